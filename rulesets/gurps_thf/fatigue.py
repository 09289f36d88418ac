"""Fatigue of a fight: what tiredness does, and spending more than there is. Rules: FAT-1 to FAT-5."""

from collections.abc import Generator
from typing import Any

from battlemap.rules.api import ActionRequest, Apply, CommandError, Line, Outcome, T, Table

from . import body, state
from .injury import check_death
from .rolls import Score, roll
from .tables import numbers

Going = Generator[Any, Any, Any]


def lose(table: Table, token_id: str, points: int) -> Going:
    """Fatigue points are lost; below zero each costs a hit point too, below the negative maximum only hit points."""
    token = table.token(token_id)
    stats = table.stats(token)
    before, least = int(stats["fp"]), -int(stats["fp_max"])
    after = max(before - points, least)
    over = points - (before - after)
    below = max(0, min(before, 0) - after) + over
    hp = int(stats["hp"])
    edit = table.edit().stats(token, fp=after)
    lines = [Line("FAT-1", T("{name} loses {points} fatigue points", name=token.name or token_id, points=points))]
    if below:
        edit.stats(token_id, hp=hp - below)
        lines.append(Line("FAT-2", T("exhausted: {points} hit points too", points=below)))
    if after <= least and not state.has(token, "unconscious"):
        edit.add(token_id, "unconscious", by="fatigue").set(token_id, posture="lying")
        lines.append(Line("FAT-3", T("{name} falls unconscious with exhaustion", name=token.name or token_id)))
    yield Apply(edit.changes(), tuple(lines))
    if below:
        yield from check_death(table, token_id, hp)


def spend(request: ActionRequest, table: Table) -> Generator[Any, Any, Outcome]:
    """The action: so many points are spent or lost."""
    yield from lose(table, request.by, int(request.options.get("points", 1)))
    return Outcome()


def of_a_fight(request: ActionRequest, table: Table) -> Generator[Any, Any, Outcome]:
    """The action: after more than ten seconds of fighting those who struck or defended are tired, the more they carry."""
    combat = table.combat
    if combat is None:
        raise CommandError(T("There is no fight"), code="no-combat", hint=T("do this before the fight ends"))
    seconds = int(request.options.get("seconds") or combat.round)
    lost = yield from tire(table, seconds, bool(request.options.get("hot")))
    return Outcome(value=lost)


def tire(table: Table, seconds: int, hot: bool) -> Generator[Any, Any, dict[str, int]]:
    """What a fight of so many seconds costs those who fought, once. Returns: fatigue points lost by token."""
    row, combat = numbers("attack")["fatigue"], table.combat
    fought = list(combat.data.get("fought", ())) if combat is not None else []
    lost: dict[str, int] = {}
    if not fought:
        return lost
    if seconds <= row["seconds"]:
        yield Apply(lines=(Line("FAT-4", T("{seconds} seconds: too short to tire anybody", seconds=seconds)),))
        return lost
    here = {token.id for token in table.tokens()}
    for token_id in fought:
        if token_id not in here or state.has(table.token(token_id), "dead"):
            continue
        stats = table.stats(table.token(token_id))
        more = row["plate"] if stats["plate_armour"] else row["hot"] if hot else 0
        lost[token_id] = row["by_load"][int(stats["encumbrance"])] + more
        yield from lose(table, token_id, lost[token_id])
    yield Apply(table.edit().combat(fought=None).changes())
    return lost


def combat_ended(table: Table) -> Generator[Any, Any, Outcome]:
    """The fight is over: its fatigue, unless the table had it before by the action or plays without."""
    combat = table.combat
    if combat is not None and table.options["fight_fatigue"] != "by_hand":
        yield from tire(table, combat.round, table.options["fight_fatigue"] == "hot")
    return Outcome()


def strive(table: Table, token_id: str) -> Generator[Any, Any, bool]:
    """At no fatigue points left, Will decides whether anything can be done. Returns: False if the token collapses."""
    token = table.token(token_id)
    stats = table.stats(token)
    if int(stats["fp"]) > 0 or int(stats["fp"]) <= -int(stats["fp_max"]):
        return True
    score = Score(body.will(stats), T("Will"), "FAT-2")
    check = yield from roll(table, score, "exhaustion", token_id, rule="FAT-2")
    if check.ok:
        return True
    edit = table.edit().add(token, "collapsed").set(token_id, posture="lying")
    yield Apply(edit.changes(), (Line("FAT-2", T("{name} collapses", name=token.name or token_id)),))
    if check.fumble:
        yield from _heart(table, token_id)
    return False


def recover(table: Table, token_id: str) -> Going:
    """With fatigue points again, who collapsed or fell unconscious by it comes round."""
    token = table.token(token_id)
    if int(table.stats(token)["fp"]) <= 0:
        return None
    gone = [c for c in ("collapsed",) if state.has(token, c)]
    if state.told(token, "unconscious", "by") == "fatigue":
        gone.append("unconscious")
    if gone:
        edit = table.edit()
        for condition in gone:
            edit.remove(token_id, condition)
        yield Apply(edit.changes(), (Line("FAT-2", T("{name} comes round", name=token.name or token_id)),))
    return None


def _heart(table: Table, token_id: str) -> Going:
    token = table.token(token_id)
    stats = table.stats(token)
    check = yield from roll(
        table, Score(int(stats["ht"]), T("HT"), "FAT-2"), "heart", token_id, rule="FAT-2", apart=lambda c: c.ok
    )
    if not check.ok:
        minutes = f"{int(stats['ht']) / 3:.0f}"
        edit = (
            table.edit()
            .stats(token, fp=-int(stats["fp_max"]))
            .add(token_id, "heart_attack")
            .add(token_id, "unconscious")
        )
        text = T(
            "{name}: heart attack, dead in {minutes} minutes unless treated",
            name=token.name or token_id,
            minutes=minutes,
        )
        yield Apply(edit.changes(), (Line("FAT-2", text),))
    return None

"""Surprise: who is stunned when a fight begins, and how it passes. Rules: SUR-1, SUR-2, SUR-3, SUR-6, DMG-11."""

from collections.abc import Generator, Mapping, Sequence
from typing import Any

from battlemap.rules.api import ActionRequest, Apply, Line, Modifier, Outcome, Roll, T, Table, Token

from . import state
from .rolls import Score
from .skill import with_body
from .tables import numbers

Stats = Mapping[str, Any]
Going = Generator[Any, Any, Outcome]


def side_modifiers(own: Sequence[Stats], other: Sequence[Stats]) -> tuple[Modifier, ...]:
    """What is added to a side's die. Args: own, other: the stats of both sides."""
    row = numbers("surprise")["side"]
    leader, rival = _leader(own), _leader(other)
    found = []
    if leader is not None and leader.get("combat_reflexes"):
        found.append(Modifier(row["leader_reflexes"], "SUR-3", T("the leader has Combat Reflexes")))
    elif any(one.get("combat_reflexes") for one in own):
        found.append(Modifier(row["member_reflexes"], "SUR-3", T("somebody has Combat Reflexes")))
    if leader is not None and rival is not None and leader["iq"] > rival["iq"]:
        found.append(Modifier(row["smarter_leader"], "SUR-3", T("the cleverer leader")))
    if any(int(one.get("tactics") or 0) >= row["tactics_from"] for one in own):
        found.append(Modifier(row["tactics"], "SUR-3", T("a great tactician")))
    if leader is None and not all(one.get("animal") for one in own):
        found.append(Modifier(row["leaderless"], "SUR-3", T("no leader")))
    return tuple(found)


def partial(request: ActionRequest, table: Table) -> Going:
    """Two groups meet: each rolls a die; the lower side is mentally stunned."""
    token = table.token(request.by)
    own = [t for t in table.tokens() if t.id == token.id or (t.side == token.side and token.side)]
    other = [t for t in table.tokens() if t.id not in {one.id for one in own}]
    totals = []
    for side, rival in ((own, other), (other, own)):
        modifiers = side_modifiers([table.stats(t) for t in side], [table.stats(t) for t in rival])
        by = _leader_token(side, table)
        rolled = yield Roll("1d6", "surprise", by=by, modifiers=modifiers, rule="SUR-2")
        totals.append(rolled.total + int(sum(m.value for m in modifiers)))
    if totals[0] == totals[1]:
        yield Apply(lines=(Line("SUR-2", T("{one} against {two}: nobody is surprised", one=totals[0], two=totals[1])),))
        return Outcome(value={"totals": totals, "surprised": None})
    losers = own if totals[0] < totals[1] else other
    edit = table.edit()
    for loser in losers:
        edit.add(loser, "mentally_stunned", turns=0, growing=True)
    line = Line("SUR-2", T("{one} against {two}: the lower side is mentally stunned", one=totals[0], two=totals[1]))
    yield Apply(edit.changes(), (line,))
    return Outcome(value={"totals": totals, "surprised": 0 if losers is own else 1})


def total(request: ActionRequest, table: Table) -> Going:
    """All foes are caught completely off guard: frozen for 1d rounds, mentally stunned after that."""
    token = table.token(request.by)
    others = [t for t in table.tokens() if t.id != token.id and not (token.side and t.side == token.side)]
    if request.target is not None:
        others = [table.token(request.target)]
    for victim in others:
        rolled = yield Roll("1d6", "frozen", by=victim.id, rule="SUR-1")
        edit = table.edit().add(victim.id, "mentally_stunned", turns=0)
        combat = table.combat
        if combat is not None:
            edit.add(victim.id, "surprised", until=combat.round + rolled.total, ends="turn_start", rounds=rolled.total)
        else:
            edit.add(victim.id, "surprised", rounds=rolled.total)
        line = Line(
            "SUR-1", T("{name} is frozen for {rounds} rounds", name=victim.name or victim.id, rounds=rolled.total)
        )
        yield Apply(edit.changes(), (line,))
    return Outcome()


def recovery(table: Table, token: Token) -> Score:
    """What a mentally stunned token rolls against at the end of its turn."""
    stats = table.stats(token)
    score = Score(int(stats["iq"]), T("IQ"), "DMG-11")
    if state.told(token, "mentally_stunned", "growing"):
        turns = int(state.told(token, "mentally_stunned", "turns", 0))
        score = score.plus(turns, "SUR-2", T("turns since"))
    if stats.get("combat_reflexes"):
        score = score.plus(numbers("surprise")["recovery"]["reflexes"], "SUR-6", T("Combat Reflexes"))
    return with_body(score, table, token)


def _leader(side: Sequence[Stats]) -> Stats | None:
    leaders = [one for one in side if one.get("leader")]
    return max(leaders, key=lambda one: int(one["iq"])) if leaders else None


def _leader_token(side: Sequence[Token], table: Table) -> str | None:
    named = next((t.id for t in side if table.stats(t).get("leader")), None)
    return named or (side[0].id if side else None)

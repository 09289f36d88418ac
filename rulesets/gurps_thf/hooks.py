"""What turns and steps bring with them.

Rules: MAN-13f, DMG-2, DMG-10, DMG-11, HIT-12, SEQ-4, SEQ-5, FAT-2, CLO-10, CLO-14, RNG-13.
"""

from collections.abc import Generator
from typing import Any

from battlemap.rules.api import Apply, Cell, Edit, Line, Outcome, Resolution, Step, T, Table, Token

from . import body, climbing, close, evasion, fatigue, hazards, opportunity, series, state, surprise, water, weariness
from .injury import breathe, consciousness_modifier
from .rolls import Score, roll

Going = Generator[Any, Any, Any]
LASTING = {
    "all_out_attack": "off_guard", "all_out_defence": "guarding", "wait": "waiting", "step_and_concentrate": "concentrating",
}  # fmt: skip


TURNS = ("turn", "turn_before")
STROVE = "strove"  # has rolled already, in this turn, for being able to move at all
PASSING = ("shock", "off_guard", "guarding", "waiting", "concentrating", "evaluating", "feinting", "loading", "exposed")


def turn_started(token: Token, table: Table) -> Resolution:
    """A new turn: nothing is used up; who cannot breathe fights for air, who sprints on tires."""
    yield from series.due(table, token)
    if all(one.id != token.id for one in table.tokens()):
        return Outcome()
    token = table.token(token.id)
    yield from weariness.sprinted(table, token.id)
    edit = _note_running(state.forget(table.edit(), table, token.id), token, table)
    edit.stats(token, hexes_moved=0)
    yield Apply(edit.changes())
    yield Apply(close.note_rounds(table.edit(), table).changes())
    yield from water.keep_afloat(table, token.id)
    yield from hazards.turn_started(table, token.id)
    yield from _strangled(table, token.id)
    if state.has(table.token(token.id), "windpipe"):
        yield from breathe(table, token.id)
    return Outcome()


def time_passed(seconds: float, table: Table) -> Resolution:
    """Time goes by without a fight: fire, gas and deep water go on; what holds only for a turn is over."""
    yield from forget_passing(table)
    yield from hazards.time_passes(table, seconds)
    return Outcome()


def forget_passing(table: Table) -> Resolution:
    """When a fight begins, or time passes outside of one, what holds only for a turn or two is over."""
    edit = table.edit()
    for token in table.tokens():
        for condition in PASSING:
            if state.has(token, condition):
                edit.remove(token.id, condition)
    changes = edit.changes()
    if changes:
        yield Apply(changes)
    return Outcome()


def round_started(round: int, table: Table) -> Resolution:
    """With each second but the first fire spreads; who was exhausted and has fatigue points again comes round."""
    if round > 1:
        yield from hazards.second(table)
    for token in table.tokens():
        yield from fatigue.recover(table, token.id)
    return Outcome()


def turn_ended(token: Token, table: Table) -> Resolution:
    """What the manoeuvre leaves behind, and the rolls to come round or to stay on one's feet."""
    chosen = _chosen(token, table)
    mark = LASTING.get(chosen or "")
    if mark is not None and not state.has(token, mark, "watching"):
        edit = table.edit().add(
            token, mark, until=state.following_turn(token, table), ends="turn_start", **_more(mark, token, table)
        )
        yield Apply(edit.changes())
    if chosen != "wait" and state.has(table.token(token.id), opportunity.WATCHING):
        yield Apply(table.edit().remove(token.id, opportunity.WATCHING).changes())
    for one in table.tokens():
        if state.has(one, climbing.CLIMBING):
            yield from climbing.falls_off(table, one.id)
    yield from recover_stun(table, token.id)
    yield from stay_awake(table, token.id, chosen)
    return Outcome()


def entered_cell(token: Token, cell: Cell, table: Table) -> Resolution:
    """A step: what it means in close combat, and who lay in wait for it."""
    yield from evasion.entered(token, cell, table)
    if any(one.id == token.id and table.cell(one) == cell for one in table.tokens()):
        yield from hazards.entered(table, token.id, cell)
        yield from opportunity.entered(table.token(token.id), cell, table)
    return Outcome()


def stepping(token: Token, step: Step, table: Table) -> Resolution | None:
    """Before a step: the exhausted have to strive to move at all, once a turn; a climb calls for its roll."""
    if step.do in TURNS:
        return None
    spent = state.in_fight(token, table) and int(table.stats(token)["fp"]) <= 0
    if spent and not state.since(token, table).get(STROVE):
        return _strives(token, step, table)
    return climbing.stepping(token, step, table)


def _strives(token: Token, step: Step, table: Table) -> Resolution:
    yield Apply(state.note(table.edit(), table, token.id, **{STROVE: True}).changes())
    if not (yield from fatigue.strive(table, token.id)):
        return Outcome(value=False)
    climb = climbing.stepping(table.token(token.id), step, table)
    return (yield from climb) if climb is not None else Outcome()


def left_cell(token: Token, cell: Cell, table: Table) -> Resolution:
    """A step out of a cell: holds end, enemies who were passed may stop it."""
    yield from climbing.taken_off(table, token.id)
    yield from evasion.left(token, cell, table)
    return Outcome()


def _note_running(edit: Edit, token: Token, table: Table) -> Edit:
    """Who ran in the turn before is remembered (CLO-14)."""
    edit.remove(token, "exposed")
    combat = table.combat
    if combat is None:
        return edit
    stats = table.stats(token)
    others = [id_ for id_ in combat.data.get(state.RAN, ()) if id_ != token.id]
    ran = 2 * int(stats["hexes_moved"]) > body.current_move(stats)
    now = [*others, token.id] if ran else others
    return edit.combat(**{state.RAN: now or None}) if now != list(combat.data.get(state.RAN, ())) else edit


def _strangled(table: Table, token_id: str) -> Going:
    """Who is choked holds out for HT seconds, then loses a fatigue point a second (CLO-10)."""
    token = table.token(token_id)
    if not state.has(token, "choked"):
        return None
    seconds = int(state.told(token, "choked", "seconds", 0)) + 1
    yield Apply(table.edit().add(token, "choked", seconds=seconds).changes())
    if seconds > int(table.stats(token)["ht"]):
        yield Apply(lines=(Line("CLO-10", T("{name} has no more air", name=token.name or token_id)),))
        yield from fatigue.lose(table, token_id, 1)
    return None


def recover_stun(table: Table, token_id: str) -> Going:
    """HT against stun, IQ against mental stun; nothing while frozen by surprise."""
    token = table.token(token_id)
    if state.has(token, "stunned"):
        score = Score(int(table.stats(token)["ht"]), T("HT"), "DMG-10")
        yield from _shake_off(table, token_id, "stunned", score, "DMG-10")
    token = table.token(token_id)
    if state.has(token, "mentally_stunned") and not state.has(token, "surprised"):
        yield from _shake_off(table, token_id, "mentally_stunned", surprise.recovery(table, token), "DMG-11")
    return None


def stay_awake(table: Table, token_id: str, chosen: str | None) -> Going:
    """Below one hit point: HT or fall unconscious, unless he did nothing and had to defend himself against nothing."""
    token = table.token(token_id)
    stats = table.stats(token)
    if int(stats["hp"]) > 0 or state.has(token, "unconscious", "dead"):
        return None
    used = state.since(token, table)
    if chosen in (None, "do_nothing") and not used.get("attacked") and not used.get("defended"):
        return None
    check = yield from roll(table, awake_score(stats), "stay_awake", token_id, rule="DMG-2", apart=lambda c: c.ok)
    if not check.ok:
        edit = table.edit().add(token, "unconscious").set(token_id, posture="lying")
        yield Apply(edit.changes(), (Line("DMG-2", T("{name} falls unconscious", name=token.name or token_id)),))
    return None


def awake_score(stats: Any) -> Score:
    """What is rolled against to stay conscious at 0 hit points or below."""
    worse = consciousness_modifier(int(stats["hp"]), int(stats["hp_max"]))
    return Score(int(stats["ht"]), T("HT"), "DMG-2").plus(worse, "DMG-2", T("far below zero"))


def _shake_off(table: Table, token_id: str, condition: str, score: Score, rule: str) -> Going:
    check = yield from roll(table, score, "recover", token_id, rule=rule, apart=lambda c: c.ok)
    token = table.token(token_id)
    if check.ok:
        line = Line(rule, T("{name} comes round", name=token.name or token_id))
        yield Apply(table.edit().remove(token, condition).changes(), (line,))
        return None
    known = state.mark(token, condition)
    extra = {**(known.extra if known else {}), "turns": int(state.told(token, condition, "turns", 0)) + 1}
    extra.pop("ends", None)
    yield Apply(table.edit().add(token, condition, **extra).changes())
    return None


def _chosen(token: Token, table: Table) -> str | None:
    combat = table.combat
    if combat is None:
        return None
    chosen = combat.data.get("manoeuvres", {}).get(token.id, combat.data.get("manoeuvre"))
    return chosen if isinstance(chosen, str) else None


def _more(mark: str, token: Token, table: Table) -> dict[str, Any]:
    return {"still": int(table.stats(token)["hexes_moved"]) == 0} if mark == "waiting" else {}

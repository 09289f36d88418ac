"""Manoeuvres that prepare, watch or hold: each leaves a mark on the fighter.

Rules: MAN-1 to MAN-4, MAN-9 to MAN-11, MAN-13h, MAN-16, DMG-12.
"""

from collections.abc import Generator
from typing import Any

from battlemap.rules.api import ActionRequest, Apply, CommandError, Line, Outcome, T, Table, Token

from . import body, hands, multi, state
from .injury import ON_FEET, recovery
from .meetings import posture_of
from .rolls import Score, roll
from .skill import with_body
from .tables import numbers
from .weapons import weapon, weapons_of

Going = Generator[Any, Any, Outcome]


def evaluate(request: ActionRequest, table: Table) -> Going:
    """Study a foe: +1 for each turn, at most +3, used up by the next blow at him or lost at the end of the next turn."""
    token = table.token(request.by)
    known = state.told(token, "evaluating", "target") == request.target
    bonus = min(
        numbers("attack")["modifiers"]["evaluate_most"],
        (int(state.told(token, "evaluating", "bonus", 0)) if known else 0) + 1,
    )
    until = state.following_turn(token, table)
    edit = table.edit().add(
        token, "evaluating", until=until, ends="turn_end" if until else "", target=request.target, bonus=bonus
    )
    yield Apply(edit.changes(), (Line("MAN-3", T("{name} evaluates: +{bonus}", name=_name(token), bonus=bonus)),))
    return Outcome()


def aim(request: ActionRequest, table: Table) -> Going:
    """Aim at one target; each turn more makes the shot surer."""
    token = table.token(request.by)
    held = weapon(table.stats(token), request.using)
    same = (
        state.told(token, "aiming", "target") == request.target and state.told(token, "aiming", "weapon") == held.name
    )
    turns = (int(state.told(token, "aiming", "turns", 0)) if same else 0) + 1
    edit = table.edit().add(
        token,
        "aiming",
        target=request.target,
        weapon=held.name,
        turns=turns,
        braced=bool(request.options.get("braced")),
    )
    yield Apply(edit.changes(), (Line("MAN-2", T("{name} aims, turn {turns}", name=_name(token), turns=turns)),))
    return Outcome()


def make_ready(request: ActionRequest, table: Table) -> Going:
    """Make a weapon ready: one turn of those it needs; from the ground two."""
    token = table.token(request.by)
    held = weapon(table.stats(token), request.using)
    why = hands.not_at_hand(token, table, held)
    if why is not None and why.rule != "MAN-4":
        raise CommandError(why.text, code="not-offered", rule=why.rule)
    left = int(state.told(token, "unready", held.name, 0))
    where = str(request.options.get("lies", "in_hand"))
    needs = left or {"in_hand": 1, "beside": 1, "ground": 2}[where]
    known = state.mark(token, "unready")
    rest = {**(known.extra if known else {}), held.name: needs - 1}
    if held.name in hands.dropped(token):  # all that it can be used for is picked up with it
        same = [name for name in hands.dropped(token) if hands.thing(name) == hands.thing(held.name)]
        rest |= dict.fromkeys(same, needs - 1)
    rest = {name: turns for name, turns in rest.items() if turns}
    edit = table.edit()
    if needs == 1:
        hands.take(edit, token, table, held)
    edit.add(token, "unready", **rest) if rest else edit.remove(token, "unready")
    text = T("{name}: {weapon} is ready", name=_name(token), weapon=held.name)
    if needs > 1:
        text = T("{name}: {weapon} needs {turns} more turns", name=_name(token), weapon=held.name, turns=needs - 1)
    if not held.melee:
        until = state.following_turn(token, table)
        edit.add(token, "loading", until=until, ends="turn_start" if until else "", weapon=held.name)
    yield Apply(edit.changes(), (Line("MAN-4", text),))
    return Outcome()


def drop(request: ActionRequest, table: Table) -> Going:
    """Let a weapon fall; costs nothing."""
    token = table.token(request.by)
    held = hands.held_by(token, table)
    if not held:
        raise CommandError(T("{name} holds nothing", name=_name(token)), code="not-offered", rule="MAN-4")
    one = held[0] if request.using is None else weapon(table.stats(token), request.using)
    if not any(hands.thing(w.name) == hands.thing(one.name) for w in held):
        raise CommandError(T("{weapon} is not in hand", weapon=one.name), code="not-offered", rule="MAN-4")
    edit = hands.drop(table.edit(), token, table, (one,))
    yield Apply(edit.changes(), (Line("MAN-4", T("{name} drops {weapon}", name=_name(token), weapon=one.name)),))
    return Outcome()


def re_ready(request: ActionRequest, table: Table) -> Going:
    """One attack and one parry for a readying turn (MAN-13h); of a bow only an attack (MAN-13e)."""
    token = table.token(request.by)
    stats = table.stats(token)
    held = weapon(
        stats, request.using or next((w.name for w in weapons_of(stats) if not multi.ready(token, table, w)), None)
    )
    left = int(state.told(token, "unready", held.name, 0))
    known = state.mark(token, "unready")
    rest = {**(known.extra if known else {}), held.name: left - 1}
    rest = {name: turns for name, turns in rest.items() if turns > 0}
    edit = table.edit()
    edit.add(token, "unready", **rest) if rest else edit.remove(token, "unready")
    if held.melee:
        state.note(edit, table, token.id, parries_traded=int(state.since(token, table).get("parries_traded", 0)) + 1)
    rule = "MAN-13h" if held.melee else "MAN-13e"
    line = Line(rule, T("{name} readies {weapon} within the turn", name=_name(token), weapon=held.name))
    yield Apply(edit.changes(), (line,))
    return Outcome()


def concentrate(request: ActionRequest, table: Table) -> Going:
    """Concentrate; defending may break it."""
    yield from _mark(table, request.by, "concentrating", "MAN-9", T("concentrates"))
    return Outcome()


def wait(request: ActionRequest, table: Table) -> Going:
    """Wait for a foe to come within reach."""
    token = table.token(request.by)
    still = int(table.stats(token)["hexes_moved"]) == 0
    yield from _mark(table, request.by, "waiting", "MAN-10", T("waits"), still=still)
    return Outcome()


def all_out_defence(request: ActionRequest, table: Table) -> Going:
    """Two different defences against each attack until the next turn."""
    yield from _mark(table, request.by, "guarding", "MAN-11", T("defends with all strength"))
    return Outcome()


def do_nothing(request: ActionRequest, table: Table) -> Going:
    """Nothing at all."""
    token = table.token(request.by)
    yield Apply(lines=(Line("MAN-16", T("{name} does nothing", name=_name(token))),))
    return Outcome()


def recover(request: ActionRequest, table: Table) -> Going:
    """After the fight: does what was crippled heal?"""
    return Outcome(value=(yield from recovery(table, request.by)))


def change_position(request: ActionRequest, table: Table) -> Going:
    """Another posture. From lying it takes a turn to kneel or crouch, the next to stand; some are faster, some slower."""
    token = table.token(request.by)
    wanted = str(request.options.get("posture", "standing"))
    now = posture_of(token)
    if wanted == now:
        raise CommandError(T("{name} is in that posture", name=_name(token)), code="not-offered", rule="MAN-1")
    _bears(token, wanted)
    if now == "lying" and wanted != "lying":
        return (yield from _get_up(table, token, wanted, bool(request.options.get("acrobatics"))))
    yield from _take(table, token, wanted)
    return Outcome()


def _bears(token: Token, posture: str) -> None:
    """Raises CommandError `not-offered` for who would have to stand on a crippled leg."""
    if posture in ON_FEET and state.has(token, "crippled_leg"):
        raise CommandError(
            T("{name} cannot stand on a crippled leg", name=_name(token)), code="not-offered", rule="DMG-16",
            hint=T("kneel, sit or crawl"),
        )  # fmt: skip


def crouch(request: ActionRequest, table: Table) -> Going:
    """Crouching, and standing up from it, costs nothing."""
    token = table.token(request.by)
    now = posture_of(token)
    if now not in ("standing", "crouching"):
        raise CommandError(T("Only who stands can crouch at once"), code="not-offered", rule="MAN-1")
    if now == "standing" and int(table.stats(token)["hexes_moved"]) > 0:
        raise CommandError(
            T("{name} has moved: no free crouch now", name=_name(token)), code="not-offered", rule="MAN-1"
        )
    yield from _take(table, token, "crouching" if now == "standing" else "standing")
    return Outcome()


def _get_up(table: Table, token: Token, wanted: str, leap: bool) -> Going:
    stats = table.stats(token)
    needs = int(stats["getting_up"])
    if leap:
        score = with_body(Score(body.acrobatics(stats), T("Acrobatics"), "DMG-12"), table, token)
        check = yield from roll(table, score, "acrobatics", token.id, rule="DMG-12", apart=lambda c: c.ok)
        needs = 1 if check.ok else needs
    spent = int(state.told(token, "getting_up", "turns", 0)) + 1
    if wanted != "standing" or needs <= 1:
        yield from _take(table, token, wanted)
    elif spent < needs - 1:
        text = T("{name} gets up: {turns} more turns", name=_name(token), turns=needs - spent)
        yield Apply(table.edit().add(token, "getting_up", turns=spent).changes(), (Line("DMG-12", text),))
    else:
        yield from _take(table, token, "crouching", "DMG-12")
    return Outcome()


def _take(table: Table, token: Token, posture: str, rule: str = "MAN-1") -> Generator[Any, Any, None]:
    edit = table.edit().set(token, posture=posture).remove(token, "getting_up")
    yield Apply(edit.changes(), (Line(rule, T("{name}: {posture}", name=_name(token), posture=POSTURES[posture])),))


def _mark(table: Table, token_id: str, condition: str, rule: str, does: Any, **more: Any) -> Generator[Any, Any, None]:
    token = table.token(token_id)
    until = state.following_turn(token, table)
    edit = table.edit().add(token, condition, until=until, ends="turn_start" if until else "", **more)
    yield Apply(edit.changes(), (Line(rule, T("{name} {does}", name=_name(token), does=does)),))


def _name(token: Token) -> str:
    return token.name or token.id


POSTURES = {
    "standing": T("standing"), "crouching": T("crouching"), "kneeling": T("kneeling"), "crawling": T("crawling"),
    "sitting": T("sitting"), "lying": T("lying"),
}  # fmt: skip

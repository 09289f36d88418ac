"""Holding on: grapple, seize a weapon or its arm, take down, pin, choke, bite, break free.

Who holds whom is a relation `grapple` (how: grapple, bite, weapon_arm), `pin` or `weapon_grip`; the marks of the one who is held
keep him in the hex. Rules: CLO-2 to CLO-5, CLO-7 to CLO-11, CLO-22, HIT-1.
"""

from collections.abc import Generator
from dataclasses import dataclass
from typing import Any

from battlemap.rules.api import (
    ActionRequest,
    Apply,
    Ask,
    Choice,
    CommandError,
    Edit,
    Line,
    Outcome,
    Relation,
    T,
    Table,
    Text,
    Token,
    Why,
)

from . import body, close, hands, state
from .attack import Blow, able, blow
from .contests import against, dexterity, helpers, is_low, joined, strength
from .damage import Hurt
from .injury import suffer
from .locations import grapple_penalty, place, place_on
from .meetings import posture_of
from .rolls import Contest, Score
from .tables import numbers
from .weapons import weapon, weapons_of

Going = Generator[Any, Any, Outcome]
HOLD, PIN, GRIP = "grapple", "pin", "weapon_grip"
KINDS = (HOLD, PIN, GRIP)
BY_HAND = {  # the hands an action needs
    "grapple": ("CLO-2", 1), "seize_weapon": ("CLO-4", 1), "seize_arm": ("CLO-5", 1), "pin": ("CLO-9", 1),
    "choke": ("CLO-10", 2),
}  # fmt: skip
HOLD_FIRST, FREE_HAND = T("take hold of the foe first"), T("drop what is in the hand first")


@dataclass(frozen=True, slots=True)
class Pair:
    """Two in one hex, one of whom is about to do something to the other."""

    by: Token
    target: Token

    @property
    def names(self) -> dict[str, str]:
        return {"name": self.by.name or self.by.id, "other": self.target.name or self.target.id}


def pair(request: ActionRequest, table: Table, rule: str) -> Pair:
    """The two of a request. Raises CommandError `out-of-reach` unless they are in one hex."""
    if request.target is None:
        raise CommandError(T("Close combat needs a target"), hint=T("name a token"))
    found = Pair(table.token(request.by), table.token(request.target))
    if not close.together(table, found.by, found.target):
        raise CommandError(
            T("{other} is not in the same hex", **found.names), code="out-of-reach", rule=rule,
            hint=T("step into that hex first"),
        )  # fmt: skip
    return found


# --- who holds whom ---------------------------------------------------------------------------------------------------


def hold_of(table: Table, by: str, target: str, kind: str = HOLD) -> Relation | None:
    """The hold of the one on the other, if there is one."""
    return next((r for r in table.relations(by, kind) if r.of == by and r.to == target), None)


def can_be_held(table: Table, by: Token, target: Token) -> bool:
    """Nobody holds a foe of at least twice his ST in the hex."""
    times: int = numbers("close")["limits"]["hold_st_times"]
    return body.strength(table.stats(target)) < times * body.strength(table.stats(by))


def no_hand(table: Table, two: Pair, rule: str, needed: int = 1) -> Why | None:
    """Why no hand can take hold; None if there are enough. A bite that holds chokes without any."""
    known = hold_of(table, two.by.id, two.target.id)
    if known is not None and known.data.get("hold") == "bite":
        return None
    return hands.no_hand(table, two.by, rule, two.target.id, needed)


def _grips(table: Table, two: Pair, wanted: int) -> dict[str, Any]:
    """How many hands take hold and which; of both wanted only what is free. A beast has as many as it wants."""
    sides = hands.taking(table, two.by, two.target.id, wanted)
    return {"hands": wanted if table.stats(two.by)["animal"] else len(sides), "sides": sides}


def seize(edit: Edit, table: Table, two: Pair, how: str, part: str, wanted: int, **more: str) -> Edit:
    """Write a hold down. Args: wanted: hands, 0 for a bite."""
    edit.relate(two.by.id, HOLD, two.target.id, hold=how, part=part, **more, **_grips(table, two, wanted))
    return edit.add(two.target.id, "grappled") if can_be_held(table, two.by, two.target) else edit


def release(edit: Edit, table: Table, by: str, target: str) -> Edit:
    """All holds of the one on the other end; the marks go with the last holder."""
    for kind in KINDS:
        edit.part(by, kind, target)
    held = table.token(target)
    others = [r for r in table.relations(target) if r.to == target and r.of != by]
    others = [r for r in others if close.together(table, table.token(r.of), held)]
    if not any(r.kind == HOLD and can_be_held(table, table.token(r.of), held) for r in others):
        edit.remove(target, "grappled")
    if not any(r.kind == PIN for r in others):
        edit.remove(target, "pinned")
    return edit.remove(target, "choked")


def release_far(edit: Edit, table: Table, token: Token) -> Edit:
    """Holds end when the two are no longer in one hex."""
    for relation in table.relations(token.id):
        if relation.kind in KINDS and not close.together(table, table.token(relation.of), table.token(relation.to)):
            release(edit, table, relation.of, relation.to)
    return edit


def let_go(request: ActionRequest, table: Table) -> Going:
    """Let the foe go."""
    two = pair(request, table, "CLO-2")
    if not any(hold_of(table, two.by.id, two.target.id, kind) for kind in KINDS):
        raise CommandError(T("{name} does not hold {other}", **two.names), code="not-offered", rule="CLO-2")
    edit = release(table.edit(), table, two.by.id, two.target.id)
    yield Apply(edit.changes(), (Line("CLO-2", T("{name} lets {other} go", **two.names)),))
    return Outcome()


# --- taking hold ------------------------------------------------------------------------------------------------------


def grapple(request: ActionRequest, table: Table) -> Going:
    """Take hold of the foe: DX against DX; no damage."""
    two = pair(request, table, "CLO-2")
    _stop(no_hand(table, two, "CLO-2"), FREE_HAND)
    row = numbers("close")["modifiers"]
    low = is_low(two.target)
    score = dexterity(table, two.by, "CLO-2").plus(
        row["grapple_low" if low else "grapple"], "CLO-2", T("grappling one who is down") if low else T("grappling")
    )
    where = place_on(str(request.options.get("location", "torso")), table.stats(two.target))
    score = score.with_all((grapple_penalty(where, table.stats(two.target), table.options),))
    result = yield from against(
        table, (two.by, score), (two.target, dexterity(table, two.target, "CLO-2")), "grapple", "CLO-2"
    )
    won = result.winner == two.by.id
    if won:
        wanted = 2 if request.options.get("hands", "one") == "both" else 1
        edit = seize(table.edit(), table, two, HOLD, where.kind, wanted)
        yield Apply(edit.changes(), (Line("CLO-2", _caught(table, two)),))
    else:
        yield Apply(lines=(Line("CLO-2", T("{name} does not get hold of {other}", **two.names)),))
    return Outcome(hit=won, value=won)


def seize_weapon(request: ActionRequest, table: Table) -> Going:
    """Grab the foe's weapon by DX; on a later turn wrest it from him by ST."""
    return (yield from _seize(request, table, "CLO-4", GRIP, T("{name} wrests the weapon from {other}")))


def seize_arm(request: ActionRequest, table: Table) -> Going:
    """Grab the arm with the weapon by DX, which is a grapple; on a later turn make him drop it by ST."""
    return (yield from _seize(request, table, "CLO-5", HOLD, T("{name} makes {other} drop the weapon")))


def _seize(request: ActionRequest, table: Table, rule: str, kind: str, taken: Text) -> Going:
    two = pair(request, table, rule)
    known = hold_of(table, two.by.id, two.target.id, kind)
    if known is not None and (kind == GRIP or known.data.get("hold") == "weapon_arm"):
        first, second = (strength(table, token, rule) for token in (two.by, two.target))
        result = yield from against(table, (two.by, first), (two.target, second), "wrest", rule)
        won = result.winner == two.by.id
        if won:
            edit = _disarm(table.edit(), table, two.target, str(known.data.get("weapon", "")))
            edit = edit.part(two.by.id, GRIP, two.target.id) if kind == GRIP else edit
            yield Apply(edit.changes(), (Line(rule, Text(taken.key, two.names)),))
        return Outcome(hit=won, value=won)
    _stop(no_hand(table, two, rule), FREE_HAND)
    held = _weapon_of(request, table, two.target)
    first, second = (dexterity(table, token, rule) for token in (two.by, two.target))
    result = yield from against(table, (two.by, first), (two.target, second), "grab", rule)
    won = result.winner == two.by.id
    if won:
        edit = table.edit()
        if kind == GRIP:
            edit.relate(two.by.id, GRIP, two.target.id, weapon=held, **_grips(table, two, 1))
        else:
            seize(edit, table, two, "weapon_arm", "arm", 1, weapon=held)
        yield Apply(edit.changes(), (Line(rule, T("{name} grabs {weapon} of {other}", weapon=held, **two.names)),))
    return Outcome(hit=won, value=won)


def _weapon_of(request: ActionRequest, table: Table, target: Token) -> str:
    stats = table.stats(target)
    named = str(request.options.get("weapon", ""))
    if named:
        return weapon(stats, named).name
    held = hands.held_by(target, table)
    if not held:
        raise CommandError(T("The foe holds no weapon"), code="not-offered", rule="CLO-4")
    return next((w for w in held if "shield" not in w.flags), held[0]).name


def _disarm(edit: Edit, table: Table, target: Token, name: str) -> Edit:
    lost = next((w for w in weapons_of(table.stats(target)) if w.name == name), None)
    return edit if lost is None else hands.drop(edit, target, table, (lost,))


def bite(request: ActionRequest, table: Table) -> Going:
    """A bite. That of a beast which hits is a grapple too, from which it may take the foe down or choke him."""
    two = pair(request, table, "CLO-3")
    stats = table.stats(two.by)
    held = weapon(stats, request.using or "bite")
    plan = Blow(two.by.id, two.target.id, held, str(request.options.get("location", "torso")))
    result = yield from blow(table, plan)
    if result.hit and stats["animal"] and able(table, two.by.id, two.target.id):
        where = place_on(plan.location, table.stats(two.target))
        edit = seize(table.edit(), table, two, "bite", where.kind, 0)
        yield Apply(edit.changes(), (Line("CLO-3", T("{name} bites {other} and holds on", **two.names)),))
    return Outcome(hit=result.hit, value=result)


# --- from a hold ------------------------------------------------------------------------------------------------------


def needs_hold(table: Table, two: Pair, rule: str, action: Text, holds: tuple[str, ...]) -> Why | None:
    """Why there is nothing yet to build on; None if there is a hold of one of these ways."""
    known = hold_of(table, two.by.id, two.target.id)
    if known is not None and known.data.get("hold") in holds:
        return None
    return Why(0, rule, T("{action} needs a hold first", action=action))


def no_takedown(table: Table, two: Pair) -> Why | None:
    return needs_hold(table, two, "CLO-8", T("a takedown"), ("grapple", "bite", "weapon_arm"))


def no_pin(table: Table, two: Pair) -> Why | None:
    if posture_of(two.target) != "lying":
        return Why(0, "CLO-9", T("only a foe on the ground can be pinned"))
    return None


def no_choke(table: Table, two: Pair) -> Why | None:
    known = hold_of(table, two.by.id, two.target.id)
    if known is not None and known.data.get("hold") == "bite" and known.data.get("part") == "throat":
        return None
    return needs_hold(table, two, "CLO-10", T("choking"), ("grapple",))


def _stop(why: Why | None, hint: Text = HOLD_FIRST) -> None:
    if why is not None:
        raise CommandError(why.text, code="not-offered", rule=why.rule, hint=hint)


def takedown(request: ActionRequest, table: Table) -> Going:
    """Throw a foe down who is held: best of ST, DX and Judo against his ST."""
    two = pair(request, table, "CLO-8")
    _stop(no_takedown(table, two))
    limits, row = numbers("close")["limits"], numbers("close")["modifiers"]
    friends = helpers(table, str(request.options.get("helpers", "")), two.target, two.by.id, limits["takedown_helpers"])

    def best(token: Token) -> Score:
        stats = table.stats(token)
        choices = [strength(table, token, "CLO-8"), dexterity(table, token, "CLO-8")]
        if stats.get("judo") is not None:
            choices.append(Score(int(stats["judo"]), T("Judo"), "CLO-8"))
        return max(choices, key=lambda score: score.value)

    score = joined(table, two.by, friends, best)
    if posture_of(two.by) == "lying":
        score = score.plus(row["takedown_lying"], "CLO-8", T("lying"))
    other = strength(table, two.target, "CLO-8")
    result = yield from against(table, (two.by, score), (two.target, other), "takedown", "CLO-8")
    won = result.winner == two.by.id
    if won:
        yield from _throw_down(table, two)
    else:
        yield Apply(lines=(Line("CLO-8", T("{other} stays on the feet", **two.names)),))
    return Outcome(hit=won, value=won)


def _throw_down(table: Table, two: Pair) -> Generator[Any, Any, None]:
    free = close.free_cells(table, two.target)
    here = table.cell(two.target)
    choices = [Choice("here", T("in the same hex"), cell=here)]
    choices += [Choice(f"{cell[0]:g},{cell[1]:g}", T("in that hex"), cell=cell) for cell in free]
    answer = yield Ask(two.by.id, "where", tuple(choices), "here", T("Where does {other} fall?", **two.names), "CLO-8")
    edit = table.edit().set(two.target.id, posture="lying")
    if any(hold_of(table, two.target.id, two.by.id, kind) for kind in KINDS):
        release(edit, table, two.target.id, two.by.id)
    if answer != "here":
        cell = next(cell for cell in free if f"{cell[0]:g},{cell[1]:g}" == answer)
        edit.set(two.target.id, at=(cell[0], cell[1]))
        release(edit, table, two.by.id, two.target.id)
    yield Apply(edit.changes(), (Line("CLO-8", T("{name} throws {other} down", **two.names)),))


def pin(request: ActionRequest, table: Table) -> Going:
    """Hold a foe on the ground: ST against ST, the heavier the better."""
    two = pair(request, table, "CLO-9")
    _stop(no_pin(table, two))
    _stop(no_hand(table, two, "CLO-9"), FREE_HAND)
    limits = numbers("close")["limits"]
    friends = helpers(table, str(request.options.get("helpers", "")), two.target, two.by.id, limits["pin_helpers"])
    score = joined(table, two.by, friends, lambda token: strength(table, token, "CLO-9"))
    other = strength(table, two.target, "CLO-9")
    more = float(table.stats(two.by)["weight_kg"]) - float(table.stats(two.target)["weight_kg"])
    points = int(abs(more) // limits["pin_kg"])
    score = score.plus(points if more > 0 else 0, "CLO-9", T("heavier"))
    other = other.plus(points if more < 0 else 0, "CLO-9", T("heavier"))
    result = yield from against(table, (two.by, score), (two.target, other), "pin", "CLO-9")
    won = result.winner == two.by.id
    if won:
        wanted = 1 if request.options.get("hands", "both") == "one" else 2
        edit = table.edit().add(two.target.id, "pinned")
        edit.relate(two.by.id, PIN, two.target.id, **_grips(table, two, wanted))
        for friend in friends:
            edit.relate(friend.id, PIN, two.target.id, **_grips(table, Pair(friend, two.target), 2))
        yield Apply(edit.changes(), (Line("CLO-9", T("{name} pins {other}", **two.names)),))
    return Outcome(hit=won, value=won)


def choke(request: ActionRequest, table: Table) -> Going:
    """Both hands on the throat: ST against HT; the margin is lost."""
    two = pair(request, table, "CLO-10")
    _stop(no_choke(table, two))
    _stop(no_hand(table, two, "CLO-10", 2), FREE_HAND)
    other = Score(int(table.stats(two.target)["ht"]), T("HT"), "CLO-10")
    result = yield from against(
        table, (two.by, strength(table, two.by, "CLO-10")), (two.target, other), "choke", "CLO-10"
    )
    won = result.winner == two.by.id
    if not won:
        return Outcome(hit=False, value=0)
    seconds = int(state.told(two.target, "choked", "seconds", 0))
    line = Line("CLO-10", T("{name} chokes {other}", **two.names))
    yield Apply(table.edit().add(two.target.id, "choked", seconds=seconds).changes(), (line,))
    why = (Why(result.margin, "CLO-10", T("margin of the contest")),)
    hurt = Hurt(result.margin, "cr", 0, result.margin, result.margin, place("torso"), why)
    lost = yield from suffer(table, two.target.id, hurt)
    return Outcome(hit=True, value=lost)


def break_free(request: ActionRequest, table: Table) -> Going:
    """Get loose: ST against ST; who does may move a hex at once."""
    two = pair(request, table, "CLO-11")
    held = [kind for kind in KINDS if hold_of(table, two.target.id, two.by.id, kind)]
    if not held:
        raise CommandError(T("{other} does not hold {name}", **two.names), code="not-offered", rule="CLO-11")
    row = numbers("close")["modifiers"]
    other = strength(table, two.target, "CLO-11")
    pinning = hold_of(table, two.target.id, two.by.id, PIN)
    if pinning is not None:
        both = int(pinning.data.get("hands", 2)) > 1
        other = other.plus(
            row["pin_both_hands" if both else "pin_one_hand"], "CLO-11",
            T("pinned with both hands") if both else T("pinned with one hand"),
        )  # fmt: skip
    own = strength(table, two.by, "CLO-11")
    result: Contest = yield from against(table, (two.by, own), (two.target, other), "break_free", "CLO-11")
    won = result.winner == two.by.id
    if not won:
        yield Apply(lines=(Line("CLO-11", T("{name} does not get loose", **two.names)),))
        return Outcome(hit=False, value=False)
    edit = release(table.edit(), table, two.target.id, two.by.id)
    yield Apply(edit.changes(), (Line("CLO-11", T("{name} breaks free of {other}", **two.names)),))
    token = table.token(two.by.id)
    if not state.has(token, "grappled", "pinned"):
        yield from _step_away(table, token)
    return Outcome(hit=True, value=True)


def _step_away(table: Table, token: Token) -> Generator[Any, Any, None]:
    cells = close.free_cells(table, token)
    choices = [Choice("stay", T("stays")), *(Choice(f"{c[0]:g},{c[1]:g}", T("to that hex"), cell=c) for c in cells)]
    question = T("Where does {name} go?", name=token.name or token.id)
    answer = yield Ask(token.id, "step_away", tuple(choices), "stay", question, "CLO-11")
    if answer != "stay":
        cell = next(c for c in cells if f"{c[0]:g},{c[1]:g}" == answer)
        yield Apply(table.edit().set(token.id, at=(cell[0], cell[1])).changes())


def _caught(table: Table, two: Pair) -> Text:
    if can_be_held(table, two.by, two.target):
        return T("{name} grapples {other}", **two.names)
    return T("{name} grapples {other}, who is too strong to be kept in the hex", **two.names)

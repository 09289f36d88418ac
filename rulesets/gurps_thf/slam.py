"""Running into a foe: slam, super-slam, flying tackle, and hitting something solid.

A slam is done from a hex beside the foe; the hexes gone before in the turn and the foe's own are its speed.
Rules: CLO-13 to CLO-18, MOV-21.
"""

from collections.abc import Generator
from dataclasses import dataclass
from math import floor
from typing import Any

from battlemap.rules.api import (
    ActionRequest,
    Apply,
    Ask,
    Cell,
    Choice,
    CommandError,
    Line,
    T,
    Table,
    Token,
    Why,
)

from . import close, evasion, falls, state
from .collision import collide
from .contests import against, dexterity, strength
from .damage import Hurt
from .defence import DODGE
from .defend import defend
from .injury import suffer
from .locations import place
from .meetings import is_body, posture_of
from .places import Push, push_towards
from .rolls import Contest, contest, roll
from .slam_scores import RULES, SUPER, TACKLE, Run, foe_strength, hit_scores, own_strength
from .strike import Strike
from .tables import numbers
from .weapons import weapons_of


@dataclass(frozen=True, slots=True)
class Impact:
    """How a slam ended: who lost the contest of ST (None: nobody, or it missed), by how much, and how far he flew."""

    hit: bool
    loser: str | None = None
    margin: int = 0
    pushed: int = 0
    winner_fell: bool = False
    over: bool = False


def start(request: ActionRequest, table: Table, way: str) -> Run:
    """The run of a request. Raises CommandError `out-of-reach`, `not-offered` with the reason."""
    if request.target is None:
        raise CommandError(T("Whom to run into?"), hint=T("name a token"))
    by, target = table.token(request.by), table.token(request.target)
    if not beside(table, by, target):
        raise CommandError(
            T("A slam starts beside the foe and straight at him"), code="out-of-reach", rule=RULES[way],
            hint=T("run up to him first, facing him"),
        )  # fmt: skip
    needs = points_needed(way)
    left = points_left(table, by)
    if left is not None and left < needs:
        raise CommandError(T("Not enough movement left"), code="not-offered", rule=RULES[way])
    velocity = int(table.stats(by)["hexes_moved"]) + 1
    return Run(by.id, target.id, way, table.arc(by, target), velocity, table.direction(by, target))


def beside(table: Table, by: Token, target: Token) -> bool:
    """Whether the target stands in a hex beside, straight enough ahead to run into."""
    return close.SAME <= table.distance(by, target) <= 1 + 1e-9 and table.in_melee_fan(target, by)


def points_needed(way: str) -> int:
    """Movement points of the last hex, one more for a tackle."""
    more: int = numbers("close")["slam"]["tackle_mp"]
    return 1 + (more if way == TACKLE else 0)


def points_left(table: Table, token: Token) -> float | None:
    """Movement points left in this turn; None where nobody counts."""
    combat = table.combat
    left = combat.budgets.get(token.id, {}).get("move") if combat is not None else None
    return None if left is None else float(left)


def resolve(table: Table, run: Run) -> Generator[Any, Any, Impact]:
    """The whole of it, in the order of the rules. To be used with `yield from`."""
    hit, tried = yield from _meets(table, run)
    if not hit:
        return Impact(False)
    yield from step_into(table, run)
    result = yield from _strength(table, run, tried)
    if result.winner is None:
        yield Apply(lines=(Line(run.rule, T("nobody gives way")),))
        return Impact(True)
    loser = run.target if result.winner == run.by else run.by
    yield from fall_down(table, loser, run.rule)
    fell = yield from _balance(table, run, result.winner)
    if run.way == SUPER:
        pushed = yield from _fly(table, run, loser, result.margin)
        return Impact(True, loser, result.margin, pushed, fell)
    pushed = 0 if fell else (yield from _push_on(table, run, result.winner, loser, result.margin))
    return Impact(True, loser, result.margin, pushed, fell, may_run_over(run, loser, result.margin))


# --- 1 and 2: does it meet him ----------------------------------------------------------------------------------------


def _meets(table: Table, run: Run) -> Generator[Any, Any, tuple[bool, bool]]:
    """Whether it hits, and whether the foe tried to dodge."""
    by, target = table.token(run.by), table.token(run.target)
    names = {"name": by.name or by.id, "other": target.name or target.id}
    if run.arc == "rear":
        yield Apply(lines=(Line(run.rule, T("{name} runs into the back of {other}", **names)),))
        return True, False
    if run.way == TACKLE:
        return (yield from _tackles(table, run))
    first, second = hit_scores(table, run)
    result = yield from against(table, (by, first), (target, second), "slam", run.rule)
    if result.winner == run.by:
        return True, False
    yield Apply(lines=(Line(run.rule, T("{other} gets out of the way of {name}", **names)),))
    if result.winner == run.target:
        yield from run_on(table, run)
    return False, False


def _tackles(table: Table, run: Run) -> Generator[Any, Any, tuple[bool, bool]]:
    """A DX roll to hit; the foe may dodge, and if he does the attacker falls."""
    by = table.token(run.by)
    check = yield from roll(table, dexterity(table, by, run.rule), TACKLE, run.by, rule=run.rule, apart=lambda c: c.ok)
    if not check.ok:
        yield from fall_down(table, run.by, run.rule)
        return False, False
    bare = next(w for w in weapons_of(table.stats(by)) if "natural" in w.flags)
    dodge = yield from defend(table, Strike(run.by, run.target, bare, only=(DODGE,)))
    if dodge is not None and dodge.ok:
        yield from fall_down(table, run.by, run.rule)
        return False, True
    return True, dodge is not None


def run_on(table: Table, run: Run, whole: bool = False) -> Generator[Any, Any, None]:
    """Run on straight ahead: two hexes as far as the points allow. Args: whole: with all the points that are left."""
    least: int = numbers("close")["slam"]["run_on"]
    left = points_left(table, table.token(run.by))
    far = least if left is None else int(left) if whole else min(least, int(left))
    if far:
        yield from _through(table, run.by, run.direction, far, left)


def _through(table: Table, token_id: str, direction: int, far: int, left: float | None) -> Generator[Any, Any, Push]:
    """A token runs on through whoever is there; nobody gets to stop it."""
    yield Apply(state.note(table.edit(), table, token_id, **{evasion.WITHOUT: True}).changes())
    found = push_towards(table, table.token(token_id), direction, far)
    edit = table.edit()
    if found.path:
        edit.set(token_id, at=(found.path[-1][0], found.path[-1][1]), facing=direction)
    if left is not None:
        edit.budget(token_id, move=max(0.0, left - len(found.path)))
    yield Apply(edit.changes())
    yield Apply(state.note(table.edit(), table, token_id, **{evasion.WITHOUT: False}).changes())
    return found


def step_into(table: Table, run: Run) -> Generator[Any, Any, None]:
    """Into the foe's hex."""
    here = table.cell(table.token(run.target))
    by = table.token(run.by)
    left = points_left(table, by)
    edit = table.edit().set(by, at=(here[0], here[1]), facing=run.direction)
    state.note(edit, table, run.by, attacked=True)
    if left is not None:
        edit.budget(run.by, move=max(0.0, left - points_needed(run.way)))
    yield Apply(edit.changes())
    yield Apply(state.note(table.edit(), table, run.by, **{evasion.ENTERED: {}}).changes())


# --- 3 and 4: who gives way -------------------------------------------------------------------------------------------


def _strength(table: Table, run: Run, dodged: bool) -> Generator[Any, Any, Contest]:
    by, target = table.token(run.by), table.token(run.target)
    return (
        yield from contest(
            table, (run.by, own_strength(table, run, by), "slam_strength"),
            (run.target, foe_strength(table, run, target, dodged), "resist_strength"), rule=run.rule,
        )
    )  # fmt: skip


def _balance(table: Table, run: Run, winner: str) -> Generator[Any, Any, bool]:
    """The winner has to make a roll against his ST, as modified, or falls too; after a tackle the attacker always falls."""
    token = table.token(winner)
    if run.way == TACKLE:
        yield from fall_down(table, run.by, run.rule)
        if winner == run.by:
            return True
    score = own_strength(table, run, token) if winner == run.by else foe_strength(table, run, token)
    check = yield from roll(table, score, "balance", winner, rule=run.rule, apart=lambda c: c.ok)
    if check.ok:
        return False
    yield from fall_down(table, winner, run.rule)
    return True


def fall_down(table: Table, token_id: str, rule: str) -> Generator[Any, Any, None]:
    """A token falls, if it does not lie already."""
    token = table.token(token_id)
    if posture_of(token) == "lying":
        return
    line = Line(rule, T("{name} falls", name=token.name or token_id))
    yield Apply(table.edit().set(token, posture="lying").changes(), (line,))


# --- 4 to 7: what comes of it -----------------------------------------------------------------------------------------


def push_limit(run: Run, loser: str, margin: int) -> int:
    """How far the loser is pushed at most: half the margin; a victim up to the speed, a slammer up to two hexes."""
    return min(margin // 2, run.velocity if loser == run.target else numbers("close")["slam"]["bounce"])


def may_run_over(run: Run, loser: str, margin: int) -> bool:
    """Whether the slammer may go on over the foe."""
    return loser == run.target and margin > int(numbers("close")["slam"]["trample_over"])


def _push_on(table: Table, run: Run, winner: str, loser: str, margin: int) -> Generator[Any, Any, int]:
    """A second contest of ST may push the loser back."""
    far = push_limit(run, loser, margin)
    token = table.token(winner)
    if far <= 0:
        return 0
    choices = (Choice("push", T("push him back")), Choice("stay", T("leave it at that")))
    if (yield Ask(winner, "push_back", choices, "push", rule=run.rule)) == "stay":
        return 0
    first = own_strength(table, run, token) if winner == run.by else foe_strength(table, run, token)
    other = table.token(loser)
    second = own_strength(table, run, other) if loser == run.by else foe_strength(table, run, other)
    result = yield from contest(table, (winner, first, "push"), (loser, second, "resist_push"), rule=run.rule)
    if result.winner != winner:
        return 0
    return (yield from thrown_back(table, run, loser, far))


def thrown_back(table: Table, run: Run, loser: str, far: int) -> Generator[Any, Any, int]:
    """The loser goes back so many hexes; people in the way may fall, something solid stops it. Returns: the hexes gone."""
    around = table.grid.directions
    direction = run.direction if loser == run.target else (run.direction + around // 2) % around
    token = table.token(loser)
    found = push_towards(table, token, direction, far)
    if found.path:
        end = found.path[-1]
        line = Line(run.rule, T("{name} goes back {metres} m", name=token.name or loser, metres=len(found.path)))
        high = table.elevation(token)
        yield Apply(table.edit().set(token, at=(end[0], end[1])).changes(), (line,))
        yield from falls.over_edge(table, loser, high)
    yield from _bowl_over(table, run, found.path)
    if found.stopped_by is not None:
        yield from collide(table, loser, far)
    return len(found.path)


def _bowl_over(table: Table, run: Run, path: tuple[Cell, ...]) -> Generator[Any, Any, None]:
    """Whoever a pushed body runs into: the better of DX and ST, +3, or he falls."""
    bonus = numbers("close")["slam"]["hit_by_body"]
    seen = {run.by, run.target}
    for cell in path:
        for token in table.occupants(cell):
            if token.id in seen or is_body(token) or posture_of(token) == "lying":
                continue
            seen.add(token.id)
            best = max((dexterity(table, token, "CLO-13"), strength(table, token, "CLO-13")), key=lambda s: s.value)
            score = best.plus(bonus, "CLO-13", T("a body runs into him"))
            check = yield from roll(table, score, "keep_feet", token.id, rule="CLO-13", apart=lambda c: c.ok)
            if not check.ok:
                yield from fall_down(table, token.id, "CLO-13")


def flight(margin: int) -> int:
    """Hexes of flight, and points of damage, of one who lost a super-slam."""
    each: int = numbers("close")["slam"]["margin_per_hex"]
    return margin // each


def _fly(table: Table, run: Run, loser: str, margin: int) -> Generator[Any, Any, int]:
    """The loser of a super-slam flies and is hurt; the winner is, by half a point a hex."""
    far = flight(margin)
    if not far:
        return 0
    yield from _lose(table, loser, far, "CLO-15")
    gone = yield from thrown_back(table, run, loser, far)
    yield from _lose(table, run.by if loser == run.target else run.target, winner_hurt(far), "CLO-15")
    return gone


def winner_hurt(far: int) -> int:
    """What the winner of a super-slam suffers when the other flies so far."""
    return floor(far / 2)


def _lose(table: Table, token_id: str, points: int, rule: str) -> Generator[Any, Any, None]:
    if points > 0:
        why = (Why(points, rule, T("margin of the contest")),)
        yield from suffer(table, token_id, Hurt(points, "cr", 0, points, points, place("torso"), why))

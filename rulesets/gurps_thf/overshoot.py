"""Where a missile goes that did not hit: others on its way may be struck. Rule: RNG-12."""

from collections.abc import Generator
from dataclasses import dataclass, replace
from math import ceil
from typing import Any

from battlemap.rules.api import Apply, Cell, Line, Roll, T, Table, Token

from .meetings import posture_of
from .ranged import Shot, reach_of, score_of
from .rolls import Check, roll
from .tables import numbers

UNTIL_EDGE = 400  # metres, where a weapon names no range


@dataclass(frozen=True, slots=True)
class Passed:
    """A station of the flight: those who may be struck there, together at an edge between two hexes."""

    tokens: tuple[str, ...]
    at: tuple[Cell, ...]


def passed(table: Table, shot: Shot) -> tuple[Passed, ...]:
    """Who may be struck instead of the target, nearest first, also beyond it, up to the greatest range."""
    return table.kept(("passed", *shot.key), lambda: _passed(table, shot))


def _passed(table: Table, shot: Shot) -> tuple[Passed, ...]:
    shooter, target = table.token(shot.shooter), table.token(shot.target)
    farthest = reach_of(table, shooter, shot.weapon)
    end = _end(table, shooter, target, UNTIL_EDGE if farthest is None else farthest)
    found = []
    for station in table.occupants_on_line(shooter, end):
        tokens = [
            one
            for one in station.tokens
            if one.id not in (shooter.id, target.id) and _in_flight(table, one, shooter, farthest)
        ]
        if tokens:
            found.append(Passed(tuple(one.id for one in tokens), station.cells))
    return tuple(found)


def next_struck(
    table: Table, shot: Shot, way: tuple[Passed, ...]
) -> Generator[Any, Any, tuple[str | None, Check | None, tuple[Passed, ...]]]:
    """Roll for those on the way until one is struck. To be used with `yield from`.

    Returns: who is (None: nobody), the check, and the rest of the way.
    """
    cap = numbers("ranged")["modifiers"]["wrong_target_cap"]
    rest = list(way)
    while rest:
        here = rest.pop(0)
        order = yield from _ordered(here, shot.shooter)
        for number, token_id in enumerate(order):
            other = replace(shot, target=token_id, location="torso", chinks=False, cover="map", speed=0.0)
            score = score_of(table, other, None, occupied=bool(table.options["wrong_target_occupied"]))
            score = score.capped(cap, "RNG-12", T("the wrong target: at most {cap}", cap=cap))
            check = yield from roll(
                table,
                score,
                "wrong_target",
                shot.shooter,
                rule="RNG-12",
                ranged=True,
                apart=lambda c: (c.ok, c.critical),
            )
            if check.ok:
                left = order[number + 1 :]
                return token_id, check, tuple([Passed(left, here.at)] if left else []) + tuple(rest)
    return None, None, ()


def told(table: Table, token_id: str) -> Apply:
    """What is said of somebody who is struck by mistake."""
    token = table.token(token_id)
    return Apply(lines=(Line("RNG-12", T("the shot goes on to {name}", name=token.name or token_id)),))


def _ordered(here: Passed, by: str) -> Generator[Any, Any, tuple[str, ...]]:
    """Of two at an edge a die says who comes first."""
    if len(here.tokens) != 2:
        return here.tokens
    rolled = yield Roll("1d6", "order", by=by, classes=lambda one: one.total <= 3, rule="RNG-12")
    return here.tokens if rolled.total <= 3 else here.tokens[::-1]


def _in_flight(table: Table, one: Token, shooter: Token, farthest: float | None) -> bool:
    low = numbers("ranged")["low"]
    if low.get(posture_of(one), 0) > low.get(posture_of(shooter), 0):
        return False
    if farthest is not None and table.distance(shooter, one) > farthest:
        return False
    return table.sight(shooter, one).visible


def _end(table: Table, shooter: Token, target: Token, far: float) -> Cell:
    """A cell straight behind the target, past the greatest range or the edge of the map."""
    a, b = table.cell(shooter), table.cell(target)
    step = table.distance(shooter, target)
    if step <= 0:
        return b
    times = ceil(far / step) + 1
    for number in range(1, times + 1):
        cell = table.grid.cell([a[0] + number * (b[0] - a[0]), a[1] + number * (b[1] - a[1])])
        if number > 1 and not table.grid.contains(cell):
            return cell
    return cell

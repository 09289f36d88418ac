"""Lying in wait for whoever enters a watched area. Rules: RNG-13, R-08, SEN-1."""

from collections.abc import Generator, Sequence
from typing import Any

from battlemap.rules.api import (
    ActionRequest,
    Apply,
    Ask,
    Cell,
    Choice,
    CommandError,
    Line,
    Modifier,
    Outcome,
    T,
    Table,
    Token,
)

from . import ranged, ranges, state
from .attack import able
from .meetings import is_enemy
from .ranged import Shot
from .rolls import Score, roll
from .shooting import loose, pick
from .skill import darkness
from .tables import numbers
from .weapons import weapon

Going = Generator[Any, Any, Any]
WATCHING = "watching"
MOST = 400  # hexes; more are no longer told apart by the table


def area_penalty(hexes: int) -> int:
    """The penalty for so many watched hexes.

    >>> [area_penalty(n) for n in (1, 4, 10, 40)]
    [-2, -5, -7, -8]
    """
    row = numbers("ranged")["opportunity"]
    return int(next((r["penalty"] for r in row["rows"] if hexes <= r["hexes"]), row["more"]))


def line_penalty() -> int:
    """The penalty for a straight line, however long."""
    return int(numbers("ranged")["opportunity"]["line"])


def is_line(table: Table, cells: Sequence[Cell]) -> bool:
    """True if the cells lie on one straight line."""
    if len(cells) < 3:
        return True
    first = min(cells)
    ends = [max(cells, key=lambda cell: (table.distance(first, cell), cell))]
    ends.append(max(cells, key=lambda cell: (table.distance(ends[0], cell), cell)))
    line = table.line(ends[0], ends[1])
    on_it = {*ends, *line.crossed, *(cell for pair in line.edge_pairs for cell in pair)}
    return all(cell in on_it for cell in cells)


def penalty(table: Table, cells: Sequence[Cell]) -> Modifier:
    """What watching these hexes costs; for a line the better of the two numbers."""
    value, straight = area_penalty(len(cells)), is_line(table, cells) and line_penalty() > area_penalty(len(cells))
    if straight:
        return Modifier(line_penalty(), "RNG-13", T("watches a straight line"))
    return Modifier(value, "RNG-13", T("watches {count} hexes", count=len(cells)))


def watch(request: ActionRequest, table: Table) -> Going:
    """Watch hexes within the field of view; the first enemy to enter is shot at."""
    token = table.token(request.by)
    held = pick(table, token, request.using)
    named = request.cells or ((request.at,) if request.at is not None else ())
    cells = list(dict.fromkeys(named))[:MOST]
    if not cells:
        raise CommandError(T("Which hexes are watched?"), hint=T("give the cells"), rule="RNG-13")
    if any(table.arc(cell, token) == "rear" for cell in cells):
        raise CommandError(
            T("Only hexes within the field of view can be watched"), code="not-offered", rule="RNG-13",
            hint=T("turn round first"),
        )  # fmt: skip
    at = [[cell[0], cell[1]] for cell in cells]
    same = state.told(token, WATCHING, "cells") == at and state.told(token, WATCHING, "weapon") == held.name
    turns = int(state.told(token, WATCHING, "turns", 0)) + 1 if same else 1
    edit = table.edit().add(
        token, WATCHING, cells=at, weapon=held.name, turns=turns,
        picky=bool(request.options.get("decline_automatic")),
    )  # fmt: skip
    line = Line("RNG-13", T("{name} watches {count} hexes", name=token.name or token.id, count=len(cells)))
    yield Apply(edit.changes(), (line,))
    return Outcome()


def entered(token: Token, cell: Cell, table: Table) -> Going:
    """Somebody has come into a cell: all who watch it shoot, at the same time."""
    watchers = [
        other.id
        for other in table.tokens()
        if other.id != token.id and is_enemy(token, other) and _watches(table, other, cell)
    ]
    for watcher in watchers:
        here = {one.id: one for one in table.tokens()}
        if watcher in here and token.id in here and state.has(here[watcher], WATCHING):
            yield from fire(table, watcher, token.id)
    return None


def fire(table: Table, watcher: str, target: str) -> Generator[Any, Any, bool]:
    """The shot of one who lay in wait. The game master may let it pass. Returns: whether it was fired."""
    token, foe = table.token(watcher), table.token(target)
    names = {"name": token.name or watcher, "other": foe.name or target}
    choices = (Choice("fire", T("shoots at once")), Choice("hold", T("lets it pass")))
    question = T("{other} enters the hexes that {name} watches", **names)
    if (yield Ask(watcher, "opportunity_fire", choices, "fire", question, "RNG-13")) == "hold":
        return False
    if state.told(token, WATCHING, "picky", False) and not (yield from _recognised(table, token, foe)):
        return False
    shot = shot_of(table, token, foe)
    stop = ranged.refused(table, token, foe, shot.weapon)
    if stop is not None:
        return False
    yield Apply(
        table.edit().remove(watcher, WATCHING).changes(), (Line("RNG-13", T("{name} fires at {other}", **names)),)
    )
    yield from loose(table, shot)
    return True


def shot_of(table: Table, watcher: Token, target: Token) -> Shot:
    """The shot, with the penalty for the area; aimed only over a single hex."""
    cells = [table.grid.cell(pair) for pair in state.told(watcher, WATCHING, "cells", [])]
    held = weapon(table.stats(watcher), str(state.told(watcher, WATCHING, "weapon")))
    more = [penalty(table, cells)]
    if state.told(watcher, WATCHING, "picky", False):
        more.append(Modifier(numbers("ranged")["modifiers"]["declined"], "RNG-13", T("looks who it is first")))
    aims = aim_allowed(cells)
    snap = ranged.NORMAL if aims or not table.options["opp_fire_includes_snap"] else ranged.INCLUDED
    turns = int(state.told(watcher, WATCHING, "turns", 1)) if aims else 0
    return Shot(watcher.id, target.id, held, turns=turns, snap=snap, more=tuple(more))


def aim_allowed(cells: Sequence[Cell]) -> bool:
    """Whether one can aim while watching: only over a single hex."""
    return len(cells) == 1


def vision(table: Table, watcher: Token, target: Token) -> Score:
    """Vision to tell friend from foe: size, distance and light count."""
    stats = table.stats(watcher)
    score = Score(int(stats["iq"] if stats.get("per") is None else stats["per"]), T("Perception"), "RNG-13")
    score = score.plus(int(table.stats(target)["size_modifier"]), "COR-9", T("size of the target"))
    score = score.plus(ranges.range_penalty(table.distance(watcher, target)), "COR-8", T("distance"))
    return score.plus(darkness(table, target), "RNG-16", T("darkness"))


def _recognised(table: Table, watcher: Token, foe: Token) -> Generator[Any, Any, bool]:
    check = yield from roll(
        table, vision(table, watcher, foe), "vision", watcher.id, rule="RNG-13", apart=lambda c: c.ok, secret=True
    )
    if not check.ok:
        line = Line("RNG-13", T("{name} does not make out who it is", name=watcher.name or watcher.id))
        yield Apply(lines=(line,))
    return bool(check.ok)


def _watches(table: Table, token: Token, cell: Cell) -> bool:
    watched = state.told(token, WATCHING, "cells", [])
    return [cell[0], cell[1]] in watched and able(table, token.id, token.id)

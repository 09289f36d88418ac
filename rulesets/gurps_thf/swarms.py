"""What swarms and hordes are: kind, size, speed, and how they shrink, break up and are scattered.

Rules: SWA-1, SWA-4, SWA-8, SWA-10, SWA-11, SWA-13, SWA-14.
"""

from collections.abc import Generator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from battlemap.rules.api import Apply, Cell, Line, T, Table, Token

from . import ranges
from .tables import numbers

Stats = Mapping[str, Any]
Going = Generator[Any, Any, Any]
NONE = "none"
DISPERSED = "dispersed"


def is_swarm(stats: Stats) -> bool:
    return str(stats.get("swarm", NONE)) != NONE


def kind_of(stats: Stats) -> Mapping[str, Any]:
    """The row of its kind."""
    row: Mapping[str, Any] = numbers("swarms")["kinds"][stats["swarm"]]
    return row


def is_horde(stats: Stats) -> bool:
    """True for one of several hexes that acts as one."""
    return is_swarm(stats) and bool(stats.get("horde"))


def size_modifier(size: int) -> int:
    """The SM of so many hexes, taken as metres.

    >>> [size_modifier(n) for n in (1, 5, 15)]
    [0, 4, 7]
    """
    return ranges.size_modifier(float(size)) + int(numbers("swarms")["size_more"])


def slowed(move: int, size: int, mode: str) -> int:
    """The Move of a horde of that size. Args: mode: ground, air or water."""
    return max(1, move - size // int(numbers("swarms")["slower"][mode]))


def move_of(stats: Stats) -> int:
    """The Move of a swarm or horde."""
    row, size = kind_of(stats), int(stats.get("swarm_size", 1))
    return slowed(int(row["move"]), size, str(row["mode"])) if is_horde(stats) else int(row["move"])


def basic_size(stats: Stats) -> int:
    """Below so many hexes a horde breaks up."""
    return int(kind_of(stats)["basic"])


def last(tokens: Sequence[Token], table: Table) -> list[Token]:
    """The order with the hordes at its end (SWA-12)."""
    return sorted(tokens, key=lambda token: is_horde(table.stats(token)))


def shape(table: Table, at: Cell, size: int) -> tuple[tuple[int, int], ...]:
    """So many connected cells round one, nearest first, as a token's body."""
    cells = _ordered(table, at, None, size)
    return tuple((round(cell[0] - at[0]), round(cell[1] - at[1])) for cell in cells)


def hurt(table: Table, token_id: str, points: int) -> Going:
    """A swarm loses so many points: hex by hex it is scattered. To be used with `yield from`."""
    token = table.token(token_id)
    stats = table.stats(token)
    if any(condition.id == DISPERSED for condition in token.conditions):
        return None
    each, size = int(kind_of(stats)["each"]), int(stats.get("swarm_size", 1))
    total = int(stats.get("swarm_injury", 0)) + points
    gone, left = total // each, total % each
    after = size - gone
    name = token.name or token_id
    if after <= 0:
        edit = table.edit().stats(token, swarm_injury=total, swarm_size=0).add(token_id, DISPERSED)
        rule = "SWA-14" if is_horde(stats) else "SWA-4"
        yield Apply(edit.changes(), (Line(rule, T("{name} is scattered", name=name)),))
        return None
    horde = is_horde(stats)
    edit = table.edit().stats(token, swarm_injury=left, swarm_size=after, size_modifier=size_modifier(after))
    if not gone:
        yield Apply(edit.changes())
        return None
    cells = _ordered(table, table.cell(token), table.body(token), after)
    lines = [Line("SWA-14", T("{name} shrinks to {size} hexes", name=name, size=after))]
    edit.set(token_id, body=_relative(table, token, cells))
    yield Apply(edit.changes(), tuple(lines))
    if horde and after < basic_size(stats):
        yield from _break_up(table, token_id, cells)
    return None


def _break_up(table: Table, token_id: str, cells: Sequence[Cell]) -> Going:
    """A horde below its Basic Size is as many swarms as it has hexes."""
    token = table.token(token_id)
    edit = table.edit().stats(token, horde=False, swarm_size=1, size_modifier=size_modifier(1)).set(token, body=None)
    one = edit.token(token)
    taken = {other.id for other in table.tokens()}
    added, number = [], 1
    for cell in cells:
        if cell == table.cell(token):
            continue
        while f"{token_id}-{number}" in taken:
            number += 1
        id_ = f"{token_id}-{number}"
        taken.add(id_)
        added.append(id_)
        edit.put(replace(one, id=id_, at=(cell[0], cell[1])))
        edit.stats(id_, swarm_injury=0)
    combat = table.combat
    if combat is not None and any(token_id in group for group in combat.order):
        edit.fight(replace(combat, order=(*combat.order, *((id_,) for id_ in added))))
    text = T("{name} breaks up into {number} swarms", name=token.name or token_id, number=len(added) + 1)
    yield Apply(edit.changes(), (Line("SWA-11", text),))


def _ordered(table: Table, at: Cell, within: Sequence[Cell] | None, many: int) -> list[Cell]:
    """The first so many cells from one outwards, each beside an earlier one."""
    allowed = None if within is None else set(within)
    found, edge = [at], [at]
    seen = {at}
    while edge and len(found) < many:
        ring = []
        for cell in edge:
            for beside in table.grid.neighbors(cell):
                if beside not in seen and (allowed is None or beside in allowed):
                    seen.add(beside)
                    ring.append(beside)
        found += ring
        edge = ring
    return found[:many]


def _relative(table: Table, token: Token, cells: Sequence[Cell]) -> tuple[tuple[int, int], ...] | None:
    """The token's own cells that are left, as it has them for facing 0."""
    at, kept = table.cell(token), set(cells)
    if len(cells) <= 1:
        return None
    placed = [(pair, table.grid.body(at, token.size, token.facing, (pair,))) for pair in token.body or ()]
    return tuple(pair for pair, found in placed if found and found[-1] in kept)

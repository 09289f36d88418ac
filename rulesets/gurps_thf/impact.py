"""Where a thrown or shot charge ends and goes off: on its target or beside it. Rules: EXP-1, EXP-19, EXP-21, EXP-22.

The rules are silent about a charge that is blocked or parried: it goes off in the hex of who stopped it, and is no direct hit
(R-11 then counts him one metre away).
"""

from collections.abc import Generator
from typing import Any

from battlemap.rules.api import Apply, Cell, Line, T, Table, Token, Traced

from . import charge, explosion, state
from .charge import Charge
from .scatter import scatter
from .weapons import Weapon

Told = dict[str, Any]


def on_target(table: Table, by: str, target: str, held: Weapon) -> Generator[Any, Any, Told]:
    """It struck: whoever it struck takes all of it."""
    aimed = table.cell(table.token(target))
    yield Apply(traced=(Traced("aimed", (aimed,)),))
    return (yield from _ends(table, charge.of_weapon(held), aimed, aimed, by, struck=target))


def stopped(table: Table, by: str, target: str, held: Weapon) -> Generator[Any, Any, Told]:
    """A shield or weapon stopped it: it goes off there, but is no direct hit."""
    token = table.token(target)
    aimed = table.cell(token)
    text = T("it goes off before {name}, no direct hit", name=token.name or token.id)
    yield Apply(lines=(Line("EXP-1", text),), traced=(Traced("aimed", (aimed,)),))
    return (yield from _ends(table, charge.of_weapon(held), aimed, aimed, by))


def astray(table: Table, by: str, target: str, held: Weapon, margin: int, *, dodged: bool) -> Generator[Any, Any, Told]:
    """It missed, or was dodged: it lands somewhere else. Args: margin: of the failure, or of the dodge."""
    token = table.token(target)
    aimed = table.cell(token)
    return (
        yield from beside(
            table, by, aimed, charge.of_weapon(held), margin, squared=not dodged and elusive(table, token)
        )
    )


def beside(
    table: Table, by: str, aimed: Cell, going: Charge, margin: int, *, squared: bool = False
) -> Generator[Any, Any, Told]:
    """It lands so far beside and goes off there."""
    yield Apply(traced=(Traced("aimed", (aimed,)),))
    cell = yield from scatter(table, by, aimed, margin, squared=squared)
    return (yield from _ends(table, going, aimed, cell, by))


def at_point(table: Table, by: str, aimed: Cell, going: Charge) -> Generator[Any, Any, Told]:
    """It lands where it was meant to; who stands there is not struck directly (R-11)."""
    yield Apply(traced=(Traced("aimed", (aimed,)),))
    return (yield from _ends(table, going, aimed, aimed, by))


def elusive(table: Table, token: Token) -> bool:
    """Whether a miss at somebody goes astray by the square: he flies, or is under water (EXP-21)."""
    flies = token.elevation > 0 and int(table.stats(token).get("air_move") or 0) > 0
    return flies or state.has(token, "submerged", "flying")


def _ends(
    table: Table, going: Charge, aimed: Cell, cell: Cell, by: str, struck: str | None = None
) -> Generator[Any, Any, Told]:
    yield Apply(traced=(Traced("landed", (cell,)),))
    if not table.grid.contains(cell):
        yield Apply(lines=(Line("EXP-20", T("it lands off the map")),))
    told = yield from explosion.go_off(table, going, cell, by=by, struck=struck)
    return {**told, "aimed": [aimed[0], aimed[1]]}

"""What fire, burning clothes and hot fragments do as turns and steps go by. Rules: ENV-1, ENV-6 to ENV-9, EXP-17."""

from collections.abc import Generator
from typing import Any

from battlemap.rules.api import Apply, Cell, Table

from . import air, fire, fragments, state, swarms

Going = Generator[Any, Any, Any]


def turn_started(table: Table, token_id: str) -> Going:
    """A second in flames, in burning clothes, with hot fragments in the flesh, without air."""
    token = table.token(token_id)
    if state.has(token, "dead", "dispersed"):
        return None
    yield from fire.flare(table, token_id)
    alight = sum(fire.is_burning(table, cell) for cell in table.body(token))
    for _ in range(
        alight if swarms.is_swarm(table.stats(token)) else min(1, alight)
    ):  # a horde burns hex by hex
        yield from fire.burn(table, token_id, whole=True)
    yield from fragments.smoulder(table, token_id)
    yield from air.second(table, token_id)
    return None


def entered(table: Table, token_id: str, cell: Cell) -> Going:
    """A step into flames; they hurt once in a turn, however many hexes of them it crosses."""
    token = table.token(token_id)
    if not fire.is_burning(table, cell) or state.since(token, table).get("burned"):
        return None
    yield Apply(state.note(table.edit(), table, token_id, burned=True).changes())
    yield from fire.burn(table, token_id, whole=False)
    return None


def second(table: Table) -> Going:
    """A second for the map: fire spreads."""
    yield from fire.spread(table)

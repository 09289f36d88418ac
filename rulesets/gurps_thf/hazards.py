"""What ground and areas do to those in them by turns, steps and seconds. Rules: ENV-1, ENV-6 to ENV-9, ENV-12, ENV-17, AIR-1."""

from collections.abc import Generator, Mapping, Sequence
from typing import Any

from battlemap.rules.api import Apply, Area, Cell, Line, T, Table, Text, Token

from . import air, climate, clothes, deep, fire, fragments, state, swarms
from .tables import numbers

Going = Generator[Any, Any, Any]
HEATED = "heated"  # the condition of one who stays in flames
CHILLED = "chilled"  # the condition of one in freezing water
CROSSED = "crossed"  # hazards a token has come through since its last turn
MOST_SECONDS = 600  # without a fight: so many seconds at once are played one by one
NOTES: dict[str, Text] = {
    "web": T("{name} is in a web: it holds as the game master says, and is torn like a hold"),
    "acid": T("{name} is in acid: corrosion damage as the game master says"),
    "boiling": T("{name} is in boiling water: burn damage as the game master says"),
    "caltrops": T("{name} is among caltrops: the game master says what they do"),
}


def known() -> Mapping[str, Mapping[str, Any]]:
    """The rows of the table, by tag."""
    return numbers("hazards")


def at(table: Table, token: Token) -> dict[str, int]:
    """The hazards a token is in, each with the number of its cells that are."""
    body = table.body(token)
    found: dict[str, int] = {}
    for cell in body:
        for tag in set(table.ground(cell).tags) & known().keys():
            found[tag] = found.get(tag, 0) + 1
    for area in table.things(Area):
        for tag in set(area.tags) & known().keys():
            many = _covered(table, area, body)
            if many:
                found[tag] = max(found.get(tag, 0), many)
    return dict(sorted(found.items()))


def _covered(table: Table, area: Area, body: Sequence[Cell]) -> int:
    """How many cells of a body lie in an area, walls between them counted in."""
    if area.shape == "burst" and area.token is None:
        middle, far = table.grid.cell(area.at), float(area.radius or 0.0) + 1
        if not area.radius:
            return int(middle in body)
        body = [cell for cell in body if table.grid.distance(middle, cell) <= far]
    if not body:
        return 0
    cells = fire.cells_of(table, area)
    return sum(cell in cells for cell in body)


def turn_started(table: Table, token_id: str) -> Going:
    """A second in flames, in burning clothes, with hot fragments in the flesh, without air, in deep water."""
    token = table.token(token_id)
    if state.has(token, "dead", "dispersed"):
        return None
    yield from clothes.flare(table, token_id)
    here = at(table, table.token(token_id))
    for tag, many in here.items():
        yield from _second_in(table, token_id, tag, many)
    yield from _heated(table, token_id, any(known()[tag]["kind"] == "flames" for tag in here))
    yield from fragments.smoulder(table, token_id)
    yield from deep.second(table, token_id)
    yield from air.second(table, token_id)
    return None


def _second_in(table: Table, token_id: str, tag: str, many: int) -> Going:
    row = known()[tag]
    if row["kind"] == "flames":
        swarm = swarms.is_swarm(table.stats(table.token(token_id)))
        for _ in range(many if swarm else 1):  # a horde burns hex by hex
            yield from fire.burn(table, token_id, str(row["second"]))
    elif row["kind"] == "no_air":
        yield from air.cut_off(table, token_id, tag)
    elif row["kind"] == "ice" and table.ground(table.cell(table.token(token_id))).water > 0:
        yield from _chilled(table, token_id)


def _chilled(table: Table, token_id: str) -> Going:
    """A second in freezing water; each minute of it is rolled against (ENV-17)."""
    token = table.token(token_id)
    if swarms.is_swarm(table.stats(token)):
        return None
    seconds = int(state.told(token, CHILLED, "seconds", 0)) + 1
    yield Apply(table.edit().add(token, CHILLED, seconds=seconds).changes())
    if seconds % int(numbers("climate")["cold"]["ice_s"]) == 0:
        yield from climate.ice(table, token_id)
    return None


def _heated(table: Table, token_id: str, burns: bool) -> Going:
    """Who stays in flames from one second to the next is worn down by the heat, too (ENV-1, ENV-12)."""
    token = table.token(token_id)
    before = int(state.told(token, HEATED, "seconds", 0))
    if not burns or swarms.is_swarm(table.stats(token)) or state.has(token, "dead"):
        if state.has(token, HEATED):
            yield Apply(table.edit().remove(token, HEATED).changes())
        return None
    yield Apply(table.edit().add(token, HEATED, seconds=before + 1).changes())
    if before:
        yield from climate.oven(table, token_id, before + 1)
    return None


def entered(table: Table, token_id: str, cell: Cell) -> Going:
    """A step into hazards; each hurts once in a turn, however many cells of it are crossed."""
    token = table.token(token_id)
    yield from deep.entered(table, token_id)
    if state.has(token, CHILLED) and table.ground(table.cell(token)).water <= 0:
        yield Apply(table.edit().remove(token_id, CHILLED).changes())
    yield from air.come_out(table, token_id, at(table, token))
    for tag in at(table, table.token(token_id)):
        row, done = known()[tag], list(state.since(table.token(token_id), table).get(CROSSED, ()))
        if row["kind"] == "no_air":
            yield from air.cut_off(table, token_id, tag)
        elif tag not in done:
            yield Apply(state.note(table.edit(), table, token_id, **{CROSSED: [*done, tag]}).changes())
            if row["kind"] == "flames":
                yield from fire.burn(table, token_id, str(row["enter"]))
            elif row["kind"] == "note":
                text = Text(NOTES[tag].key, {"name": token.name or token_id}) if tag in NOTES else None
                yield Apply(lines=(Line(str(row["rule"]), text),) if text is not None else ())
    return None


def second(table: Table) -> Going:
    """A second for the map: fuel is used up, fire spreads; and for those who have no turns of their own."""
    yield from fire.burn_down(table)
    yield from fire.spread(table)
    for token in table.tokens():
        if not _has_turns(table, token):
            yield from turn_started(table, token.id)
    return None


def time_passes(table: Table, seconds: float) -> Going:
    """Seconds go by without a fight."""
    for _ in range(min(int(seconds), MOST_SECONDS)):
        yield from second(table)
    return None


def _has_turns(table: Table, token: Token) -> bool:
    """Whether its seconds are counted when its turn begins."""
    return state.in_fight(token, table) and not state.has(token, *OUT)


OUT = ("dead", "unconscious", "collapsed", "dispersed")

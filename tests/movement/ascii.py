"""Maps drawn with characters, for tests of anything that needs a scene.

On squares and hexes every cell is one character, rows from the top, columns from the left (hexes: offset rows and columns, so
a hex map is drawn as if it were squares). `legend` adds to or replaces the characters below.

    .  open       #  impassable    ~  difficult      w  shallow water    W  deep water
    ^  2 m high   -  0.5 m high    a-z (else) A-Z  a token of that name standing there
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from battlemap.model.change import Change
from battlemap.model.entities import (
    DOCUMENT_KEY,
    Document,
    Door,
    EntityKey,
    GridSpec,
    Scene,
    Terrain,
    Token,
    Wall,
    scene_key,
    terrain_id,
)
from battlemap.model.scenario import Scenario

LEGEND: dict[str, dict[str, Any]] = {
    ".": {},
    "#": {"tags": ("impassable",)},
    "~": {"tags": ("difficult",)},
    "w": {"water": 0.3},
    "W": {"water": 2.0},
    "^": {"elevation": 2.0},
    "-": {"elevation": 0.5},
}


def scene_from_ascii(
    text: str,
    kind: Any = "square",
    *,
    legend: Mapping[str, Mapping[str, Any]] | None = None,
    tokens: Mapping[str, Mapping[str, Any]] | None = None,
    walls: Sequence[Wall] = (),
    doors: Sequence[Door] = (),
    **grid: Any,
) -> Scenario:
    """A scenario with one scene "s1" as drawn; `tokens` gives fields of the tokens by their letter (which is their id)."""
    rows = [line.strip() for line in text.strip().splitlines()]
    assert len({len(row) for row in rows}) == 1, "all rows of a drawn map are equally long"
    spec = GridSpec(kind, len(rows[0]), len(rows), **grid)
    meanings = {**LEGEND, **(legend or {})}
    scenario = bare(spec)
    for row, line in enumerate(rows):
        for column, letter in enumerate(line):
            cell = spec.grid().from_offset(column, row)
            at = (cell[0], cell[1])
            if letter not in meanings:
                fields = {"side": "a", **((tokens or {}).get(letter, {}))}
                put(scenario, EntityKey("s1", "token", letter), Token(letter, letter, at, **fields))
            elif meanings[letter]:
                put(scenario, EntityKey("s1", "cell", terrain_id(at)), Terrain(terrain_id(at), **meanings[letter]))
    for thing in (*walls, *doors):
        put(scenario, EntityKey("s1", thing.kind, thing.id), thing)
    return scenario


def bare(spec: GridSpec) -> Scenario:
    """A scenario with nothing but one scene "s1" of such a grid."""
    scenario = Scenario("test")
    put(scenario, DOCUMENT_KEY, Document(active_scene="s1"))
    put(scenario, scene_key("s1"), Scene("s1", grid=spec))
    return scenario


def put(scenario: Scenario, key: EntityKey, thing: Any) -> None:
    """Put a thing (None: nothing) where the scenario has whatever it has."""
    scenario.apply(Change(key, scenario.get(key), thing))

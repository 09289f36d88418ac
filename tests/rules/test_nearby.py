"""Lines, light, areas, stepping back and being pushed, as a table answers them; relations, clocks and gauges."""

from typing import Any

import pytest

from battlemap.errors import CommandError
from battlemap.geometry.types import Square
from battlemap.model.entities import Area, Combat, Door, Light
from battlemap.rules.api import Apply, Clock, MoveProfile, Relation, Ruleset, StepRule, burst, sketch
from battlemap.rules.dice import ForcedDice
from battlemap.rules.driver import resolve
from battlemap.rules.registry import Registry
from battlemap.rules.table import SceneTable


@pytest.fixture(scope="module")
def rules() -> Ruleset:
    return Registry(installed=False).load("generic")


def hexes(rules: Ruleset, *tokens: dict[str, Any], **facts: Any) -> SceneTable:
    return sketch(rules, {"grid": "hex-flat", "tokens": list(tokens), **facts})


def squares(rules: Ruleset, *tokens: dict[str, Any], **facts: Any) -> SceneTable:
    return sketch(rules, {"grid": "square", "tokens": list(tokens), **facts})


def test_who_stands_on_the_line_in_order(rules: Ruleset) -> None:
    at = {"a": (5, 8), "b": (7, 4), "c": (6, 6), "d": (5, 7), "e": (6, 5)}
    table = hexes(rules, *({"id": id_, "at": list(cell)} for id_, cell in at.items()))
    found = table.occupants_on_line(table.token("a"), table.token("b"))
    assert [(crossed.pair, [t.id for t in crossed.tokens]) for crossed in found] == [
        (True, ["d"]),
        (False, ["c"]),
        (True, ["e"]),
    ]
    assert table.occupants_on_line(table.token("a"), table.token("d")) == ()


def test_light(rules: Ruleset) -> None:
    lamp = {"at": [2.5, 2.5], "bright": 2, "dim": 5}
    table = squares(rules, light="night", lights=[lamp], walls=[{"points": [[2, 4], [9, 4]]}])
    cells = {(2, 2): "bright", (4, 2): "bright", (6, 2): "dim", (9, 2): "dark", (3, 5): "dark"}
    assert {cell: table.light(Square(*cell)) for cell in cells} == cells
    assert squares(rules).light(Square(9, 9)) == "bright"
    assert squares(rules, light="dim").light(Square(9, 9)) == "dim"


def test_a_lamp_that_is_off_or_looks_away_shines_not(rules: Ruleset) -> None:
    for lamp in ({"on": False}, {"angle_deg": 90.0, "direction_deg": 270.0}):
        table = squares(rules, light="night", lights=[{"at": [2.5, 2.5], "bright": 5, **lamp}])
        assert table.light(Square(4, 2)) == "dark"
    assert table.light(Square(1, 2)) == "bright"


def test_inside_an_area_the_light_is_what_it_says(rules: Ruleset) -> None:
    lamp = {"at": [2.5, 2.5], "bright": 4}
    dark, fire, gloom = (
        {"at": [x, 2], "radius": 1, "light": light} for x, light in ((1, "dark"), (3, "bright"), (5, "dim"))
    )
    table = squares(rules, light="night", lights=[lamp], areas=[fire, dark, gloom])
    words = [table.light(Square(x, 2)) for x in range(8)]
    assert words == ["dark", "dark", "dark", "bright", "bright", "dim", "dim", "dark"]
    assert squares(rules, areas=[gloom]).light(Square(5, 2)) == "dim"


@pytest.mark.parametrize("grid", ["square", "hex-flat", "none"])
def test_what_areas_lie_on_a_place_and_make_of_its_ground(rules: Ruleset, grid: str) -> None:
    flood = {"id": "flood", "at": [4, 3], "radius": 2, "water": 0.4, "ground": ["mud"]}
    web = {"id": "ab", "at": [4, 3], "radius": 1, "ground": ["difficult", "mud"], "climb": "silk"}
    table = sketch(rules, {"grid": grid, "tokens": [{"id": "t1", "at": [2, 3]}], "areas": [flood, web, {"at": [4, 3]}]})
    cell = table.grid.cell
    assert [area.id for area in table.areas_at(cell([4, 3]))] == ["a3", "ab", "flood"]
    assert [area.id for area in table.areas_at(table.token("t1"))] == ["flood"]
    assert table.areas_at(cell([9, 3])) == ()
    ground = table.ground(cell([4, 3]))
    assert (ground.tags, ground.water, ground.climb) == (("difficult", "mud"), 0.4, "silk")
    assert table.ground(cell([9, 3])).tags == ()


def test_an_area_among_walls_knows_whom_it_reaches(rules: Ruleset) -> None:
    table = squares(
        rules,
        {"id": "near", "at": [3, 3]},
        {"id": "behind", "at": [5, 3]},
        walls=[{"points": [[5, 0], [5, 9]]}],
    )
    blast = Area("blast", "burst", at=(2, 3), radius=3.0)
    found = table.inside(blast)
    assert [(one.token.id, one.distance, one.exposed) for one in found] == [("near", 1, True), ("behind", 3, False)]
    assert found[1].cover.exposed == 0
    assert [one.exposed for one in table.inside(Area("gas", "burst", at=(2, 3), radius=3.0, limit="through"))] == [
        True,
        True,
    ]
    corner = Area("corner", "burst", at=(2.5, 3.5), radius=0.4)
    assert table.inside(corner) == ()
    by_any = type(table)(table.view, table.scene.id, "generic", coverage="any")
    assert [one.token.id for one in by_any.inside(corner)] == ["near"]
    assert by_any.over(table.view).coverage == "any"


def test_who_is_in_an_area(rules: Ruleset) -> None:
    table = squares(
        rules,
        {"id": "a", "at": [5, 5]},
        {"id": "b", "at": [7, 5], "size": 2},
        {"id": "c", "at": [4, 5]},
        {"id": "d", "at": [1, 1]},
        walls=[{"points": [[5, 0], [5, 9]]}],
    )
    area = burst(table.grid, Square(5, 5), 2)
    assert [(one.token.id, one.distance, one.cover.exposed) for one in table.inside(area, Square(5, 5))] == [
        ("a", 0, 1.0),
        ("c", 1, 0.0),
        ("b", 2, 1.0),
    ]
    assert [one.token.id for one in table.inside([Square(1, 1)])] == ["d"]


def test_stepping_back(rules: Ruleset) -> None:
    table = hexes(
        rules,
        {"id": "a", "at": [5, 4]},
        {"id": "b", "at": [5, 5]},
        {"id": "c", "at": [6, 5]},
    )
    b = table.token("b")
    assert table.retreat_cells(b, table.token("a")) == ((5, 6), (4, 6))
    only_south = MoveProfile(budget=1, turn=None, steps=(StepRule(cost=1, relative=(3,), face=False),))
    assert table.retreat_cells(b, table.token("a"), only_south) == ((5, 6),)
    walled = squares(rules, {"id": "a", "at": [2, 2]}, {"id": "b", "at": [3, 2]}, walls=[{"points": [[4, 0], [4, 9]]}])
    assert walled.retreat_cells(walled.token("b"), walled.token("a")) == ()


@pytest.mark.parametrize(
    ("direction", "cells", "way", "stopped", "hit"),
    [
        (0, 2, [(3, 2), (3, 1)], "", ()),
        (0, 9, [(3, 2), (3, 1), (3, 0)], "edge", ()),
        (2, 3, [(4, 3)], "occupied", ("b",)),
        (6, 3, [(2, 3)], "wall", ()),
        (4, 0, [], "", ()),
    ],
)
def test_being_pushed(
    rules: Ruleset, direction: int, cells: int, way: list[tuple[int, int]], stopped: str, hit: tuple[str, ...]
) -> None:
    table = squares(rules, {"id": "a", "at": [3, 3]}, {"id": "b", "at": [5, 3]}, walls=[{"points": [[2, 0], [2, 9]]}])
    pushed = table.push(table.token("a"), direction, cells)
    assert ([tuple(cell) for cell in pushed.cells], pushed.stopped, pushed.hit) == (way, stopped, hit)


def test_zones_and_things(rules: Ruleset) -> None:
    table = squares(
        rules,
        {"id": "a", "at": [1, 1]},
        regions=[
            {"id": "front", "polygon": [[0, 0], [4, 0], [4, 4], [0, 4]], "tags": ["zone"]},
            {"id": "rear", "polygon": [[4, 0], [9, 0], [9, 4], [4, 4]]},
        ],
        doors=[{"points": [[1, 1], [2, 1]]}],
    )
    assert [zone.id for zone in table.zones()] == ["front", "rear"]
    assert [zone.id for zone in table.zones(table.token("a"))] == ["front"]
    assert [zone.id for zone in table.zones(Square(5, 2))] == ["rear"]
    assert [door.id for door in table.things(Door)] == ["d1"] and table.things(Light) == ()


def after(rules: Ruleset, table: SceneTable, make: Any) -> SceneTable:
    """The table with the changes of an edit."""

    def start(here: Any) -> Any:
        yield Apply(make(here.edit()).changes())

    from battlemap.rules.playing import play

    assert resolve(rules, table, start, dice=ForcedDice([])).changes == make(table.edit()).changes()
    return play(rules, table, start).table


def test_relations(rules: Ruleset) -> None:
    table = squares(rules, {"id": "a"}, {"id": "b"}, {"id": "h"})
    held = after(rules, table, lambda e: e.relate("a", "grapple", "b", hands=2).relate("a", "mount", "h"))
    assert held.relations(kind="grapple") == (Relation("grapple", "a", "b", {"hands": 2}),)
    assert [r.kind for r in held.relations("a")] == ["grapple", "mount"]
    assert held.relations(held.token("h")) == (Relation("mount", "a", "h"),)
    assert after(rules, held, lambda e: e.relate("a", "grapple", "b", hands=1)).relations("b")[0].data == {"hands": 1}
    free = after(rules, held, lambda e: e.part("a", "grapple"))
    assert [r.kind for r in free.relations()] == ["mount"]
    assert after(rules, held, lambda e: e.part("a", "grapple", "h")).relations() == held.relations()
    gone = after(rules, held, lambda e: e.drop(held.token("b")))
    assert [r.kind for r in gone.relations("a")] == ["mount"]
    assert after(rules, table, lambda e: e.part("b", "grapple")).relations() == ()
    with pytest.raises(CommandError):
        table.edit().relate("a", "grapple", "nobody")


def test_clocks_and_gauges_are_of_the_fight(rules: Ruleset) -> None:
    table = squares(rules, {"id": "a"})
    assert after(rules, table, lambda e: e.clock("ritual", size=6).gauge("x", 1).combat(y=1)).combat is None
    fight = after(rules, table, lambda e: e.fight(Combat("s1", 1, (("a",),))))
    ritual = after(rules, fight, lambda e: e.clock("ritual", size=6).clock("ritual", by=4))
    assert ritual.clock("ritual") == Clock("ritual", 6, 4) and not ritual.clock("ritual").full  # type: ignore[union-attr]
    full = after(rules, ritual, lambda e: e.clock("ritual", by=9))
    assert full.clock("ritual") == Clock("ritual", 6, 6) and full.clock("ritual").full  # type: ignore[union-attr]
    assert after(rules, ritual, lambda e: e.clock("other", by=1)).clock("other") is None
    assert after(rules, fight, lambda e: e.gauge("x", 3, -5, 5).gauge("x", 3, -5, 5)).gauge("x") == 5
    assert fight.gauge("x") == 0
    kept = after(rules, fight, lambda e: e.combat(note={"a": (1, 2)}))
    assert kept.combat is not None and kept.combat.data == {"note": {"a": [1, 2]}}
    assert after(rules, kept, lambda e: e.combat(note=None)).combat.data == {}  # type: ignore[union-attr]


def test_an_edit_lays_one_change_over_the_other_and_gives_the_net_ones(rules: Ruleset) -> None:
    table = squares(rules, {"id": "a", "stats": {"hp": 9}})
    edit = table.edit().stats("a", hp=3).add("a", "down", until=4).add("a", "down").set("a", at=[2, 2]).stats("a", hp=2)
    (change,) = edit.changes()
    assert change.after.stats["generic"]["hp"] == 2 and change.after.at == (2, 2)  # type: ignore[union-attr]
    assert [(c.id, c.until) for c in edit.token("a").conditions] == [("down", None)]
    assert edit.remove("a", "down").set("a", at=table.token("a").at).stats("a", hp=9).changes() == ()
    with pytest.raises(CommandError):
        edit.stats("nobody", hp=1)

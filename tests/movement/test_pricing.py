"""The price of drawn ways: the words of the contract, step numbers from 0, the first step that may not be."""

from __future__ import annotations

from typing import Any

import pytest

from battlemap.geometry.types import Cell, Hex, Square
from battlemap.model.entities import Door
from battlemap.model.scenario import Scenario
from battlemap.movement.costs import EndTurn, MoveProfile, StepRule, Toll
from battlemap.movement.drawn import Drawn, Item
from battlemap.movement.mover import mover_of
from battlemap.movement.results import Path
from battlemap.text import T

from .ascii import scene_from_ascii

FOOT = (
    StepRule("forward", 2, (0, 1, 5)),
    StepRule("sidestep", 4, (1, 5), face=False),
    StepRule("side", 4, (2, 4), face=False),
    StepRule("back", 4, (3,), face=False),
)
ENDS = (EndTurn(0.5, 3), EndTurn(1.0, 1))


def tactical(move: int, **more: Any) -> MoveProfile:
    fields: dict[str, Any] = {"turn": 2, "start_turns": 3, "end_turns": ENDS, **more}
    return MoveProfile(move * 2, unit="MP", per_unit=2, steps=FOOT, **fields)


def hexes(facing: int = 0) -> Scenario:
    rows = ["." * 9 for _ in range(9)]
    rows[4] = "....m...."
    return scene_from_ascii("\n".join(rows), "hex-flat", tokens={"m": {"facing": facing}})


def priced(scenario: Scenario, profile: MoveProfile, *items: Item) -> Path:
    return mover_of(scenario, "s1", "m", profile).price(list(items))


def step(q: int, r: int) -> Hex:
    """A hex relative to the token."""
    return Hex(4 + q, 2 + r)


@pytest.mark.parametrize(
    ("move", "items", "cost", "end", "facings"),
    [
        (5, [("forward", 0, -1), ("forward", 0, -2), ("forward", 0, -3)], 3, 0, (0, 1, 5)),
        (5, [("forward", 0, -1), ("forward", 0, -2)], 2, 0, (0, 1, 2, 3, 4, 5)),
        (5, [("forward", 1, -1)], 1, 1, (0, 1, 2, 3, 4, 5)),
        (5, [("sidestep", 1, -1)], 2, 0, (0, 1, 2, 3, 4, 5)),
        (5, [("side", 1, 0), ("side", 2, 0)], 4, 0, (0, 1, 5)),
        (5, [("forward", 0, -1), ("turn", 2), ("forward", 1, -1)], 4, 2, (1, 2, 3)),
        (5, [("turn_before", 3), ("forward", 0, 1), ("forward", 0, 2), ("forward", 0, 3)], 3, 3, (2, 3, 4)),
    ],
)
def test_foot_movement_with_facing(
    move: int, items: list[tuple[Any, ...]], cost: float, end: int, facings: tuple[int, ...]
) -> None:
    drawn = [Drawn(i[0], facing=i[1]) if len(i) == 2 else Drawn(i[0], step(i[1], i[2])) for i in items]
    path = priced(hexes(), tactical(move), *drawn)
    assert path.legal and (path.cost, path.steps[-1].facing, path.facings) == (cost, end, facings)
    assert [s.do for s in path.steps] == [i[0] for i in items]


def test_too_dear_is_priced_to_the_end_and_names_the_first_step_beyond() -> None:
    back = [Drawn("back", step(0, n)) for n in (1, 2, 3)]
    path = priced(hexes(), tactical(5), *back)
    assert path.illegal is not None
    assert (path.cost, path.illegal.step, path.illegal.reason) == (6, 2, "budget")
    before = [Drawn("turn_before", facing=3)] + [Drawn("forward", step(0, n)) for n in (1, 2, 3)]
    path = priced(hexes(), tactical(5, start_turns=0), *before)
    assert path.illegal is not None and (path.cost, path.illegal.step) == (6, 3)


def test_bare_cells_are_read_as_the_cheapest_steps() -> None:
    path = priced(hexes(), tactical(5), step(0, 1), step(0, 2))
    assert (path.cost, path.steps[0].do, path.steps[0].facing) == (2, "turn_before", 3)
    path = priced(hexes(), tactical(5, start_turns=0), step(0, 1), step(0, 2))
    assert (path.cost, [s.do for s in path.steps]) == (4, ["back", "back"])
    assert priced(hexes(), tactical(5), step(1, -1), step(1, -2)).cost == 2


@pytest.mark.parametrize(
    ("item", "reason"),
    [
        (Drawn("forward", step(0, 1)), "manoeuvre"),
        (Drawn("side", step(0, -1)), "manoeuvre"),
        (Drawn("forward", step(0, -2)), "manoeuvre"),
        (Drawn("dance", step(0, -1)), "manoeuvre"),
        (Drawn("forward"), "manoeuvre"),
        (Drawn("turn"), "manoeuvre"),
        (step(0, 3), "manoeuvre"),
        (Hex(50, 50), "manoeuvre"),
    ],
)
def test_what_the_profile_does_not_offer(item: Item, reason: str) -> None:
    first = priced(hexes(), tactical(5, start_turns=0), item)
    assert first.illegal is not None and (first.illegal.step, first.illegal.reason) == (0, reason)
    assert first.cost == 0 and first.steps == () and first.illegal.why
    later = priced(hexes(), tactical(5, start_turns=0), Drawn("forward", step(0, -1)), Drawn("dance", step(0, -2)))
    assert later.illegal is not None and (later.illegal.step, later.cost, len(later.steps)) == (1, 1, 1)


def test_no_turning_in_place_and_turning_only_before() -> None:
    charge = tactical(5, turn=None, start_turns=0, end_turns=())
    path = priced(hexes(), charge, Drawn("forward", step(0, -1)), Drawn("turn", facing=1))
    assert path.illegal is not None and (path.illegal.step, path.illegal.reason, path.cost) == (1, "manoeuvre", 1)
    late = priced(hexes(), tactical(5), Drawn("forward", step(0, -1)), Drawn("turn_before", facing=1))
    assert late.illegal is not None and (late.illegal.step, late.illegal.reason) == (1, "manoeuvre")
    assert priced(hexes(), charge, Drawn("forward", step(1, -1)), Drawn("forward", step(2, -2))).facings == (1,)


def test_standing_still_costs_nothing() -> None:
    path = priced(hexes(), tactical(5))
    assert path.legal and (path.cost, path.steps, path.facings) == (0, (), (0, 1, 2, 3, 4, 5))


@pytest.mark.parametrize(
    ("drawing", "reason", "words"),
    [
        ("m#.", "terrain", "solid rock"),
        ("mx.", "occupied", "x stands there"),
        ("m^.", "height", "2 m up is too high"),
        ("m..", "door", "door d1 is locked"),
    ],
)
def test_the_offending_step_and_why(drawing: str, reason: str, words: str) -> None:
    doors = [Door("d1", ((1, 0), (1, 1)), locked=True)] if reason == "door" else []
    scenario = scene_from_ascii(drawing, doors=doors)
    from battlemap.movement.costs import HeightBand

    profile = MoveProfile(9, tags={"impassable": Toll(T("solid rock"), forbid=True)}, rises=(HeightBand(1),))
    path = priced(scenario, profile, Square(1, 0), Square(2, 0))
    assert path.illegal is not None
    assert (path.illegal.step, path.illegal.reason, str(path.illegal.why[0].text)) == (0, reason, words)


def test_corners_and_diagonals() -> None:
    corner = scene_from_ascii("m#\n..")
    profile = MoveProfile(9, tags={"impassable": Toll(T("solid rock"), forbid=True)})
    path = priced(corner, profile, Square(1, 1))
    assert path.illegal is not None and str(path.illegal.why[0].text) == "something stands at the corner"
    none = scene_from_ascii("m.\n..", diagonals="none")
    path = priced(none, profile, Square(1, 1))
    assert path.illegal is not None and path.illegal.reason == "manoeuvre"
    cells: list[Cell] = [Square(n, n) for n in (1, 2, 3)]
    third = scene_from_ascii("m...\n....\n....\n....", diagonals="5-10-5")
    assert [s.cost for s in priced(third, profile, *cells).steps] == [1, 2, 1]
    euclid = scene_from_ascii("m...\n....\n....\n....", diagonals="euclid")
    assert priced(euclid, MoveProfile(100, per_unit=10, steps=(StepRule("step", 10),)), *cells).cost == 4.2


def test_free_facing_takes_any_word_of_the_profile() -> None:
    scenario = scene_from_ascii("m..")
    profile = MoveProfile(9, steps=(StepRule("forward", 1, (0,)), StepRule("side", 1, (2, 4), face=False)))
    path = priced(scenario, profile, Drawn("side", Square(1, 0)), Drawn("step", Square(2, 0)), Drawn("turn", facing=4))
    assert path.legal and path.cost == 2 and path.steps[-1].facing == 4

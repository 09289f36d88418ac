"""The small questions a profile answers."""

from __future__ import annotations

import doctest

from battlemap.movement import costs, explain
from battlemap.movement.costs import (
    EndTurn,
    HeightBand,
    MoveProfile,
    Occupied,
    Toll,
    WaterBand,
    band_for_height,
    band_for_water,
)
from battlemap.text import T


def test_doctests() -> None:
    assert doctest.testmod(costs).failed == doctest.testmod(explain).failed == 0


def test_costs_are_shown_in_the_unit_people_say() -> None:
    profile = MoveProfile(12, unit="m", per_unit=2 / 1.5)
    assert profile.shown(12) == 9 and profile.shown(1) == 0.75 and str(profile.shown(-0.0)) == "0.0"


def test_free_turns_at_the_end_follow_what_was_spent() -> None:
    profile = MoveProfile(10, end_turns=(EndTurn(0.5, 3), EndTurn(1.0, 1)))
    assert [profile.free_end_sides(n) for n in (0, 5, 6, 10, 11)] == [3, 3, 1, 1, 0]


def test_who_stands_there_token_before_side() -> None:
    friend, body = Occupied(True), Occupied(True, True)
    profile = MoveProfile(1, by_side={"party": friend}, by_token={"t9": body})
    assert profile.who("t1", "party") is friend and profile.who("t9", "party") is body
    assert profile.who("t1", "orcs") is profile.occupied


def test_bands_are_asked_in_order() -> None:
    shallow, deep = WaterBand(0.5), WaterBand(2.0, Toll(T("deep")))
    assert band_for_water((shallow, deep), 0) is None and band_for_water((), 9.0) is None
    assert band_for_water((shallow, deep), 0.5) is shallow and band_for_water((shallow, deep), 0.6) is deep
    too_deep = band_for_water((shallow, deep), 2.1)
    assert too_deep is not None and too_deep.toll is not None and too_deep.toll.forbid
    ladder, any_ = HeightBand(9, surface="ladder"), HeightBand(1)
    assert (
        band_for_height((ladder, any_), 1.0, None) is any_ and band_for_height((ladder, any_), 1.0, "ladder") is ladder
    )
    assert band_for_height((ladder, any_), 1.1, "wood") is None

"""Areas and hazards of gurps_thf: the public vectors, a whole explosion on a map, fire that spreads, hordes that shrink."""

from functools import partial
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from battlemap.rules.api import ActionRequest, Area, Outcome, Ruleset, Table, sketch, trial
from battlemap.rules.registry import Registry

from .thf import vectors_pass

FAMILIES = ("EXP", "SWA", "ENV", "AIR", "SEN", "FAT", "SIT")


def table_of(rules: Ruleset, *tokens: dict[str, Any], grid: str = "hex-flat", **facts: Any) -> Table:
    return sketch(rules, {"grid": {"kind": grid, "columns": 24, "rows": 24}, "tokens": tokens, **facts})


def do(rules: Ruleset, table: Table, action: str, by: str, *, dice: Any = (), answers: Any = None, **more: Any) -> Any:
    request = ActionRequest(action, by, **more)
    return trial(rules, table, lambda t: rules.act(request, t), dice=dice, answers=answers)


def test_public_vectors_of_areas_pass_and_none_is_left_out(rules: Ruleset, tmp_path: Path) -> None:
    assert vectors_pass(rules, tmp_path, lambda rule: rule.split("-")[0] in FAMILIES) > 70


@pytest.mark.parametrize("grid", ["hex-flat", "hex-pointy", "square"])
def test_an_explosion_reaches_the_near_more_than_the_far(rules: Ruleset, grid: str) -> None:
    tokens = [{"id": f"t{n}", "at": (8, 4 + n), "stats": {"hp": 40, "hp_max": 40}} for n in range(9)]
    table = table_of(rules, *tokens, grid=grid, options={"shared_blast_roll": True})
    done = do(rules, table, "explode", "t0", at=table.cell(table.token("t0")), dice=[[6, 6, 6]])
    lost = [40 - done.table.stats(done.table.token(f"t{n}"))["hp"] for n in range(9)]
    assert lost == [6, 6, 3, 2, 1, 1, 1, 0, 0]
    assert done.outcome.value["radius_m"] == 6


def test_whoever_dives_away_takes_less(rules: Ruleset) -> None:
    tokens = ({"id": "a", "at": (8, 8)}, {"id": "b", "at": (8, 6), "stats": {"dodge": 12, "basic_move": 10}})
    table = table_of(rules, *tokens)
    answers = {"dive@b": "8,4", "roll:dive": 3, "roll:blast": 12}
    done = do(rules, table, "explode", "a", at=table.grid.cell([8, 8]), answers=answers)
    b = done.table.token("b")
    assert b.posture == "lying" and done.table.distance(b, done.table.grid.cell([8, 8])) == 4
    assert done.table.stats(b)["hp"] == 9  # 12 / (3 x 4)


def test_fire_takes_the_wooden_floor_and_stops_at_stone_and_water(rules: Ruleset) -> None:
    wood: dict[str, dict[str, Any]] = {f"{q},{r}": {"surface": "wood"} for q in range(6, 10) for r in range(4, 8)}
    wood["7,6"] = {"surface": "wood", "water": 0.2}
    wood["10,5"] = {"surface": "stone"}
    table = table_of(rules, {"id": "far", "at": (1, 1)}, cells=wood)
    fire = rules.module("fire")

    def light(table: Table) -> Any:
        yield from fire.kindle(table, table.grid.cell([6, 4]))

    table = trial(rules, table, lambda t: _ended(light(t))).table
    for _ in range(20):
        table = trial(rules, table, lambda t: rules.round_started(2, t), answers={"roll:flame": 5}).table
    burning = {table.grid.cell(area.at) for area in table.things(Area)}
    assert burning == {table.grid.cell([q, r]) for q in range(6, 10) for r in range(4, 8)} - {table.grid.cell([7, 6])}


def _ended(going: Any) -> Any:
    yield from going
    return Outcome()


def _hit(swarming: Any, points: int, table: Table) -> Any:
    return _ended(swarming.hit(table, "s", points, "cr", area=True))


@settings(max_examples=25, deadline=None)
@given(size=st.integers(1, 30), blows=st.lists(st.integers(0, 40), max_size=6))
def test_a_horde_loses_a_hex_for_each_full_number(size: int, blows: list[int]) -> None:
    rules = Registry(installed=False).load("gurps_thf")
    table = table_of(rules, {"id": "s", "at": (12, 6)})
    table = do(rules, table, "form_swarm", "s", options={"kind": "rats", "size": size}).table
    swarming, total = rules.module("swarming"), 0
    for points in blows:
        if not table.stats(table.token("s"))["horde"]:
            break
        total += points
        table = trial(rules, table, partial(_hit, swarming, points)).table
    alive = [t for t in table.tokens() if not any(c.id == "dispersed" for c in t.conditions)]
    cells = [cell for t in alive for cell in table.body(t)]
    assert len(cells) == len(set(cells)) == max(0, size - total // 6)
    if len(alive) == 1 and len(cells) > 1:
        reached, edge = {cells[0]}, [cells[0]]
        while edge:
            edge = [c for e in edge for c in table.grid.neighbors(e) if c in cells and c not in reached]
            reached |= set(edge)
        assert reached == set(cells)

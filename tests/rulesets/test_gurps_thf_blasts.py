"""What a blast of gurps_thf meets: walls, doors, ground, cover, those it throws about, hordes."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from battlemap.model.entities import Door, Terrain, Wall
from battlemap.rules.api import Ruleset

from .blasting import GRIDS, act, lines, lost, someone, table_of, traced

# --- walls, doors, ground ---------------------------------------------------------------------------------------------


def test_a_blast_takes_the_door_and_a_piece_of_the_wall_out(rules: Ruleset) -> None:
    walls = [{"id": "w", "points": ((8.0, 11.0), (16.0, 11.0)), "extra": {"gurps_thf": {"material": "wood"}}}]
    doors = [{"id": "d", "points": ((11.0, 14.0), (12.0, 14.0))}]
    table = table_of(rules, someone("a", (29, 29)), someone("b", (11, 16)), walls=walls, doors=doors)
    done = act(rules, table, "explode", {"roll:blast": 80}, at=table.grid.cell([11, 12]), options={"dice": "20d"})
    assert done.outcome.value["doors"] == ["d"] and done.table.things(Door) == ()
    left = {wall.id: wall.points for wall in done.table.things(Wall)}
    assert set(left) == {"w", "w-2"} and left["w"][0] == (8, 11) and left["w-2"][-1] == (16, 11)
    hole = left["w-2"][0][0] - left["w"][-1][0]
    assert 1 <= hole <= 4
    assert lost(done, "b") == 0 and done.outcome.value["safe"] == ["b"]  # it was closed when the charge went off
    assert any("difficult" in ground.tags and ground.surface == "rubble" for ground in done.table.things(Terrain))
    again = act(rules, done.table, "explode", {"roll:blast": 80}, at=table.grid.cell([11, 12]), options={"dice": "20d"})
    assert again.outcome.value["doors"] == [] and lost(again, "b") == 80 // 12


def test_what_a_wall_has_taken_it_remembers(rules: Ruleset) -> None:
    doors = [
        {"id": "d", "points": ((11.0, 14.0), (12.0, 14.0)), "extra": {"gurps_thf": {"material": "wood", "hp": 12}}}
    ]
    table = table_of(rules, someone("a", (29, 29)), doors=doors)
    at = table.grid.cell([11, 12])
    done = act(rules, table, "explode", {"roll:blast": 30}, at=at, options={"dice": "9d"})
    assert done.table.things(Door)[0].extra["gurps_thf"] == {"material": "wood", "hp": 12, "injury": {"all": 8}}
    assert "4 of 12 left" in lines(done, "EXP-2")[0]
    after = act(rules, done.table, "explode", {"roll:blast": 30}, at=at, options={"dice": "9d"})
    assert after.table.things(Door) == ()


def test_a_wall_shields_the_door_behind_it(rules: Ruleset) -> None:
    walls = [{"id": "w", "points": ((8.0, 14.0), (16.0, 14.0))}]
    doors = [{"id": "d", "points": ((11.0, 16.0), (12.0, 16.0))}]
    table = table_of(rules, someone("a", (29, 29)), walls=walls, doors=doors)
    done = act(rules, table, "explode", {"roll:blast": 100}, at=table.grid.cell([11, 12]), options={"dice": "20d"})
    assert done.table.things(Door) and done.table.things(Door)[0].extra == {}
    off = table_of(rules, someone("a", (29, 29)), walls=walls, options={"blast_structures": False})
    left = act(rules, off, "explode", {"roll:blast": 120}, at=off.grid.cell([11, 12]), options={"dice": "20d"})
    assert left.table.things(Wall) == off.things(Wall)


@pytest.mark.parametrize("grid", GRIDS)
def test_the_pieces_left_of_a_wall_are_the_wall_without_the_hole(rules: Ruleset, grid: str) -> None:
    walls = [{"id": "w", "points": ((6.0, 11.1), (12.4, 11.1), (12.4, 17.0))}]
    table = table_of(rules, someone("a", (29, 29)), grid=grid, walls=walls, options={"wall_material": "hedge"})
    center = table.grid.cell_at(table.grid.center(table.grid.cell([9, 9])))
    structures = rules.module("structures")
    broken = {(0, 2), (0, 3), (1, 0)}
    chains = structures._left(table.things(Wall)[0], broken)
    whole = sum(_length(chain) for chain in chains)
    assert len(chains) == 3 - (0 if chains[-1][0] != chains[0][0] else 1)
    assert whole == pytest.approx(6.4 + 5.9 - 2 * 6.4 / 7 - 5.9 / 6)
    done = act(rules, table, "explode", {"roll:blast": 60}, at=center, options={"dice": "10d"})
    assert sum(_length(wall.points) for wall in done.table.things(Wall)) <= 12.3 + 1e-6


def _length(points: Any) -> float:
    pairs = list(pairwise(points))
    return float(sum(((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) ** 0.5 for a, b in pairs))


def test_a_big_blast_digs_a_crater_in_earth_and_none_in_stone(rules: Ruleset) -> None:
    cells = {f"{x},{y}": {"surface": "earth" if x < 12 else "stone"} for x in range(8, 16) for y in range(8, 16)}
    table = table_of(rules, someone("a", (29, 29)), cells=cells)
    done = act(rules, table, "explode", {"roll:blast": 60}, at=table.grid.cell([10, 12]), options={"dice": "10d"})
    ground = done.table.ground(table.grid.cell([10, 12]))
    assert ground.elevation == -1.2 and "difficult" in ground.tags
    assert done.outcome.value["crater"][0] == [10, 12] and [12, 12] not in done.outcome.value["crater"]
    stone = act(rules, table, "explode", {"roll:blast": 60}, at=table.grid.cell([14, 12]), options={"dice": "10d"})
    assert stone.outcome.value["crater"] == []


def test_wood_in_the_blast_burns_and_what_a_wall_shields_does_not(rules: Ruleset) -> None:
    cells = {f"{x},12": {"surface": "wood"} for x in range(8, 17)}
    walls = [{"points": ((13.0, 8.0), (13.0, 17.0)), "id": "w"}]
    table = table_of(rules, someone("a", (29, 29)), cells=cells, walls=walls)
    done = act(rules, table, "explode", {"roll:blast": 60}, at=table.grid.cell([11, 12]), options={"dice": "10d"})
    lit = {tuple(cell) for cell in done.outcome.value["alight"]}
    assert (10, 12) in lit and (11, 12) in lit and not any(x >= 13 for x, _ in lit)


# --- what stands between ----------------------------------------------------------------------------------------------


def test_behind_a_low_wall_the_legs_are_spared(rules: Ruleset) -> None:
    walls = [{"points": ((8.0, 13.9), (16.0, 13.9)), "top": 1.0}]
    table = table_of(rules, someone("a", (29, 29)), someone("b", (12, 14), facing=0), walls=walls)
    answers = {"roll:blast": 6, "roll:fragments": 9, "roll:location": [7, 10, 16], "roll:side": 2, "roll:fragment": 4}
    done = act(
        rules, table, "explode", answers, at=table.grid.cell([12, 12]), options={"dice": "6d", "fragments": "2d"}
    )
    assert lines(done, "EXP-12")[0].startswith("a fragment hits the cover before the right leg")
    row = next(one for one in done.record.looked if one.token == "b")
    assert row.rule == "EXP-12" and 0 < (row.exposed or 0) < 1 and row.cover is not None


def test_a_wall_to_one_side_spares_the_limbs_of_that_side(rules: Ruleset) -> None:
    walls = [{"points": ((8.0, 15.0), (12.45, 15.0))}]
    table = table_of(rules, someone("a", (29, 29)), someone("b", (12, 16), facing=0), walls=walls)
    fragments = rules.module("fragments")
    near = rules.module("explosion").surroundings(
        table, rules.module("charge").Charge("9d"), table.grid.cell([12, 8]), 18
    )
    b = next(one for one in near if one.token == "b")
    sides = {name.split("_")[0] for name in b.hidden if "_" in name}
    assert abs(b.cover.left - b.cover.right) >= 0.25 and len(sides) == 1
    turned = fragments.hidden(b.cover, "rear")
    assert {name.split("_")[0] for name in turned if "_" in name} == {"left", "right"} - sides


def test_from_the_air_only_a_roof_helps(rules: Ruleset) -> None:
    cells = {"12,14": {"tags": ("roof",)}}
    tokens = (someone("a", (29, 29)), someone("b", (12, 14)), someone("c", (14, 12), posture="lying"))
    table = table_of(rules, *tokens, cells=cells)
    answers = {"roll:blast": 6, "roll:fragments": 12, "roll:location": 10, "roll:fragment": 4}
    options = {"dice": "3d", "fragments": "2d", "air_burst": True}
    done = act(rules, table, "explode", answers, at=table.grid.cell([12, 12]), options=options)
    assert "b" not in done.outcome.value["fragments"] and done.outcome.value["fragments"]["c"] == 2  # 15 - 12: 1 + 1
    assert lines(done, "EXP-15")


def test_heights_count_only_where_the_table_plays_so(rules: Ruleset) -> None:
    tower = {"12,14": {"elevation": 8.0}}
    tokens = (someone("a", (29, 29)), someone("b", (12, 14)))
    flat = table_of(rules, *tokens, cells=tower)
    high = table_of(rules, *tokens, cells=tower, options={"blast_heights": True})
    going = rules.module("charge").Charge("6d")
    blast = rules.module("blast")
    center = flat.grid.cell([12, 12])
    assert blast.metres(flat, center, "b") == 2 and blast.metres(high, center, "b") == 8
    assert going.at(24, 2) == 4


def test_large_area_armour_counts_what_faces_the_blast(rules: Ruleset) -> None:
    stats = {"dr": 6, "dr_face": 0, "dr_legs": 6, "dr_arms": 6, "dr_hands": 6, "dr_feet": 6, "dr_skull": 6, "dr_eyes": 6,
             "dr_throat": 6, "dr_groin": 6}  # fmt: skip
    facts: dict[str, Any] = {"options": {"explosion_dr": "large_area"}}
    done = {}
    for facing in (0, 4):
        table = table_of(rules, someone("a", (29, 29)), someone("b", (12, 14), facing=facing, stats=stats), **facts)
        found = act(rules, table, "explode", {"roll:blast": 60}, at=table.grid.cell([12, 12]), options={"dice": "20d"})
        done[facing] = lost(found, "b")
    assert done == {0: 10 - 3, 4: 10 - 6}  # towards it the bare face counts, from behind it does not


# --- thrown about -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("grid", GRIDS)
def test_a_blast_throws_away_from_its_centre(rules: Ruleset, grid: str) -> None:
    table = table_of(rules, someone("a", (29, 29)), someone("b", (12, 14)), grid=grid)
    center = table.grid.cell([12, 12])
    before = table.distance(center, table.token("b"))
    points = int(before) * 3 * 24
    done = act(rules, table, "explode", {"roll:blast": points}, at=center, options={"dice": "50d"})
    assert done.outcome.value["knocked"] == {"b": 3}  # 24 / (10 - 2)
    assert done.table.distance(center, done.table.token("b")) == pytest.approx(before + 3, abs=0.01)
    assert len(traced(done)["knocked"]) == 4
    feet = next(one.roll for one in done.record.rolls if one.roll.purpose == "keep_feet")
    assert [m.value for m in feet.modifiers][-1] == -2


def test_a_wall_stops_the_flight_and_hurts(rules: Ruleset) -> None:
    walls = [{"points": ((8.0, 16.0), (17.0, 16.0)), "extra": {"gurps_thf": {"hp": 5000}}}]
    table = table_of(rules, someone("a", (29, 29)), someone("b", (12, 14)), walls=walls)
    answers = {"roll:blast": 300, "roll:collision": 9}
    done = act(rules, table, "explode", answers, at=table.grid.cell([12, 12]), options={"dice": "80d"})
    assert done.table.token("b").at == (12, 15)
    assert lost(done, "b") == 50 + 9 and done.outcome.value["knocked"]["b"] == 6
    assert any("solid" in text for text in lines(done, "DMG-14"))


def test_burning_charges_and_small_ones_push_nobody(rules: Ruleset) -> None:
    table = table_of(rules, someone("a", (29, 29)), someone("b", (12, 13)))
    center = table.grid.cell([12, 12])
    fire = act(rules, table, "explode", {"roll:blast": 60}, at=center, options={"dice": "20d", "type": "burn"})
    small = act(rules, table, "explode", {"roll:blast": 20}, at=center, options={"dice": "20d"})
    assert fire.outcome.value["knocked"] == small.outcome.value["knocked"] == {}


# --- swarms -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("grid", ("hex-flat", "hex-pointy", "square"))
def test_a_horde_counts_hex_by_hex_and_walls_shield_some(rules: Ruleset, grid: str) -> None:
    table = table_of(rules, someone("a", (29, 29)), someone("s", (12, 12)), grid=grid)
    table = act(rules, table, "form_swarm", by="s", options={"kind": "rats", "size": 7}).table
    center = table.cell(table.token("s"))
    blast, charge = rules.module("blast"), rules.module("charge").Charge("2d")
    assert len(blast.hexes(table, charge, center, table.token("s"))) == 7
    done = act(rules, table, "explode", {"roll:blast": 9}, at=center, options={"dice": "2d"})
    hurt = next(one for one in done.record.damage if one.token == "s")
    assert hurt.injury == 7 * 3  # the centre and all around it count as 1 m: 9 / 3 each
    direct = act(rules, table, "explode", {"roll:blast": 9}, target="s", options={"dice": "2d"})
    assert next(one for one in direct.record.damage if one.token == "s").injury == 9 + 6 * 3

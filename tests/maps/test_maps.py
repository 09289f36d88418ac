"""The sample maps are complete, and their data fits their grids."""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import json
import sys
import tomllib
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PIL import Image

ROOT = Path(__file__).resolve().parents[2]
MAPS = ROOT / "maps"


def _package() -> str:
    """Load maps/make under a name of its own: other folders have a package `make` too."""
    name = "sample_maps_make"
    if name not in sys.modules:
        home = MAPS / "make"
        spec = importlib.util.spec_from_file_location(
            name, home / "__init__.py", submodule_search_locations=[str(home)]
        )
        assert spec and spec.loader
        module = importlib.util.module_from_spec(spec)
        sys.modules[name] = module
        spec.loader.exec_module(module)
    return name


textures: Any = importlib.import_module(f"{_package()}.textures")
Grid: Any = importlib.import_module(f"{_package()}.hexes").Grid
near_center: Any = importlib.import_module(f"{_package()}.scenario").near_center

IDS = ["mill_bridge", "tavern_brawl", "watch_tower", "powder_yard"]
TAGS = {"difficult", "stairs", "ladder", "minor_obstacle", "obstacle", "impassable", "flammable"}
LANGUAGES = {"en", "pt_BR", "es", "da"}


def load(ident: str) -> dict[str, Any]:
    """The document of a map."""
    document: dict[str, Any] = json.loads((MAPS / ident / "scenario.json").read_text(encoding="utf-8"))
    return document


def scene_and_grid(ident: str) -> tuple[dict[str, Any], Any]:
    """The scene of a map and its grid."""
    scene = load(ident)["scenes"][0]
    g = scene["grid"]
    return scene, Grid(g["kind"], g["columns"], g["rows"])


def cells(scene: dict[str, Any]) -> dict[tuple[int, int], dict[str, Any]]:
    """Cells by key."""
    return {(int(a), int(b)): v for (a, b), v in ((k.split(","), v) for k, v in scene["cells"].items())}


@pytest.fixture(params=IDS)
def ident(request: pytest.FixtureRequest) -> str:
    """Each map in turn."""
    name: str = request.param
    return name


def test_head(ident: str) -> None:
    document = load(ident)
    assert (document["format"], document["version"]) == ("battlemap", 1)
    assert (ROOT / "rulesets" / document["ruleset"]["id"]).is_dir()
    assert document["active_scene"] == document["scenes"][0]["id"]


def test_pictures_exist_and_are_named_by_content(ident: str) -> None:
    scene, _ = scene_and_grid(ident)
    used = {p["file"] for p in scene["pictures"]} | {t["picture"] for t in scene["tokens"] if t["picture"]}
    there = {p.relative_to(MAPS / ident).as_posix() for p in (MAPS / ident / "pictures").iterdir()}
    assert used == there
    for name in there:
        path = MAPS / ident / name
        assert hashlib.sha256(path.read_bytes()).hexdigest() == path.stem
        assert path.stat().st_size < 2_500_000


def test_picture_covers_the_box(ident: str) -> None:
    scene, grid = scene_and_grid(ident)
    picture = scene["pictures"][0]
    assert picture["rect"] == pytest.approx([0, 0, *grid.size], abs=1e-5)
    assert scene["grid"]["origin"] == pytest.approx(grid.origin, abs=1e-5)
    with Image.open(MAPS / ident / picture["file"]) as image:
        assert image.size == tuple(round(96 * side) for side in grid.size)


def test_cells_are_inside(ident: str) -> None:
    scene, grid = scene_and_grid(ident)
    for key, cell in cells(scene).items():
        assert grid.inside(key), key
        assert set(cell.get("tags", [])) <= TAGS
        assert 0 < cell.get("water", 1) <= 10
        assert -5 <= cell.get("elevation", 0) <= 10


def test_lines_are_inside_the_box(ident: str) -> None:
    scene, grid = scene_and_grid(ident)
    w, h = grid.size
    lines = [item["points"] for item in scene["walls"] + scene["doors"]]
    lines += [r["polygon"] for r in scene["regions"]] + [[x["at"]] for x in scene["lights"] + scene["notes"]]
    for points in lines:
        for x, y in points:
            assert -1e-6 <= x <= w + 1e-6 and -1e-6 <= y <= h + 1e-6, (x, y)
    for wall in scene["walls"]:
        assert all(a != b for a, b in zip(wall["points"], wall["points"][1:], strict=False))
        assert wall["top"] is None or wall["top"] > wall["bottom"]


def test_walls_keep_off_the_centres_of_open_cells(ident: str) -> None:
    """A wall through the middle of a cell would leave it open to which side the cell belongs."""
    scene, grid = scene_and_grid(ident)
    solid = {k for k, v in cells(scene).items() if {"impassable", "obstacle"} & set(v.get("tags", []))}
    for wall in scene["walls"] + scene["doors"]:
        for key in grid.every():
            if key not in solid:
                assert near_center(grid, key, wall["points"]) > 0.15, (wall["id"], key)


def test_doors_lie_between_walls(ident: str) -> None:
    scene, _ = scene_and_grid(ident)
    ends = [p for wall in scene["walls"] for p in (wall["points"][0], wall["points"][-1])]
    for door in scene["doors"]:
        for point in door["points"]:
            near = min(abs(point[0] - x) + abs(point[1] - y) for x, y in ends)
            assert near < 0.01, door["id"]


def test_tokens_stand_on_free_cells(ident: str) -> None:
    scene, grid = scene_and_grid(ident)
    ground = cells(scene)
    taken: set[tuple[int, int]] = set()
    for token in scene["tokens"]:
        at = tuple(token["at"])
        assert grid.inside(at), token["name"]
        assert not {"impassable", "obstacle"} & set(ground.get(at, {}).get("tags", [])), token["name"]
        assert at not in taken, token["name"]
        taken.add(at)
        stats = token["stats"]["generic"]
        assert 0 < stats["hp"] <= stats["hp_max"]
        assert 0 <= token["facing"] < (8 if grid.kind == "square" else 6)


def test_ids_are_unique(ident: str) -> None:
    scene, _ = scene_and_grid(ident)
    for kind in ("walls", "doors", "lights", "regions", "notes", "tokens", "pictures"):
        ids = [item["id"] for item in scene[kind]]
        assert len(ids) == len(set(ids))


def test_every_foot_of_height_can_be_reached(ident: str) -> None:
    """Steps of at most 0.6 m, or a ladder, lead from the heroes to every foe (walls and doors aside)."""
    scene, grid = scene_and_grid(ident)
    ground = cells(scene)
    tokens = scene["tokens"]
    start = next(tuple(t["at"]) for t in tokens if t["side"] == "party")
    seen, todo = {start}, [start]
    around = [(1, 0), (-1, 0), (0, 1), (0, -1)] + ([(1, -1), (-1, 1)] if grid.kind != "square" else [])
    while todo:
        here = todo.pop()
        entry = ground.get(here, {})
        for dx, dy in around:
            there = (here[0] + dx, here[1] + dy)
            other = ground.get(there, {})
            if there in seen or not grid.inside(there) or "impassable" in other.get("tags", []):
                continue
            rise = abs(entry.get("elevation", 0) - other.get("elevation", 0))
            if rise <= 0.6 or "ladder" in entry.get("tags", []) + other.get("tags", []):
                seen.add(there)
                todo.append(there)
    assert {tuple(t["at"]) for t in tokens} <= seen


def test_card(ident: str) -> None:
    info = tomllib.loads((MAPS / ident / "info.toml").read_text(encoding="utf-8"))
    sides = [t["side"] for t in load(ident)["scenes"][0]["tokens"]]
    assert set(info["title"]) == set(info["description"]) == LANGUAGES
    assert (info["heroes"], info["foes"]) == (sides.count("party"), sides.count("foe"))
    with Image.open(MAPS / ident / "thumbnail.png") as image:
        assert image.size == (320, 200)


@pytest.mark.parametrize("name", ["grass", "dirt", "stones", "planks", "sand", "rock"])
def test_same_seed_same_bytes(name: str) -> None:
    make: Any = {
        "grass": lambda seed: textures.grass((60, 80), seed),
        "dirt": lambda seed: textures.dirt((60, 80), seed),
        "stones": lambda seed: textures.stones((60, 80), seed),
        "planks": lambda seed: textures.planks((60, 80), seed),
        "sand": lambda seed: textures.sand((60, 80), seed),
        "rock": lambda seed: textures.rock((60, 80), seed),
    }[name]
    first, again, other = make(7), make(7), make(8)
    assert first.shape == (60, 80, 3)
    assert np.isfinite(first).all()
    assert first.tobytes() == again.tobytes()
    assert first.tobytes() != other.tobytes()


def test_centres_of_cells() -> None:
    """Centres follow the published formulas, and keys and places are each other's inverse."""
    for kind in ("hex-flat", "hex-pointy", "square"):
        grid = Grid(kind, 7, 6)
        for key in grid.every():
            assert grid.key(*grid.place(key)) == key
            assert grid.at(*grid.center(key)) == key
    assert Grid("hex-flat", 5, 5).center((1, 0)) == pytest.approx((0.57735 + 0.866025, 1.0), abs=1e-4)
    assert Grid("hex-pointy", 5, 5).center((0, 1)) == pytest.approx((1.0, 0.57735 + 0.866025), abs=1e-4)

"""A real mouse and a real keyboard drag a token: wheel, corner, override, Escape, and keys alone."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from battlemap.geometry.grid import make_grid
from tests.e2e import xscreen
from tests.e2e.test_two_screens import ROOT, needs_x, run_program


def map_file(folder: Path) -> Path:
    """A scenario of hexes with facing that costs: one token, and a wall east of it."""
    grid = make_grid("hex-flat", 16, 11)
    x = (grid.center(grid.from_offset(6, 5)).x + grid.center(grid.from_offset(7, 5)).x) / 2
    token = {
        "id": "t1", "name": "Brynn", "at": list(grid.from_offset(4, 5)), "side": "party",
        "stats": {"gurps_thf": {"version": 1, "basic_move": 7}},
    }  # fmt: skip
    scene = {
        "id": "s1", "grid": {"kind": "hex-flat", "columns": 16, "rows": 11}, "tokens": [token],
        "walls": [{"id": "w1", "points": [[x, -1], [x, 12]]}],
    }  # fmt: skip
    document = {"format": "battlemap", "version": 1, "ruleset": {"id": "gurps_thf"}, "scenes": [scene]}
    folder.mkdir()
    (folder / "scenario.json").write_text(json.dumps(document), "utf-8")
    return folder


@needs_x
@pytest.mark.gui
def test_dragging_with_mouse_and_keys(tmp_path: Path) -> None:
    out = Path(os.environ.get("BATTLEMAP_PICTURES", tmp_path))
    out.mkdir(parents=True, exist_ok=True)
    with xscreen.display() as display:
        script = ROOT / "tests" / "e2e" / "drag_evening.py"
        done = run_program(display, script, tmp_path / "home", map_file(tmp_path / "map"), out)
    assert done.returncode == 0, done.stdout + done.stderr
    seen = json.loads((out / "drag.json").read_text("utf-8"))
    wheel = seen["wheel"]
    assert wheel["at"] == [4, 2] and wheel["shown"] == wheel["now"] != wheel["before"]
    assert wheel["now"] in wheel["allowed"] and wheel["cost"] == wheel["logged"]
    corner = seen["corner"]
    assert corner["corners"] == 1 and corner["at"] == [6, 3] and corner["cost"] == corner["logged"]
    override = seen["override"]
    assert not override["before"] and "a wall is in the way" in override["why"]
    assert override["with ctrl"] == [True, True] and override["at"] == [9, 5] and override["logged"]
    assert seen["escape"] == [True, False, [4, 5]]
    keys = seen["keys"]
    assert keys["busy"] and keys["before"] == [4, 5] and keys["at"] == [4, 2] and keys["corners"] == 1
    assert keys["facing"][0] == keys["facing"][1] and keys["cost"] == keys["logged"]
    assert seen["bands"]["bands"] == ["half", "move"] and seen["bands"]["legal"]
    assert "climb 2 m (stone wall), roll Climbing 11: 4" in seen["climb"]["card"] and seen["climb"]["legal"]
    shut, opened = seen["door"]
    assert shut["legal"] and opened["legal"] and shut["cost"] == 9 and opened["cost"] == 3
    fits, narrow = seen["corridor"]
    assert fits["legal"] and fits["cells"] == 7
    assert not narrow["legal"] and narrow["card"] == ["a wall is in the way: ", "Ctrl moves it as the game master: "]

"""What is saved opens again and is the same; nothing else is written over."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from battlemap.formats.scenario import limits
from tests.contract.conftest import Play, Run, scene
from tests.fuzz.lines import Lines

KINDS = ("hex-flat", "hex-pointy", "square", "none")


def saved_and_opened(run: Run, play: Play, document: Any, *lines: dict[str, Any]) -> dict[str, Any]:
    """The state after the lines, which is also that of the saved file."""
    out = Path.cwd().parent / "out"
    ended = play(document, *lines, {"do": "state"}, options=("--save", out))
    assert ended.code == 0, ended.err
    again = run("play", out, stdin='{"do": "state"}')
    assert (again.code, again.err) == (0, "")
    assert again.results[0] == ended.results[-1]
    return dict(ended.results[-1])


@pytest.mark.parametrize("after", KINDS)
@pytest.mark.parametrize("before", KINDS)
def test_a_scene_may_get_another_kind_of_grid(run: Run, play: Play, before: str, after: str) -> None:
    at = [7.25, 5.5] if before == "none" else [7, -1] if before == "hex-flat" else [4, 5]
    facing = 5 if before.startswith("hex") else 7
    lines = (
        {"do": "add_token", "name": "Ana", "at": at, "facing": facing},
        {"do": "add_terrain", "cells": [[1.5, 1] if before == "none" else [1, 1]], "tags": ["difficult"]},
        {"do": "set", "id": "s1", "set": {"grid": {"kind": after}}},
    )
    document = scene(before, areas=[{"id": "a1", "shape": "cone", "at": [2, 1], "to": [2, 3], "radius": 2}])
    state = saved_and_opened(run, play, document, *lines)
    assert len(state["scenes"][0]["cells"]) == 1
    ended = play(state, {"do": "reach", "token": "t1"}, {"do": "view"})
    assert len(ended.results[0]["cells"]) > 20, "it stands on the map and can go on"


def test_another_kind_of_grid_is_one_undo(play: Play) -> None:
    add = {"do": "add_token", "name": "Ana", "at": [9, 7], "facing": 7}
    change = {"do": "set", "id": "s1", "set": {"grid": {"kind": "hex-pointy"}}}
    _, before, _, between, _, after = play(
        scene("square"), add, {"do": "state"}, change, {"do": "state"}, {"do": "undo"}, {"do": "state"}
    ).results
    assert json.dumps(before) == json.dumps(after) != json.dumps(between)


@pytest.mark.parametrize("cell", [[0.00001, 1], [0.000001, 0], [1.23456789, 2], [9.999999, 7.25], [0.3, 0.1]])
def test_ground_without_a_grid_is_named_so_that_it_can_be_read(run: Run, play: Play, cell: list[float]) -> None:
    paint = {"do": "add_terrain", "cells": [cell], "tags": ["difficult"]}
    raise_ = {"do": "set_elevation", "cells": [cell], "elevation": 1}
    state = saved_and_opened(run, play, scene("none"), paint, raise_)
    assert len(state["scenes"][0]["cells"]) == 1


def test_no_more_things_than_a_file_may_hold(play: Play) -> None:
    document = scene(lights=[{"id": f"l{n}"} for n in range(1, 20_001)])
    assert play(document, {"do": "add_light"}).results == ["limit"]


def test_a_log_longer_than_is_read_loses_its_oldest_lines(
    run: Run, play: Play, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "LOG_ENTRIES", 20)
    document = {**scene(), "log": [{"n": n, "key": "x"} for n in range(1, 21)]}
    out = tmp_path / "out.battlemap"
    assert play(document, {"do": "roll", "expr": "1d6"}, options=("--save", out)).code == 0
    entries = run("play", out, stdin='{"do": "log"}').results[0]["entries"]
    assert len(entries) == 20 and entries[-1]["rolls"] and entries[0]["n"] == 2


def test_another_json_in_a_folder_is_not_saved_over_its_scenario(run: Run, file: Any, tmp_path: Path) -> None:
    path = file({**scene(), "title": "the folder's own"})
    other = path.with_name("other.json")
    other.write_text(json.dumps({**scene(), "title": "other", "id": "../../up"}), "utf-8")
    files = sorted(path.parent.iterdir())
    script = '{"do": "set_title", "title": "changed"}\n{"do": "save"}\n'
    ended = run("play", other, "--live", "--home", tmp_path / "h", "--keep-going", stdin=script)
    assert ended.results[1] == "cannot-save"
    assert json.loads(path.read_text("utf-8"))["title"] == "the folder's own"
    assert sorted(path.parent.iterdir()) == files
    assert not (tmp_path / "up").exists() and not (tmp_path / "h" / "up").exists()


def test_what_was_rolled_is_recovered_until_it_is_saved(run: Run, file: Any, tmp_path: Path) -> None:
    path, home = file(scene()), tmp_path / "h"

    def live(*lines: str) -> Any:
        return run("play", path, "--live", "--home", home, stdin="\n".join(lines))

    live('{"do": "roll", "expr": "2d6"}')
    for _ in range(2):  # looking at it does not lose it
        told, log = live('{"do": "log"}').answers
        assert told["events"][0] == {
            "event": "recovered",
            "count": 1,
            "text": "A change that was not saved is here again",
        }
        assert len(log["result"]["entries"]) == 1
    live('{"do": "save"}')
    assert [a["n"] for a in live('{"do": "log"}').answers] == [1]


@pytest.mark.parametrize(
    ("first", "second", "made"),
    [
        ({"do": "add_note", "id": "w1"}, {"do": "add_wall", "points": [[1, 0], [1, 6]]}, "w2"),
        (
            {"do": "add_wall", "id": "t1", "points": [[1, 0], [1, 6]]},
            {"do": "add_token", "name": "A", "at": [1, 1]},
            "t2",
        ),
        ({"do": "add_light", "id": "s2"}, {"do": "add_scene"}, "s3"),
    ],
)
def test_ids_that_are_made_are_free(
    run: Run, play: Play, first: dict[str, Any], second: dict[str, Any], made: str
) -> None:
    assert play(scene(), first, second).results[1]["id"] == made
    saved_and_opened(run, play, scene(), first, second)


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("kind", KINDS)
def test_whatever_is_let_in_can_be_saved_and_opened(run: Run, play: Play, kind: str, seed: int) -> None:
    lines = Lines(seed, kind)
    made = [lines.line() for _ in range(150)]
    regrid = {"do": "set", "id": "s1", "set": {"grid": {"kind": lines.random.choice(KINDS)}}}
    made.insert(100, regrid)
    out = Path.cwd().parent / "out"
    ended = play(scene(kind, 12, 9), *made, {"do": "state"}, options=("--keep-going", "--save", out))
    assert sum(a["ok"] for a in ended.answers) > 30
    assert run("play", out, stdin='{"do": "state"}').results == ended.results[-1:]

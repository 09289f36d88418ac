"""Streams, exit codes and the command line: what goes where, in which bytes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.contract.conftest import Play, Run, scene

NAME = "Açé 😀"


@pytest.mark.parametrize("encoding", ["ascii", "cp1252"])
def test_output_is_utf8_whatever_the_machine_speaks(file: Any, encoding: str) -> None:
    script = json.dumps({"do": "add_token", "name": NAME, "at": [1, 1]}, ensure_ascii=False) + '\n{"do": "state"}\n'
    command = [sys.executable, "-m", "battlemap", "play", str(file(scene()))]
    environment = {**os.environ, "PYTHONIOENCODING": encoding}
    done = subprocess.run(command, input=script.encode(), capture_output=True, env=environment, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    state = json.loads(done.stdout.decode("utf-8").split("\n")[1])["result"]
    assert state["scenes"][0]["tokens"][0]["name"] == NAME
    assert b"\r" not in done.stdout


def test_the_refusal_that_ends_a_run_is_one_line_on_stderr(play: Play) -> None:
    ended = play(scene(), "", {"do": "reach", "token": "t1"}, {"do": "state"}, options=())
    assert ended.code == 1 and len(ended.answers) == 1
    assert ended.err == "battlemap: Line 2: There is no token t1 in this scene\n"
    ended = play(scene(), {"do": "reach", "token": "t1"})
    assert (ended.code, ended.err) == (0, "")


def test_hints_on_stderr_are_sentences(run: Run) -> None:
    ended = run("rulesets", "generik")
    assert ended.code == 1 and ended.err == "battlemap: There is no ruleset generik. Did you mean generic?\n"


@pytest.mark.parametrize(
    "command",
    [
        ("play", ""),
        ("play", "FILE", "--save", ""),
        ("new", "", "--grid", "square", "--columns", 2, "--rows", 2),
        ("render", "FILE", ""),
        ("import", "FILE", ""),
        ("check", ""),
        ("render", "FILE", "o.png", "--px-per-cell", "nan"),
        ("render", "FILE", "o.png", "--px-per-cell", "inf"),
        ("render", "FILE", "o.png", "--px-per-cell", 0),
        ("render", "FILE", "o.png", "--px-per-cell", -3),
        ("render", "FILE", "o.png", "--size", "0x5"),
        ("render", "FILE", "o.png", "--size", "5"),
        ("render", "FILE", "o.png", "--size", "99999x5"),
    ],
)
def test_wrong_usage_is_2_and_writes_nothing(run: Run, file: Any, command: tuple[object, ...]) -> None:
    path = file(scene())
    ended = run(*(path if part == "FILE" else part for part in command))
    assert ended.code == 2 and ended.out == "" and "Traceback" not in ended.err
    assert list(Path.cwd().iterdir()) == []


def test_a_script_has_the_same_lines_from_a_file_and_from_standard_input(run: Run, file: Any, tmp_path: Path) -> None:
    roll = b'{"do": "roll", "expr": "1d6"}'
    script = b"\xef\xbb\xbf" + roll + b"\r\n\r\n # a remark\r\n" + roll + b"\r" + roll + b"\n" + roll
    path, lines = file(scene()), tmp_path / "lines"
    lines.write_bytes(script)
    typed = run("play", path, "--keep-going", stdin=script)
    read = run("play", path, "--keep-going", "--script", lines)
    assert typed == read
    assert [(a["n"], a["ok"]) for a in typed.answers] == [(1, True), (4, False), (5, True)]


@pytest.mark.parametrize("field", ["out", "file"])
@pytest.mark.parametrize("name", ["", "  ", "a\0b"])
def test_a_path_that_is_none_is_refused(play: Play, field: str, name: str) -> None:
    line = {"do": "save", "out": name} if field == "out" else {"do": "import_character", "file": name}
    assert play(scene(), line).results == ["bad-field"]
    assert list(Path.cwd().iterdir()) == []


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="file names are texts here")
def test_a_file_name_that_is_no_text_is_told_as_well_as_it_can_be(run: Run, file: Any, tmp_path: Path) -> None:
    out = os.fsdecode(os.fsencode(tmp_path) + b"/o\xff.battlemap")
    run("play", file(scene()), "--save", out)
    ended = run("play", out, "--live", "--home", tmp_path / "h", stdin='{"do": "save"}\n')
    assert ended.code == 0 and ended.answers[0]["events"][0]["event"] == "saved"


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="needs a shell and its streams")
@pytest.mark.parametrize(
    ("redirected", "code", "err"),
    [
        ("<&-", 0, ""),
        (">&-", 0, ""),
        ("> /dev/full", 1, "battlemap: Nothing can be written: No space left on device\n"),
    ],
)
def test_closed_and_full_streams_end_cleanly(file: Any, redirected: str, code: int, err: str) -> None:
    line = f'"{sys.executable}" -m battlemap play "{file(scene())}" {redirected}'
    pipe = subprocess.PIPE if redirected != "<&-" else None
    with subprocess.Popen(["sh", "-c", line], stdin=pipe, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as done:
        _, errors = done.communicate(b'{"do": "roll", "expr": "1d6"}\n' if pipe else None)
    assert (done.returncode, errors.decode()) == (code, err)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="needs symbolic links")
def test_links_that_lead_nowhere_are_refused(run: Run, file: Any, tmp_path: Path) -> None:
    loop = tmp_path / "loop"
    loop.symlink_to(loop)
    path = file(scene())
    for ended in (run("play", loop), run("play", path, "--save", loop), run("play", path, "--script", loop)):
        assert ended.code == 1 and ended.err.count("\n") == 1 and "loop" in ended.err

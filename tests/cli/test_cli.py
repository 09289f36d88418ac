"""The command line from outside: exit codes, one clear line for bad input, the same bytes twice, nothing left behind."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
import zipfile
import zlib
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any

import pytest

from battlemap import cli, paths

Done = subprocess.CompletedProcess[str]
Run = Callable[..., Done]
MINIMAL: dict[str, Any] = {
    "format": "battlemap", "version": 1,
    "scenes": [{"id": "s1", "grid": {"kind": "hex-flat", "columns": 20, "rows": 14}}],
}  # fmt: skip


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs a command line in this process: the same `main`, with standard streams of its own."""
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)

    def go(*arguments: object, stdin: str = "") -> Done:
        out, err = io.StringIO(), io.StringIO()
        command = [str(argument) for argument in arguments]
        with monkeypatch.context() as patch, redirect_stdout(out), redirect_stderr(err):
            patch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(stdin.encode())))
            try:
                code = cli.main(command)
            except SystemExit as end:
                code = int(end.code or 0)
        return subprocess.CompletedProcess(command, code, out.getvalue(), err.getvalue())

    return go


def write(path: Path, document: Any) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(document if isinstance(document, str) else json.dumps(document), "utf-8")
    return path


def one_line(done: Done) -> str:
    """The one clear sentence of a failure."""
    assert done.returncode == 1, done
    assert "Traceback" not in done.stderr
    lines = [line for line in done.stderr.split("\n") if line]
    assert len(lines) == 1, done.stderr
    assert done.stdout == ""
    return lines[0]


def test_the_version_names_the_contract(run: Run) -> None:
    done = run("--version")
    assert done.returncode == 0
    assert done.stdout.strip().endswith("contract 1")


def test_wrong_usage_is_2(run: Run) -> None:
    assert run("play").returncode == 2
    assert run("new", "x", "--grid", "octagons", "--columns", 3, "--rows", 3).returncode == 2
    assert run("play", "x", "--seed", 1, "--dice", "1").returncode == 2


@pytest.mark.parametrize("grid", ["hex-flat", "hex-pointy", "square", "none"])
@pytest.mark.parametrize("suffix", ["", ".battlemap"])
def test_new_play_save_check_render(run: Run, tmp_path: Path, grid: str, suffix: str) -> None:
    file, copy, picture = (tmp_path / f"minha cena é{n}{suffix}" for n in range(3))
    picture = tmp_path / "out.png"
    assert run("new", file, "--grid", grid, "--columns", 6, "--rows", 5).returncode == 0
    script = (
        '{"do": "add_token", "name": "Ana", "at": [1, 1]}\n\n# a remark\n{"do": "move", "token": "t1", "to": [2, 2]}\n'
    )
    done = run("play", file, "--save", copy, stdin=script)
    assert done.returncode == 0, done.stderr
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [answer["n"] for answer in answers] == [1, 4]
    checked = run("check", file, copy)
    assert checked.returncode == 0 and checked.stdout.count(": ok, ") == 2
    state = json.loads(run("play", copy, stdin='{"do": "state"}').stdout)["result"]
    assert state["scenes"][0]["tokens"][0]["at"] == [2, 2]
    assert run("render", copy, picture, "--size", "200x160").returncode == 0
    assert picture.read_bytes().startswith(b"\x89PNG")
    assert run("new", file, "--grid", grid, "--columns", 6, "--rows", 5).returncode == 1, "never over a file"


def test_a_refusal_ends_the_run_or_not(run: Run, tmp_path: Path) -> None:
    file = write(tmp_path / "a" / "scenario.json", MINIMAL)
    script = '{"do": "turn"}\n{"do": "state"}\n'
    done = run("play", file, stdin=script)
    assert done.returncode == 1 and done.stdout.count("\n") == 1
    done = run("play", file, "--keep-going", stdin=script)
    assert done.returncode == 0 and done.stdout.count("\n") == 2
    error = json.loads(done.stdout.split("\n")[0])["error"]
    assert error["code"] == "no-combat" and error["message"] and error["hint"]


def test_two_runs_are_byte_equal_and_leave_nothing(run: Run, tmp_path: Path) -> None:
    file = write(tmp_path / "a" / "scenario.json", MINIMAL)
    before = file.read_bytes()
    script = '{"do": "roll", "expr": "8d6"}\n{"do": "add_token", "name": "Ana", "at": [1, 1]}\n{"do": "state"}\n'
    first, second, other = (run("play", file, "--seed", seed, stdin=script).stdout for seed in (3, 3, 4))
    assert first == second != other
    assert file.read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == ["a"]


def test_live_recovers_what_was_answered(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "a.battlemap"
    run("new", file, "--grid", "square", "--columns", 6, "--rows", 5)
    code = (
        "import os, sys\nfrom battlemap import cli\n"
        "from battlemap.app import play\nwrite = play.encode\n"
        "def last(answer):\n    text = write(answer)\n"
        "    if answer['n'] == 2:\n        print(text, flush=True)\n        os._exit(9)\n    return text\n"
        "play.encode = last\nsys.exit(cli.main(sys.argv[1:]))\n"
    )
    script = '{"do": "add_token", "name": "Ana", "at": [1, 1]}\n{"do": "move", "token": "t1", "to": [2, 2]}\n'
    home = tmp_path / "h"
    command = [sys.executable, "-c", code, "play", str(file), "--live", "--home", str(home)]
    killed = subprocess.run(command, input=script, capture_output=True, text=True, check=False)
    assert killed.returncode == 9, killed.stderr
    done = run("play", file, "--live", "--home", home, stdin='{"do": "state"}\n{"do": "save"}\n')
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert answers[0]["n"] == 0 and answers[0]["events"][0]["event"] == "recovered"
    assert answers[1]["result"]["scenes"][0]["tokens"][0]["at"] == [2, 2]
    again = run("play", file, "--live", "--home", home, stdin='{"do": "state"}\n')
    assert json.loads(again.stdout.splitlines()[0])["n"] == 1, "saved: nothing to recover"


def test_a_scenario_open_elsewhere_is_1(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "a.battlemap"
    run("new", file, "--grid", "square", "--columns", 6, "--rows", 5)
    command = [sys.executable, "-m", "battlemap", "play", str(file), "--live", "--home", str(tmp_path / "h")]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdin and other.stdout
        other.stdin.write('{"do": "state"}\n')
        other.stdin.flush()
        assert other.stdout.readline()
        assert "open" in one_line(run("play", file, "--live", "--home", tmp_path / "h", stdin=""))
        other.stdin.close()
        other.wait(20)


def hostile(folder: Path) -> dict[str, Path]:
    """Files that must fail cleanly, by what is wrong with them."""
    files = {
        "wrong type": write(folder / "type" / "scenario.json", {**MINIMAL, "scenes": 3}),
        "wrong type deep": write(
            folder / "deep" / "scenario.json",
            {**MINIMAL, "scenes": [{**MINIMAL["scenes"][0], "tokens": [{"id": "t1", "name": 5, "at": [1, 1]}]}]},
        ),
        "newer": write(folder / "newer" / "scenario.json", {**MINIMAL, "version": 99}),
        "nan": write(folder / "nan" / "scenario.json", json.dumps(MINIMAL).replace("20", "NaN")),
        "brackets": write(folder / "brackets" / "scenario.json", "[" * 100_000),
        "brackets as a map": write(folder / "b.uvtt", '{"resolution": ' + "[" * 100_000),
        "not json": write(folder / "words" / "scenario.json", "hello"),
        "nothing": folder / "is not there.battlemap",
        "empty": write(folder / "empty.battlemap", ""),
    }
    whole = folder / "whole.battlemap"
    with zipfile.ZipFile(whole, "w") as archive:
        archive.writestr("scenario.json", json.dumps(MINIMAL) + " " * 5000)
    files["cut off"] = folder / "cut.battlemap"
    files["cut off"].write_bytes(whole.read_bytes()[:2000])
    files["climbs out"] = folder / "climb.battlemap"
    with zipfile.ZipFile(files["climbs out"], "w") as archive:
        archive.writestr("scenario.json", json.dumps(MINIMAL))
        archive.writestr("../../evil.txt", "x")
    header = b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR" + (40_000).to_bytes(4, "big") * 2 + b"\x08\x06\x00\x00\x00"
    files["40 000 px"] = folder / "huge.png"
    files["40 000 px"].write_bytes(header + zlib.crc32(header[12:]).to_bytes(4, "big") + b"\0" * 64)
    return files


def test_bad_input_gets_one_clear_sentence(run: Run, tmp_path: Path) -> None:
    for what, file in hostile(tmp_path / "in").items():
        said = one_line(run("play", file, stdin='{"do": "state"}'))
        assert len(said) < 400, what
        assert file.name in said or file.parent.name in said, (what, said)
        assert run("check", file).returncode == 1, what
    assert not (tmp_path / "evil.txt").exists()


def test_rulesets_and_rule_help(run: Run) -> None:
    assert "generic: " in run("rulesets").stdout
    assert "GEN-1: " in run("rulesets", "generic").stdout
    help_pt = run("rulesets", "generic", "GEN-2", "--lang", "pt_BR").stdout
    assert help_pt and help_pt != run("rulesets", "generic", "GEN-2").stdout
    assert "GEN" in one_line(run("rulesets", "generic", "GEN-99"))


def test_cases_run_and_fail_as_they_should(run: Run, tmp_path: Path) -> None:
    good = paths.rulesets() / "generic" / "cases" / "generic.json"
    done = run("cases", "generic", good)
    assert done.returncode == 0
    assert done.stdout.strip().endswith("0 failed, 0 not covered")
    wrong = json.loads(good.read_text("utf-8"))
    wrong["vectors"] = wrong["vectors"][:1]
    wrong["vectors"][0]["expect"] = {"cost": -5}
    done = run("cases", "generic", write(tmp_path / "wrong.json", wrong))
    assert done.returncode == 1
    assert "FAIL" in done.stdout and "expected -5" in done.stdout


def test_without_a_screen_open_says_so(run: Run) -> None:
    environment = {
        name: value
        for name, value in os.environ.items()
        if name not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    }
    done = subprocess.run(
        [sys.executable, "-m", "battlemap"], env=environment, capture_output=True, text=True, check=False
    )
    if sys.platform.startswith("linux"):
        assert "screen" in one_line(done)


@pytest.mark.gui
def test_self_test(run: Run) -> None:
    done = run("self-test")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "self-test passed" in done.stdout

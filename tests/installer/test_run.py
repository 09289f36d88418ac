"""The two commands of a fresh checkout: how .venv is made, kept, made anew, and guarded against a second run."""

from __future__ import annotations

import errno
import json
import os
import sys
from pathlib import Path

import pytest

from tests.installer.machine import Machine, start

# -- the environment --------------------------------------------------------------------------------------------------


def test_first_start_makes_the_environment_and_opens_the_sample(machine: Machine) -> None:
    assert start(machine) == 0
    assert machine.ran("-m", "venv")
    assert machine.ran(str(machine.run.PYTHON), "pip", "install", "-e", ".")
    assert machine.became == [str(machine.run.PYTHON), "-m", "battlemap", "open", str(machine.run.SAMPLE)]


def test_second_start_does_nothing_but_start(machine: Machine) -> None:
    start(machine)
    assert start(machine) == 0
    assert machine.commands == []
    assert machine.became


def test_arguments_go_to_the_program(machine: Machine, tmp_path: Path) -> None:
    assert start(machine, "play", "some/where", "--seed", "3") == 0
    assert machine.became[1:] == ["-m", "battlemap", "play", "some/where", "--seed", "3"]
    assert Path.cwd() == tmp_path  # so that relative paths mean what they say


def test_tests_bring_their_tools_and_run_in_the_checkout_without_a_screen(machine: Machine) -> None:
    assert start(machine, "test", "-q", "tests/geometry") == 0
    assert machine.ran("pip", "install", ".[dev]")
    assert machine.became[1:] == ["-m", "pytest", "--slow", "-q", "tests/geometry"]
    assert machine.became_with["QT_QPA_PLATFORM"] == "offscreen"
    assert Path.cwd() == machine.run.ROOT


def test_tests_after_a_start_only_add_the_tools_and_then_both_are_ready(machine: Machine) -> None:
    start(machine)
    start(machine, "test")
    assert [command[-1] for command in machine.ran("pip", "install")] == [".[dev]"]
    assert not machine.ran("venv")
    start(machine)
    start(machine, "test")
    assert machine.commands == []


def test_a_changed_project_file_is_installed_into_the_same_environment(machine: Machine) -> None:
    start(machine)
    (machine.run.ROOT / "pyproject.toml").write_text("[project]\nname = 'more'\n")
    start(machine)
    assert machine.ran("pip", "install")
    assert not machine.ran("venv")


def test_foreign_python_settings_do_not_reach_the_program(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", "/other/packages")
    monkeypatch.setenv("PYTHONHOME", "/other/python")
    start(machine)
    assert not {"PYTHONPATH", "PYTHONHOME"} & set(machine.became_with)


def test_uv_is_used_where_it_is(machine: Machine) -> None:
    machine.programs.add("uv")
    assert start(machine) == 0
    assert machine.ran("/usr/bin/uv", "venv")
    assert machine.ran("/usr/bin/uv", "pip", "install", "-e", ".")
    assert not machine.ran("-m", "venv")


def test_a_uv_that_does_not_work_is_as_none(machine: Machine) -> None:
    machine.programs.add("uv")
    machine.fails = lambda command: command[0] == "/usr/bin/uv"
    assert start(machine) == 0
    assert machine.ran("-m", "venv")
    assert machine.ran(str(machine.run.PYTHON), "-m", "pip", "install")


def test_venv_is_tried_where_uv_makes_none(machine: Machine) -> None:
    machine.programs.add("uv")
    machine.fails = lambda command: command[0] == "/usr/bin/uv" and command[1] == "venv"
    assert start(machine) == 0
    assert machine.ran(machine.run.base_python(), "venv")


@pytest.mark.parametrize("missing", ["venv", "ensurepip"])
def test_without_venv_pip_brings_uv_into_the_checkout(machine: Machine, missing: str) -> None:
    machine.modules.discard(missing)
    assert start(machine) == 0
    assert machine.ran("pip", "install", "--target", str(machine.run.OWN_UV), "uv")
    assert machine.ran(str(machine.run.OWN_UV / "bin" / "uv"), "pip", "install", "-e", ".")


def test_without_venv_pip_and_uv_the_package_is_named(machine: Machine, capsys: pytest.CaptureFixture[str]) -> None:
    machine.modules.clear()
    machine.programs.add("apt-get")
    assert start(machine) == 3
    package = f"python3.{sys.version_info.minor}-venv"
    assert f"sudo apt-get install -y --no-install-recommends {package}" in capsys.readouterr().err
    assert not machine.became


def test_where_nothing_makes_an_environment_it_says_what_would(
    machine: Machine, capsys: pytest.CaptureFixture[str]
) -> None:
    machine.fails = lambda command: "venv" in command or "--target" in command
    assert start(machine) == 3
    assert "Install its venv module, pip, or uv" in capsys.readouterr().err


def test_a_failed_installation_is_said_and_tried_anew(machine: Machine, capsys: pytest.CaptureFixture[str]) -> None:
    machine.fails = lambda command: "install" in command
    assert start(machine) == 1
    assert "Is there a network?" in capsys.readouterr().err
    machine.fails = lambda command: False
    assert start(machine) == 0
    assert "left half-made" in capsys.readouterr().out
    assert machine.ran("venv")


@pytest.mark.parametrize(
    "key, value", [("place", "/elsewhere/.venv"), ("python", "Python 3.8"), ("platform", "win-arm64")]
)
def test_an_environment_of_another_place_or_python_is_made_anew(machine: Machine, key: str, value: str) -> None:
    start(machine)
    stamp = machine.run.VENV / "battlemap-run.json"
    stamp.write_text(json.dumps({**json.loads(stamp.read_text()), key: value}))
    left_over = machine.run.VENV / "left-over"
    left_over.touch()
    assert start(machine) == 0
    assert machine.ran("venv")
    assert not left_over.exists()


def test_an_environment_whose_python_is_gone_is_made_anew(machine: Machine) -> None:
    start(machine)
    machine.run.PYTHON.unlink()
    machine.run.PYTHON.symlink_to("/no/python/here")
    assert start(machine) == 0
    assert machine.ran("venv")


@pytest.mark.parametrize("stamp", ["", "not json", "[]", "{}"])
def test_an_unreadable_note_asks_the_environment_itself(machine: Machine, stamp: str) -> None:
    start(machine)
    (machine.run.VENV / "battlemap-run.json").write_text(stamp)
    assert start(machine) == 0
    assert not machine.ran("venv")
    assert machine.ran("pip", "install")


def test_an_environment_made_by_hand_is_taken_if_it_works_and_else_made_anew(machine: Machine) -> None:
    machine.make_venv(["uv"])
    assert start(machine) == 0
    assert not machine.ran("venv")
    (machine.run.VENV / "battlemap-run.json").unlink()
    machine.fails = lambda command: "-c" in command
    assert start(machine) == 0
    assert machine.ran("venv")


def test_a_linked_environment_is_unlinked_and_what_it_points_to_kept(machine: Machine, tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.mkdir()
    machine.run.VENV.symlink_to(other)
    assert start(machine) == 0
    assert other.is_dir()
    assert not machine.run.VENV.is_symlink()


def test_what_cannot_be_removed_is_named(
    machine: Machine, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(folder: Path) -> None:
        raise PermissionError(errno.EACCES, "Permission denied", str(folder))

    machine.run.VENV.mkdir()
    monkeypatch.setattr(machine.run.shutil, "rmtree", refuse)
    assert start(machine) == 1
    assert "Remove it by hand" in capsys.readouterr().err


# -- two runs at once -------------------------------------------------------------------------------------------------


@pytest.mark.skipif(os.name == "nt", reason="Windows itself refuses to delete what is in use")
def test_an_environment_in_use_is_not_destroyed(machine: Machine, capsys: pytest.CaptureFixture[str]) -> None:
    start(machine)
    (machine.run.VENV / "battlemap-run.json").write_text('{"place": "/elsewhere"}')
    with machine.run.hold():
        assert start(machine) == 1
    assert "Close it, then run this again" in capsys.readouterr().err
    assert machine.run.PYTHON.exists()
    assert start(machine) == 0


def test_a_second_run_waits_until_the_first_has_set_up(
    machine: Machine, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    first = machine.run.one_at_a_time()
    first.__enter__()
    waits: list[float] = []

    def wait(seconds: float) -> None:
        waits.append(seconds)
        first.__exit__(None, None, None)

    monkeypatch.setattr(machine.run.time, "sleep", wait)
    assert start(machine) == 0
    assert len(waits) == 1
    assert "Another run is setting up" in capsys.readouterr().out


def test_a_file_system_without_locks_guards_nothing_and_hinders_nothing(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    fcntl = pytest.importorskip("fcntl", reason="locks of this kind are not on Windows")

    def refuse(file: object, how: int) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr(fcntl, "flock", refuse)
    assert start(machine) == 0


def test_a_folder_that_cannot_be_written_is_said(machine: Machine, capsys: pytest.CaptureFixture[str]) -> None:
    (machine.run.ROOT / ".venv.lock").mkdir()
    assert start(machine) == 1
    assert "cannot be written to" in capsys.readouterr().err

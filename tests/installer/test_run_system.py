"""The two commands of a fresh checkout: what the system must bring, and what happens with and without a screen."""

from __future__ import annotations

import ast
import ctypes
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.installer.machine import FILE, Machine, start

QT_LIBRARIES = {"libGL.so.1", "libEGL.so.1"}


# -- what the system must bring ---------------------------------------------------------------------------------------


def test_a_person_who_is_not_root_is_told_one_command_for_all(
    machine: Machine, capsys: pytest.CaptureFixture[str]
) -> None:
    machine.libraries -= {"libGL.so.1", "libxcb-cursor.so.0"}
    machine.modules.clear()
    machine.programs.add("apt-get")
    assert start(machine) == 3
    install = "sudo apt-get install -y --no-install-recommends"
    packages = f"libgl1 libxcb-cursor0 python3.{sys.version_info.minor}-venv"
    assert f"\n    sudo apt-get update && {install} {packages}\n" in capsys.readouterr().err
    assert machine.commands == []


@pytest.mark.parametrize("apt_lists, tries", [(True, 1), (False, 2)])
def test_root_installs_and_brings_the_list_of_packages_where_it_is_empty(
    machine: Machine, apt_lists: bool, tries: int
) -> None:
    machine.root, machine.apt_lists = True, apt_lists
    machine.programs.add("apt-get")
    machine.libraries -= QT_LIBRARIES
    assert start(machine) == 0
    assert len(machine.ran("apt-get", "install", "libgl1", "libegl1")) == tries
    assert bool(machine.ran("apt-get", "update")) is not apt_lists
    assert machine.became


def test_root_is_told_what_apt_says_when_it_fails(machine: Machine, capsys: pytest.CaptureFixture[str]) -> None:
    machine.root = True
    machine.programs.add("apt-get")
    machine.libraries -= QT_LIBRARIES
    machine.fails = lambda command: command[0] == "apt-get"
    assert start(machine) == 3
    said = capsys.readouterr().err
    assert "it did not work" in said
    assert "    apt-get update && apt-get install" in said


@pytest.mark.parametrize("manager", ["dnf", "zypper"])
def test_other_package_managers_are_asked_by_library(
    machine: Machine, manager: str, capsys: pytest.CaptureFixture[str]
) -> None:
    machine.programs.add(manager)
    machine.libraries -= QT_LIBRARIES
    assert start(machine) == 3
    assert f"sudo {manager} install 'libGL.so.1()(64bit)' 'libEGL.so.1()(64bit)'" in capsys.readouterr().err


def test_without_a_known_package_manager_the_libraries_are_named(
    machine: Machine, capsys: pytest.CaptureFixture[str]
) -> None:
    machine.libraries -= QT_LIBRARIES
    assert start(machine) == 3
    said = capsys.readouterr().err
    assert "libGL.so.1, libEGL.so.1" in said
    assert "libgl1 libegl1" in said


def test_tests_need_no_window_libraries(machine: Machine) -> None:
    machine.libraries -= set(machine.run.X11)
    assert start(machine, "test") == 0


def test_a_wayland_screen_needs_its_own_libraries(
    machine: Machine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("DISPLAY")
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    (tmp_path / "wayland-0").touch()
    machine.programs.add("apt-get")
    machine.libraries -= {*machine.run.X11, *machine.run.WAYLAND}
    assert start(machine) == 3
    assert "recommends libwayland-client0 libwayland-cursor0\n" in capsys.readouterr().err


def test_elsewhere_than_on_linux_nothing_of_the_system_is_asked_for(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(machine.run, "LINUX", False)
    monkeypatch.delenv("DISPLAY")
    machine.libraries.clear()
    assert start(machine) == 0
    assert machine.became[2:4] == ["battlemap", "open"]


def test_windows_waits_for_the_program_and_hands_its_exit_code_on(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(machine.run, "WINDOWS", True)
    monkeypatch.setattr(machine.run, "LINUX", False)
    monkeypatch.setattr(machine.run, "lock", lambda file, shared=False: True)
    machine.fails = lambda command: "check" in command
    assert start(machine, "check", "some.battlemap") == 1
    assert machine.commands[-1][1:] == ["-m", "battlemap", "check", "some.battlemap"]
    assert machine.became == []


def test_an_old_python_is_told_what_is_needed(
    machine: Machine, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    old = SimpleNamespace(version_info=(3, 9, 6), version="3.9.6 (default)", stderr=sys.stderr)
    monkeypatch.setattr(machine.run, "sys", old)
    assert start(machine) == 3
    assert "needs Python 3.11 or newer" in capsys.readouterr().err


# -- with and without a screen ----------------------------------------------------------------------------------------


def test_without_a_screen_the_sample_is_played_and_drawn(
    machine: Machine, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("DISPLAY")
    assert start(machine) == 0
    said = capsys.readouterr().out
    assert "There is no screen here" in said
    assert "run.py play" in said and "run.py render" in said
    assert str(machine.run.PICTURE) in said
    (played,) = machine.ran("battlemap", "play", str(machine.run.SAMPLE))
    (drawn,) = machine.ran("battlemap", "render", str(machine.run.PICTURE))
    assert str(machine.run.SAMPLE / "first_turn.jsonl") in played
    assert played[-1] == drawn[-2]  # what is drawn is what came of the moves
    assert machine.became == []


@pytest.mark.parametrize("command", ["play", "render"])
def test_without_a_screen_a_failure_is_handed_on(
    machine: Machine, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    monkeypatch.delenv("DISPLAY")
    machine.fails = lambda words: command in words
    assert start(machine) == 1


def test_without_a_screen_other_commands_are_simply_run(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DISPLAY")
    machine.libraries -= set(machine.run.X11)
    assert start(machine, "rulesets") == 0
    assert machine.became[-1] == "rulesets"


@pytest.mark.parametrize("refused, screen", [(0, True), (1, False)])
def test_a_display_counts_only_if_it_lets_us_in(
    machine: Machine, monkeypatch: pytest.MonkeyPatch, refused: int, screen: bool
) -> None:
    class Xcb:
        def __init__(self) -> None:
            self.xcb_connect = self.Connect()

        class Connect:
            restype: object = None

            def __call__(self, display: object, number: object) -> int:
                return 7

        def xcb_connection_has_error(self, connection: ctypes.c_void_p) -> int:
            return refused

        def xcb_disconnect(self, connection: ctypes.c_void_p) -> None: ...

    monkeypatch.setattr(machine.run.ctypes, "CDLL", lambda name: Xcb())
    assert machine.run.has_screen() is screen


@pytest.mark.parametrize("platform, screen", [("offscreen", False), ("minimal:x", False), ("vnc", True), ("xcb", True)])
def test_the_named_platform_decides_where_it_has_no_screen_or_brings_one(
    machine: Machine, monkeypatch: pytest.MonkeyPatch, platform: str, screen: bool
) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", platform)
    assert machine.run.has_screen() is screen


@pytest.mark.parametrize("name, there", [("", False), ("wayland-9", False), ("wayland-0", True)])
def test_a_wayland_display_counts_if_its_socket_is_there(
    machine: Machine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, there: bool
) -> None:
    monkeypatch.delenv("DISPLAY")
    monkeypatch.setenv("WAYLAND_DISPLAY", name)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    (tmp_path / "wayland-0").touch()
    assert machine.run.has_screen() is there


# -- the file itself --------------------------------------------------------------------------------------------------


def test_only_the_standard_library_is_imported() -> None:
    tree = ast.parse(FILE.read_text("utf-8"))
    names = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    names |= {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert {name.partition(".")[0] for name in names} <= sys.stdlib_module_names


def test_the_script_of_the_sample_is_legal_from_its_first_to_its_last_line(tmp_path: Path) -> None:
    from battlemap import paths
    from battlemap.cli import main

    sample = paths.maps() / "mill_bridge"
    out = tmp_path / "after.battlemap"
    assert main(["play", str(sample), "--script", str(sample / "first_turn.jsonl"), "--save", str(out)]) == 0
    assert out.is_file()

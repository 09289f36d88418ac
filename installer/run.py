#!/usr/bin/env python3
"""Start Battlemap from a checkout, or run its tests, with nothing but Python 3.11 or newer.

    python3 installer/run.py            set everything up, open the program with a sample fight
    python3 installer/run.py ARG...     the same with a command of the program: open FILE, play ..., render ...
    python3 installer/run.py test ...   set everything up with the test tools, run pytest with these arguments

Everything goes into .venv in the checkout. Without a screen the sample is played without a window and drawn into a picture.
Exit code 3: something of the system is missing; the command that brings it is named (as root on Debian and Ubuntu it is
run). Only the standard library is used here: this file runs before anything is installed.
"""

from __future__ import annotations

import ctypes
import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
OWN_UV = ROOT / ".uv"
WINDOWS = os.name == "nt"
PYTHON = VENV / ("Scripts/python.exe" if WINDOWS else "bin/python")
SAMPLE = ROOT / "maps" / "mill_bridge"
EXIT_MISSING = 3

DRAWING = {  # library: Debian package; Qt draws with these even without a screen
    "libGL.so.1": "libgl1", "libEGL.so.1": "libegl1", "libglib-2.0.so.0": "libglib2.0-0",
    "libxkbcommon.so.0": "libxkbcommon0", "libfontconfig.so.1": "libfontconfig1", "libdbus-1.so.3": "libdbus-1-3",
}  # fmt: skip
WINDOW = {  # and with these it opens a window under X11
    "libxcb-cursor.so.0": "libxcb-cursor0", "libxcb-icccm.so.4": "libxcb-icccm4", "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0", "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}  # fmt: skip


def main(arguments: list[str]) -> int:
    """Set up what is missing, then run; the exit code is the program's."""
    if sys.version_info < (3, 11):  # noqa: UP036 - said before anything else can fail
        print(f"Battlemap needs Python 3.11 or newer; this is {sys.version.split()[0]}", file=sys.stderr)
        return EXIT_MISSING
    testing = arguments[:1] == ["test"]
    screen = has_screen()
    if sys.platform.startswith("linux"):
        wanted = DRAWING | WINDOW if screen and not testing else DRAWING
        need_packages([package for library, package in wanted.items() if not loads(library)])
    install(testing)
    if testing:
        environment = {**os.environ, "QT_QPA_PLATFORM": os.environ.get("QT_QPA_PLATFORM", "offscreen")}
        return subprocess.call([str(PYTHON), "-m", "pytest", *arguments[1:]], cwd=ROOT, env=environment)
    if not arguments and not screen:
        return without_a_screen()
    return subprocess.call([str(PYTHON), "-m", "battlemap", *(arguments or ["open", str(SAMPLE)])])


def has_screen() -> bool:
    """Whether a window could be shown."""
    if not sys.platform.startswith("linux"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")) or "QT_QPA_PLATFORM" in os.environ


def loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


# -- what the system must bring ---------------------------------------------------------------------------------------


def need_packages(packages: list[str]) -> None:
    """Have these Debian packages: installed as root, else named, with exit code 3."""
    if not packages:
        return
    update = ["apt-get", "update"]
    command = ["apt-get", "install", "-y", "--no-install-recommends", *packages]
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    if root and shutil.which("apt-get"):
        print(f"Installing system packages: {' '.join(packages)}", flush=True)
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.call(update, env=environment, stdout=subprocess.DEVNULL)
        if subprocess.call(command, env=environment, stdout=subprocess.DEVNULL) == 0:
            return
    sudo = "" if root else "sudo "
    print(
        "Battlemap needs packages of the system that are not there. On Debian or Ubuntu this brings them:\n",
        file=sys.stderr,
    )
    print(f"    {sudo}{' '.join(update)} && {sudo}{' '.join(command)}\n", file=sys.stderr)
    print("Elsewhere install what provides the same, then run this again.", file=sys.stderr)
    raise SystemExit(EXIT_MISSING)


# -- the environment --------------------------------------------------------------------------------------------------


def install(testing: bool) -> None:
    """Make .venv and put the program in it, unless that was done for this pyproject.toml and this Python."""
    extra = "[dev]" if testing else ""
    seen = (ROOT / "pyproject.toml").read_bytes() + sys.version.encode() + os.fsencode(VENV)
    wanted = hashlib.sha256(seen).hexdigest()
    stamps = [VENV / ".installed-dev"] if testing else [VENV / ".installed-dev", VENV / ".installed"]
    if PYTHON.exists() and any(stamp.is_file() and stamp.read_text() == wanted for stamp in stamps):
        return
    print(f"Setting up {VENV} (about 100 MB to fetch the first time) ...", flush=True)
    uv = find_uv()
    if not PYTHON.exists():
        uv = make_environment(uv)
    if uv:
        command = [*uv, "pip", "install", "-q", "--python", str(PYTHON), "-e", f"{ROOT}{extra}"]
    else:
        command = [str(PYTHON), "-m", "pip", "install", "-q", "--disable-pip-version-check", "-e", f"{ROOT}{extra}"]
    if subprocess.call(command, cwd=ROOT):
        print(
            "\nSetting up failed; the lines above say why. Is there a network? Run this again to go on.",
            file=sys.stderr,
        )
        raise SystemExit(1)
    stamps[-1].write_text(wanted)


def find_uv() -> list[str]:
    """The command that runs uv; empty if there is none."""
    if found := shutil.which("uv"):
        return [found]
    own = OWN_UV / "bin" / ("uv.exe" if WINDOWS else "uv")
    return [str(own)] if own.exists() else []


def make_environment(uv: list[str]) -> list[str]:
    """Make .venv in the first way that works here; returns the uv to install with (empty: pip)."""
    shutil.rmtree(VENV, ignore_errors=True)
    if uv and subprocess.call([*uv, "venv", "-q", "--python", sys.executable, str(VENV)]) == 0:
        return uv
    if venv_works():
        return []
    # Debian without python3-venv: pip alone can still bring uv, into a folder of its own (which PEP 668 allows).
    pip = [sys.executable, "-m", "pip", "install", "-q", "--disable-pip-version-check", "--target", str(OWN_UV), "uv"]
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    if subprocess.call([sys.executable, "-m", "pip", "--version"], **quiet) == 0 and subprocess.call(pip) == 0:
        uv = find_uv()
        if uv and subprocess.call([*uv, "venv", "-q", "--python", sys.executable, str(VENV)]) == 0:
            return uv
    need_packages(["python3-venv"])
    if venv_works():
        return []
    print("This Python can make no virtual environment; install its venv module, pip, or uv.", file=sys.stderr)
    raise SystemExit(EXIT_MISSING)


def venv_works() -> bool:
    made = subprocess.run([sys.executable, "-m", "venv", str(VENV)], capture_output=True, check=False)
    if made.returncode == 0:
        return True
    shutil.rmtree(VENV, ignore_errors=True)
    return False


# -- without a screen -------------------------------------------------------------------------------------------------


def without_a_screen() -> int:
    """Play a little of the sample without a window and draw it, and say what else works without a screen."""
    picture = Path.cwd() / "battlemap-sample.png"
    print("There is no screen here, so no window opens. The sample fight without one:\n", flush=True)
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    program = [str(PYTHON), "-m", "battlemap"]
    script = SAMPLE / "first_turn.jsonl"
    played = subprocess.call([*program, "play", str(SAMPLE), "--script", str(script)], env=environment)
    drawn = subprocess.call([*program, "render", str(SAMPLE), str(picture)], env=environment)
    if played or drawn:
        return 1
    print(f"\nIts picture: {picture}\n")
    print("Also without a screen:")
    print("    python3 installer/run.py play SCENARIO --script FILE     carry out moves, one JSON line each")
    print("    python3 installer/run.py render SCENARIO OUT.png         draw a scene")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

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

import contextlib
import ctypes
import errno
import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any, NoReturn

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
OWN_UV = ROOT / ".uv"
WINDOWS = os.name == "nt"
LINUX = sys.platform.startswith("linux")
PYTHON = VENV / ("Scripts/python.exe" if WINDOWS else "bin/python")
SAMPLE = ROOT / "maps" / "mill_bridge"
PICTURE = ROOT / "battlemap-sample.png"
EXIT_MISSING = 3

DRAWING = {  # library: Debian package; Qt draws with these even without a screen
    "libGL.so.1": "libgl1", "libEGL.so.1": "libegl1", "libglib-2.0.so.0": "libglib2.0-0",
    "libxkbcommon.so.0": "libxkbcommon0", "libfontconfig.so.1": "libfontconfig1", "libdbus-1.so.3": "libdbus-1-3",
}  # fmt: skip
X11 = {  # and with these it opens a window under X11
    "libxcb-cursor.so.0": "libxcb-cursor0", "libxcb-icccm.so.4": "libxcb-icccm4", "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0", "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}  # fmt: skip
WAYLAND = {"libwayland-client.so.0": "libwayland-client0", "libwayland-cursor.so.0": "libwayland-cursor0"}


def main(arguments: list[str]) -> int:
    """Set up what is missing, then run; the exit code is the program's."""
    if sys.version_info < (3, 11):  # noqa: UP036 - said before anything else can fail
        stop(f"Battlemap needs Python 3.11 or newer; this is {sys.version.split()[0]}.", EXIT_MISSING)
    testing = arguments[:1] == ["test"]
    with one_at_a_time():
        wanted = dict(DRAWING) if LINUX else {}
        screen = has_screen()
        if screen and LINUX and not testing:
            wanted |= X11 if x11_answers() else WAYLAND
        missing = {library: package for library, package in wanted.items() if not loads(library)}
        if why_anew() and not can_make_environment():
            missing["venv"] = f"python3.{sys.version_info.minor}-venv"
        need_packages(missing)
        set_up(testing)
        in_use = hold()
    with in_use:
        if testing:
            platform = os.environ.get("QT_QPA_PLATFORM", "offscreen")
            return become([str(PYTHON), "-m", "pytest", "--slow", *arguments[1:]], ROOT, QT_QPA_PLATFORM=platform)
        if not arguments and not (screen and has_screen()):
            return without_a_screen()
        return become([str(PYTHON), "-m", "battlemap", *(arguments or ["open", str(SAMPLE)])], Path.cwd())


def stop(message: str, code: int = 1) -> NoReturn:
    print(f"\n{message}", file=sys.stderr)
    raise SystemExit(code)


# -- running things ---------------------------------------------------------------------------------------------------


def clean_environment(**more: str) -> dict[str, str]:
    """What our .venv runs with: nothing of another Python's packages."""
    environment = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PYTHONHOME")}
    if WINDOWS:  # Python before 3.13 misreads the link to the checkout where its path is not plain ASCII
        environment["PYTHONPATH"] = str(ROOT)
    return {**environment, **more}


def call(command: list[str], **more: str) -> int:
    """Run it to its end with our streams; a death by a signal is told the way a shell does."""
    sys.stdout.flush()
    code = subprocess.call(command, cwd=ROOT, env=clean_environment(**more))
    return code if code >= 0 else 128 - code


def quiet(command: list[str]) -> subprocess.CompletedProcess[str]:
    """Run it to its end and keep what it says; a command that cannot be started has failed, no more."""
    environment = clean_environment(DEBIAN_FRONTEND="noninteractive")
    try:
        return subprocess.run(command, capture_output=True, text=True, errors="replace", check=False, env=environment)
    except OSError as error:
        return subprocess.CompletedProcess(command, 127, "", str(error))


def become(command: list[str], folder: Path, **more: str) -> int:
    """Turn into the program, so that signals and exit codes are its own; Windows cannot, and waits for it."""
    sys.stdout.flush()
    environment = clean_environment(**more)
    if not WINDOWS:
        os.chdir(folder)
        os.execve(command[0], command, environment)
    return subprocess.call(command, cwd=folder, env=environment)


# -- two runs at once -------------------------------------------------------------------------------------------------


@contextlib.contextmanager
def one_at_a_time() -> Iterator[None]:
    """Only one run looks at .venv and sets it up; another one waits here until that is done."""
    try:
        file = (ROOT / ".venv.lock").open("a", encoding="utf-8")
    except OSError as error:
        stop(f"Battlemap is set up inside its own folder, and that cannot be written to: {error}")
    with file:
        if not lock(file):
            print("Another run is setting up; waiting for it ...", flush=True)
            while not lock(file):
                time.sleep(0.2)
        yield


def hold() -> IO[str]:
    """Say as long as this process lives (also once it has become the program) that .venv is in use."""
    file = (VENV / "in-use.lock").open("a", encoding="utf-8")
    lock(file, shared=True)
    os.set_inheritable(file.fileno(), True)
    return file


def held() -> bool:
    """Whether another run's program still runs from .venv. Windows refuses to delete it then, which says the same."""
    if WINDOWS or not (VENV / "in-use.lock").exists():
        return False
    with (VENV / "in-use.lock").open("a", encoding="utf-8") as file:
        return not lock(file)


def lock(file: IO[str], *, shared: bool = False) -> bool:
    """Take the lock if it is free. A file system that knows no locks gives none, and there nothing is guarded."""
    try:
        if WINDOWS:
            import msvcrt

            if not shared:
                msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
        else:
            import fcntl

            fcntl.flock(file, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)
    except OSError as error:
        return error.errno not in (errno.EACCES, errno.EAGAIN, errno.EDEADLK)
    return True


# -- what the system must bring ---------------------------------------------------------------------------------------


def has_screen() -> bool:
    """Whether a window can be shown."""
    platform = os.environ.get("QT_QPA_PLATFORM", "").partition(":")[0]
    if platform in ("offscreen", "minimal"):
        return False
    if not LINUX or platform in ("vnc", "linuxfb", "eglfs"):
        return True
    return x11_answers() or wayland_answers()


def x11_answers() -> bool:
    """Whether the X server that DISPLAY names lets us in; believed where the library to ask it is not there yet."""
    if not os.environ.get("DISPLAY"):
        return False
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return True
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(None, None))
    refused = bool(xcb.xcb_connection_has_error(connection))
    xcb.xcb_disconnect(connection)
    return not refused


def wayland_answers() -> bool:
    name = os.environ.get("WAYLAND_DISPLAY", "")
    return bool(name) and Path(os.environ.get("XDG_RUNTIME_DIR", "/"), name).exists()


def loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def need_packages(missing: dict[str, str]) -> None:
    """Have what these libraries (library: Debian package) are in: installed as root on Debian, else named, exit code 3."""
    if not missing:
        return
    packages = " ".join(missing.values())
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    sudo = "" if root else "sudo "
    if shutil.which("apt-get"):
        if root:
            print(f"Installing system packages: {packages}", flush=True)
            if (problem := apt_install(list(missing.values()))) is None:
                return
            print(problem, file=sys.stderr)
        install = "apt-get install -y --no-install-recommends"
        command = f"{sudo}apt-get update && {sudo}{install} {packages}"
    elif manager := shutil.which("dnf") or shutil.which("zypper"):  # both find a package by a library in it
        libraries = " ".join(f"'{name}()(64bit)'" if ".so" in name else "python3" for name in missing)
        command = f"{sudo}{Path(manager).name} install {libraries}"
    else:
        stop(
            f"Battlemap needs from the system: {', '.join(missing)}\n(on Debian and Ubuntu they come with: {packages})\n"
            "Install what brings them, then run this again.",
            EXIT_MISSING,
        )
    stop(f"Battlemap needs system packages that are not here. This brings them:\n\n    {command}\n\nThen run this again.",
         EXIT_MISSING)  # fmt: skip


def apt_install(packages: list[str]) -> str | None:
    """Install them; None if that went well, else what apt-get said."""
    patient = ["-o", "DPkg::Lock::Timeout=120"]  # a fresh machine may be busy with its own updates
    install = ["apt-get", "install", "-y", "--no-install-recommends", *patient, *packages]
    if quiet(install).returncode == 0:
        return None
    quiet(["apt-get", "update", *patient])  # the list of packages was empty, or too old
    again = quiet(install)
    return None if again.returncode == 0 else again.stderr.strip()


# -- the environment --------------------------------------------------------------------------------------------------


def set_up(testing: bool) -> None:
    """Make .venv and put the program in it, unless that was done for this Python and this pyproject.toml."""
    project = hashlib.sha256((ROOT / "pyproject.toml").read_bytes()).hexdigest()
    stamp = read_stamp()
    anew = why_anew()
    tools = bool(stamp.get("tools")) and stamp.get("project") == project
    if not anew and stamp.get("project") == project and (tools or not testing):
        return
    if anew and VENV.exists():
        print(f"Making {VENV} anew: {anew}", flush=True)
    else:
        print(f"Setting up {VENV} (the first time about 120 MB are fetched) ...", flush=True)
    if anew:
        make_environment()
    write_stamp({})  # if this is cut off, the next run sees it by the missing `project`
    what = ["-e", ".[dev]" if testing else "."]
    silent = [] if sys.stdout.isatty() else ["-q"]
    if uv := find_uv():
        command = [*uv, "pip", "install", *silent, "--python", str(PYTHON), *what]
    else:
        command = [str(PYTHON), "-m", "pip", "install", *silent, "--disable-pip-version-check", *what]
    if call(command, PIP_ROOT_USER_ACTION="ignore"):  # a root of its own machine need not be warned
        stop("Setting up failed; the lines above say why. Is there a network? Run this again to go on.")
    write_stamp({"project": project, "tools": testing or tools})


def why_anew() -> str:
    """Why .venv has to be made anew, in words; empty if it need not."""
    if not PYTHON.exists():
        return "its Python is gone" if VENV.exists() else "there is none"
    stamp = read_stamp()
    if not stamp:  # made by hand, or cut off before anything was put in
        needed = "import sys; print(*sys.version_info[:2])" + ("" if find_uv() else "; import pip")
        asked = quiet([str(PYTHON), "-c", needed])
        good = asked.returncode == 0 and asked.stdout.split() == [str(part) for part in sys.version_info[:2]]
        return "" if good else "it does not work with this Python"
    for key, value in made_for().items():
        if stamp.get(key) != value:
            return f"it was made for {stamp.get(key)}, this is {value}"
    return "" if "project" in stamp else "it was left half-made"


def made_for() -> dict[str, str]:
    return {
        "place": str(VENV),
        "python": f"Python {sys.version_info.major}.{sys.version_info.minor}",
        "platform": sysconfig.get_platform(),
    }


def read_stamp() -> dict[str, Any]:
    try:
        stamp = json.loads((VENV / "battlemap-run.json").read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}


def write_stamp(done: dict[str, Any]) -> None:
    (VENV / "battlemap-run.json").write_text(json.dumps({**made_for(), **done}, indent=1), "utf-8")


def find_uv() -> list[str]:
    """The command that runs uv; empty if there is none that works."""
    own = OWN_UV / "bin" / ("uv.exe" if WINDOWS else "uv")
    for found in (shutil.which("uv"), str(own) if own.exists() else None):
        if found and quiet([found, "--version"]).returncode == 0:
            return [found]
    return []


def can_make_environment() -> bool:
    """Whether there is some way here to make one: venv, pip (which brings uv), or uv."""
    return has_module("pip") or (has_module("venv") and has_module("ensurepip")) or bool(find_uv())


def has_module(name: str) -> bool:
    return importlib.util.find_spec(name) is not None


def make_environment() -> None:
    """Make .venv in the first way that works here."""
    if held():
        stop("Another run of Battlemap still uses .venv. Close it, then run this again.")
    if uv_makes_it():
        return
    remove(VENV)
    if quiet([base_python(), "-m", "venv", str(VENV)]).returncode == 0:
        return
    # Debian without python3-venv: pip alone can still bring uv, into a folder of its own (which PEP 668 allows).
    remove(OWN_UV)
    pip = [base_python(), "-m", "pip", "install", "-q", "--disable-pip-version-check", "--target", str(OWN_UV), "uv"]
    if has_module("pip") and call(pip, PIP_ROOT_USER_ACTION="ignore") == 0 and uv_makes_it():
        return
    stop("This Python can make no virtual environment. Install its venv module, pip, or uv; then run this again.",
         EXIT_MISSING)  # fmt: skip


def uv_makes_it() -> bool:
    remove(VENV)
    return bool(uv := find_uv()) and call([*uv, "venv", "-q", "--python", base_python(), str(VENV)]) == 0


def base_python() -> str:
    """The Python outside of any virtual environment, since the one we run in may be the one to be made anew."""
    return str(getattr(sys, "_base_executable", None) or sys.executable)


def remove(folder: Path) -> None:
    try:
        if folder.is_symlink():
            folder.unlink()
        elif folder.exists():
            shutil.rmtree(folder)
    except OSError as error:
        stop(f"{folder} has to be made anew and cannot be removed: {error}\nRemove it by hand, then run this again.")


# -- without a screen -------------------------------------------------------------------------------------------------


def without_a_screen() -> int:
    """Play a little of the sample without a window and draw it, and say what else works without a screen."""
    print("There is no screen here, so no window opens. The sample fight without one:\n", flush=True)
    program = [str(PYTHON), "-m", "battlemap"]
    with tempfile.TemporaryDirectory() as folder:
        after = str(Path(folder, "sample.battlemap"))
        play = [*program, "play", str(SAMPLE), "--script", str(SAMPLE / "first_turn.jsonl"), "--save", after]
        if code := call(play) or call([*program, "render", after, str(PICTURE)], QT_QPA_PLATFORM="offscreen"):
            return code
    print(f"\nThe map after these moves: {PICTURE}\n\nAlso without a screen:")
    print("    python3 installer/run.py play SCENARIO --script FILE     carry out moves, one JSON object a line")
    print("    python3 installer/run.py render SCENARIO OUT.png         draw a scene")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)

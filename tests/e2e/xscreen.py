"""A virtual X display with two monitors (GM and TV), a window manager and a hand: what a person has, for tests."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

NEEDED = ("Xvfb", "xdotool", "xrandr", "openbox")
GM = (1400, 900)
TV = (1280, 720)


def missing() -> list[str]:
    """Programs of the system that are not here."""
    return [name for name in NEEDED if shutil.which(name) is None]


@contextmanager
def display() -> Iterator[str]:
    """Start the display and yield its name; everything started here ends with it."""
    read, write = os.pipe()
    size = f"{GM[0] + TV[0]}x{max(GM[1], TV[1])}x24"
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", size, "-noreset", "-nolisten", "tcp"],
        pass_fds=[write], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    os.close(write)
    manager = None
    try:
        name = ":" + os.read(read, 16).decode().strip()
        environment = {**os.environ, "DISPLAY": name}
        for monitor, geometry, output in (
            ("GM", f"{GM[0]}/0x{GM[1]}/0+0+0", "screen"),
            ("TV", f"{TV[0]}/0x{TV[1]}/0+{GM[0]}+0", "none"),
        ):
            subprocess.run(["xrandr", "--setmonitor", monitor, geometry, output], env=environment, check=True)
        manager = subprocess.Popen(["openbox"], env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        time.sleep(0.3)
        yield name
    finally:
        os.close(read)
        for process in (manager, server):
            if process is not None:
                process.terminate()
                process.wait(10)


def picture(name: str, out: Path, part: tuple[int, int, int, int] | None = None) -> None:
    """What the display shows, or a part of it (left, top, right, bottom; px), as a PNG."""
    from PIL import ImageGrab

    ImageGrab.grab(part, xdisplay=name).save(out)

"""Keeps the screens from going to sleep while the players' screen is open, where the system lets a program ask."""

from __future__ import annotations

import logging
import shutil
import subprocess
import sys

log = logging.getLogger(__name__)


class Awake:
    """One helper process of the desktop's own while `keep(True)` holds; it ends with us. Without one, nothing happens."""

    def __init__(self) -> None:
        self._helper: subprocess.Popen[bytes] | None = None

    def keep(self, awake: bool) -> None:
        if sys.platform == "win32":
            self._windows(awake)
        elif awake and self._helper is None:
            self._start()
        elif not awake and self._helper is not None:
            with self._helper:  # closes our end of the pipe and waits
                self._helper.terminate()
            self._helper = None

    def _start(self) -> None:
        command = self.command()
        if command is None:
            return
        try:
            pipe = subprocess.DEVNULL
            self._helper = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=pipe, stderr=pipe)
        except OSError as error:
            log.info("cannot keep the screen awake: %s", error)

    @staticmethod
    def command() -> list[str] | None:
        """The desktop's own way: `caffeinate`, or `systemd-inhibit` round a `cat` that ends when our pipe does."""
        if sys.platform == "darwin" and shutil.which("caffeinate"):
            return ["caffeinate", "-d", "cat"]
        if shutil.which("systemd-inhibit") and shutil.which("cat"):
            return ["systemd-inhibit", "--what=idle", "--who=Battlemap", "--why=players’ screen", "cat"]
        return None

    @staticmethod
    def _windows(awake: bool) -> None:
        import ctypes

        continuous, system, display = 0x80000000, 0x00000001, 0x00000002
        flags = continuous | (system | display if awake else 0)
        ctypes.windll.kernel32.SetThreadExecutionState(flags)  # type: ignore[attr-defined, unused-ignore]

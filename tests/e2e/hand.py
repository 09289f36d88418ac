"""Runs in the program's own process under X: a thread that moves the real mouse while the window lives.

Where things are is asked of the real widgets (in the window's thread); what happens comes from the X server.
"""

from __future__ import annotations

import subprocess
import threading
import time
import traceback
from collections.abc import Callable
from itertools import pairwise
from typing import Any, TypeVar

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtWidgets import QApplication, QWidget

R = TypeVar("R")


class Gui(QObject):
    """Calls from the hand's thread, carried out in the window's."""

    _asked = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._asked.connect(self._carry_out, Qt.ConnectionType.QueuedConnection)

    def _carry_out(self, job: Callable[[], None]) -> None:
        job()

    def ask(self, question: Callable[[], R], seconds: float = 20.0) -> R:
        """The answer of `question`, run in the window's thread."""
        done = threading.Event()
        answer: list[Any] = []

        def job() -> None:
            try:
                answer.append((True, question()))
            except Exception as error:
                answer.append((False, error))
            done.set()

        self._asked.emit(job)
        if not done.wait(seconds):
            raise TimeoutError("the window does not answer")
        good, value = answer[0]
        if not good:
            raise value
        return value  # type: ignore[no-any-return]

    def wait(self, what: str, question: Callable[[], Any], seconds: float = 20.0) -> Any:
        """Ask until the answer is true; TimeoutError names what was waited for."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            if answer := self.ask(question):
                return answer
            time.sleep(0.05)
        raise TimeoutError(what)


def xdo(*words: Any) -> None:
    subprocess.run(["xdotool", *map(str, words)], check=True)


def spot(widget: QWidget, at: QPoint | None = None) -> tuple[int, int]:
    """Where a point of a widget (its middle, without one) is on the display."""
    point = widget.mapToGlobal(at if at is not None else widget.rect().center())
    return point.x(), point.y()


def click(at: tuple[int, int], button: int = 1) -> None:
    xdo("mousemove", *at, "sleep", 0.08, "click", button, "sleep", 0.15)


def drag(*points: tuple[int, int], drop: bool = True) -> None:
    """Press at the first point, go by the others, let go (or hold on)."""
    words: list[Any] = ["mousemove", *points[0], "sleep", 0.08, "mousedown", 1, "sleep", 0.08]
    for (ax, ay), (bx, by) in pairwise(points):
        for i in range(1, 13):
            words += ["mousemove", round(ax + (bx - ax) * i / 12), round(ay + (by - ay) * i / 12), "sleep", 0.02]
    xdo(*words, "sleep", 0.15)
    if drop:
        xdo("mouseup", 1, "sleep", 0.25)


def key(*names: str) -> None:
    xdo("key", *names, "sleep", 0.15)


def write(text: str) -> None:
    xdo("type", "--delay", 15, text)
    time.sleep(0.15)


def run(evening: Callable[[Gui], None]) -> int:
    """Let the evening happen beside the event loop; 0 if nothing failed."""
    gui = Gui()
    outcome: list[int] = []

    def work() -> None:
        try:
            evening(gui)
            outcome.append(0)
        except BaseException:
            traceback.print_exc()
            outcome.append(1)
        finally:
            gui.ask(QApplication.exit)

    thread = threading.Thread(target=work, daemon=True)
    thread.start()
    QApplication.exec()
    thread.join(5)
    return outcome[0] if outcome else 1

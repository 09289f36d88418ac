"""Odds of what is aimed at, worked out in a job while the pointer rests, and kept for as long as nothing changes."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer

from battlemap.errors import BattlemapError
from battlemap.ui.desk import Desk

if TYPE_CHECKING:
    from battlemap.app.jobs import Progress
    from battlemap.app.session import Session

KEPT_ODDS = 400
SETTLE_MS = 25
"""The pointer has to rest this long on a target before its odds are worked out."""


class OddsAhead(QObject):
    """Asks in the background."""

    def __init__(self, desk: Desk, known: Callable[[], None], parent: QObject) -> None:
        """Args: known: called when an answer that was asked for is there. No signal: a job may outlive the window."""
        super().__init__(parent)
        self._desk = desk
        self._known = known
        self._kept: dict[str, Mapping[str, Any]] = {}
        self._wanted: dict[str, Any] | None = None
        self._settle = QTimer(self, singleShot=True, interval=SETTLE_MS)
        self._settle.timeout.connect(self._work_out)

    def of(self, line: dict[str, Any]) -> Mapping[str, Any] | None:
        """The answer to an `odds` line if it is known; else it is worked out in a job, the newest wanted one first."""
        found = self._kept.get(self._key(line))
        if found is None:
            self._wanted = line
            self._settle.start()
        return found

    def clear(self) -> None:
        """Forget all: another session is open."""
        self._kept.clear()

    def _key(self, line: Mapping[str, Any]) -> str:
        session = self._desk.session
        revision = session.scenario.revision if session is not None else -1
        return f"{revision} {json.dumps(line, sort_keys=True, default=str)}"

    def _work_out(self) -> None:
        session, line = self._desk.session, self._wanted
        if session is None or line is None:
            return
        self._wanted = None
        key = self._key(line)
        whole = {**line, "scene": self._desk.scene}
        self._desk.jobs.run(
            partial(_odds, session.twin(), whole), partial(self._keep, key), partial(self._failed, key), key="odds"
        )

    def _keep(self, key: str, answer: Mapping[str, Any]) -> None:
        if len(self._kept) > KEPT_ODDS:
            self._kept.clear()
        self._kept[key] = answer
        self._known()

    def _failed(self, key: str, error: BattlemapError) -> None:
        self._keep(key, {"problem": error.text})


def _odds(session: Session, line: dict[str, Any], progress: Progress) -> Mapping[str, Any]:
    return session.do(line).result

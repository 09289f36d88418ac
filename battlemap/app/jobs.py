"""Long work off the window's thread, with progress and cancel; the newest of a kind wins.

The work itself is a plain function, tested directly. `post` brings callbacks back into the caller's thread (Qt's, in
the window); without one they run in the worker's.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import TypeVar

from battlemap.errors import BattlemapError
from battlemap.text import T, Text

R = TypeVar("R")
Post = Callable[[Callable[[], None]], None]


class CancelledError(BattlemapError):
    """The user stopped the job."""

    code = "cancelled"

    def __init__(self) -> None:
        super().__init__(T("Cancelled"))


@dataclass
class Progress:
    """Handed to the work: it reports here and stops here."""

    on_report: Callable[[int, int, Text], None] = lambda done, total, text: None
    _stop: threading.Event = field(default_factory=threading.Event)

    def report(self, done: int, total: int, text: Text) -> None:
        """Say how far it is; raises CancelledError if the user wants to stop."""
        if self._stop.is_set():
            raise CancelledError
        self.on_report(done, total, text)

    def cancel(self) -> None:
        self._stop.set()

    @property
    def cancelled(self) -> bool:
        return self._stop.is_set()


class Jobs:
    """A pool of two threads. A job started with a `key` cancels the earlier one of that key."""

    def __init__(self, post: Post = lambda call: call()) -> None:
        self._post = post
        self._pool = ThreadPoolExecutor(2, thread_name_prefix="battlemap-job")
        self._latest: dict[str, Progress] = {}

    def run(
        self,
        work: Callable[[Progress], R],
        done: Callable[[R], None],
        failed: Callable[[BattlemapError], None],
        *,
        on_report: Callable[[int, int, Text], None] | None = None,
        key: str | None = None,
    ) -> Progress:
        """Start `work`; exactly one of `done` and `failed` follows, unless a newer job of the key took over."""
        progress = Progress()
        if on_report is not None:
            report = on_report
            progress.on_report = lambda n, total, text: self._post(lambda: report(n, total, text))
        if key is not None:
            if (older := self._latest.get(key)) is not None:
                older.cancel()
            self._latest[key] = progress

        def finished(future: Future[R]) -> None:
            def deliver() -> None:
                if key is not None and self._latest.get(key) is not progress:
                    return
                error = future.exception()
                if error is None:
                    done(future.result())
                elif isinstance(error, BattlemapError):
                    failed(error)
                else:
                    failed(BattlemapError(T("Something went wrong inside the program: {what}", what=repr(error))))

            self._post(deliver)

        self._pool.submit(work, progress).add_done_callback(finished)
        return progress

    def close(self) -> None:
        for progress in self._latest.values():
            progress.cancel()
        self._pool.shutdown(wait=False, cancel_futures=True)

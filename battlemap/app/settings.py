"""The user's settings: one small JSON file, written atomically; a broken one is set aside, never fatal."""

from __future__ import annotations

import contextlib
import json
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from battlemap.paths import Home

RECENT_LIMIT = 12


@dataclass(frozen=True, slots=True)
class Recent:
    """A scenario opened lately; `when` in seconds since the epoch."""

    path: Path
    title: str
    when: float

    @property
    def exists(self) -> bool:
        return self.path.exists()


class Settings:
    """Values by dotted key; anything JSON can hold."""

    def __init__(self, home: Home) -> None:
        self._file = home.settings_file
        self._values: dict[str, Any] = {}
        try:
            loaded = json.loads(self._file.read_text("utf-8"))
            if not isinstance(loaded, dict):
                raise ValueError("not an object")
            self._values = loaded
        except FileNotFoundError:
            pass
        except (OSError, ValueError, RecursionError):
            with contextlib.suppress(OSError):
                self._file.replace(self._file.with_suffix(".broken"))

    def get(self, key: str, default: Any = None) -> Any:
        value = self._values.get(key, default)
        return value if default is None or isinstance(value, type(default)) else default

    def set(self, key: str, value: Any) -> None:
        """Keep a value; a folder that cannot be written costs the setting, not the evening."""
        if self._values.get(key) == value:
            return
        from battlemap.formats.atomic import write_atomic  # not before the first frame

        self._values[key] = value
        with contextlib.suppress(OSError):
            self._file.parent.mkdir(parents=True, exist_ok=True)
            write_atomic(self._file, json.dumps(self._values, indent=2, sort_keys=True).encode())

    def recent(self) -> list[Recent]:
        """Scenarios opened lately, newest first; those that are gone stay listed, so the window can say so."""
        entries = []
        for item in self.get("recent", []):
            with contextlib.suppress(KeyError, TypeError, ValueError):
                entries.append(Recent(Path(item["path"]), str(item["title"]), float(item["when"])))
        return entries

    def touch_recent(self, path: Path, title: str) -> None:
        path = path.resolve()
        kept = [r for r in self.recent() if r.path != path][: RECENT_LIMIT - 1]
        entries = [Recent(path, title, time.time()), *kept]
        self.set("recent", [{"path": str(r.path), "title": r.title, "when": r.when} for r in entries])

    def forget_recent(self, path: Path) -> None:
        kept = [r for r in self.recent() if r.path != path]
        self.set("recent", [{"path": str(r.path), "title": r.title, "when": r.when} for r in kept])

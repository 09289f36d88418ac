"""One way to open any file: a scenario as it is, a picture or a foreign map as a new scenario."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from battlemap.formats.progress import ProgressReport
from battlemap.formats.report import ImportReport
from battlemap.formats.scenario.container import open_document
from battlemap.formats.store import PictureStore
from battlemap.model.scenario import Scenario
from battlemap.text import Text


@dataclass(frozen=True, slots=True)
class Opened:
    """A scenario and where it came from. `report` is there after an import only; `missing` names pictures not found."""

    scenario: Scenario
    store: PictureStore
    kind: Literal["zip", "folder", "picture", "uvtt"]
    path: Path
    missing: tuple[str, ...] = ()
    warnings: tuple[Text, ...] = ()
    fog: Mapping[str, bytes] = field(default_factory=dict)
    report: ImportReport | None = None


def open_any(path: Path, progress: ProgressReport | None = None) -> Opened:
    """Open whatever the file is. Raises FormatError (LimitError) with one sentence; nothing is half-loaded."""
    path = Path(path)
    found = open_document(path)
    where = path.parent if path.suffix.lower() == ".json" else path
    return Opened(found.scenario, found.store, found.kind, where, found.missing, found.warnings, found.fog)

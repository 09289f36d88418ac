"""One way to open any file: a scenario as it is, a picture or a foreign map as a new scenario."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from battlemap.formats.fit import Choices
from battlemap.formats.progress import ProgressReport, silent
from battlemap.formats.report import ImportReport
from battlemap.formats.scenario.container import open_document
from battlemap.formats.sniff import Kind, Recognised, recognise, refusal
from battlemap.formats.store import PictureStore
from battlemap.model.scenario import Scenario
from battlemap.text import T, Text

_STEPS = 4
_READING = T("Reading the file")
_PICTURE = T("Looking at the picture")
_GEOMETRY = T("Building walls, doors and lights")
_DONE = T("Done")


@dataclass(frozen=True, slots=True)
class Opened:
    """A scenario and where it came from. `missing` names pictures not found; `report` is there after an import only."""

    scenario: Scenario
    store: PictureStore
    kind: Literal["zip", "folder", "picture", "uvtt"]
    path: Path
    missing: tuple[str, ...] = ()
    warnings: tuple[Text, ...] = ()
    fog: Mapping[str, bytes] = field(default_factory=dict)
    report: ImportReport | None = None


def open_any(path: Path, progress: ProgressReport | None = None, choices: Choices | None = None) -> Opened:
    """Open whatever the file is.

    Args:
        path: a scenario file, a scenario's folder or its scenario.json, a picture, a Universal VTT map.
        progress: told of each step; may raise to stop the work.
        choices: grid, columns and rows of an import; a scenario has its own.
    Raises: FormatError (LimitError) with one sentence; nothing is half-loaded.
    """
    (progress or silent)(0, _STEPS, _READING)
    return open_recognised(recognise(Path(path)), progress, choices)


def open_recognised(
    found: Recognised, progress: ProgressReport | None = None, choices: Choices | None = None
) -> Opened:
    """`open_any` for a file that was looked at already."""
    tell = progress or silent
    if found.kind is Kind.SCENARIO:
        opened = _scenario(found.path)
    elif found.kind is Kind.PICTURE:
        opened = _picture(found, (choices or Choices()).checked(), tell)
    elif found.kind is Kind.UVTT:
        opened = _uvtt(found, (choices or Choices()).checked(), tell)
    else:
        raise refusal(found.path, found.kind)
    tell(_STEPS, _STEPS, _DONE)
    return opened


def _scenario(path: Path) -> Opened:
    found = open_document(path)
    where = path.parent if found.kind == "folder" and not path.is_dir() else path
    return Opened(found.scenario, found.store, found.kind, where, found.missing, found.warnings, found.fog)


def _picture(found: Recognised, choices: Choices, tell: ProgressReport) -> Opened:
    from battlemap.formats.picturemap import picture_scenario

    tell(1, _STEPS, _PICTURE)
    scenario, store, report = picture_scenario(found.data, found.path, choices)
    return Opened(scenario, store, "picture", found.path, warnings=_said(report), report=report)


def _uvtt(found: Recognised, choices: Choices, tell: ProgressReport) -> Opened:
    from battlemap.formats.uvtt.build import Notes, build
    from battlemap.formats.uvtt.embedded import embedded_picture
    from battlemap.formats.uvtt.read import read_drawing

    drawing = read_drawing(found.tree, str(found.path))
    tell(1, _STEPS, _PICTURE)
    notes = Notes()
    picture, lost = embedded_picture(drawing.image, found.path)
    if picture is not None:
        notes.left_out += picture.info.warnings
    if lost is not None:
        (notes.left_out if picture is None else notes.guessed).append(lost)
    tell(2, _STEPS, _GEOMETRY)
    scenario, store, report = build(drawing, picture, found.path, choices, notes)
    return Opened(scenario, store, "uvtt", found.path, warnings=_said(report), report=report)


def _said(report: ImportReport) -> tuple[Text, ...]:
    """What people should know after an import, as notices."""
    return report.lines()[1:]

"""`battlemap import` and `battlemap check`: a foreign file as a scenario on the disk, and what any file is."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

from battlemap.errors import BattlemapError, FormatError, SaveError
from battlemap.formats.fit import Choices
from battlemap.formats.opening import Opened, open_any, open_recognised
from battlemap.formats.progress import ProgressReport
from battlemap.formats.report import ImportReport
from battlemap.formats.scenario.container import DOCUMENT, pictures_of, save_document
from battlemap.formats.sniff import Kind, Recognised, recognise
from battlemap.geometry.grid import GridKind
from battlemap.model.entities import Token
from battlemap.text import T, Text, Translate

_NAMED = 5  # missing pictures named one by one


def import_file(
    file: Path,
    out: Path,
    grid: GridKind | None = None,
    columns: int | None = None,
    rows: int | None = None,
    progress: ProgressReport | None = None,
) -> ImportReport:
    """Make a scenario of a picture or a foreign map.

    Args:
        file: what is imported.
        out: the .battlemap or the folder to write. A scenario that stands there is kept as "OUT~".
        grid, columns, rows: what the user knows better than the file.
    Raises: FormatError if the file cannot be imported, SaveError if `out` cannot be written; then nothing is written.
    """
    file, out = Path(file), Path(out)
    opened = open_any(file, progress, Choices(grid, columns, rows))
    if opened.report is None:
        raise FormatError(T("{path} is a scenario already", path=str(file)), hint=T("Open it, or copy it as it is."))
    _check_place(file, out)
    save_document(opened.scenario, opened.store, out)
    return opened.report


def _check_place(file: Path, out: Path) -> None:
    try:
        if out.exists() and out.samefile(file):
            raise SaveError(T("{path} is the file that is imported", path=str(out)), hint=T("Choose another name."))
        if out.is_dir() and not (out / DOCUMENT).exists() and any(out.iterdir()):
            raise SaveError(
                T("{path} is a folder that holds something else", path=str(out)), hint=T("Choose another name.")
            )
    except (OSError, ValueError) as error:
        reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
        raise SaveError(T("{path} could not be written: {reason}", path=str(out), reason=reason)) from None


@dataclass(frozen=True, slots=True)
class CheckResult:
    """What a file is, or its problem. `report`: what an import of it would say."""

    path: Path
    kind: str
    ok: bool
    text: Text
    report: ImportReport | None = None
    hint: Text | None = None

    def line(self, tell: Translate) -> str:
        """`FILE: ok, <what it is>` or `FILE: <problem>`, on one line."""
        verdict = f"ok, {self.text.in_language(tell)}" if self.ok else self._problem(tell)
        return _plain(f"{self.path}: {verdict}")

    def as_json(self, tell: Translate) -> str:
        """One line: file, ok, what or error, and the import report of a file that can be imported."""
        head = {
            "file": _plain(str(self.path)),
            "ok": self.ok,
            "error": None if self.ok else _plain(self._problem(tell)),
            "what": _plain(self.text.in_language(tell)) if self.ok else None,
            "kind": self.kind,
        }
        return json.dumps({**head, **(self.report.as_dict(tell) if self.report else {})}, ensure_ascii=False)

    def _problem(self, tell: Translate) -> str:
        """The sentence without the file's name before it, and what to do."""
        said = self.text.in_language(tell).removeprefix(str(self.path)).lstrip(": ").rstrip(".")
        return f"{said}. {self.hint.in_language(tell)}" if self.hint else said


def _plain(text: str) -> str:
    """On one line, and only what every terminal and file can take (file names may hold anything)."""
    return " ".join(text.splitlines()).encode("utf-8", "replace").decode()


def check_file(path: Path) -> CheckResult:
    """Say what a file is and whether it can be opened; never raises for what is in the file."""
    path = Path(path)
    kind = Kind.UNKNOWN
    try:
        found = recognise(path)
        kind = found.kind
        if kind is Kind.RULESET:
            return _ruleset(path)
        if kind is Kind.GCS:
            return _character(found)
        opened = open_recognised(found)
    except BattlemapError as error:
        return CheckResult(path, kind.value, False, error.text, hint=error.hint)
    if opened.report is not None:
        return CheckResult(path, kind.value, True, opened.report.summary(), opened.report)
    return _scenario(path, opened)


def _ruleset(folder: Path) -> CheckResult:
    from battlemap.rules.check import check_ruleset_folder
    from battlemap.rules.manifest import read_manifest

    problems = check_ruleset_folder(folder)
    if problems:
        text = problems[0]
        if len(problems) > 1:
            text = T("{problem} (problems in all: {count})", problem=text, count=len(problems))
        return CheckResult(folder, Kind.RULESET.value, False, text)
    return CheckResult(folder, Kind.RULESET.value, True, T("a ruleset, {name}", name=read_manifest(folder).name.text))


def _character(found: Recognised) -> CheckResult:
    from battlemap.formats.gcs.read import read_character

    character = read_character(found)
    text = character.summary()
    if character.notes:
        text = T("{what}; {note}", what=text, note=character.notes[0])
    return CheckResult(found.path, Kind.GCS.value, True, text)


def _scenario(path: Path, opened: Opened) -> CheckResult:
    """A scenario is well when all its pictures are there and can be shown."""
    from battlemap.formats.images import inspect

    if opened.missing:
        names = ", ".join(opened.missing[:_NAMED]) + (" …" if len(opened.missing) > _NAMED else "")
        text = T("pictures are missing: {names}", names=names)
        return CheckResult(path, Kind.SCENARIO.value, False, text)
    for name in sorted(pictures_of(opened.scenario)):
        try:
            inspect(opened.store.read(name), name)
        except BattlemapError as error:
            return CheckResult(path, Kind.SCENARIO.value, False, error.text, hint=error.hint)
    scenes = opened.scenario.scenes()
    tokens = sum(len(opened.scenario.of(Token, scene)) for scene in scenes)
    title = opened.scenario.document.title or path.stem
    text = T("a scenario, {title}; scenes: {scenes}, tokens: {tokens}", title=title, scenes=len(scenes), tokens=tokens)
    return CheckResult(path, Kind.SCENARIO.value, True, text)

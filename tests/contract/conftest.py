"""The program as an outsider sees it: command lines in, exit code, streams and files out; nothing from inside."""

from __future__ import annotations

import io
import json
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

import pytest

from battlemap import cli


@dataclass(frozen=True)
class Ended:
    """How a command line ended."""

    code: int
    out: str
    err: str

    @property
    def answers(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.out.split("\n") if line]

    @property
    def results(self) -> list[Any]:
        """The result of each answer, or the code of its error."""
        return [a.get("result", a.get("pending")) if a["ok"] else a["error"]["code"] for a in self.answers]


class Run(Protocol):
    def __call__(self, *arguments: object, stdin: bytes | str = "") -> Ended: ...


class Play(Protocol):
    def __call__(self, document: Any, *lines: dict[str, Any] | str, options: tuple[object, ...] = ...) -> Ended: ...


def scene(kind: str = "hex-flat", columns: int = 10, rows: int = 8, **more: Any) -> dict[str, Any]:
    """A minimal document with one scene; `more` are keys of the scene, `grid` more keys of its grid."""
    grid = {"kind": kind, "columns": columns, "rows": rows, **more.pop("grid", {})}
    return {"format": "battlemap", "version": 1, "scenes": [{"id": "s1", "grid": grid, **more}]}


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")

    def go(*arguments: object, stdin: bytes | str = "") -> Ended:
        out, err = io.StringIO(), io.StringIO()
        data = stdin.encode() if isinstance(stdin, str) else stdin
        with monkeypatch.context() as patch, redirect_stdout(out), redirect_stderr(err):
            patch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(data)))
            try:
                code = cli.main([str(argument) for argument in arguments])
            except SystemExit as end:
                code = int(end.code or 0)
        return Ended(code, out.getvalue(), err.getvalue())

    return go


@pytest.fixture
def file(tmp_path: Path) -> Any:
    """Writes a document (or any text or bytes) as the scenario.json of a folder of its own."""
    made = iter(range(10_000))

    def write(document: Any) -> Path:
        path = tmp_path / f"scenario {next(made)}" / "scenario.json"
        path.parent.mkdir()
        if isinstance(document, bytes):
            path.write_bytes(document)
        else:
            path.write_text(document if isinstance(document, str) else json.dumps(document), "utf-8")
        return path

    return write


@pytest.fixture
def play(run: Run, file: Any) -> Play:
    """Plays lines on a document, going on after refusals."""

    def go(document: Any, *lines: dict[str, Any] | str, options: tuple[object, ...] = ("--keep-going",)) -> Ended:
        path = document if isinstance(document, Path) else file(document)
        script = "".join((line if isinstance(line, str) else json.dumps(line)) + "\n" for line in lines)
        return run("play", path, *options, stdin=script)

    return go

"""The command line from outside: `play` in this process, with streams and a home of its own."""

from __future__ import annotations

import io
import json
from collections.abc import Callable, Iterable, Mapping
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any

import pytest

from battlemap import cli

Play = Callable[..., tuple[int, str]]
Script = str | Iterable[str | Mapping[str, Any]]


@pytest.fixture
def play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Play:
    """`play(script, *more, home=..., kind="square", columns=..., rows=...)` on an empty map: exit code and output."""
    monkeypatch.setenv("HOME", str(tmp_path / "nobody"))
    scenario = tmp_path / "scenario.json"

    def run(
        script: Script, *more: str, home: Path | None = None, kind: str = "square", columns: int = 12, rows: int = 9
    ) -> tuple[int, str]:
        grid = {"kind": kind, "columns": columns, "rows": rows}
        document = {"format": "battlemap", "version": 1, "scenes": [{"id": "s1", "grid": grid}]}
        scenario.write_text(json.dumps(document), "utf-8")
        lines = [script] if isinstance(script, str) else script
        text = "\n".join(line if isinstance(line, str) else json.dumps(line) for line in lines)
        file = tmp_path / "script.jsonl"
        file.write_text(text, "utf-8")
        out, err = io.StringIO(), io.StringIO()
        arguments = ["play", str(scenario), "--script", str(file), *more]
        if home is not None:
            arguments += ["--home", str(home)]
        with redirect_stdout(out), redirect_stderr(err):
            try:
                code = cli.main(arguments)
            except SystemExit as end:
                code = int(end.code or 0)
        assert "Traceback" not in err.getvalue()
        return code, out.getvalue()

    return run


def answers(output: str) -> list[dict[str, Any]]:
    """The answers of a run, in order."""
    return [json.loads(line) for line in output.splitlines()]

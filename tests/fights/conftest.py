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
Script = Iterable[Mapping[str, Any]]


@pytest.fixture
def play(tmp_path: Path) -> Play:
    """A player in the test's own folder."""
    return player(tmp_path)


@pytest.fixture(scope="module")
def play_once(tmp_path_factory: pytest.TempPathFactory) -> Play:
    """The same for what all tests of a module look at."""
    return player(tmp_path_factory.mktemp("play"))


def player(folder: Path) -> Play:
    """`play(script, *more, home=..., kind="square", columns=..., rows=...)` on an empty map, or `on` a scenario: exit code
    and output."""
    scenario, file = folder / "scenario.json", folder / "script.jsonl"

    def run(
        script: Script,
        *more: str,
        home: Path | None = None,
        on: Path | None = None,
        kind: str = "square",
        columns: int = 12,
        rows: int = 9,
    ) -> tuple[int, str]:
        grid = {"kind": kind, "columns": columns, "rows": rows}
        document = {"format": "battlemap", "version": 1, "scenes": [{"id": "s1", "grid": grid}]}
        scenario.write_text(json.dumps(document), "utf-8")
        file.write_text("\n".join(json.dumps(line) for line in script), "utf-8")
        out, err = io.StringIO(), io.StringIO()
        arguments = ["play", str(on or scenario), "--script", str(file), *more, "--home", str(home or folder / "home")]
        with redirect_stdout(out), redirect_stderr(err):
            try:
                code = cli.main(arguments)
            except SystemExit as end:
                code = int(end.code or 0)
        assert "Traceback" not in err.getvalue()
        return code, out.getvalue()

    return run

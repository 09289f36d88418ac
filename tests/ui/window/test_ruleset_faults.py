"""A ruleset that fails while the window is open: the error bar says so, the log keeps it, and the game goes on."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

from battlemap import paths
from battlemap.rules.loader import forget
from battlemap.ui.gm_window import GMWindow
from tests.ui.window.fights import settle, the


@pytest.mark.parametrize(
    ("methods", "refused"),
    [
        ("\n    def act(self, request, table):\n        return 1 // 0\n", True),
        ("\n    def act(self, request, table):\n        return table.ground(table.grid.cell('x'))\n", True),
        ("\n    def damaged(self, token, damage, table):\n        return 5\n", False),
        ("\n    def interrupts(self, event, table):\n        raise SystemExit\n", False),
    ],
)
def test_the_error_bar_names_the_ruleset(playing: GMWindow, tmp_path: Path, methods: str, refused: bool) -> None:
    folder = tmp_path / "house"
    shutil.copytree(paths.rulesets() / "minimal", folder, ignore=shutil.ignore_patterns("__pycache__"))
    manifest = folder / "ruleset.toml"
    manifest.write_text(manifest.read_text("utf-8").replace('id = "minimal"', 'id = "house"'), "utf-8")
    code = folder / "ruleset.py"
    code.write_text(code.read_text("utf-8") + methods, "utf-8")
    forget("house")
    the(playing).play_by(str(folder))
    playing.desk.do({"do": "add_token", "id": "a", "name": "Ana", "at": [1, 1]})
    playing.desk.do({"do": "add_token", "id": "b", "name": "Bo", "at": [2, 1]})
    strike: dict[str, Any] = {"do": "act", "action": "attack", "by": "a", "target": "b", "dice": [5, 3]}
    reply = playing.desk.do(strike)
    settle()
    assert (reply is None) is refused
    assert "house" in playing.page.notices.text
    assert the(playing).log[-1].facts == {"error": "ruleset-error", "ruleset": "house"}
    assert playing.desk.do({"do": "move", "token": "a", "to": [1, 2], "force": True}) is not None
    settle()
    assert the(playing).scenario.token("s1", "a").at == (1, 2)  # type: ignore[union-attr]

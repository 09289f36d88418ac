"""The bench itself still runs: every group once, tiny, in a process of its own. How fast anything is does not matter here."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.bench.__main__ import GROUPS, main
from tests.bench.table import Row, ahead, show, within

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.gui
@pytest.mark.parametrize("group", GROUPS)
def test_every_group_runs(group: str, tmp_path: Path) -> None:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "HOME": str(tmp_path)}
    command = [sys.executable, "-m", "tests.bench", "--quick", group]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    rows = done.stdout.splitlines()
    assert len(rows) > 2 and "goals met" in rows[-1]
    assert all(row[:6] in ("met   ", "MISSED", "      ") for row in rows[:-1])


def test_unknown_groups_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["nonsense"]) == 2
    assert "nonsense" in capsys.readouterr().err


def test_rows_say_whether_a_goal_is_met() -> None:
    assert Row("a", "b", 1.2, 1.5).met and not Row("a", "b", 1.6, 1.5).met
    assert Row("a", "b", 3.0, 2.5, at_most=False).met and not Row("a", "b", 2.0, 2.5, at_most=False).met
    assert Row("a", "b", 99.0, None).met and show(Row("a", "b", 99.0, None)).startswith("       a")
    assert show(Row("slow", "blit", 1.6, 1.5, note="x")).startswith("MISSED slow") and "goal <= 1.5" in show(
        Row("a", "b", 1, 1.5)
    )
    slower = within("a", "b", lambda: 4.0, lambda: 2.0, 3, 1.0)
    assert (slower.ratio, slower.met, slower.at_most) == (2.0, False, True)
    faster = ahead("a", "b", lambda: 2.0, lambda: 4.0, 3, 1.0)
    assert (faster.ratio, faster.met, faster.at_most) == (2.0, True, False)

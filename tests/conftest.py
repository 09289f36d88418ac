"""What every test gets: no display, no real settings, and the `gui` mark for whatever uses Qt."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import settings

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# No deadline: speed is the bench's, not an example's. BATTLEMAP_THOROUGH=1 looks thirty times as far.
settings.register_profile("quick", deadline=None, max_examples=12)
settings.register_profile("thorough", deadline=None, max_examples=400)
settings.load_profile("thorough" if os.environ.get("BATTLEMAP_THOROUGH") else "quick")
ROOT = Path(__file__).resolve().parent.parent


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--slow", action="store_true", help="with the long runs, as CI has them")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What uses Qt is marked `gui` by itself, so that `-m "not gui"` needs no discipline; long runs wait for --slow."""
    if not config.getoption("--slow"):
        long = [item for item in items if item.get_closest_marker("slow")]
        items[:] = [item for item in items if item not in set(long)]
        config.hook.pytest_deselected(items=long)
    for item in items:
        fixtures = set(getattr(item, "fixturenames", ()))
        if fixtures & {"qapp", "qtbot"} or "/tests/ui/" in item.path.as_posix():
            item.add_marker(pytest.mark.gui)


@pytest.fixture
def tmp_home(tmp_path: Path) -> Path:
    """A folder for `--home`: settings, journals and rulesets of this test only."""
    return tmp_path / "home"


@pytest.fixture
def corpus() -> Path:
    """The folder of foreign files, where it is; skips otherwise."""
    folder = ROOT.parent / "shared" / "corpus"
    if not folder.is_dir():
        pytest.skip("the corpus of foreign files is not beside this checkout (../shared/corpus)")
    return folder


@pytest.fixture
def session(tmp_home: Path) -> Iterator[Callable[..., object]]:
    """Makes sessions with seeded dice and a home of their own; closes them afterwards.

    Call it with a grid kind (and columns, rows, live=...) or with a path.
    """
    from battlemap import paths
    from battlemap.app import commands  # noqa: F401 - registers them
    from battlemap.app.opening import new_session, open_session
    from battlemap.app.session import Session
    from battlemap.model.entities import GridSpec
    from battlemap.rules.dice import SeededDice

    made: list[Session] = []

    def make(
        what: str | Path = "square", columns: int = 12, rows: int = 9, *, live: bool = False, **spec: object
    ) -> Session:
        home = paths.home(tmp_home)
        if isinstance(what, Path):
            opened = open_session(what, home=home, live=live, dice=SeededDice(0))
        else:
            grid = GridSpec(kind=what, columns=columns, rows=rows, **spec)  # type: ignore[arg-type]
            opened = new_session(grid, home=home, live=live)
            opened.dice = SeededDice(0)
        made.append(opened)
        return opened

    yield make
    for one in made:
        one.close()

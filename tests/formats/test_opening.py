from __future__ import annotations

from pathlib import Path

import pytest

from battlemap.errors import FormatError
from battlemap.formats.fit import Choices
from battlemap.formats.newscene import scenario_of
from battlemap.formats.opening import open_any
from battlemap.formats.scenario.container import save_document
from battlemap.formats.store import PictureStore
from battlemap.model.entities import GridSpec
from battlemap.text import Text

from .makers import line, png, uvtt, written


def test_a_scenario_in_each_of_its_forms(tmp_path: Path) -> None:
    scenario = scenario_of("Bridge", GridSpec(), [])
    save_document(scenario, PictureStore(), tmp_path / "a.battlemap")
    save_document(scenario, PictureStore(), tmp_path / "folder")
    forms = {
        "a.battlemap": ("zip", "a.battlemap"),
        "folder": ("folder", "folder"),
        "folder/scenario.json": ("folder", "folder"),
    }
    for name, (kind, path) in forms.items():
        opened = open_any(tmp_path / name)
        assert (opened.kind, opened.path, opened.report) == (kind, tmp_path / path, None)
        assert opened.scenario.document.title == "Bridge"


def test_pictures_and_maps_become_scenarios_with_a_report(tmp_path: Path) -> None:
    picture = tmp_path / "inn 2x3.png"
    picture.write_bytes(png(100, 150))
    opened = open_any(picture)
    assert (opened.kind, opened.path) == ("picture", picture)
    assert opened.report is not None
    assert [str(text) for text in opened.warnings] == [str(text) for text in opened.report.lines()[1:]]
    assert open_any(written(tmp_path, uvtt())).kind == "uvtt"


def test_choices_hold_for_imports(tmp_path: Path) -> None:
    path = written(tmp_path, uvtt())
    report = open_any(path, choices=Choices("none", 5)).report
    assert report is not None
    assert (report.grid, report.columns, report.rows) == ("none", 5, 4)
    with pytest.raises(FormatError, match="columns"):
        open_any(path, choices=Choices(columns=0))


def test_progress_is_told_in_order_and_can_stop(tmp_path: Path) -> None:
    path = written(tmp_path, uvtt(line_of_sight=[line((0, 0), (1, 1))]))
    steps: list[tuple[int, int]] = []
    open_any(path, lambda done, total, text: steps.append((done, total)))
    assert steps == sorted(steps)
    assert steps[-1] == (4, 4)

    def stop(done: int, total: int, text: Text) -> None:
        if done == 2:
            raise InterruptedError

    with pytest.raises(InterruptedError):
        open_any(path, stop)


@pytest.mark.parametrize(
    "content", ["", "[" * 100_000, '{"resolution": 3}', '{"profile": {}, "version": 5}', "just words"]
)
def test_all_else_is_one_sentence_with_the_files_name(tmp_path: Path, content: str) -> None:
    with pytest.raises(FormatError, match=r"map\.dd2vtt") as caught:
        open_any(written(tmp_path, content))
    assert "\n" not in str(caught.value)


def test_a_folder_without_a_scenario(tmp_path: Path) -> None:
    with pytest.raises(FormatError, match="without a scenario"):
        open_any(tmp_path)

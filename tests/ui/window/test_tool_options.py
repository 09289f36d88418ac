"""The strip of a tool's choices: made from the tool's list, told to the tool, kept while another tool is in hand."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QLineEdit,
    QPushButton,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from battlemap.app.tools.base import OptionValue, Overlay, ToolContext, ToolOption, ToolRun, ToolSpec
from battlemap.app.tools.specs import TOOLS
from battlemap.text import T
from battlemap.ui.gm_window import GMWindow

FORMS = tuple(OptionValue(id_, T(id_.title()), icon) for id_, icon in (("dot", "circle"), ("bar", "ruler")))
MANY = tuple(OptionValue(str(n), T(f"Value {n}")) for n in range(12))
OPTIONS = (
    ToolOption("form", T("Form"), "choice", "dot", FORMS),
    ToolOption("of", T("One of many"), "choice", "3", MANY),
    ToolOption("tags", T("Tags"), "many", ("1",), MANY),
    ToolOption("width", T("Width"), "number", 2.0, least=1, most=9, unit=T("m"), when=lambda has: has["form"] == "bar"),
    ToolOption("keep", T("Keep it"), "flag", False),
    ToolOption("name", T("Name"), "text", ""),
)


class Probe:
    """A tool that notes what it is told."""

    def __init__(self) -> None:
        self.told: list[tuple[str, Any]] = []
        self.context: ToolContext | None = None

    @property
    def spec(self) -> ToolSpec:
        return ToolSpec("probe", T("Probe"), "cursor", "", T("Try"), self.run, lambda ctx: OPTIONS)

    def run(self, ctx: ToolContext) -> ToolRun:
        self.context = ctx
        while True:
            event = yield Overlay()
            if event.kind == "option":
                self.told.append((event.key, ctx.options[event.key]))


def held(window: GMWindow) -> Probe:
    probe = Probe()
    window.page.host.use(probe.spec)
    QApplication.processEvents()
    return probe


def test_a_tool_without_options_has_no_strip(playing: GMWindow) -> None:
    assert not playing.page.strip.isVisible()
    held(playing)
    assert playing.page.strip.isVisible()
    playing.page.host.use(TOOLS[0])
    assert not playing.page.strip.isVisible()


def test_each_kind_of_choice_is_told_to_the_tool(playing: GMWindow, qtbot: QtBot) -> None:
    probe, strip = held(playing), playing.page.strip
    button = strip.findChild(QToolButton, "option_form_bar")
    assert isinstance(button, QToolButton)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    box = strip.findChild(QComboBox)
    assert isinstance(box, QComboBox)
    box.setCurrentIndex(7)
    box.activated.emit(7)
    strip.findChild(QDoubleSpinBox).setValue(4.5)  # type: ignore[union-attr]
    keep = strip.findChild(QCheckBox)
    assert isinstance(keep, QCheckBox)
    keep.click()
    line = strip.findChild(QLineEdit, options=Qt.FindChildOption.FindChildrenRecursively)
    tags = strip.findChild(QPushButton, "option_tags_button")
    assert isinstance(tags, QPushButton) and tags.menu() is not None
    tags.menu().actions()[5].trigger()
    names = [one for one in strip.findChildren(QLineEdit) if one.objectName() != "qt_spinbox_lineedit"]
    assert line is not None and len(names) == 1
    names[0].setText("Gate")
    names[0].editingFinished.emit()
    assert probe.told == [
        ("form", "bar"), ("of", "7"), ("width", 4.5), ("keep", True), ("tags", ("1", "5")), ("name", "Gate"),
    ]  # fmt: skip


def test_what_does_not_matter_now_is_not_shown(playing: GMWindow) -> None:
    held(playing)
    field = playing.page.strip.findChild(QDoubleSpinBox)
    assert field is not None and not field.isVisible()
    playing.page.host.choose("form", "bar")
    assert field.isVisible()


def test_what_the_tool_changes_itself_shows(playing: GMWindow) -> None:
    probe = held(playing)
    assert probe.context is not None
    probe.context.options["form"] = "bar"
    probe.context.options["width"] = 7.0
    probe.context.on_options()
    field = playing.page.strip.findChild(QDoubleSpinBox)
    assert field is not None and field.isVisible() and field.value() == 7.0
    assert probe.told == []


def test_choices_are_kept_while_another_tool_is_in_hand(playing: GMWindow) -> None:
    held(playing)
    playing.page.host.choose("form", "bar")
    playing.page.host.use(TOOLS[0])
    again = held(playing)
    assert again.context is not None and again.context.options["form"] == "bar"


def test_a_narrow_map_makes_more_rows_and_nothing_is_cut(playing: GMWindow) -> None:
    held(playing)
    playing.page.host.choose("form", "bar")
    wide = playing.page.strip.height()
    playing.resize(900, 700)
    QApplication.processEvents()
    strip = playing.page.strip
    assert strip.height() >= wide
    fields = [one for one in strip.children() if getattr(one, "option", None) is not None]
    assert len(fields) == len(OPTIONS)
    boxes = [one.geometry() for one in fields]  # type: ignore[attr-defined]
    assert all(strip.rect().contains(box) for box in boxes)
    assert not any(a.intersects(b) for i, a in enumerate(boxes) for b in boxes[:i])
    assert playing.page.rect().contains(strip.geometry())


def test_enter_gives_the_keyboard_back_to_the_map(playing: GMWindow, qtbot: QtBot) -> None:
    held(playing)
    box = playing.page.strip.findChild(QComboBox)
    assert box is not None
    box.setFocus()
    qtbot.keyClick(box, Qt.Key.Key_Escape)
    assert playing.page.canvas.hasFocus()


def test_a_strip_of_several_rows_folds_to_its_first(playing: GMWindow, qtbot: QtBot) -> None:
    strip = playing.page.strip
    playing.page.host.use(next(spec for spec in TOOLS if spec.id == "area"))
    playing.page.resize(420, 500)
    tall = strip.height()
    assert strip.fold.isVisible() and strip.rect().contains(strip.fold.geometry())
    qtbot.mouseClick(strip.fold, Qt.MouseButton.LeftButton)
    assert strip.height() < tall / 2
    assert all(strip.rect().contains(field.geometry()) for field in strip._fields.values() if field.isVisible())
    playing.page.host.choose("radius", 3.0)
    assert strip.height() < tall / 2
    qtbot.mouseClick(strip.fold, Qt.MouseButton.LeftButton)
    assert strip.height() == tall


def test_nothing_folds_where_one_row_is_enough(playing: GMWindow) -> None:
    held(playing)
    playing.page.resize(1800, 500)
    assert not playing.page.strip.fold.isVisible()


def test_what_stands_beside_a_choice_of_many_does_not_jump(playing: GMWindow) -> None:
    held(playing)
    playing.page.resize(1800, 500)
    keep = playing.page.strip._fields["keep"]
    playing.page.host.choose("tags", ())
    before = keep.x()
    playing.page.host.choose("tags", ("3",))
    assert keep.x() == before


def test_a_number_is_shown_with_its_unit_or_in_words(playing: GMWindow) -> None:
    playing.tools_bar.tools["area"].trigger()
    QApplication.processEvents()
    box = playing.page.strip.findChild(QWidget, "option_duration").findChild(QDoubleSpinBox)
    seen = []
    for value in (0, 1, 2):
        box.setValue(value)
        seen.append(box.text())
    assert seen == ["for good", "1 round", "2 rounds"]
    playing.page.host.choose("duration", 1.0)
    assert box.text() == "1 round"

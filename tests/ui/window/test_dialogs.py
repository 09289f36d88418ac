"""Preferences, keys, rules and about."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from battlemap.app.tools.specs import TOOLS
from battlemap.ui.action_table import ACTIONS
from battlemap.ui.dialogs.about import AboutDialog
from battlemap.ui.dialogs.keys import KeysDialog, key_rows
from battlemap.ui.dialogs.preferences import PreferencesDialog
from battlemap.ui.dialogs.rule_list import RuleList
from battlemap.ui.gm_window import GMWindow


def test_preferences_work_at_once_and_are_kept(window: GMWindow) -> None:
    window.acts["preferences"].trigger()
    dialog = window.findChild(PreferencesDialog)
    assert dialog is not None
    dialog.theme.setCurrentIndex(dialog.theme.findData("light"))
    dialog.theme.activated.emit(dialog.theme.currentIndex())
    assert window.desk.settings.get("theme", "") == "light"
    dialog.switches["reduced_motion"].setChecked(True)
    assert window.page.canvas.animate is False
    dialog.language.setCurrentIndex(dialog.language.findData("es"))
    dialog.language.activated.emit(dialog.language.currentIndex())
    assert window.desk.languages.code == "es"
    window.desk.settings.set("theme", "dark")
    window.dress()
    dialog.accept()


def test_preferences_have_room_for_larger_words(window: GMWindow, qtbot: QtBot) -> None:
    window.acts["preferences"].trigger()
    dialog = window.findChild(PreferencesDialog)
    assert dialog is not None
    qtbot.waitUntil(dialog.isVisible)
    before = dialog.height()
    dialog.text_size.setCurrentIndex(dialog.text_size.findData(150))
    dialog.text_size.activated.emit(dialog.text_size.currentIndex())
    qtbot.waitUntil(lambda: dialog.height() > before)
    assert dialog.text_size.y() >= dialog.theme.geometry().bottom()
    window.desk.settings.set("text_size", 100)
    window.dress()
    dialog.accept()


def test_key_list_has_every_key(window: GMWindow) -> None:
    window.acts["keys"].trigger()
    dialog = window.findChild(KeysDialog)
    assert dialog is not None
    shown = " ".join(label.text() for label in dialog.findChildren(QLabel))
    assert "Ctrl+Z" in shown and "Undo" in shown
    listed = sum(len(rows) for _, rows in key_rows())
    assert listed >= len([spec for spec in ACTIONS if spec.keys]) + len(TOOLS)
    dialog.close()


def test_about_names_versions_and_licences(window: GMWindow) -> None:
    window.acts["about"].trigger()
    dialog = window.findChild(AboutDialog)
    assert dialog is not None
    assert "OFL" in dialog.text.toPlainText()
    assert any("Qt 6" in label.text() for label in dialog.findChildren(QLabel))
    dialog.close()


def test_rules_can_be_searched(playing: GMWindow) -> None:
    playing.acts["rule_list"].trigger()
    dialog = playing.findChild(RuleList)
    assert dialog is not None
    assert dialog.list.count() > 0
    first = dialog.chip.text()
    dialog.search.setText("no such words at all")
    assert dialog.none.isVisible()
    dialog.search.setText(first)
    assert not dialog.none.isVisible()
    assert dialog.chip.text() == first
    dialog.close()


def test_rules_of_the_map_can_be_changed_and_undone(playing: GMWindow) -> None:
    menu = playing.acts["ruleset"].menu()
    menu.aboutToShow.emit()  # type: ignore[union-attr]
    assert [a for a in menu.actions() if a.isChecked()]  # type: ignore[union-attr]
    assert playing.top_bar.ruleset.text() == playing.rulebook.name() != ""


def test_text_at_150_percent_fits(window: GMWindow) -> None:
    window.desk.settings.set("text_size", 150)
    window.dress()
    QApplication.processEvents()
    assert window.minimumSizeHint().width() <= 1366
    window.desk.settings.set("text_size", 100)
    window.dress()


def test_what_can_be_on_or_off_shows_its_tick_in_the_menu(window: GMWindow) -> None:
    for spec in ACTIONS:
        if not spec.submenu:
            assert window.acts[spec.id].isIconVisibleInMenu() is not spec.checkable

"""Putting a theme on: the QPalette and the style sheet both themes are made of. `scale` is the user's text size."""

from __future__ import annotations

from dataclasses import fields

from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QStyleFactory

from battlemap import paths
from battlemap.app.settings import Settings
from battlemap.ui import theme
from battlemap.ui.theme import FONT_ROLES, Theme, font, use


def palette(colors: Theme) -> QPalette:
    """The QPalette of a theme, for everything the QSS leaves to the Fusion style."""
    made = QPalette()
    role = QPalette.ColorRole
    for to, token in (
        (role.Window, "window"),
        (role.WindowText, "text"),
        (role.Base, "input"),
        (role.AlternateBase, "panel"),
        (role.Text, "text"),
        (role.Button, "raised"),
        (role.ButtonText, "text"),
        (role.BrightText, "bad"),
        (role.Highlight, "selected"),
        (role.HighlightedText, "text"),
        (role.Accent, "accent"),
        (role.ToolTipBase, "panel"),
        (role.ToolTipText, "text"),
        (role.PlaceholderText, "disabled"),
        (role.Link, "link"),
        (role.LinkVisited, "link"),
        (role.Light, "hover"),
        (role.Midlight, "raised"),
        (role.Mid, "line"),
        (role.Dark, "control"),
        (role.Shadow, "window"),
    ):
        made.setColor(to, colors.color(token))
    for to in (role.WindowText, role.Text, role.ButtonText, role.HighlightedText):
        made.setColor(QPalette.ColorGroup.Disabled, to, colors.color("disabled"))
    return made


_QSS = """
QWidget { color: $text; font-size: ${body}px; }
QMainWindow, QDialog, QMessageBox, QMenuBar, QStatusBar, QWizard { background: $window; }
QToolTip { background: $panel; color: $text; border: 1px solid $control; padding: 4px 6px; }
QMenuBar { padding: 2px 4px; }
QMenuBar::item { padding: 4px 9px; border-radius: 4px; background: transparent; }
QMenuBar::item:selected, QMenuBar::item:pressed { background: $raised; }
QMenu { background: $panel; border: 1px solid $control; border-radius: 6px; padding: 4px; }
QMenu::item { padding: 6px 28px 6px 12px; border-radius: 4px; }
QMenu::item:selected { background: $hover; }
QMenu::item:disabled { color: $disabled; }
QMenu::separator { height: 1px; background: $line; margin: 4px 8px; }
QMenu::icon { padding-left: 8px; }
QToolBar { background: $window; border: 0; spacing: 4px; padding: 5px 8px; }
QToolBar::separator { background: $line; width: 1px; margin: 6px 6px; }
QToolBar[orientation="2"]::separator { height: 1px; width: 32px; margin: 6px 2px; }
QToolButton { background: transparent; border: 1px solid transparent; border-radius: 5px; padding: 5px 7px; }
QToolButton:hover { background: $raised; }
QToolButton:pressed { background: $hover; }
QToolButton:checked { background: $selected; border-color: $focus; }
QToolButton:disabled { color: $disabled; }
QToolButton:focus { border: 2px solid $focus; padding: 4px 6px; }
QToolButton::menu-indicator { image: none; }
QPushButton { background: $raised; border: 1px solid $control; border-radius: 5px; padding: 0 14px; min-height: ${h30}px; }
QPushButton:hover { background: $hover; }
QPushButton:pressed { background: $selected; }
QPushButton:checked { background: $selected; border-color: $focus; }
QPushButton:disabled { color: $disabled; border-color: $line; background: $panel; }
QPushButton:focus { border: 2px solid $focus; padding: 0 13px; min-height: ${h28}px; }
QPushButton[primary="true"], QPushButton:default {
  background: $accent; color: $on_accent; border: 1px solid $primary_edge; font-weight: 600; }
QPushButton[primary="true"]:hover, QPushButton:default:hover { background: $accent_hover; }
QPushButton[primary="true"]:focus, QPushButton:default:focus { border: 2px solid $text; }
QPushButton[primary="true"]:disabled, QPushButton:default:disabled {
  background: $panel; color: $disabled; border-color: $line; }
QPushButton[tv="true"] { border-color: $tv; }
QLineEdit, QSpinBox, QDoubleSpinBox, QComboBox, QTextEdit, QPlainTextEdit, QDateTimeEdit, QKeySequenceEdit {
  background: $input; border: 1px solid $control; border-radius: 4px; padding: 0 6px; min-height: ${h26}px;
  selection-background-color: $accent; selection-color: $on_accent; }
QTextEdit, QPlainTextEdit { padding: 4px; }
QLineEdit:focus, QSpinBox:focus, QDoubleSpinBox:focus, QComboBox:focus, QTextEdit:focus, QPlainTextEdit:focus {
  border: 2px solid $focus; padding: 0 5px; min-height: ${h24}px; }
QLineEdit:disabled, QSpinBox:disabled, QDoubleSpinBox:disabled, QComboBox:disabled {
  color: $disabled; border-color: $line; background: $panel; }
QLineEdit[bad="true"], QSpinBox[bad="true"] { border-color: $bad; }
QComboBox::drop-down { border: 0; width: 24px; }
QComboBox::down-arrow, QSpinBox::down-arrow, QDoubleSpinBox::down-arrow {
  image: url("$marks/mark-down-$name.png"); width: ${h16}px; height: ${h16}px; }
QSpinBox::up-arrow, QDoubleSpinBox::up-arrow { image: url("$marks/mark-up-$name.png"); width: ${h16}px; height: ${h16}px; }
QSpinBox::up-button, QDoubleSpinBox::up-button { subcontrol-position: top right; }
QSpinBox::down-button, QDoubleSpinBox::down-button { subcontrol-position: bottom right; }
QSpinBox::up-button, QDoubleSpinBox::up-button, QSpinBox::down-button, QDoubleSpinBox::down-button {
  border: 0; width: 20px; background: transparent; }
QSpinBox::up-button:hover, QDoubleSpinBox::up-button:hover, QSpinBox::down-button:hover, QDoubleSpinBox::down-button:hover {
  background: $hover; }
QCheckBox::indicator { width: ${h16}px; height: ${h16}px; border: 1px solid $control; border-radius: 4px; background: $input; }
QCheckBox::indicator:checked { background: $focus; border-color: $focus; image: url("$marks/mark-check-$name.png"); }
QCheckBox::indicator:disabled { border-color: $line; background: $panel; }
QComboBox QAbstractItemView { background: $panel; border: 1px solid $control; padding: 4px; }
QComboBox[tv="true"] { border-color: $tv; }
QCheckBox, QRadioButton { spacing: 8px; min-height: ${h24}px; }
QCheckBox:disabled, QRadioButton:disabled, QLabel:disabled { color: $disabled; }
QCheckBox:focus, QRadioButton:focus { border: 2px solid $focus; border-radius: 4px; }
QDockWidget { titlebar-close-icon: none; font-weight: 600; }
QDockWidget::title { background: $window; padding: 8px 12px; border-top: 1px solid $line; }
QDockWidget > QWidget { background: $panel; }
QMainWindow::separator { background: $line; width: 1px; height: 1px; }
QMainWindow::separator:hover { background: $focus; }
QAbstractItemView { background: $panel; border: 0; outline: 0; alternate-background-color: $window;
  selection-background-color: $selected; selection-color: $text; }
QAbstractItemView::item { min-height: ${h28}px; padding: 2px 8px; }
QAbstractItemView::item:hover { background: $raised; }
QAbstractItemView::item:selected { background: $selected; color: $text; }
QAbstractItemView:focus { border: 2px solid $focus; }
QHeaderView::section { background: $window; color: $muted; border: 0; border-bottom: 1px solid $line;
  padding: 6px 8px; font-size: ${caption}px; }
QTabBar::tab { background: $window; color: $muted; padding: 8px 14px; border: 0; border-bottom: 2px solid transparent; }
QTabBar::tab:hover { background: $raised; color: $text; }
QTabBar::tab:selected { color: $text; border-bottom-color: $focus; font-weight: 600; }
QTabBar::tab:focus { border: 2px solid $focus; }
QTabWidget::pane { border: 0; border-top: 1px solid $line; background: $panel; }
QStatusBar { border-top: 1px solid $line; font-size: ${caption}px; min-height: ${h28}px; }
QStatusBar::item { border: 0; }
QStatusBar QLabel { padding: 0 10px; }
QGroupBox { border: 1px solid $line; border-radius: 6px; margin-top: 14px; padding: 12px; font-weight: 600; }
QGroupBox::title { subcontrol-origin: margin; left: 10px; padding: 0 4px; }
QProgressBar { background: $input; border: 1px solid $control; border-radius: 4px; text-align: center; max-height: ${h14}px; }
QProgressBar::chunk { background: $accent; border-radius: 3px; }
QScrollBar:vertical { background: transparent; width: 12px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 0; }
QScrollBar::handle { background: $control; border-radius: 4px; margin: 2px; min-height: 28px; min-width: 28px; }
QScrollBar::handle:hover { background: $muted; }
QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page { background: none; border: 0;
  width: 0; height: 0; }
QSlider::groove:horizontal { height: 4px; background: $line; border-radius: 2px; }
QSlider::handle:horizontal { width: 16px; margin: -6px 0; border-radius: 8px; background: $focus; }
QSplitter::handle { background: $line; }
QLabel[role="caption"] { color: $muted; font-size: ${caption}px; }
QLabel[role="muted"] { color: $muted; }
QLabel[role="reason"] { color: $disabled; font-size: ${caption}px; }
QLabel[role="section"] { font-size: ${section}px; font-weight: 650; }
QLabel[role="page"] { font-size: ${page}px; font-weight: 700; }
QLabel[role="token"] { font-size: ${token}px; font-weight: 650; }
QLabel[role="big"] { font-size: ${big}px; font-weight: 700; }
QLabel[role="good"] { color: $good; }
QLabel[role="warn"] { color: $warn; }
QLabel[role="bad"] { color: $bad; }
QLabel[role="link"] { color: $link; }
QLabel[role="chip"], QToolButton[role="chip"], QPushButton[role="chip"] { color: $link; font-size: ${chip}px;
  font-weight: 600; background: $input; border: 1px solid $line; border-radius: 4px; padding: 1px 6px; min-height: ${h16}px; }
QLabel[role="key"] { color: $muted; font-size: ${chip}px; font-weight: 600; border: 1px solid $control;
  border-radius: 4px; padding: 0 5px; }
QFrame[role="panel"] { background: $panel; border: 0; }
QFrame[role="card"] { background: $panel; border: 1px solid $line; border-radius: 6px; }
QFrame[role="popup"] { background: $panel; border: 1px solid $control; border-radius: 6px; }
QFrame[role="error"] { background: $panel; border: 1px solid $bad; border-radius: 4px; }
QFrame[role="line"] { background: $line; border: 0; max-height: 1px; min-height: 1px; }
QGraphicsView { border: 0; background: transparent; }
"""


def qss(colors: Theme, scale: float = 1.0) -> str:
    """The style sheet of a theme. Widgets choose a look by the properties `role`, `primary`, `tv` and `bad`."""
    from string import Template

    values = {f.name: getattr(colors, f.name) for f in fields(colors)}
    values["marks"] = (paths.assets() / "icons").as_posix()
    values["primary_edge"] = colors.accent if colors.name == "dark" else colors.focus
    values["accent_hover"] = QColor(colors.accent).lighter(108).name()
    sizes = {role: f"{size * scale:g}" for role, (size, _) in FONT_ROLES.items()}
    heights = {f"h{px}": f"{round(px * scale)}" for px in range(14, 31)}
    return Template(_QSS).substitute(values, **heights, **{k: _whole(v) for k, v in sizes.items()})


def _whole(px: str) -> str:
    return str(max(1, round(float(px))))


def apply(app: QApplication, colors: Theme, scale: float = 1.0) -> None:
    """Dress the whole program: Fusion, font, palette, style sheet; icons drawn from now on take the new colours."""
    app.setStyle(QStyleFactory.create("Fusion"))
    app.setFont(font("body", scale))
    app.setPalette(palette(colors))
    use(colors)
    app.setStyleSheet(qss(colors, scale))


def wear(settings: Settings, first: bool = False) -> Theme:
    """Dress the whole program by the settings, if it does not wear that already (dressing costs a tenth of a second).

    Before the `first` frame a theme "as the desktop" is the one of last time: asking the desktop takes too long then.
    """
    name = settings.get("theme", "system")
    look = theme.theme(settings.get("desktop_theme", name) if first and name == "system" else name)
    if name == "system":
        settings.set("desktop_theme", look.name)
    app = QApplication.instance()
    wanted = f"{look.name} {settings.get('text_size', 100)}"
    if isinstance(app, QApplication) and app.property("worn") != wanted:
        apply(app, look, settings.get("text_size", 100) / 100)
        app.setProperty("worn", wanted)
    return look

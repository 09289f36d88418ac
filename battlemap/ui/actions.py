"""The QActions made from the table of actions: menus, bars, shortcuts and tooltips all follow from it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import reduce
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from battlemap.text import T, Text
from battlemap.ui import icons
from battlemap.ui.action_table import ACTIONS, MENUS, ActionSpec
from battlemap.ui.desk import Desk
from battlemap.ui.i18n import tr

Condition = Callable[[Desk], bool]

NEEDS: Mapping[str, tuple[Condition, Text]] = {
    "map": (lambda desk: desk.session is not None, T("Open a map first")),
    "undo": (lambda desk: bool(desk.session and desk.session.can_undo), T("Nothing has been changed yet")),
    "redo": (lambda desk: bool(desk.session and desk.session.can_redo), T("Nothing has been taken back")),
    "tokens": (lambda desk: bool(desk.tokens()), T("There is no token on this map")),
    "selection": (lambda desk: bool(desk.selection), T("Select a token first")),
    "anything": (lambda desk: bool(desk.selection or desk.things), T("Select a token or a thing first")),
    "fight": (lambda desk: in_fight(desk), T("There is no fight: start one in Combat")),
    "peace": (lambda desk: not in_fight(desk), T("A fight is already going on")),
    "tv": (
        lambda desk: bool(desk.property("tv_open")),
        T("The players’ screen is off: choose a screen in “Players see”"),
    ),
}


def in_fight(desk: Desk) -> bool:
    return desk.session is not None and desk.session.scenario.combat is not None


def resolve(root: object, path: str) -> Any:
    """The slot a path names, from the window."""
    return reduce(getattr, path.split("."), root)


def plain(words: str) -> str:
    """A menu title without its mnemonic mark and dots, for tooltips and lists."""
    return words.replace("&&", "\0").replace("&", "").replace("\0", "&").rstrip("…")


class Actions:
    """The window's QActions by id."""

    def __init__(self, window: QWidget, desk: Desk, map_widget: QWidget) -> None:
        self._desk = desk
        self.by_id: dict[str, QAction] = {}
        self.specs = {spec.id: spec for spec in ACTIONS}
        for spec in ACTIONS:
            if spec.submenu:
                continue
            action = QAction(window)
            action.setObjectName(spec.id)
            action.setCheckable(spec.checkable)
            action.setIconVisibleInMenu(not spec.checkable)  # there the tick says whether it is on
            action.setShortcuts([QKeySequence(key) for key in spec.keys])
            if spec.where == "app":
                action.setShortcutContext(Qt.ShortcutContext.ApplicationShortcut)
            elif spec.where == "map":
                action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            (map_widget if spec.where == "map" else window).addAction(action)
            slot = resolve(window, spec.slot)
            (action.toggled if spec.checkable else action.triggered).connect(slot)
            self.by_id[spec.id] = action
        self.refresh_icons()

    def __getitem__(self, id_: str) -> QAction:
        return self.by_id[id_]

    def fill(self, bar: QMenuBar, window: QWidget) -> None:
        """Fill the menus, which the bar has already in the order of MENUS. Texts come with `retranslate`."""
        self._menus: dict[str, QMenu] = {}
        for (name, _title), shown in zip(MENUS, bar.actions(), strict=True):
            menu = shown.menu()
            assert isinstance(menu, QMenu)
            menu.setToolTipsVisible(True)
            self._menus[name] = menu
            section = 0
            for spec in (spec for spec in ACTIONS if spec.menu == name):
                if spec.section != section:
                    menu.addSeparator()
                    section = spec.section
                if spec.submenu:
                    self._add_submenu(menu, spec, window)
                else:
                    menu.addAction(self.by_id[spec.id])

    def _add_submenu(self, menu: QMenu, spec: ActionSpec, window: QWidget) -> None:
        submenu = _Submenu(menu, resolve(window, spec.slot))
        submenu.menuAction().setObjectName(spec.id)
        menu.addMenu(submenu)
        self.by_id[spec.id] = submenu.menuAction()
        self._menus[spec.id] = submenu

    def retranslate(self) -> None:
        for name, title in MENUS:
            if name in self._menus:
                self._menus[name].setTitle(tr(title))
        for id_, action in self.by_id.items():
            action.setText(tr(self.specs[id_].title))
        self.refresh()

    def refresh(self) -> None:
        """Enable what can be done now; what cannot says why."""
        for id_, action in self.by_id.items():
            spec = self.specs[id_]
            reason = next((NEEDS[need][1] for need in spec.needs if not NEEDS[need][0](self._desk)), None)
            action.setEnabled(reason is None)
            keys = " ".join(
                f"({key.toString(QKeySequence.SequenceFormat.NativeText)})" for key in action.shortcuts()[:1]
            )
            lines = [f"{plain(tr(spec.title))} {keys}".strip()]
            lines += [tr(text) for text in (spec.tip, reason) if text is not None]
            action.setToolTip("\n".join(lines))
            action.setStatusTip(tr(reason) if reason is not None else tr(spec.tip) if spec.tip is not None else "")
        session = self._desk.session
        for id_, what in (
            ("undo", session.undo_what if session else None),
            ("redo", session.redo_what if session else None),
        ):
            title = tr(self.specs[id_].title)
            self.by_id[id_].setText(f"{title}: {tr(what)}" if what is not None else title)

    def refresh_icons(self) -> None:
        """Icons in the colours of the present theme."""
        for id_, action in self.by_id.items():
            spec = self.specs[id_]
            if spec.icon:
                action.setIcon(icons.icon(spec.icon, "tv" if spec.tv else "text"))


class _Submenu(QMenu):
    """A menu that is filled each time it opens."""

    def __init__(self, parent: QMenu, fill: Callable[[QMenu], None]) -> None:
        super().__init__(parent)
        self.setToolTipsVisible(True)
        self._fill = fill
        self.aboutToShow.connect(self._refill)

    def _refill(self) -> None:
        self.clear()
        self._fill(self)

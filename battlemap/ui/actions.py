"""The one table of actions: menus, bars, shortcuts, tooltips and the list of keys are all made from it.

An action names its slot as a path from the window ("files.save"). What it `needs` is a list of conditions; the first
one that fails disables it and its sentence becomes the tooltip.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import reduce
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from battlemap.text import T, Text
from battlemap.ui import icons
from battlemap.ui.desk import Desk
from battlemap.ui.i18n import tr


@dataclass(frozen=True, slots=True)
class ActionSpec:
    """`section`: a line is drawn between sections of a menu. `submenu`: the slot fills a menu when it opens.
    `where`: "app" (from any of our windows), "window", or "map" (only while the map has the keyboard)."""

    id: str
    title: Text
    slot: str
    menu: str = ""
    section: int = 0
    icon: str = ""
    keys: tuple[str, ...] = ()
    tip: Text | None = None
    needs: tuple[str, ...] = ()
    checkable: bool = False
    tv: bool = False
    submenu: bool = False
    where: str = "window"


MENUS: tuple[tuple[str, Text], ...] = (
    ("file", T("&File")),
    ("edit", T("&Edit")),
    ("view", T("&View")),
    ("map", T("&Map")),
    ("combat", T("&Combat")),
    ("players", T("&Players’ screen")),
    ("rules", T("&Rules")),
    ("help", T("&Help")),
)

ACTIONS: tuple[ActionSpec, ...] = (
    ActionSpec("open_picture", T("Open a &picture…"), "files.open_picture", "file", 0, "image-square", ("Ctrl+Shift+O",),
               T("A JPEG, PNG or WebP becomes a new map")),
    ActionSpec("open", T("&Open a scenario…"), "files.open", "file", 0, "folder-open", ("Ctrl+O",),
               T("A .battlemap file, or scenario.json in a scenario’s folder")),
    ActionSpec("new", T("&Empty map…"), "files.new", "file", 0, "file-plus", ("Ctrl+N",), T("A grid without a picture")),
    ActionSpec("import", T("&Import…"), "files.import_map", "file", 0, "file-arrow-down", ("Ctrl+I",),
               T("Universal VTT: picture, grid, walls, doors and lights")),
    ActionSpec("recent", T("Open &recent"), "files.fill_recent", "file", 0, submenu=True),
    ActionSpec("save", T("&Save"), "files.save", "file", 1, "floppy-disk", ("Ctrl+S",), T("Write the scenario to its file"),
               ("map",)),
    ActionSpec("save_as", T("Save &as…"), "files.save_as", "file", 1, "", ("Ctrl+Shift+S",),
               T("Write it to another .battlemap file, or to a folder"), ("map",)),
    ActionSpec("close", T("&Close the map"), "files.close_map", "file", 1, "", ("Ctrl+W",), T("Back to the start page"),
               ("map",)),
    ActionSpec("quit", T("&Quit"), "close", "file", 2, "", ("Ctrl+Q",)),
    ActionSpec("undo", T("&Undo"), "undo", "edit", 0, "arrow-counter-clockwise", ("Ctrl+Z",), T("Take back the last change"),
               ("map", "undo")),
    ActionSpec("redo", T("&Redo"), "redo", "edit", 0, "arrow-clockwise", ("Ctrl+Shift+Z", "Ctrl+Y"),
               T("Do again what was taken back"), ("map", "redo")),
    ActionSpec("select_all", T("Select &all tokens"), "pieces.select_all", "edit", 1, "", ("Ctrl+A",), None, ("map", "tokens"),
               where="map"),
    ActionSpec("next_token", T("&Next token"), "pieces.next_token", "edit", 1, "", ("Tab",), None, ("map", "tokens"),
               where="map"),
    ActionSpec("previous_token", T("&Previous token"), "pieces.previous_token", "edit", 1, "", ("Shift+Tab",), None,
               ("map", "tokens"), where="map"),
    ActionSpec("duplicate", T("Du&plicate"), "pieces.duplicate", "edit", 2, "copy-simple", ("Ctrl+D",),
               T("The same token on the nearest free cell"), ("map", "selection")),
    ActionSpec("hide", T("&Hide or show"), "pieces.toggle_hidden", "edit", 2, "eye-slash", ("H",),
               T("Hidden tokens are not on the players’ screen"), ("map", "selection"), tv=True),
    ActionSpec("turn_left", T("Turn &left"), "pieces.turn_left", "edit", 2, "", (",",), T("One direction against the clock"),
               ("map", "selection"), where="map"),
    ActionSpec("turn_right", T("Turn &right"), "pieces.turn_right", "edit", 2, "", (".",), T("One direction with the clock"),
               ("map", "selection"), where="map"),
    ActionSpec("delete", T("&Delete"), "pieces.delete", "edit", 2, "trash-simple", ("Del",), T("Take the selected tokens off the map"),
               ("map", "selection")),
    ActionSpec("preferences", T("Pre&ferences…"), "preferences", "edit", 3, "gear-six", ("Ctrl+,",)),
    ActionSpec("zoom_in", T("Zoom &in"), "page.zoom_in", "view", 0, "magnifying-glass-plus", ("Ctrl++", "Ctrl+="), None, ("map",)),
    ActionSpec("zoom_out", T("Zoom &out"), "page.zoom_out", "view", 0, "magnifying-glass-minus", ("Ctrl+-",), None, ("map",)),
    ActionSpec("fit_map", T("&Whole map"), "page.fit", "view", 0, "frame-corners", ("Ctrl+0",), T("Zoom so that the map fills the window"),
               ("map",)),
    ActionSpec("to_selection", T("Go to the &selection"), "page.to_selection", "view", 0, "crosshair", ("Home",), None,
               ("map", "selection"), where="map"),
    ActionSpec("docks", T("&Docks"), "fill_docks", "view", 1, submenu=True),
    ActionSpec("language", T("&Language"), "fill_languages", "view", 1, submenu=True),
    ActionSpec("theme", T("&Theme"), "fill_themes", "view", 1, submenu=True),
    ActionSpec("next_area", T("Next &area of the window"), "next_area", "view", 2, "", ("F6",),
               T("The keyboard goes from the map to the docks, the bars and back")),
    ActionSpec("full_screen", T("&Full screen"), "toggle_full_screen", "view", 2, "", ("F11",), checkable=True),
    ActionSpec("tools", T("&Tools"), "fill_tools", "map", 0, submenu=True),
    ActionSpec("scenes", T("&Scenes"), "fill_scenes", "map", 0, submenu=True, needs=("map",)),
    ActionSpec("add_token", T("&Add a token…"), "show_library", "map", 1, "books", ("Ctrl+L",), T("Search the library"), ("map",)),
    ActionSpec("add_picture", T("Add a map p&icture…"), "files.add_picture", "map", 1, "image-square", (),
               T("Lay another picture over this map"), ("map",)),
    ActionSpec("fight_all", T("Start a fight with &all"), "fight.start_all", "combat", 0, "sword", (), None,
               ("map", "tokens", "peace")),
    ActionSpec("fight_selected", T("Start a fight with the &selected"), "fight.start_selected", "combat", 0, "users-three", (), None,
               ("map", "selection", "peace")),
    ActionSpec("next_turn", T("&Next turn"), "fight.next_turn", "combat", 1, "caret-right", ("N",), None, ("map", "fight")),
    ActionSpec("end_fight", T("&End the fight"), "fight.end", "combat", 1, "", (), None, ("map", "fight")),
    ActionSpec("tv_screen", T("&Show on"), "players.fill_screens", "players", 0, "television", tv=True, submenu=True),
    ActionSpec("blackout", T("&Blackout"), "players.set_blackout", "players", 1, "eye-slash", ("B",),
               T("The TV goes black, from anywhere"), ("map", "tv"), checkable=True, tv=True, where="app"),
    ActionSpec("freeze", T("Free&ze"), "players.set_frozen", "players", 1, "snowflake", (),
               T("The TV keeps its picture while you prepare the next"), ("map", "tv"), checkable=True, tv=True),
    ActionSpec("follow", T("&Follow"), "players.set_follow", "players", 1, "crosshair", (),
               T("The TV shows what you look at"), ("map", "tv"), checkable=True, tv=True),
    ActionSpec("fit_tv", T("Fi&t"), "players.fit", "players", 1, "frame-corners", (), T("The TV shows the whole map"), ("map", "tv"), tv=True),
    ActionSpec("ruleset", T("&Rules of this map"), "rulebook.fill_rulesets", "rules", 0, submenu=True, needs=("map",)),
    ActionSpec("rule_list", T("&Look up a rule…"), "rulebook.show_rules", "rules", 0, "book-open", ("Ctrl+R",), None, ("map",)),
    ActionSpec("keys", T("&Keys"), "show_keys", "help", 0, "question", ("F1",), T("All keys of the program")),
    ActionSpec("samples", T("&Sample fights"), "files.fill_samples", "help", 0, submenu=True),
    ActionSpec("about", T("&About Battlemap"), "about", "help", 1),
)  # fmt: skip

Condition = Callable[[Desk], bool]

NEEDS: Mapping[str, tuple[Condition, Text]] = {
    "map": (lambda desk: desk.session is not None, T("Open a map first")),
    "undo": (lambda desk: bool(desk.session and desk.session.can_undo), T("Nothing has been changed yet")),
    "redo": (lambda desk: bool(desk.session and desk.session.can_redo), T("Nothing has been taken back")),
    "tokens": (lambda desk: bool(desk.tokens()), T("There is no token on this map")),
    "selection": (lambda desk: bool(desk.selection), T("Select a token first")),
    "fight": (lambda desk: in_fight(desk), T("There is no fight: start one in Combat")),
    "peace": (lambda desk: not in_fight(desk), T("A fight is already going on")),
    "tv": (lambda desk: bool(desk.property("tv_open")), T("The players’ screen is off: choose a screen in “Players see”")),
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
        """Build the menus. Texts come with `retranslate`."""
        self._menus: dict[str, QMenu] = {}
        for name, _title in MENUS:
            menu = QMenu(bar)
            menu.setToolTipsVisible(True)
            bar.addMenu(menu)
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
            keys = " ".join(f"({key.toString(QKeySequence.SequenceFormat.NativeText)})" for key in action.shortcuts()[:1])
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

"""What is done to tokens from menus and keys: put down, walk, turn, hide, duplicate, delete, and the menu on one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QPoint
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QInputDialog, QMenu, QWidget

from battlemap.app.clipboard import free_name
from battlemap.app.library import LibraryToken
from battlemap.app.placing import free_cell
from battlemap.app.tools.base import PointerEvent, ToolContext
from battlemap.app.tools.handles_things import thing_at
from battlemap.app.tools.hit import STEPS, beside, token_at
from battlemap.app.tools.route import Route, facing_kept
from battlemap.app.tools.snap import Snapper
from battlemap.errors import BattlemapError
from battlemap.geometry.types import Cell, ScenePoint
from battlemap.model.entities import Light, Note, Token, Wall
from battlemap.text import T
from battlemap.ui.avatars import side_icon
from battlemap.ui.clipboard import Clipboard
from battlemap.ui.desk import Desk
from battlemap.ui.i18n import tr
from battlemap.ui.page import MapPage
from battlemap.ui.sides import SIDES

SIZES = (1, 2, 3, 4, 5)


class Pieces(QObject):
    """Works on the desk's selection. The slots' names stand in the table of actions."""

    def __init__(self, desk: Desk, page: MapPage, parent: QWidget) -> None:
        super().__init__(parent)
        self._desk = desk
        self._page = page
        self._parent = parent
        self._menu: QMenu | None = None
        self._place = ScenePoint(0.0, 0.0)  # where the menu was asked for
        self.clipboard = Clipboard(desk, page)
        page.canvas.pointer.connect(self._pointer)

    # selecting -------------------------------------------------------------------------------------------------

    def next_token(self) -> None:
        self._cycle(1)

    def previous_token(self) -> None:
        self._cycle(-1)

    def _cycle(self, step: int) -> None:
        ids = list(self._desk.tokens())
        if ids:
            here = ids.index(self._desk.selection[-1]) if self._desk.selection else (-1 if step > 0 else 0)
            self._desk.select([ids[(here + step) % len(ids)]])
            self._show_selection()

    def _show_selection(self) -> None:
        """Scroll only if the token is not to be seen."""
        session = self._desk.session
        tokens = self._desk.selected()
        if session is None or not tokens:
            return
        grid = session.scenario.scene(self._desk.scene).grid.grid()
        middle = grid.center(grid.cell(tokens[0].at))
        if not self._page.canvas.visible_scene_rect().contains(middle.x, middle.y):
            self._page.canvas.center_on(middle)

    # moving ----------------------------------------------------------------------------------------------------

    def walk_up(self) -> None:
        self._walk("up")

    def walk_down(self) -> None:
        self._walk("down")

    def walk_left(self) -> None:
        self._walk("left")

    def walk_right(self) -> None:
        self._walk("right")

    def _walk(self, key: str) -> None:
        """One cell over, for each selected token, the foremost first; column and row decide, so there and back is home."""
        session = self._desk.session
        if session is None:
            return
        dx, dy = STEPS[key]
        grid = session.scenario.scene(self._desk.scene).grid.grid()
        tokens = sorted(self._desk.selected(), key=lambda t: -(_spot(grid, t).x * dx + _spot(grid, t).y * dy))
        lines = []
        for token in tokens:
            to = beside(grid, grid.cell(token.at), key)
            lines.append({"do": "move", "token": token.id, "to": list(to), **self._how(token, to)})
        if self._desk.do_all(lines):
            self._show_selection()

    def _how(self, token: Token, to: Cell) -> dict[str, Any]:
        """The manoeuvre decided on, and the facing to ask for if that is not to follow the way."""
        session, scene = self._desk.session, self._desk.scene
        if session is None:
            return {}
        decided = self._desk.manoeuvres.decided(session, scene, token.id)
        how: dict[str, Any] = {} if decided is None else {"manoeuvre": decided.id}
        if self._desk.settings.get("auto_facing", True):
            return how
        directions = session.scenario.scene(scene).grid.grid().directions
        try:
            costs = Route(session.mover(scene, token.id, **how), directions).facings(to)
        except BattlemapError:
            return how  # the move itself says why it may not be
        kept = facing_kept(costs, token.facing, directions)
        return how if kept is None else {**how, "facing": kept}

    def turn_left(self) -> None:
        self._turn(-1)

    def turn_right(self) -> None:
        self._turn(1)

    def _turn(self, steps: int) -> None:
        session = self._desk.session
        if session is not None:
            directions = session.scenario.scene(self._desk.scene).grid.grid().directions
            self._set_each([(t, {"facing": (t.facing + steps) % directions}) for t in self._desk.selected()])

    # changing --------------------------------------------------------------------------------------------------

    def _set_each(self, wanted: list[tuple[Token, dict[str, Any]]]) -> None:
        self._desk.do_all([{"do": "set_token", "token": t.id, "set": fields} for t, fields in wanted])

    def toggle_hidden(self) -> None:
        """Hide the selected tokens; if all are hidden already, show them."""
        tokens = self._desk.selected()
        hide = not all(token.hidden for token in tokens)
        self._set_each([(token, {"hidden": hide}) for token in tokens if token.hidden != hide])

    def delete(self) -> None:
        self.clipboard.delete()

    def duplicate(self) -> None:
        self.clipboard.duplicate()

    # putting down ----------------------------------------------------------------------------------------------

    def put_library_token(self, token: LibraryToken, side: str, at: ScenePoint) -> str | None:
        """A token of the library at a point, or on the free cell nearest to it. Returns its id."""
        return self.put_picture(token.file, token.name, side, at)

    def put_picture(self, file: Path, name: str, side: str, at: ScenePoint) -> str | None:
        """A token with this picture. Returns its id, None if that was refused."""
        session = self._desk.session
        if session is None:
            return None
        try:
            picture = session.add_picture(file.read_bytes(), file.suffix)
        except OSError as error:
            self._desk.problem.emit(T("{file} cannot be read: {why}", file=file.name, why=error.strerror or ""), None)
            return None
        except BattlemapError as error:
            self._desk.report(error)
            return None
        grid = session.scenario.scene(self._desk.scene).grid.grid()
        cell = grid.cell_at(at)
        if grid.kind == "none":
            cell = ScenePoint(round(at.x, 2), round(at.y, 2))
        place = free_cell(session.scenario, self._desk.scene, cell, Token(""))
        known = {token.name for token in self._desk.tokens().values()}
        line = {"name": free_name(name, known), "at": list(place), "side": side, "picture": picture}
        reply = self._desk.do({"do": "add_token", "scene": self._desk.scene, **line})
        if reply is None:
            return None
        id_ = str(reply.result["token"])
        self._desk.select([id_])
        return id_

    # the menu on a token ---------------------------------------------------------------------------------------

    def _pointer(self, event: PointerEvent) -> None:
        """A double click on a token opens its quick panel; while an action is aimed it means a target."""
        session = self._desk.session
        shown = self._page.host.overlay
        if session is None or event.kind != "double" or event.button != "left" or shown.keys or shown.building:
            return
        token = token_at(ToolContext(session, self._desk.scene), event.at)
        if token is not None:
            self._page.canvas.cancel()
            where = self._page.canvas.view_point(event.at).toPoint()
            self.open_quick(token, self._page.canvas.viewport().mapToGlobal(where))

    def open_quick(self, token: Token, where: QPoint) -> None:
        """The panel for hit points and conditions of a token, beside a point of the screen."""
        from battlemap.ui.quick import open_quick

        open_quick(self._desk, self, token, self._parent, where)

    def show_menu(self, at: ScenePoint, where: QPoint, actions: dict[str, QAction]) -> None:
        """The menu of the token under a point; of the map where there is none."""
        session = self._desk.session
        if session is None:
            return
        building = self._page.host.overlay.building is not None
        token = token_at(ToolContext(session, self._desk.scene), at) if not building else None
        if token is not None and token.id not in self._desk.selection:
            self._desk.select([token.id])
        menu = QMenu(self._parent)
        menu.setToolTipsVisible(True)
        if token is not None:
            self._fill_token_menu(menu, token, actions)
        elif not self._fill_thing_menu(menu, at, actions):
            for name in ("paste", "select_all", "add_token", "fit_map"):
                menu.addAction(actions[name])
        menu.aboutToHide.connect(menu.deleteLater)
        self._menu = menu
        menu.popup(where)

    def _fill_thing_menu(self, menu: QMenu, at: ScenePoint, actions: dict[str, QAction]) -> bool:
        """With a building tool in hand, what can be done to the thing under a point. False if there is none."""
        session = self._desk.session
        if session is None or self._page.host.overlay.building is None:
            return False
        ctx = ToolContext(session, self._desk.scene, px=1 / self._page.canvas.px_per_unit())
        thing = thing_at(ctx, Snapper(ctx), self._page.host.overlay.building.kinds, at)
        if thing is None:
            return False
        if thing.id not in self._desk.things:
            self._desk.select([], [thing.id])
        self._place = at
        if not isinstance(thing, Light | Note):
            menu.addAction(tr("New point here")).triggered.connect(self._insert_here)
        if isinstance(thing, Wall):
            menu.addAction(tr("Split here")).triggered.connect(self._split_here)
        menu.addSeparator()
        for name in ("cut", "copy", "duplicate", "delete"):
            menu.addAction(actions[name])
        return True

    def _insert_here(self) -> None:
        self._page.host.send(PointerEvent("double", self._place, "left"))

    def _split_here(self) -> None:
        self._page.host.send(PointerEvent("key", self._place, key="x"))

    def _fill_token_menu(self, menu: QMenu, token: Token, actions: dict[str, QAction]) -> None:
        session = self._desk.session
        if session is None:
            return
        if any(stat.id == "hp" and stat.type == "int" for stat in session.ruleset.manifest.stat):
            menu.addAction(tr("Change hit points…")).triggered.connect(self.edit_hit_points)
            menu.addSeparator()
        sides = menu.addMenu(tr("Side"))
        for side, title in SIDES:
            action = sides.addAction(side_icon_of(side), tr(title))
            action.setCheckable(True)
            action.setChecked(token.side == side)
            action.setData(side)
            action.triggered.connect(self._side_chosen)
        sizes = menu.addMenu(tr("Size"))
        for size in SIZES:
            action = sizes.addAction(str(size))
            action.setCheckable(True)
            action.setChecked(token.size == size)
            action.setData(size)
            action.triggered.connect(self._size_chosen)
        self._fill_conditions(menu, token)
        menu.addSeparator()
        for name in ("hide", "turn_left", "turn_right", "cut", "copy", "duplicate", "delete"):
            menu.addAction(actions[name])

    def _fill_conditions(self, menu: QMenu, token: Token) -> None:
        session = self._desk.session
        known = session.ruleset.manifest.condition if session is not None else ()
        if not known:
            return
        conditions = menu.addMenu(tr("Conditions"))
        have = {condition.id for condition in token.conditions}
        for spec in known:
            action = conditions.addAction(spec.label.in_language(self._desk.languages.code))
            action.setCheckable(True)
            action.setChecked(spec.id in have)
            action.setData(spec.id)
            action.triggered.connect(self._condition_chosen)

    def _condition_chosen(self, on: bool) -> None:
        self._condition_chosen_by(self.sender().data(), on)  # type: ignore[attr-defined]

    def _condition_chosen_by(self, id_: str, on: bool) -> None:
        """All selected tokens get the condition, or lose it."""
        from battlemap.ui.quick import toggled

        changed = [t for t in self._desk.selected() if any(c.id == id_ for c in t.conditions) != on]
        self._set_each([(token, {"conditions": toggled(token, id_)}) for token in changed])

    def _side_chosen(self) -> None:
        side = self.sender().data()  # type: ignore[attr-defined]
        self._set_each([(token, {"side": side}) for token in self._desk.selected()])

    def _size_chosen(self) -> None:
        size = self.sender().data()  # type: ignore[attr-defined]
        self._set_each([(token, {"size": size}) for token in self._desk.selected()])

    def edit_hit_points(self) -> None:
        """Ask for the hit points of the selected tokens: a number sets them, "+3" and "−5" change them."""
        session = self._desk.session
        tokens = self._desk.selected()
        if session is None or not tokens:
            return
        now = {t.id: t.stats.get(session.ruleset.id, {}).get("hp") for t in tokens}
        shown = "" if len(tokens) > 1 or now[tokens[0].id] is None else str(now[tokens[0].id])
        words, ok = QInputDialog.getText(
            self._parent, tr("Hit points"), tr("A number sets them; +3 heals, −5 hurts:"), text=shown
        )
        words = words.strip().replace("−", "-")
        if not ok or not words:
            return
        try:
            amount = int(words)
        except ValueError:
            self._desk.problem.emit(T("“{words}” is not a number", words=words), T("Write 7, +3 or −5"))
            return
        relative = words[0] in "+-"
        self._set_each([(t, {"stats.hp": (now[t.id] or 0) + amount if relative else amount}) for t in tokens])


def side_icon_of(side: str) -> Any:
    from PySide6.QtGui import QIcon

    from battlemap.app.views import look_of

    return QIcon(side_icon(look_of(side)))


def _spot(grid: Any, token: Token) -> ScenePoint:
    found: ScenePoint = grid.center(grid.cell(token.at))
    return found

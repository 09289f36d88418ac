"""Runs the present tool: sends it what the hand does, shows what it wants drawn, and begins anew when it fails."""

from __future__ import annotations

import logging
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication

from battlemap.app.tools.base import Overlay, PointerEvent, ToolContext, ToolOption, ToolRun, ToolSpec
from battlemap.errors import BattlemapError
from battlemap.geometry.types import ScenePoint
from battlemap.text import T
from battlemap.ui.canvas.canvas import MapCanvas
from battlemap.ui.desk import Desk

log = logging.getLogger(__name__)
GRAB_PX = 15.0  # a token is grabbed at least this far from its middle, however small the zoom
DISC = 0.46


class ToolHost(QObject):
    overlay_changed = Signal(object)
    tool_changed = Signal(object)
    options_changed = Signal()

    def __init__(self, desk: Desk, canvas: MapCanvas) -> None:
        super().__init__(canvas)
        self._desk = desk
        self._canvas = canvas
        self.spec: ToolSpec | None = None
        self.overlay = Overlay()
        self._context: ToolContext | None = None
        self._run: ToolRun | None = None
        self._sending = False
        self._chosen: dict[str, dict[str, Any]] = {}  # the options of each tool, as they were left
        self.options: tuple[ToolOption, ...] = ()
        self._at = ScenePoint(0.0, 0.0)  # where the hand was last
        canvas.pointer.connect(self.send)
        QGuiApplication.instance().screenRemoved.connect(self._screen_gone)  # type: ignore[union-attr]
        desk.session_changed.connect(self.restart)
        desk.scene_changed.connect(self.restart)
        desk.committed.connect(self._committed)
        desk.selection_changed.connect(self._look_again)

    @property
    def busy(self) -> bool:
        """True while a gesture is on: keys and wheel belong to the tool."""
        return self.overlay.busy

    def use(self, spec: ToolSpec) -> None:
        """Work with this tool from now on; the one before leaves no trace."""
        self.spec = spec
        self._canvas.let_go()
        self.restart()
        self.tool_changed.emit(spec)

    def restart(self) -> None:
        """Drop what the tool was doing and begin it anew for the scene on show."""
        if self._run is not None and not self._sending:
            self._run.close()
        self._run = None
        session = self._desk.session
        if session is None or self.spec is None:
            self.options = ()
            self._show(Overlay())
            self.options_changed.emit()
            return
        self._context = ToolContext(
            session,
            self._desk.scene,
            self._desk.selection,
            self._desk.selection_changed.emit,
            lambda text: self._desk.problem.emit(text, None),
            manoeuvres=self._desk.manoeuvres,
            options=self.values,
            on_options=self._fill_options,
            things=self._desk.things,
        )
        self._context.auto_facing = self._desk.settings.get("auto_facing", True)
        self._fill_options()
        self._run = self.spec.run(self._context)
        self._advance(None)

    @property
    def values(self) -> dict[str, Any]:
        """What is chosen for the tool in hand, by option; shared with the tool."""
        return self._chosen.setdefault(self.spec.id if self.spec else "", {})

    def choose(self, id_: str, value: Any) -> None:
        """Choose a value of an option; the tool is told."""
        if self.values.get(id_) == value:
            return
        self.values[id_] = value
        self._fill_options()
        self.send(PointerEvent("option", self._at, key=id_))

    def _fill_options(self) -> None:
        """The options of the tool as they are now; what was never chosen has its default."""
        if self.spec is None or self._context is None:
            return
        self.options = self.spec.options(self._context)
        for one in self.options:
            self.values.setdefault(one.id, one.default)
        self.options_changed.emit()

    def cancel(self) -> None:
        """End the gesture that is on, if there is one."""
        if self.overlay.busy:
            self._canvas.cancel()

    def _screen_gone(self, screen: object) -> None:
        """A screen was unplugged: windows jump about now, and with them what is in the hand."""
        self.cancel()

    def send(self, event: PointerEvent) -> None:
        if self._run is None or self._context is None:
            return
        self._at = event.at
        zoom = self._canvas.px_per_unit()
        self._context.grab_radius = max(0.0, GRAB_PX / zoom - DISC)
        self._context.px = 1 / zoom
        self._context.auto_facing = self._desk.settings.get("auto_facing", True)
        self._advance(event)

    def _advance(self, event: PointerEvent | None) -> None:
        """Give the tool its next event. One that ends begins again; one that raises is told about and begins again."""
        run = self._run
        if run is None or self._sending:
            return
        self._sending = True
        problem: BattlemapError | None = None
        overlay: Overlay | None = None
        try:
            overlay = next(run) if event is None else run.send(event)
        except StopIteration:
            pass
        except BattlemapError as error:
            problem = error
        except Exception:
            log.exception("the tool %s failed", self.spec.id if self.spec else "")
            problem = BattlemapError(
                T("The tool stopped because of a fault of the program"), hint=T("Nothing was changed; you can go on")
            )
        finally:
            self._sending = False
        if run is not self._run:
            return  # the scene changed while the tool was at work
        if overlay is not None:
            self._show(overlay)
            return
        self._run = None
        if event is not None:
            self.restart()
        if problem is not None:
            self._desk.report(problem)

    def _show(self, overlay: Overlay) -> None:
        self.overlay = overlay
        self._canvas.set_overlay(overlay)
        if overlay.follow and overlay.middle is not None:
            self._canvas.keep_in_sight(overlay.middle)
        self.overlay_changed.emit(overlay)

    def _committed(self, event: object) -> None:
        if not self._sending:
            self.cancel()
            self._look_again()

    def _look_again(self) -> None:
        """What a building tool shows of things, or who is inside an area, was changed by somebody else."""
        if (self.overlay.building is not None or self.overlay.area is not None) and not self.busy:
            self.send(PointerEvent("hover", self._at))

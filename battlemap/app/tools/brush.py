"""The brushes: tools that change the ground by dabs, lines, polygons, rectangles and fills. What they put there is a `Kit`.

One stroke is one line (or one batch) and one undo. While the button is down the ground shows as it would be; Escape leaves no
trace. With the keyboard alone: arrows move the brush, Enter or space paints, or begins a line, and ends it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from battlemap.app.tools.base import (
    Card,
    CardLine,
    OptionValue,
    Overlay,
    Painting,
    PointerEvent,
    ToolContext,
    ToolOption,
    ToolRun,
)
from battlemap.app.tools.brush_ground import Ground, Same, Slope, Value, ground_of
from battlemap.app.tools.brush_shapes import LARGEST
from battlemap.app.tools.hit import STEPS, beside, grid_of
from battlemap.app.tools.words import shown
from battlemap.errors import BattlemapError
from battlemap.geometry.types import ScenePoint
from battlemap.model.entities import Terrain
from battlemap.text import T, Text

Gesture = Generator[Overlay, PointerEvent, None]
ARROWS = tuple(STEPS)
DO_KEYS = ("return", "space")
KEYS = (*ARROWS, "return", "bracketleft", "bracketright")
CLOSE = 0.4  # a click that near to the first corner closes a polygon, in cells
IN_STROKE = T("Let go: it is painted. Wheel: size of the brush. [Esc]: take it back")
IN_LINE = T("Let go, or press [Enter]: it is painted. [Esc]: take it back")
IN_POLYGON = T(
    "Click: another corner. Double click, [Enter] or a click on the first corner: paint. [Backspace]: take the last corner back"
)
NOTHING = T("nothing changes here")

FORMS = (
    OptionValue("brush", T("Brush"), "paint-brush", T("Drag over the ground. Square brackets change the size")),
    OptionValue("line", T("Line"), "line-segment", T("Drag from one end to the other")),
    OptionValue("polygon", T("Polygon"), "polygon", T("Click its corners, then double click or press Enter")),
    OptionValue("rect", T("Rectangle"), "selection", T("Drag from corner to corner")),
    OptionValue("fill", T("Fill"), "drop", T("Click: all the ground alike that hangs together")),
)
SIZED = ("brush", "line", "ramp")


def size_option(forms: tuple[str, ...] = SIZED) -> ToolOption:
    """How wide the brush is, in cells."""
    return ToolOption(
        "size",
        T("Size"),
        "number",
        1,
        least=1,
        most=LARGEST,
        step=1,
        when=lambda has: has.get("form", "brush") in forms,
    )


@dataclass(frozen=True, slots=True)
class Kit:
    """What a brush paints with.

    Args:
        options: its choices; `form` is one of them.
        value: what ground becomes, from the choices and the ground at the start and the end of a line.
        same: whether two grounds are alike, for a fill.
        pick: put the ground of a place into the choices.
        picks: whether a plain click only picks.
        title: what is painted, for the card.
        words: the map tells surfaces and ways up while this brush is in hand.
    """

    options: Callable[[ToolContext], tuple[ToolOption, ...]]
    value: Callable[[Mapping[str, Any], Terrain, Terrain], Value]
    same: Same
    pick: Callable[[dict[str, Any], Terrain], None]
    picks: Callable[[Mapping[str, Any]], bool]
    title: Callable[[ToolContext], Text]
    words: bool = False


def brush_tool(ctx: ToolContext, kit: Kit) -> ToolRun:
    """A brush in the hand."""
    for one in kit.options(ctx):
        ctx.options.setdefault(one.id, one.default)
    yield from _Brush(ctx, kit).run()


class _Brush:
    def __init__(self, ctx: ToolContext, kit: Kit) -> None:
        self.ctx, self.kit = ctx, kit
        self.at: ScenePoint | None = None
        """Where the brush is: under the pointer, or where the arrows led it."""
        self._pointer: ScenePoint | None = None
        self._led = False

    @property
    def form(self) -> str:
        return str(self.ctx.options["form"])

    @property
    def size(self) -> int:
        return max(1, min(LARGEST, round(self.ctx.options["size"]))) if self.form in SIZED else 1

    def run(self) -> ToolRun:
        while True:
            event = yield self.resting()
            self.follow(event)
            if event.kind in ("press", "double") and self.at is not None:
                if event.button == "right" or event.ctrl or self.kit.picks(self.ctx.options):
                    self.pick(self.at)
                elif event.button == "left":
                    yield from self.stroke(self.at, by_key=False)
            elif event.kind == "key" and event.key in DO_KEYS:
                at = self.at if self.at is not None else event.at
                if self.kit.picks(self.ctx.options) or event.ctrl:
                    self.pick(at)
                else:
                    yield from self.stroke(at, by_key=True)

    # -- where the brush is --------------------------------------------------------------------------------------

    def follow(self, event: PointerEvent) -> None:
        """Take note of where the hand is; a key that only repeats where the pointer rests does not call the brush back."""
        moved = event.kind in ("hover", "move") and event.at != self._pointer
        if moved or event.kind in ("press", "double", "release"):
            self.at, self._led = event.at, False
        elif event.kind == "key" and event.key in ARROWS:
            self.step(event)
        elif event.kind == "key" and event.key in ("bracketleft", "bracketright"):
            self.resize(1 if event.key == "bracketright" else -1)
        elif event.kind == "wheel":
            self.resize(1 if event.wheel > 0 else -1)
        if event.kind not in ("key", "option", "cancel"):
            self._pointer = event.at

    def step(self, event: PointerEvent) -> None:
        """One cell on; without a grid one unit. The brush stays on the map."""
        grid, ground = grid_of(self.ctx), ground_of(self.ctx)
        here = self.at if self.at is not None else event.at
        if not ground.inside(here):
            x, y, width, height = grid.bounds()
            here = ScenePoint(x + width / 2, y + height / 2)
            self.at, self._led = grid.center(grid.cell_at(here)), True
            return
        there = grid.center(beside(grid, grid.cell_at(here), event.key))
        self.at, self._led = there if ground.inside(there) else here, True

    def resize(self, by: int) -> None:
        size = max(1, min(LARGEST, round(self.ctx.options["size"]) + by))
        if size != self.ctx.options["size"]:
            self.ctx.options["size"] = size
            self.ctx.on_options()

    def pick(self, at: ScenePoint) -> None:
        ground = ground_of(self.ctx)
        if ground.inside(at):
            self.kit.pick(self.ctx.options, ground.at(at))
            self.ctx.on_options()

    # -- what it shows -------------------------------------------------------------------------------------------

    def resting(self) -> Overlay:
        ground = ground_of(self.ctx)
        brush: tuple[Any, ...] = ()
        if self.at is not None and ground.inside(self.at):
            brush = ground.outlines(ground.way([self.at], self.size))
        return self._seen(
            Overlay(painting=Painting(brush=brush, words=self.kit.words), cursor="cross", keys=KEYS, right_click=True)
        )

    def _seen(self, overlay: Overlay) -> Overlay:
        """Where the arrows lead the brush, the map follows."""
        return replace(overlay, follow=True, middle=self.at) if self._led else overlay

    def showing(
        self, ground: Ground, shape: Any, slope: Slope | None, line: tuple[ScenePoint, ...], hint: Text
    ) -> Overlay:
        """The ground as it would be, and what is painted."""
        grounds = ground.items(shape, self.value(ground, slope), slope)
        count = len(grounds)
        told = NOTHING if not count else T("1 cell") if count == 1 else T("{count} cells", count=shown(count))
        if count and grid_of(self.ctx).kind == "none":
            told = T("without a grid: a region")
        card = Card(self.kit.title(self.ctx), (CardLine(told),), tone="normal" if count else "bad")
        painting = Painting(grounds, ground.outlines(shape), line, self.kit.words)
        return self._seen(
            Overlay(painting=painting, card=card, hint=hint, cursor="cross", busy=True, keys=KEYS, right_click=True)
        )

    def value(self, ground: Ground, slope: Slope | None) -> Value:
        ends = (slope.start, slope.end) if slope is not None else None
        first, last = (ground.at(ends[0]), ground.at(ends[1])) if ends is not None else (Terrain(""), Terrain(""))
        return self.kit.value(self.ctx.options, first, last)

    # -- strokes -------------------------------------------------------------------------------------------------

    def stroke(self, at: ScenePoint, *, by_key: bool) -> Gesture:
        ground = ground_of(self.ctx)
        if not ground.inside(at):
            return
        if self.form == "polygon":
            yield from self._polygon(ground, at)
        elif self.form == "fill":
            yield from self._fill(ground, at, by_key)
        elif self.form == "brush" and by_key:
            self.paint(ground, ground.way([at], self.size), None)
        elif self.form == "brush":
            yield from self._dabs(ground, at)
        else:
            yield from self._straight(ground, at, by_key)

    def _dabs(self, ground: Ground, at: ScenePoint) -> Gesture:
        points = [at]
        while True:
            shape = ground.way(points, self.size)
            event = yield self.showing(ground, shape, None, (), IN_STROKE)
            self.follow(event)
            if event.kind == "cancel":
                return
            if event.kind == "release" and event.button == "left":
                self.paint(ground, shape, None)
                return
            if event.kind == "move":
                here, last = (ground.place(p, self.size) for p in (event.at, points[-1]))
                if math.dist(here, last) > 0.1:
                    points.append(event.at)

    def _straight(self, ground: Ground, start: ScenePoint, by_key: bool) -> Gesture:
        """A line, a ramp or a rectangle, from the press to where the button is let go."""
        while True:
            end = self.at if self.at is not None else start
            slope = None
            if self.form == "rect":
                shape = ground.box(start, end)
            else:
                shape = ground.way([start, end], self.size)
                slope = Slope(ground.place(start, self.size), ground.place(end, self.size))
            line = () if slope is None else (slope.start, slope.end)
            slope = slope if self.form == "ramp" else None
            event = yield self.showing(ground, shape, slope, line, IN_LINE)
            if event.kind == "cancel":
                return
            ends = event.kind == "key" and event.key in DO_KEYS
            if ends or (event.kind == ("press" if by_key else "release") and event.button == "left"):
                self.paint(ground, shape, slope)
                return
            self.follow(event)

    def _fill(self, ground: Ground, at: ScenePoint, by_key: bool) -> Gesture:
        shape = ground.fill(at, self.kit.same)
        while not by_key:
            event = yield self.showing(ground, shape, None, (), IN_LINE)
            if event.kind == "cancel":
                return
            if event.kind == "release" and event.button == "left":
                break
        self.paint(ground, shape, None)

    def _polygon(self, ground: Ground, at: ScenePoint) -> Gesture:
        corners = [at]
        while True:
            here = self.at if self.at is not None else corners[-1]
            shape = ground.polygon([*corners, here])
            event = yield self.showing(ground, shape, None, (*corners, here), IN_POLYGON)
            if event.kind == "cancel":
                return
            self.follow(event)
            if event.kind == "key" and event.key == "backspace":
                corners.pop()
                if not corners:
                    return
            here = self.at if self.at is not None else corners[-1]
            closes = len(corners) >= 3 and math.dist(here, corners[0]) <= CLOSE
            if (event.kind == "key" and event.key == "return") or event.kind == "double":
                if event.kind == "key" and self._led:
                    corners.append(here)
                self.paint(ground, ground.polygon(corners), None)
                return
            if (event.kind == "press" and event.button == "left") or (event.kind == "key" and event.key == "space"):
                if closes:
                    self.paint(ground, ground.polygon(corners), None)
                    return
                corners.append(here)

    def paint(self, ground: Ground, shape: Any, slope: Slope | None) -> None:
        """Carry it out: one line, or a batch; nothing where nothing would change."""
        lines = ground.lines(shape, self.value(ground, slope), slope)
        if not lines:
            return
        line = lines[0] if len(lines) == 1 else {"do": "batch", "lines": lines}
        try:
            self.ctx.session.do({**line, "scene": self.ctx.scene})
        except BattlemapError as error:
            self.ctx.notify(error.text)

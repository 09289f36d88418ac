"""What a tool shows over the map: the way with its costs, the target, allowed facings, rulers, the selection box."""

from __future__ import annotations

import math
from collections.abc import Iterable
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from battlemap.app.tools.base import Landing, Measure, Overlay
from battlemap.geometry.grid import Grid
from battlemap.geometry.types import Cell, ScenePoint
from battlemap.movement.results import Path
from battlemap.text import Translate
from battlemap.ui import icons
from battlemap.ui.canvas.ink import cased, color, in_px, label, pen, size_of, stamp
from battlemap.ui.canvas.layer import Layer
from battlemap.ui.canvas.lens import Lens, point
from battlemap.ui.canvas.outlines import line, merged
from battlemap.ui.canvas.token_artist import wedge
from battlemap.ui.theme import CANVAS, side

BODY = 0.38
"""Radius of a token of one cell, scene units."""


class _Shown(Layer):
    """Keeps the overlay and the grid it belongs to."""

    def __init__(self) -> None:
        self.overlay = Overlay()
        self.grid: Grid | None = None
        self.translate: Translate = str

    def show(self, overlay: Overlay, grid: Grid | None) -> None:
        self.overlay, self.grid = overlay, grid

    def _center(self, cell: Cell) -> QPointF:
        """The middle of the token's body when it stands in a cell."""
        assert self.grid is not None
        return point(self.grid.center(cell)) + QPointF(*self.overlay.shift)

    def _cells_path(self, cells: Iterable[Cell], middle: ScenePoint | None) -> QPainterPath:
        """The outline of the cells a token covers; without a grid its circle."""
        assert self.grid is not None
        if self.grid.kind != "none":
            return merged(self.grid.polygon(cell) for cell in cells)
        path = QPainterPath()
        if middle is not None:
            radius = max(0.5, max((math.dist(cell, middle) for cell in cells), default=0.0))
            path.addEllipse(point(middle), radius, radius)
        return path


def _around(points: Iterable[QPointF], pad: float) -> QRectF:
    xs_ys = [(p.x(), p.y()) for p in points]
    if not xs_ys:
        return QRectF()
    left, top = min(x for x, _ in xs_ys), min(y for _, y in xs_ys)
    right, bottom = max(x for x, _ in xs_ys), max(y for _, y in xs_ys)
    return QRectF(left - pad, top - pad, right - left + 2 * pad, bottom - top + 2 * pad)


class Way(_Shown):
    """Start, way, target and ruler: over the tokens, below the one in the hand."""

    z = 90.0

    def __init__(self) -> None:
        super().__init__()
        self.disc = 2 * BODY
        """Diameter of the token in the hand, scene units."""

    def stops(self, path: Path) -> list[tuple[QPointF, float, bool]]:
        """The places of a way after the start, each once, with the cost up to there and whether it may be."""
        found: list[tuple[QPointF, float, bool]] = []
        cost, last = 0.0, self.overlay.start
        for i, step in enumerate(path.steps):
            cost += step.cost
            fine = path.illegal is None or i < path.illegal.step
            if step.at != last:
                found.append((self._center(step.at), cost, fine))
            elif found:
                found[-1] = (found[-1][0], cost, found[-1][2] and fine)
            last = step.at
        return found

    def box(self, lens: Lens) -> QRectF:
        over = self.overlay
        points = [point(p) for p in over.measure.points] if over.measure is not None else []
        if self.grid is not None:
            points += [self._center(c) for c in (over.start, over.target, *over.waypoints) if c is not None]
            if over.path is not None:
                points += [at for at, _, _ in self.stops(over.path)]
            points += [point(self.grid.center(cell)) for cell in over.footprint]
            points += [point(self.grid.center(cell)) for other in over.others for cell in other.cells]
        return _around(points, 0.8 + self.disc / 2 + lens.u(90 if over.measure is not None else 24))

    def draw(self, painter: QPainter, lens: Lens, exposed: QRectF) -> None:
        over = self.overlay
        if self.grid is not None:
            for other in over.others:
                self._landing(painter, lens, other)
            if over.start is not None and over.ghost is not None:
                self._start(painter, lens, over.start)
            if over.target is not None and over.ghost is not None:
                self._target(painter, lens, over.target)
            if over.path is not None and over.start is not None:
                self._way(painter, lens, over.path)
        if over.measure is not None:
            self._ruler(painter, lens, over.measure)

    def _start(self, painter: QPainter, lens: Lens, cell: Cell) -> None:
        ring = QPainterPath()
        ring.addEllipse(self._center(cell), self.disc / 2 + 0.04, self.disc / 2 + 0.04)
        cased(painter, ring, lens, CANVAS.accent, 1.6, (5, 4))

    def _landing(self, painter: QPainter, lens: Lens, other: Landing) -> None:
        """Where one that comes along would stand; a red one stays, and so do all."""
        path = self._cells_path(other.cells, other.middle)
        if other.legal:
            cased(painter, path, lens, CANVAS.white, 2.0, (6, 4))
            return
        cased(painter, path, lens, CANVAS.bad, 3.0)

    def _target(self, painter: QPainter, lens: Lens, cell: Cell) -> None:
        legal = self.overlay.ghost is None or self.overlay.ghost.legal
        path = self._cells_path(self.overlay.footprint or (cell,), self.overlay.middle)
        cased(painter, path, lens, CANVAS.accent if legal else CANVAS.bad, 3.0)

    def _way(self, painter: QPainter, lens: Lens, path: Path) -> None:
        stops = self.stops(path)
        if not stops or self.overlay.start is None:
            return
        start = self._center(self.overlay.start)
        good = [start] + [at for at, _, fine in stops if fine]
        bad = [at for at, _, fine in stops if not fine]
        width = max(2.0, min(4.0, lens.ppu * 0.065))
        if len(good) > 1:
            cased(painter, line((p.x(), p.y()) for p in good), lens, CANVAS.white, width)
        if bad:
            cased(painter, line((p.x(), p.y()) for p in [good[-1], *bad]), lens, CANVAS.bad, width, (8, 6))
        if lens.ppu < 24:
            return
        radius = max(8.0, min(16.0, lens.ppu * 0.19))
        corners = {tuple(self._center(c).toTuple()) for c in self.overlay.waypoints}
        last = None if self.overlay.ghost is None else stops[-1][0]
        with in_px(painter) as to_px:
            for at, cost, fine in stops:
                if at == last or (self.grid is not None and self.grid.kind == "none" and cost != round(cost)):
                    continue
                middle = to_px.map(at)
                edge = CANVAS.accent if at.toTuple() in corners else CANVAS.white if fine else CANVAS.bad
                painter.setPen(pen(edge, 2.5))
                painter.setBrush(QColor(CANVAS.casing))
                painter.drawEllipse(middle, radius, radius)
                stamp(painter, label(f"{cost:g}", radius * 1.15, lens.dpr, weight=700), middle)

    def _ruler(self, painter: QPainter, lens: Lens, measure: Measure) -> None:
        path = line(measure.points)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen(CANVAS.casing, lens.u(6)))
        painter.drawPath(path)
        painter.setPen(pen(CANVAS.white, lens.u(3), (lens.u(9), lens.u(5))))
        painter.drawPath(path)
        painter.setPen(pen(CANVAS.casing, lens.u(1.5)))
        painter.setBrush(QColor(CANVAS.white))
        for corner in measure.points:
            painter.drawEllipse(point(corner), lens.u(5), lens.u(5))
        text = measure.label.in_language(self.translate)
        if text and measure.points:
            at = _half_way(measure.points)
            pixmap = label(text, max(14.0, lens.badge_px), lens.dpr, plate=CANVAS.casing, edge=CANVAS.white, weight=700)
            with in_px(painter) as to_px:
                _, height = size_of(pixmap)
                stamp(painter, pixmap, to_px.map(at) + QPointF(0, -height * 0.2))


def _half_way(points: tuple[ScenePoint, ...]) -> QPointF:
    """The middle of a line, measured along it."""
    lengths = [math.dist(a, b) for a, b in pairwise(points)]
    rest = sum(lengths) / 2
    for (a, b), length in zip(pairwise(points), lengths, strict=True):
        if length and rest <= length:
            part = rest / length
            return QPointF(a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part)
        rest -= length
    return point(points[-1])


class Marks(_Shown):
    """What stands over even the lifted token: facings, the pencil of an override, the selection box."""

    z = 102.0

    def __init__(self) -> None:
        super().__init__()
        self.disc = 2 * BODY
        """Diameter of the token in the hand, scene units."""
        self.look = "player"
        self.lifted: QPointF | None = None
        """Where the token in the hand is drawn."""

    def box(self, lens: Lens) -> QRectF:
        over, whole = self.overlay, QRectF()
        if over.target is not None and self.grid is not None and (over.facings or over.facing is not None):
            whole = whole.united(_around([self._facing_middle(over.target)], self.disc * 0.8 + 0.4 + lens.u(28)))
        badges = [at for at, _, _ in self._badges()]
        if badges:
            whole = whole.united(_around(badges, lens.u(20)))
        if over.rubber is not None:
            whole = whole.united(_around([point(p) for p in over.rubber], lens.u(6)))
        return whole

    def _badges(self) -> list[tuple[QPointF, str, str]]:
        """(where, icon, colour): a pencil on what the game master puts there, a cross on each that may not go there."""
        over, found = self.overlay, []
        if over.ghost is None:
            return []
        up = QPointF(self.disc * 0.42, -self.disc * 0.42)
        lone = not any(not other.legal for other in over.others)
        if self.lifted is not None and over.ghost.override:
            found.append((self.lifted + up, "pencil-simple", CANVAS.accent))
        elif self.lifted is not None and not over.ghost.legal and lone:
            found.append((self.lifted + up, "x", CANVAS.bad))
        for other in over.others:
            if not other.legal:
                found.append((point(other.middle) + QPointF(BODY, -BODY), "x", CANVAS.bad))
        return found

    def _facing_middle(self, target: Cell) -> QPointF:
        return self._center(target) if self.overlay.middle is None else point(self.overlay.middle)

    def draw(self, painter: QPainter, lens: Lens, exposed: QRectF) -> None:
        over = self.overlay
        if over.target is not None and self.grid is not None and over.ghost is not None and lens.ppu * self.disc >= 24:
            self._facings(painter, lens, over.target)
        with in_px(painter) as to_px:
            for where, icon, tint in self._badges():
                at = to_px.map(where)
                painter.setPen(pen(tint, 2))
                painter.setBrush(QColor(CANVAS.plate))
                painter.drawEllipse(at, 12, 12)
                icons.paint(painter, icon, QRectF(at.x() - 8, at.y() - 8, 16, 16), QColor(tint))
        if over.rubber is not None:
            self._rubber(painter, lens, over.rubber)

    def _facings(self, painter: QPainter, lens: Lens, target: Cell) -> None:
        assert self.grid is not None
        over, middle = self.overlay, self._facing_middle(target)
        radius = self.disc / 2 + 0.03
        scale = max(0.4, min(1.0, 1.5 * BODY / radius))  # on a large token they must not hide its cells
        for number in range(self.grid.directions):
            angle = self.grid.direction_deg(number)
            painter.save()
            painter.translate(middle)
            if number == over.facing:
                self._wedge(painter, lens, wedge(radius, angle, scale=1.1 * scale), side(self.look).color)
            elif number in over.facings:
                self._wedge(painter, lens, wedge(radius, angle, scale=scale), CANVAS.white)
            elif over.facings:
                a = math.radians(angle - 90)
                at, s = QPointF(math.cos(a), math.sin(a)) * (radius + 0.1), lens.u(3.5)
                cross = QPainterPath()
                for dx in (-s, s):
                    cross.moveTo(at + QPointF(dx, -s))
                    cross.lineTo(at + QPointF(-dx, s))
                cased(painter, cross, lens, "#D9DEE7", 2.0)
            painter.restore()
        self._extra_costs(painter, lens, middle, radius * (1.02 + 0.36 * scale))

    def _extra_costs(self, painter: QPainter, lens: Lens, middle: QPointF, radius: float) -> None:
        """What it costs to look where that has a price."""
        assert self.grid is not None
        way, aside = self.overlay.path, min(180 / self.grid.directions, math.degrees(0.45 / radius))
        passed = (
            [self._center(step.at) for step in way.steps if step.at != self.overlay.target] if way is not None else []
        )
        with in_px(painter) as to_px:
            for number, cost in self.overlay.turns:
                for turned in (0.0, aside, -aside):  # beside the way's own costs, not on them
                    a = math.radians(self.grid.direction_deg(number) - 90 + turned)
                    at = middle + QPointF(math.cos(a), math.sin(a)) * (radius + lens.u(10))
                    if all(math.dist((at - there).toTuple(), (0, 0)) > 0.42 for there in passed):
                        break
                stamp(painter, label(f"+{cost:g}", 11.0, lens.dpr, plate=CANVAS.plate, weight=700), to_px.map(at))

    def _wedge(self, painter: QPainter, lens: Lens, path: QPainterPath, tint: str) -> None:
        painter.setPen(pen(CANVAS.outline, lens.u(1.8)))
        painter.setBrush(QColor(tint))
        painter.drawPath(path)

    def _rubber(self, painter: QPainter, lens: Lens, corners: tuple[ScenePoint, ScenePoint]) -> None:
        path = QPainterPath()
        path.addRect(QRectF(point(corners[0]), point(corners[1])).normalized())
        painter.fillPath(path, color(CANVAS.white, 0.12))
        cased(painter, path, lens, CANVAS.white, 1.5, (6, 4))


class Outline(Layer):
    """What the players' screen shows, on the GM's canvas: violet, dashed, with brackets and a label."""

    z = 120.0

    def __init__(self) -> None:
        self.rect: QRectF | None = None
        self.text = ""

    def box(self, lens: Lens) -> QRectF:
        pad = lens.u(10)
        return self.rect.adjusted(-pad, -lens.u(34), pad, pad) if self.rect is not None else QRectF()

    def draw(self, painter: QPainter, lens: Lens, exposed: QRectF) -> None:
        if self.rect is None:
            return
        box = QPainterPath()
        box.addRect(self.rect)
        cased(painter, box, lens, CANVAS.tv, 3.0, (16, 8))
        arm = min(lens.u(26), self.rect.width() / 3, self.rect.height() / 3)
        brackets = QPainterPath()
        for corner, sx, sy in (
            (self.rect.topLeft(), 1, 1),
            (self.rect.topRight(), -1, 1),
            (self.rect.bottomRight(), -1, -1),
            (self.rect.bottomLeft(), 1, -1),
        ):
            brackets.moveTo(corner + QPointF(arm * sx, 0))
            brackets.lineTo(corner)
            brackets.lineTo(corner + QPointF(0, arm * sy))
        cased(painter, brackets, lens, CANVAS.tv, 6.0)
        if self.text:
            with in_px(painter) as to_px:
                at = to_px.map(self.rect.topLeft()) + QPointF(12, -12)
                pixmap = label(self.text, 13.0, lens.dpr, ink="#F3EAFF", weight=600)
                width, height = size_of(pixmap)
                # beside the edge of the view where the corner is not in sight
                seen, far = painter.viewport(), to_px.map(self.rect.bottomRight())
                x = max(at.x(), min(seen.left() + 12.0, far.x() - width - 56))
                y = max(at.y(), min(seen.top() + 2.0, far.y() - 37))
                plate = QRectF(round(x) + 0.5, round(y) + 0.5, width + 44, 25)
                painter.setPen(pen(CANVAS.tv, 1.5))
                painter.setBrush(color("#2C1D47", 0.95))
                painter.drawRoundedRect(plate, 3, 3)
                icons.paint(painter, "television", QRectF(plate.x() + 10, plate.y() + 4, 17, 17), QColor("#E3CDFF"))
                painter.drawPixmap(QPointF(plate.x() + 32, round(plate.center().y() - height / 2)), pixmap)

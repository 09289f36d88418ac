"""Choosing what an action is aimed at: legal targets, arcs, reach and the line of fire, the odds before the click.

The tool only shows and chooses. What it chose goes to `act` as a line; the odds come from `odds`, which answers what it
knows and None while it works them out (then a wheel event without notches says that they have come).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from battlemap.app.rolltext import plain
from battlemap.app.tools.arcs import arcs_of, reach_of
from battlemap.app.tools.area_aim import AreaAim
from battlemap.app.tools.area_traces import traces_of
from battlemap.app.tools.base import Overlay, PointerEvent, ToolContext, ToolRun
from battlemap.app.tools.hit import STEPS, beside, grid_of, token_at
from battlemap.app.tools.odds_card import card, refused, working
from battlemap.app.tools.sights import AimCard, ArcArea, Fire, Mark, Sights, Spot
from battlemap.errors import BattlemapError
from battlemap.geometry.grid import Grid
from battlemap.geometry.types import Cell, ScenePoint
from battlemap.model.entities import Door, Token, Wall
from battlemap.text import T, Text

KEYS = ("tab", "backtab", "return", "space")
TARGETS = T("Point at a target to see why; click to act. [Tab] next target, [Ctrl] override, [Esc] cancels")
PLACES = T("Point at a place to see who is inside; click or [Enter] to act. Arrows move it, [Esc] cancels")
DISC = 0.38


def _nothing(line: dict[str, Any]) -> Mapping[str, Any] | None:
    return None


@dataclass
class Aiming:
    """What is aimed: the `act` line without its target, and its entry of the `offers` result.

    `odds(line)`: the answer to an `odds` line, None while it is not known. `act(line)`: do it. `leave()`: do nothing.
    """

    line: dict[str, Any]
    offer: Mapping[str, Any]
    act: Callable[[dict[str, Any]], None]
    odds: Callable[[dict[str, Any]], Mapping[str, Any] | None] = _nothing
    leave: Callable[[], None] = lambda: None


def aim(ctx: ToolContext, aiming: Aiming) -> ToolRun:
    """Point at a target or a place and click; Tab goes through the legal targets, Enter takes one, Escape none.

    Ctrl is the game master's override: any token can be aimed at.
    """
    if ctx.session.scenario.token(ctx.scene, aiming.line["by"]) is None:
        return
    state = _Aim(ctx, aiming)
    event = yield state.overlay()
    while event.kind != "cancel":
        state.follow(event)
        if (event.kind == "press" and event.button == "left") or (event.kind == "key" and event.key == "return"):
            line = state.chosen(event.ctrl)
            if line is not None:
                aiming.act(line)
                return
        event = yield state.overlay()
    aiming.leave()


@dataclass
class _Aim:
    ctx: ToolContext
    aiming: Aiming
    over: str | None = None  # the token pointed at
    cell: Cell | None = None
    ctrl: bool = False
    seen: dict[str, Fire | None] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.grid = grid_of(self.ctx)
        self.tokens: Mapping[str, Token] = self.ctx.session.scenario.of(Token, self.ctx.scene)
        self.by = self.tokens[self.aiming.line["by"]]
        self.targets = {one["token"]: one for one in self.aiming.offer["targets"] if one["token"] in self.tokens}
        self.at_places = self.aiming.offer["target"] in ("cell", "area")
        self.area = AreaAim(self.ctx, self.by, self.aiming.offer, self.aiming.line)

    # -- where the hand is --------------------------------------------------------------------------------------------

    def follow(self, event: PointerEvent) -> None:
        if event.kind == "wheel":  # the odds have come
            return
        self.ctrl = event.ctrl
        if event.kind == "key":
            if event.key in ("tab", "backtab", "space"):
                self._next(-1 if event.key == "backtab" else 1)
            elif self.at_places and event.key in STEPS:
                there = beside(self.grid, self.cell or self.grid.cell(self.by.at), event.key)
                self.cell = there if self.grid.contains(there) else self.cell
        elif event.kind in ("hover", "move", "press", "release"):
            token = token_at(self.ctx, event.at)
            self.over = token.id if token is not None else None
            cell = self.grid.cell_at(event.at)
            self.cell = cell if self.grid.contains(cell) else None

    def _next(self, step: int) -> None:
        """The next legal target; the nearest first."""
        near = sorted(
            (id_ for id_, target in self.targets.items() if target["ok"]),
            key=lambda id_: (self.grid.distance(self.grid.cell(self.by.at), self.grid.cell(self.tokens[id_].at)), id_),
        )
        if near:
            here = near.index(self.over) if self.over in near else (-1 if step > 0 else 0)
            self.over = near[(here + step) % len(near)]

    def chosen(self, ctrl: bool) -> dict[str, Any] | None:
        """The whole line, if what is pointed at can be aimed at."""
        if self.at_places:
            return None if self.cell is None else {**self.aiming.line, "do": "act", "at": list(self.cell)}
        if self.over is None or self.over == self.by.id:
            return None
        line = {**self.aiming.line, "do": "act", "target": self.over}
        target = self.targets.get(self.over)
        if target is not None and target["ok"]:
            return line
        return {**line, "force": True} if ctrl else None

    # -- what is drawn ------------------------------------------------------------------------------------------------

    def overlay(self) -> Overlay:
        pointed = self.tokens.get(self.over) if self.over is not None and self.over != self.by.id else None
        possible = pointed is not None and (self.ctrl or bool(self.targets.get(pointed.id, {"ok": False})["ok"]))
        area = self.area.sight(self.cell if self.at_places else self.grid.cell(pointed.at) if pointed else None)
        sights = Sights(
            arcs=self._arcs(pointed if pointed is not None and not self.at_places else self.by) if area is None else (),
            reach=reach_of(self.grid, self.by, self.aiming.offer.get("reach")),
            marks=tuple(self._mark(id_, bool(target["ok"])) for id_, target in self.targets.items()),
            spots=self._place(),
            fire=self._fire(pointed) if pointed is not None else None,
            card=self._card(pointed) if pointed is not None and not self.at_places else None,
        )
        return Overlay(
            sights=sights,
            hint=PLACES if self.at_places else TARGETS,
            cursor="cross" if self.at_places or pointed is None or possible else "forbidden",
            keys=(*KEYS, *STEPS) if self.at_places else KEYS,
            area=area,
        )

    def _arcs(self, of: Token) -> tuple[ArcArea, ...]:
        return arcs_of(self.grid, of, others=[self._middle(other) for other in self.tokens.values() if other is not of])

    def _middle(self, token: Token) -> ScenePoint:
        return self.grid.body_center(self.grid.cell(token.at), token.size, token.facing, token.body)

    def _mark(self, id_: str, ok: bool) -> Mark:
        token = self.tokens[id_]
        return Mark(id_, self._middle(token), token.size / 2 - 0.5 + DISC, ok, id_ == self.over)

    def _place(self) -> tuple[Spot, ...]:
        if not self.at_places or self.cell is None:
            return ()
        return (Spot("", self.grid.polygon(self.cell), self.grid.center(self.cell), "", True),)

    def _card(self, pointed: Token) -> AimCard:
        at, radius = self._middle(pointed), pointed.size / 2
        caption = self._caption(pointed)
        target = self.targets.get(pointed.id)
        if not self.ctrl and (target is None or not target["ok"]):
            return refused(caption, target["why"] if target is not None else (), at, radius)
        known = self.aiming.odds({**self.aiming.line, "do": "odds", "target": pointed.id})
        if known is None:
            return working(caption, at, radius)
        if "problem" in known:
            return refused(caption, ({"text": known["problem"], "rule": ""},), at, radius)
        return card(caption, known, self.by.id, self._name, at, radius)

    def _caption(self, pointed: Token) -> Text:
        who, whom = self._name(self.by.id), self._name(pointed.id)
        using = self.aiming.line.get("with")
        if using:
            return T("{who}, {weapon}, at {whom}", who=who, weapon=using, whom=whom)
        return T("{who}, {action}, at {whom}", who=who, action=self.aiming.offer["title"], whom=whom)

    def _name(self, id_: str | None) -> str:
        token = self.tokens.get(id_) if id_ is not None else None
        return (token.name or token.id) if token is not None else (id_ or "")

    def _fire(self, pointed: Token) -> Fire | None:
        if pointed.id not in self.seen:
            self.seen[pointed.id] = fire_line(self.ctx, self.grid, self.by, pointed)
        return self.seen[pointed.id]


def fire_line(ctx: ToolContext, grid: Grid, by: Token, target: Token) -> Fire | None:
    """The line from one token to another with what it crosses; None between neighbours."""
    ends = {"scene": ctx.scene, "from": by.id, "to": target.id}
    try:
        far = ctx.session.do({"do": "distance", **ends}).result
        if far["cells"] <= 1:
            return None
        sight = ctx.session.do({"do": "sight", **ends}).result
        cover = ctx.session.do({"do": "cover", **ends}).result
    except BattlemapError:
        return None
    start = grid.body_center(grid.cell(by.at), by.size, by.facing, by.body)
    end = grid.body_center(grid.cell(target.at), target.size, target.facing, target.body)
    tags = [_in_the_way(ctx, grid, one["token"]) for one in cover["between"]]
    shown = round(100 * cover["exposed"])
    stops = [at for id_ in (sight["blocked_by"] or cover["by"]) if (at := _crossing(ctx, grid, id_, start, end))]
    if sight["visible"] and stops and shown < 100:
        tags.append((stops[0], T("{n} % shows", n=shown)))
    elif not sight["visible"]:
        tags.append((stops[0] if stops else _between(start, end, 0.5), T("no line of sight")))
    length = T("{length} {unit}", length=plain(far["length"]), unit=far["unit"])
    if far["height"]:
        words = T("{length} · {n} m higher", length=length, n=plain(far["height"]))
        lower = T("{length} · {n} m lower", length=length, n=plain(-far["height"]))
        length = words if far["height"] > 0 else lower
    crossed = () if grid.kind == "none" else tuple(grid.polygon(grid.cell(cell)) for cell in sight["crossed"])
    stopped = None if sight["visible"] else (stops[0] if stops else _between(start, end, 0.5))
    return Fire(start, end, length, crossed, tuple(tags), stopped)


def _in_the_way(ctx: ToolContext, grid: Grid, id_: str) -> tuple[ScenePoint, Text]:
    token = ctx.session.scenario.token(ctx.scene, id_)
    if token is None:
        return ScenePoint(0, 0), T("in the way")
    at = grid.body_center(grid.cell(token.at), token.size, token.facing, token.body)
    return ScenePoint(at.x, at.y - token.size / 2), T("{name} is in the way", name=token.name or token.id)


def _crossing(ctx: ToolContext, grid: Grid, id_: str, start: ScenePoint, end: ScenePoint) -> ScenePoint | None:
    """Where the line meets a wall or door; the middle of a cell of the ground."""
    found: Wall | Door | None = ctx.session.scenario.of(Wall, ctx.scene).get(id_)
    found = found or ctx.session.scenario.of(Door, ctx.scene).get(id_)
    if found is None:
        try:
            return grid.center(grid.cell([float(part) if "." in part else int(part) for part in id_.split(",")]))
        except ValueError:
            return None
    for (ax, ay), (bx, by) in zip(found.points, found.points[1:], strict=False):
        dx, dy, ex, ey = end.x - start.x, end.y - start.y, bx - ax, by - ay
        cross = dx * ey - dy * ex
        if abs(cross) < 1e-12:
            continue
        along = ((ax - start.x) * ey - (ay - start.y) * ex) / cross
        across = ((ax - start.x) * dy - (ay - start.y) * dx) / cross
        if 0 <= along <= 1 and 0 <= across <= 1:
            return _between(start, end, along)
    return None


def _between(a: ScenePoint, b: ScenePoint, part: float) -> ScenePoint:
    return ScenePoint(a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part)


# -- answering on the map ----------------------------------------------------------------------------------------------


@dataclass
class Deciding:
    """A question whose answers may lie on the map: `choices` as in `pending`; `token`: whose decision it is.

    `chosen()`: the answer marked in the prompt; `mark(id)`: mark another; `leave()`: drop the whole line; `traced`: what can
    be drawn of what happened before the question.
    """

    token: str | None
    choices: Sequence[Mapping[str, Any]]
    chosen: Callable[[], str]
    mark: Callable[[str], None]
    leave: Callable[[], None]
    traced: Sequence[Mapping[str, Any]] = ()


def decide(ctx: ToolContext, deciding: Deciding) -> ToolRun:
    """Show the places to choose between and the arcs of who decides; a click marks a place, Escape drops the line."""
    grid = grid_of(ctx)
    token = ctx.session.scenario.token(ctx.scene, deciding.token) if deciding.token else None
    tokens = ctx.session.scenario.of(Token, ctx.scene).values()
    others = [grid.body_center(grid.cell(t.at), t.size, t.facing, t.body) for t in tokens if t is not token]
    arcs = arcs_of(grid, token, others=others) if token is not None else ()
    traces = traces_of(ctx, deciding.traced)
    while True:
        spots = _spots(grid, deciding)
        event = yield Overlay(
            sights=Sights(arcs=arcs if traces is None else (), spots=spots),
            traces=traces,
            hint=T("Answer in the Actions dock, or click a marked cell. [Esc] takes the whole action back"),
        )
        if event.kind == "cancel":
            deciding.leave()
            return
        if event.kind == "press" and event.button == "left":
            cell = grid.cell_at(event.at)
            here = [one for one in deciding.choices if one.get("at") and grid.cell(one["at"]) == cell]
            best = max((one for one in here if one["available"]), key=_worth, default=None)
            if best is not None:
                deciding.mark(best["id"])


def _spots(grid: Grid, deciding: Deciding) -> tuple[Spot, ...]:
    """A spot for each cell, with the best number that stands for it; the marked answer wins its cell."""
    chosen, best = deciding.chosen(), dict[tuple[float, ...], Mapping[str, Any]]()
    for one in deciding.choices:
        if not one.get("at") or not one["available"]:
            continue
        key = tuple(one["at"])
        if key not in best or one["id"] == chosen or (best[key]["id"] != chosen and _worth(one) > _worth(best[key])):
            best[key] = one
    return tuple(
        Spot(
            one["id"], grid.polygon(grid.cell(key)), grid.center(grid.cell(key)),
            "" if one["value"] is None else plain(one["value"]), one["id"] == chosen,
        )
        for key, one in best.items()
    )  # fmt: skip


def _worth(choice: Mapping[str, Any]) -> float:
    return -1e9 if choice["value"] is None else float(choice["value"])

"""The drag of a token: where it can go, the way, its running cost; a drop is one line, Escape leaves no trace."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field
from typing import Any

from battlemap.app.tools.base import Card, CardLine, Ghost, Overlay, PointerEvent, ToolContext
from battlemap.app.tools.hit import grid_of
from battlemap.errors import BattlemapError
from battlemap.geometry.types import Cell, ScenePoint
from battlemap.model.entities import Token
from battlemap.movement.drawn import TURNS
from battlemap.movement.results import Path, Reach
from battlemap.text import T, Text


@dataclass
class _Drag:
    """One drag: the leader under the hand, and those that come along keeping their place."""

    ctx: ToolContext
    leader: Token
    grab: ScenePoint  # from the leader's middle to the grabbed point
    followers: list[Token]
    at: ScenePoint
    waypoints: list[Cell] = field(default_factory=list)
    turned: int = 0
    blocked: Text | None = None
    ctrl: bool = False

    def __post_init__(self) -> None:
        self.grid = grid_of(self.ctx)
        self.start = self.grid.cell(self.leader.at)
        self.middle = self._middle(self.start)
        self.legs = [self._search(self.start, self.leader.facing)]
        self.reach: Reach | None = self.legs[0].reach() if self.legs[0] else None

    def _middle(self, cell: Cell) -> ScenePoint:
        return self.grid.body_center(cell, self.leader.size, self.leader.facing, self.leader.body)

    def _search(self, cell: Cell, facing: int) -> Any:
        """The movement from a place; None with the reason kept if the rules do not let it move at all."""
        try:
            mover = self.ctx.session.mover(self.ctx.scene, self.leader.id)
            return mover if cell == self.start else mover.onward(cell, facing)
        except BattlemapError as error:
            self.blocked = error.text
            return None

    # -- where the hand is --------------------------------------------------------------------------------------------

    def follow(self, event: PointerEvent) -> None:
        self.at, self.ctrl = event.at, event.ctrl

    @property
    def target(self) -> Cell:
        """The cell the leader would stand on."""
        dx, dy = self.at.x - self.grab.x - self.middle.x, self.at.y - self.grab.y - self.middle.y
        center = self.grid.center(self.start)
        return self.grid.cell_at(ScenePoint(center.x + dx, center.y + dy))

    def add_waypoint(self) -> None:
        """From here on the way leads through the cell under the hand, if one can get there."""
        path = self.path()
        if path is None or not path.legal or not path.steps or self.target in self.waypoints:
            return
        self.waypoints.append(self.target)
        last = path.steps[-1]
        self.legs.append(self._search(last.at, last.facing))

    def path(self) -> Path | None:
        """The way from the start through the waypoints to the target, legal or not; None if the rules let it not move."""
        if self.legs[0] is None:
            return None
        if not self.waypoints:
            found: Path | None = self.legs[0].path_to(self.target, self._wanted_facing())
            return found
        cells: list[Cell] = []
        for leg, goal in zip(self.legs, [*self.waypoints, self.target], strict=True):
            part = leg.path_to(goal) if leg is not None else None
            if part is None or not part.steps:
                return part
            cells += [step.at for step in part.steps if step.do not in TURNS]
        priced: Path = self.legs[0].price(cells)
        return priced

    def _wanted_facing(self) -> int | None:
        return None if not self.turned else (self._arrival() + self.turned) % self.grid.directions

    def _arrival(self) -> int:
        plain = self.legs[0].path_to(self.target) if self.legs[0] is not None else None
        return plain.steps[-1].facing if plain is not None and plain.steps else self.leader.facing

    # -- what is drawn ------------------------------------------------------------------------------------------------

    def overlay(self) -> Overlay:
        target = self.target
        inside = self.grid.contains(target)
        path = self.path() if inside else None
        moved = target != self.start
        legal = path is not None and path.legal
        override = self.ctrl and inside
        ghost = Ghost(
            tuple(token.id for token in (self.leader, *self.followers)),
            self.at.x - self.grab.x - self.middle.x, self.at.y - self.grab.y - self.middle.y,
            self.facing_at_end(path), legal or override, override,
        )  # fmt: skip
        return Overlay(
            reach=self.reach,
            path=path,
            start=self.start,
            waypoints=tuple(self.waypoints),
            ghost=ghost,
            target=target if inside else None,
            facings=path.facings if path is not None else (),
            facing=self.facing_at_end(path),
            card=self._card(path, inside) if moved or self.turned else None,
            hint=T("Drop to move. Wheel or , . turn. Right click sets a corner. Ctrl moves as GM. Esc cancels"),
            cursor="move" if legal or override else "forbidden",
            busy=True,
        )

    def facing_at_end(self, path: Path | None) -> int:
        if path is not None and path.steps:
            return path.steps[-1].facing
        return (self.leader.facing + self.turned) % self.grid.directions

    def _card(self, path: Path | None, inside: bool) -> Card:
        budget, unit = (self.reach.budget, self.reach.unit) if self.reach else (0.0, "")
        if self.ctrl and inside:
            return Card(T("GM override"), (CardLine(T("Moves whatever the rules say")),), "override", self.target)
        if not inside:
            return Card(T("Off the map"), (), "bad", None)
        if self.blocked is not None:
            return Card(T("Cannot move"), (CardLine(self.blocked),), "bad", self.target)
        if path is None:
            return Card(T("Out of reach"), (), "bad", self.target)
        title = T("{cost} of {budget} {unit}", cost=_shown(path.cost), budget=_shown(budget), unit=unit)
        if path.illegal is None:
            return Card(title, tuple(_terms(path)), "normal", self.target)
        whys = path.illegal.why
        lines = tuple(CardLine(why.text, _shown(why.value) if why.value else "", why.rule) for why in whys)
        return Card(title if path.illegal.reason == "budget" else T("Out of reach"), lines, "bad", self.target)

    # -- letting go ---------------------------------------------------------------------------------------------------

    def drop(self) -> None:
        """Send the line. What the rules refuse is told, and the token is where it was."""
        target = self.target
        path = self.path() if self.grid.contains(target) else None
        if (target == self.start and not self.turned and not self.waypoints) or not self.grid.contains(target):
            return
        try:
            if not self.followers:
                self.ctx.session.do({**self._line(path), "scene": self.ctx.scene, "force": self.ctrl})
                return
            lines = [self._line(path), *(self._along(token, target) for token in self.followers)]
            lines.sort(key=lambda line: self._ahead(line, target), reverse=True)
            self.ctx.session.do({"do": "batch", "lines": lines, "scene": self.ctx.scene, "force": self.ctrl})
        except BattlemapError as error:
            self.ctx.notify(error.text)

    def _line(self, path: Path | None) -> dict[str, Any]:
        line: dict[str, Any] = {"do": "move", "token": self.leader.id}
        if path is not None and self.waypoints and not self.ctrl:
            line["path"] = [list(step.at) for step in path.steps if step.do not in TURNS]
        else:
            line["to"] = list(self.target)
        facing = self.facing_at_end(path)
        if self.turned or facing != self.leader.facing:
            line["facing"] = facing
        return line

    def _along(self, token: Token, target: Cell) -> dict[str, Any]:
        """A follower keeps its place beside the leader: the same shift of the middle."""
        a, b, own = self.grid.center(self.start), self.grid.center(target), self.grid.center(self.grid.cell(token.at))
        to = self.grid.cell_at(ScenePoint(own.x + b.x - a.x, own.y + b.y - a.y))
        return {"do": "move", "token": token.id, "to": list(to)}

    def _ahead(self, line: dict[str, Any], target: Cell) -> float:
        """How far in the direction of the move a token stands: those in front go first."""
        token = self.ctx.session.scenario.token(self.ctx.scene, line["token"])
        a, b = self.grid.center(self.start), self.grid.center(target)
        own = self.grid.center(self.grid.cell(token.at)) if token else a
        return own.x * (b.x - a.x) + own.y * (b.y - a.y)


def drag(
    ctx: ToolContext, token_id: str, grabbed: ScenePoint, event: PointerEvent
) -> Generator[Overlay, PointerEvent, None]:
    """Drag a token (and the others selected) until release or cancel."""
    scenario = ctx.session.scenario
    leader = scenario.token(ctx.scene, token_id)
    if leader is None:
        return
    others = [scenario.token(ctx.scene, id_) for id_ in ctx.selection if id_ != token_id]
    grid = grid_of(ctx)
    middle = grid.body_center(grid.cell(leader.at), leader.size, leader.facing, leader.body)
    grab = ScenePoint(grabbed.x - middle.x, grabbed.y - middle.y)
    state = _Drag(ctx, leader, grab, [other for other in others if other is not None], event.at)
    while True:
        if event.kind == "cancel":
            return
        if event.kind in ("move", "release", "press", "hover"):
            state.follow(event)
        if event.kind == "release" and event.button == "left":
            state.drop()
            return
        if event.kind == "wheel":
            state.turned += 1 if event.wheel < 0 else -1
        elif event.kind == "key":
            state.turned += {"period": 1, "comma": -1}.get(event.key, 0)
            state.ctrl = event.ctrl
            if event.key in ("space", "return"):
                state.add_waypoint()
        elif event.kind == "press" and event.button == "right":
            state.add_waypoint()
        event = yield state.overlay()


def _terms(path: Path) -> list[CardLine]:
    """The path's costs, summed by rule and text."""
    sums: dict[tuple[str, str], list[Any]] = {}
    for step in path.steps:
        for why in step.why:
            entry = sums.setdefault((why.rule, str(why.text)), [why.text, 0.0, why.rule])
            entry[1] += why.value
    return [CardLine(text, _shown(value), rule) for text, value, rule in sums.values()]


def _shown(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")

"""The drag of a token, by mouse or keys: where it can go, the way, its cost. A drop is one line; Escape leaves no trace."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from battlemap.app.tools import cards
from battlemap.app.tools.base import Card, Ghost, Overlay, PointerEvent, ToolContext, ToolRun
from battlemap.app.tools.hit import beside, grid_of
from battlemap.app.tools.manoeuvres import offered
from battlemap.app.tools.party import Member, Party, landing, without
from battlemap.app.tools.route import Route, facing_kept, nearest, plain_items
from battlemap.errors import BattlemapError
from battlemap.geometry.types import Cell, ScenePoint
from battlemap.model.entities import Token
from battlemap.movement.results import Path, Reach
from battlemap.text import T, Text

if TYPE_CHECKING:
    from battlemap.model.scenario import ScenarioView

BY_MOUSE = T(
    "Drop to move. [,] [.] or wheel: turn. Right click or [W]: corner. [Ctrl]: move as game master. [Esc]: leave it"
)
BY_KEYS = T(
    "Arrows: where to. [,] [.]: turn. [W]: corner. [Enter]: go. [Ctrl] [Enter]: move as game master. [Esc]: leave it"
)
CORNER_KEYS = ("w", "space")
ARROWS = ("up", "down", "left", "right")


@dataclass(frozen=True)
class _Plan:
    """What letting go now would do."""

    target: Cell
    inside: bool
    path: Path | None  # None: the rules do not let it move at all, or the target lies beyond the map
    facings: dict[int, float]  # cost by facing at the end
    facing: int
    party: tuple[Member, ...] = ()

    @property
    def legal(self) -> bool:
        lone = self.path is not None and self.path.legal
        return self.inside and lone and all(member.problem is None for member in self.party)


@dataclass
class Drag:
    """One drag: the leader in the hand, and those that come along keeping their place."""

    ctx: ToolContext
    leader: Token
    grab: ScenePoint  # from the leader's middle to the grabbed point
    followers: Sequence[Token]
    at: ScenePoint
    cursor: Cell | None = None  # led by keys: the cell it is to go to
    wish: int | None = None  # the facing asked for
    manoeuvre: str | None = None  # chosen while dragging
    blocked: Text | None = None
    ctrl: bool = False
    route: Route | None = None
    _plans: dict[Any, _Plan] = field(default_factory=dict)
    _reach: Reach | None = None

    def __post_init__(self) -> None:
        self.grid = grid_of(self.ctx)
        self.start = self.grid.cell(self.leader.at)
        self.middle = self._middle(self.start, self.leader.facing)
        self._search()

    def _middle(self, cell: Cell, facing: int) -> ScenePoint:
        return self.grid.body_center(cell, self.leader.size, facing, self.leader.body)

    def _search(self) -> None:
        """The movement in the manoeuvre chosen; those that come along are out of the way."""
        from battlemap.app.moving import mover, whose_turn

        ctx, id_ = self.ctx, self.leader.id
        self._plans.clear()
        self._party = Party(ctx, self.leader, self.followers, self.manoeuvre)
        self.route = self._reach = self.blocked = None
        view: ScenarioView = ctx.session.scenario
        if self.followers:
            view = without(view, ctx.scene, self.followers)
        decided = ctx.manoeuvres.decided(ctx.session, ctx.scene, id_)
        wanted = self.manoeuvre or (decided.id if decided is not None else None)
        try:
            moving = mover(ctx.session, view, ctx.scene, id_, manoeuvre=wanted, within=ctx.within)
            self.route = Route(moving, self.grid.directions)
            self._reach = self.route.reach()
        except BattlemapError as error:
            self.blocked = error.text
        if others := whose_turn(ctx.session.scenario, ctx.scene, id_):
            tokens = ctx.session.scenario.of(Token, ctx.scene)
            names = ", ".join(tokens[o].name or o for o in others if o in tokens)
            self.blocked = T("It is the turn of {names}", names=names)

    # -- what the hand does -------------------------------------------------------------------------------------------

    def follow(self, event: PointerEvent) -> None:
        if self.cursor is None:
            self.at = event.at
        self.ctrl = event.ctrl

    def step(self, key: str) -> None:
        """The cell beside the one it is to go to now."""
        assert self.cursor is not None
        there = beside(self.grid, self.cursor, key)
        self.cursor = there if self.grid.contains(there) else self.cursor

    def turn(self, sides: int) -> None:
        """To the next facing that may be had at the end of the way; where there is no way, to the next one."""
        around, now = self.grid.directions, self.plan().facing
        allowed = self._allowed(self.plan())
        turned = [(now + sides * n) % around for n in range(1, around + 1)]
        self.wish = next((facing for facing in turned if facing in allowed), now)

    def add_corner(self) -> None:
        """From here on the way leads through the cell under the hand, if one can get there."""
        plan = self.plan()
        if self.route is not None and plan.inside and self.route.add_corner(self.target, self._final(self.target)):
            self._corners_changed()

    def drop_corner(self) -> None:
        if self.route is not None and self.route.drop_corner():
            self._corners_changed()

    def _corners_changed(self) -> None:
        assert self.route is not None
        self._plans.clear()
        self.wish, self._reach = None, self.route.reach()

    def choose(self, digit: str) -> None:
        """The manoeuvre with that number, or with 0 the next one; corners are kept as far as they can be."""
        known = offered(self.ctx.session)
        if not known:
            return
        here = self.ctx.manoeuvres.current(self.ctx.session, self.ctx.scene, self.leader.id)
        now = self.manoeuvre or (here.id if here is not None else "")
        ids = [manoeuvre.id for manoeuvre in known]
        number = (ids.index(now) + 1) % len(ids) if digit == "0" and now in ids else int(digit) - 1
        if not 0 <= number < len(ids):
            return
        corners = self.route.corners if self.route is not None else []
        self.manoeuvre = ids[number]
        self._search()
        for corner in corners:
            if self.route is not None and self.route.add_corner(corner):
                self._corners_changed()

    # -- where it would stand -----------------------------------------------------------------------------------------

    @property
    def target(self) -> Cell:
        """The cell the leader would stand on."""
        if self.cursor is not None:
            return self.cursor
        dx, dy = self._shift()
        center = self.grid.center(self.start)
        return self.grid.cell_at(ScenePoint(round(center.x + dx, 6), round(center.y + dy, 6)))

    def _shift(self) -> tuple[float, float]:
        """How far the token is off its place, in the hand or (led by keys) at its target."""
        if self.cursor is not None:
            there = self._middle(self.cursor, self.leader.facing)
            return there.x - self.middle.x, there.y - self.middle.y
        return self.at.x - self.grab.x - self.middle.x, self.at.y - self.grab.y - self.middle.y

    def plan(self) -> _Plan:
        """What letting go now would do; made once for each cell and facing."""
        target = self.target
        key = (target, self.wish, self.ctrl)
        if key not in self._plans:
            self._plans[key] = self._made(target)
        return self._plans[key]

    def _made(self, target: Cell) -> _Plan:
        inside = self.grid.contains(target)
        route = self.route if inside else None
        facings = route.facings(target) if route is not None else {}
        path = route.path(target, self._final(target)) if route is not None else None
        facing = path.steps[-1].facing if path is not None and path.steps else self.leader.facing
        if self.wish is not None and (self.ctrl or not facings):
            facing = self.wish
        plan = _Plan(target, inside, path, facings, facing)
        if not inside or not self.followers:
            return plan if self.blocked is None else replace(plan, path=None)
        lead = Member(self.leader, self._line(plan), target, facing, self._stopped(path), path)
        party = self._party.members(lead, self.ctrl)
        (lead,) = (member for member in party if member.token is self.leader)
        return replace(plan, path=None if plan.path is None else lead.path, facing=lead.facing, party=tuple(party))

    def _stopped(self, path: Path | None) -> Text | None:
        """Why the leader may not go; None if it may."""
        if self.ctrl or self.blocked is not None or path is None:
            return None if self.ctrl else self.blocked
        why = path.illegal.why if path.illegal is not None else ()
        return why[0].text if why else None

    def _final(self, target: Cell) -> int | None:
        """The facing to ask for at the end; None: whatever the way brings."""
        if self.route is None or (self.wish is None and self.ctx.auto_facing):
            return None
        costs = self.route.facings(target)
        if self.wish is None:
            return facing_kept(costs, self.leader.facing, self.grid.directions)
        return nearest(self.wish, costs, self.grid.directions) if costs else None

    def _allowed(self, plan: _Plan) -> tuple[int, ...]:
        if self.ctrl or not plan.facings:
            return tuple(range(self.grid.directions))
        return tuple(plan.facings)

    def _turns(self, plan: _Plan) -> tuple[tuple[int, float], ...]:
        """What facings cost more than the cheapest, those that do."""
        least = min(plan.facings.values(), default=0.0)
        dearer = ((facing, round(cost - least, 6)) for facing, cost in plan.facings.items())
        return tuple((facing, more) for facing, more in dearer if more > 0)

    # -- what is drawn ------------------------------------------------------------------------------------------------

    def overlay(self) -> Overlay:
        plan, target = self.plan(), self.target
        override = self.ctrl and plan.inside
        legal = plan.legal or override
        dx, dy = self._shift()
        ids = (self.leader.id, *(token.id for token in self.followers))
        center = self.grid.center(self.start)
        there = self._middle(target, plan.facing)
        return Overlay(
            reach=self._reach,
            path=_as_legal(plan.path) if override else plan.path,
            start=self.start,
            waypoints=tuple(self.route.corners) if self.route is not None else (),
            ghost=Ghost(ids, dx, dy, plan.facing, legal, override),
            target=target if plan.inside else None,
            footprint=self.grid.body(target, self.leader.size, plan.facing, self.leader.body) if plan.inside else (),
            middle=there if plan.inside else None,
            shift=(self.middle.x - center.x, self.middle.y - center.y),
            others=tuple(landing(self.ctx, m) for m in plan.party if m.token is not self.leader),
            follow=self.cursor is not None,
            facings=self._allowed(plan) if legal else (),
            turns=self._turns(plan) if plan.legal and not override else (),
            facing=plan.facing,
            card=self._card(plan),
            hint=BY_MOUSE if self.cursor is None else BY_KEYS,
            cursor="move" if legal else "forbidden",
            busy=True,
        )

    def _card(self, plan: _Plan) -> Card | None:
        if not plan.inside:
            return Card(T("Beyond the edge of the map"), (), "bad", None)
        if plan.target == self.start and not self._changes and self.manoeuvre is None and self.blocked is None:
            return None
        budget, tag = self._reach.budget if self._reach is not None else 0.0, self._tag()
        if self.ctrl:
            return cards.override_card(plan.target, plan.path, budget)
        if self.blocked is not None:
            return cards.problem_card(T("Cannot move"), self.blocked, plan.target, tag)
        assert plan.path is not None
        if plan.path.illegal is not None:
            card = cards.refused_card(plan.path, budget, self.grid, plan.target, tag)
        else:
            card = cards.legal_card(plan.path, budget, self.grid, plan.facings, plan.target, plan.facing, tag)
        return cards.with_others(card, [member for member in plan.party if member.token is not self.leader])

    def _tag(self) -> Text | None:
        chosen = next((m for m in offered(self.ctx.session) if m.id == self.manoeuvre), None)
        spec = chosen or self.ctx.manoeuvres.current(self.ctx.session, self.ctx.scene, self.leader.id)
        return spec.label.text if spec is not None else None

    @property
    def _changes(self) -> bool:
        """True if letting go over the start would do something all the same."""
        return self.wish is not None or bool(self.route is not None and self.route.corners)

    # -- letting go ---------------------------------------------------------------------------------------------------

    def drop(self) -> None:
        """Send the line. What the rules refuse is told, and the token is where it was."""
        plan = self.plan()
        if not plan.inside or (plan.target == self.start and not self._changes):
            return
        if self.ctx.within is not None and not plan.legal and not self.ctrl:  # the line knows of no such bounds
            problems = [self._stopped(plan.path), *(member.problem for member in plan.party)]
            self._refused(next((why for why in problems if why is not None), T("no way leads there")))
            return
        line = {"scene": self.ctx.scene, "force": self.ctrl}
        try:
            if plan.party:
                self.ctx.session.do(
                    {"do": "batch", "lines": [member.line for member in plan.party], **line, "ask": True}
                )
            else:
                self.ctx.session.do({**self._line(plan), **line, "ask": True})
        except BattlemapError as error:
            self._refused(error.text)

    def _refused(self, why: Text) -> None:
        """Tell why nothing moved, and what moves it all the same."""
        self.ctx.notify(why if self.ctrl else T("{problem}. Hold Ctrl to do it as game master", problem=why))

    def _line(self, plan: _Plan) -> dict[str, Any]:
        line: dict[str, Any] = {"do": "move", "token": self.leader.id}
        decided = self.ctx.manoeuvres.decided(self.ctx.session, self.ctx.scene, self.leader.id)
        if (manoeuvre := self.manoeuvre or (decided.id if decided is not None else None)) is not None:
            line["manoeuvre"] = manoeuvre
        drawn = self.route is not None and (bool(self.route.corners) or self.ctx.within is not None)
        if drawn and plan.path is not None and plan.path.legal and not self.ctrl:
            return {**line, "path": plain_items(plan.path)}
        line["to"] = list(plan.target)
        if self.wish is not None or not self.ctx.auto_facing or self.ctrl:
            line["facing"] = plan.facing
        return line


def drag(ctx: ToolContext, token_id: str, grabbed: ScenePoint, event: PointerEvent) -> ToolRun:
    """Drag a token (and the others selected) with the mouse until it is let go, or cancelled."""
    state = _begun(ctx, token_id, grabbed, event.at)
    if state is None:
        return
    while True:
        if event.kind == "cancel":
            return
        if event.kind in ("move", "release", "press", "hover"):
            state.follow(event)
        if event.kind == "release" and event.button == "left":
            state.drop()
            return
        _common(state, event)
        event = yield state.overlay()


def walk(ctx: ToolContext, token_id: str, event: PointerEvent) -> ToolRun:
    """The same led by keys alone: arrows choose the cell, Enter lets go."""
    state = _begun(ctx, token_id, event.at, event.at)
    if state is None:
        return
    state.cursor = state.start
    event = yield state.overlay()
    while True:
        if event.kind == "cancel" or (event.kind == "press" and event.button == "left"):
            return
        if event.kind in ("move", "hover"):
            state.follow(event)  # Ctrl went down or up
        if event.kind == "key":
            state.ctrl = event.ctrl
            if event.key == "return":
                state.drop()
                return
            if event.key in ARROWS:
                state.step(event.key)
        _common(state, event)
        event = yield state.overlay()


def _begun(ctx: ToolContext, token_id: str, grabbed: ScenePoint, at: ScenePoint) -> Drag | None:
    scenario = ctx.session.scenario
    leader = scenario.token(ctx.scene, token_id)
    if leader is None:
        return None
    others = [scenario.token(ctx.scene, id_) for id_ in ctx.selection if id_ != token_id]
    grid = grid_of(ctx)
    middle = grid.body_center(grid.cell(leader.at), leader.size, leader.facing, leader.body)
    grab = ScenePoint(grabbed.x - middle.x, grabbed.y - middle.y)
    return Drag(ctx, leader, grab, [other for other in others if other is not None], at)


def _common(state: Drag, event: PointerEvent) -> None:
    """What mouse and keys have in common: turning, corners, manoeuvres."""
    if event.kind == "wheel":
        state.turn(1 if event.wheel < 0 else -1)
    elif event.kind == "press" and event.button == "right":
        state.add_corner()
    elif event.kind == "key":
        state.ctrl = event.ctrl
        if event.key in ("comma", "period"):
            state.turn(1 if event.key == "period" else -1)
        elif event.key in CORNER_KEYS:
            state.add_corner()
        elif event.key == "backspace":
            state.drop_corner()
        elif event.key.isdigit():
            state.choose(event.key)


def _as_legal(path: Path | None) -> Path | None:
    """A way as the game master's word makes it; None if there is none to draw."""
    if path is None or not path.steps:
        return None
    return replace(path, illegal=None)

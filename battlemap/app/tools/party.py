"""Several tokens dragged at once: each keeps its place beside the leader, and each has to be allowed to go where it would stand.

They go one after the other, those in front first, so that a row can walk without being in its own way. Each way is searched for
once as if the others were gone, and then held against where they stand when it is its turn to go: those in front at their new
places, those behind at their old ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from battlemap.app.tools.base import Landing, ToolContext
from battlemap.app.tools.hit import grid_of
from battlemap.app.tools.route import Route, facing_kept, items_of, plain_items
from battlemap.errors import BattlemapError
from battlemap.geometry.types import Cell, ScenePoint
from battlemap.model.entities import EntityKey, Token
from battlemap.model.scenario import Draft, ScenarioView
from battlemap.movement.drawn import Drawn
from battlemap.movement.results import Path
from battlemap.text import T, Text

if TYPE_CHECKING:
    from battlemap.app.moving import Mover

CHECKED = 40  # so many are looked at while dragging; of more, the others are looked at when they are let go


@dataclass(frozen=True, slots=True)
class Member:
    """One of those dragged: the line that moves it, where it would stand, and why it may not (None: it may).

    `path`: its way; None: it is not looked at before the drop.
    """

    token: Token
    line: dict[str, Any]
    to: Cell
    facing: int
    problem: Text | None = None
    path: Path | None = None

    def by(self, path: Path) -> Member:
        """The same on another way, with the reason if that may not be gone."""
        facing = path.steps[-1].facing if path.steps else self.token.facing
        if path.illegal is None:
            return replace(self, facing=facing, problem=None, path=path)
        why = path.illegal.why
        return replace(self, problem=why[0].text if why else T(path.illegal.reason), path=path)


class Party:
    """Those who come along, each with a movement of its own, made once for a drag and as if the others had gone already."""

    def __init__(self, ctx: ToolContext, leader: Token, followers: Sequence[Token], manoeuvre: str | None) -> None:
        """Args: manoeuvre: what all of them do; None: each what was decided for it."""
        self._ctx, self._leader, self._followers, self._manoeuvre = ctx, leader, followers, manoeuvre
        self._grid = grid_of(ctx)
        self._ways: dict[str, Mover | BattlemapError] = {}

    def members(self, leader: Member, force: bool) -> list[Member]:
        """Everybody in the order in which they go, those in front first, the leader among them.

        Args:
            leader: as it is to go, by a way searched for as if the others were gone.
            force: the game master has it so, whatever the rules say.
        Returns: each with its way as it is when all of them go.
        """
        grid = self._grid
        a, b = grid.center(grid.cell(self._leader.at)), grid.center(leader.to)
        dx, dy = b.x - a.x, b.y - a.y
        found = [(a.x * dx + a.y * dy, leader)]
        for number, token in enumerate(self._followers):
            own = grid.center(grid.cell(token.at))
            to = grid.cell_at(ScenePoint(round(own.x + dx, 6), round(own.y + dy, 6)))
            line: dict[str, Any] = {"do": "move", "token": token.id, "to": list(to)}
            if (manoeuvre := self._does(token)) is not None:
                line["manoeuvre"] = manoeuvre
            member = Member(token, line, to, token.facing)
            if not grid.contains(to):
                member = replace(member, problem=T("that is beyond the edge of the map"))
            elif not force and number < CHECKED:
                member = self._checked(member)
            found.append((own.x * dx + own.y * dy, member))
        order = [member for _, member in sorted(found, key=lambda one: (-one[0], one[1].token.id))]
        return order if force else self._in_turn(order)

    def _in_turn(self, order: Sequence[Member]) -> list[Member]:
        """Each as it may go once those before it stand at their new places."""
        now = self._ctx.session.scenario
        draft = Draft(now)
        gone: list[Member] = []
        for member in order:
            if member.problem is None and member.path is not None:
                member = self._among(
                    member, draft if gone else now
                )  # what is made for the scene itself serves the others too
            gone.append(member if self._ctx.within is None else _by_its_way(member))
            there = replace(member.token, at=(member.to[0], member.to[1]), facing=member.facing)
            inside = self._grid.contains(member.to)
            draft.put(EntityKey(self._ctx.scene, "token", member.token.id), there if inside else None)
        return gone

    def _among(self, member: Member, view: ScenarioView) -> Member:
        """One of them as its way is among the others: the same if they are not in it, else another one if there is any."""
        assert member.path is not None
        try:
            moving = self._made(view, member.token)
            same = moving.price(items_of(member.path))
            alike = same.legal and same.cost <= member.path.cost + 1e-6 and same.marks == member.path.marks
            if alike or "path" in member.line:
                return member if alike else member.by(same)
            return member.by(moving.path_to(member.to, member.line.get("facing")))
        except BattlemapError as error:
            return replace(member, problem=error.text)

    def _does(self, token: Token) -> str | None:
        decided = self._ctx.manoeuvres.decided(self._ctx.session, self._ctx.scene, token.id)
        return self._manoeuvre or (decided.id if decided is not None else None)

    def _made(self, view: ScenarioView, token: Token) -> Mover:
        from battlemap.app.moving import mover

        ctx = self._ctx
        return mover(ctx.session, view, ctx.scene, token.id, manoeuvre=self._does(token), within=ctx.within)

    def _mover(self, token: Token) -> Mover:
        """The movement of one of them; those who come along as well are not in its way. Raises BattlemapError."""
        if token.id not in self._ways:
            others = [other for other in (self._leader, *self._followers) if other is not token]
            view = without(self._ctx.session.scenario, self._ctx.scene, others)
            try:
                made = self._made(view, token)
                self._ways[token.id] = made
            except BattlemapError as error:
                self._ways[token.id] = error
        found = self._ways[token.id]
        if isinstance(found, BattlemapError):
            raise found
        return found

    def _checked(self, member: Member) -> Member:
        """The same with its facing at the end, or with the reason why it may not go there."""
        from battlemap.app.moving import whose_turn

        token, line, around = member.token, dict(member.line), self._grid.directions
        if whose_turn(self._ctx.session.scenario, self._ctx.scene, token.id):
            return replace(member, problem=T("it is not its turn"))
        try:
            moving = self._mover(token)
            if not self._ctx.auto_facing:
                kept = facing_kept(Route(moving, around).facings(member.to), token.facing, around)
                line |= {} if kept is None else {"facing": kept}
            path = self._way(moving, token, member.to, line.get("facing"))
        except BattlemapError as error:
            return replace(member, problem=error.text)
        return replace(member, line=line).by(path)

    def _way(self, moving: Mover, token: Token, to: Cell, facing: int | None) -> Path:
        """The way of one of them. Without a grid the straight one, unless it is blocked where another way might lead round: there
        every point is a place of its own, and searching for each of many tokens takes too long."""
        if self._grid.kind != "none":
            return moving.path_to(to, facing)
        straight = moving.price([to] if facing is None else [to, Drawn("turn", facing=facing)])
        near = ScenePoint(*(own + round((goal - own) * 2) / 2 for own, goal in zip(token.at, to, strict=True)))
        if straight.legal or all(place.at != near for place in moving.reach().cells):
            return straight
        return moving.path_to(to, facing)


def _by_its_way(member: Member) -> Member:
    """The same with a line that goes just the way that was shown, and no better one."""
    if member.problem is not None or member.path is None or not member.path.legal:
        return member
    line = {key: value for key, value in member.line.items() if key not in ("to", "facing")}
    return replace(member, line={**line, "path": plain_items(member.path)})


def without(view: ScenarioView, scene: str, tokens: Sequence[Token]) -> ScenarioView:
    """The scene as if these tokens were not there."""
    draft = Draft(view)
    for token in tokens:
        draft.put(EntityKey(scene, "token", token.id), None)
    return draft


def landing(ctx: ToolContext, member: Member) -> Landing:
    """What is drawn of one of them."""
    grid, token = grid_of(ctx), member.token
    cells = grid.body(member.to, token.size, member.facing, token.body)
    middle = grid.body_center(member.to, token.size, member.facing, token.body)
    return Landing(token.id, tuple(cells), middle, member.problem is None)

"""Several tokens dragged at once: each keeps its place beside the leader, and each has to be allowed to go where it would stand.

They go one after the other, those in front first, so that a row can walk without being in its own way.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from battlemap.app.tools.base import Landing, ToolContext
from battlemap.app.tools.hit import grid_of
from battlemap.app.tools.route import Route, facing_kept
from battlemap.errors import BattlemapError
from battlemap.geometry.types import Cell, ScenePoint
from battlemap.model.entities import EntityKey, Token
from battlemap.model.scenario import Draft
from battlemap.movement.drawn import Item
from battlemap.text import T, Text

CHECKED = 40  # so many are looked at while dragging; of more, the others are looked at when they are let go


@dataclass(frozen=True, slots=True)
class Member:
    """One of those dragged: the line that moves it, where it would stand, and why it may not (None: it may).

    `items`: the way that was drawn for it; None: whatever is cheapest.
    """

    token: Token
    line: dict[str, Any]
    to: Cell
    facing: int
    items: tuple[Item, ...] | None = None
    problem: Text | None = None


def members(
    ctx: ToolContext, leader: Member, followers: Sequence[Token], start: Cell, manoeuvre: str | None, force: bool
) -> list[Member]:
    """Everybody in the order in which they go, the leader among them.

    Args:
        leader: as it is to go.
        start: where the leader stands.
        manoeuvre: what all of them do; None: each what was decided for it.
        force: the game master has it so, whatever the rules say.
    """
    grid = grid_of(ctx)
    a, b = grid.center(start), grid.center(leader.to)

    def ahead(token: Token) -> float:
        own = grid.center(grid.cell(token.at))
        return own.x * (b.x - a.x) + own.y * (b.y - a.y)

    draft = Draft(ctx.session.scenario)
    result = []
    everybody = sorted((leader.token, *followers), key=lambda token: (-ahead(token), token.id))
    for number, token in enumerate(everybody):
        if token is leader.token:
            member = leader
        else:
            own = grid.center(grid.cell(token.at))
            to = grid.cell_at(ScenePoint(own.x + b.x - a.x, own.y + b.y - a.y))
            member = Member(token, {"do": "move", "token": token.id, "to": list(to)}, to, token.facing)
        if not grid.contains(member.to):
            member = replace(member, problem=T("that is beyond the edge of the map"))
        elif not force and number < CHECKED:
            member = _checked(ctx, draft, member, manoeuvre)
        at = (member.to[0], member.to[1])
        draft.put(EntityKey(ctx.scene, "token", token.id), replace(token, at=at, facing=member.facing))
        result.append(member)
    return result


def _checked(ctx: ToolContext, draft: Draft, member: Member, manoeuvre: str | None) -> Member:
    """The same with the reason why it may not go there, as things stand once those before it have gone."""
    from battlemap.app.moving import mover, whose_turn

    token, line = member.token, dict(member.line)
    if manoeuvre is None and (decided := ctx.manoeuvres.decided(ctx.session, ctx.scene, token.id)) is not None:
        manoeuvre = decided.id
    if manoeuvre is not None:
        line["manoeuvre"] = manoeuvre
    if whose_turn(draft, ctx.scene, token.id):
        return replace(member, line=line, problem=T("it is not its turn"))
    grid = grid_of(ctx)
    try:
        moving = mover(ctx.session, draft, ctx.scene, token.id, manoeuvre=manoeuvre)
        if member.items is not None:
            path = moving.price(member.items)
        else:
            if not ctx.auto_facing and "facing" not in line:
                kept = facing_kept(Route(moving, grid.directions).facings(member.to), token.facing, grid.directions)
                line |= {} if kept is None else {"facing": kept}
            path = moving.path_to(member.to, line.get("facing"))
    except BattlemapError as error:
        return replace(member, line=line, problem=error.text)
    facing = path.steps[-1].facing if path.steps else member.facing
    if path.illegal is None:
        return replace(member, line=line, facing=facing)
    why = path.illegal.why
    return replace(member, line=line, problem=why[0].text if why else T(path.illegal.reason))


def landing(ctx: ToolContext, member: Member) -> Landing:
    """What is drawn of one of them."""
    grid, token = grid_of(ctx), member.token
    cells = grid.body(member.to, token.size, member.facing, token.body)
    middle = grid.body_center(member.to, token.size, member.facing, token.body)
    return Landing(token.id, tuple(cells), middle, member.problem is None)

"""While a review sheet is open: the token of its current row is outlined, a click on a token makes its row the current one."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from battlemap.app.tools.area_traces import traces_of
from battlemap.app.tools.base import Overlay, ToolContext, ToolRun
from battlemap.app.tools.hit import grid_of
from battlemap.app.tools.sights import Sights, Spot
from battlemap.text import T


@dataclass
class LookingOver:
    """`rows()`: those of the sheet; `current()`: the token whose row is current; `look(id)`: make it another; `leave()`: drop
    the whole line; `traced()`: what can be drawn of it."""

    rows: Callable[[], Sequence[Mapping[str, Any]]]
    current: Callable[[], str]
    look: Callable[[str], None]
    leave: Callable[[], None]
    traced: Callable[[], Sequence[Mapping[str, Any]]] = tuple


def look_over(ctx: ToolContext, looking: LookingOver) -> ToolRun:
    """Outline where the current one stands, and where it would come to; Escape drops the line."""
    grid = grid_of(ctx)
    while True:
        event = yield Overlay(
            sights=Sights(spots=_spots(ctx, looking)),
            traces=traces_of(ctx, looking.traced()),
            hint=T("Check the sheet, then apply. [Tab] next value, [Enter] apply, [Esc] cancel"),
        )
        if event.kind == "cancel":
            looking.leave()
            return
        if event.kind == "press" and event.button == "left":
            cell = grid.cell_at(event.at)
            tokens = ((one["token"], ctx.session.scenario.token(ctx.scene, one["token"])) for one in looking.rows())
            here = next((id_ for id_, token in tokens if token is not None and grid.cell(token.at) == cell), None)
            if here is not None:
                looking.look(here)


def _spots(ctx: ToolContext, looking: LookingOver) -> tuple[Spot, ...]:
    grid, id_ = grid_of(ctx), looking.current()
    token = ctx.session.scenario.token(ctx.scene, id_) if id_ else None
    row = next((one for one in looking.rows() if one["token"] == id_), None)
    if token is None or row is None:
        return ()
    places = [tuple(token.at), *(tuple(one["to"]) for one in row["moves"])]
    last = len(places) - 1
    return tuple(
        Spot(f"{id_}.{n}", grid.polygon(grid.cell(at)), grid.center(grid.cell(at)), "", n == last)
        for n, at in enumerate(places)
    )

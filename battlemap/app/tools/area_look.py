"""Makes the preview of an area: what it takes in, worked out by the code of the `area` query, put where it is drawn."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

from battlemap.app.areas import Foreseen, foresee, start_of
from battlemap.app.tools.area_sight import AreaCard, AreaRow, AreaSight, AreaTag, Look
from battlemap.app.tools.base import ToolContext
from battlemap.app.tools.hit import grid_of
from battlemap.app.tools.words import shown
from battlemap.geometry.types import ScenePoint
from battlemap.model.entities import Area, Door, Scene, Token, Wall
from battlemap.text import T, Text
from battlemap.vision.results import LEAST

if TYPE_CHECKING:
    from battlemap.vision.effect import Affected

MOST_NAMES = 8
MOST_RINGS = 4
RING_STEPS = (1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 200.0, 500.0)
DISC = 0.38
SHAPES: dict[str, Text] = {
    "burst": T("Burst"), "cone": T("Cone"), "line": T("Line"), "ring": T("Ring"), "rect": T("Rectangle"),
    "aura": T("Aura"),
}  # fmt: skip
ICONS = {
    "burst": "circle-dashed", "cone": "triangle", "line": "line-segment", "ring": "circle", "rect": "square",
    "aura": "user-focus",
}  # fmt: skip
LIMITS: dict[str, Text] = {
    "straight": T("straight lines"), "spread": T("round corners"), "through": T("through walls"),
}  # fmt: skip
COVER: dict[str, Text] = {
    "most": T("a little cover"), "half": T("half cover"), "head_and_shoulders": T("good cover"),
    "head": T("head shows"), "nothing": T("full cover"),
}  # fmt: skip
UP_LEFT_DEG = 330.0  # where the words of rings stand round a shape that points nowhere


def own_side(ctx: ToolContext) -> str | None:
    """Whose friends are warned of: of the token selected, else of the one whose turn it is, else the party's."""
    view = ctx.session.scenario
    combat = view.combat
    acting = combat.acting if combat is not None and combat.scene == ctx.scene else ()
    for id_ in (*(ctx.selection if len(ctx.selection) == 1 else ()), *acting):
        token = view.token(ctx.scene, id_)
        if token is not None:
            return token.side or None
    return "party"


def look(
    ctx: ToolContext,
    area: Area,
    *,
    side: str | None,
    end: ScenePoint | None = None,
    held: bool = True,
    title: Text | None = None,
    icon: str = "",
    card: bool = True,
) -> AreaSight:
    """The preview of an area.

    Args:
        side: whose tokens get a warning; None: nobody's.
        end: the handle away from the start. held: there are handles at all.
        title, icon: of the card, else the shape's. card: whether there is one.
    """
    session = ctx.session
    view = session.scenario
    scene, grid = view.scene(ctx.scene), grid_of(ctx)
    found = foresee(view, ctx.scene, area, session.ruleset.manifest.coverage)
    start = start_of(view, ctx.scene, area)
    corner = grid.center(grid.cell((0, 0)))
    small = 0.5 if grid.kind == "none" else 1.0  # places of a map without a grid stand half a unit apart
    corners = tuple(((x - corner.x) * small, (y - corner.y) * small) for x, y in grid.polygon(grid.cell((0, 0))))
    step, rings = _rings(found.far)
    ends = (start,) if end is None else (start, end)
    reach = _reach(start, found)
    return AreaSight(
        corners=corners,
        cells=found.cells,
        rings=rings,
        blocked=found.blocked,
        start=start,
        reach=0.0 if area.shape == "rect" else reach,
        labels=() if area.shape == "rect" else _labels(found, scene, step, start, end, area.shape),
        handles=ends if held else (),
        tags=tuple(_tag(ctx, scene, one) for one in found.tokens),
        card=_card(ctx, scene, area, found.tokens, side, title, icon) if card else None,
    )


def _reach(start: ScenePoint, found: Foreseen) -> float:
    """How far the farthest cell is from the start, scene units."""
    import numpy as np

    if not found.cells:
        return 0.0
    x, y = np.array(found.cells).T
    return float(np.hypot(x - start.x, y - start.y).max())


def _rings(far: Sequence[float]) -> tuple[float, tuple[int, ...]]:
    """How far apart the rings are, and in which each distance lies: no more rings than can be read."""
    import numpy as np

    most = max(far, default=0.0)
    step = next((step for step in RING_STEPS if most / step <= MOST_RINGS), RING_STEPS[-1])
    return step, tuple(np.maximum(1, np.ceil(np.array(far) / step - 1e-9)).astype(np.int64).tolist())


def _labels(
    found: Foreseen, scene: Scene, step: float, start: ScenePoint, end: ScenePoint | None, shape: str
) -> tuple[tuple[ScenePoint, Text], ...]:
    """A word for each ring, on the cell at that distance that lies best in one direction."""
    towards = UP_LEFT_DEG
    if end is not None and shape in ("cone", "line"):
        towards = math.degrees(math.atan2(end.x - start.x, start.y - end.y))
    import numpy as np

    labels, away = [], np.array(found.far)
    for number in range(1, math.floor(max(found.far, default=0.0) / step + 1e-9) + 1):
        here = [found.cells[n] for n in np.flatnonzero(np.abs(away - number * step) <= 0.5).tolist()]
        if here:
            x, y = min(here, key=lambda at: (_aside(start, at, towards), at))
            labels.append((ScenePoint(x, y), _length(scene, number * step)))
    return tuple(labels)


def _aside(start: ScenePoint, at: tuple[float, float], towards: float) -> float:
    """By how many degrees a place lies aside from a direction."""
    bearing = math.degrees(math.atan2(at[0] - start.x, start.y - at[1]))
    return round(abs((bearing - towards + 180.0) % 360.0 - 180.0), 3)


def _length(scene: Scene, cells: float) -> Text:
    return T("{length} {unit}", length=shown(round(cells * scene.cell_distance, 2)), unit=scene.unit)


def look_of(one: Affected) -> Look:
    """In the open, behind cover, or out of its way."""
    if not one.exposed:
        return "safe"
    return "covered" if one.cover.exposed < 1.0 - LEAST else "hit"


def words_of(ctx: ToolContext, scene: Scene, one: Affected) -> Text:
    """ "3 m", "4 m, wall", "3 m, half cover"."""
    length = _length(scene, one.distance)
    kind = look_of(one)
    if kind == "hit":
        return length if one.distance > 0 else T("at the centre")
    return T(
        "{length}, {cover}", length=length, cover=_between(ctx, one) if kind == "safe" else COVER[one.cover.showing]
    )


def _between(ctx: ToolContext, one: Affected) -> Text:
    """What keeps it from the area."""
    view = ctx.session.scenario
    walls, doors = view.of(Wall, ctx.scene), view.of(Door, ctx.scene)
    for id_ in one.cover.by:
        if id_ in walls:
            return T("wall")
        if id_ in doors:
            return T("door")
    return T("ground") if one.cover.by else T("not reached")


def _tag(ctx: ToolContext, scene: Scene, one: Affected) -> AreaTag:
    token = ctx.session.scenario.token(ctx.scene, one.token)
    assert token is not None  # it was just found on this scene
    grid = grid_of(ctx)
    at = grid.body_center(grid.cell(token.at), token.size, token.facing, token.body)
    return AreaTag(at, token.size / 2 - 0.5 + DISC, words_of(ctx, scene, one), look_of(one))


def _card(
    ctx: ToolContext,
    scene: Scene,
    area: Area,
    tokens: Sequence[Affected],
    side: str | None,
    title: Text | None,
    icon: str,
) -> AreaCard:
    here = ctx.session.scenario.of(Token, ctx.scene)
    looks = [look_of(one) for one in tokens]
    own = [
        here[one.token] for one, kind in zip(tokens, looks, strict=True)
        if side is not None and kind != "safe" and here[one.token].side == side and one.token != area.token
    ]  # fmt: skip
    counts = [
        AreaRow(T("Inside"), str(sum(kind != "safe" for kind in looks))),
        AreaRow(T("Behind cover or walls"), str(sum(kind != "hit" for kind in looks))),
    ]
    if own:
        counts.append(AreaRow(T("Own side inside"), _names(own), warn=True))
    elif side is not None:
        counts.append(AreaRow(T("Own side inside"), "0"))
    rows = [
        (AreaRow(_name(here[one.token]), words_of(ctx, scene, one)), kind)
        for one, kind in zip(tokens[:MOST_NAMES], looks, strict=False)
    ]
    more = len(tokens) - MOST_NAMES
    if more > 0:
        rows.append((AreaRow(T("+{n} more", n=more)), "safe"))
    size = _size(scene, area)
    caption = T("{size}, {limit}", size=size, limit=LIMITS[area.limit]) if size is not None else LIMITS[area.limit]
    return AreaCard(title or SHAPES[area.shape], caption, icon or ICONS[area.shape], tuple(counts), tuple(rows))


def _name(token: Token) -> str:
    return token.name or token.id


def _names(tokens: Sequence[Token]) -> str:
    names = ", ".join(_name(token) for token in tokens[:2])
    return f"{names} +{len(tokens) - 2}" if len(tokens) > 2 else names


def _size(scene: Scene, area: Area) -> Text | None:
    """ "radius 6 m", "length 4 m, 60°"."""
    if area.shape in ("burst", "aura"):
        return T("radius {length}", length=_length(scene, 1.0 if area.radius is None else area.radius))
    if area.shape == "ring":
        outer = 1.0 if area.radius is None else area.radius
        return T("{inner} to {length}", inner=shown(round((area.inner or 0.0) * scene.cell_distance, 2)),
                 length=_length(scene, outer))  # fmt: skip
    length = _length(scene, 1.0 if area.length is None else area.length)
    if area.shape == "cone":
        return T("length {length}, {angle}°", length=length, angle=shown(area.angle_deg or 60.0))
    if area.shape == "line":
        return T("length {length}, width {width}", length=length, width=_length(scene, area.width or 1.0))
    return None

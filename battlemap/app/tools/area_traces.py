"""What can be drawn of something that is about to happen: where it was aimed, which way it went, where it landed, how far it
reaches, who is thrown where. Made from the `traced` of a question or a review sheet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from battlemap.app.tools.base import ToolContext
from battlemap.app.tools.hit import grid_of
from battlemap.app.tools.words import shown
from battlemap.geometry.types import Cell, ScenePoint
from battlemap.model.entities import Token
from battlemap.text import T, Text

Polygon = tuple[ScenePoint, ...]
REACHES: Mapping[str, Text] = {"blast": T("blast {length}"), "fragments": T("fragments {length}")}


@dataclass(frozen=True, slots=True)
class Place:
    """A cell that matters: aimed at, or where it landed."""

    kind: Literal["aimed", "landed"]
    polygon: Polygon
    at: ScenePoint
    word: Text


@dataclass(frozen=True, slots=True)
class Ring:
    """How far it reaches. `radius`: scene units."""

    at: ScenePoint
    radius: float
    word: Text


@dataclass(frozen=True, slots=True)
class Traces:
    """All of it. `ways`: from their starts on; `scatter`: from where it was aimed at to where it landed, if elsewhere;
    `others`: the middles of tokens, which words keep clear of."""

    places: tuple[Place, ...] = ()
    scatter: tuple[ScenePoint, ScenePoint] | None = None
    scatter_word: Text | None = None
    ways: tuple[tuple[ScenePoint, ...], ...] = ()
    rings: tuple[Ring, ...] = ()
    others: tuple[ScenePoint, ...] = ()


def traces_of(ctx: ToolContext, told: Sequence[Mapping[str, Any]]) -> Traces | None:
    """What to draw of `traced`; None if there is nothing to draw."""
    if not told:
        return None
    grid, scene = grid_of(ctx), ctx.session.scenario.scene(ctx.scene)

    def length(cells: float) -> Text:
        return T("{length} {unit}", length=shown(round(cells * scene.cell_distance, 2)), unit=scene.unit)

    def first(what: str) -> Cell | None:
        found = next((one["cells"] for one in told if one["what"] == what and one["cells"]), None)
        return grid.cell(found[0]) if found is not None else None

    aimed, landed = first("aimed"), first("landed")
    way = next((one["cells"] for one in told if one["what"] == "way" and len(one["cells"]) > 1), None)
    if landed is None and way is not None:
        landed = grid.cell(way[-1])  # it is still in the air while somebody is asked
    astray = aimed is not None and landed is not None and aimed != landed
    places = []
    if aimed is not None and (astray or landed is None):
        places.append(Place("aimed", tuple(grid.polygon(aimed)), grid.center(aimed), T("aimed here")))
    if landed is not None:
        places.append(Place("landed", tuple(grid.polygon(landed)), grid.center(landed), T("lands here")))
    thrown = [
        tuple(grid.center(grid.cell(cell)) for cell in one["cells"])
        for one in told
        if one["what"] == "knocked" and len(one["cells"]) > 1
    ]
    rings = [
        Ring(
            grid.center(grid.cell(one["cells"][0])), float(one["radius"]),
            T(REACHES[one["what"]].key, length=length(one["radius"])) if one["what"] in REACHES else length(one["radius"]),
        )
        for one in told if one.get("radius") and one["cells"]
    ]  # fmt: skip
    scatter = (grid.center(aimed), grid.center(landed)) if astray and aimed is not None and landed is not None else None
    far = grid.distance(aimed, landed) if astray and aimed is not None and landed is not None else 0
    word = T("scatters {length}", length=length(far)) if scatter is not None else None
    tokens = ctx.session.scenario.of(Token, ctx.scene).values()
    others = tuple(grid.body_center(grid.cell(t.at), t.size, t.facing, t.body) for t in tokens)
    return Traces(tuple(places), scatter, word, tuple(thrown), tuple(rings), others)

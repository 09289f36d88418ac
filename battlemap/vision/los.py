"""Line of sight between two places: which walls, closed doors and edges of the ground stand in it.

On the map the line runs from middle to middle. It is clear when it is clear after the smallest shift to its left *or* to its
right (`geometry.segments`). Upright it is a slice: the two see each other if the eye of either sees any part of the other's
body there, however little. So sight goes both ways, one-way walls excepted: a to b is blocked exactly when b to a is.

How much of a body shows, to its sides too, is `cover`'s answer; `screens` says what hides and how heights are meant.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from battlemap.geometry.grid import Grid
from battlemap.geometry.types import Cell, ScenePoint
from battlemap.model.entities import Token
from battlemap.model.scenario import ScenarioView
from battlemap.vision.bodies import Body, StatureOf, body_of, stature_of
from battlemap.vision.results import Sight, Stop
from battlemap.vision.screens import Screens, screens_of, slices
from battlemap.vision.shadows import TINY_M, Piece, length, shadow, turned, twice, union


def sight(view: ScenarioView, scene: str, a: Token | Cell, b: Token | Cell) -> Sight:
    """Do a and b see each other past walls, doors and the ground?

    Args:
        a, b: a token, or a cell of the scene's grid (a point where there is no grid), taken as a standing person there.
    """
    return visible_from(view, scene, a, (b,))[0]


def visible_from(
    view: ScenarioView,
    scene: str,
    a: Token | Cell,
    targets: Sequence[Token | Cell],
    stature: StatureOf = stature_of,
) -> list[Sight]:
    """`sight` from one place to many in one go, in the order of the targets.

    Args:
        stature: how tall a token is, where a game knows better than its posture and size.
    """
    grid = view.scene(scene).grid.grid()
    here = body_of(view, scene, grid, a, stature)
    bodies = [body_of(view, scene, grid, target, stature) for target in targets]
    stops = stops_between(screens_of(view, scene), here, bodies)
    return [_sight(grid, here, body, stopped) for body, stopped in zip(bodies, stops, strict=True)]


def _sight(grid: Grid, here: Body, there: Body, stops: tuple[Stop, ...]) -> Sight:
    line = grid.line(here.cell, there.cell)
    ids = tuple(sorted({stop.id for stop in stops}))
    return Sight(not stops, ids, line.crossed, line.edge_pairs, here, there, stops)


def stops_between(screens: Screens, here: Body, bodies: Sequence[Body]) -> list[tuple[Stop, ...]]:
    """For each body what hides it and `here` from each other; () if they see each other."""
    ends = np.array([body.point for body in bodies], dtype=np.float64).reshape(-1, 2)
    starts = np.broadcast_to(np.array(here.point, dtype=np.float64), ends.shape)
    met = screens.meet(starts, ends, sight_only=True)
    result: list[tuple[Stop, ...]] = [()] * len(bodies)
    for view in slices(screens, met, screens.endless):
        body = bodies[view.line]
        hiding = {piece.thing for piece in view.left + view.right}
        if not view.hidden:
            on_left, on_right = (_hiding(screens, here, body, side) for side in (view.left, view.right))
            hiding = on_left | on_right if on_left and on_right else set()
        nearest: dict[int, float] = {}
        for piece in view.left + view.right:
            if piece.thing in hiding:
                nearest[piece.thing] = min(piece.part, nearest.get(piece.thing, 1.0))
        result[view.line] = tuple(
            Stop(screens.things[thing].kind, screens.things[thing].id, _along(here.point, body.point, part))
            for thing, part in sorted(nearest.items(), key=lambda item: (item[1], item[0]))
        )
    return result


def _hiding(screens: Screens, a: Body, b: Body, pieces: list[Piece]) -> set[int]:
    """The things that hide b's slice from a's eye and a's from b's eye together; empty if either sees a part."""
    if not pieces:
        return set()
    there = _hidden(screens, a.eye_m, b, pieces)
    back = _hidden(screens, b.eye_m, a, [turned(piece) for piece in pieces])
    return there | back if there and back else set()


def _hidden(screens: Screens, eye: float, body: Body, pieces: list[Piece]) -> set[int]:
    """The things that hide all of the body's slice from the eye, each alone or, if none does, together; empty if any shows."""
    dark: dict[int, list[tuple[float, float]]] = {}
    for thing in dict.fromkeys(piece.thing for piece in pieces):
        shadows = [shadow(eye, piece) for piece in pieces if piece.thing == thing]
        own = union(twice(shadows) if screens.things[thing].behind else shadows, body.feet_m, body.top_m)
        if length(own) > TINY_M:
            dark[thing] = own
    all_but = body.top_m - body.feet_m - TINY_M
    alone = {thing for thing, own in dark.items() if length(own) >= all_but}
    together = union([one for own in dark.values() for one in own], body.feet_m, body.top_m)
    return alone or (set(dark) if length(together) >= all_but else set())


def _along(a: ScenePoint, b: ScenePoint, part: float) -> ScenePoint:
    return ScenePoint(a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part)

"""Areas against loops over cells in plain Python, in processor time."""

from __future__ import annotations

import heapq
import random
from collections.abc import Callable, Iterator

from battlemap.geometry.grid import Grid
from battlemap.geometry.segments import segments_cross
from battlemap.geometry.types import Cell, ScenePoint
from battlemap.model.entities import (
    DOCUMENT_KEY,
    Area,
    Document,
    Entity,
    EntityKey,
    GridSpec,
    Scene,
    Token,
    Wall,
    scene_key,
)
from battlemap.model.scenario import Scenario
from battlemap.vision.effect import cells_of, effect_of
from tests.bench.table import Row, ahead, cpu

Near = dict[Cell, list[tuple[ScenePoint, ScenePoint]]]
TOKENS, WALLS = 500, 5000


def rows(quick: bool) -> Iterator[Row]:
    side, rounds = (20, 1) if quick else (200, 15)
    empty = crowded(side, walls=0)
    grid = empty.scene("s1").grid.grid()
    at = grid.from_offset(side // 2, side // 2)
    bodies = {
        token.id: grid.body(grid.cell(token.at), token.size, token.facing) for token in empty.of(Token, "s1").values()
    }
    for radius in (24, 100):
        area = Area("a", "burst", at=(at[0], at[1]), radius=float(radius), limit="through")
        assert who(effect_of(empty, "s1", area).tokens) == by_loop(grid, at, radius, bodies)
        yield ahead(
            f"who is in a burst of {radius} cells, {TOKENS} tokens",
            "Python loop over its cells",
            cpu(lambda area=area: effect_of(empty, "s1", area), 20),  # type: ignore[misc]
            cpu(lambda radius=radius: by_loop(grid, at, radius, bodies)),  # type: ignore[misc]
            rounds,
            20.0,
        )
    walled = crowded(side, walls=0 if quick else WALLS)
    near = walls_by_cell(walled, grid)
    for name, limit, theirs, goal in (
        ("spread of 30 cells", "spread", lambda: flood(grid, at, 30, near), 3.0),
        ("line of effect to 30 cells", "straight", lambda: lines(grid, at, 30, near), 20.0),
    ):
        yield _among_walls(f"{name}, {WALLS} walls", walled, at, limit, theirs, rounds, goal)


def _among_walls(
    name: str, table: Scenario, at: Cell, limit: str, theirs: Callable[[], object], rounds: int, goal: float
) -> Row:
    area = Area("a", "burst", at=(at[0], at[1]), radius=30.0, limit=limit)  # type: ignore[arg-type]
    cells_of(table, "s1", area)  # the walls are made ready once for a scene, as theirs are
    return ahead(
        name,
        "Python, walls looked up by cell",
        cpu(lambda: cells_of(table, "s1", area), 5),
        cpu(theirs),
        min(rounds, 5),
        goal,
    )


def crowded(side: int, walls: int) -> Scenario:
    """`side` x `side` hexes with tokens and walls along sides of hexes, strewn at random."""
    rnd = random.Random(7)
    spec = GridSpec("hex-flat", side, side)
    grid = spec.grid()

    def things() -> Iterator[tuple[EntityKey, Entity]]:
        yield DOCUMENT_KEY, Document(active_scene="s1")
        yield scene_key("s1"), Scene("s1", grid=spec)
        for number in range(TOKENS):
            cell = grid.from_offset(rnd.randrange(side), rnd.randrange(side))
            yield EntityKey("s1", "token", f"t{number}"), Token(f"t{number}", at=(cell[0], cell[1]))
        for number in range(walls):
            corners = grid.polygon(grid.from_offset(rnd.randrange(side), rnd.randrange(side)))
            first = rnd.randrange(5)
            wall = Wall(f"w{number}", ((*corners[first],), (*corners[first + 1],)))
            yield EntityKey("s1", "wall", wall.id), wall

    scenario = Scenario("areas")
    scenario.load(things())
    return scenario


def by_loop(grid: Grid, at: Cell, radius: int, bodies: dict[str, tuple[Cell, ...]]) -> list[tuple[float, str]]:
    """The obvious way: the distance of each cell, then who stands on one."""
    area = {cell: grid.distance(at, cell) for cell in grid.disk(at, radius) if grid.contains(cell)}
    found = []
    for token, body in bodies.items():
        here = [area[cell] for cell in body if cell in area]
        if here:
            found.append((min(here), token))
    return sorted(found)


def who(tokens: object) -> list[tuple[float, str]]:
    return [(one.distance, one.token) for one in tokens]  # type: ignore[attr-defined]


def walls_by_cell(table: Scenario, grid: Grid) -> Near:
    """For each cell the walls along its sides."""
    near: Near = {}
    for wall in table.of(Wall, "s1").values():
        a, b = (ScenePoint(*point) for point in wall.points)
        middle = ScenePoint((a.x + b.x) / 2, (a.y + b.y) / 2)
        first = grid.cell_at(middle)
        for cell in (first, *grid.neighbors(first)):
            near.setdefault(cell, []).append((a, b))
    return near


def flood(grid: Grid, at: Cell, radius: int, near: Near) -> dict[Cell, float]:
    """A plain search, step by step."""
    best: dict[Cell, float] = {}
    queue: list[tuple[int, Cell]] = [(0, at)]
    while queue:
        far, cell = heapq.heappop(queue)
        if cell in best:
            continue
        best[cell] = far
        start = grid.center(cell)
        for there in grid.neighbors(cell):
            if far < radius and there not in best and grid.contains(there):
                end = grid.center(there)
                if not any(segments_cross(start, end, a, b) for a, b in near.get(cell, ())):
                    heapq.heappush(queue, (far + 1, there))
    return best


def lines(grid: Grid, at: Cell, radius: int, near: Near) -> set[Cell]:
    """A line to each cell, tried against the walls of the cells it passes."""
    found = set()
    start = grid.center(at)
    for cell in grid.disk(at, radius):
        end = grid.center(cell)
        passed = grid.line(at, cell)
        on_way = (at, *passed.crossed, *(one for pair in passed.edge_pairs for one in pair), cell)
        if not any(segments_cross(start, end, a, b) for one in on_way for a, b in near.get(one, ())):
            found.add(cell)
    return found

"""Reach, paths and prices of the generic rules against a slow search of our own, written from the rules' text alone."""

from __future__ import annotations

import heapq
import math
import random
from typing import Any

import pytest

from tests.contract.conftest import Play, scene

Cell = tuple[int, int]
FLAT = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
STEPS = {
    "hex-flat": FLAT,
    "hex-pointy": [*FLAT[1:], FLAT[0]],
    "square": [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)],
}
DONE = ("price", "move", "undo")
ROOT = math.sqrt(3) / 2


class World:
    """A random scene and what the rules say of a step in it."""

    def __init__(self, seed: int, kind: str) -> None:
        r = self.random = random.Random(seed)
        self.kind, self.shifted = kind, r.choice(["odd", "even"])
        self.cells = [self.cell(column, row) for column in range(8) for row in range(7)]
        self.ground = {cell: self.some_ground() for cell in self.cells if r.random() < 0.45}
        # Diagonal steps and walls meet in a rule of their own, so squares have no walls here.
        pieces = range(0 if kind == "square" else r.randrange(4))
        self.walls = [{"id": f"w{n}", "points": [self.point(), self.point()], "move": r.random() < 0.8} for n in pieces]
        self.doors = [
            {"id": f"d{n}", "points": [self.point(), self.point()], "state": r.choice(["open", "closed"])}
            for n in pieces
        ]
        self.start = r.choice(self.cells)
        self.ground.pop(self.start, None)
        self.budget, self.side = r.choice([0, 2, 5, 7.5, 12]), r.choice(["", "party"])
        others = r.sample([cell for cell in self.cells if cell != self.start], 5)
        self.others = {cell: r.choice(["", "party", "foe"]) for cell in others}

    def cell(self, column: int, row: int) -> Cell:
        if self.kind == "square":
            return column, row
        along, across = (column, row) if self.kind == "hex-flat" else (row, column)
        shift = along - (along & 1) if self.shifted == "odd" else along + (along & 1)
        q, r = along, across - shift // 2
        return (q, r) if self.kind == "hex-flat" else (r, q)

    def some_ground(self) -> dict[str, Any]:
        r = self.random
        tags = [tag for tag in ("difficult", "minor_obstacle") if r.random() < 0.2]
        tags += r.choice([[], [], [], ["stairs"], ["ladder"], ["impassable"], ["obstacle"]])
        water = r.choice([0, 0, 0, 0.3, 0.31, 1.2, 1.21, 4])
        return {"tags": tags, "water": water, "elevation": r.choice([0, 0, 0.5, 1.5, 2, -1])}

    def point(self) -> list[float]:
        return [self.random.uniform(0, 7), self.random.uniform(0, 6)]

    def document(self) -> dict[str, Any]:
        stats = {"generic": {"version": 1, "move": self.budget}}
        mover = {"id": "m", "at": self.start, "side": self.side, "stats": stats}
        others = [{"id": f"o{n}", "at": cell, "side": side} for n, (cell, side) in enumerate(self.others.items())]
        cells = {f"{x},{y}": ground for (x, y), ground in self.ground.items()}
        grid = {"shifted": self.shifted}
        return scene(
            self.kind, 8, 7, grid=grid, cells=cells, walls=self.walls, doors=self.doors, tokens=[mover, *others]
        )

    def center(self, cell: Cell) -> tuple[float, float]:
        half = 0.5 if self.shifted == "odd" else 1.0
        a, b = cell
        if self.kind == "hex-flat":
            return 0.5 / ROOT + ROOT * a, half + b + a / 2
        if self.kind == "hex-pointy":
            return half + a + b / 2, 0.5 / ROOT + ROOT * b
        return a + 0.5, b + 0.5

    def blocked(self, a: Cell, b: Cell) -> bool:
        walls = [w["points"] for w in self.walls if w["move"]]
        walls += [d["points"] for d in self.doors if d["state"] == "closed"]
        return any(crosses(self.center(a), self.center(b), *wall) for wall in walls)

    def closed(self, cell: Cell) -> bool:
        return bool({"obstacle", "impassable"} & set(self.ground.get(cell, {}).get("tags", ())))

    def cost(self, a: Cell, b: Cell) -> float | None:
        here, there = self.ground.get(a, {}), self.ground.get(b, {})
        if b not in self.cells or self.closed(b) or self.blocked(a, b):
            return None
        if self.others.get(b, self.side or "nobody") != (self.side or "nobody"):
            return None
        if self.kind == "square" and (self.closed((a[0], b[1])) or self.closed((b[0], a[1]))):
            return None
        tags = there.get("tags", ())
        cost = 1.0 + ("difficult" in tags) + ("minor_obstacle" in tags) + (there.get("water", 0) > 0.3)
        rise = there.get("elevation", 0) - here.get("elevation", 0)
        if abs(rise) > 0.5:
            higher = (there if rise > 0 else here).get("tags", ())
            cost += abs(rise) * (0 if "stairs" in higher else 1 if "ladder" in higher else 2)
        return cost

    def reach(self) -> dict[Cell, float]:
        best, queue = {self.start: 0.0}, [(0.0, self.start)]
        while queue:
            so_far, cell = heapq.heappop(queue)
            for dx, dy in STEPS[self.kind]:
                there = (cell[0] + dx, cell[1] + dy)
                step = self.cost(cell, there)
                if step is not None and so_far + step <= min(self.budget, best.get(there, 99) - 1e-9):
                    best[there] = so_far + step
                    heapq.heappush(queue, (so_far + step, there))
        return {cell: cost for cell, cost in best.items() if cell not in self.others}


def crosses(p: Any, q: Any, a: Any, b: Any) -> bool:
    def left(u: Any, v: Any, w: Any) -> bool:
        return bool((v[0] - u[0]) * (w[1] - u[1]) > (v[1] - u[1]) * (w[0] - u[0]))

    return left(p, q, a) != left(p, q, b) and left(a, b, p) != left(a, b, q)


@pytest.mark.parametrize("kind", sorted(STEPS))
@pytest.mark.parametrize("seed", range(5))
def test_reach_paths_and_prices_agree_with_the_rules(play: Play, kind: str, seed: int) -> None:
    world = World(seed, kind)
    document, wanted = world.document(), world.reach()
    found = play(document, {"do": "reach", "token": "m"}).results[0]
    assert {tuple(c["at"]): c["cost"] for c in found["cells"]} == pytest.approx(wanted)
    assert [(c["cost"], c["at"]) for c in found["cells"]] == sorted((c["cost"], c["at"]) for c in found["cells"])
    goals = list(wanted)[::3]
    paths = play(document, *({"do": "path", "token": "m", "to": goal} for goal in goals)).results
    ways = [[step["at"] for step in path["steps"]] for path in paths]
    lines = [{"do": do, **({} if do == "undo" else {"token": "m", "path": way})} for way in ways for do in DONE]
    told = iter(play(document, *lines).results)
    for goal, path, price, moved, _ in zip(goals, paths, told, told, told, strict=True):
        assert path["cost"] == pytest.approx(wanted[goal]) == pytest.approx(sum(s["cost"] for s in path["steps"]))
        assert price["legal"] and price["cost"] == path["cost"] == moved["cost"]
        assert moved["budget_left"] == pytest.approx(world.budget - path["cost"])
    beyond = [cell for cell in world.cells if cell not in wanted][:5]
    refused = play(document, *({"do": "path", "token": "m", "to": cell} for cell in beyond)).results
    assert refused == ["illegal-move"] * len(beyond)

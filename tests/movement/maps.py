"""Random small maps and profiles, the same ones for every comparison."""

from __future__ import annotations

import random
from typing import Any

from battlemap.model.entities import Door, EntityKey, GridSpec, Terrain, Token, Wall, terrain_id
from battlemap.model.scenario import Scenario
from battlemap.movement.costs import HeightBand, MoveProfile, Occupied, StepRule, Toll, WaterBand
from battlemap.text import T

from .ascii import bare, put

KINDS = ("hex-flat", "hex-pointy", "square")
DIAGONALS = ("one", "5-10-5", "euclid", "none")

TERMS: dict[str, Any] = {
    "tags": {
        "difficult": Toll(T("difficult ground"), "GEN-2", multiply=2),
        "stairs": Toll(T("stairs"), "GEN-3", add=1),
        "impassable": Toll(T("impassable"), "GEN-4", forbid=True),
    },
    "water": (
        WaterBand(0.5, Toll(T("shallow water"), "GEN-5", add=2)),
        WaterBand(None, Toll(T("swimming"), "GEN-6", multiply=2, mode="swim")),
    ),
    "rises": (HeightBand(0.5), HeightBand(3.0, Toll(T("climbing"), "GEN-7", mode="climb"), per_metre=2)),
    "drops": (HeightBand(0.5), HeightBand(2.0, Toll(T("climbing down"), "GEN-8", add=1))),
    "by_side": {"a": Occupied(enter=True, toll=Toll(T("an ally"), "GEN-9", add=1, mark="squeezed"))},
    "rules": {"wall": "GEN-10", "door": "GEN-10", "occupied": "GEN-11", "budget": "GEN-1"},
}


def free_profile(budget: int = 16, **more: Any) -> MoveProfile:
    """Facing free, two subunits a cell."""
    fields = {"unit": "m", "per_unit": 2, "steps": (StepRule("step", 2),), **TERMS, **more}
    return MoveProfile(budget, **fields)


def facing_profile(directions: int, budget: int = 16, **more: Any) -> MoveProfile:
    """Front cells cheap, the rest dear, turning costs."""
    front = (0, 1, directions - 1)
    rest = tuple(range(2, directions - 1))
    steps = (
        StepRule("forward", 2, front),
        StepRule("sidestep", 4, (1, directions - 1), face=False),
        StepRule("side", 4, rest, face=False),
    )
    return MoveProfile(budget, unit="MP", per_unit=2, steps=steps, **{**TERMS, "turn": 2, **more})


def random_map(seed: int, kind: str, diagonals: str = "one", size: int = 8) -> Scenario:
    """Ground, heights, water, walls on and off the cells' sides, doors, other tokens; the mover is "m"."""
    rnd = random.Random(seed)
    spec = GridSpec(kind, size, size - 1, rnd.choice(("odd", "even")), diagonals=diagonals)  # type: ignore[arg-type]
    grid = spec.grid()
    scenario = bare(spec)
    cells = list(grid.cells())
    for cell in cells:
        if rnd.random() < 0.5:
            continue
        tags = rnd.choice([(), (), ("difficult",), ("stairs",), ("difficult", "stairs"), ("impassable",)])
        id_ = terrain_id((cell[0], cell[1]))
        ground = Terrain(id_, tags, rnd.choice([0, 0, 0.4, 1, 2.5]), rnd.choice([0, 0, 0, 0.3, 2]))
        put(scenario, EntityKey("s1", "cell", id_), ground)
    for number in range(12):
        corners = grid.polygon(rnd.choice(cells))
        k = rnd.randrange(len(corners))
        points = ((*corners[k],), (*corners[(k + 1) % len(corners)],))
        one_way = rnd.choice([None, None, "left", "right"])
        wall = Wall(f"w{number}", points, top=rnd.choice([None, 0.3, 2.0]), move=rnd.random() < 0.9, one_way=one_way)  # type: ignore[arg-type]
        put(scenario, EntityKey("s1", "wall", wall.id), wall)
    for number in range(3):
        a, b = grid.center(rnd.choice(cells)), grid.center(rnd.choice(cells))
        off = rnd.choice((0.0, 0.21))
        points = ((a.x + off, a.y + off), (b.x + off, b.y + off))
        put(scenario, EntityKey("s1", "wall", f"x{number}"), Wall(f"x{number}", points))
        state = rnd.choice(("open", "closed"))
        corners = grid.polygon(rnd.choice(cells))
        door = Door(f"d{number}", ((*corners[0],), (*corners[1],)), state=state)  # type: ignore[arg-type]
        put(scenario, EntityKey("s1", "door", door.id), door)
    places = rnd.sample(cells, 5)
    for number, cell in enumerate(places[1:]):
        token = Token(f"t{number}", f"T{number}", (cell[0], cell[1]), side="ab"[number % 2])
        put(scenario, EntityKey("s1", "token", token.id), token)
    mover = Token("m", "Mover", (places[0][0], places[0][1]), facing=rnd.randrange(grid.directions), side="a")
    put(scenario, EntityKey("s1", "token", "m"), mover)
    return scenario

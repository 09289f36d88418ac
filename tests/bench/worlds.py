"""The maps and documents the bench measures on: made from a seed, the same on every machine."""

from __future__ import annotations

import random
from collections.abc import Iterator

from battlemap.model.entities import (
    DOCUMENT_KEY,
    Condition,
    Document,
    Entity,
    EntityKey,
    Fog,
    GridSpec,
    Picture,
    Scene,
    Terrain,
    Token,
    Wall,
    fog_key,
    scene_key,
    terrain_id,
)
from battlemap.model.scenario import Scenario
from battlemap.movement.costs import HeightBand, MoveProfile, StepRule, Toll
from battlemap.text import T

FOOT = (
    StepRule("forward", 2, (0, 1, 5)),
    StepRule("sidestep", 4, (1, 5), face=False),
    StepRule("side", 4, (2, 4), face=False),
    StepRule("back", 4, (3,), face=False),
)


def foot(budget: int) -> MoveProfile:
    """Walking with facing: front cheap, the rest dear, turning costs, difficult ground doubles, each metre up adds one."""
    return MoveProfile(
        budget * 2,
        unit="MP",
        per_unit=2,
        steps=FOOT,
        turn=2,
        tags={
            "difficult": Toll(T("difficult ground"), multiply=2),
            "impassable": Toll(T("impassable"), forbid=True),
        },
        rises=(HeightBand(None, Toll(T("climb {height} m"), mode="climb"), per_metre=2),),
    )


def hexes(side: int, seed: int = 1) -> Scenario:
    """`side` x `side` hexes: a fifth impassable, 15 % difficult, a fifth 1 m high, 3 % of the sides walled, one mover "m"."""
    rnd = random.Random(seed)
    spec = GridSpec("hex-flat", side, side)
    grid = spec.grid()
    middle = grid.from_offset(side // 2, side // 2)
    corner = grid.from_offset(0, 0)
    far = grid.from_offset(side - 1, side - 1)

    def things() -> Iterator[tuple[EntityKey, Entity]]:
        yield DOCUMENT_KEY, Document(active_scene="s1")
        yield scene_key("s1"), Scene("s1", grid=spec)
        number = 0
        for cell in grid.cells():
            dice = rnd.random()
            tags = ("impassable",) if dice < 0.2 else ("difficult",) if dice < 0.35 else ()
            height = 1.0 if rnd.random() < 0.2 else 0.0
            if cell in (middle, corner, far):
                tags, height = (), 0.0
            if tags or height:
                id_ = terrain_id((cell[0], cell[1]))
                yield EntityKey("s1", "cell", id_), Terrain(id_, tags, height)
            corners = grid.polygon(cell)
            for side_ in range(3):
                if rnd.random() < 0.03:
                    wall = Wall(f"w{number}", ((*corners[side_],), (*corners[side_ + 1],)))
                    number += 1
                    yield EntityKey("s1", "wall", wall.id), wall
        yield EntityKey("s1", "token", "m"), Token("m", "Mover", (middle[0], middle[1]))
        yield EntityKey("s1", "token", "t"), Token("t", "Other", (corner[0], corner[1]))

    scenario = Scenario("bench")
    scenario.load(things())
    return scenario


def crowd(tokens: int, walls: int, pictures: list[str]) -> Scenario:
    """Many tokens with 24 values each, many walls, some pictures: what saving and opening is measured with."""
    rnd = random.Random(2)
    spec = GridSpec("square", 300, 300)

    def things() -> Iterator[tuple[EntityKey, Entity]]:
        yield DOCUMENT_KEY, Document(title="Crowd", active_scene="s1")
        yield scene_key("s1"), Scene("s1", "Field", grid=spec)
        yield fog_key("s1"), Fog()
        for number, name in enumerate(pictures):
            yield (
                EntityKey("s1", "picture", f"p{number}"),
                Picture(f"p{number}", name, (0.0, 0.0, 300.0, 300.0), number),
            )
        for number in range(walls):
            x, y = round(rnd.uniform(0, 299), 3), round(rnd.uniform(0, 299), 3)
            wall = Wall(f"w{number}", ((x, y), (round(x + rnd.uniform(-2, 2), 3), round(y + 1, 3))))
            yield EntityKey("s1", "wall", wall.id), wall
        for number in range(tokens):
            yield EntityKey("s1", "token", f"t{number}"), person(number, rnd, pictures)

    scenario = Scenario("crowd")
    scenario.load(things())
    return scenario


def person(number: int, rnd: random.Random, pictures: list[str]) -> Token:
    """A token as a game has them: fourteen fields of its own and ten of its ruleset's."""
    stats = {"move": 5, "hp": rnd.randrange(5, 15), "hp_max": 14, "dodge": 8, "parry": 9, "st": 12, "dx": 11, "ht": 10}
    return Token(
        f"t{number}",
        f"Goblin {number}",
        (rnd.randrange(300), rnd.randrange(300)),
        rnd.randrange(8),
        rnd.choice((1, 1, 1, 2, 3)),
        side=rnd.choice(("heroes", "foes")),
        elevation=rnd.choice((0.0, 0.0, 1.5)),
        picture=rnd.choice(pictures) if pictures else None,
        conditions=(Condition("stunned", 3.0),) if rnd.random() < 0.2 else (),
        stats={"gurps_thf": {**stats, "armour": {"torso": 2, "skull": 2}}},
    )

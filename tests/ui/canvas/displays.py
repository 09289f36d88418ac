"""Display lists made by hand, for tests and for looking at: a small fight at a bridge on any grid."""

from __future__ import annotations

from collections.abc import Iterable

from battlemap.app.display import Bar, DisplayList, GridItem, Item, PictureItem, TerrainItem, TokenItem
from battlemap.geometry.grid import GridKind
from battlemap.geometry.types import Cell
from battlemap.model.entities import GridSpec

COLUMNS, ROWS = 24, 15


def listed(items: Iterable[Item], scene: str = "s1") -> DisplayList:
    return DisplayList(scene, {(item.kind, item.id): item for item in items})


def spec(kind: GridKind = "hex-flat", columns: int = COLUMNS, rows: int = ROWS) -> GridSpec:
    return GridSpec(kind=kind, columns=columns, rows=rows)


def grid_item(of: GridSpec, cell_distance: float = 1.0, unit: str = "m") -> GridItem:
    return GridItem("s1", of, of.grid().bounds(), cell_distance, unit)


def picture(of: GridSpec, file: str = "pictures/map.png", name: str = "p1", z: int = 0) -> PictureItem:
    return PictureItem(name, file, of.grid().bounds(), z)


def cell(of: GridSpec, column: int, row: int) -> Cell:
    return of.grid().from_offset(column, row)


def terrain(
    of: GridSpec, column: int, row: int, *, tags: tuple[str, ...] = (), up: float = 0.0, water: float = 0.0
) -> TerrainItem:
    grid = of.grid()
    at = grid.from_offset(column, row)
    return TerrainItem(f"{column},{row}", grid.center(at), grid.polygon(at), tags, up, water)


def token(
    of: GridSpec,
    name: str,
    column: int,
    row: int,
    look: str = "player",
    *,
    facing: int = 0,
    hp: float | None = 1.0,
    size: int = 1,
    picture: str | None = None,
    **more: object,
) -> TokenItem:
    grid = of.grid()
    at = grid.from_offset(column, row)
    cells = grid.body(at, size, facing)
    values: dict[str, object] = {
        "elevation": 0.0,
        "ground": 0.0,
        "posture": "standing",
        "hidden": False,
        "conditions": (),
        "acting": False,
    }
    values.update(more)
    return TokenItem(
        id=name.lower().replace(" ", "-"),
        name=name,
        center=grid.body_center(at, size, facing),
        polygons=tuple(grid.polygon(c) for c in cells),
        diameter=size * (0.76 if of.kind != "hex-flat" else 0.80),
        facing_deg=grid.direction_deg(facing),
        look=look,
        picture=picture,
        bars=() if hp is None else (Bar("hp", hp * 14, 14),),
        **values,  # type: ignore[arg-type]
    )


def fight(of: GridSpec) -> list[Item]:
    """The bridge: pictures, heights, water, nine tokens of all sides."""
    made: list[Item] = [grid_item(of), picture(of)]
    for column in range(1, 7):
        for row in range(5):
            up = max(0.0, 2.5 - 0.5 * (abs(column - 3) + abs(row - 2)))
            if up:
                made.append(terrain(of, column, row, up=up))
    for row in range(ROWS):
        if row not in (6, 7):
            made += [terrain(of, c, row, water=0.8, tags=("difficult",)) for c in (12, 13)]
    made += [
        token(of, "Ilsa", 4, 3, facing=2, hp=0.8, elevation=1.5, conditions=("aim",)),
        token(of, "Brynn", 12, 6, facing=1, hp=0.86, acting=True),
        token(of, "Mirela", 3, 7, facing=1, hp=0.3, conditions=("stunned",)),
        token(of, "Doran", 5, 8, facing=1, hp=0.6, posture="kneeling"),
        token(of, "Old Tam", 6, 5, "ally", facing=2, hp=0.9),
        token(of, "Ox cart", 2, 9, "neutral", facing=1, hp=None),
        token(of, "Bandit A", 16, 4, "foe", facing=5 % of.grid().directions, hp=0.7, conditions=("wait",)),
        token(
            of, "Varek", 15, 7, "foe", facing=4, hp=0.9, conditions=("stunned", "burning", "aim", "wounded", "shaken")
        ),
        token(of, "Bandit B", 16, 8, "foe", facing=4, hp=0.45, conditions=("wounded", "dead")),
        token(of, "Wolf", 19, 5, "foe", facing=4, hidden=True),
        token(of, "Ogre", 19, 10, "foe", size=3, facing=4, hp=0.2),
    ]
    return made

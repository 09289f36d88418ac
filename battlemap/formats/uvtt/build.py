"""From a drawing to a scenario, with a report of what was guessed and what was left out."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from battlemap.errors import FormatError
from battlemap.formats.fit import Choices, Fit, fit, with_lines_at
from battlemap.formats.images import StoredPicture
from battlemap.formats.newscene import Thing, scenario_of, title_of
from battlemap.formats.report import ImportReport
from battlemap.formats.store import PictureStore
from battlemap.formats.uvtt import values, walls
from battlemap.formats.uvtt.read import Drawing, Portal
from battlemap.model.entities import Door, Light, Pair, Picture, Points, Wall
from battlemap.model.scenario import Scenario
from battlemap.text import T, Text

NARROW = 0.9
"""A portal that is not closed and narrower than this (in cells) is a window; else it is an open door."""
DEFAULT_CELL_PX = 70.0
LONGEST_CHAIN = 10_000
_SAME = 0.01


@dataclass(slots=True)
class Notes:
    """Sentences for the report; counts of nothing are not said."""

    guessed: list[Text] = field(default_factory=list)
    left_out: list[Text] = field(default_factory=list)

    def lost(self, count: int, text: Text) -> None:
        if count:
            self.left_out.append(T(text.key, **{**text.args, "count": count}))


def build(
    drawing: Drawing, picture: StoredPicture | None, path: Path, choices: Choices, notes: Notes
) -> tuple[Scenario, PictureStore, ImportReport]:
    """The scenario of a drawing and its picture.

    Args:
        path: of the file; gives the title.
        choices: what the user decided; the drawing is scaled with its picture to the chosen number of cells.
        notes: what was said so far; the report holds it and what is added here.
    Raises: FormatError if nothing gives the map a size; LimitError if it is too large.
    """
    width, height = _size(drawing, picture, path)
    found = _grid(drawing, width, height, choices, notes)
    cell_px = _cell_px(drawing, picture, width, height, notes)
    pieces, count = _pieces(drawing, width, height, notes)
    portals = _portals(drawing, width, height, notes)
    pieces = walls.cut_at(pieces, (portal.ends for portal in portals))
    store = PictureStore()
    things: list[Thing] = []
    if picture is not None:
        box = (0.0, 0.0, round(width * found.x, 6), round(height * found.y, 6))
        things.append(Picture("p1", store.add(picture.data, picture.info.suffix), box))
    things += _walls(pieces, drawing, width, height, found, notes)
    doors = [_door(f"d{n}", portal, pieces, found) for n, portal in enumerate(portals, 1)]
    lights = list(_lights(drawing, width, height, found, notes))
    windows = sum(door.type == "window" for door in doors)
    if windows or any(door.state == "open" for door in doors):
        notes.guessed.append(
            T("of the portals that are not closed, those narrower than {narrow} cells are windows and the others open doors",
              narrow=NARROW)
        )  # fmt: skip
    title = title_of(path)
    scenario = scenario_of(title, found.spec, [*things, *doors, *lights], light=_light(drawing, notes))
    report = ImportReport(
        "uvtt", found.spec.kind, found.spec.columns, found.spec.rows,
        (cell_px[0] / found.x, cell_px[1] / found.y), walls=count, doors=len(doors) - windows,
        windows=windows, lights=len(lights), picture=(picture.info.width, picture.info.height) if picture else None,
        guessed=tuple(notes.guessed), left_out=tuple(notes.left_out),
    )  # fmt: skip
    return scenario, store, report


def _size(drawing: Drawing, picture: StoredPicture | None, path: Path) -> Pair:
    """Cells across and down, by the file, else by its picture."""
    if drawing.width is not None and drawing.height is not None:
        return drawing.width, drawing.height
    if picture is None:
        raise FormatError(
            T('{path} has neither a "map_size" nor a picture, so the map has no size', path=str(path)),
            hint=T("Export the map again."),
        )
    cell = drawing.cell_px or DEFAULT_CELL_PX
    return drawing.width or picture.info.width / cell, drawing.height or picture.info.height / cell


def _grid(drawing: Drawing, width: float, height: float, choices: Choices, notes: Notes) -> Fit:
    if drawing.width is None or drawing.height is None:
        notes.guessed.append(T("the number of cells, from the picture: the file names none"))
    kind = choices.grid or "square"
    found = fit(kind, width, height, cell=1.0, columns=choices.columns, rows=choices.rows, part=1e-9)
    if kind.startswith("hex"):
        notes.guessed.append(T("the place of the hexes: a Universal VTT map cannot tell it"))
    chosen = choices.columns is not None or choices.rows is not None
    x, y = (math.ceil(side - 1e-6) - side for side in drawing.origin)
    if kind == "square" and not chosen and max(abs(x), abs(y)) > 1e-6:
        notes.guessed.append(
            T("the picture begins between two grid lines; the first lines are {x} and {y} cells from its corner",
              x=f"{x:g}", y=f"{y:g}")
        )  # fmt: skip
        found = with_lines_at(found, x, y)
    if not chosen and (width % 1 > 1e-6 or height % 1 > 1e-6):
        notes.guessed.append(
            T(
                "the map is {width} × {height} cells; the last column or row is cut",
                width=f"{width:g}",
                height=f"{height:g}",
            )
        )
    return found


def _cell_px(drawing: Drawing, picture: StoredPicture | None, width: float, height: float, notes: Notes) -> Pair:
    """Pixels a cell, by the picture; without one as the file says."""
    if picture is None:
        told = drawing.cell_px or DEFAULT_CELL_PX
        return told, told
    across, down = picture.info.width / width, picture.info.height / height
    if abs(across / down - 1) > _SAME:
        notes.guessed.append(
            T(
                "the picture is stretched: its cells are {across} px wide and {down} px high",
                across=f"{across:g}",
                down=f"{down:g}",
            )
        )
    if drawing.cell_px is not None and abs(across / drawing.cell_px - 1) > _SAME:
        notes.guessed.append(
            T("the file speaks of {told} px a cell, its picture has {found}; the picture counts",
              told=f"{drawing.cell_px:g}", found=f"{across:g}")
        )  # fmt: skip
    return across, down


def _pieces(drawing: Drawing, width: float, height: float, notes: Notes) -> tuple[walls.Pieces, int]:
    """The pieces of wall that touch the picture, and how many the file has of them."""
    every = walls.pieces_of(drawing.walls)
    real = every[walls.lengths(every) > walls.NO_LENGTH]
    seen = real[walls.touching(real, width, height)]
    notes.lost(drawing.bad_points, T("points without a place: {count}"))
    notes.lost(len(every) - len(real), T("pieces of wall of no length: {count}"))
    notes.lost(len(real) - len(seen), T("pieces of wall outside the picture: {count} of {all}", all=len(real)))
    return seen, len(seen)


def _portals(drawing: Drawing, width: float, height: float, notes: Notes) -> list[Portal]:
    ends = np.array([(*p.ends[0], *p.ends[1]) for p in drawing.portals]).reshape(-1, 4)
    seen = walls.touching(ends, width, height)
    notes.lost(drawing.bad_portals, T("doors without a place: {count}"))
    notes.lost(
        int((~seen).sum()),
        T("doors and windows outside the picture: {count} of {all}", all=len(drawing.portals)),
    )
    return [portal for portal, inside in zip(drawing.portals, seen, strict=True) if inside]


def _walls(
    pieces: walls.Pieces, drawing: Drawing, width: float, height: float, found: Fit, notes: Notes
) -> Iterator[Wall]:
    """Walls as chains, then the outlines of things: seen, but what is behind them is not, and free to walk through."""
    snap = walls.Snapper()
    chains, doubles = walls.chains_of(pieces, snap)
    notes.lost(doubles, T("pieces of wall that lie exactly on others: {count}"))
    inside = [o for o in map(_pieces_alone, drawing.outlines) if walls.touching(o, width, height).any()]
    notes.lost(len(drawing.outlines) - len(inside), T("outlines of things outside the picture: {count}"))
    if inside:
        notes.guessed.append(
            T("outlines of things ({count}): the things are seen and can be walked through, what is behind them is not seen",
              count=len(inside))
        )  # fmt: skip
    parts = [(part, True) for chain in chains for part in _parts(chain)]
    parts += [(part, False) for o in inside for chain in walls.chains_of(o, snap)[0] for part in _parts(chain)]
    for n, (part, solid) in enumerate(parts, 1):
        points = _scaled(part, found)
        yield Wall(f"w{n}", points) if solid else Wall(f"w{n}", points, move=False, sight="behind", light="behind")


def _pieces_alone(chain: list[Pair]) -> walls.Pieces:
    return walls.pieces_of([chain])


def _parts(chain: list[Pair]) -> Iterator[list[Pair]]:
    for start in range(0, len(chain) - 1, LONGEST_CHAIN):
        yield chain[start : start + LONGEST_CHAIN + 1]


def _door(id_: str, portal: Portal, pieces: walls.Pieces, found: Fit) -> Door:
    """A door whose ends are those of the wall beside it, where there is one so near."""
    width = math.dist(*portal.ends)
    ends = np.concatenate([pieces[:, :2], pieces[:, 2:]])
    points = []
    for end in portal.ends:
        gaps = np.hypot(*(ends - end).T)
        near = int(gaps.argmin()) if len(gaps) else 0
        points.append(tuple(ends[near].tolist()) if len(gaps) and gaps[near] <= walls.ON_WALL else end)
    if math.dist(*points) < walls.ON_WALL:
        points = list(portal.ends)
    window = not portal.closed and width < NARROW
    state = "closed" if portal.closed or window else "open"
    return Door(id_, _scaled(points, found), type="window" if window else "door", state=state)  # type: ignore[arg-type]


def _scaled(points: list[Pair], found: Fit) -> Points:
    return tuple((round(x * found.x, 6) + 0.0, round(y * found.y, 6) + 0.0) for x, y in points)


def _lights(drawing: Drawing, width: float, height: float, found: Fit, notes: Notes) -> Iterator[Light]:
    notes.lost(drawing.bad_lamps, T("lights without a place: {count}"))
    if drawing.lamps and drawing.baked:
        notes.guessed.append(T("the lights are painted into the picture, so they are switched off"))
    outside = sum(not (0 <= lamp.at[0] <= width and 0 <= lamp.at[1] <= height) for lamp in drawing.lamps)
    if outside:
        notes.guessed.append(T("lights outside the picture, which are kept: {count}", count=outside))
    dark = sum(lamp.reach == 0 for lamp in drawing.lamps)
    if dark:
        notes.guessed.append(T("lights that reach nowhere and are switched off: {count}", count=dark))
    for n, lamp in enumerate(drawing.lamps, 1):
        dim = round(lamp.reach * found.x, 6)
        (at,) = _scaled([lamp.at], found)
        on = dim > 0 and not drawing.baked
        yield Light(f"l{n}", at, bright=dim / 2, dim=dim, color=lamp.color or "#ffffff", on=on)


def _light(drawing: Drawing, notes: Notes) -> str:
    """Day, unless the file has a dark sky: walls alone darken nothing."""
    if drawing.ambient is None or (bright := values.brightness(drawing.ambient)) > 0.75:
        return "day"
    light = "night" if bright < 0.35 else "dusk"
    notes.guessed.append(
        T("the light of the scene, {light}, from the colour {color}", light=light, color=drawing.ambient)
    )
    return light

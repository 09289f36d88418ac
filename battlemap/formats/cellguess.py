"""What the name of a picture says about its grid: "Keep 16×24 (no grid).png", "Forest [24x18] 100px", "ruins hex 20x14 flat".

Numbers in names are as often dates, versions and pixels. So a size counts only if it makes even cells of a sensible size on
this very picture, in one order or the other; and it stays a suggestion.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from battlemap.geometry.grid import GridKind, make_grid
from battlemap.text import T, Text

EVEN = 0.01
"""How far the two sides of a cell may differ."""
CELL_PX = (20.0, 600.0)
MOST_CELLS = 1000

_PAIR = re.compile(r"(?<![\d.,])(\d{1,4})(?:\s*[x×]\s*|\s+by\s+)(\d{1,4})(?![\d.,]*\d)", re.IGNORECASE)
_PX = re.compile(r"(?<![\d.,])(\d{2,3})\s*(?:px|ppi|dpi|ppg)(?![a-z])", re.IGNORECASE)
_WORDS: tuple[tuple[str, tuple[GridKind, ...]], ...] = (
    (r"flat|columns?", ("hex-flat",)),
    (r"point(?:y|ed)|rows?", ("hex-pointy",)),
    (r"hex(?:es|agons?|agonal)?", ("hex-flat", "hex-pointy")),
)


@dataclass(frozen=True, slots=True)
class CellGuess:
    """A grid that fits a picture, and the words for how it was found."""

    kind: GridKind
    columns: int
    rows: int
    text: Text


def cells_from_name(name: str, width: int, height: int, grid: GridKind | None = None) -> CellGuess | None:
    """The grid a file name speaks of; None if nothing in it fits the picture.

    Args:
        name: of the file.
        width, height: of the picture in pixels, as people see it.
        grid: the kind if it is known; else the name may say "hex", "flat", "pointy".

    >>> cells_from_name("arena 20x30.jpg", 1500, 1000).columns
    30
    >>> cells_from_name("harbor_1920x1080.jpg", 1920, 1080) is None
    True
    """
    kinds = (grid,) if grid is not None else _kinds(name)
    for columns, rows in _sizes(name):
        for kind in kinds:
            if _fits(kind, columns, rows, width, height):
                text = T("{columns} × {rows} cells, from the file's name", columns=columns, rows=rows)
                return CellGuess(kind, columns, rows, text)
    for match in _PX.finditer(name):
        cell = int(match[1])
        columns, rows = round(width / cell), round(height / cell)
        if "square" in kinds and _fits("square", columns, rows, width, height) and _whole(width, height, cell):
            return CellGuess("square", columns, rows, T("cells of {cell} px, from the file's name", cell=cell))
    return None


def _kinds(name: str) -> tuple[GridKind, ...]:
    said = [kinds for words, kinds in _WORDS if re.search(rf"(?<![a-z])(?:{words})(?![a-z])", name, re.IGNORECASE)]
    if ("hex-flat", "hex-pointy") not in said:
        return ("square",)
    return said[0]


def _sizes(name: str) -> Iterator[tuple[int, int]]:
    """Pairs of numbers in the name, each as written and then the other way round."""
    for match in _PAIR.finditer(name):
        one, other = int(match[1]), int(match[2])
        yield one, other
        yield other, one


def _fits(kind: GridKind, columns: int, rows: int, width: int, height: int) -> bool:
    if not (1 <= columns <= MOST_CELLS and 1 <= rows <= MOST_CELLS):
        return False
    box = make_grid(kind, columns, rows).bounds()
    across, down = width / box.width, height / box.height
    return abs(across / down - 1) <= EVEN and CELL_PX[0] <= across <= CELL_PX[1]


def _whole(width: int, height: int, cell: int) -> bool:
    return all(abs(side / cell - round(side / cell)) <= 2 * EVEN for side in (width, height))

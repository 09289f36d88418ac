"""A picture as a new scenario: the grid by choice, by the picture's name, or a plain guess that is said to be one."""

from __future__ import annotations

from pathlib import Path

from battlemap.formats.cellguess import cells_from_name
from battlemap.formats.fit import Choices, Fit, fit, whole_columns
from battlemap.formats.images import prepare
from battlemap.formats.newscene import scenario_of, title_of
from battlemap.formats.report import ImportReport
from battlemap.formats.store import PictureStore
from battlemap.model.entities import Picture
from battlemap.model.scenario import Scenario
from battlemap.text import T, Text

DEFAULT_CELL_PX = 70.0
USUAL_CELL_PX = (70, 50, 64, 72, 60, 75, 80, 100, 128, 140, 150, 200, 256)
"""What map makers take, the likelier first."""
_STRETCHED = 0.01
_ENDINGS = {
    "PNG": (".png",), "JPEG": (".jpg", ".jpeg", ".jpe", ".jfif"), "WEBP": (".webp",), "GIF": (".gif",),
    "BMP": (".bmp", ".dib"), "TIFF": (".tif", ".tiff"),
}  # fmt: skip


def picture_scenario(data: bytes, path: Path, choices: Choices) -> tuple[Scenario, PictureStore, ImportReport]:
    """The scenario of one picture, its scene as large as the picture.

    Args:
        data: the content of the picture file.
        path: of the file; its name gives the title and may tell the grid.
        choices: what the user decided. With columns and rows the picture is stretched to them; otherwise it keeps its form.
    Raises: FormatError, LimitError as `images.prepare`.
    """
    picture = prepare(data, path.name)
    info = picture.info
    guessed: list[Text] = []
    if path.suffix.lower() not in _ENDINGS[info.format]:
        guessed.append(T("a {format} picture, whatever its name says", format=info.format))
    found = _grid(path.name, info.width, info.height, choices, guessed)
    store = PictureStore()
    box = (0.0, 0.0, round(info.width * found.x, 6), round(info.height * found.y, 6))
    title = title_of(path)
    scenario = scenario_of(title, found.spec, [Picture("p1", store.add(picture.data, info.suffix), box)])
    report = ImportReport(
        "picture", found.spec.kind, found.spec.columns, found.spec.rows, (1 / found.x, 1 / found.y),
        picture=(info.width, info.height), guessed=tuple(guessed), left_out=info.warnings,
    )  # fmt: skip
    return scenario, store, report


def _grid(name: str, width: int, height: int, choices: Choices, guessed: list[Text]) -> Fit:
    kind = choices.grid or "square"
    if choices.columns is not None or choices.rows is not None:
        found = fit(kind, width, height, cell=DEFAULT_CELL_PX, columns=choices.columns, rows=choices.rows)
        if abs(found.x / found.y - 1) > _STRETCHED:
            guessed.append(
                T("the picture is stretched: its cells are {across} px wide and {down} px high",
                  across=f"{1 / found.x:g}", down=f"{1 / found.y:g}")
            )  # fmt: skip
        return found
    said = cells_from_name(name, width, height, choices.grid)
    if said is not None:
        guessed.append(said.text)
        return fit(said.kind, width, height, cell=DEFAULT_CELL_PX, columns=said.columns, rows=said.rows)
    if not kind.startswith("hex"):
        for cell in USUAL_CELL_PX:
            if width % cell == 0 and height % cell == 0:
                guessed.append(
                    T("cells of {cell} px, because both sides of the picture are multiples of it", cell=cell)
                )
                return fit(kind, width, height, cell=cell, columns=None, rows=None)
    columns = whole_columns(kind, width, DEFAULT_CELL_PX)
    found = fit(kind, width, height, cell=DEFAULT_CELL_PX, columns=columns, rows=None)
    guessed.append(
        T("{columns} × {rows} cells of {cell} px; nothing in the file tells the grid",
          columns=found.spec.columns, rows=found.spec.rows, cell=f"{1 / found.x:.4g}")
    )  # fmt: skip
    return found

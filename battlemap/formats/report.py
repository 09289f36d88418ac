"""What an import brought: the numbers, what had to be guessed, and what was left out and why."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from battlemap.text import T, Text, Translate


@dataclass(frozen=True, slots=True)
class ImportReport:
    """The import report of docs/headless.md.

    Args:
        kind: of the file that was read, e.g. "uvtt" or "picture".
        grid: kind of grid of the new scene.
        cell_px: pixels of the picture in a cell, across and down; None if nothing tells.
        walls: straight pieces that touch the picture, as the file has them.
        doors, windows: those that touch the picture.
        picture: width and height in pixels as people see it (turned by its tag); None without a picture.
        guessed: what the file does not say for certain, one sentence each.
        left_out: what was not taken over or not as it is, one sentence each.
    """

    kind: str
    grid: str
    columns: int
    rows: int
    cell_px: tuple[float, float] | None = None
    walls: int = 0
    doors: int = 0
    windows: int = 0
    lights: int = 0
    tokens: int = 0
    picture: tuple[int, int] | None = None
    guessed: tuple[Text, ...] = ()
    left_out: tuple[Text, ...] = ()

    def as_dict(self, tell: Translate) -> dict[str, Any]:
        """The report with its sentences in the language of `tell`, keys in the order of the contract."""
        return {
            "kind": self.kind,
            "grid": self.grid,
            "columns": self.columns,
            "rows": self.rows,
            "cell_px": None if self.cell_px is None else [round(side, 4) for side in self.cell_px],
            "walls": self.walls,
            "doors": self.doors,
            "windows": self.windows,
            "lights": self.lights,
            "tokens": self.tokens,
            "picture": None if self.picture is None else list(self.picture),
            "guessed": [text.in_language(tell) for text in self.guessed],
            "left_out": [text.in_language(tell) for text in self.left_out],
        }

    def as_json(self, tell: Translate) -> str:
        """The report as one line of JSON."""
        return json.dumps(self.as_dict(tell), ensure_ascii=False)

    def summary(self) -> Text:
        """What it is, in half a line."""
        counts = T(
            "{columns} × {rows} cells; walls: {walls}, doors: {doors}, windows: {windows}, lights: {lights}",
            columns=self.columns, rows=self.rows, walls=self.walls, doors=self.doors, windows=self.windows,
            lights=self.lights,
        )  # fmt: skip
        if self.kind != "picture":
            return T("a Universal VTT map, {counts}", counts=counts)
        width, height = self.picture or (0, 0)
        return T(
            "a picture, {width} × {height} px, {columns} × {rows} cells",
            width=width, height=height, columns=self.columns, rows=self.rows,
        )  # fmt: skip

    def lines(self) -> tuple[Text, ...]:
        """The report for people: what it is, then each guess, then each thing left out."""
        return (
            T("Imported {what}", what=self.summary()),
            *(T("Guessed: {what}", what=text) for text in self.guessed),
            *(T("Left out: {what}", what=text) for text in self.left_out),
        )

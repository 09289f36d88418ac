"""The data of a map: cells, walls, doors, tokens; writes the scenario folder."""

from __future__ import annotations

import hashlib
import json
import math
import shutil
import tomllib
import uuid
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any

from PIL import Image, ImageDraw

from .drawing import Canvas
from .hexes import Grid, Key, Point

LIMIT = 2_450_000
RIM = {"party": "#4aa3ff", "foe": "#f0562f", "ally": "#1fb58a", "neutral": "#e8ebf0"}


def _points(points: Sequence[Point]) -> list[list[float]]:
    return [[round(x, 3), round(y, 3)] for x, y in points]


@dataclass
class Scenario:
    """Collects what a map means while it is drawn."""

    ident: str
    title: str
    grid: Grid
    light: str = "day"
    ruleset: str = "generic"
    cells: dict[Key, dict[str, Any]] = field(default_factory=dict)
    walls: list[dict[str, Any]] = field(default_factory=list)
    doors: list[dict[str, Any]] = field(default_factory=list)
    lights: list[dict[str, Any]] = field(default_factory=list)
    regions: list[dict[str, Any]] = field(default_factory=list)
    notes: list[dict[str, Any]] = field(default_factory=list)
    tokens: list[dict[str, Any]] = field(default_factory=list)
    art: dict[str, list[str]] = field(default_factory=dict)

    def cell(self, key: Key, *tags: str, **more: Any) -> None:
        """Add tags and fields to a cell."""
        if not self.grid.inside(key):
            return
        entry = self.cells.setdefault(key, {})
        if tags:
            entry["tags"] = sorted({*entry.get("tags", []), *tags})
        entry.update(more)

    def wall(self, points: Sequence[Point], top: float | None = None, bottom: float = 0, **more: Any) -> None:
        """A chain of wall."""
        entry = {"id": f"w{len(self.walls) + 1}", "points": _points(points), "bottom": bottom, "top": top}
        self.walls.append(entry | {"move": True, "sight": "full", "light": "full"} | more)

    def door(self, a: Point, b: Point, kind: str = "door", state: str = "closed", **more: Any) -> None:
        """A door, window or gate between two wall ends."""
        entry = {"id": f"d{len(self.doors) + 1}", "points": _points([a, b]), "kind": kind, "state": state}
        self.doors.append(entry | {"locked": False, "secret": False} | more)

    def lamp(self, at: Point, bright: float, dim: float, color: str = "#ffcc88") -> None:
        """A light."""
        entry = {"id": f"l{len(self.lights) + 1}", "at": _points([at])[0], "bright": bright, "dim": dim}
        self.lights.append(entry | {"angle_deg": 360, "direction_deg": 0, "color": color, "on": True})

    def region(self, name: str, polygon: Sequence[Point], tags: Sequence[str] = ()) -> None:
        """A named part of the map."""
        ident = f"r{len(self.regions) + 1}"
        self.regions.append({"id": ident, "name": name, "polygon": _points(polygon), "tags": list(tags)})

    def note(self, at: Point, text: str, gm: bool = True) -> None:
        """A note on the map."""
        self.notes.append({"id": f"n{len(self.notes) + 1}", "at": _points([at])[0], "text": text, "gm": gm})

    def token(
        self,
        name: str,
        place: tuple[int, int],
        side: str,
        art: Sequence[str],
        *,
        facing: int = 0,
        move: int = 6,
        hp: int = 12,
        hp_max: int | None = None,
        rules: dict[str, Any] | None = None,
        **more: Any,
    ) -> None:
        """A fighter on the cell of a column and row; `art` names fitting pictures, best first, `rules` stats by ruleset."""
        ident = f"t{len(self.tokens) + 1}"
        self.art[ident] = list(art)
        entry: dict[str, Any] = {
            "id": ident,
            "name": name,
            "at": list(self.grid.key(*place)),
            "facing": facing,
            "size": 1,
        }
        entry |= {
            "side": side,
            "elevation": 0,
            "posture": "standing",
            "hidden": False,
            "picture": None,
            "conditions": [],
        }
        entry |= more
        entry["stats"] = {"generic": {"version": 1, "move": move, "hp": hp, "hp_max": hp_max or hp}} | (rules or {})
        self.tokens.append(entry)

    def document(self, picture: str) -> dict[str, Any]:
        """The content of scenario.json."""
        g = self.grid
        w, h = g.size
        cells = {f"{a},{b}": self.cells[a, b] for a, b in sorted(self.cells) if self.cells[a, b]}
        grid: dict[str, Any] = {"kind": g.kind, "columns": g.columns, "rows": g.rows}
        if g.kind != "square":
            grid["shifted"] = "odd"
        grid["origin"] = [round(v, 6) for v in g.origin]
        if g.kind == "square":
            grid["diagonals"] = "one"
        scene = {
            "id": "s1",
            "name": self.title,
            "cell_distance": 1.0,
            "unit": "m",
            "light": self.light,
            "grid": grid,
            "pictures": [{"id": "p1", "file": picture, "rect": [0, 0, round(w, 6), round(h, 6)]}],
            "cells": cells,
            "walls": self.walls,
            "doors": self.doors,
            "lights": self.lights,
            "regions": self.regions,
            "notes": self.notes,
            "areas": [],
            "fog": {"mode": "off", "strokes": []},
            "tokens": self.tokens,
        }
        ident = str(uuid.uuid5(uuid.NAMESPACE_URL, f"battlemap/maps/{self.ident}"))
        head = {
            "format": "battlemap",
            "version": 1,
            "id": ident,
            "title": self.title,
            "revision": 1,
            "active_scene": "s1",
        }
        return head | {"ruleset": {"id": self.ruleset, "options": {}}, "scenes": [scene], "combat": None, "log": []}

    def write(self, canvas: Canvas, folder: Path, tokens: Path, focus: tuple[float, float, float]) -> None:
        """Write picture, token art, scenario.json and the thumbnail."""
        folder.mkdir(parents=True, exist_ok=True)
        pictures = folder / "pictures"
        if pictures.exists():
            shutil.rmtree(pictures)
        pictures.mkdir()
        draft = pictures / "draft.jpg"
        for quality in (90, 88, 86, 84, 82, 80, 77, 74):
            canvas.save(draft, quality)
            if draft.stat().st_size <= LIMIT:
                break
        name = f"pictures/{hashlib.sha256(draft.read_bytes()).hexdigest()}.jpg"
        draft.rename(folder / name)
        self._add_art(folder, tokens)
        text = json.dumps(self.document(name), ensure_ascii=False, indent=1)
        (folder / "scenario.json").write_text(_compact(text) + "\n", encoding="utf-8")
        self._thumbnail(canvas, folder, focus)

    def _add_art(self, folder: Path, tokens: Path) -> None:
        """Copy the first token picture that exists for each token."""
        index = tokens / "index.toml"
        if not index.is_file():
            return
        known = {p.stem: p for p in sorted(tokens.glob("*/*.png"))}
        tomllib.loads(index.read_text(encoding="utf-8"))
        for token in self.tokens:
            found = next((known[a] for a in self.art[token["id"]] if a in known), None)
            if found is None:
                continue
            data = found.read_bytes()
            name = f"pictures/{hashlib.sha256(data).hexdigest()}.png"
            (folder / name).write_bytes(data)
            token["picture"] = name

    def _thumbnail(self, canvas: Canvas, folder: Path, focus: tuple[float, float, float]) -> None:
        """A part of the map with its tokens, 320 x 200."""
        x, y, width = focus
        k = canvas.scale
        height = width * 200 / 320
        part = canvas.picture().crop([round(v * k) for v in (x, y, x + width, y + height)])
        part = part.resize((1280, 800), Image.Resampling.LANCZOS)
        scale = 1280 / width
        draw = ImageDraw.Draw(part)
        for token in self.tokens:
            if token["hidden"]:
                continue
            cx, cy = self.grid.center(tuple(token["at"]))
            px, py, r = (cx - x) * scale, (cy - y) * scale, 0.48 * scale
            draw.ellipse((px - r, py - r, px + r, py + r), fill=RIM[token["side"]], outline="#14161b", width=4)
            q = r * 0.74
            draw.ellipse((px - q, py - q, px + q, py + q), fill="#222831")
            if token["picture"]:
                face = Image.open(folder / token["picture"]).convert("RGBA").resize((round(2 * q), round(2 * q)))
                round_mask = Image.new("L", face.size)
                ImageDraw.Draw(round_mask).ellipse((0, 0, face.width - 1, face.height - 1), fill=255)
                clip = Image.new("L", face.size)
                clip.paste(face.getchannel("A"), (0, 0), round_mask)
                part.paste(face.convert("RGB"), (round(px - q), round(py - q)), clip)
            else:
                draw.ellipse((px - q / 3, py - q / 3, px + q / 3, py + q / 3), fill=RIM[token["side"]])
        part.resize((320, 200), Image.Resampling.LANCZOS).save(folder / "thumbnail.png", optimize=True)

    def debug(self, canvas: Canvas, path: Path) -> None:
        """The picture with grid, walls, doors, heights and tokens drawn over it, to check by eye."""
        img = canvas.picture()
        d = ImageDraw.Draw(img)
        k = canvas.scale
        for key in self.grid.every():
            d.polygon([(x * k, y * k) for x, y in self.grid.outline(key)], outline="#00000090")
            cx, cy = self.grid.center(key)
            entry = self.cells.get(key)
            if entry:
                tags = "".join(t[0].upper() if t != "obstacle" else "X" for t in entry.get("tags", []))
                text = f"{tags} {entry.get('elevation', '')} {'~' + str(entry['water']) if 'water' in entry else ''}"
                d.text(
                    (cx * k, cy * k),
                    text,
                    fill="#ffffff",
                    anchor="mm",
                    stroke_width=2,
                    stroke_fill="#000000",
                    font_size=18,
                )
        for w in self.walls:
            d.line(
                [(x * k, y * k) for x, y in w["points"]], fill="#ff2040" if w["sight"] == "full" else "#ff9020", width=4
            )
        for w in self.doors:
            d.line(
                [(x * k, y * k) for x, y in w["points"]],
                fill="#20e0ff" if w["kind"] == "window" else "#ffe020",
                width=6,
            )
        for t in self.tokens:
            cx, cy = self.grid.center(tuple(t["at"]))
            d.ellipse(
                [(cx - 0.38) * k, (cy - 0.38) * k, (cx + 0.38) * k, (cy + 0.38) * k], outline=RIM[t["side"]], width=6
            )
            d.text(
                (cx * k, (cy + 0.3) * k),
                t["name"],
                fill="#ffff80",
                anchor="mm",
                stroke_width=2,
                stroke_fill="#000",
                font_size=18,
            )
        img.save(path)


def _join(rows: list[str]) -> str:
    """Rows of indented JSON as one line."""
    text = " ".join(rows)
    for bracket in "[{":
        text = text.replace(f"{bracket} ", bracket)
    for bracket in "]}":
        text = text.replace(f" {bracket}", bracket)
    return text


def _compact(text: str) -> str:
    """Put each cell, wall and token on one line, so that the file is easy to read and to compare."""
    out: list[str] = []
    block: list[str] = []
    limit = 4
    for row in text.split("\n"):
        depth = len(row) - len(row.lstrip(" "))
        if depth > limit:
            block.append(row.strip())
        elif block and depth == limit:
            out[-1] = out[-1][:limit] + _join([out[-1].strip(), *block, row.strip()])
            block = []
        else:
            out.append(row)
    return "\n".join(out)


def near_center(grid: Grid, key: Key, points: Sequence[Point]) -> float:
    """How far a chain stays away from the centre of a cell."""
    cx, cy = grid.center(key)
    best = math.inf
    for (ax, ay), (bx, by) in pairwise(points):
        dx, dy = bx - ax, by - ay
        t = max(0.0, min(1.0, ((cx - ax) * dx + (cy - ay) * dy) / (dx * dx + dy * dy or 1e-9)))
        best = min(best, math.dist((cx, cy), (ax + t * dx, ay + t * dy)))
    return best

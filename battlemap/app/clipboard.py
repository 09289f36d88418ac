"""Copy and paste as text: what is selected becomes the lines that would add it again, and such a text becomes a batch.

The text may come from another program, or from anybody: only lines that add known things are read, within limits, and each is
checked again by its command. A text has the form

    {"battlemap": "things", "version": 1, "ruleset": "generic", "lines": [{"do": "add_wall", ...}]}

where the place of a token is a scene point, so that it may be pasted on another grid.
"""

from __future__ import annotations

import json
import math
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from battlemap.app.placing import free_cell
from battlemap.errors import FormatError
from battlemap.formats.scenario.schema import entity_from_dict, own_fields
from battlemap.geometry.grid import Grid
from battlemap.geometry.types import ScenePoint
from battlemap.model.entities import Door, EntityKey, Light, Note, Region, Token, Wall
from battlemap.model.scenario import Draft
from battlemap.text import T

if TYPE_CHECKING:
    from battlemap.app.session import Session

MARK, VERSION = "things", 1
TEXT_BYTES = 8 * 1024 * 1024
LINES = 5_000
POINTS = 20_000  # of all lines together
THINGS: tuple[type[Any], ...] = (Wall, Door, Light, Region, Note)
_PLACES = {"add_wall": "points", "add_door": "points", "add_region": "polygon", "add_light": "at", "add_note": "at",
           "add_token": "at"}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Clip:
    """What was copied: lines whose places are scene points, the middle of them all, and the ruleset whose stats they have."""

    lines: tuple[dict[str, Any], ...]
    middle: ScenePoint
    ruleset: str = ""


def copied(session: Session, scene: str, tokens: Iterable[str], things: Iterable[str]) -> Clip | None:
    """What is copied of these tokens and things; None if there are none of them."""
    view = session.scenario
    grid = view.scene(scene).grid.grid()
    lines = []
    for id_ in things:
        thing = next((view.of(cls, scene)[id_] for cls in THINGS if id_ in view.of(cls, scene)), None)
        if thing is not None:
            lines.append({"do": f"add_{thing.kind}", **own_fields(thing)})
    lines += [_token_line(token, grid, session) for id_ in tokens if (token := view.token(scene, id_)) is not None]
    for line in lines:
        line.pop("id", None)
    return Clip(tuple(lines), _middle(lines), session.ruleset.id) if lines else None


def _token_line(token: Token, grid: Grid, session: Session) -> dict[str, Any]:
    at = grid.center(grid.cell(token.at))
    stats = {name: value for name, value in token.stats.get(session.ruleset.id, {}).items() if name != "version"}
    return {"do": "add_token", **own_fields(token), "at": [round(at.x, 6), round(at.y, 6)], "stats": stats}


def _pairs(line: Mapping[str, Any]) -> list[list[float]]:
    value = line[_PLACES[line["do"]]]
    return [value] if _PLACES[line["do"]] == "at" else value


def _middle(lines: Collection[Mapping[str, Any]]) -> ScenePoint:
    xs = [pair[0] for line in lines for pair in _pairs(line)]
    ys = [pair[1] for line in lines for pair in _pairs(line)]
    return ScenePoint(round((min(xs) + max(xs)) / 2, 6), round((min(ys) + max(ys)) / 2, 6))


def to_text(clip: Clip) -> str:
    """The text for the clipboard."""
    return json.dumps(
        {"battlemap": MARK, "version": VERSION, "ruleset": clip.ruleset, "lines": clip.lines}, ensure_ascii=False
    )


def from_text(text: str) -> Clip | None:
    """What a text of the clipboard holds; None if it is not one of ours.

    Raises: FormatError: it says that it is one of ours, and is not right.
    """
    if '"battlemap"' not in text[:200]:
        return None
    if len(text) > TEXT_BYTES:
        raise _wrong(f"{len(text)} characters")
    try:
        data = json.loads(text, parse_constant=_no_number)
    except (ValueError, RecursionError) as error:
        raise _wrong(str(error) or "nested too deeply") from None
    if not isinstance(data, dict) or data.get("battlemap") != MARK:
        return None
    lines = data.get("lines")
    if data.get("version") != VERSION or not isinstance(lines, list) or not 0 < len(lines) <= LINES:
        raise _wrong("version, lines")
    for line in lines:
        _check(line)
    if sum(len(_pairs(line)) for line in lines) > POINTS:
        raise _wrong("points")
    ruleset = data.get("ruleset", "")
    return Clip(tuple(lines), _middle(lines), ruleset if isinstance(ruleset, str) else "")


def _no_number(word: str) -> Any:
    raise ValueError(word)


def _wrong(what: str) -> FormatError:
    return FormatError(
        T("What the clipboard holds cannot be pasted: {what}", what=what[:80]),
        hint=T("Copy it again, in a Battlemap of this version"),
    )


def _check(line: Any) -> None:
    """Only lines that add known things, with places that are numbers; all the rest is the command's to check."""
    if not isinstance(line, dict) or not isinstance(line.get("do"), str) or line["do"] not in _PLACES:
        raise _wrong(str(line.get("do") if isinstance(line, dict) else line))
    line.pop("id", None)
    place = line.get(_PLACES[line["do"]])
    pairs = [place] if _PLACES[line["do"]] == "at" else place
    if not isinstance(pairs, list) or not pairs or not all(map(_is_point, pairs)):
        raise _wrong(f"{line['do']}: {_PLACES[line['do']]}")


def _is_point(pair: Any) -> bool:
    return (
        isinstance(pair, list)
        and len(pair) == 2
        and all(type(v) in (int, float) and math.isfinite(v) and abs(v) < 1e6 for v in pair)
    )


def paste_lines(session: Session, scene: str, clip: Clip, at: ScenePoint | None) -> list[dict[str, Any]]:
    """The lines that put a clip down in a scene, with its middle near `at` (None: where it came from).

    Things move by whole cells, so what lay on the grid lies on it again; what would reach beyond the map is shifted back in,
    if it fits. Tokens take the nearest free cells and new names; pictures this scenario does not have are left out, and so
    are the stats of another ruleset.
    """
    grid = session.scenario.scene(scene).grid.grid()
    dx, dy = _shift(grid, clip, at)
    draft = Draft(session.scenario)
    lines = []
    for line in clip.lines:
        if line["do"] == "add_token":
            lines.append(_put_down(session, draft, scene, line, clip.ruleset, dx, dy))
        else:
            place = _PLACES[line["do"]]
            moved = [[round(x + dx, 6), round(y + dy, 6)] for x, y in _pairs(line)]
            lines.append({**line, place: moved[0] if place == "at" else moved})
    return lines


def _shift(grid: Grid, clip: Clip, at: ScenePoint | None) -> tuple[float, float]:
    """By how much things move: from the middle of a cell to that of another."""
    if at is None:
        return 0.0, 0.0
    pairs = [pair for line in clip.lines for pair in _pairs(line)]
    x, y, width, height = grid.bounds()
    left, right = min(p[0] for p in pairs) - clip.middle.x, max(p[0] for p in pairs) - clip.middle.x
    top, bottom = min(p[1] for p in pairs) - clip.middle.y, max(p[1] for p in pairs) - clip.middle.y
    there = ScenePoint(_held(at.x, x - left, x + width - right), _held(at.y, y - top, y + height - bottom))
    if grid.kind == "none":
        return round(there.x - clip.middle.x, 3), round(there.y - clip.middle.y, 3)
    a, b = grid.center(grid.cell_at(clip.middle)), grid.center(grid.cell_at(there))
    return b.x - a.x, b.y - a.y


def _held(value: float, least: float, most: float) -> float:
    return value if least > most else min(max(value, least), most)


def _put_down(
    session: Session, draft: Draft, scene: str, line: Mapping[str, Any], ruleset: str, dx: float, dy: float
) -> dict[str, Any]:
    """The line of a token on a free cell, with a name of its own; the draft remembers it for those that follow."""
    grid = draft.scene(scene).grid.grid()
    fields = {name: value for name, value in line.items() if name != "do"}
    if not (isinstance(fields.get("picture"), str) and session.pictures.has(fields["picture"])):
        fields.pop("picture", None)
    if ruleset != session.ruleset.id:
        fields.pop("stats", None)
    x, y = fields["at"]
    cell = grid.cell_at(ScenePoint(x + dx, y + dy))
    wanted = cell if grid.kind != "none" else ScenePoint(round(cell[0], 2), round(cell[1], 2))
    number = sum(1 for _ in draft.of(Token, scene))
    if type(fields.get("facing")) is int:
        fields["facing"] %= grid.directions  # it may come from another grid
    plain = {name: value for name, value in fields.items() if name != "stats"}
    token: Token = entity_from_dict(
        Token, {**plain, "at": list(wanted), "id": f"pasted {number}"}, "add_token", unknown="refuse",
        grid=draft.scene(scene).grid,
    )  # fmt: skip
    at = free_cell(draft, scene, wanted, token)
    name = free_name(token.name, {other.name for other in draft.of(Token, scene).values()})
    draft.put(EntityKey(scene, "token", token.id), replace(token, at=(at[0], at[1]), name=name))
    return {"do": "add_token", **fields, "at": list(at), "name": name}


def free_name(name: str, used: Collection[str]) -> str:
    """First "Guard", then "Guard 2", "Guard 3".

    >>> free_name("Guard 2", {"Guard", "Guard 2"})
    'Guard 3'
    """
    base, _, last = name.rpartition(" ")
    stem = base if base and last.isdigit() else name
    if name not in used or not name:
        return name
    number = 2
    while f"{stem} {number}" in used:
        number += 1
    return f"{stem} {number}"

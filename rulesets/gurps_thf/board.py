"""A small table for a case: what is given becomes a scene with room around it; answers are told in the case's own cells."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from battlemap.rules.api import Cell, Ruleset, Table, Token, sketch

TAGS = {"bad_footing": "difficult", "minor_obstruction": "minor_obstacle", "severe_obstruction": "obstacle"}
WATER = {"shallow_water": 0.25, "deep_water": 1.2}
ROOM = 4
LARGEST = 120


@dataclass(frozen=True, slots=True)
class Board:
    """A table and where the case's cell [0, 0] lies on it."""

    table: Table
    origin: Cell

    def cell(self, at: Sequence[int]) -> Cell:
        return self.table.grid.cell([self.origin[0] + at[0], self.origin[1] + at[1]])

    def told(self, cell: Cell) -> list[float]:
        return [cell[0] - self.origin[0], cell[1] - self.origin[1]]


def board(rules: Ruleset, given: Mapping[str, Any], tokens: Sequence[Mapping[str, Any]]) -> Board:
    """The table of a case.

    Args: tokens: facts of tokens, with `hex` for where they stand; what is given of ground, options and grid is added.
    """
    kind = given.get("grid", "hex-flat")
    middle = _middle(given, tokens)
    bare = sketch(rules, {"grid": {"kind": kind, "columns": 2 * middle + 1, "rows": 2 * middle + 1}})
    origin = bare.grid.from_offset(middle, middle)

    def at(pair: Sequence[int]) -> list[float]:
        return [origin[0] + pair[0], origin[1] + pair[1]]

    cells: dict[str, dict[str, Any]] = {}
    for ground in given.get("terrain", ()):
        x, y = at(ground["hex"])
        cells.setdefault(f"{x:g},{y:g}", {}).update(_ground(ground))
    for pair in given.get("impassable", ()):
        x, y = at(pair)
        cells.setdefault(f"{x:g},{y:g}", {})["tags"] = ["impassable"]
    made = [{**_plain(token), "at": at(token["hex"])} for token in tokens]
    facts = {
        "grid": {"kind": kind, "columns": 2 * middle + 1, "rows": 2 * middle + 1},
        "cells": cells,
        "walls": [_wall(bare, at, fact) for fact in given.get("walls", ())],
        "tokens": made,
        "options": {**given.get("options", {}), **({"darkness": given["darkness"]} if "darkness" in given else {})},
        **({"light": "dark"} if given.get("darkness") else {}),
    }
    return Board(sketch(rules, facts), origin)


def _wall(table: Table, at: Callable[[Sequence[int]], list[float]], fact: Mapping[str, Any]) -> dict[str, Any]:
    """A wall along the sides that the cell before and those behind it have in common; `top` in metres, none: to the sky."""
    before, *behind = (table.grid.polygon(table.grid.cell(at(pair))) for pair in fact["between"])
    points = [
        [round(point.x, 6), round(point.y, 6)]
        for point in before
        if any(abs(point.x - other.x) + abs(point.y - other.y) < 1e-6 for cell in behind for other in cell)
    ]
    return {"points": points, **({"top": fact["top"]} if "top" in fact else {})}


def others(given: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The other tokens a case gives: enemies, allies, and whoever stands in an occupied cell."""
    found: list[dict[str, Any]] = []
    for key, side in (("enemies", "foes"), ("allies", "friends"), ("bodies", "foes")):
        for number, fact in enumerate(given.get(key, ()), 1):
            fact = fact if isinstance(fact, Mapping) else {"hex": fact}
            more = {"conditions": ["unconscious"], "posture": "lying"} if key == "bodies" else {}
            found.append({"id": f"{key}{number}", "side": side, **more, **fact})
    found += [{"id": f"o{number}", "side": "", "hex": at} for number, at in enumerate(given.get("occupied", ()), 1)]
    return found


def _middle(given: Mapping[str, Any], tokens: Sequence[Mapping[str, Any]]) -> int:
    """Half the size of the scene, an even number: twice as far as anything named, and a Move more."""
    pairs = [token["hex"] for token in tokens] + [ground["hex"] for ground in given.get("terrain", ())]
    pairs += list(given.get("impassable", ())) + [step["to"] for step in given.get("path", ()) if "to" in step]
    pairs += [given["goal"]] if "goal" in given else []
    far = max((abs(value) for pair in pairs for value in pair), default=0)
    return min(LARGEST, 2 * (far + int(given.get("move", 0)) // 2 + int(given.get("metres", 0)) + ROOM))


def _ground(fact: Mapping[str, Any]) -> dict[str, Any]:
    tags = fact.get("tags", ())
    result = {key: fact[key] for key in ("elevation", "water", "climb", "surface") if key in fact}
    depths = [WATER[tag] for tag in tags if tag in WATER]
    if depths:
        result.setdefault("water", max(depths))
    return {**result, "tags": [TAGS.get(tag, tag) for tag in tags if tag not in WATER]}


def _plain(fact: Mapping[str, Any]) -> dict[str, Any]:
    known = ("id", "facing", "side", "posture", "size", "elevation", "stats")
    result = {key: fact[key] for key in known if key in fact}
    return {**result, "conditions": list(fact.get("conditions", ()))}


def mover(given: Mapping[str, Any]) -> dict[str, Any]:
    """The facts of the token that moves."""
    stats = {"basic_move": given["move"]} if "move" in given else {}
    return {
        "id": "a",
        "side": "friends",
        "hex": given["start"]["hex"],
        "facing": given["start"].get("facing", 0),
        "posture": given.get("posture", "standing"),
        "conditions": given.get("conditions", ()),
        "size": given.get("size", 1),
        "stats": {**stats, **given.get("stats", {})},
    }


def first(table: Table) -> Token:
    return table.token("a")

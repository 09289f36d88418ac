"""A table for explosions of gurps_thf: people who stand much, a thrower, and what to look at afterwards."""

from __future__ import annotations

from typing import Any

from battlemap.rules.api import ActionRequest, Ruleset, Table, Trial, sketch, trial

GRIDS = ("hex-flat", "hex-pointy", "square", "none")
GRENADE = "Grenade, skill 12, 6d cr ex [2d], thrown, max 30"
QUIET = {"roll:knockdown": 3, "roll:keep_feet": 3, "roll:fragments": 18, "roll:stay_awake": 3, "roll:death": 3}
TOUGH = {"hp": 90, "hp_max": 90, "st": 10, "dodge": 9, "basic_move": 5}


def thrower(**more: Any) -> dict[str, Any]:
    return {"id": "a", "at": (12, 20), "facing": 0, "stats": {**TOUGH, "weapons": GRENADE}, **more}


def someone(id_: str, at: Any, **more: Any) -> dict[str, Any]:
    return {"id": id_, "at": at, **more, "stats": {**TOUGH, **more.get("stats", {})}}


def table_of(rules: Ruleset, *tokens: dict[str, Any], grid: str = "square", **facts: Any) -> Table:
    return sketch(rules, {"grid": {"kind": grid, "columns": 30, "rows": 30}, "tokens": tokens, **facts})


def act(
    rules: Ruleset, table: Table, action: str, answers: dict[str, Any] | None = None, dice: Any = (), **more: Any
) -> Trial:
    by = more.pop("by", "a")
    given = {**QUIET, **(answers or {})}
    return trial(rules, table, lambda t: rules.act(ActionRequest(action, by, **more), t), dice=dice, answers=given)


def lost(done: Trial, id_: str, most: int = 90) -> int:
    return most - int(done.table.stats(done.table.token(id_))["hp"])


def lines(done: Trial, rule: str) -> list[str]:
    return [str(line.text) for line in done.record.lines if line.rule == rule]


def traced(done: Trial) -> dict[str, tuple[Any, ...]]:
    return {one.what: one.cells for one in done.record.traced}

"""Plays the cases of `cases/` on a small table, through the same profile and search that the windows use."""

from collections.abc import Mapping
from typing import Any

from battlemap.rules.api import CommandError, MovePath, Reach, Table, Token, Why, ruleset_of, sketch

SCENE = ("grid", "cell_distance", "unit", "cells", "walls", "doors", "regions", "tokens")


def run(case: Mapping[str, Any]) -> dict[str, Any] | None:
    """`when` is reach, path (cheapest way to `to`) or price (of the drawn `path`); None for anything else."""
    given, when = case["given"], case["when"]
    if when not in ("reach", "path", "price"):
        return None
    rules = ruleset_of(__name__)
    table = sketch(rules, {name: given[name] for name in SCENE if name in given})
    mover: Token = table.token(given.get("mover", "a"))
    try:
        profile = rules.profile(mover, table, manoeuvre=given.get("manoeuvre"), mode=given.get("mode"))
    except CommandError as refusal:
        return {"refused": refusal.code}
    if when == "reach":
        return seen(table.reach(mover, profile), table, given.get("ask", []))
    if when == "path":
        return told(table.path(mover, profile, table.grid.cell(given["to"])))
    return told(table.price(mover, profile, [table.grid.cell(at) for at in given["path"]]))


def told(path: MovePath) -> dict[str, Any]:
    """A way as a case speaks of it; `rules` are those of its price, `because` those of the refusal."""
    return {
        "legal": path.legal,
        "cost": path.cost,
        "unit": path.unit,
        "cells": [list(step.at) for step in path.steps],
        "costs": [step.cost for step in path.steps],
        "modes": [step.mode for step in path.steps],
        "rules": ids(why for step in path.steps for why in step.why),
        "reason": path.illegal.reason if path.illegal else None,
        "step": path.illegal.step if path.illegal else None,
        "because": ids(path.illegal.why) if path.illegal else [],
    }


def seen(reach: Reach, table: Table, ask: list[list[float]]) -> dict[str, Any]:
    """What is in reach; `costs` answers the cells of `ask`, None for one that is not."""
    costs = {cell.at: cell.cost for cell in reach.cells}
    return {
        "budget": reach.budget,
        "unit": reach.unit,
        "count": len(reach.cells),
        "costs": [costs.get(table.grid.cell(at)) for at in ask],
    }


def ids(reasons: Any) -> list[str]:
    """The rule ids of some reasons, each once, sorted."""
    found: set[str] = {why.rule for why in reasons if isinstance(why, Why)}
    return sorted(found)

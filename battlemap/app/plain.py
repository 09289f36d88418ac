"""Results put into words: Texts in a language, cells and results as JSON has them. The shapes are the contract's."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from battlemap.movement.results import Path, Reach, Step, Why
from battlemap.rules.record import why_told
from battlemap.rules.steps import Modifier
from battlemap.text import Text, Translate
from battlemap.vision.results import Cover


def number(value: float) -> float | int:
    """A shown number: whole ones without a point, others at most four decimals.

    >>> number(3.0), number(2.50004)
    (3, 2.5)
    """
    rounded = round(float(value), 4)
    return int(rounded) if rounded.is_integer() else rounded


def say(value: Any, translate: Translate) -> Any:
    """The same structure with every Text made a string."""
    if isinstance(value, Text):
        return value.in_language(translate)
    if isinstance(value, Mapping):
        return {str(key): say(item, translate) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [say(item, translate) for item in value]
    return value


def why_dicts(whys: tuple[Why, ...]) -> list[dict[str, Any]]:
    return [{"value": number(why.value), "rule": why.rule, "text": why.text} for why in whys]


def step_dict(step: Step) -> dict[str, Any]:
    return {
        "do": step.do, "at": list(step.at), "facing": step.facing, "mode": step.mode, "cost": number(step.cost),
        "why": why_dicts(step.why), **({} if step.lift is None else {"lift": number(step.lift)}),
    }  # fmt: skip


def reason_word(reason: str) -> str:
    """Why a step may not be, in the words of the contract: beyond the edge there is no ground."""
    return "terrain" if reason == "edge" else reason


def path_dict(path: Path) -> dict[str, Any]:
    """The `path` and `moved` result."""
    return {
        "cost": number(path.cost), "unit": path.unit, "steps": [step_dict(step) for step in path.steps],
        "facings": list(path.facings), "marks": list(path.marks),
    }  # fmt: skip


def price_dict(path: Path) -> dict[str, Any]:
    """The `price` result: a path with `legal` and the first illegal step."""
    illegal = path.illegal
    return {
        **path_dict(path),
        "legal": path.legal,
        "illegal": illegal
        and {"step": illegal.step, "reason": reason_word(illegal.reason), "why": why_dicts(illegal.why)},
    }


def cover_dict(cover: Cover, modifiers: Sequence[Modifier] = ()) -> dict[str, Any]:
    """The `cover` result. Args: modifiers: what it costs by the rules."""
    return {
        "exposed": number(cover.exposed), "kind": cover.kind, "by": list(cover.by), "modifiers": why_told(modifiers),
        "parts": {name: number(share) for name, share in cover.parts.items()},
        "left": number(cover.left), "right": number(cover.right), "showing": cover.showing,
        "between": [
            {"token": one.token, "cells": [list(cell) for cell in one.cells], "hidden": number(one.hidden)}
            for one in cover.between
        ],
    }  # fmt: skip


def reach_dict(reach: Reach) -> dict[str, Any]:
    """The `reach` result: start included, by cost, then cell."""
    return {
        "budget": number(reach.budget),
        "unit": reach.unit,
        "cells": [
            {
                "at": list(cell.at), "cost": number(cell.cost),
                "facings": {str(facing): number(cost) for facing, cost in sorted(cell.facings.items())},
                "mode": cell.mode, "why": why_dicts(cell.why),
            }
            for cell in reach.cells
        ],
    }  # fmt: skip

"""Results that wait for the end of a turn, step or round. They are data of the fight, so they are saved and undone with it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from battlemap.errors import CommandError
from battlemap.model.entities import Combat
from battlemap.rules.steps import Later
from battlemap.text import T

POINTS = ("turn", "step", "round")
KEY = "later"
MAX_WAITING = 1000


def wait(combat: Combat, later: Later) -> Combat:
    """The fight with one more result waiting. Raises CommandError if there are too many."""
    queue = [*combat.data.get(KEY, ()), {"when": later.when, "data": listed(later.data)}]
    if len(queue) > MAX_WAITING:
        raise CommandError(T("More than {limit} results wait", limit=MAX_WAITING), code="limit")
    return replace(combat, data={**combat.data, KEY: queue})


def waiting(combat: Combat, point: str | None = None) -> tuple[Later, ...]:
    """What waits (for that point), in the order in which it came."""
    found = (Later(str(entry["when"]), entry["data"]) for entry in combat.data.get(KEY, ()))
    return tuple(later for later in found if point is None or later.when == point)


def take_first(combat: Combat, point: str) -> tuple[Later | None, Combat]:
    """The first result that waits for that point, and the fight without it."""
    queue = list(combat.data.get(KEY, ()))
    for number, entry in enumerate(queue):
        if entry["when"] == point:
            rest = queue[:number] + queue[number + 1 :]
            data = {**combat.data, KEY: rest} if rest else {k: v for k, v in combat.data.items() if k != KEY}
            return Later(point, entry["data"]), replace(combat, data=data)
    return None, combat


def listed(data: Any) -> Any:
    """The same data as JSON gives it back: tuples are lists."""
    if isinstance(data, Mapping):
        return {str(key): listed(value) for key, value in data.items()}
    return [listed(value) for value in data] if isinstance(data, (list, tuple)) else data

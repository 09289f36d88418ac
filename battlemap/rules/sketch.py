"""A small table from a few facts, for cases and tests: no file, no program around it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import TYPE_CHECKING, Any, TypeVar

from battlemap.errors import CommandError
from battlemap.model.change import Change
from battlemap.model.entities import (
    Area,
    Condition,
    Door,
    EntityKey,
    GridSpec,
    Light,
    Region,
    Scene,
    Terrain,
    Token,
    Wall,
    scene_key,
)
from battlemap.model.scenario import Scenario
from battlemap.rules.schema import nearest
from battlemap.rules.table import SceneTable
from battlemap.text import T

if TYPE_CHECKING:
    from battlemap.rules.api import Ruleset

SCENE = "s1"
KNOWN = (
    "grid", "cell_distance", "unit", "light", "cells", "walls", "doors", "regions", "lights", "areas", "tokens", "options",
)  # fmt: skip
THINGS: tuple[tuple[type[Any], str, str], ...] = (
    (Wall, "walls", "w"),
    (Door, "doors", "d"),
    (Region, "regions", "r"),
    (Light, "lights", "l"),
    (Area, "areas", "a"),
)
E = TypeVar("E")


def sketch(ruleset: Ruleset, facts: Mapping[str, Any]) -> SceneTable:
    """A table of one scene.

    Args:
        ruleset: the active ruleset; it gives tokens their default stats and the game its default options.
        facts: the keys of a scene in `scenario.json`, all optional: grid (a kind, or all of it), cell_distance, unit,
            cells, walls, doors, regions, lights, areas, tokens (`stats` being this ruleset's own, a condition its id or all
            of it); and options. Ids may be left out.
    Raises: CommandError `bad-field` for a key nobody knows.

    >>> from battlemap.rules.registry import Registry
    >>> table = sketch(Registry().load("generic"), {"grid": "hex-flat", "tokens": [{"id": "a", "at": [1, 0]}]})
    >>> table.occupants(table.grid.cell([1, 0]))[0].id
    'a'
    """
    for name in facts:
        if name not in KNOWN:
            raise CommandError(T("There is no {name}", name=name), hint=nearest(name, KNOWN))
    grid = facts.get("grid", {})
    spec = _made(GridSpec, {"kind": grid} if isinstance(grid, str) else grid)
    scenario = Scenario("sketch")
    plain = {key: facts[key] for key in ("cell_distance", "unit", "light") if key in facts}
    scenario.apply(Change(scene_key(SCENE), None, Scene(SCENE, grid=spec, **plain)))
    for id_, ground in facts.get("cells", {}).items():
        _put(scenario, _made(Terrain, {"id": id_, **ground}))
    for kind, key, letter in THINGS:
        for number, thing in enumerate(facts.get(key, ()), 1):
            renamed = {"type" if kind is Door and k == "kind" else k: v for k, v in thing.items()}
            _put(scenario, _made(kind, {"id": f"{letter}{number}", **renamed}))
    for number, thing in enumerate(facts.get("tokens", ()), 1):
        thing = {**thing, "conditions": tuple(_condition(one) for one in thing.get("conditions", ()))}
        token = _made(Token, {"id": f"t{number}", **thing, "stats": {}})
        stats = {**ruleset.new_stats(token), **ruleset.check_stats(thing.get("stats", {}))}
        _put(scenario, _made(Token, {"id": token.id, **thing, "stats": {ruleset.id: stats}}))
    options = ruleset.check_options(facts.get("options", {}))
    return SceneTable(scenario, SCENE, ruleset.id, options, coverage=ruleset.manifest.coverage)


def _condition(given: Any) -> Condition:
    if isinstance(given, Condition):
        return given
    return Condition(given) if isinstance(given, str) else _made(Condition, given)


def _put(scenario: Scenario, thing: Any) -> None:
    scenario.apply(Change(EntityKey(SCENE, thing.kind, thing.id), None, thing))


def _made(kind: type[E], values: Mapping[str, Any]) -> E:
    names = [field.name for field in fields(kind)]  # type: ignore[arg-type]
    for name in values:
        if name not in names:
            raise CommandError(
                T("There is no {name}", name=f"{kind.__name__.lower()}.{name}"), hint=nearest(name, names)
            )
    return kind(**{name: _frozen(value) if name not in ("stats", "extra") else value for name, value in values.items()})


def _frozen(value: Any) -> Any:
    return tuple(_frozen(v) for v in value) if isinstance(value, (list, tuple)) else value

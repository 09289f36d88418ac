"""From a scenario to the document and its text. Equal scenarios give equal bytes: fixed keys, things by id."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from battlemap import __version__
from battlemap.formats.scenario import limits, typed
from battlemap.formats.scenario.migrate import CURRENT, FORMAT
from battlemap.formats.scenario.schema import COLLECTIONS, KINDS, LOG
from battlemap.model.entities import Combat, Document, Fog, GridSpec, Picture, Scene, Terrain, Token
from battlemap.model.scenario import Scenario, ScenarioView

MANY = 20  # things; fewer are written one by one
Things = Callable[[ScenarioView, type[Any], str, GridSpec], Any]
_LINES = 4  # document, scenes, scene, list of things: what lies deeper stands on one line


def scenario_to_json(scenario: Scenario) -> bytes:
    """The saved document as compact JSON: the same bytes as `encode` makes of it, sooner."""
    return encode(scenario_to_dict(scenario, things=_packed))


def scenario_to_dict(scenario: Scenario, *, full: bool = True, things: Things | None = None) -> dict[str, Any]:
    """The saved document; with `full` False as `state_dict`. Args: things: makes the lists of things."""
    state = state_dict(scenario, things)
    if not full:
        return state
    head = {"format": FORMAT, "version": CURRENT, "app": f"battlemap {__version__}", "id": scenario.id}
    middle = {"title": state["title"], "revision": scenario.revision}
    done = {**head, **middle, **{key: item for key, item in state.items() if key not in head}}
    log = {"log": [LOG.dump(entry) for entry in scenario.log[-limits.LOG_ENTRIES :]]}  # more than that is not read
    extra = {key: done.pop(key) for key in sorted(scenario.document.extra) if key in done}
    return {**done, **log, **extra}


def state_dict(view: ScenarioView, things: Things | None = None) -> dict[str, Any]:
    """The document without what undo does not touch (log, app, id, revision): the answer to the `state` query.

    Scenes and things stand by id in plain string order, pictures by z and then id, keys in their fixed order.
    """
    document = KINDS[Document].dump(view.document)
    known = {key: document.pop(key) for key in ("title", "active_scene", "ruleset")}
    combat = view.combat
    return {
        "format": FORMAT,
        "version": CURRENT,
        **known,
        "scenes": [_scene(view, scene, things or _things) for scene in view.scenes()],
        "combat": None if combat is None else KINDS[Combat].dump(combat),
        **document,
    }


def _scene(view: ScenarioView, id_: str, things: Things) -> dict[str, Any]:
    scene = view.scene(id_)
    done = KINDS[Scene].dump(scene)
    own = {key: done.pop(key) for key in KINDS[Scene].by_key}
    for key, cls in COLLECTIONS.items():
        if cls is Token:
            own["fog"] = KINDS[Fog].dump(view.fog(id_), scene.grid)
        own[key] = things(view, cls, id_, scene.grid)
    return {**own, **done}


def _names(cls: type[Any], things: Mapping[str, Any]) -> list[str]:
    return sorted(things, key=lambda name: (things[name].z, name)) if cls is Picture else sorted(things)


def _packed(view: ScenarioView, cls: type[Any], scene: str, grid: GridSpec) -> Any:
    """The things as JSON already, where there are enough of them and all are plain."""
    things = view.of(cls, scene)
    packed = (
        typed.written(cls, [things[name] for name in _names(cls, things)], grid.kind) if len(things) > MANY else None
    )
    return _things(view, cls, scene, grid) if packed is None else packed


def _things(view: ScenarioView, cls: type[Any], scene: str, grid: GridSpec) -> Any:
    things = view.of(cls, scene)
    names = _names(cls, things)
    dump = KINDS[cls].dump
    if cls is Terrain:
        return {name: dump(things[name], grid) for name in names}
    return [dump(things[name], grid) for name in names]


def encode(doc: dict[str, Any]) -> bytes:
    """The document as compact JSON."""
    return msgspec.json.encode(doc)


def encode_lines(doc: dict[str, Any]) -> bytes:
    """The document as JSON for people and for version control: one thing a line."""
    return (_lines(doc, 0) + "\n").encode()


def _lines(value: Any, depth: int) -> str:
    if not value or not isinstance(value, dict | list) or depth >= _LINES:
        return msgspec.json.encode(value).decode()
    inner, outer = "  " * (depth + 1), "  " * depth
    if isinstance(value, dict):
        items = [f"{_lines(key, _LINES)}: {_lines(item, depth + 1)}" for key, item in value.items()]
        return "{\n" + ",\n".join(inner + item for item in items) + f"\n{outer}}}"
    return "[\n" + ",\n".join(inner + _lines(item, depth + 1) for item in value) + f"\n{outer}]"

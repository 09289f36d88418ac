"""The one table of everything a scenario file may say, and a thing from and to its object in the file.

`KINDS` lists, for each class of the model, its keys in the order in which they are written. What a file leaves out takes
the default of the dataclass. A new field is one line here and one in `model/entities.py` (and one in docs/format.md).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar, cast

from battlemap.formats.scenario import codecs, limits
from battlemap.formats.scenario.codecs import Codec, GridInfo, MisfitError
from battlemap.formats.scenario.kind import Field, Kind, Unknown, guarded
from battlemap.model.entities import (
    Area,
    Combat,
    Condition,
    Document,
    Door,
    Entity,
    Extra,
    Fog,
    FogStroke,
    GridSpec,
    Light,
    Note,
    Picture,
    Region,
    Scene,
    Terrain,
    Token,
    Wall,
)
from battlemap.model.scenario import LogEntry
from battlemap.text import T, Text

E = TypeVar("E", bound=Entity)


@dataclass(frozen=True, slots=True)
class RulesetChoice:
    """The object under "ruleset"; in the model its parts are fields of the Document."""

    id: str = "generic"
    options: Mapping[str, Any] = field(default_factory=dict)
    extra: Extra = field(default_factory=dict)


class _DocumentKind(Kind):
    """The document: "ruleset" is one object in the file and three fields of the model."""

    def build(self, attrs: dict[str, Any]) -> Document:
        choice = attrs.pop("ruleset", RulesetChoice())
        return Document(ruleset=choice.id, options=choice.options, ruleset_extra=choice.extra, **attrs)

    def dump(self, thing: Any, grid: GridInfo = None) -> dict[str, Any]:
        choice = RulesetChoice(thing.ruleset, thing.options, thing.ruleset_extra)
        done = {"title": thing.title, "active_scene": thing.active_scene, "ruleset": RULESET.dump(choice)}
        self.dump_extra(thing, done)
        return done


def _load_args(value: Any, grid: GridInfo) -> Mapping[str, Any]:
    args = cast(Mapping[str, Any], codecs.mapping.load(value, grid))
    return {key: _load_arg(item) for key, item in args.items()}


def _load_arg(value: Any) -> Any:
    """A text inside a text stands in the file as {"text": key, "args": {...}}."""
    if isinstance(value, dict) and value.keys() == {"text", "args"} and isinstance(value["args"], dict):
        return Text(str(value["text"]), {key: _load_arg(item) for key, item in value["args"].items()})
    return value


def _dump_arg(value: Any) -> Any:
    if isinstance(value, Text):
        return {"text": value.key, "args": {key: _dump_arg(item) for key, item in value.args.items()}}
    return value


GROUND = (
    Field("tags", codecs.tags),
    Field("elevation", codecs.number()),
    Field("water", codecs.number(0, 10_000)),
    Field("climb", codecs.optional(codecs.text(limits.ID))),
    Field("surface", codecs.optional(codecs.text(limits.ID))),
)
_id = Field("id", codecs.ident, required=True)
_length = codecs.optional(codecs.number(0))
_opacity = codecs.choice("full", "behind", "none")

GRID = Kind(
    GridSpec,
    Field("kind", codecs.choice("hex-flat", "hex-pointy", "square", "none")),
    Field("columns", codecs.whole(1, limits.SIDE_CELLS)),
    Field("rows", codecs.whole(1, limits.SIDE_CELLS)),
    Field("shifted", codecs.choice("odd", "even")),
    Field("origin", codecs.optional(codecs.point)),
    Field("diagonals", codecs.choice("one", "5-10-5", "euclid", "none")),
)
RULESET = Kind(RulesetChoice, Field("id", codecs.ident), Field("options", codecs.mapping))
CONDITION = Kind(Condition, _id, Field("until", codecs.optional(codecs.number())))
STROKE = Kind(FogStroke, Field("show", codecs.flag), Field("polygon", codecs.points(3, or_empty=True)))


def _load_grid(value: Any, grid: GridInfo) -> GridSpec:
    spec: GridSpec = GRID.load(value, grid)
    if spec.columns * spec.rows > limits.AREA_CELLS:
        raise MisfitError(
            T("{place} has {n} cells; at most {most} are read"),
            limit=True, n=spec.columns * spec.rows, most=limits.AREA_CELLS,
        )  # fmt: skip
    return spec


HEADER = ("format", "version", "app", "id", "revision", "scenes", "combat", "log")
COLLECTIONS: dict[str, type[Any]] = {
    "pictures": Picture,
    "cells": Terrain,
    "walls": Wall,
    "doors": Door,
    "lights": Light,
    "regions": Region,
    "notes": Note,
    "areas": Area,
    "tokens": Token,
}
"""The keys of a scene that hold things ("fog" stands between "areas" and "tokens")."""

KINDS: dict[type[Any], Kind] = {
    Document: _DocumentKind(
        Document,
        Field("title", codecs.text()),
        Field("active_scene", codecs.text(limits.ID)),
        Field("ruleset", RULESET.codec()),
        others=HEADER,
    ),
    Scene: Kind(
        Scene,
        _id,
        Field("name", codecs.text()),
        Field("cell_distance", codecs.number(above=0)),
        Field("unit", codecs.text(limits.ID)),
        Field("light", codecs.text(limits.ID)),
        Field("grid", Codec(_load_grid, GRID.dump)),
        others=(*COLLECTIONS, "fog"),
    ),
    Picture: Kind(
        Picture,
        _id,
        Field("file", codecs.picture_name, required=True),
        Field("rect", codecs.rect),
        Field("z", codecs.whole(-1_000_000, 1_000_000)),
    ),
    Terrain: Kind(Terrain, Field("id", codecs.ident, outside=True), *GROUND),
    Wall: Kind(
        Wall,
        _id,
        Field("points", codecs.points(2), required=True),
        Field("bottom", codecs.number()),
        Field("top", codecs.optional(codecs.number())),
        Field("move", codecs.flag),
        Field("sight", _opacity),
        Field("light", _opacity),
        Field("one_way", codecs.optional(codecs.choice("left", "right"))),
    ),
    Door: Kind(
        Door,
        _id,
        Field("points", codecs.points(2), required=True),
        Field("kind", codecs.choice("door", "double", "gate", "portcullis", "window"), attr="type"),
        Field("state", codecs.choice("open", "closed")),
        Field("locked", codecs.flag),
        Field("secret", codecs.flag),
    ),
    Light: Kind(
        Light,
        _id,
        Field("at", codecs.point),
        Field("bright", codecs.number(0)),
        Field("dim", codecs.number(0)),
        Field("angle_deg", codecs.number(0, 360)),
        Field("direction_deg", codecs.number(-360, 360)),
        Field("color", codecs.color),
        Field("on", codecs.flag),
    ),
    Region: Kind(
        Region,
        _id,
        Field("name", codecs.text()),
        Field("polygon", codecs.points(3), required=True),
        *GROUND,
    ),
    Note: Kind(
        Note,
        _id,
        Field("at", codecs.point),
        Field("text", codecs.text(limits.NOTE_TEXT)),
        Field("gm", codecs.flag),
    ),
    Area: Kind(
        Area,
        _id,
        Field("shape", codecs.choice("burst", "cone", "line", "ring", "rect", "aura")),
        Field("at", codecs.place),
        Field("to", codecs.optional(codecs.place)),
        Field("radius", _length),
        Field("inner", _length),
        Field("length", _length),
        Field("width", _length),
        Field("angle_deg", codecs.optional(codecs.number(0, 360))),
        Field("limit", codecs.choice("straight", "spread", "through")),
        Field("tags", codecs.tags),
        Field("until", codecs.optional(codecs.number())),
        Field("token", codecs.optional(codecs.ident)),
        Field("growth", codecs.number(-limits.SIDE_CELLS, limits.SIDE_CELLS), sparse=True),
        Field("growth_most", _length, sparse=True),
        Field("drift", codecs.point, sparse=True),
        Field("drifted", codecs.point, sparse=True),
        Field("ground", codecs.tags, sparse=True),
        Field("water", codecs.number(0, 10_000), sparse=True),
        Field("climb", codecs.optional(codecs.text(limits.ID)), sparse=True),
        Field("sight", codecs.choice("full", "none"), sparse=True),
        Field("light", codecs.optional(codecs.choice("bright", "dim", "dark")), sparse=True),
        Field("hidden", codecs.flag, sparse=True),
    ),
    Fog: Kind(
        Fog,
        Field("mode", codecs.choice("off", "manual", "sight")),
        Field("strokes", codecs.many(STROKE.codec(), limits.STROKES)),
    ),
    Token: Kind(
        Token,
        _id,
        Field("name", codecs.text()),
        Field("at", codecs.cell),
        Field("facing", codecs.facing),
        Field("size", codecs.whole(1, limits.TOKEN_SIZE)),
        Field("body", codecs.optional(codecs.many(codecs.own_cell, limits.BODY_CELLS, least=1))),
        Field("side", codecs.text(limits.ID)),
        Field("elevation", codecs.number()),
        Field("posture", codecs.text(limits.ID)),
        Field("hidden", codecs.flag),
        Field("picture", codecs.optional(codecs.picture_name)),
        Field("conditions", codecs.many(CONDITION.codec(), limits.CONDITIONS)),
        Field("stats", codecs.mapping),
    ),
    Combat: Kind(
        Combat,
        Field("scene", codecs.text(limits.ID)),
        Field("round", codecs.whole(0, 1_000_000)),
        Field("order", codecs.many(codecs.idents, limits.THINGS["token"])),
        Field("acting", codecs.idents),
        Field("budgets", codecs.mapping),
        Field("data", codecs.mapping),
    ),
}

CLASSES: dict[str, type[Any]] = {cls.kind: cls for cls in KINDS}
"""The class of each kind of thing by its name in an EntityKey."""

_natural = codecs.whole(0, limits.REVISION)


class _LogKind(Kind):
    """A line of the log. The program alone writes it, so keys that are not its own are dropped."""

    def build(self, attrs: dict[str, Any]) -> LogEntry:
        attrs.pop("extra", None)
        return LogEntry(**attrs)

    def dump_extra(self, thing: Any, done: dict[str, Any]) -> None:
        return


LOG = _LogKind(
    LogEntry,
    Field("n", _natural, required=True),
    Field("key", codecs.text(limits.NOTE_TEXT), required=True),
    Field("args", Codec(_load_args, lambda args, grid: {key: _dump_arg(item) for key, item in args.items()})),
    Field("rule", codecs.optional(codecs.text(limits.ID))),
    Field("rolls", codecs.many(codecs.mapping, limits.STRINGS)),
    Field("secret", codecs.flag),
    Field("undone", codecs.flag),
    Field("override", codecs.flag),
    Field("group", _natural),
    Field("facts", codecs.mapping),
)


def entity_from_dict(
    cls: type[E],
    obj: Any,
    where: str,
    *,
    unknown: Unknown = "keep",
    grid: GridSpec | None = None,
    id: str | None = None,
) -> E:
    """The thing that `obj` describes; what is left out takes its default.

    Args:
        cls: the class of the thing, e.g. Token.
        obj: a parsed JSON object. The ground of a cell has no id of its own: give the cell's as `id`.
        where: what errors begin with: the file, or the command.
        unknown: "keep" puts keys this program does not know into `extra`; "refuse" raises with a hint.
        grid: the scene's grid; without it cells are taken as they come and facings up to 7.
    Raises: FormatError naming `where`, key, what was expected and what was found.

    >>> entity_from_dict(Token, {"id": "t1", "size": 3}, "add_token", unknown="refuse").size
    3
    """
    given = {} if id is None else {"id": id}
    return cast(E, guarded(lambda: KINDS[cls].load(obj, grid, unknown, **given), where))


def entity_to_dict(entity: Entity, *, grid: GridSpec | None = None) -> dict[str, Any]:
    """The thing as it stands in scenario.json: all keys in their fixed order, then unknown ones, sorted."""
    return KINDS[type(entity)].dump(entity, grid)


def field_names(cls: type[Any]) -> tuple[str, ...]:
    """The keys of a kind of thing in their fixed order."""
    return tuple(KINDS[cls].by_key)


def own_fields(thing: Any) -> dict[str, Any]:
    """The fields of a thing that this program knows. What else a file said of it is kept as it is (`extra`), and not set."""
    return {name: value for name, value in entity_to_dict(thing).items() if name in field_names(type(thing))}

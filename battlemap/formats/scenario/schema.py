"""The one table of everything a scenario file may say, and the two functions that go through it.

`KINDS` lists, for each class of the model, its keys in the order in which they are written. What a file leaves out takes
the default of the dataclass. A new field is one line here and one in `model/entities.py` (and one in docs/format.md).
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from operator import attrgetter
from typing import Any, Literal, TypeVar, cast

from battlemap.formats.scenario import codecs, limits
from battlemap.formats.scenario.codecs import Codec, GridInfo, MisfitError
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
Unknown = Literal["keep", "refuse"]


@dataclass(frozen=True, slots=True)
class Field:
    """One key of an object in the file; `attr` is the field of the model's class.

    `sparse`: written only where it is not the default, so a file from before the key is written as it was.
    """

    key: str
    codec: Codec
    attr: str = ""
    required: bool = False
    sparse: bool = False
    outside: bool = False  # the id of a cell is its key in "cells", not a key of its own


@dataclass(frozen=True, slots=True)
class RulesetChoice:
    """The object under "ruleset"; in the model its parts are fields of the Document."""

    id: str = "generic"
    options: Mapping[str, Any] = field(default_factory=dict)
    extra: Extra = field(default_factory=dict)


class Kind:
    """How one class of the model stands in the file."""

    def __init__(self, cls: type[Any], *fields: Field, others: tuple[str, ...] = ()) -> None:
        self.cls = cls
        self.fields = tuple(dataclasses.replace(f, attr=f.attr or f.key) for f in fields)
        self.by_key = {f.key: f for f in self.fields if not f.outside}
        self.required = tuple(f.key for f in self.by_key.values() if f.required)
        defaults = {key: self._plain_default(f) for key, f in self.by_key.items()}
        self.loads = {key: (f.attr, f.codec.load, type(defaults[key]), defaults[key]) for key, f in self.by_key.items()}
        self._values = attrgetter(*(f.attr for f in self.by_key.values()))
        self._dumps = tuple((key, f.codec.dump) for key, f in self.by_key.items() if not f.codec.plain)
        self.sparse = {key: self._default(f.attr) for key, f in self.by_key.items() if f.sparse}
        self.others = frozenset(others)  # keys of the same object that read.py and write.py look after

    def _plain_default(self, field: Field) -> Any:
        """The default as it stands in a file, if that alone settles it; else something that no file holds.

        Most values of most things are defaults, and one that is needs no further look: this halves the time of opening.
        """
        plain = self._default(field.attr)
        if isinstance(plain, tuple | Mapping) and not plain:
            plain = [] if isinstance(plain, tuple) else {}
        elif plain is not None and not isinstance(plain, str | int | float):
            return ()
        try:
            field.codec.load(plain, None)
        except MisfitError:
            return ()
        return plain

    def _default(self, attr: str) -> Any:
        """The default of the model's class; the class itself if it has none."""
        own = next(own for own in dataclasses.fields(self.cls) if own.name == attr)
        if own.default is not dataclasses.MISSING:
            return own.default
        return own.default_factory() if own.default_factory is not dataclasses.MISSING else self.cls

    def load(self, value: Any, grid: GridInfo, unknown: Unknown = "keep", **given: Any) -> Any:
        """The value of the model's class; `given` are fields that do not stand in the object itself."""
        if type(value) is not dict:
            codecs.wrong(T("an object"), value)
        loads = self.loads
        attrs: dict[str, Any] = given
        extra: dict[str, Any] | None = None
        for key, item in value.items():
            found = loads.get(key)
            if found is None:
                if key in self.others:
                    continue
                if extra is None:
                    extra = {}
                extra[key] = self._unknown(key, item, unknown)
                continue
            attr, load, default_type, default = found
            if item.__class__ is default_type and item == default:
                continue
            try:
                attrs[attr] = load(item, grid)
            except MisfitError as misfit:
                raise misfit.under(key) from None
        for key in self.required:
            if key not in value:
                raise MisfitError(T("{place} lacks {name}"), name=f'"{key}"')
        if extra:
            attrs["extra"] = extra
        return self.build(attrs)

    def _unknown(self, key: Any, item: Any, unknown: Unknown) -> Any:
        if unknown == "refuse":
            hint = codecs.nearest(str(key), self.by_key)
            raise MisfitError(T("{place}: there is no field {name}"), name=codecs.shown(key), hint=hint)
        try:
            codecs.check_plain(item)
        except MisfitError as misfit:
            raise misfit.under(str(key)) from None
        return item

    def dump(self, thing: Any, grid: GridInfo = None) -> dict[str, Any]:
        """All keys in order, defaults too (but of sparse ones); then unknown keys, sorted."""
        done = dict(zip(self.by_key, self._values(thing), strict=True))
        plain = [key for key, default in self.sparse.items() if done[key] == default]
        for key, dump in self._dumps:
            done[key] = dump(done[key], grid)
        for key in plain:
            del done[key]
        self.dump_extra(thing, done)
        return done

    def dump_extra(self, thing: Any, done: dict[str, Any]) -> None:
        for key in sorted(thing.extra):
            if key not in self.by_key and key not in self.others:
                done[key] = thing.extra[key]

    def build(self, attrs: dict[str, Any]) -> Any:
        return self.cls(**attrs)

    def codec(self, unknown: Unknown = "keep") -> Codec:
        """This kind as a value inside another."""
        return Codec(lambda value, grid: self.load(value, grid, unknown), self.dump)


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


def guarded(load: Callable[[], Any], where: str) -> Any:
    """The result of `load`, its misfit turned into the error for people."""
    try:
        return load()
    except MisfitError as misfit:
        raise misfit.fail(where) from None


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

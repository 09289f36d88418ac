"""The short way into and out of a scenario file: whole lists of things through msgspec's typed reader and writer.

The types are made from the codecs, so there is one table of what a file may say. They take only what the codecs would neither
change nor refuse. Whatever they do not like (a key this program does not know, a number out of range, 3.0 for 3) goes the
long way, thing by thing, which words the error or keeps the key. Both ways give equal things and the same bytes.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Hashable, Iterable, Sequence
from functools import lru_cache
from operator import attrgetter
from typing import Annotated, Any, cast

import msgspec

from battlemap.formats.scenario import limits
from battlemap.formats.scenario.codecs import Shape
from battlemap.formats.scenario.kind import Kind
from battlemap.formats.scenario.migrate import CURRENT
from battlemap.formats.scenario.schema import COLLECTIONS, CONDITION, KINDS
from battlemap.model.entities import Terrain, Token

FEW = 2000  # bytes of a list; a shorter one is not worth the types
_CELL = r"\A(?:0|-?[1-9][0-9]{0,5}),(?:0|-?[1-9][0-9]{0,5})\Z"  # the one spelling that names a cell
_NEGATIVE_ZERO = (b"-0.0,", b"-0.0]", b"-0.0}")


class Ready(list[Any]):
    """Things that are read and checked already, in a document in place of what the file says."""


class _Way:
    """One kind of thing on one shape of grid: the struct that stands for it, and back and forth."""

    def __init__(self, kind: Kind, shape: Shape) -> None:
        own = {field.name: field for field in dataclasses.fields(kind.cls)}
        self.inner = _Way(CONDITION, shape) if kind.cls is Token else None
        fields: list[tuple[str, Any, Any]] = []
        for field in kind.by_key.values():
            typed = field.codec.typed(shape)
            if self.inner is not None and field.attr == "conditions":
                many_inner = tuple.__class_getitem__((self.inner.struct, ...))
                typed = Annotated[many_inner, msgspec.Meta(max_length=limits.CONDITIONS)]
            if typed is None:
                raise LookupError(f"{kind.cls.__name__} has no type for {field.key} on {shape}")
            default: Any = own[field.attr].default
            if field.required:
                default = msgspec.NODEFAULT
            elif default is dataclasses.MISSING:
                default = msgspec.field(default_factory=own[field.attr].default_factory)  # type: ignore[arg-type]
            fields.append((field.attr, typed, default))
        keys = {field.attr: field.key for field in kind.by_key.values()}
        self.struct: Any = msgspec.defstruct(
            kind.cls.__name__, fields, rename=keys, forbid_unknown_fields=True, kw_only=True
        )
        # as the model's class takes them; a cell's id comes first and is its key, `extra` comes last and is left out
        self._values = attrgetter(*(name for name in own if name in keys))
        self._cls = kind.cls
        self._cells = kind.cls is Terrain
        by_cell = dict.__class_getitem__((Annotated[str, msgspec.Meta(pattern=_CELL)], self.struct))
        self._sparse = bool(kind.sparse)
        self._list: Any = list.__class_getitem__(self.struct)
        self._things: Any = list.__class_getitem__(kind.cls)
        self._many: Any = by_cell if self._cells else self._list

    def read(self, raw: msgspec.Raw, most: int) -> Ready | None:
        """The things, None if there is any doubt about one of them."""
        try:
            found: Any = msgspec.json.decode(raw, type=self._many)
        except msgspec.DecodeError:  # ValidationError is one of them
            return None
        if len(found) > most:
            return None
        if self._cells:
            rows = zip(found, map(self._values, found.values()), strict=True)
            return Ready([self._cls(id_, *values) for id_, values in rows])
        if self.inner is None:
            return Ready(msgspec.convert(found, self._things, from_attributes=True))
        # a token's place is two whole numbers where the model's class says two floats, so msgspec may not make it
        for struct in found:
            if struct.conditions:
                struct.conditions = tuple(self.inner.made(struct.conditions))
        return Ready(self.made(found))

    def made(self, structs: Iterable[Any]) -> list[Any]:
        """The model's things for the structs."""
        cls = self._cls
        return [cls(*values) for values in map(self._values, structs)]

    def written(self, things: Sequence[Any]) -> msgspec.Raw | None:
        """The things as they stand in a file; None if one holds what is not plain, or where not all keys are written."""
        if self._sparse or any(thing.extra for thing in things):
            return None
        if self.inner is not None and any(one.extra for thing in things for one in thing.conditions):
            return None
        try:
            structs = msgspec.convert(things, self._list, from_attributes=True)
        except msgspec.ValidationError:
            return None
        body = dict(zip((thing.id for thing in things), structs, strict=True)) if self._cells else structs
        data = msgspec.json.encode(body)
        return None if any(zero in data for zero in _NEGATIVE_ZERO) else msgspec.Raw(data)


@lru_cache(maxsize=64)
def _way(cls: type[Any], shape: Shape) -> _Way | None:
    try:
        if cls is Terrain and shape == "none":
            raise LookupError("half units have other spellings")
        return _Way(KINDS[cls], shape)
    except LookupError:
        return None


def shape_of(kind: Any) -> Shape:
    """The shape of the cells of a kind of grid."""
    return "hex" if str(kind).startswith("hex") else "none" if kind == "none" else "square"


def read(data: bytes) -> dict[str, Any] | None:
    """A document of the current version whose long lists are Ready; None if this way does not suit it.

    Raises: what msgspec raises where `data` is not JSON.
    """
    top = msgspec.json.decode(data, type=dict[str, msgspec.Raw])
    if not {"version", "id", "scenes"} <= top.keys() or msgspec.json.decode(top["version"]) != CURRENT:
        return None
    scenes = msgspec.json.decode(top.pop("scenes"), type=list[dict[str, msgspec.Raw]])
    done = {key: msgspec.json.decode(raw) for key, raw in top.items()}
    return {**done, "scenes": [_scene(scene) for scene in scenes]}


def _scene(scene: dict[str, msgspec.Raw]) -> dict[str, Any]:
    grid = msgspec.json.decode(scene["grid"]) if "grid" in scene else {}
    shape = shape_of(grid.get("kind", "square") if isinstance(grid, dict) else "square")
    done: dict[str, Any] = {}
    for key, raw in scene.items():
        cls = COLLECTIONS.get(key)
        found: Ready | None = None
        if cls is not None and memoryview(raw).nbytes > FEW and (way := _way(cast(Hashable, cls), shape)) is not None:
            found = way.read(raw, limits.THINGS[cls.kind])
        done[key] = msgspec.json.decode(raw) if found is None else found
    return done


def written(cls: type[Any], things: Sequence[Any], kind: str) -> msgspec.Raw | None:
    """Things of one class as they stand in a file, on a grid of that kind; None: write them one by one."""
    way = _way(cast(Hashable, cls), shape_of(kind))
    return None if way is None else way.written(things)

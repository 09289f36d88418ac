"""How one class of the model stands in a file: its keys, and the way from the object in the file to the thing and back."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from operator import attrgetter
from typing import Any, Literal

from battlemap.formats.scenario import codecs
from battlemap.formats.scenario.codecs import Codec, GridInfo, MisfitError
from battlemap.text import T

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


def guarded(load: Callable[[], Any], where: str) -> Any:
    """The result of `load`, its misfit turned into the error for people."""
    try:
        return load()
    except MisfitError as misfit:
        raise misfit.fail(where) from None

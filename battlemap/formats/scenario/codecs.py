"""The values of a scenario file: what each kind of value must look like, and how it is written.

A codec reads a parsed JSON value into the model's value or raises a MisfitError; it writes the model's value back so that
equal scenarios give equal text (lengths are always floats, whole numbers never are). Paths are put together only when
something is wrong, so a good file pays nothing for them.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Literal, NoReturn, TypeGuard, Union

from msgspec import Meta

from battlemap.errors import FormatError, LimitError
from battlemap.formats.scenario import limits
from battlemap.model.entities import GridSpec
from battlemap.text import T, Text

GridInfo = GridSpec | None
Shape = Literal["hex", "square", "none"]
Typed = Callable[[Shape], Any]
Load = Callable[[Any, GridInfo], Any]
Dump = Callable[[Any, GridInfo], Any]


@dataclass(frozen=True, slots=True)
class Codec:
    """`load(value, grid)` checks and converts; `dump(value, grid)` writes. The grid matters only to cells and facings.

    `typed(shape)`: the msgspec type of values that `load` takes as they are on a grid of that shape (floats may be written as
    whole numbers); None if there is no such type.
    """

    load: Load
    dump: Dump
    typed: Typed = lambda shape: None

    @property
    def plain(self) -> bool:
        """True if the value stands in the file as it is in the model."""
        return self.dump is _same


class MisfitError(Exception):
    """A value that is not what it should be. The path grows outwards on its way up; `fail` makes the final error."""

    def __init__(self, template: Text, *, limit: bool = False, hint: Text | None = None, **args: Any) -> None:
        super().__init__(template.key)
        self.template, self.args_, self.limit, self.hint = template.key, args, limit, hint
        self.path = ""

    def under(self, part: str | int) -> MisfitError:
        """The same misfit, seen from one level further out."""
        step = f"[{part}]" if isinstance(part, int) else part
        joint = "." if self.path and not self.path.startswith("[") else ""
        self.path = f"{step}{joint}{self.path}"
        return self

    def fail(self, where: str) -> FormatError:
        """The error for people; `where` is the file or the command, put before the path."""
        kind = LimitError if self.limit else FormatError
        place = f"{where}: {self.path}" if self.path else where
        return kind(T(self.template, place=place, **self.args_), hint=self.hint, path=self.path)


def wrong(expected: Text, found: Any) -> NoReturn:
    raise MisfitError(T("{place} should be {expected}, not {found}"), expected=expected, found=shown(found))


def too_many(found: int, most: int) -> NoReturn:
    raise MisfitError(T("{place} holds {found} entries; at most {most} are read"), limit=True, found=found, most=most)


def shown(value: Any) -> str | Text:
    """A value as people see it in an error: short, in the words of JSON."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        text = repr(value) if not isinstance(value, int) or abs(value) < 10**18 else f"{value:.3e}"
        return text.replace("-", "−")
    if isinstance(value, str):
        clean = "".join(c if c.isprintable() else "�" for c in value[:41])
        return f'"{clean[:40]}…"' if len(value) > 40 else f'"{clean}"'
    if isinstance(value, list | tuple):
        return T("a list of {n}", n=len(value))
    if isinstance(value, Mapping):
        return T("an object with {n} keys", n=len(value))
    return type(value).__name__


def _same(value: Any, grid: GridInfo) -> Any:
    return value


def _float(value: Any, grid: GridInfo) -> float:
    return float(value) + 0.0


def _figure(value: float) -> str:
    return (str(int(value)) if float(value).is_integer() else str(value)).replace("-", "−")


def number(low: float = -limits.COORDINATE, high: float = limits.COORDINATE, *, above: float | None = None) -> Codec:
    """A float between `low` and `high`, or greater than `above`."""
    if above is not None:
        expected = T("a number greater than {above} and at most {high}", above=_figure(above), high=_figure(high))
    else:
        expected = T("a number from {low} to {high}", low=_figure(low), high=_figure(high))

    def load(value: Any, grid: GridInfo) -> float:
        if type(value) is not float and type(value) is not int:
            wrong(expected, value)
        if not low <= value <= high or (above is not None and value <= above):
            wrong(expected, value)
        return value + 0.0  # never an int, never a negative zero

    typed = Annotated[float, Meta(ge=low, le=high) if above is None else Meta(gt=above, le=high)]
    return Codec(load, _float, lambda shape: typed)


def whole(low: int, high: int) -> Codec:
    """An int between `low` and `high`; 3.0 is 3, for there are languages with one kind of number."""
    expected = T("a whole number from {low} to {high}", low=_figure(low), high=_figure(high))

    def load(value: Any, grid: GridInfo) -> int:
        if type(value) is float and value.is_integer():
            value = int(value)
        if type(value) is not int or not low <= value <= high:
            wrong(expected, value)
        return value

    return Codec(load, _same, lambda shape: Annotated[int, Meta(ge=low, le=high)])


def is_text(value: Any) -> TypeGuard[str]:
    """A text that can be written as UTF-8 (JSON may smuggle in half of a surrogate pair)."""
    if type(value) is not str:
        return False
    if value.isascii():
        return True
    try:
        value.encode()
    except UnicodeEncodeError:
        return False
    return True


def text(most: int = limits.TEXT) -> Codec:
    expected = T("a text of at most {most} characters", most=most)

    def load(value: Any, grid: GridInfo) -> str:
        if not is_text(value) or len(value) > most:
            wrong(expected, value)
        return value

    return Codec(load, _same, lambda shape: Annotated[str, Meta(max_length=most)])


def matching(pattern: str, expected: Text) -> Codec:
    """A text that matches the whole pattern."""
    match = re.compile(pattern, re.DOTALL).fullmatch

    def load(value: Any, grid: GridInfo) -> str:
        if not is_text(value) or match(value) is None:
            wrong(expected, value)
        return value

    return Codec(load, _same, lambda shape: Annotated[str, Meta(pattern=rf"\A(?s:{pattern})\Z")])


def choice(*values: str) -> Codec:
    expected = T("one of {values}", values=", ".join(values))
    known = frozenset(values)

    def load(value: Any, grid: GridInfo) -> str:
        if type(value) is not str or value not in known:
            wrong(expected, value)
        return value

    return Codec(load, _same, lambda shape: Literal[values])


def _load_flag(value: Any, grid: GridInfo) -> bool:
    if value is not True and value is not False:
        wrong(T("true or false"), value)
    return value


def optional(inner: Codec) -> Codec:
    """The inner value, or null for none."""
    load_inner, dump_inner = inner.load, inner.dump

    def load(value: Any, grid: GridInfo) -> Any:
        return None if value is None else load_inner(value, grid)

    def dump(value: Any, grid: GridInfo) -> Any:
        return None if value is None else dump_inner(value, grid)

    return Codec(load, dump, lambda shape: _or_none(inner.typed(shape)))


def _or_none(typed: Any) -> Any:
    return None if typed is None else Union[typed, None]  # noqa: UP007 - of a type that is made at run time


def many(inner: Codec, most: int, *, least: int = 0, or_empty: bool = False, what: Text | None = None) -> Codec:
    """A list of `least` to `most` inner values (or empty) as a tuple."""
    expected = what or (T("a list of at least {n} entries", n=least) if least else T("a list"))
    load_inner, dump_inner = inner.load, inner.dump

    def load(value: Any, grid: GridInfo) -> tuple[Any, ...]:
        if type(value) is not list and type(value) is not tuple:
            wrong(expected, value)
        if len(value) < least and not (or_empty and not value):
            wrong(expected, value)
        if len(value) > most:
            too_many(len(value), most)
        done: list[Any] = []
        try:
            for item in value:
                done.append(load_inner(item, grid))
        except MisfitError as misfit:
            raise misfit.under(len(done)) from None
        return tuple(done)

    def dump(value: Any, grid: GridInfo) -> list[Any]:
        return [dump_inner(item, grid) for item in value]

    def typed(shape: Shape) -> Any:
        of = None if or_empty else inner.typed(shape)
        return None if of is None else Annotated[_tuple_of(of, ...), Meta(min_length=least, max_length=most)]

    return Codec(load, dump, typed)


def _numbers(n: int, expected: Text) -> Codec:
    """Exactly `n` coordinates, as floats."""
    most = limits.COORDINATE

    def load(value: Any, grid: GridInfo) -> tuple[float, ...]:
        if (type(value) is not list and type(value) is not tuple) or len(value) != n:
            wrong(expected, value)
        for index, item in enumerate(value):
            if (type(item) is not float and type(item) is not int) or not -most <= item <= most:
                try:
                    wrong(T("a number from {low} to {high}", low=_figure(-most), high=_figure(most)), item)
                except MisfitError as misfit:
                    raise misfit.under(index) from None
        return tuple([item + 0.0 for item in value])

    def dump(value: Any, grid: GridInfo) -> list[float]:
        return [float(item) + 0.0 for item in value]

    return Codec(load, dump, lambda shape: _tuple_of(Annotated[float, Meta(ge=-most, le=most)], n))


def _tuple_of(typed: Any, n: Any) -> Any:
    """The type of a tuple of `n` (...: any number) values."""
    return tuple.__class_getitem__((typed, ...) if n is ... else (typed,) * n)


def _cell(expected: Text, *, between: bool) -> Codec:
    """A pair by the scene's grid: whole numbers on hexes and squares, scene units without a grid.

    `between`: a place may also lie between cells. Grid unknown (a journal record): as it comes.
    """
    scene_point = point.load

    def load(value: Any, grid: GridInfo) -> tuple[float, float]:
        pair = scene_point(value, grid)
        if grid is None:
            return (value[0], value[1])
        return settle(pair, grid, strict=not between)

    def settle(pair: Any, grid: GridSpec, *, strict: bool) -> tuple[float, float]:
        x, y = pair[0], pair[1]
        if grid.kind == "none":
            return (float(x) + 0.0, float(y) + 0.0)
        if float(x).is_integer() and float(y).is_integer():
            return (int(x), int(y))
        if strict:
            wrong(expected, f"{x:g}, {y:g}")
        return (float(x) + 0.0, float(y) + 0.0)

    def dump(value: Any, grid: GridInfo) -> list[float]:
        return list(value) if grid is None else list(settle(value, grid, strict=False))

    def typed(shape: Shape) -> Any:
        if shape == "none":
            return point.typed(shape)
        most = int(limits.COORDINATE)
        return None if between else _tuple_of(Annotated[int, Meta(ge=-most, le=most)], 2)

    return Codec(load, dump, typed)


def _load_facing(value: Any, grid: GridInfo) -> int:
    sides = 6 if grid is not None and grid.kind.startswith("hex") else 8
    return int(_FACINGS[sides].load(value, grid))


def check_plain(value: Any, depth: int = 0) -> None:
    """Refuse what JSON cannot hold (or holds too deep) in a value the program itself does not look into."""
    if depth > limits.NESTING:
        raise MisfitError(T("{place} is nested more than {most} levels deep"), limit=True, most=limits.NESTING)
    if isinstance(value, Mapping):
        items: Iterable[tuple[Any, Any]] = value.items()
        for key in value:
            if not is_text(key):
                wrong(T("keys that are texts"), key)
    elif isinstance(value, list | tuple):
        items = enumerate(value)
    elif _is_scalar(value):
        return
    else:
        wrong(T("a value that JSON can hold"), value)
    for place, item in items:
        if _is_scalar(item):
            continue
        try:
            check_plain(item, depth + 1)
        except MisfitError as misfit:
            raise (misfit if misfit.limit else misfit.under(place)) from None


def _is_scalar(value: Any) -> bool:
    kind = value.__class__
    if kind is float:
        return math.isfinite(value)
    return kind is int or kind is bool or value is None or is_text(value)


def _load_mapping(value: Any, grid: GridInfo) -> Mapping[str, Any]:
    if type(value) is not dict:
        wrong(T("an object"), value)
    if value:
        check_plain(value)
    return value


def _dump_mapping(value: Any, grid: GridInfo) -> Any:
    return dict(value)


_LEVELS = 6
_plain: Any = str | int | float | bool | None
for _ in range(_LEVELS):
    _plain = str | int | float | bool | list[_plain] | dict[str, _plain] | None

flag = Codec(_load_flag, _same, lambda shape: bool)
mapping = Codec(_load_mapping, _dump_mapping, lambda shape: dict[str, _plain])
point = _numbers(2, T("a point [x, y]"))
rect = _numbers(4, T("a rectangle [x, y, width, height]"))
cell = _cell(T("a cell of two whole numbers"), between=False)
place = _cell(T("a cell"), between=True)
_FACINGS = {6: whole(0, 5), 8: whole(0, 7)}
facing = Codec(_load_facing, _same, lambda shape: _FACINGS[6 if shape == "hex" else 8].typed(shape))
ident = matching(
    rf"[^\x00-\x1f\x7f-\x9f]{{1,{limits.ID}}}",
    T("an id of 1 to {most} characters without control ones", most=limits.ID),
)
picture_name = matching(
    r"(?!pictures/\.)pictures/[^/\\:\x00-\x1f\x7f]{1,200}", T('the name of a picture, "pictures/…", in one folder')
)
color = matching(r"#[0-9A-Fa-f]{6}", T("a colour #rrggbb"))
tags = many(text(limits.ID), limits.STRINGS)
own_cell = many(whole(-100, 100), 2, least=2, what=T("a pair of whole numbers"))
idents = many(ident, limits.THINGS["token"])


def points(least: int, *, or_empty: bool = False) -> Codec:
    """A chain or polygon of scene points."""
    return many(point, limits.POINTS, least=least, or_empty=or_empty, what=T("a list of at least {n} points", n=least))


def nearest(word: str, known: Collection[str]) -> Text | None:
    """The hint with the known word nearest to `word`; else all known words."""
    from difflib import get_close_matches

    close = get_close_matches(word, sorted(known), n=1)
    return T("Did you mean {word}?", word=close[0]) if close else T("Known: {words}", words=", ".join(sorted(known)))

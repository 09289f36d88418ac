"""Values checked against what a manifest declares: stats of tokens and options of the table alike."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import Any, Literal

import msgspec

from battlemap.errors import CommandError
from battlemap.rules.words import Words
from battlemap.text import T, Text

MAX_NUMBER = 1e9
MAX_TEXT = 4000

Value = bool | int | float | str


class Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table of the manifest: an unknown key is an error, since it is most likely a slip of the pen."""


class ValueSpec(Part, frozen=True, kw_only=True):
    """What a stat and an option have in common: a named value of a type, within limits.

    `default` left out: it is unset until somebody sets it. `choices`: the texts allowed (type text).
    """

    id: str
    type: Literal["int", "float", "text", "bool"] = "int"
    default: Value | None = None
    min: float | None = None
    max: float | None = None
    choices: tuple[str, ...] = ()
    label: Words
    text: Words | None = None


def why_not(spec: ValueSpec, value: Any) -> Text | None:
    """Why a value is not one of `spec`; None if it is."""
    found = repr(value) if len(repr(value)) <= 60 else repr(value)[:60] + "…"
    if spec.type == "bool":
        fits = isinstance(value, bool)
    elif spec.type == "text":
        fits = isinstance(value, str) and len(value) <= MAX_TEXT and (not spec.choices or value in spec.choices)
    else:
        fits = (
            isinstance(value, (int, float))
            and not isinstance(value, bool)
            and abs(value) <= MAX_NUMBER
            and (spec.type == "float" or value == int(value))
            and (spec.min is None or value >= spec.min)
            and (spec.max is None or value <= spec.max)
        )
    return None if fits else T("expected {expected}, found {found}", expected=allowed(spec), found=found)


def check_values(specs: Sequence[ValueSpec], values: Mapping[str, Any], prefix: str) -> dict[str, Any]:
    """The given values, normalised, in the schema's order; whole numbers of a `int` come as int.

    Args:
        specs: what is declared.
        values: what is given; a null unsets a value that has no default.
        prefix: stands before the name in an error ("stats.", "options.").
    Raises: CommandError `bad-field` naming the value, with the nearest right thing as hint.
    """
    known = {spec.id: spec for spec in specs}
    for name in values:
        if name not in known:
            raise CommandError(T("There is no {name}", name=f"{prefix}{name}"), hint=nearest(str(name), known, prefix))
    checked: dict[str, Any] = {}
    for name, spec in known.items():
        if name not in values:
            continue
        value = values[name]
        if value is None and spec.default is None:
            checked[name] = None
            continue
        if problem := why_not(spec, value):
            raise CommandError(
                T("{name}: {problem}", name=prefix + name, problem=problem), hint=allowed(spec), field=name
            )
        checked[name] = int(value) if spec.type == "int" else float(value) if spec.type == "float" else value
    return checked


def defaults_of(specs: Iterable[ValueSpec]) -> dict[str, Any]:
    """The default of each value that has one."""
    return {spec.id: spec.default for spec in specs if spec.default is not None}


def nearest(name: str, known: Iterable[str], prefix: str = "") -> Text | None:
    """A hint with the names most like `name`, else with all of them; None if there are none."""
    names = list(known)
    close = get_close_matches(name, names, n=3, cutoff=0.5) or names[:20]
    if not close:
        return None
    return T("did you mean {names}?", names=", ".join(prefix + n for n in close))


def allowed(spec: ValueSpec) -> Text:
    """What a value may be, as a hint."""
    if spec.choices:
        return T("one of {choices}", choices=", ".join(spec.choices))
    if spec.type == "bool":
        return T("true or false")
    if spec.type == "text":
        return T("a text of at most {limit} characters", limit=MAX_TEXT)
    kind = T("a whole number") if spec.type == "int" else T("a number")
    if spec.min is not None and spec.max is not None:
        return T("{kind} from {low} to {high}", kind=kind, low=f"{spec.min:g}", high=f"{spec.max:g}")
    if spec.min is not None:
        return T("{kind}, at least {low}", kind=kind, low=f"{spec.min:g}")
    if spec.max is not None:
        return T("{kind}, at most {high}", kind=kind, high=f"{spec.max:g}")
    return kind

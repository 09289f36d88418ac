"""`ruleset.toml` and `rules.toml`: what a ruleset says about itself, readable without running any of its code."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec

from battlemap.errors import LimitError, RulesetError
from battlemap.geometry.grid import GridKind
from battlemap.geometry.shapes import Coverage
from battlemap.rules.actionspec import (
    ActionSpec,
    BudgetSpec,
    ConversionSpec,
    GaugeSpec,
    ManoeuvreSpec,
    OptionSpec,
    TurnSpec,
)
from battlemap.rules.schema import Part, ValueSpec, why_not
from battlemap.rules.words import Words
from battlemap.text import T, Text

API_VERSION = 1
MANIFEST = "ruleset.toml"
RULES = "rules.toml"
MAX_BYTES = 2_000_000
ID = re.compile(r"[a-z][a-z0-9_]{0,39}\Z")

PARTS = ("stat", "option", "condition", "posture", "manoeuvre", "action", "budget", "gauge")
TAKEN = {"stat": ("version", "relations")}  # kept by the program beside a token's stats

S = TypeVar("S")


class StatSpec(ValueSpec, frozen=True, kw_only=True):
    """A number or word on a token. `bar`: it is a gauge, and this stat holds its maximum."""

    bar: str | None = None


class ConditionSpec(Part, frozen=True, kw_only=True):
    """A state a token can be in. `icon` is a name of the program's icons; `out`: it takes no more part in the fight."""

    id: str
    label: Words
    icon: str = ""
    text: Words | None = None
    out: bool = False


class PostureSpec(Part, frozen=True, kw_only=True):
    """A posture; the first one listed is the usual one."""

    id: str
    label: Words


class GroundSpec(Part, frozen=True, kw_only=True):
    """A word this ruleset knows for ground: a tag, a surface or a way up, as maps write it. `text`: what it does, in few words.

    `pattern`: how a tag is drawn; without one as any unknown tag.
    """

    id: str
    of: Literal["tag", "surface", "climb"] = "tag"
    label: Words
    text: Words | None = None
    pattern: Literal["", "dots", "rings", "hatch", "plus", "zigzag", "triangles", "squares"] = ""
    rule: str = ""


class Manifest(Part, frozen=True, kw_only=True):
    """All of `ruleset.toml`.

    `coverage`: when a cell counts as inside an area. `damage_from`: the stat that a loss is taken from (left out: the first one
    that is a gauge), so that the game master can set another loss by hand.
    """

    id: str
    name: Words
    version: str
    api: int
    summary: Words
    language: str = "en"
    grids: tuple[GridKind, ...] = ("hex-flat", "hex-pointy", "square", "none")
    extends: str | None = None
    stats_version: int = 1
    stat: tuple[StatSpec, ...] = ()
    option: tuple[OptionSpec, ...] = ()
    condition: tuple[ConditionSpec, ...] = ()
    posture: tuple[PostureSpec, ...] = ()
    manoeuvre: tuple[ManoeuvreSpec, ...] = ()
    action: tuple[ActionSpec, ...] = ()
    budget: tuple[BudgetSpec, ...] = ()
    conversion: tuple[ConversionSpec, ...] = ()
    gauge: tuple[GaugeSpec, ...] = ()
    ground: tuple[GroundSpec, ...] = ()
    coverage: Coverage = "center"
    damage_from: str | None = None
    turns: TurnSpec = TurnSpec()

    @property
    def damage_stat(self) -> str | None:
        """The stat that a loss is taken from; None where none is declared."""
        return self.damage_from or next((stat.id for stat in self.stat if stat.bar is not None), None)


class RuleText(Part, frozen=True, kw_only=True):
    """One rule in own words. `ref`: help only, so no case plays it. `source`: where it comes from."""

    title: Words
    text: Words
    ref: bool = False
    source: str = ""


def read_manifest(folder: Path) -> Manifest:
    """The manifest of a ruleset folder. Raises RulesetError naming the file and the key."""
    path = folder / MANIFEST
    return _manifest(path, _read(path))


@lru_cache(maxsize=32)
def _manifest(path: Path, data: bytes) -> Manifest:
    """What a manifest's bytes say. Kept, as long as they stay the same: reading TOML takes longer than all else of it."""
    raw = _parse(path, data)
    api = raw.get("api")
    if isinstance(api, int) and not isinstance(api, bool) and api > API_VERSION:
        raise _wrong(path, "api", f"this program knows version {API_VERSION}, the ruleset needs {api}: get a newer one")
    manifest = _convert(raw, Manifest, path)
    if manifest.api < 1:
        raise _wrong(path, "api", f"expected {API_VERSION}, found {manifest.api}")
    if not ID.match(manifest.id):
        raise _wrong(path, "id", f"expected small letters, digits and _, found {manifest.id!r}")
    for key in PARTS:
        _check_ids(path, key, [part.id for part in getattr(manifest, key)])
    for of in ("tag", "surface", "climb"):
        _check_ids(path, f"ground.{of}", [word.id for word in manifest.ground if word.of == of])
    _check_actions(path, manifest)
    for key in ("stat", "option"):
        for number, spec in enumerate(getattr(manifest, key)):
            if problem := _bad_default(spec):
                raise _wrong(path, f"{key}[{number}].default", problem)
    for number, option in enumerate(manifest.option):
        if option.default is None:
            raise _wrong(path, f"option[{number}].default", "an option needs one")
    numbers = {stat.id for stat in manifest.stat if stat.type in ("int", "float")}
    for number, stat in enumerate(manifest.stat):
        if stat.bar is not None and not ({stat.id, stat.bar} <= numbers or (manifest.extends and stat.id in numbers)):
            raise _wrong(path, f"stat[{number}].bar", f"{stat.bar!r} is no stat that is a number")
    if manifest.damage_from is not None and manifest.damage_from not in numbers and not manifest.extends:
        raise _wrong(path, "damage_from", f"{manifest.damage_from!r} is no stat that is a number")
    return manifest


def read_rules(folder: Path) -> dict[str, RuleText]:
    """The rule texts of a folder by id, in the file's order; none if there is no `rules.toml`. Raises RulesetError."""
    path = folder / RULES
    if not path.exists():
        return {}
    return dict(_rules(path, _read(path)))


@lru_cache(maxsize=32)
def _rules(path: Path, data: bytes) -> Mapping[str, RuleText]:
    return _convert(_parse(path, data), dict[str, RuleText], path)


def read_toml(path: Path) -> dict[str, Any]:
    """A TOML file within limits. Raises RulesetError naming the file, LimitError if it is too large."""
    return _parse(path, _read(path))


def _read(path: Path) -> bytes:
    if not path.is_file():
        raise RulesetError(
            T("{file} is not there", file=str(path)), hint=T("a ruleset is a folder with a {name}", name=MANIFEST)
        )
    try:
        if path.stat().st_size > MAX_BYTES:
            raise LimitError(T("{file} is larger than {limit} bytes", file=str(path), limit=MAX_BYTES))
        return path.read_bytes()
    except OSError as error:
        raise RulesetError(
            T("{file} cannot be read: {problem}", file=str(path), problem=error.strerror or "")
        ) from None


def _parse(path: Path, data: bytes) -> dict[str, Any]:
    try:
        return tomllib.loads(data.decode("utf-8"))
    except (UnicodeDecodeError, tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        raise RulesetError(T("{file} is not TOML: {problem}", file=str(path), problem=str(error))) from None


def merge(base: Manifest, overlay: Manifest) -> Manifest:
    """The overlay's manifest with what its base declares and it does not; a part of the same id replaces the base's."""

    def parts(key: str) -> tuple[Any, ...]:
        by_id = {part.id: part for part in (*getattr(base, key), *getattr(overlay, key))}
        return tuple(by_id.values())

    merged = {key: parts(key) for key in PARTS}
    merged["ground"] = tuple({(word.of, word.id): word for word in (*base.ground, *overlay.ground)}.values())
    conversions = (*base.conversion, *(c for c in overlay.conversion if c not in base.conversion))
    turns = base.turns if overlay.turns == TurnSpec() else overlay.turns
    coverage = base.coverage if overlay.coverage == "center" else overlay.coverage
    return msgspec.structs.replace(
        overlay, **merged, conversion=conversions, turns=turns, coverage=coverage,
        damage_from=overlay.damage_from or base.damage_from,
    )  # fmt: skip


def _decode(kind: type[Any], value: Any) -> Any:
    if kind is Words:
        if not isinstance(value, (str, dict)):
            raise TypeError("Expected a text, or texts by language code")
        return Words(value)
    raise TypeError(f"cannot read a {kind.__name__}")


def _convert(raw: Mapping[str, Any], kind: type[S], path: Path) -> S:
    try:
        return msgspec.convert(raw, kind, dec_hook=_decode)
    except msgspec.ValidationError as error:
        problem, _, place = str(error).partition(" - at `$")
        raise _wrong(path, place.strip("`.") or "top level", problem[:1].lower() + problem[1:]) from None


def _wrong(path: Path, key: str, problem: str | Text) -> RulesetError:
    return RulesetError(
        T("{file}: {place}: {problem}", file=str(path), place=key, problem=problem), file=str(path), key=key
    )


def _check_ids(path: Path, key: str, ids: list[str]) -> None:
    for number, id_ in enumerate(ids):
        if not ID.match(id_):
            raise _wrong(path, f"{key}[{number}].id", f"expected small letters, digits and _, found {id_!r}")
        if id_ in ids[:number]:
            raise _wrong(path, f"{key}[{number}].id", f"{id_!r} stands there twice")
        if id_ in TAKEN.get(key, ()):
            raise _wrong(path, f"{key}[{number}].id", f"{id_!r} is taken by the program")


def _check_actions(path: Path, manifest: Manifest) -> None:
    """What actions, conversions and phases name is declared; an overlay may mean its base's."""
    if manifest.turns.kind == "phases" and not manifest.turns.phase and not manifest.extends:
        raise _wrong(path, "turns.phase", "turns in phases need at least one")
    _check_ids(path, "turns.phase", [phase.id for phase in manifest.turns.phase])
    for number, action in enumerate(manifest.action):
        _check_ids(path, f"action[{number}].option", [option.id for option in action.option])
        for option in action.option:
            if problem := _bad_default(option):
                raise _wrong(path, f"action[{number}].option.{option.id}.default", problem)
    for number, gauge in enumerate(manifest.gauge):
        if not gauge.min <= gauge.start <= gauge.max:
            raise _wrong(path, f"gauge[{number}].start", "expected a number from min to max")
    if manifest.extends:
        return
    known = {
        "manoeuvre": {m.id for m in manifest.manoeuvre},
        "not_while": {c.id for c in manifest.condition},
        "cost": {b.id for b in manifest.budget} | {"move"},
    }
    for number, action in enumerate(manifest.action):
        for key, names in known.items():
            wrong = next((name for name in getattr(action, key) if name not in names), None)
            if wrong is not None:
                raise _wrong(path, f"action[{number}].{key}", f"{wrong!r} is not declared")
        if isinstance(action.reach, str) and action.reach not in {stat.id for stat in manifest.stat}:
            raise _wrong(path, f"action[{number}].reach", f"{action.reach!r} is no stat")
        sized_by = {stat.id for stat in manifest.stat} | {option.id for option in action.option}
        for size, name in action.area.names() if action.area is not None else ():
            if name not in sized_by:
                raise _wrong(path, f"action[{number}].area.{size}", f"{name!r} is no option of the action and no stat")
    for number, conversion in enumerate(manifest.conversion):
        for name in (conversion.source, conversion.to):
            if name not in known["cost"]:
                raise _wrong(path, f"conversion[{number}]", f"{name!r} is no budget")
        if conversion.rate <= 0:
            raise _wrong(path, f"conversion[{number}].rate", "expected a number above 0")


def _bad_default(spec: ValueSpec) -> Text | None:
    """Why the default of a stat or option is not a value of it; None if it is."""
    if spec.choices and spec.type != "text":
        return T("choices are for the type text")
    return None if spec.default is None else why_not(spec, spec.default)

"""From a parsed document to a Scenario. Order: header, migration, then everything checked while it is built."""

from __future__ import annotations

import re
import uuid
from collections.abc import Callable, Iterator
from itertools import repeat
from typing import Any

import msgspec

from battlemap.errors import FormatError, LimitError
from battlemap.formats.scenario import codecs, limits, migrate, typed
from battlemap.formats.scenario.bulk import no_collection
from battlemap.formats.scenario.codecs import MisfitError
from battlemap.formats.scenario.kind import guarded
from battlemap.formats.scenario.schema import COLLECTIONS, KINDS, LOG
from battlemap.model.entities import (
    COMBAT_KEY,
    DOCUMENT_KEY,
    Combat,
    Document,
    Entity,
    EntityKey,
    Fog,
    GridSpec,
    Scene,
    Terrain,
    fog_key,
    scene_key,
    terrain_id,
)
from battlemap.model.scenario import Scenario
from battlemap.text import T

Thing = tuple[EntityKey, Entity]

_CELLS = re.compile(r"(-?[0-9]{1,6}),(-?[0-9]{1,6})")
_UNITS = re.compile(r"(-?[0-9]{1,6}(?:\.[0-9]{1,5})?),(-?[0-9]{1,6}(?:\.[0-9]{1,5})?)")


def scenario_from_json(data: bytes, where: str) -> Scenario:
    """The scenario that the bytes of a scenario.json describe; as `scenario_from_dict`."""
    return scenario_from_dict(parse_json(data, where, _quickly), where)


def _quickly(data: bytes) -> Any:
    try:
        found = typed.read(data)
    except msgspec.DecodeError:
        found = None
    return msgspec.json.decode(data) if found is None else found


def parse_json(data: bytes, where: str, decode: Callable[[bytes], Any] = msgspec.json.decode) -> Any:
    """The JSON value of `data` (UTF-8, a byte order mark is allowed). Raises FormatError with one sentence."""
    if len(data) > limits.JSON_BYTES:
        raise LimitError(T("{where} is larger than {most} MB", where=where, most=limits.JSON_BYTES // 2**20))
    try:
        with no_collection():
            return decode(data.removeprefix(b"\xef\xbb\xbf"))
    except RecursionError:
        raise LimitError(
            T("{where} is nested more than {most} levels deep", where=where, most=limits.NESTING)
        ) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise FormatError(
            T("{where} is not valid JSON: {problem}", where=where, problem=str(error)),
            hint=T("The file may be cut off; take an earlier copy of it."),
        ) from None


def scenario_from_dict(doc: Any, where: str) -> Scenario:
    """The scenario that a parsed scenario.json describes, older versions migrated.

    Args:
        doc: the parsed JSON.
        where: the file, for errors.
    Raises: FormatError that names file, key, expected and found; nothing is half-loaded.
    """
    with no_collection():
        scenario: Scenario = guarded(lambda: _scenario(migrate.to_current(doc, where)), where)
    return scenario


def _scenario(doc: dict[str, Any]) -> Scenario:
    scenes: Any = doc.get("scenes")
    if type(scenes) is not list or not scenes:
        _at("scenes", T("a list with at least one scene"), scenes)
    if len(scenes) > limits.SCENES:
        _under("scenes", codecs.too_many, len(scenes), limits.SCENES)
    things: list[Thing] = []
    ids: list[str] = []
    for index, obj in enumerate(scenes):
        try:
            scene: Scene = KINDS[Scene].load(obj, None)
            if scene.id in ids:
                raise MisfitError(T("{place} has the id {id}, which an earlier scene has"), id=codecs.shown(scene.id))
            ids.append(scene.id)
            things.append((scene_key(scene.id), scene))
            things.extend(_things(obj, scene))
        except MisfitError as misfit:
            raise misfit.under(index).under("scenes") from None
    document: Document = KINDS[Document].load({"active_scene": ids[0], **doc}, None)
    if document.active_scene not in ids:
        _at("active_scene", T("the id of a scene"), document.active_scene)
    things.append((DOCUMENT_KEY, document))
    if doc.get("combat") is not None:
        things.append((COMBAT_KEY, _combat(doc["combat"], document, ids)))
    scenario = Scenario(_under("id", codecs.ident.load, doc["id"], None) if "id" in doc else _own_id(doc))
    scenario.revision = _under("revision", _REVISION.load, doc.get("revision", 0), None)
    scenario.log = list(_under("log", _LOG.load, doc.get("log", []), None))
    scenario.load(things)
    return scenario


def _own_id(doc: dict[str, Any]) -> str:
    """An id for a document without one: the same each time it is opened, so that its journal is found again."""
    return str(uuid.uuid5(uuid.NAMESPACE_OID, msgspec.json.encode(doc, order="deterministic").hex()))


_REVISION = codecs.whole(0, limits.REVISION)
_LOG = codecs.many(LOG.codec(), limits.LOG_ENTRIES)


def _under(key: str, load: Any, *args: Any) -> Any:
    try:
        return load(*args)
    except MisfitError as misfit:
        raise misfit.under(key) from None


def _at(key: str, expected: Any, found: Any) -> None:
    _under(key, codecs.wrong, expected, found)


def _combat(obj: Any, document: Document, scenes: list[str]) -> Combat:
    given = {"scene": document.active_scene, **obj} if type(obj) is dict else obj
    combat: Combat = _under("combat", KINDS[Combat].load, given, None)
    if combat.scene not in scenes:
        _at("combat.scene", T("the id of a scene"), combat.scene)
    return combat


def _things(obj: dict[str, Any], scene: Scene) -> Iterator[Thing]:
    """The fog and the things of a scene. An id may stand once in a scene, whatever it names."""
    # A scene always has its fog, also where the file leaves it out: what a journal expects must not depend on that.
    yield fog_key(scene.id), _under("fog", KINDS[Fog].load, obj.get("fog", {}), scene.grid)
    seen: set[str] = set()
    for key, cls in COLLECTIONS.items():
        if key not in obj:
            continue
        place: str | int = ""
        try:
            if isinstance(obj[key], typed.Ready):
                names = [thing.id for thing in obj[key]]
                known = set(names)
                if len(known) == len(names) and seen.isdisjoint(known):  # else the loop below finds what stands twice
                    seen |= known
                    yield from zip(map(EntityKey, repeat(scene.id), repeat(cls.kind), names), obj[key], strict=True)
                    continue
                entries: Entries = ((index, thing, {}) for index, thing in enumerate(obj[key]))
            else:
                entries = (_cells if cls is Terrain else _list)(obj[key], cls.kind, scene.grid)
            for place, fields, given in entries:
                try:
                    thing = fields if isinstance(fields, cls) else KINDS[cls].load(fields, scene.grid, **given)
                    if thing.id in seen:
                        raise MisfitError(
                            T("{place} has the id {id}, which stands twice in this scene"), id=codecs.shown(thing.id)
                        )
                except MisfitError as misfit:
                    raise misfit.under(place) from None
                seen.add(thing.id)
                yield EntityKey(scene.id, cls.kind, thing.id), thing
        except MisfitError as misfit:
            raise misfit.under(key) from None


Entries = Iterator[tuple[str | int, Any, dict[str, Any]]]


def _list(value: Any, kind: str, grid: GridSpec) -> Entries:
    if type(value) is not list:
        codecs.wrong(T("a list"), value)
    if len(value) > limits.THINGS[kind]:
        codecs.too_many(len(value), limits.THINGS[kind])
    for index, fields in enumerate(value):
        yield index, fields, {}


def _cells(value: Any, kind: str, grid: GridSpec) -> Entries:
    """Ground stands by cell; the key must be in the one spelling that names the cell."""
    if type(value) is not dict:
        codecs.wrong(T("an object with cells as keys"), value)
    if len(value) > limits.THINGS[kind]:
        codecs.too_many(len(value), limits.THINGS[kind])
    pair = _UNITS if grid.kind == "none" else _CELLS
    for name, fields in value.items():
        match = pair.fullmatch(name)
        if match is None or terrain_id((float(match[1]), float(match[2]))) != name:
            _under(f'["{name[:40]}"]', codecs.wrong, T('a cell like "3,−1"'), name)
        yield f'["{name}"]', fields, {"id": name}

"""A scenario is a container of frozen things by key; `apply` is its only mutation. A Draft lays changes over it."""

from __future__ import annotations

import uuid
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Protocol, TypeVar, cast

from battlemap.errors import ConflictError
from battlemap.model.change import Change, ChangeSet
from battlemap.model.entities import (
    COMBAT_KEY,
    DOCUMENT_KEY,
    Combat,
    Document,
    Entity,
    EntityKey,
    Fog,
    Scene,
    Terrain,
    Token,
    fog_key,
    scene_key,
)
from battlemap.text import T

E = TypeVar("E")


class ScenarioView(Protocol):
    """Reading a scenario; a Scenario and a Draft over it answer alike."""

    def get(self, key: EntityKey) -> Entity | None: ...

    def of(self, kind: type[E], scene: str) -> Mapping[str, E]:
        """All things of a kind in a scene, by id, in no promised order."""
        ...

    def scenes(self) -> tuple[str, ...]:
        """Ids of the scenes, sorted."""
        ...

    @property
    def document(self) -> Document: ...

    @property
    def combat(self) -> Combat | None: ...

    def scene(self, scene: str) -> Scene: ...

    def fog(self, scene: str) -> Fog: ...

    def token(self, scene: str, token: str) -> Token | None: ...

    def terrain(self, scene: str, cell_id: str) -> Terrain | None: ...

    def stamp(self, scene: str, kind: str = "") -> int:
        """A number that grows with each change of the scene (or of one kind in it): the key of every cache."""
        ...


class _Reading(ABC):
    """The readings that follow from `get` and `of`."""

    @abstractmethod
    def get(self, key: EntityKey) -> Entity | None: ...

    @property
    def document(self) -> Document:
        return cast(Document, self.get(DOCUMENT_KEY) or Document())

    @property
    def combat(self) -> Combat | None:
        return cast(Combat | None, self.get(COMBAT_KEY))

    def scene(self, scene: str) -> Scene:
        found = self.get(scene_key(scene))
        if not isinstance(found, Scene):
            raise KeyError(scene)
        return found

    def fog(self, scene: str) -> Fog:
        return cast(Fog, self.get(fog_key(scene)) or Fog())

    def token(self, scene: str, token: str) -> Token | None:
        return cast(Token | None, self.get(EntityKey(scene, "token", token)))

    def terrain(self, scene: str, cell_id: str) -> Terrain | None:
        return cast(Terrain | None, self.get(EntityKey(scene, "cell", cell_id)))


@dataclass
class LogEntry:
    """One line of the log. `key`/`args` make the text; `rolls` as in the contract; never undone, only marked so."""

    n: int
    key: str
    args: Mapping[str, Any] = field(default_factory=dict)
    rule: str | None = None
    rolls: tuple[Mapping[str, Any], ...] = ()
    secret: bool = False
    undone: bool = False
    override: bool = False
    group: int = 0  # revision of the change set it belongs to, so undo can mark it
    facts: Mapping[str, Any] = field(default_factory=dict)  # what came of it: damage and conditions


class Scenario(_Reading):
    """The saved document. `id`, `revision`, `log` and `app` lie outside what undo and `state` see."""

    def __init__(self, id: str | None = None) -> None:
        self.id = id or str(uuid.uuid4())
        self.revision = 0
        self.log: list[LogEntry] = []
        self._kinds: dict[tuple[str, str], dict[str, Any]] = {}
        self._stamps: dict[tuple[str, str], int] = {}
        self._clock = 0

    def get(self, key: EntityKey) -> Entity | None:
        return cast(Entity | None, self._kinds.get((key.scene, key.kind), {}).get(key.id))

    def of(self, kind: type[E], scene: str) -> Mapping[str, E]:
        return MappingProxyType(self._kinds.get((scene, kind.kind), {}))  # type: ignore[attr-defined]

    def scenes(self) -> tuple[str, ...]:
        return tuple(sorted(scene for (scene, kind), things in self._kinds.items() if kind == "scene" and things))

    def stamp(self, scene: str, kind: str = "") -> int:
        return self._stamps.get((scene, kind), 0)

    def load(self, things: Iterable[tuple[EntityKey, Entity]]) -> None:
        """Fill an empty scenario with what a file holds: no history, no events, a later thing replaces an earlier one."""
        for (scene, kind, id_), thing in things:
            self._kinds.setdefault((scene, kind), {})[id_] = thing
        self._clock += 1
        for scene, kind in self._kinds:
            self._stamps[scene, kind] = self._stamps[scene, ""] = self._clock

    def copy(self) -> Scenario:
        """The same things in a container of its own (they are frozen, so they are shared); without the log."""
        other = Scenario(self.id)
        other.revision, other._clock = self.revision, self._clock
        other._kinds = {key: dict(things) for key, things in self._kinds.items()}
        other._stamps = dict(self._stamps)
        return other

    def apply(self, change: Change) -> None:
        """Put `after` in place of `before`. Raises ConflictError, changing nothing, if `before` is not what stands there."""
        key = change.key
        if self.get(key) != change.before:
            raise ConflictError(T("{kind} {id} is not what the change expects", kind=key.kind, id=key.id or key.scene))
        things = self._kinds.setdefault((key.scene, key.kind), {})
        if change.after is None:
            things.pop(key.id, None)
        else:
            things[key.id] = change.after
        self._clock += 1
        self._stamps[key.scene, key.kind] = self._stamps[key.scene, ""] = self._clock

    def apply_all(self, changes: Iterable[Change]) -> None:
        """Apply a whole set or, on a conflict, nothing of it."""
        done: list[Change] = []
        try:
            for change in changes:
                self.apply(change)
                done.append(change)
        except ConflictError:
            for change in reversed(done):
                self.apply(change.inverse())
            raise


class Draft(_Reading):
    """Changes laid over a base until they are committed (`changes()`) or dropped. Reads like a scenario."""

    def __init__(self, base: ScenarioView) -> None:
        self.base = base
        self._laid: dict[EntityKey, Entity | None] = {}
        self._clock = 0

    def get(self, key: EntityKey) -> Entity | None:
        if key in self._laid:
            return self._laid[key]
        return self.base.get(key)

    def of(self, kind: type[E], scene: str) -> Mapping[str, E]:
        name = kind.kind  # type: ignore[attr-defined]
        laid = {k.id: v for k, v in self._laid.items() if k.scene == scene and k.kind == name}
        if not laid:
            return self.base.of(kind, scene)
        merged: dict[str, Any] = {**self.base.of(kind, scene), **laid}
        return MappingProxyType({id_: thing for id_, thing in merged.items() if thing is not None})

    def scenes(self) -> tuple[str, ...]:
        ids = set(self.base.scenes())
        for key, thing in self._laid.items():
            if key.kind == "scene":
                (ids.add if thing is not None else ids.discard)(key.scene)
        return tuple(sorted(ids))

    def stamp(self, scene: str, kind: str = "") -> int:
        """Negative while the draft has changes, so that nothing of it is mistaken for the base in a cache."""
        return -self._clock if self._clock else self.base.stamp(scene, kind)

    def put(self, key: EntityKey, after: Entity | None) -> None:
        """Lay `after` (None: gone) over whatever stands there."""
        self._laid[key] = after
        self._clock += 1

    def apply(self, change: Change) -> None:
        """As Scenario.apply, on the draft."""
        if self.get(change.key) != change.before:
            raise ConflictError(T("{kind} {id} is not what the change expects", kind=change.key.kind, id=change.key.id))
        self.put(change.key, change.after)

    def changes(self) -> ChangeSet:
        """The net difference to the base, in the order first touched; what ended up as it was is left out."""
        net = ((key, self.base.get(key), after) for key, after in self._laid.items())
        return tuple(Change(key, before, after) for key, before, after in net if before != after)

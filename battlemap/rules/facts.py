"""What lies in one scene, as a table has it; the questions about it are in `rules/table.py`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from battlemap.errors import CommandError
from battlemap.geometry.grid import Grid
from battlemap.geometry.shapes import Coverage
from battlemap.geometry.types import Cell
from battlemap.model.entities import Combat, Scene, Token
from battlemap.model.scenario import ScenarioView
from battlemap.rules import bonds, nearby
from battlemap.rules.bonds import Clock, Relation
from battlemap.rules.edit import Edit
from battlemap.text import T

E = TypeVar("E")
V = TypeVar("V")


class SceneFacts:
    """What lies in one scene, as the ruleset has it: tokens, stats, options, the fight."""

    def __init__(
        self,
        view: ScenarioView,
        scene: str,
        ruleset: str,
        options: Mapping[str, Any] | None = None,
        stats: Mapping[str, Any] | None = None,
        coverage: Coverage = "center",
    ) -> None:
        """Args: ruleset: id of the active one; options: checked ones; stats: the schema's defaults; coverage: the
        ruleset's own, when a cell counts as inside an area."""
        self.view = view
        self._id = scene
        self.given = (scene, ruleset, options, stats, coverage)
        self.coverage: Coverage = coverage
        self._ruleset = ruleset
        self._stats = stats or {}
        self._covered: dict[Cell, list[Token]] | None = None
        self._known: tuple[int, dict[object, Any]] = (view.stamp(scene), {})
        self.options: Mapping[str, Any] = options or {}
        self.scene: Scene = view.scene(scene)
        self.grid: Grid = self.scene.grid.grid()

    def changed(self, trail: object = None) -> None:
        """What lies on the table has changed: what was worked out before no longer holds."""
        self._covered = None
        self._known = self.view.stamp(self._id), {}
        self.scene = self.view.scene(self._id)

    def known(self, key: object, work: Callable[[], V]) -> V:
        """What `work` says of the scene, worked out again once anything in it has changed."""
        stamp = self.view.stamp(self._id)
        if self._known[0] != stamp:
            self._known = stamp, {}
        if key not in self._known[1]:
            self._known[1][key] = work()
        answer: V = self._known[1][key]
        return answer

    @property
    def combat(self) -> Combat | None:
        return self.view.combat

    def edit(self) -> Edit:
        return Edit(self.view, self._id, self._ruleset)

    def token(self, id: str) -> Token:
        found = self.view.token(self._id, id)
        if found is None:
            raise CommandError(T("There is no token {id}", id=id), code="unknown-token")
        return found

    def tokens(self) -> tuple[Token, ...]:
        things = self.view.of(Token, self._id)
        return tuple(things[id_] for id_ in sorted(things))

    def stats(self, token: Token) -> Mapping[str, Any]:
        return {**self._stats, **token.stats.get(self._ruleset, {})}

    def things(self, kind: type[E]) -> tuple[E, ...]:
        return nearby.things(self.view, self._id, kind)

    def relations(self, token: Token | str | None = None, kind: str | None = None) -> tuple[Relation, ...]:
        id_ = token.id if isinstance(token, Token) else token
        return bonds.relations(self.tokens(), self._ruleset, id_, kind)

    def clock(self, id: str) -> Clock | None:
        return bonds.clock(self.combat, id)

    def gauge(self, id: str) -> float:
        return bonds.gauge(self.combat, id)

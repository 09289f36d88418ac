"""A table that remembers what it worked out, for odds: the same questions are asked again in every run."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from battlemap.geometry.facing import Arc
from battlemap.geometry.types import Cell, CellLine
from battlemap.model.entities import Token
from battlemap.model.scenario import ScenarioView
from battlemap.movement.costs import MoveProfile
from battlemap.rules.nearby import Pushed
from battlemap.rules.table import Place, SceneTable

if TYPE_CHECKING:
    from battlemap.vision.results import Cover, Sight

MAX_KEPT = 200_000

V = TypeVar("V")
Memory = dict[object, dict[tuple[object, ...], Any]]


class RememberingTable(SceneTable):
    """Answers of geometry are kept between runs, by what was given on the way to the last change of the table.

    A run is a pure function of what it is given, so after the same dice and answers the table is the same.
    """

    _memory: Memory
    _here: dict[tuple[object, ...], Any]
    _trail: Callable[[], object] | None = None

    @classmethod
    def remember(cls, table: SceneTable) -> RememberingTable:
        """A table that answers like `table`, with an empty memory."""
        made = cls(table.view, *table.given)
        made._memory = {}
        made._here = made._memory.setdefault((), {})
        return made

    def over(self, view: ScenarioView) -> RememberingTable:
        made = type(self)(view, *self.given)
        made._memory = self._memory
        made._here = self._memory.setdefault((), {})
        return made

    def changed(self, trail: object = None) -> None:
        super().changed(trail)
        full = len(self._memory) >= MAX_KEPT
        self._here = {} if trail is None or full else self._memory.setdefault((trail, self._clock()), {})

    def distance(self, a: Place, b: Place) -> float:
        return self._kept(("distance", _key(a), _key(b)), lambda: super(RememberingTable, self).distance(a, b))

    def arc(self, of: Place, seen_from: Token) -> Arc:
        return self._kept(("arc", _key(of), _key(seen_from)), lambda: super(RememberingTable, self).arc(of, seen_from))

    def line(self, a: Place, b: Place) -> CellLine:
        return self._kept(("line", _key(a), _key(b)), lambda: super(RememberingTable, self).line(a, b))

    def sight(self, a: Place, b: Place) -> Sight:
        return self._kept(("sight", _key(a), _key(b)), lambda: super(RememberingTable, self).sight(a, b))

    def cover(self, target: Place, seen_from: Place) -> Cover:
        key = ("cover", _key(target), _key(seen_from))
        return self._kept(key, lambda: super(RememberingTable, self).cover(target, seen_from))

    def kept(self, key: tuple[object, ...], work: Callable[[], V]) -> V:
        trail = self._trail() if self._trail is not None else None
        if trail is None or len(self._memory) >= MAX_KEPT:
            return work()
        kept = self._memory.setdefault(("kept", trail, self._clock()), {})
        if key not in kept:
            kept[key] = work()
        answer: V = kept[key]
        return answer

    def follow(self, trail: Callable[[], object]) -> None:
        self._trail = trail

    def light(self, place: Place) -> str:
        return self._kept(("light", _key(place)), lambda: super(RememberingTable, self).light(place))

    def retreat_cells(self, token: Token, away_from: Place, profile: MoveProfile | None = None) -> tuple[Cell, ...]:
        def work() -> tuple[Cell, ...]:
            return super(RememberingTable, self).retreat_cells(token, away_from, profile)

        return self._kept_for(profile, ("retreat", _key(token), _key(away_from)), work)

    def push(self, token: Token, direction: int, cells: int, profile: MoveProfile | None = None) -> Pushed:
        def work() -> Pushed:
            return super(RememberingTable, self).push(token, direction, cells, profile)

        return self._kept_for(profile, ("push", _key(token), direction, cells), work)

    def _clock(self) -> int:
        """Which change of the run it is: two changes may follow one another without dice between them."""
        return self.view.stamp(self.scene.id)

    def _kept(self, key: tuple[object, ...], work: Callable[[], V]) -> V:
        if key not in self._here:
            self._here[key] = work()
        kept: V = self._here[key]
        return kept

    def _kept_for(self, profile: MoveProfile | None, key: tuple[object, ...], work: Callable[[], V]) -> V:
        """As `_kept`, for one profile of several; a profile is no key, so those met are compared."""
        met: list[tuple[MoveProfile | None, V]] = self._here.setdefault(key, [])
        for known, answer in met:
            if known == profile:
                return answer
        met.append((profile, work()))
        return met[-1][1]


def _key(place: Place) -> object:
    """What of a token geometry looks at."""
    if isinstance(place, Token):
        return place.id, place.at, place.facing, place.size, place.body, place.elevation, place.posture
    cell: Cell = place
    return cell

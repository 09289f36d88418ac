"""A token's movement by its ruleset, for windows and lines alike: profile, what is left of the turn, one search."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from battlemap.errors import CommandError
from battlemap.geometry.types import Cell
from battlemap.model.entities import Combat, EntityKey
from battlemap.model.scenario import Draft, ScenarioView
from battlemap.movement.drawn import Item
from battlemap.movement.results import Path, Reach, Why
from battlemap.rules.guard import call
from battlemap.text import T

if TYPE_CHECKING:
    from battlemap.app.session import Session
    from battlemap.movement.costs import MoveProfile
    from battlemap.movement.mover import Ways

MOVE = "move"  # the budget of a turn that moving draws on


class Mover:
    """One token on one state of the scene. One search serves reach, ways and reasons; make a new one when things change."""

    def __init__(self, view: ScenarioView, scene: str, token: str, profile: MoveProfile) -> None:
        from battlemap.movement.mover import mover_of

        self.view, self.scene, self.token, self.profile = view, scene, token, profile
        self._mover = mover_of(view, scene, token, profile)
        self._ways: Ways | None = None

    @property
    def _search(self) -> Ways:
        if self._ways is None:
            self._ways = self._mover.search()
        return self._ways

    def reach(self) -> Reach:
        return self._search.reach()

    def path_to(self, cell: Cell, facing: int | None = None) -> Path:
        """The cheapest way; where there is none within the budget, its `illegal` says why."""
        return self._search.path_to(cell, facing)

    def why_not(self, cell: Cell) -> tuple[Why, ...]:
        """Why a place is out of reach; empty if it is not."""
        return self._search.why_not(cell)[1]

    def price(self, items: Sequence[Item]) -> Path:
        return self._mover.price(items)

    def onward(self, cell: Cell, facing: int) -> Mover:
        """The same token as if it stood elsewhere already: for ways over corners."""
        draft = Draft(self.view)
        token = self.view.token(self.scene, self.token)
        assert token is not None
        at = (cell[0], cell[1])
        draft.put(EntityKey(self.scene, "token", self.token), replace(token, at=at, facing=facing))
        return Mover(draft, self.scene, self.token, self.profile)


def mover(
    session: Session,
    view: ScenarioView,
    scene: str,
    token_id: str,
    *,
    manoeuvre: str | None = None,
    mode: str | None = None,
) -> Mover:
    """The movement of a token; in its turn, within what is left of the turn's movement."""
    token = view.token(scene, token_id)
    if token is None:
        raise CommandError(T("There is no token {id} in this scene", id=token_id), code="unknown-token")
    profile = call(
        session.ruleset_of(view), "profile", token, session.table(view, scene), manoeuvre=manoeuvre, mode=mode
    )
    left = _left(view.combat, scene, token_id)
    if left is not None:
        profile = profile.left(int(left * profile.per_unit + 1e-6))
    return Mover(view, scene, token_id, profile)


def _left(combat: Combat | None, scene: str, token: str) -> float | None:
    """What is left of the turn's movement; None outside a fight or a turn."""
    if combat is None or combat.scene != scene:
        return None
    left = combat.budgets.get(token, {}).get(MOVE)
    return None if left is None else float(left)

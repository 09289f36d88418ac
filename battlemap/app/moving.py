"""A token's movement by its ruleset, for windows and lines alike: profile, what is left of the turn, one search."""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from battlemap.errors import CommandError
from battlemap.geometry.shapes import Coverage
from battlemap.geometry.types import Cell
from battlemap.model.entities import Area, Combat, EntityKey, Token
from battlemap.model.laid import LaidAreas, changes_ground
from battlemap.model.scenario import Draft, ScenarioView
from battlemap.movement.costs import MODES
from battlemap.movement.drawn import Item
from battlemap.movement.results import Path, Reach, Why
from battlemap.rules.guard import call
from battlemap.rules.turns import candidates
from battlemap.text import T

if TYPE_CHECKING:
    from battlemap.app.session import Session
    from battlemap.movement.costs import MoveProfile, Occupied
    from battlemap.movement.mover import Ways

MOVE = "move"  # the budget of a turn that moving draws on


class Mover:
    """One token on one state of the scene. One search serves reach, ways and reasons; make a new one when things change."""

    def __init__(
        self,
        view: ScenarioView,
        scene: str,
        token: str,
        profile: MoveProfile,
        within: Container[Cell] | None = None,
        coverage: Coverage = "center",
    ) -> None:
        from battlemap.movement.mover import mover_of

        self.view, self.scene, self.token, self.profile, self.within = view, scene, token, profile, within
        self.coverage: Coverage = coverage
        self._mover = mover_of(view, scene, token, profile, within, ground_areas(view, scene, coverage))
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

    @property
    def free_facing(self) -> bool:
        """True if it makes no difference to the way how the token looks."""
        return self._mover.free_facing

    def onward(self, cell: Cell, facing: int, left: float | None = None) -> Mover:
        """The same token as if it stood elsewhere already: for ways over corners.

        Args: left: what it may still spend there, in shown units; None: everything, as if the turn began there.
        """
        draft = Draft(self.view)
        token = self.view.token(self.scene, self.token)
        assert token is not None
        at = (cell[0], cell[1])
        draft.put(EntityKey(self.scene, "token", self.token), replace(token, at=at, facing=facing))
        profile = self.profile if left is None else self.profile.left(round(left * self.profile.per_unit))
        return Mover(draft, self.scene, self.token, profile, self.within, self.coverage)

    def passing(self, cell: Cell) -> Mover:
        """The same mover for ways that go on at a cell: nothing may be had there that only the end has, and those who stand there
        are passed, if the rules let somebody who wants to."""
        there = {id_: replace(who, end=True, drawn=False) for id_, who in self._met(cell).items() if who.enter}
        if not self.profile.end_turns and not there:
            return self
        profile = replace(self.profile, end_turns=(), by_token={**self.profile.by_token, **there})
        return Mover(self.view, self.scene, self.token, profile, self.within, self.coverage)

    def _met(self, cell: Cell) -> dict[str, Occupied]:
        """What those mean to the token who stand where it would stand."""
        grid, tokens = self.view.scene(self.scene).grid.grid(), self.view.of(Token, self.scene)
        own = tokens[self.token]

        def covers(token: Token, at: Cell) -> set[Cell]:
            if grid.kind == "none":
                return {grid.from_offset(*grid.offset(at))}
            return set(grid.body(at, token.size, token.facing, token.body))

        place = covers(own, cell)
        return {
            id_: self.profile.who(id_, token.side)
            for id_, token in tokens.items()
            if id_ != self.token and place & covers(token, grid.cell(token.at))
        }


def mover(
    session: Session,
    view: ScenarioView,
    scene: str,
    token_id: str,
    *,
    manoeuvre: str | None = None,
    mode: str | None = None,
    within: Container[Cell] | None = None,
) -> Mover:
    """The movement of a token; in its turn, within what is left of the turn's movement.

    Args:
        manoeuvre: what it does; None: what was decided on for its turn, else what is usual.
        within: cells it may enter at all, such as those the players have explored; None: every cell. Without a grid it is asked
            for half-unit points, each of which stands for what lies round it.
    """
    token = view.token(scene, token_id)
    if token is None:
        raise CommandError(T("There is no token {id} in this scene", id=token_id), code="unknown-token")
    if mode is not None and mode not in MODES:
        raise CommandError(
            T("There is no way of moving called {mode}", mode=mode[:80]), code="bad-field",
            hint=T("There is: {ids}", ids=", ".join(MODES)),
        )  # fmt: skip
    begun = chosen_manoeuvre(view.combat, scene, token_id)
    wanted = begun if manoeuvre is None else manoeuvre
    table = session.table(view, scene)
    ruleset = session.ruleset_of(view)
    profile = call(ruleset, "profile", token, table, manoeuvre=wanted, mode=mode)
    left = _left(view.combat, scene, token_id)
    if left is not None and not may_choose(session, view, scene, token, manoeuvre):
        profile = profile.left(int(left * profile.per_unit + 1e-6))
    return Mover(view, scene, token_id, profile, within, ruleset.manifest.coverage)


def ground_areas(view: ScenarioView, scene: str, coverage: Coverage) -> LaidAreas:
    """The areas that make other ground of their cells; asked for only where there are areas at all."""
    if not view.of(Area, scene):
        return ()
    from battlemap.vision.laid import laid_of

    return laid_of(view, scene, coverage, changes_ground)


def chosen_manoeuvre(combat: Combat | None, scene: str, token: str) -> str | None:
    """What the token was said to do in the turn that is on; None if nothing was, or it is not its turn."""
    if combat is None or combat.scene != scene or token not in combat.acting:
        return None
    chosen = combat.data.get("manoeuvre")
    return chosen if isinstance(chosen, str) else None


def may_choose(session: Session, view: ScenarioView, scene: str, token: Token, manoeuvre: str | None) -> bool:
    """True if a token whose turn is on may still go over to another manoeuvre, because it has spent none of its movement.
    Those who act together have decided together."""
    begun = chosen_manoeuvre(view.combat, scene, token.id)
    if manoeuvre is None or manoeuvre == begun or view.combat is None or view.combat.acting != (token.id,):
        return False
    whole = call(session.ruleset_of(view), "budgets", token, session.table(view, scene), manoeuvre=begun)
    return bool(_left(view.combat, scene, token.id) == whole.get(MOVE))


def whose_turn(view: ScenarioView, scene: str, token: str) -> tuple[str, ...]:
    """Ids of those whose turn it is (or who are next) if that keeps the token from moving; else none."""
    combat = view.combat
    if combat is None or combat.scene != scene or not any(token in group for group in combat.order):
        return ()
    if combat.acting:
        return () if token in combat.acting else combat.acting
    waiting = candidates(combat, view.of(Token, scene))
    return () if not waiting or any(token in group for group in waiting) else waiting[0]


def _left(combat: Combat | None, scene: str, token: str) -> float | None:
    """What is left of the turn's movement; None outside a fight or a turn."""
    if combat is None or combat.scene != scene:
        return None
    left = combat.budgets.get(token, {}).get(MOVE)
    return None if left is None else float(left)

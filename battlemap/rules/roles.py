"""Roles of a ruleset that deal with doing things: offers, actions, interrupts, and the hooks of what happens.

Each that may roll, ask or change something answers with a resolution (a generator), or None for nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from battlemap.errors import CommandError
from battlemap.geometry.types import Cell
from battlemap.model.change import Change
from battlemap.model.entities import Token
from battlemap.movement.results import Step
from battlemap.rules import offering
from battlemap.rules.offering import Offer
from battlemap.rules.steps import ActionRequest, Announce, Damage, Interrupt, Later, Modifier, Resolution
from battlemap.text import T

if TYPE_CHECKING:
    from battlemap.rules.manifest import Manifest
    from battlemap.rules.table import Table


class Actions:
    """What a token may do and how it is resolved."""

    manifest: Manifest

    def offers(self, token: Token, table: Table) -> Sequence[Offer]:
        """What the token may do now and at whom, with the reasons why not. Default: as the manifest's actions say."""
        return offering.offers(self.manifest, token, table, out=self.is_out)

    def act(self, request: ActionRequest, table: Table) -> Resolution:
        """Resolve an action that is offered; its cost is paid already. Raises CommandError `not-offered`."""
        raise CommandError(T("There is no action {action}", action=request.action), code="not-offered")

    def initiative(self, tokens: Sequence[Token], table: Table) -> Resolution | None:
        """Who acts when, if it is rolled: an outcome whose `value` is as of `order`. Default: `order` settles it."""
        return None

    def deferred(self, later: Later, table: Table) -> Resolution | None:
        """Resolve a result that has waited (`Later`). Default: nothing comes of it."""
        return None

    def interrupts(self, event: Change | Announce, table: Table) -> Sequence[Interrupt]:
        """Who may act in between, now that this has changed or is announced. The table shows it already."""
        return ()

    def cover_costs(self, seen_from: Token, target: Token, table: Table) -> Sequence[Modifier]:
        """What a token's cover does to an attack on it from where another stands, explained. Default: nothing is said."""
        return ()

    def is_out(self, token: Token, table: Table) -> bool:
        """True if the token takes no more part in the fight. Default: it has a condition the manifest marks `out`."""
        out = {condition.id for condition in self.manifest.condition if condition.out}
        return any(condition.id in out for condition in token.conditions)

    def turns_in_round(self, token: Token, table: Table) -> int:
        """How many turns the token has in a round; none while it is out of the fight."""
        return 0 if self.is_out(token, table) else 1


class Hooks:
    """What the rules make of what happens. Called after it has happened; the table shows it."""

    def combat_started(self, table: Table) -> Resolution | None:
        """A fight has begun; nobody acts yet."""
        return None

    def combat_ended(self, table: Table) -> Resolution | None:
        """The fight is about to end; `table.combat` still tells of it."""
        return None

    def round_started(self, round: int, table: Table) -> Resolution | None:
        """A round has begun."""
        return None

    def turn_started(self, token: Token, table: Table) -> Resolution | None:
        """The token's turn has begun; its budgets are laid out."""
        return None

    def turn_ended(self, token: Token, table: Table) -> Resolution | None:
        """The token's turn ends."""
        return None

    def entered_cell(self, token: Token, cell: Cell, table: Table) -> Resolution | None:
        """The token has come to stand in a cell."""
        return None

    def stepping(self, token: Token, step: Step, table: Table) -> Resolution | None:
        """The token is about to take a step of its way: a climb, a jump may call for a roll. The step (and the rest of the way)
        is not taken if the outcome's `value` is False. Default: nothing is in the way."""
        return None

    def left_cell(self, token: Token, cell: Cell, table: Table) -> Resolution | None:
        """The token has left a cell."""
        return None

    def damaged(self, token: Token, damage: Damage, table: Table) -> Resolution | None:
        """The token has been hurt; the loss is worked in already."""
        return None

    def time_passed(self, seconds: float, table: Table) -> Resolution | None:
        """Time has passed: a round in a fight, or as much as the game master says."""
        return None

"""Playing outside of the program: for rule cases, and tests of a ruleset. The same driver, dice given face by face."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from battlemap.model.entities import Combat
from battlemap.model.scenario import Draft
from battlemap.rules.dice import ForcedDice
from battlemap.rules.driver import Result, Start, resolve
from battlemap.rules.fight import acting
from battlemap.rules.odds import Odds, odds
from battlemap.rules.steps import ActionRequest, Outcome
from battlemap.rules.table import SceneTable

if TYPE_CHECKING:
    from battlemap.rules.api import Ruleset
    from battlemap.rules.table import Table


@dataclass(frozen=True, slots=True)
class Played:
    """What came of it, and the table as it is afterwards, to go on from."""

    result: Result
    table: SceneTable

    @property
    def outcome(self) -> Outcome:
        return self.result.outcome

    @property
    def told(self) -> dict[str, Any]:
        """The `act` result of the headless contract."""
        return self.result.told()

    @property
    def combat(self) -> Combat:
        """The fight afterwards. Raises ValueError if there is none."""
        if self.table.combat is None:
            raise ValueError("there is no fight")
        return self.table.combat


def play(
    ruleset: Ruleset,
    table: Table,
    what: ActionRequest | Start,
    dice: Iterable[Any] = (),
    answers: Mapping[str, Any] | None = None,
    *,
    force: bool = False,
) -> Played:
    """As `api.play`."""
    assert isinstance(table, SceneTable)
    faces = ForcedDice(list(dice))
    result = resolve(ruleset, table, _start(ruleset, what, force), dice=faces, answers=answers, force=force)
    faces.finish(result.record.rolls[-1].roll.purpose if result.record.rolls else "roll")
    after = Draft(table.view)
    for change in result.changes:
        after.apply(change)
    return Played(result, table.over(after))


def odds_of(
    ruleset: Ruleset,
    table: Table,
    what: ActionRequest | Start,
    answers: Mapping[str, Any] | None = None,
    targets: Sequence[str] = (),
) -> Odds:
    """As `api.odds_of`; the target of an action counts if none are named."""
    assert isinstance(table, SceneTable)
    aimed = targets or ([what.target] if isinstance(what, ActionRequest) and what.target else [])
    return odds(ruleset, table, _start(ruleset, what, True), aimed, answers=answers)


def _start(ruleset: Ruleset, what: ActionRequest | Start, force: bool) -> Start:
    return acting(ruleset, what, force=force) if isinstance(what, ActionRequest) else what

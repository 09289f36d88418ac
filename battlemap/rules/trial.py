"""Playing a resolution outside of a game, with given dice: for the `cases.py` of a ruleset and for tests."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from battlemap.rules.record import Record
from battlemap.rules.steps import Outcome

if TYPE_CHECKING:
    from battlemap.rules.api import Ruleset
    from battlemap.rules.table import Table


@dataclass(frozen=True, slots=True)
class Trial:
    """How a trial ended: its outcome, what is told of it, and the table as it is then (for the next trial)."""

    outcome: Outcome
    record: Record
    table: Table


def trial(
    ruleset: Ruleset,
    table: Any,
    start: Callable[[Table], Any],
    *,
    dice: Sequence[Any] = (),
    answers: Mapping[str, Any] | None = None,
    all_dice: bool = True,
) -> Trial:
    """Run what `start` makes (a resolution, an outcome, None) through the same driver as play does.

    Args:
        table: of a `sketch`, or of an earlier trial; it is not changed.
        dice: the faces, in the order in which they are asked for.
        answers: question -> answer, and "roll:PURPOSE" -> a total, as in play.
        all_dice: dice left over are an error.
    Raises: CommandError as the rules or the dice refuse it, RulesetError.
    """
    from battlemap.model.scenario import Draft
    from battlemap.rules.dice import ForcedDice
    from battlemap.rules.driver import resolve

    forced = ForcedDice(list(dice))
    result = resolve(ruleset, table, start, dice=forced, answers=answers)
    if all_dice:
        forced.finish("the last roll")
    after = Draft(table.view)
    for change in result.changes:
        after.apply(change)
    return Trial(result.outcome, result.record, table.over(after))

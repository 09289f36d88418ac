"""Moving step by step as a resolution: each step is a change of its own, so hooks and interrupts come where they belong."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from battlemap.movement.results import Step
from battlemap.rules.steps import Apply, Outcome, Resolution

if TYPE_CHECKING:
    from battlemap.rules.api import Ruleset
    from battlemap.rules.driver import Start
    from battlemap.rules.table import Table


def walking(ruleset: Ruleset, token: str, steps: Sequence[Step]) -> Start:
    """The token goes the steps of a priced way. It stops where something in between moved it, removed it or put it out, and
    before a step that the rules let fail (`stepping`).

    The outcome's `value` is the number of steps that were taken.
    """

    def run(table: Table) -> Resolution:
        gone: Outcome = yield walk(ruleset, token, steps, table)
        return Outcome(value=gone.value)

    return run


def walk(ruleset: Ruleset, token: str, steps: Sequence[Step], table: Table) -> Resolution:
    """As `walking`, to be yielded by a resolution that has a table already."""
    from battlemap.rules.guard import call  # which needs the module this one is offered by

    place = table.token(token).at
    for number, step in enumerate(steps):
        here = next((one for one in table.tokens() if one.id == token), None)
        if here is None or here.at != place or ruleset.is_out(here, table):
            return Outcome(value=number)
        made = call(ruleset, "stepping", here, step, table)
        outcome: Outcome = (yield made) if made is not None else Outcome()
        here = next((one for one in table.tokens() if one.id == token), None)
        if outcome.value is False or here is None or here.at != place:
            return Outcome(value=number)
        place = (step.at[0], step.at[1])
        lift = {} if step.lift is None else {"elevation": step.lift}
        yield Apply(table.edit().set(here, at=place, facing=step.facing, **lift).changes())
    return Outcome(value=len(steps))

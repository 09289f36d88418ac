"""Resolutions within a line: the ruleset's generator runs on the line's draft; its end becomes part of the line's one commit.

With `"ask": true` a line stops at the first open question, with `"review": true` at its end, with a sheet of all that would
happen. Nothing is committed then; the session keeps the line until an `answer` ends it or a `cancel` drops it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from battlemap.app.logtext import frozen
from battlemap.errors import CommandError
from battlemap.rules.dice import ForcedDice
from battlemap.rules.driver import Pending, Resolving, Result, Start
from battlemap.rules.record import Record, choice_told, conditions_told, damage_told, shown, traced_told, why_told

if TYPE_CHECKING:
    from battlemap.app.commands.base import Context
    from battlemap.app.review import Review
    from battlemap.rules.dice import Dice

REVIEW, APPLY = "review", "apply"

Finish = Callable[[Result], dict[str, Any]]


@dataclass
class OpenLine:
    """A line that waits for an answer, or for the word that what came of it shall happen (`review`).

    `more`: after this resolution the line has another.
    """

    context: Context
    run: Resolving
    finish: Finish
    pending: Pending
    more: bool = False
    review: Review | None = None

    @property
    def at_review(self) -> Review | None:
        """The review, while nothing else is asked."""
        return self.review if self.run.pending is None else None

    @property
    def question(self) -> str:
        return self.pending.question if self.at_review is None else REVIEW

    def told(self) -> dict[str, Any]:
        """The `pending` of the contract, with a name for each option and the reasons of those that are not possible.

        A roll that waits for the table's dice tells what it is for; `rolls` are those already made. A review has its sheet.
        """
        if (review := self.at_review) is not None:
            from battlemap.app.review_sheet import sheet_of

            options = {"question": REVIEW, "token": "", "options": [APPLY], "default": APPLY}
            return {**options, "sheet": sheet_of(review)}
        ask, roll = self.pending.ask, self.pending.roll
        told = self.pending.told()
        told["rolls"] = [made.told() for made in self.pending.so_far.rolls]
        if self.pending.so_far.traced:
            told["traced"] = [traced_told(one) for one in self.pending.so_far.traced]
        if roll is not None:
            told["roll"] = {
                "for": roll.purpose, "by": roll.by, "expr": roll.expr, "target": shown(roll.target),
                "modifiers": why_told(roll.modifiers), "rule": roll.rule,
            }  # fmt: skip
        if ask is not None:
            told["text"] = ask.text
            told["rule"] = ask.rule
            told["choices"] = [choice_told(choice) for choice in ask.choices]
        return told


class Waiting(Exception):  # noqa: N818 - a way out of the command, not an error
    """The line stops at a question."""

    def __init__(self, line: OpenLine) -> None:
        super().__init__()
        self.line = line


def resolve(ctx: Context, start: Start, finish: Finish, *, more: bool = False) -> dict[str, Any]:
    """Run a resolution on the line's draft; `finish` makes the line's result of it.

    Args: more: the line goes on with another resolution, which may want dice, too.
    Raises: CommandError as the rules or dice refuse it, RulesetError; Waiting where `ask` or `review` stops it.
    """
    session = ctx.session
    run = Resolving(
        session.ruleset_of(ctx.draft), session.table(ctx.draft, ctx.scene), start, dice=session.dice, answers=ctx.answers,
        ask=ctx.ask, force=ctx.force, typed=ctx.typed, lenient=True,
    )  # fmt: skip
    use_up = ctx.review and ctx.own_dice is not None and not more
    return go_on(OpenLine(ctx, run, finish, Pending(Record()), more), run.go(use_up=use_up))


def go_on(line: OpenLine, done: Result | Pending) -> dict[str, Any]:
    """Take the end of a run into the line, or stop again."""
    if isinstance(done, Pending):
        line.pending = done
        raise Waiting(line)
    if line.context.review:
        from battlemap.app.review import Review

        line.review = line.review or Review(line.context, line.run)
        line.review.settled()  # what was said by hand before may not be possible now
        raise Waiting(line)
    return end(line, done)


def end(line: OpenLine, done: Result) -> dict[str, Any]:
    """What came of it happens, in the line's draft."""
    for change in done.changes:
        line.context.draft.apply(change)
    line.context.faults.extend(done.dropped)
    return line.finish(done)


def answered(line: OpenLine, given: Any, *, override: bool = False, dice: Dice | None = None) -> dict[str, Any]:
    """Answer the open question and go on; dice that were given must be used up at the end.

    Raises: CommandError as the answer is refused; then all is as it was. Waiting where it stops again.
    """
    context = line.context
    review = line.at_review
    if review is None:
        use_up = dice is not None or (context.own_dice is not None and not line.more)
        mark = line.run.mark()
        try:
            return go_on(line, line.run.answer(given, override=override, use_up=use_up, dice=dice))
        except CommandError:
            line.run.back(mark)
            raise
    if given != APPLY:
        line.pending = review.change(given, dice) or line.pending
        raise Waiting(line)
    if isinstance(dice, ForcedDice):
        dice.finish()
    settled, said = review.settled(), review.words_said()
    result = end(line, settled)
    context.log.extend(said)
    return result


def log_record(ctx: Context, record: Record, headline: Any) -> None:
    """One headline with all rolls, damage and conditions, then a line for each thing that happened: what the log unfolds."""
    rolls: list[Mapping[str, Any]] = [frozen(roll.told()) for roll in record.rolls]
    secret = bool(record.rolls) and all(roll.roll.secret for roll in record.rolls)
    facts: dict[str, Any] = {}
    if record.damage:
        facts["damage"] = frozen([damage_told(damage) for damage in record.damage])
    if conditions := conditions_told(record.changes):
        facts["conditions"] = conditions
    override = ctx.force or any(roll.rolled.overridden for roll in record.rolls)
    ctx.say(headline, rolls=rolls, secret=secret, override=override, facts=facts)
    for line in record.lines:
        ctx.say(line.text, rule=line.rule or None, secret=line.secret)


def tell_record(ctx: Context, record: Record) -> None:
    """The events of a record: who was hurt, moved, changed."""
    tell_others(ctx, record, None)


def tell_others(ctx: Context, record: Record, but: str | None) -> None:
    """The same without the moves of one token, whose move is an event of its own."""
    for damage in record.damage:
        ctx.event("damaged", token=damage.token, injury=damage.injury)
    for moved in record.moves:
        if moved.token != but:
            ctx.event("moved", **moved.told())
    for condition in record.told()["conditions"]:
        ctx.event("condition_changed", **condition)

"""Resolutions within a line: the ruleset's generator runs on the line's draft; its end becomes part of the line's one commit.

With `"ask": true` a line stops at the first open question. Nothing is committed then; the session keeps the line until an
`answer` ends it or a `cancel` drops it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from battlemap.app.logtext import frozen
from battlemap.rules.driver import Pending, Resolving, Result, Start
from battlemap.rules.record import Record, conditions_told, damage_told, shown, why_told

if TYPE_CHECKING:
    from battlemap.app.commands.base import Context

Finish = Callable[[Result], dict[str, Any]]


@dataclass
class OpenLine:
    """A line that waits for an answer."""

    context: Context
    run: Resolving
    finish: Finish
    pending: Pending

    def told(self) -> dict[str, Any]:
        """The `pending` of the contract, with a name for each option and the reasons of those that are not possible.

        A roll that waits for the table's dice tells what it is for; `rolls` are those already made.
        """
        ask, roll = self.pending.ask, self.pending.roll
        told = self.pending.told()
        told["rolls"] = [made.told() for made in self.pending.so_far.rolls]
        if roll is not None:
            told["roll"] = {
                "for": roll.purpose, "by": roll.by, "expr": roll.expr, "target": shown(roll.target),
                "modifiers": why_told(roll.modifiers), "rule": roll.rule,
            }  # fmt: skip
        if ask is not None:
            told["text"] = ask.text
            told["rule"] = ask.rule
            told["choices"] = [
                {"id": c.id, "title": c.title, "available": c.available, "value": c.value, "why": why_told(c.why),
                 "modifiers": why_told(c.modifiers), "at": None if c.cell is None else list(c.cell)}
                for c in ask.choices
            ]  # fmt: skip
        return told


class Waiting(Exception):  # noqa: N818 - a way out of the command, not an error
    """The line stops at a question."""

    def __init__(self, line: OpenLine) -> None:
        super().__init__()
        self.line = line


def resolve(ctx: Context, start: Start, finish: Finish) -> dict[str, Any]:
    """Run a resolution on the line's draft; `finish` makes the line's result of it.

    Raises: CommandError as the rules or dice refuse it, RulesetError; Waiting where `ask` stops it.
    """
    session = ctx.session
    run = Resolving(
        session.ruleset_of(ctx.draft), session.table(ctx.draft, ctx.scene), start, dice=session.dice, answers=ctx.answers,
        ask=ctx.ask, force=ctx.force, typed=ctx.typed, lenient=True,
    )  # fmt: skip
    return go_on(OpenLine(ctx, run, finish, Pending(Record())), run.go())


def go_on(line: OpenLine, done: Result | Pending) -> dict[str, Any]:
    """Take the end of a run into the line, or stop again."""
    if isinstance(done, Pending):
        line.pending = done
        raise Waiting(line)
    for change in done.changes:
        line.context.draft.apply(change)
    line.context.faults.extend(done.dropped)
    return line.finish(done)


def answered(line: OpenLine, given: Any, *, override: bool = False) -> dict[str, Any]:
    """Answer the open question and go on; the line's own dice must be used up at the end."""
    return go_on(line, line.run.answer(given, override=override, use_up=line.context.own_dice is not None))


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

"""Undo, redo, save and a free roll of the dice."""

from __future__ import annotations

from typing import Any

from battlemap.app.commands.base import Args, Context, command, file_path
from battlemap.app.events import RollShown
from battlemap.errors import CommandError
from battlemap.rules import dice
from battlemap.text import T


class Nothing(Args, frozen=True):
    pass


@command("undo", "control", Nothing)
def undo(ctx: Context, args: Nothing) -> dict[str, Any]:
    """Take back one line, however much it resolved. Dice stay rolled; the log marks the line."""
    step = ctx.session.undo()
    ctx.event("undone", what=step.what)
    return {"undone": step.what}


@command("redo", "control", Nothing)
def redo(ctx: Context, args: Nothing) -> dict[str, Any]:
    """Apply again what was taken back, as it was stored."""
    step = ctx.session.redo()
    ctx.event("redone", what=step.what)
    return {"redone": step.what}


class ShowRoll(Args, frozen=True):
    entry: int | None = None


@command("show_roll", "control", ShowRoll)
def show_roll(ctx: Context, args: ShowRoll) -> dict[str, Any]:
    """Show the players the roll of a line of the log; without `entry` show none any more. Secret ones never."""
    from battlemap.app.views import open_rolls

    if args.entry is not None:
        entry = next((one for one in ctx.session.log if one.n == args.entry), None)
        if entry is None:
            raise CommandError(T("The log has no line {n}", n=args.entry), code="unknown-id")
        if not open_rolls(entry):
            raise CommandError(
                T("Line {n} of the log has no roll that players may see", n=args.entry), code="not-offered",
                hint=T("Secret rolls stay with the game master"),
            )  # fmt: skip
    ctx.session.shown_roll = args.entry
    ctx.session.events.publish(RollShown(args.entry))
    ctx.event("roll_shown", entry=args.entry)
    return {"entry": args.entry}


class Save(Args, frozen=True):
    out: str | None = None


@command("save", "control", Save)
def save(ctx: Context, args: Save) -> dict[str, Any]:
    """Write the scenario: to its file (live only), or a copy of it to `out`."""
    session = ctx.session
    if args.out is None and not session.live:
        raise CommandError(
            T("Without --live the scenario stays untouched"), code="cannot-save",
            hint=T("Give out, the file to write a copy to"),
        )  # fmt: skip
    path = session.save() if args.out is None else session.save_copy(file_path(args.out, "out"))
    ctx.event("saved", path=str(path))
    return {"path": str(path)}


class Roll(Args, frozen=True):
    expr: str
    secret: bool = False


@command("roll", "note", Roll)
def roll(ctx: Context, args: Roll) -> dict[str, Any]:
    """Roll dice for everyone to see, or in secret."""
    rolled = dice.roll(args.expr, ctx.session.dice)
    entry = {"for": "roll", "by": None, "dice": list(rolled.dice), "total": rolled.total}
    ctx.say(T("{expr}: {total}", expr=args.expr, total=rolled.total), rolls=[entry], secret=args.secret)
    ctx.event("rolled", expr=args.expr, dice=list(rolled.dice), total=rolled.total, secret=args.secret)
    return {"expr": args.expr, "dice": list(rolled.dice), "total": rolled.total, "secret": args.secret}

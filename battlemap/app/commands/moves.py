"""A move as a line: by the rules, or by the GM's word. What may not be is refused with its step and reason."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, NoReturn

from battlemap.app.commands.base import Context
from battlemap.app.commands.combat import begin, names
from battlemap.app.moving import MOVE, Mover, may_choose, mover
from battlemap.app.plain import number, path_dict, reason_word, why_dicts
from battlemap.app.resolution import log_record, resolve, tell_others
from battlemap.errors import CommandError
from battlemap.geometry.types import Cell
from battlemap.model.entities import COMBAT_KEY, Token
from battlemap.movement.costs import MoveProfile
from battlemap.movement.drawn import Drawn, Item
from battlemap.movement.results import Path, Step
from battlemap.rules.driver import Result
from battlemap.rules.steps import Apply, Outcome, Resolution
from battlemap.rules.table import Table
from battlemap.rules.walk import walking
from battlemap.text import T

MAX_STEPS = 2000


def as_path(ctx: Context, items: Sequence[Any]) -> list[Item]:
    """A path of the contract: cells, or steps {"do", "to"?, "facing"?}. CommandError `bad-field`."""
    if len(items) > MAX_STEPS:
        raise CommandError(T("A path has at most {limit} steps", limit=MAX_STEPS), code="limit")
    return [_item(ctx, n, item) for n, item in enumerate(items)]


def _item(ctx: Context, n: int, item: Any) -> Item:
    if _is_pair(item):
        return ctx.cell(item, inside=False)
    if isinstance(item, dict) and isinstance(item.get("do"), str) and not set(item) - {"do", "to", "facing", "at"}:
        to, facing = item.get("to", item.get("at")), item.get("facing")
        if (facing is None or type(facing) is int) and (to is None or _is_pair(to)):
            return Drawn(item["do"], None if to is None else ctx.cell(to, inside=False), ctx.facing(facing))
    raise CommandError(
        T("path: item {n} is neither a cell nor a step", n=n), code="bad-field",
        hint=T("For example: {example}", example='[[3, 2], {"do": "turn", "facing": 1}]'),
    )  # fmt: skip


def _is_pair(value: Any) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(type(v) in (int, float) for v in value)


def carry_out(
    ctx: Context, token: Token, to: Cell | None, path: list[Any] | None, facing: int | None, mode: str | None,
    manoeuvre: str | None,
) -> dict[str, Any]:  # fmt: skip
    """Move by the rules, or (with `force`) whatever they say. The draft has the token at its new place."""
    grid = ctx.grid
    ctx.facing(facing)
    items = None if path is None else as_path(ctx, path)
    if ctx.force:
        return _override(ctx, token, _last(items, grid.cell(token.at)) if items is not None else to, facing)
    return _in_turn(
        ctx, token, manoeuvre, lambda in_fight: _go(ctx, token, to, items, facing, mode, manoeuvre, in_fight)
    )


def _go(
    ctx: Context, token: Token, to: Cell | None, items: list[Item] | None, facing: int | None, mode: str | None,
    manoeuvre: str | None, in_fight: bool,
) -> dict[str, Any]:  # fmt: skip
    """The move itself, within what the token's turn leaves it."""
    moving = mover(ctx.session, ctx.draft, ctx.scene, token.id, manoeuvre=manoeuvre, mode=mode)
    if items is not None:
        way = moving.price([*items, Drawn("turn", facing=facing)] if _turns(items, facing, moving) else items)
    else:
        assert to is not None
        way = moving.path_to(to, facing)
        if facing is not None and way.illegal is not None and moving.path_to(to).legal:
            raise CommandError(
                T("{name} cannot look there at the end", name=_name(token)), code="illegal-move",
                hint=T("Allowed: {facings}", facings=", ".join(map(str, moving.path_to(to).facings))),
                step=len(way.steps), reason="budget",
            )  # fmt: skip
    if not way.legal:
        refuse(token, way)
    return _moved(ctx, token, way, moving.profile, in_fight)


def _turns(items: Sequence[Item], facing: int | None, moving: Mover) -> bool:
    """Whether a final facing has to be added to a drawn way as a turn of its own."""
    if facing is None:
        return False
    way = moving.price(items)
    return way.legal and bool(way.steps) and way.steps[-1].facing != facing


def _last(items: Sequence[Item], start: Cell) -> Cell:
    """Where a drawn way ends."""
    cells = [item.to if isinstance(item, Drawn) else item for item in items]
    return next((cell for cell in reversed(cells) if cell is not None), start)


def _in_turn(ctx: Context, token: Token, manoeuvre: str | None, go: Callable[[bool], dict[str, Any]]) -> dict[str, Any]:
    """`go` (told whether the token is in the fight) once it is its turn, which is begun if it is next.

    CommandError `not-your-turn`.
    """
    combat = ctx.draft.combat
    if combat is None or combat.scene != ctx.scene or not any(token.id in group for group in combat.order):
        return go(False)
    if token.id in combat.acting:
        if not may_choose(ctx.session, ctx.draft, ctx.scene, token, manoeuvre):
            return go(True)
    elif combat.acting:
        raise CommandError(
            T("It is the turn of {names}", names=names(ctx, combat, combat.acting)), code="not-your-turn",
            hint=T("End that turn first, or use the GM override"),
        )  # fmt: skip
    return begin(ctx, token.id, manoeuvre, lambda: go(True))


def refuse(token: Token, way: Path) -> NoReturn:
    """The refusal of a way that may not be: `illegal-move` with step, reason and why."""
    illegal = way.illegal
    assert illegal is not None
    why = illegal.why[0].text if illegal.why else T(illegal.reason)
    hint = T("Ask reach for where it can go, or use the GM override")
    if "wall" in why.args:
        hint = T("The wall is {wall}. Ask reach for where it can go, or use the GM override", wall=why.args["wall"])
    raise CommandError(
        T("{name} cannot go there: {why}", name=_name(token), why=why),
        code="illegal-move", hint=hint,
        step=illegal.step, reason=reason_word(illegal.reason), why=why_dicts(illegal.why),
    )  # fmt: skip


def _moved(ctx: Context, token: Token, way: Path, profile: MoveProfile, in_fight: bool) -> dict[str, Any]:
    left = number(profile.shown(profile.budget) - way.cost)
    if in_fight:
        _spend(ctx, token.id, left)

    def finish(done: Result) -> dict[str, Any]:
        ctx.what = T("Move {name}", name=_name(token))
        log_record(
            ctx, done.record, T("{name} moves {cost} {unit}", name=_name(token), cost=number(way.cost), unit=way.unit)
        )
        _tell(ctx, token, cost=number(way.cost), unit=way.unit)
        tell_others(ctx, done.record, token.id)
        told = done.told()
        more = {name: told[name] for name in ("damage", "conditions", "asked", "lines") if told[name]}
        return {**path_dict(way), "budget_left": left, "rolls": told["rolls"], **more}

    return resolve(ctx, walking(ctx.session.ruleset_of(ctx.draft), token.id, way.steps), finish)


def _spend(ctx: Context, token: str, left: float) -> None:
    """What is left of the turn's movement."""
    combat = ctx.draft.combat
    assert combat is not None
    budget = {**combat.budgets.get(token, {}), MOVE: left}
    ctx.draft.put(COMBAT_KEY, replace(combat, budgets={**combat.budgets, token: budget}))


def _override(ctx: Context, token: Token, to: Cell | None, facing: int | None) -> dict[str, Any]:
    """The GM puts the token there."""
    cell = ctx.cell(to or token.at)
    step = Step("override", cell, token.facing if facing is None else facing, "override", 0.0)

    def finish(done: Result) -> dict[str, Any]:
        ctx.what = T("Move {name} as GM", name=_name(token))
        log_record(ctx, done.record, T("{name} is moved by the GM", name=_name(token)))
        _tell(ctx, token, cost=0, unit="", override=True)
        tell_others(ctx, done.record, token.id)
        way = Path(0.0, "", (step,), (step.facing,), ("override",))
        return {**path_dict(way), "budget_left": None, "rolls": done.told()["rolls"]}

    return resolve(ctx, lambda table: _put(table, token, cell, step.facing), finish)


def _put(table: Table, token: Token, cell: Cell, facing: int) -> Resolution:
    """At once, whatever state the token is in; what the rules make of the cell still happens."""
    yield Apply(table.edit().set(token, at=(cell[0], cell[1]), facing=facing).changes())
    return Outcome()


def _tell(ctx: Context, token: Token, **facts: Any) -> None:
    """The event of the move, from where it stood to where it came to stand."""
    now = ctx.draft.token(ctx.scene, token.id) or token
    ctx.event("moved", token=token.id, **{"from": list(token.at)}, to=list(now.at), facing=now.facing, **facts)


def _name(token: Token) -> str:
    return token.name or token.id

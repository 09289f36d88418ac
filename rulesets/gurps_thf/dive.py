"""Diving for cover from a blast. Rule: COR-14."""

from collections.abc import Generator
from dataclasses import replace
from typing import Any

from battlemap.rules.api import Apply, Ask, Cell, Choice, CommandError, Line, T, Table, Token

from . import body, profiles
from .rolls import Score, roll
from .tables import numbers


def dive(table: Table, token_id: str, center: Cell) -> Generator[Any, Any, bool]:
    """The token throws itself down, on a success up to a Step away first. To be used with `yield from`.

    Returns: True if it ends where walls hide it from the centre altogether.
    """
    token = table.token(token_id)
    stats = table.stats(token)
    score = Score(body.dodge(stats), T("Dodge"), "COR-14").plus(
        numbers("attack")["dive"]["dodge"], "COR-14", T("diving")
    )
    check = yield from roll(table, score, "dive", token_id, rule="COR-14", apart=lambda c: c.ok)
    edit = table.edit().set(token, posture="lying")
    name = token.name or token_id
    if check.ok:
        cells = _cells(table, token)
        best = max(cells, key=lambda cell: (not table.sight(center, cell).visible, table.distance(center, cell), cell))
        answer = yield Ask(
            token_id, "dive", tuple(Choice(_id(cell), T("dive here"), cell=cell) for cell in cells), _id(best),
            rule="COR-14",
        )  # fmt: skip
        chosen = next(cell for cell in cells if _id(cell) == answer)
        edit.set(token_id, at=(chosen[0], chosen[1]))
    text = T("{name} dives for cover", name=name) if check.ok else T("{name} drops to the ground", name=name)
    yield Apply(edit.changes(), (Line("COR-14", text),))
    return not table.sight(center, table.token(token_id)).visible


def _cells(table: Table, token: Token) -> list[Cell]:
    try:
        profile = profiles.profile_of(replace(token, posture="standing"), table, "step_and_attack", None)
    except CommandError:
        return [table.cell(token)]
    return sorted({found.at for found in table.reach(token, profile).cells})


def _id(cell: Cell) -> str:
    return f"{cell[0]:g},{cell[1]:g}"


def asked(table: Table, token_id: str) -> Generator[Any, Any, bool]:
    """Whether one who is in reach of a blast dives; who cannot defend is not asked. Rule: EXP-5."""
    token = table.token(token_id)
    if any(one.id in HELPLESS for one in token.conditions):
        return False
    choices = (Choice("yes", T("dive for cover")), Choice("no", T("stay")))
    answer = yield Ask(token_id, "dives", choices, "no", rule="EXP-5")
    return bool(answer == "yes")


HELPLESS = ("dead", "unconscious", "surprised", "pinned", "collapsed")

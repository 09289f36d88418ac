"""Diving for cover from a blast: who may, the hexes he may reach, and the dive. Rules: COR-14, EXP-5."""

from collections.abc import Generator, Iterator
from dataclasses import replace
from typing import Any

from battlemap.rules.api import (
    Apply,
    Ask,
    Cell,
    Choice,
    CommandError,
    Door,
    Line,
    Modifier,
    T,
    Table,
    Terrain,
    Token,
    Wall,
    cell_words,
)

from . import body, profiles, state, swarms
from .blast import Lit
from .rolls import Score, roll
from .tables import numbers

HELPLESS = ("dead", "unconscious", "surprised", "pinned", "collapsed", "total_surprise")
STAY, DROP, SMOTHER = "stay", "drop", "smother"
STEP = "step_and_attack"
ON_IT = (Modifier(0, "EXP-8", T("takes the greatest damage and covers everybody else")),)
MOST_STEPS = 5.0  # hexes of a Step, of whoever is very fast


class Shadows:
    """What walls hide from the centre of a blast: worked out once for all who may dive from it."""

    def __init__(self, table: Table, center: Cell, lit: Lit) -> None:
        """Args: lit: the cells the blast reaches, `MOST_STEPS` farther than anybody who may dive is."""
        self._table, self._center, self._lit = table, center, lit
        walls, doors, grounds = table.things(Wall), table.things(Door), table.things(Terrain)
        self._low = any(wall.top is not None or wall.one_way for wall in walls)
        self._low = self._low or table.grid.kind == "none" or any(door.type == "window" for door in doors)
        self._low = self._low or any(ground.elevation for ground in grounds)

    def hide(self, token: Token) -> bool:
        """Whether somebody who stands or lies there is hidden altogether. Where nothing is low, the cell alone decides."""
        cell = self._table.cell(token)
        if not self._low:
            return cell not in self._lit.cells and self._table.grid.contains(cell)
        return not self._table.sight(self._center, token).visible


def may(table: Table, token: Token) -> bool:
    """Whether somebody in reach of a blast can do anything about it: not the helpless, swarms and mere things."""
    stats = table.stats(token)
    return bool(stats.get("living", True)) and not swarms.is_swarm(stats) and not state.has(token, *HELPLESS)


def score_of(table: Table, token: Token) -> Score:
    """What is rolled for the dive."""
    more = numbers("attack")["dive"]["dodge"]
    return Score(body.dodge(table.stats(token)), T("Dodge"), "COR-14").plus(more, "COR-14", T("diving"))


def offer(
    table: Table, token_id: str, center: Cell, shadows: Shadows, *, smother: bool = False
) -> Generator[Any, Any, str]:
    """Ask one in reach of the blast what he does, and do it. To be used with `yield from`.

    Args: smother: he may throw himself on the charge, if he is near enough (EXP-8).
    Returns: what he chose: "stay", "drop", "smother" or the hex he dived to.
    """
    choices = tuple(_choices(table, table.token(token_id), center, shadows))
    if smother and table.distance(center, table.token(token_id)) <= 1:
        choices = (*choices, Choice(SMOTHER, T("throw oneself on the charge"), modifiers=ON_IT, cell=center))
    if len(choices) < 2:
        return STAY
    default = best(choices) if table.options["dive_by_default"] else STAY
    text = T("{name} is in reach of the blast", name=table.token(token_id).name or token_id)
    answer = yield Ask(token_id, "dive", choices, default, text, "EXP-5")
    if answer == SMOTHER:
        yield from _onto(table, token_id, center)
    elif answer != STAY:
        chosen = next(choice for choice in choices if choice.id == answer)
        yield from leap(table, token_id, chosen.cell if answer != DROP else None)
    return str(answer)


def dive(table: Table, token_id: str, center: Cell) -> Generator[Any, Any, bool]:
    """The token dives, where to is asked. To be used with `yield from`.

    Returns: True if it ends where walls hide it from the centre altogether.
    """
    token = table.token(token_id)
    shadows = Shadows(table, center, Lit(table, center, table.distance(center, token) + MOST_STEPS))
    choices = tuple(choice for choice in _choices(table, token, center, shadows) if choice.id != STAY)
    if not choices:
        choices = (_drop(table, token, center, shadows),)
    answer = yield Ask(token_id, "dive", choices, best(choices), rule="COR-14")
    chosen = next(choice for choice in choices if choice.id == answer)
    yield from leap(table, token_id, chosen.cell if answer != DROP else None)
    return not table.sight(center, table.token(token_id)).visible


def best(choices: tuple[Choice, ...]) -> str:
    """The choice somebody takes who wants to live: behind cover, else the farthest, else down on the spot."""
    there = [choice for choice in choices if choice.id not in (STAY, SMOTHER)]
    return max(there, key=lambda one: (one.modifiers != (), one.id != DROP, one.value or 0, one.id)).id


def leap(table: Table, token_id: str, to: Cell | None) -> Generator[Any, Any, None]:
    """Dodge +3: on a success to that hex, lying in any case."""
    token = table.token(token_id)
    check = yield from roll(
        table, score_of(table, token), "dive", token_id, rule="COR-14", apart=lambda c: c.ok if to is not None else None
    )
    edit = table.edit().set(token, posture="lying")
    if check.ok and to is not None:
        edit.set(token_id, at=(to[0], to[1]))
    name = token.name or token_id
    text = T("{name} dives for cover", name=name) if check.ok else T("{name} drops to the ground", name=name)
    yield Apply(edit.changes(), (Line("COR-14", text),))


def _onto(table: Table, token_id: str, center: Cell) -> Generator[Any, Any, None]:
    """He falls on the charge, without a roll."""
    token = table.token(token_id)
    line = Line("EXP-8", T("{name} throws himself on the charge", name=token.name or token_id))
    yield Apply(table.edit().set(token, at=(center[0], center[1]), posture="lying").changes(), (line,))


def _choices(table: Table, token: Token, center: Cell, shadows: Shadows) -> Iterator[Choice]:
    """Stay, drop where one is, or a hex within a Step that is farther from the blast, or hidden from it."""
    far = table.distance(center, token)
    yield Choice(STAY, T("stay"), value=far)
    if token.posture != "lying":
        yield _drop(table, token, center, shadows)
    for cell in _cells(table, token):
        moved = replace(token, at=(cell[0], cell[1]), posture="lying")
        away = table.distance(center, moved)
        hidden = shadows.hide(moved)
        if cell == table.cell(token) or not (away > far or hidden):
            continue
        yield Choice(
            _id(cell),
            T("dive to {cell}", cell=cell_words(table.grid, cell)),
            value=away,
            modifiers=_hidden(hidden),
            cell=cell,
        )


def _drop(table: Table, token: Token, center: Cell, shadows: Shadows) -> Choice:
    hidden = shadows.hide(replace(token, posture="lying"))
    far = table.distance(center, token)
    return Choice(DROP, T("drop on the spot"), value=far, modifiers=_hidden(hidden), cell=table.cell(token))


def _hidden(hidden: bool) -> tuple[Modifier, ...]:
    return (Modifier(0, "COR-14", T("complete cover from the centre")),) if hidden else ()


def _cells(table: Table, token: Token) -> list[Cell]:
    """Where a Step in any direction leads."""
    try:
        profile = profiles.profile_of(replace(token, posture="standing"), table, STEP, None)
    except CommandError:
        return []
    return sorted({found.at for found in table.reach(token, profile).cells})


def _id(cell: Cell) -> str:
    return f"{cell[0]:g},{cell[1]:g}"

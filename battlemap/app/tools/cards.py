"""What the card beside the pointer says about a drag: what it costs and why, or why it may not be."""

from __future__ import annotations

from collections.abc import Sequence

from battlemap.app.tools.base import Card, CardLine
from battlemap.app.tools.party import Member
from battlemap.app.tools.words import compass, shown
from battlemap.geometry.grid import Grid
from battlemap.geometry.types import Cell
from battlemap.movement.drawn import TURNS
from battlemap.movement.results import Path, Why
from battlemap.text import T, Text

NAMED = 3  # so many who may not go are named
BY_WORD = CardLine(T("Ctrl moves it as the game master"))


def cost_title(cost: float, budget: float, unit: str) -> Text:
    return T("{cost} of {budget} {unit}", cost=shown(cost), budget=shown(budget), unit=unit)


def legal_card(
    path: Path, budget: float, grid: Grid, facings: dict[int, float], at: Cell, looks: int, tag: Text | None
) -> Card:
    """The terms of a way that may be gone, and how the token looks at its end."""
    lines = [*terms(path, grid), *_facing_line(path, grid, facings, looks)]
    return Card(cost_title(path.cost, budget, path.unit), tuple(lines), "normal", at, tag)


def refused_card(path: Path, budget: float, grid: Grid, at: Cell, tag: Text | None) -> Card:
    """Why a way may not be gone; if it is only too dear, with what it would cost."""
    assert path.illegal is not None
    why = [_line(one) for one in path.illegal.why] or [CardLine(T("no way leads there"))]
    if path.illegal.reason == "budget" and path.steps:
        rule = path.illegal.why[0].rule if path.illegal.why else ""
        more = shown(round(path.cost - budget, 6))
        why = [CardLine(T("{more} {unit} more than it has", more=more, unit=path.unit), "", rule)]
        return Card(cost_title(path.cost, budget, path.unit), (*why, *terms(path, grid), BY_WORD), "bad", at, tag)
    return Card(T("Out of reach"), (*why, BY_WORD), "bad", at, tag)


def problem_card(title: Text, problem: Text, at: Cell, tag: Text | None = None) -> Card:
    return Card(title, (CardLine(problem), BY_WORD), "bad", at, tag)


def override_card(at: Cell, path: Path | None, budget: float) -> Card:
    """The game master's word, with what the rules would have said."""
    lines = [CardLine(T("Moves whatever the rules say"))]
    if path is not None and path.illegal is None and path.steps:
        by_rules = T(
            "by the rules {cost} of {budget} {unit}", cost=shown(path.cost), budget=shown(budget), unit=path.unit
        )
        lines.append(CardLine(by_rules))
    elif path is not None and path.illegal is not None and path.illegal.why:
        lines.append(_line(path.illegal.why[0]))
    return Card(T("GM override"), tuple(lines), "override", at)


def with_others(card: Card, others: Sequence[Member]) -> Card:
    """The same card with those who may not go; one who may not keeps all where they are."""
    stopped = [member for member in others if member.problem is not None]
    if not stopped:
        return card
    lines = [
        CardLine(T("{name}: {why}", name=member.token.name or member.token.id, why=member.problem))
        for member in stopped[:NAMED]
    ]
    if len(stopped) > NAMED:
        lines.append(CardLine(T("and {count} more", count=len(stopped) - NAMED)))
    title = card.title if card.tone == "bad" else T("Not all can go there")
    return Card(title, (*lines, *card.lines), "bad", card.anchor, card.tag)


def terms(path: Path, grid: Grid) -> list[CardLine]:
    """The costs of a way, summed by rule and text; first the plain cells, which need no explanation."""
    plain, cells = 0.0, 0
    sums: dict[tuple[str, str], tuple[Text, float, str]] = {}
    for step in path.steps:
        rest = step.cost - sum(why.value for why in step.why)
        plain += rest
        cells += step.do not in TURNS and rest > 1e-6
        for why in step.why:
            key = (why.rule, str(why.text))
            _, before, _ = sums.get(key, (why.text, 0.0, why.rule))
            sums[key] = (why.text, before + why.value, why.rule)
    lines = [CardLine(text, _value(value), rule) for text, value, rule in sums.values()]
    if plain > 1e-6 and cells:
        words = T("1 cell") if cells == 1 else T("{count} cells", count=cells)
        lines.insert(0, CardLine(T("straight on") if grid.kind == "none" else words, shown(round(plain, 6))))
    return lines


def _facing_line(path: Path, grid: Grid, facings: dict[int, float], looks: int) -> list[CardLine]:
    """How it looks at the end, where that is not free: what the turn costs, and how many ways there are to look."""
    if not facings or (len(facings) == grid.directions and len(set(facings.values())) == 1):
        return []
    least = min(facings.values())
    extra = facings.get(looks, path.cost) - least
    free = sum(1 for cost in facings.values() if cost <= least + 1e-9)
    facing = compass(grid, looks)
    if extra > 1e-9:
        return [CardLine(T("Facing at the end: {facing}, turned further", facing=facing))]
    if free == 1:
        return [CardLine(T("Facing at the end: {facing}", facing=facing))]
    return [CardLine(T("Facing at the end: {facing}, {count} to choose from", facing=facing, count=free))]


def _line(why: Why) -> CardLine:
    return CardLine(why.text, _value(why.value), why.rule)


def _value(value: float) -> Text | str:
    return shown(round(value, 6)) if abs(value) > 1e-9 else ""

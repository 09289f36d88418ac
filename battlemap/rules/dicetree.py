"""Every result a dice expression can have, with its weight: the branches of odds."""

from __future__ import annotations

from collections import defaultdict
from functools import lru_cache
from itertools import product

from battlemap.rules.dice import Expression, Rolled, Term

MAX_TOTALS = 20_000
MAX_WORK = 2_000_000

Branches = tuple[tuple[Rolled, float], ...]
Faces = tuple[int, ...]


class TooMany(Exception):  # noqa: N818 - odds answer it with sampling
    """There are more results than can be gone through."""


@lru_cache(maxsize=512)
def totals(expression: Expression) -> Branches:
    """Each total once, least first, with its chance and some dice that make it. Raises TooMany.

    >>> from battlemap.rules.dice import parse
    >>> [(r.total, p) for r, p in totals(parse("2d2"))]
    [(2, 0.25), (3, 0.5), (4, 0.25)]
    """
    low, high = _raw_bounds(expression)
    if high - low >= MAX_TOTALS:
        raise TooMany
    known: dict[int, tuple[int, Faces]] = {0: (1, ())}
    everything = 1
    work = 0
    for term in expression.terms:
        amounts = range(1, term.faces + 1) if term.faces else range(term.count, term.count + 1)
        for _ in range(term.count if term.faces else 1):
            work += len(known) * len(amounts)
            if work > MAX_WORK:
                raise TooMany
            known = _with_die(known, term, amounts)
            everything *= len(amounts)
    lifted: dict[int, tuple[int, Faces]] = {}
    for total in sorted(known):
        weight, faces = known[total]
        shown = total if expression.minimum is None else max(total, expression.minimum)
        before = lifted.get(shown)
        lifted[shown] = (weight, faces) if before is None else (before[0] + weight, before[1])
    return tuple(
        (Rolled(expression.source, faces, total, str(total)), weight / everything)
        for total, (weight, faces) in sorted(lifted.items())
    )


@lru_cache(maxsize=128)
def face_by_face(expression: Expression) -> Branches:
    """Each row of faces on its own, in order. Raises TooMany."""
    sides = [term.faces for term in expression.terms if term.faces for _ in range(term.count)]
    many = 1
    for faces in sides:
        many *= faces
        if many > MAX_TOTALS:
            raise TooMany
    found = []
    for row in product(*(range(1, faces + 1) for faces in sides)):
        found.append((Rolled(expression.source, row, total_of(expression, row), ""), 1 / many))
    return tuple(found)


def total_of(expression: Expression, faces: Faces) -> int:
    """What those faces come to."""
    rest = iter(faces)
    total = 0
    for term in expression.terms:
        amount = sum(next(rest) for _ in range(term.count)) if term.faces else term.count
        total += term.sign * term.factor * amount
    return total if expression.minimum is None else max(total, expression.minimum)


def faces_for(expression: Expression, total: int) -> Faces:
    """Some faces that come to that total; () if none do, or there are too many to look through."""
    try:
        return next((rolled.dice for rolled, _ in totals(expression) if rolled.total == total), ())
    except TooMany:
        return ()


def _with_die(known: dict[int, tuple[int, Faces]], term: Term, amounts: range) -> dict[int, tuple[int, Faces]]:
    weights: dict[int, int] = defaultdict(int)
    rows: dict[int, Faces] = {}
    step = term.sign * term.factor
    for total, (weight, faces) in known.items():
        for amount in amounts:
            to = total + step * amount
            weights[to] += weight
            if to not in rows:
                rows[to] = (*faces, amount) if term.faces else faces
    return {total: (weights[total], rows[total]) for total in weights}


def _raw_bounds(expression: Expression) -> tuple[int, int]:
    return Expression(expression.source, expression.terms).bounds()

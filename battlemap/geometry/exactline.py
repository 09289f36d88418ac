"""The straight line between two cell centres, by whole numbers only (CON-8).

A hexagon and a square are both "all points v with |f(v)| <= 1 for each form f", with forms whose coefficients are whole
numbers in cell coordinates. So what a line crosses is decided by comparing fractions; nothing is ever rounded, and the
answer depends on the difference of the two cells alone.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from fractions import Fraction
from functools import lru_cache

Pair = tuple[int, int]
Form = tuple[int, int]
Passed = tuple[tuple[Pair, ...], tuple[tuple[Pair, Pair], ...]]

HEX_FORMS: tuple[Form, ...] = ((2, 1), (1, 2), (1, -1))
SQUARE_FORMS: tuple[Form, ...] = ((2, 0), (0, 2))


@lru_cache(maxsize=16384)
def passed_cells(dx: int, dy: int, forms: tuple[Form, ...]) -> Passed:
    """What the line from (0, 0) to (dx, dy) passes, ends excluded: (crossed cells, edge pairs), each from the start on.

    A line through a mere corner crosses neither of the cells that only touch it there. Within an edge pair the cells stand
    in the order of their coordinates, so the pair is the same seen from both ends.

    >>> passed_cells(1, -2, HEX_FORMS)
    ((), (((0, -1), (1, -1)),))
    >>> passed_cells(2, 2, SQUARE_FORMS)
    (((1, 1),), ())
    """
    repeats = math.gcd(dx, dy)
    if repeats == 0:
        return (), ()
    unit = (dx // repeats, dy // repeats)
    crossed, pairs = _between_neighbouring_centres(unit, forms)
    all_crossed: list[Pair] = []
    all_pairs: list[tuple[Pair, Pair]] = []
    for k in range(repeats):
        sx, sy = unit[0] * k, unit[1] * k
        if k:
            all_crossed.append((sx, sy))
        all_crossed.extend((x + sx, y + sy) for x, y in crossed)
        all_pairs.extend(((ax + sx, ay + sy), (bx + sx, by + sy)) for (ax, ay), (bx, by) in pairs)
    return tuple(all_crossed), tuple(all_pairs)


def _between_neighbouring_centres(d: Pair, forms: tuple[Form, ...]) -> Passed:
    """As passed_cells, for a line that meets no centre on its way."""
    crossed: list[tuple[Fraction, Pair]] = []
    along: dict[Fraction, list[Pair]] = {}
    for cell in _candidates(d):
        if cell in ((0, 0), d):
            continue
        entered, on_side = _entry(cell, d, forms)
        if entered is None:
            continue
        if on_side:
            along.setdefault(entered, []).append(cell)
        else:
            crossed.append((entered, cell))
    crossed.sort()
    pairs: list[tuple[Pair, Pair]] = []
    for entered in sorted(along):
        first, second = sorted(along[entered])
        pairs.append((first, second))
    return tuple(cell for _, cell in crossed), tuple(pairs)


def _candidates(d: Pair) -> Iterable[Pair]:
    """Every cell the line could meet: those round the samples of the line, which stand at most one cell apart."""
    steps = max(abs(d[0]), abs(d[1]), abs(d[0] + d[1]))
    found: set[Pair] = set()
    for k in range(steps + 1):
        x = (2 * d[0] * k + steps) // (2 * steps)
        y = (2 * d[1] * k + steps) // (2 * steps)
        found.update((x + i, y + j) for i in (-1, 0, 1) for j in (-1, 0, 1))
    return found


def _entry(cell: Pair, d: Pair, forms: tuple[Form, ...]) -> tuple[Fraction | None, bool]:
    """Where on the way (0..1) the line enters the cell's inside, or starts to run along its side (then True)."""
    # Both bounds are fractions with a positive denominator, compared crosswise: this is the inner loop.
    low_n, low_d, high_n, high_d = 0, 1, 1, 1
    on_side = False
    for fx, fy in forms:
        at = fx * cell[0] + fy * cell[1]
        speed = fx * d[0] + fy * d[1]
        if speed == 0:
            if abs(at) > 1:
                return None, False
            on_side = on_side or abs(at) == 1
            continue
        if speed < 0:
            at, speed = -at, -speed
        if (at - 1) * low_d > low_n * speed:
            low_n, low_d = at - 1, speed
        if (at + 1) * high_d < high_n * speed:
            high_n, high_d = at + 1, speed
    if low_n * high_d >= high_n * low_d:
        return None, False
    return Fraction(low_n, low_d), on_side

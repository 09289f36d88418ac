"""What it costs to leap from each cell of a map: over ground that does not matter, straight on, to where one lands."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from battlemap.movement.costs import Leap

if TYPE_CHECKING:
    from battlemap.movement.tables import Tables

EPS = 1e-9


def leap_prices(tables: Tables, cost: int, direction: int, parity: int, leap: Leap | None) -> NDArray[np.int32]:
    """The price of the leap from each cell for a body of one cell; negative where there is none.

    Args: cost: subunits a cell; parity: of the diagonals walked so far, see `Tables`.
    """
    assert leap is not None
    field, profile = tables.field, tables.profile
    number = np.arange(field.lattice.count)
    free = np.ones(len(number), dtype=np.bool_)
    rise = np.zeros(len(number))
    for _ in range(leap.cells):
        to = field.lattice.neighbors[number, direction]
        free &= (to >= 0) & ~tables.blocked[number, direction]
        number = np.where(to >= 0, to, number)
        rise = np.round(field.elevation[number] - field.elevation, 6)
        free &= rise <= leap.up_m + EPS
    free &= rise >= -leap.down_m - EPS
    if direction % 2 and field.grid.kind == "square" and field.scene.grid.diagonals == "none":
        free[:] = False
    kind = field.kind[number]
    extra, factor, forbid, whole = tables.kind_tolls(field.kinds)
    free &= ~forbid[kind] & (not any(toll.forbid for toll in profile.entry))
    factors = factor[kind] + sum(toll.multiply - 1.0 for toll in profile.entry)
    adds = extra[kind] + sum(toll.add for toll in profile.entry)
    price = np.floor(tables.leapt(cost, leap, direction, parity) * factors + 0.5) + adds
    price = np.where(whole[kind] | any(toll.all for toll in profile.entry), profile.budget, price)
    limited = np.clip(price, 1, 2**28).astype(np.int32)
    return np.where(free, limited, np.int32(-1))

"""Do walls block a straight line? One rule for movement and sight, in numpy for many walls at once.

**On the edge.** A line is clear when it is clear after the smallest shift to its left *or* to its right (architecture,
section 4). So touching a wall's end or running along a wall does not block, two walls that meet across the line do, and
mirrored scenes agree. A wall that the line only reaches with its own end (its start or goal lies on the wall) does not block
either; who may not stop on a wall asks `touching`.

**Tolerance.** A point closer to a line than `ON_LINE` scene units (a millionth of a cell: files often carry six digits) is on
it. All products are taken about midpoints, so exchanging the ends of the line or of a wall, or mirroring the whole scene,
changes signs and never a digit: the answers are the same to the last bit.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

Walls = npt.NDArray[np.float64]  # shape (N, 4): x1, y1, x2, y2
Indices = npt.NDArray[np.intp]
Point = tuple[float, float]

ON_LINE = 1e-6

_CHUNK = 400_000  # walls x targets looked at in one go: a few arrays of 3 MB


def wall_array(walls: Sequence[Sequence[float]] | Walls) -> Walls:
    """Wall segments as an array of shape (N, 4), N = 0 included; longer rows and other shapes raise ValueError."""
    array = np.asarray(walls, dtype=np.float64)
    if array.size == 0:
        return np.empty((0, 4))
    if array.ndim != 2 or array.shape[1] != 4:
        raise ValueError(f"walls are rows of four numbers, not an array of shape {array.shape}")
    return array


def segments_cross(a: Point, b: Point, p: Point, q: Point) -> bool:
    """True if the segments a-b and p-q properly cross: the ends of each lie on different sides of the other.

    >>> segments_cross((0, 0), (2, 0), (1, -1), (1, 1)), segments_cross((0, 0), (2, 0), (1, 0), (1, 1))
    (True, False)
    """
    return _side(a, b, p) * _side(a, b, q) < 0 and _side(p, q, a) * _side(p, q, b) < 0


def _side(a: Point, b: Point, point: Point) -> int:
    """1 if the point lies right of a -> b (y runs down), -1 left of it, 0 on the line."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    product = dx * (2 * point[1] - (a[1] + b[1])) - dy * (2 * point[0] - (a[0] + b[0]))
    if abs(product) <= 2 * ON_LINE * math.hypot(dx, dy):
        return 0
    return 1 if product > 0 else -1


def crossing(walls: Walls, a: Point, b: Point) -> tuple[Indices, Indices]:
    """The walls that block the line from a to b once it is shifted (to its left, to its right).

    Args:
        walls: array of shape (N, 4).
        a, b: ends of the line, in scene units.
    Returns: two arrays of indices into `walls`, each ascending. A wall that properly crosses the line is in both; the line is
        clear if either is empty.
    """
    left, right = _blocked(walls, a, np.array([[b[0], b[1]]], dtype=np.float64))
    return np.flatnonzero(left[0]), np.flatnonzero(right[0])


def clear(walls: Walls, a: Point, b: Point) -> bool:
    """True if nothing blocks the line from a to b.

    >>> wall = wall_array([[1, -1, 1, 0]])
    >>> clear(wall, (0, 0), (2, 0)), clear(wall, (0, -0.5), (2, -0.5))
    (True, False)
    """
    left, right = crossing(walls, a, b)
    return left.size == 0 or right.size == 0


def clear_to_each(walls: Walls, a: Point, targets: npt.ArrayLike) -> npt.NDArray[np.bool_]:
    """`clear` from one point to many.

    Args:
        targets: points, shape (M, 2).
    Returns: M truth values in the order of the targets.
    """
    points = np.asarray(targets, dtype=np.float64).reshape(-1, 2)
    result = np.ones(len(points), dtype=np.bool_)
    if len(walls) == 0:
        return result
    step = max(1, _CHUNK // len(walls))
    for start in range(0, len(points), step):
        left, right = _blocked(walls, a, points[start : start + step])
        result[start : start + step] = ~(left.any(axis=1) & right.any(axis=1))
    return result


def crossing_each(
    walls: Walls, starts: npt.ArrayLike, ends: npt.ArrayLike
) -> tuple[npt.NDArray[np.bool_], npt.NDArray[np.bool_]]:
    """`crossing` for pairs of one wall and one line each.

    Args:
        walls, starts, ends: shapes (K, 4), (K, 2), (K, 2).
    Returns: for each pair, whether the wall blocks the line shifted to its left, and to its right.
    """
    a, b = (np.asarray(points, dtype=np.float64).reshape(-1, 2) for points in (starts, ends))
    return _shifted(walls.T, a[:, 0], a[:, 1], b[:, 0], b[:, 1])


def touching(walls: Walls, point: Point) -> Indices:
    """Indices of the walls the point lies on, ends included, ascending."""
    start, end = walls[:, :2], walls[:, 2:]
    along = end - start
    length2 = (along**2).sum(axis=1)
    to_point = np.asarray(point, dtype=np.float64) - start
    part = (to_point * along).sum(axis=1) / np.where(length2 > 0, length2, 1.0)
    nearest = start + np.clip(part, 0.0, 1.0)[:, None] * along
    return np.flatnonzero(np.hypot(*(np.asarray(point) - nearest).T) <= ON_LINE)


def _blocked(
    walls: Walls, a: Point, targets: npt.NDArray[np.float64]
) -> tuple[npt.NDArray[np.bool_], npt.NDArray[np.bool_]]:
    """For each target and wall: does the wall block the line shifted to the left, and to the right? Both of shape (M, N)."""
    return _shifted(walls.T[:, None, :], float(a[0]), float(a[1]), targets[:, 0, None], targets[:, 1, None])


def _shifted(
    walls: npt.NDArray[np.float64],
    ax: float | npt.NDArray[np.float64],
    ay: float | npt.NDArray[np.float64],
    bx: npt.NDArray[np.float64],
    by: npt.NDArray[np.float64],
) -> tuple[npt.NDArray[np.bool_], npt.NDArray[np.bool_]]:
    """The rule itself, number by number. Args: walls: x1, y1, x2, y2 along its first axis."""
    px, py, qx, qy = walls
    dx, dy = bx - ax, by - ay
    sum_x, sum_y = ax + bx, ay + by
    slack = 2 * ON_LINE * np.hypot(dx, dy)
    side_p = _sign(dx * (2 * py - sum_y) - dy * (2 * px - sum_x), slack)
    side_q = _sign(dx * (2 * qy - sum_y) - dy * (2 * qx - sum_x), slack)

    wx, wy = qx - px, qy - py
    sum_x, sum_y = px + qx, py + qy
    slack = 2 * ON_LINE * np.hypot(wx, wy)
    side_a = _sign(wx * (2 * ay - sum_y) - wy * (2 * ax - sum_x), slack)
    side_b = _sign(wx * (2 * by - sum_y) - wy * (2 * bx - sum_x), slack)
    between = side_a * side_b < 0

    # Shifted to its left, the line leaves what lay on it to its right; shifted to its right, to its left.
    left = between & ((side_p >= 0) != (side_q >= 0))
    right = between & ((side_p > 0) != (side_q > 0))
    return left, right


def _sign(product: npt.NDArray[np.float64], slack: npt.NDArray[np.float64]) -> npt.NDArray[np.int8]:
    return (product > slack).astype(np.int8) - (product < -slack).astype(np.int8)

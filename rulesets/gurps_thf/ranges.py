"""Range and size penalties. Rules: COR-8, COR-9."""

from .tables import numbers

TINY = 1e-9


def steps(length_m: float) -> int:
    """Steps of the table: 0 up to 2 m, 1 up to 3 m, ... and below 2 m the negative ones.

    >>> [steps(d) for d in (0.05, 0.06, 1, 2, 3, 5, 7, 10, 15, 20, 101, 1000)]
    [-10, -9, -2, 0, 1, 2, 3, 4, 5, 6, 11, 16]
    """
    pattern = numbers("ranges")["pattern"]
    least = -10
    for step in range(least, 200):
        decade, place = divmod(step, len(pattern))
        if pattern[place] * 10.0**decade >= length_m * (1 - TINY):
            return step
    return 200


def range_penalty(distance_m: float) -> int:
    """What the distance does to a shot; nothing up to 2 m."""
    return -max(0, steps(distance_m))


def size_modifier(length_m: float) -> int:
    """The size modifier of a thing so long."""
    return steps(length_m)

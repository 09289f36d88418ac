"""From distances to a way: no second search, only steps back that cost exactly the difference.

Among the cheapest ways the one closest to the straight line is taken, then the one that turns less. All comparisons are between
differences of places, so two parallel moves bend to the same side.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from battlemap.movement.edges import Edge, Edges
from battlemap.movement.engine import FAR, Distances

Order = Callable[[Edge], tuple[float, ...]]


def way_to(edges: Edges, found: Distances, goal: int, order: Order | None = None) -> list[int]:
    """States from a start to `goal`, both included. `goal` must have been reached."""
    return [edge.source for edge in edges_to(edges, found, goal, order)] + [goal]


def edges_to(edges: Edges, found: Distances, goal: int, order: Order | None = None) -> list[Edge]:
    """The steps of a cheapest way to `goal`, first step first; none if a way starts there.

    Args:
        order: what to prefer among steps into the same state that are equally cheap; the least is taken.
    """
    way: list[Edge] = []
    state = goal
    while True:
        link = _last_steps(edges, found, state, order)
        if not link:
            return way[::-1]
        way += link
        state = link[-1].source


def _last_steps(edges: Edges, found: Distances, state: int, order: Order | None) -> list[Edge]:
    """Steps back from `state` (nearest first) up to the first that costs something; [] at a start.

    Steps that cost nothing (free turns of an odd-shaped body) are looked through breadth first, so they cannot go in circles.
    """
    seen = {state}
    queue: list[list[Edge]] = [[]]
    for chain in queue:
        here = chain[-1].source if chain else state
        cheapest = [edge for edge in edges.into(here) if found[edge.source] != FAR]
        cheapest = [edge for edge in cheapest if int(found[edge.source]) + edge.cost == found[here]]
        paid = [edge for edge in cheapest if edge.cost > 0]
        if paid:
            return [*chain, min(paid, key=order) if order else paid[0]]
        for edge in cheapest:
            if edge.source not in seen:
                seen.add(edge.source)
                queue.append([*chain, edge])
    return []


def parents(edges: Edges, found: Distances) -> dict[int, int]:
    """For every state reached the state before it on a cheapest way; starts have none."""
    result: dict[int, int] = {}
    for state in np.flatnonzero(found != FAR).tolist():
        chain = _last_steps(edges, found, state, None)
        if chain:
            result[state] = chain[0].source
    return result

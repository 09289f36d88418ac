"""Cheapest ways over the edge tables: a wave in numpy that advances cost by cost, and plain buckets for small reaches.

Both are Dijkstra's search with whole-number costs and give the same distances. networkx calls them too: `backend` is what the
entry point `networkx.backends` names, so `nx.single_source_dijkstra(graph, source, cutoff=..., backend="battlemap")`
on a movement graph runs here and converts nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from battlemap.movement.edges import Edges

if TYPE_CHECKING:
    from battlemap.movement.graph import MoveGraph, Node

FAR = np.int32(2**31 - 1)
SMALL = 400  # states; below, python buckets beat the fixed costs of numpy
SHUT = -1
FEW = 200  # numbers; below, a python set beats numpy's unique
Distances = NDArray[np.int32]


def distances(
    edges: Edges, starts: Iterable[tuple[int, int]], cutoff: int | None = None, goals: Collection[int] = ()
) -> Distances:
    """The cheapest cost of every state from the starts; FAR where there is none within the cutoff.

    Args:
        edges: the steps.
        starts: (state, cost it begins with).
        cutoff: the most that may be spent, in subunits, included; None: everything.
        goals: given, the search may stop once one of them is reached; dearer states may then be missing or too dear.
    Returns: costs by state.
    """
    if cutoff is not None and cutoff < 0:
        return np.full(edges.tables.states, FAR, dtype=np.int32)
    first = list(starts)
    if cutoff is not None and _expected(edges, cutoff) < SMALL:
        return _buckets(edges, first, cutoff, goals)
    return wavefront(edges, first, cutoff, goals)


def _expected(edges: Edges, cutoff: int) -> float:
    """About how many states lie within the cutoff on open ground."""
    cheapest = min((rule.cost for rule in edges.tables.profile.steps), default=1)
    return 3.0 * (cutoff / max(cheapest, 1)) ** 2 * edges.tables.facings * edges.tables.parities


def _buckets(edges: Edges, starts: Iterable[tuple[int, int]], cutoff: int, goals: Collection[int]) -> Distances:
    found: dict[int, int] = {}
    waiting: dict[int, list[int]] = {}
    for state, cost in starts:
        if cost <= cutoff and cost < found.get(state, cost + 1):
            found[state] = cost
            waiting.setdefault(cost, []).append(state)
    level = 0
    while waiting:
        level = min(waiting) if level not in waiting else level
        for state in (bucket := waiting[level]):  # grows while it is read where a step costs nothing
            if found[state] != level:
                continue
            for to, price, _ in edges.row(state):
                cost = level + price
                if cost <= cutoff and cost < found.get(to, cost + 1):
                    found[to] = cost
                    if cost == level:
                        bucket.append(to)
                    else:
                        waiting.setdefault(cost, []).append(to)
        if any(found.get(goal) == level for goal in goals):
            break
        del waiting[level]
    result = np.full(edges.tables.states, FAR, dtype=np.int32)
    result[list(found)] = list(found.values())
    return result


def wavefront(
    edges: Edges, starts: Iterable[tuple[int, int]], cutoff: int | None = None, goals: Collection[int] = ()
) -> Distances:
    """As `distances`, always in numpy: all states of one cost are settled at once.

    Who is to be settled is looked up in the result itself, between the first and the last state met so far: that needs no
    sorting, and a state that is met twice stands there once.
    """
    result = np.full(edges.tables.states, FAR, dtype=np.int32)
    most = int(FAR) - 1 if cutoff is None else min(cutoff, int(FAR) - 1)
    begun: dict[int, int] = {}
    for state, cost in starts:
        if cost <= most:
            begun[state] = min(begun.get(state, cost), cost)
    kept_out = edges.closed if edges.shut.isdisjoint(begun) else edges.closed[:0]
    result[kept_out] = SHUT  # nothing is better than that, so nothing goes there
    result[list(begun)] = list(begun.values())
    first, last = min(begun, default=0), max(begun, default=-1) + 1
    waiting = set(begun.values())
    goal_states = np.array(sorted(goals), dtype=np.int64)
    goal_states = goal_states[result[goal_states] != SHUT]
    while waiting:
        level = min(waiting)
        waiting.discard(level)
        if level + edges.least > most:
            break
        states = (result[first:last] == level).nonzero()[0] + first
        while len(states):
            target, price = (table.reshape(-1) for table in edges.rows(states, not len(kept_out)))
            sums = price + np.int32(level)
            better = ((sums < result.take(target)) & (price >= 0)).nonzero()[0]
            if not len(better):
                break
            to, paid = target.take(better), sums.take(better)
            np.minimum.at(result, to, paid)
            first, last = min(first, int(np.minimum.reduce(to))), max(last, int(np.maximum.reduce(to)) + 1)
            waiting.update(paid.tolist() if len(paid) < FEW else np.unique(paid).tolist())
            states = np.unique(to[paid == level]) if level in waiting else to[:0]  # steps that cost nothing
            waiting.discard(level)
        if len(goal_states) and (result[goal_states] <= level).any():
            break
    result[kept_out] = FAR
    near = result[first:last]
    near[near > most] = FAR
    return result


class Backend:
    """What networkx dispatches to when it is told `backend="battlemap"`."""

    @staticmethod
    def convert_from_nx(graph: Any, *args: Any, **kwargs: Any) -> Any:
        """Movement graphs pass as they are; a graph of another kind has no tables and is refused."""
        from battlemap.movement.graph import MoveGraph

        if isinstance(graph, MoveGraph):
            return graph
        raise TypeError("the battlemap backend searches movement graphs only")

    @staticmethod
    def convert_to_nx(result: Any, *args: Any, **kwargs: Any) -> Any:
        """A movement graph as one that networkx's own algorithms run on; other results are plain dictionaries."""
        from battlemap.movement.graph import MoveGraph, PlainMoveGraph

        return PlainMoveGraph(result.edges_now) if isinstance(result, MoveGraph) else result

    @staticmethod
    def can_run(name: str, args: Any, kwargs: Any) -> bool:
        """True for the searches offered, by the tables' own costs."""
        return hasattr(Backend, name) and kwargs.get("weight", "weight") == "weight"

    @staticmethod
    def should_run(name: str, args: Any, kwargs: Any) -> bool:
        return Backend.can_run(name, args, kwargs)

    @staticmethod
    def multi_source_dijkstra_path_length(
        G: MoveGraph,  # noqa: N803
        sources: Collection[Node],
        cutoff: float | None = None,
        weight: str = "weight",
    ) -> NodeCosts:
        """Cost by node within the cutoff from the nearest of the sources, cheapest first."""
        return NodeCosts(G, _search(G, sources, cutoff, None))

    @staticmethod
    def single_source_dijkstra_path_length(
        G: MoveGraph,  # noqa: N803
        source: Node,
        cutoff: float | None = None,
        weight: str = "weight",
    ) -> NodeCosts:
        """Cost by node within the cutoff, cheapest first."""
        return NodeCosts(G, _search(G, [source], cutoff, None))

    @staticmethod
    def single_source_dijkstra(
        G: MoveGraph,  # noqa: N803
        source: Node,
        target: Node | None = None,
        cutoff: float | None = None,
        weight: str = "weight",
    ) -> Any:
        """Costs and paths by node, or cost and path of the target, as networkx's own."""
        import networkx as nx

        from battlemap.movement.walkback import parents, way_to

        if target is not None:
            found = _search(G, [source], cutoff, target)
            goal = G.state_of(target)
            if found[goal] == FAR:
                raise nx.NetworkXNoPath(f"No path to {target}.")
            return int(found[goal]), G.nodes_of(way_to(G.edges_now, found, goal))
        costs = NodeCosts(G, _search(G, [source], cutoff, None))
        came_from = parents(G.edges_now, costs.by_state)
        paths: dict[Node, list[Node]] = {}
        for node in costs:
            way, state = [node], came_from.get(G.state_of(node))
            while state is not None:
                way.append(G.node(state))
                state = came_from.get(state)
            paths[node] = way[::-1]
        return dict(costs), paths


class NodeCosts(Mapping[Any, int]):
    """Cost by node, cheapest first, as a dictionary would say it; `by_state` is the array it reads, nothing is copied."""

    def __init__(self, graph: MoveGraph, by_state: Distances) -> None:
        self._graph, self.by_state = graph, by_state

    def __getitem__(self, node: Node) -> int:
        if node not in self._graph or (cost := self.by_state[self._graph.state_of(node)]) == FAR:
            raise KeyError(node)
        return int(cost)

    def __iter__(self) -> Iterator[Node]:
        states = np.flatnonzero(self.by_state != FAR)
        return iter(self._graph.nodes_of(states[np.argsort(self.by_state[states], kind="stable")]))

    def __len__(self) -> int:
        return int(np.count_nonzero(self.by_state != FAR))


def _search(graph: MoveGraph, sources: Collection[Node], cutoff: float | None, target: Node | None) -> Distances:
    import networkx as nx

    for source in sources:
        if source not in graph:
            raise nx.NodeNotFound(f"Node {source} not found in graph")
    limit = None if cutoff is None or cutoff >= int(FAR) else int(np.floor(cutoff))
    goals = [] if target is None else [graph.state_of(target)]
    return distances(graph.edges_now, [(graph.state_of(source), 0) for source in sources], limit, goals)


backend = Backend()

"""The movement graph as networkx sees it: a DiGraph whose rows are made from the edge tables when they are asked for.

Nodes are `(cell, facing)`, on squares that count diagonals 5-10-5 `(cell, facing, parity)`; the facing is 0 where it is
free. Every edge carries `weight` (subunits) and `do`. It costs nothing to build and cannot be changed.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from typing import Any

import networkx as nx

from battlemap.errors import BattlemapError
from battlemap.geometry.types import Cell
from battlemap.movement.edges import Edges
from battlemap.movement.engine import NodeCosts
from battlemap.movement.lattice import Ints
from battlemap.text import T

Node = tuple[Any, ...]
Row = dict[Node, dict[str, Any]]


class _Rows(Mapping[Node, Any]):
    """A mapping over all nodes of a graph whose values are made by `make` and kept."""

    def __init__(self, graph: MoveGraph, make: Callable[[int], Any]) -> None:
        self._graph, self._make = graph, make
        self._made: dict[Node, Any] = {}

    def __getitem__(self, node: Node) -> Any:
        if node not in self._made:
            if node not in self:
                raise KeyError(node)
            self._made[node] = self._make(self._graph.state_of(node))
        return self._made[node]

    def __contains__(self, node: object) -> bool:
        return self._graph.is_node(node)

    def __iter__(self) -> Iterator[Node]:
        return iter(self._graph.nodes_of(range(self._graph.edges_now.tables.states)))

    def __len__(self) -> int:
        return self._graph.edges_now.tables.states


class MoveGraph(nx.DiGraph):  # type: ignore[type-arg]
    """A view of `Edges` as a directed graph. `edges_now` is what it shows."""

    __networkx_backend__ = "battlemap"

    def __init__(self, edges: Edges) -> None:
        self.edges_now = edges
        super().__init__()
        self._node = _Rows(self, lambda state: {})
        self._adj = _Rows(self, self._row)
        self._pred = _Rows(self, self._column)
        nx.freeze(self)

    def state_of(self, node: Node) -> int:
        """The number of a node's state."""
        tables = self.edges_now.tables
        number = tables.field.lattice.number(node[0])
        return tables.state(number, node[1], node[2] if len(node) > 2 else 0)

    def node(self, state: int) -> Node:
        """The node of a state."""
        tables = self.edges_now.tables
        number, facing, parity = tables.place(state)
        cell: Cell = tables.field.lattice.cell(number)
        return (cell, facing, parity) if tables.parities > 1 else (cell, facing)

    def nodes_of(self, states: Iterable[int] | Ints) -> list[Node]:
        return [self.node(int(state)) for state in states]

    def is_node(self, node: object) -> bool:
        """True if this is a node of the graph, without making it."""
        tables = self.edges_now.tables
        if not isinstance(node, tuple) or len(node) != (3 if tables.parities > 1 else 2):
            return False
        cell, facing, parity = node[0], node[1], node[2] if len(node) > 2 else 0
        if not isinstance(cell, type(tables.field.grid.from_offset(0, 0))) or not isinstance(facing, int):
            return False
        return tables.field.lattice.number(cell) >= 0 and 0 <= facing < tables.facings and parity in (0, 1)

    def _row(self, state: int) -> Row:
        row: Row = {}
        for target, cost, move in self.edges_now.row(state):
            self._keep_cheaper(row, target, cost, move)
        return row

    def _column(self, state: int) -> Row:
        column: Row = {}
        for edge in self.edges_now.into(state):
            self._keep_cheaper(column, edge.source, edge.cost, edge.move)
        return column

    def _keep_cheaper(self, row: Row, state: int, cost: int, move: int) -> None:
        node = self.node(state)
        if node not in row or cost < row[node]["weight"]:
            rule = self.edges_now.tables.moves[move].rule
            row[node] = {"weight": cost, "do": rule.do if rule else "turn"}


class PlainMoveGraph(MoveGraph):
    """The same graph for networkx's own algorithms: what the backend does not offer, and the oracle of the tests."""

    __networkx_backend__ = "networkx"

    def __init__(self, edges: Edges) -> None:
        super().__init__(edges)
        self.__networkx_cache__ = None  # type: ignore[assignment]  # nothing is converted, so nothing is to be kept


def costs_from(graph: MoveGraph, sources: Collection[Node], cutoff: int | None = None) -> NodeCosts:
    """Cost by node from the nearest source, asked of networkx, which runs it on our engine.

    Raises:
        BattlemapError: networkx does not know the engine, because the program's metadata is not installed.
    """
    try:
        found: Any = nx.multi_source_dijkstra_path_length(graph, sources, cutoff=cutoff, backend="battlemap")
    except ImportError as error:
        raise BattlemapError(
            T("networkx does not know this program's search"),
            hint=T("install the program with its metadata, for example with installer/run.py"),
        ) from error
    assert isinstance(found, NodeCosts)
    return found

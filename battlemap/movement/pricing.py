"""The price of a drawn way, step by step, up to the first step that may not be."""

from __future__ import annotations

from dataclasses import dataclass

from battlemap.geometry.facing import turn_steps
from battlemap.geometry.types import Cell
from battlemap.movement.drawn import TURNS, Drawn, Item, Items
from battlemap.movement.edges import Edge
from battlemap.movement.explain import Refusal, over_budget, refusal
from battlemap.movement.partway import CLIMB, begun, part_way
from battlemap.movement.results import Illegal, Path, Step
from battlemap.movement.search import Walker
from battlemap.text import T


@dataclass(frozen=True, slots=True)
class _Way:
    """One reading of the items so far: where it leads, how the token looks there, what it costs."""

    state: int
    facing: int
    spent: int = 0
    steps: tuple[Step, ...] = ()
    marks: tuple[str, ...] = ()
    over: int | None = None  # first item that is beyond the budget
    moved: bool = False
    bends: int = 0  # steps that changed the facing

    def then(self, state: int, step: Step, cost: int, item: int, budget: int, marks: tuple[str, ...] = ()) -> _Way:
        spent = self.spent + cost
        over = item if self.over is None and spent > budget else self.over
        moved = self.moved or step.do not in TURNS
        bends = self.bends + (step.do not in TURNS and step.facing != self.facing)
        return _Way(
            state,
            step.facing,
            spent,
            (*self.steps, step),
            (*self.marks, *marks),
            over,
            moved,
            bends,
        )


def price(walker: Walker, items: Items) -> Path:
    """What a drawn way costs; it may leave the facings open, then the cheapest reading counts.

    Returns: the whole way with its cost, `illegal` naming the first item beyond the budget; or, where a step may not be at all,
        the way and the cost up to there.
    """
    if walker.number < 0:
        return walker.refuse(0, refusal(walker.profile, "edge", T("the token is not on the map")))
    ways = _beginnings(walker, items)
    for index, item in enumerate(items):
        found: dict[tuple[int, int], _Way] = {}
        for way in ways:
            for further in _onward(walker, way, item, index, last=index == len(items) - 1):
                key = (further.state, further.facing)
                if key not in found or _rank(further) < _rank(found[key]):
                    found[key] = further
        if not found:
            best = min(ways, key=_rank)
            return _ended(walker, best, Illegal(index, *_refused(walker, best, item)))
        ways = list(found.values())
    best = min(ways, key=_rank)
    if best.over is not None:
        dear = _ended(walker, best, Illegal(best.over, *over_budget(walker.profile, best.spent)))
        return part_way(walker, dear)
    number, facing, _ = walker.tables.place(best.state)
    stop = walker.explain.cannot_end(number, facing) if number != walker.number else None
    return _ended(walker, best, Illegal(max(len(items) - 1, 0), *stop) if stop else None)


def _rank(way: _Way) -> tuple[int, int, int, int]:
    return way.spent, len(way.steps), way.bends, way.facing


def _beginnings(walker: Walker, items: Items) -> list[_Way]:
    """The token as it stands, and turned for nothing if the drawing begins with a bare cell."""
    start = _Way(walker.tables.state(walker.number, walker.facing), walker.facing)
    if not items or isinstance(items[0], Drawn):
        return [start]
    ways = [start]
    for facing in walker.start_facings()[1:]:
        state = walker.tables.state(walker.number, facing)
        step = walker.turned("turn_before", walker.cell, facing)
        ways.append(start.then(state, step, 0, 0, walker.profile.budget))
    return ways


def _onward(walker: Walker, way: _Way, item: Item, index: int, last: bool) -> list[_Way]:
    if isinstance(item, Drawn) and item.do in TURNS:
        turned = _turn(walker, way, item, index, last)
        return [turned] if turned else []
    if isinstance(item, Drawn) and item.do == CLIMB:
        item = begun(walker, walker.lattice.cell(walker.tables.place(way.state)[0]), item)
    to = item.to if isinstance(item, Drawn) else item
    if to is None or (goal := walker.lattice.number(to)) < 0:
        return []
    ways = []
    for target, cost, move in walker.edges.row(way.state):
        rule = walker.tables.moves[move].rule
        if rule is None or target // walker.tables.each_cell != goal:
            continue
        if isinstance(item, Drawn) and not _means(walker, item.do, rule.do):
            continue
        edge = Edge(way.state, target, cost, move)
        step = walker.step(edge, way.facing)
        if (
            isinstance(item, Drawn)
            and item.facing is not None
            and item.facing != step.facing
            and not walker.free_facing
        ):
            continue
        marks = walker.explain.marks(way.state, target, walker.tables.moves[move])
        ways.append(way.then(target, step, cost, index, walker.profile.budget, marks))
    return ways


def _means(walker: Walker, said: str, do: str) -> bool:
    """`step` stands for any step; where the facing is free every word of the profile is as good as another."""
    return said in ("step", do) or (walker.free_facing and any(said == rule.do for rule in walker.profile.steps))


def _turn(walker: Walker, way: _Way, item: Drawn, index: int, last: bool) -> _Way | None:
    if item.facing is None or (item.do == "turn_before" and way.moved):
        return None
    around = walker.grid.directions
    facing = item.facing % around
    number, _, parity = walker.tables.place(way.state)
    sides = abs(turn_steps(way.facing, facing, around))
    if walker.free_facing:
        cost: int | None = 0
    else:
        from_start = abs(turn_steps(walker.facing, facing, around))
        before = not way.moved and not way.spent and from_start <= walker.profile.start_turns
        after = last and sides <= walker.profile.free_end_sides(way.spent)
        cost = None if walker.profile.turn is None else sides * walker.profile.turn
        cost = 0 if before or after or not sides else cost
    if cost is None or not walker.room_to_turn(number, way.facing, facing):
        return None
    do = "turn_before" if item.do == "turn_before" else "turn"
    step = walker.turned(do, walker.lattice.cell(number), facing, cost)
    return way.then(walker.tables.state(number, facing, parity), step, cost, index, walker.profile.budget)


def _refused(walker: Walker, way: _Way, item: Item) -> Refusal:
    """Why none of the readings of an item is possible from a way's end."""
    profile = walker.profile
    if isinstance(item, Drawn) and item.do in TURNS:
        if item.facing is None:
            return refusal(profile, "manoeuvre", T("a turn needs a facing"))
        if item.do == "turn_before" and way.moved:
            return refusal(profile, "manoeuvre", T("that is only possible before the first step"))
        return refusal(profile, "manoeuvre", T("the token cannot turn in place"))
    to = item.to if isinstance(item, Drawn) else item
    if to is None:
        return refusal(profile, "manoeuvre", T("a step needs a cell to go to"))
    return _step_refused(walker, way, to)


def _step_refused(walker: Walker, way: _Way, to: Cell) -> Refusal:
    number, looks, _ = walker.tables.place(way.state)
    around = walker.grid.neighbors(walker.lattice.cell(number))
    if to not in around:
        leaps = any(rule.leap for rule in walker.profile.steps)
        why = T("no leap leads there") if leaps else T("that is not a neighbouring cell")
        return refusal(walker.profile, "manoeuvre", why)
    direction = around.index(to)
    return walker.explain.refused(way.state, direction, looks)


def _ended(walker: Walker, way: _Way, illegal: Illegal | None) -> Path:
    facings = walker.end_facings(*walker.tables.place(way.state)[:2], way.spent)
    marks = tuple(dict.fromkeys(way.marks))
    return Path(walker.profile.shown(way.spent), walker.profile.unit, way.steps, facings, marks, illegal)

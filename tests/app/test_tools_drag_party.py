"""Companions dragged together: what shows while dragging is what happens at the drop, also where one is in another's way."""

from __future__ import annotations

import random
from typing import Any

import pytest

from battlemap.formats.scenario.write import state_dict

from .hand import Hand, Hands, any_rules, everywhere


def _pen(h: Hand) -> None:
    """A dead end open to the east, one cell high, for who stands at (4, 5); its mouth lies at (7, 5)."""
    (x, y), (end, _) = h.center(4, 5), h.center(6, 5)
    h.session.do({"do": "add_wall", "points": [[end, y - 0.7], [x - 0.7, y - 0.7], [x - 0.7, y + 0.7], [end, y + 0.7]]})


@everywhere
def test_one_behind_another_in_a_dead_end_is_not_in_its_way(hand: Hands, grid: str) -> None:
    h = hand(grid, "generic", (4, 5), (5, 5))
    _pen(h)
    h.session.do({"do": "set_token", "token": "t2", "set": {"side": "foe"}})
    h.context.selection[:] = ["t1", "t2"]
    h.grab(4, 5)
    over = h.carry(7, 5)
    assert over.ghost is not None and over.ghost.legal and over.others[0].legal, h.lines()
    h.drop()
    assert not h.told and h.where() == tuple(h.cell(7, 5))


@pytest.mark.parametrize("grid", ["square", "none"])
def test_who_comes_to_stand_in_the_only_gap_keeps_the_other_back_and_it_shows(hand: Hands, grid: str) -> None:
    h = hand(grid, "generic", (5, 5), (5, 7), stats={"move": 20})
    h.session.do({"do": "set_token", "token": "t2", "set": {"side": "foe"}})
    x, y = h.center(5, 5)
    for points in ([[x + 0.5, 20], [x + 0.5, y + 0.5], [x + 1.5, y + 0.5]], [[x + 2.5, -1], [x + 2.5, y + 0.5]]):
        h.session.do({"do": "add_wall", "points": points})
    h.context.selection[:] = ["t2"]
    h.grab(5, 7)
    assert h.carry(7, 7).ghost.legal, "alone it gets through"  # type: ignore[union-attr]
    h.send("cancel")
    h.context.selection[:] = ["t1", "t2"]
    before = state_dict(h.session.scenario)
    h.grab(5, 5)
    over = h.carry(7, 5)
    assert [(other.token, other.legal) for other in over.others] == [("t2", False)]
    assert over.ghost is not None and not over.ghost.legal and any(line.startswith("N2: ") for line in h.lines())
    h.drop()
    assert h.told and state_dict(h.session.scenario) == before
    h.grab(5, 5)
    assert h.carry(8, 5).others[0].legal, "further on it leaves the gap free"
    h.send("cancel")


def _crowd(h: Hand, some: random.Random) -> None:
    """Walls, and two who are not dragged."""
    for _ in range(5):
        x, y = some.uniform(2, 12), some.uniform(1, 8)
        dx, dy = some.choice([(some.uniform(1, 4), 0.0), (0.0, some.uniform(1, 4))])
        h.session.do({"do": "add_wall", "points": [[x, y], [x + dx, y + dy]]})
    for place in ((9, 3), (8, 7)):
        line: dict[str, Any] = {"do": "add_token", "name": "Other", "at": list(h.cell(*place)), "side": "foe"}
        h.session.do(line)


@everywhere
@any_rules
@pytest.mark.parametrize("seed", [3, 5])
def test_what_shows_is_what_happens(hand: Hands, grid: str, rules: str, seed: int) -> None:
    """Companions of two sides among walls: legal as shown, and the leader pays what was shown."""
    some = random.Random(seed)
    places = some.sample([(x, y) for x in range(3, 7) for y in range(3, 8)], 4)
    h = hand(grid, rules, *places)
    _crowd(h, some)
    for id_ in ("t2", "t4"):
        h.session.do({"do": "set_token", "token": id_, "set": {"side": "foe"}})
    h.context.selection[:] = ["t1", "t2", "t3", "t4"]
    seen = set()
    for _ in range(7):
        dx, dy = some.randint(-2, 4), some.choice([-2, 0, 2])
        target = (max(0, places[0][0] + dx), max(0, places[0][1] + dy))
        if target == places[0]:
            continue
        before, steps = state_dict(h.session.scenario), len(h.session.history.done)
        h.told.clear()
        h.grab(*places[0])
        over = h.carry(*target)
        assert over.ghost is not None
        legal = over.ghost.legal
        seen.add(legal)
        assert legal == (over.path is not None and over.path.legal and all(other.legal for other in over.others))
        h.drop()
        assert (not h.told) == legal, (target, h.told)
        if not legal:
            assert state_dict(h.session.scenario) == before
            continue
        assert over.path is not None and over.target is not None and h.where() == tuple(over.target)
        costs = {entry.args.get("name"): entry.args.get("cost") for entry in h.session.log}
        assert costs["N1"] == pytest.approx(over.path.cost, abs=0.006)
        h.session.do({"do": "undo"})
        assert state_dict(h.session.scenario) == before and len(h.session.history.done) == steps
    assert seen

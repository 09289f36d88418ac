"""Rules at work, the hardest set of those bundled: one blow, its odds, what fifty may do. Processor time, against the goals."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from battlemap.geometry.types import Cell
from battlemap.model.scenario import Draft
from battlemap.rules.api import ActionRequest, Ruleset, odds_of, sketch
from battlemap.rules.dice import SeededDice
from battlemap.rules.driver import resolve
from battlemap.rules.fight import acting
from battlemap.rules.guard import call
from battlemap.rules.registry import Registry
from battlemap.rules.table import SceneTable
from tests.bench.table import Row, cpu, milliseconds

SWORD = "Sword, skill 14, 2d+1 cut; Shield, skill 12, 1d cr, shield, hand left"
BOW = "Bow, skill 14, 1d+2 imp, bow, acc 3, ss 12, half 100, max 150, hand both; Knife, skill 12, 1d-1 cut, reach C-1, knife"
GOAL, FRAME = 0.1, 0.016


def rows(quick: bool) -> Iterator[Row]:
    rounds = 1 if quick else 15
    ruleset = Registry(installed=False).load("gurps_thf")
    two, many = fighters(ruleset, 2), fighters(ruleset, 8 if quick else 50)
    strike = ActionRequest("attack", "t0", "t1")
    random = ActionRequest("attack", "t0", "t1", options={"location": "random"})
    shot = ActionRequest("shoot", "t3", "t0", using="Bow")
    yield goal("an attack offered and resolved", FRAME, lambda: one(ruleset, two, strike), rounds)
    yield goal("   among 50 tokens", GOAL, lambda: one(ruleset, many, strike), rounds)
    yield goal("odds of a blow", GOAL, lambda: odds_of(ruleset, two, strike), rounds)
    yield goal("   at a random location", GOAL, lambda: odds_of(ruleset, two, random), rounds)
    yield goal("   with a wait that may go off", GOAL, lambda: odds_of(ruleset, waiting(two), strike), rounds)
    yield goal("   among 50 tokens", GOAL, lambda: odds_of(ruleset, many, strike), rounds)
    yield goal("odds of a shot among 50 tokens", GOAL, lambda: odds_of(ruleset, many, shot), rounds)
    yield goal("offers of one token among 50", GOAL, lambda: offers(ruleset, many, "t0"), rounds)
    everybody = tuple(token.id for token in many.tokens())
    each = goal("offers of each of 50 tokens", GOAL, lambda: offers(ruleset, many, *everybody), min(rounds, 5))
    yield replace(each, goal=None)  # a window asks for those whose turn it is
    blast = ActionRequest("explode", "t0", at=middle(many), options={"dice": "6d", "fragments": "2d"})
    yield goal(f"an explosion, {len(everybody)} tokens", 2 * GOAL, lambda: one(ruleset, many, blast), min(rounds, 7))


def middle(table: SceneTable) -> Cell:
    """The cell of a fighter in the midst of the others."""
    tokens = table.tokens()
    return table.cell(tokens[len(tokens) // 2])


def goal(name: str, most: float, work: Callable[[], object], rounds: int) -> Row:
    """A row of how much of its goal something takes; the least of the rounds, what others do meanwhile left out."""
    measure = cpu(work)
    measure()
    taken = min(measure() for _ in range(rounds))
    return Row(name, f"{most * 1000:g} ms", taken / most, 1.0, note=milliseconds((taken,)))


def fighters(ruleset: Ruleset, count: int) -> SceneTable:
    """Two lines of fighters, side by side and face to face, every fourth one an archer; t0 and t1 stand before each other."""
    tokens = []
    for number in range(count):
        column, back = 2 + number // 2, number % 2
        tokens.append(
            {
                "id": f"t{number}", "side": ("x", "y")[back], "at": [column, 12 - column // 2 - back],
                "facing": (0, 3)[back],
                "stats": {"weapons": BOW if number % 4 == 3 else SWORD, "block": 10, "shield_db": 1, "dr": 2},
            }
        )  # fmt: skip
    return sketch(ruleset, {"grid": {"kind": "hex-flat", "columns": 30, "rows": 24}, "tokens": tokens})


def one(ruleset: Ruleset, table: SceneTable, request: ActionRequest) -> object:
    return resolve(ruleset, table, acting(ruleset, request, force=True), dice=SeededDice(3), force=True)


def waiting(table: SceneTable) -> SceneTable:
    """The same table, where whoever is struck at waits."""
    draft = Draft(table.view)
    for change in table.edit().add("t1", "waiting", still=True).changes():
        draft.apply(change)
    return table.over(draft)


def offers(ruleset: Ruleset, table: SceneTable, *ids: str) -> list[Any]:
    return [call(ruleset, "offers", table.token(id_), table) for id_ in ids]

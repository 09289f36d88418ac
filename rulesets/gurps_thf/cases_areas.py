"""Plays rule cases of fire and weather through the generators that play runs."""

from collections.abc import Mapping
from typing import Any

from battlemap.rules.api import Apply, Area, Combat, Outcome, Ruleset, Table, Trial, trial

from . import climate, clothes, fire, hazards
from .board import Board, board
from .cases_attack import SAFE, stats_of
from .tables import numbers

Given = Mapping[str, Any]
SURVIVES = {"hp_max": 500}


def alone(rules: Ruleset, given: Given, fact: Given, at: Any = (0, 0), **more: Any) -> Board:
    """A board with one token, `a`."""
    stats = stats_of(rules, {**SURVIVES, **fact})
    return board(rules, {**given, **more}, [{"id": "a", "side": "x", "hex": at, "stats": stats}])


def run(rules: Ruleset, on: Board, make: Any, dice: Any = (), **answers: Any) -> Trial:
    """Play what `make` yields; its value is that of the outcome."""

    def start(table: Table) -> Any:
        found = yield from make(table)
        return Outcome(value=found)

    return trial(rules, on.table, start, dice=dice, answers={**SAFE, **answers})


# --- fire -------------------------------------------------------------------------------------------------------------


def _alight(rules: Ruleset, given: Given, on: Board) -> Board:
    """With the cells that burn."""

    def start(table: Table) -> Any:
        for pair in given["burning"]:
            yield from fire.kindle(table, on.cell(pair))
        return Outcome(table.edit().fight(Combat(table.scene.id, 1, (("a",),), ("a",))).changes())

    return Board(trial(rules, on.table, start).table, on.origin)


def flames(rules: Ruleset, given: Given) -> dict[str, Any]:
    """Crossing flames, or a whole turn in them."""
    path = given.get("path", [given.get("token")])
    on = _alight(rules, given, alone(rules, given, {"dr": given["target_dr"]}, path[0]))
    whole = given["turn"] == "full"

    def make(table: Table) -> Any:
        if whole:
            yield from hazards.turn_started(table, "a")
        for pair in path[1:]:
            cell = on.cell(pair)
            yield Apply(table.edit().set("a", at=(cell[0], cell[1])).changes())

    done = run(rules, on, make, given["dice"])
    rolled = next(one for one in done.record.rolls if one.roll.purpose == "flames")
    hurt = done.record.damage[0]
    return {
        "damage": rolled.roll.expr.replace("d6", "d").split(" ")[0],
        "effective_dr": hurt.dr,
        "injury": hurt.injury,
    }


def lighting(rules: Ruleset, given: Given) -> dict[str, Any]:
    """What so much damage lights."""
    beam = bool(given.get("beam"))
    return {"highest_class": [fire.lights(points, beam=beam) for points in given["damage"]]}


def slowly(rules: Ruleset, given: Given) -> dict[str, Any]:
    """What it takes to light something in time."""
    return {"test": [fire.slow_roll(one["max_damage"], one["class"]) for one in given["cases"]]}


def clothing(rules: Ruleset, given: Given) -> dict[str, Any]:
    """Clothes after an attack with fire."""
    states: list[str] = []
    dice: list[str | None] = []
    dx: list[int] = []
    for points in given["attack"]["basic_damage"]:
        on = alone(rules, given, {})
        done = run(rules, on, lambda t, n=points: clothes.catch(t, "a", n, lace=bool(given.get("lace"))))
        mark = next((c for c in done.table.token("a").conditions if c.id == clothes.BURNING), None)
        states.append("none" if mark is None else str(mark.extra["state"]))
        dx.append(0 if mark is None else int(mark.extra["dx"]))
        after = run(rules, Board(done.table, on.origin), lambda t: clothes.flare(t, "a"), (), **{"roll:clothes": 0})
        rolls = [one.roll.expr for one in after.record.rolls]
        dice.append(rolls[0].replace("d6", "d").split(" ")[0] if rolls else None)
    return {"state": states, "damage_per_second": dice, "dx_modifier": dx}


def quenching(rules: Ruleset, given: Given) -> dict[str, Any]:
    """The roll to beat out the flames."""
    against, turns = [], []
    for one in given["cases"]:
        on = alone(rules, given, given["target"])
        points = next(r["least"] for r in numbers("fire")["clothes"]["rows"] if r["state"] == one["state"])
        table = run(rules, on, lambda t, n=points: clothes.catch(t, "a", n)).table
        score, many = clothes.quench_score(table, table.token("a"))
        against.append(score.value)
        turns.append(many)
    return {"roll_against": against, "ready_manoeuvres": turns}


def spreading(rules: Ruleset, given: Given) -> dict[str, Any]:
    """Fire on the map, second by second."""
    on = _alight(rules, given, alone(rules, given, {}, given.get("token", (0, 0))))
    table, rolls = on.table, list(given["dice"])
    for dice in rolls:
        table = trial(rules, table, lambda t: rules.round_started(2, t), dice=dice).table
    cells = sorted(on.told(table.grid.cell(area.at)) for area in table.things(Area))
    return {"burning": cells}


# --- weather ----------------------------------------------------------------------------------------------------------


def freezing(rules: Ruleset, given: Given) -> dict[str, Any]:
    """A roll in the cold."""
    on = alone(rules, given, given["target"])
    wet = bool(given.get("wet"))
    worn, degrees = given.get("clothing", "winter"), given["temperature_c"]
    score = climate.cold_score(on.table, on.table.token("a"), degrees, worn, wet)
    answer = {"interval_min": climate.cold_minutes(given.get("wind_kmh", 0)), "roll_against": score.value}
    if "dice" in given:
        answer["fp_lost"] = run(
            rules, on, lambda t: climate.cold(t, "a", degrees, worn, wet), given["dice"]
        ).outcome.value
    return answer


def icy(rules: Ruleset, given: Given) -> dict[str, Any]:
    """Minutes in freezing water."""
    on = alone(rules, given, {"fp_max": 100, "fp": 100, **given["target"]})

    def make(table: Table) -> Any:
        lost = []
        for _ in range(given["minutes"]):
            lost.append((yield from climate.ice(table, "a")))
        return lost

    lost = run(rules, on, make, given["dice"]).outcome.value
    return {"fp_lost": lost, "total": sum(lost)}


def sweltering(rules: Ruleset, given: Given) -> dict[str, Any]:
    """A roll in the heat, or seconds in an oven."""
    on = alone(rules, given, given["target"])
    degrees = given["temperature_c"]
    if degrees > climate.intense_from():

        def make(table: Table) -> Any:
            lost = []
            for second in range(1, given["seconds"] + 1):
                lost.append((yield from climate.oven(table, "a", second)))
            return lost

        return {"fp_lost": sum(run(rules, on, make, given["dice"]).outcome.value)}
    score = climate.heat_score(on.table, on.table.token("a"), degrees)
    lost = run(rules, on, lambda t: climate.heat(t, "a", degrees), given.get("dice", ())).outcome.value
    return {
        "roll_against": score.value if climate.is_hot(degrees) else None,
        "fp_lost": lost,
        "more_per_exertion": climate.exertion(degrees),
    }


PLAYS: tuple[tuple[str, tuple[str, ...], Any], ...] = (
    ("ENV-", ("burning", "turn"), flames),
    ("ENV-", ("burning", "dice"), spreading),
    ("ENV-", ("damage",), lighting),
    ("ENV-5", ("cases",), slowly),
    ("ENV-", ("attack",), clothing),
    ("ENV-", ("cases", "target"), quenching),
    ("ENV-11", ("temperature_c",), sweltering),
    ("ENV-12", ("temperature_c",), sweltering),
    ("ENV-", ("temperature_c",), freezing),
    ("ENV-17", ("minutes",), icy),
)

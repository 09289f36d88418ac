"""Plays rule cases of explosions, fragments and scatter through the generators that the action runs."""

from collections.abc import Mapping
from typing import Any

from battlemap.rules.api import Outcome, Ruleset, Table, Trial, trial

from . import blast, dive, explosion, fire, fragments
from .board import Board, board
from .cases_attack import SAFE, stats_of
from .charge import Charge
from .damage import Hurt
from .scatter import scatter

Given = Mapping[str, Any]
TOUGH = {"hp_max": 500}


def charge_of(given: Given) -> Charge:
    """The charge a case gives."""
    fact = given["explosion"]
    return Charge(
        f"{fact['dice']}d", int(fact.get("multiplier", 1)), str(fact.get("type", "cr")),
        float(fact.get("armour_divisor", 1)), str(given.get("environment", "air")),
    )  # fmt: skip


def _board(rules: Ruleset, given: Given, targets: Any, dr: Any = None, *more: Given) -> Board:
    """Targets t0, t1, ... where the case has them, and others."""
    stats = stats_of(rules, {**TOUGH, **({"dr": dr} if dr is not None else {})})
    facts = [{"id": f"t{n}", "side": "y", "hex": at, "stats": stats} for n, at in enumerate(targets)]
    return board(rules, given, [*facts, *more])


def _run(rules: Ruleset, given: Given, on: Board, make: Any) -> Trial:
    def run(table: Table) -> Any:
        found = yield from make(table)
        return Outcome(value=found)

    return trial(rules, on.table, run, dice=given.get("dice", ()), answers=SAFE)


def within(rules: Ruleset, given: Given) -> dict[str, Any]:
    """Who is inside the blast."""
    charge = charge_of(given)
    on = _board(rules, given, given["targets"])
    near = {one.token.id for one in explosion.reached(on.table, on.cell(given["center"]), charge.radius_m)}
    return {"radius_m": charge.radius_m, "inside": [f"t{n}" in near for n, _ in enumerate(given["targets"])]}


def blasts(rules: Ruleset, given: Given) -> dict[str, Any]:
    """The blast for each target: the direct hit, and what is left of it for the others."""
    charge = charge_of(given)
    on = _board(rules, given, given["targets"], given.get("target_dr"))
    center, struck = on.cell(given["center"]), given.get("direct_hit")
    found: list[Hurt] = []
    left: list[int] = []

    def make(table: Table) -> Any:
        points = 0
        for n, at in enumerate(given["targets"]):
            if not n or not given.get("shared_roll"):
                points = yield from blast.power(charge)
            if struck and list(at) == list(struck):
                found.append((yield from blast.direct(table, charge, f"t{n}", points)))
            else:
                exposed = given["exposed"][n] if "exposed" in given else None
                found.append((yield from blast.collateral(table, charge, center, f"t{n}", points, exposed=exposed)))
            left.append(found[-1].basic)

    _run(rules, given, on, make)
    return {
        "collateral": left,
        "effective_dr": [hurt.dr for hurt in found],
        "penetrating": [hurt.penetrating for hurt in found],
        "injury": [hurt.injury for hurt in found],
    }


def smothered(rules: Ruleset, given: Given) -> dict[str, Any]:
    """Somebody lies on the charge."""
    charge = charge_of(given)
    tokens = []
    for n, fact in enumerate([given["smotherer"], *given["others"]]):
        stats = stats_of(rules, {"hp_max": fact.get("hp", 500), "dr": fact["dr_torso"]})
        tokens.append({"id": f"t{n}", "side": "y", "hex": fact["hex"], "stats": stats})
    on = board(rules, given, tokens)
    center = on.cell(given["center"])

    def make(table: Table) -> Any:
        first, shield = yield from blast.smother(table, charge, "t0")
        others = []
        for n, _ in enumerate(given["others"], 1):
            points = yield from blast.power(charge)
            others.append((yield from blast.collateral(table, charge, center, f"t{n}", points, shield=shield)))
        return first, others

    first, others = _run(rules, given, on, make).outcome.value
    return {
        "smotherer_penetrating": first.penetrating,
        "others_effective_dr": [hurt.dr for hurt in others],
        "others_penetrating": [hurt.penetrating for hurt in others],
    }


def swallowed(rules: Ruleset, given: Given) -> dict[str, Any]:
    """It goes off inside a body."""
    charge = charge_of(given)
    on = _board(rules, given, [[0, 0]], given["target"]["dr_torso"])

    def make(table: Table) -> Any:
        points = yield from blast.power(charge)
        return (yield from blast.inside(table, charge, "t0", points))

    hurt = _run(rules, given, on, make).outcome.value
    return {"effective_dr": hurt.dr, "injury": hurt.injury}


def fragment_reach(rules: Ruleset, given: Given) -> dict[str, Any]:
    """How far fragments fly."""
    return {"radius_m": [fragments.radius_m(dice) for dice in given["fragmentation"]]}


def fragment_rolls(rules: Ruleset, given: Given) -> dict[str, Any]:
    """How many fragments strike one."""
    fact = given["target"]
    stats = stats_of(rules, {**TOUGH, **fact})
    token = {"id": "t0", "side": "y", "hex": fact["hex"], "posture": fact.get("posture", "standing"), "stats": stats}
    on = board(rules, given, [token])
    center, air = on.cell(given["center"]), bool(given.get("air_burst"))
    direct = bool(given.get("direct_hit"))
    done = _run(rules, given, on, lambda t: fragments.count(t, center, "t0", air=air, direct=direct))
    return {"skill": done.record.rolls[0].roll.target, "fragments": done.outcome.value}


def fragment_hits(rules: Ruleset, given: Given) -> dict[str, Any]:
    """Where fragments strike, and what stops them."""
    on = _board(rules, given, [[0, 0]], given["target"].get("dr"))
    covered = given["target"].get("covered_locations", ())
    dice = given["fragmentation"]
    done = _run(rules, given, on, lambda t: fragments.strike(t, "t0", dice, given["fragments"], covered))
    found = done.outcome.value
    return {
        "locations": [one.where.id for one in found],
        "hits_cover": [one.covered for one in found],
        "damage": [None if one.hurt is None else one.hurt.basic for one in found],
        "injury": [None if one.hurt is None else one.hurt.injury for one in found],
    }


def loose_ground(rules: Ruleset, given: Given) -> dict[str, Any]:
    """Fragments of the ground."""
    ground = [{"hex": given["center"], "surface": given["ground"]}]
    on = _board(rules, {**given, "terrain": ground}, given["targets"])
    center = on.cell(given["center"])
    dice = fragments.loose(on.table.ground(center).surface)
    reach = fragments.radius_m(dice) if dice else 0
    near = {one.token.id for one in explosion.reached(on.table, center, reach)}
    return {"damage": dice, "radius_m": reach, "inside": [f"t{n}" in near for n, _ in enumerate(given["targets"])]}


def glowing(rules: Ruleset, given: Given) -> dict[str, Any]:
    """White-hot fragments, for a minute."""
    on = _board(rules, given, [[0, 0]], given["target"]["dr"])
    seconds = int(given.get("seconds", 60))

    def make(table: Table) -> Any:
        yield from fragments.glow(table, "t0")
        for _ in range(seconds):
            yield from fragments.smoulder(table, "t0")

    done = _run(rules, given, on, make)
    hurts = done.record.damage
    return {
        "effective_dr": int(hurts[0].dr) if hurts else None,
        "injury_total": sum(one.injury for one in hurts),
        "applications": sum(one.roll.purpose == "hot_fragment" for one in done.record.rolls),
    }


def at_ground(rules: Ruleset, given: Given) -> dict[str, Any]:
    """The number of a throw at a point of the ground."""
    far = int(given["distance_m"])
    on = board(rules, given, [{"id": "a", "hex": [0, 0]}, {"id": "mark", "hex": [0, -far]}])
    score = explosion.at_ground(on.table, "a", given["attacker"]["skill"], on.cell([0, -far]))
    return {"effective_skill": score.value}


def scattered(rules: Ruleset, given: Given) -> dict[str, Any]:
    """Where a miss lands."""
    fact = given["attacker"]
    here = {"id": "a", "hex": fact["hex"], "facing": fact.get("facing", 0)}
    on = board(rules, given, [here, {"id": "mark", "hex": given["target_hex"]}])
    target = on.cell(given["target_hex"])
    special = any(given.get(key) for key in ("target_flying", "target_submerged", "artillery_unseen"))
    squared = special and given.get("cause") != "dodge"
    cell = _run(rules, given, on, lambda t: scatter(t, "a", target, given["margin"], squared=squared)).outcome.value
    return {"distance_m": int(on.table.distance(target, cell)), "landing_hex": on.told(cell)}


def dives(rules: Ruleset, given: Given) -> dict[str, Any]:
    """A target dives for cover, then the blast."""
    fact, charge = given["target"], charge_of(given)
    stats = stats_of(rules, {**TOUGH, "dr": fact["dr_torso"], "dodge": fact["dodge"], "basic_move": fact["move"]})
    on = board(rules, given, [{"id": "t0", "side": "y", "hex": fact["hex"], "stats": stats}])
    center, to = on.cell(given["center"]), on.cell(given["dive_to"])

    def run(table: Table) -> Any:
        yield from dive.dive(table, "t0", center)
        points = yield from blast.power(charge)
        return Outcome(value=(yield from blast.collateral(table, charge, center, "t0", points)))

    answers = {**SAFE, "dive": f"{to[0]:g},{to[1]:g}"}
    done = trial(rules, on.table, run, dice=given["dice"], answers=answers)
    rolled = done.record.rolls[0]
    token = done.table.token("t0")
    return {
        "dodge_against": rolled.roll.target,
        "success": rolled.rolled.total <= (rolled.roll.target or 0),
        "end_hex": on.told(done.table.cell(token)),
        "posture": token.posture,
        "collateral": done.outcome.value.basic,
    }


def lit(rules: Ruleset, given: Given) -> dict[str, Any]:
    """What an explosion sets alight."""
    charge = charge_of(given)
    on = _board(rules, given, [material["hex"] for material in given["materials"]])
    center = on.cell(given["center"])
    points = int(_run(rules, given, on, lambda _: blast.power(charge)).outcome.value)
    found = []
    for n, material in enumerate(given["materials"]):
        far = blast.metres(on.table, center, f"t{n}")
        found.append(fire.ignites(charge.at(points, far), int(material["class"])))
    return {"ignited": found}


PLAYS: tuple[tuple[str, tuple[str, ...], Any], ...] = (
    ("EXP-", ("smotherer",), smothered),
    ("EXP-", ("explosion", "inside"), swallowed),
    ("EXP-", ("explosion", "materials"), lit),
    ("EXP-", ("explosion", "dive_to"), dives),
    ("EXP-", ("explosion", "targets", "dice"), blasts),
    ("EXP-", ("explosion", "targets"), within),
    ("EXP-", ("fragmentation", "fragments"), fragment_hits),
    ("EXP-", ("fragmentation", "ground"), loose_ground),
    ("EXP-", ("fragmentation", "target"), fragment_rolls),
    ("EXP-", ("fragmentation",), fragment_reach),
    ("EXP-17", ("target", "dice"), glowing),
    ("EXP-18", ("attacker",), at_ground),
    ("EXP-", ("margin", "target_hex"), scattered),
    ("DMG-19", ("explosion",), blasts),
)

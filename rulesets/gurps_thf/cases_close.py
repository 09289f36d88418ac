"""Plays rule cases of close combat, slams and trampling, through what `act` runs."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from battlemap.rules.api import ActionRequest, Apply, Combat, Outcome, Ruleset, Table, Trial, trial

from . import close, evasion, grapple, slam, slam_scores, trample
from .board import Board, board
from .cases_attack import stats_of
from .collision import collision_dice
from .contests import dexterity, joined, strength
from .skill import melee_score
from .weapons import weapon

Given = Mapping[str, Any]
Play = Callable[[Ruleset, Given], dict[str, Any]]
SHIELDS = {"light": 1, "small": 1, "medium": 2, "large": 3}


def fighter(rules: Ruleset, id_: str, side: str, fact: Given, at: Sequence[int] = (0, 0)) -> dict[str, Any]:
    """A token of a case."""
    fact = {key: value for key, value in fact.items() if key != "shield"} | (
        {"db": SHIELDS.get(fact["shield"] or "", 0)} if "shield" in fact else {}
    )
    stats = stats_of(rules, fact)
    if "kg" in fact:
        stats["weight_kg"] = fact["kg"]
    posture = "lying" if fact.get("on_ground") else fact.get("posture", "standing")
    return {
        "id": id_, "side": side, "hex": list(fact.get("hex", at)), "facing": fact.get("facing", 0), "posture": posture,
        "stats": stats,
    }  # fmt: skip


def hand_to_hand(rules: Ruleset, given: Given, first: Given, second: Given) -> Board:
    """A board with `a` and `b` in one hex."""
    return board(rules, given, [fighter(rules, "a", "x", first), fighter(rules, "b", "y", second)])


def do(rules: Ruleset, table: Table, action: str, dice: Sequence[Any], **options: Any) -> Trial:
    """The action of `a` at `b`, as `act` runs it."""
    request = ActionRequest(action, "a", "b", options=options)
    return trial(rules, table, lambda t: rules.act(request, t), dice=dice, answers={"roll:knockdown": 3})


def tied(rules: Ruleset, table: Table, of: str, kind: str, to: str, **data: Any) -> Table:
    """The table with a relation more."""

    def run(t: Table) -> Any:
        yield Apply(t.edit().relate(of, kind, to, **data).changes())
        return Outcome()

    return trial(rules, table, run).table


def targets_of(done: Trial) -> list[float | None]:
    return [record.roll.target for record in done.record.rolls]


def grapples(rules: Ruleset, given: Given) -> dict[str, Any]:
    """Take hold of somebody."""
    on = hand_to_hand(rules, given, given["attacker"], given["target"])
    done = do(rules, on.table, "grapple", given["dice"], location=given.get("location", "torso"))
    held = [c.id for c in done.table.token("b").conditions]
    return {"rolled_against": targets_of(done), "grappled": bool(done.outcome.value), "held": "grappled" in held}


def holding(rules: Ruleset, given: Given) -> dict[str, Any]:
    """Who can be kept in the hex."""
    found = []
    for target in given["targets"]:
        table = hand_to_hand(rules, given, given["attacker"], target).table
        found.append(grapple.can_be_held(table, table.token("a"), table.token("b")))
    return {"held": found}


def pins(rules: Ruleset, given: Given) -> dict[str, Any]:
    """Hold somebody on the ground."""
    on = hand_to_hand(rules, given, given["attacker"], given["target"])
    done = do(rules, on.table, "pin", given["dice"])
    return {"rolled_against": targets_of(done), "pinned": bool(done.outcome.value)}


def chokes(rules: Ruleset, given: Given) -> dict[str, Any]:
    """Strangle somebody who is held."""
    on = hand_to_hand(rules, given, given["attacker"], given["target"])
    table = tied(rules, on.table, "a", grapple.HOLD, "b", hold="grapple", hands=2)
    done = do(rules, table, "choke", given["dice"])
    return {"damage": done.outcome.value}


def breaking_free(rules: Ruleset, given: Given) -> dict[str, Any]:
    """Get loose."""
    captive, holder = given["captive"], given["holder"]
    table = tied(rules, hand_to_hand(rules, given, captive, holder).table, "b", grapple.HOLD, "a", hold="grapple")
    if holder.get("pin"):
        table = tied(rules, table, "b", grapple.PIN, "a", hands=2 if holder["pin"] == "both_hands" else 1)
    done = do(rules, table, "break_free", given["dice"])
    return {"rolled_against": targets_of(done), "free": bool(done.outcome.value)}


def takedowns(rules: Ruleset, given: Given) -> dict[str, Any]:
    """On which holds a takedown may build."""
    legal = []
    for one in given["cases"]:
        table: Table = hand_to_hand(rules, given, {}, {}).table
        if one["hold"] is not None:
            table = tied(rules, table, "a", grapple.HOLD, "b", hold=one["hold"])
        offers = {offer.action: offer for offer in rules.offers(table.token("a"), table)}
        legal.append(offers["takedown"].available)
    return {"legal": legal}


def together(rules: Ruleset, given: Given) -> dict[str, Any]:
    """ST of several who help each other."""
    tokens = [fighter(rules, f"a{n}", "x", one) for n, one in enumerate(given["attackers"])]
    table = board(rules, given, [*tokens, fighter(rules, "b", "y", {})]).table
    first, *others = (table.token(one["id"]) for one in tokens)
    return {"st": joined(table, first, tuple(others), lambda token: strength(table, token, "CLO-9")).value}


def shields(rules: Ruleset, given: Given) -> dict[str, Any]:
    """What a shield does to attack and DX from round to round in one hex."""
    attacks, contests = [], []
    fact = given["attacker"]
    one = fighter(rules, "a", "x", fact)
    one["stats"]["weapons"] = f"Dagger, skill {fact['skill']}, 1d-2 imp, reach C-1"
    table: Table = board(rules, given, [one, fighter(rules, "b", "y", {})]).table
    for number in given["rounds_in_close_combat"]:

        def run(t: Table, number: int = number) -> Any:
            combat = Combat(t.scene.id, number, (("a",), ("b",)), ("a",), {}, dict(t.combat.data) if t.combat else {})
            yield Apply(t.edit().fight(combat).changes())
            yield rules.turn_started(t.token("a"), t)
            return Outcome()

        table = trial(rules, table, run).table
        a, b = table.token("a"), table.token("b")
        attacks.append(melee_score(table, a, b, weapon(table.stats(a), "Dagger"), None).value)
        contests.append(dexterity(table, a, "CLO-2").value)
    return {"attack": attacks, "dx": contests}


def evading(rules: Ruleset, given: Given) -> dict[str, Any]:
    """Run through the hex of an enemy who tries to stop it, in a fight."""
    mover, foe = given["mover"], given["opponent"]
    before = mover["previous_hex"]
    one = fighter(rules, "a", "x", {**mover, "hex": before})
    on = board(rules, given, [one, fighter(rules, "b", "y", foe)])
    inside, beyond = on.cell(foe["hex"]), on.cell([2 * foe["hex"][0] - before[0], 2 * foe["hex"][1] - before[1]])

    def run(t: Table) -> Any:
        combat = Combat(t.scene.id, 1, (("a",), ("b",)), ("a",), {"a": {"move": 4.0}}, {"manoeuvre": "move"})
        yield Apply(t.edit().fight(combat).changes())
        for cell in (inside, beyond):
            yield Apply(t.edit().set("a", at=(cell[0], cell[1])).changes())
        return Outcome()

    done = trial(rules, on.table, run, dice=given["dice"])
    arc = on.table.arc(on.cell(before), on.table.token("b"))
    score = evasion.evading(on.table, on.table.token("a"), on.table.token("b"), arc)
    end = done.table.cell(done.table.token("a"))
    return {
        "arc": arc,
        "modifier": score.changed,
        "rolled_against": targets_of(done),
        "evaded": end == beyond,
        "stopped_in_hex": on.told(end) if end == inside else None,
    }


# --- slams ------------------------------------------------------------------------------------------------------------


def _slam_board(rules: Ruleset, given: Given) -> Board:
    attacker, target = given["attacker"], given["target"]
    there = given.get("target_hex", target.get("hex", [0, 0]))
    path = given.get("path")
    here = given.get("attacker_hex_before_impact") or (path[-2] if path else [there[0], there[1] + 1])
    facing = _towards(here, there)
    one = fighter(rules, "a", "x", {**attacker, "facing": facing}, here)
    two = fighter(rules, "b", "y", {"facing": given.get("target_facing", (facing + 3) % 6), **target, "hex": there})
    one["stats"]["hexes_moved"] = max(0, int(attacker.get("velocity", 1)) - 1)
    two["stats"]["hexes_moved"] = int(target.get("moved_towards", 0))
    return board(rules, given, [one, two])


def _towards(here: Sequence[int], there: Sequence[int]) -> int:
    ways = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
    return ways.index((there[0] - here[0], there[1] - here[1]))


def slams(rules: Ruleset, given: Given) -> dict[str, Any]:
    """A whole slam, its contests and where everybody ends."""
    on = _slam_board(rules, given)
    done = do(rules, on.table, given.get("action", "slam"), given["dice"])
    margins = {r.roll.purpose: r.verdict.margin for r in done.record.rolls if r.verdict is not None}
    run = slam.start(ActionRequest("slam", "a", "b"), on.table, slam_scores.SLAM)
    result = done.outcome.value
    return {
        "dx_margins": [margins.get("slam"), margins.get("resist_slam")],
        "st_modifier": sum(m.value for m in slam_scores.strength_modifiers(on.table, run)),
        "st_margins": [margins.get("slam_strength"), margins.get("resist_strength")],
        "loser": {"b": "target", "a": "attacker", None: None}[result.loser],
        "winner_falls": result.winner_fell,
        "pushed": result.pushed,
        "trample_allowed": result.over,
        "end": {id_: on.told(done.table.cell(done.table.token(id_))) for id_ in ("a", "b")},
        "posture": {id_: done.table.token(id_).posture for id_ in ("a", "b")},
    }


def impacts(rules: Ruleset, given: Given) -> dict[str, Any]:
    """Out of which arc a slam comes, and what that means."""
    on = _slam_board(rules, given)
    run = slam.start(ActionRequest("slam", "a", "b"), on.table, slam_scores.SLAM)
    return {
        "arc": run.arc,
        "automatic_hit": run.arc == "rear",
        "st_modifier": sum(m.value for m in slam_scores.strength_modifiers(on.table, run)),
    }


def pushes(rules: Ruleset, given: Given) -> dict[str, Any]:
    """How far the loser of a slam is pushed."""
    run = slam_scores.Run("a", "b", slam_scores.SLAM, "front", int(given["velocity"]), 0)
    loser = "b" if given["loser"] == "target" else "a"
    on = given["second_contest_won"] and given["winner_stands"]
    return {
        "pushed": slam.push_limit(run, loser, given["margin"]) if on else 0,
        "trample_allowed": slam.may_run_over(run, loser, given["margin"]),
    }


def super_modifiers(rules: Ruleset, given: Given) -> dict[str, Any]:
    """What counts in the contest of ST of a super-slam."""
    attacker, target = ({**given[who], "density": _density(given[who])} for who in ("attacker", "target"))
    two = fighter(rules, "b", "y", {**target, "hex": [0, -1]})
    two["stats"]["hexes_moved"] = int(target["speed"])
    table = board(rules, given, [fighter(rules, "a", "x", attacker), two]).table
    run = slam_scores.Run("a", "b", slam_scores.SUPER, given["arc"], int(attacker["speed"]), 0)
    return {"st_modifier": sum(m.value for m in slam_scores.strength_modifiers(table, run))}


def _density(fact: Given) -> int:
    return int(fact.get("increased_density", 0)) + int(fact.get("bounce", 0))


def flights(rules: Ruleset, given: Given) -> dict[str, Any]:
    """How far the loser of a super-slam flies, and what it costs both."""
    far = slam.flight(given["margin"])
    return {"flight_hexes": far, "damage": far, "winner_damage": slam.winner_hurt(far)}


def collisions(rules: Ruleset, given: Given) -> dict[str, Any]:
    """Dice of running into something solid."""
    return {"dice": [collision_dice(one["speed_hexes"]) for one in given["cases"]]}


def tramples(rules: Ruleset, given: Given) -> dict[str, Any]:
    """What hooves and claws do."""
    if "kg" in given:
        return {"damage": [trample.dice_by_weight(kg) for kg in given["kg"]]}
    creature = given["creature"]
    table = hand_to_hand(rules, given, {**creature, "dx": 10}, {"hp": 100, "hp_max": 100}).table
    stats = table.stats(table.token("a"))
    weight = trample.tread_kg(stats)

    def run(t: Table) -> Any:
        points = yield from trample.tread(t, "a", "b", bool(given["moving_on"]), given["surface"])
        return Outcome(value=points)

    done = trial(rules, table, run, dice=given["dice"], all_dice=False)
    return {"effective_kg": weight, "base_damage": trample.dice_by_weight(weight), "damage": done.outcome.value}


def gores(rules: Ruleset, given: Given) -> dict[str, Any]:
    """Damage of horns at a speed."""
    stats = {"weight_kg": given["kg"], "horn_mod": given.get("horn_mod", 0)}
    return {
        "damage": trample.gore_dice(stats),
        "points": [trample.by_speed(given["rolled"], hexes) for hexes in given["velocities"]],
    }


def forbids(rules: Ruleset, given: Given) -> dict[str, Any]:
    """Which actions there are none of in close combat."""
    table = hand_to_hand(rules, given, given.get("attacker", {}), {}).table
    why = [close.forbidden(table, table.token("a"), action) for action in given["actions"]]
    return {"allowed": [one is None for one in why]}


PLAYS: tuple[tuple[str, tuple[str, ...], Play], ...] = (
    ("CLO-2", ("targets",), holding),
    ("CLO-2", ("attacker", "dice"), grapples),
    ("CLO-9", ("attacker", "dice"), pins),
    ("CLO-10", ("attacker", "dice"), chokes),
    ("CLO-11", ("captive",), breaking_free),
    ("CLO-8", ("cases",), takedowns),
    ("CLO-22", ("attackers",), together),
    ("CLO-26", ("rounds_in_close_combat",), shields),
    ("CLO-24", ("mover", "opponent"), evading),
    ("CLO-13", ("margin",), pushes),
    ("CLO-16", ("attacker", "target"), super_modifiers),
    ("CLO-15", ("margin",), flights),
    ("CLO-17", ("cases",), collisions),
    ("CLO-19", ("creature",), tramples),
    ("CLO-20", ("kg",), tramples),
    ("CLO-21", ("velocities",), gores),
    ("CLO-25", ("actions",), forbids),
    ("CLO-14", ("attacker", "target"), impacts),
    ("CLO-13", ("dice",), slams),
    ("CLO-18", ("dice",), slams),
    ("CLO-13", ("attacker", "target"), impacts),
)

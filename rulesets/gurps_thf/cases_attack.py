"""Plays rule cases of attacks and defences through the generators that an action runs."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from battlemap.rules.api import ActionRequest, CommandError, Outcome, Ruleset, T, Table, Trial, sketch, trial

from . import aiming, multi
from .attack import Blow, aim_at
from .board import Board, board
from .locations import grapple_penalty, organ, place, random_place
from .rolls import Check, Score, critical_up_to, roll
from .strike import FIREARM, MELEE, MISSILE, THROWN
from .weapons import Weapon, weapon

Given = Mapping[str, Any]
HIT = {"roll:attack": 10}  # enough for a success that is not critical
MISS = {"roll:attack": 18}
SAFE = {
    "roll:knockdown": 3,
    "roll:death": 3,
    "roll:keep_feet": 3,
    "roll:windpipe": 3,
    "roll:beheading": 3,
    "roll:keep_aim": 3,
}
KINDS = {"melee": MELEE, "thrown": THROWN, "missile": MISSILE, "firearm": FIREARM, "beam": FIREARM}
TRAITS = ("combat_reflexes", "trained_by_a_master", "no_brain", "no_vitals", "ambidextrous", "male_humanoid")


def stats_of(rules: Ruleset, fact: Given) -> dict[str, Any]:
    """The stats a case gives of a fighter."""
    known = {stat.id for stat in rules.manifest.stat}
    found = {key: value for key, value in fact.items() if key in known and value is not None}
    for trait in fact.get("traits", ()):
        if trait in TRAITS:
            found[trait] = True
        elif trait.endswith("_pain_threshold"):
            found["pain"] = trait.split("_")[0]
    if "db" in fact:
        found["shield_db"] = fact["db"]
    if "shield" in fact:
        found["shield_skill"] = fact["shield"]
    if "sm" in fact:
        found["size_modifier"] = fact["sm"]
    if "hp_max" in found:
        found.setdefault("hp", found["hp_max"])
    dr = fact.get("dr")
    if isinstance(dr, Mapping):
        found.pop("dr")
        found |= {
            "dr" if part == "torso" else f"dr_{'skull' if part == 'brain' else part}": v for part, v in dr.items()
        }
    return found


def pair(rules: Ruleset, given: Given, first: Given, second: Given, weapons: str) -> Board:
    """A board with the attacker `a` and his target `b`; the attacker's weapons are those lines."""
    a = {"id": "a", "side": "x", "hex": [0, 0], "facing": 0, **first}
    b = {"id": "b", "side": "y", "hex": [0, -1], "facing": 3, **second}
    a["stats"] = {**stats_of(rules, first), "weapons": weapons}
    b["stats"] = {**b.get("stats", {}), **stats_of(rules, second)}
    others = [
        {"id": f"o{n}", "side": "y" if one.get("side", "enemy") == "enemy" else "x", "hex": one["hex"]}
        for n, one in enumerate(given.get("others", ()))
    ]
    return board(rules, given, [a, b, *others])


def line_of(attacker: Given, attack: Given) -> str:
    """The weapon of a case as a line of the stat."""
    dice = str(attack.get("basic_damage", attack.get("damage", "1d")))
    parts = [
        "Weapon",
        f"skill {attacker.get('skill', 10)}",
        f"{dice} ({attack.get('armour_divisor', 1)}) {attack.get('type', 'cr')}",
    ]
    reach = attack.get("reach", 1)
    return ", ".join([*parts, f"reach {min(1, reach)}-{reach}"])


def strike_out(rules: Ruleset, on: Board, options: Given, answers: Given, target: str = "b") -> Trial:
    """The action attack, as `act` runs it."""
    request = ActionRequest("attack", "a", target, options=dict(options))
    return trial(rules, on.table, lambda table: rules.act(request, table), answers=answers)


# --- skill ------------------------------------------------------------------------------------------------------------


def swings(rules: Ruleset, given: Given) -> dict[str, Any]:
    """The number of a blow."""
    attacker = given["attacker"]
    on = pair(rules, given, attacker, given["target"], line_of(attacker, given["attack"]))
    manoeuvre = given.get("manoeuvre", "step_and_attack")
    options = {"manoeuvre": manoeuvre, **_location(given["attack"])}
    done = strike_out(rules, on, options, MISS)
    modifiers = done.record.rolls[0].roll.modifiers
    wild = any(m.rule == "MAN-17" and str(m.text).startswith("Wild") for m in modifiers)
    return {
        "wild_swing": wild,
        "modifier": done.outcome.value.score.changed,
        "effective_skill": done.record.rolls[0].roll.target,
    }


def locations(rules: Ruleset, given: Given) -> dict[str, Any]:
    """The number against each location, or what seizing it costs."""
    attacker = given["attacker"]
    found, penalties = [], []
    for name in given["locations"]:
        shield = name.endswith("_with_shield")
        kind = name.removesuffix("_with_shield")
        target = {"hex": [0, -1], **({"db": 1, "shield_side": "left"} if shield else {})}
        on = pair(rules, given, attacker, target, line_of(attacker, {"type": "imp"}))
        where = {"location": f"left_{kind}" if shield else kind}
        done = strike_out(rules, on, where, MISS)
        found.append(done.record.rolls[0].roll.target)
        stats = on.table.stats(on.table.token("b"))
        penalties.append(grapple_penalty(place(str(where["location"])), stats, on.table.options).value)
    return {"effective_skill": found, "penalty": penalties if given.get("grapple") else None}


def injuries(rules: Ruleset, given: Given) -> dict[str, Any]:
    """A blow that comes through."""
    attack, target = given["attack"], {"hp_max": 200, **given.get("target", {})}
    where = _location(attack)
    named = str(where["location"])
    armoured = dict(target)
    if isinstance(target.get("dr"), int) and named != "random":
        armoured = {**target, place(named).row["dr"]: target["dr"]}
    if "flexible_dr" in target:
        armoured |= {"dr": target["flexible_dr"] + target.get("rigid_dr", 0), "dr_flexible": target["flexible_dr"]}
    on = pair(
        rules,
        given,
        given.get("attacker", {"skill": 20}),
        armoured,
        line_of(given.get("attacker", {"skill": 30}), attack),
    )
    try:
        done = strike_out(rules, on, where, {**SAFE, "roll:attack": 3, "defence": "none"})
    except CommandError:
        return {"legal": False}
    hurt = done.record.damage[0]
    blind = {c.id for c in done.table.token("b").conditions}
    return {
        "legal": True,
        "effective_skill": done.record.rolls[0].roll.target,
        "effective_dr": hurt.dr,
        "penetrating": max(0, int(hurt.basic or 0) - int(hurt.dr)),
        "injury": hurt.injury,
        "blinded": bool(blind & {"one_eyed", "blinded"}),
        "eyes_blinded": 2 if "blinded" in blind else 1 if "one_eyed" in blind else 0,
    }


def blunt(rules: Ruleset, given: Given) -> dict[str, Any]:
    """The same armour against several blows."""
    found = [injuries(rules, {**given, "attack": one})["injury"] for one in given["cases"]]
    return {"injury": found}


def _location(attack: Given) -> dict[str, Any]:
    name = str(attack.get("location", "torso"))
    if name.startswith("chinks"):
        return {"location": "torso" if name == "chinks_torso" else "leg", "chinks": True}
    return {"location": name}


def vitals(rules: Ruleset, given: Given) -> dict[str, Any]:
    """Which vital organs each attacker may aim at."""
    found = []
    for at in given["attackers"]:
        on = pair(rules, given, {"hex": at, "facing": 0, "skill": 12}, given["target"], line_of({}, given["attack"]))
        arc = on.table.arc(on.table.token("a"), on.table.token("b"))
        held = weapon(on.table.stats(on.table.token("a")), None)
        try:
            aim_at(on.table, Blow("a", "b", held, "vitals"))
            found.append(organ(arc))
        except CommandError:
            found.append(None)
    return {"vitals": found}


def giants(rules: Ruleset, given: Given) -> dict[str, Any]:
    """Whether a giant may pick a spot."""
    found = []
    for one in given["cases"]:
        held = {"conditions": ["grappled"]} if one.get("target_immobilised") else {}
        on = pair(rules, given, given["attacker"], {**given["target"], **held}, line_of({"skill": 14}, {}))
        try:
            strike_out(rules, on, {"location": given["location"]}, MISS)
            found.append(True)
        except CommandError:
            found.append(False)
    return {"may_target_location": found}


def random_locations(rules: Ruleset, given: Given) -> dict[str, Any]:
    """As many locations as the dice are for."""
    table = sketch(rules, {"grid": "hex-flat", "tokens": [{"id": "a", "at": [3, 3]}]})
    found: list[str] = []

    def run(table: Table) -> Any:
        while len(found) < sum(len(roll) == 3 for roll in given["dice"]):
            found.append((yield from random_place("a")).id)
        return Outcome()

    trial(rules, table, run, dice=given["dice"])
    return {"locations": found}


# --- ways to attack ---------------------------------------------------------------------------------------------------


def aimed(rules: Ruleset, given: Given) -> dict[str, Any]:
    """Effective skill after so many turns of aim."""
    held = Weapon("Bow", given["attacker"]["skill"], acc=given["weapon"]["acc"], ss=given["weapon"]["ss"])
    score = Score(held.skill, T("skill")).plus(given.get("other_modifiers", 0), "RNG-16", T("skill"))
    turns = given["aimed_turns"]
    return {"effective_skill": [aiming.aimed(score, held, n, bool(given.get("braced"))).value for n in turns]}


def two_weapons(rules: Ruleset, given: Given) -> dict[str, Any]:
    """A blow with each hand."""
    skill = given["attacker"]["skill"]
    lines = f"Sword, skill {skill}, 1d cut; Knife, skill {skill}, 1d cut, hand left"
    other = {} if given.get("same_target", True) else {"second_target": "o0"}
    more = {"others": [{"hex": [1, -1], "side": "enemy"}]} if other else {}
    on = pair(rules, {**given, **more}, given["attacker"], {"dodge": 9}, lines)
    request = ActionRequest("two_weapons", "a", "b", options=other)
    done = trial(
        rules, on.table, lambda t: rules.act(request, t), answers={"roll:attack": [3 + 3, 18], "roll:dodge": 3}
    )
    main, off = (r.roll.target for r in done.record.rolls if r.roll.purpose == "attack")
    told = [
        m.value
        for asked in done.record.asked
        for c in asked.ask.choices
        if c.id == "dodge"
        for m in c.modifiers
        if m.rule == "MAN-6"
    ]
    return {"main": main, "off": off, "target_defence_modifier": told[0] if told else 0}


def feints(rules: Ruleset, given: Given) -> dict[str, Any]:
    """A feint, and what it does to the defence against the next blow."""
    attacker, target = given["attacker"], dict(given["target"])
    own = f"Sword, skill {target['weapon']}, 1d cut" if "weapon" in target else ""
    fact = {k: v for k, v in target.items() if k != "weapon"}
    on = pair(rules, given, attacker, {**fact, "weapons": own}, line_of(attacker, {}))
    done = trial(rules, on.table, lambda t: rules.act(ActionRequest("feint", "a", "b"), t), dice=given["dice"])
    after = Board(done.table, on.origin)
    struck = strike_out(rules, after, {}, {**HIT, "defence": "dodge", "roll:dodge": 3})
    told = [
        m.value
        for a in struck.record.asked
        for c in a.ask.choices
        if c.id == "dodge"
        for m in c.modifiers
        if m.rule == "MAN-8"
    ]
    return {
        "rolled_against": [r.roll.target for r in done.record.rolls],
        "defence_penalty": told[0] if told else 0,
    }


def all_out(rules: Ruleset, given: Given) -> dict[str, Any]:
    """Each way of an All-Out Attack."""
    attacks, skills, damages = [], [], []
    attacker = given["attacker"]
    for way in given["options_tried"]:
        on = pair(rules, given, attacker, {"hp_max": 500, "st": 500}, line_of(attacker, {"damage": attacker["damage"]}))
        request = ActionRequest("all_out_attack", "a", "b", options={"way": way})
        done = trial(
            rules, on.table, partial(rules.act, request),
            answers={**SAFE, **HIT, "defence": "none", "roll:damage": 8, "roll:dodge": 18},
        )  # fmt: skip
        rolls = done.record.rolls
        attacks.append(sum(r.roll.purpose == "attack" for r in rolls))
        skills.append(next(r.roll.target for r in rolls if r.roll.purpose == "attack"))
        damages.append(next(r.roll.expr for r in rolls if r.roll.purpose == "damage").replace("d6", "d").split(" ")[0])
    return {"attacks": attacks, "skill": skills, "damage": damages}


def extra(rules: Ruleset, given: Given) -> dict[str, Any]:
    """Extra attacks by skill, as the budget of a turn has them."""
    master = given.get("by") == "master"
    options = {"multiple_attacks": True, **given.get("options", {})}
    found = []
    for skill in given["skills"]:
        stats = {
            "weapons": f"Sword, skill {skill}, 1d cut",
            "dx": 1,
            "trained_by_a_master": master,
            **stats_of(rules, given),
        }
        table = sketch(
            rules, {"grid": "hex-flat", "options": options, "tokens": [{"id": "a", "at": [3, 3], "stats": stats}]}
        )
        found.append(int(rules.budgets(table.token("a"), table)["attacks"]) - 1)
    return {"extra": found}


def blows(rules: Ruleset, given: Given) -> dict[str, Any]:
    """Blows of an All-Out Attack by one with so many attacks."""
    found = []
    for attacks in given["attacks"]:
        attacker = {"skill": 9}
        on = pair(
            rules, {"options": {"multiple_attacks": True}}, {**attacker, "extra_manoeuvres": attacks - 1}, {"hp_max": 500},
            line_of(attacker, {}),
        )  # fmt: skip
        request = ActionRequest("all_out_attack", "a", "b", options={"way": "two_attacks"})
        done = trial(rules, on.table, partial(rules.act, request), answers=MISS)
        found.append(sum(r.roll.purpose == "attack" for r in done.record.rolls))
    return {"blows": found}


def readying(rules: Ruleset, given: Given) -> dict[str, Any]:
    """What strength to spare does for a heavy weapon."""
    row = given["weapon"]
    turns, may = [], []
    for user in given["users"]:
        flags = ", unbalanced" if row.get("unbalanced") else ""
        line = f"Axe, skill 12, 1d cut, st {row['st_min']}, ready {row['ready_turns']}{flags}"
        table = sketch(
            rules, {"grid": "hex-flat", "tokens": [{"id": "a", "at": [3, 3], "stats": {"weapons": line, **user}}]}
        )
        stats = table.stats(table.token("a"))
        turns.append(multi.ready_turns(stats, weapon(stats, None)))
        may.append(multi.parries_after_attack(stats, weapon(stats, None)))
    return {"ready_turns": turns, "may_parry_after_attack": may}


def criticals(rules: Ruleset, given: Given) -> dict[str, Any]:
    """The highest critical success, or what each roll is."""
    if "effective_skills" in given:
        wide = bool(given.get("options", {}).get("extended_crits"))
        return {"critical_up_to": [critical_up_to(skill, wide) for skill in given["effective_skills"]]}
    table = sketch(
        rules, {"grid": "hex-flat", "options": given.get("options", {}), "tokens": [{"id": "a", "at": [3, 3]}]}
    )
    found: list[Check] = []

    def run(table: Table) -> Any:
        for one in given["cases"]:
            score = Score(one["effective_skill"], T("skill"))
            found.append((yield from roll(table, score, "attack", "a", ranged=one.get("kind") == "ranged")))
        return Outcome()

    trial(rules, table, run, answers={"roll:attack": [one["roll"] for one in given["cases"]]})
    return {"result": [check.result for check in found], "margin": [abs(check.margin) for check in found]}

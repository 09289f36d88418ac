"""Plays rule cases of wounds, fatigue, surprise and initiative through the generators that a fight runs."""

from collections.abc import Mapping
from typing import Any

from battlemap.rules.api import ActionRequest, Outcome, Ruleset, Table, Trial, sketch, trial

from . import body, hooks, injury, large
from .attack import land
from .cases_attack import SAFE, pair, stats_of
from .damage import Hurt
from .locations import place
from .strike import Strike
from .weapons import weapon

Given = Mapping[str, Any]


def wounded(
    rules: Ruleset, fact: Given, injury_: int, where: str, kind: str = "cr", *, dice: Any = (), answers: Given | None = None,
    options: Given | None = None, before: Given | None = None, basic: int = 0,
) -> Trial:  # fmt: skip
    """One token suffers so many points."""
    stats = stats_of(rules, {"hp_max": 10, **fact})
    token = {"id": "a", "at": [3, 3], "stats": stats}
    table: Table = sketch(rules, {"grid": "hex-flat", "options": dict(options or {}), "tokens": [token]})
    if before:
        table = trial(rules, table, lambda t: Outcome(t.edit().add("a", "limb_wounds", **before).changes())).table
    hurt = Hurt(basic or injury_, kind, 0, injury_, injury_, place(where), ())

    def run(table: Table) -> Any:
        lost = yield from injury.suffer(table, "a", hurt)
        return Outcome(value=lost)

    return trial(rules, table, run, dice=dice, answers=answers)


def limbs(rules: Ruleset, given: Given) -> dict[str, Any]:
    """A limb is hit, perhaps not for the first time."""
    where = place(given["part"])
    before = int(given.get("previous_injury_to_part", 0))
    done = wounded(
        rules, given["target"], given["injury"], given["part"], "cut", answers=SAFE, options=given.get("options"),
        before={where.id: before} if before else None,
    )  # fmt: skip
    crippled = any(c.id.startswith("crippled") for c in done.table.token("a").conditions)
    return {
        "hp_lost": done.outcome.value,
        "crippled": crippled,
        "major_wound": any(r.roll.purpose == "knockdown" for r in done.record.rolls),
    }


def shocks(rules: Ruleset, given: Given) -> dict[str, Any]:
    """Shock and the modifier of the knockdown roll for each wound."""
    shocks, falls = [], []
    groin = "male_humanoid" in given["cases"][0]
    for one in given["cases"]:
        fact = {**given.get("target", {}), **one}
        where = one.get("location", "groin" if groin else "torso")
        done = wounded(
            rules, fact, one["injury"], where, one.get("type", "cr"), answers=SAFE, options=given.get("options")
        )
        shock = next((c.extra["amount"] for c in done.table.token("a").conditions if c.id == "shock"), 0)
        rolls = [r.roll for r in done.record.rolls if r.roll.purpose == "knockdown"]
        shocks.append(shock)
        falls.append(sum(m.value for m in rolls[0].modifiers[1:]) if rolls else None)
    return {"shock": shocks, "knockdown_modifier": falls}


def knockdowns(rules: Ruleset, given: Given) -> dict[str, Any]:
    """A wound that calls for a roll against falling."""
    done = wounded(
        rules, given["target"], given["injury"], given["location"], given.get("type", "cr"), dice=given["dice"],
        options=given.get("options"), answers={"roll:death": 3},
    )  # fmt: skip
    rolls = [r.roll for r in done.record.rolls if r.roll.purpose == "knockdown"]
    have = {c.id for c in done.table.token("a").conditions}
    result = "unconscious" if "unconscious" in have else "knocked_down" if "stunned" in have else "shock_only"
    return {
        "major_wound": injury.is_major(int(done.outcome.value), done.table.stats(done.table.token("a"))),
        "roll_against": rolls[0].target if rolls else None,
        "result": result,
        "unconscious": "unconscious" in have,
        "posture": done.table.token("a").posture,
    }


def death_checks(rules: Ruleset, given: Given) -> dict[str, Any]:
    """One blow far below zero."""
    done = wounded(rules, given["target"], given["injury"], "torso", "cut", answers=SAFE)
    stats = done.table.stats(done.table.token("a"))
    return {
        "hp": stats["hp"],
        "death_checks": sum(r.roll.purpose == "death" for r in done.record.rolls),
        "consciousness_modifier": hooks.awake_score(stats).changed,
    }


def fates(rules: Ruleset, given: Given) -> dict[str, Any]:
    """What so few hit points mean."""
    found = []
    for one in given["cases"]:
        done = wounded(rules, {"hp_max": one["hp_max"]}, one["hp_max"] - one["hp"], "torso", "cut", answers=SAFE)
        lines = {line.rule for line in done.record.lines}
        checks = any(r.roll.purpose == "death" for r in done.record.rolls)
        state = "destroyed" if "DMG-5" in lines else "dead" if "DMG-4" in lines else "death_checks" if checks else None
        found.append(state or ("below_zero" if one["hp"] <= 0 else "fine"))
    return {"state": found}


def knockback(rules: Ruleset, given: Given) -> dict[str, Any]:
    """A hit that may push."""
    attack = given["attack"]
    bullet = ", firearm" if attack.get("firearm") else ""
    lines = f"Weapon, skill 12, {attack['basic_damage']} {attack['type']}, reach 1-99{bullet}"
    on = pair(rules, given, given["attacker"], {"hp_max": 500, "facing": 3, **given["target"]}, lines)
    held = weapon(on.table.stats(on.table.token("a")), None)
    kind = "firearm" if attack.get("firearm") else "melee"

    def run(table: Table) -> Any:
        yield from land(table, Strike("a", "b", held, kind))
        return Outcome()

    done = trial(rules, on.table, run, answers={**SAFE, "roll:collision": given.get("collision", 3)})
    end = done.table.cell(done.table.token("b"))
    rolls = [r.roll for r in done.record.rolls if r.roll.purpose == "keep_feet"]
    return {
        "metres": int(on.table.distance(on.table.token("b"), end)),
        "direction": on.table.direction(on.table.token("a"), on.table.token("b")),
        "end_hex": on.told(end),
        "fall_roll_modifier": sum(m.value for m in rolls[0].modifiers[1:]) if rolls else None,
        "collided": any(r.roll.purpose == "collision" for r in done.record.rolls),
        "injuries": [d.injury for d in done.record.damage],
    }


def recoveries(rules: Ruleset, given: Given) -> dict[str, Any]:
    """Whether a crippled leg heals."""
    found = []
    for one in given["cases"]:
        token = {"id": "a", "at": [3, 3], "stats": stats_of(rules, given["target"])}
        table: Table = sketch(rules, {"grid": "hex-flat", "tokens": [token]})
        table = trial(
            rules, table, lambda t: Outcome(t.edit().add("a", "crippled_leg", parts=["right_leg"]).changes())
        ).table
        done = trial(
            rules, table, lambda t: rules.act(ActionRequest("recover", "a"), t), dice=one["dice"],
            answers={"roll:months": 3},
        )  # fmt: skip
        found += done.outcome.value
    return {"result": found}


def large_area(rules: Ruleset, given: Given) -> dict[str, Any]:
    """What hits the whole body."""
    attack = given["attack"]
    token = {"id": "a", "at": [3, 3], "stats": stats_of(rules, {"hp_max": 500, **given["target"]})}
    table = sketch(rules, {"grid": "hex-flat", "tokens": [token]})
    exposed = given["target"].get("exposed", list(given["target"]["dr"]))

    def run(table: Table) -> Any:
        yield from large.engulf(table, "a", attack["basic_damage"], attack["type"], exposed=exposed)
        return Outcome()

    hurt = trial(rules, table, run, answers=SAFE).record.damage[0]
    return {"effective_dr": hurt.dr, "injury": hurt.injury}


def windpipe(rules: Ruleset, given: Given) -> dict[str, Any]:
    """A crushed windpipe, turn by turn."""
    rolls = list(given["dice"])
    total = sum(rolls[0])
    done = wounded(rules, given["target"], given["injury"], "throat", "cr", answers={**SAFE, "roll:windpipe": total})
    table, turns = done.table, 1
    against = next(r.roll.target for r in done.record.rolls if r.roll.purpose == "windpipe")
    while any(c.id == "windpipe" for c in table.token("a").conditions) and turns < len(rolls):
        next_roll = rolls[turns]
        table = trial(rules, table, lambda t: rules.turn_started(t.token("a"), t), dice=next_roll).table
        turns += 1
    lost = given["target"]["hp_max"] - given["injury"] - table.stats(table.token("a"))["hp"]
    return {"roll_against": against, "extra_hp_lost": lost, "ends_after_turns": turns}


# --- fatigue, surprise, initiative ------------------------------------------------------------------------------------


def tired(rules: Ruleset, given: Given) -> dict[str, Any]:
    """Present values of a tired fighter."""
    target = given["target"]
    fact = {**target, "basic_move": target.get("move", 5)}
    table = sketch(rules, {"grid": "hex-flat", "tokens": [{"id": "a", "at": [3, 3], "stats": stats_of(rules, fact)}]})
    stats = table.stats(table.token("a"))
    return {
        "move": rules.budgets(table.token("a"), table)["move"],
        "dodge": body.dodge(stats),
        "st": body.strength(stats),
        "hp_max": stats["hp_max"],
    }


def spending(rules: Ruleset, given: Given) -> dict[str, Any]:
    """Fatigue points are spent."""
    token = {"id": "a", "at": [3, 3], "stats": stats_of(rules, {"hp_max": 20, **given["target"]})}
    table = sketch(rules, {"grid": "hex-flat", "tokens": [token]})
    request = ActionRequest("lose_fatigue", "a", options={"points": given["fp_spent"]})
    done = trial(rules, table, lambda t: rules.act(request, t), answers=SAFE)
    stats = done.table.stats(done.table.token("a"))
    have = {c.id for c in done.table.token("a").conditions}
    return {"fp": stats["fp"], "hp": stats["hp"], "unconscious": "unconscious" in have}


def keeping_on(rules: Ruleset, given: Given) -> dict[str, Any]:
    """Acting with no fatigue points left."""
    token = {"id": "a", "at": [3, 3], "stats": stats_of(rules, given["target"])}
    table = sketch(rules, {"grid": "hex-flat", "tokens": [token]})
    done = trial(rules, table, lambda t: rules.act(ActionRequest("concentrate", "a"), t), dice=given["dice"])
    have = {c.id for c in done.table.token("a").conditions}
    rolls = [r.roll for r in done.record.rolls]
    return {
        "roll_against": rolls[0].target if rolls else None,
        "collapsed": "collapsed" in have,
        "heart_attack": "heart_attack" in have,
        "acts": "concentrating" in have,
        "fp": done.table.stats(done.table.token("a"))["fp"],
    }


def partial_surprise(rules: Ruleset, given: Given) -> dict[str, Any]:
    """Two groups meet."""
    tokens = []
    for number, side in enumerate(given["sides"]):
        leader = side.get("leader")
        members = [*([{**leader, "leader": True}] if leader else []), *side.get("members", ())]
        for index, member in enumerate(members):
            stats = stats_of(rules, member)
            if index == 0 and "tactics" in side:
                stats["tactics"] = side["tactics"]
            tokens.append(
                {"id": f"s{number}m{index}", "side": f"side{number}", "at": [2 + index, 2 + 2 * number], "stats": stats}
            )
    table = sketch(rules, {"grid": "hex-flat", "tokens": tokens})
    done = trial(rules, table, lambda t: rules.act(ActionRequest("partial_surprise", "s0m0"), t), dice=given["dice"])
    stunned = sorted(t.id for t in done.table.tokens() if any(c.id == "mentally_stunned" for c in t.conditions))
    return {
        "modifiers": [sum(m.value for m in r.roll.modifiers) for r in done.record.rolls],
        "totals": done.outcome.value["totals"],
        "surprised_side": done.outcome.value["surprised"],
        "stunned": stunned,
    }


def coming_round(rules: Ruleset, given: Given) -> dict[str, Any]:
    """Rolls at the end of each turn against mental stun."""
    token = {"id": "a", "at": [3, 3], "stats": stats_of(rules, given["target"])}
    table: Table = sketch(rules, {"grid": "hex-flat", "tokens": [token]})
    growing = given.get("growing", True)
    table = trial(
        rules, table, lambda t: Outcome(t.edit().add("a", "mentally_stunned", turns=0, growing=growing).changes())
    ).table
    against: list[Any] = []
    recovered = None
    for turn, dice in enumerate(given["dice"], 1):
        done = trial(rules, table, lambda t: rules.turn_ended(t.token("a"), t), dice=dice)
        against.append(done.record.rolls[0].roll.target)
        table = done.table
        if not any(c.id == "mentally_stunned" for c in table.token("a").conditions):
            recovered = turn
            break
    return {"roll_against": against, "recovered_in_turn": recovered}


def total_surprise(rules: Ruleset, given: Given) -> dict[str, Any]:
    """Frozen, then stunned."""
    tokens = [
        {"id": "a", "side": "x", "at": [3, 3], "stats": stats_of(rules, given["target"])},
        {"id": "b", "side": "y", "at": [5, 3]},
    ]
    table: Table = sketch(rules, {"grid": "hex-flat", "tokens": tokens})
    done = trial(rules, table, lambda t: rules.act(ActionRequest("total_surprise", "b", "a"), t), dice=given["dice"][0])
    frozen = next(c.extra["rounds"] for c in done.table.token("a").conditions if c.id == "surprised")
    table = trial(rules, done.table, lambda t: Outcome(t.edit().remove("a", "surprised").changes())).table
    ended = trial(rules, table, lambda t: rules.turn_ended(t.token("a"), t), dice=given["dice"][1])
    recovered = not any(c.id == "mentally_stunned" for c in ended.table.token("a").conditions)
    return {"frozen_rounds": frozen, "roll_against": ended.record.rolls[0].roll.target, "recovered": recovered}


def order(rules: Ruleset, given: Given) -> dict[str, Any]:
    """Who acts when."""
    sides = given.get("sides") or [[one] for one in given["combatants"]]
    tokens: list[dict[str, Any]] = []
    for number, side in enumerate(sides):
        for one in side:
            stats = stats_of(rules, {**one, **({"basic_move": one["move"]} if "move" in one else {})})
            tokens.append(
                {
                    "id": one["id"],
                    "side": f"s{number}" if "sides" in given else "",
                    "at": [2 + 2 * len(tokens), 2],
                    "stats": stats,
                }
            )
    table = sketch(rules, {"grid": "hex-flat", "options": given.get("options", {}), "tokens": tokens})
    ids = [one["id"] for one in tokens]
    done = trial(rules, table, lambda t: rules.initiative([t.token(i) for i in ids], t), dice=given.get("dice", ()))
    answer: dict[str, Any] = {"order": [group[0] for group in done.outcome.value]}
    if given.get("mode") == "mixed" or given.get("options", {}).get("initiative_mode") == "mixed":
        dice = {r.roll.by: r.rolled.total for r in done.record.rolls}
        by_side = {table.token(by).side: total for by, total in dice.items() if by}
        answer["values"] = {
            i: body.current_move(table.stats(table.token(i))) + by_side[table.token(i).side] for i in ids
        }
    return answer


def evaluating(rules: Ruleset, given: Given) -> dict[str, Any]:
    """Studying a foe for some turns, then a blow at him."""
    found = []
    for turns in given["turns"]:
        on = pair(rules, {}, {"skill": 10}, {}, "Sword, skill 10, 1d cut")
        table: Table = on.table
        for _ in range(turns):
            table = trial(rules, table, lambda t: rules.act(ActionRequest("evaluate", "a", "b"), t)).table
        done = trial(
            rules, table, lambda t: rules.act(ActionRequest("attack", "a", "b"), t), answers={"roll:attack": 18}
        )
        found.append(sum(m.value for m in done.record.rolls[0].roll.modifiers if m.rule == "MAN-3"))
    return {"bonus": found}


def concentrating(rules: Ruleset, given: Given) -> dict[str, Any]:
    """Defending while concentrating."""
    on = pair(rules, {}, {"skill": 12}, {**given["target"], "conditions": ["concentrating"]}, "Sword, skill 12, 1d cut")
    total = sum(given["dice"][0])
    answers = {**SAFE, "roll:attack": 10, "defence": "dodge", "roll:dodge": 4, "roll:concentration": total}
    done = trial(rules, on.table, lambda t: rules.act(ActionRequest("attack", "a", "b"), t), answers=answers)
    rolled = next(r.roll for r in done.record.rolls if r.roll.purpose == "concentration")
    kept = any(c.id == "concentrating" for c in done.table.token("b").conditions)
    return {"roll_against": rolled.target, "kept": kept}

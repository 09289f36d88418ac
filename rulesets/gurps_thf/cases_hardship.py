"""Plays rule cases of senses, falls, air, water and tiredness through the generators that play runs."""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from battlemap.rules.api import ActionRequest, Combat, Outcome, Ruleset, Table, trial

from . import air, falls, senses, weariness
from .board import Board
from .cases_areas import alone, run
from .cases_attack import SAFE
from .damage import work_out
from .locations import place

Given = Mapping[str, Any]
RESTED = {"fp_max": 100, "fp": 100}


def _act(rules: Ruleset, request: ActionRequest, table: Table) -> Any:
    return rules.act(request, table)


def _fought(data: Given, table: Table) -> Outcome:
    return Outcome(table.edit().fight(Combat(table.scene.id, 1, (("a",),), (), {}, data)).changes())


# --- senses -----------------------------------------------------------------------------------------------------------


def heard_far(rules: Ruleset, given: Given) -> dict[str, Any]:
    """What the distance does to hearing."""
    return {"modifier": [senses.hearing_modifier(given["sound"], far) for far in given["distances_m"]]}


def hears(rules: Ruleset, given: Given) -> dict[str, Any]:
    """A Hearing roll, perhaps for the words."""
    listener = given.get("listener", {})
    per = listener.get("hearing", given.get("perception"))
    on = alone(rules, given, {"per": per, "iq": listener.get("iq", 10)})
    token = on.table.token("a")
    traits, acute = given.get("traits", ()), int(given.get("acute_hearing", 0))
    score = senses.hearing(on.table, token, given["sound"], given["distance_m"], traits, acute)
    iq = int(on.table.stats(token)["iq"]) if given.get("wants") == "words" else None
    done = run(rules, on, lambda t: senses.listen(t, "a", score, iq), given["dice"])
    heard, understood = done.outcome.value
    return {
        "roll_against": score.value,
        "rolled_against": [one.roll.target for one in done.record.rolls],
        "heard": heard,
        "understood": understood,
    }


def sees(rules: Ruleset, given: Given) -> dict[str, Any]:
    """The number of a Vision roll."""
    on = alone(rules, given, {"per": given["perception"]})
    target = given["target"]
    score = senses.vision(
        on.table, on.table.token("a"), given["distance_m"], int(target.get("sm", 0)),
        darkness=int(given.get("darkness", 0)), plain=bool(target.get("plain_view")),
        acute=int(given.get("acute_vision", 0)), traits=given.get("traits", ()),
    )  # fmt: skip
    return {"roll_against": score.value}


def smells(rules: Ruleset, given: Given) -> dict[str, Any]:
    """The number of a roll to smell."""
    on = alone(rules, given, {"per": given["perception"]})
    score = senses.smell(on.table, on.table.token("a"), given.get("traits", ()), int(given.get("acute_smell", 0)))
    return {"roll_against": score.value}


def horizons(rules: Ruleset, given: Given) -> dict[str, Any]:
    """How far one sees from a height."""
    return {"km": [round(senses.horizon_km(height)) for height in given["eye_heights_m"]]}


# --- falls ------------------------------------------------------------------------------------------------------------


def falling(rules: Ruleset, given: Given) -> dict[str, Any]:
    """A fall, armour and all."""
    armour = given["armour"]
    flexible, metal = int(armour["flexible_dr"]), int(armour["metal_dr"])
    on = alone(rules, given, {"dr": flexible + metal, "dr_flexible": flexible})
    soft, eased, high = bool(given.get("soft")), bool(given.get("acrobatics_success")), given["height_m"]
    done = run(rules, on, lambda t: falls.fall(t, "a", high, soft=soft, eased=eased), given.get("dice", ()))
    dice, hurt = done.outcome.value
    return {
        "formula": dice,
        "effective_height_m": max(0, high - 5) if eased else high,
        "damage": 0 if hurt is None else hurt.penetrating,
        "posture": done.table.token("a").posture,
    }


def dropped(rules: Ruleset, given: Given) -> dict[str, Any]:
    """Things fall on somebody."""
    dice: list[int] = []
    points: list[int | None] = []
    for one in given["cases"]:
        dice.append(falls.object_dice(one["kg"], one["height_m"]))
        if "dice" not in one:
            points.append(None)
            continue
        on = alone(rules, given, {})

        def make(table: Table, one: Given = one) -> Any:
            return (yield from falls.drop(table, "a", one["kg"], one["height_m"], bool(one.get("soft"))))

        points.append(run(rules, on, make, one["dice"]).outcome.value.basic)
    return {"dice": dice, "damage": points}


def through(rules: Ruleset, given: Given) -> dict[str, Any]:
    """A shot goes through the first and strikes the second."""
    attack, first, second = given["attack"], given["first"], given["second"]
    divisor = float(attack.get("armour_divisor", 1))
    cover = falls.cover_dr(first["kind"], first["dr"], first["hp"], int(first.get("layers", 1)))
    if not falls.passes(attack["basic_damage"], attack["type"], cover, divisor):
        return {"cover_dr": cover, "passes": False}
    on = alone(rules, given, {"dr": second["dr"]})
    basic, kind = attack["basic_damage"], attack["type"]
    hurt = run(rules, on, lambda t: falls.behind(t, "a", basic, kind, cover, divisor)).outcome.value
    return {
        "cover_dr": cover,
        "passes": True,
        "second_effective_dr": hurt.dr,
        "second_penetrating": hurt.penetrating,
        "second_injury": hurt.injury,
        "without_the_first": work_out(basic, kind, place("torso"), {"dr": second["dr"]}).injury,
    }


# --- air and water ----------------------------------------------------------------------------------------------------


def breaths(rules: Ruleset, given: Given) -> dict[str, Any]:
    """How long a breath lasts."""
    ht = given["ht"]
    return {"seconds": [air.breath_s(ht, one["effort"], one.get("preparation")) for one in given["cases"]]}


def time_line(rules: Ruleset, given: Given) -> dict[str, Any]:
    """From the last breath to the end, second by second."""
    stats = {"ht": given["ht"], "fp": given["fp"], "fp_max": given["fp_max"], "hp": 500}
    on = alone(rules, given, stats)
    preparation = given.get("preparation", "none")
    request = ActionRequest("hold_breath", "a", options={"effort": given["effort"], "preparation": preparation})
    table = trial(rules, on.table, lambda t: rules.act(request, t)).table
    faints = dead = None
    second, limit = 0, air.time_line(stats, given["effort"], preparation).death + 5
    while dead is None and second < limit:
        second += 1
        table = run(rules, Board(table, on.origin), lambda t: air.second(t, "a")).table
        have = {condition.id for condition in table.token("a").conditions}
        faints = second if faints is None and "unconscious" in have else faints
        dead = second if "dead" in have else None
    breath = next(c.extra["most"] for c in table.token("a").conditions if c.id == air.BREATH)
    return {"breath_ends_s": breath, "unconscious_s": faints, "brain_death_s": None if dead is None else dead - 1}


def brain(rules: Ruleset, given: Given) -> dict[str, Any]:
    """Air again after so many seconds without."""
    on = alone(rules, given, {"ht": given["ht"], "iq": given["iq"]})
    table = trial(
        rules, on.table, lambda t: Outcome(t.edit().add("a", air.BREATH, seconds=given["without_s"], most=0).changes())
    ).table
    done = run(rules, Board(table, on.origin), lambda t: air.breathe_again(t, "a"), given.get("dice", ()))
    return {"iq": done.table.stats(done.table.token("a"))["iq"]}


def drowning(rules: Ruleset, given: Given) -> dict[str, Any]:
    """Rolls in water out of one's depth, and when they are due."""
    fact = {**RESTED, "swimming": given["swimming"], "encumbrance": given.get("encumbrance", 0)}
    on = alone(rules, given, fact)
    purpose, fat = bool(given.get("intentional")), bool(given.get("fat"))
    table, now, times, against = on.table, 0, [], []
    for dice in given["dice"]:
        times.append(now)
        board = Board(table, on.origin)
        done = run(rules, board, lambda t: air.struggle(t, "a", on_purpose=purpose, fat=fat), [dice])
        against.append(done.record.rolls[0].roll.target)
        table, now = done.table, now + done.outcome.value[1]
    lost = RESTED["fp"] - table.stats(table.token("a"))["fp"]
    return {"roll_against": against[0], "fp_lost": lost, "roll_times_s": times, "next_roll_s": now}


def shedding(rules: Ruleset, given: Given) -> dict[str, Any]:
    """Taking armour off in the water."""
    on = alone(rules, given, {**RESTED, "dx": given["dx"]})
    swum = bool(given.get("swum", True))
    table = trial(
        rules, on.table, lambda t: Outcome(t.edit().add("a", air.SWIMS, head="above", swum=swum).changes())
    ).table
    done = run(rules, Board(table, on.origin), lambda t: air.shed(t, "a", bool(given["heavy"])), given.get("dice", ()))
    rolls = [one.roll.target for one in done.record.rolls]
    lost = RESTED["fp"] - done.table.stats(done.table.token("a"))["fp"]
    return {"roll_against": rolls[0] if rolls else None, "off": done.outcome.value, "fp_lost": lost}


def rescuing(rules: Ruleset, given: Given) -> dict[str, Any]:
    """Saving somebody."""
    on = alone(rules, given, {**RESTED, **given["rescuer"]})
    victim = {"id": "v", "at": [on.origin[0], on.origin[1] + 1]}
    table = trial(rules, on.table, lambda t: Outcome(t.edit().put(_copy(t, victim, given["victim"])).changes())).table
    done = run(rules, Board(table, on.origin), lambda t: air.rescue(t, "a", "v"), given["dice"])
    lost = RESTED["fp"] - done.table.stats(done.table.token("a"))["fp"]
    return {"roll_against": done.record.rolls[0].roll.target, "saved": done.outcome.value.ok, "fp_lost": lost}


def _copy(table: Table, fact: Given, stats: Given) -> Any:
    token = table.token("a")
    own = {key: {**values, **stats} for key, values in token.stats.items()}
    return replace(token, id=fact["id"], at=tuple(fact["at"]), stats=own)


# --- tiredness --------------------------------------------------------------------------------------------------------


def fights(rules: Ruleset, given: Given) -> dict[str, Any]:
    """What a fight costs."""
    found = []
    for one in given["cases"]:
        fact = {**RESTED, "encumbrance": one["encumbrance"], "plate_armour": bool(one.get("plate_or_overcoat"))}
        on = alone(rules, given, fact)
        data: Given = {"fought": ["a"]} if one.get("fought", True) else {}
        table = trial(rules, on.table, partial(_fought, data)).table
        options = {"seconds": one["seconds"], "hot": bool(one.get("hot"))}
        request = ActionRequest("fight_fatigue", "a", options=options)
        done = trial(rules, table, partial(_act, rules, request))
        found.append(RESTED["fp"] - done.table.stats(done.table.token("a"))["fp"])
    return {"fp_lost": found}


def exerting(rules: Ruleset, given: Given) -> dict[str, Any]:
    """Running or swimming for so long."""
    on = alone(rules, given, {**RESTED, **given["target"]})
    activity, seconds = given["activity"], given["seconds"]
    done = run(rules, on, lambda t: weariness.exert(t, "a", activity, seconds), given["dice"])
    return {"roll_against": done.record.rolls[0].roll.target, "fp_lost": done.outcome.value}


def waking(rules: Ruleset, given: Given) -> dict[str, Any]:
    """Hours awake, one after the other."""
    found = []
    for hours in given["hours_awake"]:
        on = alone(rules, given, {**RESTED, "fp_max": given.get("fp_max", 10), "fp": given.get("fp_max", 10)})
        request = ActionRequest("wear", "a", options={"what": "awake", "amount": hours})
        done = trial(rules, on.table, partial(_act, rules, request), answers=SAFE)
        found.append(done.outcome.value)
    return {"fp_lost": found}


def sleepy(rules: Ruleset, given: Given) -> dict[str, Any]:
    """How sleepy one is."""
    rows = [weariness.drowsy(lost, given["fp_max"]) for lost in given["fp_lost_to_missed_sleep"]]
    return {
        "inactive_interval_min": [row["inactive"] for row in rows],
        "active_interval_min": [row["active"] for row in rows],
        "dx_iq_modifier": [row["dx_iq"] for row in rows],
    }


def wearing(rules: Ruleset, given: Given) -> dict[str, Any]:
    """A stretch of marching, hunger or thirst."""
    on = alone(rules, given, {**RESTED, **given.get("target", {})})
    request = ActionRequest("wear", "a", options=given["wear"])
    done = trial(rules, on.table, lambda t: rules.act(request, t), dice=given.get("dice", ()))
    stats = done.table.stats(done.table.token("a"))
    return {"fp_lost": RESTED["fp"] - stats["fp"], "hp_lost": stats["hp_max"] - stats["hp"]}


def short_days(rules: Ruleset, given: Given) -> dict[str, Any]:
    """How long the day after an early waking is."""
    return {"hours": [weariness.waking_hours(missed) for missed in given["hours_missed"]]}


PLAYS: tuple[tuple[str, tuple[str, ...], Any], ...] = (
    ("SEN-", ("sound", "distances_m"), heard_far),
    ("SEN-", ("sound", "distance_m", "dice"), hears),
    ("SEN-5", ("perception", "target"), sees),
    ("SEN-10", ("perception",), smells),
    ("SEN-6", ("eye_heights_m",), horizons),
    ("SIT-", ("height_m", "armour"), falling),
    ("SIT-9", ("cases",), dropped),
    ("SIT-10", ("attack", "first", "second"), through),
    ("AIR-1", ("ht", "cases"), breaths),
    ("AIR-2", ("ht", "effort"), time_line),
    ("AIR-3", ("ht", "without_s"), brain),
    ("AIR-", ("swimming", "dice"), drowning),
    ("AIR-6", ("dx", "heavy"), shedding),
    ("AIR-7", ("rescuer", "victim"), rescuing),
    ("FAT-4", ("cases",), fights),
    ("FAT-5", ("cases",), fights),
    ("FAT-7", ("activity",), exerting),
    ("FAT-10", ("hours_awake",), waking),
    ("FAT-10", ("fp_lost_to_missed_sleep",), sleepy),
    ("FAT-11", ("hours_missed",), short_days),
    ("FAT-", ("wear",), wearing),
)

"""Plays rule cases of missiles, and of fighting on different levels and in water, through what `act` runs."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from battlemap.rules.api import (
    ActionRequest,
    Apply,
    Combat,
    CommandError,
    Outcome,
    Ruleset,
    T,
    Table,
    Trial,
    sketch,
    trial,
)

from . import levels, opportunity, overshoot, ranged, shooting, throwing, water
from .board import Board, board
from .cases_attack import stats_of
from .locations import place
from .rolls import Score
from .weapons import Weapon, weapon

Given = Mapping[str, Any]
Play = Callable[[Ruleset, Given], dict[str, Any]]
MISS = {"roll:attack": 17, "roll:wrong_target": 17, "roll:order": 1}
CLASSES = {"gun": "firearm", "crossbow": "crossbow", "bow": "bow", "thrown": "thrown"}


def bow_of(fact: Given, given: Given, flag: str = "missile") -> str:
    """The weapon of a case as a line of the stat."""
    about = given.get("weapon", {})
    parts = ["Bow", f"skill {fact.get('skill', 10)}", "1d imp", flag]
    parts += [f"acc {about['acc']}"] if "acc" in about else []
    parts += [f"ss {about['ss']}"] if about.get("ss") is not None else []
    parts += [f"max {given['max_range_m']}"] if "max_range_m" in given else []
    return ", ".join(parts)


def pair(rules: Ruleset, given: Given, flag: str = "missile", mark: Given | None = None) -> Board:
    """A board with the shooter `a`, his target `b` and the others, `o1` ..."""
    shooter, target = given["attacker"], given.get("target", {})
    far = round(given.get("horizontal_m", given.get("distance_m", 6)))
    a = {"id": "a", "side": "x", "hex": [0, 0], "facing": 0, **shooter, "elevation": shooter.get("floor_m", 0.0)}
    b = {"id": "b", "side": "y", "hex": [0, -far], "facing": 3, **target, "elevation": target.get("floor_m", 0.0)}
    a["stats"] = {**stats_of(rules, shooter), "weapons": bow_of(shooter, given, flag)}
    b["stats"] = stats_of(rules, target)
    a["conditions"] = [{"id": "aiming", "extra": mark}] if mark else []
    others = [
        {"id": f"o{n}", "side": {"enemy": "y", "friend": "x"}[one.get("side", "enemy")], "hex": one["hex"],
         "posture": one.get("posture", "standing")}
        for n, one in enumerate(given.get("others", ()), 1)
    ]  # fmt: skip
    return board(rules, given, [a, b, *others])


def fire(rules: Ruleset, table: Table, action: str = "shoot", dice: Sequence[Any] = (), **options: Any) -> Trial:
    """The action, as `act` runs it; without dice it misses."""
    request = ActionRequest(action, "a", "b", options=options)
    return trial(rules, table, lambda t: rules.act(request, t), dice=dice, answers={} if dice else MISS, all_dice=False)


def shots(rules: Ruleset, given: Given) -> dict[str, Any]:
    """The number of a shot, what distance it counts, and what it is before the snap shot."""
    turns = int(given.get("aimed_turns", 0))
    mark = {"target": "b", "weapon": "Bow", "turns": turns} if turns else None
    on = pair(rules, given, mark=mark)
    target = given["target"]
    options = {"cover": target["cover"] or "none"} if "cover" in target else {}
    done = fire(rules, on.table, **options)
    rolled = done.record.rolls[0].roll
    unaimed = sum(m.value for m in rolled.modifiers if m.rule == "MAN-2" and m.value < 0)
    assert rolled.target is not None
    return {
        "effective_skill": rolled.target,
        "before_snap": rolled.target - unaimed,
        "effective_distance_m": ranged.effective_distance(on.table, on.table.token("a"), on.table.token("b")),
        "modifiers": [[m.value, m.rule] for m in rolled.modifiers[1:]],
    }


def _sum(done: Trial, rule: str) -> float:
    return sum(m.value for m in done.record.rolls[0].roll.modifiers if m.rule == rule)


def in_the_way(rules: Ruleset, given: Given) -> dict[str, Any]:
    """What the occupied hexes do to a shot."""
    return {"modifier": _sum(fire(rules, pair(rules, given).table), "RNG-11")}


def blind(rules: Ruleset, given: Given) -> dict[str, Any]:
    """A shot at what is behind."""
    on = pair(rules, given)
    done = fire(rules, on.table, dice=given["dice"])
    modifiers = [m.value for m in done.record.rolls[0].roll.modifiers if m.rule == "RNG-6"]
    return {"modifier": modifiers[0], "cap": sum(modifiers[1:]), "hit": bool(done.outcome.hit)}


def strays(rules: Ruleset, given: Given) -> dict[str, Any]:
    """Who may be struck by a shot that missed, and who is."""
    on = pair(rules, given)
    shot = shooting.plan(ActionRequest("shoot", "a", "b"), on.table)
    way = overshoot.passed(on.table, shot)

    def run(table: Table) -> Any:
        found = yield from overshoot.next_struck(table, shot, way)
        return Outcome(value=found[0])

    done = trial(rules, on.table, run, dice=given["dice"])
    table = on.table
    struck = done.outcome.value
    return {
        "candidates": [on.told(table.cell(table.token(id_))) for one in way for id_ in one.tokens],
        "rolled_against": [r.roll.target for r in done.record.rolls if r.roll.purpose == "wrong_target"],
        "hit": None if struck is None else on.told(table.cell(table.token(struck))),
    }


def _fight(table: Table, manoeuvre: str, move: float) -> Any:
    """The shooter's turn in a fight, so many points of the Move being left."""
    combat = Combat(
        table.scene.id, 1, (("a",), ("b",)), ("a",), {"a": {"move": move, "attacks": 1.0}}, {"manoeuvre": manoeuvre}
    )
    yield Apply(table.edit().fight(combat).changes())
    return Outcome()


def moving(rules: Ruleset, given: Given) -> dict[str, Any]:
    """What shooting on the move costs."""
    found = []
    for one in given["cases"]:
        facts = {**one, "attacker": {"basic_move": one.get("mp", 5)}, "distance_m": 2}
        on = pair(rules, facts, CLASSES[one["weapon_class"]])
        left = one.get("mp", 5) - one.get("mp_spent", 0)
        table = trial(rules, on.table, lambda t, left=left: _fight(t, "move", left)).table  # type: ignore[misc]
        options = {"moving": one["gm_value"]} if "gm_value" in one else {}
        found.append(_sum(fire(rules, table, **options), "RNG-10"))
    return {"modifier": found}


def pop_ups(rules: Ruleset, given: Given) -> dict[str, Any]:
    """Leaving cover for a shot, with each class of weapon."""
    legal: list[bool] = []
    skills: list[float | None] = []
    for name in given["weapon_classes"]:
        on = pair(rules, given, CLASSES[name])
        try:
            skills.append(fire(rules, on.table, "pop_up").record.rolls[0].roll.target)
        except CommandError:
            skills.append(None)
        legal.append(skills[-1] is not None)
    return {"legal": legal, "effective_skill": skills}


def watching(rules: Ruleset, given: Given) -> dict[str, Any]:
    """Who is shot at by somebody lying in wait, as tokens come one after the other."""
    watcher = given["watcher"]
    stats = {"weapons": bow_of(watcher, given)}
    start = [6, -3]
    tokens = [{"id": "a", "side": "x", "facing": 0, **watcher, "stats": stats}]
    names = dict.fromkeys(event["token"] for event in given["events"])
    tokens += [
        {"id": name, "side": "x" if name.startswith("friend") else "y", "hex": [start[0] + n, start[1]]}
        for n, name in enumerate(names)
    ]
    on = board(rules, given, tokens)
    cells = tuple(on.cell(pair) for pair in given["watched"])
    picky = {"decline_automatic": bool(given.get("declined_automatic"))}
    request = ActionRequest("opportunity_fire", "a", cells=cells, options=picky)
    table = trial(rules, on.table, lambda t: rules.act(request, t)).table
    fires_at, skill = None, None
    for event in given["events"]:
        here = on.cell(event["enters"])

        def run(t: Table, token: str = event["token"], here: Any = here) -> Any:
            return Outcome(t.edit().set(token, at=(here[0], here[1])).changes())

        done = trial(rules, table, run, answers={**MISS, "roll:vision": 10})
        table = done.table
        shot = [record.roll for record in done.record.rolls if record.roll.purpose == "attack"]
        if shot and fires_at is None:
            fires_at, skill = event["token"], shot[0].target
    return {"fires_at": fires_at, "effective_skill": skill, "aim_allowed": opportunity.aim_allowed(cells)}


def areas(rules: Ruleset, given: Given) -> dict[str, Any]:
    """What watching so many hexes costs, and a line."""
    return {
        "modifier": [opportunity.area_penalty(n) for n in given["watched_hexes"]],
        "line_modifier": opportunity.line_penalty(),
    }


# --- throwing ---------------------------------------------------------------------------------------------------------


def distances(rules: Ruleset, given: Given) -> dict[str, Any]:
    """How far things fly."""
    st, skill = given["st"], given.get("throwing", 0)
    metres = [throwing.far_m(st, skill, kg) for kg in given["weights"]]
    return {
        "multiplier": [throwing.far_multiplier(st, kg) for kg in given["weights"]],
        "metres": metres,
        "hexes": [None if m is None else int(m) for m in metres],
        "allowed": [m is not None for m in metres],
    }


def damages(rules: Ruleset, given: Given) -> dict[str, Any]:
    """What thrown things do."""
    return {
        "damage": [throwing.thrown_damage(one["st"], one["kg"]) for one in given["cases"]],
        "allowed": [one["kg"] <= throwing.heaviest(one["st"]) for one in given["cases"]],
    }


# --- levels and water -------------------------------------------------------------------------------------------------


def level_rows(rules: Ruleset, given: Given) -> dict[str, Any]:
    """What a difference of level does to both."""
    tokens = [
        {"id": "a", "side": "x", "at": [4, 4], "elevation": given["upper_floor_m"]},
        {"id": "b", "side": "y", "at": [4, 3], "facing": 3, "elevation": given["lower_floor_m"]},
    ]
    table = sketch(rules, {"grid": "hex-flat", "tokens": tokens})
    upper, lower = table.token("a"), table.token("b")
    held = Weapon("common", 10, reach=(1,))
    answer: dict[str, Any] = {}
    for name, one, other in (("upper", upper, lower), ("lower", lower, upper)):
        may = []
        for group, kind in (("legs", "leg"), ("head", "brain")):
            if levels.refused(table, one, other, held, place(kind)) is None:
                may.append(group)
                changed = levels.attack_modifiers(table, one, other, held, place(kind))
                answer[f"{name}_{group}"] = sum(m.value for m in changed)
            else:
                answer[f"{name}_{group}"] = "impossible"
        torso = levels.refused(table, one, other, held, place("torso")) is None
        answer[f"{name}_may_hit"] = [*may, "torso"] if torso else may
        answer[f"{name}_defence"] = sum(m.value for m in levels.defence_modifiers(table, one, other))
    return answer


def level_blow(rules: Ruleset, given: Given) -> dict[str, Any]:
    """A blow across a difference of level."""
    attacker, attack = given["attacker"], given["attack"]
    long = int(attack.get("weapon_length_m", 1))
    line = f"Weapon, skill {attacker['skill']}, 1d cr, reach 1-{max(1, long)}"
    tokens = [
        {
            "id": "a",
            "side": "x",
            "hex": [0, 0],
            "facing": 0,
            "elevation": attacker["floor_m"],
            "stats": {"weapons": line},
        },
        {"id": "b", "side": "y", "hex": [0, -1], "facing": 3, "elevation": given["target"]["floor_m"]},
    ]
    table = board(rules, given, tokens).table
    options = {"location": attack["location"]} if "location" in attack else {}
    done = trial(rules, table, lambda t: rules.act(ActionRequest("attack", "a", "b", options=options), t), answers=MISS)
    here = levels.level(table, table.token("a"), table.token("b"), weapon(table.stats(table.token("a")), None))
    return {"effective_skill": done.record.rolls[0].roll.target, "effective_difference_m": here.metres}


def heights(rules: Ruleset, given: Given) -> dict[str, Any]:
    """Common heights."""
    return {"heights_m": [levels.height_of(name) for name in given["things"]]}


def in_water(rules: Ruleset, given: Given) -> dict[str, Any]:
    """The number of a blow in or under water with each reach, and what is left of the damage."""
    attacker, found, left = given["attacker"], [], None
    for reach in given["reach"]:
        line = f"Weapon, skill {attacker['skill']}, 1d cr, reach {'C' if reach == 0 else f'1-{reach}'}"
        stats = {**stats_of(rules, attacker), "weapons": line}
        under = ["submerged"] if given["submerged"] else []
        depth = [{"hex": [0, 0], "water": 1.0}] if given.get("above_knee") else []
        tokens = [{"id": "a", "side": "x", "hex": [0, 0], "stats": stats, "conditions": under}]
        table = board(rules, {**given, "terrain": depth}, tokens).table
        token = table.token("a")
        held = weapon(table.stats(token), None)
        score = Score(held.skill, T("skill")).with_all(water.attack_modifiers(table, token, held))
        found.append(score.value)
        left = water.lessened(table, token, int(given.get("basic_damage", 0)))
    return {"effective_skill": found, "damage": left}


PLAYS: tuple[tuple[str, tuple[str, ...], Play], ...] = (
    ("RNG-11", ("attacker",), in_the_way),
    ("RNG-6", ("dice",), blind),
    ("RNG-12", ("dice",), strays),
    ("RNG-3", ("weights",), distances),
    ("RNG-5", ("weights",), distances),
    ("RNG-2", ("cases",), damages),
    ("RNG-4", ("cases",), damages),
    ("RNG-1", ("cases",), damages),
    ("RNG-10", ("cases",), moving),
    ("RNG-13", ("watched_hexes",), areas),
    ("RNG-13", ("watcher",), watching),
    ("RNG-7", ("weapon_classes",), pop_ups),
    ("RNG-", ("attacker", "target"), shots),
    ("SIT-2", ("upper_floor_m",), level_rows),
    ("SIT-", ("attack", "attacker", "target"), level_blow),
    ("SIT-3", ("things",), heights),
    ("SIT-", ("reach", "submerged"), in_water),
)

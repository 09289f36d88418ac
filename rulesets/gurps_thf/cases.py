"""Plays rule cases of movement on a small table, as play does; the rest is in `cases_combat.py`."""

from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import Any

from battlemap.rules.api import CommandError, Drawn, MovePath, Ruleset, Table, Token, ruleset_of, sketch

from . import body, cases_combat, feats
from .board import Board, board, first, mover, others
from .manoeuvres import ADVANCE, KINDS, MOVE
from .meetings import EVADE, evasions
from .places import push, retreat_cells
from .tables import numbers

Given = Mapping[str, Any]
RULES = (
    "MOV-",
    "MAN-14",
    "COR-4",
    "COR-6",
    "COR-11",
    "COR-15",
    "COR-16",
    "CLO-1",
    "CLO-24",
    "CON-12",
    "DMG-10",
    "DMG-1",
)


def run(case: Mapping[str, Any]) -> dict[str, Any] | None:
    """What the rules make of a case of movement; None for one of something else."""
    ids = [part.strip() for part in str(case.get("rule", "")).replace(",", "+").split("+")]
    rules = ruleset_of(__name__)
    answer = cases_combat.run(rules, ids, case["given"])
    if answer is not None:
        return answer
    if not any(id_ == rule or (rule.endswith("-") and id_.startswith(rule)) for id_ in ids for rule in RULES):
        return None
    given = case["given"]
    for keys, play in PLAYS:
        if all(key in given for key in keys):
            return play(rules, given)
    return None


# --- places -----------------------------------------------------------------------------------------------------------


def retreat(rules: Ruleset, given: Given) -> dict[str, Any]:
    """Where the defender may step back to."""
    fighters = [{"side": "friends", **given["defender"], "id": "a"}, {"side": "foes", **given["attacker"], "id": "b"}]
    on = board(rules, given, [_standing(fact) for fact in fighters] + others(given))
    cells = retreat_cells(on.table, first(on.table), on.table.token("b"))
    return {"retreat_hexes": [on.told(cell) for cell in cells]}


def pushed(rules: Ruleset, given: Given) -> dict[str, Any]:
    """Where a push ends."""
    pair = [{"side": "friends", **given["target"], "id": "a"}, {"side": "foes", **given["attacker"], "id": "b"}]
    on = board(rules, given, [_standing(fact) for fact in pair] + others(given))
    target = first(on.table)
    found = push(on.table, target, on.table.token("b"), int(given["metres"]))
    path = [on.told(cell) for cell in found.path]
    return {
        "path": path,
        "end_hex": path[-1] if path else given["target"]["hex"],
        "stopped_by": None if found.stopped_by is None else on.told(found.stopped_by),
        "facing": target.facing,
        "direction": found.direction,
        "metres": len(path),
    }


def _standing(fact: Given) -> dict[str, Any]:
    keys = ("id", "hex", "facing", "side", "posture", "conditions", "size")
    return {key: fact[key] for key in keys if key in fact}


# --- numbers ----------------------------------------------------------------------------------------------------------


def jumps(rules: Ruleset, given: Given) -> dict[str, Any] | None:
    """Broad jumps in metres, high ones in centimetres."""
    results = []
    for one in given["cases"]:
        if one.get("kind") not in ("broad", "high"):
            return None
        jump = feats.broad_jump_m if one["kind"] == "broad" else feats.high_jump_cm
        prepared = bool(one.get("prepared", given.get("prepared", False)))
        results.append(jump(one.get("move", given.get("move")), one.get("run_m", 0), prepared))
    return {"result": results}


def limits(rules: Ruleset, given: Given) -> dict[str, Any]:
    """How far a manoeuvre leads with each Move."""
    found = [_limit(rules, {**given, "move": move, "start": {"hex": [0, 0]}}) for move in given["moves"]]
    return {"max_hexes": found, "step": found}


def _limit(rules: Ruleset, given: Given) -> int:
    on = board(rules, given, [mover(given)])
    return farthest(on.table, first(on.table), given)


def farthest(table: Table, token: Token, given: Given) -> int:
    """Hexes the token gets away at most."""
    try:
        profile = ruleset_of(__name__).profile(token, table, manoeuvre=given.get("manoeuvre"), mode=given.get("mode"))
    except CommandError:
        return 0
    cells = table.reach(token, profile).cells
    return int(max(table.distance(token, cell.at) for cell in cells))


def numbers_of(rules: Ruleset, given: Given) -> dict[str, Any]:
    """What a body is able to do."""
    known = {stat.id for stat in rules.manifest.stat}
    stats = {key: given[key] for key in given if key in known}
    answer: dict[str, Any] = {}
    if "load_kg" in given:
        level = body.encumbrance_level(given["st"], given["load_kg"])
        answer["level"] = answer["encumbrance"] = level
        stats["encumbrance"] = level or 0
    if "loads_kg" in given:
        answer["levels"] = [body.encumbrance_level(given["st"], load) for load in given["loads_kg"]]
    table = sketch(rules, {"grid": "hex-flat", "tokens": [{"id": "a", "at": [9, 4], "stats": stats}]})
    full = table.stats(first(table))
    profile = rules.profile(first(table), table)
    return {
        "move": profile.shown(profile.budget),
        "basic_speed": body.basic_speed(full),
        "basic_move": body.basic_move(full),
        "dodge": body.dodge(full),
        "step": body.step_length(body.step_move(full, table.options)),
        "basic_lift": body.basic_lift(full["st"]),
        **answer,
    }


def postures(rules: Ruleset, given: Given) -> dict[str, Any]:
    """What the postures do."""
    rows = [numbers("postures")[name] for name in given["postures"]]
    return {
        "attack": [row["attack"] for row in rows],
        "defence": [row["defence"] for row in rows],
        "shot_at": [row["shot_at"] for row in rows],
        "move_cost": [None if row["moves"] != "all" else row["step"] / 2 for row in rows],
    }


def climbs(rules: Ruleset, given: Given) -> dict[str, Any]:
    """Speed, time and roll of a climb."""
    up = given.get("direction", "up") == "up"
    speed = feats.climbing_speed(given["surface"], up)
    return {
        "speed": speed,
        "seconds": given["height_m"] / speed if speed and "height_m" in given else None,
        "modifier": feats.climbing_roll(given["surface"], up, given.get("encumbrance", 0)),
    }


# --- movement ---------------------------------------------------------------------------------------------------------


def movement(rules: Ruleset, given: Given) -> dict[str, Any]:
    """A drawn path, the cheapest way to a goal, or everything in reach."""
    fact = mover(given)
    if given.get("moved_this_turn"):
        fact["stats"] = {"hexes_moved": 1, **fact["stats"]}
    on = board(rules, given, [fact, *others(given)])
    token = first(on.table)
    try:
        profile = rules.profile(token, on.table, manoeuvre=_named(given), mode=given.get("mode"))
    except CommandError as refusal:
        return {"legal": False, "reachable": False, "refused": refusal.code, "max_hexes": 0}
    if "spent" in given:
        profile = profile.left(profile.budget - round(given["spent"] * profile.per_unit))
    limit = farthest(on.table, token, {**given, "manoeuvre": _named(given)})
    answer: dict[str, Any] = {"budget": profile.shown(profile.budget), "max_hexes": limit, "step": limit}
    if "path" in given:
        drawn = [(n, step) for n, step in enumerate(given["path"]) if step["do"] != "attack"]
        way = [Drawn(s["do"], on.cell(s["to"]) if "to" in s else None, s.get("facing")) for _, s in drawn]
        priced = on.table.price(token, profile, way)
        return {**answer, **told(on, token, priced, [n for n, _ in drawn]), "mp_left": answer["budget"] - priced.cost}
    reach = on.table.reach(token, profile)
    if "goal" in given:
        goal = next((cell for cell in reach.cells if cell.at == on.cell(given["goal"])), None)
        way_to = on.table.path(token, profile, on.cell(given["goal"]), given.get("facing"))
        facings = {str(facing): cost for facing, cost in goal.facings.items()} if goal else {}
        found = {"reachable": goal is not None, "min_cost": goal.cost if goal else None}
        return {**answer, **told(on, token, way_to), **found, "min_cost_by_final_facing": facings}
    return {**answer, "reachable_hexes": len(reach.cells)}


def _named(given: Given) -> str | None:
    """The manoeuvre, a Wait whose advance is drawn or asked for being a triggered one."""
    name: str | None = given.get("manoeuvre")
    if name == "wait" and "moved_this_turn" in given:
        name = next(id_ for id_, kind in KINDS.items() if kind == ADVANCE)
    return name or MOVE


def told(on: Board, token: Token, path: MovePath, items: list[int] | None = None) -> dict[str, Any]:
    """A way as a case speaks of it. Args: items: the case's number of each drawn item."""
    table, here = on.table, on.table.cell(token)
    cells = [here, *(step.at for step in path.steps)]
    hexes = sum(1 for a, b in pairwise(cells) if a != b)
    illegal = path.illegal
    step = illegal.step if illegal else None
    evaded = evasions(table, token, path)
    return {
        "legal": path.legal,
        "cost": path.cost,
        "unit": path.unit,
        "end_hex": on.told(cells[-1]),
        "end_facing": path.steps[-1].facing if path.steps else token.facing,
        "allowed_final_facings": list(path.facings),
        "cells": [on.told(step.at) for step in path.steps],
        "costs": [step.cost for step in path.steps],
        "modes": [step.mode for step in path.steps],
        "hexes_used": hexes,
        "steps_used": hexes,
        "offending_step": items[step] if items and step is not None else step,
        "reason": illegal.reason if illegal else None,
        "because": sorted({why.rule for why in illegal.why}) if illegal else [],
        "rules": sorted({why.rule for step in path.steps for why in step.why}),
        "texts": [str(why.text) for step in path.steps for why in step.why],
        "marks": list(path.marks),
        "legal_without_evasion": path.legal and EVADE not in path.marks,
        "requires_evade": [
            {"hex": on.told(one.at), "arc": one.arc, "dx_modifier": one.modifier} for one in evaded
        ],
    }  # fmt: skip


PLAYS: tuple[tuple[tuple[str, ...], Callable[[Ruleset, Given], dict[str, Any] | None]], ...] = (
    (("defender", "attacker"), retreat),
    (("target", "attacker", "metres"), pushed),
    (("cases",), jumps),
    (("moves",), limits),
    (("start",), movement),
    (("postures",), postures),
    (("surface",), climbs),
    (("basic_move",), numbers_of),
    (("dx", "ht"), numbers_of),
    (("st",), numbers_of),
)

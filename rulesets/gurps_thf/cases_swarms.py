"""Plays rule cases of swarms and hordes through the actions and generators that play runs."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from battlemap.rules.api import ActionRequest, Outcome, Ruleset, Table, trial

from . import swarming, swarms
from .board import Board, board
from .cases_areas import run
from .cases_attack import SAFE, stats_of

Given = Mapping[str, Any]


def _with(rules: Ruleset, given: Given, kind: str, size: int = 1, victims: Any = ((0, 0),), fact: Any = None) -> Board:
    """A swarm `s` at [0, 0], and victims v0, v1, ..."""
    stats = stats_of(rules, {"hp_max": 500, **(fact or {})})
    others = [{"id": f"v{n}", "side": "x", "hex": at, "stats": stats} for n, at in enumerate(victims)]
    on = board(rules, given, [{"id": "s", "side": "y", "hex": given.get("hive", [0, 0])}, *others])
    request = ActionRequest("form_swarm", "s", options={"kind": kind, "size": size})
    return Board(trial(rules, on.table, lambda t: rules.act(request, t)).table, on.origin)


def _act(rules: Ruleset, request: ActionRequest, table: Table) -> Any:
    return rules.act(request, table)


def _state(table: Table) -> tuple[int, int, bool, int, bool]:
    """Hexes left, points since the last hex, still a horde, tokens, scattered."""
    left = [t for t in table.tokens() if swarms.is_swarm(table.stats(t))]
    alive = [t for t in left if not any(c.id == swarms.DISPERSED for c in t.conditions)]
    first = table.stats(table.token("s"))
    size = sum(len(table.body(t)) for t in alive)
    return size, int(first["swarm_injury"]), swarms.is_horde(first), len(alive), len(alive) < len(left)


def contact(rules: Ruleset, given: Given) -> dict[str, Any]:
    """Rounds in a swarm's hex."""
    on = _with(rules, given, given["swarm"], fact=given["target"])
    table, rolls = on.table, list(given.get("dice", ()))
    lost: list[int] = []
    through: list[int] = []
    for _ in range(given["rounds"]):

        def start(table: Table) -> Any:
            return rules.act(ActionRequest("swarm_attack", "s"), table)

        done = trial(rules, table, start, dice=rolls, answers=SAFE, all_dice=False)
        rolls = rolls[sum(one.roll.purpose == "swarm" for one in done.record.rolls) :]
        table = done.table
        hurts = done.record.damage
        lost.append(int(sum(one.injury for one in hurts)))
        through.append(int(sum(max(0.0, (one.basic or 0) - one.dr) for one in hurts)))
    return {"damage_per_round": lost, "injury": lost, "penetrating": through, "dice_left": len(rolls)}


def struck(rules: Ruleset, given: Given) -> dict[str, Any]:
    """Blows and area attacks at a swarm."""
    on = _with(rules, given, given["swarm"], victims=())

    def make(table: Table) -> Any:
        lost = []
        for one in given["hits"]:
            area = one.get("shape") in ("area", "cone", "explosion")
            lost.append((yield from swarming.hit(table, "s", one["basic_damage"], one["type"], area=area)).injury)
        return lost

    done = run(rules, on, make)
    lost = done.outcome.value
    return {"injury": lost, "total": sum(lost), "dispersed": _state(done.table)[4]}


def pressed(rules: Ruleset, given: Given) -> dict[str, Any]:
    """Crushing with the shield and striking, round by round."""
    on = _with(rules, given, given["swarm"])
    table, lost = on.table, []
    dispersed = None
    plan = given["per_round"][0]
    for number in range(1, given["rounds"] + 1):
        points = 0
        if plan.get("shield_crush") or plan.get("stamp"):
            way = "shield" if plan.get("shield_crush") else "stamp"
            request = ActionRequest("crush_swarm", "v0", "s", options={"way": way})
            done = trial(rules, table, partial(_act, rules, request))
            table, points = done.table, int(done.outcome.value)
        if "hit" in plan:
            blow = plan["hit"]
            done = run(
                rules, Board(table, on.origin), lambda t, b=blow: swarming.hit(t, "s", b["basic_damage"], b["type"])
            )
            table, points = done.table, points + int(done.outcome.value.injury)
        lost.append(points)
        if dispersed is None and _state(table)[4]:
            dispersed = number
    return {"injury_per_round": lost, "dispersed_after_round": dispersed}


def stamped(rules: Ruleset, given: Given) -> dict[str, Any]:
    """Stamping on kinds of swarms."""
    found = []
    for kind in given["swarms"]:
        on = _with(rules, given, kind)
        request = ActionRequest("crush_swarm", "v0", "s", options={"way": "stamp" if given.get("stamp") else "shield"})
        found.append(trial(rules, on.table, partial(_act, rules, request)).outcome.value)
    return {"injury": found}


def chased(rules: Ruleset, given: Given) -> dict[str, Any]:
    """Whether the bees let go."""
    on = _with(rules, given, given["swarm"], victims=given["victim_path_end"])
    table = on.table
    ends = range(len(given["victim_path_end"]))
    return {"gives_up": [swarming.gives_up(table, table.token("s"), table.token(f"v{n}")) for n in ends]}


def sizes(rules: Ruleset, given: Given) -> dict[str, Any]:
    """SM by hexes, as a swarm that is formed has it."""
    found = []
    for size in given["sizes_hexes"]:
        on = _with(rules, given, "rats", size, victims=())
        found.append(on.table.stats(on.table.token("s"))["size_modifier"])
    return {"sm": found}


def speeds(rules: Ruleset, given: Given) -> dict[str, Any]:
    """Move by size and way of moving."""
    return {"move": [swarms.slowed(one["base_move"], one["size"], one["mode"]) for one in given["cases"]]}


def shrinking(rules: Ruleset, given: Given) -> dict[str, Any]:
    """A horde is hurt, again and again."""
    on = _with(rules, given, given["horde"], given["size"], victims=())
    table, after = on.table, []
    for points in given["injuries"]:
        done = run(rules, Board(table, on.origin), lambda t, n=points: swarming.hit(t, "s", n, "cr", area=True))
        table = done.table
        after.append(_state(table)[0])
    size, rest, horde, tokens, _ = _state(table)
    answer: dict[str, Any] = {"size_after": after if len(after) > 1 else size, "remainder": rest, "horde": horde}
    if not horde:
        answer["separate_swarms"] = tokens
    return {**answer, "sm": table.stats(table.token("s"))["size_modifier"], "moves": _moves(rules, table)}


def _moves(rules: Ruleset, table: Table) -> float:
    token = table.token("s")
    return float(rules.budgets(token, table)["move"])


def turn(rules: Ruleset, given: Given) -> dict[str, Any]:
    """A horde's turn: at everybody inside, and on."""
    cells = given["hexes"]
    on = _with(rules, given, given["horde"], len(cells), victims=given["targets"])
    start = on.cell(cells[0])
    body = tuple((q - cells[0][0], r - cells[0][1]) for q, r in cells)
    table = trial(
        rules, on.table, lambda t: Outcome(t.edit().set("s", at=(start[0], start[1]), body=body).changes())
    ).table
    request = ActionRequest("swarm_attack", "s")
    done = trial(rules, table, lambda t: rules.act(request, t), answers={**SAFE, "roll:swarm": 3})
    attacked = [given["targets"][int(id_[1:])] for id_ in done.outcome.value]
    reach = done.table.reach(done.table.token("s"), rules.profile(done.table.token("s"), done.table, manoeuvre="move"))
    return {"attacked": attacked, "may_move": len(reach.cells) > 1, "move": _moves(rules, done.table)}


PLAYS: tuple[tuple[str, tuple[str, ...], Any], ...] = (
    ("SWA-", ("swarm", "per_round"), pressed),
    ("SWA-", ("swarm", "target", "rounds"), contact),
    ("SWA-", ("swarm", "hits"), struck),
    ("SWA-", ("swarm", "victim_path_end"), chased),
    ("SWA-", ("swarms",), stamped),
    ("SWA-", ("sizes_hexes",), sizes),
    ("SWA-13", ("cases",), speeds),
    ("SWA-", ("horde", "injuries"), shrinking),
    ("SWA-", ("horde", "hexes"), turn),
)

"""Plays rule cases of defences, of the arcs round a fighter and of lines between hexes."""

from typing import Any

from battlemap.rules.api import Combat, Outcome, Ruleset, Table, sketch, trial

from .attack import Blow, blow
from .board import Board, board
from .cases_attack import HIT, KINDS, Given, pair
from .defend import defend
from .strike import Strike
from .weapons import weapon


def defences(rules: Ruleset, given: Given) -> dict[str, Any]:
    """Every defence against a strike, as the prompt has it."""
    if "cases" in given:
        parts = [defences(rules, {**{k: v for k, v in given.items() if k != "cases"}, **one}) for one in given["cases"]]
        return {key: [part[key] for part in parts] for key in parts[0]}
    on, strike = _strike(rules, given)
    answers = {"aware": "yes" if given["defender"].get("aware") else "no", "defence": "none"}

    def run(table: Table) -> Any:
        yield from defend(table, strike)
        return Outcome()

    done = trial(rules, on.table, run, answers=answers)
    prompt = next(asked.ask for asked in done.record.asked if asked.ask.question == "defence")
    values: dict[str, Any] = {"dodge": None, "parry": None, "block": None}
    for choice in prompt.choices:
        name, _, cell = choice.id.partition("@")
        if name in values and bool(cell) == bool(given.get("retreat")) and choice.available:
            values[name] = choice.value
    defender = on.table.token("b")
    return {
        "arc": on.table.arc(on.table.token("a"), defender),
        **values,
        "retreat_hexes": sorted({tuple(on.told(c.cell)) for c in prompt.choices if c.cell is not None}),
        "rules": sorted({w.rule for c in prompt.choices for w in c.why}),
    }


def _strike(rules: Ruleset, given: Given) -> tuple[Board, Strike]:
    defender, attack = dict(given["defender"]), given["attack"]
    if defender.get("manoeuvre") == "all_out_defence":
        defender["conditions"] = [*defender.get("conditions", ()), "guarding"]
    elif defender.get("manoeuvre") == "all_out_attack":
        defender["conditions"] = [*defender.get("conditions", ()), "off_guard"]
    parry = defender.pop("parry", None)
    own = ""
    if parry is not None:
        flag = ", knife" if defender.get("weapon") == "knife" else ""
        own = f"Weapon, skill 10, 1d cut, parry {parry}, hand {defender.get('weapon_side', 'right')}{flag}"
    defender["weapons"] = own or "Nothing, skill 10, 1d cut, parry no"
    word = attack.get("weapon", "")
    flags = [w for w in ("knife", "flail", "shield") if w == word]
    far = attack.get("reach", 1)
    lines = ", ".join(["Weapon", "skill 12", "1d cut", f"reach 1-{far}", *flags])
    on = pair(rules, given, given["attacker"], defender, lines)
    held = weapon(on.table.stats(on.table.token("a")), None)
    kind = KINDS[attack.get("projectile", "melee") if attack["kind"] == "ranged" else "melee"]
    return on, Strike("a", "b", held, kind)


def helping(rules: Ruleset, given: Given) -> dict[str, Any]:
    """Parrying a blow aimed at a friend, and what it does to one's own defences afterwards."""
    own = f"Sword, skill 10, 1d cut, parry {given['helper']['parry']}"
    victim = {"hex": [0, -1], "facing": 3, "db": given["victim"].get("db", 0)}
    on = pair(rules, {"others": []}, {"hex": [0, 0], "facing": 0}, victim, "Sword, skill 14, 1d cut")
    helper = {"id": "h", "side": "y", "at": list(on.cell([1, -1])), "facing": 4, "stats": {"weapons": own, "dodge": 10}}
    table = with_fight(rules, with_token(rules, on.table, helper), ["a", "b", "h"], "a")
    plan = Blow("a", "b", weapon(table.stats(table.token("a")), None))

    def run(table: Table) -> Any:
        yield from blow(table, plan)
        return Outcome()

    done = trial(rules, table, run, answers={**HIT, "interrupt@h": "parry_for_other", "roll:parry": 3})
    parry = next(r.roll for r in done.record.rolls if r.roll.purpose == "parry")

    def own_defence(table: Table) -> Any:
        yield from defend(table, Strike("a", "h", plan.weapon))
        return Outcome()

    asked = trial(rules, done.table, own_defence, answers={"defence": "none", "aware": "yes"}).record.asked
    told = [
        m.value for one in asked for c in one.ask.choices if c.id == "dodge" for m in c.modifiers if m.rule == "DEF-9"
    ]
    return {"parry": parry.target, "helper_defence_penalty_rest_of_round": told[0] if told else 0}


def with_token(rules: Ruleset, table: Table, fact: Given) -> Table:
    """The table with one more token."""
    made = sketch(rules, {"grid": "hex-flat", "tokens": [fact]}).tokens()[0]
    return trial(rules, table, lambda t: Outcome(t.edit().put(made).changes())).table


def with_fight(
    rules: Ruleset, table: Table, order: list[str], acting: str | None, manoeuvre: str | None = None, round: int = 1
) -> Table:
    """The table in a fight of these tokens."""
    data = {"manoeuvre": manoeuvre} if manoeuvre else {}
    combat = Combat(table.scene.id, round, tuple((id_,) for id_ in order), (acting,) if acting else (), {}, data)
    return trial(rules, table, lambda t: Outcome(t.edit().fight(combat).changes())).table


# --- arcs -------------------------------------------------------------------------------------------------------------


def arcs(rules: Ruleset, given: Given) -> dict[str, Any]:
    """In which arc of an observer each hex lies."""
    facts = [{"id": "a", **given["observer"]}, *({"id": f"o{n}", "hex": at} for n, at in enumerate(given["others"]))]
    on = board(rules, given, facts)
    return {"arcs": [on.table.arc(on.table.token(f"o{n}"), on.table.token("a")) for n in range(len(given["others"]))]}


def fan(rules: Ruleset, given: Given) -> dict[str, Any]:
    """Whether each target is in front for a plain blow."""
    facts = [{"id": "a", **given["attacker"]}, *({"id": f"o{n}", "hex": at} for n, at in enumerate(given["targets"]))]
    on = board(rules, given, facts)
    found = [on.table.in_melee_fan(on.table.token(f"o{n}"), on.table.token("a")) for n in range(len(given["targets"]))]
    return {"normal": found}


def lines(rules: Ruleset, given: Given) -> dict[str, Any]:
    """What the line between two hexes crosses, and how far they are apart."""
    on = board(rules, given, [{"id": "a", "hex": given["from"]}, {"id": "b", "hex": given["to"]}])
    line = on.table.line(on.cell(given["from"]), on.cell(given["to"]))
    return {
        "crossed": [on.told(cell) for cell in line.crossed],
        "edge_pairs": [sorted(on.told(cell) for cell in one) for one in line.edge_pairs],
        "distance": on.table.distance(on.cell(given["from"]), on.cell(given["to"])),
        "direction": on.table.direction(on.cell(given["from"]), on.cell(given["to"])),
    }

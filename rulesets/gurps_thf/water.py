"""Fighting in and under water: attacks, damage, and staying afloat. Rules: SIT-4, SIT-5."""

from collections.abc import Generator
from typing import Any

from battlemap.rules.api import Apply, Line, Modifier, T, Table, Token, Why

from . import fatigue, state
from .rolls import Score, half, roll
from .tables import numbers
from .weapons import Weapon

Going = Generator[Any, Any, Any]
UNDER, WADING = "submerged", "wading"
SINCE = "water_since"
RULES = {UNDER: "SIT-4", WADING: "SIT-5"}


def depth(table: Table, token: Token) -> str | None:
    """submerged (a condition: the table says who dives), wading in water above the knee, or None."""
    if state.has(token, UNDER):
        return UNDER
    stats = table.stats(token)
    if stats.get("water_move"):
        return None
    water = table.ground(table.cell(token)).water - token.elevation
    knee = float(stats["height_m"]) / numbers("situations")["water"]["knee_part"]
    return WADING if water > knee + 1e-9 else None


def attack_modifiers(table: Table, attacker: Token, weapon: Weapon) -> tuple[Modifier, ...]:
    """What water does to a blow: by the reach of the weapon and the load; above the knee half of it."""
    where = depth(table, attacker)
    if where is None:
        return ()
    row = numbers("situations")["water"]
    natural = "natural" in weapon.flags or weapon.longest == 0
    value = int(row["natural"] if natural else row["per_hex"] * weapon.longest)
    value -= int(table.stats(attacker)["encumbrance"])
    if where == UNDER:
        return (Modifier(value, "SIT-4", T("under water")),)
    return (Modifier(half(value, table.options), "SIT-5", T("in the water")),)


def useless(table: Table, attacker: Token, weapon: Weapon) -> Why | None:
    """Why a missile weapon does not work there; None if it does."""
    if depth(table, attacker) == UNDER and weapon.flags & {"bow", "crossbow"}:
        return Why(0, "SIT-4", T("bows and crossbows do not shoot under water"))
    return None


def range_part(table: Table, attacker: Token, weapon: Weapon) -> int:
    """By what the range of a weapon is divided."""
    thrown = "thrown" in weapon.flags and depth(table, attacker) == UNDER
    return int(numbers("situations")["water"]["thrown_part"]) if thrown else 1


def lessened(table: Table, attacker: Token, points: int) -> int:
    """The damage that is left of so many points, rounded down."""
    where = depth(table, attacker)
    if where is None:
        return points
    part, whole = numbers("situations")["water"][where]["damage"]
    return points * int(part) // int(whole)


def keep_afloat(table: Table, token_id: str) -> Going:
    """Every few rounds a Swimming roll, or a fatigue point is lost. Called when a turn begins."""
    combat = table.combat
    token = table.token(token_id)
    where = depth(table, token)
    if combat is None:
        return None
    known = dict(combat.data.get(SINCE, {}))
    if where is None:
        if token_id in known:
            known.pop(token_id)
            yield Apply(table.edit().combat(**{SINCE: known}).changes())
        return None
    before = known.get(token_id)
    if before is None or before["where"] != where:
        known[token_id] = {"where": where, "round": combat.round}
        yield Apply(table.edit().combat(**{SINCE: known}).changes())
        return None
    if (combat.round - int(before["round"])) % int(numbers("situations")["water"][where]["rounds"]):
        return None
    check = yield from roll(table, swimming(table, token, RULES[where]), "swimming", token_id, rule=RULES[where])
    if not check.ok:
        line = Line(RULES[where], T("{name} swallows water", name=token.name or token_id))
        yield Apply(lines=(line,))
        yield from fatigue.lose(table, token_id, 1)
    return None


def swimming(table: Table, token: Token, rule: str) -> Score:
    """Swimming, or its default."""
    stats = table.stats(token)
    known = stats.get("swimming")
    if known is not None:
        return Score(int(known), T("Swimming"), rule)
    return Score(int(stats["dx"]), T("DX"), rule).plus(numbers("situations")["water"]["swimming"], rule, T("untrained"))

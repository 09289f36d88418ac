"""Clothes and shields that burn, and beating them out. Rules: ENV-2, ENV-3, ENV-7 to ENV-10."""

from collections.abc import Generator, Mapping
from dataclasses import replace
from typing import Any

from battlemap.rules.api import ActionRequest, Apply, CommandError, Line, Outcome, Roll, T, Table, Token, Why

from . import state, swarms
from .damage import Hurt, work_out
from .defence import BLOCK
from .injury import suffer
from .locations import place
from .rolls import Score, roll
from .strike import Strike
from .tables import numbers
from .weapons import Weapon, expression, weapons_of

Going = Generator[Any, Any, Any]
BURNING, WET = "burning", "wet"
INCENDIARY = 1  # points
SCORCHED = "scorched"  # points of fire a shield has taken since the last turn
ON_THE_GROUND = 2  # turns to ready a shield that was dropped


def row_of(points: int, lace: bool = False) -> Mapping[str, Any] | None:
    """What one attack of so much burn damage does to clothes; None: nothing."""
    rows = numbers("fire")["clothes"]["rows"]
    if lace and points >= numbers("fire")["clothes"]["lace"]:
        return rows[0] if points >= rows[0]["least"] else rows[-1]  # type: ignore[no-any-return]
    return next((row for row in rows if points >= row["least"]), None)


def catch(table: Table, token_id: str, points: int, *, lace: bool = False) -> Going:
    """Clothes catch fire, unless they burn as badly already."""
    row = row_of(points, lace)
    token = table.token(token_id)
    if row is None or state.told(token, BURNING, "state") in ("all", row["state"]) or covered(table, token):
        return None
    rule = "ENV-10" if lace else "ENV-8" if row["state"] == "all" else "ENV-7"
    edit = table.edit().add(token, BURNING, state=row["state"], dx=row["dx"], tries=0)
    yield Apply(edit.changes(), (Line(rule, T("the clothes of {name} burn", name=token.name or token_id)),))
    return None


def heat_of(weapon: Weapon, points: int) -> int:
    """How much of the damage of a weapon burns: all of a flame's, a tenth of a tight beam's, a point of an incendiary one."""
    if weapon.type == "burn":
        return points
    beam = points // int(numbers("fire")["classes"]["beam"]) if weapon.type == "beam" else 0
    return max(beam, INCENDIARY if "incendiary" in weapon.flags and points else 0)


def effect(weapon: Weapon, points: int) -> object:
    """What the points rolled decide about fire; two that are the same are the same to the rules."""
    row = row_of(heat_of(weapon, points))
    return row["state"] if row is not None else None


def struck(table: Table, token_id: str, weapon: Weapon, hurt: Hurt) -> Generator[Any, Any, int]:
    """A weapon has struck: clothes may catch fire, an incendiary one burns a little more.

    Returns: further hit points lost.
    """
    lost = 0
    if "incendiary" in weapon.flags and weapon.type != "burn" and not state.has(table.token(token_id), "dead"):
        burn = work_out(INCENDIARY, "burn", hurt.where, table.stats(table.token(token_id)))
        burn = replace(burn, why=(Why(INCENDIARY, "ENV-2", T("incendiary")), *burn.why))
        lost = yield from suffer(table, token_id, burn)
    yield from catch(table, token_id, heat_of(weapon, hurt.basic))
    return lost


def blocked(table: Table, strike: Strike, how: str) -> Going:
    """A shield has stopped flames: ten points within a second set a wooden one alight (ENV-9)."""
    token = table.token(strike.defender)
    if how != BLOCK or strike.weapon.type != "burn" or state.has(token, BURNING) or not _wooden(table, token):
        return None
    rolled = yield Roll(expression(strike.weapon.dice, 0), "damage", by=strike.attacker, rule="ENV-9")
    points = int(rolled.total) + int(state.since(token, table).get(SCORCHED, 0))
    yield Apply(state.note(table.edit(), table, token.id, **{SCORCHED: points}).changes())
    yield from shield_burns(table, token.id, points)
    return None


def _wooden(table: Table, token: Token) -> bool:
    """A shield is of wood unless its line of the weapons says `metal`."""
    stats = table.stats(token)
    shields = [one for one in weapons_of(stats) if "shield" in one.flags]
    return any("metal" not in one.flags for one in shields) if shields else int(stats["shield_db"]) > 0


def covered(table: Table, token: Token) -> bool:
    """Wet clothes, and those under a suit of armour, do not catch fire (ENV-10); a swarm wears none."""
    stats = table.stats(token)
    return state.has(token, WET) or bool(stats["plate_armour"]) or swarms.is_swarm(stats)


def flare(table: Table, token_id: str) -> Going:
    """A second in burning clothes. Called when a turn begins."""
    known = state.told(table.token(token_id), BURNING, "state")
    row = next((row for row in numbers("fire")["clothes"]["rows"] if row["state"] == known), None)
    if known == "shield":
        row = numbers("fire")["clothes"]["shield"]
    if row is None:
        return None
    rule = {"all": "ENV-8", "part": "ENV-7"}.get(str(known), "ENV-9")
    rolled = yield Roll(expression(row["dice"], 0), "clothes", by=token_id, rule=rule)
    stats = {**table.stats(table.token(token_id)), "dr": 0}
    hurt = replace(work_out(rolled.total, "burn", place("torso"), stats, area=True), large=True)
    yield from suffer(table, token_id, hurt)
    return None


def shield_burns(table: Table, token_id: str, points: int) -> Going:
    """A wooden shield took so much burn damage within a second."""
    row = numbers("fire")["clothes"]["shield"]
    if points < row["least"] or state.has(table.token(token_id), BURNING):
        return None
    edit = table.edit().add(token_id, BURNING, state="shield", dx=row["dx"], tries=0)
    yield Apply(edit.changes(), (Line("ENV-9", T("the shield burns: drop it")),))
    return None


def quench_score(table: Table, token: Token) -> tuple[Score, int]:
    """The DX roll to beat out the flames, and the turns each try takes."""
    known = state.told(token, BURNING, "state")
    row = next((row for row in numbers("fire")["clothes"]["rows"] if row["state"] == known), None)
    score = Score(int(table.stats(token)["dx"]), T("DX"), "ENV-7")
    if row is None:
        return score, 1
    rule = "ENV-8" if known == "all" else "ENV-7"
    return score.plus(int(row["roll"]), rule, T("burning clothes")), int(row["turns"])


def quench(request: ActionRequest, table: Table) -> Generator[Any, Any, Outcome]:
    """The action: beat out the flames, jump into water, or let go of the shield."""
    token = table.token(request.by)
    name = token.name or token.id
    known = state.mark(token, BURNING)
    if known is None:
        raise CommandError(T("{name} does not burn", name=name), code="not-offered", rule="ENV-7")
    water = table.ground(table.cell(token)).water > 0
    over = table.edit().remove(token, BURNING)
    if water or known.extra.get("state") == "shield":
        if known.extra.get("state") == "shield":
            unready = state.mark(token, "unready")
            dropped = {one.name: ON_THE_GROUND for one in weapons_of(table.stats(token)) if "shield" in one.flags}
            if dropped:
                over.add(token.id, "unready", **{**(unready.extra if unready else {}), **dropped})
        rule = "ENV-8" if water else "ENV-9"
        yield Apply(over.changes(), (Line(rule, T("{name} no longer burns", name=name)),))
        return Outcome(value=True)
    score, turns = quench_score(table, token)
    tried = int(known.extra.get("tries", 0)) + 1
    if tried < turns:
        edit = table.edit().add(token, BURNING, **{**known.extra, "tries": tried})
        yield Apply(edit.changes(), (Line("ENV-8", T("{name} beats at the flames", name=name)),))
        return Outcome(value=False)
    check = yield from roll(table, score, "quench", token.id, rule="ENV-8" if turns > 1 else "ENV-7")
    if not check.ok:
        yield Apply(table.edit().add(token, BURNING, **{**known.extra, "tries": 0}).changes())
        return Outcome(value=False)
    yield Apply(over.changes(), (Line("ENV-7", T("{name} no longer burns", name=name)),))
    return Outcome(value=True)

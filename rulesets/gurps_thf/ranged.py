"""The number of a shot or throw, term by term, and whether it can be made at all.

Rules: COR-8, COR-9, RNG-6, RNG-8 to RNG-11, RNG-15, RNG-16, R-07, R-36, R-46.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil, floor

from battlemap.rules.api import CommandError, Modifier, T, Table, Text, Token, Why, decimal

from . import aiming, body, close, ranges, state, throwing, water
from .locations import Place, large_shield, penalty
from .meetings import is_enemy, posture_of
from .rolls import Score
from .skill import darkness, with_body
from .tables import numbers
from .weapons import Weapon

TINY = 1e-6
MAP = "map"
NORMAL, INCLUDED = "normal", "included"
COVERS: dict[str, Text] = {
    "head_only": T("only the head shows"),
    "head_and_shoulders": T("only head and shoulders show"),
    "half_exposed": T("half exposed"),
    "light_cover": T("light cover"),
    "behind_someone": T("behind someone"),
    "prone_no_cover": T("lying, no cover"),
    "lying_minimal_head_up": T("lying behind cover, head up"),
    "lying_minimal_head_down": T("lying behind cover, head down"),
    "crouching_or_kneeling": T("crouching or kneeling"),
}


@dataclass(frozen=True, slots=True)
class Shot:
    """What somebody means to shoot or throw.

    Args:
        cover: a row of the table of cover, "none", or "map" for what the map says.
        turns: turns of aiming; snap: "normal" (what aiming does counts) or "included" (the shot has its penalty already).
        moving: the game master's value for shooting on the move; None: by the points spent.
        speed: metres a second of the target. more: what the way of shooting does; defence: to the target's defences.
        no_defence: why there is none, if there is none.
    """

    shooter: str
    target: str
    weapon: Weapon
    location: str = "torso"
    chinks: bool = False
    cover: str = MAP
    turns: int = 0
    braced: bool = False
    snap: str = NORMAL
    moving: int | None = None
    speed: float = 0.0
    more: tuple[Modifier, ...] = ()
    defence: tuple[Modifier, ...] = ()
    no_defence: Modifier | None = None

    @property
    def key(self) -> tuple[object, ...]:
        """All that its number depends on."""
        plain = (
            self.shooter,
            self.target,
            self.weapon,
            self.location,
            self.chinks,
            self.cover,
            self.turns,
            self.braced,
        )
        return (*plain, self.snap, self.moving, self.speed, *((m.value, m.rule) for m in self.more))


def score_of(table: Table, shot: Shot, where: Place | None, *, occupied: bool = True) -> Score:
    """Effective skill of a shot. Args: where: what it is aimed at; occupied: those in the way count."""
    return table.kept(("shot", *shot.key, where, occupied), lambda: _score(table, shot, where, occupied))


def _score(table: Table, shot: Shot, where: Place | None, occupied: bool) -> Score:
    shooter, target = table.token(shot.shooter), table.token(shot.target)
    weapon, other = shot.weapon, table.stats(target)
    score = with_body(Score(weapon.skill, T("skill with {weapon}", weapon=weapon.name), "RNG-16"), table, shooter)
    score = score.plus(int(other["size_modifier"]), "COR-9", T("size of the target"))
    if large_shield(table.stats(shooter)):
        score = score.plus(numbers("attack")["modifiers"]["large_shield"], "COR-5", T("large shield"))
    score = score.with_all(distance_modifiers(table, shooter, target, shot.speed))
    if where is not None:
        score = score.with_all((penalty(where, shot.chinks, other),))
    score = score.with_all(occupied_modifiers(table, shooter, target) if occupied else ())
    score = score.with_all(cover_modifiers(table, shooter, target, shot.cover))
    score = score.with_all(moving_modifiers(table, shooter, weapon, shot.moving))
    score = score.plus(darkness(table, target), "RNG-16", T("darkness")).with_all(shot.more)
    score = score.with_all(close.shield_in_the_way(table, shooter))
    if is_blind(table, shooter, target):
        row = numbers("ranged")["modifiers"]
        score = score.plus(row["blind"], "RNG-6", T("firing blind"))
        score = score.capped(row["blind_cap"], "RNG-6", T("firing blind: at most {cap}", cap=row["blind_cap"]))
    if shot.snap == INCLUDED:
        return score
    return aiming.aimed(score, weapon, shot.turns, shot.braced)


# --- distance and height ----------------------------------------------------------------------------------------------


def effective_distance(table: Table, shooter: Token, target: Token) -> float:
    """Metres as they count: half the height less when shooting down, all of it more when shooting up."""
    flat, height = table.distance(shooter, target), table.elevation(shooter) - table.elevation(target)
    if height > 0:
        return max(0.0, flat - floor(height / 2 + TINY))
    return flat + ceil(-height - TINY)


def distance_modifiers(table: Table, shooter: Token, target: Token, speed: float = 0.0) -> tuple[Modifier, ...]:
    """The penalty for distance, and for the speed of the target."""
    flat, counted = table.distance(shooter, target), effective_distance(table, shooter, target)
    rule = "COR-8" if counted == flat else "RNG-8" if counted < flat else "RNG-9"
    texts = {
        "COR-8": T("distance {metres} m", metres=decimal(counted + speed)),
        "RNG-8": T("shooting down, counts as {metres} m", metres=decimal(counted + speed)),
        "RNG-9": T("shooting up, counts as {metres} m", metres=decimal(counted + speed)),
    }
    return (Modifier(ranges.range_penalty(counted + speed), rule, texts[rule]),)


# --- what is in the way -----------------------------------------------------------------------------------------------


def counts(table: Table, occupant: Token, shooter: Token) -> bool:
    """Whether somebody in the way hinders a shot: not one who is lower down than the shooter."""
    low = numbers("ranged")["low"]
    if low.get(posture_of(occupant), 0) > low.get(posture_of(shooter), 0):
        return False
    return table.options["ranged_occupied"] == "all" or is_enemy(occupant, shooter)


def occupied_modifiers(table: Table, shooter: Token, target: Token) -> tuple[Modifier, ...]:
    """For each occupied hex that the line crosses; the two hexes of an edge count as one."""
    value = numbers("ranged")["modifiers"]["occupied"]
    found = []
    for station in table.occupants_on_line(shooter, target):
        if any(counts(table, occupant, shooter) for occupant in station.tokens):
            text = T("along occupied hexes") if station.pair else T("through an occupied hex")
            found.append(Modifier(value, "RNG-11", text))
    return tuple(found)


def cover_modifiers(table: Table, shooter: Token, target: Token, given: str = MAP) -> tuple[Modifier, ...]:
    """The most severe row of the table of cover that applies."""
    rows = numbers("ranged")["cover"]
    names = list(covers(table, shooter, target)) if given == MAP else [given]
    names = [name for name in names if name in rows]
    if not names:
        return ()
    worst = min(names, key=lambda name: rows[name])
    return (Modifier(rows[worst], "RNG-15", COVERS[worst]),)


def covers(table: Table, shooter: Token, target: Token) -> Iterator[str]:
    """The rows of the table of cover that the map and the postures give."""
    limits = numbers("ranged")["shown"]
    seen = table.cover(target, shooter)
    posture = posture_of(target)
    if posture in ("lying", "crawling"):
        if seen.solid > limits["most_hidden"]:
            yield (
                "lying_minimal_head_up"
                if seen.parts.get("head", 0) > limits["most_hidden"]
                else "lying_minimal_head_down"
            )
        elif posture == "lying":
            yield "prone_no_cover"
    if posture in ("crouching", "kneeling", "crawling", "sitting"):
        yield "crouching_or_kneeling"
    if posture not in ("lying", "crawling"):
        shown = _showing(1 - seen.solid)
        if shown is not None:
            yield shown
    if seen.soft > limits["most_hidden"]:
        yield "light_cover"
    on_line = {token.id for station in table.occupants_on_line(shooter, target) for token in station.tokens}
    if any(one.hidden >= limits["behind"] and one.token not in on_line for one in seen.between):
        yield "behind_someone"


def _showing(share: float) -> str | None:
    """The row for a body of which so much shows past what is solid."""
    rows = numbers("ranged")["shown"]["rows"]
    return next((str(row["name"]) for row in rows if share <= row["up_to"]), None)


def is_blind(table: Table, shooter: Token, target: Token) -> bool:
    """True for a target behind one's back or out of sight, and for any if one's eyes are gone."""
    return (
        state.has(shooter, "blinded")
        or table.arc(target, shooter) == "rear"
        or not table.sight(shooter, target).visible
    )


# --- on the move ------------------------------------------------------------------------------------------------------


def moving_modifiers(table: Table, shooter: Token, weapon: Weapon, given: int | None = None) -> tuple[Modifier, ...]:
    """Walking up to half of the points of a Move, running above; crossbows and bows suffer more."""
    row = numbers("ranged")["modifiers"]
    spent, whole = _spent(table, shooter)
    running = 2 * spent > whole
    value = given if given is not None else row["running" if running else "walking"] if spent else 0
    times = next((n for flag, n in numbers("ranged")["moving"].items() if flag in weapon.flags), 1)
    text = T("on the move") if given is not None else T("running") if running else T("walking")
    return (Modifier(value * times, "RNG-10", text),) if value else ()


def _spent(table: Table, shooter: Token) -> tuple[float, float]:
    """Points of a Move spent in this turn, and all there were; none in other manoeuvres."""
    combat = table.combat
    whole = float(body.current_move(table.stats(shooter)))
    if combat is None or state.manoeuvre_of(shooter, table) != "move":
        return 0.0, whole
    return whole - float(combat.budgets.get(shooter.id, {}).get("move", whole)), whole


# --- can it be done ---------------------------------------------------------------------------------------------------


def reach_of(table: Table, shooter: Token, weapon: Weapon) -> float | None:
    """The greatest range of a weapon in metres, of what is thrown by its weight if it names none (RNG-3); None: not known."""
    farthest = weapon.max_m
    if farthest is None and "thrown" in weapon.flags and weapon.weight is not None:
        stats = table.stats(shooter)
        farthest = throwing.far_m(body.strength(stats), throwing.skill_of(stats), weapon.weight) or 0.0
    return None if farthest is None else farthest / water.range_part(table, shooter, weapon)


def refused(table: Table, shooter: Token, target: Token, weapon: Weapon) -> tuple[Why, str] | None:
    """Why a target cannot be shot at, with the code of the refusal; None if it can."""
    wet = water.useless(table, shooter, weapon)
    if wet is not None:
        return wet, "not-offered"
    farthest, far = reach_of(table, shooter, weapon), table.distance(shooter, target)
    if farthest is not None and far > farthest + TINY:
        text = T("{weapon} reaches {metres} m", weapon=weapon.name, metres=decimal(farthest))
        return Why(far, "RNG-16", text), "out-of-reach"
    if not table.sight(shooter, target).visible and _hidden(table, shooter, target):
        return Why(0, "RNG-15", T("nothing of the target shows")), "no-line-of-sight"
    return None


def _hidden(table: Table, shooter: Token, target: Token) -> bool:
    return table.cover(target, shooter).solid > 1 - float(numbers("ranged")["shown"]["least"])


def check(table: Table, shot: Shot) -> None:
    """Raises CommandError if the shot cannot be made."""
    stop = refused(table, table.token(shot.shooter), table.token(shot.target), shot.weapon)
    if stop is not None and not (stop[1] == "no-line-of-sight" and shot.cover != MAP):
        raise CommandError(stop[0].text, code=stop[1], rule=stop[0].rule, hint=T("aim at another target"))

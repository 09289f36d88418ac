"""Throwing or shooting something that explodes, at the ground or at somebody. Rules: EXP-18 to EXP-22, RNG-1, RNG-3."""

from collections.abc import Generator
from dataclasses import replace
from typing import Any

from battlemap.rules.api import ActionRequest, Apply, Cell, CommandError, Modifier, Offer, Outcome, T, Table, Token

from . import aiming, charge, explosion, hurling, impact, multi, ranged, shooting
from .meetings import is_enemy
from .ranged import Shot
from .rolls import Score, roll
from .skill import with_body
from .tables import numbers
from .weapons import EXPLOSIVE, Weapon, weapon, weapons_of


def bombard(request: ActionRequest, table: Table) -> Generator[Any, Any, Outcome]:
    """The action: a weapon that explodes, or a charge by the options, at a cell (+4) or at a token.

    At a token it is a throw or shot as any other, and a dodge makes it land beside. At a point nobody defends but by diving.
    """
    thrower = table.token(request.by)
    held = held_by(table, thrower, request)
    if request.target is not None:
        shot = Shot(request.by, request.target, _with_charge(held, request), "torso")
        ranged.check(table, shot)
        result = yield from shooting.loose(table, shot)
        return Outcome(hit=result.hit, value=result.blast or {})
    if request.at is None:
        raise CommandError(T("Where does it go off?"), hint=T("name a cell"))
    farthest = ranged.reach_of(table, thrower, held)
    if farthest is not None and table.distance(thrower, request.at) > farthest + 1e-9:
        text = T("farther than {metres} m", metres=f"{farthest:g}")
        raise CommandError(text, code="out-of-reach", rule="EXP-18")
    unseen = bool(request.options.get("unseen"))
    score = score_of(table, thrower, held, request.at, unseen=unseen)
    check = yield from roll(
        table, score, "attack", request.by, rule="EXP-18", ranged=True, apart=lambda c: None if c.ok else c.margin
    )
    if EXPLOSIVE in held.flags:
        yield Apply(shooting.after(table, thrower, held))
    going = charge.of_options(request.options, held)
    if check.ok:
        told = yield from impact.at_point(table, request.by, request.at, going)
    else:
        told = yield from impact.beside(table, request.by, request.at, going, check.margin, squared=unseen)
    return Outcome(hit=check.ok, value=told)


def held_by(table: Table, thrower: Token, request: ActionRequest) -> Weapon:
    """What is thrown or shot: the weapon named, one that explodes, the first that flies, or a thing of the size of a hand.

    Raises: CommandError `not-offered` for one that is not ready or does not fly.
    """
    stats = table.stats(thrower)
    if request.using is not None:
        held = weapon(stats, request.using)
        if held.explosive:
            held = shooting.pick(table, thrower, request.using)
        return held
    ready = [w for w in charges_of(table, thrower) if multi.ready(thrower, table, w)]
    if ready:
        return ready[0]
    if charges_of(table, thrower) and not request.options.get("dice"):
        raise CommandError(T("no charge is ready"), code="not-offered", rule="MAN-4")
    flying = [w for w in weapons_of(stats) if w.ranged]
    if flying:
        return flying[0]
    made = hurling.object_of(table, thrower, float(request.options.get("weight_kg", 0.5)), grenade=True)
    return replace(made, name="charge")


def offered(one: Offer, token: Token, table: Table) -> Offer:
    """The offer with the charges that are ready, and as options what the first of them is: so aiming shows how far it reaches."""
    ready = [w for w in charges_of(table, token) if multi.ready(token, table, w)]
    if not ready:
        return one
    usual = {
        "dice": ready[0].dice,
        "multiplier": ready[0].times,
        "fragments": ready[0].fragments,
        "type": ready[0].type,
    }
    options = tuple(replace(option, default=usual.get(option.id, option.default)) for option in one.options)
    return replace(one, using=tuple(w.name for w in ready), options=options)


def charges_of(table: Table, token: Token) -> list[Weapon]:
    """The weapons of somebody that fly and explode."""
    return [w for w in weapons_of(table.stats(token)) if w.explosive and w.ranged]


def score_of(table: Table, thrower: Token, held: Weapon, at: Cell, *, unseen: bool = False) -> Score:
    """The number of a throw or shot at a point of the ground: +4, and all that hinders any shot but the size of a target.

    What is thrown flies over heads: those on the way hinder only what is shot (a reading of RNG-11).
    """
    score = explosion.at_ground(table, thrower.id, held.skill, at)
    score = with_body(score, table, thrower)
    score = score.with_all(() if "thrown" in held.flags else _in_the_way(table, thrower, at))
    score = score.with_all(ranged.moving_modifiers(table, thrower, held))
    row = numbers("ranged")["modifiers"]
    if not unseen and (table.arc(at, thrower) == "rear" or not table.sight(thrower, at).visible):
        score = score.plus(row["blind"], "RNG-6", T("firing blind"))
        score = score.capped(row["blind_cap"], "RNG-6", T("firing blind: at most {cap}", cap=row["blind_cap"]))
    return aiming.aimed(score, held, 0, braced=False)


def _in_the_way(table: Table, thrower: Token, at: Cell) -> tuple[Modifier, ...]:
    value = numbers("ranged")["modifiers"]["occupied"]
    all_ = table.options["ranged_occupied"] == "all"
    found = []
    for station in table.occupants_on_line(thrower, at):
        others = [one for one in station.tokens if table.cell(one) != at and (all_ or is_enemy(one, thrower))]
        if any(ranged.counts(table, one, thrower) for one in others):
            found.append(Modifier(value, "RNG-11", T("through an occupied hex")))
    return tuple(found)


def _with_charge(held: Weapon, request: ActionRequest) -> Weapon:
    """The weapon with the charge that the options give it."""
    going = charge.of_options(request.options, held)
    more = {name for name, on in (("airburst", going.air), ("hot", going.hot)) if on}
    return replace(
        held, dice=going.dice, times=going.multiplier, type=going.type, divisor=going.divisor,
        fragments=going.fragments or "", flags=held.flags | {EXPLOSIVE} | more,
    )  # fmt: skip

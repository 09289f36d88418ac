"""The actions of close combat, of shooting and of the places one fights in, and when each is offered.

Rules: CLO-23, CLO-25, RNG-16, FAT-2.
"""

from collections.abc import Callable, Generator
from dataclasses import replace
from typing import Any

from battlemap.rules.api import (
    ActionRequest,
    Apply,
    CommandError,
    Line,
    Offer,
    Outcome,
    T,
    Table,
    TargetOffer,
    Token,
    Why,
)

from . import (
    air,
    ambush,
    bombard,
    climate,
    climbing,
    close,
    clothes,
    deep,
    exhaustion,
    explosion,
    falls,
    fire,
    grapple,
    hands,
    hurling,
    levels,
    multi,
    opportunity,
    ranged,
    rushing,
    senses,
    shooting,
    slam,
    state,
    swarming,
    swarms,
    trample,
    weariness,
)
from .contests import dexterity
from .rolls import roll
from .slam_scores import RULES
from .weapons import Weapon, weapon, weapons_of

Make = Callable[[ActionRequest, Table], Generator[Any, Any, Outcome]]

ACTIONS: dict[str, Make] = {
    "shoot": shooting.shoot,
    "pop_up": shooting.pop_up,
    "throw_object": hurling.throw,
    "opportunity_fire": opportunity.watch,
    "attack_from_above": ambush.from_above,
    "grapple": grapple.grapple,
    "seize_weapon": grapple.seize_weapon,
    "seize_arm": grapple.seize_arm,
    "bite": grapple.bite,
    "takedown": grapple.takedown,
    "pin": grapple.pin,
    "choke": grapple.choke,
    "break_free": grapple.break_free,
    "let_go": grapple.let_go,
    "slam": rushing.run_down,
    "super_slam": rushing.super_slam,
    "flying_tackle": rushing.flying_tackle,
    "trample": trample.trample,
    "gore": trample.gore,
    "collision": rushing.collision,
    "heart_attack": exhaustion.after_heart_attack,
    "explode": explosion.explode,
    "bombard": bombard.bombard,
    "quench": clothes.quench,
    "weather": climate.expose,
    "form_swarm": swarming.form,
    "swarm_attack": swarming.attack,
    "crush_swarm": swarming.crush,
    "sense": senses.sense,
    "fall": falls.plunge,
    "falling_object": falls.drop_on,
    "hold_breath": air.hold,
    "swim": air.swim,
    "wear": weariness.wear,
    "light_fire": fire.light,
    "cave_in": falls.cave_in,
    "let_go_of_wall": climbing.let_go,
    "rescue": deep.save,
    "shed_armour": deep.shed,
}
CLOSE = ("grapple", "seize_weapon", "seize_arm", "bite", "takedown", "pin", "choke", "break_free", "let_go")
BLOWS = ("attack", "two_weapons", "all_out_attack", "feint")
RUNS = ("slam", "super_slam", "flying_tackle", "trample", "gore")
SHOTS = ("shoot", "pop_up")
HELD_BY: dict[str, Callable[[Table, grapple.Pair], Why | None]] = {
    "takedown": grapple.no_takedown, "pin": grapple.no_pin, "choke": grapple.no_choke,
}  # fmt: skip


def check(request: ActionRequest, table: Table) -> None:
    """Raises CommandError `not-offered` for what close combat does not allow."""
    why = close.forbidden(table, table.token(request.by), request.action)
    if why is not None:
        raise CommandError(why.text, code="not-offered", rule=why.rule, hint=T("leave the hex first"))


def in_close_first(make: Make) -> Make:
    """Drawing or readying a weapon in close combat takes a DX roll first; a critical failure drops it (CLO-23)."""

    def run(request: ActionRequest, table: Table) -> Generator[Any, Any, Outcome]:
        token = table.token(request.by)
        if not close.in_close(table, token):
            return (yield from make(request, table))
        done = yield from roll(table, dexterity(table, token, "CLO-23"), "draw", token.id, rule="CLO-23")
        if done.ok:
            return (yield from make(request, table))
        edit = table.edit()
        name = token.name or token.id
        text = T("{name} does not get the weapon ready", name=name)
        if done.fumble:
            held = weapon(table.stats(token), request.using)
            hands.drop(edit, token, table, (held,))
            text = T("{name} drops {weapon}", name=name, weapon=held.name)
        yield Apply(edit.changes(), (Line("CLO-23", text),))
        return Outcome()

    return run


# --- offers -----------------------------------------------------------------------------------------------------------


def offered(one: Offer, token: Token, table: Table) -> Offer:
    """An offer with what these rules know of it: who is in the hex, what shows, what the table plays with."""
    if not one.available:
        return one
    why = close.forbidden(table, token, one.action)
    if why is not None:
        return _closed(one, why)
    if one.action == "super_slam" and not table.options["super_slams"]:
        return _closed(one, Why(0, "CLO-15", T("This table plays without super-slams")))
    if one.action == "gore" and table.stats(token)["horns"] == "none":
        return _closed(one, Why(0, "CLO-21", T("It has no horns")))
    if one.action == "heart_attack" and not state.has(token, "heart_attack"):
        return _closed(one, Why(0, "FAT-2", T("no heart attack")))
    if one.action == "swarm_attack" and not swarms.is_swarm(table.stats(token)):
        return _closed(one, Why(0, "SWA-2", T("only swarms do that")))
    if one.action in BLOWS:
        held = levels.longest(table, token)
        return _with(one, lambda other: _height_stop(token, other, table, held), table)
    if one.action in CLOSE:
        return _with(one, lambda other: _close_stop(one.action, token, other, table), table)
    if one.action in RUNS:
        return _with(one, lambda other: _run_stop(one.action, token, other, table), table)
    if one.action in SHOTS:
        return _shots(one, token, table)
    if one.action == "attack_from_above":
        return _with(one, lambda other: _above_stop(token, other, table), table)
    if one.action == "crush_swarm":
        return _with(one, lambda other: _no_swarm(other, table), table)
    if one.action == "bombard":
        return bombard.offered(one, token, table)
    if one.action == "opportunity_fire":
        ready = _ready(token, table)
        if not ready:
            return _closed(one, Why(0, "RNG-13", T("There is nothing to shoot or throw")))
        return replace(one, using=ready)
    return one


def _ready(token: Token, table: Table, series: bool = False) -> tuple[str, ...]:
    """The weapons that shoot or are thrown and are ready. Args: series: or may be by a Fast-Draw roll."""
    every = [w for w in weapons_of(table.stats(token)) if w.ranged]
    series = series and bool(table.options["multiple_attacks"])
    return tuple(w.name for w in every if series or multi.ready(token, table, w))


def _shots(one: Offer, token: Token, table: Table) -> Offer:
    names = _ready(token, table, series=one.action == "shoot")
    usable = [w for w in weapons_of(table.stats(token)) if w.name in names]
    if one.action == "pop_up":
        usable = [w for w in usable if "bow" not in w.flags]
    if not usable:
        return _closed(one, Why(0, "RNG-16", T("There is nothing to shoot or throw")))

    def stop(other: Token) -> tuple[Why, str] | None:
        found = [ranged.refused(table, token, other, w) for w in usable]
        if None in found or (one.action == "pop_up" and any(f and f[1] == "no-line-of-sight" for f in found)):
            return None
        return next(f for f in found if f is not None)

    return replace(_with(one, stop, table), using=tuple(w.name for w in usable))


def _close_stop(action: str, token: Token, other: Token, table: Table) -> tuple[Why, str] | None:
    if not close.together(table, token, other):
        return Why(0, "CLO-1", T("not in the same hex")), "out-of-reach"
    two = grapple.Pair(token, other)
    why = HELD_BY[action](table, two) if action in HELD_BY else None
    if why is None and action in grapple.BY_HAND:
        rule, needed = grapple.BY_HAND[action]
        why = grapple.no_hand(table, two, rule, needed)
    kinds = grapple.KINDS
    if action == "break_free" and not any(grapple.hold_of(table, other.id, token.id, kind) for kind in kinds):
        why = Why(0, "CLO-11", T("is not held by this one"))
    if action == "let_go" and not any(grapple.hold_of(table, token.id, other.id, kind) for kind in kinds):
        why = Why(0, "CLO-2", T("does not hold this one"))
    return None if why is None else (why, "not-offered")


def _height_stop(token: Token, other: Token, table: Table, held: Weapon | None) -> tuple[Why, str] | None:
    """No blow reaches one who stands too much higher or lower. Args: held: the longest weapon that is ready."""
    why = None if held is None else levels.too_far(table, token, other, held)
    return None if why is None else (why, "out-of-reach")


def _no_swarm(other: Token, table: Table) -> tuple[Why, str] | None:
    return None if swarms.is_swarm(table.stats(other)) else (Why(0, "SWA-5", T("That is no swarm")), "not-offered")


def _above_stop(token: Token, other: Token, table: Table) -> tuple[Why, str] | None:
    if table.elevation(token) > table.elevation(other):
        return None
    return Why(0, "SIT-6", T("The attacker does not stand higher")), "not-offered"


def _run_stop(action: str, token: Token, other: Token, table: Table) -> tuple[Why, str] | None:
    if not slam.beside(table, token, other):
        return Why(0, RULES.get(action, "CLO-13"), T("not beside, in front")), "out-of-reach"
    left = slam.points_left(table, token)
    why = trample.too_small(table, token, other) if action == "trample" else None
    if left is not None and left < slam.points_needed(action):
        why = Why(left, RULES.get(action, "CLO-13"), T("Not enough movement left"))
    return None if why is None else (why, "not-offered")


def _with(one: Offer, stop: Callable[[Token], tuple[Why, str] | None], table: Table) -> Offer:
    """The offer with the reasons why some targets are none."""
    targets = []
    for target in one.targets:
        found = stop(table.token(target.token)) if target.ok else None
        targets.append(target if found is None else TargetOffer(target.token, False, (found[0],), found[1]))
    if any(target.ok for target in targets):
        return replace(one, targets=tuple(targets))
    first = next((target for target in targets if target.why), None)
    why, code = (first.why, first.code) if first is not None and len(targets) == 1 else ((), "")
    why = why or (Why(0, RULE_OF.get(one.action, "RNG-16"), T("nobody to do it to")),)
    return replace(one, available=False, why=why, code=code or "out-of-reach", targets=tuple(targets))


RULE_OF = {
    **dict.fromkeys(BLOWS, "SIT-2"),
    **dict.fromkeys(CLOSE, "CLO-1"),
    **dict.fromkeys(RUNS, "CLO-13"),
    "attack_from_above": "SIT-6",
    "crush_swarm": "SWA-5",
}


def _closed(one: Offer, why: Why) -> Offer:
    return replace(one, available=False, why=(why,), code="not-offered", targets=())

"""Shots and throws, from the number to what becomes of those on the way. Rules: RNG-7, RNG-12, RNG-16, MAN-2, MAN-4."""

from collections.abc import Generator
from dataclasses import dataclass, replace
from typing import Any

from battlemap.rules.api import (
    ActionRequest,
    Announce,
    Apply,
    Cell,
    CommandError,
    Line,
    Modifier,
    Outcome,
    T,
    Table,
    Token,
)

from . import clothes, drawing, impact, multi, overshoot, pierce, ranged, state, swarming, swarms
from .attack import STOPS, hit_class, land, near_miss, strike_home
from .defence import DODGE
from .defend import defend
from .locations import RANDOM, Place, place_on
from .locations import refused as no_such_place
from .places import one_step
from .ranged import Shot
from .rolls import Check, Score, roll
from .strike import FIREARM, MISSILE, THROWN, Strike
from .tables import numbers
from .weapons import Weapon, weapon, weapons_of

Going = Generator[Any, Any, Outcome]


@dataclass(frozen=True, slots=True)
class Result:
    """How a shot ended.

    `hit`: it struck its target; `struck`: whom it struck, perhaps the wrong one; `blast`: what a charge did.
    """

    hit: bool = False
    struck: str | None = None
    check: Check | None = None
    score: Score | None = None
    lost: int = 0
    blast: dict[str, Any] | None = None


def shoot(request: ActionRequest, table: Table) -> Going:
    """Shoot or throw at a target; one of a series has to be drawn at once first."""
    series = bool(request.options.get("fast_draw"))
    if series and not (yield from _draws(request, table)):
        return Outcome(hit=False)
    shot = plan(request, table)
    shot = replace(shot, turns=0, braced=False) if series else shot
    ranged.check(table, shot)
    result = yield from loose(table, shot)
    return Outcome(hit=result.hit, value=result)


def _draws(request: ActionRequest, table: Table) -> Generator[Any, Any, bool]:
    """One shot of a series (MAN-13e, MAN-13i): Fast-Draw makes the next arrow or throwing weapon ready at once."""
    if not table.options["multiple_attacks"]:
        raise CommandError(T("This table plays without multiple attacks"), code="not-offered", rule="MAN-13e")
    token = table.token(request.by)
    stats = table.stats(token)
    held = weapon(stats, request.using or next((w.name for w in weapons_of(stats) if w.ranged), None))
    number = int(state.since(token, table).get("drawn", 0))
    check = yield from drawing.draw(table, token.id, number, thrown="thrown" in held.flags)
    edit = state.note(table.edit(), table, token.id, drawn=number + 1)
    name = token.name or token.id
    if not check.ok:
        yield Apply(edit.changes(), (Line("MAN-13e", T("{name} fumbles for the next one", name=name)),))
        return False
    known = state.mark(token, "unready")
    rest = {key: turns for key, turns in (known.extra if known else {}).items() if key != held.name}
    yield Apply((edit.add(token, "unready", **rest) if rest else edit.remove(token, "unready")).changes())
    return True


def plan(request: ActionRequest, table: Table) -> Shot:
    """The shot a request means. Raises CommandError for a weapon that cannot shoot, or is not ready."""
    if request.target is None:
        raise CommandError(T("A shot needs a target"), hint=T("name a token"))
    shooter = table.token(request.by)
    held = pick(table, shooter, request.using)
    options = request.options
    aims = state.told(shooter, "aiming", "target") == request.target
    aims = aims and state.told(shooter, "aiming", "weapon") == held.name
    given = options.get("moving")
    return Shot(
        request.by, request.target, held, str(options.get("location", "torso")), bool(options.get("chinks")),
        str(options.get("cover", ranged.MAP)), int(state.told(shooter, "aiming", "turns", 0)) if aims else 0,
        bool(aims and state.told(shooter, "aiming", "braced", False)), ranged.NORMAL,
        None if given is None else int(given), float(options.get("target_speed", 0)),
    )  # fmt: skip


def pick(table: Table, shooter: Token, name: str | None) -> Weapon:
    """The weapon named, else the first one that shoots or is thrown and is ready. Raises CommandError."""
    stats = table.stats(shooter)
    if name is None:
        every = [w for w in weapons_of(stats) if w.ranged]
        found = next((w for w in every if multi.ready(shooter, table, w)), every[0] if every else None)
        if found is None:
            raise CommandError(T("There is nothing to shoot or throw"), code="not-offered", rule="RNG-16")
    else:
        found = weapon(stats, name)
    if not found.ranged:
        raise CommandError(T("{weapon} does not shoot", weapon=found.name), code="not-offered", rule="RNG-16")
    if not multi.ready(shooter, table, found):
        why = multi.not_ready(shooter, table, found)
        raise CommandError(why.text, code="not-offered", rule=why.rule)
    return found


def kind_of(weapon: Weapon) -> str:
    """Thrown, missile or firearm, as defences have it."""
    if "thrown" in weapon.flags:
        return THROWN
    return FIREARM if weapon.flags & {"firearm", "beam"} else MISSILE


def loose(table: Table, shot: Shot) -> Generator[Any, Any, Result]:
    """The shot itself. To be used with `yield from`."""
    where = aimed_place(table, shot)
    data = {"weapon": shot.weapon.name, "reach": 0, "ranged": True}
    yield Announce("attack", shot.shooter, shot.target, data)
    shooter = table.token(shot.shooter)
    if state.has(shooter, *STOPS):
        return Result()
    if swarms.is_swarm(table.stats(table.token(shot.target))):
        yield Apply(after(table, shooter, shot.weapon))
        if shot.weapon.explosive:
            return (yield from _goes_off(table, shot, Result(True, shot.target)))
        lost = yield from swarming.struck(table, shot.shooter, shot.target, shot.weapon.dice, 0, shot.weapon.type)
        yield Announce("attacked", shot.shooter, shot.target)
        return Result(True, shot.target, None, None, lost)
    score = ranged.score_of(table, shot, where)
    check = yield from roll(
        table, score, "attack", shot.shooter, rule="RNG-16", ranged=True, apart=lambda c: _apart(c, where, shot)
    )
    yield Apply(after(table, shooter, shot.weapon))
    struck = where
    if not check.ok:
        struck = (yield from near_miss(where, check, shot.shooter)) if where is not None else None
        if struck is None:
            name = shooter.name or shooter.id
            yield Apply(lines=(Line("RNG-16", T("{name} misses", name=name)),))
            if shot.weapon.explosive:
                return (yield from _goes_off(table, shot, Result(False, None, check, score)))
            return (yield from _goes_on(table, shot, Result(False, None, check, score)))
    strike = Strike(
        shot.shooter, shot.target, shot.weapon, kind_of(shot.weapon), struck.id if struck else RANDOM, shot.chinks,
        defence=shot.defence, no_defence=shot.no_defence or _critical(check),
    )  # fmt: skip
    stopped = yield from defend(table, strike)
    if stopped is not None and stopped.ok:
        missed = Result(False, None, check, score)
        if shot.weapon.explosive:
            return (yield from _goes_off(table, shot, missed, stopped))
        yield from clothes.blocked(table, strike, stopped.how)
        return (yield from _goes_on(table, shot, missed)) if stopped.how == DODGE else missed
    if shot.weapon.explosive:
        return (yield from _goes_off(table, shot, Result(True, shot.target, check, score)))
    lost, hurt = yield from strike_home(table, strike)
    yield from pierce.goes_through(table, shot, strike, hurt)
    yield Announce("attacked", shot.shooter, shot.target)
    return Result(True, shot.target, check, score, lost)


def _goes_off(table: Table, shot: Shot, result: Result, stopped: Check | None = None) -> Generator[Any, Any, Result]:
    """A charge ends on its target, before the shield that stopped it, or beside. Args: stopped: the defence that succeeded."""
    by, target, held = shot.shooter, shot.target, shot.weapon
    if result.hit:
        told = yield from impact.on_target(table, by, target, held)
    elif stopped is not None and stopped.how != DODGE:
        told = yield from impact.stopped(table, by, target, held)
    else:
        check = stopped or result.check
        margin = check.margin if check is not None else 0
        told = yield from impact.astray(table, by, target, held, margin, dodged=stopped is not None)
    yield Announce("attacked", by, target)
    return replace(result, lost=int(told["blast"].get(target, 0)), blast=told)


def aimed_place(table: Table, shot: Shot) -> Place | None:
    """The location a shot is aimed at, None for any. Raises CommandError `not-offered` if it cannot be."""
    if shot.location == RANDOM:
        return None
    target = table.token(shot.target)
    where = place_on(shot.location, table.stats(target))
    why = no_such_place(where, shot.weapon.type, table.arc(table.token(shot.shooter), target))
    if why is not None:
        raise CommandError(why.text, code="not-offered", rule=why.rule, hint=T("aim at another part"))
    return where


def _goes_on(table: Table, shot: Shot, missed: Result) -> Generator[Any, Any, Result]:
    """A shot that missed, or was dodged, flies on; who blocks or parries it ends that."""
    way = overshoot.passed(table, shot)
    while way:
        token_id, check, way = yield from overshoot.next_struck(table, shot, way)
        if token_id is None or check is None:
            break
        yield overshoot.told(table, token_id)
        strike = Strike(shot.shooter, token_id, shot.weapon, kind_of(shot.weapon), no_defence=_critical(check))
        stopped = yield from defend(table, strike)
        if stopped is None or not stopped.ok:
            lost = yield from land(table, strike)
            return replace(missed, struck=token_id, lost=lost)
        if stopped.how != DODGE:
            break
    yield Announce("attacked", shot.shooter, shot.target)
    return missed


def _critical(check: Check) -> Modifier | None:
    return Modifier(0, "COR-2", T("critical success: no defence")) if check.critical else None


def _apart(check: Check, where: Place | None, shot: Shot) -> object:
    """What an attack roll has to be told apart by; that of a grenade also by how far it falls off."""
    astray = not check.ok and (shot.weapon.explosive or "grenade" in shot.weapon.flags)
    return hit_class(check, where), check.margin if astray else None


def after(table: Table, shooter: Token, weapon: Weapon) -> Any:
    """The aim is used up, the weapon has to be loaded, or another one to be taken in hand."""
    edit = table.edit().remove(shooter, "aiming")
    turns = multi.ready_turns(table.stats(shooter), weapon)
    turns = max(turns, 1) if "thrown" in weapon.flags else turns
    if turns:
        known = state.mark(shooter, "unready")
        edit.add(shooter, "unready", **{**(known.extra if known else {}), weapon.name: turns})
    state.note(edit, table, shooter.id, attacked=True)
    return edit.changes()


# --- out of cover and back --------------------------------------------------------------------------------------------


def pop_up(request: ActionRequest, table: Table) -> Going:
    """Leave cover for a moment, at most a hex, shoot, and return. Others may shoot meanwhile, and only a dodge helps."""
    shooter = table.token(request.by)
    held = pick(table, shooter, request.using)
    if "bow" in held.flags:
        raise CommandError(T("Not with a bow"), code="not-offered", rule="RNG-7", hint=T("use another weapon"))
    home = table.cell(shooter)
    out = _out(request, table, shooter)
    edit = table.edit().add(shooter, "exposed").remove(shooter, "aiming")
    if out != home:
        edit.set(shooter, at=(out[0], out[1]))
    yield Apply(edit.changes(), (Line("RNG-7", T("{name} leaves cover", name=shooter.name or shooter.id)),))
    result = Result()
    here = table.token(request.by)
    if not state.has(here, *STOPS) and table.cell(here) == out:
        row = numbers("ranged")["modifiers"]
        more = (
            Modifier(row["pop_up_snap"], "RNG-7", T("snap shot")),
            Modifier(row["pop_up"], "RNG-7", T("out of cover for a moment")),
        )
        shot = replace(plan(request, table), turns=0, braced=False, snap=ranged.INCLUDED, more=more)
        ranged.check(table, shot)
        result = yield from loose(table, shot)
    after = table.token(request.by)
    edit = table.edit().remove(after, "exposed")
    if out != home and table.cell(after) == out and not state.has(after, *STOPS):
        edit.set(after, at=(home[0], home[1]))
    yield Apply(edit.changes())
    return Outcome(hit=result.hit, value=result)


def _out(request: ActionRequest, table: Table, shooter: Token) -> Cell:
    """The hex he leans out to: the one named, else where he stands if the target is seen, else the nearest from which it is."""
    target = table.token(str(request.target))
    here = table.cell(shooter)
    free = one_step(table, shooter)
    if request.at is not None:
        if request.at != here and request.at not in free:
            raise CommandError(T("Only a free hex beside"), code="out-of-reach", rule="RNG-7")
        return request.at
    if table.sight(shooter, target).visible:
        return here
    seeing = [cell for cell in free if table.sight(cell, target).visible]
    return min(seeing, key=lambda cell: (table.distance(cell, target), cell), default=here)

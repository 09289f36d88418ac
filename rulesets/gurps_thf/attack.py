"""A blow from the roll to the wound: all that strikes hand to hand goes through `blow`. Rules: MAN-5, HIT-1, HIT-14, COR-2."""

from collections.abc import Generator
from dataclasses import dataclass
from typing import Any

from battlemap.rules.api import Announce, Apply, CommandError, Line, Modifier, Roll, Rolled, T, Table, Token

from . import close, clothes, hands, levels, multi, pierce, state, swarming, swarms, water
from .damage import Hurt, large_area_dr, work_out
from .defend import defend
from .injury import CRIPPLED, consequences, suffer
from .knockback import knock_back, metres
from .locations import RANDOM, Place, beside, giant, place_on, random_place, refused
from .meetings import posture_of
from .rolls import Check, Score, roll
from .skill import melee_score
from .strike import MELEE, Strike
from .tables import numbers
from .weapons import Weapon, add_points, expression

Going = Generator[Any, Any, Any]
IMMOBILE = ("grappled", "pinned")


@dataclass(frozen=True, slots=True)
class Blow:
    """What somebody means to do.

    Args:
        location: of the target, "random" for any. more: what the way of attacking does to the skill. defence: to the
            target's defences. damage_bonus: to the points rolled. no_defence: why there is none, if there is none.
            last: see `Strike`.
    """

    attacker: str
    target: str
    weapon: Weapon
    location: str = "torso"
    chinks: bool = False
    manoeuvre: str | None = None
    more: tuple[Modifier, ...] = ()
    defence: tuple[Modifier, ...] = ()
    damage_bonus: int = 0
    no_defence: Modifier | None = None
    last: bool = False


@dataclass(frozen=True, slots=True)
class Result:
    """How a blow ended. `hit`: it came through; `check`: None if it was not struck at all."""

    hit: bool = False
    check: Check | None = None
    score: Score | None = None
    lost: int = 0


def blow(table: Table, plan: Blow) -> Generator[Any, Any, Result]:
    """Strike: roll, defence, damage and all that follows. To be used with `yield from`.

    Raises: CommandError `not-offered` for a location that cannot be aimed at, `out-of-reach`.
    """
    key = plan.attacker, plan.target, plan.weapon.name, plan.location, plan.chinks, plan.manoeuvre
    where = table.kept(("aim", *key), lambda: aim_at(table, plan))
    yield Announce("attack", plan.attacker, plan.target, {"weapon": plan.weapon.name, "reach": plan.weapon.longest})
    attacker, target = table.token(plan.attacker), table.token(plan.target)
    if state.has(attacker, *STOPS) or not in_reach(table, attacker, target, plan.weapon):
        name = attacker.name or attacker.id
        yield Apply(lines=(Line("MAN-10", T("{name} does not come to strike", name=name)),))
        return Result()
    if swarms.is_swarm(table.stats(target)):
        return (yield from _into_swarm(table, plan))
    score = table.kept(("score", *key), lambda: score_of(table, plan, where))
    feint = feinted(attacker, target)
    check = yield from roll(table, score, "attack", plan.attacker, rule="MAN-5", apart=lambda c: hit_class(c, where))
    yield Apply(_after_strike(table, attacker, plan.weapon))
    if not check.ok:
        where = (yield from near_miss(where, check, plan.attacker)) if where else None
        if where is None:
            yield Apply(lines=(_missed(attacker, check),))
            yield Announce("attacked", plan.attacker, plan.target)
            return Result(False, check, score)
    strike = Strike(
        plan.attacker, plan.target, plan.weapon, location=where.id if where else RANDOM, chinks=plan.chinks,
        defence=(*plan.defence, *feint), damage_bonus=plan.damage_bonus,
        no_defence=Modifier(0, "COR-2", T("critical success: no defence")) if check.critical else plan.no_defence,
        last=plan.last,
    )  # fmt: skip
    stopped = yield from defend(table, strike)
    if stopped is not None and stopped.ok:
        yield from clothes.blocked(table, strike, stopped.how)
        yield Announce("attacked", plan.attacker, plan.target)
        return Result(False, check, score)
    lost = yield from land(table, strike)
    yield Announce("attacked", plan.attacker, plan.target)
    return Result(True, check, score, lost)


def score_of(table: Table, plan: Blow, where: Place | None) -> Score:
    """The number of a blow."""
    attacker, target = table.token(plan.attacker), table.token(plan.target)
    return melee_score(
        table, attacker, target, plan.weapon, where, chinks=plan.chinks, manoeuvre=plan.manoeuvre, more=plan.more
    )


def nothing_follows(table: Table) -> bool:
    """Whether a blow is all that happens now: nobody waits to strike back, nothing has been put off."""
    combat = table.combat
    if combat is not None and combat.data.get("later"):
        return False
    return not any(state.has(token, "waiting", "watching") for token in table.tokens())


def _into_swarm(table: Table, plan: Blow) -> Generator[Any, Any, Result]:
    """A swarm is hit without a roll and does not defend."""
    weapon, row = plan.weapon, numbers("damage")["least"]
    yield Apply(_after_strike(table, table.token(plan.attacker), weapon))
    dice, least = _with_bonus(weapon.dice, plan.damage_bonus), row.get(weapon.type, row["other"])
    lost = yield from swarming.struck(table, plan.attacker, plan.target, dice, least, weapon.type)
    yield Announce("attacked", plan.attacker, plan.target)
    return Result(True, None, None, lost)


def land(table: Table, strike: Strike) -> Generator[Any, Any, int]:
    """A strike that nothing stopped: location, damage, wound, flames, push. Also for missiles.

    Returns: the hit points lost.
    """
    lost, _ = yield from strike_home(table, strike)
    return lost


def strike_home(table: Table, strike: Strike) -> Generator[Any, Any, tuple[int, Hurt]]:
    """As `land`. Returns: the hit points lost, and how the damage was worked out."""
    attacker, target = table.token(strike.attacker), table.token(strike.defender)
    alike = strike.last and not state.has(target, "limb_wounds", *CRIPPLED.values())
    way = (
        (strike.weapon.name, strike.kind, strike.chinks, strike.damage_bonus, attacker, target) if strike.last else None
    )
    same = ("home", strike.location, *way) if way is not None else None
    if strike.location == RANDOM:
        where = yield from random_place(strike.attacker, alike, same)
    else:
        where = place_of(table, strike)
    weapon = strike.weapon
    dice = weapon.dice
    row = numbers("damage")["least"]
    least = row.get(weapon.type, row["other"])
    stats = table.stats(target)
    large = large_area_dr(stats) if giant(attacker, target, table) and not state.has(target, *IMMOBILE) else None

    def hurt_by(points: int) -> Hurt:
        points = water.lessened(table, attacker, points)
        return work_out(points, weapon.type, where, stats, divisor=weapon.divisor, chinks=strike.chinks, large=large)

    def outcome(rolled: Rolled) -> tuple[object, ...]:
        hurt = hurt_by(rolled.total)
        through = strike.kind != MELEE and pierce.passes(target, table, hurt, weapon.divisor)
        more = clothes.effect(weapon, hurt.basic), hurt.basic if through else None
        return *consequences(hurt, target, stats, table.options), metres(strike, hurt, stats), *more

    rolled = yield Roll(
        expression(_with_bonus(dice, strike.damage_bonus), least), "damage", by=strike.attacker, classes=outcome,
        rule="COR-10", same=("damage", where, *way) if way is not None else None,
    )  # fmt: skip
    hurt = hurt_by(rolled.total)
    pushed = metres(strike, hurt, stats) or metres(strike, hurt, stats, helpless=True)
    still = strike.last and not pushed and clothes.effect(weapon, hurt.basic) is None
    lost = yield from suffer(table, strike.defender, hurt, last=still)
    lost += yield from clothes.struck(table, strike.defender, weapon, hurt)
    yield from knock_back(table, strike, hurt)
    return lost, hurt


def aim_at(table: Table, plan: Blow) -> Place | None:
    """The location a blow is aimed at; None for a random one. Raises CommandError `not-offered` if it cannot be."""
    attacker, target = table.token(plan.attacker), table.token(plan.target)
    if plan.location == RANDOM:
        _across(table, attacker, target, plan.weapon, None)
        return None
    where = place_on(plan.location, table.stats(target))
    why = refused(where, plan.weapon.type, table.arc(attacker, target))
    if why is None and where.kind != "torso" and giant(attacker, target, table) and not state.has(target, *IMMOBILE):
        raise CommandError(
            T("One so much larger cannot pick a spot on a free victim"), code="not-offered", rule="DMG-20",
            hint=T("aim at the torso, or hold the victim first"),
        )  # fmt: skip
    if why is not None:
        raise CommandError(why.text, code="not-offered", rule=why.rule, hint=T("aim at another part"))
    _across(table, attacker, target, plan.weapon, where)
    return where


def _across(table: Table, attacker: Token, target: Token, weapon: Weapon, where: Place | None) -> None:
    """Raises CommandError if a blow does not reach there because of a difference of height."""
    why = levels.refused(table, attacker, target, weapon, where)
    if why is not None:
        raise CommandError(why.text, code="out-of-reach", rule=why.rule, hint=T("aim at another part"))


def in_reach(table: Table, attacker: Token, target: Token, weapon: Weapon) -> bool:
    """Whether the target stands at a distance the weapon strikes at."""
    far = table.distance(attacker, target)
    if far > 0 and numbers("postures")[posture_of(attacker)].get("close_only"):
        return False
    least = 0 if swarms.is_swarm(table.stats(target)) else min(weapon.reach, default=0)
    return weapon.melee and least - 1e-9 <= far <= weapon.longest + 1e-9


def feinted(attacker: Token, target: Token) -> tuple[Modifier, ...]:
    """What an earlier feint against this foe does to his defences."""
    if state.told(attacker, "feinting", "target") != target.id:
        return ()
    return (Modifier(-int(state.told(attacker, "feinting", "penalty", 0)), "MAN-8", T("feinted")),)


def near_miss(where: Place | None, check: Check, by: str) -> Generator[Any, Any, Place | None]:
    """A miss by just one may hit what lies beside."""
    if where is None or check.margin != -1 or check.fumble:
        return None
    return (yield from beside(where, by))


def hit_class(check: Check, where: Place | None) -> object:
    """What an attack roll has to be told apart by."""
    near = where is not None and bool(where.row.get("near")) and check.margin == -1 and not check.fumble
    return check.result, near and not check.ok


def place_of(table: Table, strike: Strike) -> Place:
    return place_on(strike.location, table.stats(table.token(strike.defender)))


def _with_bonus(dice: str, bonus: int) -> str:
    return add_points(dice, bonus) if bonus else dice


def _missed(attacker: Token, check: Check) -> Line:
    name = attacker.name or attacker.id
    return (
        Line("COR-2", T("{name} fumbles", name=name)) if check.fumble else Line("MAN-5", T("{name} misses", name=name))
    )


def _after_strike(table: Table, attacker: Token, weapon: Weapon) -> Any:
    """The weapon has struck: what was evaluated or feinted for it is used up, a heavy one has to be made ready."""
    edit = table.edit()
    for used in ("evaluating", "feinting"):
        if state.has(attacker, used):
            edit.remove(attacker, used)
    turns = multi.ready_turns(table.stats(attacker), weapon)
    if turns:
        known = state.mark(attacker, "unready")
        edit.add(attacker, "unready", **{**(known.extra if known else {}), weapon.name: turns})
    hands.take(edit, attacker, table, weapon)
    struck = list(state.since(attacker, table).get("struck", ()))
    more = {"shield_used": True} if "shield" in weapon.flags and close.in_close(table, attacker) else {}
    state.note(edit, table, attacker.id, struck=[*struck, weapon.name], attacked=True, **more)
    return edit.changes()


def able(table: Table, by: str, at: str) -> bool:
    """Whether one can strike the other (again)."""
    stops = ("dead", "unconscious", "stunned", "mentally_stunned", "collapsed")
    known = {token.id: token for token in table.tokens()}
    if by not in known or at not in known:
        return False
    return not state.has(known[by], *stops) and not state.has(known[at], "dead", "unconscious")


STOPS = ("dead", "unconscious", "stunned", "mentally_stunned", "surprised", "collapsed")

"""The ways to attack hand to hand, and the feint. Rules: MAN-5 to MAN-8, MAN-12, MAN-13c, MAN-13d, MAN-13f, MAN-13j."""

from collections.abc import Generator
from dataclasses import replace
from typing import Any

from battlemap.rules.api import ActionRequest, Apply, CommandError, Line, Modifier, Outcome, T, Table, Token, decimal

from . import multi, series, state
from .attack import Blow, Result, able, blow, in_reach, nothing_follows
from .rolls import Check, Score, roll
from .skill import is_wild, with_body
from .tables import numbers
from .weapons import Weapon, weapon, weapons_of

Going = Generator[Any, Any, Outcome]


def plan(request: ActionRequest, table: Table, manoeuvre: str | None) -> Blow:
    """The blow a request means. Raises CommandError for a weapon nobody has or that does not reach or is not ready."""
    attacker, target = table.token(request.by), aimed(request, table)
    key = "pick", attacker.id, target.id, request.using
    held = table.kept(key, lambda: pick(table, attacker, target, request.using))
    options = request.options
    return Blow(
        request.by, target.id, held, str(options.get("location", "torso")), bool(options.get("chinks")), manoeuvre
    )


def aimed(request: ActionRequest, table: Table) -> Token:
    if request.target is None:
        raise CommandError(T("A blow needs a target"), hint=T("name a token"))
    return table.token(request.target)


def pick(table: Table, attacker: Token, target: Token, name: str | None) -> Weapon:
    """The weapon named, else the first one that is ready and reaches. Raises CommandError."""
    stats = table.stats(attacker)
    melee = [one for one in weapons_of(stats) if one.melee]
    if name is not None:
        chosen = weapon(stats, name)
        if not multi.ready(attacker, table, chosen):
            why = multi.not_ready(attacker, table, chosen)
            raise CommandError(why.text, code="not-offered", rule=why.rule)
    else:
        usable = [w for w in melee if multi.ready(attacker, table, w)]
        chosen = next((w for w in usable if in_reach(table, attacker, target, w)), usable[0] if usable else melee[0])
    if not in_reach(table, attacker, target, chosen):
        far = decimal(table.distance(attacker, target))
        raise CommandError(
            T("{weapon} does not reach {far} hexes", weapon=chosen.name, far=far), code="out-of-reach", rule="MAN-5"
        )
    return chosen


def attack(request: ActionRequest, table: Table) -> Going:
    """One blow; during a Move, or at somebody not in front, a Wild Swing."""
    meant = plan(request, table, _manoeuvre(request, table))
    result = yield from series.swing(table, replace(meant, last=nothing_follows(table)))
    return Outcome(hit=result.hit, value=result)


def two_weapons(request: ActionRequest, table: Table) -> Going:
    """A blow with each of two weapons, at one foe or at two."""
    changes, defending = numbers("attack")["modifiers"], numbers("defence")["modifiers"]
    first = plan(request, table, _manoeuvre(request, table))
    stats = table.stats(table.token(request.by))
    second = weapon(stats, str(request.options.get("second") or _other(stats, first.weapon)))
    if not multi.ready(table.token(request.by), table, second):
        why = multi.not_ready(table.token(request.by), table, second)
        raise CommandError(why.text, code="not-offered", rule=why.rule)
    other = str(request.options.get("second_target") or first.target)
    two: tuple[Modifier, ...] = (Modifier(changes["two_weapons"], "MAN-6", T("two weapons")),)
    off: tuple[Modifier, ...] = ()
    if not stats["ambidextrous"]:
        off = (Modifier(changes["off_hand"], "MAN-6", T("off hand")),)
    if multi.is_master(stats, table.options):
        extra = numbers("attack")["multiple"]["extra_weapon_modifier"]
        two, off = (), (Modifier(extra, "MAN-13j", T("the blow that is extra")),)
    same = (
        (Modifier(defending["two_weapons_same_foe"], "MAN-6", T("two weapons at once")),)
        if other == first.target
        else ()
    )
    one = yield from blow(table, replace(first, more=two, defence=same))
    follows = replace(first, target=other, weapon=second, more=(*two, *off), defence=same)
    later = (yield from blow(table, follows)) if able(table, request.by, other) else Result()
    return Outcome(hit=one.hit or later.hit, value=(one, later))


def all_out_attack(request: ActionRequest, table: Table) -> Going:
    """All strength into the attack: more blows, a feint first, a surer or a heavier one; no defence until the next turn."""
    way = str(request.options.get("way", "strong_hit"))
    yield from let_down_guard(table, request.by)
    base = plan(request, table, "all_out_attack")
    if table.combat is not None and request.by in table.combat.budgets:
        yield Apply(table.edit().budget(request.by, move=0.0).changes())  # he moves first and strikes second
    stats = table.stats(table.token(request.by))
    attacks = 1 + multi.extra_attacks(base.weapon.skill, stats, table.options)
    base = series.in_way(base, way)
    if way == "feint":
        yield from trick(table, base)
    count = (
        multi.blows(attacks)
        if way == "two_attacks" and attacks > 1
        else attacks + 1
        if way == "two_attacks"
        else attacks
    )
    results: list[Result] = []
    for number in range(count):
        if not able(table, request.by, base.target):
            break
        if attacks > 1 and number and series.puts_off(table, base):
            yield from series.put_off(table, _again(table, base), way)
            continue
        if number:
            yield Apply(lines=(Line("MAN-13f" if attacks > 1 else "MAN-7", T("blow {number}", number=number + 1)),))
        results.append((yield from blow(table, base if number == 0 else _again(table, base))))
    return Outcome(hit=any(result.hit for result in results), value=tuple(results))


def _again(table: Table, base: Blow) -> Blow:
    """The next blow of a series: with another ready weapon if the first has to be made ready."""
    attacker = table.token(base.attacker)
    if multi.ready(attacker, table, base.weapon):
        return base
    target = table.token(base.target)
    return replace(base, weapon=pick(table, attacker, target, None))


def feint(request: ActionRequest, table: Table) -> Going:
    """A feint: the foe's defences against the next attack suffer."""
    yield from trick(table, plan(request, table, _manoeuvre(request, table)))
    return Outcome()


def trick(table: Table, base: Blow) -> Generator[Any, Any, int]:
    """The contest of a feint; the penalty is noted on the feinter.

    Returns: the penalty (0 or more). Raises CommandError `not-offered` where no plain blow would be possible.
    """
    attacker, target = table.token(base.attacker), table.token(base.target)
    if is_wild(table, attacker, target, None):
        raise CommandError(T("A feint needs a foe in front"), code="not-offered", rule="MAN-8")
    if table.arc(attacker, target) == "rear":
        raise CommandError(T("He does not see the feint"), code="not-offered", rule="MAN-8")
    own = with_body(
        Score(base.weapon.skill, T("skill with {weapon}", weapon=base.weapon.name), "MAN-8"), table, attacker
    )
    evaluated = (
        state.told(attacker, "evaluating", "bonus", 0)
        if state.told(attacker, "evaluating", "target") == target.id
        else 0
    )
    own = own.plus(int(evaluated), "MAN-3", T("evaluated"))
    against = with_body(
        Score(best_answer(table.stats(target)), T("best of weapon, shield and DX"), "MAN-8"), table, target
    )
    one = yield from roll(table, own, "feint", attacker.id, rule="MAN-8", apart=lambda c: (c.result, c.ok and c.margin))
    two = yield from roll(table, against, "resist_feint", target.id, rule="MAN-8", apart=lambda c: _deceived(one, c))
    penalty = _deceived(one, two)
    if penalty == 0:
        line = Line("MAN-8", T("{name} is not deceived", name=target.name or target.id))
        yield Apply(table.edit().remove(attacker, "evaluating").changes(), (line,))
        return 0
    until = state.following_turn(attacker, table)
    edit = table.edit().remove(attacker, "evaluating")
    edit.add(attacker, "feinting", until=until, ends="turn_end" if until else "", target=target.id, penalty=penalty)
    text = T("{name} is deceived: −{penalty} to active defences", name=target.name or target.id, penalty=penalty)
    yield Apply(edit.changes(), (Line("MAN-8", text),))
    return penalty


def _deceived(feinter: Check, foe: Check) -> int:
    """What a feint takes from the foe's defences; 0 if it takes nothing."""
    if not feinter.ok:
        return 0
    return max(0, feinter.margin - foe.margin if foe.ok else feinter.margin)


def best_answer(stats: Any) -> int:
    """What a foe resists a feint with: the best of shield, weapon and DX."""
    skills = [w.skill for w in weapons_of(stats) if w.melee and "natural" not in w.flags]
    return max(int(stats["dx"]), int(stats.get("shield_skill") or 0), *(skills or [0]))


def let_down_guard(table: Table, token_id: str) -> Generator[Any, Any, None]:
    """No active defence until the next turn."""
    until = state.following_turn(table.token(token_id), table)
    if until is None:
        return  # without a fight there is no next turn to wait for
    yield Apply(table.edit().add(token_id, "off_guard", until=until, ends="turn_start").changes())


def _manoeuvre(request: ActionRequest, table: Table) -> str | None:
    chosen = state.manoeuvre_of(table.token(request.by), table)
    return chosen if table.combat is not None and chosen else str(request.options.get("manoeuvre", "step_and_attack"))


def _other(stats: Any, first: Weapon) -> str:
    others = [w.name for w in weapons_of(stats) if w.melee and w.name != first.name and w.hand != first.hand]
    if not others:
        raise CommandError(T("There is no second weapon"), code="not-offered", rule="MAN-6")
    return others[0]

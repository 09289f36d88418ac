"""What becomes of a body that is hurt: lost points, crippled parts, shock, knockdown, death.

Rules: DMG-3 to DMG-9, DMG-13, DMG-16, DMG-17, DMG-18, HIT-8 to HIT-13, MAN-2.
"""

from collections.abc import Generator, Mapping
from typing import Any

from battlemap.rules.api import Apply, Line, Roll, T, Table, Text, Token, Why

from . import body, hands, state, swarms
from .damage import Hurt
from .locations import TITLES, Place
from .meetings import posture_of
from .rolls import Check, Score, roll
from .tables import numbers

Stats = Mapping[str, Any]
Going = Generator[Any, Any, Any]


def suffer(table: Table, token_id: str, hurt: Hurt, *, last: bool = False) -> Generator[Any, Any, int]:
    """A token is hurt: everything that follows at once. To be used with `yield from`.

    Args: last: nothing follows that depends on more than who is out of the fight (see `Strike`).
    Returns: the hit points lost.
    """
    token = table.token(token_id)
    stats = table.stats(token)
    if hurt.injury <= 0:
        yield Apply(damage=(hurt.damage(token_id, 0),))
        return 0
    if swarms.is_swarm(stats):
        yield Apply(damage=(hurt.damage(token_id, hurt.injury),))
        yield from swarms.hurt(table, token_id, hurt.injury)
        return hurt.injury
    lost, crippled, more = _limited(token, stats, hurt, table.options)
    edit = table.edit()
    before = int(stats["hp"])
    edit.stats(token, hp=before - lost)
    lines: list[Line] = []
    if hurt.where.limb and not hurt.large:
        _cripple(edit, table, token, hurt.where, lost, crippled, lines)
    _shock(edit, table, token, stats, hurt, lost, lines)
    if not hurt.large:
        _eyes(edit, token, stats, hurt, lost, lines)
    yield Apply(edit.changes(), tuple(lines), (hurt.damage(token_id, lost, more),))
    yield from check_death(table, token_id, before)
    if table.token(token_id) is not None and state.has(table.token(token_id), "dead"):
        return lost
    major = crippled or is_major(lost, stats)
    yield from knockdown(table, token_id, hurt, lost, major, last=last)
    yield from _throat(table, token_id, hurt, lost, last=last)
    yield from _keep_aim(table, token_id)
    return lost


def consequences(hurt: Hurt, token: Token, stats: Stats, options: Mapping[str, Any]) -> tuple[object, ...]:
    """All that the points rolled decide about a wound; two with the same are the same to the rules."""
    lost, crippled, _ = _limited(token, stats, hurt, options)
    return lost, crippled, hurt.blunt


def is_major(lost: int, stats: Stats) -> bool:
    """A single injury of more than half the hit points."""
    return 2 * lost > int(stats["hp_max"])


def cripple_limit(where: Place, stats: Stats, options: Mapping[str, Any]) -> int | None:
    """The least injury that cripples a limb, and all that it can suffer (R-09); None for what is no limb."""
    part = int(where.row.get("part", 0))
    if not part:
        return None
    most = int(stats["hp_max"])
    return -(-most // part) if options["cripple_threshold"] == "at_least" else most // part + 1


def shock_of(lost: int, stats: Stats, doubled: bool = False) -> int:
    """The penalty on the next turn; one for each tenth of 20 or more hit points, else for each point lost."""
    row = numbers("wounds")["shock"]
    most = int(stats["hp_max"])
    steps = lost // (most // 10) if most >= row["big_from"] else lost
    size = min(steps, int(row["most"]))
    return -min(2 * size, int(row["doubled_most"])) if doubled else -size


def knockdown_modifiers(score: Score, hurt: Hurt, stats: Stats, major: bool, options: Mapping[str, Any]) -> Score:
    """What location and pain threshold do to the roll against falling."""
    where = hurt.where
    row = numbers("wounds")["knockdown"]
    tolerant = (where.row.get("head") and stats.get("no_brain")) or (
        where.kind in ("vitals", "groin") and stats.get("no_vitals")
    )
    if major and not tolerant and not hurt.large:
        score = score.plus(int(where.row.get("major", 0)), "DMG-8", T("major wound, {where}", where=where.title))
        crushing = hurt.type == "cr" or options["groin_knockdown"] == "any"
        if where.kind == "groin" and stats.get("male_humanoid") and crushing:
            score = score.plus(GROIN, "HIT-10", T("major wound, {where}", where=where.title))
    if stats.get("pain") == "high":
        score = score.plus(row["high_pain"], "DMG-8", T("high pain threshold"))
    elif stats.get("pain") == "low":
        score = score.plus(row["low_pain"], "DMG-8", T("low pain threshold"))
    return score


def needs_roll(hurt: Hurt, stats: Stats, lost: int, major: bool) -> bool:
    """Whether the wound calls for a roll against falling."""
    where = hurt.where
    if major:
        return True
    if hurt.large or not where.row.get("shock_rolls") or not lost:
        return False
    spared = stats.get("no_brain") if where.row.get("head") else stats.get("no_vitals")
    return not spared and shock_of(lost, stats) < 0


def knockdown(table: Table, token_id: str, hurt: Hurt, lost: int, major: bool, *, last: bool = False) -> Going:
    """The HT roll against falling, being stunned or knocked out."""
    token = table.token(token_id)
    stats = table.stats(token)
    if not needs_roll(hurt, stats, lost, major) or state.has(token, "unconscious"):
        return None
    score = knockdown_modifiers(Score(int(stats["ht"]), T("HT"), "DMG-8"), hurt, stats, major, table.options)
    check = yield from roll(
        table, score, "knockdown", token_id, rule="DMG-8", apart=_knocked_out if last else _fall_class
    )
    if check.ok:
        return None
    yield from fall(table, token_id, knocked_out=_out(check))
    return None


def fall(table: Table, token_id: str, *, knocked_out: bool) -> Going:
    """The token falls and drops what it holds, stunned or unconscious."""
    token = table.token(token_id)
    edit = table.edit().set(token, posture="lying")
    name = token.name or token_id
    hands.drop(edit, token, table, [w for w in hands.held_by(token, table) if "shield" not in w.flags])
    if knocked_out:
        edit.add(token_id, "unconscious")
        line = Line("DMG-13", T("{name} falls unconscious", name=name))
    else:
        edit.add(token_id, "stunned")
        line = Line("DMG-8", T("{name} falls, drops what is in its hands, and is stunned", name=name))
    yield Apply(edit.changes(), (line,))


def check_death(table: Table, token_id: str, before: int) -> Going:
    """A roll for each full multiple of the hit points below zero that was crossed; far below it is over."""
    token = table.token(token_id)
    stats = table.stats(token)
    now, most = int(stats["hp"]), int(stats["hp_max"])
    row = numbers("wounds")["death"]
    if state.has(token, "dead"):
        return None
    if fate(now, most) in ("dead", "destroyed"):
        rule = "DMG-5" if fate(now, most) == "destroyed" else "DMG-4"
        yield from die(table, token_id, rule, T("beyond all help") if rule == "DMG-4" else T("the body is destroyed"))
        return None
    for times in row["checks"]:
        if not now <= -times * most < before:
            continue
        score = Score(int(stats["ht"]), T("HT"), "DMG-3")
        check = yield from roll(table, score, "death", token_id, rule="DMG-3", apart=lambda c: c.ok)
        if not check.ok:
            yield from die(table, token_id, "DMG-3", T("failed the roll to stay alive"))
            return None
    return None


def fate(now: int, most: int) -> str:
    """What so few hit points mean: fine, below_zero, death_checks, dead or destroyed."""
    row = numbers("wounds")["death"]
    for name in ("destroyed", "dead"):
        if now <= -row[name] * most:
            return name
    if now <= -row["checks"][0] * most:
        return "death_checks"
    return "below_zero" if now <= 0 else "fine"


def consciousness_modifier(now: int, most: int) -> int:
    """What each full multiple of the hit points below zero does to the roll to stay awake (DMG-2)."""
    return -(-now // most) if now < 0 else 0


def die(table: Table, token_id: str, rule: str, why: Text) -> Going:
    """The token is dead."""
    token = table.token(token_id)
    edit = table.edit().set(token, posture="lying").add(token, "dead")
    yield Apply(edit.changes(), (Line(rule, T("{name} is dead: {why}", name=token.name or token_id, why=why)),))


# --- parts of it ------------------------------------------------------------------------------------------------------

GROIN = -5
ON_FEET = ("standing", "crouching")
CRIPPLED = {"arm": "crippled_arm", "leg": "crippled_leg", "hand": "crippled_hand", "foot": "crippled_foot"}


def _limited(token: Token, stats: Stats, hurt: Hurt, options: Mapping[str, Any]) -> tuple[int, bool, list[Why]]:
    """Points lost once a limb has had all it can suffer, whether that cripples it, and what to say of it."""
    limit = None if hurt.large else cripple_limit(hurt.where, stats, options)
    if limit is None:
        return hurt.injury, False, []
    before = int(state.told(token, "limb_wounds", hurt.where.id, 0))
    lost = max(0, min(hurt.injury, limit - before))
    more = [Why(lost, "DMG-16", T("a limb suffers at most {limit}", limit=limit))] if lost < hurt.injury else []
    return lost, before + hurt.injury >= limit, more


def _cripple(edit: Any, table: Table, token: Token, where: Place, lost: int, crippled: bool, lines: list[Line]) -> None:
    old = state.mark(token, "limb_wounds")
    known = dict(old.extra) if old else {}
    edit.add(token, "limb_wounds", **{**known, where.id: int(known.get(where.id, 0)) + lost})
    name = CRIPPLED[where.kind]
    parts = list(state.told(token, name, "parts", []))
    if crippled and where.id not in parts:
        edit.add(token, name, parts=[*parts, where.id])
        lines.append(Line("DMG-16", T("{name}: {where} crippled", name=token.name or token.id, where=where.title)))
        held = hands.held_by(token, table, (where.side,)) if where.kind in ("arm", "hand") else ()
        for one in (fallen := [w for w in held if "shield" not in w.flags]):
            text = T("{name} drops {weapon}", name=token.name or token.id, weapon=one.name)
            lines.append(Line("DMG-16", text))
        hands.drop(edit, token, table, fallen)
        if where.kind == "leg" and posture_of(token) in ON_FEET:
            edit.set(token, posture="lying")
            lines.append(Line("DMG-16", T("{name} falls: the leg does not carry", name=token.name or token.id)))


def _shock(edit: Any, table: Table, token: Token, stats: Stats, hurt: Hurt, lost: int, lines: list[Line]) -> None:
    """Shock holds to the end of the next turn; wounds that come together count together."""
    points = lost + int(state.told(token, "shock", "points", 0))
    doubled = hurt.where.kind == "groin" and hurt.type == "cr" and bool(stats.get("male_humanoid")) and not hurt.large
    amount = min(shock_of(points, stats, doubled), int(state.told(token, "shock", "amount", 0)))
    if amount:
        until = state.next_turn(token, table)
        edit.add(
            token, "shock", until=until, ends="turn_end" if until is not None else "", amount=amount, points=points
        )
        text = T("{name}: shock {amount} on the next turn", name=token.name or token.id, amount=f"−{-amount}")
        lines.append(Line("HIT-10" if doubled else "DMG-6", text))


def _eyes(edit: Any, token: Token, stats: Stats, hurt: Hurt, lost: int, lines: list[Line]) -> None:
    eyes = blinded_eyes(hurt, stats, lost)
    if not eyes or state.has(token, "blinded"):
        return
    both = eyes + (1 if state.has(token, "one_eyed") else 0) >= 2
    edit.add(token, "blinded" if both else "one_eyed")
    rule = "DMG-18" if hurt.where.kind == "eye" else "HIT-9"
    name = token.name or token.id
    lines.append(Line(rule, T("{name} is blind", name=name) if both else T("{name} loses an eye", name=name)))


def blinded_eyes(hurt: Hurt, stats: Stats, lost: int) -> int:
    """How many eyes a wound blinds."""
    most = int(stats["hp_max"])
    if hurt.where.kind == "eye":
        return 1 if 10 * lost >= most else 0
    if hurt.where.kind == "face" and hurt.type == "cor":
        return 2 if lost > most else 1 if is_major(lost, stats) else 0
    return 0


def _throat(table: Table, token_id: str, hurt: Hurt, lost: int, *, last: bool = False) -> Going:
    """A crushed windpipe, a head cut off."""
    token = table.token(token_id)
    stats = table.stats(token)
    row, most = numbers("wounds")["throat"], int(stats["hp_max"])
    if hurt.where.kind != "throat" or state.has(token, "dead"):
        return None
    step = lost // row["injury_per_step"]
    if hurt.type == "cr" and row["windpipe_part"] * lost > most:
        edit = table.edit().add(token, "windpipe", step=step)
        yield Apply(edit.changes(), (Line("HIT-12", T("{name}: crushed windpipe", name=token.name or token_id)),))
        yield from breathe(table, token_id)
    elif hurt.type == "cut" and lost > most:
        score = Score(int(stats["ht"]), T("HT"), "HIT-13").plus(-step, "HIT-13", T("injury"))
        out = last and state.has(token, "unconscious")
        check = yield from roll(table, score, "beheading", token_id, rule="HIT-13", apart=lambda c: out or c.ok)
        if not check.ok:
            yield from die(table, token_id, "HIT-13", T("beheaded"))
    return None


def breathe(table: Table, token_id: str) -> Going:
    """The roll of a crushed windpipe: a point is lost for each failure, a success ends it."""
    token = table.token(token_id)
    stats = table.stats(token)
    step = int(state.told(token, "windpipe", "step", 0))
    score = Score(int(stats["ht"]), T("HT"), "HIT-12").plus(-step, "HIT-12", T("injury"))
    check = yield from roll(table, score, "windpipe", token_id, rule="HIT-12", apart=lambda c: c.ok)
    edit = table.edit()
    if check.ok:
        edit.remove(token, "windpipe")
        yield Apply(edit.changes(), (Line("HIT-12", T("{name} breathes again", name=token.name or token_id)),))
        return None
    before = int(stats["hp"])
    edit.stats(token, hp=before - 1)
    line = Line("HIT-12", T("{name} cannot breathe and loses 1 hit point", name=token.name or token_id))
    yield Apply(edit.changes(), (line,))
    yield from check_death(table, token_id, before)
    return None


def _keep_aim(table: Table, token_id: str) -> Going:
    token = table.token(token_id)
    if not state.has(token, "aiming"):
        return None
    stats = table.stats(token)
    score = Score(body.will(stats), T("Will"), "MAN-2")
    check = yield from roll(table, score, "keep_aim", token_id, rule="MAN-2", apart=lambda c: c.ok)
    if not check.ok:
        line = Line("MAN-2", T("{name} loses the aim", name=token.name or token_id))
        yield Apply(table.edit().remove(token, "aiming").changes(), (line,))
    return None


def _out(check: Check) -> bool:
    return check.fumble or -check.margin >= int(numbers("wounds")["knockdown"]["out_by"])


def _knocked_out(check: Check) -> bool:
    return not check.ok and _out(check)


def _fall_class(check: Check) -> tuple[bool, bool]:
    return check.ok, not check.ok and _out(check)


def recovery(table: Table, token_id: str) -> Generator[Any, Any, list[str]]:
    """After the fight: is what was crippled temporary, a matter of months, or for good (R-32)?

    Returns: temporary, months_1d or permanent for each crippled part, in order.
    """
    found = []
    for condition in sorted(CRIPPLED.values()):
        for part in state.told(table.token(token_id), condition, "parts", []):
            found.append((yield from _recover_part(table, token_id, condition, str(part))))
    return found


def _recover_part(table: Table, token_id: str, condition: str, part: str) -> Generator[Any, Any, str]:
    token = table.token(token_id)
    score = Score(int(table.stats(token)["ht"]), T("HT"), "DMG-17")
    check = yield from roll(table, score, "recovery", token_id, rule="DMG-17", apart=lambda c: (c.ok, c.margin))
    by = numbers("wounds")["recovery"]["months_by"]
    result = "temporary" if check.ok else "months_1d" if -check.margin <= by else "permanent"
    words = {
        "temporary": T("heals with the wounds"),
        "months_1d": T("heals in some months"),
        "permanent": T("for good"),
    }
    name = token.name or token_id
    months = 0
    if result == "months_1d":
        months = (yield Roll("1d6", "months", by=token_id, rule="DMG-17")).total
    known = state.mark(token, condition)
    edit = table.edit().add(token, condition, **{**(known.extra if known else {}), part: result, "months": months})
    yield Apply(
        edit.changes(), (Line("DMG-17", T("{name}: {part} {how}", name=name, part=TITLES[part], how=words[result])),)
    )
    return result

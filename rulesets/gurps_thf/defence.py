"""Active defences: which are possible against a strike, each with its number, and why the others are not.

Rules: COR-4, DEF-1 to DEF-11, MAN-7, MAN-11, DMG-10, SUR-1.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from battlemap.rules.api import Choice, Modifier, T, Table, Text, Token, Why

from . import body, close, hands, levels, multi, state
from .locations import large_shield
from .meetings import posture_of
from .places import NO_RETREAT, retreat_cells
from .rolls import Score
from .skill import POSTURES
from .strike import FIREARM, MELEE, MISSILE, THROWN, Strike
from .tables import numbers
from .weapons import Weapon, weapons_of

NONE = "none"
DODGE, BLOCK, PARRY, LEAP = "dodge", "block", "parry", "acrobatic_dodge"
DB_AGAINST = (MELEE, THROWN, MISSILE)


@dataclass(frozen=True, slots=True)
class Defence:
    """One way to defend: its number, or why it is not possible. `id` is how an answer names it."""

    id: str
    kind: str
    title: Text
    score: Score | None
    why: tuple[Why, ...] = ()
    weapon: Weapon | None = None


@dataclass(frozen=True, slots=True)
class Seen:
    """Where a strike comes from, as the defender has it. `arc`: front, right, left, rear or same; `known`: he knows of it."""

    arc: str
    known: bool = True

    @property
    def ahead(self) -> bool:
        return self.arc in ("front", "same")

    @property
    def unseen(self) -> bool:
        return self.arc == "rear" and not self.known

    def covers(self, side: str) -> bool:
        """Whether something carried on that side can be brought to bear; one who knows what is behind turns it there."""
        return self.ahead or self.arc == "rear" or side in ("both", self.arc)


def seen(table: Table, defender: Token, strike: Strike, known: bool) -> Seen:
    """The arc of the attacker's hex, for a projectile the one it is fired from (DEF-1)."""
    origin = strike.origin if strike.origin is not None else table.token(strike.attacker)
    arc = table.arc(origin, defender)
    if arc == "rear" and multi.senses_behind(table.stats(defender)):
        return Seen("right" if _weapon_side(table, defender) != "left" else "left")
    return Seen(arc, known)


def defences(
    table: Table, defender: Token, strike: Strike, view: Seen, used: tuple[str, ...] = ()
) -> tuple[Defence, ...]:
    """Every defence there is against a strike. Args: used: kinds already tried against it."""
    nothing = next(_nothing(table, defender, strike, view), None)
    found = [_dodge(table, defender, strike, view), *_parries(table, defender, strike, view)]
    found.append(_block(table, defender, strike, view))
    if strike.kind == MELEE and close.together(table, defender, table.token(strike.attacker)):
        found = _close(table, defender, strike, view, found)
    if multi.is_master(table.stats(defender), table.options):
        found.append(_leap(table, defender, found[0]))
    return tuple(_closed(one, nothing, strike, used, state.has(defender, "exposed")) for one in found)


def can_retreat(table: Table, defender: Token, strike: Strike, granted: bool) -> Why | None:
    """Why there is no retreat; None if there may be. Args: granted: one was made against this very strike."""
    if granted:
        return Why(0, "DEF-10", T("has stepped back already"))
    if strike.kind != MELEE:
        return Why(0, "DEF-10", T("no retreat from missiles"))
    if posture_of(defender) in NO_RETREAT:
        return Why(0, "DEF-10", T("no retreat while sitting or kneeling"))
    if state.has(defender, *state.STUNNED):
        return Why(0, "DMG-10", T("no retreat while stunned"))
    if state.has(defender, "grappled", "pinned"):
        return Why(0, "CLO-12", T("held in the hex"))
    if state.since(defender, table).get("retreat"):
        return Why(0, "DEF-10", T("only one retreat a round"))
    return None


def choices(
    table: Table, defender: Token, strike: Strike, found: tuple[Defence, ...], retreated: bool
) -> tuple[Choice, ...]:
    """The prompt: no defence, each defence on the spot, each with a retreat to a cell (`id@x,y`)."""
    bonus = numbers("defence")["modifiers"]["retreat"]
    stuck = can_retreat(table, defender, strike, retreated)
    cells = (
        ()
        if stuck is not None or all(d.score is None for d in found)
        else retreat_cells(table, defender, table.token(strike.attacker))
    )
    made = [Choice(NONE, T("no defence"))]
    for one in found:
        told = one.score.told if one.score else ()
        value = one.score.value if one.score else None
        made.append(Choice(one.id, one.title, one.score is not None, one.why, value, told))
    for one in found:
        if one.score is None or one.kind == LEAP:
            continue
        score = one.score.plus(bonus, "DEF-10", T("retreat"))
        made += [
            Choice(
                f"{one.id}@{cell[0]:g},{cell[1]:g}",
                T("{defence}, stepping back", defence=one.title),
                True,
                (),
                score.value,
                score.told,
                cell,
            )
            for cell in cells
        ]
    if not cells and any(d.score is not None for d in found):
        reason = stuck or Why(0, "MOV-19", T("no free hex to step back to"))
        made.append(Choice("retreat", T("Retreat"), False, (reason,)))
    return tuple(made)


def best(found: tuple[Defence, ...]) -> str:
    """The id of the defence with the highest number; of equal ones the first; none if there is none."""
    possible = [one for one in found if one.score is not None and one.kind != LEAP]
    return max(possible, key=lambda one: one.score.value if one.score else -99).id if possible else NONE


# --- each of them -----------------------------------------------------------------------------------------------------


def _dodge(table: Table, defender: Token, strike: Strike, view: Seen) -> Defence:
    stats = table.stats(defender)
    title = T("Dodge")
    if strike.kind != MELEE and view.arc == "rear":
        return Defence(DODGE, DODGE, title, None, (Why(0, "DEF-4", T("a missile from out of sight cannot be dodged")),))
    score = Score(body.dodge(stats), title, "DEF-2")
    return Defence(DODGE, DODGE, title, _common(score, table, defender, strike, view, "DEF-2"))


def _block(table: Table, defender: Token, strike: Strike, view: Seen) -> Defence:
    stats = table.stats(defender)
    title = T("Block")
    why = next(_no_block(table, defender, strike, view), None)
    if why is not None:
        return Defence(BLOCK, BLOCK, title, None, (why,))
    base = stats.get("block")
    if base is None:
        base = next(w.block for w in weapons_of(stats) if w.block is not None)
    score = _common(Score(int(base), title, "DEF-6"), table, defender, strike, view, "DEF-6")
    return Defence(BLOCK, BLOCK, title, score)


def _no_block(table: Table, defender: Token, strike: Strike, view: Seen) -> Iterator[Why]:
    stats = table.stats(defender)
    if stats.get("block") is None and all(w.block is None for w in weapons_of(stats)):
        yield Why(0, "DEF-6", T("no shield to block with"))
    if hands.shield_dropped(defender, table):
        yield Why(0, "MAN-4", T("the shield lies on the ground"))
    if str(stats["shield_side"]) in hands.lame(defender):
        yield Why(0, "DMG-16", T("{hand} is crippled", hand=hands.SIDE_TITLES[str(stats["shield_side"])]))
    if state.has(defender, "loading"):
        yield Why(0, "MAN-4", T("loading: only a dodge"))
    if not view.covers(str(stats["shield_side"])):
        yield Why(0, "DEF-6", T("the shield is on the other side"))
    if strike.kind == FIREARM or (strike.kind == MISSILE and not view.ahead):
        yield Why(0, "DEF-6", T("projectiles are blocked only from the front, bullets and beams never"))
    if state.since(defender, table).get("blocks", 0) >= times(table, defender, "blocks"):
        yield Why(0, "DEF-6", T("no block left this turn"))


def _parries(table: Table, defender: Token, strike: Strike, view: Seen) -> list[Defence]:
    found = [
        _parry(table, defender, strike, view, one) for one in weapons_of(table.stats(defender)) if one.parry is not None
    ]
    if not found:
        return [Defence(PARRY, PARRY, T("Parry"), None, (Why(0, "DEF-7", T("nothing to parry with")),))]
    first = max(found, key=lambda one: one.score.value if one.score else -99)
    rest = [replace(one, id=f"{PARRY}:{one.weapon.name}") for one in found if one is not first and one.weapon]
    return [first, *rest]


def _parry(table: Table, defender: Token, strike: Strike, view: Seen, weapon: Weapon) -> Defence:
    title = T("Parry with {weapon}", weapon=weapon.name)
    why = next(_no_parry(table, defender, strike, view, weapon), None)
    if why is not None or weapon.parry is None:
        return Defence(PARRY, PARRY, title, None, (why,) if why else (), weapon)
    score = Score(weapon.parry, title, "DEF-7").with_all(tuple(_parry_modifiers(table, defender, strike, weapon)))
    return Defence(PARRY, PARRY, title, _common(score, table, defender, strike, view, "DEF-7"), (), weapon)


def _no_parry(table: Table, defender: Token, strike: Strike, view: Seen, weapon: Weapon) -> Iterator[Why]:
    limits = numbers("defence")["limits"]
    if strike.kind in (MISSILE, FIREARM):
        yield Why(0, "DEF-7", T("missiles cannot be parried"))
    if state.has(defender, "loading"):
        yield Why(0, "MAN-4", T("loading: only a dodge"))
    if not view.covers(weapon.hand):
        yield Why(0, "DEF-7", T("the weapon is on the other side"))
    if not multi.ready(defender, table, weapon):
        yield Why(0, "MAN-4", T("{weapon} is not ready", weapon=weapon.name))
    if not multi.parries_after_attack(table.stats(defender), weapon) and weapon.name in state.since(
        defender, table
    ).get("struck", ()):
        yield Why(0, "MAN-4", T("an unbalanced weapon has just struck"))
    light = weapon.weight is not None and weapon.weight < limits["parry_shield_blow_kg"]
    if "shield" in strike.weapon.flags and light:
        yield Why(0, "DEF-8", T("too light to parry a shield"))
    if _parries_left(table, defender, weapon) <= 0:
        yield Why(0, "DEF-7", T("no parry left this turn"))


def _parry_modifiers(table: Table, defender: Token, strike: Strike, weapon: Weapon) -> Iterator[Modifier]:
    changes = numbers("defence")["modifiers"]
    flags = strike.weapon.flags
    if strike.kind == THROWN:
        knife = "knife" in flags
        yield Modifier(
            changes["parry_thrown_knife" if knife else "parry_thrown"],
            "DEF-8",
            T("a thrown knife") if knife else T("a thrown weapon"),
        )
    if "knife" in weapon.flags:
        yield Modifier(changes["parry_with_knife"], "DEF-8", T("parrying with a knife"))
    if "flail" in flags:
        yield Modifier(changes["parry_flail"], "DEF-8", T("against a flail"))
    if "shield" in flags:
        yield Modifier(changes["parry_shield_blow"], "DEF-8", T("against a shield"))
    if large_shield(table.stats(defender)):
        yield Modifier(changes["large_shield"], "DEF-8", T("own large shield"))


def _close(table: Table, defender: Token, strike: Strike, view: Seen, found: list[Defence]) -> list[Defence]:
    """In one hex with the attacker: only a dodge, and a bare-handed parry for those who have learnt it (CLO-12)."""
    why = (Why(0, "CLO-12", T("close combat: only a dodge or a bare-handed parry")),)
    kept = [one if one.kind == DODGE else replace(one, score=None, why=why) for one in found]
    base = close.bare_parry(table, defender)
    if base is None:
        return kept
    hands = Weapon(BARE, 0, parry=base, flags=frozenset({"natural"}))
    if _parries_left(table, defender, hands) <= 0:
        return kept
    title = T("Bare-handed parry")
    score = _common(Score(base, title, "CLO-12"), table, defender, strike, view, "DEF-7")
    return [*kept, Defence(f"{PARRY}:{BARE}", PARRY, title, score, (), hands)]


BARE = "bare hands"


# --- what they have in common -----------------------------------------------------------------------------------------


def _common(score: Score, table: Table, defender: Token, strike: Strike, view: Seen, rule: str) -> Score:
    changes = numbers("defence")["modifiers"]
    if view.arc in ("left", "right"):
        score = score.plus(changes["side"], rule, T("from the side"))
    elif view.arc == "rear":
        score = score.plus(changes["rear_known"], "DEF-11", T("from behind, as from the side"))
    score = score.plus(shield_bonus(table, defender, strike, view), "COR-4", T("shield"))
    posture = posture_of(defender)
    score = score.plus(numbers("postures")[posture]["defence"], "COR-11", POSTURES.get(posture, T("standing")))
    for condition, words in (("stunned", "DMG-10"), ("mentally_stunned", "DMG-11")):
        if state.has(defender, condition):
            score = score.plus(numbers("wounds")["stun"]["defence"], words, T("stunned"))
            break
    helped = int(state.since(defender, table).get("helped", 0))
    score = score.plus(helped * changes["helped"], "DEF-9", T("has parried for another"))
    if strike.kind == MELEE:
        score = score.with_all(levels.defence_modifiers(table, defender, table.token(strike.attacker)))
    return score.with_all(strike.defence)


def shield_bonus(table: Table, defender: Token, strike: Strike, view: Seen) -> int:
    """The shield bonus where it counts: in front and on the shield side, not against bullets and beams."""
    stats = table.stats(defender)
    if strike.kind not in DB_AGAINST or state.since(defender, table).get("shield_used"):
        return 0
    if hands.shield_dropped(defender, table):
        return 0
    side = str(stats["shield_side"])
    return int(stats["shield_db"]) if view.ahead or view.arc == side else 0


def _nothing(table: Table, defender: Token, strike: Strike, view: Seen) -> Iterator[Why]:
    """What leaves no defence at all."""
    if strike.no_defence is not None:
        yield Why(0, strike.no_defence.rule, strike.no_defence.text)
    if state.manoeuvre_of(defender, table) == "all_out_attack":
        yield Why(0, "MAN-7", T("no defence after an All-Out Attack"))
    for condition, rule, text in HELPLESS:
        if state.has(defender, condition):
            yield Why(0, rule, text)
    if view.unseen:
        yield Why(0, "DEF-11", T("no defence against what comes from behind"))


HELPLESS = (
    ("dead", "DMG-4", T("dead")),
    ("unconscious", "DMG-13", T("unconscious")),
    ("collapsed", "FAT-2", T("exhausted")),
    ("surprised", "SUR-1", T("frozen by surprise")),
)


def _closed(one: Defence, nothing: Why | None, strike: Strike, used: tuple[str, ...], exposed: bool) -> Defence:
    if nothing is not None:
        return replace(one, score=None, why=(nothing,))
    if one.score is None:
        return one
    if one.kind in used:
        return replace(one, score=None, why=(Why(0, "MAN-11", T("two different defences")),))
    if exposed and one.kind != DODGE:
        return replace(one, score=None, why=(Why(0, "RNG-7", T("out of cover: only a dodge")),))
    if strike.only and one.kind not in strike.only:
        return replace(one, score=None, why=(Why(0, "DEF-1", T("not against this attack")),))
    return one


def _leap(table: Table, defender: Token, dodge: Defence) -> Defence:
    title = T("Acrobatic dodge")
    return replace(dodge, id=LEAP, kind=LEAP, title=title)


def times(table: Table, defender: Token, what: str) -> int:
    """How many parries (with a weapon) or blocks there are between two turns."""
    all_out = state.manoeuvre_of(defender, table) == "all_out_defence"
    row = numbers("defence")["times_all_out" if all_out else "times"]
    return int(row[what])


def _parries_left(table: Table, defender: Token, weapon: Weapon) -> int:
    used = state.since(defender, table).get("parries", {})
    all_out = state.manoeuvre_of(defender, table) == "all_out_defence"
    if all_out and "fencing" in weapon.flags:
        return 99
    most = times(table, defender, "parries") + multi.extra_attacks(weapon.skill, table.stats(defender), table.options)
    if all_out:
        doubled = 2 if multi.extra_attacks(weapon.skill, table.stats(defender), table.options) else 1
        return most * doubled - sum(int(times_used) for times_used in used.values())
    return most - int(used.get(weapon.name, 0)) - int(state.since(defender, table).get("parries_traded", 0))


def _weapon_side(table: Table, defender: Token) -> str:
    return str(table.stats(defender)["weapon_side"])

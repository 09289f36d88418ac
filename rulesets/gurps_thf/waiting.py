"""Acting in between: a triggered Wait, a parry for another. Rules: MAN-10, MOV-12, DEF-9."""

from collections.abc import Generator, Iterator
from dataclasses import replace
from functools import partial
from typing import Any

from battlemap.rules.api import (
    Announce,
    Apply,
    Cell,
    Change,
    CommandError,
    Interrupt,
    Line,
    Outcome,
    Resolution,
    T,
    Table,
    Token,
)

from . import profiles, state
from .attack import Blow, able, blow, in_reach
from .defence import PARRY, Defence, defences, seen
from .meetings import is_enemy
from .rolls import Score, contest, roll
from .strike import Strike
from .tables import numbers
from .weapons import Weapon, weapons_of

ADVANCE = "wait_triggered"
HELP = "parry_for_other"


def interrupts(event: Change | Announce, table: Table) -> Iterator[Interrupt]:
    """Who may act in between now."""
    if isinstance(event, Announce):
        if event.event == "hit" and event.target is not None:
            yield from _helpers(event, table)
        if event.event in ("attack", "attacked"):
            yield from _waiters(event.by, table, event)
        return
    before, after = event.before, event.after
    if isinstance(before, Token) and isinstance(after, Token) and before.at != after.at:
        yield from _waiters(after.id, table, None)


# --- Wait -------------------------------------------------------------------------------------------------------------


def _waiters(foe_id: str, table: Table, event: Announce | None) -> Iterator[Interrupt]:
    waiting = [token for token in table.tokens() if state.has(token, "waiting") and token.id != foe_id]
    if not waiting:
        return
    foe = table.token(foe_id)
    if state.has(foe, "dead", "unconscious"):
        return
    longest = int(event.data.get("reach", 0)) if event is not None and event.event == "attack" else -1
    for token in waiting:
        if not is_enemy(foe, token) or not able(table, token.id, foe_id):
            continue
        held = _longest_that_reaches(table, token, foe)
        if held is None or (longest >= 0 and held.longest < longest):
            continue
        yield Interrupt(
            token.id, "wait", T("Strike out of the Wait"), _strike(token.id, foe_id, held, longest == held.longest, table),
            rank=held.longest, rule="MAN-10",
        )  # fmt: skip


def _strike(token_id: str, foe_id: str, held: Weapon, equal: bool, table: Table) -> Any:
    def run() -> Resolution:
        token, foe = table.token(token_id), table.token(foe_id)
        if equal and not (yield from _faster(table, token, foe, held)):
            return Outcome()
        if not in_reach(table, token, foe, held):
            end = _advance(table, token, foe, held)
            if end is None:
                return Outcome()
            yield Apply(table.edit().set(token, at=(end[0][0], end[0][1]), facing=end[1]).changes())
        until = state.mark(table.token(token_id), "waiting")
        yield Apply(table.edit().remove(token_id, "waiting").changes())
        if not able(table, token_id, foe_id) or until is None:
            return Outcome()
        result = yield from blow(table, Blow(token_id, foe_id, held, manoeuvre=ADVANCE))
        return Outcome(hit=result.hit)

    return run


def _faster(table: Table, token: Token, foe: Token, held: Weapon) -> Generator[Any, Any, bool]:
    """Equal lengths: the better skill strikes first."""
    other = next((w.skill for w in weapons_of(table.stats(foe)) if w.melee), 0)
    first = (token.id, Score(held.skill, T("skill with {weapon}", weapon=held.name), "MAN-10"), "who_is_first")
    second = (foe.id, Score(other, T("skill"), "MAN-10"), "who_is_first")
    result = yield from contest(table, first, second, rule="MAN-10")
    return bool(result.winner == token.id)


def _longest_that_reaches(table: Table, token: Token, foe: Token) -> Weapon | None:
    """The longest weapon that strikes the foe, if need be after an advance."""
    every = sorted((w for w in weapons_of(table.stats(token)) if w.melee), key=lambda w: -w.longest)
    for held in every:
        if in_reach(table, token, foe, held) and table.in_melee_fan(foe, token):
            return held
    for held in every:
        if _advance(table, token, foe, held) is not None:
            return held
    return None


def _advance(table: Table, token: Token, foe: Token, held: Weapon) -> tuple[Cell, int] | None:
    """Where an advance out of a Wait brings the foe within reach and in front; the nearest such place, None if there is none."""
    if not state.told(token, "waiting", "still", False) or table.distance(token, foe) > held.longest + 4:
        return None
    try:
        profile = profiles.profile_of(token, table, ADVANCE, None)
    except CommandError:
        return None
    for found in table.reach(token, profile).cells:
        far = table.distance(found.at, foe)
        if not min(held.reach) <= far <= held.longest or (far == 0 and 0 not in held.reach):
            continue
        for facing in found.facings:
            if table.in_melee_fan(foe, _standing(token, found.at, facing)):
                return found.at, facing
    return None


def _standing(token: Token, at: Cell, facing: int) -> Token:
    return replace(token, at=(at[0], at[1]), facing=facing)


# --- parry for another ------------------------------------------------------------------------------------------------


def _helpers(event: Announce, table: Table) -> Iterator[Interrupt]:
    victim, attacker = table.token(str(event.target)), table.token(event.by)
    if event.data.get("kind") not in ("melee", "thrown") or not victim.side:
        return
    for helper in table.tokens():
        if helper.id in (victim.id, attacker.id) or helper.side != victim.side:
            continue
        strike = Strike(attacker.id, helper.id, weapons_of(table.stats(attacker))[0], str(event.data["kind"]))
        best = table.kept(
            ("helps", helper.id, victim.id, strike.kind), partial(_parries, table, helper, victim, strike)
        )
        if best:
            chosen = max(best, key=lambda d: d.score.value if d.score else 0)
            assert chosen.score is not None and chosen.weapon is not None
            yield Interrupt(
                helper.id, HELP, T("Parry for {name}", name=victim.name or victim.id),
                help_parry(table, helper.id, victim.id, chosen.score, chosen.weapon), rule="DEF-9",
            )  # fmt: skip


def _parries(table: Table, helper: Token, victim: Token, strike: Strike) -> list[Defence]:
    """The parries that reach as far as the victim."""
    if not any(in_reach(table, helper, victim, held) for held in weapons_of(table.stats(helper))):
        return []  # most stand too far off, and defences are much more work
    found = defences(table, helper, strike, seen(table, helper, strike, False))
    able_to = [d for d in found if d.kind == PARRY and d.score and d.weapon]
    return [d for d in able_to if d.weapon and in_reach(table, helper, victim, d.weapon)]


def help_parry(table: Table, helper: str, victim: str, score: Score, held: Weapon) -> Any:
    """Parry a blow aimed at somebody else; his shield helps, and one's own defences suffer for the rest of the round."""

    def run() -> Resolution:
        changes = numbers("defence")["modifiers"]
        dp = int(table.stats(table.token(victim))["shield_db"]) if table.options["dp_means"] == "shield_db" else 0
        own = score.plus(changes["for_another"], "DEF-9", T("for another")).plus(dp, "DEF-9", T("his shield"))
        token = table.token(helper)
        used = state.since(token, table)
        parries = dict(used.get("parries", {}))
        parries[held.name] = int(parries.get(held.name, 0)) + 1
        edit = state.note(table.edit(), table, helper, parries=parries, helped=int(used.get("helped", 0)) + 1)
        yield Apply(edit.changes(), (Line("DEF-9", T("{name} parries for another", name=token.name or helper)),))
        check = yield from roll(table, own, "parry", helper, rule="DEF-9", apart=lambda c: c.ok)
        return Outcome(value=check)

    return run

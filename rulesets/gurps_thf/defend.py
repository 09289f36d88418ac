"""The defender answers a strike: the question, the roll, and what defending costs.

Rules: DEF-5, DEF-9, DEF-10, MAN-2, MAN-9, MAN-11, MAN-13b4.
"""

from collections.abc import Generator
from dataclasses import replace
from functools import partial
from typing import Any

from battlemap.rules.api import Announce, Apply, Ask, Choice, Line, T, Table

from . import body, state
from .defence import BLOCK, DODGE, LEAP, NONE, PARRY, Defence, best, choices, defences, seen
from .rolls import Check, Score, roll
from .skill import with_body
from .strike import Strike
from .tables import numbers

Going = Generator[Any, Any, Any]


def defend(table: Table, strike: Strike) -> Generator[Any, Any, Check | None]:
    """Ask the defender and roll what he chooses; in an All-Out Defence a second, different one if the first fails.

    Returns: the check of the defence that stopped it or failed last; None if there was none. To be used with `yield from`.
    """
    for outcome in (yield Announce("hit", strike.attacker, strike.defender, {"kind": strike.kind})):
        if isinstance(outcome.value, Check) and outcome.value.ok:
            return outcome.value
    known = yield from _known(table, strike)
    used: tuple[str, ...] = ()
    retreated = False
    check: Check | None = None
    tries = 2 if state.manoeuvre_of(table.token(strike.defender), table) == "all_out_defence" else 1
    for number in range(tries):
        defender = table.token(strike.defender)
        found, possible = table.kept(
            ("defences", strike.attacker, strike.defender, strike.weapon.name, number),
            partial(_possible, table, strike, known, used, retreated),
        )
        question = "defence" if number == 0 else "second_defence"
        if number and all(one.score is None for one in found):
            break
        answer = yield Ask(
            strike.defender, question, possible, best(found),
            T("{name} is attacked", name=defender.name or defender.id), "DEF-1",
        )  # fmt: skip
        if answer == NONE:
            break
        id_, _, cell = answer.partition("@")
        chosen = next(one for one in found if one.id == id_)
        if cell:
            yield from _step_back(table, strike.defender, cell)
        bonus = retreated or bool(cell)
        retreated = bonus
        check = yield from _try(table, strike.defender, chosen, bonus, margins=strike.weapon.explosive)
        used = (*used, DODGE if chosen.kind == LEAP else chosen.kind)
        if check.ok:
            break
    return check


def _possible(
    table: Table, strike: Strike, known: bool, used: tuple[str, ...], retreated: bool
) -> tuple[tuple[Defence, ...], tuple[Choice, ...]]:
    """The defences there are, and the choices they make."""
    defender = table.token(strike.defender)
    found = defences(table, defender, strike, seen(table, defender, strike, known), used)
    return found, choices(table, defender, strike, found, retreated)


def _known(table: Table, strike: Strike) -> Generator[Any, Any, bool]:
    """Whether he knows of what comes from behind is for the game master to say."""
    defender = table.token(strike.defender)
    if seen(table, defender, strike, True).arc != "rear":
        return True
    answer = yield Ask(
        "", "aware", (Choice("no", T("taken unawares")), Choice("yes", T("knows of the attack"))), "no",
        T("Does {name} know of the attack from behind?", name=defender.name or defender.id), "DEF-11",
    )  # fmt: skip
    return bool(answer == "yes")


def _step_back(table: Table, token_id: str, cell: str) -> Going:
    token = table.token(token_id)
    x, y = (float(part) for part in cell.split(","))
    edit = table.edit().set(token, at=(x, y))
    state.note(edit, table, token_id, retreat=True)
    yield Apply(edit.changes(), (Line("DEF-10", T("{name} steps back", name=token.name or token_id)),))


def _try(
    table: Table, token_id: str, chosen: Defence, retreated: bool, *, margins: bool = False
) -> Generator[Any, Any, Check]:
    """Roll a defence. Args: margins: by how much it succeeds matters (a charge that is dodged lands so far off)."""
    assert chosen.score is not None
    score = chosen.score
    if retreated:
        score = score.plus(numbers("defence")["modifiers"]["retreat"], "DEF-10", T("retreat"))
    if chosen.kind == LEAP:
        score = yield from _leap(table, token_id, score)
    elif chosen.kind == DODGE and table.options["cinematic_dodge"]:
        score = yield from _cinematic(table, token_id, score)
    yield from _spend(table, token_id, chosen)
    rule = {DODGE: "DEF-2", LEAP: "MAN-13b4", BLOCK: "DEF-6", PARRY: "DEF-7"}[chosen.kind]
    purpose = DODGE if chosen.kind == LEAP else chosen.kind
    check = yield from roll(
        table, score, purpose, token_id, rule=rule, apart=lambda c: (c.ok, c.margin if margins and c.ok else 0)
    )
    yield from _concentration(table, token_id)
    return replace(check, how=purpose)


def _spend(table: Table, token_id: str, chosen: Defence) -> Going:
    """A parry or block is used up, the aim is lost."""
    token = table.token(token_id)
    used = state.since(token, table)
    edit = table.edit()
    changes: dict[str, Any] = {"defended": True}
    if chosen.kind == PARRY and chosen.weapon is not None:
        parries = dict(used.get("parries", {}))
        changes["parries"] = {**parries, chosen.weapon.name: int(parries.get(chosen.weapon.name, 0)) + 1}
    elif chosen.kind == BLOCK:
        changes["blocks"] = int(used.get("blocks", 0)) + 1
    elif chosen.kind == LEAP:
        changes["parries_traded"] = int(used.get("parries_traded", 0)) + 1
        changes["attacks_traded"] = int(used.get("attacks_traded", 0)) + 1
    lines: tuple[Line, ...] = ()
    if state.has(token, "aiming"):
        edit.remove(token, "aiming")
        lines = (Line("MAN-2", T("{name} defends and loses the aim", name=token.name or token_id)),)
    if chosen.kind in (DODGE, LEAP) and state.has(token, "loading"):
        name = str(state.told(token, "loading", "weapon", ""))
        known = state.mark(token, "unready")
        turns = int(state.told(token, "unready", name, 0)) + 1
        edit.add(token, "unready", **{**(known.extra if known else {}), name: turns}).remove(token, "loading")
        lines = (
            *lines,
            Line("MAN-4", T("{name} dodges: this turn of loading does not count", name=token.name or token_id)),
        )
    state.note(edit, table, token_id, **changes)
    yield Apply(edit.changes(), lines)


def _cinematic(table: Table, token_id: str, score: Score) -> Generator[Any, Any, Score]:
    """Once a round an Acrobatics roll makes a dodge better or worse."""
    token = table.token(token_id)
    if state.since(token, table).get("cinematic"):
        return score
    answer = yield Ask(
        token_id, "cinematic_dodge", (Choice("no", T("a plain dodge")), Choice("yes", T("roll Acrobatics first"))), "no",
        rule="DEF-5",
    )  # fmt: skip
    if answer == "no":
        return score
    stats = table.stats(token)
    check = yield from roll(
        table,
        Score(body.acrobatics(stats), T("Acrobatics"), "DEF-5"),
        "acrobatics",
        token_id,
        rule="DEF-5",
        apart=lambda c: c.ok,
    )
    yield Apply(state.note(table.edit(), table, token_id, cinematic=True).changes())
    changes = numbers("defence")["modifiers"]
    value = changes["acrobatic_success" if check.ok else "acrobatic_failure"]
    return score.plus(value, "DEF-5", T("Acrobatics"))


def _leap(table: Table, token_id: str, score: Score) -> Generator[Any, Any, Score]:
    """The acrobatic dodge of the cinematic fighter: doubled on a success, a fall on a critical failure."""
    stats = table.stats(table.token(token_id))
    skill = max(int(stats["dx"]), body.acrobatics(stats), int(stats.get("jumping") or 0))
    check = yield from roll(
        table,
        Score(skill, T("best of DX, Jumping and Acrobatics"), "MAN-13b4"),
        "acrobatics",
        token_id,
        rule="MAN-13b4",
    )
    if check.fumble:
        yield Apply(table.edit().set(token_id, posture="lying").changes())
        return score
    return score.plus(score.base, "MAN-13b4", T("leap: Dodge doubled")) if check.ok else score


def _concentration(table: Table, token_id: str) -> Going:
    """Whoever concentrates and has to defend rolls IQ-3 to keep it up."""
    token = table.token(token_id)
    if not state.has(token, "concentrating"):
        return None
    stats = table.stats(token)
    score = Score(int(stats["iq"]), T("IQ"), "MAN-9").plus(CONCENTRATION, "MAN-9", T("defending"))
    score = with_body(score, table, token)
    check = yield from roll(table, score, "concentration", token_id, rule="MAN-9", apart=lambda c: c.ok)
    if not check.ok:
        line = Line("MAN-9", T("{name} loses the concentration", name=token.name or token_id))
        yield Apply(table.edit().remove(token, "concentrating").changes(), (line,))
    return None


CONCENTRATION = -3

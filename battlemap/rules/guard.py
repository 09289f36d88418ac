"""Calling a ruleset from the program: its faults become a RulesetError that names it, its nonsense is not believed."""

from __future__ import annotations

from collections.abc import Mapping
from inspect import isgenerator
from types import ModuleType
from typing import Any

from battlemap.errors import CommandError, RulesetError
from battlemap.movement.costs import MODES, MoveProfile
from battlemap.rules.api import Ruleset
from battlemap.rules.loader import ruleset_error
from battlemap.rules.offering import Offer
from battlemap.rules.sound import is_number, not_plain, wrong_interrupts
from battlemap.rules.steps import Modifier, Outcome
from battlemap.text import T, Text

MAX_SUBUNITS = 1_000_000_000
MAX_GAUGES = 20
MAX_LEAP = 200  # cells
MAX_OFFERS = 500
MAX_TURNS = 100
HOOKS = (
    "combat_started",
    "combat_ended",
    "round_started",
    "turn_started",
    "turn_ended",
    "entered_cell",
    "left_cell",
    "stepping",
    "damaged",
    "time_passed",
)


def call(ruleset: Ruleset, method: str, *args: Any, **kwargs: Any) -> Any:
    """The answer of `ruleset.method(*args, **kwargs)`, checked for its type.

    A CommandError is a ruleset's way to say no and passes through. Raises RulesetError for everything else it raises, and
    for an answer that is not what the role promises.
    """
    try:
        answer = getattr(ruleset, method)(*args, **kwargs)
        wrong = _wrong(method, answer)
    except CommandError:
        raise
    except (Exception, SystemExit) as error:
        raise ruleset_error(ruleset.id, ruleset.folder, error) from error
    if wrong:
        raise nonsense(ruleset, method, wrong)
    return answer


def checked_order(ruleset: Ruleset, method: str, order: Any) -> tuple[tuple[str, ...], ...]:
    """An order that came as the value of a resolution. Raises RulesetError if it is none."""
    if wrong := _order(order):
        raise nonsense(ruleset, method, wrong)
    checked: tuple[tuple[str, ...], ...] = order
    return checked


def nonsense(ruleset: Ruleset, method: str, problem: str | Text) -> RulesetError:
    """The error for an answer that is not what a role promises."""
    return RulesetError(
        T("The ruleset {id} answered {method} with nonsense: {problem}", id=ruleset.id, method=method, problem=problem),
        hint=T("battlemap check FOLDER looks a ruleset over"),
        ruleset=ruleset.id,
    )


def _wrong(method: str, answer: Any) -> str | Text | None:
    """What is wrong with an answer; None if nothing is, or the method promises nothing particular."""
    check = _CHECKS.get(method)
    return check(answer) if check else None


def _profile(answer: Any) -> str | None:
    if not isinstance(answer, MoveProfile):
        return f"expected a MoveProfile, found {_shown(answer)}"
    if type(answer.budget) is not int or not 0 <= answer.budget <= MAX_SUBUNITS:
        return f"budget: expected a whole number of at least 0, found {_shown(answer.budget)}"
    if not is_number(answer.per_unit) or answer.per_unit <= 0:
        return f"per_unit: expected a number above 0, found {_shown(answer.per_unit)}"
    if not isinstance(answer.unit, str):
        return f"unit: expected a text, found {_shown(answer.unit)}"
    if answer.mode not in MODES:
        return f"mode: expected one of {', '.join(MODES)}, found {_shown(answer.mode)}"
    if answer.turn is not None and (type(answer.turn) is not int or not 0 <= answer.turn <= MAX_SUBUNITS):
        return f"turn: expected a whole number of at least 0 or None, found {_shown(answer.turn)}"
    for number, step in enumerate(answer.steps):
        if type(step.cost) is not int or not 1 <= step.cost <= MAX_SUBUNITS:
            return f"steps[{number}].cost: expected a whole number of at least 1, found {_shown(step.cost)}"
        if step.leap is not None and not (type(step.leap.cells) is int and 1 <= step.leap.cells <= MAX_LEAP):
            return f"steps[{number}].leap.cells: expected a whole number from 1 to {MAX_LEAP}, found {_shown(step.leap.cells)}"
    if type(answer.spent) is not int or not 0 <= answer.spent <= MAX_SUBUNITS:
        return f"spent: expected a whole number of at least 0, found {_shown(answer.spent)}"
    for text in (answer.turn_text, *(step.text for step in answer.steps)):
        if text is not None and (problem := _sentence(text)):
            return problem
    for toll in _tolls(answer):
        if problem := _sentence(toll.text):
            return problem
        if type(toll.add) is not int or abs(toll.add) > MAX_SUBUNITS:
            return f"toll {str(toll.text)!r}: add: expected a whole number, found {_shown(toll.add)}"
        if not is_number(toll.multiply) or not 0 <= toll.multiply <= 1000:
            return f"toll {str(toll.text)!r}: multiply: expected a number from 0 to 1000, found {_shown(toll.multiply)}"
    return None


def _tolls(profile: MoveProfile) -> list[Any]:
    bands: tuple[Any, ...] = (*profile.water, *profile.rises, *profile.drops)
    who: tuple[Any, ...] = (profile.occupied, *profile.by_side.values(), *profile.by_token.values())
    tolls = [*profile.tags.values(), *profile.entry, *(b.toll for b in bands), *(o.toll for o in who)]
    tolls += [profile.one_step, *(toll for meaning in who for toll in meaning.from_arc.values())]
    return [toll for toll in tolls if toll is not None]


def _sentence(text: Any) -> str | None:
    fits = isinstance(text, Text) and isinstance(text.key, str)
    return None if fits else f"expected a text made with T, found {_shown(text)}"


def _values(answer: Any) -> str | Text | None:
    if not isinstance(answer, dict):
        return f"expected a dict, found {_shown(answer)}"
    return not_plain(answer)  # stats and options are saved


def _bars(answer: Any) -> str | None:
    if not isinstance(answer, tuple) or len(answer) > MAX_GAUGES:
        return f"expected a tuple of at most {MAX_GAUGES} gauges, found {_shown(answer)}"
    for bar in answer:
        fits = isinstance(bar, tuple) and len(bar) == 3 and isinstance(bar[0], str) and all(map(is_number, bar[1:]))
        if not fits:
            return f"expected gauges (id, value, maximum), found {_shown(bar)}"
    return None


def _order(answer: Any) -> str | None:
    if not isinstance(answer, tuple):
        return f"expected a tuple of groups, found {_shown(answer)}"
    for group in answer:
        if not isinstance(group, tuple) or not group or not all(isinstance(token, str) for token in group):
            return f"expected groups of token ids, found {_shown(group)}"
    flat = [token for group in answer for token in group]
    return None if len(flat) == len(set(flat)) else "a token stands there twice"


def _budgets(answer: Any) -> str | None:
    if not isinstance(answer, dict):
        return f"expected a dict, found {_shown(answer)}"
    for name, amount in answer.items():
        if not isinstance(name, str) or not is_number(amount):
            return f"expected numbers by name, found {_shown((name, amount))}"
    return None


def _text(answer: Any) -> str | None:
    return None if isinstance(answer, str) else f"expected a text, found {_shown(answer)}"


def _module(answer: Any) -> str | None:
    return None if isinstance(answer, ModuleType) else f"expected a module, found {_shown(answer)}"


def _case(answer: Any) -> str | None:
    return None if answer is None or isinstance(answer, Mapping) else f"expected a dict or None, found {_shown(answer)}"


def _resolution(answer: Any) -> str | None:
    if answer is None or isinstance(answer, Outcome) or isgenerator(answer):
        return None
    return f"expected a resolution, found {_shown(answer)}"


def _offers(answer: Any) -> str | None:
    if not isinstance(answer, (list, tuple)) or len(answer) > MAX_OFFERS:
        return f"expected at most {MAX_OFFERS} Offers, found {_shown(answer)}"
    wrong = next((one for one in answer if not isinstance(one, Offer) or not isinstance(one.title, Text)), None)
    return None if wrong is None else f"expected Offers with a title made with T, found {_shown(wrong)}"


def _modifiers(answer: Any) -> str | None:
    fits = isinstance(answer, (list, tuple)) and all(
        isinstance(one, Modifier) and is_number(one.value) and isinstance(one.text, Text) for one in answer
    )
    return None if fits else f"expected Modifiers, found {_shown(answer)}"


def _truth(answer: Any) -> str | None:
    return None if isinstance(answer, bool) else f"expected True or False, found {_shown(answer)}"


def _count(answer: Any) -> str | None:
    fits = type(answer) is int and 0 <= answer <= MAX_TURNS
    return None if fits else f"expected a whole number from 0 to {MAX_TURNS}, found {_shown(answer)}"


def _shown(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 80 else text[:80] + "…"


_CHECKS = {
    "profile": _profile,
    "unit": _text,
    "new_stats": _values,
    "check_stats": _values,
    "stats_from_sheet": _values,
    "check_options": _values,
    "bars": _bars,
    "order": _order,
    "budgets": _budgets,
    "module": _module,
    "play_case": _case,
    "offers": _offers,
    "act": _resolution,
    "initiative": _resolution,
    "deferred": _resolution,
    "interrupts": wrong_interrupts,
    "cover_costs": _modifiers,
    "is_out": _truth,
    "turns_in_round": _count,
    **dict.fromkeys(HOOKS, _resolution),
}

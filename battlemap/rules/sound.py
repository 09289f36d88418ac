"""Is what a resolution yields what it may be? Each check says what is wrong, or None."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

from battlemap.model.change import Change
from battlemap.model.entities import (
    COMBAT_KEY,
    SCENE_KINDS,
    Combat,
    EntityKey,
    Picture,
    Token,
)
from battlemap.rules.steps import Announce, Ask, Choice, Damage, Interrupt, Later, Line, Looked, Modifier, Roll, Traced
from battlemap.text import T, Text

MAX_CHANGES = 10_000
MAX_LINES = 2_000
MAX_CHOICES = 200
MAX_DEPTH = 20
KINDS = {kind.kind: kind for kind in SCENE_KINDS if kind is not Picture}


def wrong_roll(roll: Roll) -> Text | None:
    if not isinstance(roll.purpose, str) or not roll.purpose:
        return T("a roll needs a purpose")
    if not (roll.against is None or isinstance(roll.against, str)):
        return T("whom {purpose} is rolled against is no token", purpose=roll.purpose)
    if not (roll.target is None or is_number(roll.target)):
        return T("the target of {purpose} is no number", purpose=roll.purpose)
    if not _all(roll.modifiers, Modifier) or not all(is_number(modifier.value) for modifier in roll.modifiers):
        return T("the modifiers of {purpose} are not Modifiers", purpose=roll.purpose)
    return None


def wrong_ask(ask: Ask) -> Text | None:
    if not isinstance(ask.question, str) or not isinstance(ask.token, str):
        return T("a question is a text, asked of a token")
    if not _all(ask.choices, Choice) or not 0 < len(ask.choices) <= MAX_CHOICES:
        return T("{question} needs Choices, at most {limit}", question=ask.question, limit=MAX_CHOICES)
    ids = [choice.id for choice in ask.choices]
    if not all(isinstance(id_, str) for id_ in ids) or len(set(ids)) < len(ids):
        return T("the choices of {question} need an id each", question=ask.question)
    if ask.default not in ids:
        return T("the default of {question} is none of its choices", question=ask.question)
    return None


MISSING = object()


def wrong_changes(changes: Any, scene: str) -> Text | None:
    """A resolution changes things of its scene and the fight, nothing else: not the document, not another scene."""
    if not _all(changes, Change) or len(changes) > MAX_CHANGES:
        return T("expected a tuple of Changes, found {what}", what=_shown(changes))
    for change in changes:
        key = change.key
        kind: type[Any] | None = Combat if key == COMBAT_KEY else KINDS.get(key.kind) if key.scene == scene else None
        if kind is None or not isinstance(key, EntityKey):
            return T("a resolution may not change {what}", what=_shown(key))
        for thing in (change.before, change.after):
            if thing is not None and not isinstance(thing, kind):
                return T("{kind} {id}: expected a {kind}, found {what}", kind=key.kind, id=key.id, what=_shown(thing))
        after = change.after
        if after is not None and key != COMBAT_KEY and getattr(after, "id", None) != key.id:
            return T("{kind} {id}: it has another id", kind=key.kind, id=key.id)
        for part in _saved_anew(change.before, after):
            if problem := not_plain(part):
                return T("{kind} {id}: {problem}", kind=key.kind, id=key.id, problem=problem)
    return None


def _saved_anew(before: Any, after: Any) -> tuple[Any, ...]:
    """The ruleset's own data in a thing, without what it has been all along: that is on the table already."""
    if isinstance(after, Combat):
        known = before.data if isinstance(before, Combat) else {}
        if not isinstance(after.data, Mapping):
            return after.data, after.budgets
        return ({k: v for k, v in after.data.items() if v is not known.get(k, MISSING)}, after.budgets)
    if not isinstance(after, Token):
        return ()
    own = before.stats if isinstance(before, Token) else {}
    if not isinstance(after.stats, Mapping):
        return (after.stats,)
    return ({id_: stats for id_, stats in after.stats.items() if stats is not own.get(id_, MISSING)},)


def wrong_lines(lines: Any) -> Text | None:
    if not _all(lines, Line) or len(lines) > MAX_LINES:
        return T("expected a tuple of Lines, found {what}", what=_shown(lines))
    if not all(isinstance(line.text, Text) and isinstance(line.rule, str) for line in lines):
        return T("a Line needs a rule and a text made with T")
    return None


def wrong_damage(damage: Any) -> Text | None:
    if not _all(damage, Damage):
        return T("expected a tuple of Damage, found {what}", what=_shown(damage))
    if not all(isinstance(one.token, str) and is_number(one.injury) and is_number(one.dr) for one in damage):
        return T("Damage needs a token and numbers")
    return None


def wrong_looked(looked: Any) -> Text | None:
    if not _all(looked, Looked) or len(looked) > MAX_LINES:
        return T("expected a tuple of Looked, found {what}", what=_shown(looked))
    for one in looked:
        numbers = [number for number in (one.distance, one.exposed) if number is not None]
        words = [text for text in (one.cover, one.why) if text is not None]
        if not (isinstance(one.token, str) and isinstance(one.rule, str)):
            return T("Looked needs a token and a rule, both texts")
        if not (all(is_number(number) for number in numbers) and all(isinstance(text, Text) for text in words)):
            return T("Looked at {token}: numbers are numbers, and texts are made with T", token=one.token)
    return None


def wrong_traced(traced: Any) -> Text | None:
    if not _all(traced, Traced) or len(traced) > MAX_LINES:
        return T("expected a tuple of Traced, found {what}", what=_shown(traced))
    for one in traced:
        cells = isinstance(one.cells, tuple) and 0 < len(one.cells) <= MAX_CHANGES
        cells = cells and all(isinstance(cell, tuple) and all(map(is_number, cell)) for cell in one.cells)
        if not (isinstance(one.what, str) and cells and (one.radius is None or is_number(one.radius))):
            return T("Traced needs a word, cells and perhaps a radius, found {what}", what=_shown(one))
    return None


def wrong_interrupts(answer: Any) -> str | None:
    if isinstance(answer, (list, tuple)) and all(isinstance(one, Interrupt) for one in answer):
        bad = next((one for one in answer if one.id == "pass" or not callable(one.run)), None)
        return None if bad is None else f"an Interrupt with an id (not 'pass') and a run, found {_shown(bad)}"
    return f"expected Interrupts, found {_shown(answer)}"


def wrong_later(later: Later, points: tuple[str, ...]) -> Text | None:
    if later.when not in points:
        return T("{when}: expected one of {points}", when=_shown(later.when), points=", ".join(points))
    return not_plain(later.data)


def wrong_announce(announce: Announce) -> Text | None:
    if isinstance(announce.event, str) and isinstance(announce.by, str):
        return None
    return T("an announcement needs an event and who does it")


def not_plain(value: Any, depth: int = 0) -> Text | None:
    """What is saved is what JSON can say; None if it is."""
    if value is None or type(value) in (str, bool):  # most of it
        return None
    if depth > MAX_DEPTH:
        return T("nested too deeply")
    if isinstance(value, Mapping):
        wrong = next((key for key in value if not isinstance(key, str)), None)
        if wrong is not None:
            return T("expected texts as keys, found {what}", what=_shown(wrong))
        return next((problem for v in value.values() if (problem := not_plain(v, depth + 1))), None)
    if isinstance(value, (list, tuple)):
        return next((problem for v in value if (problem := not_plain(v, depth + 1))), None)
    if value is None or isinstance(value, (str, bool)) or is_number(value):
        return None
    return T("expected what JSON can say, found {what}", what=_shown(value))


def is_number(value: Any) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool) and math.isfinite(value)


def _all(values: Any, kind: type[Any]) -> bool:
    return isinstance(values, tuple) and (not values or all(isinstance(value, kind) for value in values))


def _shown(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 80 else text[:80] + "…"

"""What a resolution did, to be told: rolls, answers, lines, damage, and what became of the tokens."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields, replace
from typing import Any, Literal

from battlemap.model.change import ChangeSet
from battlemap.model.entities import Token
from battlemap.movement.results import Why
from battlemap.rules.dice import Rolled
from battlemap.rules.steps import Ask, Choice, Damage, Line, Looked, Modifier, Roll, Traced, Verdict


@dataclass(frozen=True, slots=True)
class RollRecord:
    """A roll that was made. `overridden`: the game master set it."""

    roll: Roll
    rolled: Rolled
    verdict: Verdict | None = None

    def told(self) -> dict[str, Any]:
        roll, rolled, verdict = self.roll, self.rolled, self.verdict
        entry: dict[str, Any] = {
            "for": roll.purpose,
            "by": roll.by,
            "dice": list(rolled.dice),
            "total": rolled.total,
            "target": shown(roll.target),
            "margin": shown(verdict.margin) if verdict else None,
            "modifiers": why_told(roll.modifiers),
            "result": verdict.result if verdict else None,
        }
        if roll.against is not None:
            entry["against"] = roll.against
        if roll.rule:
            entry["rule"] = roll.rule
        if roll.secret:
            entry["secret"] = True
        if rolled.overridden:
            entry["override"] = True
        return entry


@dataclass(frozen=True, slots=True)
class Asked:
    """A question that was asked. `how`: "given", "default", or "override" for a choice the rules did not allow."""

    ask: Ask
    answer: str
    how: str

    @property
    def choice(self) -> Choice | None:
        return next((choice for choice in self.ask.choices if choice.id == self.answer), None)

    def told(self) -> dict[str, Any]:
        entry = {"question": self.ask.question, "token": self.ask.token, "answer": self.answer}
        return entry if self.how == "given" else {**entry, self.how: True}


@dataclass(frozen=True, slots=True)
class Moved:
    """A token that changed place or facing."""

    token: str
    start: tuple[float, float]
    at: tuple[float, float]
    facing: int

    def told(self) -> dict[str, Any]:
        return {"token": self.token, "from": list(self.start), "to": list(self.at), "facing": self.facing}


@dataclass(frozen=True, slots=True)
class Record:
    """All of it, each in the order in which it happened; `conditions` and `moves` follow from the changes.

    `about`: for each line the one token it is about, "" if that cannot be told; `rolled`: how many rolls had been made when
    each loss was told.
    """

    rolls: tuple[RollRecord, ...] = ()
    asked: tuple[Asked, ...] = ()
    damage: tuple[Damage, ...] = ()
    lines: tuple[Line, ...] = ()
    moves: tuple[Moved, ...] = ()
    changes: ChangeSet = ()
    looked: tuple[Looked, ...] = ()
    about: tuple[str, ...] = ()
    rolled: tuple[int, ...] = ()
    traced: tuple[Traced, ...] = ()

    def told(self) -> dict[str, Any]:
        """The shape of the headless contract; sentences are Texts."""
        return {
            "rolls": [roll.told() for roll in self.rolls],
            "damage": [damage_told(damage) for damage in self.damage],
            "conditions": conditions_told(self.changes),
            "moves": [move.told() for move in self.moves],
            "asked": [asked.told() for asked in self.asked],
            "lines": [
                {"rule": line.rule, "text": line.text, **({"secret": True} if line.secret else {})}
                for line in self.lines
            ],
            **({"looked": [looked_told(one) for one in looked_at(self.looked)]} if self.looked else {}),
            **({"traced": [traced_told(one) for one in self.traced]} if self.traced else {}),
        }


Sense = Literal["", "low", "high"]


def sense(total: float, target: float | None, margin: float | None) -> Sense:
    """Whether a roll wants to be low ("3d6, 11 or less") or high ("d20, 15 or more"); "" where a roll does not tell.

    >>> sense(9, 11, 2), sense(17, 15, 2), sense(11, 11, 0)
    ('low', 'high', '')
    """
    if target is None or not margin:
        return ""
    if abs(target - total - margin) < 1e-9:
        return "low"
    return "high" if abs(total - target - margin) < 1e-9 else ""


def why_told(whys: Iterable[Why | Modifier]) -> list[dict[str, Any]]:
    return [{"value": shown(why.value), "rule": why.rule, "text": why.text} for why in whys]


def choice_told(choice: Choice) -> dict[str, Any]:
    """A possible answer, as a question shows it."""
    return {
        "id": choice.id, "title": choice.title, "available": choice.available, "value": choice.value,
        "why": why_told(choice.why), "modifiers": why_told(choice.modifiers),
        "at": None if choice.cell is None else list(choice.cell),
    }  # fmt: skip


def damage_told(damage: Damage) -> dict[str, Any]:
    return {
        "token": damage.token,
        "basic": shown(damage.basic),
        "dr": shown(damage.dr),
        "injury": shown(damage.injury),
        "why": why_told(damage.why),
        **({"kind": damage.kind} if damage.kind else {}),
    }


def looked_at(looked: Iterable[Looked]) -> list[Looked]:
    """One for each token, in the order in which they were first looked at; a later word wins over an earlier one."""
    found: dict[str, Looked] = {}
    for one in looked:
        said = {field.name: value for field in fields(one) if (value := getattr(one, field.name)) not in (None, "")}
        found[one.token] = replace(found.get(one.token, one), **said)
    return list(found.values())


def looked_told(looked: Looked) -> dict[str, Any]:
    """Only what was said of it."""
    said: dict[str, Any] = {
        "distance": shown(looked.distance), "cover": looked.cover, "exposed": shown(looked.exposed), "why": looked.why,
        "rule": looked.rule or None,
    }  # fmt: skip
    return {"token": looked.token, **{key: value for key, value in said.items() if value is not None}}


def traced_told(traced: Traced) -> dict[str, Any]:
    cells = [[shown(part) for part in cell] for cell in traced.cells]
    return {"what": traced.what, "cells": cells, **({} if traced.radius is None else {"radius": shown(traced.radius)})}


def conditions_told(changes: ChangeSet) -> list[dict[str, str]]:
    """Conditions that came and went, by token in the order of the changes."""
    found = []
    for change in changes:
        if change.key.kind != Token.kind:
            continue
        before = _conditions(change.before)
        after = _conditions(change.after)
        found += [{"token": change.key.id, "remove": id_} for id_ in before if id_ not in after]
        found += [{"token": change.key.id, "add": id_} for id_ in after if id_ not in before]
    return found


def _conditions(token: object) -> tuple[str, ...]:
    return tuple(condition.id for condition in token.conditions) if isinstance(token, Token) else ()


def shown(value: float | None) -> float | int | None:
    """A number as people and JSON have it: whole ones without a point, others at most six decimals."""
    if value is None:
        return None
    rounded = round(float(value), 6)
    return int(rounded) if rounded.is_integer() else rounded

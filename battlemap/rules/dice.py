"""Dice expressions and where the faces come from: a seeded generator, or faces given beforehand.

    expression  term { (+ | -) term } [ min N ]
    term        (NdS | dS | Nd% | N) [ x N ]

"3d6+2", "2d6-1", "d%", "1d6x10", "2d6 + 1d4 - 1 min 1".
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Protocol

from battlemap.errors import CommandError
from battlemap.text import T, Text

MAX_LENGTH = 200
MAX_DICE = 1000
MAX_FACES = 1_000_000
MAX_CONSTANT = 1_000_000_000
MAX_FORCED = 100_000

_TERM = re.compile(r"(?:(\d*)[dD](%|\d+)|(\d+))(?:\s*[x×*]\s*(\d+))?")
_SIGN = re.compile(r"\s*([+\-−])\s*")
_MINIMUM = re.compile(r"\s*min\s*([-−]?\d+)\s*\Z")
_NAMED = re.compile(r"\s*(?:d(%|\d{1,7})\s*=\s*)?(\d{1,7})\s*\Z")


class Dice(Protocol):
    """Where faces come from. `mark` and `back` let a refused command give its dice back."""

    def face(self, faces: int, purpose: str) -> int:
        """The next face, 1 to `faces`, of a die rolled for `purpose`."""
        ...

    def mark(self) -> object: ...

    def back(self, mark: Any) -> None: ...


@dataclass(frozen=True, slots=True)
class Term:
    """`sign` x `factor` x the sum of `count` dice of `faces`; without dice (`faces` 0) `count` is the number itself."""

    sign: int
    count: int
    faces: int
    factor: int = 1


@dataclass(frozen=True, slots=True)
class Rolled:
    """What was rolled: every face in order, the total, and the sum written out. `overridden`: the game master said so."""

    expr: str
    dice: tuple[int, ...]
    total: int
    text: str
    overridden: bool = False


@dataclass(frozen=True, slots=True)
class Expression:
    """A dice expression that was read; `minimum` lifts a total below it."""

    source: str
    terms: tuple[Term, ...]
    minimum: int | None = None

    def bounds(self) -> tuple[int, int]:
        """The least and the greatest total.

        >>> parse("2d6-1").bounds()
        (1, 11)
        """
        low = high = 0
        for term in self.terms:
            least = term.factor * term.count
            most = least * (term.faces or 1)
            low += least if term.sign > 0 else -most
            high += most if term.sign > 0 else -least
        if self.minimum is None:
            return low, high
        return max(low, self.minimum), max(high, self.minimum)

    def roll(self, dice: Dice, purpose: str = "roll") -> Rolled:
        """Roll it with faces from `dice`, term by term from the left."""
        faces: list[int] = []
        total = 0
        words: list[str] = []
        for term in self.terms:
            if term.faces:
                shown = [dice.face(term.faces, purpose) for _ in range(term.count)]
                faces += shown
                amount = sum(shown)
                word = " + ".join(map(str, shown))
                if len(shown) > 1 and (term.factor != 1 or term.sign < 0):
                    word = f"({word})"
            else:
                amount, word = term.count, str(term.count)
            total += term.sign * term.factor * amount
            word = word if term.factor == 1 else f"{word} × {term.factor}"
            words.append(word if not words and term.sign > 0 else f"{'+' if term.sign > 0 else '−'} {word}")
        if self.minimum is not None:
            total = max(total, self.minimum)
        return Rolled(self.source, tuple(faces), total, f"{' '.join(words)} = {str(total).replace('-', '−')}")


def parse(expr: str) -> Expression:
    """Read a dice expression. Raises CommandError `bad-dice` saying what is wrong with it.

    >>> parse("3d6+2").terms
    (Term(sign=1, count=3, faces=6, factor=1), Term(sign=1, count=2, faces=0, factor=1))
    """
    if not isinstance(expr, str) or not expr.strip():
        raise _bad(T("There are no dice to roll"))
    if len(expr) > MAX_LENGTH:
        raise _bad(T("The dice are written in more than {limit} characters", limit=MAX_LENGTH))
    text = expr.strip()
    minimum = None
    if match := _MINIMUM.search(text):
        minimum = _number(match[1].replace("−", "-"), MAX_CONSTANT)
        text = text[: match.start()].rstrip()
    terms: list[Term] = []
    place = 0
    while place < len(text) or not terms:
        sign = _SIGN.match(text, place)
        if sign is None and terms:
            raise _unread(expr, text[place:])
        place = sign.end() if sign else place
        match = _TERM.match(text, place)
        if match is None:
            raise _unread(expr, text[place:])
        terms.append(_term(match, 1 if sign is None or sign[1] == "+" else -1))
        place = match.end()
    if sum(term.count for term in terms if term.faces) > MAX_DICE:
        raise _bad(T("More than {limit} dice at once", limit=MAX_DICE))
    return Expression(expr.strip(), tuple(terms), minimum)


def roll(expr: str, dice: Dice, purpose: str = "roll") -> Rolled:
    """Read and roll an expression.

    >>> roll("3d6+2", ForcedDice([3, 4, 2])).text
    '3 + 4 + 2 + 2 = 11'
    """
    return parse(expr).roll(dice, purpose)


def _term(match: re.Match[str], sign: int) -> Term:
    count, faces, constant, factor = match.groups()
    times = 1 if factor is None else _number(factor, MAX_FACES)
    if constant is not None:
        return Term(sign, _number(constant, MAX_CONSTANT), 0, times)
    many = _number(count, MAX_CONSTANT) if count else 1
    if many < 1:
        raise _bad(T("At least one die must be rolled"))
    if many > MAX_DICE:
        raise _bad(T("More than {limit} dice at once", limit=MAX_DICE))
    sides = 100 if faces == "%" else _number(faces, MAX_CONSTANT)
    if not 1 <= sides <= MAX_FACES:
        raise _bad(T("A die has from 1 to {limit} faces, not {faces}", limit=MAX_FACES, faces=sides))
    return Term(sign, many, sides, times)


def _number(digits: str, limit: int) -> int:
    value = int(digits)
    if abs(value) > limit:
        raise _bad(T("The number {number} is larger than {limit}", number=digits, limit=limit))
    return value


def _bad(text: Text, hint: Text | None = None, **details: Any) -> CommandError:
    return CommandError(text, code="bad-dice", hint=hint or T("dice are written like 3d6+2, d%, 1d6x10"), **details)


def _unread(expr: str, rest: str) -> CommandError:
    if not rest:
        return _bad(T("The dice {expr} end too early", expr=expr.strip()))
    return _bad(T("The dice {expr} cannot be read from {rest} on", expr=expr.strip(), rest=repr(rest)))


class SeededDice:
    """Faces from a generator; the same seed gives the same faces on every machine. `seed` None: from the system."""

    def __init__(self, seed: int | None) -> None:
        self._random = random.Random(seed)

    def face(self, faces: int, purpose: str) -> int:
        # random() is the one method whose sequence Python promises to keep for a seed.
        return int(self._random.random() * faces) + 1

    def mark(self) -> object:
        return self._random.getstate()

    def back(self, mark: Any) -> None:
        self._random.setstate(mark)


class ForcedDice:
    """Faces given beforehand, used in order; running out, or a face the die does not have, is an error naming the roll."""

    def __init__(self, faces: Iterable[Any]) -> None:
        """Args: faces: numbers, "d20=11", or lists of these. Raises CommandError `bad-dice`."""
        self._faces = tuple(_flat(faces))
        self._next = 0
        self._last = "roll"  # what the last die was rolled for

    @property
    def left(self) -> int:
        """How many faces are not used yet."""
        return len(self._faces) - self._next

    def face(self, faces: int, purpose: str) -> int:
        if not self.left:
            raise _bad(
                T("The dice run out at {purpose}, which rolls a d{faces}", purpose=purpose, faces=faces),
                T("give one die more"),
                roll=purpose,
            )
        named, value = self._faces[self._next]
        if named not in (None, faces):
            raise _bad(
                T(
                    "{purpose} rolls a d{faces}, the next die given is a d{named}",
                    purpose=purpose,
                    faces=faces,
                    named=named,
                ),
                T("dice are used in the order in which the rules ask"),
                roll=purpose,
            )
        if not 1 <= value <= faces:
            raise _bad(
                T("{purpose} rolls a d{faces}, which has no {value}", purpose=purpose, faces=faces, value=value),
                T("dice are used in the order in which the rules ask"),
                roll=purpose,
            )
        self._next += 1
        self._last = purpose
        return value

    def finish(self, purpose: str | None = None) -> None:
        """Raises CommandError `bad-dice` if dice are left over after the last roll, which is named."""
        if self.left:
            purpose = purpose or self._last
            rest = ", ".join(str(value) for _, value in self._faces[self._next :][:20])
            raise _bad(
                T("Dice are left over after {purpose}: {rest}", purpose=purpose, rest=rest),
                T("give only as many dice as are rolled"),
                roll=purpose,
            )

    def mark(self) -> object:
        return self._next

    def back(self, mark: Any) -> None:
        self._next = mark


def parse_faces(text: str) -> list[int | str]:
    """The faces of a command line: "3,4,6" or "d20=11, d6=3". Raises CommandError `bad-dice`."""
    faces: list[int | str] = [part.strip() for part in text.split(",")] if text.strip() else []
    _flat(faces)
    return faces


def _flat(faces: Any, depth: int = 0) -> list[tuple[int | None, int]]:
    if not isinstance(faces, (list, tuple)) or depth > 4:
        raise _bad(T("Dice are given as a list of faces"), T('such as [3, 4, 6] or ["d20=11"]'))
    flat: list[tuple[int | None, int]] = []
    for item in faces:
        if isinstance(item, (list, tuple)):
            flat += _flat(item, depth + 1)
        else:
            match = _NAMED.match(item if isinstance(item, str) else str(item) if type(item) is int else "")
            if match is None:
                raise _bad(T("{face} is not the face of a die", face=repr(item)[:60]), T('such as 4 or "d20=11"'))
            named = None if match[1] is None else 100 if match[1] == "%" else int(match[1])
            flat.append((named, int(match[2])))
        if len(flat) > MAX_FORCED:
            raise _bad(T("More than {limit} dice are given", limit=MAX_FORCED))
    return flat

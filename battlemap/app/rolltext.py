"""Rolls in words: what one is for, the number it needs, what it came to. The ruleset may translate what is not known here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from battlemap.rules.numbers import decimal as decimal
from battlemap.rules.numbers import plain as plain
from battlemap.text import T, Text

Tone = Literal["good", "bad", ""]

RESULTS: dict[str, tuple[Text, Tone]] = {
    "success": (T("Success"), "good"),
    "critical_success": (T("Critical success"), "good"),
    "failure": (T("Failure"), "bad"),
    "critical_failure": (T("Critical failure"), "bad"),
    "hit": (T("Hit"), "good"),
    "critical_hit": (T("Critical hit"), "good"),
    "miss": (T("Miss"), "bad"),
    "critical_miss": (T("Critical miss"), "bad"),
    "fumble": (T("Fumble"), "bad"),
}
PURPOSES: dict[str, Text] = {
    "attack": T("Attack"),
    "damage": T("Damage"),
    "defence": T("Defence"),
    "dodge": T("Dodge"),
    "parry": T("Parry"),
    "block": T("Block"),
    "initiative": T("Initiative"),
    "roll": T("Roll"),
}


def result_word(result: str) -> Text:
    """What a roll came to.

    >>> str(result_word("critical_success")), str(result_word("glancing_blow"))
    ('Critical success', 'Glancing blow')
    """
    known = RESULTS.get(result)
    return known[0] if known is not None else Text(spaced(result))


def result_tone(result: str) -> Tone:
    """Whether that is good for the one who rolled; "" for words not known here."""
    known = RESULTS.get(result)
    return known[1] if known is not None else ""


def purpose_word(purpose: str) -> Text:
    """What a roll is for."""
    known = PURPOSES.get(purpose)
    return known if known is not None else Text(spaced(purpose))


def spaced(word: str) -> str:
    """An id as words.

    >>> spaced("hit_location")
    'Hit location'
    """
    words = word.replace("_", " ").replace("-", " ").strip()
    return words[:1].upper() + words[1:]


def need_text(target: float | None, way: str) -> Text | None:
    """The number a roll needs: "11 or less", "15 or more", or only the number."""
    if target is None:
        return None
    number = decimal(target)
    if way == "low":
        return T("{n} or less", n=number)
    return T("{n} or more", n=number) if way == "high" else T("against {n}", n=number)


def need_of(roll: Mapping[str, Any]) -> Text | None:
    """The same of a roll as the log keeps it."""
    from battlemap.rules.record import sense  # with it comes how rolls are made, and nobody has rolled yet

    return need_text(roll.get("target"), sense(roll.get("total", 0), roll.get("target"), roll.get("margin")))


def margin_text(roll: Mapping[str, Any]) -> Text | None:
    """ "Success by 2"; None for a roll that was not judged."""
    result, margin = roll.get("result"), roll.get("margin")
    if not result:
        return None
    if not margin:
        return result_word(result)
    return T("{result} by {n}", result=result_word(result), n=decimal(abs(margin)))


def sum_text(roll: Mapping[str, Any]) -> str:
    """The faces and what they came to.

    >>> sum_text({"dice": [4, 4, 2], "total": 10}), sum_text({"dice": [5], "total": 7}), sum_text({"dice": [3], "total": 3})
    ('4 + 4 + 2 = 10', '5 → 7', '3')
    """
    dice, total = list(roll.get("dice") or ()), roll.get("total", 0)
    faces = " + ".join(plain(face) for face in dice)
    if not dice or dice == [total]:
        return plain(total)
    return f"{faces} = {plain(total)}" if sum(dice) == total else f"{faces} → {plain(total)}"


def signed(value: float | None) -> str:
    """A modifier as people write it.

    >>> signed(2), signed(-4), signed(0)
    ('+2', '−4', '0')
    """
    number = plain(value or 0)
    return f"+{number}" if value and value > 0 else number

"""The card of a target: the number to roll and how it came about, and what to expect, from an answer of `odds`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from battlemap.app.rolltext import decimal, need_text, plain, purpose_word, result_tone, result_word, signed
from battlemap.app.tools.base import CardLine
from battlemap.app.tools.sights import AimCard, Part
from battlemap.geometry.types import ScenePoint
from battlemap.text import T, Text

Name = Callable[[str | None], str]


def percent(chance: float) -> Text:
    """A chance as people read it; only what is certain says 0 or 100.

    >>> str(percent(0.5694)), str(percent(1)), str(percent(0.00001))
    ('56.9 %', '100 %', '< 0.1 %')
    """
    if 0 < chance < 0.001:
        return T("< {n} %", n=decimal(0.1))
    if 0.999 < chance < 1 - 1e-9:
        return T("> {n} %", n=decimal(99.9))
    return T("{n} %", n=decimal(round(chance * 100, 1)))


def refused(caption: Text, why: Sequence[Mapping[str, Any]], at: ScenePoint, radius: float) -> AimCard:
    """Why a target cannot be aimed at."""
    notes = tuple(CardLine(one["text"], "", one["rule"]) for one in why)
    return AimCard(
        caption, T("Not possible"), at, radius, notes=notes or (CardLine(T("It cannot be aimed at")),), problem=True
    )


def working(caption: Text, at: ScenePoint, radius: float) -> AimCard:
    """While the odds are worked out."""
    return AimCard(caption, T("Working out the odds"), at, radius)


def card(caption: Text, odds: Mapping[str, Any], by: str, name: Name, at: ScenePoint, radius: float) -> AimCard:
    """The whole card. Args: `by`: who acts; `name`: what a token is called."""
    rolls: list[Mapping[str, Any]] = list(odds.get("rolls", ()))
    main = next((roll for roll in rolls if roll["by"] == by), None)
    others = sorted((roll for roll in rolls if roll is not main), key=lambda roll: -roll.get("chance", 0.0))
    if main is None and not others and not odds["hit"] and not odds["down"]:
        return AimCard(caption, T("No roll needed"), at, radius)
    return AimCard(
        caption,
        _title(main, odds),
        at,
        radius,
        dice=main["expr"] if main is not None else "",
        chance=odds["hit"],
        chance_of=T("lands, after defence") if any(roll["by"] != by for roll in others) else T("lands"),
        terms=terms(main["modifiers"], main["target"]) if main is not None else (),
        total=CardLine(T("Number to roll"), plain(main["target"]), main.get("rule", "")) if main is not None else None,
        notes=(*(_other(roll, name) for roll in others[:3]), *_harm(odds)),
        parts=parts(odds.get("ways", ())),
    )


def _title(main: Mapping[str, Any] | None, odds: Mapping[str, Any]) -> Text:
    if main is None:
        return T("No roll needed")
    return need_text(main["target"], main["sense"]) or T("No roll needed")


def terms(modifiers: Sequence[Mapping[str, Any]], target: float | None) -> tuple[CardLine, ...]:
    """The terms of a number. The first is what the others change; what they do not explain comes before them."""
    lines = [CardLine(one["text"], signed(one["value"]), one["rule"]) for one in modifiers]
    left = 0.0 if target is None else target - sum(one["value"] or 0 for one in modifiers)
    if abs(left) > 1e-9:
        lines.insert(0, CardLine(T("Base"), plain(left)))
    elif lines:
        first = modifiers[0]
        lines[0] = CardLine(first["text"], plain(first["value"] or 0), first["rule"])
    return tuple(lines)


def _other(roll: Mapping[str, Any], name: Name) -> CardLine:
    """What somebody else rolls: "Varek: Dodge, 6 or less"."""
    needs = need_text(roll["target"], roll["sense"])
    what = T("{name}: {what}", name=name(roll["by"]), what=purpose_word(roll["for"]))
    rule = roll.get("rule", "") or next((one["rule"] for one in roll["modifiers"]), "")
    return CardLine(T("{what}, {needs}", what=what, needs=needs) if needs is not None else what, "", rule)


def _harm(odds: Mapping[str, Any]) -> list[CardLine]:
    lines = []
    hurt = {float(points): chance for points, chance in odds["damage"].items() if float(points) > 0}
    likely = sum(hurt.values())
    if likely > 0:
        average = sum(points * chance for points, chance in hurt.items()) / likely
        most, least = max(hurt), min(hurt)
        span = {"least": plain(least), "most": plain(most), "n": decimal(round(average, 1))}
        lines.append(CardLine(T("If hurt: {least} to {most} points, {n} on average", **span)))
    if odds["down"] > 0:
        lines.append(CardLine(T("Out of the fight at once"), percent(odds["down"])))
    if not odds["exact"]:
        lines.append(CardLine(T("Counted from {n} samples", n=odds["samples"])))
    return lines


def parts(ways: Sequence[Mapping[str, Any]]) -> tuple[Part, ...]:
    """How the chances fall out: critical, landed, stopped by a defence, missed."""
    sums = {"critical": 0.0, "hit": 0.0, "stopped": 0.0, "miss": 0.0}
    words = {"critical": T("critical"), "hit": T("lands"), "stopped": T("stopped"), "miss": T("misses")}
    for way in ways:
        result = way["result"]
        if way["hit"]:
            look = "critical" if "critical" in result else "hit"
        else:
            look = "stopped" if result_tone(result) == "good" else "miss"
        sums[look] += way["chance"]
    return tuple(Part(look, words[look], chance) for look, chance in sums.items() if chance > 0)  # type: ignore[arg-type]


__all__ = ["card", "parts", "percent", "refused", "result_word", "terms", "working"]

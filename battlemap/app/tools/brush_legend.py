"""What the legend of the ground lists: what occurs in a scene and what is in the hand, each with its price by the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from battlemap.app.tools.brush_words import words_for
from battlemap.app.tools.words import shown
from battlemap.errors import BattlemapError
from battlemap.model.entities import Region, Terrain, Token
from battlemap.text import T, Text

if TYPE_CHECKING:
    from battlemap.app.session import Session
    from battlemap.movement.costs import MoveProfile, Toll

WATER = T("water")
HEIGHTS = T("height in metres")
NO_WAY = T("no way through")
ALL = T("the whole move")


@dataclass(frozen=True, slots=True)
class LegendRow:
    """`id`: the tag, for its pattern; `cost`: what it costs who walks there, None where nobody says; `rule`: by which rule."""

    kind: Literal["tag", "water", "height"]
    id: str
    title: Text
    cost: Text | None = None
    rule: str = ""


def ground_legend(
    session: Session, scene: str, *, tool: str = "", options: Mapping[str, Any] | None = None, walker: str | None = None
) -> tuple[LegendRow, ...]:
    """The rows, in the order of the words.

    Args:
        tool: the tool in hand, with its `options`: what it would paint is listed too.
        walker: the token whose prices are told; None: that of the first one there is.
    """
    tags, water, high = _occurring(session, scene)
    has = options or {}
    if tool == "terrain" and has.get("mode") not in ("erase", "pick"):
        tags |= set(has.get("tags", ()))
        water = water or has.get("water", 0) > 0
    profile = _profile(session, scene, walker)
    words = words_for(session.ruleset.manifest, "tag", sorted(tags))
    rows = [_tag_row(word.id, word.title, word.text, word.rule, profile) for word in words.values() if word.id in tags]
    if water:
        rows.append(LegendRow("water", "water", WATER, *_water_cost(profile)))
    if high or tool == "height":
        rows.append(LegendRow("height", "height", HEIGHTS, *_height_cost(profile)))
    return tuple(rows)


def _occurring(session: Session, scene: str) -> tuple[set[str], bool, bool]:
    """Tags, whether there is water, and whether the ground has heights."""
    kind: type[Any] = Region if session.scenario.scene(scene).grid.kind == "none" else Terrain
    things = session.scenario.of(kind, scene).values()
    tags = {tag for thing in things for tag in thing.tags}
    return tags, any(thing.water for thing in things), any(thing.elevation for thing in things)


def _profile(session: Session, scene: str, walker: str | None) -> MoveProfile | None:
    """How a token walks; None without tokens, or where the rules have no answer."""
    from battlemap.rules.guard import call

    tokens = session.scenario.of(Token, scene)
    token = tokens.get(walker or "") or next(iter(tokens.values()), None)
    if token is None:
        return None
    try:
        table = session.table(session.scenario, scene)
        profile: MoveProfile = call(session.ruleset, "profile", token, table, manoeuvre=None, mode=None)
    except BattlemapError:
        return None
    return profile


def _tag_row(id_: str, title: Text, text: Text | None, rule: str, profile: MoveProfile | None) -> LegendRow:
    toll = profile.tags.get(id_) if profile is not None else None
    if toll is None or profile is None:
        return LegendRow("tag", id_, title, text, rule)
    return LegendRow("tag", id_, title, toll_text(toll, profile.per_unit), toll.rule or rule)


def toll_text(toll: Toll, per_unit: float) -> Text:
    """ "+1", "× 2", "no way through".

    >>> from battlemap.movement.costs import Toll
    >>> str(toll_text(Toll(T("mud"), add=3, multiply=2), 2))
    '× 2, +1.5'
    """
    if toll.forbid:
        return NO_WAY
    if toll.all:
        return ALL
    parts = [T("× {factor}", factor=shown(toll.multiply))] if toll.multiply != 1 else []
    parts += [T("{sign}{cost}", sign="+" if toll.add > 0 else "", cost=shown(toll.add / per_unit))] if toll.add else []
    return _listed(parts) or T("free")


def _listed(parts: Sequence[Text], joint: str = "{these}, {this}") -> Text | None:
    told = parts[0] if parts else None
    for part in parts[1:]:
        told = Text(joint, {"these": told, "this": part})
    return told


def _water_cost(profile: MoveProfile | None) -> tuple[Text | None, str]:
    if profile is None:
        return None, ""
    parts, rule = [], ""
    for band in profile.water:
        cost = toll_text(band.toll, profile.per_unit) if band.toll is not None else T("free")
        rule = rule or (band.toll.rule if band.toll is not None else "")
        parts.append(
            T("deeper {cost}", cost=cost)
            if band.up_to is None
            else T("to {depth} m {cost}", depth=shown(round(band.up_to, 2)), cost=cost)
        )
    return _listed(parts, "{these}\n{this}"), rule


def _height_cost(profile: MoveProfile | None) -> tuple[Text | None, str]:
    """Up to which height a step is free."""
    bands = profile.rises if profile is not None else ()
    free = next((b for b in bands if b.toll is None and b.surface is None and b.up_to), None)
    rule = next((b.toll.rule for b in bands if b.toll is not None), "")
    return (T("to {depth} m {cost}", depth=shown(free.up_to or 0.0), cost=T("free")) if free else None), rule

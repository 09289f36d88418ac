"""What the edge tables of a mover depend on: its shape, its profile without what changes, and the columns that follow."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from battlemap.movement.barriers import Stature
from battlemap.movement.costs import BLOCKED, MoveProfile, StepRule


@dataclass(frozen=True, slots=True)
class Shape:
    """What of a token the tables depend on: its size, its own cells, and where its feet are."""

    size: int = 1
    own: tuple[tuple[int, int], ...] | None = None
    stature: Stature = field(default_factory=Stature)


@dataclass(frozen=True, slots=True)
class Move:
    """One column of the tables: a step by `rule` in the direction `relative` to the facing, or a turn by `sides`."""

    rule: StepRule | None
    relative: int = 0
    sides: int = 0


def static(profile: MoveProfile) -> MoveProfile:
    """The profile without what the tables do not depend on, to compare by."""
    terms = [*profile.tags.values(), *profile.entry]
    terms += [water.toll for water in profile.water if water.toll]
    terms += [band.toll for band in (*profile.rises, *profile.drops) if band.toll]
    budget = profile.whole if any(toll.all for toll in terms) else 0
    return replace(
        profile, budget=budget, spent=0, occupied=BLOCKED, by_side={}, by_token={}, ignored=frozenset(), start_turns=0,
        one_step=None, end_turns=(), bands=(), rules={}, unit="", per_unit=1.0, mode="", part_way=False, hanging=None,
    )  # fmt: skip


def moves_of(profile: MoveProfile, directions: int, facings: int) -> tuple[Move, ...]:
    """The columns of a profile's tables."""
    if not profile.steps:
        return ()
    if facings == 1:
        walks = [rule for rule in profile.steps if rule.leap is None]
        best = [min(walks, key=lambda rule: (rule.cost, not rule.face))] if walks else []
        best += [rule for rule in profile.steps if rule.leap is not None]
        return tuple(Move(rule, direction) for rule in best for direction in range(directions))
    moves = []
    for rule in profile.steps:
        around = range(directions) if rule.relative is None else rule.relative
        moves += [Move(rule, relative % directions) for relative in around]
    if profile.turn is not None:
        moves += [Move(None, sides=1), Move(None, sides=-1)]
    return tuple(moves)

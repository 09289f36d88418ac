"""Actions, what they cost and how turns go round, as a manifest declares them."""

from __future__ import annotations

from typing import Literal

import msgspec

from battlemap.rules.areaspec import AreaSpec
from battlemap.rules.schema import Part, ValueSpec
from battlemap.rules.words import Words


class OptionSpec(ValueSpec, frozen=True, kw_only=True):
    """A choice of the table's: a house rule, or a reading of an unclear one (`rule` is its id). Of an action: a way to do it."""

    rule: str | None = None


class ManoeuvreSpec(Part, frozen=True, kw_only=True):
    """What a token decides on for its turn, where a game has such a thing: the `manoeuvre` of a profile; actions name those
    they belong to. The first one listed is the usual one."""

    id: str
    label: Words
    text: Words | None = None
    rule: str | None = None
    icon: str = ""


class ActionSpec(Part, frozen=True, kw_only=True):
    """Something a token can do.

    `target`: what it is aimed at; `side`: whose tokens; `reach`: how far, a number or the name of a stat, in cells or
    (`reach_in` "units") in the scene's unit; `sight`: it must be seen; `arc`: where it must stand, "front" or the
    narrower "fan" of a blow; `fallen`: also those out of the fight; `gm`: what the game master has happen, shown apart;
    `when`: in its own turn or at any time; `manoeuvre`: those it belongs to; `cost`: by budget; `not_while`: conditions
    that forbid it; `rule`: its id in rules.toml; `review`: the game master looks at all that would come of it before
    any of it happens (left out: for what is aimed at an area); `area`: what it takes in where it is aimed.
    """

    id: str
    label: Words
    text: Words | None = None
    icon: str = ""
    rule: str = ""
    target: Literal["none", "self", "token", "cell", "area"] = "none"
    side: Literal["any", "foe", "friend"] = "any"
    reach: float | str | None = None
    reach_in: Literal["cells", "units"] = "cells"
    sight: bool = False
    arc: Literal["any", "front", "fan"] = "any"
    fallen: bool = False
    gm: bool = False
    when: Literal["turn", "any"] = "turn"
    manoeuvre: tuple[str, ...] = ()
    cost: dict[str, float] = {}
    not_while: tuple[str, ...] = ()
    option: tuple[OptionSpec, ...] = ()
    review: bool | None = None
    area: AreaSpec | None = None

    @property
    def reviewed(self) -> bool:
        """Whether the window shows the review sheet for it."""
        return self.target == "area" if self.review is None else self.review


class BudgetSpec(Part, frozen=True, kw_only=True):
    """Something to spend: so many each turn, or each round (a reaction)."""

    id: str
    label: Words
    amount: float = 1.0
    per: Literal["turn", "round"] = "turn"


class ConversionSpec(Part, frozen=True, kw_only=True):
    """One of `source` may be spent as `rate` of `to`. In TOML: `from`, `to`, `rate`."""

    source: str = msgspec.field(name="from")
    to: str
    rate: float = 1.0


class GaugeSpec(Part, frozen=True, kw_only=True):
    """A number of the whole fight, such as which side has the upper hand. Within `min` and `max`; starts at `start`."""

    id: str
    label: Words
    min: float = 0.0
    max: float = 10.0
    start: float = 0.0
    rule: str = ""


class PhaseSpec(Part, frozen=True, kw_only=True):
    """A step of a side's turn: movement, missiles, melee."""

    id: str
    label: Words


class TurnSpec(Part, frozen=True, kw_only=True):
    """How turns go round.

    `kind`: `individual`, groups of the order one after the other; `sides`, one side after the other, its tokens in any order;
    `phases`, one side after the other, each through all `phase`s; `alternating`, a token of each side in turn.
    `order`: who settles it, the game master's hand or the rules; `each_round`: anew each round; `newcomers`: who joins acts
    last this round, or from the next round on; `round_seconds`: how long a round is.
    """

    kind: Literal["individual", "sides", "phases", "alternating"] = "individual"
    order: Literal["hand", "rules"] = "hand"
    each_round: bool = False
    newcomers: Literal["last", "next_round"] = "last"
    round_seconds: float = 0.0
    phase: tuple[PhaseSpec, ...] = ()

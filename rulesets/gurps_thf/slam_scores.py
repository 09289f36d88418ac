"""A slam on its way, and the scores it is settled by: who hits, and who gives way.

Rules: CLO-13 to CLO-18.
"""

from dataclasses import dataclass

from battlemap.rules.api import Modifier, T, Table, Token

from . import ranges, state
from .contests import dexterity, strength
from .meetings import posture_of
from .rolls import Score
from .tables import numbers

SLAM, SUPER, TACKLE = "slam", "super_slam", "flying_tackle"
RULES = {SLAM: "CLO-13", SUPER: "CLO-15", TACKLE: "CLO-18"}
MEDIUM = 2  # the shield bonus of a medium shield


@dataclass(frozen=True, slots=True)
class Run:
    """A slam on its way. `arc` of the foe it comes out of; `velocity` in hexes a turn, the foe's included; `direction` of it."""

    by: str
    target: str
    way: str
    arc: str
    velocity: int
    direction: int

    @property
    def rule(self) -> str:
        return RULES[self.way]


def hit_scores(table: Table, run: Run) -> tuple[Score, Score]:
    """Of a slam that is no tackle: DX of the slammer, and of the foe."""
    by, target = table.token(run.by), table.token(run.target)
    first, second = dexterity(table, by, run.rule), dexterity(table, target, run.rule)
    row = numbers("close")["slam"]
    if posture_of(target) == "lying":
        second = second.plus(row["foe_lying"], run.rule, T("lying"))
    elif run.arc in ("left", "right"):
        second = second.plus(row["foe_side"], run.rule, T("hit from the side"))
    if run.way == SUPER:
        speeds = (run.velocity, int(table.stats(target)["hexes_moved"]))
        words = T("speed")
        first = first.plus(max(0, ranges.size_modifier(speeds[0])), "CLO-15", words)
        second = second.plus(max(0, ranges.size_modifier(max(speeds[1], 1))), "CLO-15", words)
    return first, second


def strength_modifiers(table: Table, run: Run) -> tuple[Modifier, ...]:
    """What speed, shields and the side it comes from do to the slammer's ST."""
    return _super(table, run) if run.way == SUPER else _plain(table, run)


def _plain(table: Table, run: Run) -> tuple[Modifier, ...]:
    by, target = table.token(run.by), table.token(run.target)
    row = numbers("close")["slam"]
    ran, gone = state.ran_last_turn(by, table), int(table.stats(target)["hexes_moved"])
    towards = gone > 1 and run.arc in ("front", "same")
    applies = (
        (run.velocity > 1 or ran, row["moved"], "CLO-14", T("running")),
        (
            towards or (gone >= 1 and state.ran_last_turn(target, table)),
            row["foe_moved"],
            "CLO-14",
            T("the foe runs too"),
        ),
        (_shield(table, by), row["shield"], "CLO-14", T("behind the shield")),
        (_shield(table, target), row["foe_shield"], "CLO-14", T("against a shield")),
        (run.arc == "rear", row["rear"], "CLO-14", T("from behind")),
        (run.way == TACKLE, row["tackle"], "CLO-18", T("flying tackle")),
    )
    return tuple(Modifier(value, rule, text) for on, value, rule, text in applies if on)


def _super(table: Table, run: Run) -> tuple[Modifier, ...]:
    by, target = table.token(run.by), table.token(run.target)
    row = numbers("close")["slam"]
    each = row["speed_per_point"]
    own, other = table.stats(by), table.stats(target)
    applies = (
        (run.velocity // each, T("speed")),
        (-(int(other["hexes_moved"]) // each), T("speed of the foe")),
        (row["shield"] if _shield(table, by) else 0, T("behind the shield")),
        (row["foe_shield"] if _shield(table, target) else 0, T("against a shield")),
        (row["rear"] if run.arc == "rear" else 0, T("from behind")),
        (int(own["density"]), T("density or bounce")),
        (-int(other["density"]), T("density or bounce of the foe")),
    )
    return tuple(Modifier(value, "CLO-16", text) for value, text in applies if value)


def _shield(table: Table, token: Token) -> bool:
    return int(table.stats(token)["shield_db"]) >= MEDIUM


def own_strength(table: Table, run: Run, by: Token) -> Score:
    """ST of the slammer, as modified."""
    return strength(table, by, run.rule).with_all(strength_modifiers(table, run))


def foe_strength(table: Table, run: Run, target: Token, dodged: bool = False) -> Score:
    """ST of the foe; `dodged`: he tried to get out of the way of a tackle."""
    score = strength(table, target, run.rule)
    return score.plus(numbers("close")["slam"]["tackle_dodged"], "CLO-18", T("tried to dodge")) if dodged else score

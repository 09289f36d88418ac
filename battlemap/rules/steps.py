"""What a resolution is made of: it yields rolls, questions and changes, and returns an outcome. Plain data, all frozen.

def attack(request, table) -> Resolution:
    rolled = yield Roll("1d20", "attack", by="t1", modifiers=(Modifier(2, "ATK-1", T("strength")),))
    ...
    return Outcome(changes, lines)
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable, Mapping
from dataclasses import dataclass, field
from typing import Any

from battlemap.geometry.types import Cell
from battlemap.model.change import ChangeSet
from battlemap.movement.results import Why
from battlemap.rules.dice import Rolled
from battlemap.text import Text


@dataclass(frozen=True, slots=True)
class Modifier:
    """One named term of a number; `rule` is an id of the ruleset's `rules.toml`."""

    value: float
    rule: str
    text: Text


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the log. `secret`: only the game master reads it."""

    rule: str
    text: Text
    secret: bool = False


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a roll came to, in the ruleset's own word ("success", "critical_failure", ...), and by how much."""

    result: str
    margin: float | None = None


@dataclass(frozen=True, slots=True)
class Roll:
    """Dice are wanted. The answer is a `Rolled`.

    Args:
        expr: a dice expression, "3d6+2".
        purpose: what it is for, "attack"; errors about dice and the game master's override name it.
        by: the token that rolls.
        target: the number to reach or stay under, if there is one.
        modifiers: what was worked into the target or is to be shown beside it.
        secret: only the game master sees it.
        judge: what the roll came to, for the log.
        faces: the single faces matter to the rules, not only the total (two dice alike, the better of two).
        classes: names what the rules go on to look at ("hit", "miss", a margin); for odds, rolls of one class count as
            one branch. It must tell apart whatever the resolution tells apart. Without it each total is a branch.
        rule: the rule that asks for it.
        against: the token whom it concerns, where somebody else rolls it once for each; so that it keeps its dice in a review
            when another of them is gone.
        same: two rolls with equal ones go on alike, whatever came before: from there on odds walk only one of them. What has
            been lost before must be the same too. None: nothing of the kind is promised.
    """

    expr: str
    purpose: str
    by: str | None = None
    target: float | None = None
    modifiers: tuple[Modifier, ...] = ()
    secret: bool = False
    judge: Callable[[Rolled], Verdict] | None = None
    faces: bool = False
    classes: Callable[[Rolled], Hashable] | None = None
    rule: str = ""
    against: str | None = None
    same: object = None


@dataclass(frozen=True, slots=True)
class Choice:
    """One possible answer; `available` False shows it grey with the reasons `why`.

    `value` and `modifiers`: the number it stands for and how it came about ("parry 11"); `cell`: where on the map it is.
    """

    id: str
    title: Text
    available: bool = True
    why: tuple[Why, ...] = ()
    value: float | None = None
    modifiers: tuple[Modifier, ...] = ()
    cell: Cell | None = None


@dataclass(frozen=True, slots=True)
class Ask:
    """Somebody has to decide. The answer is the id of one of the available choices; `default` if nobody says.

    `token`: whose decision it is; "" is the game master's.
    """

    token: str
    question: str
    choices: tuple[Choice, ...]
    default: str
    text: Text | None = None
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Damage:
    """What a token lost: `injury` points, from `basic` rolled and `dr` stopped; `why` has the steps between."""

    token: str
    injury: float
    basic: float | None = None
    dr: float = 0.0
    kind: str = ""
    why: tuple[Why, ...] = ()


@dataclass(frozen=True, slots=True)
class Looked:
    """A token that was looked at, whatever comes of it: a row of the review sheet, so nobody asks why one is missing there.

    Several of one token are one row: what a later one leaves out (None, "") an earlier one has said.

    Args:
        distance: how far from where it comes from, in the scene's unit; 0 is a direct hit.
        cover: what stands between, in words ("half a wall").
        exposed: which part of it is open to it, 0 to 1.
        why: why nothing happens to it ("behind the wall"); not given where something may.
        rule: the rule that says so.
    """

    token: str
    distance: float | None = None
    cover: Text | None = None
    exposed: float | None = None
    why: Text | None = None
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Traced:
    """Something of what happened that can be drawn on the map: where it was aimed at, the way it took, how far it reached.

    Args:
        what: the kind, in a word of the rules: "aimed", "way", "landed", "blast", "fragments", ...
        cells: one or several, a way from its start on.
        radius: in cells round the first of them, of what reaches in a circle.
    """

    what: str
    cells: tuple[Cell, ...]
    radius: float | None = None


@dataclass(frozen=True, slots=True)
class Apply:
    """Changes that hold from here on within this resolution; the table shows them.

    Hooks and interrupts they set off are resolved before the resolution goes on, so look at the table afterwards.
    `looked`: whom the rules looked at so far, also those nothing happens to. `traced`: what can be drawn of it.
    """

    changes: ChangeSet = ()
    lines: tuple[Line, ...] = ()
    damage: tuple[Damage, ...] = ()
    looked: tuple[Looked, ...] = ()
    traced: tuple[Traced, ...] = ()


@dataclass(frozen=True, slots=True)
class Announce:
    """Something is about to happen that others may interrupt before it does ("attack": who, at whom).

    The answer is a tuple of the outcomes of the interrupts that were taken; each may carry a `value`.
    """

    event: str
    by: str
    target: str | None = None
    data: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Later:
    """A result that waits: at the end of the `turn`, `step` (a side's phase) or `round`, `Ruleset.deferred` resolves it.

    It is data, saved with the fight. Without a fight it is resolved as soon as this resolution ends.

    Args:
        when: "turn", "step" or "round".
        data: what `deferred` needs to know; only what JSON can say.
    """

    when: str
    data: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Happening:
    """Something the rules may have a say in: a hook of the ruleset by its name, or results that have waited ("deferred").

    The program's own resolutions yield it, so that a ruleset that fails there costs what it had to say, not the whole line.
    """

    hook: str
    args: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a resolution: its last changes, lines and damage, and whom it looked at.

    `hit`: whether an attack came through (for odds); `value`: whatever the resolution that asked for this one wants to know.
    """

    changes: ChangeSet = ()
    lines: tuple[Line, ...] = ()
    damage: tuple[Damage, ...] = ()
    hit: bool | None = None
    value: Any = None
    looked: tuple[Looked, ...] = ()
    traced: tuple[Traced, ...] = ()


Resolution = Generator["Roll | Ask | Apply | Announce | Later | Resolution", Any, Outcome]


@dataclass(frozen=True, slots=True)
class Interrupt:
    """Something a token may do in between ("wait", "set_spear"); taken or not is the question `interrupt`.

    `run` makes the resolution. Greater `rank` comes first; of equal ones, the order in which the ruleset names them.
    """

    token: str
    id: str
    title: Text
    run: Callable[[], Resolution]
    rank: float = 0.0
    rule: str = ""


@dataclass(frozen=True, slots=True)
class ActionRequest:
    """Somebody wants to do something: an action of the ruleset, its target (token, cell or cells), with what, and how."""

    action: str
    by: str
    target: str | None = None
    at: Cell | None = None
    cells: tuple[Cell, ...] = ()
    using: str | None = None
    options: Mapping[str, Any] = field(default_factory=dict)

"""What a fighter attacks with: the lines of the stat `weapons`, and what the bare body can do. Rules: COR-7, MAN-4.

A line: name, then in any order `skill 14`, damage `2d+1 cut` (or `swing+1 cut`, `thrust imp`; `(2)` after it is an armour
divisor), `reach 1-2` (C is the same hex), `parry 10` or `parry no`, `block 11`, `hand left`, `st 12`, `ready 1`, `weight 1.5`,
`acc 3`, `ss 14`, `half 100`, `max 150`, and the words unbalanced, fencing, knife, flail, shield, natural, thrown, bow,
crossbow, missile, firearm, beam. Lines end with the line or a `;`. What explodes says so after its damage, with its fragments in
brackets: `6dx2 cr ex [2d]`; beside it may stand the words airburst and hot (its fragments go on burning).
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from battlemap.rules.api import CommandError, T

from .tables import numbers

FLAGS = (
    "unbalanced", "fencing", "knife", "flail", "shield", "natural", "thrown", "bow", "crossbow", "missile", "firearm",
    "beam", "drawn", "airburst", "hot", "incendiary", "metal",
)  # fmt: skip
SHOOTS = ("bow", "crossbow", "missile", "firearm", "beam")
DAMAGE = re.compile(
    r"(?P<dice>\d+d[+-]?\d*|\d+|(?:thrust|swing|gdp|balanço|balanco|thr|sw)(?:[+-]\d+)?)(?:x(?P<times>[1-9]\d{0,2}))?"
    r"\s*(?:\((?P<divisor>[\d.]+)\))?\s+(?P<type>cr|cut|imp|pi\+\+|pi\+|pi-|pi|burn|beam|cor|tox)"
    r"(?P<ex>\s+ex)?(?:\s*\[(?P<fragments>\d+d[+-]?\d*)\])?\Z"
)
REACH = re.compile(r"(?:c|\d+)(?:\s*[-/ ]\s*(?:c|\d+))*\Z")
MOST = 40
EXPLOSIVE = "explosive"


@dataclass(frozen=True, slots=True)
class Weapon:
    """A weapon in one way of using it. `reach`: distances in hexes, none for one that only shoots or is thrown.

    `times`, `fragments`: of a charge, what its dice are multiplied by and the dice of its fragments.
    """

    name: str
    skill: int
    dice: str = "1d-2"
    type: str = "cr"
    divisor: float = 1.0
    reach: tuple[int, ...] = ()
    parry: int | None = None
    block: int | None = None
    hand: str = "right"
    st: int = 0
    ready: int = 0
    weight: float | None = None
    acc: int = 0
    ss: int | None = None
    half_m: float | None = None
    max_m: float | None = None
    flags: frozenset[str] = frozenset()
    times: int = 1
    fragments: str = ""

    @property
    def explosive(self) -> bool:
        return EXPLOSIVE in self.flags

    @property
    def melee(self) -> bool:
        return bool(self.reach)

    @property
    def ranged(self) -> bool:
        return "thrown" in self.flags or any(flag in self.flags for flag in SHOOTS)

    @property
    def longest(self) -> int:
        return max(self.reach, default=0)


Stats = Mapping[str, Any]


def weapons_of(stats: Stats) -> tuple[Weapon, ...]:
    """All weapons, those of the stat first, then the bare body's. Raises CommandError `bad-field` for a line nobody can read."""
    dx, st = int(stats["dx"]), int(stats["st"])
    own = _read(str(stats.get("weapons", "")), dx, st, _parry(stats), _side(stats))
    return (*own, *_bare(dx, st))


def weapon(stats: Stats, name: str | None) -> Weapon:
    """The weapon of that name, the first one if none is named. Raises CommandError `bad-field`."""
    every = weapons_of(stats)
    if name is None:
        return every[0]
    found = next((w for w in every if w.name.casefold() == name.casefold()), None)
    if found is None:
        raise CommandError(
            T("There is no weapon {name}", name=name), hint=T("one of {names}", names=", ".join(w.name for w in every))
        )
    return found


def strength_damage(st: int, swing: bool) -> str:
    """Thrust or swing damage by ST.

    >>> strength_damage(13, True), strength_damage(41, False), strength_damage(120, True), strength_damage(0, False)
    ('2d-1', '4d+1', '15d', '0')
    """
    table = numbers("strength")
    row = next((r for r in reversed(table["rows"]) if r["st"] <= st), None)
    if row is None:
        return "0"
    more = max(0, (st - table["rows"][-1]["st"]) // table["step"])
    return add_dice(row["sw" if swing else "thr"], more)


def dice_parts(dice: str) -> tuple[int, int]:
    """Dice and constant of "2d+1", "2d", "7".

    >>> dice_parts("2d-1"), dice_parts("3d"), dice_parts("7")
    ((2, -1), (3, 0), (0, 7))
    """
    if "d" not in dice:
        return 0, int(dice)
    many, _, rest = dice.partition("d")
    return int(many), int(rest) if rest else 0


def add_points(dice: str, points: int) -> str:
    """The same dice with another constant. `add_points("1d+2", 2)` is "1d+4"."""
    many, constant = dice_parts(dice)
    return _written(many, constant + points)


def add_dice(dice: str, more: int) -> str:
    """The same constant with more dice."""
    many, constant = dice_parts(dice)
    return _written(many + more, constant)


def expression(dice: str, least: int) -> str:
    """The dice as they are rolled, d6, with the least total."""
    many, constant = dice_parts(dice)
    rolled = f"{many}d6" if many else ""
    number = (f"{constant:+d}" if rolled else str(constant)) if constant or not rolled else ""
    return f"{rolled}{number} min {least}"


def check_weapons(text: str) -> None:
    """Raises CommandError `bad-field` for a line nobody can read."""
    _read(text, 10, 10, None, "right")


def _written(many: int, constant: int) -> str:
    if not many:
        return str(max(0, constant))
    return f"{many}d{constant:+d}" if constant else f"{many}d"


@lru_cache(maxsize=512)
def _read(text: str, dx: int, st: int, parry: int | None, side: str) -> tuple[Weapon, ...]:
    lines = [line.strip() for line in re.split(r"[;\n]", text) if line.strip()]
    if len(lines) > MOST:
        raise CommandError(T("More than {limit} weapons", limit=MOST), field="weapons")
    return tuple(_line(line, dx, st, parry if n == 0 else None, side) for n, line in enumerate(lines))


def _line(line: str, dx: int, st: int, parry: int | None, side: str) -> Weapon:
    name, *parts = (part.strip() for part in line.split(","))
    made = Weapon(name, dx, hand=side)
    said_parry = False
    for part in parts:
        word, _, value = part.lower().partition(" ")
        word, value = numbers("weapons")["words"].get(word, word), value.strip()
        if word in FLAGS and not value:
            made = replace(made, flags=made.flags | {word})
        elif (match := DAMAGE.match(part.lower())) and (match["ex"] or not (match["times"] or match["fragments"])):
            dice = _dice(match["dice"], st)
            made = replace(
                made, dice=dice, type=match["type"], divisor=float(match["divisor"] or 1), times=int(match["times"] or 1),
                fragments=match["fragments"] or "", flags=made.flags | ({EXPLOSIVE} if match["ex"] else set()),
            )  # fmt: skip
        elif word == "reach" and REACH.match(value):
            made = replace(made, reach=_reach(value))
        elif word == "hand" and value in numbers("weapons")["hands"]:
            made = replace(made, hand=numbers("weapons")["hands"][value])
        elif word == "parry" and value in ("no", "não", "nao", "-"):
            said_parry = True
        elif word in NUMBERS and _number(value) is not None:
            key, kind = NUMBERS[word]
            made = replace(made, **{key: kind(_number(value))})
            said_parry = said_parry or word == "parry"
        else:
            raise CommandError(
                T("{name}: {part} says nothing about a weapon", name=name, part=part[:60]),
                hint=T("such as: Broadsword, skill 14, 2d+1 cut, reach 1, parry 10"), field="weapons",
            )  # fmt: skip
    if not made.reach and not made.ranged:
        made = replace(made, reach=(1,))
    if not said_parry and made.melee and "shield" not in made.flags:
        made = replace(made, parry=made.skill // 2 + 3 if parry is None else parry)
    return made


NUMBERS: dict[str, tuple[str, Any]] = {
    "skill": ("skill", int), "parry": ("parry", int), "block": ("block", int), "st": ("st", int), "ready": ("ready", int),
    "weight": ("weight", float), "acc": ("acc", int), "ss": ("ss", int), "half": ("half_m", float), "max": ("max_m", float),
}  # fmt: skip


def _number(value: str) -> float | None:
    try:
        found = float(value)
    except ValueError:
        return None
    return found if abs(found) <= 1e6 else None


def _dice(written: str, st: int) -> str:
    for word, swing in (
        ("thrust", False),
        ("swing", True),
        ("gdp", False),
        ("balanço", True),
        ("balanco", True),
        ("thr", False),
        ("sw", True),
    ):
        if written.startswith(word):
            rest = written[len(word) :]
            return add_points(strength_damage(st, swing), int(rest) if rest else 0)
    return written


def _reach(value: str) -> tuple[int, ...]:
    ends = [0 if part == "c" else int(part) for part in re.split(r"[-/ ]+", value)]
    return tuple(range(min(ends), min(max(ends), 99) + 1))


@lru_cache(maxsize=512)
def _bare(dx: int, st: int) -> tuple[Weapon, ...]:
    rows = numbers("weapons")["bare"]
    natural = frozenset({"natural"})
    thrust = strength_damage(st, False)
    return tuple(
        Weapon(
            name, dx + row["skill"], add_points(thrust, row["damage"]), "cr", reach=tuple(row["reach"]), flags=natural
        )
        for name, row in rows.items()
    )


def _parry(stats: Stats) -> int | None:
    found = stats.get("parry")
    return None if found is None else int(found)


def _side(stats: Stats) -> str:
    return str(stats.get("weapon_side", "right"))

"""A character as its sheet states it, in neutral form: what a format reads and a ruleset turns into stats.

A reader of foreign files (GCS and the like) makes a `CharacterSheet`; `Ruleset.stats_from_sheet` maps it to the stats the
ruleset declares, or says that it does not read such sheets. Numbers are those the sheet's own program computed; what it did
not store and the reader worked out stands in `computed`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal


@dataclass(frozen=True, slots=True)
class Pool:
    """Points that go down and come back: `now` of `most`."""

    now: float
    most: float


@dataclass(frozen=True, slots=True)
class SheetDamage:
    """What an attack does.

    Args:
        text: as the sheet shows it, e.g. "3d-1(2) cr".
        dice: what is rolled, for `Roll` ("3d6-1", "1"); "" if the text is no roll ("special").
        type: the word behind the dice ("cut", "cr ex", "cor/point"); "" if there is none.
        divisor: of armour; 1 for none.
    """

    text: str
    dice: str = ""
    type: str = ""
    divisor: float = 1.0


@dataclass(frozen=True, slots=True)
class Attack:
    """One way to attack: a weapon in one of its uses.

    Args:
        name: of the weapon, trait or spell ("Falchion"); usage: the way it is used ("Swung"), or "".
        level: of the skill it is used with, every bonus counted; None if the sheet does not know.
        available: False for what is switched off on the sheet (another form) or was left behind: not to be offered.
        ready: available, and in hand or part of the body; else it has to be drawn first.
        strength: least ST for it; strength_marks: "†" two hands, "‡" two hands and unready after, "B" bipod, "R" rest.
        reach: melee, distances in cells, ascending; 0 is the same cell. reach_change: changing it takes time.
        parry, block: the whole number to roll against; None: not possible with it. parry_marks: "U" unbalanced, "F" fencing.
        accuracy: ranged; scope: what its sight adds. jet: a stream, with neither accuracy nor rate of fire.
        least_range, half_range, range: in yards (a metre or cell each), ST worked in; None if the sheet does not say.
        rate_of_fire, shots: as written ("9!", "3x10", "30+1(3)", "T" for thrown); shots_per_turn: first number.
        capacity: shots before it is empty; reload_turns: seconds for all of them, or for one where `shots` ends in "i".
    """

    kind: Literal["melee", "ranged"]
    name: str
    usage: str = ""
    level: int | None = None
    damage: SheetDamage = SheetDamage("")
    strength: int | None = None
    strength_marks: str = ""
    ready: bool = True
    available: bool = True
    # melee
    reach: tuple[int, ...] = ()
    reach_change: bool = False
    parry: int | None = None
    parry_marks: str = ""
    block: int | None = None
    # ranged
    accuracy: int | None = None
    scope: int = 0
    jet: bool = False
    least_range: float | None = None
    half_range: float | None = None
    range: float | None = None
    rate_of_fire: str = ""
    shots_per_turn: int | None = None
    shots: str = ""
    capacity: int | None = None
    reload_turns: int | None = None
    thrown: bool = False
    bulk: int | None = None
    recoil: int | None = None


@dataclass(frozen=True, slots=True)
class Location:
    """A part of the body.

    Args:
        id: its kind ("arm"): two parts may share it; name: what to show ("Left Arm").
        roll: the totals of the body's roll that hit it; empty: only by aiming at it.
        penalty: to aim at it, 0 or below.
        dr: resistance to all damage, armour worn and skin counted.
        dr_by_type: what is to be added to `dr` for damage of that word ("crushing": -1).
        within: name of the part it belongs to, whose `inner_roll` finds it; "" for a part of the body itself.
        inner_roll: dice to roll among the parts within it; "" if it has none.
    """

    id: str
    name: str
    roll: tuple[int, ...] = ()
    penalty: int = 0
    dr: int = 0
    dr_by_type: Mapping[str, int] = field(default_factory=dict)
    within: str = ""
    inner_roll: str = ""


@dataclass(frozen=True, slots=True)
class BodyPlan:
    """The parts of a body, in the order of its table. `roll`: dice that find one of them, e.g. "3d6"."""

    name: str
    roll: str
    locations: tuple[Location, ...]


@dataclass(frozen=True, slots=True)
class Knack:
    """A trait or a skill: its name (with speciality in brackets) and its level, None if it has none."""

    name: str
    level: int | None = None


@dataclass(frozen=True, slots=True)
class CharacterSheet:
    """A character as its sheet states it. What the sheet does not say is absent, None or empty; nothing is invented.

    Args:
        system: the family of rules the sheet is of, e.g. "gurps". A ruleset that does not know it should refuse.
        name: as people call the character.
        size: cells across on the map, at least 1.
        size_modifier: the sheet's own measure of size.
        attributes: by id, final values. Of "gurps": st dx iq ht will per hp fp basic_speed (a decimal) basic_move, and
            whatever else the sheet declares (fright_check, vision, hearing ...).
        pools: by id. Of "gurps": hp, fp, and the sheet's own.
        move, dodge: by load: none, light, medium, heavy, extra-heavy (five numbers, or empty).
        encumbrance: the present load, 0 to 4, an index into `move` and `dodge`.
        thrust, swing: base damage as dice ("1d6-1"); "" if unknown.
        dodge_bonus, parry_bonus, block_bonus: what shield and traits give; counted already in `dodge` and in each attack.
        body: its parts with their resistance; None if the sheet says nothing of them.
        attacks: in the sheet's order, melee and ranged mixed; what cannot be used now is there too (`available`).
        traits, skills: all that are switched on, containers left out.
        computed: which of the above are not the sheet's own numbers but worked out, so lower bounds: ids of attributes
            and pools, "move", "dodge", "thrust", "swing", "body", "attacks".
    """

    system: str
    name: str = ""
    size: int = 1
    size_modifier: int = 0
    attributes: Mapping[str, float] = field(default_factory=dict)
    pools: Mapping[str, Pool] = field(default_factory=dict)
    move: tuple[int, ...] = ()
    dodge: tuple[int, ...] = ()
    encumbrance: int = 0
    thrust: str = ""
    swing: str = ""
    dodge_bonus: int = 0
    parry_bonus: int = 0
    block_bonus: int = 0
    body: BodyPlan | None = None
    attacks: tuple[Attack, ...] = ()
    traits: tuple[Knack, ...] = ()
    skills: tuple[Knack, ...] = ()
    computed: tuple[str, ...] = ()

    @property
    def melee(self) -> tuple[Attack, ...]:
        """The attacks hand to hand."""
        return tuple(attack for attack in self.attacks if attack.kind == "melee")

    @property
    def ranged(self) -> tuple[Attack, ...]:
        """The attacks at a distance."""
        return tuple(attack for attack in self.attacks if attack.kind == "ranged")

    @property
    def move_now(self) -> int | None:
        """Move at the present load; None if the sheet does not say."""
        return self.move[self.encumbrance] if len(self.move) > self.encumbrance else None

    @property
    def dodge_now(self) -> int | None:
        """Dodge at the present load; None if the sheet does not say."""
        return self.dodge[self.encumbrance] if len(self.dodge) > self.encumbrance else None

    def has(self, trait: str) -> bool:
        """True if it has a trait of that name, whatever the case of the letters and the speciality in brackets.

        >>> CharacterSheet("gurps", traits=(Knack("Combat Reflexes"),)).has("combat reflexes")
        True
        """
        wanted = trait.casefold()
        return any(f"{knack.name.casefold()} (".startswith(f"{wanted} (") for knack in self.traits)

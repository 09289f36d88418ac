"""The ways a character attacks: weapons of traits, skills, spells and equipment, each use on its own."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Mapping
from typing import Any, Literal

from battlemap.errors import LimitError
from battlemap.formats.gcs.attributes import Numbers
from battlemap.formats.gcs.entries import Entries, Entry, filled
from battlemap.formats.gcs.skills import Skills
from battlemap.formats.gcs.values import dice, leading, mapping, real, whole, words, written
from battlemap.rules.sheet import Attack, SheetDamage
from battlemap.text import T

MOST_ATTACKS = 2000
MOST_REACH = 100
_MILE = 1760
_RANGED_FIELDS = ("range", "accuracy", "rate_of_fire")


class Attacks:
    """Reads the attacks. Afterwards `lost` counts entries that are none, `computed` tells whether numbers were missing."""

    def __init__(self, numbers: Numbers, skills: Skills, where: str, *, known: bool) -> None:
        self._numbers = numbers
        self._skills = skills
        self._where = where
        self._known = known
        self.lost = 0
        self.computed = False

    def read(self, entries: Entries) -> tuple[Attack, ...]:
        """All attacks, in the sheet's order. Raises LimitError if they are too many."""
        found: list[Attack] = []
        for entry in entries.all:
            for weapon in self._weapons(entry):
                if len(found) >= MOST_ATTACKS:
                    raise LimitError(T("{path} has more than {most} attacks", path=self._where, most=MOST_ATTACKS))
                found.append(self._attack(entry, weapon))
        return tuple(found)

    def _weapons(self, entry: Entry) -> Iterator[Mapping[str, Any]]:
        weapons = entry.data.get("weapons")
        for weapon in weapons if isinstance(weapons, list) else []:
            if isinstance(weapon, Mapping):
                yield weapon
            else:
                self.lost += 1

    def _attack(self, entry: Entry, weapon: Mapping[str, Any]) -> Attack:
        calc = mapping(weapon.get("calc"))
        level = whole(calc.get("level"))
        if level is None and not calc and self._known:
            level = self._skills.best(weapon.get("defaults"), entry)
            self.computed = True
        strength = words(weapon.get("strength"), 20)
        kind = kind_of(weapon)
        common: dict[str, Any] = {
            "kind": kind, "name": entry.name, "usage": filled(words(weapon.get("usage")), entry.data),
            "level": level if level is None or level > 0 else None, "damage": self._damage(weapon, calc),
            "strength": leading(strength), "strength_marks": strength.lstrip("0123456789 "),
            "ready": entry.ready, "available": entry.available,
        }  # fmt: skip
        more = self._melee(weapon, calc, level) if kind == "melee" else self._ranged(entry, weapon, calc)
        return Attack(**common, **more)

    def _melee(self, weapon: Mapping[str, Any], calc: Mapping[str, Any], level: int | None) -> dict[str, Any]:
        reach = words(weapon.get("reach"), 40)
        parry, marks = self._defence(weapon.get("parry"), calc, "parry", level, self._numbers.parry_bonus)
        block, _ = self._defence(weapon.get("block"), calc, "block", level, self._numbers.block_bonus)
        return {
            "reach": cells(reach), "reach_change": "*" in reach, "parry": parry, "parry_marks": marks, "block": block
        }  # fmt: skip

    def _defence(
        self, stated: Any, calc: Mapping[str, Any], name: str, level: int | None, bonus: int
    ) -> tuple[int | None, str]:
        """The number to roll against and the letters behind it; None if it cannot be done with this weapon."""
        text = words(calc.get(name), 20) if calc else words(stated, 20)
        value = leading(text)
        if value is None or (not calc and level is None):
            return None, ""
        marks = "".join(sorted(set(re.sub(r"[^A-Z]", "", text.upper()))))
        return (value if calc else math.floor(level / 2) + 3 + value + bonus if level is not None else None), marks

    def _ranged(self, entry: Entry, weapon: Mapping[str, Any], calc: Mapping[str, Any]) -> dict[str, Any]:
        accuracy, rate = words(weapon.get("accuracy"), 40), words(weapon.get("rate_of_fire"), 40)
        shots, bulk = words(weapon.get("shots"), 40), words(weapon.get("bulk"), 40)
        scope = re.match(r"\s*\+?\d+\s*\+\s*(\d{1,3})", accuracy)
        load = re.match(r"\s*(\d[\d,]{0,9})\s*(?:\+\s*(\d{1,6}))?", shots)
        reload = re.search(r"\(\D{0,2}(\d{1,6})", shots)
        st = whole(entry.data.get("rated_strength")) or self._numbers.attributes.get("st")
        least, half, most = ranges(words(calc.get("range"), 60) or words(weapon.get("range"), 60), st)
        return {
            "accuracy": leading(accuracy), "scope": int(scope[1]) if scope else 0,
            "jet": "jet" in f"{accuracy} {rate}".lower(), "least_range": least, "half_range": half, "range": most,
            "rate_of_fire": rate, "shots_per_turn": leading(rate), "shots": shots,
            "capacity": int(load[1].replace(",", "")) + int(load[2] or 0) if load else None,
            "reload_turns": int(reload[1]) if reload else None, "thrown": shots.upper().startswith("T"),
            "bulk": leading(bulk), "recoil": whole(weapon.get("recoil")),
        }  # fmt: skip

    def _damage(self, weapon: Mapping[str, Any], calc: Mapping[str, Any]) -> SheetDamage:
        if text := words(calc.get("damage"), 100):
            return damage_of(text)
        parts = mapping(weapon.get("damage"))
        if not parts or not self._known:
            return damage_of(_as_written(parts))
        self.computed = True
        return damage_of(self._computed_damage(parts) or _as_written(parts))

    def _computed_damage(self, parts: Mapping[str, Any]) -> str | None:
        """Thrust or swing with the weapon's own adds; None if it rests on something else."""
        by = {"": "", "none": "", "thr": self._numbers.thrust, "sw": self._numbers.swing}
        base = by.get(words(parts.get("st"), 20))
        own = dice(words(parts.get("base"), 40) or "0")[0]
        if base is None or not own or parts.get("base_leveled") or not (base or parts.get("base")):
            return None
        count, adds = 0, 0
        for term in (base or "0", own):
            match = re.fullmatch(r"(?:(\d+)d6)?([+-]?\d+)?", term)
            if match is None:  # dice of other sizes, or multiplied
                return None
            count, adds = count + int(match[1] or 0), adds + int(match[2] or 0)
        adds += count * (whole(parts.get("modifier_per_die")) or 0)
        divisor = real(parts.get("armor_divisor"))
        through = f"({divisor:g})" if divisor not in (None, 0, 1) else ""
        return f"{written(count, adds).replace('d6', 'd')}{through} {words(parts.get('type'), 40)}".strip()


def _as_written(parts: Mapping[str, Any]) -> str:
    """The parts of damage side by side: "thr-1 cr"."""
    base = words(parts.get("base"), 40)
    sign = "+" if parts.get("st") and base[:1].isdigit() else ""
    return f"{words(parts.get('st'), 20)}{sign}{base} {words(parts.get('type'), 40)}".strip()


def kind_of(weapon: Mapping[str, Any]) -> Literal["melee", "ranged"]:
    """Melee or ranged: by the type, else the first letter of a short id, else by what it has.

    >>> kind_of({"type": "ranged_weapon"}), kind_of({"id": "wPA88-1OTuFanLHL0"}), kind_of({"range": "5"}), kind_of({})
    ('ranged', 'melee', 'ranged', 'melee')
    """
    type_, id_ = weapon.get("type"), weapon.get("id")
    if type_ in ("melee_weapon", "ranged_weapon"):
        return "melee" if type_ == "melee_weapon" else "ranged"
    if isinstance(id_, str) and len(id_) == 17 and id_[0] in "wW":
        return "melee" if id_[0] == "w" else "ranged"
    return "ranged" if any(weapon.get(name) for name in _RANGED_FIELDS) else "melee"


def cells(text: str) -> tuple[int, ...]:
    """The distances of a reach, ascending.

    >>> cells("C,1*"), cells("1-4"), cells("C-2"), cells("")
    ((0, 1), (1, 2, 3, 4), (0, 1, 2), ())
    """
    found: set[int] = set()
    for part in text.upper().replace("C", "0").split(","):
        if match := re.match(r"\s*(\d{1,4})(?:\s*[-–]\s*(\d{1,4}))?", part):
            first, last = int(match[1]), int(match[2] or match[1])
            found.update(range(min(first, MOST_REACH), min(last, MOST_REACH) + 1))
    return tuple(sorted(found))


_RANGE = re.compile(
    r"\s*(?:(x)?(\d[\d,.]{0,12})\s*/)?\s*(?:(x)?(\d[\d,.]{0,12})\s*-)?\s*(x)?(\d[\d,.]{0,12})\s*(mi\b)?", re.IGNORECASE
)


def ranges(text: str, st: float | None) -> tuple[float | None, float | None, float | None]:
    """Least, half-damage and greatest range; "x" multiplies ST and is None without it.

    >>> ranges("1,000/4,200", 10), ranges("x1/x1.5", 13), ranges("10", None), ranges("2-9", None), ranges("Jet", 9)
    ((None, 1000, 4200), (None, 13, 19), (None, None, 10), (2, None, 9), (None, None, None))
    """
    match = _RANGE.match(text)
    if match is None:
        return None, None, None

    def value(times: str | None, digits: str | None) -> float | None:
        found = real(digits.replace(",", "")) if digits else None
        if found is None:
            return None
        if times:
            return None if st is None else math.floor(found * st + 1e-9)
        return found * _MILE if match[7] else found

    return value(match[3], match[4]), value(match[1], match[2]), value(match[5], match[6])


def damage_of(text: str) -> SheetDamage:
    """Damage as the sheet shows it, taken apart.

    >>> damage_of("3d-1(2) cr").dice, damage_of("3d-1(2) cr").divisor, damage_of("3d-1(2) cr").type
    ('3d6-1', 2.0, 'cr')
    >>> damage_of("special").dice, damage_of("5d+2 burn").type
    ('', 'burn')
    """
    rolled, rest = dice(text)
    divisor = re.match(r"\s*\(\s*([\d.]{1,8})\s*\)", rest)
    through = real(divisor[1]) if divisor else None
    type_ = rest[divisor.end() :] if divisor else rest
    return SheetDamage(text, rolled, " ".join(type_.split()) if rolled else "", float(through or 1))

"""The stats of a character from a foreign sheet. Its numbers are taken as they are; what it does not say is left out."""

from typing import Any

from battlemap.rules.api import Attack, CharacterSheet, CommandError, Location, T

from .damage import SMALL
from .tables import numbers

ATTRIBUTES = {
    "st": "st", "dx": "dx", "iq": "iq", "ht": "ht", "will": "will", "per": "per", "basic_speed": "basic_speed",
    "basic_move": "basic_move",
}  # fmt: skip
TRAITS = {
    "Combat Reflexes": "combat_reflexes", "Ambidexterity": "ambidextrous", "Trained by a Master": "trained_by_a_master",
    "Weapon Master": "trained_by_a_master", "No Brain": "no_brain", "No Vitals": "no_vitals",
}  # fmt: skip
SKILLS = {
    "Acrobatics": "acrobatics", "Climbing": "climbing", "Jumping": "jumping", "Swimming": "swimming", "Shield": "shield_skill",
    "Tactics": "tactics", "Judo": "judo", "Karate": "karate", "Brawling": "brawling", "Running": "running",
}  # fmt: skip
PARTS = {
    "torso": "dr", "chest": "dr", "skull": "dr_skull", "face": "dr_face", "eye": "dr_eyes", "neck": "dr_throat",
    "groin": "dr_groin", "arm": "dr_arms", "hand": "dr_hands", "leg": "dr_legs", "foot": "dr_feet",
}  # fmt: skip
RANGED_KINDS = ("bow", "crossbow")


def stats_of(sheet: CharacterSheet) -> dict[str, Any]:
    """The stats a sheet stands for. Raises CommandError `not-offered` for a sheet of another game."""
    if sheet.system != "gurps":
        raise CommandError(
            T("These rules read sheets of GURPS, not of {system}", system=sheet.system.upper()), code="not-offered",
            hint=T("add the token by hand"),
        )  # fmt: skip
    found: dict[str, Any] = {}
    for name, stat in ATTRIBUTES.items():
        value = sheet.attributes.get(name)
        if value is not None:
            found[stat] = float(value) if stat == "basic_speed" else int(value)
    for pool in ("hp", "fp"):
        if (points := sheet.pools.get(pool)) is not None:
            found |= {pool: int(points.now), f"{pool}_max": max(1, int(points.most))}
    found["encumbrance"] = sheet.encumbrance
    found["size_modifier"] = sheet.size_modifier
    if sheet.dodge_now is not None:
        found["dodge"] = max(0, sheet.dodge_now - max(0, sheet.dodge_bonus))
        if sheet.dodge_bonus > 0:
            found["shield_db"] = min(9, sheet.dodge_bonus)
    for trait, stat in TRAITS.items():
        if sheet.has(trait):
            found[stat] = True
    pain = "high" if sheet.has("High Pain Threshold") else "low" if sheet.has("Low Pain Threshold") else None
    if pain:
        found["pain"] = pain
    for knack in sheet.skills:
        skill = SKILLS.get(knack.name.split(" (")[0])
        if skill and knack.level is not None and knack.level >= 0:
            found[skill] = max(int(found.get(skill, 0)), knack.level)
    found |= _armour(sheet)
    lines = [line for attack in sheet.attacks if attack.available and (line := _line(attack, sheet)) is not None]
    if lines:
        found["weapons"] = "\n".join(dict.fromkeys(lines))[:4000]
    blocks = [a.block for a in sheet.attacks if a.available and a.ready and a.block is not None]
    if blocks:
        found["block"] = max(0, max(blocks) - max(0, sheet.block_bonus))
    return found


def _armour(sheet: CharacterSheet) -> dict[str, int]:
    """Resistance by location; of two parts of one kind the lesser; the skull's own is counted by the rules."""
    found: dict[str, int] = {}
    for location in sheet.body.locations if sheet.body else ():
        stat = PARTS.get(_kind(location))
        if stat is None:
            continue
        dr = location.dr
        if stat == "dr_skull":
            dr -= int(numbers("locations")["brain"]["more_dr"])
        found[stat] = min(found.get(stat, 999), max(0, dr))
    return found


def _kind(location: Location) -> str:
    kind = location.id.casefold().replace("_", " ").split()
    return kind[-1] if kind else ""


def _line(attack: Attack, sheet: CharacterSheet) -> str | None:
    """A weapon line of an attack; None for what does no damage that can be rolled."""
    if attack.level is None or not attack.damage.dice:
        return None
    kind = _type(attack.damage.type)
    if kind is None:
        return None
    name = f"{attack.name} ({attack.usage})" if attack.usage else attack.name
    dice = attack.damage.dice.replace("d6", "d")
    divisor = f"({attack.damage.divisor:g}) " if attack.damage.divisor != 1 else ""
    parts = [_plain(name), f"skill {attack.level}", f"{dice} {divisor}{kind}"]
    if attack.strength:
        parts.append(f"st {attack.strength}")
    parts += _melee(attack, sheet) if attack.kind == "melee" else _ranged(attack)
    return ", ".join(parts)


def _melee(attack: Attack, sheet: CharacterSheet) -> list[str]:
    parts = [f"reach {min(attack.reach, default=1)}-{max(attack.reach, default=1)}"]
    parry = None if attack.parry is None else attack.parry - max(0, sheet.parry_bonus)
    parts.append("parry no" if parry is None else f"parry {parry}")
    if "†" in attack.strength_marks or "‡" in attack.strength_marks:
        parts.append("hand both")
    if "‡" in attack.strength_marks:
        parts.append("ready 1")
    if "U" in attack.parry_marks:
        parts.append("unbalanced")
    if "F" in attack.parry_marks:
        parts.append("fencing")
    if attack.block is not None:
        parts.append("shield")
    return parts


def _ranged(attack: Attack) -> list[str]:
    parts = [] if attack.accuracy is None else [f"acc {attack.accuracy + attack.scope}"]
    parts += [] if attack.half_range is None else [f"half {attack.half_range:g}"]
    parts += [] if attack.range is None else [f"max {attack.range:g}"]
    if attack.reload_turns:
        parts.append(f"ready {attack.reload_turns}")
    words = attack.name.casefold()
    kind = "thrown" if attack.thrown else next((k for k in reversed(RANGED_KINDS) if k in words), "missile")
    return [*parts, kind]


def _type(word: str) -> str | None:
    first = word.split()[0].split("/")[0] if word.split() else ""
    return first if first in ("cr", "cut", "burn", "cor", "tox", *SMALL) else None


def _plain(name: str) -> str:
    return " ".join(name.replace(",", " ").replace(";", " ").split())[:80] or "weapon"

"""What is in which hand, what lies on the ground, and which hands hold a foe.

Each hand holds one thing: what was taken into it last, at first the first weapon of the list that is for it. A weapon for both
hands fills both. A shield stays on its arm until it is dropped. Rules: MAN-4, CLO-2, CLO-4, CLO-5, CLO-9, CLO-10, DMG-8, DMG-16.
"""

from collections.abc import Iterable
from typing import Any

from battlemap.rules.api import Edit, T, Table, Text, Token, Why

from . import state
from .weapons import Weapon, weapons_of

SIDES = ("right", "left")
HOLDS = ("grapple", "pin", "weapon_grip")
FROM_GROUND = 2  # turns to make a weapon ready that lies there
SIDE_TITLES: dict[str, Text] = {"right": T("right hand"), "left": T("left hand")}


def sides_of(weapon: Weapon) -> tuple[str, ...]:
    """The hands a weapon needs; those of the body need none."""
    if "natural" in weapon.flags:
        return ()
    return SIDES if weapon.hand == "both" else (weapon.hand,)


def thing(name: str) -> str:
    """The thing a line speaks of: "Broadsword (swung)" and "Broadsword (thrust)" are one sword."""
    return name.partition(" (")[0].casefold()


def lame(token: Token) -> tuple[str, ...]:
    """The sides whose arm or hand is crippled."""
    hurt = [one for one in token.conditions if one.id in ("crippled_arm", "crippled_hand")]
    parts = {str(part).partition("_")[0] for one in hurt for part in one.extra.get("parts", ())}
    return tuple(side for side in SIDES if side in parts)


def dropped(token: Token) -> tuple[str, ...]:
    """The names of what lies on the ground."""
    return tuple(state.told(token, "dropped", "weapons", ()))


def in_hand(token: Token, table: Table) -> dict[str, Weapon | None]:
    """What each hand holds, right and left; crippled ones nothing."""
    found = _filled(token, table, dropped(token))
    bad = lame(token)
    return {
        side: None if side in bad or (one := found.get(side)) is None or set(sides_of(one)) & set(bad) else one
        for side in SIDES
    }


def _filled(token: Token, table: Table, lost: Iterable[str]) -> dict[str, Weapon]:
    """What fills each hand, as far as is known and else by the order of the list. Args: lost: what lies on the ground."""
    taken = state.told(token, "holding", "hands", {})
    things = {thing(name) for name in lost}
    found: dict[str, Weapon] = {}
    for one in weapons_of(table.stats(token)):
        sides = sides_of(one)
        if not sides or (things and thing(one.name) in things):
            continue
        if all(side not in found and (side not in taken or taken[side] == one.name) for side in sides):
            found |= dict.fromkeys(sides, one)
    return found


def shield_side(token: Token, table: Table) -> str | None:
    """The side of a shield that is carried; None without one, or when it lies on the ground."""
    stats = table.stats(token)
    carried = stats.get("block") is not None or int(stats.get("shield_db", 0)) > 0
    return str(stats["shield_side"]) if carried and not shield_dropped(token, table) else None


def shield_dropped(token: Token, table: Table) -> bool:
    """True if a shield of the list lies on the ground."""
    lost = {thing(name) for name in dropped(token)}
    return bool(lost) and any("shield" in w.flags and thing(w.name) in lost for w in weapons_of(table.stats(token)))


def seizing(table: Table, token: Token, but: str | None = None) -> frozenset[str]:
    """The hands that hold a foe. Args: but: do not count those on this one."""
    found: set[str] = set()
    for relation in table.relations(token.id):
        if relation.of == token.id and relation.to != but and relation.kind in HOLDS:
            found |= set(relation.data.get("sides", ()))
    return frozenset(found)


def free(table: Table, token: Token, but: str | None = None) -> tuple[str, ...]:
    """The hands that hold nothing and nobody. Args: but: those on this foe count as free for what is done to him."""
    full = {side for side, one in in_hand(token, table).items() if one is not None}
    full |= {*lame(token), *seizing(table, token, but)}
    shield = shield_side(token, table)
    return tuple(side for side in SIDES if side not in full and side != shield)


def no_hand(table: Table, token: Token, rule: str, but: str, needed: int = 1) -> Why | None:
    """Why there are not so many free hands; None if there are. Beasts seize with what they have."""
    if table.stats(token)["animal"] or len(free(table, token, but)) >= needed:
        return None
    return Why(0, rule, T("both hands have to be free") if needed > 1 else T("no hand is free"))


def taking(table: Table, token: Token, foe: str, wanted: int) -> list[str]:
    """The hands that take hold of a foe: at most so many, the free ones first on the left of a right-hander."""
    own = table.stats(token)
    spare = free(table, token, foe)
    first = str(own.get("weapon_side", "right"))
    return sorted(spare, key=lambda side: side == first)[:wanted]


def not_at_hand(token: Token, table: Table, weapon: Weapon) -> Why | None:
    """Why the hands cannot wield a weapon; None if they can."""
    sides = sides_of(weapon)
    if not sides:
        return None
    if hurt := [side for side in lame(token) if side in sides]:
        return Why(0, "DMG-16", T("{hand} is crippled", hand=SIDE_TITLES[hurt[0]]))
    if busy := [side for side in SIDES if side in sides and side in seizing(table, token)]:
        return Why(0, "CLO-2", T("{hand} holds a foe", hand=SIDE_TITLES[busy[0]]))
    held = in_hand(token, table) if len(sides) > 1 or table.options["draw_first"] else {}
    if shield := [s for s, one in held.items() if len(sides) > 1 and one is not None and _other_shield(one, weapon)]:
        return Why(0, "MAN-4", T("needs both hands, {hand} has the shield", hand=SIDE_TITLES[shield[0]]))
    if any(thing(name) == thing(weapon.name) for name in dropped(token)):
        return Why(0, "MAN-4", T("{weapon} lies on the ground", weapon=weapon.name))
    if table.options["draw_first"] and not any(one is not None and _one_thing(one, weapon) for one in held.values()):
        return Why(0, "MAN-4", T("{weapon} is not in hand", weapon=weapon.name))
    return None


def _other_shield(one: Weapon, weapon: Weapon) -> bool:
    return "shield" in one.flags and not _one_thing(one, weapon)


def _one_thing(one: Weapon, other: Weapon) -> bool:
    return thing(one.name) == thing(other.name)


# --- changes ----------------------------------------------------------------------------------------------------------


def take(edit: Edit, token: Token, table: Table, weapon: Weapon) -> Edit:
    """A weapon comes into the hands that are for it; what was there is put away."""
    sides = sides_of(weapon)
    held = in_hand(token, table)
    gone = [name for name in dropped(token) if thing(name) != thing(weapon.name)]
    if len(gone) < len(dropped(token)):
        edit.add(token.id, "dropped", weapons=gone) if gone else edit.remove(token.id, "dropped")
    if not sides or all((one := held[side]) is not None and _one_thing(one, weapon) for side in sides):
        return edit
    kept = {s: one.name for s, one in held.items() if one is not None and not set(sides_of(one)) & set(sides)}
    return edit.add(
        token.id, "holding", hands={**dict.fromkeys(SIDES, ""), **kept, **dict.fromkeys(sides, weapon.name)}
    )


def drop(edit: Edit, token: Token, table: Table, weapons: Iterable[Weapon]) -> Edit:
    """Weapons fall to the ground: each has to be picked up before it strikes again."""
    things = {thing(w.name) for w in weapons}
    names = [w.name for w in weapons_of(table.stats(token)) if thing(w.name) in things and "natural" not in w.flags]
    if not names:
        return edit
    kept = {side: one for side, one in in_hand(token, table).items() if one is not None and one.name not in names}
    known: dict[str, Any] = dict(old.extra) if (old := state.mark(token, "unready")) else {}
    lost = [*(name for name in dropped(token) if name not in names), *names]
    edit.add(token.id, "unready", **{**known, **dict.fromkeys(names, FROM_GROUND)})
    edit.add(token.id, "dropped", weapons=lost)
    if _filled(token, table, lost) == kept:
        return edit  # nothing else would come into the empty hand by itself
    return edit.add(token.id, "holding", hands={**dict.fromkeys(SIDES, ""), **{s: w.name for s, w in kept.items()}})


def held_by(token: Token, table: Table, sides: Iterable[str] = SIDES) -> tuple[Weapon, ...]:
    """What is in those hands, each thing once."""
    held = in_hand(token, table)
    found = {one.name: one for side in sides if (one := held[side]) is not None}
    return tuple(found.values())

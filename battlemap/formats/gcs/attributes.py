"""Attributes, points, move and dodge of a sheet: the stored numbers, and what is worked out where none are."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from battlemap.formats.gcs.strength import LOADS, load, pounds, swing, thrust
from battlemap.formats.gcs.values import dice, mapping, real, whole, words
from battlemap.formats.uvtt.values import objects
from battlemap.rules.sheet import Pool

PRIMARY = ("st", "dx", "iq", "ht")
POOLS = ("hp", "fp")
_BASE = {"will": "iq", "per": "iq", "hp": "st", "fp": "ht"}
_OLD_ADJUSTMENT = {
    "will": "will_adj", "per": "per_adj", "hp": "HP_adj", "fp": "FP_adj", "basic_speed": "speed_adj",
    "basic_move": "move_adj",
}  # fmt: skip
_MOST_ATTRIBUTES = 200
_SHARES = (1.0, 0.8, 0.6, 0.4, 0.2)


@dataclass
class Numbers:
    """The numbers of a sheet as they are found; `computed` names those that were not stored."""

    attributes: dict[str, float] = field(default_factory=dict)
    pools: dict[str, Pool] = field(default_factory=dict)
    move: tuple[int, ...] = ()
    dodge: tuple[int, ...] = ()
    encumbrance: int = 0
    thrust: str = ""
    swing: str = ""
    dodge_bonus: int = 0
    parry_bonus: int = 0
    block_bonus: int = 0
    computed: list[str] = field(default_factory=list)


def read_numbers(tree: Mapping[str, Any], *, known: bool) -> Numbers:
    """The numbers of a sheet.

    Args:
        tree: the sheet, its nesting checked.
        known: its version is one that is known; of a newer one only stored numbers are taken.
    """
    numbers = Numbers()
    damage, adjustment = _listed(tree, numbers) if isinstance(tree.get("attributes"), list) else _old(tree, numbers)
    if known:
        _derive(numbers, adjustment)
    for pool in POOLS:
        _pool(numbers, pool, damage)
    _read_calc(mapping(tree.get("calc")), numbers)
    if known:
        _derive_loads(tree, numbers)
    return numbers


def _listed(tree: Mapping[str, Any], numbers: Numbers) -> tuple[dict[str, float], dict[str, float]]:
    """Attributes of versions 2 and later. Returns damage and adjustment by id."""
    damage: dict[str, float] = {}
    adjustment: dict[str, float] = {}
    for data, _ in zip(objects(tree.get("attributes")), range(_MOST_ATTRIBUTES), strict=False):
        id_ = words(data.get("attr_id"), 40).lower()
        if not id_:
            continue
        calc = mapping(data.get("calc"))
        value, now = real(calc.get("value")), real(calc.get("current"))
        adjustment[id_] = real(data.get("adj")) or 0
        if (lost := real(data.get("damage"))) is not None:
            damage[id_] = lost
        if value is not None:
            numbers.attributes[id_] = value
            if now is not None:
                numbers.pools[id_] = Pool(now, value)
    return damage, adjustment


def _old(tree: Mapping[str, Any], numbers: Numbers) -> tuple[dict[str, float], dict[str, float]]:
    """Attributes of version 1, at the top of the sheet. Returns damage and adjustment by id."""
    for id_ in PRIMARY:
        if (value := real(tree.get(id_.upper()))) is not None:
            numbers.attributes[id_] = value
    damage = {id_: lost for id_ in POOLS if (lost := real(tree.get(f"{id_}_damage"))) is not None}
    return damage, {id_: real(tree.get(key)) or 0 for id_, key in _OLD_ADJUSTMENT.items()}


def _derive(numbers: Numbers, adjustment: Mapping[str, float]) -> None:
    """Fill in what is not stored, from what it rests on."""
    found = numbers.attributes

    def put(id_: str, base: float) -> None:
        if id_ not in found:
            value = base + adjustment.get(id_, 0)
            found[id_] = int(value) if value == int(value) else value
            numbers.computed.append(id_)

    for id_ in PRIMARY:
        if id_ in adjustment:
            put(id_, 10)
    for id_, base in _BASE.items():
        if base in found:
            put(id_, found[base])
    if "dx" in found and "ht" in found:
        put("basic_speed", (found["dx"] + found["ht"]) / 4)
    if "basic_speed" in found:
        put("basic_move", math.floor(found["basic_speed"]))


def _pool(numbers: Numbers, id_: str, damage: Mapping[str, float]) -> None:
    most = numbers.attributes.get(id_)
    if most is not None and id_ not in numbers.pools:
        numbers.pools[id_] = Pool(most - damage.get(id_, 0), most)


def _read_calc(calc: Mapping[str, Any], numbers: Numbers) -> None:
    numbers.thrust = dice(words(calc.get("thrust"), 40))[0]
    numbers.swing = dice(words(calc.get("swing"), 40))[0]
    numbers.move, numbers.dodge = _five(calc.get("move")), _five(calc.get("dodge"))
    numbers.dodge_bonus = whole(calc.get("dodge_bonus")) or 0
    numbers.parry_bonus = whole(calc.get("parry_bonus")) or 0
    numbers.block_bonus = whole(calc.get("block_bonus")) or 0


def _five(value: Any) -> tuple[int, ...]:
    """Five numbers by load; anything else is none."""
    found = [whole(item) for item in value[:5]] if isinstance(value, list) else []
    return tuple(item for item in found if item is not None) if len(found) == 5 and None not in found else ()


def _derive_loads(tree: Mapping[str, Any], numbers: Numbers) -> None:
    """Move and dodge by load, base damage, and the present load."""
    found = numbers.attributes
    if not numbers.move and "basic_move" in found:
        numbers.move = tuple(max(1, math.floor(found["basic_move"] * share + 1e-9)) for share in _SHARES)
        numbers.computed.append("move")
    if not numbers.dodge and "basic_speed" in found:
        base = math.floor(found["basic_speed"]) + 3 + numbers.dodge_bonus
        numbers.dodge = tuple(base - level for level in range(len(LOADS)))
        numbers.computed.append("dodge")
    if "st" not in found:
        return
    st = int(found["st"])
    if not numbers.thrust:
        numbers.thrust = thrust(st)
        numbers.computed.append("thrust")
    if not numbers.swing:
        numbers.swing = swing(st)
        numbers.computed.append("swing")
    stored = pounds(mapping(tree.get("calc")).get("basic_lift"))
    numbers.encumbrance = load(tree.get("equipment"), st * st / 5 if stored is None else stored)

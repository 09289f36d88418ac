"""Who is in the powder yard, and what the game master reads about it."""

from __future__ import annotations

from typing import Any

from .scenario import Scenario


def people(s: Scenario) -> None:
    """Names of places, notes and fighters with their GURPS stats."""
    s.note((10.97, 8.5), "A charge that goes off here reaches all of the yard: who stands behind the corner is safe.")
    s.note((5.8, 4.0), "The aisle of stone keeps a fire from the other half of the store.", gm=False)
    s.token(
        "Mirela", (1, 9), "party", ["mage"], facing=2, move=5, hp=10,
        **_stats(
            dx=12, iq=13, ht=11, basic_speed=5.75, dr=1, throwing=13,
            weapons="Grenade, skill 13, 6d cr ex [2d], thrown, weight 0.5; Knife, skill 11, 1d-2 imp, reach C-1, knife",
        ),
    )  # fmt: skip
    s.token(
        "Doran", (2, 7), "party", ["knight", "soldier"], facing=2, move=5, hp=13,
        **_stats(
            st=13, dx=13, ht=12, hp=13, hp_max=13, basic_speed=6.25, dr=4, combat_reflexes=True, shield_db=2, block=11,
            weapons="Sword, skill 14, 2d cut, reach 1, parry 11; Shield, skill 12, 1d cr, shield",
        ),
    )  # fmt: skip
    foe: list[tuple[str, tuple[int, int], list[str], int, dict[str, Any]]] = [
        ("Varek", (12, 9), ["bandit-chief", "bandit"], 4, {"st": 13, "hp": 14, "hp_max": 14, "dr": 3, "ht": 12}),
        ("Rusk", (11, 6), ["bandit"], 4, {"dr": 1}),
        ("Bent", (15, 10), ["rogue"], 0, {"dr": 1}),
        ("Old Marl", (7, 11), ["guard", "bandit"], 1, {"dr": 2, "ht": 11}),
        ("Ferrin", (5, 12), ["archer"], 1, {"dr": 1, "dx": 12}),
    ]
    for name, place, art, facing, stats in foe:
        bow = "Bow, skill 13, 1d+1 imp, bow, acc 3, ss 12, half 100, max 150"
        blade = bow if name == "Ferrin" else "Axe, skill 12, 1d+2 cut, reach 1"
        s.token(name, place, "foe", art, facing=facing, move=5, hp=11, **_stats(**({"weapons": blade} | stats)))
    s.token(
        "Rats", (15, 7), "foe", ["rat"], facing=4, move=4, hp=6,
        **_stats(swarm="rats", swarm_size=1, hp=6, hp_max=6, basic_move=4),
    )  # fmt: skip


def _stats(**stats: Any) -> dict[str, Any]:
    return {"rules": {"gurps_thf": {"version": 1} | stats}}

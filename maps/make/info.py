"""The list of sample maps, and their titles and descriptions for the start page."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from . import mill_bridge, powder_yard, tavern_brawl, watch_tower
from .drawing import Canvas
from .scenario import Scenario

Build = Callable[[], tuple[Canvas, Scenario]]
# how to make each map, and the part shown on its card: left, top, width in scene units
MAPS: dict[str, tuple[Build, tuple[float, float, float]]] = {
    "mill_bridge": (mill_bridge.build, (2.6, 4.0, 17.6)),
    "tavern_brawl": (tavern_brawl.build, (1.2, 1.6, 17.6)),
    "watch_tower": (watch_tower.build, (3.4, 3.2, 18.2)),
    "powder_yard": (powder_yard.build, (1.0, 4.6, 17.6)),
}
TEXTS: dict[str, dict[str, tuple[str, str]]] = {
    "mill_bridge": {
        "en": (
            "Mill Bridge",
            "Four heroes and an ox cart run into bandits at the river. Movement, height, water, bows.",
        ),
        "pt_BR": (
            "A ponte do moinho",
            "Quatro heróis e um carro de boi caem na emboscada do rio. Movimento, altura, água, arcos.",
        ),
        "es": (
            "El puente del molino",
            "Cuatro héroes y una carreta caen en una emboscada junto al río. Movimiento, altura, agua, arcos.",
        ),
        "da": ("Møllebroen", "Fire helte og en oksekærre løber ind i røvere ved åen. Bevægelse, højde, vand, buer."),
    },
    "tavern_brawl": {
        "en": (
            "Tavern Brawl",
            "Tables, stools, a locked cellar and a secret door. Squares, doors, light, improvised weapons.",
        ),
        "pt_BR": (
            "Briga na taverna",
            "Mesas, bancos, um porão trancado e uma porta secreta. Quadrados, portas, luz, armas improvisadas.",
        ),
        "es": (
            "Pelea en la taberna",
            "Mesas, taburetes, un sótano cerrado y una puerta secreta. Casillas, puertas, luz, armas improvisadas.",
        ),
        "da": (
            "Slagsmål på kroen",
            "Borde, skamler, en låst kælder og en hemmelig dør. Felter, døre, lys, improviserede våben.",
        ),
    },
    "watch_tower": {
        "en": (
            "Watch Tower",
            "Storm a walled tower from the beach: cliff stairs, ladders, a portcullis, archers above.",
        ),
        "pt_BR": (
            "A torre de vigia",
            "Tome a torre a partir da praia: escadas no penhasco, uma grade de ferro, arqueiros no alto.",
        ),
        "es": (
            "La torre de vigía",
            "Asalta la torre desde la playa: escalones en el acantilado, un rastrillo, arqueros en lo alto.",
        ),
        "da": ("Vagttårnet", "Storm tårnet fra stranden: trapper i klippen, stiger, et faldgitter, bueskytter øverst."),
    },
    "powder_yard": {
        "en": (
            "Powder Yard",
            "A charge among walls, a door, a lookout and a swarm; a wooden floor that burns. Played by GURPS.",
        ),
        "pt_BR": (
            "O pátio da pólvora",
            "Uma granada entre muros, uma porta, um mirante e um enxame; um piso de madeira que queima. Com GURPS.",
        ),
        "es": (
            "El patio de la pólvora",
            "Una granada entre muros, una puerta, un mirador y un enjambre; un suelo de madera que arde. Con GURPS.",
        ),
        "da": (
            "Krudtgården",
            "En granat mellem mure, en dør, et udkig og en sværm; et trægulv, der brænder. Spilles efter GURPS.",
        ),
    },
}


def write(ident: str, folder: Path, scenario: Scenario) -> None:
    """Write info.toml beside the scenario."""
    sides = [t["side"] for t in scenario.tokens]
    names = {"hex-flat": "hex", "hex-pointy": "hex", "square": "squares"}
    rows = ["# Written by make_maps.py; change maps/make/info.py, not this file.", f'id = "{ident}"']
    rows.append(f'grid = "{names[scenario.grid.kind]}"')
    rows += [
        f"heroes = {sides.count('party')}",
        f"foes = {sides.count('foe')}",
        f"others = {len(sides) - sides.count('party') - sides.count('foe')}",
    ]
    for field, index in (("title", 0), ("description", 1)):
        rows += ["", f"[{field}]"]
        rows += [f'{language} = "{texts[index]}"' for language, texts in TEXTS[ident].items()]
    (folder / "info.toml").write_text("\n".join(rows) + "\n", encoding="utf-8", newline="\n")

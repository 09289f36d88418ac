"""Monsters: the dead, the fiends, the great and the strange."""

from __future__ import annotations

from make.kit import CUT, DARK, GLOW, LIGHT, MID, Ink
from make.registry import token


@token("monsters", "skeleton", "Skeleton|Esqueleto|Esqueleto|Skelet", "undead skull bones crypt")
def skeleton(ink: Ink) -> None:
    for turn in (-64, 64):
        ink.push(y=17, turn=turn, size=0.92)
        ink.box(MID, 46.4, 14, 53.6, 86)
        for y in (14, 86):
            ink.oval(MID, 45, y, 5.2).oval(MID, 55, y, 5.2)
        ink.pop()
    ink.push(y=-2, size=0.9)
    ink.whole(CUT, "50,7 30,11 20,29 22,49 32,61! 32,80! 50,82!")
    ink.whole(LIGHT, "50,10 32,14 23,31 25,48 35,58! 35,77! 50,79!")
    ink.shape(MID, "60,11! 68,14 77,31 75,48 65,58! 65,77! 57,78! 59,60! 65,46 68,28!")
    ink.ovals(CUT, 38, 41, 8, 9)
    ink.whole(CUT, "50,48! 45,57! 50,55!")
    for x in (43, 50, 57):
        ink.box(CUT, x - 1.1, 65, x + 1.1, 80)
    ink.pop()


@token("monsters", "zombie", "Zombie|Zumbi|Zombi|Zombie", "undead grave hand corpse")
def zombie(ink: Ink) -> None:
    ink.line(LIGHT, "42,54! 34,40! 31,22!", 7.4, 6)
    ink.line(LIGHT, "47,50! 45,34! 46,12!", 7.8, 6)
    ink.line(LIGHT, "53,50! 56,34! 61,15!", 7.8, 6)
    ink.line(LIGHT, "58,54! 66,42! 74,28!", 7.2, 5.6)
    ink.line(LIGHT, "42,64! 29,60! 21,48!", 8, 6)
    ink.shape(LIGHT, "37,48! 50,44 62,48! 64,60 60,70 60,86! 40,86! 40,70 36,62!")
    ink.shape(MID, "56,47! 62,48! 64,60 60,70 60,86! 52,86! 53,68 57,58!")
    ink.line(DARK, "44,60! 52,63!", 2.2)
    ink.line(DARK, "47,57! 46,66!", 2.2)
    ink.shape(DARK, "14,80! 24,77 32,80 40,75 50,79 60,75 68,80 76,77 86,80! 74,90 50,95 26,90!")
    ink.oval(MID, 27, 85, 3, 2).oval(MID, 69, 86, 3.6, 2.2)


@token("monsters", "ghost", "Ghost|Fantasma|Fantasma|Spøgelse", "undead spirit haunt wraith spectre")
def ghost(ink: Ink) -> None:
    ink.shape(
        LIGHT,
        "48,12 66,20 71,40 74,52! 86,42! 84,58 75,68! 76,80! 86,90! 70,89 62,82! 54,90! 46,82! 36,90! 28,82! 19,84! 25,72 "
        "24,66! 15,58 14,44! 25,52! 27,36 33,18",
    )
    ink.shape(MID, "57,14! 66,20 71,40 74,52! 86,42! 84,58 75,68! 76,80! 86,90! 70,89 62,82! 62,56 63,30!")
    ink.oval(CUT, 40, 36, 5, 7)
    ink.oval(CUT, 57, 36, 5, 7)
    ink.oval(CUT, 49, 55, 5.4, 8)


@token("monsters", "vampire", "Vampire|Vampiro|Vampiro|Vampyr", "undead blood fangs count night")
def vampire(ink: Ink) -> None:
    ink.pair(MID, "44,88! 20,88! 9,38! 22,50! 37,76!")
    ink.whole(LIGHT, "50,20 34,24 29,42 33,62 42,76 50,84")
    ink.pair(LIGHT, "31,40! 22,34! 25,50 32,54!")
    ink.whole(DARK, "50,36! 42,24! 36,34 32,48! 26,42 28,22 40,12 50,11")
    ink.pair(GLOW, "47,49! 36,44! 37,50 42,51!")
    ink.whole(CUT, "50,64! 38,61! 41,69 50,71!")
    ink.pair(LIGHT, "41,62.5! 47,63.8! 43.4,76!")
    ink.line(MID, "50,48! 48,57! 52,57!", 1.6)


@token("monsters", "mummy", "Mummy|Múmia|Momia|Mumie", "undead wrapped tomb desert curse")
def mummy(ink: Ink) -> None:
    ink.whole(LIGHT, "50,12 33,16 26,34 27,60 36,80 50,88")
    ink.shape(MID, "60,13! 70,20 74,34 73,60 64,80 50,88! 62,70 66,42!")
    ink.shape(CUT, "26,40! 50,44 74,40! 73,52! 50,57 27,52!")
    ink.ovals(GLOW, 39, 47.6, 4.6, 3.4)
    for a, b, c in ((20, 30, 22), (28, 25, 33), (62, 68, 60), (70, 66, 74), (60, 75, 84)):
        ink.line(DARK, f"27,{a}! 48,{b}! 73,{c}!", 1.9)
    ink.line(LIGHT, "70,74! 80,78 78,88 86,90!", 5.4, 4)


@token("monsters", "demon", "Demon|Demônio|Demonio|Dæmon", "devil fiend horns hell evil")
def demon(ink: Ink) -> None:
    ink.pair(MID, "43,34! 28,36 14,24 18,6! 24,20 36,24 46,24!")
    ink.whole(LIGHT, "50,28! 40,24 28,36! 17,38! 27,50! 29,62 40,76! 45,92! 50,84!")
    ink.shape(MID, "50,28! 60,24 72,36! 83,38! 73,50! 71,62 60,76! 55,92! 50,84! 62,64 60,40!")
    ink.pair(CUT, "47,53! 32,42! 34,53 42,56!")
    ink.ovals(GLOW, 39.4, 51, 2.4)
    ink.whole(CUT, "50,69! 40,65! 37,62! 40,74 50,77!")
    ink.pair(LIGHT, "41,66! 46,68! 44,73!")


@token("monsters", "dragon", "Dragon|Dragão|Dragón|Drage", "wyrm fire scales hoard lizard")
def dragon(ink: Ink) -> None:
    ink.shape(MID, "54,36! 62,26! 70,34! 80,30! 79,42! 90,46! 83,55! 92,64! 83,70! 88,82! 76,88! 60,70!")
    ink.shape(DARK, "50,28! 58,14 74,8 90,14! 80,17 70,24 64,36!")
    ink.shape(LIGHT, "44,28! 48,14 60,6 74,6! 64,12 58,20 56,32!")
    ink.shape(
        LIGHT,
        "8,44! 11,36 18,36! 26,38 34,32 42,25! 56,26 68,38 74,56 76,88! 40,88! 42,76 50,66! 40,74 26,76! 12,73! 8,66! "
        "22,65! 36,62! 46,52! 34,54 22,55 12,54!",
    )
    ink.shape(MID, "50,66! 42,76 40,88! 54,88! 57,74 60,58!")
    ink.shape(CUT, "35,41! 49,34! 47,42 41,45!")
    ink.oval(GLOW, 43, 40.4, 2.2)
    ink.oval(CUT, 14.6, 42.6, 2)
    for x in (13, 21, 29):
        ink.shape(LIGHT, f"{x},53! {x + 6},53! {x + 2.4},61.5!")
    ink.shape(LIGHT, "16,66! 21,66! 18,59.5!").shape(LIGHT, "31,64! 36,62.6! 33,58!")
    for y in (70, 78, 86):
        ink.line(DARK, f"46,{y}! 55,{y - 3}!", 2)


@token("monsters", "goblin", "Goblin|Goblin|Goblin|Goblin", "greenskin raider small ears")
def goblin(ink: Ink) -> None:
    ink.pair(LIGHT, "34,38! 22,36 3,26! 10,46 22,58 34,60!")
    ink.pair(DARK, "32,43! 22,41 11,34! 16,45 24,53 32,55!")
    ink.whole(LIGHT, "50,20 36,23 29,36 30,54 38,70 50,82!")
    ink.shape(MID, "50,20 64,23! 71,36 70,54 62,70 50,82! 58,62 62,42!")
    ink.ovals(GLOW, 40, 44, 6.4, 5)
    ink.ovals(CUT, 41.4, 44, 2.2, 4)
    ink.lines(DARK, "33,36! 47,41!", 3)
    ink.shape(MID, "47,46! 53,46! 56,60 50,63 44,60!")
    ink.whole(CUT, "50,69! 40,65! 44,74 50,75!")
    ink.pair(LIGHT, "43,67! 46.4,68! 45,72!")


@token("monsters", "ogre", "Ogre|Ogro|Ogro|Ogre", "brute giant club big")
def ogre(ink: Ink) -> None:
    ink.pair(MID, "25,42! 12,38 12,54 25,58!")
    ink.whole(LIGHT, "50,14 38,16 29,28 24,46 20,64 27,80 50,87")
    ink.whole(MID, "50,60! 36,58 20,62! 22,76 36,86 50,87!")
    ink.pair(DARK, "48,39! 28,32! 27,39! 44,46!")
    ink.ovals(CUT, 39, 46, 3.2)
    ink.oval(LIGHT, 50, 54, 10, 6.4)
    ink.ovals(DARK, 45.4, 56, 2)
    ink.line(CUT, "31,72! 50,68 69,72!", 3.4)
    ink.pair(LIGHT, "33,73! 41,71! 36,56!")
    ink.line(GLOW, "46,12! 43,4!", 3.6).line(GLOW, "54,12! 57,4!", 3.6)


@token("monsters", "troll", "Troll|Troll|Trol|Trold", "brute regeneration bridge club")
def troll(ink: Ink) -> None:
    ink.whole(DARK, "50,20! 46,6! 41,18! 34,8! 32,22! 22,16! 24,32! 14,34! 22,46! 15,54! 26,58! 50,50!")
    ink.pair(LIGHT, "31,44! 18,40 8,48! 18,58 31,56!")
    ink.whole(LIGHT, "50,20 38,22 31,34 30,52 27,68 34,84 50,89")
    ink.shape(MID, "55,21! 62,22 69,34 70,52 73,68 66,84 50,89! 62,74 62,50!")
    ink.pair(CUT, "46,42! 35,37! 36,43 42,46!")
    ink.ovals(GLOW, 40.6, 42.4, 1.8)
    ink.lines(DARK, "33,33! 46,38!", 3.4)
    ink.whole(DARK, "50,39! 45,44 43,58 40,64 45,71 50,72")
    ink.whole(LIGHT, "50,38! 46.4,44 45,58 42.6,64 46,69 50,70")
    ink.line(CUT, "34,77! 50,74 66,77!", 3.6)
    ink.pair(LIGHT, "37,79! 43,76.4! 37,62!")


@token("monsters", "giant", "Giant|Gigante|Gigante|Kæmpe", "huge foot stomp titan")
def giant(ink: Ink) -> None:
    ink.shape(LIGHT, "42,8! 72,8! 70,34 72,54 78,66 76,79! 26,79! 22,64! 36,56 44,44 45,28!")
    ink.shape(MID, "60,8! 72,8! 70,34 72,54 78,66 76,79! 52,79! 62,64 62,38!")
    ink.box(DARK, 41, 16, 73, 24, 2)
    for x, rx, ry in ((32, 6, 7.4), (24, 6, 7.4), (15, 8, 8.6)):
        ink.oval(LIGHT, x, 79 - ry, rx, ry)
    ink.line(CUT, "29,79! 29,69!", 1.7).line(CUT, "21,79! 21,68!", 1.7)
    ink.shape(DARK, "12,84! 84,84! 78,92! 18,92!")
    ink.shape(CUT, "40,84! 46,84! 42,88! 46,92! 40,92! 37,88!")
    ink.line(GLOW, "83,70! 91,62!", 3.4).line(GLOW, "84,79! 93,77!", 3.4)


@token("monsters", "minotaur", "Minotaur|Minotauro|Minotauro|Minotaur", "bull horns labyrinth brute")
def minotaur(ink: Ink) -> None:
    ink.pair(MID, "40,34! 24,36 10,30 10,8! 16,20 28,24 42,22!")
    ink.pair(DARK, "34,38! 22,38 14,46! 24,52 34,48!")
    ink.whole(LIGHT, "50,20! 38,22 31,36 34,54 36,70 40,80 50,84")
    ink.whole(MID, "50,60 39,62 35,72 40,82 50,85")
    ink.pair(CUT, "46,49! 34,42! 35,48! 40,52!")
    ink.ovals(CUT, 44, 70, 3, 3.8)
    ink.line(GLOW, "44,76 45,87 50,91 55,87 56,76", 3.4)
    ink.whole(DARK, "50,36! 44,22! 40,16! 50,18!")


@token("monsters", "harpy", "Harpy|Harpia|Arpía|Harpy", "winged bird woman talons flying")
def harpy(ink: Ink) -> None:
    ink.pair(LIGHT, "45,50! 36,42 26,28 12,12! 8,30! 12,30! 9,42! 14,42! 14,54! 20,53! 22,63! 28,60! 34,68! 45,62!")
    ink.pair(MID, "45,50! 36,42 26,28 12,12! 12,26 22,42 36,56 45,60!")
    ink.whole(LIGHT, "50,42! 45,44 41,52 43,66 45,74 50,78")
    ink.lines(GLOW, "46,74! 42,86! 36,86!", 3.2, 2.4)
    ink.lines(GLOW, "42,86! 44,91!", 3, 2.2)
    ink.whole(DARK, "50,14 39,17 37,30 35,44! 43,42! 50,42!")
    ink.whole(LIGHT, "50,20 43,22 42,31 46,39 50,42")
    ink.ovals(CUT, 46.6, 30, 1.7)


@token("monsters", "golem", "Golem|Golem|Gólem|Golem", "construct stone guardian rock")
def golem(ink: Ink) -> None:
    ink.pair(LIGHT, "33,30! 16,30! 10,44! 18,52! 33,48!")
    ink.pair(MID, "17,55! 28,52! 28,80! 20,86! 9,80! 10,60!")
    ink.shape(LIGHT, "31,32! 69,32! 66,58! 60,64! 40,64! 34,58!")
    ink.shape(MID, "69,32! 66,58! 60,64! 52,64! 56,44! 60,32!")
    ink.pair(MID, "35,67! 47,67! 47,86! 31,86!")
    ink.shape(LIGHT, "39,12! 61,12! 64,20! 61,29! 39,29! 36,20!")
    ink.box(CUT, 40, 18, 60, 24)
    ink.ovals(GLOW, 44.4, 21, 2.4)
    ink.star(GLOW, 50, 46, 7, 3.2, 4)
    ink.line(DARK, "34,40! 40,44! 38,52!", 1.7)


@token("monsters", "watcher", "Eye watcher|Olho vigia|Ojo vigía|Vogterøje", "eye tyrant gaze stalks beholder floating")
def watcher(ink: Ink) -> None:
    for text, x, y in (
        ("36,36! 26,26 24,18!", 24, 16),
        ("44,32! 42,20 44,11!", 44, 10),
        ("58,32! 60,22 66,13!", 66, 12),
        ("68,40! 78,34 82,26!", 83, 25),
        ("28,46! 18,42 13,36!", 13, 35),
    ):
        ink.line(MID, text, 4.4, 3.4)
        ink.oval(LIGHT, x, y, 5.4).oval(CUT, x, y, 2.2)
    ink.oval(LIGHT, 50, 60, 29, 28)
    ink.shape(MID, "62,34! 76,46 79,60 70,80 50,88! 66,74 70,56!")
    ink.shape(CUT, "27,54! 38,44 50,41 62,44 73,54! 62,63 50,66 38,63!")
    ink.oval(GLOW, 50, 53, 10.6)
    ink.oval(CUT, 50, 53, 4, 9)
    ink.shape(CUT, "34,73! 50,78 66,73! 60,83 50,85 40,83!")
    for x in (41, 50, 59):
        ink.shape(LIGHT, f"{x - 3.4},74.6! {x + 3.4},74.6! {x},81!")


@token("monsters", "slime", "Slime|Gosma|Limo|Slim", "ooze jelly blob acid")
def slime(ink: Ink) -> None:
    ink.shape(
        LIGHT,
        "50,27 68,30 79,43 82,60 92,73 86,84 75,80! 68,88 58,82! 48,84 40,89 32,82! 22,86 9,82 9,72 19,60 21,43 33,30",
    )
    ink.shape(MID, "62,28! 70,32 79,43 82,60 92,73 86,84 75,80! 68,88 58,82! 54,83! 66,70 70,50!")
    ink.ovals(CUT, 36, 49, 5, 6.4)
    ink.ovals(LIGHT, 37.4, 46.6, 1.8)
    ink.shape(CUT, "30,62! 50,66 70,62! 64,74 50,77 36,74!")
    ink.shape(LIGHT, "40,63! 46,64.4! 44,72 41,72!").shape(LIGHT, "56,64.4! 62,63! 60,69 57,69!")
    ink.oval(GLOW, 76, 26, 4.6).oval(GLOW, 66, 16, 3)


@token("monsters", "kraken", "Kraken|Kraken|Kraken|Kraken", "tentacles octopus sea squid")
def kraken(ink: Ink) -> None:
    ink.lines(MID, "40,54! 22,54 11,44 16,32 24,36", 7.4, 3.4)
    ink.lines(LIGHT, "41,58! 30,70 15,66 10,74", 8, 3.6)
    ink.lines(LIGHT, "44,60! 40,78 26,80 24,90", 8, 3.6)
    ink.lines(MID, "48,60! 49,76 42,84 46,92", 7, 3.4)
    ink.whole(LIGHT, "50,9 36,13 29,28 33,46 36,58 50,63")
    ink.shape(MID, "58,10! 68,18 71,30 66,46 64,58 50,63! 60,48 62,28!")
    ink.ovals(CUT, 41.4, 48, 5.2, 4.4)
    ink.ovals(GLOW, 41.4, 48, 2)
    ink.lines(CUT, "34,41! 46,44.6!", 2.4)


@token(
    "monsters",
    "fire-elemental",
    "Fire elemental|Elemental de fogo|Elemental de fuego|Ildelemental",
    "flame spirit element burning",
)
def fire_elemental(ink: Ink) -> None:
    ink.shape(
        LIGHT,
        "54,7! 52,20 62,28 66,38! 70,32 69,24! 80,38 83,56 76,76 60,88 50,90 38,88 "
        "24,77 17,58 22,40 29,30! 30,40 36,44! 36,28 44,16",
    )
    ink.shape(GLOW, "52,34! 54,44 64,50 68,62 63,78 50,86 37,78 32,64 38,52! 42,56! 44,44!")
    ink.pair(CUT, "46,67! 36,59! 38,67 43,69!")
    ink.whole(CUT, "50,75! 42,73! 45,80 50,82!")


@token("monsters", "treant", "Treant|Ente|Ent|Trævogter", "tree forest guardian plant walking")
def treant(ink: Ink) -> None:
    ink.ovals(MID, 24, 26, 13, 11)
    ink.ovals(MID, 40, 17, 13, 10)
    ink.oval(MID, 50, 26, 18, 12)
    ink.ovals(DARK, 30, 32, 8, 6)
    ink.whole(LIGHT, "50,30! 40,32 37,42! 20,44! 12,36! 15,48! 8,52! 20,53 36,54! 35,70 22,84! 36,82! 42,89! 50,80!")
    ink.pair(CUT, "47,52! 40,47! 40,53 44,55!")
    ink.whole(CUT, "50,60 45,62 45,70 50,73")
    ink.line(DARK, "39,60! 40,76!", 1.8).line(DARK, "60,60! 61,76!", 1.8)

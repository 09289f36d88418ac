"""People: by the thing that tells who they are, or by their head."""

from __future__ import annotations

from make.kit import CUT, DARK, GLOW, LIGHT, MID, Ink
from make.registry import token


@token("people", "knight", "Knight|Cavaleiro|Caballero|Ridder", "armour helmet warrior plume fighter")
def knight(ink: Ink) -> None:
    ink.shape(GLOW, "49,26! 42,16 56,9 72,14 82,28 80,46! 72,33 60,27!")
    ink.whole(LIGHT, "50,22! 36,25 28,38 27,58! 30,70 50,84!")
    ink.shape(MID, "50,22! 64,25 72,38 73,58! 70,70 50,84!")
    ink.pair(CUT, "47,45! 47,51! 30,48! 30,42!")
    ink.box(DARK, 48.2, 24, 51.8, 82)
    for x, y in ((39, 60), (34, 60), (39, 66), (34, 66), (39, 72)):
        ink.ovals(CUT, x, y, 1.7)


@token("people", "soldier", "Soldier|Soldado|Soldado|Soldat", "sword blade warrior fighter")
def soldier(ink: Ink) -> None:
    ink.shape(LIGHT, "50,7! 59.5,19! 58,61! 42,61! 40.5,19!")
    ink.shape(MID, "50,7! 59.5,19! 58,61! 50,61!")
    ink.line(DARK, "50,22! 50,54!", 2)
    ink.box(CUT, 25, 58, 75, 70, 4)
    ink.shape(LIGHT, "24,58! 30,60! 70,60! 76,58! 77,66! 70,69! 30,69! 23,66!")
    ink.box(MID, 45.4, 69, 54.6, 84)
    ink.line(DARK, "45.4,74! 54.6,74!", 1.6).line(DARK, "45.4,79! 54.6,79!", 1.6)
    ink.oval(GLOW, 50, 87, 6.4)


@token("people", "paladin", "Paladin|Paladino|Paladín|Paladin", "holy warrior sword wings knight")
def paladin(ink: Ink) -> None:
    ink.pair(LIGHT, "45,56! 34,52 22,42 15,24! 26,33 38,36 45,44!")
    ink.pair(MID, "45,64! 34,63 24,56 19,44! 29,50 38,50 45,55!")
    ink.pair(DARK, "45,71! 36,71 29,66 26,58! 33,61 39,61 45,63!")
    ink.shape(LIGHT, "50,88! 44,78! 45,32! 55,32! 56,78!")
    ink.shape(MID, "50,88! 50,32! 55,32! 56,78!")
    ink.box(GLOW, 36, 27, 64, 33, 3)
    ink.box(MID, 47, 16, 53, 28)
    ink.oval(GLOW, 50, 15, 5)


@token("people", "guard", "Guard|Guarda|Guardia|Vagt", "watch shield spear town soldier")
def guard(ink: Ink) -> None:
    for turn in (-36, 36):
        ink.push(turn=turn)
        ink.box(MID, 47.2, 18, 52.8, 92)
        ink.shape(LIGHT, "50,3! 56.5,17! 53,26! 47,26! 43.5,17!")
        ink.pop()
    ink.whole(CUT, "50,32! 38,36 25,36! 25,58 34,76 50,92!")
    ink.whole(LIGHT, "50,36! 39,40 29,40! 29,58 37,74 50,87!")
    ink.shape(MID, "50,36! 61,40 71,40! 71,58 63,74 50,87!")
    ink.shape(DARK, "29,48! 50,58! 71,48! 70.5,57! 50,68! 29.5,57!")


@token("people", "archer", "Archer|Arqueiro|Arquero|Bueskytte", "bow arrow ranged hunter ranger")
def archer(ink: Ink) -> None:
    ink.push(x=-1, y=1, turn=-42)
    ink.line(MID, "41,13! 26,50! 41,87!", 2.2)
    ink.line(LIGHT, "40,12 58,23 66,50 58,77 40,88", 7.4)
    ink.line(DARK, "66,44! 66,56!", 8.4)
    ink.line(CUT, "22,50! 80,50!", 7)
    ink.line(LIGHT, "20,50! 80,50!", 4.4)
    ink.shape(GLOW, "92,50! 75,40.5! 79,50! 75,59.5!")
    ink.shape(LIGHT, "28,50! 19,41! 9,41! 16,50! 9,59! 19,59!")
    ink.pop()


@token("people", "barbarian", "Barbarian|Bárbaro|Bárbaro|Barbar", "axe berserker warrior viking")
def barbarian(ink: Ink) -> None:
    ink.box(MID, 46.6, 14, 53.4, 88, 3)
    ink.pair(LIGHT, "47,27! 36,30 27,18! 14,32 15,52 27,64! 34,52 47,50!")
    ink.pair(MID, "27,18! 14,32 15,52 27,64! 20,52 20,34!")
    ink.box(GLOW, 45, 33, 55, 44, 2)
    ink.box(DARK, 46.6, 70, 53.4, 76)


@token("people", "mage", "Mage|Mago|Mago|Magiker", "wizard sorcerer magic spell hat beard")
def mage(ink: Ink) -> None:
    ink.shape(LIGHT, "33,58! 35,72 44,84 50,91! 56,84 65,72 67,58!")
    ink.shape(MID, "37,57! 63,57! 60,69 50,73 40,69!")
    ink.pair(LIGHT, "50,70! 42,68 37,73 33,72! 37,78 46,77!")
    ink.ovals(CUT, 44, 63, 2.2)
    ink.shape(LIGHT, "33,54! 40,34 52,10! 60,16 68,16! 62,24 63,40 67,54!")
    ink.shape(MID, "52,10! 60,16 68,16! 62,24 63,40 67,54! 58,54! 56,34!")
    ink.oval(LIGHT, 50, 56, 36, 6.6)
    ink.shape(DARK, "33.5,53! 35,48! 65,48! 66.5,53! 50,56!")
    ink.star(GLOW, 48, 37, 7.5, 3.2, 5)


@token("people", "witch", "Witch|Bruxa|Bruja|Heks", "hag hat magic curse crone")
def witch(ink: Ink) -> None:
    ink.shape(DARK, "56,46! 74,52 82,68 78,86 64,84! 66,76! 58,84! 52,70!")
    ink.shape(
        LIGHT,
        "36,44! 34,52! 30,56! 17,66! 17,71! 27,69 33,67! 35,70! 31,72.5! 35,75! 29,80 30,86 37,87! 44,81 52,80! 62,66 64,46!",
    )
    ink.shape(CUT, "37,57! 46,53! 45,58 41,60!")
    ink.line(DARK, "35,52! 46,49!", 2.2)
    ink.oval(DARK, 27, 64, 1.7)
    ink.shape(LIGHT, "33,44! 42,28 54,17! 68,9 88,26! 76,21 67,30 67,44!")
    ink.shape(MID, "54,17! 68,9 88,26! 76,21 67,30 67,44! 58,44! 60,28!")
    ink.shape(DARK, "33,44! 37,35! 66.6,35! 67,45!")
    ink.box(GLOW, 45, 34, 55, 44, 1)
    ink.line(LIGHT, "14,50! 50,45 86,48!", 7)


@token("people", "priest", "Priest|Sacerdote|Sacerdote|Præst", "cleric holy mitre bishop temple")
def priest(ink: Ink) -> None:
    ink.pair(MID, "36,58! 28,60! 22,86! 33,86!")
    ink.whole(LIGHT, "50,11! 38,25 30,42 34,62! 50,66!")
    ink.shape(MID, "50,11! 62,25 70,42 66,62! 50,66!")
    ink.box(GLOW, 47, 24, 53, 54)
    ink.box(GLOW, 39, 33, 61, 39)
    ink.shape(LIGHT, "35,65! 50,68 65,65! 64,80 50,90 36,80!")
    ink.ovals(CUT, 44, 73, 2.2)
    ink.line(DARK, "44,81! 50,82.5 56,81!", 2)


@token("people", "rogue", "Rogue|Ladino|Pícaro|Tyv", "thief hood assassin stealth sneak")
def rogue(ink: Ink) -> None:
    ink.whole(MID, "50,58! 30,64 18,78! 30,86 50,89!")
    ink.whole(LIGHT, "50,9! 38,21 27,38 26,56 34,74 50,84!")
    ink.shape(MID, "50,9! 62,21 73,38 74,56 66,74 50,84! 60,60 60,30!")
    ink.whole(CUT, "50,28! 38,36 33,52 39,68 50,77!")
    ink.pair(GLOW, "46.5,55! 36,49! 38,56! 43,58!")


@token("people", "bandit", "Bandit|Bandido|Bandido|Røver", "outlaw robber mask thug highwayman")
def bandit(ink: Ink) -> None:
    ink.oval(LIGHT, 50, 50, 26, 31)
    ink.shape(DARK, "23,45! 24,27 38,15 50,17 62,15 76,27 77,45! 70,35 62,33 54,37 44,31 32,35!")
    ink.shape(MID, "22,53! 38,55! 50,50! 62,55! 78,53! 76,70 64,82! 52,90! 48,90! 36,82! 24,70!")
    ink.line(DARK, "26,62! 40,66 50,76!", 1.8)
    ink.line(DARK, "74,62! 60,66 50,76!", 1.8)
    ink.pair(CUT, "46,49! 33,42! 32,48! 38,52!")


@token(
    "people",
    "bandit-chief",
    "Bandit chief|Chefe bandido|Jefe bandido|Røverhøvding",
    "outlaw leader sabres boss captain",
)
def bandit_chief(ink: Ink) -> None:
    for flip in (False, True):
        ink.push(flip=flip, y=-3)
        ink.shape(CUT, "26,77! 54,50 67,32 66,12! 84,28 81,46 64,62 34,85!")
        ink.shape(LIGHT, "29,77! 56,52 69,34 69,16! 81,29 78,45 62,60 36,83!")
        ink.shape(MID, "69,16! 81,29 78,45 62,60 36,83! 33,80! 60,56 74,39!")
        ink.line(GLOW, "24,70! 34,76 42,86!", 5)
        ink.line(MID, "33,79! 25,87!", 6.4)
        ink.pop()
    ink.shape(GLOW, "37,33! 33,13! 43,22! 50,10! 57,22! 67,13! 63,33!")


@token("people", "pirate", "Pirate|Pirata|Pirata|Pirat", "buccaneer sailor corsair eyepatch hat")
def pirate(ink: Ink) -> None:
    ink.whole(LIGHT, "50,38! 31,42 29,60 38,76 50,80!")
    ink.whole(MID, "50,67! 40,65 30,60! 32,78 42,88 50,90!")
    ink.line(DARK, "44,74! 50,76 56,74!", 2.4)
    ink.oval(CUT, 41, 57, 2.6)
    ink.line(DARK, "28,50! 74,46!", 2.2)
    ink.oval(DARK, 60, 56, 6.4)
    ink.whole(LIGHT, "50,16 36,19 26,31 10,30! 16,44 32,50 50,46!")
    ink.whole(MID, "50,41 33,45 10,30! 16,44 32,52 50,49!")
    ink.oval(DARK, 50, 30, 6, 5.2)
    ink.line(DARK, "40,25! 60,39!", 2.6)
    ink.line(DARK, "60,25! 40,39!", 2.6)


@token("people", "noble", "Noble|Nobre|Noble|Adelig", "crown king queen ruler lord lady")
def noble(ink: Ink) -> None:
    ink.shape(LIGHT, "23,66! 16,33! 34,47! 50,20! 66,47! 84,33! 77,66!")
    ink.shape(MID, "50,20! 66,47! 84,33! 77,66! 50,66!")
    ink.ovals(GLOW, 16, 31, 5)
    ink.oval(GLOW, 50, 19, 5.6)
    ink.box(LIGHT, 23, 69, 77, 79, 2)
    ink.oval(DARK, 50, 57, 4.6, 5.6)
    ink.ovals(DARK, 34, 59, 3.6, 4)


@token("people", "merchant", "Merchant|Mercador|Mercader|Købmand", "trader purse money coins shop gold")
def merchant(ink: Ink) -> None:
    ink.shape(LIGHT, "40,32! 34,20 30,15! 42,17 50,13 58,17 70,15! 66,20 60,32!")
    ink.shape(LIGHT, "40,33! 26,50 18,70 30,86 50,88 70,86 82,70 74,50 60,33!")
    ink.shape(MID, "60,33! 74,50 82,70 70,86 50,88! 66,78 66,56!")
    ink.box(DARK, 36, 29, 64, 35.5, 3)
    ink.oval(DARK, 49, 63, 15.5)
    ink.oval(GLOW, 49, 63, 12.5)
    ink.shape(DARK, "49,53! 55,63! 49,73! 43,63!")


@token("people", "peasant", "Peasant|Camponês|Campesino|Bonde", "farmer villager commoner pitchfork sickle")
def peasant(ink: Ink) -> None:
    ink.box(MID, 47, 46, 53, 93, 3)
    ink.shape(
        LIGHT,
        "27,12! 31,9! 34,12! 34,36 40,43! 46.6,44! 46.6,12! 50,7! 53.4,12! 53.4,44! 60,43! "
        "66,36 66,12! 69,9! 73,12! 72,40 62,51! 38,51! 28,40!",
    )
    ink.shape(MID, "53.4,44! 60,43! 66,36 66,12! 69,9! 73,12! 72,40 62,51! 50,51! 50,44!")
    ink.lines(GLOW, "46,82! 34,74! 26,60!", 2.6, 2)
    for x, y in ((26, 58), (31, 66), (38, 73)):
        ink.ovals(GLOW, x - 4, y + 4, 5, 2.4, 40)
        ink.ovals(GLOW, x + 1, y - 5, 2.4, 5, 8)


@token("people", "smith", "Smith|Ferreiro|Herrero|Smed", "blacksmith anvil hammer forge craft")
def smith(ink: Ink) -> None:
    ink.push(x=2, y=-4, turn=28)
    ink.box(MID, 47.6, 22, 52.4, 58)
    ink.box(LIGHT, 34, 10, 66, 26, 2)
    ink.box(DARK, 45, 10, 55, 26)
    ink.pop()
    ink.shape(
        LIGHT,
        "14,53! 36,53! 36,50! 82,50! 80,60 66,66 62,70! 64,78! 73,81! 73,87! 31,87! 31,81! 42,78! 44,70! 40,66 22,65!",
    )
    ink.shape(MID, "14,53! 36,53! 36,50! 82,50! 81,56! 15,57!")
    for x, y, r in ((20, 38, 2.6), (28, 28, 2), (32, 41, 2)):
        ink.star(GLOW, x, y, r * 2, r * 0.8, 4)


@token("people", "bard", "Bard|Bardo|Bardo|Skjald", "lute music minstrel song entertainer")
def bard(ink: Ink) -> None:
    ink.push(x=-2, y=2, turn=38, size=1.0)
    ink.box(MID, 46, 14, 54, 50)
    ink.shape(DARK, "44,16! 43,3! 57,3! 56,16!")
    for y in (6, 11):
        ink.box(LIGHT, 37, y - 1.4, 63, y + 1.4, 1.4)
    ink.whole(LIGHT, "50,38! 41,43 28,57 29,77 50,89!")
    ink.shape(MID, "50,38! 59,43 72,57 71,77 50,89! 61,76 58,56!")
    ink.oval(CUT, 50, 61, 6.4)
    ink.box(DARK, 41, 76, 59, 79.5)
    for x in (48, 52):
        ink.line(DARK, f"{x},14! {x},77!", 0.9)
    ink.pop()
    ink.oval(GLOW, 27, 38, 4.6, 3.8, -20)
    ink.line(GLOW, "30.6,37! 30.6,20! 38,24!", 2.4)


@token("people", "scholar", "Scholar|Erudito|Erudito|Lærd", "book sage scribe library quill wizard")
def scholar(ink: Ink) -> None:
    ink.shape(DARK, "12,40! 50,46! 88,40! 88,82! 50,88! 12,82!")
    ink.shape(LIGHT, "16,36! 28,32 42,34 50,41! 50,83! 42,77 28,75 16,78!")
    ink.shape(MID, "84,36! 72,32 58,34 50,41! 50,83! 58,77 72,75 84,78!")
    for y in (45, 53, 61):
        ink.line(DARK, f"22,{y}! 33,{y - 2} 43,{y + 2}!", 2.4)
    ink.shape(CUT, "56,71! 60,40 78,12 88,8! 88,30 76,52 60,66!")
    ink.shape(LIGHT, "60,58! 63,38 76,18 86,11! 85,30 74,48 63,56!")
    ink.line(GLOW, "57,69! 64,50 82,16!", 2)


@token("people", "healer", "Healer|Curandeiro|Curandero|Helbreder", "heart medic herbs cure doctor")
def healer(ink: Ink) -> None:
    ink.whole(LIGHT, "50,30! 40,17 20,20 14,40 26,62 50,86!")
    ink.shape(MID, "50,30! 60,17 80,20 86,40 74,62 50,86! 66,60 72,40 64,28!")
    ink.box(CUT, 43, 34, 57, 68)
    ink.box(CUT, 33, 44, 67, 58)


@token("people", "child", "Child|Criança|Niño|Barn", "boy girl kid youth innocent")
def child(ink: Ink) -> None:
    ink.ovals(LIGHT, 22, 55, 7, 8)
    ink.oval(LIGHT, 50, 55, 29, 30)
    ink.shape(
        DARK, "20,50! 22,28 40,17 46,20! 44,12 52,8! 52,15 60,12! 58,19 74,24 80,50! 70,42 66,36! 52,40 36,38 30,38!"
    )
    ink.ovals(CUT, 39, 57, 3.8, 4.8)
    ink.ovals(MID, 31, 66, 5, 3.6)
    ink.line(CUT, "39,70! 50,76 61,70!", 3.2)


@token("people", "herald", "Herald|Arauto|Heraldo|Herold", "horn trumpet messenger signal")
def herald(ink: Ink) -> None:
    ink.shape(LIGHT, "14,24! 22,42 40,48 58,40 70,20! 86,36! 78,62 54,76 28,66 12,32!")
    ink.shape(MID, "86,36! 78,62 54,76 28,66 12,32! 32,56 54,62 74,46!")
    ink.oval(DARK, 78, 28, 11.4, 5.2, 45)
    ink.line(GLOW, "54,42! 62,70!", 4.4)
    ink.line(GLOW, "33,46! 27,62!", 4)
    ink.line(MID, "30,66! 42,86 58,74!", 2.2)

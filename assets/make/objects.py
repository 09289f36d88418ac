"""Objects: what stands about on a map and can be moved, opened, burnt or hidden behind."""

from __future__ import annotations

from make.kit import CUT, DARK, GLOW, LIGHT, MID, Ink
from make.registry import token


@token("objects", "chest", "Chest|Baú|Cofre|Kiste", "treasure loot box lock gold")
def chest(ink: Ink) -> None:
    ink.shape(LIGHT, "16,48! 17,36 26,26 36,24! 64,24! 74,26 83,36 84,48!")
    ink.box(MID, 16, 51, 84, 80, 2)
    ink.pair(DARK, "25,27! 34,24! 31,36 30,48! 21,48! 21,36!")
    ink.pair(DARK, "21,51! 30,51! 30,80! 21,80!")
    ink.box(LIGHT, 14, 47, 86, 53, 2)
    ink.box(CUT, 40, 43, 60, 65, 3)
    ink.box(GLOW, 42.5, 45, 57.5, 62.5, 2)
    ink.oval(CUT, 50, 52, 3)
    ink.shape(CUT, "48.6,52! 51.4,52! 52.4,59! 47.6,59!")


@token("objects", "barrel", "Barrel|Barril|Barril|Tønde", "cask keg ale wine cover")
def barrel(ink: Ink) -> None:
    ink.whole(LIGHT, "50,13! 32,14! 26,30 23,50 26,70 32,86! 50,88!")
    ink.shape(MID, "60,13! 68,14! 74,30 77,50 74,70 68,86! 58,88! 62,68 64,50 62,30!")
    for x, bulge in ((40, -4), (50, 0), (60, 4)):
        ink.line(DARK, f"{x},14! {x + bulge},50 {x},87!", 1.7)
    for y, w in ((24, 24.6), (71, 25)):
        ink.shape(
            DARK, f"{50 - w},{y}! 50,{y + 3} {50 + w},{y}! {50 + w + 0.8},{y + 7}! 50,{y + 10} {50 - w - 0.8},{y + 7}!"
        )
    ink.oval(CUT, 50, 52, 5.4)
    ink.oval(GLOW, 50, 52, 3.6)


@token("objects", "crate", "Crate|Caixote|Caja|Trækasse", "box cargo wood cover goods")
def crate(ink: Ink) -> None:
    ink.box(MID, 20, 20, 80, 80, 2)
    ink.line(DARK, "40,28! 40,72!", 2).line(DARK, "60,28! 60,72!", 2)
    ink.shape(CUT, "24,66! 66,24! 76,34! 34,76!")
    ink.shape(LIGHT, "27,66! 66,27! 73,34! 34,73!")
    ink.box(LIGHT, 18, 18, 82, 29, 2).box(LIGHT, 18, 71, 82, 82, 2)
    ink.box(LIGHT, 18, 18, 29, 82, 2).box(LIGHT, 71, 18, 82, 82, 2)
    for x in (23.5, 76.5):
        for y in (23.5, 76.5):
            ink.oval(DARK, x, y, 2.4)


@token("objects", "cart", "Cart|Carroça|Carreta|Kærre", "wagon wheel transport goods")
def cart(ink: Ink) -> None:
    ink.shape(GLOW, "22,42! 28,24 42,20 52,25 64,19 76,28 80,42!")
    ink.line(MID, "78,56! 94,48!", 4.6)
    ink.shape(LIGHT, "12,38! 86,38! 80,62! 18,62!")
    ink.line(DARK, "14,46! 84,46!", 2).line(DARK, "16,54! 82,54!", 2)
    ink.oval(CUT, 46, 67, 23)
    ink.oval(LIGHT, 46, 67, 20)
    ink.oval(CUT, 46, 67, 14.6)
    for turn in range(0, 180, 45):
        ink.push(x=-4, y=17, turn=turn)
        ink.box(MID, 48.4, 34, 51.6, 66)
        ink.pop()
    ink.oval(LIGHT, 46, 67, 5)


@token("objects", "campfire", "Campfire|Fogueira|Fogata|Bål", "fire camp light heat logs")
def campfire(ink: Ink) -> None:
    ink.shape(GLOW, "52,8! 52,22 64,32 70,44 68,58 58,66! 42,66! 32,58 30,46 36,34! 39,42! 40,28 46,18")
    ink.shape(LIGHT, "51,32! 52,42 60,48 60,58 56,66! 44,66! 40,58 41,52 46,46!")
    for flip in (False, True):
        ink.push(flip=flip)
        ink.line(CUT, "20,68! 82,84!", 13)
        ink.line(MID if flip else LIGHT, "20,68! 82,84!", 9.4)
        ink.oval(DARK, 82, 84, 3.4, 4.6)
        ink.pop()


@token("objects", "torch", "Torch|Tocha|Antorcha|Fakkel", "light fire brand flame")
def torch(ink: Ink) -> None:
    ink.push(turn=18)
    ink.shape(LIGHT, "42,54! 58,54! 53,94! 47,94!")
    ink.shape(MID, "50,54! 58,54! 53,94! 50,94!")
    ink.box(DARK, 38, 46, 62, 56, 2)
    ink.shape(GLOW, "52,4! 54,16 64,26 64,38 60,46! 40,46! 35,36 38,26 41,20! 43,26! 46,14")
    ink.shape(LIGHT, "51,24! 56,34 56,42 54,46! 46,46! 44,40 46,34!")
    ink.pop()


@token("objects", "table", "Table|Mesa|Mesa|Bord", "furniture tavern cover stool")
def table(ink: Ink) -> None:
    ink.box(LIGHT, 12, 42, 88, 53, 3)
    ink.box(DARK, 20, 53, 80, 58)
    ink.pair(MID, "20,56! 30,56! 27,84! 20,84!")
    ink.box(MID, 26, 70, 74, 75)
    ink.box(LIGHT, 55, 22, 72, 42, 2)
    ink.line(LIGHT, "71,27! 80,27 80,37 71,38!", 3.4)
    ink.oval(GLOW, 58, 21, 4.6).oval(GLOW, 65, 19, 5.4).oval(GLOW, 71, 22, 4)
    ink.box(GLOW, 30, 24, 37, 42).shape(MID, "33.5,10! 38,19 33.5,23! 29,19")


@token("objects", "boulder", "Boulder|Pedregulho|Roca|Kampesten", "rock stone cover")
def boulder(ink: Ink) -> None:
    ink.shape(LIGHT, "13,74! 17,52! 31,32! 50,22! 68,30! 82,50! 88,74! 76,82! 26,82!")
    ink.shape(MID, "68,30! 82,50! 88,74! 76,82! 50,82! 58,62! 52,44!")
    ink.shape(DARK, "88,74! 76,82! 50,82! 58,62! 72,66!")
    ink.shape(MID, "13,74! 17,52! 30,58! 34,82! 26,82!")
    ink.line(DARK, "38,42! 44,52! 40,62! 46,70!", 2.2, 1.2)
    ink.shape(GLOW, "10,86! 14,74! 17,83! 22,76! 23,86!")


@token("objects", "tree", "Tree|Árvore|Árbol|Træ", "oak wood forest cover")
def tree(ink: Ink) -> None:
    ink.shape(MID, "43,56! 57,56! 56,74 66,88! 34,88! 44,74!")
    ink.line(MID, "50,66! 66,54!", 5)
    for x, y, r in ((31, 46, 17), (69, 46, 17), (50, 50, 17), (40, 29, 17), (61, 29, 16)):
        ink.oval(LIGHT, x, y, r)
    for x, y, r in ((72, 51, 11), (55, 57, 9), (66, 36, 7)):
        ink.oval(MID, x, y, r)
    for x, y in ((34, 34), (48, 24), (40, 48)):
        ink.line(DARK, f"{x - 6},{y + 1}! {x},{y + 5} {x + 6},{y + 1}!", 2.2)


@token("objects", "banner", "Banner|Estandarte|Estandarte|Banner", "flag standard objective army")
def banner(ink: Ink) -> None:
    ink.box(MID, 24, 10, 30, 92, 2)
    ink.oval(GLOW, 27, 10, 5)
    ink.shape(LIGHT, "30,17! 46,13 62,22 84,16! 76,36! 84,58! 62,64 46,54 30,60!")
    ink.shape(MID, "30,17! 38,14! 38,58! 30,60!")
    ink.shape(MID, "66,22! 84,16! 76,36! 84,58! 66,63! 62,42!")
    ink.star(DARK, 53, 38, 12.5, 5.2, 5)


@token("objects", "door", "Door|Porta|Puerta|Dør", "gate entrance wood locked")
def door(ink: Ink) -> None:
    ink.shape(DARK, "20,88! 20,42! 26,20 50,9 74,20 80,42! 80,88!")
    ink.shape(CUT, "26,88! 26,44! 31,25 50,15 69,25 74,44! 74,88!")
    ink.shape(LIGHT, "29,88! 29,44! 33,28 50,18 67,28 71,44! 71,88!")
    ink.shape(MID, "57,19! 67,28 71,44! 71,88! 57,88!")
    for x in (43, 57):
        ink.line(DARK, f"{x},20! {x},88!", 1.7)
    for y in (38, 72):
        ink.box(DARK, 29, y, 60, y + 5, 2)
    ink.oval(CUT, 63.6, 58, 4.8).oval(GLOW, 63.6, 58, 3.6)


@token("objects", "altar", "Altar|Altar|Altar|Alter", "shrine ritual temple candles sacrifice")
def altar(ink: Ink) -> None:
    ink.box(LIGHT, 14, 45, 86, 55, 2)
    ink.box(MID, 22, 57, 78, 78)
    ink.box(LIGHT, 16, 79, 84, 87, 2)
    ink.shape(CUT, "37,55! 63,55! 63,74! 50,82! 37,74!")
    ink.shape(LIGHT, "39.5,55! 60.5,55! 60.5,72! 50,79! 39.5,72!")
    ink.star(DARK, 50, 65, 7, 3, 6)
    for x, y in ((24, 30), (76, 30)):
        ink.box(LIGHT, x - 4, y, x + 4, 45)
        ink.shape(GLOW, f"{x},{y - 15}! {x + 4.4},{y - 5} {x},{y - 1} {x - 4.4},{y - 5}")
    ink.shape(MID, "40,24! 60,24! 58,34 52,37! 52,41! 58,45! 42,45! 48,41! 48,37! 42,34!")


@token("objects", "trap", "Trap|Armadilha|Trampa|Fælde", "bear trap jaws spikes hazard")
def trap(ink: Ink) -> None:
    for tone, radius in ((LIGHT, 34), (CUT, 27)):
        ink.oval(tone, 50, 52, radius, radius * 0.86)
    for x, y in ((28, 38), (39, 32.5), (50, 30.5), (61, 32.5), (72, 38)):
        ink.shape(LIGHT, f"{x - 5.4},{y - 3}! {x + 5.4},{y - 3}! {50 + (x - 50) * 0.8},{y + 14}!")
        ink.shape(MID, f"{x - 5.4},{107 - y}! {x + 5.4},{107 - y}! {50 + (x - 50) * 0.8},{90 - y}!")
    ink.oval(GLOW, 50, 52, 7.4, 5.4)
    ink.ovals(DARK, 16, 52, 5.4).ovals(CUT, 16, 52, 2.2)
    ink.line(DARK, "18,58! 20,74 32,86!", 3.4)


@token("objects", "cauldron", "Cauldron|Caldeirão|Caldero|Gryde", "pot potion brew witch kitchen")
def cauldron(ink: Ink) -> None:
    ink.oval(GLOW, 40, 29, 6).oval(GLOW, 56, 22, 7.4).oval(GLOW, 63, 33, 5).oval(GLOW, 47, 12, 3.6)
    ink.pair(MID, "32,78! 42,84! 34,92! 28,88!")
    ink.whole(LIGHT, "50,40! 24,42! 16,58 22,76 38,87 50,88")
    ink.shape(MID, "62,42! 76,42! 84,58 78,76 62,87 50,88! 68,74 68,56!")
    ink.box(LIGHT, 15, 34, 85, 43, 4)
    ink.lines(DARK, "19,50! 11,54 14,66 21,66!", 3.4)
    ink.oval(LIGHT, 34, 58, 3.6, 7, 18)


@token("objects", "tent", "Tent|Tenda|Tienda|Telt", "camp shelter pavilion")
def tent(ink: Ink) -> None:
    ink.line(MID, "50,24! 50,10!", 3)
    ink.shape(GLOW, "51,9! 68,14! 51,20!")
    ink.shape(LIGHT, "50,22! 12,80! 50,84!")
    ink.shape(MID, "50,22! 88,80! 50,84!")
    ink.shape(CUT, "50,40! 37,84! 63,84!")
    ink.shape(DARK, "50,40! 37,84! 46,84!")
    ink.shape(DARK, "50,40! 63,84! 56,84!")
    ink.line(DARK, "12,82! 88,82!", 3)


@token("objects", "boat", "Boat|Barco|Barco|Båd", "ship river sea sail raft")
def boat(ink: Ink) -> None:
    ink.box(MID, 47, 10, 51, 66)
    ink.shape(LIGHT, "53,13! 70,30 80,54! 53,57!")
    ink.shape(MID, "45,20! 34,38 22,53! 45,56!")
    ink.shape(LIGHT, "11,62! 89,62! 80,74 72,80! 26,80! 18,74!")
    ink.shape(DARK, "14,67! 86,67! 83,71! 17,71!")
    ink.line(GLOW, "14,86! 23,83 32,88 41,83 50,88 59,83 68,88 77,83 86,86!", 3.4)


@token("objects", "well", "Well|Poço|Pozo|Brønd", "water village bucket")
def well(ink: Ink) -> None:
    ink.box(MID, 26, 32, 32, 66).box(MID, 68, 32, 74, 66)
    ink.shape(LIGHT, "50,9! 12,34! 16,40! 84,40! 88,34!")
    ink.shape(MID, "50,9! 88,34! 84,40! 50,40!")
    ink.line(DARK, "50,40! 50,50!", 2)
    ink.shape(GLOW, "43,49! 57,49! 55,60! 45,60!")
    ink.shape(LIGHT, "18,62! 82,62! 79,88! 21,88!")
    for y in (70.5, 79.5):
        ink.line(DARK, f"20,{y}! 80,{y}!", 1.9)
    for x, y in ((34, 62), (50, 62), (66, 62), (42, 71), (58, 71), (28, 71), (72, 71), (34, 80), (50, 80), (66, 80)):
        ink.line(DARK, f"{x},{y + 1}! {x},{y + 8}!", 1.9)


@token("objects", "pillar", "Pillar|Coluna|Columna|Søjle", "column stone ruin temple cover")
def pillar(ink: Ink) -> None:
    ink.pair(LIGHT, "50,22! 24,22! 16,30! 20,36! 27,32! 50,32!")
    ink.box(LIGHT, 18, 13, 82, 22, 1.5)
    ink.ovals(LIGHT, 23, 32, 7)
    ink.ovals(DARK, 23, 32, 2.6)
    ink.whole(LIGHT, "50,34! 33,34! 33,76! 50,76!")
    ink.shape(MID, "56,34! 67,34! 67,76! 56,76!")
    for x in (39, 47, 55, 62):
        ink.line(DARK, f"{x},37! {x},74!", 2)
    ink.box(MID, 28, 75, 72, 81, 1.5)
    ink.box(LIGHT, 21, 81, 79, 89, 1.5)
    ink.shape(CUT, "67,42! 61,46! 64,51! 59,57! 67,62!")

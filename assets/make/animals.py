"""Animals: heads from the front where the head tells them apart, whole bodies where the outline does."""

from __future__ import annotations

from make.kit import CUT, DARK, GLOW, LIGHT, MID, Ink
from make.registry import token


@token("animals", "wolf", "Wolf|Lobo|Lobo|Ulv", "beast pack canine predator")
def wolf(ink: Ink) -> None:
    ink.whole(LIGHT, "50,30! 41,29 34,27! 25,8! 19,34! 14,56! 24,60! 23,66! 33,68! 40,80! 44,88! 50,90!")
    ink.pair(DARK, "33,31! 26,17! 23,34!")
    ink.whole(MID, "50,30! 46,40! 45,58! 40,66! 40,80! 44,88! 50,90!")
    ink.pair(MID, "14,56! 24,60! 23,66! 33,68! 30,58! 19,45!")
    ink.pair(CUT, "44,52! 30,43! 32,51! 38,54!")
    ink.whole(CUT, "50,77! 43,77 43,82! 48,87 50,87!")


@token("animals", "bear", "Bear|Urso|Oso|Bjørn", "beast grizzly predator")
def bear(ink: Ink) -> None:
    ink.ovals(MID, 25, 28, 12)
    ink.ovals(DARK, 25, 28, 6.4)
    ink.whole(MID, "50,20 34,23 21,38 18,56 26,73 38,82 50,84")
    ink.oval(LIGHT, 50, 67, 19, 16.4)
    ink.shape(CUT, "50,67! 41,62 40,55 50,53 60,55 59,62!")
    ink.line(CUT, "50,64! 50,73!", 2.4)
    ink.line(CUT, "41,75! 50,73.6 59,75!", 2.6)
    ink.ovals(CUT, 35, 47, 4)
    ink.pair(DARK, "43,41! 27,35! 29,41! 42,45!")


@token("animals", "horse", "Horse|Cavalo|Caballo|Hest", "mount steed riding pony cavalry")
def horse(ink: Ink) -> None:
    ink.shape(
        LIGHT,
        "52,10! 56,22! 66,34 72,52 76,86! 36,86! 36,74 46,62 45,55! 36,58 30,66! 22,68 17,62! 18,54 28,40 34,30 44,23!",
    )
    ink.shape(DARK, "52,10! 56,18! 72,22 84,44 84,86! 72,86! 73,66 66,44 58,32 50,26! 53,20!")
    ink.shape(MID, "45,55! 46,62 36,74 36,86! 48,86! 52,70 56,58 52,46!")
    ink.shape(CUT, "39,36! 47,33! 45,39 41,40!")
    ink.oval(CUT, 22.5, 59, 1.9)
    ink.line(GLOW, "28,40! 37,56!", 2.8)
    ink.line(GLOW, "34,49! 54,44 57,28!", 2.8)


@token("animals", "boar", "Wild boar|Javali|Jabalí|Vildsvin", "pig beast tusks")
def boar(ink: Ink) -> None:
    ink.whole(DARK, "50,10! 46,18! 40,12! 38,22! 50,30!")
    ink.pair(LIGHT, "34,30! 24,14 13,20! 16,34 26,42!")
    ink.whole(LIGHT, "50,20 34,26 22,42 24,60 32,74 38,84 50,86")
    ink.whole(MID, "50,58 38,60 33,72 38,84 50,87")
    ink.ovals(CUT, 44, 73, 3, 4.6)
    ink.pair(CUT, "43,46! 31,39! 32,45! 38,49!")
    ink.pair(CUT, "38,75! 24,80 14,60! 12,50! 18,50 24,64 36,66!")
    ink.pair(GLOW, "37,74! 26,76 18,63 14,50! 22,60 28,66 37,67!")
    ink.lines(DARK, "43,56! 50,54!", 2)


@token("animals", "rat", "Rat|Rato|Rata|Rotte", "rodent vermin mouse sewer")
def rat(ink: Ink) -> None:
    ink.line(MID, "74,70 90,66 84,44 72,36 80,24", 5, 2)
    ink.shape(LIGHT, "9,66! 18,54 30,47 42,48! 58,38 78,46 84,66 76,78! 24,76! 14,74!")
    ink.shape(MID, "46,78! 44,60 58,50 74,56 80,70 76,78!")
    ink.oval(DARK, 37, 42, 10.6, 11.6)
    ink.oval(LIGHT, 35, 43, 9, 10)
    ink.oval(MID, 35, 44, 5.4, 6.4)
    ink.oval(CUT, 23, 60, 2.9)
    ink.oval(GLOW, 11, 66, 3.6)
    ink.line(LIGHT, "30,76! 24,83! 18,83!", 4)
    ink.line(LIGHT, "66,77! 58,83! 50,83!", 4.4)


@token("animals", "raven", "Raven|Corvo|Cuervo|Ravn", "crow bird black omen")
def raven(ink: Ink) -> None:
    ink.line(GLOW, "46,72! 42,88! 34,88!", 3)
    ink.line(GLOW, "55,72! 53,88! 45,88!", 3)
    ink.shape(
        MID,
        "24,30! 27,18 36,12 47,16 53,28 66,40 76,54! 94,78! 87,78! 89,84! 76,78! 62,78 44,76 32,64 27,48 30,42! 26,40!",
    )
    ink.shape(DARK, "40,42! 52,40 66,50 76,62! 90,80! 78,74! 80,80! 69,72! 69,77! 58,70! 57,74! 46,62!")
    ink.shape(LIGHT, "6,34! 12,25 26,22! 29,31! 24,33 14,33!")
    ink.shape(LIGHT, "12,36! 24,34! 28,33! 27,39!")
    ink.oval(CUT, 37, 24, 3.4)
    ink.oval(LIGHT, 36, 23, 1.1)
    ink.line(DARK, "33,42! 36,48!", 1.8).line(DARK, "35,50! 39,56!", 1.8)


@token("animals", "snake", "Snake|Cobra|Serpiente|Slange", "serpent viper venom poison reptile")
def snake(ink: Ink) -> None:
    for width, tone in ((14, CUT), (10.5, MID)):
        ink.line(tone, "50,84! 24,84 20,72 34,66 66,66 78,58 70,48!", width + 1)
    ink.line(LIGHT, "86,86! 70,84 50,84 27,83 21,74 34,66", 8, 11.5)
    for width, tone in ((14.5, CUT), (10.5, LIGHT)):
        ink.line(tone, "60,66 76,62 76,50 62,46 42,46 33,38 40,26", width)
    for x, y in ((33, 66), (46, 66), (59, 66)):
        ink.shape(DARK, f"{x},{y - 4}! {x + 4},{y}! {x},{y + 4}! {x - 4},{y}!")
    ink.shape(LIGHT, "32,32! 34,18 48,11 62,17 71,27! 62,33 48,38 38,38!")
    ink.oval(CUT, 53, 22, 3)
    ink.line(GLOW, "70,28! 80,31! 87,27!", 2.4)
    ink.line(GLOW, "80,31! 86,37!", 2.4)


@token("animals", "spider", "Spider|Aranha|Araña|Edderkop", "arachnid web venom vermin")
def spider(ink: Ink) -> None:
    ink.lines(LIGHT, "46,44! 30,34! 22,14!", 4.4, 2.6)
    ink.lines(LIGHT, "46,48! 24,42! 12,26!", 4.4, 2.6)
    ink.lines(LIGHT, "46,52! 24,56! 13,74!", 4.4, 2.6)
    ink.lines(LIGHT, "46,55! 32,66! 26,87!", 4.4, 2.6)
    ink.oval(LIGHT, 50, 67, 16, 20)
    ink.oval(LIGHT, 50, 43, 11, 10)
    ink.pair(DARK, "50,67! 43,56! 57,56!")
    ink.pair(DARK, "50,67! 42,79! 58,79!")
    ink.ovals(CUT, 46, 38, 2.2)
    ink.ovals(CUT, 42.4, 42.5, 1.4)
    ink.lines(GLOW, "47,34! 43,27!", 2.6, 1.4)


@token("animals", "dog", "Dog|Cão|Perro|Hund", "hound guard pet canine")
def dog(ink: Ink) -> None:
    ink.whole(LIGHT, "50,18 36,20 29,36 30,56 36,72 42,84 50,86")
    ink.pair(DARK, "38,19! 24,16 13,34 14,60 22,68! 31,54 33,34!")
    ink.shape(MID, "50,18 62,22! 70,38 66,54 54,52! 52,36!")
    ink.whole(MID, "50,58 40,62 36,72 42,84 50,86")
    ink.shape(CUT, "50,73! 42,67 43,62 50,61 57,62 58,67!")
    ink.line(CUT, "50,71! 50,78! 44,80!", 2)
    ink.line(CUT, "50,78! 56,80!", 2)
    ink.ovals(CUT, 41, 47, 3.6, 4.2)
    ink.shape(GLOW, "46,81! 54,81! 54,89 50,92 46,89!")


@token("animals", "cat", "Cat|Gato|Gato|Kat", "pet feline familiar")
def cat(ink: Ink) -> None:
    ink.whole(LIGHT, "50,33! 40,32! 23,12! 18,40 16,58 28,76 50,82!")
    ink.pair(DARK, "26,22! 35,33! 24,38!")
    ink.ovals(GLOW, 36, 52, 7.4, 6)
    ink.ovals(CUT, 36, 52, 2.1, 5.6)
    ink.shape(DARK, "45,62! 55,62! 50,67.5!")
    ink.lines(DARK, "50,67! 46,73 40,71!", 2)
    ink.lines(MID, "34,65! 8,60!", 2, 1.2)
    ink.lines(MID, "34,69! 10,73!", 2, 1.2)
    ink.lines(DARK, "46,34! 47,42!", 2.4, 1.4)
    ink.line(DARK, "50,33! 50,44!", 2.6, 1.4)


@token("animals", "stag", "Stag|Cervo|Ciervo|Hjort", "deer antlers forest hart elk")
def stag(ink: Ink) -> None:
    ink.lines(MID, "44,44! 30,36 20,12!", 5, 2.6)
    ink.lines(MID, "37,41! 14,34 10,22!", 4.4, 2.2)
    ink.lines(MID, "31,36! 36,24 35,10!", 4.4, 2.2)
    ink.pair(LIGHT, "40,48! 22,44 14,52! 24,58 38,56!")
    ink.whole(LIGHT, "50,40! 42,41 37,50 38,62 43,80 50,88")
    ink.shape(MID, "50,40! 58,41 63,50 62,62 57,80 50,88! 54,70 54,54!")
    ink.whole(CUT, "50,80! 44,79 45,83 50,87!")
    ink.ovals(CUT, 42.6, 57, 2.6, 3.2)


@token("animals", "bat", "Bat|Morcego|Murciélago|Flagermus", "cave wings night vampire")
def bat(ink: Ink) -> None:
    ink.pair(MID, "46,44! 34,40! 22,24! 10,40 7,66! 16,60 22,66! 28,60 34,70! 38,62 46,66!")
    ink.lines(DARK, "34,41! 22,64!", 1.8)
    ink.lines(DARK, "34,41! 34,68!", 1.8)
    ink.whole(LIGHT, "50,34! 45,33! 40,20! 37,38 40,52 42,66 50,78")
    ink.ovals(CUT, 45.6, 43, 2.4)
    ink.pair(GLOW, "47,51! 44,51! 45.5,56!")


@token("animals", "owl", "Owl|Coruja|Búho|Ugle", "bird night familiar wise")
def owl(ink: Ink) -> None:
    ink.whole(LIGHT, "50,24! 38,22! 24,12! 24,34 21,60 32,80 50,86")
    ink.pair(MID, "22,48! 18,66 30,84! 36,74 32,58!")
    for x, y in ((43, 68), (57, 68), (50, 74), (50, 62), (43, 80), (57, 80)):
        ink.line(DARK, f"{x - 3},{y}! {x},{y + 3} {x + 3},{y}!", 2)
    ink.ovals(DARK, 37.5, 41, 13.4)
    ink.ovals(GLOW, 37.5, 41, 10.6)
    ink.ovals(CUT, 38.5, 41, 5.4)
    ink.shape(LIGHT, "45,46! 50,43 55,46! 50,58!")
    ink.lines(GLOW, "38,85! 45,85!", 4)


@token("animals", "scorpion", "Scorpion|Escorpião|Escorpión|Skorpion", "sting venom desert vermin claws")
def scorpion(ink: Ink) -> None:
    for x, foot in ((40, 30), (48, 44), (56, 58), (63, 72)):
        ink.line(MID, f"{x},70! {foot - 4},78! {foot},90!", 3.8, 2.4)
    ink.line(LIGHT, "62,68 80,64 86,48 80,30 66,22 54,26", 11, 5.6)
    for x, y, turn in ((77, 64, 70), (85, 52, 10), (82, 36, -24), (72, 25, -60)):
        ink.oval(DARK, x, y, 6, 0.9, turn)
    ink.shape(LIGHT, "66,70! 60,60 46,57 34,62 30,70 38,77 54,78")
    for x in (44, 52, 60):
        ink.line(DARK, f"{x},60! {x + 2},68 {x},77!", 1.8)
    ink.shape(GLOW, "58,18! 50,17 42,26 41,42! 48,35 58,34!")
    ink.line(LIGHT, "36,66! 26,60! 26,48!", 5)
    ink.shape(LIGHT, "24,50! 12,44 10,30 17,22! 19,32! 26,29! 33,36 31,48!")
    ink.oval(CUT, 37, 67, 2)

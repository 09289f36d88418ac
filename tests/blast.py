"""A small ruleset for tests of the review sheet: a blast with walls, dives, armour, wounds that may knock down, and a door."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from battlemap.app.session import Session

MANIFEST = """
id = "blast"
name = "Blast"
version = "1"
api = 1
summary = "For the tests: a blast among walls."
damage_from = "hp"

[[stat]]
id = "mana"
default = 3
bar = "hp_max"
label = "Mana"

[[stat]]
id = "hp"
default = 12
min = -99
bar = "hp_max"
label = "HP"

[[stat]]
id = "hp_max"
default = 12
label = "Most HP"

[[stat]]
id = "dr"
default = 1
label = "DR"

[[posture]]
id = "standing"
label = "Standing"

[[posture]]
id = "lying"
label = "Lying"

[[condition]]
id = "stunned"
icon = "warning"
label = "Stunned"

[[condition]]
id = "dead"
label = "Dead"
out = true

[[action]]
id = "fireball"
label = "Fireball"
icon = "fire"
rule = "B-1"
target = "area"

[[action]]
id = "study"
label = "Study"
review = true
rule = "B-1"

[[action]]
id = "poke"
label = "Poke"
target = "token"
rule = "B-1"
"""
CODE = """
from dataclasses import replace

from battlemap.rules.api import (
    Apply, Area, Ask, Choice, Damage, Door, Line, Looked, Modifier, Outcome, Roll, Ruleset, T, Verdict, Why,
)

RADIUS = 4


def under(needed):
    def judge(rolled):
        return Verdict("success" if rolled.total <= needed else "failure", needed - rolled.total)
    return judge


class Rules(Ruleset):
    def act(self, request, table):
        by = table.token(request.by)
        if request.action == "study":
            yield Roll("1d6", "study", by.id, 3, judge=under(3))
            return Outcome(table.edit().stats(by, mana=table.stats(by)["mana"] - 1).changes())
        if request.action == "poke":
            target = table.token(request.target)
            harm = yield Roll("1d6", "damage", by.id)
            yield from self.hurt(table, target, harm.total, ())
            return Outcome()
        center = request.at
        yield Apply(table.edit().stats(by, mana=table.stats(by)["mana"] - 1).changes())
        aim = yield Roll("3d6", "attack", by.id, 13, (Modifier(13, "B-1", T("skill")),), judge=under(13))
        if aim.total > 13:
            return Outcome(lines=(Line("B-1", T("{who} misses", who=by.name)),), hit=False)
        near = table.inside(Area("blast", at=tuple(center), radius=RADIUS))
        for one in near:
            far = table.distance(center, one.token)
            why = None if one.exposed else T("behind the wall")
            yield Apply(looked=(Looked(one.token.id, far, T("none") if one.exposed else T("wall"),
                                       1.0 if one.exposed else 0.0, why, "B-2" if why else ""),))
        for one in near:
            if one.exposed and table.distance(center, one.token):
                yield from self.dives(table, one.token, center)
        power = yield Roll("3d6", "blast", by.id, rule="B-1")
        for one in near:
            if not one.exposed:
                continue
            token = table.token(one.token.id)
            far = int(table.distance(center, token))
            left = power.total // max(1, far)
            yield from self.hurt(table, token, left, (Why(power.total, "B-1", T("in the centre")), Why(far, "B-2", T("away"))))
        edit = table.edit()
        for door in table.things(Door):
            edit.put(replace(door, state="open"))
        return Outcome(edit.changes(), hit=True)

    def dives(self, table, token, center):
        choices = (Choice("dive", T("dive for cover")), Choice("stay", T("stay")),
                   Choice("fly", T("fly away"), available=False, why=(Why(0, "B-3", T("no wings")),)))
        answer = yield Ask(token.id, "dive", choices, "dive" if token.side == "foe" else "stay", rule="B-3")
        if answer == "stay":
            return
        dodge = yield Roll("3d6", "dive", token.id, 11, (Modifier(11, "B-3", T("dodge")),), judge=under(11), rule="B-3")
        edit = table.edit().set(token, posture="lying")
        if dodge.total <= 11:
            x, y = token.at
            edit.set(token.id, at=(x + (1 if x >= center[0] else -1), y))
        yield Apply(edit.changes(), (Line("B-3", T("{who} dives", who=token.name)),))

    def hurt(self, table, token, points, why):
        dr = table.stats(token)["dr"]
        lost = max(0, points - dr)
        edit = table.edit()
        if lost:
            edit.stats(token, hp=table.stats(token)["hp"] - lost)
        yield Apply(edit.changes(), (), (Damage(token.id, lost, points, dr, "burn", why),))
        here = table.token(token.id)
        if table.stats(here)["hp"] <= 0:
            yield Apply(table.edit().add(here, "dead").changes(), (Line("B-4", T("{who} dies", who=here.name)),))
        elif 2 * lost > table.stats(here)["hp_max"]:
            held = yield Roll("3d6", "knockdown", token.id, 11, (Modifier(11, "B-4", T("HT")),), judge=under(11), rule="B-4")
            if held.total > 11:
                edit = table.edit().set(here, posture="lying").add(here.id, "stunned")
                yield Apply(edit.changes(), (Line("B-4", T("{who} falls", who=here.name)),))
"""
RULES = """
[B-1]
title = "Fireball"
text = "It burns."
[B-2]
title = "Walls"
text = "They hold."
[B-3]
title = "Dive"
text = "Down."
[B-4]
title = "Wounds"
text = "They hurt."
"""
PEOPLE = (
    ("Mirela", (1, 4), "party"), ("Grukk", (5, 4), "foe"), ("Skarn", (6, 4), "foe"), ("Brynn", (4, 5), "party"),
    ("Bonewarden", (6, 6), "foe"), ("Ghoul", (8, 4), "foe"), ("Ilsa", (8, 6), "party"), ("Doran", (11, 8), "party"),
)  # fmt: skip
FIREBALL: dict[str, Any] = {"do": "act", "action": "fireball", "by": "t1", "at": [5, 4]}


def write(folder: Path) -> str:
    """Put the ruleset into a folder of rulesets; gives its id."""
    own = folder / "blast"
    own.mkdir(parents=True)
    for name, text in (("ruleset.toml", MANIFEST), ("ruleset.py", CODE), ("rules.toml", RULES)):
        (own / name).write_text(text, "utf-8")
    return "blast"


def lay_out(do: Callable[[dict[str, Any]], Any]) -> None:
    """Mirela (t1), then those around [5, 4]: Grukk in the middle, Ghoul (t6) and Ilsa (t7) behind a wall, Doran far off."""
    do({"do": "set_rules", "ruleset": "blast"})
    for name, at, side in PEOPLE:
        do({"do": "add_token", "name": name, "at": list(at), "side": side})
    do({"do": "add_wall", "points": [[7.5, 0], [7.5, 9]]})
    do({"do": "add_door", "points": [[0, 0], [1, 0]]})


def scene(session: Session) -> Session:
    """The scene on a session's own map."""
    lay_out(session.do)
    return session

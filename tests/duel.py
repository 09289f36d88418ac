"""A small ruleset for tests of fights: strikes that may be dodged, also into another cell, shots, and a shout."""

from __future__ import annotations

from pathlib import Path

MANIFEST = """
id = "duel"
name = "Duel"
version = "1"
api = 1
summary = "For the tests: strikes, shots, and a shout."

[turns]
round_seconds = 6

[[stat]]
id = "hp"
default = 9
min = 0
bar = "hp_max"
label = "Hit points"

[[stat]]
id = "hp_max"
default = 9
label = "Most hit points"

[[posture]]
id = "standing"
label = "Standing"

[[posture]]
id = "prone"
label = { en = "Prone", pt_BR = "Deitado" }

[[condition]]
id = "shaken"
icon = "warning"
label = { en = "Shaken", pt_BR = "Abalado" }

[[manoeuvre]]
id = "bold"
label = "Bold"
rule = "D-1"

[[manoeuvre]]
id = "careful"
label = "Careful"

[[budget]]
id = "act"
label = "Actions"
amount = 2

[[action]]
id = "strike"
label = "Strike"
rule = "D-1"
icon = "sword"
target = "token"
reach = 1
cost = { act = 1 }

[[action.option]]
id = "hard"
type = "bool"
default = false
label = "Hit hard"

[[action]]
id = "shoot"
label = "Shoot"
rule = "D-1"
target = "token"
reach = 8
sight = true

[[action]]
id = "leap"
label = "Leap"
target = "cell"

[[action]]
id = "shout"
label = "Shout"
rule = "D-2"

[[action]]
id = "rest"
label = "Rest"
rule = "D-2"
not_while = ["shaken"]
"""
CODE = """
from battlemap.rules.api import (
    Ask, Choice, Damage, Line, Modifier, Outcome, Roll, Ruleset, T, Verdict, Why,
)


def under(needed):
    def judge(rolled):
        return Verdict("success" if rolled.total <= needed else "failure", needed - rolled.total)
    return judge


class Rules(Ruleset):
    def profile(self, token, table, *, manoeuvre=None, mode=None):
        return super().profile(token, table, mode=mode)

    def act(self, request, table):
        by = table.token(request.by)
        if request.action in ("shout", "rest", "leap"):
            if request.action == "shout":
                yield Roll("1d6", "shout", by.id, secret=True)
            if request.action == "leap":
                return Outcome(table.edit().set(by, at=tuple(request.at)).changes())
            return Outcome(lines=(Line("D-2", T("{who} makes a noise", who=by.name)),))
        target = table.token(request.target)
        needed = 5 if request.options.get("hard") else 4
        modifiers = [Modifier(3, "D-1", T("arm")), Modifier(needed - 3, "D-1", T("courage"))]
        roll = yield Roll("1d6", "attack", by.id, needed, tuple(modifiers), judge=under(needed))
        if roll.total > needed:
            return Outcome(lines=(Line("D-1", T("{who} misses", who=by.name)),), hit=False)
        x, y = target.at
        aside = [(x, y + 1), (x, y - 1)]
        answer = yield Ask(target.id, "defence", (
            Choice("none", T("take it")),
            Choice("dodge", T("dodge"), value=3, modifiers=(Modifier(3, "D-2", T("quick feet")),)),
            *(Choice(f"dodge@{a:g},{b:g}", T("dodge aside"), value=4, modifiers=(Modifier(3, "D-2", T("quick feet")),
              Modifier(1, "D-2", T("room"))), cell=(a, b)) for a, b in aside),
            Choice("parry", T("parry"), available=False, why=(Why(0, "D-2", T("no weapon in hand")),)),
        ), "dodge", T("{name} is attacked", name=target.name), "D-2")
        if answer != "none":
            limit = 4 if "@" in answer else 3
            dodged = yield Roll("1d6", "dodge", target.id, limit, (Modifier(limit, "D-2", T("quick feet")),), judge=under(limit))
            edit = table.edit()
            if "@" in answer:
                a, b = (int(part) for part in answer.partition("@")[2].split(","))
                edit.set(target, at=(a, b))
            if dodged.total <= limit:
                return Outcome(edit.changes(), (Line("D-2", T("{who} dodges", who=target.name)),), hit=False)
        harm = yield Roll("1d6", "damage", by.id)
        lost = max(0, harm.total - 1)
        edit = table.edit().stats(target, hp=max(0, table.stats(target)["hp"] - lost)).add(target, "shaken")
        why = (Why(-1, "D-2", T("leather")),)
        return Outcome(edit.changes(), (Line("D-1", T("{who} is hit", who=target.name)),),
                       (Damage(target.id, lost, harm.total, 1, "cut", why),), hit=True)
"""
RULES = """
[D-1]
title = "Strike"
text = "Roll low."
[D-2]
title = "Dodge"
text = "Get away."
"""


def write(folder: Path) -> str:
    """Put the ruleset into a folder of rulesets; gives its id."""
    own = folder / "duel"
    own.mkdir(parents=True)
    for name, text in (("ruleset.toml", MANIFEST), ("ruleset.py", CODE), ("rules.toml", RULES)):
        (own / name).write_text(text, "utf-8")
    return "duel"

"""A small game for tests with what is hardest: interrupts inside a move, and casualties that wait for the end of a step.

Spears strike whoever comes beside them while they wait; with equal reach the better skill goes first. In a simultaneous step
the dead fall only when it is over. Fire burns, oil catches fire, an ally may step into a blow.
"""

MANIFEST = """
grids = ["square", "hex-flat"]

[turns]
kind = "{kind}"
order = "rules"
round_seconds = 10
{turns}

[[stat]]
id = "hp"
default = 5
label = "HP"

[[stat]]
id = "reach"
default = 1
label = "Reach"

[[condition]]
id = "dead"
label = "Dead"
out = true

[[condition]]
id = "waits"
label = "Waits"

[[condition]]
id = "guards"
label = "Guards"

[[budget]]
id = "major"
label = "Major action"

[[budget]]
id = "minor"
label = "Minor action"
amount = 0

[[budget]]
id = "reaction"
label = "Reaction"
per = "round"

[[conversion]]
from = "major"
to = "minor"
rate = 2

[[gauge]]
id = "morale"
label = "Morale"
min = -2
max = 2
start = 1

[[action]]
id = "strike"
label = "Strike"
target = "token"
side = "foe"
reach = "reach"
sight = true
cost = {{ major = 1 }}
not_while = ["waits"]
rule = "D-1"

[[action]]
id = "shout"
label = "Shout"
cost = {{ minor = 1 }}

[[action]]
id = "parry"
label = "Parry"
when = "any"
cost = {{ reaction = 1 }}

[[action]]
id = "move"
label = "Run"
target = "cell"

[[action.option]]
id = "pace"
type = "text"
choices = ["run", "sneak"]
default = "run"
label = "Pace"
"""

CODE = """
from battlemap.rules.api import (
    Announce, Apply, Damage, Interrupt, Later, Line, MoveProfile, Outcome, Roll, Ruleset, StepRule, T, walk,
)


class Rules(Ruleset):
    def profile(self, token, table, *, manoeuvre=None, mode=None):
        return MoveProfile(budget=10, steps=(StepRule(cost=1),))

    def act(self, request, table):
        if request.action == "move":
            return self.run(request, table)
        if request.action == "strike":
            return self.strike(request.by, request.target, table, later=bool(table.combat and table.combat.data.get("tied")))
        return self.nothing()

    def nothing(self):
        yield Apply()
        return Outcome()

    def run(self, request, table):
        token = table.token(request.by)
        path = table.path(token, self.profile(token, table), request.at)
        gone = yield walk(self, request.by, path.steps, table)
        return Outcome(value=gone.value)

    def strike(self, by, target, table, later=False):
        taken = yield Announce("strike", by, target)
        for outcome in taken:
            if outcome.value:
                target = outcome.value
        damage = yield Roll("1d6", "damage", by)
        if later:
            yield Later("step", {"whom": target, "points": damage.total})
            return Outcome(hit=True, damage=(Damage(target, damage.total),))
        yield self.hurt(target, damage.total, table)
        return Outcome(hit=True, value=target)

    def hurt(self, target, points, table):
        left = table.stats(table.token(target))["hp"] - points
        edit = table.edit().stats(target, hp=left)
        if left <= 0:
            edit.add(target, "dead")
        line = Line("D-1", T("{who} loses {points}", who=target, points=points))
        yield Apply(edit.changes(), (line,), (Damage(target, points),))
        return Outcome()

    def deferred(self, later, table):
        left = table.stats(table.token(later.data["whom"]))["hp"] - later.data["points"]
        edit = table.edit().stats(later.data["whom"], hp=left)
        if left <= 0:
            edit.add(later.data["whom"], "dead")
        yield Apply(edit.changes(), (Line("D-2", T("{who} falls", who=later.data["whom"])),))
        return Outcome()

    def interrupts(self, event, table):
        if isinstance(event, Announce):
            return self.guards(event, table)
        mover = event.after
        if event.key.kind != "token" or event.before is None or mover is None or event.before.at == mover.at:
            return ()
        if self.is_out(table.token(mover.id), table):
            return ()
        return [
            Interrupt(
                one.id, "wait", T("Strike"), lambda one=one: self.spear(one.id, mover.id, table),
                rank=table.stats(one)["reach"],
            )
            for one in table.tokens()
            if one.side != mover.side
            and any(c.id == "waits" for c in one.conditions)
            and table.distance(one, table.token(mover.id)) <= table.stats(one)["reach"]
        ]

    def guards(self, event, table):
        victim = table.token(event.target)
        return [
            Interrupt(one.id, "step_in", T("Step in"), lambda one=one: self.step_in(one.id))
            for one in table.tokens()
            if one.id != victim.id and one.side == victim.side
            and any(c.id == "guards" for c in one.conditions) and table.adjacent(one, victim)
        ]

    def step_in(self, guard):
        yield Apply((), (Line("D-3", T("{who} steps in", who=guard)),))
        return Outcome(value=guard)

    def spear(self, by, target, table):
        yield Apply(table.edit().remove(by, "waits").changes())
        yield self.strike(by, target, table)
        return Outcome()

    def entered_cell(self, token, cell, table):
        if "fire" in table.ground(cell).tags:
            return self.hurt(token.id, 1, table)

    def damaged(self, token, damage, table):
        if damage.injury == 6:
            return self.scream(token.id)

    def scream(self, who):
        yield Apply((), (Line("D-4", T("{who} screams", who=who)),))
        return Outcome()

    def initiative(self, tokens, table):
        sides = {}
        for token in tokens:
            sides.setdefault(token.side, []).append(token.id)
        rolled = []
        for side in sorted(sides):
            roll = yield Roll("1d6", "initiative " + side)
            rolled.append((-roll.total, side))
        rolled.sort()
        if len({total for total, _ in rolled}) == 1:
            return Outcome(value=(tuple(id for _, side in rolled for id in sides[side]),))
        return Outcome(value=tuple(tuple(sides[side]) for _, side in rolled))

    def combat_started(self, table):
        groups = {side: 1 for side in (t.side for t in table.tokens())}
        if len(table.combat.order) < len(groups):
            return self.tie(table)

    def tie(self, table):
        yield Apply(table.edit().combat(tied=True).changes())
        return Outcome()

    def turn_ended(self, token, table):
        if any(c.id == "waits" for c in token.conditions) and table.stats(token)["hp"] == 1:
            return self.scream(token.id)

    def time_passed(self, seconds, table):
        return self.tick(seconds, table)

    def tick(self, seconds, table):
        yield Apply(table.edit().combat(ticked=(table.combat.data.get("ticked", 0) + seconds) if table.combat else 0).changes())
        return Outcome()
"""

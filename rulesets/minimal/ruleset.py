"""One attack: a d20 against skill, damage by weapon, down at no hit points."""

from battlemap.rules.api import Apply, Damage, Line, Modifier, Outcome, Roll, Ruleset, T, Verdict


class Rules(Ruleset):
    def act(self, request, table):
        attacker, target = table.token(request.by), table.token(request.target)
        modifiers = [Modifier(table.stats(attacker)["skill"], "MIN-1", T("skill"))]
        if request.options["all_out"]:
            modifiers.append(Modifier(2, "MIN-3", T("all-out attack")))
            until = table.combat.round + 1 if table.combat else None
            yield Apply(table.edit().add(attacker, "open", until).changes())
        if any(condition.id == "open" for condition in target.conditions):
            modifiers.append(Modifier(2, "MIN-3", T("the target has dropped its guard")))
        needed = sum(modifier.value for modifier in modifiers)

        def judge(rolled):
            return Verdict("success" if rolled.total <= needed else "failure", needed - rolled.total)

        rolled = yield Roll("1d20", "attack", attacker.id, needed, tuple(modifiers), judge=judge)
        if rolled.total > needed:
            return Outcome(lines=(Line("MIN-1", T("{who} misses", who=attacker.name or attacker.id)),), hit=False)
        damage = yield Roll(self.data("weapons")[table.stats(attacker)["weapon"]], "damage", attacker.id)
        edit = table.edit().stats(target, hp=max(0, table.stats(target)["hp"] - damage.total))
        if table.stats(target)["hp"] <= damage.total:
            edit.add(target, "down")
        line = Line("MIN-2", T("{whom} loses {points}", whom=target.name or target.id, points=damage.total))
        return Outcome(edit.changes(), (line,), (Damage(target.id, damage.total, damage.total),), hit=True)

    def initiative(self, tokens, table):
        rolls = []
        for token in tokens:
            rolled = yield Roll("1d20", "initiative", token.id)
            rolls.append((-rolled.total, token.id))
        return Outcome(value=tuple((token,) for _, token in sorted(rolls)))

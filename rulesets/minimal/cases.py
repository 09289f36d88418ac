"""Plays the cases of `cases/`: an attack, or the start of a fight, on a small table with the dice given."""

from battlemap.rules.api import ActionRequest, play, ruleset_of, sketch, start_fight


def run(case):
    given, when = case["given"], case["when"]
    rules = ruleset_of(__name__)
    table = sketch(rules, {"tokens": given["tokens"]})
    if when == "initiative":
        ids = [token.id for token in table.tokens()]
        return {"order": start_fight(rules, table, ids, given["dice"]).combat.order}
    if when != "attack":
        return None
    played = play(rules, table, ActionRequest("attack", "a", "b", options=given.get("options", {})), given["dice"])
    after = played.table.token("b")
    return {
        "needed": played.told["rolls"][0]["target"],
        "result": played.told["rolls"][0]["result"],
        "hp": played.table.stats(after)["hp"],
        "conditions": [condition.id for condition in after.conditions],
        "damage": [entry["injury"] for entry in played.told["damage"]],
    }

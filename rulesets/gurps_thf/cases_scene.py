"""Plays a small scene: tokens, perhaps a fight, and what is done one after the other, through the roles that play calls."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from battlemap.rules.api import (
    ActionRequest,
    Apply,
    Combat,
    CommandError,
    Outcome,
    Ruleset,
    T,
    Table,
    Token,
    Trial,
    trial,
)

from . import body, dive, drawing, ranges, weapons
from .board import Board, board
from .rolls import Score, contest

Given = Mapping[str, Any]


def scene(rules: Ruleset, given: Given) -> dict[str, Any]:
    """Do what the case says; tell what has become of everybody, and what was rolled, asked and said on the way."""
    tokens = [{"side": one.get("id", ""), **one, "conditions": []} for one in given["tokens"]]
    on = board(rules, given, tokens)
    table = _prepared(rules, on, given)
    told: dict[str, Any] = {
        "rolls": [],
        "lines": [],
        "asked": [],
        "refused": [],
        "values": [],
        "prompts": {},
        "damage": [],
    }
    for step in given["do"]:
        table = _done(rules, Board(table, on.origin), step, told)
    told["prompts"] = dict(told["prompts"])
    return {**told, **_state(rules, Board(table, on.origin))}


def _prepared(rules: Ruleset, on: Board, given: Given) -> Table:
    def run(table: Table) -> Any:
        edit = table.edit()
        for one in given["tokens"]:
            for condition in one.get("conditions", ()):
                named = {"id": condition} if isinstance(condition, str) else dict(condition)
                edit.add(one["id"], named.pop("id"), **named)
        fight = given.get("fight")
        if fight is not None:
            data = {
                key: fight[key] for key in ("manoeuvre", "done", "since_turn", "fought", "water_since") if key in fight
            }
            order = tuple((id_,) for id_ in fight["order"])
            acting = tuple(fight.get("acting", ()))
            edit.fight(Combat(table.scene.id, fight.get("round", 1), order, acting, fight.get("budgets", {}), data))
        yield Apply(edit.changes())
        return Outcome()

    return trial(rules, on.table, run).table


def _done(rules: Ruleset, on: Board, step: Given, told: dict[str, Any]) -> Table:
    table = on.table
    if "offers" in step:
        about = step.get("about")
        every = rules.offers(table.token(step["offers"]), table)
        offers = [one for one in every if about is None or one.action in about]
        told["offers"] = {one.action: one.available for one in offers}
        told["why"] = {one.action: [w.rule for w in one.why] for one in offers if one.why}
        return table
    try:
        done = trial(
            rules,
            table,
            lambda t: _start(rules, Board(t, on.origin), step),
            dice=step.get("dice", ()),
            answers=_answers(on, step),
        )
    except CommandError as refusal:
        told["refused"].append(refusal.code)
        return table
    _tell(done, told)
    return done.table


def _answers(on: Board, step: Given) -> dict[str, Any]:
    """The answers of a step; a retreat names a cell of the case ("dodge@0,-2"), others only the cell ("@0,-2")."""
    found = dict(step.get("answers", {}))
    for question, answer in found.items():
        if isinstance(answer, str) and "@" in answer:
            what, _, at = answer.partition("@")
            cell = on.cell([int(part) for part in at.split(",")])
            found[question] = f"{what}@{cell[0]:g},{cell[1]:g}" if what else f"{cell[0]:g},{cell[1]:g}"
    return found


def _start(rules: Ruleset, on: Board, step: Given) -> Any:
    table = on.table
    if "act" in step:
        target, using = step.get("target"), step.get("using")
        at = on.cell(step["at"]) if "at" in step else None
        cells = tuple(on.cell(pair) for pair in step.get("cells", ()))
        request = ActionRequest(step["act"], step["by"], target, at, cells, using, step.get("options", {}))
        return rules.act(request, table)
    if "turn_started" in step:
        return rules.turn_started(table.token(step["turn_started"]), table)
    if "combat_started" in step:
        return rules.combat_started(table)
    if "time_passed" in step:
        return rules.time_passed(step["time_passed"], table)
    if "round_started" in step:
        return rules.round_started(step["round_started"], table)
    if "turn_ended" in step:
        return rules.turn_ended(table.token(step["turn_ended"]), table)
    if "initiative" in step:
        return rules.initiative([table.token(id_) for id_ in step["initiative"]], table)
    if "contest" in step:
        return _contest(table, step["contest"])
    if "dive" in step:
        return _value(dive.dive(table, step["dive"], on.cell(step["center"])))
    if "draw" in step:
        return _value(drawing.draw(table, step["draw"], step.get("number", 0), thrown=bool(step.get("thrown"))))
    if "act_next" in step:
        return _turn(table, step["act_next"])
    at = on.cell(step["to"])
    return Outcome(table.edit().set(step["move"], at=(at[0], at[1])).changes())


def _value(going: Any) -> Any:
    found = yield from going
    return Outcome(value=str(found) if not isinstance(found, bool) else found)


def _turn(table: Table, token: str) -> Any:
    """The fight goes on to the turn of a token."""
    combat = table.combat
    assert combat is not None
    return Outcome(
        table.edit()
        .fight(replace(combat, acting=(token,), data={k: v for k, v in combat.data.items() if k != "manoeuvre"}))
        .changes()
    )


def _contest(table: Table, skills: Given) -> Any:
    (one, first), (two, second) = skills.items()
    found = yield from contest(
        table, (one, Score(first, T("skill")), "contest"), (two, Score(second, T("skill")), "contest")
    )
    return Outcome(value=[found.winner, found.margin])


def _tell(done: Trial, told: dict[str, Any]) -> None:
    record = done.record
    told["rolls"] += [[r.roll.purpose, r.roll.target] for r in record.rolls if r.roll.target is not None]
    told["lines"] += [line.rule for line in record.lines]
    told["asked"] += [[a.ask.question, a.ask.token, a.answer] for a in record.asked]
    told["damage"] += [[d.token, d.injury] for d in record.damage]
    for asked in record.asked:
        told["prompts"][asked.ask.question] = {c.id: c.value for c in asked.ask.choices if c.available}
    value = done.outcome.value
    if value is not None and isinstance(value, (list, tuple, dict, str, int, float, bool)):
        told["values"].append(
            [list(v) if isinstance(v, tuple) else v for v in value] if isinstance(value, tuple) else value
        )


def _state(rules: Ruleset, on: Board) -> dict[str, Any]:
    table = on.table
    tokens: tuple[Token, ...] = table.tokens()
    combat = table.combat
    return {
        "hp": {t.id: table.stats(t)["hp"] for t in tokens},
        "fp": {t.id: table.stats(t)["fp"] for t in tokens},
        "posture": {t.id: t.posture for t in tokens},
        "at": {t.id: on.told(table.cell(t)) for t in tokens},
        "conditions": {t.id: [c.id for c in t.conditions] for t in tokens},
        "notes": {t.id: {c.id: dict(c.extra) for c in t.conditions} for t in tokens},
        "turns": {t.id: rules.turns_in_round(t, table) for t in tokens},
        "dodge": {t.id: body.dodge(table.stats(t)) for t in tokens},
        "manoeuvre": combat.data.get("manoeuvre") if combat else None,
        "order": [group[0] for group in combat.order] if combat else [],
        "entering": list(combat.data.get("entering", ())) if combat else [],
        "move_left": {id_: own.get("move") for id_, own in combat.budgets.items()} if combat else {},
    }


def tables(rules: Ruleset, given: Given) -> dict[str, Any]:
    """Numbers of the tables: thrust and swing by ST, range, size."""
    return {
        "thrust": [weapons.strength_damage(st, False) for st in given.get("st", ())],
        "swing": [weapons.strength_damage(st, True) for st in given.get("st", ())],
        "range": [ranges.range_penalty(m) for m in given.get("distances_m", ())],
        "size": [ranges.size_modifier(m) for m in given.get("lengths_m", ())],
    }

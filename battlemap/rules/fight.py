"""How a fight goes on, as resolutions: who acts, what they may spend, hooks, timers that run out, results that have waited.

Each function makes a `Start` for the driver, so initiative dice, rolls at the end of a turn and the questions of hooks go the
same way as those of an attack. The `value` of its outcome is the tuple of events, in order.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from battlemap.errors import CommandError
from battlemap.model.entities import Combat, Condition, Token
from battlemap.rules import machines, turns
from battlemap.rules.budgets import pay
from battlemap.rules.driver import Start
from battlemap.rules.guard import call, checked_order, nonsense
from battlemap.rules.lasting import areas_go_on
from battlemap.rules.offering import Offer, check
from battlemap.rules.steps import ActionRequest, Apply, Happening, Line, Outcome, Resolution
from battlemap.rules.waiting import take_first
from battlemap.text import T

if TYPE_CHECKING:
    from battlemap.rules.api import Ruleset
    from battlemap.rules.table import Table

Events = list[Mapping[str, Any]]
Going = Generator[Any, Any, None]


def starting(ruleset: Ruleset, tokens: Sequence[str], *, reserve: Sequence[str] = ()) -> Start:
    """A fight of these tokens begins; initiative is rolled where the rules do so. `reserve`: those who enter later."""

    def run(table: Table) -> Resolution:
        spec = ruleset.manifest.turns
        here = [table.token(id_) for id_ in dict.fromkeys(tokens)]
        order = yield from _order(ruleset, here, table)
        begun = turns.start(
            table.scene.id,
            order,
            kind=spec.kind,
            phases=[phase.id for phase in spec.phase],
            turns={token.id: call(ruleset, "turns_in_round", token, table) for token in here},
        )
        combat = turns.set_aside(begun.combat, reserve) if reserve else begun.combat
        gauges = {gauge.id: gauge.start for gauge in ruleset.manifest.gauge}
        if gauges:
            combat = replace(combat, data={**combat.data, "gauges": gauges})
        yield Apply(table.edit().fight(combat).changes())
        yield from _hook("combat_started", table)
        events: Events = [{"event": "combat_started", "order": [list(group) for group in combat.order]}]
        yield from _round_begins(ruleset, table, events, begun.events)
        return Outcome(value=tuple(events))

    return run


def beginning(ruleset: Ruleset, token: str | None = None, manoeuvre: str | None = None) -> Start:
    """The next turn begins, of `token` where there is a choice; in a new round if all have had theirs."""

    def run(table: Table) -> Resolution:
        combat = _on(table)
        events: Events = []
        if not combat.acting and turns.round_is_over(combat, _present(ruleset, combat, table)):
            yield from _next_round(ruleset, table, events)
            combat = _on(table)
        begun = turns.begin_turn(combat, _present(ruleset, combat, table), token)
        combat = _chosen(begun.combat, manoeuvre)
        fresh = [id_ for id_ in combat.acting if id_ not in _on(table).acting and turns.opens_turn(combat)]
        yield Apply(table.edit().fight(combat).changes())
        yield from _lay_out(ruleset, table, fresh if manoeuvre is None else list(combat.acting), manoeuvre)
        events += begun.events
        for id_ in fresh:
            yield from _expire(ruleset, table, "turn_start", id_)
            if (acts := _there(table, id_)) is not None:
                yield from _hook("turn_started", acts, table)
        return Outcome(value=tuple(events))

    return run


def ending(ruleset: Ruleset) -> Start:
    """The turn that is on ends (or the next one passes): hooks, timers, and what has waited for it; with the last turn of a
    round the next round begins."""

    def run(table: Table) -> Resolution:
        combat = _on(table)
        present = _present(ruleset, combat, table)
        before, over = combat.acting, turns.closes_turn(combat)
        for id_ in before if over else ():
            if (acts := _there(table, id_)) is not None:
                yield from _hook("turn_ended", acts, table)
            yield from _expire(ruleset, table, "turn_end", id_)
        if over:
            yield from settling(ruleset, table, "turn")
        ended = turns.end_turn(_on(table), present)
        kept = _per_round(ruleset, _on(table)) if over else _on(table).budgets
        data = {k: v for k, v in ended.combat.data.items() if not over or k != "manoeuvre"}
        combat = replace(ended.combat, budgets=kept, data=data)
        yield Apply(table.edit().fight(combat).changes())
        events: Events = list(ended.events)
        if _step_is_over(combat, present, before):
            yield from settling(ruleset, table, "step")
        if turns.round_is_over(_on(table), present):
            yield from settling(ruleset, table, "step")
            yield from settling(ruleset, table, "round")
            if table.combat is not None and _present(ruleset, _on(table), table):
                yield from _next_round(ruleset, table, events)
        return Outcome(value=tuple(events))

    return run


def closing(ruleset: Ruleset) -> Start:
    """The fight ends. What it leaves behind is settled while it is still on."""

    def run(table: Table) -> Resolution:
        _on(table)
        yield from _hook("combat_ended", table)
        yield Apply(table.edit().fight(None).changes())
        return Outcome()

    return run


def acting(ruleset: Ruleset, request: ActionRequest, *, force: bool = False) -> Start:
    """An action, if it is offered: its cost is paid, then it is resolved. `force`: the game master lets it happen anyway.

    Raises: CommandError as of `offering.check`, RulesetError.
    """

    def run(table: Table) -> Resolution:
        token = table.token(request.by)
        offered: tuple[Offer, ...] = table.kept(
            ("offers", token.id), lambda: tuple(call(ruleset, "offers", token, table))
        )
        asked = check(ruleset.manifest, offered, request, table, force=force)
        cost: Mapping[str, float] = next((offer.cost for offer in offered if offer.action == request.action), {})
        combat = table.combat
        if cost and combat is not None and token.id in combat.budgets:
            paid = pay(combat.budgets[token.id], cost, ruleset.manifest.conversion)
            yield Apply(table.edit().budget(token, **paid.left).changes())
        made = call(ruleset, "act", asked, table)
        outcome: Outcome = (yield made) if made is not None else Outcome()
        return replace(outcome, changes=(), lines=(), damage=())

    return run


def passing_time(ruleset: Ruleset, seconds: float) -> Start:
    """Time passes outside of turns."""

    def run(table: Table) -> Resolution:
        yield from _hook("time_passed", seconds, table)
        return Outcome()

    return run


def passing_rounds(ruleset: Ruleset, rounds: int) -> Start:
    """So many rounds pass without a fight: for each the rules' `time_passed`, then the areas end, grow and drift."""

    def run(table: Table) -> Resolution:
        events: Events = []
        seconds = ruleset.manifest.turns.round_seconds
        for _ in range(rounds):
            if seconds > 0:
                yield from _hook("time_passed", seconds, table)
            yield from areas_go_on(table, events)
        return Outcome(value=tuple(events))

    return run


def settling(ruleset: Ruleset, table: Table, point: str) -> Going:
    """What has waited for that point, one after the other, in the order in which it came; more may come of each."""
    while (combat := table.combat) is not None:
        later, rest = take_first(combat, point)
        if later is None:
            return
        yield Apply(table.edit().fight(rest).changes())
        yield from _hook("deferred", later, table)


def seconds_of(ruleset: Ruleset, combat: Combat) -> float:
    """Seconds of the fight that are over, whole rounds."""
    return (combat.round - 1) * ruleset.manifest.turns.round_seconds


# -- rounds -----------------------------------------------------------------------------------------------------------


def _next_round(ruleset: Ruleset, table: Table, events: Events) -> Going:
    combat = turns.new_round(_on(table))
    yield Apply(table.edit().fight(combat).changes())
    if ruleset.manifest.turns.each_round:
        fighters = [token for token in table.tokens() if machines.side_number(combat, token.id) is not None]
        order = yield from _order(ruleset, fighters, table)
        here = _on(table)
        absent = [(t,) for group in here.order for t in group if all(t not in g for g in order)]
        yield Apply(table.edit().fight(turns.reorder(here, [*order, *absent])).changes())
    yield from _round_begins(ruleset, table, events, ({"event": "round_started", "round": combat.round},))


def _round_begins(ruleset: Ruleset, table: Table, events: Events, started: Sequence[Mapping[str, Any]]) -> Going:
    combat = _on(table)
    events += started
    shared = _budgets_per_round(ruleset)
    if shared:
        each = {id_: {**combat.budgets.get(id_, {}), **shared} for group in combat.order for id_ in group}
        yield Apply(table.edit().fight(replace(combat, budgets=each)).changes())
    seconds = ruleset.manifest.turns.round_seconds
    if combat.round > 1 and seconds > 0:
        yield from _hook("time_passed", seconds, table)
    yield from _expire(ruleset, table, "")
    yield from areas_go_on(table, events, grow=combat.round > 1)
    yield from _hook("round_started", combat.round, table)


def _order(ruleset: Ruleset, tokens: Sequence[Token], table: Table) -> Generator[Any, Any, tuple[tuple[str, ...], ...]]:
    made = call(ruleset, "initiative", tokens, table)
    outcome: Outcome = (yield made) if made is not None else Outcome()
    if outcome.value is not None:
        order = checked_order(ruleset, "initiative", outcome.value)
    else:
        order = call(ruleset, "order", tokens, table) if tokens else ()
    if sorted(id_ for group in order for id_ in group) != sorted(token.id for token in tokens):
        raise nonsense(
            ruleset, "initiative", T("expected all tokens of the fight, each once, found {what}", what=order)
        )
    return order


def _present(ruleset: Ruleset, combat: Combat, table: Table) -> set[str]:
    """Who has turns: on the table, and the rules give it at least one."""
    if combat.scene != table.scene.id:
        raise CommandError(T("The fight is in another scene"), code="no-combat", hint=T("go to {id}", id=combat.scene))
    return {token.id for token in table.tokens() if call(ruleset, "turns_in_round", token, table) > 0}


def _step_is_over(combat: Combat, present: set[str], acted: Sequence[str]) -> bool:
    """Each phase is a step; where there are none, a side's turn is one, and for single fighters the turn itself."""
    kind = machines.kind_of(combat)
    if kind != "sides":
        return True
    waiting = machines.candidates(combat, present)
    if not acted or not waiting:
        return True
    return machines.side_number(combat, acted[0]) != machines.side_number(combat, waiting[0][0])


# -- budgets ----------------------------------------------------------------------------------------------------------


def _budgets_per_round(ruleset: Ruleset) -> dict[str, float]:
    return {budget.id: budget.amount for budget in ruleset.manifest.budget if budget.per == "round"}


def _per_round(ruleset: Ruleset, combat: Combat) -> dict[str, dict[str, float]]:
    """What is left of the budgets of a round."""
    names = _budgets_per_round(ruleset)
    if not names:
        return {}
    return {id_: {k: v for k, v in own.items() if k in names} for id_, own in combat.budgets.items()}


def _lay_out(ruleset: Ruleset, table: Table, tokens: Sequence[str], manoeuvre: str | None) -> Going:
    combat = _on(table)
    shared = _budgets_per_round(ruleset)
    edit = table.edit()
    for id_ in tokens:
        here = _there(table, id_)
        if here is not None:
            own = call(ruleset, "budgets", here, table, manoeuvre=manoeuvre)
            kept = {k: v for k, v in combat.budgets.get(id_, {}).items() if k in shared}
            edit.budget(id_, **{**own, **kept})
    yield Apply(edit.changes())


def _chosen(combat: Combat, manoeuvre: str | None) -> Combat:
    return combat if manoeuvre is None else replace(combat, data={**combat.data, "manoeuvre": manoeuvre})


# -- timers -----------------------------------------------------------------------------------------------------------


def _expire(ruleset: Ruleset, table: Table, point: str, only: str | None = None) -> Going:
    """Conditions whose time is up go."""
    combat = _on(table)
    edit = table.edit()
    lines: list[Line] = []
    labels = {spec.id: spec.label.text for spec in ruleset.manifest.condition}
    for token in table.tokens():
        if only is not None and token.id != only:
            continue
        for condition in token.conditions:
            if _is_up(ruleset, combat, condition, point):
                edit.remove(token, condition.id)
                label = labels.get(condition.id, condition.id)
                lines.append(Line("", T("{name}: {condition} ends", name=token.name or token.id, condition=label)))
    changes = edit.changes()
    if changes:
        yield Apply(changes, tuple(lines))


def _is_up(ruleset: Ruleset, combat: Combat, condition: Condition, point: str) -> bool:
    if condition.until is None:
        return False
    ends = condition.extra.get("ends", "")
    if ends == "seconds":
        return point == "" and seconds_of(ruleset, combat) >= condition.until
    return bool(ends == point and combat.round >= condition.until)


# -- small ------------------------------------------------------------------------------------------------------------


def _hook(name: str, *args: Any) -> Going:
    yield Happening(name, args)


def _on(table: Table) -> Combat:
    combat = table.combat
    if combat is None:
        raise CommandError(T("There is no fight"), code="no-combat", hint=T("start one first"))
    return combat


def _there(table: Table, id: str) -> Token | None:
    return next((token for token in table.tokens() if token.id == id), None)

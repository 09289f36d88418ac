"""Actions by name, and what comes before each of them: the manoeuvre is settled, the exhausted strive. Rules: FAT-2, MAN-12."""

from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from battlemap.rules.api import (
    ActionRequest,
    Apply,
    CommandError,
    Manifest,
    Offer,
    Outcome,
    Resolution,
    T,
    Table,
    TargetOffer,
    Token,
    Why,
    decimal,
)

from . import combat_actions, fatigue, hands, initiative, multi, preparing, reasons, state, striking, surprise
from .attack import in_reach
from .manoeuvres import MOVE
from .weapons import Weapon, weapons_of

Make = Callable[[ActionRequest, Table], Generator[Any, Any, Outcome]]

ACTIONS: dict[str, Make] = {
    **combat_actions.ACTIONS,
    "attack": striking.attack,
    "two_weapons": striking.two_weapons,
    "all_out_attack": striking.all_out_attack,
    "feint": striking.feint,
    "evaluate": preparing.evaluate,
    "aim": preparing.aim,
    "make_ready": combat_actions.in_close_first(preparing.make_ready),
    "re_ready": preparing.re_ready,
    "drop": preparing.drop,
    "concentrate": preparing.concentrate,
    "wait": preparing.wait,
    "all_out_defence": preparing.all_out_defence,
    "change_position": preparing.change_position,
    "crouch": preparing.crouch,
    "do_nothing": preparing.do_nothing,
    "partial_surprise": surprise.partial,
    "total_surprise": surprise.total,
    "join_fight": initiative.join,
    "lose_fatigue": fatigue.spend,
    "recover": preparing.recover,
    "fight_fatigue": fatigue.of_a_fight,
}
EFFORTLESS = (
    "drop",
    "do_nothing",
    "partial_surprise",
    "total_surprise",
    "join_fight",
    "lose_fatigue",
    "crouch",
    "recover",
    "fight_fatigue",
    "collision",
    "heart_attack",
    "explode",
    "weather",
    "form_swarm",
    "swarm_attack",
    "sense",
    "fall",
    "falling_object",
    "hold_breath",
    "swim",
    "wear",
    "light_fire",
    "cave_in",
    "let_go_of_wall",
)
STRIKES = ("attack", "two_weapons", "all_out_attack", "feint")


def act(manifest: Manifest, request: ActionRequest, table: Table, budgets: Mapping[str, float]) -> Resolution:
    """Resolve an action. Args: budgets: those of the manoeuvre it settles, if none was chosen."""
    make = ACTIONS[request.action]
    combat_actions.check(request, table)
    spec = next((one for one in manifest.action if one.id == request.action), None)
    if spec is not None and spec.manoeuvre:
        yield Apply(_settle(request.by, spec.manoeuvre, table, budgets))
    if request.action not in EFFORTLESS and not (yield from fatigue.strive(table, request.by)):
        return Outcome(hit=False)
    return (yield from make(request, table))


def _settle(token_id: str, manoeuvres: Sequence[str], table: Table, budgets: Mapping[str, float]) -> Any:
    """Whoever acts without having said what his turn is for has said it now; what he has moved counts.

    Raises: CommandError `not-offered` for one who has gone farther than any of the manoeuvres leads.
    """
    combat = table.combat
    edit = table.edit()
    if combat is None or token_id not in combat.acting or combat.data.get("manoeuvre"):
        return edit.changes()
    if combat.data.get("manoeuvres", {}).get(token_id):
        return edit.changes()
    token = table.token(token_id)
    moved, manoeuvre = float(table.stats(token)["hexes_moved"]), manoeuvres[0]
    far = moved > budgets.get("move", moved)
    if far and MOVE not in manoeuvres:
        raise CommandError(
            T("{name} has moved too far for that", name=token.name or token_id), code="not-offered", rule="MOV-2"
        )
    if far:
        manoeuvre = MOVE
    if len(combat.acting) == 1:
        edit.combat(manoeuvre=manoeuvre)
    else:
        edit.combat(manoeuvres={**combat.data.get("manoeuvres", {}), token_id: manoeuvre})
    if "move" in budgets and not far:
        edit.budget(token_id, move=budgets["move"] - moved)
    return edit.changes()


def offered(offers: Sequence[Offer], token: Token, table: Table) -> tuple[Offer, ...]:
    """The offers as the manifest makes them, with what only these rules know: weapons, their reach and state."""
    return tuple(_offered(one, token, table) for one in offers)


def _offered(one: Offer, token: Token, table: Table) -> Offer:
    one = reasons.closed(combat_actions.offered(one, token, table), token, table)
    if one.action not in STRIKES and one.action not in ("aim", "make_ready", "re_ready", "drop"):
        return one
    every = weapons_of(table.stats(token))
    if one.action == "aim":
        return _with(one, [w for w in every if w.ranged], T("nothing to aim with"), "MAN-2")
    if one.action == "make_ready":
        return _make_ready(one, every, token, table)
    if one.action == "drop":
        return _with(one, hands.held_by(token, table), T("nothing in hand"), "MAN-4")
    if one.action == "re_ready":
        allowed = table.options["multiple_attacks"]
        left = [w for w in every if not multi.ready(token, table, w)] if allowed else []
        return _with(one, left, T("every weapon is ready"), "MAN-13h")
    usable = [w for w in every if w.melee and multi.ready(token, table, w)]
    one = _with(one, usable, T("no weapon is ready"), "MAN-4")
    return _at_hand(one, token, table, usable) if one.available else one


def _make_ready(one: Offer, every: Sequence[Weapon], token: Token, table: Table) -> Offer:
    """What the hands can take up: not what a crippled one would have to hold, or one that holds a foe."""
    own = [w for w in every if "natural" not in w.flags]
    stops = [hands.not_at_hand(token, table, w) for w in own]
    fit = [w for w, stop in zip(own, stops, strict=True) if stop is None or stop.rule == "MAN-4"]
    if not fit and stops and (first := stops[0]) is not None:
        return replace(one, available=False, why=(first,), code="not-offered", targets=())
    return replace(one, using=tuple(w.name for w in fit))


def _with(one: Offer, usable: Sequence[Weapon], why: Any, rule: str) -> Offer:
    if not one.available:
        return one
    if not usable:
        return replace(one, available=False, why=(Why(0, rule, why),), code="not-offered", targets=())
    return replace(one, using=tuple(w.name for w in usable))


def _at_hand(one: Offer, token: Token, table: Table, usable: Sequence[Weapon]) -> Offer:
    """Who of the targets stands where one of the weapons strikes."""
    targets = []
    longest = max(w.longest for w in usable)
    for target in one.targets:
        if not target.ok:
            targets.append(target)
            continue
        other = table.token(target.token)
        far = table.distance(token, other)
        if far > longest + 1e-9 or not any(in_reach(table, token, other, w) for w in usable):
            why = Why(0, "MAN-5", T("{distance} hexes away, reach {reach}", distance=decimal(far), reach=longest))
            target = TargetOffer(target.token, False, (why,), "out-of-reach")
        elif one.action == "feint" and not table.in_melee_fan(other, token):
            target = TargetOffer(target.token, False, (Why(0, "MAN-8", T("not in front")),), "out-of-reach")
        targets.append(target)
    if one.target == "token" and not any(target.ok for target in targets):
        why = Why(0, "MAN-5", T("nobody within reach"))
        return replace(
            one, available=False, why=(why,), code="out-of-reach", targets=tuple(targets), reach_cells=longest
        )
    return replace(one, targets=tuple(targets), reach_cells=longest)


def attacks_of(token: Token, table: Table) -> int:
    """Attacks in a turn: one, and what skill or speed adds, with the best weapon."""
    stats = table.stats(token)
    extra = max(multi.extra_attacks(w.skill, stats, table.options) for w in weapons_of(stats))
    return 1 + extra - int(state.since(token, table).get("attacks_traded", 0))

"""Water out of one's depth as play meets it: coming into it, the rolls as seconds go by, saving others, shedding armour.

Rules: AIR-4 to AIR-7, ENV-8, ENV-10, SIT-4.
"""

from collections.abc import Generator
from typing import Any

from battlemap.rules.api import ActionRequest, Apply, CommandError, Line, Outcome, T, Table, Token

from . import air, clothes, state, swarms, water
from .tables import numbers

Going = Generator[Any, Any, Any]


def out_of_depth(table: Table, token: Token) -> bool:
    """True in water that reaches above the chin of one who stands on its ground; swimmers by nature and swarms never are."""
    stats = table.stats(token)
    if stats.get("water_move") or swarms.is_swarm(stats):
        return False
    above = table.ground(table.cell(token)).water - token.elevation
    return above > float(numbers("hardship")["water"]["chin_part"]) * float(stats["height_m"])


def entered(table: Table, token_id: str) -> Going:
    """A step into water, or out of it: flames go out, clothes are wet, one out of his depth rolls at once."""
    token = table.token(token_id)
    name = token.name or token_id
    if state.has(token, "dead"):
        return None
    if water.depth(table, token) is not None:
        edit = table.edit()
        lines = []
        if state.has(token, clothes.BURNING) and state.told(token, clothes.BURNING, "state") != "shield":
            edit.remove(token, clothes.BURNING)
            lines.append(Line("ENV-8", T("{name} no longer burns", name=name)))
        if not state.has(token, clothes.WET):
            edit.add(token, clothes.WET)
        changes = edit.changes()
        if changes:
            yield Apply(changes, tuple(lines))
    token = table.token(token_id)
    deep = out_of_depth(table, token)
    if deep and not state.has(token, air.SWIMS):
        yield from _roll(table, token_id, on_purpose=_by_own_will(table, token))
    elif not deep and state.has(token, air.SWIMS):
        yield from ashore(table, token_id)
    return None


def _by_own_will(table: Table, token: Token) -> bool:
    """One who comes into the water in his own turn has meant to (AIR-5)."""
    return table.combat is None or token.id in table.combat.acting


def _roll(table: Table, token_id: str, on_purpose: bool = False) -> Going:
    """A Swimming roll, and the seconds to the next one noted."""
    _, wait = yield from air.struggle(table, token_id, on_purpose=on_purpose)
    told = state.mark(table.token(token_id), air.SWIMS)
    if told is not None:
        yield Apply(table.edit().add(token_id, air.SWIMS, **{**told.extra, "left": wait}).changes())
    return None


def ashore(table: Table, token_id: str) -> Going:
    """Ground under the feet, or held above water: the struggle is over, and there is air."""
    token = table.token(token_id)
    if state.has(token, air.SWIMS):
        line = Line("AIR-4", T("{name} is out of the deep water", name=token.name or token_id))
        yield Apply(table.edit().remove(token, air.SWIMS).changes(), (line,))
    if state.told(token, air.BREATH, "because") == air.WATER:
        yield from air.breathe_again(table, token_id)
        if state.has(token, "unconscious"):
            yield Apply(lines=(Line("AIR-2", T("{name} needs first aid", name=token.name or token_id)),))
    return None


def second(table: Table, token_id: str) -> Going:
    """A second in deep water: the next roll when it is due; one who dives has no air."""
    token = table.token(token_id)
    if state.has(token, water.UNDER) and not state.has(token, air.BREATH):
        yield from air.cut_off(table, token_id, air.WATER)
    told = state.mark(token, air.SWIMS)
    if told is None or state.has(token, "dead", "unconscious"):
        return None
    if not out_of_depth(table, token):
        yield from ashore(table, token_id)
        return None
    left = int(told.extra.get("left", 0)) - 1
    if left > 0:
        yield Apply(table.edit().add(token, air.SWIMS, **{**told.extra, "left": left}).changes())
        return None
    yield from _roll(table, token_id)
    return None


# --- actions ----------------------------------------------------------------------------------------------------------


def save(request: ActionRequest, table: Table) -> Generator[Any, Any, Outcome]:
    """The action: hold somebody above water.

    Raises: CommandError `not-offered` if he is not out of his depth.
    """
    assert request.target is not None
    victim = table.token(request.target)
    name = victim.name or victim.id
    if not state.has(victim, air.SWIMS) and state.told(victim, air.BREATH, "because") != air.WATER:
        raise CommandError(T("{name} is not drowning", name=name), code="not-offered", rule="AIR-7")
    check = yield from air.rescue(table, request.by, victim.id)
    if not check.ok:
        text = T("the attempt is given up") if check.fumble else T("{name} is not saved yet", name=name)
        yield Apply(lines=(Line("AIR-7", text),))
        return Outcome(hit=False)
    yield Apply(lines=(Line("AIR-7", T("{name} is held above water", name=name)),))
    yield from ashore(table, victim.id)
    held = {"head": "above", "swum": True, "left": int(numbers("hardship")["water"]["calm_s"])}
    if out_of_depth(table, table.token(victim.id)):
        yield Apply(table.edit().add(victim.id, air.SWIMS, **held).changes())
    return Outcome(hit=True)


def shed(request: ActionRequest, table: Table) -> Generator[Any, Any, Outcome]:
    """The action: take off a piece of armour in the water, which lightens the load.

    Raises: CommandError `not-offered` before a first Swimming roll has succeeded.
    """
    token = table.token(request.by)
    name = token.name or token.id
    done = yield from air.shed(table, token.id, bool(request.options.get("heavy")))
    if done is None:
        raise CommandError(
            T("{name} has not yet got the head above water", name=name), code="not-offered", rule="AIR-6",
            hint=T("only after a successful Swimming roll"),
        )  # fmt: skip
    if done:
        levels = int(request.options.get("levels", 1))
        load = max(0, int(table.stats(token)["encumbrance"]) - levels)
        line = Line("AIR-6", T("{name} gets rid of a piece of armour", name=name))
        yield Apply(table.edit().stats(token, encumbrance=load).changes(), (line,))
    return Outcome(hit=done)

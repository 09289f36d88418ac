"""Holding one's breath, suffocating, drowning, saving others. Rules: AIR-1 to AIR-7."""

from collections.abc import Container, Generator
from dataclasses import dataclass
from typing import Any

from battlemap.rules.api import ActionRequest, Apply, Line, Outcome, T, Table, Token

from . import fatigue, state, swarms, water
from .rolls import Check, Score, roll
from .tables import numbers

Going = Generator[Any, Any, Any]
BREATH = "holding_breath"
SWIMS = "out_of_depth"
WATER = "water"  # why there is no air


def breath_s(ht: int, effort: str, preparation: str | None = None) -> int:
    """Seconds a breath lasts. Args: effort: none, mild, heavy; preparation: hyperventilated, oxygen, no_breath.

    >>> breath_s(12, "none"), breath_s(12, "mild", "hyperventilated"), breath_s(11, "heavy", "no_breath")
    (120, 72, 5)
    """
    row = numbers("hardship")["air"]
    part, whole = row["prepared"].get(preparation or "", (1, 1))
    return ht * int(row["seconds"][effort]) * int(part) // int(whole)


@dataclass(frozen=True, slots=True)
class TimeLine:
    """Seconds from the last breath: when it is used up, when one faints, from when and until when a brain lives on."""

    breath: int
    unconscious: int
    damage: int
    death: int


def time_line(stats: Any, effort: str, preparation: str | None = None) -> TimeLine:
    """What happens to one without air, and when."""
    row = numbers("hardship")["air"]
    over = breath_s(int(stats["ht"]), effort, preparation)
    faints = over + int(stats["fp"]) + int(stats["fp_max"])
    return TimeLine(over, faints, over + int(row["damage_s"]), over + int(row["death_s"]))


def hold(request: ActionRequest, table: Table) -> Generator[Any, Any, Outcome]:
    """The action: hold the breath from now on, or breathe again."""
    token = table.token(request.by)
    if state.has(token, BREATH):
        yield from breathe_again(table, token.id)
        return Outcome(value=0)
    preparation = str(request.options.get("preparation", "none"))
    prepared = None if preparation == "none" else preparation
    effort = str(request.options.get("effort", "heavy"))
    seconds = breath_s(int(table.stats(token)["ht"]), effort, prepared)
    edit = table.edit().add(token, BREATH, seconds=0, most=seconds)
    text = T("{name} has air for {seconds} s", name=token.name or token.id, seconds=seconds)
    yield Apply(edit.changes(), (Line("AIR-1", text),))
    return Outcome(value=seconds)


def second(table: Table, token_id: str) -> Going:
    """A second without air: after the breath a fatigue point each, and after four minutes the end."""
    token = table.token(token_id)
    known = state.mark(token, BREATH)
    if known is None or state.has(token, "dead"):
        return None
    passed, most = int(known.extra.get("seconds", 0)) + 1, int(known.extra.get("most", 0))
    yield Apply(table.edit().add(token, BREATH, **{**known.extra, "seconds": passed, "most": most}).changes())
    if passed <= most:
        return None
    stats = table.stats(table.token(token_id))
    if int(stats["fp"]) > -int(stats["fp_max"]):
        yield from fatigue.lose(table, token_id, 1)
    if passed > most + int(numbers("hardship")["air"]["death_s"]):
        edit = table.edit().add(token_id, "dead")
        yield Apply(edit.changes(), (Line("AIR-2", T("{name} suffocates", name=token.name or token_id)),))
    return None


def cut_off(table: Table, token_id: str, because: str) -> Going:
    """No more air from now on: who does not hold his breath yet does so, without having prepared it, as in a fight.

    Args: because: what it is: a tag of the hazards, or "water".
    """
    token = table.token(token_id)
    if state.has(token, BREATH, "dead") or not table.stats(token)["living"] or swarms.is_swarm(table.stats(token)):
        return None
    seconds = breath_s(int(table.stats(token)["ht"]), "heavy")
    text = T("{name} has air for {seconds} s", name=token.name or token_id, seconds=seconds)
    edit = table.edit().add(token, BREATH, seconds=0, most=seconds, because=because)
    yield Apply(edit.changes(), (Line("AIR-1", text),))
    return None


def come_out(table: Table, token_id: str, here: Container[str]) -> Going:
    """Breathe again, if what took the air is no longer where the token is. Args: here: hazards it is in."""
    because = state.told(table.token(token_id), BREATH, "because")
    if because is not None and because != WATER and because not in here:
        yield from breathe_again(table, token_id)
    return None


def breathe_again(table: Table, token_id: str) -> Generator[Any, Any, bool]:
    """Air again. After more than two minutes without it HT, or an IQ point is gone for good. Returns: True if it is."""
    token = table.token(token_id)
    known = state.mark(token, BREATH)
    yield Apply(table.edit().remove(token, BREATH).changes())
    without = 0 if known is None else int(known.extra.get("seconds", 0)) - int(known.extra.get("most", 0))
    if without <= int(numbers("hardship")["air"]["damage_s"]):
        return False
    stats = table.stats(table.token(token_id))
    score = Score(int(stats["ht"]), T("HT"), "AIR-3")
    check = yield from roll(table, score, "brain", token_id, rule="AIR-3", apart=lambda c: c.ok)
    if check.ok:
        return False
    edit = table.edit().stats(token_id, iq=max(0, int(stats["iq"]) - 1))
    yield Apply(edit.changes(), (Line("AIR-3", T("the brain is damaged: IQ falls by 1")),))
    return True


# --- in deep water ----------------------------------------------------------------------------------------------------


def swimming(table: Table, token: Token, *, on_purpose: bool = False, fat: bool = False) -> Score:
    """The roll to keep one's head above water."""
    row = numbers("hardship")["water"]
    score = water.swimming(table, token, "AIR-4")
    score = score.plus(row["on_purpose"] if on_purpose else 0, "AIR-5", T("into the water on purpose"))
    score = score.plus(row["per_load"] * int(table.stats(token)["encumbrance"]), "AIR-5", T("load"))
    return score.plus(row["fat"] if fat else 0, "AIR-5", T("fat"))


def struggle(
    table: Table, token_id: str, *, on_purpose: bool = False, fat: bool = False
) -> Generator[Any, Any, tuple[bool, int]]:
    """One roll in water out of one's depth. Returns: whether it succeeded, and seconds until the next."""
    row, token = numbers("hardship")["water"], table.token(token_id)
    low = state.told(token, SWIMS, "head") == "under"
    score = swimming(table, token, on_purpose=on_purpose, fat=fat)
    check = yield from roll(table, score, "swimming", token_id, rule="AIR-4", apart=lambda c: c.ok)
    if not check.ok:
        yield from swallow(table, token_id)
        return False, int(row["failed_s"])
    yield Apply(table.edit().add(token_id, SWIMS, head="above", swum=True).changes())
    return True, int(row["raised_s"] if low else row["calm_s"])


def swallow(table: Table, token_id: str) -> Going:
    """Water in the lungs: a fatigue point; at none left one goes down unconscious."""
    token = table.token(token_id)
    swum = bool(state.told(token, SWIMS, "swum", False))
    name = token.name or token_id
    edit = table.edit().add(token_id, SWIMS, head="under", swum=swum)
    yield Apply(edit.changes(), (Line("AIR-4", T("{name} swallows water", name=name)),))
    yield from fatigue.lose(table, token_id, 1)
    token = table.token(token_id)
    if int(table.stats(token)["fp"]) <= 0 and not state.has(token, "unconscious"):
        edit = (
            table.edit().add(token, "unconscious", by="fatigue").add(token_id, BREATH, seconds=0, most=0, because=WATER)
        )
        yield Apply(edit.changes(), (Line("AIR-6", T("{name} goes down", name=name)),))


def swim(request: ActionRequest, table: Table) -> Generator[Any, Any, Outcome]:
    """The action: one roll to keep above water."""
    options = request.options
    _, wait = yield from struggle(
        table, request.by, on_purpose=bool(options.get("on_purpose")), fat=bool(options.get("fat"))
    )
    return Outcome(value=wait)


def shed(table: Table, token_id: str, heavy: bool) -> Generator[Any, Any, bool | None]:
    """Take off a piece of armour in the water; after one success in swimming only. Returns: None if it cannot be tried."""
    token = table.token(token_id)
    if not state.told(token, SWIMS, "swum", False):
        return None
    score = Score(int(table.stats(token)["dx"]), T("DX"), "AIR-6")
    score = score.plus(
        numbers("hardship")["water"]["heavy_piece"] if heavy else 0, "AIR-6", T("shield, helmet, cuirass")
    )
    check = yield from roll(table, score, "shed", token_id, rule="AIR-6", apart=lambda c: c.ok)
    if not check.ok:
        yield from swallow(table, token_id)
    return check.ok


def rescue(table: Table, token_id: str, victim_id: str) -> Generator[Any, Any, Check]:
    """Save somebody out of the water."""
    row = numbers("hardship")["water"]
    own, other = table.stats(table.token(token_id)), table.stats(table.token(victim_id))
    score = water.swimming(table, table.token(token_id), "AIR-7").plus(row["rescue"], "AIR-7", T("with another in tow"))
    score = score.plus(int(own["st"]) - int(other["st"]), "AIR-7", T("difference of strength"))
    check = yield from roll(table, score, "rescue", token_id, rule="AIR-7")
    if not check.ok:
        yield from fatigue.lose(table, token_id, int(row["rescue_fumble"]) if check.fumble else 1)
    return check

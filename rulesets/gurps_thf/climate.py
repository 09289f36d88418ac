"""Heat and cold, by the half hour and by the second. Rules: ENV-11, ENV-12, ENV-15, ENV-16, ENV-17."""

from collections.abc import Generator, Mapping
from typing import Any

from battlemap.rules.api import ActionRequest, Modifier, Outcome, Roll, T, Table, Token

from . import fatigue
from .rolls import Score, roll
from .tables import numbers

Going = Generator[Any, Any, Any]


def heat_score(table: Table, token: Token, temperature: float) -> Score:
    """What is rolled against fatigue in the heat: the better of HT and Survival (Desert)."""
    stats, row = table.stats(token), numbers("climate")
    score = _best(stats, "survival_desert", "ENV-11")
    score = score.plus(-int(stats["encumbrance"]), "ENV-11", T("load"))
    above = max(0.0, temperature - row["comfort"][1])
    return score.plus(-int(above // row["heat"]["per_degrees"]), "ENV-11", T("degrees above the comfort zone"))


def is_hot(temperature: float) -> bool:
    """Whether activity calls for rolls."""
    row = numbers("climate")
    return bool(temperature >= row["comfort"][1] - row["heat"]["below_top"])


def exertion(temperature: float) -> int:
    """How much more each loss of fatigue from exertion or thirst costs."""
    row = numbers("climate")
    above = temperature - row["comfort"][1]
    return next((int(one["points"]) for one in row["heat"]["more"] if above > one["above"]), 0)


def intense_from(upper: float | None = None) -> float:
    """From when the heat wears a body down by the second (R-31), for a comfort zone up to so many degrees."""
    row = numbers("climate")
    return float(row["heat"]["intense_times"] * (row["comfort"][1] if upper is None else upper))


def heat(table: Table, token_id: str, temperature: float) -> Generator[Any, Any, int]:
    """Half an hour of activity in the heat. Returns: fatigue points lost."""
    if not is_hot(temperature):
        return 0
    check = yield from roll(
        table, heat_score(table, table.token(token_id), temperature), "heat", token_id, rule="ENV-11"
    )
    if check.ok:
        return 0
    lost = 1
    if check.fumble:
        rolled = yield Roll("1d6", "heatstroke", by=token_id, rule="ENV-11")
        lost = int(rolled.total)
    yield from fatigue.lose(table, token_id, lost)
    return lost


def oven(table: Table, token_id: str, second: int) -> Generator[Any, Any, bool]:
    """One second of intense heat, the first being 1; armour keeps it off for three times its resistance.

    Returns: True if a fatigue point was lost.
    """
    stats = table.stats(table.token(token_id))
    if second <= int(stats["dr"]) * int(numbers("climate")["heat"]["armour_per_fp"]):
        return False
    check = yield from roll(table, Score(int(stats["ht"]), T("HT"), "ENV-12"), "oven", token_id, rule="ENV-12")
    if not check.ok:
        yield from fatigue.lose(table, token_id, 1)
    return not check.ok


def cold_minutes(wind_kmh: float) -> int:
    """Minutes between two rolls in the cold."""
    return int(next(row["minutes"] for row in numbers("climate")["cold"]["winds"] if wind_kmh >= row["from"]))


def cold_score(table: Table, token: Token, temperature: float, clothes: str = "winter", wet: bool = False) -> Score:
    """What is rolled against fatigue in the cold: the better of HT and Survival (Arctic)."""
    row = numbers("climate")["cold"]
    score = _best(table.stats(token), "survival_arctic", "ENV-15")
    score = score.with_all((Modifier(int(row["clothes"][clothes]), "ENV-16", T("clothes")),))
    score = score.plus(int(row["wet"]) if wet else 0, "ENV-16", T("wet clothes"))
    below = max(0.0, row["from"] - temperature)
    return score.plus(-int(below // row["per_degrees"]), "ENV-16", T("degrees of frost"))


def cold(
    table: Table, token_id: str, temperature: float, clothes: str = "winter", wet: bool = False
) -> Generator[Any, Any, int]:
    """One roll in the cold. Returns: fatigue points lost."""
    if temperature >= numbers("climate")["cold"]["below"]:
        return 0
    score = cold_score(table, table.token(token_id), temperature, clothes, wet)
    check = yield from roll(table, score, "cold", token_id, rule="ENV-15")
    if not check.ok:
        yield from fatigue.lose(table, token_id, 1)
    return int(not check.ok)


def ice(table: Table, token_id: str) -> Generator[Any, Any, int]:
    """A minute in freezing water. Returns: fatigue points lost."""
    stats = table.stats(table.token(token_id))
    score = Score(int(stats["ht"]), T("HT"), "ENV-17")
    check = yield from roll(table, score, "ice", token_id, rule="ENV-17", apart=lambda c: min(0, c.margin))
    lost = 1 if check.ok else max(1, -check.margin)
    yield from fatigue.lose(table, token_id, lost)
    return lost


def expose(request: ActionRequest, table: Table) -> Generator[Any, Any, Outcome]:
    """The action: one roll against the weather, by its temperature, or a minute in freezing water."""
    options = request.options
    degrees = float(options.get("temperature", 20))
    if options.get("in_water"):
        return Outcome(value=(yield from ice(table, request.by)))
    if degrees > intense_from():
        return Outcome(value=int((yield from oven(table, request.by, int(options.get("second", 1))))))
    if is_hot(degrees):
        return Outcome(value=(yield from heat(table, request.by, degrees)))
    clothes, wet = str(options.get("clothes", "winter")), bool(options.get("wet"))
    return Outcome(value=(yield from cold(table, request.by, degrees, clothes, wet)))


def _best(stats: Mapping[str, Any], skill: str, rule: str) -> Score:
    known = stats.get(skill)
    if known is not None and int(known) > int(stats["ht"]):
        return Score(int(known), T("Survival"), rule)
    return Score(int(stats["ht"]), T("HT"), rule)

"""Tiredness of days and hours: marching, running, hunger, thirst, sleep. Rules: FAT-6 to FAT-11."""

from collections.abc import Generator
from typing import Any

from battlemap.rules.api import ActionRequest, Apply, Line, Outcome, T, Table

from . import body, fatigue, state
from .rolls import Score, roll
from .tables import numbers

Going = Generator[Any, Any, Any]
SLEEPLESS = "sleepless"
SPRINTS = "sprints"  # turns on end that a token has sprinted
SWIMS = ("float", "slow_swim", "fast_swim")


def march_cost(stats: Any, hours: int, hot: bool = False) -> int:
    """Fatigue points of so many hours on the road: each like a fight."""
    row = numbers("attack")["fatigue"]
    more = row["plate"] if stats["plate_armour"] else row["hot"] if hot else 0
    return int(row["by_load"][int(stats["encumbrance"])] + more) * hours


def effort_score(stats: Any, activity: str) -> Score:
    """What is rolled against being tired by running or swimming: the best of HT and the skill."""
    skill = stats.get("swimming" if activity in SWIMS else "running")
    if skill is not None and int(skill) > int(stats["ht"]):
        return Score(int(skill), T("Swimming") if activity in SWIMS else T("Running"), "FAT-7")
    return Score(int(stats["ht"]), T("HT"), "FAT-7")


def exert(table: Table, token_id: str, activity: str, seconds: float) -> Generator[Any, Any, int]:
    """Run or swim for so long. Returns: fatigue points lost."""
    each = float(numbers("hardship")["tired"]["activity"][activity])
    lost = 0
    for _ in range(int(seconds // each)):
        score = effort_score(table.stats(table.token(token_id)), activity)
        check = yield from roll(table, score, "exertion", token_id, rule="FAT-7", apart=lambda c: c.ok)
        if not check.ok:
            lost += 1
            yield from fatigue.lose(table, token_id, 1)
    return lost


def sprinted(table: Table, token_id: str) -> Going:
    """The turn before was a second of sprinting if all of the Move was run; a quarter of a minute of it calls for a roll (FAT-7).

    Called when a turn begins, before what was run is forgotten.
    """
    combat, token = table.combat, table.token(token_id)
    if combat is None:
        return None
    stats, known = table.stats(token), dict(combat.data.get(SPRINTS, {}))
    move = body.current_move(stats)
    before = int(known.pop(token_id, 0))
    if move > 0 and int(stats["hexes_moved"]) >= move:
        known[token_id] = before + 1
    if known != combat.data.get(SPRINTS, {}):
        yield Apply(table.edit().combat(**{SPRINTS: known or None}).changes())
    each = int(numbers("hardship")["tired"]["activity"]["sprint"])
    if known.get(token_id) and known[token_id] % each == 0:
        yield from exert(table, token_id, "sprint", each)
    return None


def thirst(litres: float, climate: str, hours: int = 24) -> tuple[int, int]:
    """Fatigue and hit points that a day with so little water costs. Args: climate: normal, hot or desert."""
    row = numbers("hardship")["tired"]
    if litres >= row["litres"][climate]:
        return 0, 0
    dry = int(litres < row["least_litres"])
    return hours // int(row["thirst_hours"]) + dry, dry


def sleepless(hours_awake: float) -> int:
    """Fatigue points lost to missed sleep.

    >>> [sleepless(h) for h in (16, 17, 20, 24, 28)]
    [0, 1, 2, 3, 4]
    """
    row = numbers("hardship")["tired"]
    over = hours_awake - row["awake_hours"]
    return 0 if over <= 0 else 1 + int(over // row["quarter_hours"])


def waking_hours(missed: float) -> float:
    """How long one can be up on the day after having woken so many hours too early."""
    return float(max(0.0, numbers("hardship")["tired"]["awake_hours"] - 2 * missed))


def drowsy(lost: int, fp_max: int) -> dict[str, int | None]:
    """How sleepy one is: minutes between rolls of Will, idle and active, and what it does to DX and IQ."""
    row = numbers("hardship")["tired"]
    if 2 * lost < fp_max:
        return {"inactive": None, "active": None, "dx_iq": 0}
    hard = 3 * (fp_max - lost) < fp_max
    inactive = row["spent"]["inactive"] if hard else row["sleepy"]["inactive"]
    return {
        "inactive": inactive, "active": row["spent"]["active"] if hard else None, "dx_iq": row["sleepy"]["dx_iq"]
    }  # fmt: skip


def nod(table: Table, token_id: str) -> Generator[Any, Any, bool]:
    """A roll of Will to stay awake. Returns: True if one does."""
    token = table.token(token_id)
    score = Score(body.will(table.stats(token)), T("Will"), "FAT-10")
    check = yield from roll(table, score, "drowsy", token_id, rule="FAT-10", apart=lambda c: c.ok)
    if not check.ok:
        edit = table.edit().add(token, "unconscious", by="sleep")
        yield Apply(edit.changes(), (Line("FAT-10", T("{name} falls asleep", name=token.name or token_id)),))
    return check.ok


def wear(request: ActionRequest, table: Table) -> Generator[Any, Any, Outcome]:
    """The action: what a stretch of marching, running, hunger, thirst or waking costs."""
    options, token = request.options, table.token(request.by)
    stats = table.stats(token)
    what, amount = str(options.get("what", "march")), float(options.get("amount", 1))
    lost, hp = 0, 0
    if what in numbers("hardship")["tired"]["activity"]:
        return Outcome(value=(yield from exert(table, token.id, what, amount)))
    if what == "nod":
        return Outcome(value=(yield from nod(table, token.id)))
    if what == "march":
        lost = march_cost(stats, int(amount), bool(options.get("hot")))
    elif what == "hunger":
        lost = int(amount)
    elif what == "thirst":
        lost, hp = thirst(amount, "hot" if options.get("hot") else "normal")
    elif what == "awake":
        before = int(state.told(token, SLEEPLESS, "lost", 0))
        lost = max(0, sleepless(amount) - before)
        if before + lost:
            sleepy = drowsy(before + lost, int(stats["fp_max"]))["dx_iq"]
            yield Apply(table.edit().add(token, SLEEPLESS, lost=before + lost, dx=sleepy).changes())
    if hp:
        edit = table.edit().stats(token.id, hp=int(stats["hp"]) - hp)
        yield Apply(edit.changes(), (Line("FAT-9", T("{name} suffers from thirst", name=token.name or token.id)),))
    if lost:
        yield from fatigue.lose(table, token.id, lost)
    return Outcome(value=lost)

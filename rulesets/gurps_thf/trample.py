"""Large creatures: trampling a foe, and goring him with horns. Rules: CLO-19, CLO-20, CLO-21."""

from collections.abc import Generator
from typing import Any

from battlemap.rules.api import ActionRequest, Apply, CommandError, Line, Outcome, Roll, T, Table, Token, Why

from . import slam, state
from .contests import dexterity
from .damage import work_out
from .defence import DODGE
from .defend import defend
from .injury import suffer
from .locations import place
from .rolls import Score, roll
from .slam_scores import SLAM
from .strike import Strike
from .tables import numbers
from .weapons import add_points, dice_parts, weapons_of

Going = Generator[Any, Any, Outcome]


def tread_kg(stats: Any) -> float:
    """The weight that counts: a quarter without hooves."""
    part: int = numbers("close")["trample"]["no_hooves_part"]
    return float(stats["weight_kg"]) / (1 if stats["hooves"] else part)


def dice_by_weight(kg: float) -> str | None:
    """Damage of so many kg; None if it does none.

    >>> dice_by_weight(69), dice_by_weight(600), dice_by_weight(4200), dice_by_weight(8000)
    (None, '1d+1', '2d+2', '4d')
    """
    table = numbers("close")["trample"]
    tonnes = int(kg // 1000)
    if tonnes >= table["tonnes_from"]:
        more = tonnes - table["tonnes_from"]
        return add_points(f"{2 + more // 3}d", more % 3)
    row = next((r for r in reversed(table["rows"]) if kg >= r["kg"]), None)
    return None if row is None else str(row["dice"])


def is_hard(table: Table, target: Token, given: str) -> bool:
    """Whether the ground is hard. Args: given: hard, soft, or map."""
    if given != "map":
        return given == "hard"
    surface = table.ground(table.cell(target)).surface or ""
    return surface in numbers("close")["trample"]["hard"]


def too_small(table: Table, by: Token, target: Token) -> Why | None:
    """Why it cannot trample that foe; None if it is twice as heavy and larger."""
    own, other = table.stats(by), table.stats(target)
    times = numbers("close")["trample"]["weight_times"]
    heavy = float(own["weight_kg"]) >= times * float(other["weight_kg"])
    large = int(own["size_modifier"]) > int(other["size_modifier"]) or by.size >= times * target.size
    return None if heavy and large else Why(0, "CLO-19", T("not twice as heavy and large"))


def trample(request: ActionRequest, table: Table) -> Going:
    """Tread on a foe: DX to hit, he may dodge; stay in his hex, or go on over him for half the damage."""
    run = slam.start(request, table, SLAM)
    by, target = table.token(run.by), table.token(run.target)
    stop = too_small(table, by, target)
    if stop is not None:
        raise CommandError(stop.text, code="not-offered", rule=stop.rule)
    check = yield from roll(
        table, dexterity(table, by, "CLO-19"), "trample", run.by, rule="CLO-19", apart=lambda c: c.ok
    )
    if check.ok:
        bare = next(w for w in weapons_of(table.stats(by)) if "natural" in w.flags)
        dodge = yield from defend(table, Strike(run.by, run.target, bare, only=(DODGE,)))
        if dodge is not None and dodge.ok:
            return Outcome(hit=False)
    else:
        return Outcome(hit=False)
    yield from slam.step_into(table, run)
    going_on = bool(request.options.get("going_on"))
    lost = yield from tread(table, run.by, run.target, going_on, str(request.options.get("ground", "map")))
    if going_on:
        yield from slam.run_on(table, run)
    return Outcome(hit=True, value=lost)


def tread(table: Table, by: str, target: str, going_on: bool, ground: str = "map") -> Generator[Any, Any, int | None]:
    """The damage of being trodden on. Returns: the points before armour, None if there are none."""
    dice = dice_by_weight(tread_kg(table.stats(table.token(by))))
    victim = table.token(target)
    if dice is None:
        yield Apply(lines=(Line("CLO-20", T("too light to hurt {name}", name=victim.name or target)),))
        return None
    points = yield from _rolled(dice, by, "CLO-20")
    if is_hard(table, victim, ground):
        points *= 2
    if going_on:
        points //= 2
    yield from suffer(table, target, work_out(points, "cr", place("torso"), table.stats(victim)))
    return int(points)


def _rolled(dice: str, by: str, rule: str) -> Generator[Any, Any, int]:
    many, constant = dice_parts(dice)
    more = f"{constant:+d}" if constant else ""
    rolled = yield Roll(f"{many}d6{more} min 0", "trample_damage", by=by, rule=rule)
    return int(rolled.total)


# --- horns ------------------------------------------------------------------------------------------------------------


def gore(request: ActionRequest, table: Table) -> Going:
    """A slam with horns: their damage too if it hits, and the attacker may stun itself."""
    run = slam.start(request, table, SLAM)
    by = table.token(run.by)
    if table.stats(by)["horns"] == "none":
        raise CommandError(T("It has no horns"), code="not-offered", rule="CLO-21")
    head_on = run.arc in ("front", "same") and table.stats(table.token(run.target))["horns"] != "none"
    impact = yield from slam.resolve(table, run)
    if not impact.hit:
        return Outcome(hit=False, value=impact)
    lost = yield from _horns(table, run.by, run.target, run.velocity)
    row = numbers("close")["gore"]
    if head_on and impact.loser == run.by and impact.margin >= row["hurt_by"]:
        yield from _horns(table, run.target, run.by, run.velocity, half=True)
    score = Score(int(table.stats(by)["ht"]), T("HT"), "CLO-21")
    score = score.plus(row["slow_ht"] if run.velocity <= row["slow"] else 0, "CLO-21", T("slow"))
    check = yield from roll(table, score, "gore_stun", run.by, rule="CLO-21", apart=lambda c: c.ok)
    if not check.ok and not state.has(table.token(run.by), "dead"):
        line = Line("CLO-21", T("{name} is stunned by the impact", name=by.name or by.id))
        yield Apply(table.edit().add(run.by, "stunned").changes(), (line,))
    return Outcome(hit=True, value=lost)


def gore_dice(stats: Any) -> str | None:
    """The damage of a creature's horns before its speed counts."""
    dice = dice_by_weight(float(stats["weight_kg"]))
    return None if dice is None else add_points(dice, int(stats["horn_mod"]))


def by_speed(points: int, velocity: int) -> int:
    """Doubled when fast, halved when slow."""
    row = numbers("close")["gore"]
    return 2 * points if velocity >= row["fast"] else points // 2 if velocity <= row["slow"] else points


def _horns(table: Table, by: str, target: str, velocity: int, half: bool = False) -> Generator[Any, Any, int]:
    stats = table.stats(table.token(by))
    dice = gore_dice(stats)
    if dice is None:
        return 0
    points = yield from _rolled(dice, by, "CLO-21")
    points = points // 2 if half else by_speed(points, velocity)
    kind = "imp" if stats["horns"] == "sharp" else "cr"
    victim = table.token(target)
    return (yield from suffer(table, target, work_out(points, kind, place("torso"), table.stats(victim))))

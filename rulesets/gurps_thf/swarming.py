"""What swarms do, and what is done against them. Rules: SWA-2, SWA-3, SWA-5, SWA-7, SWA-9, SWA-12, SWA-15."""

from collections.abc import Generator
from typing import Any

from battlemap.rules.api import ActionRequest, Apply, CommandError, Line, Outcome, Roll, T, Table, Token, Why

from . import state, swarms
from .damage import Hurt, work_out
from .injury import suffer
from .locations import place
from .tables import numbers
from .weapons import expression

Going = Generator[Any, Any, Any]
CONTACT = "swarmed"


def form(request: ActionRequest, table: Table) -> Generator[Any, Any, Outcome]:
    """Make a swarm, or with more than one hex a horde, of a token."""
    kind = str(request.options.get("kind", "rats"))
    size = int(request.options.get("size", 1))
    if kind not in numbers("swarms")["kinds"]:
        raise CommandError(T("There is no swarm {kind}", kind=kind), field="kind")
    token = table.token(request.by)
    row = numbers("swarms")["kinds"][kind]
    flies, swims = row["mode"] == "air", row["mode"] == "water"
    at = table.cell(token)
    edit = table.edit().stats(
        token, swarm=kind, swarm_size=size, horde=size > 1, swarm_injury=0, diffuse=True,
        size_modifier=swarms.size_modifier(size), air_move=row["move"] if flies else 0,
        water_move=row["move"] if swims else 0, hive=f"{at[0]:g},{at[1]:g}",
    )  # fmt: skip
    edit.set(token, facing=0, body=swarms.shape(table, at, size) if size > 1 else None)
    yield Apply(edit.changes(), (Line("SWA-8" if size > 1 else "SWA-1", T("a swarm of {size} hexes", size=size)),))
    return Outcome()


def victims(table: Table, swarm: Token) -> list[Token]:
    """Everybody within its hexes who is not of its side or kind."""
    found: dict[str, Token] = {}
    for cell in table.body(swarm):
        for other in table.occupants(cell):
            friend = bool(swarm.side) and other.side == swarm.side
            if other.id != swarm.id and not friend and not swarms.is_swarm(table.stats(other)):
                found[other.id] = other
    return [found[id_] for id_ in sorted(found) if not state.has(found[id_], "dead")]


def gives_up(table: Table, swarm: Token, victim: Token) -> bool:
    """Bees let go of one who has run far enough from their hive."""
    stats = table.stats(swarm)
    if stats["swarm"] != "bees" or not stats.get("hive"):
        return False
    x, _, y = str(stats["hive"]).partition(",")
    hive = table.grid.cell([float(x), float(y)])
    return table.distance(hive, victim) > float(numbers("swarms")["hive_m"])


def protected(stats: Any, small: bool, round_: int) -> bool:
    """Whether clothes or armour keep a swarm off in that round of contact, the first being 1."""
    worn = str(stats.get("protection", "none"))
    if worn == "sealed_suit":
        return True
    if not small:
        return False
    return round_ <= int(numbers("swarms")["protects"].get("low_tech_armour" if worn == "armour" else worn, 0))


def bite(table: Table, swarm_id: str, victim_id: str) -> Generator[Any, Any, Hurt | None]:
    """A round of a swarm at one within it: no roll to hit, no defence. Returns: None where he is protected."""
    swarm, victim = table.token(swarm_id), table.token(victim_id)
    row, stats = swarms.kind_of(table.stats(swarm)), table.stats(victim)
    known = state.mark(victim, CONTACT)
    rounds = dict(known.extra.get("rounds", {})) if known else {}
    round_ = int(rounds.get(swarm_id, 0)) + 1
    rounds[swarm_id] = round_
    yield Apply(table.edit().add(victim_id, CONTACT, rounds=rounds).changes())
    small = row["armour"] == "small"
    name = victim.name or victim_id
    if protected(stats, small, round_):
        yield Apply(lines=(Line("SWA-3", T("{name} is protected from the swarm", name=name)),))
        return None
    points = int(row["dice"]) if row.get("plain") else 0
    if not row.get("plain"):
        rolled = yield Roll(expression(str(row["dice"]), 0), "swarm", by=swarm_id, rule="SWA-2")
        points = int(rolled.total)
    bare = {**stats, "dr": 0} if small else stats
    hurt = work_out(points, str(row["type"]), place("torso"), bare)
    yield from suffer(table, victim_id, hurt)
    if row.get("poison") and hurt.injury:
        text = T("{name} is poisoned, poison {level}", name=name, level=str(row["poison"]))
        yield Apply(lines=(Line("SWA-7", text),))
    return hurt


def attack(request: ActionRequest, table: Table) -> Generator[Any, Any, Outcome]:
    """The action: the swarm is at everybody within its hexes; it may move in the same round."""
    swarm = table.token(request.by)
    if not swarms.is_swarm(table.stats(swarm)):
        raise CommandError(T("only swarms do that"), code="not-offered", rule="SWA-2")
    bitten = []
    for victim in victims(table, swarm):
        if gives_up(table, swarm, victim):
            yield Apply(lines=(Line("SWA-7", T("the bees give up")),))
            continue
        yield from bite(table, request.by, victim.id)
        bitten.append(victim.id)
    return Outcome(value=bitten)


def hit(table: Table, swarm_id: str, points: int, type: str, *, area: bool = False) -> Generator[Any, Any, Hurt]:
    """Something hits a swarm, as it always does."""
    stats = {**table.stats(table.token(swarm_id)), "diffuse": True}
    hurt = work_out(points, type, place("torso"), stats, area=area)
    yield from suffer(table, swarm_id, hurt)
    return hurt


def struck(table: Table, by: str, swarm_id: str, dice: str, least: int, type: str) -> Generator[Any, Any, int]:
    """A weapon hits a swarm, as it always does; there is no defence. Returns: the points lost."""
    rolled = yield Roll(expression(dice, least), "damage", by=by, rule="SWA-4")
    return (yield from hit(table, swarm_id, int(rolled.total), type)).injury


def crushed(stats: Any, way: str) -> int:
    """Points a round of crushing does: a shield to flyers, stamping to insects that do not fly."""
    row = swarms.kind_of(stats)
    fits = row["mode"] == "air" if way == "shield" else bool(row.get("insects")) and row["mode"] == "ground"
    return int(numbers("swarms")["crush"][way]) if fits else 0


def crush(request: ActionRequest, table: Table) -> Generator[Any, Any, Outcome]:
    """The action: crush a swarm with the shield or stamp on it, beside an attack with a weapon."""
    if request.target is None or not swarms.is_swarm(table.stats(table.token(request.target))):
        raise CommandError(T("That is no swarm"), code="not-offered", rule="SWA-5")
    token, target = table.token(request.by), table.token(request.target)
    if table.distance(token, target) > 1:
        raise CommandError(T("the swarm is out of reach"), code="out-of-reach", rule="SWA-5")
    if state.since(token, table).get("crushed"):
        raise CommandError(T("once a round"), code="not-offered", rule="SWA-5")
    way = str(request.options.get("way", "shield"))
    points = crushed(table.stats(target), way)
    yield Apply(state.note(table.edit(), table, token.id, crushed=True).changes())
    if points:
        why = (Why(points, "SWA-5", T("crushed")),)
        yield from suffer(table, request.target, Hurt(points, "cr", 0, points, points, place("torso"), why))
    return Outcome(value=points)

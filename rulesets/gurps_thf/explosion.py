"""An explosion and all it reaches: dives, the direct hit, the blast, fragments, walls, fire, in this order.

All of it happens at once: who is reached, how far he is and what covers him is settled before anybody is thrown about.
Rules: EXP-1 to EXP-18, EXP-22, DMG-14, DMG-19, SWA-14.
"""

from collections.abc import Collection, Generator, Mapping
from dataclasses import dataclass
from typing import Any

from battlemap.rules.api import (
    ActionRequest,
    Apply,
    Area,
    Cell,
    CommandError,
    Cover,
    Inside,
    Line,
    Looked,
    Modifier,
    Outcome,
    T,
    Table,
    Text,
    Token,
    Traced,
)

from . import blast, charge, clothes, craters, dive, fire, fragments, knockback, large, ranges, structures, swarms
from .charge import Charge
from .rolls import Score
from .tables import numbers

Going = Generator[Any, Any, Any]
SHOWING: dict[str, Text] = {
    "most": T("a little covered"),
    "half": T("half exposed"),
    "head_and_shoulders": T("only head and shoulders show"),
    "head": T("only the head shows"),
    "nothing": T("nothing of the target shows"),
}


@dataclass(frozen=True, slots=True)
class Reached:
    """Somebody near an explosion, as he was when it went off. `cells`: of a swarm, the hexes that the blast reaches."""

    token: str
    far: float
    cover: Cover
    exposed: bool
    hidden: frozenset[str] = frozenset()
    parts: tuple[str, ...] = ()
    cells: tuple[Cell, ...] = ()


def reached(table: Table, center: Cell, radius: float) -> tuple[Inside, ...]:
    """Who is so near, nearest first; walls in between show in `exposed`."""
    return table.inside(_circle(center, radius))


def surroundings(
    table: Table, going: Charge, center: Cell, radius: float, lit: blast.Lit | None = None
) -> list[Reached]:
    """Everybody within a radius, nearest first, with what stands between.

    What goes off at a height (an air burst) is looked at from there; else from where a person would stand in the centre.
    """
    found = []
    high = going.height_m
    bomb = Token("", at=(center[0], center[1]), elevation=high)
    area = _circle(center, radius, "through" if high else "straight")
    lit = lit or blast.Lit(table, center, radius)
    for one in table.inside(area):
        token = one.token
        far = blast.distance_m(table, center, token, high)
        if far > radius + 1e-9:
            continue
        exposed = table.sight(bomb, token).visible if high else one.exposed
        cover = table.cover(token, bomb) if high else one.cover
        arc = table.arc(center, token)
        hidden = frozenset() if going.air else fragments.hidden(cover, arc)
        cells: tuple[Cell, ...] = ()
        if swarms.is_swarm(table.stats(token)):
            flat = high or table.grid.kind == "none"
            cells = tuple(cell for cell in blast.hexes(table, going, center, token) if flat or cell in lit.cells)
            exposed = exposed or bool(cells)
        found.append(Reached(token.id, far, cover, exposed, hidden, large.exposed_parts(cover, arc), cells))
    return found


def go_off(
    table: Table,
    going: Charge,
    center: Cell,
    *,
    by: str | None = None,
    struck: str | None = None,
    on_it: str | None = None,
) -> Generator[Any, Any, dict[str, Any]]:
    """The whole explosion, in its order. To be used with `yield from`.

    Args: struck: hit directly. on_it: who throws himself on the charge.
    Returns: at, radius_m, fragments_m, struck; points of the `blast` and number of `fragments` by token; `safe`: those whom walls
    keep from harm; `knocked`: metres by token; `doors`, `walls` that broke; `crater` and `alight`: cells.
    """
    going = going.laid(table, center)
    dice = going.fragments or fragments.loose(table.ground(center).surface)
    flung = fragments.radius_m(dice) if dice else 0
    far = max(going.radius_m, flung)
    traced = [Traced("blast", (center,), float(going.radius_m))]
    traced += [Traced("fragments", (center,), float(flung))] if flung else []
    yield Apply(lines=(_headline(going, dice, flung),), traced=tuple(traced))
    lit = blast.Lit(table, center, far + dive.MOST_STEPS)
    dived, shadows = False, dive.Shadows(table, center, lit)
    near = surroundings(table, going, center, far, lit)
    for one in near:
        token = table.token(one.token)
        if not one.exposed or one.token in (struck, on_it) or not dive.may(table, token):
            continue
        free = struck is None and on_it is None and not going.height_m
        answer = yield from dive.offer(table, one.token, center, shadows, smother=free)
        on_it = one.token if answer == dive.SMOTHER else on_it
        dived = dived or answer != dive.STAY
    if dived:
        near = surroundings(table, going, center, far, lit)
    yield Apply(looked=tuple(_look(table, going, one, struck) for one in near))
    spared = (struck, on_it)
    told: dict[str, Any] = {
        "at": [center[0], center[1]], "radius_m": going.radius_m, "fragments_m": flung, "struck": struck,
        "blast": {}, "fragments": {}, "safe": [one.token for one in near if not one.exposed and one.token not in spared],
    }  # fmt: skip
    hit = [one for one in near if one.exposed or one.token in spared]
    points, basics, shield = yield from _blast(table, going, center, hit, told, by, struck, on_it)
    if dice:
        yield from _fragments(table, going, center, dice, hit, {struck, on_it}, told, shield)
    told.update((yield from structures.batter(table, going, center, points)))
    yield from _throw_about(table, going, center, hit, basics, told)
    around = lit.within(going.radius_m)
    told["crater"] = yield from craters.dig(table, going, center, points, around)
    told["alight"] = yield from fire.ignite_around(table, around, lambda m: going.at(points, m))
    return told


def _blast(
    table: Table,
    going: Charge,
    center: Cell,
    hit: list[Reached],
    told: dict[str, Any],
    by: str | None,
    struck: str | None,
    on_it: str | None,
) -> Generator[Any, Any, tuple[int, dict[str, int], int]]:
    """The direct hit, then what is left of the blast for each.

    Returns: the points in the centre, the basic damage of each, Cover DR of one who lies on the charge.
    """
    basics: dict[str, int] = {}
    shared = yield from blast.power(going, by)
    shield = 0
    for one in hit:
        if one.token != struck:
            continue
        here = table.token(one.token)
        others = [max(1, int(table.distance(center, cell))) for cell in one.cells if cell != table.cell(here)]
        hurt = yield from blast.direct(table, going, one.token, shared, others)
        told["blast"][one.token], basics[one.token] = hurt.injury, hurt.basic
    if on_it is not None:
        hurt, shield = yield from blast.smother(table, going, on_it)
        told["blast"][on_it] = hurt.injury
    first = struck is None
    for one in hit:
        if one.token in (struck, on_it) or one.far > going.radius_m:
            continue
        points = shared
        if not table.options["shared_blast_roll"] and not first:
            points = yield from blast.power(going, by, one.token)
        first = False
        cells = one.cells or None
        hurt = yield from blast.collateral(
            table, going, center, one.token, points, shield=shield, exposed=one.parts or None, reached=cells
        )
        told["blast"][one.token], basics[one.token] = hurt.injury, hurt.basic
        if going.type == "burn":
            yield from clothes.catch(table, one.token, hurt.basic)
        if not hurt.basic:
            text = T("nothing is left of the blast at {metres} m", metres=f"{one.far:g}")
            yield Apply(looked=(Looked(one.token, why=text, rule=going.rule),))
    return shared, basics, shield


def _fragments(
    table: Table,
    going: Charge,
    center: Cell,
    dice: str,
    hit: list[Reached],
    direct: Collection[str | None],
    told: dict[str, Any],
    shield: int,
) -> Going:
    """Fragments at each in their reach; who lies on the charge keeps some off the others (EXP-8)."""
    rule = "EXP-10" if going.fragments else "EXP-16"
    reach = fragments.radius_m(dice)
    yield Apply(lines=(Line(rule, T("fragments {dice}, {metres} m", dice=dice, metres=reach)),))
    for one in hit:
        if one.far > reach:
            continue
        token = table.token(one.token)
        if going.air and fragments.roofed(table, token):
            text = T("something overhead keeps the fragments off")
            yield Apply(looked=(Looked(one.token, cover=text, rule="EXP-15"),), lines=(_of(token, "EXP-15", text),))
            continue
        many = yield from fragments.count(table, center, one.token, air=going.air, direct=one.token in direct)
        kept = 0 if one.token in direct else shield
        found = yield from fragments.strike(table, one.token, dice, many, one.hidden, shield=kept)
        told["fragments"][one.token] = len(found)
        if not found and not told["blast"].get(one.token):
            yield Apply(looked=(Looked(one.token, why=T("the fragments miss, the blast does nothing"), rule="EXP-11"),))
        if going.hot and any(not piece.covered for piece in found):
            yield from fragments.glow(table, one.token)


def _throw_about(
    table: Table, going: Charge, center: Cell, hit: list[Reached], basics: Mapping[str, int], told: dict[str, Any]
) -> Going:
    """Knock-back away from the centre; the outer ones fly first, so that nobody lands on one who is still to go."""
    told["knocked"] = {}
    for one in sorted(hit, key=lambda one: -one.far):
        token = table.token(one.token)
        far = knockback.blast_metres(table, token, basics.get(one.token, 0), going.type)
        if far:
            told["knocked"][one.token] = far
            yield from knockback.blown(table, center, one.token, far)


def _look(table: Table, going: Charge, one: Reached, struck: str | None) -> Looked:
    """The row of the review sheet for one who was looked at, with the reason if nothing will happen to him."""
    length = table.scene.cell_distance
    if one.token == struck:
        return Looked(one.token, 0.0, None, 1.0, rule="EXP-1")
    why = None if one.exposed else T("behind something solid: neither blast nor fragments reach it")
    share = one.cover.exposed if one.exposed else 0.0
    rule = "EXP-22" if not one.exposed else "EXP-12" if one.hidden else going.rule
    return Looked(one.token, one.far * length, SHOWING.get(one.cover.showing), share, why, rule)


def _headline(going: Charge, dice: str | None, flung: int) -> Line:
    times = f"x{going.multiplier}" if going.multiplier > 1 else ""
    if dice:
        text = T(
            "explosion {dice}: {metres} m, fragments {fragments}: {flung} m", dice=going.dice + times,
            metres=going.radius_m, fragments=dice, flung=flung,
        )  # fmt: skip
        return Line("EXP-22", text)
    return Line("EXP-22", T("explosion {dice}: {metres} m", dice=going.dice + times, metres=going.radius_m))


def _of(token: Token, rule: str, text: Text) -> Line:
    return Line(rule, T("{name}: {what}", name=token.name or token.id, what=text))


def _circle(center: Cell, radius: float, limit: Any = "straight") -> Area:
    return Area("blast", at=(center[0], center[1]), radius=float(radius), limit=limit)


# --- actions ----------------------------------------------------------------------------------------------------------


def explode(request: ActionRequest, table: Table) -> Generator[Any, Any, Outcome]:
    """Something goes off at a cell, or on a token that it struck."""
    going = charge.of_options(request.options)
    smotherer = str(request.options.get("on_it", "")) or None
    if request.options.get("inside") and request.target is not None:
        points = yield from blast.power(going, request.by)
        hurt = yield from blast.inside(table, going, request.target, points)
        return Outcome(value={"blast": {request.target: hurt.injury}})
    center = request.at
    if center is None and request.target is not None:
        center = table.cell(table.token(request.target))
    if center is None:
        raise CommandError(T("Where does it go off?"), hint=T("name a cell"))
    told = yield from go_off(table, going, center, by=request.by, struck=request.target, on_it=smotherer)
    return Outcome(value=told)


def at_ground(table: Table, by: str, skill: int, center: Cell) -> Score:
    """The number of a throw or shot at a point of the ground."""
    far = table.distance(table.token(by), center)
    score = Score(skill, T("skill"), "EXP-18")
    score = score.plus(ranges.range_penalty(far), "COR-8", T("distance {metres} m", metres=f"{far:g}"))
    aim = Modifier(int(numbers("explosion")["area"]["aim"]), "EXP-18", T("at a point of the ground"))
    return score.with_all((aim,))

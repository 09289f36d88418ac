"""The move profile of each kind of manoeuvre. Costs are in half movement points, those of Steps and charges in hexes.

Rules: MOV-2 to MOV-18, MAN-14, COR-11, COR-15, CON-12.
"""

from collections.abc import Mapping
from typing import Any

from battlemap.rules.api import CommandError, EndTurn, Leap, MoveProfile, StepRule, T, Table, Text, Token, Toll

from . import body, climbing, feats, ground, manoeuvres, state
from .meetings import Met, met, posture_of
from .tables import numbers

Stats = Mapping[str, Any]

HALVES = 2  # subunits in a movement point
STOPPED: dict[str, tuple[Text, str]] = {
    "dead": (T("the dead do not move"), "DMG-4"),
    "unconscious": (T("the unconscious do not move"), "DMG-13"),
    "surprised": (T("surprised: frozen"), "SUR-1"),
    "stunned": (T("stunned: can do nothing"), "DMG-10"),
    "mentally_stunned": (T("mentally stunned: can do nothing"), "DMG-11"),
    "pinned": (T("pinned: cannot leave the hex"), "CLO-9"),
    "grappled": (T("held: cannot leave the hex"), "CLO-2"),
}
SITTING = Toll(T("sitting: cannot move"), "MOV-14", forbid=True)
ON_THE_WALL = Toll(T("on the wall only the Move manoeuvre leads on"), "COR-16", forbid=True)
STAYS = Toll(T("this manoeuvre has no movement"), "MOV-2", forbid=True)
ONE_HEX = Toll(T("one hex is always possible"), "MOV-18")
POSTURES: dict[str, Text] = {"crouching": T("crouching"), "kneeling": T("kneeling"), "crawling": T("crawling")}
REASONS = {
    "budget": "MOV-13", "edge": "MOV-1", "wall": "MOV-1", "door": "MOV-1", "occupied": "MOV-17", "terrain": "MOV-15",
    "height": "MOV-16", "manoeuvre": "MOV-2",
}  # fmt: skip


def profile_of(token: Token, table: Table, manoeuvre: str, mode: str | None) -> MoveProfile:
    """How the token moves in a manoeuvre. Raises CommandError `not-offered`, `bad-field`."""
    kind = manoeuvres.KINDS.get(manoeuvre)
    if kind is None:
        raise CommandError(
            T("There is no manoeuvre {name}", name=manoeuvre),
            hint=T("one of {names}", names=", ".join(manoeuvres.KINDS)),
        )
    stats = table.stats(token)
    stop = stopped(token)
    if kind == manoeuvres.STAY or stop is not None:
        return _staying(table, stop or STAYS)
    if mode not in (None, "walk", "climb", "swim") and (kind != manoeuvres.MOVE or not _able(stats, mode)):
        raise CommandError(
            T("{token} cannot move like that: {mode}", token=token.name or token.id, mode=mode),
            code="not-offered", hint=T("leave the mode out"),
        )  # fmt: skip
    if kind != manoeuvres.MOVE and state.has(token, climbing.CLIMBING):
        return _staying(table, ON_THE_WALL)
    if kind == manoeuvres.MOVE:
        return _move(token, table, stats, mode)
    return _by_hexes(token, table, stats, kind)


def stopped(token: Token) -> Toll | None:
    """What keeps a token from any movement; None if nothing does."""
    held = {condition.id for condition in token.conditions}
    for id_, (text, rule) in STOPPED.items():
        if id_ in held:
            return Toll(text, rule, forbid=True)
    return SITTING if numbers("postures")[posture_of(token)]["moves"] == "none" else None


def _able(stats: Stats, mode: str | None) -> bool:
    return mode == "jump" or (mode == "fly" and bool(stats.get("air_move")))


def _staying(table: Table, why: Toll) -> MoveProfile:
    return MoveProfile(0, unit=table.scene.unit, entry=(why,), rules={**REASONS, "budget": "MOV-2"})


def _move(token: Token, table: Table, stats: Stats, mode: str | None) -> MoveProfile:
    """The Move manoeuvre, on foot, in the air or leaping."""
    around, costs = table.grid.directions, numbers("movement")["steps"]
    flying, jumping = mode == "fly", mode == "jump"
    move = body.current_move(stats, stats["air_move"] if flying else None)
    swims = bool(stats.get("water_move"))
    budget = move * HALVES
    pace = str(table.options["climb_pace"])
    steps = _leaps(move, stats, token, costs["forward"], around) if jumping else _steps(costs, around)
    plain = not (flying or jumping)
    others = met(token, table, counted=plain, stepping=False)
    return MoveProfile(
        budget,
        unit="MP",
        per_unit=HALVES,
        steps=steps if budget else (),
        turn=costs["turn"],
        turn_rule="MOV-6",
        turn_text=T("turning"),
        start_turns=around // 2 if table.options["pre_turn_free"] else 0,
        one_step=ONE_HEX if plain else None,
        end_turns=(EndTurn(0.5, around // 2), EndTurn(1.0, 1)),
        mode="fly" if flying else "jump" if jumping else "walk",
        tags=ground.tags() if not flying else ground.NO_WAY,
        water=ground.water(stats["height_m"]) if not flying and not swims else (),
        rises=ground.heights(True, stats, budget, pace, climbing.rolls_now(token)) if plain else (),
        drops=ground.heights(False, stats, budget, pace) if plain else (),
        part_way=plain,
        hanging=climbing.hanging(token, table, budget) if plain else None,
        entry=() if flying else _posture(token),
        height_m=stats["height_m"],
        bands=(("half", move / 2), ("move", float(move))),
        rules=REASONS,
        **_meeting(others),
    )


def _steps(costs: Mapping[str, int], around: int) -> tuple[StepRule, ...]:
    """Ways to a neighbour: the three in front, to the sides, straight back."""
    sides = tuple(relative for relative in range(2, around - 1) if relative != around // 2)
    return (
        StepRule("forward", costs["forward"], (0, 1, around - 1), rule="MOV-3"),
        StepRule("sidestep", costs["sidestep"], (1, around - 1), False, "MOV-4", T("side-step")),
        StepRule("side", costs["side"], sides, False, "MOV-5", T("sideways")),
        StepRule("back", costs["side"], (around // 2,), False, "MOV-5", T("backwards")),
    )


def _leaps(move: int, stats: Stats, token: Token, cost: int, around: int) -> tuple[StepRule, ...]:
    """Jumps into the three front directions: onto something beside, or over ground that does not matter."""
    prepared = any(condition.id == "jump_ready" for condition in token.conditions)
    run = stats["hexes_moved"]
    limits = numbers("movement")["jump"]
    high = feats.high_jump_cm(move, run, prepared) / 100
    most = int(feats.broad_jump_m(move, run, prepared) + 1e-9)
    leaps = []
    for cells in range(1, max(most, 1) + 1):
        leap = Leap(cells, high if cells == 1 else min(high, limits["up"]), limits["down"])
        text = T("jump {cells} m", cells=cells)
        leaps.append(StepRule("jump", cost, (0, 1, around - 1), rule="COR-15", text=text, leap=leap))
    return tuple(leaps)


def _posture(token: Token) -> tuple[Toll, ...]:
    posture = posture_of(token)
    row = numbers("postures")[posture]
    if row["moves"] == "one":
        return (Toll(T("lying: the whole Move for one hex"), "MOV-14", all=True),)
    return (Toll(POSTURES[posture], "MOV-14", add=row["step"]),) if row["step"] else ()


def _by_hexes(token: Token, table: Table, stats: Stats, kind: str) -> MoveProfile:
    """Manoeuvres that count hexes and not movement points; ground that may be entered costs nothing."""
    around, options, move = table.grid.directions, table.options, body.current_move(stats)
    step = body.step_length(body.step_move(stats, options))
    stepping, rules = True, {**REASONS, "budget": "MAN-14", "manoeuvre": "MOV-9"}
    ends: tuple[EndTurn, ...] = ()
    if kind == manoeuvres.AIM:
        step, rules = body.aim_length(move, options), {**rules, "budget": "MOV-11"}
    elif kind == manoeuvres.CHARGE:
        step, stepping, ends = body.charge_length(move, options), False, (EndTurn(0.0, around // 2),)
        rules = {**rules, "budget": "MOV-10", "manoeuvre": "MOV-10"}
    elif kind == manoeuvres.ADVANCE:
        if stats["hexes_moved"]:
            raise CommandError(
                T("{token} has moved this turn and does not advance", token=token.name or token.id),
                code="not-offered", hint=T("attack without an advance"),
            )  # fmt: skip
        step = 1 if options["wait_trigger"] == "one_hex" else step
        rules = {**rules, "budget": "MOV-12", "manoeuvre": "MOV-12"}
    forward = kind == manoeuvres.CHARGE or (kind == manoeuvres.ADVANCE and options["wait_trigger"] != "step_free")
    front = (0, 1, around - 1)
    charge = (StepRule("forward", 1, front, rule="MOV-10"), StepRule("sidestep", 1, front[1:], False, "MOV-10"))
    heights = ground.small_heights()
    return MoveProfile(
        step,
        unit="m",
        steps=charge if forward else (StepRule("step", 1, face=False, rule="MOV-9"),),
        turn=None if forward else 0,
        end_turns=ends,
        tags=ground.NO_WAY,
        rises=heights,
        drops=heights,
        height_m=stats["height_m"],
        bands=(("step", float(step)),),
        rules=rules,
        **_meeting(met(token, table, counted=False, stepping=stepping)),
    )


def _meeting(others: Met) -> dict[str, Any]:
    return {"occupied": others.occupied, "by_side": others.by_side, "by_token": others.by_token}

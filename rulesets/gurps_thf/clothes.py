"""Clothes and shields that burn, and beating them out. Rules: ENV-2, ENV-3, ENV-7 to ENV-10."""

from collections.abc import Generator, Mapping
from dataclasses import replace
from typing import Any

from battlemap.rules.api import ActionRequest, Apply, CommandError, Line, Outcome, Roll, T, Table, Token

from . import state, swarms
from .damage import work_out
from .injury import suffer
from .locations import place
from .rolls import Score, roll
from .tables import numbers
from .weapons import expression

Going = Generator[Any, Any, Any]
BURNING, WET = "burning", "wet"


def row_of(points: int, lace: bool = False) -> Mapping[str, Any] | None:
    """What one attack of so much burn damage does to clothes; None: nothing."""
    rows = numbers("fire")["clothes"]["rows"]
    if lace and points >= numbers("fire")["clothes"]["lace"]:
        return rows[0] if points >= rows[0]["least"] else rows[-1]  # type: ignore[no-any-return]
    return next((row for row in rows if points >= row["least"]), None)


def catch(table: Table, token_id: str, points: int, *, lace: bool = False) -> Going:
    """Clothes catch fire, unless they burn as badly already."""
    row = row_of(points, lace)
    token = table.token(token_id)
    if row is None or state.told(token, BURNING, "state") in ("all", row["state"]) or covered(table, token):
        return None
    rule = "ENV-10" if lace else "ENV-8" if row["state"] == "all" else "ENV-7"
    edit = table.edit().add(token, BURNING, state=row["state"], dx=row["dx"], tries=0)
    yield Apply(edit.changes(), (Line(rule, T("the clothes of {name} burn", name=token.name or token_id)),))
    return None


def covered(table: Table, token: Token) -> bool:
    """Wet clothes, and those under a suit of armour, do not catch fire (ENV-10); a swarm wears none."""
    stats = table.stats(token)
    return state.has(token, WET) or bool(stats["plate_armour"]) or swarms.is_swarm(stats)


def flare(table: Table, token_id: str) -> Going:
    """A second in burning clothes. Called when a turn begins."""
    known = state.told(table.token(token_id), BURNING, "state")
    row = next((row for row in numbers("fire")["clothes"]["rows"] if row["state"] == known), None)
    if known == "shield":
        row = numbers("fire")["clothes"]["shield"]
    if row is None:
        return None
    rule = {"all": "ENV-8", "part": "ENV-7"}.get(str(known), "ENV-9")
    rolled = yield Roll(expression(row["dice"], 0), "clothes", by=token_id, rule=rule)
    stats = {**table.stats(table.token(token_id)), "dr": 0}
    hurt = replace(work_out(rolled.total, "burn", place("torso"), stats, area=True), large=True)
    yield from suffer(table, token_id, hurt)
    return None


def shield_burns(table: Table, token_id: str, points: int) -> Going:
    """A wooden shield took so much burn damage within a second."""
    row = numbers("fire")["clothes"]["shield"]
    if points < row["least"] or state.has(table.token(token_id), BURNING):
        return None
    edit = table.edit().add(token_id, BURNING, state="shield", dx=row["dx"], tries=0)
    yield Apply(edit.changes(), (Line("ENV-9", T("the shield burns: drop it")),))
    return None


def quench_score(table: Table, token: Token) -> tuple[Score, int]:
    """The DX roll to beat out the flames, and the turns each try takes."""
    known = state.told(token, BURNING, "state")
    row = next((row for row in numbers("fire")["clothes"]["rows"] if row["state"] == known), None)
    score = Score(int(table.stats(token)["dx"]), T("DX"), "ENV-7")
    if row is None:
        return score, 1
    rule = "ENV-8" if known == "all" else "ENV-7"
    return score.plus(int(row["roll"]), rule, T("burning clothes")), int(row["turns"])


def quench(request: ActionRequest, table: Table) -> Generator[Any, Any, Outcome]:
    """The action: beat out the flames, jump into water, or let go of the shield."""
    token = table.token(request.by)
    name = token.name or token.id
    known = state.mark(token, BURNING)
    if known is None:
        raise CommandError(T("{name} does not burn", name=name), code="not-offered", rule="ENV-7")
    water = table.ground(table.cell(token)).water > 0
    over = table.edit().remove(token, BURNING)
    if water or known.extra.get("state") == "shield":
        rule = "ENV-8" if water else "ENV-9"
        yield Apply(over.changes(), (Line(rule, T("{name} no longer burns", name=name)),))
        return Outcome(value=True)
    score, turns = quench_score(table, token)
    tried = int(known.extra.get("tries", 0)) + 1
    if tried < turns:
        edit = table.edit().add(token, BURNING, **{**known.extra, "tries": tried})
        yield Apply(edit.changes(), (Line("ENV-8", T("{name} beats at the flames", name=name)),))
        return Outcome(value=False)
    check = yield from roll(table, score, "quench", token.id, rule="ENV-8" if turns > 1 else "ENV-7")
    if not check.ok:
        yield Apply(table.edit().add(token, BURNING, **{**known.extra, "tries": 0}).changes())
        return Outcome(value=False)
    yield Apply(over.changes(), (Line("ENV-7", T("{name} no longer burns", name=name)),))
    return Outcome(value=True)

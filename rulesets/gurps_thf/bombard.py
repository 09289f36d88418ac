"""Throwing or shooting something that explodes at a point of the ground. Rules: EXP-18 to EXP-22."""

from collections.abc import Generator
from typing import Any

from battlemap.rules.api import ActionRequest, CommandError, Outcome, T, Table

from . import explosion
from .rolls import roll
from .scatter import scatter
from .weapons import weapon


def bombard(request: ActionRequest, table: Table) -> Generator[Any, Any, Outcome]:
    """The roll at +4, where it lands instead, and the explosion there. Nobody but by diving defends."""
    if request.at is None:
        raise CommandError(T("Where does it go off?"), hint=T("name a cell"))
    held = weapon(table.stats(table.token(request.by)), request.using)
    if held.max_m is not None and table.distance(table.token(request.by), request.at) > held.max_m:
        text = T("farther than {metres} m", metres=f"{held.max_m:g}")
        raise CommandError(text, code="out-of-reach", rule="EXP-18")
    score = explosion.at_ground(table, request.by, held.skill, request.at)
    check = yield from roll(
        table, score, "attack", request.by, rule="EXP-18", ranged=True, apart=lambda c: None if c.ok else c.margin
    )
    center = request.at
    if not check.ok:
        squared = bool(request.options.get("unseen"))
        center = yield from scatter(table, request.by, center, check.margin, squared=squared)
    told = yield from explosion.go_off(table, explosion.charge_of(request.options), center, by=request.by)
    return Outcome(hit=check.ok, value={**told, "at": [center[0], center[1]]})

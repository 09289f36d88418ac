"""An attack from above in an alley or on a narrow trail. Rule: SIT-6."""

from collections.abc import Generator
from dataclasses import replace
from typing import Any

from battlemap.rules.api import ActionRequest, Apply, CommandError, Line, Modifier, Outcome, T, Table, Text, Token

from . import ranged, shooting, state
from .attack import Blow, blow
from .rolls import Score, roll
from .striking import pick
from .tables import numbers
from .weapons import weapon

Going = Generator[Any, Any, Outcome]


def from_above(request: ActionRequest, table: Table) -> Going:
    """Strike or shoot down at somebody who may not look up; only who notices in time, or knows, may defend himself."""
    if request.target is None:
        raise CommandError(T("An ambush needs a target"), hint=T("name a token"))
    attacker, target = table.token(request.by), table.token(request.target)
    if table.elevation(attacker) <= table.elevation(target):
        raise CommandError(T("The attacker does not stand higher"), code="not-offered", rule="SIT-6")
    knows = bool(request.options.get("forewarned")) or (
        yield from _notices(table, attacker, target, bool(request.options.get("watching")))
    )
    defence = (Modifier(numbers("situations")["above"]["defence"], "SIT-6", T("attacked from above")),) if knows else ()
    none = None if knows else Modifier(0, "SIT-6", T("has not noticed the attacker above"))
    if _shoots(request, table, attacker):
        shot = replace(shooting.plan(request, table), defence=defence, no_defence=none)
        ranged.check(table, shot)
        shot_result = yield from shooting.loose(table, shot)
        return Outcome(hit=shot_result.hit, value=knows)
    held = pick(table, attacker, target, request.using)
    where = str(request.options.get("location", "torso"))
    result = yield from blow(table, Blow(attacker.id, target.id, held, where, defence=defence, no_defence=none))
    return Outcome(hit=result.hit, value=knows)


def _shoots(request: ActionRequest, table: Table, attacker: Token) -> bool:
    """A weapon that only shoots shoots; without one named, the first of the list says which way it is."""
    held = weapon(table.stats(attacker), request.using)
    return held.ranged and not held.melee


def _notices(table: Table, attacker: Token, target: Token, watching: bool) -> Generator[Any, Any, bool]:
    if state.has(target, "unconscious", "dead", "surprised"):
        return False
    row = numbers("situations")["above"]
    stats = table.stats(target)
    score = Score(int(stats["iq"] if stats.get("per") is None else stats["per"]), T("Perception"), "SIT-6")
    score = score.plus(
        row["watching" if watching else "vision"], "SIT-6",
        T("watches windows and trees") if watching else T("nobody looks up"),
    )  # fmt: skip
    check = yield from roll(table, score, "vision", target.id, rule="SIT-6", apart=lambda c: c.ok, secret=True)
    text = T("{name} notices the attacker above") if check.ok else T("{name} notices nothing")
    yield Apply(lines=(Line("SIT-6", Text(text.key, {"name": target.name or target.id}), secret=True),))
    return bool(check.ok)

"""Drawing in the middle of a series of shots or throws. Rules: MAN-13e, MAN-13i."""

from collections.abc import Generator
from typing import Any

from battlemap.rules.api import T, Table

from .rolls import Check, Score, roll
from .skill import with_body
from .tables import numbers


def draw(table: Table, token_id: str, number: int, *, thrown: bool) -> Generator[Any, Any, Check]:
    """The Fast-Draw roll for one arrow, or one weapon to throw, of a series. To be used with `yield from`.

    Args: number: which of the series, from 0. An arrow is ever harder from the second on, a thrown weapon always as hard.
    """
    token = table.token(token_id)
    row = numbers("attack")["multiple"]
    skill = table.stats(token).get("fast_draw")
    score = Score(int(skill) if skill is not None else int(table.stats(token)["dx"]) - 4, T("Fast-Draw"), "MAN-13e")
    if thrown:
        score = score.plus(row["thrown_fast_draw"], "MAN-13i", T("a weapon to throw"))
    else:
        score = score.plus(number * row["fast_draw_each"], "MAN-13e", T("one more arrow"))
    score = with_body(score, table, token)
    rule = "MAN-13i" if thrown else "MAN-13e"
    return (yield from roll(table, score, "fast_draw", token_id, rule=rule, apart=lambda c: c.ok))

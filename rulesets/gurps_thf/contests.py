"""The numbers of close combat that are rolled against each other, and joining forces. Rules: CLO-22, CLO-26, FAT-1, COR-3."""

from collections.abc import Callable, Generator
from typing import Any

from battlemap.rules.api import CommandError, T, Table, Token

from . import body, close
from .meetings import posture_of
from .rolls import Contest, Score, contest
from .skill import with_body
from .tables import numbers

Going = Generator[Any, Any, Any]


def dexterity(table: Table, token: Token, rule: str) -> Score:
    """DX with shock and with a shield that is in the way."""
    score = with_body(Score(int(table.stats(token)["dx"]), T("DX"), rule), table, token)
    return score.with_all(close.shield_in_the_way(table, token))


def strength(table: Table, token: Token, rule: str) -> Score:
    """ST, halved by fatigue."""
    return Score(body.strength(table.stats(token)), T("ST"), rule)


def against(
    table: Table, first: tuple[Token, Score], second: tuple[Token, Score], purpose: str, rule: str
) -> Generator[Any, Any, Contest]:
    """A quick contest of two tokens; the one named first rolls first. To be used with `yield from`."""
    one = (first[0].id, first[1], purpose)
    return (yield from contest(table, one, (second[0].id, second[1], f"resist_{purpose}"), rule=rule))


def helpers(table: Table, given: str, target: Token, by: str, most: int) -> tuple[Token, ...]:
    """Those named "t2, t3" who help; they have to be in the hex of the target.

    Raises: CommandError `not-offered` for too many, or one who is elsewhere; `unknown-token`.
    """
    names = [name for name in given.replace(",", " ").split() if name != by]
    if len(names) > most:
        raise CommandError(T("At most {count} helpers", count=most), code="not-offered", rule="CLO-22")
    found = tuple(table.token(name) for name in names)
    for one in found:
        if not close.together(table, one, target):
            name = one.name or one.id
            raise CommandError(T("{name} is not in that hex", name=name), code="out-of-reach", rule="CLO-22")
    return found


def joined(table: Table, leader: Token, others: tuple[Token, ...], score: Callable[[Token], Score]) -> Score:
    """The best score of all, and a fifth of each of the others."""
    ranked = sorted((leader, *others), key=lambda token: -score(token).value)
    total = score(ranked[0])
    part = numbers("close")["limits"]["helper_part"]
    for one in ranked[1:]:
        total = total.plus(score(one).value // part, "CLO-22", T("{name} helps", name=one.name or one.id))
    return total


def is_low(token: Token) -> bool:
    """Kneeling, sitting, crawling or lying."""
    return posture_of(token) in numbers("ranged")["low"]

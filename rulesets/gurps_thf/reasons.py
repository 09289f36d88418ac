"""Why an action is not possible although its manoeuvre allows it. Rules: MAN-1, MAN-6, MAN-13h, DMG-17, FAT-4, SUR-4."""

from collections.abc import Callable, Iterator
from dataclasses import replace

from battlemap.rules.api import Offer, T, Table, Token, Why

from . import multi, state
from .injury import CRIPPLED
from .meetings import posture_of
from .weapons import weapons_of

Find = Callable[[Token, Table], Iterator[Why]]


def closed(one: Offer, token: Token, table: Table) -> Offer:
    """The offer, or the same one with the reason why it is not available."""
    find = REASONS.get(one.action)
    if find is None or not one.available:
        return one
    why = next(find(token, table), None)
    if why is None:
        return one
    return replace(one, available=False, why=(why,), code="not-offered", targets=())


def _two_weapons(token: Token, table: Table) -> Iterator[Why]:
    usable = [w for w in weapons_of(table.stats(token)) if w.melee and multi.ready(token, table, w)]
    hands = {w.hand for w in usable if "natural" not in w.flags}
    if not {"left", "right"} <= hands:
        yield Why(0, "MAN-6", T("There is no second weapon"))


def _crouch(token: Token, table: Table) -> Iterator[Why]:
    if posture_of(token) not in ("standing", "crouching"):
        yield Why(0, "MAN-1", T("Only who stands can crouch at once"))
    elif state.has(token, "crippled_leg"):
        yield Why(0, "DMG-16", T("a crippled leg does not carry"))


def _re_ready(token: Token, table: Table) -> Iterator[Why]:
    if not table.options["multiple_attacks"]:
        yield Why(0, "MAN-13h", T("this table plays without multiple attacks"))


def _recover(token: Token, table: Table) -> Iterator[Why]:
    if not state.has(token, *CRIPPLED.values()):
        yield Why(0, "DMG-17", T("nothing is crippled"))


def _fight_fatigue(token: Token, table: Table) -> Iterator[Why]:
    if table.combat is None:
        yield Why(0, "FAT-4", T("There is no fight"))


def _join_fight(token: Token, table: Table) -> Iterator[Why]:
    if table.combat is None:
        yield Why(0, "SUR-4", T("There is no fight"))
    elif state.in_fight(token, table):
        yield Why(0, "SUR-4", T("is in the fight already"))


REASONS: dict[str, Find] = {
    "two_weapons": _two_weapons,
    "crouch": _crouch,
    "re_ready": _re_ready,
    "recover": _recover,
    "fight_fatigue": _fight_fatigue,
    "join_fight": _join_fight,
}

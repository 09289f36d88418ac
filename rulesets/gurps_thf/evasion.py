"""Slipping through an enemy's hex, and what else coming and going means: holds that end, rounds that count.

Who leaves the hex of an enemy in the turn in which he came into it has to evade him, if that one wants to stop him.
Rules: CLO-24, MOV-21, MAN-13b5.
"""

from collections.abc import Generator
from typing import Any

from battlemap.rules.api import Apply, Ask, Cell, Choice, Line, T, Table, Token

from . import body, close, grapple, multi, state
from .contests import against, dexterity
from .meetings import ARCS, is_enemy, posture_of
from .rolls import Score, roll
from .tables import numbers

Going = Generator[Any, Any, None]
ENTERED = "entered"
WITHOUT = "pushes_through"  # a slam goes on without evading
HELPLESS = ("stunned", "mentally_stunned", "surprised", "pinned", "grappled", "dead", "unconscious", "collapsed")


def entered(token: Token, cell: Cell, table: Table) -> Going:
    """A token has come into a cell: its way counts, enemies there are noted."""
    combat = table.combat
    if combat is None or table.cell(table.token(token.id)) != cell:
        return None
    edit = close.note_rounds(table.edit(), table)
    if token.id in combat.acting:
        edit.stats(token.id, hexes_moved=int(table.stats(table.token(token.id))["hexes_moved"]) + 1)
    changes = edit.changes()
    if changes:
        yield Apply(changes)
    return None


def left(token: Token, cell: Cell, table: Table) -> Going:
    """A token has left a cell: holds end, and enemies it ran past in this turn may stop it."""
    edit = grapple.release_far(table.edit(), table, token)
    changes = edit.changes()
    if changes:
        yield Apply(changes)
    combat = table.combat
    if combat is None or token.id not in combat.acting:
        return None
    moved = table.token(token.id)
    known = state.since(moved, table)
    passed = [foe for foe in table.occupants(cell) if foe.id != token.id and is_enemy(foe, moved)]
    came = known.get(ENTERED, {}) if not known.get(WITHOUT) else {}
    yield from _remember(table, moved, cell)
    for foe in passed:
        arc = came.get(foe.id)
        if arc is not None and able_to_stop(foe) and not (yield from evade(table, moved.id, foe.id, str(arc), cell)):
            return None
    return None


def able_to_stop(foe: Token) -> bool:
    return not state.has(foe, *HELPLESS)


def _remember(table: Table, token: Token, cell: Cell) -> Going:
    """From which arc the enemies of the hex that is entered now are run into; those of earlier hexes are past."""
    here = table.cell(token)
    foes = {
        foe.id: table.arc(cell, foe) for foe in table.occupants(here) if foe.id != token.id and is_enemy(foe, token)
    }
    if foes or state.since(token, table).get(ENTERED):
        yield Apply(state.note(table.edit(), table, token.id, **{ENTERED: foes}).changes())


def evade(table: Table, mover: str, opponent: str, arc: str, cell: Cell) -> Generator[Any, Any, bool]:
    """The enemy may try to stop the mover: DX against DX; he has to win. Returns: False if he is stopped in that cell."""
    foe, token = table.token(opponent), table.token(mover)
    names = {"name": token.name or mover, "other": foe.name or opponent}
    choices = (Choice("stop", T("tries to stop him")), Choice("let", T("lets him pass")))
    if (yield Ask(opponent, "stop", choices, "stop", T("{name} runs past {other}", **names), "CLO-24")) == "let":
        return True
    score = yield from _nimble(table, token, evading(table, token, foe, arc))
    result = yield from against(table, (token, score), (foe, dexterity(table, foe, "CLO-24")), "evade", "CLO-24")
    if result.winner == mover:
        yield Apply(lines=(Line("CLO-24", T("{name} slips past {other}", **names)),))
        return True
    edit = table.edit().set(mover, at=(cell[0], cell[1])).budget(mover, move=0.0)
    edit = state.note(edit, table, mover, **{ENTERED: {}})
    yield Apply(edit.changes(), (Line("CLO-24", T("{other} stops {name}", **names)),))
    return False


def evading(table: Table, mover: Token, foe: Token, arc: str) -> Score:
    """DX of one who slips past: by the foe's posture, and the arc of his that he was entered from."""
    score = dexterity(table, mover, "CLO-24")
    score = score.plus(numbers("postures")[posture_of(foe)]["evade"], "CLO-24", T("posture of the enemy"))
    return score.plus(numbers("movement")["evade_arc"][arc], "CLO-24", T("entered from: {arc}", arc=ARCS[arc]))


def _nimble(table: Table, mover: Token, score: Score) -> Generator[Any, Any, Score]:
    """A cinematic fighter tumbles past after a roll of its own."""
    stats = table.stats(mover)
    if not multi.is_master(stats, table.options):
        return score
    skill = max(int(stats["dx"]), body.acrobatics(stats), int(stats.get("jumping") or 0))
    own = Score(skill, T("best of DX, Jumping and Acrobatics"), "MAN-13b5")
    check = yield from roll(table, own, "acrobatics", mover.id, rule="MAN-13b5", apart=lambda c: c.ok)
    return score.plus(numbers("attack")["multiple"]["evasion"], "MAN-13b5", T("tumbles past")) if check.ok else score

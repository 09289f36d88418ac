"""What aiming does to a shot. Rules: MAN-2, MAN-13e."""

from battlemap.rules.api import T

from .rolls import Score
from .tables import numbers
from .weapons import Weapon


def aimed(score: Score, weapon: Weapon, turns: int, braced: bool) -> Score:
    """A shot with all its other modifiers, aimed for so many turns.

    Args: turns: 0 for a snap shot, which costs more unless the number reaches the weapon's snap-shot number.
    """
    changes = numbers("attack")["modifiers"]
    if turns <= 0:
        ss = weapon.ss
        if ss is not None and score.value < ss:
            score = score.plus(changes["unaimed"], "MAN-2", T("not aimed"))
        return score
    score = score.plus(min(weapon.acc, max(0, score.base)), "MAN-2", T("accuracy"))
    score = score.plus(min(turns - 1, changes["acc_extra_most"]), "MAN-2", T("aimed longer"))
    return score.plus(changes["braced"], "MAN-2", T("braced")) if braced else score

"""Everything a token can reach."""

from __future__ import annotations

from battlemap.model.laid import LaidAreas
from battlemap.model.scenario import ScenarioView
from battlemap.movement.costs import MoveProfile
from battlemap.movement.mover import mover_of
from battlemap.movement.results import Reach


def reach(view: ScenarioView, scene: str, token: str, profile: MoveProfile, laid: LaidAreas = ()) -> Reach:
    """Every place the token may stop at within its budget, the start included, by cost and then cell.

    Args:
        laid: as for `mover_of`.
    Raises:
        CommandError: `unknown-token`.
    """
    return mover_of(view, scene, token, profile, laid=laid).search().reach()

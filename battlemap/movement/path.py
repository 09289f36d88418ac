"""The cheapest way to a place, and the price of a way somebody drew."""

from __future__ import annotations

from battlemap.geometry.types import Cell
from battlemap.model.laid import LaidAreas
from battlemap.model.scenario import ScenarioView
from battlemap.movement.costs import MoveProfile
from battlemap.movement.drawn import Items
from battlemap.movement.mover import mover_of
from battlemap.movement.results import Path


def cheapest_path(
    view: ScenarioView,
    scene: str,
    token: str,
    profile: MoveProfile,
    to: Cell,
    facing: int | None = None,
    laid: LaidAreas = (),
) -> Path:
    """The cheapest way to `to`, looking to `facing` in the end; where there is none within the budget, `illegal` says why
    (and if it is only too dear, the way is given with what it would cost).

    Args:
        laid: as for `mover_of`.
    Raises:
        CommandError: `unknown-token`.
    """
    return mover_of(view, scene, token, profile, laid=laid).search().path_to(to, facing)


def price(view: ScenarioView, scene: str, token: str, profile: MoveProfile, items: Items, laid: LaidAreas = ()) -> Path:
    """What a drawn way costs, and the first of its items (counted from 0) that may not be.

    Args:
        laid: as for `mover_of`.
    Raises:
        CommandError: `unknown-token`.
    """
    return mover_of(view, scene, token, profile, laid=laid).price(items)

"""Running into a foe, as actions, and going on over one who was run down. Rules: CLO-13, CLO-15, CLO-17 to CLO-19."""

from collections.abc import Generator
from typing import Any

from battlemap.rules.api import ActionRequest, Ask, Choice, CommandError, Outcome, T, Table

from . import close, slam, trample
from .collision import collide
from .slam_scores import SLAM, SUPER, TACKLE, Run

Going = Generator[Any, Any, Outcome]


def run_down(request: ActionRequest, table: Table) -> Going:
    """Run into a foe to throw him down."""
    run = slam.start(request, table, SLAM)
    result = yield from slam.resolve(table, run)
    if result.over:
        yield from _over(table, run)
    return Outcome(hit=result.hit, value=result)


def super_slam(request: ActionRequest, table: Table) -> Going:
    """The slam of the very fast and strong, where the table plays with it."""
    if not table.options["super_slams"]:
        raise CommandError(T("This table plays without super-slams"), code="not-offered", rule="CLO-15")
    result = yield from slam.resolve(table, slam.start(request, table, SUPER))
    return Outcome(hit=result.hit, value=result)


def flying_tackle(request: ActionRequest, table: Table) -> Going:
    """Throw oneself at a foe."""
    result = yield from slam.resolve(table, slam.start(request, table, TACKLE))
    return Outcome(hit=result.hit, value=result)


def collision(request: ActionRequest, table: Table) -> Going:
    """A token runs into something solid, or hits the ground."""
    hexes, breaks = int(request.options.get("hexes", 0)), bool(request.options.get("breaks"))
    points = yield from collide(table, request.by, hexes, breaks)
    return Outcome(value=points)


def _over(table: Table, run: Run) -> Generator[Any, Any, None]:
    """Who won clearly may go on over the foe, treading on him if heavy enough, with the points that are left."""
    by, target = table.token(run.by), table.token(run.target)
    if not close.together(table, by, target) or slam.points_left(table, by) == 0:
        return
    choices = (Choice("no", T("stops there")), Choice("yes", T("goes on over him")))
    if (yield Ask(run.by, "run_over", choices, "no", rule="CLO-13")) == "yes":
        yield from trample.tread(table, run.by, run.target, True)
        yield from slam.run_on(table, run, whole=True)

"""Climbing in play: the roll, hanging on the wall from one turn to the next, losing hold. Rules: COR-16, SIT-7, MOV-16."""

from collections.abc import Generator, Mapping
from dataclasses import dataclass
from typing import Any

from battlemap.rules.api import Apply, Cell, Hanging, Line, Outcome, Resolution, Step, T, Table, Token, decimal

from . import falls, feats, ground, state
from .rolls import Score, roll
from .tables import numbers

Going = Generator[Any, Any, Any]
CLIMBING = "climbing"  # the condition of one who hangs on a wall
LOSES_HOLD = ("dead", "unconscious", "collapsed", "stunned", "mentally_stunned")


@dataclass(frozen=True, slots=True)
class Climb:
    """A stretch of a climb: from one height above its foot to another, and the height of the whole wall."""

    foot: Cell
    top: Cell
    surface: str
    start: float
    end: float

    @property
    def up(self) -> bool:
        return self.end > self.start


def on_the_wall(token: Token, table: Table) -> tuple[Cell, Cell, float] | None:
    """The foot and the top of the wall it hangs on, and how high; None if it does not."""
    mark = state.mark(token, CLIMBING)
    if mark is None or token.elevation <= 0:
        return None
    foot, top = (table.grid.cell(mark.extra.get(key, token.at)) for key in ("foot", "to"))
    return foot, top, token.elevation


def hanging(token: Token, table: Table, speed: int) -> Hanging | None:
    """The climb a mover goes on with. Args: speed: its Move in half points."""
    found = on_the_wall(token, table)
    if found is None or found[0] != table.cell(token):
        return None
    _, top, metres = found
    pace = str(table.options["climb_pace"])
    down = ground.climb(surface_of(table, top), False, table.stats(token), speed, pace, rolls_now(token))
    return Hanging(top, metres, down)


def rolls_now(token: Token) -> bool:
    """Whether a climb calls for a roll now: it begins, or has gone on for so long since the last."""
    since = int(state.told(token, CLIMBING, "since", 0))
    return not state.has(token, CLIMBING) or since >= int(numbers("movement")["climb"]["seconds"])


def surface_of(table: Table, top: Cell) -> str:
    """What one climbs on up to a cell; a slope where the map says nothing that is known."""
    there = table.ground(top)
    word = there.climb or ("ladder" if "ladder" in there.tags else "")
    return word if feats.climbing(word) is not None else "slope"


def stepping(token: Token, step: Step, table: Table) -> Resolution | None:
    """A step of a way: a climb calls for its roll; a failure is a fall, and the step is not taken."""
    if step.mode != "climb" and not state.has(token, CLIMBING):
        return None
    return _climb(token, step, table)


def _climb(token: Token, step: Step, table: Table) -> Resolution:
    climb = stretch(token, step, table)
    if climb is None:
        yield Apply(table.edit().remove(token, CLIMBING).changes())
        return Outcome(value=True)
    since = int(state.told(token, CLIMBING, "since", 0))
    if rolls_now(token):
        since = 0
        if not (yield from _holds(table, token, climb)):
            yield from _let_go(table, token.id, climb)
            return Outcome(value=False)
    edit = table.edit()
    if step.toward is not None and step.lift:
        ends = {"foot": list(climb.foot), "to": list(climb.top)}
        edit.add(token, CLIMBING, **ends, since=since + 1)
    else:
        edit.remove(token, CLIMBING)
    yield Apply(edit.changes())
    return Outcome(value=True)


def stretch(token: Token, step: Step, table: Table) -> Climb | None:
    """What of a wall a step climbs; None if it only steps off."""
    here = table.cell(token)
    known = on_the_wall(token, table)
    if known is not None:
        foot, top, height = known
    elif step.toward is not None:
        foot, top = step.at, step.toward
        height = table.elevation(here) - table.elevation(foot)
    else:
        foot, top = sorted((here, step.at), key=table.elevation)
        height = table.elevation(here) - table.elevation(foot)
    whole = table.elevation(top) - table.elevation(foot)
    end = step.lift if step.toward is not None and step.lift is not None else whole if step.at == top else 0.0
    return Climb(foot, top, surface_of(table, top), round(height, 6), round(end, 6)) if whole > 0 else None


def climbing_score(table: Table, token: Token, climb: Climb) -> Score | None:
    """What is rolled against for a stretch; None where no roll is needed."""
    stats: Mapping[str, Any] = table.stats(token)
    modifier = feats.climbing_roll(climb.surface, climb.up, 0)
    if modifier is None:
        return None
    score = Score(feats.climbing_skill(stats), T("Climbing"), "COR-16")
    score = score.plus(modifier, "COR-16", ground.SURFACES[climb.surface])
    return score.plus(-int(stats["encumbrance"]), "COR-16", T("load"))


def _holds(table: Table, token: Token, climb: Climb) -> Generator[Any, Any, bool]:
    score = climbing_score(table, token, climb)
    if score is None:
        return True
    check = yield from roll(table, score, "climbing", token.id, rule="COR-16", apart=lambda c: c.ok)
    return check.ok


def _let_go(table: Table, token_id: str, climb: Climb) -> Going:
    """A failed roll: down to the foot of the wall, from the height the stretch led to (R-51)."""
    token = table.token(token_id)
    reached = climb.start if table.options["climb_fall"] == "start" else max(climb.start, climb.end)
    text = T("{name} loses hold at {metres} m", name=token.name or token_id, metres=decimal(reached))
    edit = table.edit().remove(token, CLIMBING).budget(token_id, move=0.0)
    edit.set(token_id, at=(climb.foot[0], climb.foot[1]), elevation=0.0)
    yield Apply(edit.changes(), (Line("COR-16", text),))
    yield from falls.come_down(table, token_id, reached)


def falls_off(table: Table, token_id: str) -> Going:
    """One who hangs on a wall and can hold on no longer falls. Called when turns end."""
    token = table.token(token_id)
    known = on_the_wall(token, table)
    if known is None or not (token.posture == "lying" or state.has(token, *LOSES_HOLD)):
        return None
    text = T("{name} loses hold at {metres} m", name=token.name or token_id, metres=decimal(known[2]))
    edit = table.edit().remove(token, CLIMBING).set(token_id, elevation=0.0)
    yield Apply(edit.changes(), (Line("COR-16", text),))
    yield from falls.come_down(table, token_id, known[2], helpless=True)
    return None


def taken_off(table: Table, token_id: str) -> Going:
    """One who is no longer where the wall is hangs on it no longer."""
    token = table.token(token_id)
    mark = state.mark(token, CLIMBING)
    if mark is not None and table.grid.cell(mark.extra.get("foot", token.at)) != table.cell(token):
        yield Apply(table.edit().remove(token, CLIMBING).set(token_id, elevation=0.0).changes())
    return None


def let_go(request: Any, table: Table) -> Generator[Any, Any, Outcome]:
    """The action: let go of the wall and drop to its foot."""
    token = table.token(request.by)
    known = on_the_wall(token, table)
    if known is None:
        raise falls.no_fall(T("{name} hangs on no wall", name=token.name or token.id))
    yield Apply(table.edit().remove(token, CLIMBING).set(token.id, elevation=0.0).changes())
    hurt = yield from falls.come_down(table, token.id, known[2])
    return Outcome(value=0 if hurt is None else hurt.injury)

"""Why a step costs what it costs, and why it may not be: the terms of the profile, put into words with their rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from battlemap.model.entities import Door
from battlemap.movement.barriers import blockers
from battlemap.movement.costs import MoveProfile, StepRule, Toll, band_for_height
from battlemap.movement.edges import Edges
from battlemap.movement.moves import Move
from battlemap.movement.results import Why
from battlemap.movement.tolls import ground_tolls, half_up
from battlemap.text import T, Text

Refusal = tuple[str, tuple[Why, ...]]  # (reason word of the contract, why)


CLIMB, GO_DOWN = Toll(T("climb {height} m")), Toll(T("go down {height} m"))


def refusal(profile: MoveProfile, reason: str, *texts: Text, rule: str | None = None) -> Refusal:
    """A reason with its texts; the rule id is the profile's for that reason."""
    return reason, tuple(Why(0, profile.rules.get(reason, "") if rule is None else rule, text) for text in texts)


def over_budget(profile: MoveProfile, cost: float) -> Refusal:
    """The refusal of what costs more than there is."""
    text = T("costs {cost} {unit} of {budget}", cost=num(profile.shown(cost)), unit=profile.unit,
             budget=num(profile.shown(profile.budget)))  # fmt: skip
    return refusal(profile, "budget", text)


def unexplored(profile: MoveProfile) -> Refusal:
    """The refusal of ground the mover is not let onto; what lies there is not told."""
    return refusal(profile, "terrain", T("nobody has explored that ground yet"), rule="")


def num(value: float) -> str:
    """A number as people write it: no needless ".0", a true minus sign.

    >>> num(2.0), num(-0.5)
    ('2', '−0.5')
    """
    return f"{round(value, 2):g}".replace("-", "−")


def with_height(toll: Toll, metres: float) -> Toll:
    """The toll with the height put into its text."""
    return replace(toll, text=Text(toll.text.key, {**toll.text.args, "height": num(metres)}))


class Explainer:
    """Words for the steps of one mover."""

    def __init__(self, edges: Edges, profile: MoveProfile) -> None:
        self.edges, self.tables, self.profile = edges, edges.tables, profile
        self.field = edges.tables.field

    # --- costs --------------------------------------------------------------------------------------------------------

    def why(self, source: int, state: int, move: Move, cost: int) -> tuple[Why, ...]:
        """The terms of a step that can be made; base costs only where the profile has words for them."""
        shown = self.profile.shown
        if move.rule is None:
            if self.profile.turn_text is None:
                return ()
            return (Why(shown(cost), self.profile.turn_rule, self.profile.turn_text),)
        base, entered = self._entered(source, state, move)
        values: list[float] = [half_up(base * (toll.multiply - 1.0)) + toll.add + extra for toll, extra in entered]
        rest = cost - base - sum(values)
        for number, (toll, _) in enumerate(entered):
            if toll.all:  # it takes what the rest of the step leaves of the budget
                values[number], rest = values[number] + rest, 0
                break
        result = [] if move.rule.text is None else [Why(shown(base), move.rule.rule, move.rule.text)]
        for (toll, _), value in zip(entered, values, strict=True):
            if value or toll.mark or toll.mode or toll.all:
                result.append(Why(shown(value), toll.rule, toll.text))
        if self.profile.one_step is not None and rest <= -1 and self.edges.eased(source, cost):
            result.append(Why(shown(rest), self.profile.one_step.rule, self.profile.one_step.text))
        return tuple(result)

    def _entered(self, source: int, state: int, move: Move) -> tuple[float, list[tuple[Toll, int]]]:
        """(cost before tolls, tolls of ground, height and those who stand there) of a step."""
        assert move.rule is not None
        number, facing, parity = self.tables.place(source)
        direction = (facing + move.relative) % self.tables.directions
        base = self.tables.reached(move.rule, direction, parity)
        there, new_facing, _ = self.tables.place(state)
        met = [(toll, 0) for toll in self.edges.tolls(there, new_facing, number)]
        return base, self._dearest(number, facing, direction, move.rule, base) + met

    def mode(self, source: int | None, state: int, move: Move | None) -> str:
        """How one moves on that step: the height's word, then the water's, then the profile's own."""
        number, facing, _ = self.tables.place(state)
        if source is not None and move is not None and move.rule is not None:
            start, old, parity = self.tables.place(source)
            direction = (old + move.relative) % self.tables.directions
            base = self.tables.reached(move.rule, direction, parity)
            for toll, _ in reversed(self._dearest(start, old, direction, move.rule, base)):
                if toll.mode:
                    return toll.mode
        for covered in self.tables.covered(number, facing):
            if covered >= 0:
                for toll in ground_tolls(self.profile, self.field.ground(covered)):
                    if toll.mode:
                        return toll.mode
        return self.profile.mode

    def marks(self, source: int, state: int, move: Move) -> tuple[str, ...]:
        """Words a step puts on the whole path."""
        if move.rule is None:
            return ()
        return tuple(dict.fromkeys(toll.mark for toll, _ in self._entered(source, state, move)[1] if toll.mark))

    def _dearest(self, number: int, facing: int, direction: int, rule: StepRule, base: float) -> list[tuple[Toll, int]]:
        """The tolls (with what the height itself adds) of the body's cell that pays most."""
        best: list[tuple[Toll, int]] = []
        highest = -1.0
        cells = rule.leap.cells if rule.leap else 1
        for start in self.tables.covered(number, facing):
            to = self.tables.landing(start, direction, cells)
            if to < 0:
                continue
            tolls = self._cell_tolls(start, to, leap=rule.leap is not None)
            factor = 1.0 + sum(toll.multiply - 1.0 for toll, _ in tolls)
            price = base * factor + sum(toll.add + extra for toll, extra in tolls)
            if price > highest:
                best, highest = tolls, price
        return best

    def _cell_tolls(self, start: int, to: int, leap: bool = False) -> list[tuple[Toll, int]]:
        tolls = [(toll, 0) for toll in (*self.profile.entry, *ground_tolls(self.profile, self.field.ground(to)))]
        rise = round(float(self.field.elevation[to] - self.field.elevation[start]), 6)
        bands = self.profile.rises if rise > 0 else self.profile.drops
        if rise and bands and not leap:
            higher = to if rise > 0 else start
            band = band_for_height(bands, abs(rise), self.field.surfaces[int(self.field.surface[higher])])
            if band is not None and (band.toll or band.per_metre):
                toll = band.toll or (CLIMB if rise > 0 else GO_DOWN)
                metres = abs(rise) - self._behind(start, to)
                tolls.append((with_height(toll, metres), half_up(band.per_metre * metres)))
        hanging = self.profile.hanging
        if hanging is not None and start == self.edges.hung and self.field.lattice.cell(to) != hanging.to:
            extra = half_up(hanging.down.per_metre * hanging.metres)
            tolls.append((with_height(hanging.down.toll or GO_DOWN, hanging.metres), extra))
        return tolls

    def _behind(self, start: int, to: int) -> float:
        """Metres of the height of a step that are behind one who hangs on it already."""
        hanging = self.profile.hanging
        on_it = hanging is not None and start == self.edges.hung and self.field.lattice.cell(to) == hanging.to
        return hanging.metres if hanging is not None and on_it else 0.0

    # --- refusals -----------------------------------------------------------------------------------------------------

    def refused(self, state: int, direction: int, facing: int) -> Refusal:
        """Why the neighbour in `direction` cannot be entered from a state, the token then looking to `facing`."""
        number, old, _ = self.tables.place(state)
        next_to = int(self.field.lattice.neighbors[number, direction])
        if next_to >= 0 and self.edges.occupancy.closed(next_to, facing):
            return unexplored(self.profile)
        found: list[Refusal] = []
        for start in self.tables.covered(number, old):
            to = int(self.field.lattice.neighbors[start, direction]) if start >= 0 else -1
            found.append(self._cell_refused(start, to, direction))
        worst = next((one for one in found if one[0]), None)
        if worst is not None:
            return worst
        there = int(self.field.lattice.neighbors[number, direction])
        if (entry := self._cannot_enter(there, facing)) is not None:
            return entry
        if any(cell < 0 for cell in self.tables.covered(there, facing)):
            return refusal(self.profile, "edge", T("the body would stand beyond the edge of the map"))
        if self.field.grid.kind == "square" and direction % 2 and self.field.scene.grid.diagonals == "none":
            return refusal(self.profile, "manoeuvre", T("there are no diagonal steps here"))
        if any(self.tables.cornered(start, direction) for start in self.tables.covered(number, old) if start >= 0):
            return refusal(self.profile, "wall", T("something stands at the corner"))
        if not self.tables.fits[facing % len(self.tables.fits)][there]:
            return refusal(self.profile, "wall", T("the body does not fit there"))
        return refusal(self.profile, "manoeuvre", T("this way of moving does not lead there"))

    def _cell_refused(self, start: int, to: int, direction: int) -> Refusal:
        if to < 0:
            return refusal(self.profile, "edge", T("that is beyond the edge of the map"))
        if (blocked := self.barrier(start, to)) is not None:
            return blocked
        for toll in self.profile.entry:
            if toll.forbid:
                return refusal(self.profile, "manoeuvre", toll.text, rule=toll.rule)
        for toll, _ in self._cell_tolls(start, to):
            if toll.forbid:
                return refusal(self.profile, "terrain", toll.text, rule=toll.rule)
        rise = round(float(self.field.elevation[to] - self.field.elevation[start]), 6)
        bands = self.profile.rises if rise > 0 else self.profile.drops
        if rise and bands:
            higher = to if rise > 0 else start
            if band_for_height(bands, abs(rise), self.field.surfaces[int(self.field.surface[higher])]) is None:
                key = "{height} m up is too high" if rise > 0 else "{height} m down is too deep"
                return refusal(self.profile, "height", T(key, height=num(abs(rise))))
        return "", ()

    def barrier(self, start: int, to: int) -> Refusal | None:
        """The wall or door between two neighbouring cells, if there is one."""
        lattice, stature = self.field.lattice, self.tables.shape.stature
        ground = max(float(self.field.elevation[start]), float(self.field.elevation[to]))
        feet = max(ground + stature.lift, stature.least)
        ids = blockers(self.field.pieces, lattice.centers[start], lattice.centers[to], feet, stature.height)
        return barrier_refusal(self.profile, ids, self.field.doors) if ids else None

    def _cannot_enter(self, number: int, facing: int) -> Refusal | None:
        for one in self.edges.occupancy.at(number, facing):
            if not one.meaning.enter:
                return refusal(self.profile, "occupied", T("{token} stands there", token=one.name or one.token))
        return None

    def cannot_end(self, number: int, facing: int) -> Refusal | None:
        """Why one may not stop at a place; None if one may."""
        if self.edges.occupancy.closed(number, facing):
            return unexplored(self.profile)
        for one in self.edges.occupancy.at(number, facing):
            if not (one.meaning.enter and one.meaning.end):
                key = "{token} stands there, one may only pass" if one.meaning.enter else "{token} stands there"
                return refusal(self.profile, "occupied", T(key, token=one.name or one.token))
        return None


def barrier_refusal(profile: MoveProfile, ids: tuple[str, ...], doors: Mapping[str, Door]) -> Refusal:
    """The refusal of walls and doors in the way; a door only if no wall is among them. The words name no wall: only who
    writes the file knows its id, which is among the arguments."""
    shut = [id_ for id_ in ids if id_ in doors]
    if len(shut) == len(ids):
        return refusal(profile, "door", *(_closed(doors[id_]) for id_ in shut))
    wall = next(id_ for id_ in ids if id_ not in shut)
    return refusal(profile, "wall", T("a wall is in the way", wall=wall))


def _closed(door: Door) -> Text:
    key = "{kind} {door} is locked" if door.locked else "{kind} {door} is closed"
    kinds = {
        "door": T("door"), "double": T("double door"), "gate": T("gate"), "portcullis": T("portcullis"),
        "window": T("window"),
    }  # fmt: skip
    return T(key, kind=kinds[door.type], door=door.id)

"""The area of an action that is being aimed: who would be inside, round the place pointed at or from who acts towards it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from battlemap.app.tools.area_look import look
from battlemap.app.tools.area_sight import AreaSight
from battlemap.app.tools.base import ToolContext
from battlemap.geometry.types import Cell
from battlemap.model.entities import Area, Token
from battlemap.rules.areaspec import area_fields


class AreaAim:
    """`offer`: the entry of `offers`, whose `area` it is; `line`: the `act` line, whose options count."""

    def __init__(self, ctx: ToolContext, by: Token, offer: Mapping[str, Any], line: Mapping[str, Any]) -> None:
        self._ctx, self._by, self._offer = ctx, by, offer
        told = offer.get("area")
        usual = {option["id"]: option["default"] for option in offer.get("options", ())}
        self._start = told["start"] if told is not None else ""
        self._fields = area_fields(told, {**usual, **self._chosen(line)}) if told is not None else None
        self._kept: tuple[Any, AreaSight] | None = None

    def _chosen(self, line: Mapping[str, Any]) -> dict[str, Any]:
        """The options that were changed; one left as the rules have it is what the offer says, such as a weapon's dice."""
        actions = self._ctx.session.ruleset.manifest.action
        plain = {o.id: o.default for spec in actions if spec.id == self._offer["action"] for o in spec.option}
        return {id_: value for id_, value in line.get("options", {}).items() if value != plain.get(id_)}

    def sight(self, cell: Cell | None) -> AreaSight | None:
        """The preview with the action aimed at a cell; None without a cell or an area."""
        area = self.area(cell) if cell is not None else None
        if area is None:
            return None
        key = area, self._ctx.session.scenario.revision
        if self._kept is None or self._kept[0] != key:
            sight = look(
                self._ctx, area, side=self._by.side or None, held=False, title=self._offer["title"], icon=self._offer["icon"],
                card=self._offer["target"] != "token",  # the card of a token aimed at has the odds
            )  # fmt: skip
            self._kept = key, sight
        return self._kept[1]

    def area(self, cell: Cell) -> Area | None:
        """The area with the action aimed at a cell; None if it has none, or points nowhere."""
        if self._fields is None:
            return None
        here, there = (float(self._by.at[0]), float(self._by.at[1])), (float(cell[0]), float(cell[1]))
        if self._start == "self":
            return None if here == there else Area("aimed", at=here, to=there, token=self._by.id, **self._fields)
        onward = (2 * there[0] - here[0], 2 * there[1] - here[1])
        return Area("aimed", at=there, to=None if here == there else onward, **self._fields)

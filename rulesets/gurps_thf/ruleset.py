"""GURPS True High Fantasy: what the roles of a ruleset mean in it. Each has a module of its own."""

from collections.abc import Mapping, Sequence
from typing import Any

from battlemap.rules.api import (
    ActionRequest,
    Announce,
    Cell,
    Change,
    CharacterSheet,
    CommandError,
    Interrupt,
    Later,
    Modifier,
    MoveProfile,
    Offer,
    Resolution,
    Ruleset,
    Scene,
    Step,
    T,
    Table,
    Token,
)

from . import actions, body, fatigue, hooks, initiative, manoeuvres, profiles, ranged, series, sheets, waiting, weapons


class Rules(Ruleset):
    def profile(
        self, token: Token, table: Table, *, manoeuvre: str | None = None, mode: str | None = None
    ) -> MoveProfile:
        return profiles.profile_of(token, table, manoeuvre or manoeuvres.MOVE, mode)

    def unit(self, scene: Scene) -> str:
        return "MP"

    def check_stats(self, stats: Mapping[str, Any]) -> dict[str, Any]:
        checked = super().check_stats(stats)
        weapons.check_weapons(str(checked.get("weapons", "")))
        return checked

    def stats_from_sheet(self, sheet: CharacterSheet) -> dict[str, Any]:
        return sheets.stats_of(sheet)

    def budgets(self, token: Token, table: Table, manoeuvre: str | None = None) -> dict[str, float]:
        return {
            **super().budgets(token, table, manoeuvre=manoeuvre),
            "attacks": float(actions.attacks_of(token, table)),
        }

    def order(self, tokens: Sequence[Token], table: Table) -> tuple[tuple[str, ...], ...]:
        def rank(token: Token) -> tuple[float, int, str]:
            stats: Mapping[str, Any] = table.stats(token)
            return -body.basic_speed(stats), -stats["dx"], token.id

        return tuple((token.id,) for token in sorted(tokens, key=rank))

    def initiative(self, tokens: Sequence[Token], table: Table) -> Resolution:
        return initiative.initiative(tokens, table)

    def offers(self, token: Token, table: Table) -> Sequence[Offer]:
        return actions.offered(super().offers(token, table), token, table)

    def act(self, request: ActionRequest, table: Table) -> Resolution:
        if request.action not in actions.ACTIONS:
            raise CommandError(T("There is no action {action}", action=request.action), code="not-offered")
        key = "budgets", request.by, request.action
        return actions.act(self.manifest, request, table, table.kept(key, lambda: self._budgets_of(request, table)))

    def interrupts(self, event: Change | Announce, table: Table) -> Sequence[Interrupt]:
        return tuple(waiting.interrupts(event, table))

    def deferred(self, later: Later, table: Table) -> Resolution | None:
        return series.strike(table, later.data) if later.data.get("kind") == series.KIND else None

    def cover_costs(self, seen_from: Token, target: Token, table: Table) -> Sequence[Modifier]:
        return ranged.cover_modifiers(table, seen_from, target)

    def combat_started(self, table: Table) -> Resolution:
        return hooks.forget_passing(table)

    def combat_ended(self, table: Table) -> Resolution:
        return fatigue.combat_ended(table)

    def time_passed(self, seconds: float, table: Table) -> Resolution | None:
        return hooks.time_passed(seconds, table) if table.combat is None else None

    def round_started(self, round: int, table: Table) -> Resolution:
        return hooks.round_started(round, table)

    def turn_started(self, token: Token, table: Table) -> Resolution:
        return hooks.turn_started(token, table)

    def turn_ended(self, token: Token, table: Table) -> Resolution:
        return hooks.turn_ended(token, table)

    def entered_cell(self, token: Token, cell: Cell, table: Table) -> Resolution:
        return hooks.entered_cell(token, cell, table)

    def stepping(self, token: Token, step: Step, table: Table) -> Resolution | None:
        return hooks.stepping(token, step, table)

    def left_cell(self, token: Token, cell: Cell, table: Table) -> Resolution:
        return hooks.left_cell(token, cell, table)

    def _budgets_of(self, request: ActionRequest, table: Table) -> dict[str, float]:
        """What the manoeuvre leaves to move with that an action settles."""
        spec = next((one for one in self.manifest.action if one.id == request.action), None)
        if spec is None or not spec.manoeuvre:
            return {}
        profile = self.profile(table.token(request.by), table, manoeuvre=spec.manoeuvre[0])
        return {"move": profile.shown(profile.budget)}

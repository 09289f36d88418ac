"""What a ruleset gets that says nothing: the roles of `Ruleset` as plain functions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from battlemap.errors import CommandError
from battlemap.model.entities import Token
from battlemap.movement.costs import MoveProfile, StepRule
from battlemap.rules.manifest import Manifest
from battlemap.rules.schema import check_values, defaults_of
from battlemap.text import T

if TYPE_CHECKING:
    from battlemap.rules.sheet import CharacterSheet
    from battlemap.rules.table import Table

FREE_CELLS = 6


def profile(token: Token, table: Table, *, manoeuvre: str | None, mode: str | None) -> MoveProfile:
    """Six cells in any direction, on foot; walls, closed doors and other tokens are in the way, the ground is not."""
    if manoeuvre is not None:
        raise CommandError(T("There is no manoeuvre {manoeuvre}", manoeuvre=manoeuvre), hint=T("leave it out"))
    if mode not in (None, "walk"):
        raise CommandError(
            T("{token} cannot move like that: {mode}", token=token.name or token.id, mode=mode),
            code="not-offered",
            hint=T("leave the mode out"),
        )
    cell = 10
    return MoveProfile(
        budget=FREE_CELLS * cell,
        unit=table.scene.unit,
        per_unit=cell / table.scene.cell_distance,
        steps=(StepRule(cost=cell),),
    )


def new_stats(manifest: Manifest) -> dict[str, Any]:
    """The schema's defaults, with the version they are of."""
    return {"version": manifest.stats_version, **defaults_of(manifest.stat)}


def check_stats(manifest: Manifest, stats: Mapping[str, Any]) -> dict[str, Any]:
    """The given stats against the schema; `version` may be there and must be this ruleset's own."""
    given = dict(stats)
    version = given.pop("version", manifest.stats_version)
    if version != manifest.stats_version or isinstance(version, bool):
        raise CommandError(
            T(
                "stats.version: expected {expected}, found {found}",
                expected=manifest.stats_version,
                found=repr(version),
            ),
            field="version",
        )
    checked = check_values(manifest.stat, given, "stats.")
    return {"version": manifest.stats_version, **checked} if "version" in stats else checked


def stats_from_sheet(manifest: Manifest, sheet: CharacterSheet) -> dict[str, Any]:
    """Refused: what a sheet's numbers mean in these rules, only they can say."""
    raise CommandError(
        T("{rules} does not read character sheets of {system}", rules=manifest.name.text, system=sheet.system.upper()),
        code="not-offered",
        hint=T("choose rules that do with set_rules, or add the token by hand"),
    )


def bars(manifest: Manifest, stats: Mapping[str, Any]) -> tuple[tuple[str, float, float], ...]:
    """A bar for each stat declared as one whose value and maximum are numbers and whose maximum is above 0."""
    fallback = defaults_of(manifest.stat)
    found = []
    for spec in manifest.stat:
        if spec.bar is None:
            continue
        value, maximum = (stats.get(name, fallback.get(name)) for name in (spec.id, spec.bar))
        if isinstance(value, (int, float)) and isinstance(maximum, (int, float)) and maximum > 0:
            found.append((spec.id, float(value), float(maximum)))
    return tuple(found)


def order(tokens: Sequence[Token]) -> tuple[tuple[str, ...], ...]:
    """Each on its own, in the order given."""
    return tuple((token.id,) for token in tokens)


def budgets(profile: MoveProfile, manifest: Manifest) -> dict[str, float]:
    """The movement of a profile, in shown units, and what the manifest declares."""
    return {"move": profile.shown(profile.budget), **{budget.id: budget.amount for budget in manifest.budget}}


def check_options(manifest: Manifest, options: Mapping[str, Any]) -> dict[str, Any]:
    """Defaults, and over them what is given."""
    return {**defaults_of(manifest.option), **check_values(manifest.option, options, "options.")}

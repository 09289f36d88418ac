"""What a token may do right now, and at whom, with the reasons why not: worked out from the actions a manifest declares."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from battlemap.errors import CommandError
from battlemap.model.entities import Combat, Token
from battlemap.movement.results import Why
from battlemap.rules.actionspec import ActionSpec
from battlemap.rules.budgets import pay
from battlemap.rules.record import shown, why_told
from battlemap.rules.schema import check_values, nearest
from battlemap.rules.steps import ActionRequest
from battlemap.text import T, Text

if TYPE_CHECKING:
    from battlemap.rules.manifest import Manifest
    from battlemap.rules.table import Table

IsOut = Callable[[Token, "Table"], bool]


@dataclass(frozen=True, slots=True)
class TargetOffer:
    """A possible target. `code` is the refusal's word of the headless contract, "" if it may be aimed at."""

    token: str
    ok: bool = True
    why: tuple[Why, ...] = ()
    code: str = ""


@dataclass(frozen=True, slots=True)
class OptionOffer:
    """A way to vary an action: its values (none listed: free within its type) and the usual one."""

    id: str
    title: Text
    values: tuple[Any, ...] = ()
    default: Any = None


@dataclass(frozen=True, slots=True)
class Offer:
    """An action, offered or not. `target` says what it is aimed at: none, self, token, cell or area."""

    action: str
    title: Text
    available: bool = True
    why: tuple[Why, ...] = ()
    targets: tuple[TargetOffer, ...] = ()
    options: tuple[OptionOffer, ...] = ()
    target: str = "none"
    icon: str = ""
    manoeuvres: tuple[str, ...] = ()
    cost: Mapping[str, float] = field(default_factory=dict)
    reach_cells: float | None = None
    code: str = ""
    using: tuple[str, ...] = ()  # weapons and the like it can be done with
    review: bool = False  # looked over before anything of it happens
    area: Mapping[str, Any] | None = None  # what it takes in where it is aimed, see `AreaSpec.told`

    def told(self) -> dict[str, Any]:
        """Its entry in the `offers` result of the headless contract, sentences still Texts."""
        return {
            "action": self.action,
            "title": self.title,
            "available": self.available,
            "why": why_told(self.why),
            "targets": [{"token": t.token, "ok": t.ok, "why": why_told(t.why)} for t in self.targets],
            "options": [
                {"id": option.id, "values": list(option.values), "default": option.default} for option in self.options
            ],
            "target": self.target,
            "manoeuvres": list(self.manoeuvres),
            "cost": {name: shown(amount) for name, amount in self.cost.items()},
            "using": list(self.using),
            "reach": shown(self.reach_cells),
            "icon": self.icon,
            "review": self.review,
            **({} if self.area is None else {"area": dict(self.area)}),
        }


def offers(manifest: Manifest, token: Token, table: Table, *, out: IsOut) -> tuple[Offer, ...]:
    """An offer for each declared action, in their order."""
    known: dict[str, bool] = {}

    def out_once(other: Token, table: Table) -> bool:
        if other.id not in known:
            known[other.id] = out(other, table)
        return known[other.id]

    return tuple(offer(manifest, spec, token, table, out=out_once) for spec in manifest.action)


def offer(manifest: Manifest, spec: ActionSpec, token: Token, table: Table, *, out: IsOut) -> Offer:
    """One declared action for one token. A ruleset that knows better changes it with `dataclasses.replace`."""
    refused = next(_refusals(manifest, spec, token, table, out), None)
    targets = _targets(manifest, spec, token, table, out) if refused is None else ()
    if refused is None and spec.target == "token" and not any(target.ok for target in targets):
        refused = Why(0, spec.rule, T("nobody to do it to")), "not-offered"
    return Offer(
        action=spec.id,
        title=spec.label.text,
        available=refused is None,
        why=() if refused is None else (refused[0],),
        targets=targets,
        options=tuple(
            OptionOffer(o.id, o.label.text, o.choices or ((False, True) if o.type == "bool" else ()), o.default)
            for o in spec.option
        ),
        target=spec.target,
        icon=spec.icon,
        manoeuvres=spec.manoeuvre,
        cost=spec.cost,
        reach_cells=reach_of(spec, token, table),
        code="" if refused is None else refused[1],
        review=spec.reviewed,
        area=_area(spec, token, table),
    )


def check(
    manifest: Manifest, offered: Sequence[Offer], request: ActionRequest, table: Table, *, force: bool = False
) -> ActionRequest:
    """The request with all options of the action filled in, if it is offered.

    Args: force: the game master's word; only that there is such an action, and what it is aimed at, still count.
    Raises: CommandError `not-offered`, `not-your-turn`, `out-of-reach`, `no-line-of-sight` with the reason; `bad-field` for a
    target of the wrong kind or an option nobody knows; `unknown-token`.
    """
    found = next((offer for offer in offered if offer.action == request.action), None)
    if found is None:
        known = [offer.action for offer in offered]
        raise CommandError(
            T("There is no action {action}", action=request.action),
            code="not-offered",
            hint=nearest(request.action, known),
        )
    if not found.available and not force:
        raise _refusal(found.title, found.why, found.code or "not-offered")
    if found.target in ("cell", "area") and request.at is None and not request.cells and request.target is None:
        raise CommandError(T("{action} needs a place", action=found.title), hint=T("give at, a cell of the scene"))
    if found.target == "token":
        if request.target is None:
            raise CommandError(T("{action} needs a target", action=found.title), hint=_possible(found))
        table.token(request.target)
        aimed = next((target for target in found.targets if target.token == request.target), None)
        if aimed is None and not force:
            raise CommandError(
                T("{action} cannot be aimed at {token}", action=found.title, token=request.target),
                code="not-offered",
                hint=_possible(found),
            )
        if aimed is not None and not aimed.ok and not force:
            raise _refusal(found.title, aimed.why, aimed.code or "not-offered")
    return _with_options(manifest, request)


def _area(spec: ActionSpec, token: Token, table: Table) -> Mapping[str, Any] | None:
    if spec.area is None:
        return None
    return spec.area.told([option.id for option in spec.option], table.stats(token), table.scene.cell_distance)


def reach_of(spec: ActionSpec, token: Token, table: Table) -> float | None:
    """How far the action reaches, in cells; None: however far."""
    reach = spec.reach
    if isinstance(reach, str):
        value = table.stats(token).get(reach)
        reach = float(value) if isinstance(value, (int, float)) and not isinstance(value, bool) else None
    if reach is None:
        return None
    return reach / table.scene.cell_distance if spec.reach_in == "units" else reach


def _refusals(
    manifest: Manifest, spec: ActionSpec, token: Token, table: Table, out: IsOut
) -> Iterator[tuple[Why, str]]:
    """Why the token cannot do it at all, the gravest first."""
    if out(token, table):
        yield Why(0, spec.rule, T("out of the fight")), "not-offered"
    for condition in token.conditions:
        if condition.id in spec.not_while:
            label = next((c.label.text for c in manifest.condition if c.id == condition.id), condition.id)
            yield Why(0, spec.rule, T("not while {condition}", condition=label)), "not-offered"
    combat = table.combat
    if combat is None or not any(token.id in group for group in combat.order):
        return
    if spec.when == "turn" and token.id not in combat.acting:
        yield Why(0, spec.rule, T("it is not its turn")), "not-your-turn"
    manoeuvre = _manoeuvre(combat, token)
    if spec.manoeuvre and manoeuvre is not None and manoeuvre not in spec.manoeuvre:
        yield Why(0, spec.rule, T("not with this manoeuvre")), "not-offered"
    if spec.cost:
        paid = pay(combat.budgets.get(token.id, {}), spec.cost, manifest.conversion)
        if paid.missing is not None:
            label = next((b.label.text for b in manifest.budget if b.id == paid.missing), paid.missing)
            yield Why(0, spec.rule, T("nothing left of {budget}", budget=label)), "not-offered"


def _manoeuvre(combat: Combat, token: Token) -> str | None:
    chosen = combat.data.get("manoeuvres", {}).get(token.id)
    if chosen is None and token.id in combat.acting:
        chosen = combat.data.get("manoeuvre")
    return chosen if isinstance(chosen, str) else None


def _targets(manifest: Manifest, spec: ActionSpec, token: Token, table: Table, out: IsOut) -> tuple[TargetOffer, ...]:
    if spec.target != "token":
        return ()
    found, reach = [], reach_of(spec, token, table)
    for other in table.tokens():
        if other.id == token.id or not _side_fits(spec, token, other):
            continue
        wrong = next(_wrong_target(spec, token, other, table, out, reach), None)
        found.append(TargetOffer(other.id) if wrong is None else TargetOffer(other.id, False, (wrong[0],), wrong[1]))
    return tuple(found)


def _side_fits(spec: ActionSpec, token: Token, other: Token) -> bool:
    same = token.side == other.side and token.side != ""
    return spec.side == "any" or same == (spec.side == "friend")


def _wrong_target(
    spec: ActionSpec, token: Token, other: Token, table: Table, out: IsOut, reach: float | None
) -> Iterator[tuple[Why, str]]:
    if reach is not None and table.distance(token, other) > reach + 1e-9:
        far = table.distance(token, other)
        yield (
            Why(far, spec.rule, T("{distance} cells away, reach {reach}", distance=f"{far:g}", reach=f"{reach:g}")),
            "out-of-reach",
        )
    if spec.arc == "front" and table.arc(other, token) not in ("front", "same"):
        yield Why(0, spec.rule, T("not in front")), "out-of-reach"
    if spec.arc == "fan" and not table.in_melee_fan(other, token):
        yield Why(0, spec.rule, T("not in front")), "out-of-reach"
    if not spec.fallen and out(other, table):
        yield Why(0, spec.rule, T("out of the fight")), "not-offered"
    if spec.sight and not table.sight(token, other).visible:
        yield Why(0, spec.rule, T("no line of sight")), "no-line-of-sight"


def _with_options(manifest: Manifest, request: ActionRequest) -> ActionRequest:
    spec = next((spec for spec in manifest.action if spec.id == request.action), None)
    if spec is None:  # an action the ruleset offers of its own accord: it checks its own options
        return request
    given = check_values(spec.option, request.options, "options.")
    usual = {option.id: option.default for option in spec.option if option.default is not None}
    return ActionRequest(
        request.action, request.by, request.target, request.at, request.cells, request.using, {**usual, **given}
    )


def _refusal(title: Text, why: tuple[Why, ...], code: str) -> CommandError:
    if not why:
        return CommandError(T("{action} is not possible now", action=title), code=code)
    return CommandError(
        T("{action} is not possible: {why}", action=title, why=why[0].text), code=code, why=why_told(why)
    )


def _possible(offer: Offer) -> Text | None:
    names = [target.token for target in offer.targets if target.ok]
    return T("possible: {tokens}", tokens=", ".join(names)) if names else None

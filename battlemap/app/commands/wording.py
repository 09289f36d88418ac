"""What a change to a token reads like in the log: a sentence of its own for each thing that changed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from battlemap.app.commands.base import Context
from battlemap.app.tools.words import compass
from battlemap.model.entities import Token
from battlemap.text import T, Text

SIDES: Mapping[str, Text] = {"party": T("Party"), "foe": T("Foes"), "ally": T("Allies"), "": T("Neutral")}


def change_sentences(ctx: Context, before: Token, after: Token, fields: Iterable[str]) -> list[Text]:
    """One sentence or more for each field that was set (`name`, `hidden`, `stats.<id>` ...), in that order."""
    found: list[Text] = []
    for field in fields:
        if field == "conditions":
            found += _conditions(ctx, before, after)
        elif field == "stats" or field.startswith("stats."):
            found += _stats(ctx, before, after, None if field == "stats" else field.removeprefix("stats."))
        else:
            found.append(_field(ctx, before, after, field))
    return found


def _field(ctx: Context, before: Token, after: Token, field: str) -> Text:
    name = after.name or after.id
    scene = ctx.draft.scene(ctx.scene)
    if field == "name":
        return T("{old} is now called {name}", old=before.name or before.id, name=name)
    if field == "hidden":
        return (
            T("{name} is hidden from the players", name=name)
            if after.hidden
            else T("{name} is shown to the players", name=name)
        )
    if field == "facing":
        return T("{name} faces {direction}", name=name, direction=compass(scene.grid.grid(), after.facing))
    if field == "elevation":
        return T("{name} is at height {height} {unit}", name=name, height=shown(after.elevation), unit=scene.unit)
    if field == "size":
        return T("{name}: size {size}", name=name, size=after.size)
    if field == "side":
        return T("{name}: side {side}", name=name, side=SIDES.get(after.side, after.side))
    if field == "posture":
        known = {spec.id: spec.label.text for spec in ctx.session.ruleset_of(ctx.draft).manifest.posture}
        return T("{name}: posture {posture}", name=name, posture=known.get(after.posture, after.posture))
    if field == "at":
        return T("{name} is put into another cell", name=name)
    if field == "picture":
        return T("{name} has another picture", name=name)
    return T("{name} is changed", name=name)


def _conditions(ctx: Context, before: Token, after: Token) -> list[Text]:
    known = {spec.id: spec.label.text for spec in ctx.session.ruleset_of(ctx.draft).manifest.condition}
    name = after.name or after.id
    had, has = [c.id for c in before.conditions], [c.id for c in after.conditions]
    return [
        *(T("{name} gets the condition {condition}", name=name, condition=known.get(c, c)) for c in has if c not in had),
        *(T("{name} loses the condition {condition}", name=name, condition=known.get(c, c)) for c in had if c not in has),
    ]  # fmt: skip


def _stats(ctx: Context, before: Token, after: Token, only: str | None) -> list[Text]:
    ruleset = ctx.session.ruleset_of(ctx.draft)
    labels = {spec.id: spec.label.text for spec in ruleset.manifest.stat}
    old: Mapping[str, Any] = before.stats.get(ruleset.id, {})
    new: Mapping[str, Any] = after.stats.get(ruleset.id, {})
    name = after.name or after.id
    changed = [only] if only is not None else [id_ for id_ in new if id_ != "version" and new[id_] != old.get(id_)]
    found = []
    for id_ in changed:
        stat, value = labels.get(id_, id_), shown(new.get(id_))
        if old.get(id_) is None:
            found.append(T("{name}: {stat} set to {value}", name=name, stat=stat, value=value))
        else:
            found.append(
                T("{name}: {stat} set to {value} (was {old})", name=name, stat=stat, value=value, old=shown(old[id_]))
            )
    return found


def shown(value: Any) -> Text | str:
    """A value as people read it.

    >>> shown(-2), shown(1.50), str(shown(True))
    ('−2', '1.5', 'yes')
    """
    if isinstance(value, bool):
        return T("yes") if value else T("no")
    if isinstance(value, int | float):
        return f"{round(value, 2) + 0:g}".replace("-", "−")
    if value is None:
        return T("nothing")
    return ", ".join(str(one) for one in value)[:80] if isinstance(value, list | tuple) else str(value)[:80]

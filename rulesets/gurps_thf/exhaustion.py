"""What becomes of a heart attack out of exhaustion: in time treated, or not. Rule: FAT-2."""

from collections.abc import Generator
from typing import Any

from battlemap.rules.api import ActionRequest, Apply, CommandError, Line, Outcome, T, Table

from . import state

Going = Generator[Any, Any, Outcome]


def after_heart_attack(request: ActionRequest, table: Table) -> Going:
    """Saved, or dead: hit points fall to 0, or to the negative maximum, unless they are lower already."""
    token = table.token(request.by)
    name = token.name or token.id
    if not state.has(token, "heart_attack"):
        raise CommandError(T("{name} has no heart attack", name=name), code="not-offered", rule="FAT-2")
    stats = table.stats(token)
    saved = bool(request.options.get("saved", True))
    floor = 0 if saved else -int(stats["hp_max"])
    edit = table.edit().remove(token, "heart_attack").stats(token, hp=min(floor, int(stats["hp"])))
    text = T("{name} is saved", name=name)
    if not saved:
        edit.add(token.id, "dead")
        text = T("{name} dies of the heart attack", name=name)
    yield Apply(edit.changes(), (Line("FAT-2", text),))
    return Outcome(value=saved)

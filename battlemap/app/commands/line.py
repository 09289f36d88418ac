"""The fields that any line may carry, checked: the scene, and how its dice and answers come about."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from battlemap.app.commands.base import Context
from battlemap.errors import CommandError
from battlemap.model.scenario import Draft
from battlemap.rules.dice import ForcedDice
from battlemap.text import T

if TYPE_CHECKING:
    from battlemap.app.session import Session


def scene_of(session: Session, command: str, line: Mapping[str, Any]) -> str:
    """The scene a line is about, the active one if it names none. CommandError `bad-field`, `unknown-id`."""
    scene = line.get("scene", session.active_scene)
    scenes = session.scenario.scenes()
    hint = T("There is: {ids}", ids=", ".join(scenes))
    if not isinstance(scene, str):
        text = T("{command}: field {field} is a text", command=command, field="scene")
        raise CommandError(text, code="bad-field", hint=hint)
    if scene not in scenes:
        raise CommandError(T("There is no scene {id}", id=scene), code="unknown-id", hint=hint)
    return scene


def context_of(session: Session, command: str, scene: str, line: Mapping[str, Any]) -> Context:
    """What the command works on, a draft of its own."""
    flags = {}
    for name in ("force", "ask", "typed", "review"):
        flags[name] = line.get(name, False)
        if not isinstance(flags[name], bool):
            raise CommandError(T("{command}: field {field} is true or false", command=command, field=name))
    answers = line.get("answers", {})
    if not isinstance(answers, Mapping):
        raise CommandError(T("{command}: field {field} is an object", command=command, field="answers"))
    own = None if line.get("dice") is None else ForcedDice(line["dice"])
    return Context(session, Draft(session.scenario), scene, answers=answers, own_dice=own, **flags)

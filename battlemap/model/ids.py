"""New ids: kind letter + (1 + highest number in use in the scenario)."""

from __future__ import annotations

import re

from battlemap.model.entities import SCENE_KINDS
from battlemap.model.scenario import ScenarioView

LETTERS = {
    "token": "t", "wall": "w", "door": "d", "light": "l", "region": "r", "note": "n", "area": "a", "picture": "p",
    "scene": "s",
}  # fmt: skip


def next_id(view: ScenarioView, kind: str) -> str:
    """The next free id of a kind, e.g. "t4" after "t3"; looks at every scene, so ids stay unique in the document."""
    letter = LETTERS[kind]
    pattern = re.compile(rf"{letter}(\d{{1,15}})\Z")
    highest = 0
    for scene in view.scenes():
        for name in [scene] if kind == "scene" else _names(view, scene, kind):
            if match := pattern.match(name):
                highest = max(highest, int(match[1]))
    while _taken(view, free := f"{letter}{highest + 1}"):  # by a thing of another kind
        highest += 1
    return free


def _taken(view: ScenarioView, id_: str) -> bool:
    return id_ in view.scenes() or any(kind_of(view, scene, id_) for scene in view.scenes())


def _names(view: ScenarioView, scene: str, kind: str) -> list[str]:
    return [id_ for cls in SCENE_KINDS if cls.kind == kind for id_ in view.of(cls, scene)]


def kind_of(view: ScenarioView, scene: str, id_: str) -> str | None:
    """Which kind of thing of a scene has this id; None if none."""
    for cls in SCENE_KINDS:
        if id_ in view.of(cls, scene):
            return str(cls.kind)
    return None

"""A scenario with one scene, made of what an import found."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from battlemap.errors import LimitError
from battlemap.formats.scenario import limits
from battlemap.model.entities import (
    DOCUMENT_KEY,
    Document,
    Door,
    EntityKey,
    GridSpec,
    Light,
    Picture,
    Scene,
    Wall,
    scene_key,
)
from battlemap.model.scenario import Scenario
from battlemap.text import T

SCENE = "s1"
Thing = Picture | Wall | Door | Light


def title_of(path: Path) -> str:
    """The file's name without its ending, as a title: what cannot be shown is left out."""
    return "".join(c for c in path.stem if c.isprintable())[:200].strip()


def scenario_of(title: str, grid: GridSpec, things: Iterable[Thing], *, light: str = "day") -> Scenario:
    """The scenario with these things in its scene "s1". Raises LimitError if there are more of a kind than are read."""
    found = list(things)
    for kind in {thing.kind for thing in found}:
        count = sum(thing.kind == kind for thing in found)
        if count > limits.THINGS[kind]:
            raise LimitError(
                T("The map holds {found} things of the kind {kind}; at most {most} are read",
                  found=count, kind=kind, most=limits.THINGS[kind])
            )  # fmt: skip
    scenario = Scenario()
    scenario.load(
        [
            (DOCUMENT_KEY, Document(title=title, active_scene=SCENE)),
            (scene_key(SCENE), Scene(SCENE, name=title, grid=grid, light=light)),
            *((EntityKey(SCENE, thing.kind, thing.id), thing) for thing in found),
        ]
    )
    return scenario

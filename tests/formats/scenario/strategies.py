"""Random scenarios: every kind of thing, on all four grids, with unicode names and keys of programs to come."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from battlemap.model import entities as e
from battlemap.model.scenario import LogEntry, Scenario
from battlemap.text import Text

GRIDS = ("hex-flat", "hex-pointy", "square", "none")

plain_text = st.text(st.characters(codec="utf-8"), max_size=12)
ids = st.text(st.characters(codec="utf-8", exclude_categories=("Cc", "Cs")), min_size=1, max_size=8)
lengths = st.floats(-1e6, 1e6, allow_nan=False).map(lambda v: v + 0.0)
positive = st.floats(0, 1e6, allow_nan=False).map(lambda v: v + 0.0)
points = st.tuples(lengths, lengths)
flags = st.booleans()
json_values = st.recursive(
    st.none() | flags | st.integers(-(2**53), 2**53) | st.floats(allow_nan=False, allow_infinity=False) | plain_text,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(plain_text, inner, max_size=3),
    max_leaves=6,
)
objects = st.dictionaries(plain_text, json_values, max_size=3)
extras = st.dictionaries(ids.map("x-".__add__), json_values, max_size=2)
tags = st.lists(st.sampled_from(["difficult", "stairs", "ladder", "fogo ☂"]), max_size=2).map(tuple)
pictures = st.sampled_from([f"pictures/{c * 64}.png" for c in "abc"])
opacity = st.sampled_from(["full", "behind", "none"])
maybe_text = st.none() | plain_text


def chains(least: int) -> st.SearchStrategy[Any]:
    return st.lists(points, min_size=least, max_size=least + 2).map(tuple)


def cells(kind: str) -> st.SearchStrategy[Any]:
    return points if kind == "none" else st.tuples(st.integers(-50, 50), st.integers(-50, 50))


def terrain_ids(kind: str) -> st.SearchStrategy[str]:
    halves = st.integers(-40, 40).map(lambda n: n / 2 + 0.0 if kind == "none" else n)
    return st.tuples(halves, halves).map(e.terrain_id)


def grids(kind: str) -> st.SearchStrategy[e.GridSpec]:
    return st.builds(
        e.GridSpec,
        kind=st.just(kind),
        columns=st.integers(1, 500),
        rows=st.integers(1, 500),
        shifted=st.sampled_from(["odd", "even"]),
        origin=st.none() | points,
        diagonals=st.sampled_from(["one", "5-10-5", "euclid", "none"]),
        extra=extras,
    )


ground: dict[str, Any] = {
    "tags": tags,
    "elevation": lengths,
    "water": st.floats(0, 1e4).map(lambda v: v + 0.0),
    "climb": maybe_text,
    "surface": maybe_text,
}


def things(kind: str) -> dict[type[Any], st.SearchStrategy[Any]]:
    """A strategy for each kind of thing a scene on that grid holds, made without its id."""
    builds, none = st.fixed_dictionaries, st.none()
    facings = st.integers(0, 5 if kind.startswith("hex") else 7)
    own_cells = st.lists(st.tuples(st.integers(-3, 3), st.integers(-3, 3)), min_size=1, max_size=3).map(tuple)
    conditions = st.lists(st.builds(e.Condition, id=ids, until=none | lengths, extra=extras), max_size=2).map(tuple)
    return {
        e.Picture: builds(
            {
                "file": pictures,
                "rect": st.tuples(lengths, lengths, lengths, lengths),
                "z": st.integers(-3, 3),
                "extra": extras,
            }
        ),
        e.Terrain: builds({**ground, "extra": extras}),
        e.Wall: builds(
            {
                "points": chains(2),
                "bottom": lengths,
                "top": none | lengths,
                "move": flags,
                "sight": opacity,
                "light": opacity,
                "one_way": st.sampled_from([None, "left", "right"]),
                "extra": extras,
            }
        ),
        e.Door: builds(
            {
                "points": chains(2),
                "type": st.sampled_from(["door", "double", "gate", "portcullis", "window"]),
                "state": st.sampled_from(["open", "closed"]),
                "locked": flags,
                "secret": flags,
                "extra": extras,
            }
        ),
        e.Light: builds(
            {
                "at": points,
                "bright": positive,
                "dim": positive,
                "angle_deg": st.floats(0, 360).map(lambda v: v + 0.0),
                "color": st.sampled_from(["#ffcc88", "#000000"]),
                "on": flags,
                "extra": extras,
            }
        ),
        e.Region: builds({"name": plain_text, "polygon": chains(3), **ground, "extra": extras}),
        e.Note: builds({"at": points, "text": plain_text, "gm": flags, "extra": extras}),
        e.Area: builds(
            {
                "shape": st.sampled_from(["burst", "cone", "line", "ring", "rect", "aura"]),
                "at": cells(kind),
                "to": none | cells(kind),
                "radius": none | positive,
                "limit": st.sampled_from(["straight", "spread", "through"]),
                "tags": tags,
                "until": none | lengths,
                "growth": st.sampled_from([0.0, 0.0, 1.0, -0.5]),
                "growth_most": none | positive,
                "drift": st.just((0.0, 0.0)) | points,
                "drifted": st.just((0.0, 0.0)) | points,
                "ground": tags,
                "water": st.just(0.0) | st.floats(0, 1e4).map(lambda v: v + 0.0),
                "climb": maybe_text,
                "sight": st.sampled_from(["none", "full"]),
                "light": st.sampled_from([None, "bright", "dim", "dark"]),
                "hidden": flags,
                "extra": extras,
            }
        ),
        e.Token: builds(
            {
                "name": plain_text,
                "at": cells(kind),
                "facing": facings,
                "size": st.integers(1, 25),
                "body": none | own_cells,
                "side": plain_text,
                "elevation": lengths,
                "posture": plain_text,
                "hidden": flags,
                "picture": none | pictures,
                "conditions": conditions,
                "stats": objects,
                "extra": extras,
            }
        ),
    }


fogs = st.builds(
    e.Fog,
    mode=st.sampled_from(["off", "manual", "sight"]),
    strokes=st.lists(st.builds(e.FogStroke, show=flags, polygon=st.just(()) | chains(3), extra=extras), max_size=2).map(
        tuple
    ),
    extra=extras,
)
log_entries = st.builds(
    LogEntry,
    n=st.integers(0, 1000),
    key=plain_text,
    args=st.fixed_dictionaries({}, optional={"a": json_values, "b": st.builds(Text, plain_text, st.just({"n": 1}))}),
    rule=maybe_text,
    rolls=st.lists(objects, max_size=2).map(tuple),
    secret=flags,
    undone=flags,
    override=flags,
    group=st.integers(0, 1000),
)


@st.composite
def scenarios(draw: st.DrawFn, kind: str | None = None) -> Scenario:
    """A scenario with one or two scenes, a few things of every kind, perhaps a fight, and a log."""
    scenario = Scenario(draw(st.uuids().map(str)))
    scenario.revision = draw(st.integers(0, 2**53))
    scenario.log = draw(st.lists(log_entries, max_size=2))
    loaded: list[tuple[e.EntityKey, Any]] = []
    scenes = draw(st.lists(ids, min_size=1, max_size=2, unique=True))
    for scene in scenes:
        grid_kind = kind or draw(st.sampled_from(GRIDS))
        spec = draw(grids(grid_kind))
        loaded.append(
            (
                e.scene_key(scene),
                e.Scene(scene, draw(plain_text), spec, draw(st.floats(0.01, 1e5)), extra=draw(extras)),
            )
        )
        if draw(flags):
            loaded.append((e.fog_key(scene), draw(fogs)))
        taken = st.lists(ids, min_size=16, max_size=16, unique=True)
        free = [name for name in draw(taken) if "," not in name]
        for cls, fields in things(grid_kind).items():
            for _ in range(draw(st.integers(0, 1))):
                name = draw(terrain_ids(grid_kind)) if cls is e.Terrain else free.pop() if free else None
                if name is not None:
                    loaded.append((e.EntityKey(scene, cls.kind, name), cls(id=name, **draw(fields))))
    document = e.Document(
        draw(plain_text),
        draw(st.sampled_from(scenes)),
        draw(ids),
        draw(objects),
        draw(extras),
        draw(extras),
    )
    loaded.append((e.DOCUMENT_KEY, document))
    if draw(flags):
        order = draw(st.lists(st.lists(ids, max_size=2).map(tuple), max_size=2).map(tuple))
        fight = e.Combat(
            draw(st.sampled_from(scenes)), draw(st.integers(0, 99)), order, (), draw(objects), draw(objects)
        )
        loaded.append((e.COMBAT_KEY, fight))
    scenario.load(loaded)
    return scenario


def same(a: Scenario, b: Scenario) -> bool:
    """Everything a scenario is made of, compared thing by thing."""
    kinds = [*e.SCENE_KINDS]
    return (
        (a.id, a.revision, a.log, a.document, a.combat, a.scenes())
        == (b.id, b.revision, b.log, b.document, b.combat, b.scenes())
        and all(a.scene(s) == b.scene(s) and a.fog(s) == b.fog(s) for s in a.scenes())
        and all(dict(a.of(k, s)) == dict(b.of(k, s)) for k in kinds for s in a.scenes())
    )

"""What is chosen for an area before it is laid: shape, sizes in the scene's unit, what stops it, what it is, how long."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from battlemap.app.tools.area_look import ICONS, SHAPES
from battlemap.app.tools.base import OptionValue, ToolContext, ToolOption
from battlemap.model.entities import Area
from battlemap.text import T, Text

Options = Mapping[str, Any]

MOST_CELLS = 200.0
TAGS: dict[str, Text] = {
    "fire": T("Fire"), "gas": T("Gas"), "smoke": T("Smoke"), "web": T("Web"), "darkness": T("Darkness"),
    "light": T("Light"), "hazard": T("Hazard"),
}  # fmt: skip
USUAL: dict[str, Any] = {
    "shape": "burst", "limit": "straight", "radius": 2.0, "inner": 1.0, "length": 4.0, "width": 1.0, "angle": 60.0,
    "tags": (), "own_tags": "", "duration": 0.0, "growth": 0.0, "hidden": False, "lay": True,
}  # fmt: skip
EFFECTS: dict[str, dict[str, Any]] = {
    "smoke": {"sight": "full"}, "web": {"ground": ("difficult",)}, "darkness": {"light": "dark"},
    "light": {"light": "bright"},
}  # fmt: skip
"""What an area of that kind does to sight, light and ground on its own; all else is the rules' business."""
SIZES = ("radius", "inner", "length", "width", "growth")
"""Those kept in the scene's unit; the area has them in cells."""
USES: dict[str, tuple[str, ...]] = {
    "burst": ("radius",), "cone": ("length", "angle"), "line": ("length", "width"), "ring": ("radius", "inner"),
    "rect": ("length", "width"), "aura": ("radius",),
}  # fmt: skip


def area_options(ctx: ToolContext) -> tuple[ToolOption, ...]:
    """The strip of the area tool."""
    scene = ctx.session.scenario.scene(ctx.scene)
    cell = scene.cell_distance

    def size(id_: str, title: Text, least: float = 0.0) -> ToolOption:
        return ToolOption(
            id_, title, "number", USUAL[id_] * cell, least=least * cell, most=MOST_CELLS * cell, step=cell,
            unit=T("{unit}", unit=scene.unit), when=_used(id_),
        )  # fmt: skip

    return (
        ToolOption(
            "shape", T("Shape"), "choice", USUAL["shape"],
            tuple(OptionValue(id_, title, ICONS[id_], _SHAPE_HINTS[id_]) for id_, title in SHAPES.items()),
        ),
        ToolOption(
            "limit", T("Walls"), "choice", USUAL["limit"],
            (
                OptionValue("straight", T("Straight"), hint=T("Only what a straight line from the start reaches")),
                OptionValue("spread", T("Spreads"), hint=T("Goes round corners and through open doors")),
                OptionValue("through", T("Through"), hint=T("Walls do not stop it")),
            ),
        ),
        size("radius", T("Radius")),
        size("inner", T("Inner radius")),
        size("length", T("Length")),
        size("width", T("Width"), 0.1),
        ToolOption(
            "angle", T("Angle"), "number", USUAL["angle"], least=5.0, most=360.0, step=15.0, unit=T("°"),
            when=_used("angle"),
        ),
        ToolOption(
            "tags", T("What it is"), "many", USUAL["tags"],
            tuple(OptionValue(id_, title, hint=_TAG_HINTS.get(id_)) for id_, title in TAGS.items()),
            hint=T("What lies on the map; the rules may act on it"),
        ),
        ToolOption("own_tags", T("Own words"), "text", USUAL["own_tags"], hint=T("Other words for it, with commas between")),
        ToolOption(
            "duration", T("Lasts"), "number", USUAL["duration"], most=10_000.0, unit=T("rounds"), one=T("round"),
            least_is=T("for good"), hint=T("How many rounds it stays; at 0 for good, until it is taken away"),
        ),
        ToolOption(
            "growth", T("Grows"), "number", 0.0, least=-20.0 * cell, most=20.0 * cell, step=cell,
            unit=T("{unit} a round", unit=scene.unit), hint=T("By how much it grows each round; below 0 it shrinks"),
        ),
        ToolOption("hidden", T("Only for the game master"), "flag", False, hint=T("The players are not shown it")),
        ToolOption(
            "lay", T("Lay it on the map"), "flag", USUAL["lay"],
            hint=T("Off: only look who would be inside; Enter lays nothing"),
        ),
    )  # fmt: skip


_SHAPE_HINTS: dict[str, Text] = {
    "burst": T("All round a point"), "cone": T("From a point, wider and wider"), "line": T("A ray with a width"),
    "ring": T("Round a point, hollow inside"), "rect": T("From corner to corner"),
    "aura": T("Round a token, and goes with it"),
}  # fmt: skip

_TAG_HINTS: dict[str, Text] = {
    "smoke": T("Hides what is in it and behind it"), "web": T("Difficult ground"), "darkness": T("It is dark inside"),
    "light": T("It is bright inside"),
}  # fmt: skip


def _used(size: str) -> Callable[[Options], bool]:
    return lambda options: (
        size in USES.get(options.get("shape", USUAL["shape"]), ())
        and (size not in ("length", "width") or options.get("shape") != "rect")
    )


@dataclass(frozen=True, slots=True)
class Wanted:
    """The options in the words of an area; sizes in cells."""

    shape: Any
    limit: Any
    radius: float
    inner: float
    length: float
    width: float
    angle: float
    tags: tuple[str, ...]
    duration: float
    growth: float
    hidden: bool
    lay: bool


def wanted(ctx: ToolContext) -> Wanted:
    """What is chosen now; what never was chosen is as usual."""
    cell = ctx.session.scenario.scene(ctx.scene).cell_distance
    given = ctx.options
    sizes = {id_: round(float(given[id_]) / cell, 3) if id_ in given else USUAL[id_] for id_ in SIZES}
    own = [word.strip() for word in str(given.get("own_tags", "")).split(",")]
    tags = dict.fromkeys([*given.get("tags", ()), *(word for word in own if word)])
    return Wanted(
        shape=given.get("shape", USUAL["shape"]),
        limit=given.get("limit", USUAL["limit"]),
        **sizes,
        angle=float(given.get("angle", USUAL["angle"])),
        tags=tuple(tags),
        duration=float(given.get("duration", 0.0)),
        hidden=bool(given.get("hidden", False)),
        lay=bool(given.get("lay", True)),
    )


def choose(ctx: ToolContext, **chosen: Any) -> None:
    """Change options by the hand; sizes in cells. The strip is told."""
    cell = ctx.session.scenario.scene(ctx.scene).cell_distance
    new = {id_: round(value * cell, 4) if id_ in SIZES else value for id_, value in chosen.items()}
    if any(ctx.options.get(id_) != value for id_, value in new.items()):
        ctx.options.update(new)
        ctx.on_options()


def effects_of(tags: Iterable[str]) -> dict[str, Any]:
    """The fields of an area that its tags bring with them.

    >>> effects_of(("web", "fire"))
    {'ground': ('difficult',), 'sight': 'none', 'light': None}
    """
    fields: dict[str, Any] = {"ground": (), "sight": "none", "light": None}
    for tag in tags:
        fields.update(EFFECTS.get(tag, {}))
    return fields


def until_of(ctx: ToolContext, now: Wanted) -> float | None:
    """The round at whose start it is over; None: it stays."""
    return round_now(ctx) + now.duration if now.duration > 0 else None


def round_now(ctx: ToolContext) -> int:
    """The round of the fight in this scene; without a fight 0, as rounds are counted that are left."""
    combat = ctx.session.scenario.combat
    return combat.round if combat is not None and combat.scene == ctx.scene else 0


def rounds_left(ctx: ToolContext, area: Area) -> float:
    """How many rounds an area stays from now on; 0: it stays."""
    return 0.0 if area.until is None else max(0.0, area.until - round_now(ctx))

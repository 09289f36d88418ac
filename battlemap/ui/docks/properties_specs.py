"""What the properties panel says of each kind of thing: every field of the file, in plain words, with its unit."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from battlemap.app.tools.doors import DOOR_KINDS, STATES
from battlemap.app.tools.walls import PRESETS, TITLES, preset_of
from battlemap.text import T, Text

FieldKind = Literal["choice", "number", "optional", "flag", "text", "long", "words", "color"]


@dataclass(frozen=True, slots=True)
class PropertySpec:
    """One row. `optional`: a number or nothing, `title` names the tick; `words`: several, with commas between.

    `read` and `write` stand in for a field where the row is not one field of the file: `write` gives the fields to set.
    """

    id: str
    title: Text
    kind: FieldKind
    values: Mapping[Any, Text] | None = None
    unit: Text | None = None
    one: Text | None = None  # the unit after a 1
    least: float = 0.0
    most: float = 1000.0
    step: float = 0.5
    tip: Text | None = None
    read: Callable[[Any], Any] | None = None
    write: Callable[[Any], dict[str, Any]] | None = None

    def value(self, thing: Any) -> Any:
        """What it is for a thing."""
        return self.read(thing) if self.read is not None else getattr(thing, self.id)

    def fields(self, value: Any) -> dict[str, Any]:
        """The fields to set for a value."""
        return self.write(value) if self.write is not None else {self.id: value}


_OPACITY: dict[Any, Text] = {
    "full": T("stopped"), "behind": T("hides what is behind"), "none": T("passes"),
}  # fmt: skip
_METRES, _DEGREES = T("m"), T("°")
_GROUND = (
    PropertySpec("tags", T("Tags"), "words", tip=T("Words with commas between, such as difficult, stairs, flammable")),
    PropertySpec("elevation", T("Height"), "number", unit=_METRES, least=-1000),
    PropertySpec("water", T("Water depth"), "number", unit=_METRES, step=0.25),
    PropertySpec("climb", T("Climbing"), "text", tip=T("What one climbs here, such as stone_wall; empty: nothing")),
    PropertySpec("surface", T("Surface"), "text", tip=T("What the ground is made of, such as wood")),
)
SPECS: dict[str, tuple[PropertySpec, ...]] = {
    "wall": (
        PropertySpec(
            "preset", T("Kind"), "choice", {**TITLES, "": T("Own mix")}, read=preset_of,
            write=lambda id_: dict(PRESETS.get(id_, {})),
        ),
        PropertySpec("move", T("Stops movement"), "flag"),
        PropertySpec("sight", T("Sight is"), "choice", _OPACITY),
        PropertySpec("light", T("Light is"), "choice", _OPACITY),
        PropertySpec(
            "one_way", T("Holds from"), "choice",
            {None: T("both sides"), "left": T("its left only"), "right": T("its right only")},
            tip=T("Seen along the way it is drawn"),
        ),
        PropertySpec("bottom", T("Begins at"), "number", unit=_METRES, least=-1000),
        PropertySpec("top", T("Ends at"), "optional", unit=_METRES, least=-1000, tip=T("Without a top it has no end")),
    ),
    "door": (
        PropertySpec("type", T("Kind"), "choice", DOOR_KINDS, write=lambda id_: {"kind": id_}),
        PropertySpec("state", T("State"), "choice", STATES),
        PropertySpec("locked", T("Locked"), "flag"),
        PropertySpec("secret", T("Secret"), "flag", tip=T("Players see a wall there while it is closed")),
    ),
    "light": (
        PropertySpec("on", T("Lit"), "flag"),
        PropertySpec("bright", T("Bright up to"), "number", unit=T("cells"), one=T("cell"), step=0.5),
        PropertySpec("dim", T("Dim up to"), "number", unit=T("cells"), one=T("cell"), step=0.5),
        PropertySpec("angle_deg", T("Angle"), "number", unit=_DEGREES, most=360, step=15),
        PropertySpec("direction_deg", T("Direction"), "number", unit=_DEGREES, least=-360, most=360, step=15,
                     tip=T("Of a cone: 0 is up, 90 is right")),
        PropertySpec("color", T("Colour"), "color"),
    ),
    "region": (PropertySpec("name", T("Name"), "text"), *_GROUND),
    "note": (
        PropertySpec("text", T("Text"), "long"),
        PropertySpec("gm", T("Only for the game master"), "flag", tip=T("Else it is on the players’ screen too")),
    ),
}  # fmt: skip
PLURALS: dict[str, Text] = {
    "wall": T("{n} walls"), "door": T("{n} doors"), "light": T("{n} lights"), "region": T("{n} regions"),
    "note": T("{n} notes"),
}  # fmt: skip
SINGULARS: dict[str, Text] = {
    "wall": T("Wall"), "door": T("Door"), "light": T("Light"), "region": T("Region"), "note": T("Note"),
}  # fmt: skip
KIND_ICONS = {"wall": "wall", "door": "door", "light": "lightbulb", "region": "polygon", "note": "note-pencil"}

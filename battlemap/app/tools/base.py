"""A tool is a generator over pointer events that yields overlays: interaction logic without Qt, tested without a window.

    def my_tool(ctx: ToolContext) -> ToolRun:
        event = yield Overlay()
        ...

The canvas sends each PointerEvent in, draws the Overlay that comes back, and on `cancel` events the tool leaves no trace.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Generator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal

from battlemap.app.display import TerrainItem
from battlemap.app.tools.manoeuvres import Manoeuvres
from battlemap.geometry.types import Cell, ScenePoint
from battlemap.movement.results import Path, Reach
from battlemap.text import Text

if TYPE_CHECKING:
    from battlemap.app.session import Session
    from battlemap.app.tools.area_sight import AreaSight
    from battlemap.app.tools.area_traces import Traces
    from battlemap.app.tools.handles import Building
    from battlemap.app.tools.sights import Sights

EventKind = Literal["press", "move", "release", "double", "wheel", "key", "cancel", "hover", "option"]


@dataclass(frozen=True, slots=True)
class PointerEvent:
    """One thing the hand did. `at` in scene units; `drag_px`: screen distance from the press (for the threshold).

    `option`: a choice of the tool was changed in its strip; `key` is the id of that option, `ctx.options` has the value.
    """

    kind: EventKind
    at: ScenePoint
    button: Literal["", "left", "right", "middle"] = ""
    ctrl: bool = False
    shift: bool = False
    drag_px: float = 0.0
    wheel: int = 0  # notches, away from the user positive
    key: str = ""  # "comma", "period", "escape", "return", "up", ... as the tool's spec names them


@dataclass(frozen=True, slots=True)
class Ghost:
    """Tokens lifted off the map while dragged: by how much, in scene units, and whether the drop would be legal."""

    tokens: tuple[str, ...]
    dx: float
    dy: float
    facing: int | None = None
    legal: bool = True
    override: bool = False


@dataclass(frozen=True, slots=True)
class Landing:
    """Where one of several dragged tokens would stand: the cells it covers, its middle, and whether it may go there."""

    token: str
    cells: tuple[Cell, ...]
    middle: ScenePoint
    legal: bool = True


@dataclass(frozen=True, slots=True)
class CardLine:
    """One line of the cursor card: text, value, rule id chip."""

    text: Text
    value: str | Text = ""
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Card:
    """The card beside the pointer: a headline ("5 of 6 m"), its terms, and a tone. `tag`: what is done, such as a manoeuvre."""

    title: Text
    lines: tuple[CardLine, ...] = ()
    tone: Literal["normal", "bad", "override"] = "normal"
    anchor: Cell | None = None
    tag: Text | None = None


@dataclass(frozen=True, slots=True)
class Measure:
    """A ruler laid from point to point, with its label."""

    points: tuple[ScenePoint, ...]
    label: Text


@dataclass(frozen=True, slots=True)
class Painting:
    """Ground that is being painted: `grounds` as they would be, those that would differ; `brush`: outlines of what the brush
    covers; `line`: corners set so far, and the pointer; `words`: surfaces and ways up are told on the map, all of them."""

    grounds: tuple[TerrainItem, ...] = ()
    brush: tuple[tuple[ScenePoint, ...], ...] = ()
    line: tuple[ScenePoint, ...] = ()
    words: bool = False


@dataclass(frozen=True, slots=True)
class Overlay:
    """All a tool wants drawn over the map just now. Equal overlays need no repaint.

    `footprint`: the cells the token would cover at the target, `middle` their middle; `shift`: from the centre of a token's
    cell to the middle of its body, for the way; `others`: the tokens dragged along; `follow`: the map scrolls to the target.
    `facings`: those allowed at the end; `turns`: what some of them cost more than the cheapest.
    """

    reach: Reach | None = None
    path: Path | None = None
    start: Cell | None = None
    waypoints: tuple[Cell, ...] = ()
    ghost: Ghost | None = None
    target: Cell | None = None
    footprint: tuple[Cell, ...] = ()
    middle: ScenePoint | None = None
    shift: tuple[float, float] = (0.0, 0.0)
    others: tuple[Landing, ...] = ()
    follow: bool = False
    facings: tuple[int, ...] = ()
    turns: tuple[tuple[int, float], ...] = ()
    facing: int | None = None
    card: Card | None = None
    measure: Measure | None = None
    hint: Text | None = None
    rubber: tuple[ScenePoint, ScenePoint] | None = None  # selection box
    cursor: Literal["arrow", "move", "grab", "cross", "forbidden"] = "arrow"
    busy: bool = False  # in a gesture: wheel and keys go to the tool
    keys: tuple[str, ...] = ()  # keys the tool takes also between gestures
    sights: Sights | None = None  # what aiming lays over the map
    painting: Painting | None = None
    right_click: bool = False  # a right click (not a drag, which pans) is the tool's, also between gestures
    building: Building | None = None  # what a building tool has in hand
    zooms: bool = False  # the wheel zooms, in a gesture too
    area: AreaSight | None = None  # what an area would take in
    traces: Traces | None = None  # what is about to happen: where it lands, how far it reaches


ToolRun = Generator[Overlay, PointerEvent, None]


@dataclass(frozen=True, slots=True)
class OptionValue:
    """One value of a choice: its id, what it is called, an icon of assets/icons/phosphor.toml, and what it does."""

    id: str
    title: Text
    icon: str = ""
    hint: Text | None = None


@dataclass(frozen=True, slots=True)
class ToolOption:
    """Something to choose before a tool is used; the strip beside the map is made from it.

    Args:
        kind: `choice` one of `values`; `many` any of them (a tuple of ids); `number`; `flag`; `text`.
        least, most, step, unit: of a number; `one`: the unit after a 1; `least_is`: words instead of the least number.
        when: shown only while this holds of the other options.
    """

    id: str
    title: Text
    kind: Literal["choice", "many", "number", "flag", "text"]
    default: Any
    values: tuple[OptionValue, ...] = ()
    least: float = 0.0
    most: float = 100.0
    step: float = 1.0
    unit: Text | None = None
    one: Text | None = None
    least_is: Text | None = None
    hint: Text | None = None
    when: Callable[[Mapping[str, Any]], bool] = lambda options: True


def no_options(ctx: ToolContext) -> tuple[ToolOption, ...]:
    """A tool with nothing to choose."""
    return ()


@dataclass
class ToolContext:
    """What a tool may use: the session, the scene shown, the selection and the manoeuvres decided on (shared with the docks).

    `things`: walls, doors, lights, regions and notes that are selected, by id.
    `options`: the tool's choices by id, shared with its strip; a tool that changes one itself (a wheel, a key) calls
    `on_options` afterwards.
    """

    session: Session
    scene: str
    selection: list[str] = field(default_factory=list)
    on_select: Callable[[], None] = lambda: None
    notify: Callable[[Text], None] = lambda text: None
    grab_radius: float = 0.0  # extra scene units round a token that still hit it (small zoom, touch)
    manoeuvres: Manoeuvres = field(default_factory=Manoeuvres)
    auto_facing: bool = True  # a token looks along its way; False: it keeps its facing where that costs nothing more
    options: dict[str, Any] = field(default_factory=dict)
    on_options: Callable[[], None] = lambda: None
    things: list[str] = field(default_factory=list)
    px: float = 0.02  # a pixel of the screen in scene units
    within: Container[Cell] | None = (
        None  # places tokens may be dragged over: what players have explored; None: everywhere
    )


@dataclass(frozen=True, slots=True)
class ToolSpec:
    """What menu, tool bar and shortcut are made from. `icon` is a name of assets/icons/phosphor.toml."""

    id: str
    title: Text
    icon: str
    shortcut: str
    hint: Text
    run: Callable[[ToolContext], ToolRun]
    options: Callable[[ToolContext], tuple[ToolOption, ...]] = no_options

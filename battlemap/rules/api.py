"""What a ruleset may use: everything it imports from the program comes from this module, and what is not here is no promise.

A ruleset is a folder with a `ruleset.toml` (what it declares) and, where the defaults do not say what it means, a
`ruleset.py` with `class Rules(Ruleset)` that overrides the roles that differ. Its methods are pure: they read the token
and the `Table`, answer with plain values, and keep nothing. `rulesets/README.md` shows how.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType, ModuleType
from typing import TYPE_CHECKING, Any

from battlemap.errors import BattlemapError, CommandError
from battlemap.geometry.facing import Arc
from battlemap.geometry.grid import cell_words
from battlemap.geometry.shapes import burst, cone, ring
from battlemap.geometry.shapes import line as line_of_cells
from battlemap.geometry.types import Cell, CellLine, Hex, Pose, ScenePoint, Square
from battlemap.model.change import Change, ChangeSet
from battlemap.model.entities import Area, Combat, Condition, Door, Light, Region, Scene, Terrain, Token, Wall
from battlemap.movement.costs import (
    BLOCKED,
    MODES,
    PASSABLE,
    EndTurn,
    Hanging,
    HeightBand,
    Leap,
    MoveProfile,
    Occupied,
    StepRule,
    Toll,
    WaterBand,
)
from battlemap.movement.drawn import Drawn
from battlemap.movement.results import Path as MovePath
from battlemap.movement.results import Reach, Step, Why
from battlemap.rules import defaults
from battlemap.rules.bonds import Clock, Relation
from battlemap.rules.dice import Dice, Rolled
from battlemap.rules.edit import Edit
from battlemap.rules.manifest import Manifest, read_toml
from battlemap.rules.nearby import Crossed, Inside, Pushed
from battlemap.rules.numbers import decimal
from battlemap.rules.offering import Offer, OptionOffer, TargetOffer, offer
from battlemap.rules.roles import Actions, Hooks
from battlemap.rules.sheet import Attack, BodyPlan, CharacterSheet, Knack, Location, Pool, SheetDamage
from battlemap.rules.sketch import sketch
from battlemap.rules.steps import (
    ActionRequest,
    Announce,
    Apply,
    Ask,
    Choice,
    Damage,
    Interrupt,
    Later,
    Line,
    Looked,
    Modifier,
    Outcome,
    Resolution,
    Roll,
    Traced,
    Verdict,
)
from battlemap.rules.table import Ground, Place, Table
from battlemap.rules.trial import Trial, trial
from battlemap.rules.walk import walk
from battlemap.text import T, Text
from battlemap.vision.results import Between, Cover, Sight

if TYPE_CHECKING:
    from battlemap.rules.driver import Start
    from battlemap.rules.odds import Odds
    from battlemap.rules.playing import Played

__all__ = [
    "Ruleset", "Manifest", "T", "Text",
    # what is on the table, and asking about it
    "Table", "sketch", "ruleset_of", "Place", "Ground", "Arc", "Scene", "Token", "Condition",
    "Cell", "CellLine", "Hex", "Square", "ScenePoint", "Pose",
    "Sight", "Cover", "Between",
    "Crossed", "Inside", "Pushed", "Relation", "Clock", "Area", "Combat", "Door", "Light", "Region", "Terrain", "Wall",
    "burst", "cone", "ring", "line_of_cells",
    # how a token moves
    "MoveProfile", "StepRule", "Leap", "Toll", "WaterBand", "HeightBand", "Hanging", "Occupied", "EndTurn",
    "BLOCKED", "PASSABLE", "MODES",
    "Reach", "MovePath", "Step", "Drawn", "walk",
    # how an action is resolved
    "ActionRequest", "Resolution", "Outcome", "Roll", "Rolled", "Verdict", "Modifier", "Why", "Ask", "Choice",
    "Apply", "Damage", "Looked", "Traced", "Line", "Announce", "Interrupt", "Later", "Change", "ChangeSet", "Edit", "Dice",
    # playing a resolution with given dice, for cases and tests
    "trial", "Trial",
    # what is offered
    "Offer", "TargetOffer", "OptionOffer", "offer",
    # a character from a foreign sheet
    "CharacterSheet", "Attack", "SheetDamage", "BodyPlan", "Location", "Pool", "Knack",
    # playing it, in cases and tests
    "play", "start_fight", "begin_turn", "end_turn", "odds_of",
    # a number in a sentence, as the reader's language writes it; a cell as the status bar names it
    "decimal", "cell_words",
    # saying no
    "BattlemapError", "CommandError",
]  # fmt: skip


PACKAGE = "battlemap_rulesets"
RULESET = "__ruleset__"


class Ruleset(Actions, Hooks):
    """The roles of a ruleset. Each has a default that fits a game which says nothing about it (`rules/defaults.py`).

    What it does about actions and happenings are the roles of `Actions` and `Hooks` (`rules/roles.py`).
    """

    def __init__(
        self,
        manifest: Manifest,
        folder: Path,
        sibling: Callable[[str], ModuleType],
        folders: Sequence[Path] = (),
    ) -> None:
        """Made by the registry; a ruleset does not override it.

        Args:
            manifest: what `ruleset.toml` declares (with the base's parts, if it extends one).
            folder: where its files are.
            sibling: imports a module of the ruleset's own folder by name.
            folders: the folder, after those of the rulesets it extends.
        """
        self.manifest = manifest
        self.folder = folder
        self._sibling = sibling
        self._folders = tuple(folders) or (folder,)
        self._data: dict[str, Mapping[str, Any]] = {}

    @property
    def id(self) -> str:
        return self.manifest.id

    # How a token moves

    def profile(
        self, token: Token, table: Table, *, manoeuvre: str | None = None, mode: str | None = None
    ) -> MoveProfile:
        """How this token moves right now.

        Args:
            token: the mover as it stands on the table.
            table: the scene it stands in, and the options of the game.
            manoeuvre: what it does this turn, if the ruleset has such a thing.
            mode: walk, climb, swim, jump or fly; None: whatever it usually does.
        Raises: CommandError if it cannot do that (`not-offered`) or there is no such manoeuvre (`bad-field`).
        """
        return defaults.profile(token, table, manoeuvre=manoeuvre, mode=mode)

    def unit(self, scene: Scene) -> str:
        """The unit people say in this scene: "m", "ft", "MP"."""
        return scene.unit

    # What a token is

    def new_stats(self, token: Token) -> dict[str, Any]:
        """The stats of a token that has none yet: the schema's defaults."""
        return defaults.new_stats(self.manifest)

    def check_stats(self, stats: Mapping[str, Any]) -> dict[str, Any]:
        """The stats somebody gives, normalised (only those given). Raises CommandError `bad-field` naming the stat."""
        return defaults.check_stats(self.manifest, stats)

    def bars(self, stats: Mapping[str, Any]) -> tuple[tuple[str, float, float], ...]:
        """The gauges to draw: (id, value, maximum), most important first. A gauge without a maximum is not drawn."""
        return defaults.bars(self.manifest, stats)

    def stats_from_sheet(self, sheet: CharacterSheet) -> dict[str, Any]:
        """The stats of a token for a character from a foreign sheet; name, size and picture are not its business.

        The answer goes through `check_stats`; a stat left out stays what it is, so leave out what the sheet does not say.
        A sheet of `system` "gurps" (rules/sheet.py describes each field; ids of attributes are lower-case) maps like this:

        - ST, DX, IQ, HT, Will, Per, Basic Speed, Basic Move: `attributes["st"]` ... `["basic_speed"]`, `["basic_move"]`;
        - HP and FP, most and now: `pools["hp"].most`, `.now` (below 0 when badly hurt), `pools["fp"]`;
        - Move and Dodge by load: `move[0..4]`, `dodge[0..4]`; the present load `encumbrance`, with it `move_now`,
          `dodge_now`. Shield and traits are in; posture, wounds and retreat are not;
        - SM: `size_modifier`; base damage: `thrust`, `swing` (dice such as "1d6-1");
        - DR by location: `body.locations`, each with `name`, `id`, `dr`, `dr_by_type`; never look parts up by fixed names,
          a body may have any; `body` None: the sheet says nothing of it;
        - weapons: `melee` and `ranged`, those with `available`; `ready` ones need not be drawn. Skill `level`, `damage`
          (`dice`, `type`, `divisor`), `strength`; `reach`, `parry`, `block`; `accuracy`, `half_range`, `range` (yards, a
          cell each), `rate_of_fire`, `capacity`, `bulk`, `recoil`. `level`, `parry`, `block` have every bonus in;
        - traits that matter in a fight: `has("Combat Reflexes")`; skills by name: `skills`.

        Raises: CommandError `not-offered` if these rules do not read such sheets. Default: they read none.
        """
        return defaults.stats_from_sheet(self.manifest, sheet)

    # Who acts when

    def order(self, tokens: Sequence[Token], table: Table) -> tuple[tuple[str, ...], ...]:
        """The order of a fight that starts: groups of token ids that act together. Default: by hand, as given."""
        return defaults.order(tokens)

    def budgets(self, token: Token, table: Table, manoeuvre: str | None = None) -> dict[str, float]:
        """What a token may spend in its turn, by name, in shown units. Default: the movement of its profile, and
        what the manifest declares."""
        return defaults.budgets(self.profile(token, table, manoeuvre=manoeuvre), self.manifest)

    # What the table has agreed on

    def check_options(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """All options of the game: those given, checked, and the defaults. Raises CommandError `bad-field`."""
        return defaults.check_options(self.manifest, options)

    # Its own files

    def module(self, name: str) -> ModuleType:
        """A module of the ruleset's own folder, such as "cases"."""
        return self._sibling(name)

    def data(self, name: str) -> Mapping[str, Any]:
        """The table `data/<name>.toml`, read once. In one that extends another, its own entries replace the base's.

        Raises: RulesetError if it is nowhere, or no TOML.
        """
        if name not in self._data:
            files = [folder / "data" / f"{name}.toml" for folder in self._folders]
            found: dict[str, Any] = {}
            for file in [file for file in files if file.is_file()] or files[-1:]:
                found |= read_toml(file)
            self._data[name] = MappingProxyType(found)
        return self._data[name]

    def play_case(self, case: Mapping[str, Any]) -> Mapping[str, Any] | None:
        """Play one rule case through the real code: `run(case)` of its `cases.py`. None: not covered."""
        answer: Mapping[str, Any] | None = self.module("cases").run(case)
        return answer


def ruleset_of(module: str) -> Ruleset:
    """The ruleset a module belongs to, for its `cases.py`: `ruleset_of(__name__)`. Raises LookupError outside of one."""
    package = sys.modules.get(".".join(module.split(".")[:2]))
    found = getattr(package, RULESET, None)
    if not isinstance(found, Ruleset):
        raise LookupError(f"{module} is no module of a loaded ruleset")
    return found


# Playing, for cases and tests of a ruleset. The driver is loaded with the first game, not with the window.


def play(
    ruleset: Ruleset,
    table: Table,
    what: ActionRequest | Start,
    dice: Iterable[Any] = (),
    answers: Mapping[str, Any] | None = None,
    *,
    force: bool = False,
) -> Played:
    """Play an action (or a resolution made by `what(table)`) to its end, with the faces given.

    Args:
        table: of `sketch`, or the `table` of what was played before.
        dice: faces in the order in which the rules ask; all of them must be used.
        answers: "question" or "question@token" -> answer, or a list used in turn; the rest takes its default.
        force: whether it is offered is not asked.
    Raises: CommandError as the rules refuse it, `bad-dice` naming the roll; RulesetError.
    """
    from battlemap.rules import playing

    return playing.play(ruleset, table, what, dice, answers, force=force)


def start_fight(
    ruleset: Ruleset,
    table: Table,
    tokens: Sequence[str],
    dice: Iterable[Any] = (),
    answers: Mapping[str, Any] | None = None,
) -> Played:
    """Start a fight of these tokens, as `play` does."""
    from battlemap.rules import fight, playing

    return playing.play(ruleset, table, fight.starting(ruleset, tokens), dice, answers)


def begin_turn(
    ruleset: Ruleset,
    table: Table,
    token: str | None = None,
    manoeuvre: str | None = None,
    dice: Iterable[Any] = (),
    answers: Mapping[str, Any] | None = None,
) -> Played:
    """Begin the next turn, as `play` does."""
    from battlemap.rules import fight, playing

    return playing.play(ruleset, table, fight.beginning(ruleset, token, manoeuvre), dice, answers)


def end_turn(
    ruleset: Ruleset, table: Table, dice: Iterable[Any] = (), answers: Mapping[str, Any] | None = None
) -> Played:
    """End the turn that is on, as `play` does."""
    from battlemap.rules import fight, playing

    return playing.play(ruleset, table, fight.ending(ruleset), dice, answers)


def odds_of(
    ruleset: Ruleset,
    table: Table,
    what: ActionRequest | Start,
    answers: Mapping[str, Any] | None = None,
    targets: Sequence[str] = (),
) -> Odds:
    """The exact odds of an action (or of a resolution made by `what(table)`)."""
    from battlemap.rules import playing

    return playing.odds_of(ruleset, table, what, answers, targets)

"""One mechanism for every edit and question: a line `{"do": ..., fields}` from mouse, key, script or test.

A command is a function over a Context. An edit lays changes on the context's draft; the session commits them as one
change set when the function returns, and drops them when it raises. Fields are checked by a msgspec Struct.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from battlemap.errors import CommandError, RulesetError
from battlemap.geometry.grid import Grid
from battlemap.geometry.types import Cell
from battlemap.model.entities import EntityKey, Token
from battlemap.model.scenario import Draft, LogEntry
from battlemap.text import T, Text

if TYPE_CHECKING:
    from battlemap.app.session import Session
    from battlemap.rules.dice import Dice

Kind = Literal["edit", "note", "query", "control"]
Place = str | tuple[float, float]
COMMON_FIELDS = ("scene", "force", "dice", "answers", "ask", "typed", "review")


class Args(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """The fields of a command; each command has its own subclass."""


@dataclass
class Context:
    """What a command works on. `force` is the GM's override; it is logged.

    `answers`, `ask`, `typed`: how the resolutions of this line get their answers and dice (`rules/driver.py`);
    `review`: what came of it is looked over before it is committed; `own_dice`: the dice given with the line, if any.
    """

    session: Session
    draft: Draft
    scene: str
    force: bool = False
    answers: Mapping[str, Any] = field(default_factory=dict)
    ask: bool = False
    typed: bool = False
    review: bool = False
    own_dice: Dice | None = None
    events: list[dict[str, Any]] = field(default_factory=list)
    log: list[LogEntry] = field(default_factory=list)
    what: Text | None = None
    pending: dict[str, Any] | None = None  # the next question of an answered line
    faults: list[RulesetError] = field(default_factory=list)  # of hooks that were dropped

    @property
    def grid(self) -> Grid:
        return self.draft.scene(self.scene).grid.grid()

    def event(self, name: str, **facts: Any) -> None:
        self.events.append({"event": name, **facts})

    def say(
        self, text: Text, *, rule: str | None = None, rolls: Sequence[Mapping[str, Any]] = (), secret: bool = False,
        override: bool = False, facts: Mapping[str, Any] | None = None,
    ) -> None:  # fmt: skip
        """Add a line to the log. `facts`: what came of it, `damage` and `conditions` as in the contract."""
        override = override or self.force
        entry = LogEntry(0, text.key, dict(text.args), rule, tuple(rolls), secret, override=override, facts=facts or {})
        self.log.append(entry)

    def token(self, token_id: str) -> Token:
        """The token; CommandError `unknown-token` with the nearest id as a hint."""
        found = self.draft.token(self.scene, token_id)
        if found is None:
            known = self.draft.of(Token, self.scene)
            raise CommandError(
                T("There is no token {id} in this scene", id=token_id),
                code="unknown-token",
                hint=nearest(token_id, list(known), {t.name: t.id for t in known.values()}),
            )
        return found

    def cell(self, pair: Sequence[float], *, inside: bool = True) -> Cell:
        """The cell of a pair; CommandError `bad-field` or `outside-scene`."""
        grid = self.grid
        try:
            cell = grid.cell(pair)
        except ValueError as error:
            raise CommandError(
                T("{at} is not a cell of this grid", at=list(pair)), code="bad-field", hint=T("{what}", what=str(error))
            ) from None
        if inside and not grid.contains(cell):
            raise CommandError(
                T("{at} lies outside the scene", at=list(cell)),
                code="outside-scene",
                hint=T("The scene has {columns} columns and {rows} rows", columns=grid.columns, rows=grid.rows),
            )
        return cell

    def facing(self, facing: int | None) -> int | None:
        """The same facing. CommandError `bad-field` if the grid has no such direction."""
        if facing is not None and not 0 <= facing < self.grid.directions:
            raise CommandError(T("facing is 0 to {most}", most=self.grid.directions - 1), code="bad-field")
        return facing

    def place(self, at: Place) -> Cell:
        """The cell of a token id or a cell."""
        if isinstance(at, str):
            return self.grid.cell(self.token(at).at)
        return self.cell(at)

    def put_token(self, token: Token) -> None:
        self.draft.put(EntityKey(self.scene, "token", token.id), token)


@dataclass(frozen=True, slots=True)
class Command:
    """A registered command. `edit` commands become one undo step, `note` ones (dice) only log;
    `control` ones (undo, save) act on the session.

    `args` None: the fields are those of a thing of the document, checked by the format's own schema.
    """

    name: str
    kind: Kind
    args: type[Args] | None
    run: Callable[[Context, Any], dict[str, Any]]


COMMANDS: dict[str, Command] = {}


def command(
    name: str, kind: Kind, args: type[Args] | None = None
) -> Callable[[Callable[[Context, Any], dict[str, Any]]], Any]:
    """Register a function as the command `name`."""

    def register(run: Callable[[Context, Any], dict[str, Any]]) -> Any:
        COMMANDS[name] = Command(name, kind, args, run)
        return run

    return register


def file_path(text: str, field: str) -> Path:
    """A path that a line names. CommandError `bad-field` on one that no file can have."""
    if not text.strip() or "\0" in text:
        raise CommandError(
            T("field {field}: {text} is not the name of a file", field=field, text=repr(text)[:80]), code="bad-field",
            hint=T("Give a path, such as {example}", example="fight.battlemap"),
        )  # fmt: skip
    return Path(text)


def nearest(word: str, known: Sequence[str], aliases: Mapping[str, str] | None = None) -> Text | None:
    """A hint with the nearest right word, or with what there is; None if there is nothing."""
    if aliases:
        by_name = difflib.get_close_matches(word, list(aliases), 1, 0.6)
        if by_name:
            return T("Did you mean {id} ({name})?", id=aliases[by_name[0]], name=by_name[0])
    close = difflib.get_close_matches(word, list(known), 1, 0.4)
    if close:
        return T("Did you mean {id}?", id=close[0])
    if not known:
        return None
    return T("There is: {ids}", ids=", ".join(sorted(known)[:12]))


def find(name: object) -> Command:
    """The command of that name. CommandError `unknown-command`."""
    if not isinstance(name, str):
        raise CommandError(
            T('A line names its command in "do"'),
            code="bad-field",
            hint=T("For example: {example}", example='{"do": "state"}'),
        )
    if name not in COMMANDS:
        raise CommandError(
            T("There is no command {name}", name=name), code="unknown-command", hint=nearest(name, list(COMMANDS))
        )
    return COMMANDS[name]


def fields_of(cmd: Command, line: Mapping[str, Any]) -> dict[str, Any]:
    """The fields of a line that are the command's own; one that any line may carry is among them where it must be given."""
    own = () if cmd.args is None else cmd.args.__struct_fields__
    return {key: value for key, value in line.items() if key != "do" and (key in own or key not in COMMON_FIELDS)}


def parse(cmd: Command, fields: Mapping[str, Any]) -> Any:
    """The checked fields. CommandError `bad-field` naming the field, with the nearest right one as a hint."""
    if cmd.args is None:
        return dict(fields)
    try:
        return msgspec.convert(dict(fields), cmd.args)
    except msgspec.ValidationError as error:
        raise _bad_field(cmd, cmd.args, str(error)) from None


def _bad_field(cmd: Command, args: type[Args], message: str) -> CommandError:
    known = [f.encode_name for f in msgspec.structs.fields(args)]
    common = [name for name in COMMON_FIELDS if name not in known]
    unknown = re.match(r"Object contains unknown field `(.*?)`", message)
    missing = re.match(r"Object missing required field `(.*?)`", message)
    if unknown:
        text = T("{command} has no field {field}", command=cmd.name, field=unknown[1])
        if unknown[1] not in common:  # a line in a batch has none of these
            known = [*known, *common]
        return CommandError(text, code="bad-field", hint=nearest(unknown[1], known))
    if missing:
        text = T("{command} needs the field {field}", command=cmd.name, field=missing[1])
        return CommandError(text, code="bad-field", hint=T("Its fields: {fields}", fields=", ".join(known)))
    what, _, where = message.partition(" - at `$")
    path = where.strip("`. ") or "do"
    text = T("{command}: field {field}: {what}", command=cmd.name, field=path, what=what.replace("`", ""))
    return CommandError(text, code="bad-field", hint=T("Its fields: {fields}", fields=", ".join(known)))

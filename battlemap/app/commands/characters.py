"""Characters from sheets of other programs: a token with name, size, stats and portrait, in one step."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from battlemap.app.commands.base import Args, Context, command
from battlemap.app.commands.things import checked_id
from battlemap.app.commands.tokens import own_stats
from battlemap.app.placing import free_cell
from battlemap.errors import BattlemapError
from battlemap.geometry.types import Cell
from battlemap.model.entities import Token
from battlemap.rules.guard import call
from battlemap.text import T, Text

if TYPE_CHECKING:
    from battlemap.formats.gcs.read import Character


class ImportCharacter(Args, frozen=True):
    file: str
    token: str | None = None
    at: tuple[float, float] | None = None


@command("import_character", "edit", ImportCharacter)
def import_character(ctx: Context, args: ImportCharacter) -> dict[str, Any]:
    """Bring a GCS character sheet onto the map, or bring a token up to what its sheet says now.

    `token` is updated, and stays where it is unless `at` says otherwise. Without it a new token comes to stand on `at`, or
    on the free cell nearest to the middle. What the sheet does not say is left as it is. FormatError if the file is no
    sheet that can be read; CommandError `not-offered` if the rules do not read such sheets.
    """
    # late: most sessions never read a sheet
    from battlemap.formats.gcs.read import read_character
    from battlemap.formats.sniff import recognise

    before = None if args.token is None else ctx.token(args.token)
    at = None if args.at is None else ctx.cell(args.at)
    character = read_character(recognise(Path(args.file)))
    sheet = character.sheet
    token = before or Token(checked_id(ctx, "token", {}), name=Path(args.file).stem[:200])
    token = replace(token, name=sheet.name or token.name, size=sheet.size)
    stats = call(ctx.session.ruleset_of(ctx.draft), "stats_from_sheet", sheet)
    token = replace(token, stats=own_stats(ctx, token, token.stats, stats))
    if at is None and before is None:
        at = free_cell(ctx.draft, ctx.scene, _middle(ctx), token)
    if at is not None:
        token = replace(token, at=(at[0], at[1]))
    notes = list(character.notes)
    token = replace(token, picture=_portrait(ctx, character, notes) or token.picture)
    ctx.put_token(token)
    name = token.name or token.id
    ctx.what = T("Import {name}", name=name)
    ctx.say(T("{name} is read from {file}", name=name, file=Path(args.file).name))
    for note in notes:
        ctx.say(T("{name}: {note}", name=name, note=note))
    if before is None:
        ctx.event("token_added", token=token.id, scene=ctx.scene, at=list(token.at))
    else:
        ctx.event("token_changed", token=token.id, set=_changed(before, token))
    return {"token": token.id, "id": token.id, "name": token.name, "notes": notes}


def _middle(ctx: Context) -> Cell:
    grid = ctx.grid
    return grid.from_offset(grid.columns // 2, grid.rows // 2)


def _portrait(ctx: Context, character: Character, notes: list[Text]) -> str | None:
    """The name of the portrait in the scenario; None if there is none, or it cannot be kept."""
    if character.portrait is None:
        return None
    try:
        return ctx.session.add_picture(character.portrait.data, character.portrait.info.suffix)
    except BattlemapError as error:
        notes.append(T("the portrait: {problem}", problem=error.text))
        return None


def _changed(before: Token, after: Token) -> list[str]:
    return [
        name for name in ("at", "name", "picture", "size", "stats") if getattr(before, name) != getattr(after, name)
    ]

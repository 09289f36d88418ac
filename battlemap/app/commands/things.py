"""Add, change and remove what is not a token: walls, doors, lights, regions, notes, pictures, scenes."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Literal

from battlemap.app.commands.base import Args, Context, command, nearest
from battlemap.app.commands.regrid import refit
from battlemap.errors import CommandError
from battlemap.formats.scenario import limits
from battlemap.formats.scenario.schema import entity_from_dict, entity_to_dict, field_names, own_fields
from battlemap.model.entities import (
    DOCUMENT_KEY,
    SCENE_KINDS,
    Door,
    EntityKey,
    Fog,
    Light,
    Note,
    Picture,
    Region,
    Scene,
    Terrain,
    Token,
    Wall,
    fog_key,
    scene_key,
)
from battlemap.model.ids import kind_of, next_id
from battlemap.text import T, Text

NAMES: dict[str, Text] = {
    "wall": T("wall"), "door": T("door"), "light": T("light"), "region": T("region"), "note": T("note"),
    "picture": T("picture"), "area": T("area"), "token": T("token"), "scene": T("scene"), "cell": T("ground"),
}  # fmt: skip
_CLASSES: dict[str, Any] = {cls.kind: cls for cls in SCENE_KINDS}


def checked_id(ctx: Context, kind: str, fields: dict[str, Any]) -> str:
    """The id given, or the next free one. CommandError `duplicate-id`; `limit` if the scene holds all that a file may."""
    make_room(ctx, kind)
    wanted = fields.get("id")
    if wanted is None:
        return next_id(ctx.draft, kind)
    if isinstance(wanted, str) and (kind_of(ctx.draft, ctx.scene, wanted) or wanted in ctx.draft.scenes()):
        raise CommandError(
            T("There is already something with the id {id}", id=wanted), code="duplicate-id",
            hint=T("The next free id is {id}", id=next_id(ctx.draft, kind)),
        )  # fmt: skip
    return wanted  # type: ignore[no-any-return]  # the schema refuses what is not a text


def make_room(ctx: Context, kind: str, more: int = 1) -> None:
    """CommandError `limit` if that many more things of a kind would be more than a file may hold."""
    there = len(ctx.draft.scenes() if kind == "scene" else ctx.draft.of(_CLASSES[kind], ctx.scene))
    most = limits.SCENES if kind == "scene" else limits.THINGS[kind]
    if there + more > most:
        raise CommandError(
            T("There are {count} of these already; at most {limit}", count=there, limit=most), code="limit"
        )


def build(ctx: Context, cls: Any, fields: dict[str, Any], where: str) -> Any:
    """A thing of the document from fields of section 6. CommandError `bad-field` on any that is wrong."""
    return entity_from_dict(cls, fields, where, unknown="refuse", grid=ctx.draft.scene(ctx.scene).grid)


def build_ground(ctx: Context, id_: str, fields: dict[str, Any]) -> Terrain:
    """The ground of a cell from its fields, checked."""
    return entity_from_dict(Terrain, fields, "cells", unknown="refuse", id=id_)


def _adder(cls: Any) -> None:
    kind = cls.kind

    def add(ctx: Context, fields: dict[str, Any]) -> dict[str, Any]:
        thing = build(ctx, cls, {**fields, "id": checked_id(ctx, kind, fields)}, f"add_{kind}")
        ctx.draft.put(EntityKey(ctx.scene, kind, thing.id), thing)
        ctx.what = T("Add {kind} {id}", kind=NAMES[kind], id=thing.id)
        ctx.event(f"{kind}_added", id=thing.id, scene=ctx.scene)
        return {"id": thing.id}

    command(f"add_{kind}", "edit")(add)


for _cls in (Wall, Door, Light, Region, Note, Picture):
    _adder(_cls)


class SetDoor(Args, frozen=True):
    door: str
    state: Literal["open", "closed"] | None = None
    locked: bool | None = None


@command("set_door", "edit", SetDoor)
def set_door(ctx: Context, args: SetDoor) -> dict[str, Any]:
    """Open, shut, lock or unlock. A locked door opens only for the GM (`force`) or when unlocked in the same line."""
    door = ctx.draft.of(Door, ctx.scene).get(args.door)
    if door is None:
        doors = list(ctx.draft.of(Door, ctx.scene))
        raise CommandError(
            T("There is no door {id} in this scene", id=args.door), code="unknown-id", hint=nearest(args.door, doors)
        )
    state = door.state if args.state is None else args.state
    locked = door.locked if args.locked is None else args.locked
    if state == "open" and door.state == "closed" and locked and not ctx.force:
        raise CommandError(
            T("The door {id} is locked", id=door.id), code="illegal-move",
            hint=T("Unlock it first, or use the GM override"), step=0, reason="door",
        )  # fmt: skip
    ctx.draft.put(EntityKey(ctx.scene, "door", door.id), replace(door, state=state, locked=locked))
    ctx.what = T("Open door {id}", id=door.id) if state == "open" else T("Close door {id}", id=door.id)
    if state == door.state:
        ctx.what = T("Lock door {id}", id=door.id) if locked else T("Unlock door {id}", id=door.id)
    if ctx.force:
        ctx.say(T("Door {id}: {state} by the GM", id=door.id, state=T(state)))
    ctx.event("door_changed", door=door.id, state=state, locked=locked)
    return {"door": door.id, "state": state, "locked": locked}


class SetThing(Args, frozen=True):
    id: str
    set: dict[str, Any]


@command("set", "edit", SetThing)
def set_thing(ctx: Context, args: SetThing) -> dict[str, Any]:
    """Change fields of anything but a token: a wall, a door, the scene itself, ..."""
    key, cls = find_thing(ctx, args.id)
    before: Any = ctx.draft.get(key)
    fields = own_fields(before)
    if "id" in args.set and args.set["id"] != args.id:
        raise CommandError(
            T("The id of a thing stays what it is"), code="bad-field", hint=T("Remove it and add another")
        )
    where = f"set {args.id}"
    known = set(field_names(cls))
    for name in args.set:
        if name not in known:
            raise CommandError(
                T("{where}: there is no field {field}", where=where, field=name), hint=nearest(name, list(known))
            )
    if cls is Scene:
        after: Any = _scene(before, fields, args.set, where)
        refit(ctx.draft, args.id, before.grid, after.grid)
    elif cls is Terrain:
        after = build_ground(ctx, args.id, {**fields, **args.set})
    else:
        after = build(ctx, cls, {**fields, **args.set}, where)
    ctx.draft.put(key, replace(after, extra=before.extra))
    ctx.what = T("Change {kind} {id}", kind=NAMES[key.kind], id=args.id)
    ctx.event("changed", id=args.id, kind=key.kind, set=sorted(args.set))
    return {"id": args.id}


def _scene(before: Any, fields: dict[str, Any], wanted: dict[str, Any], where: str) -> Scene:
    if isinstance(wanted.get("grid"), dict):
        for name in wanted["grid"]:
            if name not in fields["grid"]:
                raise CommandError(
                    T("{where}: there is no field {field}", where=f"{where}: grid", field=name),
                    hint=nearest(name, list(fields["grid"])),
                )
        wanted = {**wanted, "grid": {**fields["grid"], **wanted["grid"]}}
        if wanted["grid"].get("kind") != before.grid.kind and "origin" not in wanted["grid"]:
            wanted["grid"].pop("origin", None)
    scene: Scene = entity_from_dict(Scene, {**fields, **wanted}, where, unknown="refuse")
    return scene


class Remove(Args, frozen=True):
    id: str


@command("remove", "edit", Remove)
def remove(ctx: Context, args: Remove) -> dict[str, Any]:
    """Remove anything but a token; a scene goes with all that is in it."""
    key, cls = find_thing(ctx, args.id)
    if cls is Scene:
        _remove_scene(ctx, args.id)
    else:
        ctx.draft.put(key, None)
    ctx.what = T("Remove {kind} {id}", kind=NAMES[key.kind], id=args.id)
    ctx.event("removed", id=args.id, kind=key.kind)
    return {"id": args.id}


def find_thing(ctx: Context, id_: str) -> tuple[EntityKey, Any]:
    """Key and class of a thing of the scene (or a scene). CommandError `unknown-id`; tokens have their own commands."""
    kind = kind_of(ctx.draft, ctx.scene, id_)
    if kind == "token":
        raise CommandError(
            T("{id} is a token", id=id_), code="bad-field", hint=T("Use set_token or remove_token for it")
        )
    if kind is not None:
        return EntityKey(ctx.scene, kind, id_), _CLASSES[kind]
    if id_ in ctx.draft.scenes():
        return scene_key(id_), Scene
    known = [i for cls in SCENE_KINDS if cls not in (Token, Terrain) for i in ctx.draft.of(cls, ctx.scene)]
    raise CommandError(T("There is nothing with the id {id}", id=id_), code="unknown-id", hint=nearest(id_, known))


class AddScene(Args, frozen=True):
    id: str | None = None
    name: str = ""
    grid: dict[str, Any] | None = None
    cell_distance: float | None = None
    unit: str | None = None


@command("add_scene", "edit", AddScene)
def add_scene(ctx: Context, args: AddScene) -> dict[str, Any]:
    """Another map in the same scenario; without `grid` with the grid of the scene on show."""
    id_ = checked_id(ctx, "scene", {"id": args.id})
    like = entity_to_dict(ctx.draft.scene(ctx.scene))
    fields = {"id": id_, "name": args.name, "grid": args.grid if args.grid is not None else like["grid"]}
    for name in ("cell_distance", "unit"):
        value = getattr(args, name)
        fields[name] = like[name] if value is None else value
    scene: Scene = entity_from_dict(Scene, fields, "add_scene", unknown="refuse")
    ctx.draft.put(scene_key(id_), scene)
    ctx.draft.put(fog_key(id_), Fog())
    ctx.what = T("Add scene {id}", id=id_)
    ctx.event("scene_added", scene=id_)
    return {"id": id_}


def _remove_scene(ctx: Context, id_: str) -> None:
    others = [scene for scene in ctx.draft.scenes() if scene != id_]
    if not others:
        raise CommandError(
            T("A scenario keeps at least one scene"), code="bad-field", hint=T("Add another scene first")
        )
    combat = ctx.draft.combat
    if combat is not None and combat.scene == id_:
        raise CommandError(T("There is a fight in this scene"), code="bad-field", hint=T("End the fight first"))
    for cls in SCENE_KINDS:
        for thing in list(ctx.draft.of(cls, id_)):
            ctx.draft.put(EntityKey(id_, cls.kind, thing), None)
    ctx.draft.put(fog_key(id_), None)
    ctx.draft.put(scene_key(id_), None)
    if ctx.draft.document.active_scene == id_:
        ctx.draft.put(DOCUMENT_KEY, replace(ctx.draft.document, active_scene=others[0]))

"""Pin notes to the map, for the game master alone or for the players too."""

from __future__ import annotations

from collections.abc import Sequence

from battlemap.app.tools.base import PointerEvent, ToolContext, ToolOption, ToolRun
from battlemap.app.tools.handles_edit import carry_out
from battlemap.app.tools.handles_things import find
from battlemap.app.tools.handles_tool import Builder, Gesture
from battlemap.model.entities import Note
from battlemap.text import T

OPTIONS = (
    ToolOption("text", T("Text"), "text", "", hint=T("Of the next note; it can be written in Properties afterwards")),
    ToolOption("shown", T("Players see it"), "flag", False),
)


def note_options(ctx: ToolContext) -> tuple[ToolOption, ...]:
    return OPTIONS


class Notes(Builder):
    kind = "note"
    grabs = True
    hint = T("Click: a note. Click a note to select it, drag it to move it")
    held_hint = T("Write its text in Properties. [Del]: take away. [Shift] click: select several")

    def __init__(self, ctx: ToolContext, options: Sequence[ToolOption] = ()) -> None:
        super().__init__(ctx, options)
        self._fresh = ""
        """The note put down last, while it is selected: it goes again if nothing was written into it."""

    def select(self, ids: Sequence[str], *, keep_tokens: bool = False) -> None:
        left = self._fresh if self._fresh not in ids else ""
        super().select(ids, keep_tokens=keep_tokens)
        if left:
            self._fresh = ""
            note = find(self.ctx, left)
            if isinstance(note, Note) and not note.text.strip():
                carry_out(self.ctx, [{"do": "remove", "id": left}])

    def place(self, press: PointerEvent) -> Gesture:
        leaves = any(isinstance(find(self.ctx, id_), Note) for id_ in self.ctx.things)
        self.select([])
        if leaves and not str(self.option("text")).strip():
            return  # the click ends the writing of the last one
        event = press
        while True:
            snap = self.snap(event)
            if event.kind == "cancel":
                return
            if event.kind == "release" and event.button == "left":
                break
            event = yield self.overlay(snap=snap, hint=self.hint)
        fields = {"text": self.option("text"), "gm": not self.option("shown")}
        self.add([{"do": "add_note", "at": [snap.at.x, snap.at.y], **fields}])
        self._fresh = self.ctx.things[0] if self.ctx.things else ""


def note_tool(ctx: ToolContext) -> ToolRun:
    """Click; what is there is dragged."""
    return Notes(ctx, OPTIONS).run()

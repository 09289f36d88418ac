"""Pin notes to the map, for the game master alone or for the players too."""

from __future__ import annotations

from battlemap.app.tools.base import PointerEvent, ToolContext, ToolOption, ToolRun
from battlemap.app.tools.handles_tool import Builder, Gesture
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

    def place(self, press: PointerEvent) -> Gesture:
        self.select([])
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


def note_tool(ctx: ToolContext) -> ToolRun:
    """Click; what is there is dragged."""
    return Notes(ctx, OPTIONS).run()

"""The course of an action in the window: chosen in a dock, aimed on the map, answered in the prompt, shown on the TV.

All of it is lines to the session: `offers`, `odds`, `act`, `answer`, `cancel`, `show_roll`. Nothing here knows a rule.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from battlemap.app.tools.aim import Aiming, Deciding, aim, decide
from battlemap.app.tools.base import PointerEvent, ToolSpec
from battlemap.app.tools.look_over import LookingOver, look_over
from battlemap.app.views import open_rolls
from battlemap.errors import BattlemapError
from battlemap.geometry.types import ScenePoint
from battlemap.text import T, Text
from battlemap.ui.desk import Desk
from battlemap.ui.odds_ahead import OddsAhead
from battlemap.ui.tool_host import ToolHost

AIMED = ("token", "cell", "area")
REVIEW = "review"
UNREVIEWED = "without_review"
"""The setting of those who want no review sheet."""
ON_TV_MS = 12_000
FROM = {
    "front": T("from the front"), "left": T("from the left"), "right": T("from the right"), "rear": T("from behind"),
}  # fmt: skip


class Acting(QObject):
    """`changed`: offers, what is aimed or what is asked are others now. `asked`: a question has come up. `reviewed`: a review
    sheet has come up, is another one now, or has gone."""

    changed = Signal()
    asked = Signal()
    reviewed = Signal()

    def __init__(self, desk: Desk, host: ToolHost) -> None:
        super().__init__(host)
        self._desk = desk
        self._host = host
        self.offers: list[dict[str, Any]] = []
        self.action = ""
        """The action being aimed."""
        self.pending: Mapping[str, Any] | None = None
        self.sheet: Mapping[str, Any] | None = None
        """The review sheet that waits for the word that it shall happen."""
        self.looked_at = ""
        """The token whose row of the sheet is current."""
        self.marked = ""
        """The answer marked in the prompt."""
        self.typed = False
        """The table rolls its own dice, and the game master types them in."""
        self.headline: Text | None = None
        """What is being done to whom, while something is asked about it."""
        self._line: dict[str, Any] = {}
        self._resting: ToolSpec | None = None
        self._tool: ToolSpec | None = None
        self._odds = OddsAhead(desk, self._odds_known, self)
        self._follow = QTimer(self, singleShot=True, interval=0)
        self._follow.timeout.connect(self.refresh)
        self._off_tv = QTimer(self, singleShot=True, interval=ON_TV_MS)
        self._off_tv.timeout.connect(self._take_off_tv)
        for signal in (desk.committed, desk.selection_changed, desk.scene_changed):
            signal.connect(self._later)
        desk.session_changed.connect(self._session_changed)
        desk.asked.connect(self._on_asked)
        host.tool_changed.connect(self._tool_changed)

    # -- whose actions -----------------------------------------------------------------------------------------------

    @property
    def token(self) -> str:
        """Whose actions are shown: the one selected, else the one whose turn it is; "" for nobody."""
        session = self._desk.session
        if session is None:
            return ""
        tokens = self._desk.tokens()
        if len(self._desk.selection) == 1 and self._desk.selection[0] in tokens:
            return self._desk.selection[0]
        combat = session.scenario.combat
        if combat is not None and combat.scene == self._desk.scene:
            return next((id_ for id_ in combat.acting if id_ in tokens), "")
        return ""

    def _later(self, *event: object) -> None:
        self._follow.start()

    def refresh(self) -> None:
        """Ask anew what may be done."""
        session = self._desk.session
        token = self.token
        self.offers = []
        if session is not None and token:
            try:
                reply = session.do({"do": "offers", "scene": self._desk.scene, "token": token})
                self.offers = list(reply.result["offers"])
            except BattlemapError as error:
                self._desk.report(error)
        if self.action and not self.busy:
            offer = self.offer(self.action)
            if offer is None or not offer["available"] or self._line.get("by") != token:
                self.leave()
            else:
                self._aim(offer)
        self.changed.emit()

    @property
    def busy(self) -> bool:
        """A line waits: for an answer, or for the word that it shall happen."""
        return self.pending is not None or self.sheet is not None

    def offer(self, action: str) -> dict[str, Any] | None:
        return next((one for one in self.offers if one["action"] == action), None)

    # -- choosing and aiming -----------------------------------------------------------------------------------------

    def choose(self, action: str, using: str | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Take up an action: one that needs a target is aimed on the map, any other is done at once."""
        offer = self.offer(action)
        if offer is None or not offer["available"] or self.busy:
            return
        line: dict[str, Any] = {"action": action, "by": self.token}
        if using:
            line["with"] = using
        if options:
            line["options"] = dict(options)
        self._line = line
        if offer["target"] in AIMED:
            self.action = action
            self._aim(offer)
            self.changed.emit()
        else:
            self.act({**line, "do": "act"})

    def _aim(self, offer: Mapping[str, Any]) -> None:
        aiming = Aiming(self._line, offer, self._act_later, self.odds, self._leave_later)
        spec = ToolSpec("aim", T("Aim"), offer["icon"] or "target", "", T("Point at a target"), partial(_aim, aiming))
        self._use(spec)

    def leave(self) -> None:
        """Aim no more; the tool of before is in hand again."""
        self.action = ""
        tool, self._tool = self._tool, None
        if tool is not None and self._host.spec is tool and self._resting is not None:
            self._host.use(self._resting)
        self.changed.emit()

    def _use(self, spec: ToolSpec) -> None:
        if self._host.spec is not self._tool or self._tool is None:
            self._resting = self._host.spec
        self._tool = spec
        self._host.use(spec)

    def _tool_changed(self, spec: ToolSpec) -> None:
        """Somebody took another tool in hand."""
        if self._tool is not None and spec is not self._tool:
            self._tool = None
            self.action = ""
            self.changed.emit()

    def _act_later(self, line: dict[str, Any]) -> None:
        # the tool is still inside its event
        QTimer.singleShot(0, self, partial(self.act, line))

    def _leave_later(self) -> None:
        QTimer.singleShot(0, self, self.leave)

    def odds(self, line: dict[str, Any]) -> Mapping[str, Any] | None:
        """The answer to an `odds` line if it is known; else it is worked out, and the aim shown anew."""
        return self._odds.of(line)

    def _odds_known(self) -> None:
        if self.action and self._host.spec is self._tool:
            self._host.send(PointerEvent("wheel", ScenePoint(0.0, 0.0)))

    # -- doing -------------------------------------------------------------------------------------------------------

    def act(self, line: Mapping[str, Any]) -> None:
        """Carry an action out; what is asked on the way comes up in the prompt."""
        if self._desk.session is None:
            return
        self.leave()
        self.headline = self._headline(line)
        offer = self.offer(line.get("action", ""))
        review = offer is not None and bool(offer["review"]) and not self._desk.settings.get(UNREVIEWED, False)
        whole = {**line, "scene": self._desk.scene, "ask": True, "typed": self.typed}
        self._taken(self._desk.do({**whole, "review": True} if review else whole))

    def _headline(self, line: Mapping[str, Any]) -> Text | None:
        """ "Brynn: Attack (Varek), from the side"."""
        session, tokens = self._desk.session, self._desk.tokens()
        by, target = tokens.get(line.get("by", "")), tokens.get(line.get("target") or "")
        offer = self.offer(line.get("action", ""))
        if session is None or by is None or offer is None:
            return None
        if target is None:
            return T("{name}: {action}", name=by.name or by.id, action=offer["title"])
        seen = session.do({"do": "arc", "scene": self._desk.scene, "of": target.id, "seen_from": by.id}).result["arc"]
        words = T(
            "{name}: {action} ({target})", name=by.name or by.id, action=offer["title"], target=target.name or target.id
        )
        return T("{what}, {side}", what=words, side=FROM[seen]) if seen in FROM else words

    def answer(self, given: Any, override: bool = False) -> bool:
        """Answer what is asked; False if that is no answer. `override`: a roll is set by the game master's word."""
        if not self.busy:
            return False
        line: dict[str, Any] = {"do": "answer", "answer": given}
        if override:
            line["override"] = True
        reply = self._desk.do(line)
        if reply is None:
            return False
        self._taken(reply)
        return True

    def cancel(self) -> None:
        """Drop the line that waits; nothing of it has happened."""
        if self.busy:
            self._desk.do({"do": "cancel"})
            self._answered()

    def apply(self, show: bool) -> bool:
        """All of the review sheet happens; False if it is refused. Args: show: the players see its roll."""
        reply = self._desk.do({"do": "answer", "answer": "apply"}) if self.sheet is not None else None
        self._taken(reply, show)
        return reply is not None

    def _taken(self, reply: Any, show: bool | None = None) -> None:
        if reply is None and not self.busy:
            self.headline = None
        if reply is not None and reply.pending is None:
            self._answered()
            if self._desk.settings.get("rolls_on_tv", False) if show is None else show:
                self.show_last_roll()

    def _answered(self) -> None:
        was_busy, had_sheet = self.busy, self.sheet is not None
        self.pending, self.sheet, self.headline, self.marked, self.looked_at = None, None, None, "", ""
        if was_busy:
            self.leave()
        if had_sheet:
            self.reviewed.emit()
        self._later()

    def _on_asked(self, event: Any) -> None:
        QTimer.singleShot(0, self, partial(self._ask, event.pending))

    def _ask(self, pending: Mapping[str, Any]) -> None:
        session = self._desk.session
        if session is None or session.open_line is None:
            return  # answered already
        self.action = ""
        if pending["question"] == REVIEW:
            self._look_over(pending["sheet"])
            return
        self._no_sheet()
        self.pending = pending
        self.marked = pending["default"] or ""
        deciding = Deciding(
            pending["token"], pending.get("choices", ()), self._marked, self.mark, self._cancel_later,
            pending.get("traced", ()),
        )  # fmt: skip
        spec = ToolSpec("decide", T("Decide"), "shield", "", T("Answer the question"), partial(_decide, deciding))
        self._use(spec)
        self.changed.emit()
        self.asked.emit()

    def _look_over(self, sheet: Mapping[str, Any]) -> None:
        fresh = self.sheet is None
        self.pending, self.sheet = None, sheet
        if fresh:
            looking = LookingOver(self._rows, self._looked_at, self.look_at, self._cancel_later, self._traced)
            spec = ToolSpec(
                "review", T("Review"), "clipboard-text", "", T("Check the sheet"), partial(_look_over, looking)
            )
            self._use(spec)
        self.changed.emit()
        self.reviewed.emit()
        self._remark()

    def _no_sheet(self) -> None:
        """Something is asked before the sheet is complete."""
        had, self.sheet = self.sheet is not None, None
        if had:
            self.reviewed.emit()

    def _rows(self) -> Sequence[Mapping[str, Any]]:
        return () if self.sheet is None else self.sheet["rows"]

    def _traced(self) -> Sequence[Mapping[str, Any]]:
        return () if self.sheet is None else self.sheet.get("traced", ())

    def _looked_at(self) -> str:
        return self.looked_at

    def look_at(self, token: str) -> None:
        """Make the row of a token the current one, and show on the map where it stands."""
        if token != self.looked_at:
            self.looked_at = token
            self.changed.emit()
            QTimer.singleShot(0, self, self._remark)

    def _marked(self) -> str:
        return self.marked

    def mark(self, answer: str) -> None:
        """Mark an answer in the prompt (and on the map)."""
        if answer != self.marked:
            self.marked = answer
            self.changed.emit()
            if self._host.spec is self._tool:
                QTimer.singleShot(0, self, self._remark)

    def _remark(self) -> None:
        if self.busy and self._host.spec is self._tool:
            self._host.send(PointerEvent("wheel", ScenePoint(0.0, 0.0)))

    def _cancel_later(self) -> None:
        QTimer.singleShot(0, self, self.cancel)

    def set_typed(self, typed: bool) -> None:
        if typed != self.typed:
            self.typed = typed
            self.changed.emit()

    def _session_changed(self) -> None:
        self._no_sheet()
        self.pending, self.marked, self.action, self.looked_at = None, "", "", ""
        self._odds.clear()
        self.leave()
        self._later()

    # -- the players' screen -----------------------------------------------------------------------------------------

    def show_roll(self, entry: int | None) -> None:
        """Put the roll of a line of the log on the TV for a while; None takes it off."""
        if self._desk.do({"do": "show_roll", **({} if entry is None else {"entry": entry})}) is not None:
            if entry is None:
                self._off_tv.stop()
            else:
                self._off_tv.start()

    def _take_off_tv(self) -> None:
        if self._desk.session is not None:
            self.show_roll(None)

    def show_last_roll(self) -> None:
        """Put the newest roll on the TV, unless it is secret or somebody hidden rolled it."""
        session = self._desk.session
        if session is None or not session.log:
            return
        group = session.log[-1].group
        hidden = {id_ for id_, token in self._desk.tokens().items() if token.hidden}
        for entry in reversed(session.log):
            if entry.group != group:
                return
            rolls = open_rolls(entry)
            if rolls and not any(roll.get("by") in hidden for roll in rolls):
                self.show_roll(entry.n)
                return


def _aim(aiming: Aiming, ctx: Any) -> Any:
    return aim(ctx, aiming)


def _decide(deciding: Deciding, ctx: Any) -> Any:
    return decide(ctx, deciding)


def _look_over(looking: LookingOver, ctx: Any) -> Any:
    return look_over(ctx, looking)


def question_text(pending: Mapping[str, Any]) -> Text:
    """What is asked, in words."""
    text = pending.get("text")
    return text if isinstance(text, Text) else T("A decision")

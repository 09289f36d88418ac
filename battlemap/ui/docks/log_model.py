"""The log as a tree: one row a line of play, newest first; unfolded, every roll with its modifiers and what came of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from battlemap.app.logtext import log_text, thawed
from battlemap.app.rolltext import decimal, margin_text, need_of, purpose_word, signed, sum_text
from battlemap.app.tools.odds_card import terms
from battlemap.app.views import open_rolls
from battlemap.model.scenario import LogEntry
from battlemap.text import T, Text
from battlemap.ui.desk import Desk
from battlemap.ui.i18n import tr

ENTRY = Qt.ItemDataRole.UserRole
LINE = Qt.ItemDataRole.UserRole + 1
SHOWN = 500  # rows; older ones are found by searching

Chips = tuple[tuple[str, str], ...]
Index = QModelIndex | QPersistentModelIndex


@dataclass
class LogLine:
    """One row as painted. `kind`: what it is; `value`: a number at the right; `chips`: (words, kind of chip)."""

    kind: Literal["entry", "roll", "term", "sum", "line", "damage", "links"]
    words: str
    value: str = ""
    chips: Chips = ()
    undone: bool = False
    parent: Group | None = None
    row: int = 0

    @property
    def rule(self) -> str:
        """The rule this row stands for."""
        return next((words for words, kind in self.chips if kind == "rule"), "")


@dataclass
class Group:
    """The lines of the log that one line of play made; the first is the headline."""

    entries: list[LogEntry]
    head: LogLine
    children: list[LogLine] | None = None
    searched: str = field(default="", repr=False)

    @property
    def entry(self) -> LogEntry:
        return self.entries[0]


class LogModel(QAbstractItemModel):
    """The newest groups that hold the words searched for; what a group unfolds to is made when it is looked at."""

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self.groups: list[Group] = []
        self._kept: dict[int, Group] = {}
        self.search = ""

    def refill(self) -> None:
        """Read the log again."""
        self.beginResetModel()
        self.groups, kept = [], self._kept
        self._kept = {}
        wanted = self.search.casefold()
        for entries in _grouped(self._desk.session.log if self._desk.session is not None else ()):
            old = kept.get(entries[0].n)
            same = old is not None and len(old.entries) == len(entries)
            if same and old is not None and old.head.undone == entries[0].undone and old.entries[0] is entries[0]:
                group = old
            else:
                group = Group(list(entries), _head(entries[0]))
                group.searched = _searchable(entries)
            self._kept[entries[0].n] = group
            if wanted in group.searched:
                self.groups.append(group)
                if len(self.groups) == SHOWN:
                    break
        self.endResetModel()

    def forget(self) -> None:
        """The words are in another language now."""
        self._kept = {}

    def _children(self, group: Group) -> list[LogLine]:
        if group.children is None:
            group.children = self._unfold(group)
            for row, line in enumerate(group.children):
                line.parent, line.row = group, row
        return group.children

    def has_more(self, group: Group) -> bool:
        """Whether there is anything to unfold."""
        entry = group.entry
        came = entry.facts.get("damage") or entry.facts.get("conditions")
        return bool(entry.rolls or came or len(group.entries) > 1)

    # what is in a group -------------------------------------------------------------------------------------------

    def name(self, token: str | None) -> str:
        found = self._desk.tokens().get(token) if token else None
        return (found.name or found.id) if found is not None else (token or "")

    def _unfold(self, group: Group) -> list[LogLine]:
        found: list[LogLine] = []
        for entry in group.entries:
            if entry is not group.entry:
                found.append(LogLine("line", tr(log_text(entry)), chips=_chips(entry, group.entry)))
            for roll in thawed(entry.rolls):
                found += self._roll(roll)
            for damage in thawed(entry.facts.get("damage", ())):
                found += self._damage(damage)
            found += self._conditions(entry.facts.get("conditions", ()))
        if open_rolls(group.entry) and not group.entry.undone:
            found.append(LogLine("links", tr("Show on TV"), chips=((str(group.entry.n), "tv"),)))
        for line in found:
            line.undone = group.entry.undone
        return found

    def _roll(self, roll: Mapping[str, Any]) -> list[LogLine]:
        what, need = tr(purpose_word(roll["for"])), need_of(roll)
        who = self.name(roll.get("by"))
        words = f"{who}: {what}" if who else what
        chips: Chips = ((roll["rule"], "rule"),) if roll.get("rule") else ()
        chips += ((tr("override"), "override"),) if roll.get("override") else ()
        chips += ((tr("secret"), "secret"),) if roll.get("secret") else ()
        modifiers = roll.get("modifiers") or ()
        if need is None and not modifiers and not roll.get("result"):
            return [LogLine("roll", words, sum_text(roll), chips)]
        lines = [LogLine("roll", words, tr(need) if need is not None else "", chips)]
        if roll.get("target") is not None:
            for term in terms(modifiers, roll["target"]):
                lines.append(
                    LogLine(
                        "term", _capital(tr(term.text)), tr(term.value), ((term.rule, "rule"),) if term.rule else ()
                    )
                )
        else:
            for one in modifiers:
                lines.append(LogLine("term", _capital(tr(one["text"])), signed(one["value"]), _rule_chip(one)))
        came = margin_text(roll)
        result = f"{sum_text(roll)}, {tr(came).lower()}" if came is not None else sum_text(roll)
        lines.append(LogLine("sum", result))
        return lines

    def _damage(self, damage: Mapping[str, Any]) -> list[LogLine]:
        """The chain: rolled, stopped by armour, what became of the rest. What the rules' own terms say is not said twice."""
        who, why = self.name(damage["token"]), list(damage.get("why", ()))
        lines = [LogLine("roll", tr("{name} is hurt", name=who))]
        if not any(one["value"] == damage.get("basic") for one in why):
            if damage.get("basic") is not None:
                lines.append(LogLine("term", tr("Damage rolled"), tr(decimal(damage["basic"]))))
            if damage.get("dr"):
                lines.append(LogLine("term", tr("Stopped by armour"), tr(decimal(-damage["dr"]))))
        last = why.pop() if len(why) > 1 and why[-1]["value"] == damage["injury"] else {"rule": ""}
        for one in why:
            value = tr(decimal(one["value"])) if one["value"] else ""
            lines.append(LogLine("term", _capital(tr(one["text"])), value, _rule_chip(one)))
        lines.append(LogLine("damage", tr("Injury"), tr(decimal(damage["injury"])), _rule_chip(last)))
        return lines

    def _conditions(self, changes: Any) -> list[LogLine]:
        session = self._desk.session
        labels = {c.id: c.label for c in session.ruleset.manifest.condition} if session is not None else {}
        lines = []
        for change in changes:
            id_ = change.get("add") or change.get("remove")
            word = labels[id_].in_language(self._desk.languages.code) if id_ in labels else str(id_)
            text = T("{name}: {condition}") if change.get("add") else T("{name}: no longer {condition}")
            lines.append(LogLine("line", tr(text.key, name=self.name(change["token"]), condition=word)))
        return lines

    # Qt -----------------------------------------------------------------------------------------------------------

    def index(self, row: int, column: int, parent: Index = QModelIndex()) -> QModelIndex:  # noqa: B008
        if not parent.isValid():
            return self.createIndex(row, column, self.groups[row].head) if row < len(self.groups) else QModelIndex()
        if parent.row() < len(self.groups):
            children = self._children(self.groups[parent.row()])
            if row < len(children):
                return self.createIndex(row, column, children[row])
        return QModelIndex()

    def parent(self, index: Any = None) -> Any:
        if index is None:
            return QObject.parent(self)
        line = index.internalPointer()
        group = line.parent if isinstance(line, LogLine) else None
        if group is None or group not in self.groups:
            return QModelIndex()
        return self.createIndex(self.groups.index(group), 0, group.head)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        if not parent.isValid():
            return len(self.groups)
        line = parent.internalPointer()
        if isinstance(line, LogLine) and line.kind == "entry" and parent.row() < len(self.groups):
            return len(self._children(self.groups[parent.row()]))
        return 0

    def hasChildren(self, parent: Index = QModelIndex()) -> bool:  # noqa: B008
        if not parent.isValid():
            return bool(self.groups)
        line = parent.internalPointer()
        return isinstance(line, LogLine) and line.kind == "entry" and self.has_more(self.groups[parent.row()])

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        line = index.internalPointer()
        if not isinstance(line, LogLine):
            return None
        if role == LINE:
            return line
        if role == ENTRY:
            group = line.parent or self.groups[index.row()]
            return group.entry
        if role == Qt.ItemDataRole.DisplayRole:
            return line.words
        if role == Qt.ItemDataRole.AccessibleTextRole:
            words = f"{line.words} {line.value}".strip()
            return f"{words}, {tr('undone')}" if line.undone else words
        return None


def _grouped(log: Any) -> list[list[LogEntry]]:
    """The lines of the log by what made them, newest first, each group in its own order."""
    groups: list[list[LogEntry]] = []
    for entry in log:
        if groups and groups[-1][0].group == entry.group and entry.group:
            groups[-1].append(entry)
        else:
            groups.append([entry])
    return groups[::-1]


def _head(entry: LogEntry) -> LogLine:
    return LogLine("entry", tr(log_text(entry)), chips=_chips(entry, None), undone=entry.undone)


def _chips(entry: LogEntry, head: LogEntry | None) -> Chips:
    """The rule, and what is special about a line; a line of a group does not repeat what its headline says."""
    chips: list[tuple[str, str]] = [(entry.rule, "rule")] if entry.rule else []
    if head is None or (entry.override and not head.override):
        chips += [(tr("override"), "override")] if entry.override else []
    if head is None or (entry.secret and not head.secret):
        chips += [(tr("secret"), "secret")] if entry.secret else []
    if head is None and entry.undone:
        chips.append((tr("undone"), "undone"))
    return tuple(chips)


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def _rule_chip(term: Mapping[str, Any]) -> Chips:
    return ((term["rule"], "rule"),) if term["rule"] else ()


def _searchable(entries: list[LogEntry]) -> str:
    words = []
    for entry in entries:
        words += [tr(log_text(entry)), entry.rule or ""]
        for roll in thawed(entry.rolls):
            words += [f"{tr(one['text'])} {one['rule']}" for one in roll.get("modifiers") or () if _is_text(one)]
    return " ".join(words).casefold()


def _is_text(one: Mapping[str, Any]) -> bool:
    return isinstance(one.get("text"), Text | str)

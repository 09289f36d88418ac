"""The review sheet: what would happen, a row for each token touched or looked at. Plain data, sentences still Texts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from battlemap.model.entities import COMBAT_KEY, Token
from battlemap.model.scenario import Draft
from battlemap.rules.record import (
    Record,
    choice_told,
    conditions_told,
    damage_told,
    looked_at,
    looked_told,
    shown,
    traced_told,
)
from battlemap.text import T

if TYPE_CHECKING:
    from battlemap.app.review import Review
    from battlemap.model.change import Change, ChangeSet
    from battlemap.rules.manifest import Manifest

FIELDS = ("posture", "elevation", "facing", "size", "side", "hidden", "name")


def sheet_of(review: Review) -> dict[str, Any]:
    """The sheet as it is now: `headline`, `rolls`, `asked`, `rows`, `others`, `lines`, and how many tokens are changed."""
    return _Sheet(review).told()


def source_of(record: Record, number: int) -> int | None:
    """The roll that a loss most likely comes from, from 0 on; None if nothing was rolled before it.

    That is the last roll before it without a number to reach whose total stands in the chain of the loss; else the last one
    whose total does; else the last one without a number to reach. Rolls against somebody else do not count.
    """
    damage = record.damage[number]
    chain = {damage.basic, *(why.value for why in damage.why)}
    before = [n for n in range(record.rolled[number]) if record.rolls[n].roll.against in (None, damage.token)]
    plain = [n for n in before if record.rolls[n].roll.target is None]
    for found in (
        [n for n in plain if record.rolls[n].rolled.total in chain],
        [n for n in before if record.rolls[n].rolled.total in chain],
        plain,
    ):
        if found:
            return found[-1]
    return None


class _Sheet:
    def __init__(self, review: Review) -> None:
        self.review = review
        self.context = review.context
        self.result = review.settled()
        self.ruled = review.result.record  # before anything was set by hand
        self.manifest: Manifest = self.context.session.ruleset_of(self.context.draft).manifest
        after = Draft(self.context.draft)
        for change in self.result.changes:
            after.apply(change)
        self.after = after
        session, scene = self.context.session, self.context.scene
        self.tables = session.table(self.context.draft, scene), session.table(after, scene)
        self.looked = {one.token: looked_told(one) for one in looked_at(self.ruled.looked)}
        self.ids = self._ids()

    def told(self) -> dict[str, Any]:
        rows = [self._row(id_) for id_ in self.ids]
        record = self.result.record
        return {
            "headline": self.context.what or T("What would happen"),
            "rolls": list(self._rolls()),
            "asked": list(self._asked()),
            "rows": rows,
            "others": list(self._others()),
            "lines": [
                {"rule": line.rule, "text": line.text, "token": self._line_about(n) or None}
                for n, line in enumerate(record.lines)
            ],
            "touched": sum(row["touched"] for row in rows),
            "damage_stat": self.review.damage_stat,
            **({"traced": [traced_told(one) for one in record.traced]} if record.traced else {}),
        }

    # -- numbered steps -----------------------------------------------------------------------------------------------

    def _rolls(self) -> Iterator[dict[str, Any]]:
        for n, (made, given) in enumerate(zip(self.ruled.rolls, self.review.rolled, strict=True), 1):
            told = {"n": n, **made.told(), "expr": made.roll.expr, "text": made.rolled.text}
            if given.was is not None and given.was.rolled is not None:
                told["was"] = {"dice": list(given.was.rolled.dice), "total": given.was.rolled.total}
            yield told

    def _asked(self) -> Iterator[dict[str, Any]]:
        for n, (asked, given) in enumerate(zip(self.ruled.asked, self.review.answered, strict=True), 1):
            told = {
                "n": n, **asked.told(), "rule": asked.ask.rule, "text": asked.ask.text,
                "choices": [choice_told(choice) for choice in asked.ask.choices],
            }  # fmt: skip
            if given.was is not None:
                told["was"] = given.was.answer
            yield told

    # -- tokens -------------------------------------------------------------------------------------------------------

    def _ids(self) -> list[str]:
        """Whom it is about: those looked at in the order of the rules, then everybody else, as it came to them."""
        ruled, scene = self.review.result, self.context.scene
        found = dict.fromkeys(self.looked)
        found |= dict.fromkeys(one.token for one in self.ruled.damage)
        for changes in (ruled.changes, self.result.changes):
            found |= dict.fromkeys(c.key.id for c in changes if c.key.kind == Token.kind and c.key.scene == scene)
        found |= dict.fromkeys(self.review.words)
        found |= dict.fromkeys(one.ask.token for one in self.ruled.asked if one.ask.token)
        return [id_ for id_ in found if self._token(id_) is not None]

    def _token(self, id_: str) -> Token | None:
        scene = self.context.scene
        return self.after.token(scene, id_) or self.context.draft.token(scene, id_)

    def _row(self, id_: str) -> dict[str, Any]:
        record, scene = self.result.record, self.context.scene
        before, after = self.context.draft.token(scene, id_), self.after.token(scene, id_)
        here = after or before
        assert here is not None
        word = self.review.words.get(id_)
        damage = [
            {**damage_told(one), "roll": _number(source_of(self.ruled, n))}
            for n, one in enumerate(self.ruled.damage)
            if one.token == id_
        ]
        changes: ChangeSet = tuple(change for change in self.result.changes if _is(change, scene, id_))
        ruled = shown(sum(one["injury"] for one in damage)) if damage else None
        row: dict[str, Any] = {
            "token": id_,
            "name": here.name or here.id,
            "distance": None,
            "cover": None,
            "exposed": None,
            "why": None,
            "rule": None,
            **self.looked.get(id_, {}),
            "rolls": [n for n, made in enumerate(self.ruled.rolls, 1) if id_ in (made.roll.by, made.roll.against)],
            "asked": [n for n, asked in enumerate(self.ruled.asked, 1) if asked.ask.token == id_],
            "damage": damage,
            "injury": ruled,
            "conditions": conditions_told(changes),
            "moves": [one.told() for one in record.moves if one.token == id_],
            "stats": self._stats(before, after),
            "fields": [
                {"field": name, "before": getattr(before, name), "after": getattr(after, name)}
                for name in FIELDS
                if before is not None and after is not None and getattr(before, name) != getattr(after, name)
            ],
            "appears": before is None,
            "goes": after is None,
            "lines": [
                {"rule": line.rule, "text": line.text}
                for n, line in enumerate(record.lines)
                if self._line_about(n) == id_
            ],
            "touched": bool(changes),
            "left_out": word is not None and word.leave_out,
        }
        if word is not None:
            if word.injury is not None:
                row["injury"], row["was"] = shown(word.injury), ruled or 0
            if word.set:
                row["set"] = dict(word.set)
        return row

    def _stats(self, before: Token | None, after: Token | None) -> list[dict[str, Any]]:
        """The declared stats that are other ones afterwards."""
        if before is None or after is None:
            return []
        old, new = self.tables[0].stats(before), self.tables[1].stats(after)
        return [
            {"stat": spec.id, "title": spec.label.text, "before": old.get(spec.id), "after": new.get(spec.id)}
            for spec in self.manifest.stat
            if old.get(spec.id) != new.get(spec.id)
        ]

    def _line_about(self, number: int) -> str:
        """The token a line is about: the one it came with, else the only one of the rows that it names."""
        record = self.result.record
        if record.about[number]:
            return record.about[number]
        said = {str(value) for value in record.lines[number].text.args.values()}
        named = [id_ for id_ in self.ids if (token := self._token(id_)) is not None and {token.name, id_} & said]
        return named[0] if len(named) == 1 else ""

    # -- everything else ----------------------------------------------------------------------------------------------

    def _others(self) -> Iterator[dict[str, Any]]:
        """Doors, walls, ground, areas ... that change."""
        for change in self.result.changes:
            if change.key.kind == Token.kind or change.key == COMBAT_KEY:
                continue
            how = "appears" if change.before is None else "goes" if change.after is None else "changes"
            yield {"kind": change.key.kind, "id": change.key.id, "how": how, "set": _differences(change)}


def _differences(change: Change) -> Mapping[str, Any]:
    """The fields of a thing that are other ones afterwards, as plain values."""
    if change.before is None or change.after is None:
        return {}
    names = [name for name in type(change.after).__slots__ if name not in ("extra", "id")]
    values = {
        name: getattr(change.after, name)
        for name in names
        if getattr(change.before, name) != getattr(change.after, name)
    }
    return {name: value for name, value in values.items() if isinstance(value, (str, int, float, bool, type(None)))}


def _is(change: Change, scene: str, id_: str) -> bool:
    return change.key.kind == Token.kind and change.key.id == id_ and change.key.scene == scene


def _number(place: int | None) -> int | None:
    return None if place is None else place + 1

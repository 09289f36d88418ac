"""Looking over what would happen: the end of a resolution that is not committed yet, and the game master's word on it.

A roll or an answer that is changed runs the resolution again from what it remembers (`rules/driver.py`). What is left of a
token can be set at the end as well, whatever the rules made of it. All of it is dropped, or applied, as one.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

import msgspec

from battlemap.app.commands.base import Context, find, parse
from battlemap.app.rolltext import plain, purpose_word
from battlemap.errors import CommandError
from battlemap.model.entities import EntityKey, Token
from battlemap.model.scenario import Draft, LogEntry
from battlemap.movement.results import Why
from battlemap.rules.driver import Pending, Resolving, Result
from battlemap.rules.feeds import Remembered, bad_answer
from battlemap.rules.record import Record
from battlemap.rules.steps import Damage
from battlemap.text import T, Text

if TYPE_CHECKING:
    from battlemap.rules.dice import Dice


class _Form(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A change of the sheet, as it is given."""


class RollForm(_Form, frozen=True):
    """Another result of a roll: its faces or a total; null: what was rolled first; or it is rolled again."""

    roll: int
    value: int | list[Any] | msgspec.UnsetType | None = msgspec.UNSET
    total: int | msgspec.UnsetType = msgspec.UNSET
    again: bool = False


class AskedForm(_Form, frozen=True):
    """Another answer to a question; null: the first one."""

    asked: int
    value: str | int | None


class TokenForm(_Form, frozen=True):
    """What is left of a token at the end. Null takes a word back; what is not given stays as it was said before."""

    token: str
    injury: int | float | msgspec.UnsetType | None = msgspec.UNSET
    set: dict[str, Any] | msgspec.UnsetType | None = msgspec.UNSET
    leave_out: bool | msgspec.UnsetType = msgspec.UNSET


class AgainForm(_Form, frozen=True):
    """Everything is rolled anew."""

    again: bool


FORMS: Mapping[str, type[_Form]] = {"roll": RollForm, "asked": AskedForm, "token": TokenForm, "again": AgainForm}
MAX_WORDS = 1000


@dataclass(frozen=True, slots=True)
class Word:
    """The game master's word on what is left of a token. `leave_out`: nothing happens to it, whatever else is said."""

    injury: float | None = None
    set: Mapping[str, Any] = field(default_factory=dict)
    leave_out: bool = False


class Review:
    """The end of a run, and what the game master changed of it."""

    def __init__(self, context: Context, run: Resolving) -> None:
        """Args: context: of the line; its draft is what the resolution began on, and is not changed. run: has ended."""
        self.context = context
        self.run = run
        self.words: dict[str, Word] = {}

    @property
    def result(self) -> Result:
        """What the rules say, with the rolls and answers as they are now."""
        assert self.run.result is not None
        return self.run.result

    @property
    def rolled(self) -> list[Remembered]:
        """What is remembered of each roll, in the order of the record."""
        return [one for one in self.run.given if one.rolled is not None]

    @property
    def answered(self) -> list[Remembered]:
        """The same of each answer."""
        return [one for one in self.run.given if one.rolled is None]

    @property
    def damage_stat(self) -> str | None:
        """The stat that a loss is taken from."""
        return self.context.session.ruleset_of(self.context.draft).manifest.damage_stat

    # -- changing -----------------------------------------------------------------------------------------------------

    def change(self, given: Any, dice: Dice | None = None) -> Pending | None:
        """Take a change of the sheet; `FORMS` has what it may be.

        Args: dice: for what is rolled anew; all of them.
        Returns: where the run stopped at a new question, or None.
        Raises: CommandError `bad-answer`, `bad-dice`, `bad-field` and what the rules refuse; then all is as it was.
        """
        mark, words = self.run.mark(), dict(self.words)
        try:
            done = self._taken(_read(given), dice)
            if isinstance(done, Pending):
                return done
            self.settled()
        except BaseException:
            self.run.back(mark)
            self.words = words
            raise
        return None

    def _taken(self, form: _Form, dice: Dice | None) -> Result | Pending | None:
        if isinstance(form, RollForm):
            if form.again:
                if form.value is not msgspec.UNSET or form.total is not msgspec.UNSET:
                    raise bad_answer(T("A roll is rolled again, or has another result, not both"), EXAMPLE)
                return self.run.roll_again(form.roll - 1, dice=dice)
            given = form.total if form.value is msgspec.UNSET else form.value
            if given is msgspec.UNSET or (form.value is not msgspec.UNSET and form.total is not msgspec.UNSET):
                raise bad_answer(T("A roll is changed by its value or its total"), EXAMPLE)
            return self.run.replace_roll(form.roll - 1, given, dice=dice)
        if isinstance(form, AskedForm):
            return self.run.replace_answer(form.asked - 1, form.value, dice=dice)
        if isinstance(form, AgainForm):
            if not form.again:
                raise bad_answer(T("Nothing is rolled anew"), EXAMPLE)
            self.words = {id_: Word(leave_out=True) for id_, word in self.words.items() if word.leave_out}
            return self.run.again(dice=dice)
        assert isinstance(form, TokenForm)
        if dice is not None:
            raise bad_answer(T("Nothing is rolled for that"), T("Leave the dice out"))
        self._say(form)
        return None

    def _say(self, form: TokenForm) -> None:
        before = self.words.get(form.token, Word())
        word = Word(
            before.injury if form.injury is msgspec.UNSET else form.injury,
            before.set if form.set is msgspec.UNSET else form.set or {},
            before.leave_out if form.leave_out is msgspec.UNSET else form.leave_out,
        )
        if word == before and form.token not in self.words:
            self._known(form.token)
            return
        if len(self.words) >= MAX_WORDS:
            raise CommandError(T("More than {limit} tokens are changed by hand", limit=MAX_WORDS), code="limit")
        self.words[form.token] = word
        if word == Word():
            del self.words[form.token]
        self._known(form.token)

    def _known(self, token: str) -> None:
        """CommandError `unknown-token` if there is none, neither before nor after."""
        if self.context.draft.token(self.context.scene, token) is None:
            _scratch(self.context, self._ruled()).token(token)

    # -- what it comes to ---------------------------------------------------------------------------------------------

    def settled(self) -> Result:
        """What would be committed now. Raises CommandError where what was set is not possible."""
        return self._settled()[0]

    def words_said(self) -> list[LogEntry]:
        """A line of the log for each thing the game master changed, with what the rules or the dice said."""
        scratch = _scratch(self.context, self.context.draft)
        for made, one in zip(self.result.record.rolls, self.rolled, strict=True):
            if one.was is not None and one.was.rolled is not None:
                what = purpose_word(made.roll.purpose)
                facts = {"name": self._name(made.roll.by), "what": what, "now": plain(made.rolled.total)}
                text = T("{name}: {what} is {now}, rolled was {was}", **facts, was=plain(one.was.rolled.total))
                scratch.say(text, rule=made.roll.rule or None, override=True)
        for asked, one in zip(self.result.record.asked, self.answered, strict=True):
            if one.was is not None:
                titles = {choice.id: choice.title for choice in asked.ask.choices}
                was: Text | str = titles.get(one.was.answer or "", one.was.answer or "")
                facts = {"name": self._name(asked.ask.token or None), "now": titles[asked.answer], "was": was}
                scratch.say(T("{name}: {now} instead of {was}", **facts), rule=asked.ask.rule or None, override=True)
        return [*scratch.log, *self._settled()[1]]

    def _ruled(self) -> Draft:
        draft = Draft(self.context.draft)
        for change in self.result.changes:
            draft.apply(change)
        return draft

    def _settled(self) -> tuple[Result, list[LogEntry]]:
        result = self.result
        if not self.words:
            return result, []
        scratch = _scratch(self.context, self._ruled())
        record = result.record
        for token, word in self.words.items():
            if word.leave_out:
                record = self._left_out(scratch, record, token)
                continue
            if word.injury is not None:
                record = self._hurt(scratch, record, token, word.injury)
            if word.set:
                _set(scratch, token, word.set, say=True)
        changes = scratch.draft.changes()
        return replace(result, changes=changes, record=replace(record, changes=changes)), scratch.log

    def _left_out(self, scratch: Context, record: Record, token: str) -> Record:
        key = EntityKey(scratch.scene, Token.kind, token)
        scratch.draft.put(key, self.context.draft.get(key))
        scratch.say(T("{name} is left out: nothing happens to it", name=self._name(token)), override=True)
        told = [about != token for about in record.about]
        hurt = [one.token != token for one in record.damage]
        return replace(
            record,
            damage=_kept(record.damage, hurt),
            rolled=_kept(record.rolled, hurt),
            lines=_kept(record.lines, told),
            about=_kept(record.about, told),
            moves=tuple(one for one in record.moves if one.token != token),
        )

    def _hurt(self, scratch: Context, record: Record, token: str, injury: float) -> Record:
        """Another loss: what is left follows it, and everything else the rules made of the loss stays."""
        stat = self.damage_stat
        if stat is None:
            raise CommandError(
                T("These rules do not say what a loss is taken from"), code="bad-answer",
                hint=T("Set the stat itself: {example}", example='{"token": "t1", "set": {"stats.hp": 5}}'),
            )  # fmt: skip
        own = [one for one in record.damage if one.token == token]
        ruled = sum(one.injury for one in own)
        here = scratch.token(token)
        value = scratch.session.table(scratch.draft, scratch.scene).stats(here).get(stat)
        if not isinstance(value, (int, float)) or isinstance(value, bool):
            raise CommandError(T("{name} has no {stat}", name=self._name(token), stat=stat), code="bad-answer")
        left = value + ruled - injury
        left = int(left) if float(left).is_integer() else left
        _set(scratch, token, {f"stats.{stat}": left}, say=False)
        facts = {"name": self._name(token), "now": plain(injury), "was": plain(ruled)}
        scratch.say(T("{name}: injury {now}, the rules say {was}", **facts), override=True)
        why = (*(w for one in own for w in one.why), Why(injury, "", T("the game master’s word")))
        first = own[0] if own else Damage(token, injury)
        place = next((n for n, one in enumerate(record.damage) if one.token == token), len(record.damage))
        others = [one.token != token for one in record.damage]
        damage, rolled = list(_kept(record.damage, others)), list(_kept(record.rolled, others))
        at = sum(others[:place])
        damage.insert(at, replace(first, injury=injury, why=why))
        rolled.insert(at, record.rolled[place] if own else len(record.rolls))
        return replace(record, damage=tuple(damage), rolled=tuple(rolled))

    def _name(self, token: str | None) -> Text | str:
        if token is None:
            return T("Game master")
        for view in (self.context.draft, self._ruled()):
            if (found := view.token(self.context.scene, token)) is not None:
                return found.name or found.id
        return token


EXAMPLE = T("For example: {example}", example='{"roll": 1, "total": 9}')


def _read(given: Any) -> _Form:
    """The change that is meant. CommandError `bad-answer`."""
    name = next((key for key in FORMS if isinstance(given, Mapping) and key in given), None)
    if name is None:
        raise bad_answer(T("{answer} is no change of the sheet", answer=repr(given)[:60]), EXAMPLE)
    try:
        return msgspec.convert(given, FORMS[name])
    except msgspec.ValidationError as error:
        raise bad_answer(T("{what}", what=str(error).replace("`", "")), EXAMPLE) from None


def _scratch(context: Context, draft: Any) -> Context:
    """A context of its own over a draft: what is said and told there is nobody's yet."""
    return Context(context.session, draft, context.scene)


def _set(scratch: Context, token: str, fields: Mapping[str, Any], *, say: bool) -> None:
    """As the line `set_token`: the same fields, checks and words."""
    into = scratch if say else _scratch(scratch, scratch.draft)
    command = find("set_token")
    command.run(into, parse(command, {"token": token, "set": dict(fields)}))


def _kept(things: tuple[Any, ...], which: Iterable[bool]) -> tuple[Any, ...]:
    return tuple(thing for thing, keep in zip(things, which, strict=True) if keep)

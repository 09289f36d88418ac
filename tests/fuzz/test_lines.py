"""Thousands of random lines over every grid: refused ones change nothing, undo goes home, the journal is the state."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from battlemap import paths
from battlemap.app import commands  # noqa: F401 - registers them
from battlemap.app.opening import new_session, resume
from battlemap.app.plain import say
from battlemap.app.play import encode, one_line
from battlemap.app.session import Session
from battlemap.errors import CommandError
from battlemap.formats.scenario.write import state_dict
from battlemap.model.entities import GridSpec
from battlemap.rules.dice import SeededDice

from .lines import Lines

KINDS = ["hex-flat", "hex-pointy", "square", "none"]
MANY = 2500  # a grid; 10 000 in all


def state(session: Session) -> bytes:
    return msgspec.json.encode(state_dict(session.scenario))


def start(home: Path, kind: str, *, live: bool) -> Session:
    session = new_session(GridSpec(kind=kind, columns=12, rows=9), home=paths.home(home), live=live)  # type: ignore[arg-type]
    session.dice = SeededDice(7)
    return session


def run(
    session: Session, lines: Lines, count: int, each: Callable[[dict[str, Any], bytes], None] | None = None
) -> list[str]:
    answers = []
    for n in range(1, count + 1):
        before = state(session) if each else b""
        answer = one_line(session, n, encode(lines.line()))
        answers.append(encode(say(answer, lambda key: key)))
        if each:
            each(answer, before)
    return answers


@pytest.mark.parametrize("kind", KINDS)
def test_undo_of_everything_is_the_start(kind: str, tmp_path: Path) -> None:
    session = start(tmp_path, kind, live=False)
    first = state(session)
    answers = run(session, Lines(11, kind), MANY)
    assert sum('"ok":true' in answer for answer in answers) > MANY // 3, "the lines are mostly refused: a poor test"
    assert sum('"ok":false' in answer for answer in answers) > MANY // 20, "nothing is refused: a poor test"
    last = state(session)
    undone = 0
    while session.can_undo:
        session.undo()
        undone += 1
    assert state(session) == first
    for _ in range(undone):
        session.redo()
    assert state(session) == last


@pytest.mark.parametrize("kind", KINDS)
def test_refused_lines_and_questions_change_nothing(kind: str, tmp_path: Path) -> None:
    session = start(tmp_path, kind, live=False)

    def check(answer: dict[str, Any], before: bytes) -> None:
        if not answer["ok"]:
            assert state(session) == before, answer

    run(session, Lines(23, kind), 300, check)
    for line in ({"do": "log"}, {"do": "state"}, {"do": "view", "as": "player"}):
        before = state(session)
        session.do(line)
        assert state(session) == before


@pytest.mark.parametrize("kind", KINDS)
def test_two_runs_are_byte_equal(kind: str, tmp_path: Path) -> None:
    runs = [run(start(tmp_path / str(n), kind, live=False), Lines(5, kind), 300) for n in range(2)]
    assert runs[0] == runs[1]


@pytest.mark.parametrize("kind", KINDS)
def test_the_journal_replayed_is_the_end(kind: str, tmp_path: Path) -> None:
    session = start(tmp_path, kind, live=True)
    run(session, Lines(31, kind), 400)
    last, log = state(session), [(e.n, e.key, e.undone) for e in session.log]
    done, undone = len(session.history.done), len(session.history.undone)
    id_, home = session.scenario.id, session.home
    session.keeper._journal.close()  # type: ignore[union-attr]  # as if the process had died
    again = resume(home.journals / id_, home=home)
    assert state(again) == last
    assert [(e.n, e.key, e.undone) for e in again.log] == log
    assert (len(again.history.done), len(again.history.undone)) == (done, undone)
    again.close(discard=True)
    assert not list(home.journals.glob("*"))


def test_a_refusal_is_a_command_error_with_a_known_code(tmp_path: Path) -> None:
    session = start(tmp_path, "square", live=False)
    with pytest.raises(CommandError) as refused:
        session.do({"do": "moov", "token": "t1"})
    assert refused.value.code == "unknown-command"
    assert "move" in str(refused.value.hint)

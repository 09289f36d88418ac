"""Actions through lines: offered or refused with the reason, resolved in one undo, asked about, priced as odds."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from battlemap.app.play import one_line
from battlemap.app.session import Session
from battlemap.errors import BattlemapError
from battlemap.formats.scenario.write import state_dict
from battlemap.rules.dice import ForcedDice

Make = Callable[..., Session]

MANIFEST = """
id = "duel"
name = "Duel"
version = "1"
api = 1
summary = "For the tests: blows that may be dodged, and a pit."

[[stat]]
id = "hp"
default = 5
label = "Hit points"

[[condition]]
id = "prone"
label = "Prone"

[[action]]
id = "strike"
label = "Strike"
target = "token"
reach = 1
"""
CODE = """
from battlemap.rules.api import Apply, Ask, Choice, Damage, Line, Modifier, Outcome, Roll, Ruleset, T, Why


class Rules(Ruleset):
    def act(self, request, table):
        by, target = table.token(request.by), table.token(request.target)
        roll = yield Roll("1d6", "strike", by.id, 3, (Modifier(1, "D-1", T("strong arm")),))
        answer = yield Ask(target.id, "defence", (
            Choice("none", T("Take it")), Choice("dodge", T("Dodge"), value=4),
            Choice("parry", T("Parry"), available=False, why=(Why(0, "D-2", T("no weapon in hand")),)),
        ), "none")
        if answer == "dodge":
            dodged = yield Roll("1d6", "dodge", target.id, 4)
            if dodged.total >= 4:
                return Outcome(lines=(Line("D-2", T("{who} dodges", who=target.name)),), hit=False)
        edit = table.edit().stats(target, hp=table.stats(target)["hp"] - roll.total)
        return Outcome(edit.changes(), (), (Damage(target.id, roll.total, roll.total),), hit=True)

    def entered_cell(self, token, cell, table):
        if "pit" not in table.ground(cell).tags and "difficult" not in table.ground(cell).tags:
            return None
        return self.fall(token, table)

    def fall(self, token, table):
        roll = yield Roll("1d6", "balance", token.id, 3)
        if roll.total < 3:
            yield Apply(table.edit().add(token, "prone").changes(), (Line("D-3", T("{who} slips", who=token.name)),))
        return Outcome()
"""
RULES = """
[D-1]
title = "Strike"
text = "Hit."
[D-2]
title = "Dodge"
text = "Not hit."
[D-3]
title = "Slip"
text = "Down."
"""


@pytest.fixture
def duel(session: Make, tmp_path: Path) -> Session:
    folder = tmp_path / "duel"
    folder.mkdir()
    for name, text in {"ruleset.toml": MANIFEST, "ruleset.py": CODE, "rules.toml": RULES}.items():
        (folder / name).write_text(text, "utf-8")
    s = session("square", 8, 6)
    s.play_by(str(folder))
    for name, at in (("Ana", [2, 2]), ("Orc", [3, 2]), ("Far", [7, 5])):
        s.do({"do": "add_token", "name": name, "at": at, "stats": {"hp": 5}})
    return s


STRIKE: dict[str, Any] = {"do": "act", "action": "strike", "by": "t1", "target": "t2"}


def hp(s: Session, token: str) -> int:
    found = s.scenario.token("s1", token)
    assert found is not None
    return int(found.stats["duel"]["hp"])


def refused(s: Session, line: dict[str, Any]) -> BattlemapError:
    before = state_dict(s.scenario)
    with pytest.raises(BattlemapError) as caught:
        s.do(line)
    assert state_dict(s.scenario) == before
    return caught.value


def test_an_action_is_one_undo_and_tells_everything(duel: Session) -> None:
    before = state_dict(duel.scenario)
    reply = duel.do({**STRIKE, "dice": [4]})
    assert reply.result["damage"][0]["injury"] == 4
    assert reply.result["asked"] == [{"question": "defence", "token": "t2", "answer": "none", "default": True}]
    assert [event["event"] for event in reply.events] == ["acted", "damaged"]
    assert hp(duel, "t2") == 1
    entry = duel.do({"do": "log"}).result["entries"][-1]
    assert str(entry["text"]) == "Ana: Strike (Orc)"
    assert str(entry["rolls"][0]["modifiers"][0]["text"]) == "strong arm"
    duel.do({"do": "undo"})
    assert state_dict(duel.scenario) == before
    duel.do({"do": "redo"})
    assert hp(duel, "t2") == 1


def test_answers_beforehand(duel: Session) -> None:
    reply = duel.do({**STRIKE, "dice": [4, 5], "answers": {"defence@t2": "dodge"}})
    assert [str(line["text"]) for line in reply.result["lines"]] == ["Orc dodges"]
    assert hp(duel, "t2") == 5
    assert refused(duel, {**STRIKE, "answers": {"defence": "parry"}}).code == "bad-answer"
    duel.do({**STRIKE, "answers": {"defence": "parry"}, "force": True})
    assert duel.log[-1].override


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ({**STRIKE, "action": "sing"}, "not-offered"),
        ({**STRIKE, "target": "t3"}, "out-of-reach"),
        ({**STRIKE, "target": "t9"}, "unknown-token"),
        ({**STRIKE, "answers": 3}, "bad-field"),
        ({**STRIKE, "ask": "yes"}, "bad-field"),
        ({**STRIKE, "dice": [4, 4]}, "bad-dice"),
        ({"do": "answer", "answer": "none"}, "no-pending"),
        ({"do": "cancel"}, "no-pending"),
        ({"do": "offers", "token": "t9"}, "unknown-token"),
        ({"do": "odds", "action": "sing", "by": "t1"}, "not-offered"),
    ],
)
def test_refusals(duel: Session, line: dict[str, Any], code: str) -> None:
    assert refused(duel, line).code == code


def test_a_line_stops_at_a_question_and_nothing_has_happened(duel: Session) -> None:
    before = state_dict(duel.scenario)
    reply = duel.do({**STRIKE, "ask": True, "dice": [4, 6]})
    assert reply.pending is not None
    assert reply.pending["question"] == "defence" and reply.pending["options"] == ["none", "dodge"]
    assert [c["id"] for c in reply.pending["choices"] if not c["available"]] == ["parry"]
    assert state_dict(duel.scenario) == before
    assert refused(duel, {"do": "undo"}).code == "pending-decision"
    assert duel.do({"do": "state"}).result
    assert refused(duel, {"do": "answer", "answer": "parry"}).code == "bad-answer"
    done = duel.do({"do": "answer", "answer": "dodge"})
    assert [roll["total"] for roll in done.result["rolls"]] == [4, 6], "the dice of before the question are kept"
    assert hp(duel, "t2") == 5
    assert len(duel.history.done) == 4


def test_a_batch_waits_at_each_question_and_goes_on(duel: Session) -> None:
    before, steps = state_dict(duel.scenario), len(duel.history.done)
    mark = {"do": "set_token", "token": "t1", "set": {"posture": "kneeling"}}
    line = {"do": "batch", "lines": [STRIKE, mark, STRIKE], "ask": True}
    duel.dice = ForcedDice([1, 2])
    assert duel.do(line).pending is not None
    again = duel.do({"do": "answer", "answer": "none"})
    assert again.pending is not None and state_dict(duel.scenario) == before
    done = duel.do({"do": "answer", "answer": "none"})
    assert [len(done.result["results"]), hp(duel, "t2"), len(duel.history.done)] == [3, 2, steps + 1]
    duel.do({"do": "undo"})
    assert state_dict(duel.scenario) == before


def test_a_batch_refused_after_a_question_leaves_nothing_to_answer(duel: Session) -> None:
    before = state_dict(duel.scenario)
    duel.do({"do": "batch", "lines": [STRIKE, {"do": "remove", "tokens": ["nobody"]}], "ask": True, "dice": [1]})
    assert refused(duel, {"do": "answer", "answer": "none"}).code
    assert duel.open_line is None and state_dict(duel.scenario) == before


def test_cancel_drops_the_line(duel: Session) -> None:
    before, steps = state_dict(duel.scenario), len(duel.history.done)
    duel.do({**STRIKE, "ask": True})
    duel.do({"do": "cancel"})
    assert state_dict(duel.scenario) == before and len(duel.history.done) == steps
    duel.do({**STRIKE, "ask": True})
    assert duel.open_line is not None


def test_table_dice_are_typed_in(duel: Session) -> None:
    reply = duel.do({**STRIKE, "typed": True})
    assert reply.pending is not None and reply.pending["question"] == "roll:strike"
    done = duel.do({"do": "answer", "answer": 2})
    assert done.result["rolls"][0]["total"] == 2
    assert hp(duel, "t2") == 3


def test_offers_and_odds_come_from_the_same_resolution(duel: Session) -> None:
    (offer,) = duel.do({"do": "offers", "token": "t1"}).result["offers"]
    assert [(t["token"], t["ok"]) for t in offer["targets"]] == [("t2", True), ("t3", False)]
    assert offer["targets"][1]["why"][0]["text"]
    odds = duel.do({**STRIKE, "do": "odds", "answers": {"defence": "dodge"}}).result
    assert odds["exact"] and odds["hit"] == pytest.approx(0.5)
    assert sum(odds["damage"].values()) == pytest.approx(1, abs=1e-12)
    assert duel.do({**STRIKE, "do": "odds"}).result["assumes"] == [
        {"question": "defence", "token": "t2", "answer": "none"}
    ]


def test_a_walk_meets_what_lies_in_its_way(duel: Session) -> None:
    duel.do({"do": "add_terrain", "cells": [[2, 3]], "tags": ["difficult"]})
    reply = duel.do({"do": "move", "token": "t1", "path": [[2, 3], [2, 4]], "dice": [1]})
    assert reply.result["rolls"][0]["for"] == "balance"
    assert reply.result["conditions"] == [{"token": "t1", "add": "prone"}]
    before = state_dict(duel.scenario)
    duel.do({"do": "undo"})
    found = duel.scenario.token("s1", "t1")
    assert found is not None and list(found.at) == [2, 2] and not found.conditions
    duel.do({"do": "redo"})
    assert state_dict(duel.scenario) == before


def test_a_pending_answer_is_one_json_line(duel: Session) -> None:
    answer = one_line(duel, 3, '{"do": "act", "action": "strike", "by": "t1", "target": "t2", "ask": true}')
    assert set(answer) == {"n", "ok", "pending"}
    assert msgspec.json.encode(
        {**answer, "pending": {k: answer["pending"][k] for k in ("question", "options", "default")}}
    )


def test_the_next_turn_in_one_line(duel: Session) -> None:
    duel.do({"do": "combat", "start": ["t1", "t2"]})
    duel.do({"do": "turn"})
    steps = len(duel.history.done)
    reply = duel.do({"do": "end_turn", "next": True})
    assert [event["event"] for event in reply.events] == ["turn_ended", "turn_started"]
    assert reply.result["tokens"] == ["t2"]
    assert len(duel.history.done) == steps + 1 and str(duel.undo_what) == "Turn of Orc"
    duel.do({"do": "undo"})
    assert duel.scenario.combat is not None and duel.scenario.combat.acting == ("t1",)


def test_a_question_at_the_start_of_a_turn_does_not_swallow_the_move(session: Make, tmp_path: Path) -> None:
    folder = tmp_path / "duel"
    folder.mkdir()
    asks = CODE + (
        "\n    def turn_started(self, token, table):\n        return self.wake(token)\n\n"
        "    def wake(self, token):\n"
        '        yield Ask(token.id, "awake", (Choice("yes", T("Yes")), Choice("no", T("No"))), "yes")\n'
        "        return Outcome()\n"
    )
    for name, text in {"ruleset.toml": MANIFEST, "ruleset.py": asks, "rules.toml": RULES}.items():
        (folder / name).write_text(text, "utf-8")
    s = session("square", 8, 6)
    s.play_by(str(folder))
    s.do({"do": "add_token", "name": "Ana", "at": [2, 2]})
    s.do({"do": "combat", "start": "all"})
    first = s.do({"do": "move", "token": "t1", "to": [4, 2], "ask": True})
    assert first.pending is not None and first.pending["question"] == "awake"
    done = s.do({"do": "answer", "answer": "no"})
    assert done.result["steps"][-1]["at"] == [4, 2]
    found = s.scenario.token("s1", "t1")
    assert found is not None and list(found.at) == [4, 2]


def test_a_twin_answers_in_another_thread_and_changes_nothing_here(duel: Session) -> None:
    wrong: list[BaseException] = []
    twin = duel.twin()

    def ask() -> None:
        try:
            for _ in range(20):
                assert twin.do({**STRIKE, "do": "odds"}).result["exact"]
        except BaseException as error:
            wrong.append(error)

    thread = threading.Thread(target=ask)
    thread.start()
    for n in range(100):
        duel.do({"do": "move", "token": "t3", "to": [7, 4 + n % 2]})
    thread.join()
    assert not wrong
    before = state_dict(duel.scenario)
    twin.do({**STRIKE, "dice": [4]})
    assert state_dict(duel.scenario) == before and len(duel.log) == 100

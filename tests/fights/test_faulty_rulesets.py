"""A ruleset that raises, answers nonsense or asks for a cell that is not there: the program goes on and the log names it."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from battlemap import paths
from battlemap.app.opening import open_session
from battlemap.app.session import Session
from battlemap.errors import RulesetError
from battlemap.formats.scenario.write import state_dict
from battlemap.rules.loader import forget

Play = Callable[..., tuple[int, str]]
ANA: dict[str, Any] = {"do": "add_token", "id": "a", "name": "Ana", "at": [1, 1]}
BO: dict[str, Any] = {"do": "add_token", "id": "b", "name": "Bo", "at": [2, 1]}
STRIKE: dict[str, Any] = {"do": "act", "action": "attack", "by": "a", "target": "b", "dice": [5, 3]}
LOG = {"do": "log"}


@pytest.fixture
def install(tmp_home: Path) -> Callable[[str], str]:
    """Puts a copy of minimal with more methods into the user's folder; its id."""

    def make(methods: str = "", id_: str = "house") -> str:
        folder = paths.home(tmp_home).rulesets / id_
        shutil.copytree(paths.rulesets() / "minimal", folder, ignore=shutil.ignore_patterns("__pycache__"))
        manifest = folder / "ruleset.toml"
        manifest.write_text(manifest.read_text("utf-8").replace('id = "minimal"', f'id = "{id_}"'), "utf-8")
        code = (folder / "ruleset.py").read_text("utf-8")
        (folder / "ruleset.py").write_text(code + methods, "utf-8")
        forget(id_)
        return id_

    return make


def ran(play: Play, home: Path, *lines: dict[str, Any], ruleset: str = "house") -> list[dict[str, Any]]:
    """The answers of a run that goes on after refusals."""
    code, out = play([ANA, BO, *lines], "--keep-going", "--ruleset", ruleset, home=home)
    assert code == 0
    return [json.loads(line) for line in out.splitlines()][2:]


def named(answer: dict[str, Any]) -> list[tuple[str, str]]:
    """(ruleset, text) of the faults in a log."""
    entries = answer["result"]["entries"]
    return [(e["ruleset"], e["text"]) for e in entries if e.get("error") == "ruleset-error"]


def test_minimal_plays_from_a_users_folder(play: Play, install: Callable[..., str], tmp_home: Path) -> None:
    install()
    first, strike, log, undo, state = ran(play, tmp_home, {"do": "state"}, STRIKE, LOG, {"do": "undo"}, {"do": "state"})
    assert strike["ok"] and strike["result"]["damage"] == [
        {"token": "b", "basic": 3, "dr": 0, "injury": 3, "why": []}
    ], strike
    assert named(log) == [] and undo["ok"]
    assert state["result"]["ruleset"]["id"] == "house"
    assert state["result"] == first["result"]


ACTS = [
    ("\n    def act(self, request, table):\n        return 1 // 0\n", "ZeroDivisionError"),
    ("\n    def act(self, request, table):\n        return 5\n", "expected a resolution"),
    ("\n    def act(self, request, table):\n        yield 'boo'\n", "expected a resolution"),
    (
        "\n    def act(self, request, table):\n        yield Roll('1d20', 'x')\n        return 7\n",
        "expected an Outcome",
    ),
    ("\n    def act(self, request, table):\n        table.ground(table.grid.cell([1, 2, 3]))\n", "ValueError"),
    (
        "\n    def act(self, request, table):\n        table.ground(table.grid.cell('x'))\n        yield 0\n",
        "ValueError",
    ),
    ("\n    def act(self, request, table):\n        table.price(1, 2, 3, 4, 5, 6)\n        yield 0\n", "TypeError"),
    ("\n    def act(self, request, table):\n        raise SystemExit(3)\n        yield 0\n", "SystemExit"),
    (
        "\n    def act(self, request, table):\n        def more():\n            yield more()\n        return more()\n",
        "40 deep",
    ),
    ("\n    def offers(self, token, table):\n        return 5\n", "expected at most"),
]


@pytest.mark.parametrize(("methods", "problem"), ACTS)
def test_an_action_that_fails_is_dropped_and_named(
    play: Play, install: Callable[..., str], tmp_home: Path, methods: str, problem: str
) -> None:
    install(methods)
    before, strike, after, move, log = ran(
        play, tmp_home, {"do": "state"}, STRIKE, {"do": "state"}, {"do": "move", "token": "a", "to": [1, 2]}, LOG
    )
    assert strike["error"]["code"] == "ruleset-error" and "house" in strike["error"]["message"]
    assert before["result"] == after["result"] and move["ok"]
    ((ruleset, text),) = named(log)
    assert ruleset == "house" and problem in text


HOOKS = {
    "combat_started": {"do": "combat", "start": ["b", "a"], "dice": [9, 8]},
    "round_started": {"do": "combat", "start": ["b", "a"], "dice": [9, 8]},
    "turn_started": {"do": "turn"},
    "turn_ended": {"do": "end_turn"},
    "left_cell": {"do": "move", "token": "a", "to": [1, 2]},
    "entered_cell": {"do": "move", "token": "a", "to": [1, 2]},
    "damaged": STRIKE,
    "interrupts": STRIKE,
}
WRONG = ("return 1 // 0", "return 5", "table.ground(table.grid.cell('x')); yield 0", "raise SystemExit")


@pytest.mark.parametrize("wrong", WRONG)
@pytest.mark.parametrize("hook", HOOKS)
def test_a_hook_that_fails_is_dropped_and_what_it_was_about_goes_on(
    play: Play, install: Callable[..., str], tmp_home: Path, hook: str, wrong: str
) -> None:
    install(f"\n    def {hook}(self, *args):\n        table = args[-1]\n        {wrong}\n")
    lines = [{"do": "combat", "start": ["b", "a"], "dice": [8, 9]}, {"do": "turn"}, {"do": "end_turn"}]
    if hook in ("left_cell", "entered_cell", "damaged", "interrupts"):
        lines = [HOOKS[hook]]
    *done, log = ran(play, tmp_home, *lines, LOG)
    assert all(line["ok"] for line in done), done
    events = [event for line in done for event in line["events"] if event["event"] == "ruleset_failed"]
    assert events and {(event["ruleset"], event["code"]) for event in events} == {("house", "ruleset-error")}
    assert [text for _, text in named(log)] == [event["text"] for event in events]


def test_what_a_failed_hook_did_is_taken_back(play: Play, install: Callable[..., str], tmp_home: Path) -> None:
    install("""
    def damaged(self, token, damage, table):
        yield Apply(table.edit().add(token, "open").stats(token, hp=1).changes())
        yield Roll("1d6", "luck", token.id)
        return 1 // 0
""")
    first, strike, state, undone, again = ran(
        play, tmp_home, {"do": "state"}, {**STRIKE, "dice": [5, 3, 2]}, {"do": "state"}, {"do": "undo"}, {"do": "state"}
    )
    bo = state["result"]["scenes"][0]["tokens"][1]
    assert strike["ok"] and strike["result"]["conditions"] == []
    assert bo["stats"]["house"]["hp"] == 5 and not bo.get("conditions")
    assert undone["ok"] and again["result"] == first["result"]


def test_results_that_wait_and_fail_do_not_hold_the_fight_up(
    play: Play, install: Callable[..., str], tmp_home: Path
) -> None:
    install("""
    def turn_started(self, token, table):
        from battlemap.rules.api import Later
        yield Later("turn", {"whom": token.id})
        return Outcome()

    def deferred(self, later, table):
        return 1 // 0
""")
    fight = [{"do": "combat", "start": ["a", "b"], "dice": [9, 8]}]
    turns = [{"do": "turn"}, {"do": "end_turn"}] * 3
    *done, log = ran(play, tmp_home, *fight, *turns, LOG)
    assert all(line["ok"] for line in done), done
    assert [line["result"]["round"] for line in done[1::2]] == [1, 1, 2]
    assert len(named(log)) == 3


def test_a_fault_is_outside_of_undo(play: Play, install: Callable[..., str], tmp_home: Path) -> None:
    install("\n    def damaged(self, *args):\n        return 5\n")
    _, undo, log, more = ran(play, tmp_home, STRIKE, {"do": "undo"}, LOG, {"do": "undo"})
    assert undo["result"] == {"undone": "Ana: Attack (Bo)"} and more["result"]["undone"].startswith("Add")
    assert [e["undone"] for e in log["result"]["entries"] if e.get("error")] == [False]


def test_a_question_that_fails_is_named_once(play: Play, install: Callable[..., str], tmp_home: Path) -> None:
    install("\n    def profile(self, token, table, **how):\n        return 5\n")
    reach = {"do": "reach", "token": "a"}
    *asked, log = ran(play, tmp_home, reach, reach, reach, LOG)
    assert [line["error"]["code"] for line in asked] == ["ruleset-error"] * 3
    assert len(named(log)) == 1
    *forced, log = ran(play, tmp_home, {"do": "move", "token": "a", "to": [4, 4], "force": True}, LOG)
    assert forced[0]["ok"] and named(log) == []


def test_the_log_with_its_faults_is_kept_in_file_and_journal(
    install: Callable[..., str], tmp_home: Path, tmp_path: Path, session: Callable[..., Session]
) -> None:
    s = session("square")
    s.play_by(install("\n    def damaged(self, *args):\n        return 5\n"))
    for line in (ANA, BO, STRIKE):
        s.do(line)
    saved = s.save_copy(tmp_path / "kept.battlemap")
    before = state_dict(s.scenario)
    kept = open_session(saved, home=paths.home(tmp_home), live=True)
    assert kept.log[-1].facts == {"error": "ruleset-error", "ruleset": "house"}
    kept.do(STRIKE)
    crashed = kept.log[-1]
    kept.close()
    again = open_session(saved, home=paths.home(tmp_home), live=True)
    assert again.log[-1] == crashed and state_dict(again.scenario) != before
    again.close(discard=True)


def test_a_question_left_open_can_be_dropped_after_a_fault(
    install: Callable[..., str], session: Callable[..., Session]
) -> None:
    s = session("square")
    s.play_by(
        install("""
    def act(self, request, table):
        from battlemap.rules.api import Ask, Choice
        answer = yield Ask("b", "defence", (Choice("none", T("None")), Choice("duck", T("Duck"))), "none")
        return 1 // (answer == "none")
""")
    )
    for line in (ANA, BO):
        s.do(line)
    assert s.do({**STRIKE, "dice": [], "ask": True}).pending
    with pytest.raises(RulesetError):
        s.do({"do": "answer", "answer": "duck"})
    assert s.log[-1].facts["ruleset"] == "house"
    s.do({"do": "cancel"})
    assert s.do({"do": "move", "token": "a", "to": [1, 2]}).events

"""Rolls in words, in the log with what came of them, set by the game master, and on the players' screen."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from battlemap.app.events import Asked, RollShown
from battlemap.app.rolltext import margin_text, need_of, result_tone, sum_text
from battlemap.app.session import Session
from battlemap.errors import CommandError
from battlemap.formats.scenario.schema import LOG
from battlemap.rules.dice import SeededDice
from tests.duel import write

Make = Callable[..., Session]
STRIKE: dict[str, Any] = {"do": "act", "action": "strike", "by": "t1", "target": "t2"}


@pytest.fixture
def duel(session: Make, tmp_path: Path) -> Session:
    write(tmp_path)
    s = session("square", 12, 9)
    s.play_by(str(tmp_path / "duel"))
    s.do({"do": "add_token", "name": "Ana", "at": [2, 2], "side": "party"})
    s.do({"do": "add_token", "name": "Orc", "at": [3, 2], "side": "foe"})
    return s


def test_the_log_keeps_damage_and_conditions(duel: Session) -> None:
    duel.do({**STRIKE, "dice": [2, 6, 5]})
    entry = next(one for one in duel.do({"do": "log"}).result["entries"] if one.get("damage"))
    assert entry["damage"][0] | {"why": []} == {
        "token": "t2", "basic": 5, "dr": 1, "injury": 4, "why": [], "kind": "cut",
    }  # fmt: skip
    assert str(entry["damage"][0]["why"][0]["text"]) == "leather"
    assert entry["conditions"] == [{"token": "t2", "add": "shaken"}]
    kept = next(one for one in duel.log if one.facts)
    assert LOG.load(LOG.dump(kept), None).facts == kept.facts


def test_odds_tell_what_is_rolled_and_how_it_falls_out(duel: Session) -> None:
    odds = duel.do({**STRIKE, "do": "odds"}).result
    first, second = odds["rolls"][:2]
    assert (first["for"], first["by"], first["target"], first["sense"]) == ("attack", "t1", 4, "low")
    assert (second["for"], second["by"], second["target"]) == ("dodge", "t2", 3)
    assert first["chance"] == pytest.approx(1) and second["chance"] == pytest.approx(4 / 6)
    assert sum(way["chance"] for way in odds["ways"]) == pytest.approx(1)
    assert {(way["result"], way["hit"]): round(way["chance"], 6) for way in odds["ways"]} == {
        ("failure", False): round(1 / 3, 6), ("success", False): round(1 / 3, 6), ("success", True): round(1 / 3, 6),
    }  # fmt: skip


def test_the_masters_word_for_a_roll_is_an_override(duel: Session) -> None:
    reply = duel.do({**STRIKE, "typed": True})
    assert reply.pending is not None and reply.pending["roll"]["target"] == 4
    duel.do({"do": "answer", "answer": 1, "override": True})
    duel.do({"do": "answer", "answer": 6})
    done = duel.do({"do": "answer", "answer": 3})
    assert [roll.get("override", False) for roll in done.result["rolls"]] == [True, False, False]
    assert duel.log[-2].override and [roll.get("override", False) for roll in duel.log[-2].rolls] == [
        True,
        False,
        False,
    ]


def test_a_question_is_an_event(duel: Session) -> None:
    told: list[Any] = []
    owner = type("Owner", (), {})()
    duel.events.subscribe(Asked, told.append, owner)
    duel.do({**STRIKE, "ask": True, "dice": [2, 1, 1]})
    assert [event.pending["question"] for event in told] == ["defence"]
    assert told[0].pending["rolls"][0]["total"] == 2
    duel.do({"do": "cancel"})


def test_a_roll_goes_to_the_players_only_when_shown(duel: Session) -> None:
    told: list[Any] = []
    owner = type("Owner", (), {})()
    duel.events.subscribe(RollShown, told.append, owner)
    duel.do({**STRIKE, "dice": [2, 2]})
    entry = next(one for one in duel.log if one.rolls)

    def kinds() -> list[str]:
        return [item.kind for item in duel.player_display("s1").items.values() if item.kind == "roll"]

    assert kinds() == []
    duel.do({"do": "show_roll", "entry": entry.n})
    assert kinds() == ["roll"] and [event.entry for event in told] == [entry.n]
    roll = duel.player_display("s1").items["roll", str(entry.n)]
    assert (roll.dice, roll.total, str(roll.need), str(roll.result)) == ((2,), 2, "4 or less", "Success")  # type: ignore[union-attr]
    assert not any(item.kind == "roll" for item in duel.gm_display("s1").items.values())
    view = duel.do({"do": "view", "as": "player"}).result["items"]
    assert [item["title"] for item in view if item["kind"] == "roll"] == ["Ana: Strike (Orc)"]
    duel.do({"do": "undo"})
    assert kinds() == [], "a roll that was taken back is not shown any more"
    duel.do({"do": "redo"})
    duel.do({"do": "show_roll"})
    assert kinds() == []


@pytest.mark.parametrize(
    "line", [{"do": "roll", "expr": "3d6", "secret": True}, {"do": "act", "action": "shout", "by": "t1"}]
)
def test_secret_rolls_are_never_shown(duel: Session, line: dict[str, Any]) -> None:
    duel.do(line)
    entry = next(one for one in duel.log if one.rolls)
    with pytest.raises(CommandError) as caught:
        duel.do({"do": "show_roll", "entry": entry.n})
    assert caught.value.code == "not-offered"
    duel.shown_roll = entry.n
    assert not any(item.kind == "roll" for item in duel.player_display("s1").items.values())


def test_a_line_that_is_not_in_the_log(duel: Session) -> None:
    with pytest.raises(CommandError) as caught:
        duel.do({"do": "show_roll", "entry": 99})
    assert caught.value.code == "unknown-id"


def test_offers_say_how_far_and_with_which_icon(duel: Session) -> None:
    offers = {one["action"]: one for one in duel.do({"do": "offers", "token": "t1"}).result["offers"]}
    assert (offers["strike"]["reach"], offers["strike"]["icon"], offers["shoot"]["reach"]) == (1, "sword", 8)
    assert offers["leap"]["reach"] is None


def test_rolls_in_words() -> None:
    low = {"total": 9, "target": 11, "margin": 2, "dice": [4, 4, 1], "result": "success"}
    high = {"total": 17, "target": 15, "margin": 2, "dice": [17], "result": "hit"}
    assert (str(need_of(low)), str(need_of(high)), need_of({"total": 3})) == ("11 or less", "15 or more", None)
    assert str(need_of({**low, "total": 11, "margin": 0})) == "against 11"
    assert str(margin_text(low)) == "Success by 2" and margin_text({"total": 3}) is None
    assert sum_text(low) == "4 + 4 + 1 = 9"
    assert [result_tone(word) for word in ("success", "critical_miss", "glancing")] == ["good", "bad", ""]


def test_a_question_that_is_refused_leaves_the_dice_alone(duel: Session) -> None:
    class Watched(SeededDice):
        backs = 0

        def back(self, mark: Any) -> None:
            self.backs += 1
            super().back(mark)

    duel.dice = watched = Watched(0)
    with pytest.raises(CommandError):
        duel.do({"do": "odds", "action": "sing", "by": "t1"})
    assert watched.backs == 0, "odds are worked out in a thread, while somebody may be rolling"
    with pytest.raises(CommandError):
        duel.do({"do": "act", "action": "sing", "by": "t1"})
    assert watched.backs > 0 and duel.dice is watched

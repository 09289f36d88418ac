"""The review sheet: all of it or nothing, every value the game master's to change, and no die lost or counted twice."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from battlemap import paths
from battlemap.app.logtext import log_text
from battlemap.app.play import one_line
from battlemap.app.session import Session
from battlemap.errors import BattlemapError
from battlemap.formats.scenario.write import state_dict
from battlemap.rules.dice import SeededDice
from tests.blast import FIREBALL, scene, write

Make = Callable[..., Session]
REVIEWED = {**FIREBALL, "review": True}


@pytest.fixture
def blast(session: Make, tmp_home: Path) -> Session:
    write(paths.home(tmp_home).rulesets)
    s = scene(session("square", 12, 9))
    s.dice = SeededDice(1)
    return s


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Callable[[], Session]:
    """Makes sessions of one home, for many examples."""
    from battlemap.app.opening import new_session
    from battlemap.model.entities import GridSpec
    from battlemap.rules.registry import Registry

    home = paths.home(tmp_path_factory.mktemp("home"))
    write(home.rulesets)
    registry = Registry(home.rulesets)

    def make() -> Session:
        made = new_session(GridSpec(kind="square", columns=12, rows=9), home=home, live=False)
        made.registry = registry
        made.dice = SeededDice(7)
        return scene(made)

    return make


def answer(s: Session, given: Any, **more: Any) -> Any:
    return s.do({"do": "answer", "answer": given, **more})


def sheet(reply: Any) -> dict[str, Any]:
    assert reply.pending is not None and reply.pending["question"] == "review"
    found: dict[str, Any] = reply.pending["sheet"]
    return found


def now(s: Session) -> dict[str, Any]:
    """The sheet as it lies there."""
    assert s.open_line is not None
    told: dict[str, Any] = s.open_line.told()["sheet"]
    return told


def row(told: Mapping[str, Any], token: str) -> dict[str, Any]:
    found: dict[str, Any] = next(one for one in told["rows"] if one["token"] == token)
    return found


def roll(told: Mapping[str, Any], purpose: str, by: str) -> dict[str, Any]:
    found: dict[str, Any] = next(one for one in told["rolls"] if (one["for"], one["by"]) == (purpose, by))
    return found


def refused(s: Session, given: Any, **more: Any) -> BattlemapError:
    before, lies = state_dict(s.scenario), now(s)
    mark = s.dice.mark()
    with pytest.raises(BattlemapError) as caught:
        answer(s, given, **more)
    assert state_dict(s.scenario) == before and now(s) == lies and s.dice.mark() == mark
    return caught.value


def hp(s: Session, token: str) -> int:
    found = s.scenario.token("s1", token)
    assert found is not None
    return int(found.stats.get("blast", {}).get("hp", 12))


def said(s: Session) -> list[tuple[str, bool]]:
    return [(str(log_text(entry)), entry.override) for entry in s.log]


def plain_run(s: Session, told: Mapping[str, Any]) -> Any:
    """The same action without a review, with the dice and answers of a sheet."""
    faces = [face for one in told["rolls"] for face in one["dice"]]
    answers: dict[str, list[str]] = {}
    for one in told["asked"]:
        answers.setdefault(f"{one['question']}@{one['token']}", []).append(one["answer"])
    return s.do({**FIREBALL, "dice": faces, "answers": answers})


# -- nothing, or all of it ---------------------------------------------------------------------------------------------


def test_a_sheet_is_shown_and_nothing_has_happened(blast: Session) -> None:
    before = state_dict(blast.scenario)
    told = sheet(blast.do(REVIEWED))
    assert state_dict(blast.scenario) == before
    assert str(told["headline"]) == "Mirela: Fireball"
    assert [one["token"] for one in told["rows"]] == ["t2", "t3", "t4", "t5", "t6", "t7", "t1"]
    assert [one["n"] for one in told["rolls"]] == list(range(1, len(told["rolls"]) + 1))
    hidden = row(told, "t6")
    assert (str(hidden["why"]), hidden["rule"], hidden["touched"], hidden["exposed"]) == (
        "behind the wall",
        "B-2",
        False,
        0,
    )
    assert told["others"] == [{"kind": "door", "id": "d1", "how": "changes", "set": {"state": "open"}}]
    assert told["touched"] == 5


def test_a_row_has_all_that_is_known_of_a_token(blast: Session) -> None:
    told = sheet(blast.do({**REVIEWED, "dice": [3, 3, 3, 6, 6, 6, 3, 3, 3, 6, 2, 2, 3, 3, 4, 3, 3, 4, 6, 6, 1]}))
    skarn, brynn = row(told, "t3"), row(told, "t4")
    assert brynn["distance"] == 1 and str(brynn["cover"]) == "none"
    assert [told["asked"][n - 1]["answer"] for n in skarn["asked"]] == ["dive"]
    assert [told["rolls"][n - 1]["for"] for n in skarn["rolls"]] == ["dive", "knockdown"]
    (damage,) = brynn["damage"]
    assert (damage["basic"], damage["dr"], damage["injury"]) == (10, 1, 9)
    assert damage["roll"] == roll(told, "blast", "t1")["n"]
    assert [(one["stat"], one["before"], one["after"]) for one in brynn["stats"]] == [("hp", 12, 3)]
    assert brynn["conditions"] == [{"token": "t4", "add": "stunned"}]
    assert [(one["rule"], str(one["text"])) for one in brynn["lines"]] == [("B-4", "Brynn falls")]
    assert {"field": "posture", "before": "standing", "after": "lying"} in skarn["fields"]


def test_apply_without_a_change_is_the_act_without_a_review(shared: Callable[[], Session]) -> None:
    plain, looked = shared(), shared()
    first = plain.do(FIREBALL)
    looked.do(REVIEWED)
    second = answer(looked, "apply")
    assert state_dict(plain.scenario) == state_dict(looked.scenario)
    assert first == second, "the same events and the same result"
    assert plain.dice.mark() == looked.dice.mark(), "the same dice"
    assert said(plain) == said(looked) and str(plain.undo_what) == str(looked.undo_what)


def test_one_undo_takes_all_of_it_back(blast: Session) -> None:
    before, steps = state_dict(blast.scenario), len(blast.history.done)
    blast.do(REVIEWED)
    answer(blast, {"token": "t2", "injury": 2})
    answer(blast, "apply")
    after = state_dict(blast.scenario)
    assert len(blast.history.done) == steps + 1
    blast.do({"do": "undo"})
    assert state_dict(blast.scenario) == before
    blast.do({"do": "redo"})
    assert state_dict(blast.scenario) == after


def test_cancel_leaves_everything_as_it_was(blast: Session) -> None:
    before, log, steps = state_dict(blast.scenario), said(blast), len(blast.history.done)
    blast.do(REVIEWED)
    answer(blast, {"token": "t2", "leave_out": True})
    blast.do({"do": "cancel"})
    assert (state_dict(blast.scenario), said(blast), len(blast.history.done)) == (before, log, steps)
    assert blast.open_line is None


def test_questions_are_answered_meanwhile_and_edits_are_not(blast: Session) -> None:
    blast.do(REVIEWED)
    assert blast.do({"do": "offers", "token": "t1"}).result["offers"][0]["review"] is True
    with pytest.raises(BattlemapError) as caught:
        blast.do({"do": "undo"})
    assert caught.value.code == "pending-decision" and "review" in str(caught.value.text)


# -- rolls and answers -------------------------------------------------------------------------------------------------


def test_another_roll_is_the_same_as_that_die(shared: Callable[[], Session]) -> None:
    looked, plain = shared(), shared()
    n = roll(sheet(looked.do(REVIEWED)), "blast", "t1")["n"]
    told = sheet(answer(looked, {"roll": n, "value": [6, 6, 6]}))
    changed = told["rolls"][n - 1]
    assert changed["total"] == 18 and changed["override"] and set(changed["was"]) == {"dice", "total"}
    plain_run(plain, told)
    answer(looked, "apply")
    assert state_dict(plain.scenario) == state_dict(looked.scenario)
    words = [text for text, override in said(looked) if override and "rolled was" in text]
    assert words == [f"Mirela: Blast is 18, rolled was {changed['was']['total']}"]


def test_a_total_and_back_again(blast: Session) -> None:
    first = sheet(blast.do(REVIEWED))
    n = roll(first, "blast", "t1")["n"]
    assert sheet(answer(blast, {"roll": n, "total": 3}))["rolls"][n - 1]["total"] == 3
    assert sheet(answer(blast, {"roll": n, "value": None})) == first


def test_who_stays_rolls_no_dive_and_gets_the_same_dice_when_it_dives_after_all(blast: Session) -> None:
    first = sheet(blast.do(REVIEWED))
    n = row(first, "t3")["asked"][0]
    told = sheet(answer(blast, {"asked": n, "value": "stay"}))
    assert told["asked"][n - 1]["was"] == "dive"
    assert not [one for one in told["rolls"] if (one["for"], one["by"]) == ("dive", "t3")]
    assert roll(told, "dive", "t5")["dice"] == roll(first, "dive", "t5")["dice"], "the others keep theirs"
    assert roll(told, "blast", "t1")["dice"] == roll(first, "blast", "t1")["dice"]
    back = sheet(answer(blast, {"asked": n, "value": "dive"}))
    assert [one["dice"] for one in back["rolls"]] == [one["dice"] for one in first["rolls"]]
    assert sheet(answer(blast, {"asked": n, "value": None})) == first


def test_what_did_not_come_up_before_is_rolled_with_fresh_dice(blast: Session) -> None:
    told = sheet(blast.do({**REVIEWED, "answers": {"dive": "stay"}, "dice": [3, 3, 3, 1, 1, 1]}))
    n = row(told, "t4")["asked"][0]
    assert refused(blast, {"asked": n, "value": "dive"}).code == "bad-dice"
    dived = sheet(answer(blast, {"asked": n, "value": "dive"}, dice=[2, 3, 4]))
    assert roll(dived, "dive", "t4")["dice"] == [2, 3, 4]
    assert refused(blast, {"asked": n, "value": "stay"}, dice=[5]).code == "bad-dice"
    answer(blast, "apply")


def test_one_roll_is_rolled_again_and_the_others_stay(blast: Session) -> None:
    blast.do(REVIEWED)
    before = now(blast)
    n, old = next((one["n"], one) for one in before["rolls"] if len(set(one["dice"])) > 1)
    told = sheet(answer(blast, {"roll": n, "again": True}, dice=old["dice"][::-1]))
    new = told["rolls"][n - 1]
    assert new["dice"] == old["dice"][::-1] and new["was"]["dice"] == old["dice"]
    assert [one for one in told["rolls"] if one["n"] != n] == [one for one in before["rolls"] if one["n"] != n]
    assert sheet(answer(blast, {"roll": n, "value": None}))["rolls"] == before["rolls"]
    left = refused(blast, {"roll": n, "again": True}, dice=[1] * 40)
    assert left.code == "bad-dice", "all dice of the line are for it"


def test_everything_is_rolled_again(blast: Session) -> None:
    blast.do(REVIEWED)
    answer(blast, {"token": "t2", "leave_out": True})
    answer(blast, {"token": "t3", "injury": 1})
    first = now(blast)
    told = sheet(answer(blast, {"again": True}))
    assert [one["dice"] for one in told["rolls"]] != [one["dice"] for one in first["rolls"]]
    assert row(told, "t2")["left_out"] and "was" not in row(told, "t3")


def test_with_ask_a_change_may_bring_up_a_new_question(blast: Session) -> None:
    reply = blast.do({**REVIEWED, "ask": True, "dice": [6, 6, 6]})
    assert sheet(reply)["rows"][0]["token"] == "t1", "a miss: nobody is asked anything"
    reply = answer(blast, {"roll": 1, "total": 10})
    assert reply.pending["question"] == "dive"
    while reply.pending["question"] == "dive":
        reply = answer(blast, "stay", **({"dice": [1, 1, 1]} if reply.pending["token"] == "t1" else {}))
    assert roll(sheet(reply), "attack", "t1")["override"]
    answer(blast, "apply")


def test_what_is_said_by_hand_survives_a_question(blast: Session) -> None:
    blast.do({**REVIEWED, "ask": True, "dice": [6, 6, 6]})
    answer(blast, {"token": "t2", "set": {"stats.hp": 4}})
    reply = answer(blast, {"roll": 1, "total": 10})
    while reply.pending["question"] == "dive":
        reply = answer(blast, "stay", **({"dice": [1, 1, 1]} if reply.pending["token"] == "t1" else {}))
    assert row(sheet(reply), "t2")["set"] == {"stats.hp": 4}
    answer(blast, "apply")
    assert hp(blast, "t2") == 4


# -- what is left of a token -------------------------------------------------------------------------------------------


def test_another_injury(blast: Session) -> None:
    told = sheet(blast.do(REVIEWED))
    ruled = row(told, "t3")["injury"]
    after = row(sheet(answer(blast, {"token": "t3", "injury": 1})), "t3")
    assert (after["injury"], after["was"]) == (1, ruled)
    assert [(one["stat"], one["after"]) for one in after["stats"]] == [("hp", 11)]
    reply = answer(blast, "apply")
    assert hp(blast, "t3") == 11
    assert [one["injury"] for one in reply.result["damage"] if one["token"] == "t3"] == [1]
    assert {"event": "damaged", "token": "t3", "injury": 1} in reply.events
    assert (f"Skarn: injury 1, the rules say {ruled}", True) in said(blast)


def test_an_injury_for_one_the_rules_spared(blast: Session) -> None:
    blast.do(REVIEWED)
    told = sheet(answer(blast, {"token": "t8", "injury": 5}))
    assert row(told, "t8")["was"] == 0
    answer(blast, "apply")
    assert hp(blast, "t8") == 7


def test_a_token_that_is_left_out_is_as_it_was(blast: Session) -> None:
    before = blast.scenario.token("s1", "t4")
    told = sheet(blast.do(REVIEWED))
    after = sheet(answer(blast, {"token": "t4", "leave_out": True}))
    assert after["touched"] == told["touched"] - 1 and row(after, "t4")["left_out"]
    reply = answer(blast, "apply")
    assert blast.scenario.token("s1", "t4") == before
    assert "t4" not in {one["token"] for key in ("damage", "conditions", "moves") for one in reply.result[key]}
    assert ("Brynn is left out: nothing happens to it", True) in said(blast)
    assert not any(text.startswith("Brynn falls") for text, _ in said(blast))


def test_a_word_is_taken_back(blast: Session) -> None:
    first = sheet(blast.do(REVIEWED))
    answer(blast, {"token": "t3", "injury": 1, "set": {"posture": "standing"}, "leave_out": True})
    assert now(blast) != first
    answer(blast, {"token": "t3", "leave_out": False})
    assert row(now(blast), "t3")["injury"] == 1
    assert sheet(answer(blast, {"token": "t3", "injury": None, "set": None})) == first


def test_fields_and_conditions_are_set_at_the_end(blast: Session) -> None:
    blast.do(REVIEWED)
    fields = {"stats.hp": 5, "conditions": [{"id": "stunned"}], "posture": "lying"}
    assert row(sheet(answer(blast, {"token": "t2", "set": fields})), "t2")["set"] == fields
    answer(blast, "apply")
    found = blast.scenario.token("s1", "t2")
    assert found is not None and found.posture == "lying" and [c.id for c in found.conditions] == ["stunned"]
    assert hp(blast, "t2") == 5
    assert any(text.startswith("Grukk: HP") and override for text, override in said(blast))


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ("no", "bad-answer"),
        (3, "bad-answer"),
        ({}, "bad-answer"),
        ({"roll": 1}, "bad-answer"),
        ({"roll": 1, "value": 9, "total": 9}, "bad-answer"),
        ({"roll": 1, "total": 19}, "bad-answer"),
        ({"roll": 1, "value": [7, 1, 1]}, "bad-dice"),
        ({"roll": 1, "value": [1, 1]}, "bad-dice"),
        ({"roll": 0, "total": 9}, "bad-answer"),
        ({"roll": 99, "total": 9}, "bad-answer"),
        ({"roll": True, "total": 9}, "bad-answer"),
        ({"asked": 1, "value": "fly"}, "bad-answer"),
        ({"asked": 9, "value": "stay"}, "bad-answer"),
        ({"asked": 1}, "bad-answer"),
        ({"token": "t99", "leave_out": True}, "unknown-token"),
        ({"token": "t99"}, "unknown-token"),
        ({"token": "t2", "wings": 2}, "bad-answer"),
        ({"token": "t2", "injury": "much"}, "bad-answer"),
        ({"token": "t2", "injury": 1e9}, "bad-field"),
        ({"token": "t2", "set": {"wings": 2}}, "bad-field"),
        ({"token": "t2", "set": {"stats.hp": "many"}}, "bad-field"),
        ({"again": False}, "bad-answer"),
        ({"roll": 1, "again": True, "total": 3}, "bad-answer"),
        ({"roll": 99, "again": True}, "bad-answer"),
    ],
)
def test_what_is_no_change_of_the_sheet_changes_nothing(blast: Session, given: Any, code: str) -> None:
    blast.do(REVIEWED)
    answer(blast, {"token": "t3", "injury": 1})
    assert refused(blast, given).code == code
    answer(blast, "apply")
    assert hp(blast, "t3") == 11


def test_dice_for_a_change_that_rolls_nothing_are_refused(blast: Session) -> None:
    blast.do(REVIEWED)
    assert refused(blast, {"token": "t2", "injury": 1}, dice=[1]).code == "bad-answer"
    assert refused(blast, "apply", dice=[1]).code == "bad-dice"


def test_dice_of_the_line_are_used_up_before_the_sheet_is_shown(blast: Session) -> None:
    before = state_dict(blast.scenario)
    with pytest.raises(BattlemapError) as caught:
        blast.do({**REVIEWED, "dice": [6, 6, 6, 1]})
    assert caught.value.code == "bad-dice" and blast.open_line is None and state_dict(blast.scenario) == before


def test_a_batch_and_odds_are_not_looked_over(blast: Session) -> None:
    for line in ({"do": "batch", "lines": [FIREBALL], "review": True}, {**REVIEWED, "do": "odds"}):
        with pytest.raises(BattlemapError):
            blast.do(line)
        assert blast.open_line is None


def test_any_line_with_rolls_may_be_looked_over(blast: Session) -> None:
    before = state_dict(blast.scenario)
    told = sheet(blast.do({"do": "combat", "start": "all", "review": True}))
    assert told["rows"] == [] and state_dict(blast.scenario) == before
    answer(blast, "apply")
    assert blast.scenario.combat is not None


def test_a_sheet_is_one_json_line(blast: Session) -> None:
    line = '{"do": "act", "action": "fireball", "by": "t1", "at": [5, 4], "review": true}'
    told = one_line(blast, 3, line)
    assert set(told) == {"n", "ok", "pending"} and told["pending"]["options"] == ["apply"]


# -- laws --------------------------------------------------------------------------------------------------------------

TOKENS = st.sampled_from(["t1", "t2", "t3", "t4", "t5", "t6", "t8"])
CHANGES = st.one_of(
    st.builds(lambda n, total: {"roll": n, "total": total}, st.integers(1, 8), st.integers(3, 18)),
    st.builds(
        lambda n, faces: {"roll": n, "value": faces},
        st.integers(1, 8),
        st.lists(st.integers(1, 6), min_size=3, max_size=3),
    ),
    st.builds(lambda n: {"roll": n, "value": None}, st.integers(1, 8)),
    st.builds(
        lambda n, value: {"asked": n, "value": value}, st.integers(1, 5), st.sampled_from(["dive", "stay", None])
    ),
    st.just({"again": True}),
    st.builds(lambda n: {"roll": n, "again": True}, st.integers(1, 12)),
)
WORDS = st.one_of(
    st.builds(lambda t, n: {"token": t, "injury": n}, TOKENS, st.one_of(st.none(), st.integers(0, 15))),
    st.builds(lambda t, out: {"token": t, "leave_out": out}, TOKENS, st.booleans()),
    st.builds(lambda t, n: {"token": t, "set": {"stats.hp": n}}, TOKENS, st.integers(-5, 12)),
)


def play(s: Session, changes: list[dict[str, Any]]) -> None:
    for change in changes:
        try:
            answer(s, change)
        except BattlemapError as error:
            assert error.code == "bad-answer", "only what is not there (any more) is refused"


@given(changes=st.lists(CHANGES, max_size=6))
def test_whatever_dice_the_sheet_shows_give_what_it_shows(
    changes: list[dict[str, Any]], shared: Callable[[], Session]
) -> None:
    looked, plain = shared(), shared()
    looked.do(REVIEWED)
    play(looked, changes)
    plain_run(plain, now(looked))
    answer(looked, "apply")
    assert state_dict(plain.scenario) == state_dict(looked.scenario)


@given(changes=st.lists(st.one_of(CHANGES, WORDS), max_size=6))
def test_cancel_and_undo_give_everything_back_after_any_changes(
    changes: list[dict[str, Any]], shared: Callable[[], Session]
) -> None:
    s = shared()
    before = state_dict(s.scenario)
    s.do(REVIEWED)
    play(s, changes)
    assert state_dict(s.scenario) == before
    told = now(s)
    s.do({"do": "cancel"})
    assert state_dict(s.scenario) == before
    s.do(REVIEWED)
    play(s, changes)
    answer(s, "apply")
    for one in told["rows"]:
        if one["left_out"]:
            assert s.scenario.token("s1", one["token"]) is not None
    s.do({"do": "undo"})
    assert state_dict(s.scenario) == before


@given(words=st.lists(WORDS, max_size=6))
def test_what_is_said_by_hand_rolls_no_dice_and_holds(
    words: list[dict[str, Any]], shared: Callable[[], Session]
) -> None:
    s = shared()
    before = {id_: s.scenario.token("s1", id_) for id_ in ("t1", "t2", "t3", "t4", "t5", "t6", "t8")}
    s.do(REVIEWED)
    mark = s.dice.mark()
    play(s, words)
    told = now(s)
    answer(s, "apply")
    assert s.dice.mark() == mark
    for one in told["rows"]:
        if one["left_out"]:
            assert s.scenario.token("s1", one["token"]) == before[one["token"]]
        elif one["token"] != "t7":
            after = [stat["after"] for stat in one["stats"] if stat["stat"] == "hp"]
            assert hp(s, one["token"]) == (after[0] if after else 12)

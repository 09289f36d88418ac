from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from battlemap.errors import CommandError
from battlemap.rules.dice import ForcedDice, SeededDice, parse, parse_faces, roll

TERMS = st.one_of(
    st.tuples(st.integers(1, 20), st.integers(1, 1000)).map(lambda t: f"{t[0]}d{t[1]}"),
    st.integers(0, 500).map(str),
    st.just("d%"),
    st.tuples(st.integers(1, 4), st.integers(1, 9)).map(lambda t: f"{t[0]}d6x{t[1]}"),
)
EXPRESSIONS = st.lists(TERMS, min_size=1, max_size=5).flatmap(
    lambda terms: st.lists(st.sampled_from([" + ", "-", "−"]), min_size=len(terms) - 1, max_size=len(terms) - 1).map(
        lambda signs: terms[0] + "".join(s + t for s, t in zip(signs, terms[1:], strict=True))
    )
)


class Extreme:
    """Dice that always show their lowest or highest face."""

    def __init__(self, highest: bool) -> None:
        self.highest = highest

    def face(self, faces: int, purpose: str) -> int:
        return faces if self.highest else 1

    def mark(self) -> object:
        return None

    def back(self, mark: Any) -> None: ...


@given(EXPRESSIONS, st.integers())
def test_a_roll_lies_within_its_bounds(expr: str, seed: int) -> None:
    low, high = parse(expr).bounds()
    rolled = roll(expr, SeededDice(seed))
    assert low <= rolled.total <= high
    assert len(rolled.dice) == sum(term.count for term in parse(expr).terms if term.faces)


@given(st.integers(1, 20), st.integers(1, 100), st.integers(0, 50))
def test_the_bounds_are_reached(count: int, faces: int, add: int) -> None:
    expr = f"{count}d{faces}+{add}"
    assert (roll(expr, Extreme(False)).total, roll(expr, Extreme(True)).total) == parse(expr).bounds()


@given(EXPRESSIONS, st.integers(0, 2**64))
def test_a_seed_settles_every_face(expr: str, seed: int) -> None:
    assert roll(expr, SeededDice(seed)) == roll(expr, SeededDice(seed))


def test_seeded_faces_are_the_same_everywhere() -> None:
    dice = SeededDice(7)
    assert [dice.face(6, "") for _ in range(12)] == [2, 1, 4, 1, 4, 3, 1, 4, 1, 3, 1, 1]


@given(EXPRESSIONS, st.integers())
def test_given_back_dice_are_rolled_again(expr: str, seed: int) -> None:
    for dice in (SeededDice(seed), ForcedDice([1] * 200)):
        mark = dice.mark()
        first = roll(expr, dice)
        dice.back(mark)
        assert roll(expr, dice) == first


@given(EXPRESSIONS, st.integers())
def test_forcing_what_was_rolled_rolls_it_again(expr: str, seed: int) -> None:
    rolled = roll(expr, SeededDice(seed))
    forced = ForcedDice(list(rolled.dice))
    assert roll(expr, forced) == rolled
    forced.finish()
    assert forced.left == 0


@pytest.mark.parametrize(
    ("expr", "faces", "total", "text"),
    [
        ("3d6+2", [3, 4, 2], 11, "3 + 4 + 2 + 2 = 11"),
        ("2d6-1", [1, 1], 1, "1 + 1 − 1 = 1"),
        ("1d20", [20], 20, "20 = 20"),
        ("D%", [100], 100, "100 = 100"),
        ("2d6x10", [2, 3], 50, "(2 + 3) × 10 = 50"),
        ("1d6 − 4", [1], -3, "1 − 4 = −3"),
        ("1d6-4 min 1", [1], 1, "1 − 4 = 1"),
        ("10-2d4", [1, 4], 5, "10 − (1 + 4) = 5"),
        ("-2", [], -2, "− 2 = −2"),
        ("+d4", [3], 3, "3 = 3"),
    ],
)
def test_sums_are_written_out(expr: str, faces: list[int], total: int, text: str) -> None:
    rolled = roll(expr, ForcedDice(faces))
    assert (rolled.total, rolled.text, rolled.dice) == (total, text, tuple(faces))


@pytest.mark.parametrize(
    "expr",
    [
        "", "  ", "d", "3d", "d0", "0d6", "1001d6", "600d6+600d6", "1d1000001", "d6d6", "2d6+", "2d6 3", "x2", "2d6x",
        "1d6+1000000001", "1d6x1000001", "abc", "3d6+2;", "1d6 min", "1d6 min x", "9" * 300, "1" * 199, "１d６ ?", "d-6",
    ],
)  # fmt: skip
def test_what_cannot_be_rolled_is_refused(expr: str) -> None:
    with pytest.raises(CommandError) as caught:
        parse(expr)
    assert caught.value.code == "bad-dice"
    assert str(caught.value.text) and caught.value.hint is not None


@pytest.mark.parametrize("expr", [None, 3, ["3d6"]])
def test_only_a_text_is_dice(expr: Any) -> None:
    with pytest.raises(CommandError, match="no dice"):
        parse(expr)


@given(st.text(max_size=220))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        low, high = parse(text).bounds()
    except CommandError as error:
        assert error.code == "bad-dice"
    else:
        assert low <= high


def test_forced_dice_may_be_nested_and_named() -> None:
    dice = ForcedDice([[3, 4], [["d20=11"]], "d%=100", "6"])
    assert [dice.face(f, "x") for f in (6, 6, 20, 100, 6)] == [3, 4, 11, 100, 6]


@pytest.mark.parametrize(
    ("faces", "asked", "words"),
    [
        ([], (6,), "run out at attack"),
        ([7], (6,), "attack rolls a d6, which has no 7"),
        ([0], (6,), "which has no 0"),
        (["d20=4"], (6,), "attack rolls a d6, the next die given is a d20"),
    ],
)
def test_dice_that_do_not_fit_name_the_roll(faces: list[Any], asked: tuple[int, ...], words: str) -> None:
    dice = ForcedDice(faces)
    with pytest.raises(CommandError, match=words) as caught:
        for die in asked:
            dice.face(die, "attack")
    assert caught.value.code == "bad-dice"


def test_dice_left_over_name_the_roll() -> None:
    dice = ForcedDice([1, 2, 3])
    dice.face(6, "attack")
    with pytest.raises(CommandError, match="after attack: 2, 3"):
        dice.finish("attack")


@pytest.mark.parametrize("faces", ["3", 3, [True], [2.0], [None], ["x"], ["d6"], ["d20="], [-1], [[[[[[1]]]]]]])
def test_what_is_no_list_of_faces_is_refused(faces: Any) -> None:
    with pytest.raises(CommandError) as caught:
        ForcedDice(faces)
    assert caught.value.code == "bad-dice"


def test_faces_of_a_command_line() -> None:
    assert parse_faces("3, 4,d20=11") == ["3", "4", "d20=11"]
    assert parse_faces(" ") == []
    with pytest.raises(CommandError, match="not the face"):
        parse_faces("3,,4")

import pytest

from battlemap.rules.words import Words


def test_one_text_is_english() -> None:
    words = Words("Move")
    assert words.english == words.in_language("da") == "Move"


def test_the_main_language_stands_in_for_a_missing_variant() -> None:
    words = Words({"en": "Move", "pt": "Mover", "es": "Moverse"})
    assert [words.in_language(code) for code in ("pt_BR", "es", "da", "en")] == ["Mover", "Moverse", "Move", "Move"]


def test_the_text_is_a_key_that_survives_braces() -> None:
    assert str(Words("odd {thing}").text) == "odd {thing}"


@pytest.mark.parametrize("given", [{}, {"da": "kun dansk"}, {"en": "  "}, {"en": 3}, "", "x" * 4001])
def test_what_is_no_words_is_refused(given: object) -> None:
    with pytest.raises((ValueError, TypeError)):
        Words(given)  # type: ignore[arg-type]


def test_equal_words_are_one_key() -> None:
    assert {Words("a"): 1}[Words({"en": "a"})] == 1
    assert Words("a") != Words({"en": "a", "da": "b"})

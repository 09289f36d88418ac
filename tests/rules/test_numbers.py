"""Numbers in sentences: whole ones as they are, others with the sign of the reader's language."""

import pytest

from battlemap.rules.api import T, decimal
from battlemap.rules.numbers import plain


@pytest.mark.parametrize(
    ("value", "english", "danish"),
    [(1.5, "1.5", "1,5"), (-0.25, "−0.25", "−0,25"), (3.0, "3", "3"), (3.46410161, "3.46", "3,46"), (-0.001, "0", "0")],
)
def test_a_number_in_a_sentence(value: float, english: str, danish: str) -> None:
    sentence = T("distance {metres} m", metres=decimal(value))
    words = {"{whole}.{part}": "{whole},{part}", "distance {metres} m": "afstand {metres} m"}
    assert str(sentence) == f"distance {english} m"
    assert sentence.in_language(lambda key: words.get(key, key)) == f"afstand {danish} m"
    assert plain(value) == english

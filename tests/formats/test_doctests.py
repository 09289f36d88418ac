from __future__ import annotations

import doctest
from types import ModuleType

import pytest

from battlemap.formats import cellguess, pictureheader
from battlemap.formats.uvtt import embedded, values


@pytest.mark.parametrize("module", [cellguess, pictureheader, embedded, values])
def test_examples_in_the_documentation_hold(module: ModuleType) -> None:
    result = doctest.testmod(module)
    assert result.attempted > 0
    assert result.failed == 0

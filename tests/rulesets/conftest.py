"""The ruleset most of these tests play by."""

import pytest

from battlemap.rules.api import Ruleset
from battlemap.rules.registry import Registry


@pytest.fixture(scope="module")
def rules() -> Ruleset:
    """gurps_thf as it is bundled."""
    return Registry(installed=False).load("gurps_thf")

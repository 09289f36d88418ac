"""The examples in the docstrings of the package are true."""

from __future__ import annotations

import doctest
import importlib
import pkgutil

import pytest

import battlemap.vision

MODULES = sorted(module.name for module in pkgutil.iter_modules(battlemap.vision.__path__, "battlemap.vision."))


@pytest.mark.parametrize("name", MODULES)
def test_doctests(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0

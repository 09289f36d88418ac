"""The examples in the docstrings of the package are true."""

from __future__ import annotations

import doctest
import importlib
import pkgutil

import pytest

import battlemap.geometry

MODULES = sorted(module.name for module in pkgutil.iter_modules(battlemap.geometry.__path__, "battlemap.geometry."))


@pytest.mark.parametrize("name", MODULES)
def test_doctests(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_some_module_has_examples() -> None:
    examples = [doctest.DocTestFinder().find(importlib.import_module(name)) for name in MODULES]
    assert sum(len(test.examples) for found in examples for test in found) >= 10

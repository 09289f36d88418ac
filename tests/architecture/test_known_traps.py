"""Traps of the libraries that cost others their evening, held shut."""

from __future__ import annotations

import sys

import pytest


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="None is immortal from Python 3.12 on")
def test_void_qt_calls_do_not_eat_none(qapp: object) -> None:
    """PySide6 6.12 drops one reference to None at each void call on Python 3.11; the process dies after some thousand."""
    from PySide6.QtCore import QObject

    thing = QObject()
    before = sys.getrefcount(None)
    for _ in range(1000):
        thing.setObjectName("x")
    assert sys.getrefcount(None) > before - 500

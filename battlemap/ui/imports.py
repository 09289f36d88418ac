"""Faster imports while the program starts.

PySide6 puts a hook of its own before every import, for a way of writing Python this program does not use; it makes
importing half as slow again. The garbage collector would look through all that is loaded dozens of times and find nothing.
"""

from __future__ import annotations

import builtins
import gc
from collections.abc import Iterator
from contextlib import contextmanager

_PLAIN = builtins.__import__  # the package's __init__ imports this file before anything imports PySide6


@contextmanager
def quick_imports() -> Iterator[None]:
    """Import without hook and collector inside the block. Only for the thread of the windows."""
    hooked, collecting = builtins.__import__, gc.isenabled()
    builtins.__import__ = _PLAIN
    gc.disable()
    try:
        yield
    finally:
        builtins.__import__ = hooked
        if collecting:
            gc.enable()

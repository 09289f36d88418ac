"""Looking through the answers of a script."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any


def found(value: Any, key: str) -> Iterator[Any]:
    """Whatever stands under that key, anywhere inside."""
    if isinstance(value, dict):
        for name, item in value.items():
            if name == key:
                yield item
            yield from found(item, key)
    elif isinstance(value, list):
        for item in value:
            yield from found(item, key)

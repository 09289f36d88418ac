"""A painter that raises must not take the process down: Python errors inside Qt's paint calls end here."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

log = logging.getLogger(__name__)
_seen: set[tuple[str, str]] = set()

F = TypeVar("F", bound=Callable[..., Any])


def painted(function: F) -> F:
    """Decorator for what Qt calls while painting: an exception is logged once a place and kind, and goes no further."""

    @wraps(function)
    def safe(*args: Any, **kwargs: Any) -> Any:
        try:
            return function(*args, **kwargs)
        except Exception as error:
            place = (function.__qualname__, type(error).__name__)
            if place not in _seen:
                _seen.add(place)
                log.exception("painting failed in %s", function.__qualname__)
            return None

    return safe  # type: ignore[return-value]

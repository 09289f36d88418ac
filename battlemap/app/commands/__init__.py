"""All commands of the headless contract. Importing this package registers them."""

from battlemap.app.commands import (
    acting,
    areas,
    batch,
    characters,
    combat,
    control,
    document,
    ground,
    queries,
    things,
    time,
    tokens,
)

__all__ = [
    "acting",
    "areas",
    "batch",
    "characters",
    "combat",
    "control",
    "document",
    "ground",
    "queries",
    "things",
    "time",
    "tokens",
]

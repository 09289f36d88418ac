"""All commands of the headless contract. Importing this package registers them."""

from battlemap.app.commands import acting, batch, characters, combat, control, document, ground, queries, things, tokens

__all__ = ["acting", "batch", "characters", "combat", "control", "document", "ground", "queries", "things", "tokens"]

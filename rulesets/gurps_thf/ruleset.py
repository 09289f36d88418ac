"""GURPS True High Fantasy: what the roles of a ruleset mean in it. Movement stands in `profiles.py`."""

from collections.abc import Mapping, Sequence
from typing import Any

from battlemap.rules.api import MoveProfile, Ruleset, Scene, Table, Token

from . import body, manoeuvres, profiles


class Rules(Ruleset):
    def profile(
        self, token: Token, table: Table, *, manoeuvre: str | None = None, mode: str | None = None
    ) -> MoveProfile:
        return profiles.profile_of(token, table, manoeuvre or manoeuvres.MOVE, mode)

    def unit(self, scene: Scene) -> str:
        return "MP"

    def order(self, tokens: Sequence[Token], table: Table) -> tuple[tuple[str, ...], ...]:
        def rank(token: Token) -> tuple[float, int, str]:
            stats: Mapping[str, Any] = table.stats(token)
            return -body.basic_speed(stats), -stats["dx"], token.id

        return tuple((token.id,) for token in sorted(tokens, key=rank))

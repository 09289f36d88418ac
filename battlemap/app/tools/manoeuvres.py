"""What tokens are going to do, as the user decided before they move: from the dock, or while dragging."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from battlemap.app.session import Session
    from battlemap.rules.actionspec import ManoeuvreSpec


class Manoeuvres:
    """Decisions by token. In a fight they hold for the round they were made in, else until another is made."""

    def __init__(self) -> None:
        self._decided: dict[tuple[str, str], tuple[int, str]] = {}

    def decide(self, session: Session, scene: str, token: str, manoeuvre: str) -> None:
        self._decided[scene, token] = (_round(session), manoeuvre)

    def decided(self, session: Session, scene: str, token: str) -> ManoeuvreSpec | None:
        """What was decided on for the token; None if nothing was."""
        when, id_ = self._decided.get((scene, token), (-1, ""))
        return next((m for m in offered(session) if m.id == id_), None) if when == _round(session) else None

    def current(self, session: Session, scene: str, token: str) -> ManoeuvreSpec | None:
        """What the token does if it moves now: what was decided on, what its turn was begun with, or what is usual. None where
        the ruleset has no manoeuvres."""
        from battlemap.app.moving import chosen_manoeuvre

        known = offered(session)
        begun = chosen_manoeuvre(session.scenario.combat, scene, token)
        turn = next((m for m in known if m.id == begun), None)
        return self.decided(session, scene, token) or turn or next(iter(known), None)

    def clear(self) -> None:
        self._decided.clear()


def offered(session: Session) -> tuple[ManoeuvreSpec, ...]:
    """The manoeuvres of the ruleset, the usual one first; the first nine have the keys 1 to 9."""
    return session.ruleset.manifest.manoeuvre


def _round(session: Session) -> int:
    combat = session.scenario.combat
    return combat.round if combat is not None else 0

"""What a canvas needs of a ruleset to draw tokens: icons of conditions, names of postures, what puts one out of the fight."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from battlemap.rules.manifest import Manifest

TokenWords = tuple[dict[str, str], dict[str, str], tuple[str, ...]]


def token_words(manifest: Manifest, language: str) -> TokenWords:
    """Icons by condition, names by posture, and the conditions of those who are out."""
    icons = {spec.id: spec.icon for spec in manifest.condition if spec.icon}
    postures = {spec.id: spec.label.in_language(language) for spec in manifest.posture}
    return icons, postures, tuple(spec.id for spec in manifest.condition if spec.out)

"""What networkx reads about the search backend when it starts; imports nothing heavy."""

from __future__ import annotations

from typing import Any


def get_info() -> dict[str, Any]:
    """The backend's card, as networkx wants it."""
    return {
        "backend_name": "battlemap",
        "project": "battlemap",
        "package": "battlemap",
        "short_summary": "Array search over movement graphs with implicit rows.",
        "functions": {
            "single_source_dijkstra": {"additional_docs": "Only for movement graphs; nothing is converted."},
            "multi_source_dijkstra_path_length": {"additional_docs": "Only for movement graphs; nothing is converted."},
            "single_source_dijkstra_path_length": {
                "additional_docs": "Only for movement graphs; nothing is converted."
            },
        },
        "default_config": {},
    }

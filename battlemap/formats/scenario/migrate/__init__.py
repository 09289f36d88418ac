"""From older versions of the format to the current one, on plain dicts, before anything is built.

A step is a pure function from a document of version n to one of version n + 1, in a module of its own (`v1_to_v2.py`),
entered in STEPS under n. Each released version has a frozen sample under tests/formats/scenario/data/.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from battlemap.errors import FormatError
from battlemap.formats.scenario.codecs import MisfitError, shown, wrong
from battlemap.text import T

Step = Callable[[dict[str, Any]], dict[str, Any]]

FORMAT = "battlemap"
CURRENT = 1
STEPS: Mapping[int, Step] = {}


def to_current(doc: Any, where: str, *, steps: Mapping[int, Step] = STEPS, current: int = CURRENT) -> dict[str, Any]:
    """The document in the current version; `doc` itself stays as it is.

    Raises: FormatError if it is no scenario of ours or a newer program wrote it.
    """
    if type(doc) is not dict or doc.get("format") != FORMAT:
        raise FormatError(
            T('{where} is not a Battlemap scenario: it lacks "format": "battlemap"', where=where),
            hint=T("Pictures and maps of other programs are opened with import."),
        )
    version = doc.get("version")
    if type(version) is not int or version < 1:
        try:
            wrong(T("a whole number from {low} to {high}", low=1, high=current), version)
        except MisfitError as misfit:
            raise misfit.under("version").fail(where) from None
    if version > current:
        raise FormatError(
            T(
                "{where} was written by a newer Battlemap (format {version}); this one reads up to {current}",
                where=where, version=shown(version), current=current,
            ),
            hint=T("Install the newest Battlemap. The file was left as it is."),
        )  # fmt: skip
    done: dict[str, Any] = doc
    while version < current:
        done = {**steps[version](done), "version": version + 1}
        version += 1
    return done

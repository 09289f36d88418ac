"""Ways to a session: any file, a sample as an untitled copy, an empty map, or work left behind by a crash."""

from __future__ import annotations

from pathlib import Path

from battlemap.app.session import Session
from battlemap.formats.opening import open_any
from battlemap.formats.progress import ProgressReport
from battlemap.formats.scenario.container import DOCUMENT, open_document
from battlemap.formats.store import PictureStore
from battlemap.model.change import Change
from battlemap.model.entities import DOCUMENT_KEY, Document, Fog, GridSpec, Scene, fog_key, scene_key
from battlemap.model.scenario import Scenario
from battlemap.paths import Home
from battlemap.rules.dice import Dice


def open_session(
    path: Path,
    *,
    home: Home,
    live: bool = True,
    ruleset: str | None = None,
    dice: Dice | None = None,
    progress: ProgressReport | None = None,
) -> Session:
    """Open whatever the file is: a scenario keeps its path; a picture or a foreign map is a new untitled scenario.

    With `live`, what a journal holds beyond the file is recovered, and the file is held against a second writer.
    Raises FormatError (what, where, what to do) or SaveError `open-elsewhere`; nothing is half-loaded.
    """
    opened = open_any(Path(path), progress)
    own = opened.path if opened.kind in ("zip", "folder") else None
    if opened.kind == "folder" and Path(path).is_file() and Path(path).name != DOCUMENT:
        # Saving it would replace the scenario.json beside it, which is another one.
        own, opened.scenario.id = None, Scenario().id
    notices = opened.warnings
    session = Session(
        opened.scenario, opened.store, home=home, path=own, live=live, dice=dice, notices=notices, fog=opened.fog
    )
    return _started(session, ruleset)


def open_sample(folder: Path, *, home: Home, live: bool = True, ruleset: str | None = None) -> Session:
    """Open a scenario as an untitled copy with an id of its own; the original stays as it is."""
    opened = open_document(folder)
    opened.scenario.id = Scenario().id
    session = Session(opened.scenario, opened.store, home=home, live=live, notices=opened.warnings, fog=opened.fog)
    return _started(session, ruleset)


def new_session(
    spec: GridSpec,
    *,
    home: Home,
    live: bool = True,
    title: str = "",
    cell_distance: float = 1.0,
    unit: str = "m",
    ruleset: str | None = None,
) -> Session:
    """An empty untitled scenario with one scene of that grid."""
    scenario = new_scenario(spec, title=title, cell_distance=cell_distance, unit=unit)
    return _started(Session(scenario, PictureStore(), home=home, live=live), ruleset)


def resume(folder: Path, *, home: Home) -> Session:
    """Take up untitled work that was not closed properly (`keeper.recoverable` lists it)."""
    opened = open_document(folder)
    session = Session(opened.scenario, opened.store, home=home, notices=opened.warnings, fog=opened.fog)
    return _started(session, None)


def new_scenario(spec: GridSpec, *, title: str = "", cell_distance: float = 1.0, unit: str = "m") -> Scenario:
    """A document with one empty scene "s1"."""
    scenario = Scenario()
    scene = Scene("s1", grid=spec, cell_distance=cell_distance, unit=unit)
    scenario.apply(Change(DOCUMENT_KEY, None, Document(title=title, active_scene="s1")))
    scenario.apply(Change(scene_key("s1"), None, scene))
    scenario.apply(Change(fog_key("s1"), None, Fog()))
    return scenario


def _started(session: Session, ruleset: str | None) -> Session:
    try:
        session.keeper.recover()
        if ruleset is not None:
            session.play_by(ruleset)
        session.ensure_ruleset()
    except BaseException:
        session.close()
        raise
    return session

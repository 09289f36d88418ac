"""`battlemap self-test`: does this installation work? Every bundled map and ruleset, a move, a save, a painted frame."""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from battlemap import paths
from battlemap.errors import BattlemapError
from battlemap.text import T, Text, Translate


def run(tell: Translate) -> int:
    """Run all checks and print one line each. Returns 0 if all hold."""
    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        for name, check in _checks(Path(folder)):
            started = time.perf_counter()
            try:
                said = check()
                mark = "ok"
            except Exception as error:  # whatever fails is what this command is for
                said, mark = _said(error), "FAILED"
                failed += 1
            print(f"{mark}  {name.in_language(tell)}: {said.in_language(tell)} ({time.perf_counter() - started:.2f} s)")
    print(f"{'self-test failed' if failed else 'self-test passed'}", file=sys.stderr if failed else sys.stdout)
    return 1 if failed else 0


def _said(error: Exception) -> Text:
    return error.text if isinstance(error, BattlemapError) else T("{what}", what=repr(error))


def _checks(folder: Path) -> list[tuple[Text, Callable[[], Text]]]:
    found = [(T("movement backend"), _backend), (T("rulesets"), _rulesets), (T("assets"), _assets)]
    for sample in sorted(paths.maps().glob("*/scenario.json")):
        found.append((T("map {name}", name=sample.parent.name), lambda path=sample.parent: _map(path, folder)))  # type: ignore[misc]
    found.append((T("picture of a scene"), lambda: _frame(folder)))
    return found


def _backend() -> Text:
    """A search through networkx on our own backend; it raises where the package's metadata does not name the backend."""
    import networkx as nx

    from battlemap.app.opening import new_session
    from battlemap.model.entities import GridSpec

    session = new_session(GridSpec("hex-flat", 5, 5), home=paths.home(), live=False)
    session.do({"do": "add_token", "name": "A", "at": [2, 1]})
    found = session.mover(session.active_scene, "t1").reach().cells
    return T("networkx {version} searches on it, {count} cells", version=nx.__version__, count=len(found))


def _rulesets() -> Text:
    """Each ruleset loads, and the first attack it offers is made and taken back."""
    from battlemap.rules.registry import Registry

    registry = Registry()
    broken = [found.id for found in registry.describe() if found.problem is not None]
    if broken:
        raise BattlemapError(T("broken: {names}", names=", ".join(broken)))
    attacked = [id_ for id_ in registry.ids() if _attack(id_)]
    return T("{names}; attacks by {attackers}", names=", ".join(registry.ids()), attackers=", ".join(attacked) or "−")


def _attack(ruleset: str) -> bool:
    """Whether the ruleset offers anything to do to a token; it is done once and undone."""
    from battlemap.app.opening import new_session
    from battlemap.formats.scenario.write import state_dict
    from battlemap.model.entities import GridSpec

    session = new_session(GridSpec("hex-flat", 5, 5), home=paths.home(), live=False, ruleset=ruleset)
    session.do({"do": "add_token", "name": "A", "at": [2, 1], "facing": 3, "side": "party"})
    session.do({"do": "add_token", "name": "B", "at": [2, 2], "facing": 0, "side": "foe"})
    before = state_dict(session.scenario)
    for offer in session.do({"do": "offers", "token": "t1"}).result["offers"]:
        target = next((t["token"] for t in offer["targets"] if t["ok"]), None)
        if offer["available"] and target is not None:
            session.do({"do": "act", "action": offer["action"], "by": "t1", "target": target})
            session.do({"do": "undo"})
            if state_dict(session.scenario) != before:
                raise BattlemapError(T("undo did not give the first state back"))
            return True
    return False


def _assets() -> Text:
    from battlemap.app.library import tokens

    pieces = tokens()
    missing = [piece.id for piece in pieces if not piece.file.is_file()]
    if missing or not pieces:
        raise BattlemapError(T("missing: {names}", names=", ".join(missing) or "assets/tokens"))
    return T("{count} tokens", count=len(pieces))


def _map(path: Path, folder: Path) -> Text:
    from battlemap.app import commands  # noqa: F401 - registers them
    from battlemap.app.opening import open_session
    from battlemap.formats.scenario.write import state_dict
    from battlemap.model.entities import Token

    home = paths.home(folder / "home")
    session = open_session(path, home=home, live=False)
    first = state_dict(session.scenario)
    token = min(session.scenario.of(Token, session.active_scene))
    reach = session.do({"do": "reach", "token": token}).result["cells"]
    session.do({"do": "move", "token": token, "to": reach[-1]["at"]})
    session.do({"do": "undo"})
    if state_dict(session.scenario) != first:
        raise BattlemapError(T("undo did not give the first state back"))
    copy = folder / f"{path.name}.battlemap"
    session.save_copy(copy)
    again = open_session(copy, home=home, live=False)
    if state_dict(again.scenario) != first:
        raise BattlemapError(T("a saved copy reads differently"))
    return T("moves, undoes, saves; {count} cells in reach of {token}", count=len(reach), token=token)


def _frame(folder: Path) -> Text:
    from battlemap.app.opening import open_session
    from battlemap.ui.rendering import render

    sample = min(paths.maps().glob("*/scenario.json")).parent
    session = open_session(sample, home=paths.home(folder / "home"), live=False)
    image = render(session, session.active_scene, "gm", None, (640, 400))
    colours = {image.pixel(x, y) for x in range(0, image.width(), 40) for y in range(0, image.height(), 40)}
    if len(colours) < 10:
        raise BattlemapError(T("the frame is empty"))
    return T("{width} x {height} pixels", width=image.width(), height=image.height())

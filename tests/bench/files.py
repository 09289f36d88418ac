"""Saving, opening and the journal against raw writes and reads of the same bytes."""

from __future__ import annotations

import os
import random
import tempfile
import zipfile
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

from battlemap import paths
from battlemap.formats.journal import Journal, change_to_dict
from battlemap.formats.scenario.container import open_document, save_document
from battlemap.formats.scenario.write import encode, scenario_to_dict
from battlemap.formats.store import PictureStore
from battlemap.model.change import Change
from battlemap.model.entities import EntityKey
from battlemap.model.scenario import Scenario
from tests.bench.table import Row, ahead, wall, within
from tests.bench.worlds import crowd

MB = 2**20


def rows(quick: bool) -> Iterator[Row]:
    tokens, walls, pictures, rounds = (20, 40, 1, 1) if quick else (10_000, 20_000, 50, 15)
    with tempfile.TemporaryDirectory() as folder:
        yield from _document(Path(folder), tokens, walls, pictures, rounds)
        yield from _journal(Path(folder), tokens, walls, rounds)


def _document(folder: Path, tokens: int, walls: int, pictures: int, rounds: int) -> Iterator[Row]:
    rnd = random.Random(3)
    store = PictureStore()
    names = [store.add(rnd.randbytes(MB), ".jpg") for _ in range(pictures)]
    scenario = crowd(tokens, walls, names)
    ours, raw = folder / "ours.battlemap", folder / "raw.bin"
    save_document(scenario, store, ours)
    data = ours.read_bytes()
    note = f"{len(data) / MB:.0f} MB, {len(encode(scenario_to_dict(scenario))) / MB:.1f} MB of it JSON before packing"

    yield within(
        "save",
        "raw atomic write",
        wall(lambda: save_document(scenario, store, ours)),
        atomic(raw, data),
        rounds,
        2.2,
        note,
    )
    yield ahead(
        "save",
        "json, everything deflated",
        wall(lambda: save_document(scenario, store, ours)),
        wall(lambda: naive(folder / "naive.zip", scenario, store, names)),
        1 if rounds == 1 else 3,
        10,
    )
    yield within(
        "open",
        "raw read",
        wall(lambda: open_document(ours)),
        wall(lambda: raw.read_bytes()),
        rounds,
        1.2,
    )


def atomic(path: Path, data: bytes) -> Callable[[], float]:
    """The least a safe save can do: a temporary file, flushed, put in place, its folder flushed."""

    def write() -> None:
        temp = path.with_suffix(".temp")
        with temp.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        temp.replace(path)
        handle = os.open(path.parent, os.O_RDONLY)
        os.fsync(handle)
        os.close(handle)

    return wall(write)


def naive(path: Path, scenario: Scenario, store: PictureStore, names: list[str]) -> None:
    """The obvious way: the json module and a zip with everything deflated."""
    import json

    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("scenario.json", json.dumps(scenario_to_dict(scenario), indent=1))
        for name in names:
            archive.writestr(name, store.read(name))


def _journal(folder: Path, tokens: int, walls: int, rounds: int) -> Iterator[Row]:
    scenario = crowd(tokens, walls, [])
    document = folder / "journal.battlemap"
    journal = Journal.open(document, scenario.id, paths.home(folder / "home"))
    token = scenario.token("s1", "t1")
    assert token is not None
    change = Change(EntityKey("s1", "token", "t1"), token, replace(token, at=(1, 1)))
    times = 1 if rounds == 1 else 20

    def ours() -> None:
        journal.append({"revision": 1, "changes": [change_to_dict(change)], "lines": []})

    handle = os.open(folder / "raw.journal", os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    record = bytes(4096)

    def raw() -> None:
        os.write(handle, record)
        (os.fdatasync if hasattr(os, "fdatasync") else os.fsync)(handle)

    yield within(
        "journal of one changed token", "append of 4 KB and fdatasync", wall(ours, times), wall(raw, times), rounds, 1.5
    )
    os.close(handle)
    journal.cut()
    journal.close()

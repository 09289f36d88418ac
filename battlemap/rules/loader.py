"""Importing a ruleset from its folder as `battlemap_rulesets.<id>`, and keeping its faults from spreading."""

from __future__ import annotations

import importlib
import importlib.util
import sys
import traceback
from collections.abc import Sequence
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

from battlemap.errors import BattlemapError, RulesetError
from battlemap.rules.api import PACKAGE, RULESET, Ruleset
from battlemap.rules.manifest import Manifest
from battlemap.text import T

CODE = "ruleset"

Step = tuple[str, Path, bool]  # id, folder, whether byte code may be kept beside the source


class Loader:
    """Loads rulesets of one registry."""

    def load(self, chain: Sequence[Step], manifest: Manifest) -> Ruleset:
        """A ruleset from its folder; a chain has what it extends first.

        `ruleset.py` has `class Rules(Ruleset)`, in one that extends another `extend(base)` returning such a class.
        Without a `ruleset.py` the base, or the defaults, are all of it. Raises RulesetError.
        """
        kind: type[Ruleset] = Ruleset
        for number, (id_, folder, keep) in enumerate(chain):
            if not (folder / f"{CODE}.py").is_file():
                continue
            try:
                kind = _kind(_module(id_, folder, keep, CODE), kind, extending=number > 0)
            except (Exception, SystemExit) as error:
                forget(id_)
                raise ruleset_error(id_, folder, error) from error
        id_, folder, keep = chain[-1]

        def sibling(name: str) -> ModuleType:
            return _sibling(made, id_, folder, keep, name)

        made = kind(manifest, folder, sibling, tuple(folder for _, folder, _ in chain))
        return made


def _kind(module: ModuleType, base: type[Ruleset], *, extending: bool) -> type[Ruleset]:
    made: Any = module.extend(base) if extending and hasattr(module, "extend") else getattr(module, "Rules", None)
    if not (isinstance(made, type) and issubclass(made, Ruleset)):
        raise TypeError(f"{CODE}.py has no class Rules(Ruleset)")
    return made


def _sibling(ruleset: Ruleset, id: str, folder: Path, keep: bool, name: str) -> ModuleType:
    try:
        _ensure_package(id, folder, keep)
        setattr(sys.modules[f"{PACKAGE}.{id}"], RULESET, ruleset)
        return _module(id, folder, keep, name)
    except (Exception, SystemExit) as error:
        raise ruleset_error(id, folder, error) from error


def ruleset_error(id: str, folder: Path | None, error: BaseException) -> RulesetError:
    """What an exception out of a ruleset's code becomes: it names the ruleset, the place and the fault."""
    if isinstance(error, RulesetError):
        return error
    return RulesetError(
        T(
            "The ruleset {id} failed: {problem} ({place})",
            id=id,
            problem=describe_exception(error),
            place=_place(folder, error),
        ),
        hint=T("battlemap check FOLDER looks a ruleset over"),
        ruleset=id,
    )


def describe_exception(error: BaseException) -> str:
    """An exception in one line: the sentence of one of ours, else its kind and message."""
    if isinstance(error, BattlemapError):
        return str(error.text)
    lines = str(error).strip().splitlines() or [""]
    return f"{type(error).__name__}: {lines[0]}".rstrip(": ")[:500]


def forget(id: str) -> None:
    """Drop the imported modules of a ruleset, so that it is read anew."""
    name = f"{PACKAGE}.{id}"
    for module in [m for m in sys.modules if m == name or m.startswith(f"{name}.")]:
        del sys.modules[module]


def _module(id: str, folder: Path, keep: bool, name: str) -> ModuleType:
    """Import `name` of the ruleset's folder. Another folder of the same id that was loaded before is forgotten first."""
    _ensure_package(id, folder, keep)
    return importlib.import_module(f"{PACKAGE}.{id}.{name}")


def _ensure_package(id: str, folder: Path, keep: bool) -> None:
    if PACKAGE not in sys.modules:
        root = ModuleType(PACKAGE)
        root.__path__ = []
        sys.modules[PACKAGE] = root
    if not any(isinstance(finder, _Finder) for finder in sys.meta_path):
        sys.meta_path.insert(0, _Finder())
    place = str(folder.resolve())
    package = sys.modules.get(f"{PACKAGE}.{id}")
    if package is not None and list(package.__path__) == [place]:
        return
    forget(id)
    _Finder.places[id] = (place, keep)
    importlib.import_module(f"{PACKAGE}.{id}")


class _Finder:
    """Finds modules of rulesets, and of nothing else, in their folders: source files only."""

    places: dict[str, tuple[str, bool]] = {}

    @classmethod
    def find_spec(cls, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith(f"{PACKAGE}."):
            return None
        id_, _, inner = name.removeprefix(f"{PACKAGE}.").partition(".")
        if id_ not in cls.places:
            return None
        place, keep = cls.places[id_]
        loader = SourceFileLoader if keep else _UncachedLoader
        if inner:
            found = FileFinder(next(iter(path or (place,))), (loader, [".py"])).find_spec(name)
            if found is None or found.loader is None:  # a folder such as cases/ is no module
                raise ModuleNotFoundError(f"there is no {inner}.py", name=name)
            return found
        start = Path(place, "__init__.py")
        spec = ModuleSpec(name, loader(name, str(start)) if start.is_file() else None, is_package=True)
        spec.submodule_search_locations = [place]
        if start.is_file():
            spec.origin = str(start)
            spec.has_location = True
        return spec


class _UncachedLoader(SourceFileLoader):
    """Reads source only: nothing is written into the user's folder, and a stale byte code file is never believed."""

    def get_code(self, fullname: str) -> CodeType:
        path = self.get_filename(fullname)
        return self.source_to_code(self.get_data(path), path)


def _place(folder: Path | None, error: BaseException) -> str:
    """Where in the ruleset's own files it happened: "ruleset.py, line 12"."""
    if isinstance(error, SyntaxError) and error.filename:
        return f"{Path(error.filename).name}, line {error.lineno}"
    root = str(folder.resolve()) if folder is not None else ""
    own = [f for f in traceback.extract_tb(error.__traceback__) if root and f.filename.startswith(root)]
    return f"{Path(own[-1].filename).name}, line {own[-1].lineno}" if own else CODE + ".py"

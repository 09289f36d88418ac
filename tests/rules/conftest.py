"""Rulesets written for one test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from textwrap import dedent

import pytest

from battlemap.rules.api import Ruleset
from battlemap.rules.loader import forget
from battlemap.rules.registry import Registry

from .drill import CODE, MANIFEST

MakeRuleset = Callable[..., Path]


@pytest.fixture
def make_ruleset(tmp_path: Path) -> Iterator[MakeRuleset]:
    """Writes `<tmp>/user/<id>/` with a manifest, Python files by name, and other files by name."""
    made: list[str] = []

    def make(id: str = "house", manifest: str = "", where: str = "user", **files: str) -> Path:
        folder = tmp_path / where / id
        folder.mkdir(parents=True)
        text = f'id = "{id}"\nname = "{id.title()}"\nversion = "1"\napi = 1\nsummary = "A test"\n' + dedent(manifest)
        (folder / "ruleset.toml").write_text(text, encoding="utf-8")
        for name, content in files.items():
            (folder / f"{name}.py").write_text(dedent(content), encoding="utf-8")
        made.append(id)
        return folder

    yield make
    for id_ in [*made, "generic"]:
        forget(id_)


@pytest.fixture
def user(tmp_path: Path) -> Path:
    """The user's folder of rulesets."""
    return tmp_path / "user"


@pytest.fixture
def drill(make_ruleset: MakeRuleset, user: Path) -> Callable[..., Ruleset]:
    """Makes the ruleset of `drill.py` with one way of taking turns."""

    def make(kind: str = "individual", turns: str = "") -> Ruleset:
        make_ruleset("drill", MANIFEST.format(kind=kind, turns=turns), ruleset=CODE)
        return Registry(user, installed=False).load("drill")

    return make


@pytest.fixture
def registry() -> Registry:
    return Registry(installed=False)

"""Every text of the code is translated into every language, and the compiled files say what the sources say."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator

from battlemap.translation import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]


def _tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("translations", ROOT / "installer" / "translations.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


tool = _tool()
TEXTS = tool.all_texts()


def test_every_language_but_english_has_a_file() -> None:
    assert set(tool.LANGUAGES) == set(LANGUAGES) - {"en"}


@pytest.mark.parametrize("language", tool.LANGUAGES)
def test_nothing_is_missing_or_broken(language: str) -> None:
    """If this fails: `python installer/translations.py`, then translate what it marks as unfinished."""
    assert tool.problems(language, TEXTS) == []


@pytest.mark.parametrize("language", tool.LANGUAGES)
def test_compiled_file_says_what_the_source_says(language: str, qapp: QCoreApplication) -> None:
    translator = QTranslator()
    assert translator.load(str(tool.file_of(language).with_suffix(".qm")))
    words = tool.read(language)
    stale = [key for key, target in words.items() if translator.translate("battlemap", key) != target]
    assert words and stale == []


def test_texts_are_found_in_calls_only() -> None:
    source = 'T("One {n}", n=1)\nx = tr("Two")\nself.tr("Three")\nother("Four")\nT(name)\n'
    assert list(tool.texts_of(source, Path("x.py"))) == ["One {n}", "Two", "Three"]


def test_new_and_old_texts_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tool, "FOLDER", tmp_path)
    texts = {"Keep {n}": "a.py", "&New": "a.py", "Hold [Esc]": "b.py"}
    tool.write("da", {"Keep {n}": "Behold {m}", "&New": "Ny", "Gone": "Væk"}, texts)
    assert tool.problems("da", texts) == [
        "da: not translated: 'Hold [Esc]' (b.py)",
        "da: the menu letter (&) is missing or too much: '&New': 'Ny'",
        "da: other places than the English: 'Keep {n}': 'Behold {m}'",
    ]

"""Languages: texts become words here, in the language of the reader, and change while the program runs.

A text's key is its English sentence; `assets/i18n/battlemap_<code>.qm` holds the rest (context "battlemap"). Whoever
shows texts derives from `Speaks` and says each text once; a change of language says all of them again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QLibraryInfo, QLocale, QTranslator

from battlemap import paths
from battlemap.text import T, Text
from battlemap.translation import LANGUAGES

__all__ = ["LANGUAGES", "Languages", "Speaks", "system_language", "tr", "translate", "use_ruleset_words"]

CONTEXT = "battlemap"

Sayable = Text | Callable[[], Text | str | None]


_ruleset_words: dict[str, str] = {}


def use_ruleset_words(words: Mapping[str, str]) -> None:
    """The present ruleset's own translations (English to the present language); looked at after ours."""
    _ruleset_words.clear()
    _ruleset_words.update(words)


def translate(key: str) -> str:
    """The template of a key in the present language; the key itself where a translation is missing."""
    found = QCoreApplication.translate(CONTEXT, key)
    return _ruleset_words.get(key, key) if found == key else found


def tr(text: Text | str, **args: Any) -> str:
    """The words of a text (or of a key with arguments) in the present language."""
    return (text if isinstance(text, Text) else T(text, **args)).in_language(translate)


def system_language() -> str:
    """The best of our languages for the machine's settings; English if none fits."""
    for name in QLocale.system().uiLanguages():
        code = name.replace("-", "_")
        if code in LANGUAGES:
            return code
        for known in LANGUAGES:
            if known.split("_")[0] == code.split("_")[0]:
                return known
    return "en"


class Languages:
    """Owns the application's translators. `choose` may be called at any time; every window follows by itself."""

    def __init__(self, app: QCoreApplication) -> None:
        self._app = app
        self._installed: list[QTranslator] = []
        self.code = "en"

    def choose(self, code: str) -> None:
        """Speak `code` from now on; an unknown code means English."""
        code = code if code in LANGUAGES else "en"
        for translator in self._installed:
            self._app.removeTranslator(translator)
        self._installed = []
        self.code = code
        QLocale.setDefault(QLocale(code))
        qt_folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        for folder, name in ((qt_folder, f"qtbase_{code}"), (str(paths.assets() / "i18n"), f"battlemap_{code}")):
            translator = QTranslator()
            if translator.load(name, folder):
                self._app.installTranslator(translator)
                self._installed.append(translator)


class Speaks:
    """Mixed in before a Qt widget class: `say(label.setText, T("..."))` shows a text and keeps it in step with the language."""

    _said: dict[tuple[int, str], tuple[Any, Callable[[str], Any], Sayable]]

    def say(self, setter: Callable[[str], Any], text: Sayable) -> None:
        """Give the words of `text` to `setter` (a bound method) now and after each change of language.

        A callable is asked for its text each time; None leaves the words empty.
        """
        if "_said" not in self.__dict__:
            self._said = {}
        owner = setter.__self__  # type: ignore[attr-defined]
        self._said[id(owner), setter.__name__] = (owner, setter, text)
        setter(_words(text))

    def retranslate(self) -> None:
        """Say everything again. Widgets that build rows from data override this and rebuild them too."""
        for key, (owner, setter, text) in list(self.__dict__.get("_said", {}).items()):
            if shiboken6.isValid(owner):
                setter(_words(text))
            else:
                del self._said[key]

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)  # type: ignore[misc]


def _words(text: Sayable) -> str:
    found = text if isinstance(text, Text) else text()
    if found is None:
        return ""
    return tr(found) if isinstance(found, Text) else found

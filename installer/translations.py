"""Keeps the translations in step with the code.

    python3 installer/translations.py            # update assets/i18n/*.ts from the code, compile the .qm files
    python3 installer/translations.py --check    # only say what is missing; exit code 1 if anything is

Texts are found in the syntax trees of `battlemap/`: the first argument of `T("...")`, `tr("...")` and `translate("...")`.
A new text comes into the `.ts` files as unfinished; a text that is gone is taken out. The words themselves are written
by people, in the `.ts` files, with any editor or with Qt Linguist.
"""

from __future__ import annotations

import argparse
import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from string import Formatter
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "assets" / "i18n"
LANGUAGES = ("pt_BR", "es", "da")
CONTEXT = "battlemap"
MARKERS = ("T", "tr", "translate")


def texts_of(source: str, path: Path) -> Iterator[str]:
    """The keys a module uses, in the order of its lines."""
    for node in ast.walk(ast.parse(source, str(path))):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        first = node.args[0]
        if name in MARKERS and isinstance(first, ast.Constant) and isinstance(first.value, str):
            yield first.value


def all_texts(package: Path = ROOT / "battlemap") -> dict[str, str]:
    """Every key of the package that languages write differently, with the file it is first used in.

    That is each with a letter in it, and the point of "{whole}.{part}".
    """
    found: dict[str, str] = {}
    for path in sorted(package.rglob("*.py")):
        for key in texts_of(path.read_text("utf-8"), path):
            if any(sign.isalpha() or sign == "." for sign in "".join(part for part, *_ in Formatter().parse(key))):
                found.setdefault(key, path.relative_to(package.parent).as_posix())
    return found


def places(key: str) -> set[str]:
    """The names of the places in a text: "{count} of {all}" has two."""
    return {name for _, name, *_ in Formatter().parse(key) if name is not None}


def file_of(language: str) -> Path:
    return FOLDER / f"battlemap_{language}.ts"


def read(language: str) -> dict[str, str]:
    """What is translated in a language's file."""
    path = file_of(language)
    if not path.exists():
        return {}
    found = {}
    for message in ElementTree.parse(path).getroot().iter("message"):
        source, target = message.findtext("source"), message.find("translation")
        if source and target is not None and target.text and target.get("type") != "unfinished":
            found[source] = target.text
    return found


def write(language: str, words: dict[str, str], texts: dict[str, str]) -> None:
    """The language's file anew: every text of the code, by file, with its translation or marked unfinished."""
    root = ElementTree.Element("TS", version="2.1", language=language, sourcelanguage="en")
    context = ElementTree.SubElement(root, "context")
    ElementTree.SubElement(context, "name").text = CONTEXT
    for key, path in sorted(texts.items(), key=lambda item: (item[1], item[0])):
        message = ElementTree.SubElement(context, "message")
        ElementTree.SubElement(message, "location", filename=path)
        ElementTree.SubElement(message, "source").text = key
        translation = ElementTree.SubElement(message, "translation")
        if key in words:
            translation.text = words[key]
        else:
            translation.set("type", "unfinished")
    ElementTree.indent(root, "  ")
    body = ElementTree.tostring(root, encoding="unicode")
    FOLDER.mkdir(parents=True, exist_ok=True)
    file_of(language).write_text(f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{body}\n', "utf-8")


def problems(language: str, texts: dict[str, str]) -> list[str]:
    """What is wrong with a language's file, one line each."""
    words = read(language)
    found = [f"{language}: not translated: {key!r} ({path})" for key, path in texts.items() if key not in words]
    found += [f"{language}: no longer used: {key!r}" for key in words if key not in texts]
    for key, target in words.items():
        try:
            if places(key) != places(target):
                found.append(f"{language}: other places than the English: {key!r}: {target!r}")
        except ValueError:
            found.append(f"{language}: broken places: {target!r}")
        if key.count("[") != target.count("["):
            found.append(f"{language}: other keys than the English: {key!r}: {target!r}")
        if ("&" in key.replace("&&", "")) != ("&" in target.replace("&&", "")):
            found.append(f"{language}: the menu letter (&) is missing or too much: {key!r}: {target!r}")
    return found


def compile_all() -> None:
    """Make the .qm files with Qt's own compiler."""
    tool = Path(sys.executable).with_name("pyside6-lrelease")
    for language in LANGUAGES:
        source = file_of(language)
        command = [str(tool if tool.exists() else tool.name), "-silent", "-nounfinished"]
        subprocess.run([*command, str(source), "-qm", str(source.with_suffix(".qm"))], check=True)


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="change nothing")
    options = parser.parse_args(argv)
    texts = all_texts()
    if not options.check:
        for language in LANGUAGES:
            write(language, read(language), texts)
        compile_all()
    wrong = [line for language in LANGUAGES for line in problems(language, texts)]
    print("\n".join(wrong) if wrong else f"{len(texts)} texts, all translated into {', '.join(LANGUAGES)}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())

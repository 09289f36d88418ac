"""What this program is, its version, and whose work is in it."""

from __future__ import annotations

import sys
import tomllib
from importlib.metadata import PackageNotFoundError, version
from typing import Any

from PySide6 import __version__ as qt_version
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPlainTextEdit, QVBoxLayout, QWidget

from battlemap import paths
from battlemap.text import T
from battlemap.ui.i18n import Speaks, tr
from battlemap.ui.start_parts import Logo
from battlemap.ui.widgets import label, ui_scale


def program_version() -> str:
    try:
        return version("battlemap")
    except PackageNotFoundError:
        return "0"


def licences() -> str:
    """What `assets/LICENSES.toml` says, as text; empty where it is not there."""
    try:
        table = tomllib.loads((paths.assets() / "LICENSES.toml").read_text("utf-8"))
    except (OSError, tomllib.TOMLDecodeError):
        return ""
    lines: list[str] = []
    _write(table, lines, 0)
    return "\n".join(lines).strip()


def _write(value: Any, lines: list[str], depth: int) -> None:
    indent = "  " * depth
    for key, item in value.items():
        if isinstance(item, dict):
            lines += ["", f"{indent}{key}"]
            _write(item, lines, depth + 1)
        elif isinstance(item, list) and item and isinstance(item[0], dict):
            for one in item:
                name = next((word for word in ("name", "path") if word in one), "")
                lines += ["", f"{indent}{one.get(name, key)}"]
                _write({k: v for k, v in one.items() if k != name}, lines, depth + 1)
        else:
            words = ", ".join(map(str, item)) if isinstance(item, list) else str(item)
            lines.append(f"{indent}{key}: {words}")


class AboutDialog(Speaks, QDialog):
    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("about")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.say(self.setWindowTitle, T("About Battlemap"))
        name, motto, versions = label("page"), label("muted", wrap=True), label("caption")
        name.setText("Battlemap")
        self.say(motto.setText, T("A free battle map for game masters. Works offline; no account, nothing is sent."))
        python = ".".join(map(str, sys.version_info[:3]))
        versions.setText(f"Battlemap {program_version()} · Qt {qt_version} · Python {python}")
        versions.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        titles = QVBoxLayout()
        titles.setSpacing(4)
        for words in (name, motto, versions):
            titles.addWidget(words)
        head = QHBoxLayout()
        head.setSpacing(16)
        head.addWidget(Logo(), 0, Qt.AlignmentFlag.AlignTop)
        head.addLayout(titles, 1)
        heading = label("section")
        self.say(heading.setText, T("Whose work is in it"))
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setPlainText(licences() or tr("The list of licences is not installed."))
        self.say(self.text.setAccessibleName, T("Licences"))
        box = QVBoxLayout(self)
        box.setContentsMargins(20, 20, 20, 20)
        box.setSpacing(12)
        box.addLayout(head)
        box.addWidget(heading)
        box.addWidget(self.text, 1)
        self.resize(round(640 * ui_scale()), round(520 * ui_scale()))

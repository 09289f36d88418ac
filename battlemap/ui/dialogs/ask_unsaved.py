"""The one question before unsaved work would be lost."""

from __future__ import annotations

from typing import Literal

from PySide6.QtWidgets import QMessageBox, QWidget

from battlemap.ui.i18n import tr

Answer = Literal["save", "discard", "cancel"]


def ask_unsaved(parent: QWidget, name: str) -> Answer:
    """Save, do not save, or stay. Escape and the dialog's own close button mean: stay."""
    box = QMessageBox(parent)
    box.setObjectName("ask_unsaved")
    box.setIcon(QMessageBox.Icon.Warning)
    box.setWindowTitle(tr("Battlemap"))
    box.setText(tr("Save the changes to “{name}”?", name=name))
    box.setInformativeText(tr("If you do not save, what you changed since the last save is gone."))
    save = box.addButton(tr("Save"), QMessageBox.ButtonRole.AcceptRole)
    discard = box.addButton(tr("Don’t save"), QMessageBox.ButtonRole.DestructiveRole)
    cancel = box.addButton(tr("Cancel"), QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(save)
    box.setEscapeButton(cancel)
    box.exec()
    pressed = box.clickedButton()
    answer: Answer = "save" if pressed is save else "discard" if pressed is discard else "cancel"
    box.deleteLater()
    return answer

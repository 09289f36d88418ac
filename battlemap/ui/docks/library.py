"""Pieces and maps to take from: searched, dragged onto the map, or put there with Enter."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QMimeData,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QDrag, QFontMetrics, QPainter
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QListView,
    QListWidget,
    QListWidgetItem,
    QStackedLayout,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTabBar,
    QVBoxLayout,
    QWidget,
)

from battlemap.app import library
from battlemap.app.views import look_of
from battlemap.text import T, Text
from battlemap.ui import icons, theme
from battlemap.ui.avatars import avatar
from battlemap.ui.desk import Desk
from battlemap.ui.docks.base import Dock
from battlemap.ui.i18n import tr
from battlemap.ui.sides import SideChooser
from battlemap.ui.widgets import EmptyState, colors, label, ui_scale

MIME = "application/x-battlemap-token"
TOKEN = Qt.ItemDataRole.UserRole
CATEGORIES: dict[str, Text] = {
    "people": T("People"),
    "animals": T("Animals"),
    "monsters": T("Monsters"),
    "objects": T("Objects"),
}


class TokenModel(QAbstractListModel):
    """The library's tokens that fit the search; can be dragged out."""

    def __init__(self) -> None:
        super().__init__()
        self._all: list[library.LibraryToken] = []
        self._shown: list[library.LibraryToken] = []

    def load(self, lang: str) -> None:
        self._all = library.tokens(lang)

    def filter(self, words: str, category: str) -> None:
        self.beginResetModel()
        wanted = words.casefold().split()
        self._shown = [
            token
            for token in self._all
            if (not category or token.category == category)
            and all(any(w in part.casefold() for part in (token.name, token.id, *token.tags)) for w in wanted)
        ]
        self.endResetModel()

    @property
    def categories(self) -> list[str]:
        return list(dict.fromkeys(token.category for token in self._all))

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._shown)

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        token = self._shown[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            return token.name
        return token if role == TOKEN else None

    def flags(self, index: QModelIndex | QPersistentModelIndex) -> Qt.ItemFlag:
        return super().flags(index) | Qt.ItemFlag.ItemIsDragEnabled

    def mimeTypes(self) -> list[str]:
        return [MIME]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        data = QMimeData()
        data.setData(MIME, indexes[0].data(TOKEN).id.encode())
        return data


class TokenDelegate(QStyledItemDelegate):
    """A round token over its name."""

    def __init__(self, chooser: SideChooser) -> None:
        super().__init__()
        self._chooser = chooser

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(round(88 * ui_scale()), round(84 * ui_scale()))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        box, look, scale = QRectF(option.rect).adjusted(2, 2, -2, -2), colors(), ui_scale()
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        if selected or option.state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(
                look.color("focus")
                if selected and option.state & QStyle.StateFlag.State_HasFocus
                else Qt.PenStyle.NoPen
            )
            painter.setBrush(look.color("selected" if selected else "raised"))
            painter.drawRoundedRect(box, 5, 5)
        side = 48 * scale
        picture = self.picture(index.data(TOKEN), round(side))
        painter.drawPixmap(
            QRectF(box.center().x() - side / 2, box.top() + 6, side, side), picture, QRectF(picture.rect())
        )
        painter.setPen(look.color("text"))
        painter.setFont(theme.font("caption", scale))
        line = QRectF(box.left() + 2, box.top() + side + 8, box.width() - 4, box.bottom() - box.top() - side - 8)
        name = QFontMetrics(painter.font()).elidedText(index.data(), Qt.TextElideMode.ElideRight, round(line.width()))
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, name)
        painter.restore()

    def picture(self, token: library.LibraryToken, px: int) -> Any:
        try:
            data = token.file.read_bytes() if token.id not in _bytes else _bytes[token.id]
            _bytes[token.id] = data
        except OSError:
            data = None
        return avatar(data, look_of(self._chooser.side), px, 2.0, token.name)


_bytes: dict[str, bytes] = {}
"""Token pictures read so far; some 40 KB each."""


class TokenGrid(QListView):
    """Drags carry the round token under the pointer."""

    chosen = Signal(object)

    def __init__(self, delegate: TokenDelegate) -> None:
        super().__init__()
        self._delegate = delegate
        self.setItemDelegate(delegate)
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMovement(QListView.Movement.Static)
        self.setUniformItemSizes(True)
        self.setDragEnabled(True)
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.activated.connect(self._activated)

    def _activated(self, index: QModelIndex) -> None:
        self.chosen.emit(index.data(TOKEN))

    def startDrag(self, actions: Qt.DropAction) -> None:
        index = self.currentIndex()
        if not index.isValid():
            return
        drag = QDrag(self)
        drag.setMimeData(self.model().mimeData([index]))
        px = round(48 * ui_scale())
        drag.setPixmap(self._delegate.picture(index.data(TOKEN), px))
        drag.setHotSpot(QPoint(px // 2, px // 2))
        drag.exec(Qt.DropAction.CopyAction)


class LibraryDock(Dock):
    """`token_chosen(LibraryToken)`: put it in the middle of what the map shows. `map_chosen(folder)`: open a sample."""

    token_chosen = Signal(object)
    map_chosen = Signal(object)

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, "library_dock", T("Library"), "books")
        self._loaded = ""
        self.tabs = QTabBar()
        self.tabs.setExpanding(False)
        self.tabs.addTab("")
        self.tabs.addTab("")
        self.tabs.setDrawBase(False)
        self.say(self.tabs.setAccessibleName, T("Kinds of things in the library"))
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.search.addAction(icons.icon("magnifying-glass", "muted"), QLineEdit.ActionPosition.LeadingPosition)
        self.say(self.search.setPlaceholderText, T("Search the library"))
        self.say(self.search.setAccessibleName, T("Search the library"))
        self.category = QComboBox()
        self.say(self.category.setAccessibleName, T("Category"))
        self.side = SideChooser()
        self.say(self.side.setToolTip, T("The side of tokens you put down"))
        self.model = TokenModel()
        self._delegate = TokenDelegate(self.side)
        self.grid = TokenGrid(self._delegate)
        self.grid.setModel(self.model)
        self.say(self.grid.setAccessibleName, T("Tokens: drag one onto the map, or press Enter"))
        self.maps = QListWidget()
        self.say(self.maps.setAccessibleName, T("Sample fights"))
        self.maps.itemActivated.connect(self._map_activated)
        self.empty = EmptyState(T("Nothing in the library fits."), T("Clear the search"), "books")
        self.empty.clicked.connect(self._clear)
        choosers = QHBoxLayout()
        choosers.setSpacing(8)
        side_title = label("caption")
        self.say(side_title.setText, T("as"))
        choosers.addWidget(self.category, 1)
        choosers.addWidget(side_title)
        choosers.addWidget(self.side, 1)
        self._choosers = QWidget()
        self._choosers.setLayout(choosers)
        choosers.setContentsMargins(0, 0, 0, 0)
        top = QVBoxLayout()
        top.setContentsMargins(12, 6, 12, 8)
        top.setSpacing(8)
        top.addWidget(self.tabs)
        top.addWidget(self.search)
        top.addWidget(self._choosers)
        self.box.addLayout(top)
        self._stack = QStackedLayout()
        body = QWidget()
        body.setLayout(self._stack)
        for page in (self.grid, self.maps, self.empty):
            self._stack.addWidget(page)
        self.box.addWidget(body, 1)
        self.grid.chosen.connect(self.token_chosen)
        self.search.textChanged.connect(self._filter)
        self.category.currentIndexChanged.connect(self._filter)
        self.side.currentIndexChanged.connect(self.grid.viewport().update)
        self.tabs.currentChanged.connect(self._filter)
        self.visibilityChanged.connect(self._shown)
        self._name_tabs()

    def _name_tabs(self) -> None:
        self.tabs.setTabText(0, tr("Tokens"))
        self.tabs.setTabText(1, tr("Maps"))

    def _shown(self, visible: bool) -> None:
        if visible:
            self.load()

    def load(self) -> None:
        """Read the library in the present language, once."""
        language = self.desk.languages.code
        if self._loaded == language:
            return
        self._loaded = language
        self.model.load(language)
        chosen = self.category.currentData() or ""
        self.category.blockSignals(True)
        self.category.clear()
        self.category.addItem(tr("All kinds"), "")
        for name in self.model.categories:
            self.category.addItem(tr(CATEGORIES[name]) if name in CATEGORIES else name, name)
        self.category.setCurrentIndex(max(0, self.category.findData(chosen)))
        self.category.blockSignals(False)
        self.maps.clear()
        for sample in library.samples(language):
            item = QListWidgetItem(sample.title)
            item.setToolTip(sample.summary)
            item.setData(TOKEN, sample.folder)
            self.maps.addItem(item)
        self._filter()

    def _filter(self, *changed: Any) -> None:
        self._choosers.setVisible(self.tabs.currentIndex() == 0)
        if self.tabs.currentIndex() == 1:
            words = self.search.text().casefold()
            for row in range(self.maps.count()):
                item = self.maps.item(row)
                item.setHidden(words not in item.text().casefold())
            self._stack.setCurrentIndex(1)
            return
        self.model.filter(self.search.text(), self.category.currentData() or "")
        self._stack.setCurrentIndex(0 if self.model.rowCount() or not self._loaded else 2)

    def _clear(self) -> None:
        self.search.clear()
        self.category.setCurrentIndex(0)

    def _map_activated(self, item: QListWidgetItem) -> None:
        self.map_chosen.emit(item.data(TOKEN))

    def token(self, id_: str) -> library.LibraryToken | None:
        """The library's token of that id."""
        return next((token for token in library.tokens(self.desk.languages.code) if token.id == id_), None)

    def retranslate(self) -> None:
        super().retranslate()
        self._name_tabs()
        if self._loaded:
            self.load()

"""Opening, saving and leaving: every way a scenario comes onto the desk or off it, and the one question in between."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFileDialog, QMenu, QWidget

from battlemap import paths
from battlemap.app import library
from battlemap.app.jobs import CancelledError, Progress
from battlemap.errors import BattlemapError
from battlemap.model.entities import GridSpec, Picture
from battlemap.text import T, Text
from battlemap.ui.desk import THINGS, Desk
from battlemap.ui.dialogs.ask_unsaved import Answer, ask_unsaved
from battlemap.ui.i18n import tr

if TYPE_CHECKING:
    from battlemap.app.keeper import Recoverable
    from battlemap.app.session import Session
    from battlemap.ui.gridding import Gridded

PICTURES = (".png", ".jpg", ".jpeg", ".webp", ".gif", ".bmp", ".tif", ".tiff")
SHEETS = (".gcs",)
MAPS = (".battlemap", ".json", ".uvtt", ".dd2vtt", ".df2vtt")

OPENING = T("Opening {name}")
GUESSED = T("Guessed: {what}")
QUIET_MS = 300  # work shorter than this shows no progress


class Files(QObject):
    """`choose_open`, `choose_save` and `ask` are how the user is asked; tests put their own answers in."""

    progress = Signal(object, int, int)  # Text, done, total (0: not known)
    progress_ended = Signal()
    thumbnail: Callable[[Session], bytes | None]

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(parent)
        self._desk = desk
        self._parent = parent
        self._job: Progress | None = None
        self._latest: tuple[Text, int, int] = (OPENING, 0, 0)
        self._quiet = QTimer(self)
        self._quiet.setSingleShot(True)
        self._quiet.setInterval(QUIET_MS)
        self._quiet.timeout.connect(self._show_progress)
        self.ruleset_for_new = "generic"
        self.native_dialogs = True
        self.choose_open = self._choose_open
        self.choose_save = self._choose_save
        self.ask: Callable[[QWidget, str], Answer] = ask_unsaved
        self.thumbnail = lambda session: None
        self.kept_at: datetime | None = None

    # ways in ---------------------------------------------------------------------------------------------------

    def open(self) -> None:
        self._ask_and_open(T("Open a scenario"), T("Scenarios"), (".battlemap", ".json"))

    def open_picture(self) -> None:
        self._ask_and_open(T("Open a picture"), T("Pictures"), PICTURES)

    def import_map(self) -> None:
        self._ask_and_open(T("Import a map"), T("Maps of other programs"), (".uvtt", ".dd2vtt", ".df2vtt"))

    def new(self) -> None:
        """Ask for the grid and open an empty map."""
        from battlemap.ui.dialogs.new_map import NewMapDialog

        dialog = NewMapDialog(self._parent)
        dialog.chosen.connect(self._make_new)
        dialog.open()

    def change_grid(self) -> None:
        """Ask for another grid of the scene shown: its guess was wrong, or the picture lies beside it."""
        session = self._desk.session
        if session is None:
            return
        from PySide6.QtGui import QImage

        from battlemap.ui.dialogs.grid import GridDialog
        from battlemap.ui.gridding import lowest

        scene = session.scenario.scene(self._desk.scene)
        pictures = list(session.scenario.of(Picture, scene.id).values())
        base, image = lowest(pictures), None
        if base is not None:
            try:
                image = QImage.fromData(session.pictures.read(base.file))
            except BattlemapError as error:
                self._desk.report(error)
        things = any(session.scenario.of(kind, scene.id) for kind in THINGS)
        dialog = GridDialog(scene, pictures, image, things, self._parent)
        dialog.wished.connect(self._lay_grid)
        dialog.open()

    def _lay_grid(self, wished: Gridded) -> None:
        from battlemap.ui.gridding import lines

        session = self._desk.session
        if session is not None:
            scene = session.scenario.scene(self._desk.scene)
            self._desk.do_all(lines(scene, list(session.scenario.of(Picture, scene.id).values()), wished))

    def _make_new(self, spec: GridSpec, cell_distance: float, unit: str) -> None:
        from battlemap.app.opening import new_session

        def make(progress: Progress) -> Session:
            return new_session(
                spec, home=self._desk.home, cell_distance=cell_distance, unit=unit, ruleset=self.ruleset_for_new
            )

        self._load(T("Empty map"), make)

    def open_path(self, path: Path, ruleset: str | None = None) -> None:
        """Open any file the program reads. A scenario that is open here already stays as it is."""
        if path.resolve().is_relative_to(paths.maps().resolve()):
            self.open_sample(path.parent if path.is_file() else path, ruleset)
            return
        session = self._desk.session
        path = path.parent if path.name == "scenario.json" else path
        if session is not None and session.path is not None and session.path.resolve() == path.resolve():
            self._desk.notice.emit(T("{name} is open already", name=path.name))
            return

        def work(progress: Progress) -> Session:
            from battlemap.app.opening import open_session

            chosen = ruleset if ruleset is not None else self._ruleset_for(path)
            return open_session(path, home=self._desk.home, ruleset=chosen, progress=progress.report)

        self._load(T(OPENING.key, name=path.name), work, path)

    def _ruleset_for(self, path: Path) -> str | None:
        """Pictures and foreign maps play by the rules chosen on the start page; a scenario brings its own."""
        own = path.is_dir() or path.suffix.lower() in (".battlemap", ".json")
        return None if own else self.ruleset_for_new

    def open_sample(self, folder: Path, ruleset: str | None = None) -> None:
        """A scenario that comes with the program opens as an untitled copy."""

        def work(progress: Progress) -> Session:
            from battlemap.app.opening import open_sample

            return open_sample(folder, home=self._desk.home, ruleset=ruleset)

        self._load(T(OPENING.key, name=folder.name), work)

    def recover(self, found: Recoverable) -> None:
        """Take up untitled work that was not closed properly."""

        def work(progress: Progress) -> Session:
            from battlemap.app.opening import resume

            return resume(found.path, home=self._desk.home)

        self._load(T(OPENING.key, name=found.title), work)

    def _ask_and_open(self, title: Text, kind: Text, suffixes: tuple[str, ...]) -> None:
        chosen = self.choose_open(title, kind, suffixes)
        if chosen is not None:
            self.open_path(chosen)

    # loading off the window's thread ---------------------------------------------------------------------------

    def _load(self, what: Text, work: Callable[[Progress], Session], path: Path | None = None) -> None:
        """Ask about unsaved work, load, and only then let the present scenario go."""
        answer = self._may_leave()
        if answer == "cancel":
            return
        self.cancel()
        self._latest = (what, 0, 0)
        self._quiet.start()
        job: list[Progress] = []

        def done(session: Session) -> None:
            if self._job is not job[0]:
                session.close()  # a newer one was asked for meanwhile
                return
            self._end_job()
            self._let_go(answer)
            self._take(session, path)

        def failed(error: BattlemapError) -> None:
            if self._job is job[0]:
                self._end_job()
                if not isinstance(error, CancelledError):
                    self._desk.report(error)

        def report(n: int, total: int, text: Text) -> None:
            self._latest = (text, n, total)
            if not self._quiet.isActive() and self._job is job[0]:
                self._show_progress()

        self._job = progress = self._desk.jobs.run(work, done, failed, on_report=report)
        job.append(progress)

    def _show_progress(self) -> None:
        self.progress.emit(*self._latest)

    def _end_job(self) -> None:
        self._job = None
        self._quiet.stop()
        self.progress_ended.emit()

    def cancel(self) -> None:
        """Stop what is being loaded."""
        if self._job is not None:
            self._job.cancel()
            self._end_job()

    @property
    def loading(self) -> bool:
        return self._job is not None

    def _take(self, session: Session, path: Path | None) -> None:
        self._desk.attach(session)
        own = session.path
        if own is not None:
            self._desk.settings.touch_recent(own, session.title or own.stem)
        for notice in session.notices:
            guess = notice.key == GUESSED.key
            self._desk.notice.emit(
                T("{guess}. Where cells do not fit, Map ▸ Grid… helps", guess=notice) if guess else notice
            )
        if session.keeper.recovered:
            what = session.undo_what or T("nothing")
            self._desk.notice.emit(T("Everything up to the last change is here; last: {what}", what=what))

    # ways out --------------------------------------------------------------------------------------------------

    def _may_leave(self) -> Answer:
        """What is to become of unsaved work: "save" means that it was saved. Without any: "discard"."""
        session = self._desk.session
        if session is None or not session.dirty:
            return "discard"
        answer = self.ask(self._parent, self.name)
        if answer == "save" and not self.save():
            return "cancel"
        return answer

    def _let_go(self, answer: Answer) -> None:
        session = self._desk.session
        if session is not None:
            self._desk.attach(None)
            session.close(discard=answer == "discard")

    def close_map(self) -> bool:
        """Leave the scenario for the start page; False if the user wants to stay."""
        self.cancel()
        answer = self._may_leave()
        if answer == "cancel":
            return False
        self._let_go(answer)
        return True

    def save(self) -> bool:
        """Save to the scenario's file, or ask for one. True if it was written."""
        session = self._desk.session
        if session is None:
            return False
        return self.save_as() if session.path is None else self._save(None)

    def save_as(self) -> bool:
        session = self._desk.session
        if session is None:
            return False
        target = self.choose_save(T("Save the scenario"), session.title or tr("Untitled"))
        return target is not None and self._save(target)

    def _save(self, target: Path | None) -> bool:
        session = self._desk.session
        if session is None:
            return False
        try:
            written = session.save(target, self.thumbnail(session))
        except BattlemapError as error:
            self._desk.report(error)
            return False
        self._desk.settings.touch_recent(written, session.title or written.stem)
        self._desk.kept_changed.emit()
        return True

    @property
    def name(self) -> str:
        """What the title bar calls the scenario."""
        session = self._desk.session
        if session is None:
            return ""
        return session.path.name if session.path is not None else session.title or tr("Untitled")

    def import_character(self) -> None:
        """A character sheet becomes a token, or brings the one that is selected up to date."""
        chosen = self.choose_open(T("Import a character"), T("Character sheets"), SHEETS)
        session, selection = self._desk.session, self._desk.selection
        if chosen is None or session is None:
            return
        line: dict[str, Any] = {"do": "import_character", "scene": self._desk.scene, "file": str(chosen)}
        if len(selection) == 1:
            line["token"] = selection[0]
        self._desk.do(line)

    def add_picture(self) -> None:
        chosen = self.choose_open(T("Add a map picture"), T("Pictures"), PICTURES)
        if chosen is not None:
            from battlemap.ui.drops import add_map_picture

            add_map_picture(self._desk, chosen)

    # menus -----------------------------------------------------------------------------------------------------

    def fill_recent(self, menu: QMenu) -> None:
        for recent in self._desk.settings.recent():
            action = menu.addAction(recent.title)
            action.setToolTip(str(recent.path))
            action.setData(recent.path)
            action.setEnabled(recent.exists)
            if not recent.exists:
                action.setToolTip(tr("File not found: {path}", path=str(recent.path)))
            action.triggered.connect(self._open_sent)
        if menu.isEmpty():
            menu.addAction(tr("Nothing opened yet")).setEnabled(False)

    def fill_samples(self, menu: QMenu) -> None:
        for sample in library.samples(self._desk.languages.code):
            action = menu.addAction(sample.title)
            action.setData(sample.folder)
            action.triggered.connect(self._open_sample_sent)

    def _open_sent(self) -> None:
        action = self.sender()
        if isinstance(action, QAction):
            self.open_path(Path(action.data()))

    def _open_sample_sent(self) -> None:
        action = self.sender()
        if isinstance(action, QAction):
            self.open_sample(Path(action.data()))

    # asking ----------------------------------------------------------------------------------------------------

    def _options(self) -> QFileDialog.Option:
        return QFileDialog.Option(0) if self.native_dialogs else QFileDialog.Option.DontUseNativeDialog

    def _folder(self) -> str:
        known = self._desk.settings.get("folder", "")
        return known if known and Path(known).is_dir() else str(Path.home())

    def _choose_open(self, title: Text, kind: Text, suffixes: tuple[str, ...]) -> Path | None:
        every = " ".join(f"*{suffix}" for suffix in suffixes)
        filters = f"{tr(kind)} ({every});;{tr('All files')} (*)"
        name, _ = QFileDialog.getOpenFileName(self._parent, tr(title), self._folder(), filters, "", self._options())
        if not name:
            return None
        self._desk.settings.set("folder", str(Path(name).parent))
        return Path(name)

    def _choose_save(self, title: Text, name: str) -> Path | None:
        one_file, folder = f"{tr('Battlemap scenario')} (*.battlemap)", f"{tr('Scenario folder')} (*)"
        dialog = QFileDialog(self._parent, tr(title), self._folder())
        dialog.setOptions(self._options())
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilters([one_file, folder])
        # with it the question before overwriting is about the file that will be written
        dialog.setDefaultSuffix("battlemap")
        dialog.filterSelected.connect(lambda kind: dialog.setDefaultSuffix("" if kind == folder else "battlemap"))
        dialog.selectFile(f"{name}.battlemap")
        accepted = dialog.exec()
        chosen, kind = dialog.selectedFiles(), dialog.selectedNameFilter()
        dialog.deleteLater()
        if not accepted or not chosen:
            return None
        path = Path(chosen[0])
        self._desk.settings.set("folder", str(path.parent))
        if kind == folder:
            return path.with_suffix("") if path.suffix == ".battlemap" else path
        return path if path.suffix == ".battlemap" else path.with_name(path.name + ".battlemap")

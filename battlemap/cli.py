"""The `battlemap` command: one function a subcommand. Qt is imported only inside those that draw.

Exit codes: 0 done; 1 the job failed (one line on stderr: what, where, what to do); 2 wrong usage.
"""

from __future__ import annotations

import argparse
import contextlib
import ctypes
import io
import os
import re
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from battlemap import CONTRACT_VERSION, __version__, paths
from battlemap.errors import BattlemapError
from battlemap.text import T, Translate
from battlemap.translation import LANGUAGES, translator

if TYPE_CHECKING:
    from battlemap.app.session import Session
    from battlemap.rules.dice import Dice

COMMANDS = ("open", "new", "play", "render", "import", "check", "rulesets", "cases", "self-test")
MAX_PX = 16_000
GRIDS = ("hex-flat", "hex-pointy", "square", "none")


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit code; never a traceback for bad input (`--debug` shows one)."""
    if sys.stdout is None:  # closed: nobody listens
        sys.stdout = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 - to the end of the program
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # UTF-8 and plain newlines, whatever the machine's own are
            stream.reconfigure(encoding="utf-8", errors="backslashreplace", newline="\n")
    arguments = list(sys.argv[1:] if argv is None else argv)
    if not any(a in COMMANDS for a in arguments[:1]) and not (set(arguments[:1]) & {"-h", "--help", "--version"}):
        arguments.insert(0, "open")
    parser = build_parser()
    options = parser.parse_args(arguments)
    tell = translator(options.lang or "en")
    try:
        return int(options.run(options, tell) or 0)
    except BattlemapError as error:
        if options.debug:
            raise
        print(f"battlemap: {sentence(error, tell)}", file=sys.stderr)
        return 1
    except OSError as error:  # files have errors of their own; this is mostly standard output, closed or full
        if options.debug:
            raise
        if not isinstance(error, BrokenPipeError):
            why, file = error.strerror or str(error), error.filename
            what = (
                T("{path} cannot be read: {why}", path=str(file), why=why)
                if file
                else T("Nothing can be written: {why}", why=why)
            )
            print(f"battlemap: {what.in_language(tell)}", file=sys.stderr)
        with contextlib.suppress(OSError, ValueError):  # what is left in its buffer must not fail again at the end
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        return 1


def sentence(error: BattlemapError, tell: Translate) -> str:
    """An error as one line: what, and what to do."""
    return joined(error.text.in_language(tell), error.hint.in_language(tell) if error.hint else "")


def joined(what: str, hint: str) -> str:
    """What happened and what to do, as one line of sentences."""
    what, hint = what.strip().rstrip("."), hint.strip().rstrip(".")
    if not hint.startswith("battlemap"):
        hint = hint[:1].upper() + hint[1:]
    return (f"{what}. {hint}" if hint else what).replace("\n", " ")


def build_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="battlemap", description="A battle map for game masters.")
    parser.add_argument("--version", action="version", version=f"battlemap {__version__}, contract {CONTRACT_VERSION}")
    common = argparse.ArgumentParser(add_help=False)
    common.add_argument("--lang", choices=sorted(LANGUAGES), help="language of all texts (default: English)")
    common.add_argument("--debug", action="store_true", help="show a traceback when something fails")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")

    def add(name: str, run: Any, help: str) -> argparse.ArgumentParser:
        sub = commands.add_parser(name, parents=[common], help=help, description=help)
        sub.set_defaults(run=run)
        return sub

    sub = add("open", run_open, "open the window, with a file or the start page")
    sub.add_argument("file", nargs="?", type=_path)
    sub.add_argument("--player-screen", metavar="N|NAME|none", help="screen for the players' window")
    _ruleset(sub)
    _home(sub)

    sub = add("new", run_new, "write an empty scenario")
    sub.add_argument("out", type=_path)
    sub.add_argument("--grid", choices=GRIDS, required=True)
    sub.add_argument("--columns", type=int, required=True)
    sub.add_argument("--rows", type=int, required=True)
    _ruleset(sub)

    sub = add("play", run_play, "carry out script lines without a window")
    sub.add_argument("scenario", type=_path)
    sub.add_argument("--script", default="-", metavar="FILE|-")
    dice = sub.add_mutually_exclusive_group()
    dice.add_argument("--seed", type=int)
    dice.add_argument("--dice", metavar="3,4,6,...")
    _ruleset(sub)
    sub.add_argument("--save", type=_path, metavar="OUT")
    sub.add_argument("--keep-going", action="store_true", help="go on after a refused line")
    sub.add_argument("--live", action="store_true", help="behave like the window: journal, recover, save")
    _home(sub)

    sub = add("render", run_render, "draw a scene into a PNG")
    sub.add_argument("scenario", type=_path)
    sub.add_argument("out", type=_path)
    sub.add_argument("--view", choices=("gm", "player"), default="gm")
    sub.add_argument("--scene")
    sub.add_argument("--px-per-cell", type=_px_per_cell, metavar="N")
    sub.add_argument("--size", type=_size, metavar="WxH")

    sub = add("import", run_import, "make a scenario of a picture or a foreign map")
    sub.add_argument("file", type=_path)
    sub.add_argument("out", type=_path)
    sub.add_argument("--grid", choices=GRIDS)
    sub.add_argument("--columns", type=int)
    sub.add_argument("--rows", type=int)
    sub.add_argument("--report", choices=("json",))

    sub = add("check", run_check, "say what files are, and what is wrong with them")
    sub.add_argument("files", type=_path, nargs="+", metavar="FILE")
    sub.add_argument("--report", choices=("json",))

    sub = add("rulesets", run_rulesets, "list rulesets, a ruleset's rules, or one rule's help")
    sub.add_argument("id", nargs="?")
    sub.add_argument("rule", nargs="?")
    _home(sub)

    sub = add("cases", run_cases, "run rule cases through a ruleset")
    sub.add_argument("ruleset")
    sub.add_argument("files", type=_path, nargs="+", metavar="FILE")
    _home(sub)

    sub = add("self-test", run_self_test, "open each bundled map, move, undo, save, paint a frame")
    sub.add_argument("--home", type=_path, metavar="DIR")
    return parser


def _ruleset(sub: argparse.ArgumentParser) -> None:
    sub.add_argument("--ruleset", metavar="ID|PATH")


def _home(sub: argparse.ArgumentParser) -> None:
    sub.add_argument("--home", type=_path, metavar="DIR", help="keep settings, journals and rulesets under DIR")


def _path(text: str) -> Path:
    """A path; an empty one would be the folder one happens to be in."""
    if not text.strip():
        raise argparse.ArgumentTypeError("a path must not be empty")
    return Path(text)


def _size(text: str) -> tuple[int, int]:
    found = re.fullmatch(r"([0-9]{1,5})x([0-9]{1,5})", text)
    if found is None or not all(1 <= int(side) <= MAX_PX for side in found.groups()):
        raise argparse.ArgumentTypeError(f"{text!r} is no size such as 1920x1080, at most {MAX_PX} a side")
    return int(found[1]), int(found[2])


def _px_per_cell(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 1 <= value <= 1000:
        raise argparse.ArgumentTypeError(f"{text!r} is no number from 1 to 1000")
    return value


# -- the commands -----------------------------------------------------------------------------------------------------


def has_screen() -> bool:
    """Whether Qt could open a window; on Linux it ends the process if it cannot, so this is asked first."""
    if not sys.platform.startswith("linux") or "QT_QPA_PLATFORM" in os.environ or os.environ.get("WAYLAND_DISPLAY"):
        return True
    if not os.environ.get("DISPLAY"):
        return False
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return True
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connect.argtypes = [ctypes.c_char_p, ctypes.c_void_p]
    xcb.xcb_connection_has_error.argtypes = xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
    connection = xcb.xcb_connect(None, None)
    answers: bool = xcb.xcb_connection_has_error(connection) == 0
    xcb.xcb_disconnect(connection)
    return answers


def run_open(options: argparse.Namespace, tell: Translate) -> int:
    if not has_screen():
        raise BattlemapError(
            T("There is no screen here, so no window can open"),
            hint=T("Without one, use battlemap play and battlemap render"),
        )
    from battlemap.ui.application import run

    return run(
        options.file, player_screen=options.player_screen, ruleset=options.ruleset, lang=options.lang,
        home=paths.home(options.home),
    )  # fmt: skip


def run_new(options: argparse.Namespace, tell: Translate) -> int:
    from battlemap.app.opening import new_session
    from battlemap.formats.scenario.schema import entity_from_dict
    from battlemap.model.entities import Scene

    grid = {"kind": options.grid, "columns": options.columns, "rows": options.rows}
    spec = entity_from_dict(Scene, {"id": "s1", "grid": grid}, "new", unknown="refuse").grid
    if options.out.exists():
        raise BattlemapError(T("{path} is there already", path=str(options.out)), hint=T("Choose another name"))
    session = new_session(spec, home=paths.home(), live=False, title=options.out.stem, ruleset=options.ruleset)
    session.save_copy(options.out)
    return 0


def run_play(options: argparse.Namespace, tell: Translate) -> int:
    from battlemap.app.plain import say
    from battlemap.app.play import play

    session = _open(options, live=options.live, dice=_dice(options))
    for notice in session.notices:
        print(f"battlemap: {notice.in_language(tell)}", file=sys.stderr)
    try:
        refusal = play(session, _script(options.script), _write_line, tell, keep_going=options.keep_going)
        if options.save is not None:
            session.save_copy(options.save)
    finally:
        session.close()
    if refusal is None:
        return 0
    error = say(refusal.error, tell)
    where = T("Line {n}: {what}", n=refusal.n, what=error["message"]).in_language(tell)
    print(f"battlemap: {joined(where, error['hint'])}", file=sys.stderr)
    return 1


def _write_line(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def _script(name: str) -> Iterable[str]:
    """The lines of a script; of standard input as they come."""
    how = {"encoding": "utf-8-sig", "errors": "surrogateescape", "newline": "\n"}
    if name == "-":
        if sys.stdin is None:  # closed
            return ()
        sys.stdin.reconfigure(**how)  # type: ignore[union-attr]
        return sys.stdin
    try:
        with Path(name).open(**how) as file:  # type: ignore[call-overload]
            return list(file)
    except (OSError, ValueError) as error:
        why = (error.strerror if isinstance(error, OSError) else None) or str(error)
        raise BattlemapError(T("{path} cannot be read: {why}", path=name, why=why)) from None


def _dice(options: argparse.Namespace) -> Dice | None:
    from battlemap.rules.dice import ForcedDice, SeededDice, parse_faces

    if options.dice is not None:
        return ForcedDice(parse_faces(options.dice))
    if options.seed is not None:
        return SeededDice(options.seed)
    return None


def _open(options: argparse.Namespace, *, live: bool = False, dice: Dice | None = None) -> Session:
    from battlemap.app.opening import open_session

    home = paths.home(getattr(options, "home", None))
    return open_session(options.scenario, home=home, live=live, ruleset=getattr(options, "ruleset", None), dice=dice)


def run_render(options: argparse.Namespace, tell: Translate) -> int:
    from battlemap.ui.rendering import render_to_file

    session = _open(options)
    scene = options.scene or session.active_scene
    if scene not in session.scenario.scenes():
        raise BattlemapError(
            T("There is no scene {id}", id=scene), code="unknown-id",
            hint=T("There is: {ids}", ids=", ".join(session.scenario.scenes())),
        )  # fmt: skip
    render_to_file(session, scene, options.out, options.view, options.px_per_cell, options.size)
    return 0


def run_import(options: argparse.Namespace, tell: Translate) -> int:
    from battlemap.app.importing import import_file

    report = import_file(options.file, options.out, grid=options.grid, columns=options.columns, rows=options.rows)
    if options.report == "json":
        print(report.as_json(tell))
    else:
        for line in report.lines():
            print(line.in_language(tell))
    return 0


def run_check(options: argparse.Namespace, tell: Translate) -> int:
    from battlemap.app.importing import check_file

    problems = 0
    for path in options.files:
        result = check_file(path)
        problems += not result.ok
        print(result.as_json(tell) if options.report == "json" else result.line(tell))
    return 1 if problems else 0


def run_rulesets(options: argparse.Namespace, tell: Translate) -> int:
    from battlemap.rules.registry import Registry

    registry = Registry(paths.home(options.home).rulesets)
    language = options.lang or "en"
    if options.id is None:
        for found in registry.describe():
            state = found.problem.in_language(tell) if found.problem else found.source
            print(f"{found.id}: {found.name.in_language(tell)} ({state})")
    elif options.rule is None:
        for id_, rule in registry.rules(options.id).items():
            print(f"{id_}: {rule.title.in_language(language)}")
    else:
        rule = registry.rule_help(options.id, options.rule)
        print(f"{options.rule}: {rule.title.in_language(language)}\n\n{rule.text.in_language(language)}")
    return 0


def run_cases(options: argparse.Namespace, tell: Translate) -> int:
    from battlemap.rules.cases import run_cases
    from battlemap.rules.registry import registry_for

    registry, id_ = registry_for(paths.home(options.home).rulesets, options.ruleset)
    assert id_ is not None
    report = run_cases(registry.load(id_), options.files)
    for line in report.lines:
        print(line)
    return 1 if report.failed else 0


def run_self_test(options: argparse.Namespace, tell: Translate) -> int:
    from battlemap.ui.selftest import run

    return run(tell)


if __name__ == "__main__":
    sys.exit(main())

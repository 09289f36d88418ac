"""docs/headless.md is true: its examples are one script, its commands and codes are those of the program."""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from battlemap import cli
from battlemap.app.commands.base import COMMANDS
from battlemap.app.plain import say
from battlemap.app.play import encode, one_line
from battlemap.app.session import Session

ROOT = Path(__file__).resolve().parents[2]
PAGE = "docs/headless.md"
LATER = "## Comes later"


def answers(session: Session, lines: tuple[str, ...]) -> list[dict[str, Any]]:
    return [json.loads(encode(say(one_line(session, n, line), str))) for n, line in enumerate(lines, 1)]


def test_the_examples_give_the_answers_beside_them(page: Callable[..., Any], session: Callable[..., Session]) -> None:
    table = session("hex-flat", 8, 6)
    got: list[dict[str, Any]] = []
    compared = 0
    for block in page(PAGE).blocks:
        if block.kind == "jsonl":
            got = answers(table, block.lines)
        elif block.kind == "json":
            assert got == [json.loads(line) for line in block.lines]
            compared += 1
    assert compared >= 8


def test_an_example_without_an_answer_beside_it_is_not_refused(
    page: Callable[..., Any], session: Callable[..., Session]
) -> None:
    table = session("hex-flat", 8, 6)
    blocks = page(PAGE).blocks
    for block, after in zip(blocks, [*blocks[1:], None], strict=True):
        if block.kind != "jsonl":
            continue
        done = answers(table, block.lines)
        if after is None or after.kind != "json":
            assert all(answer["ok"] for answer in done), done


def test_every_command_of_the_program_is_described(page: Callable[..., Any]) -> None:
    described = page(PAGE).text.split(LATER)[0]
    assert [name for name in COMMANDS if f"`{name}`" not in described] == []
    assert [
        name for name in cli.COMMANDS if f"battlemap {name}" not in described and f"`{name}`" not in described
    ] == []


def test_what_comes_later_is_not_here_yet(page: Callable[..., Any]) -> None:
    later = page(PAGE).text.split(LATER)[1]
    assert not set(re.findall(r"`([a-z_]+)`", later)) & set(COMMANDS)


def test_every_code_of_the_program_is_described(page: Callable[..., Any]) -> None:
    text = page(PAGE).text
    sources = [p.read_text("utf-8") for p in (ROOT / "battlemap" / "app").rglob("*.py")]
    codes = {code for source in sources for code in re.findall(r'code="([a-z-]+)"', source)}
    assert "illegal-move" in codes
    assert sorted(code for code in codes if f"`{code}`" not in text) == []


def test_every_option_stands_in_the_synopsis(page: Callable[..., Any]) -> None:
    synopsis = "\n".join(page(PAGE).blocks[0].lines)
    parser = cli.build_parser()
    actions = [action for action in parser._actions if isinstance(action, argparse._SubParsersAction)]
    options = {
        option
        for sub in actions[0].choices.values()
        for action in sub._actions
        for option in action.option_strings
        if option.startswith("--")
    }
    assert sorted(options - {"--help", "--debug"} - set(re.findall(r"--[a-z-]+", synopsis))) == []


@pytest.mark.parametrize("word", ["--version"])
def test_the_version_names_the_contract(word: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        cli.main([word])
    assert capsys.readouterr().out.strip().endswith("contract 1")

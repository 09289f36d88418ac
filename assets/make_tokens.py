"""Draw the token set: `python assets/make_tokens.py [--out FOLDER] [ids ...]`.

The pictures are kept in the repository, so this runs only when a drawing changes. The same code gives the same pictures.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

from make import animals, monsters, objects, people  # noqa: E402  (they register their drawings)
from make.registry import LANGUAGES, TOKENS, Token  # noqa: E402
from make.render import render, save  # noqa: E402

SETS = (people, animals, monsters, objects)
"""In the order of the list the program shows."""


def in_order() -> list[Token]:
    """All tokens, set by set."""
    order = [module.__name__.rpartition(".")[2] for module in SETS]
    return sorted(TOKENS.values(), key=lambda item: order.index(item.category))


def index_text(tokens: Iterable[Token]) -> str:
    """The list the program reads; written by hand because the standard library only reads TOML."""
    parts = ["# Written by make_tokens.py; change the drawings in assets/make, not this file.\n"]
    for item in tokens:
        names = ", ".join(f'{language} = "{item.names[language]}"' for language in LANGUAGES)
        tags = ", ".join(f'"{tag}"' for tag in item.tags)
        parts.append(
            f'\n[[token]]\nid = "{item.id}"\nfile = "{item.file}"\ncategory = "{item.category}"\n'
            f"names = {{ {names} }}\ntags = [{tags}]\n"
        )
    return "".join(parts)


def make(out: Path, ids: Iterable[str] = ()) -> None:
    """Draw all tokens, or only `ids`, into `out`; the index is written when all are drawn."""
    wanted = list(ids)
    for item in TOKENS.values():
        if not wanted or item.id in wanted:
            save(render(item.category, item.draw), out / item.file)
    if not wanted:
        (out / "index.toml").write_text(index_text(in_order()), encoding="utf-8", newline="\n")


def main() -> int:
    """Read the command line and draw."""
    parser = argparse.ArgumentParser(description="Draw the token set.")
    parser.add_argument("ids", nargs="*", help="draw only these tokens")
    parser.add_argument("--out", type=Path, default=HERE / "tokens", help="folder for the pictures")
    options = parser.parse_args()
    unknown = set(options.ids) - TOKENS.keys()
    if unknown:
        parser.error(f"no such token: {', '.join(sorted(unknown))}")
    make(options.out, options.ids)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

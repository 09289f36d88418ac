"""Draw the sample maps and write their scenarios. Usage: python maps/make_maps.py [--only ID] [--debug FOLDER]."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

from make import info  # noqa: E402

TOKENS = HERE.parent / "assets" / "tokens"


def main() -> None:
    """Make each map, or the one asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", choices=list(info.MAPS), help="make just this map")
    parser.add_argument("--debug", type=Path, help="also write pictures with grid and walls to this folder")
    args = parser.parse_args()
    for ident, (build, focus) in info.MAPS.items():
        if args.only not in (None, ident):
            continue
        canvas, scenario = build()
        folder = HERE / ident
        scenario.write(canvas, folder, TOKENS, focus)
        info.write(ident, folder, scenario)
        size = max(p.stat().st_size for p in (folder / "pictures").glob("*.jpg"))
        print(f"{ident}: {canvas.w} x {canvas.h}, {size / 1e6:.2f} MB, {len(scenario.tokens)} tokens")
        if args.debug:
            args.debug.mkdir(parents=True, exist_ok=True)
            canvas.picture().save(args.debug / f"{ident}.png")
            scenario.debug(canvas, args.debug / f"{ident}_grid.png")


if __name__ == "__main__":
    main()

"""`python -m tests.bench [--quick] [GROUP...]`: ratios with their goals, each measured side by side in this one run."""

from __future__ import annotations

import os
import sys
from importlib import import_module

from tests.bench.table import Row, show

GROUPS = ("startup", "movement", "areas", "rules", "files", "canvas")


def main(arguments: list[str]) -> int:
    """Print the rows of the groups named (all without a name).

    `--quick` runs everything once and tiny, to see that it runs; no goal counts then.
    Exit code 1 if a goal is missed, 2 for an unknown name.
    """
    quick = "--quick" in arguments
    names = [name for name in arguments if name != "--quick"]
    unknown = [name for name in names if name not in GROUPS]
    if unknown:
        print(f"no such group: {', '.join(unknown)}; there is: {', '.join(GROUPS)}", file=sys.stderr)
        return 2
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ["QT_QPA_UPDATE_IDLE_TIME"] = "0"  # Qt's own waiting before a paint would hide everything
    rows: list[Row] = []
    for name in names or GROUPS:
        for row in import_module(f"tests.bench.{name}").rows(quick):
            rows.append(row)
            print(show(row), flush=True)
    judged = [row for row in rows if row.goal is not None]
    missed = [row for row in judged if not row.met]
    print(f"{len(judged) - len(missed)} goals met, {len(missed)} missed")
    return 1 if missed and not quick else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

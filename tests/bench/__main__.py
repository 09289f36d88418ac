"""`python -m tests.bench [NAME...]`: a table of ratios with their goals, each measured side by side in this one run."""

from __future__ import annotations

import sys

from tests.bench import startup
from tests.bench.table import Row, show

GROUPS = {"startup": startup.rows}


def main(names: list[str]) -> int:
    """Print the rows of the groups named (all without a name). Exit code 1 if a goal is missed, 2 for an unknown name."""
    unknown = [name for name in names if name not in GROUPS]
    if unknown:
        print(f"no such group: {', '.join(unknown)}; there is: {', '.join(GROUPS)}", file=sys.stderr)
        return 2
    rows: list[Row] = []
    for name in names or GROUPS:
        for row in GROUPS[name]():
            rows.append(row)
            print(show(row), flush=True)
    missed = [row for row in rows if not row.met]
    print(f"{len(rows) - len(missed)} goals met, {len(missed)} missed")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""`python -m battlemap` is the same as the `battlemap` command."""

import sys

from battlemap.cli import main

if __name__ == "__main__":
    sys.exit(main())

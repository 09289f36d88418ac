"""How large, how many, how deep: what a scenario from a stranger may ask of this machine. Stated in docs/format.md."""

from __future__ import annotations

JSON_BYTES = 64 * 1024 * 1024
PICTURE_BYTES = 200 * 1024 * 1024
FOG_BYTES = 64 * 1024 * 1024
ARCHIVE_BYTES = 2 * 1024 * 1024 * 1024
ARCHIVE_MEMBERS = 20_000
NESTING = 100

SIDE_CELLS = 1000
AREA_CELLS = 250_000
COORDINATE = 1e6
TOKEN_SIZE = 25
TEXT = 10_000
NOTE_TEXT = 100_000
ID = 100
REVISION = 2**53

SCENES = 1000
LOG_ENTRIES = 200_000
POINTS = 100_000
STRINGS = 1000
CONDITIONS = 1000
STROKES = 100_000
BODY_CELLS = 2000

THINGS = {
    "picture": 10_000,
    "cell": 250_000,
    "wall": 200_000,
    "door": 50_000,
    "light": 20_000,
    "region": 20_000,
    "note": 20_000,
    "area": 20_000,
    "token": 50_000,
}
"""The most things of a kind in one scene."""

"""The pictures, fonts and lists in `assets/`: complete, legible, told apart, licensed, and made by the code beside them."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from fnmatch import fnmatchcase
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PIL import Image, ImageFont

ASSETS = Path(__file__).resolve().parents[2] / "assets"
TOKENS = ASSETS / "tokens"
LANGUAGES = ("en", "pt_BR", "es", "da")
SMALL = 32


def load(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text("utf-8"))


INDEX: list[dict[str, Any]] = load(TOKENS / "index.toml")["token"]
BY_ID = {entry["id"]: entry for entry in INDEX}


def small(ident: str) -> np.ndarray:
    """The token at 32 px on black, as 0..1 RGB."""
    with Image.open(TOKENS / BY_ID[ident]["file"]) as image:
        reduced = np.asarray(image.convert("RGBA").resize((SMALL, SMALL), Image.Resampling.BOX), float) / 255
    return reduced[..., :3] * reduced[..., 3:]


def luminance(rgb: np.ndarray) -> np.ndarray:
    """Relative luminance as WCAG defines it."""
    linear = np.where(rgb <= 0.04045, rgb / 12.92, ((rgb + 0.055) / 1.055) ** 2.4)
    result: np.ndarray = linear @ np.array([0.2126, 0.7152, 0.0722])
    return result


def radii(side: int) -> np.ndarray:
    """Distance of each pixel's centre from the centre of the picture; 1 is the edge."""
    axis = (np.arange(side) + 0.5) / side * 2 - 1
    return np.hypot(*np.meshgrid(axis, axis))


@pytest.fixture(scope="module")
def coverage() -> dict[str, np.ndarray]:
    """For each token how much of each pixel at 32 px its emblem covers, from the drawing itself."""
    code = (
        "import sys, pathlib; sys.path.insert(0, sys.argv[1]); import make_tokens, numpy; from PIL import Image\n"
        "from make.kit import Ink; from make.render import INSET; found = {}\n"
        "for item in make_tokens.TOKENS.values():\n"
        "    ink = Ink(256).push(size=INSET); item.draw(ink)\n"
        "    alpha = ink.image.getchannel('A').resize((32, 32), Image.Resampling.BOX)\n"
        "    found[item.id] = numpy.asarray(alpha, float) / 255\n"
        "numpy.savez(sys.argv[2], **found)\n"
    )
    import tempfile

    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "coverage.npz"
        subprocess.run([sys.executable, "-B", "-c", code, str(ASSETS), str(file)], check=True, timeout=120)
        with np.load(file) as data:
            return {name: data[name] for name in data.files}


def test_index_lists_every_token_file_and_nothing_else() -> None:
    listed = [entry["file"] for entry in INDEX]
    found = [path.relative_to(TOKENS).as_posix() for path in TOKENS.rglob("*") if path.is_file()]
    assert sorted(listed) == sorted(name for name in found if name != "index.toml")
    assert len(BY_ID) == len(INDEX) >= 48


def test_each_category_has_a_choice() -> None:
    counts = {
        name: sum(entry["category"] == name for entry in INDEX) for name in ("people", "animals", "monsters", "objects")
    }
    assert sum(counts.values()) == len(INDEX)
    assert min(counts.values()) >= 10, counts


@pytest.mark.parametrize("entry", INDEX, ids=lambda entry: entry["id"])
def test_names_and_search_words(entry: dict[str, Any]) -> None:
    assert entry["file"] == f"{entry['category']}/{entry['id']}.png"
    assert set(entry["names"]) == set(LANGUAGES)
    assert all(name.strip() == name and name for name in entry["names"].values())
    assert entry["tags"]
    assert all(tag == tag.strip().lower() and tag for tag in entry["tags"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_not_used_twice(language: str) -> None:
    names = [entry["names"][language] for entry in INDEX]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("ident", BY_ID)
def test_picture_is_a_full_round(ident: str) -> None:
    with Image.open(TOKENS / BY_ID[ident]["file"]) as image:
        assert (image.mode, image.size) == ("RGBA", (256, 256))
        alpha = np.asarray(image)[..., 3]
    r = radii(256)
    assert not alpha[r > 1.0 + 1 / 256].any()
    assert (alpha[r < 0.985] == 255).all()


@pytest.mark.parametrize("ident", BY_ID)
def test_emblem_stands_out_at_32_px(ident: str, coverage: dict[str, np.ndarray]) -> None:
    """At least 3:1 between the emblem's light and the lightest tenth of its field, and enough emblem to see."""
    light = luminance(small(ident))
    r = radii(SMALL)
    emblem = coverage[ident] > 0.75
    field = (coverage[ident] < 0.02) & (r < 0.86)
    ratio = (np.median(light[emblem]) + 0.05) / (np.quantile(light[field], 0.9) + 0.05)
    assert ratio >= 3.0, f"{ident}: contrast {ratio:.2f}"
    share = coverage[ident].sum() / (r < 0.9).sum()
    assert 0.18 <= share <= 0.75, f"{ident}: the emblem covers {share:.0%} of the field"


@pytest.mark.parametrize("ident", BY_ID)
def test_emblem_keeps_off_the_ring(ident: str, coverage: dict[str, np.ndarray]) -> None:
    """The program's rim lies on the edge of the picture: what is drawn there is lost."""
    outside = coverage[ident][radii(SMALL) > 0.96].sum() / coverage[ident].sum()
    assert outside <= 0.05, f"{ident}: {outside:.1%} of the emblem is under the rim"


def test_no_two_tokens_look_alike_at_32_px() -> None:
    """In grey, so that the colour of the category does not help: at least 24 of 255 mean difference over the disc."""
    disc = radii(SMALL) < 0.9
    grey = {ident: (small(ident) @ np.array([0.299, 0.587, 0.114]))[disc] * 255 for ident in BY_ID}
    close = [
        f"{a} and {b}: {distance:.1f}"
        for a, b in combinations(grey, 2)
        if (distance := float(np.abs(grey[a] - grey[b]).mean())) < 24
    ]
    assert not close, close


def test_fields_differ_by_category() -> None:
    """The field's colour tells the category: at least 12 of 255 between any two, in some channel."""
    ring = (radii(SMALL) > 0.70) & (radii(SMALL) < 0.86)
    fields = {
        category: np.median(
            [np.median(small(e["id"])[ring], axis=0) for e in INDEX if e["category"] == category], axis=0
        )
        for category in {entry["category"] for entry in INDEX}
    }
    for a, b in combinations(sorted(fields), 2):
        assert np.abs(fields[a] - fields[b]).max() * 255 >= 12, (a, b)


def test_tokens_are_small_files() -> None:
    assert sum(path.stat().st_size for path in TOKENS.rglob("*.png")) < 3_000_000


@pytest.mark.slow
def test_maker_is_deterministic_and_made_what_is_here(tmp_path: Path) -> None:
    """Two runs give the same bytes; the kept files have the same pixels (their bytes may come from another zlib)."""
    chosen = ("slime",)
    for run in ("a", "b"):
        command = [sys.executable, "-B", str(ASSETS / "make_tokens.py"), *chosen, "--out", str(tmp_path / run)]
        subprocess.run(command, check=True, timeout=120)
    for ident in chosen:
        name = BY_ID[ident]["file"]
        assert (tmp_path / "a" / name).read_bytes() == (tmp_path / "b" / name).read_bytes()
        with Image.open(tmp_path / "a" / name) as made, Image.open(TOKENS / name) as kept:
            difference = np.abs(np.asarray(made).astype(int) - np.asarray(kept).astype(int))
        # another build of numpy may round a pixel the other way: one step of the kept colour depth, hardly anywhere
        assert difference.max() <= 4
        assert (difference > 0).mean() < 0.001


def test_maker_knows_every_token(coverage: dict[str, np.ndarray]) -> None:
    assert set(coverage) == set(BY_ID)


def covers(pattern: str, name: str) -> bool:
    return (
        fnmatchcase(name, pattern.replace("**", "*"))
        if "**" in pattern
        else (fnmatchcase(name, pattern) and name.count("/") == pattern.count("/"))
    )


def asset_files() -> list[str]:
    paths = (path for path in ASSETS.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    return sorted(path.relative_to(ASSETS).as_posix() for path in paths)


def test_every_file_has_a_licence() -> None:
    entries = load(ASSETS / "LICENSES.toml")["file"]
    for entry in entries:
        assert all(entry[key].strip() for key in ("path", "source", "licence", "author")), entry
        assert "licence_file" not in entry or (ASSETS / entry["licence_file"]).is_file()
    uncovered = [name for name in asset_files() if not any(covers(entry["path"], name) for entry in entries)]
    assert not uncovered
    single = [entry["path"] for entry in entries if "*" not in entry["path"]]
    assert [path for path in single if not (ASSETS / path).is_file()] == []


def test_notices_name_what_a_bundle_carries() -> None:
    notices = {entry["name"]: entry for entry in load(ASSETS / "LICENSES.toml")["notice"]}
    expected = {
        "Qt": "LGPL-3.0",
        "PySide6": "LGPL-3.0",
        "GEOS": "LGPL-2.1",
        "shapely": "BSD",
        "numpy": "BSD",
        "Pillow": "MIT-CMU",
        "networkx": "BSD",
        "msgspec": "BSD-3",
        "Python": "PSF-2.0",
        "Inter": "OFL-1.1",
        "Phosphor": "MIT",
    }
    for name, licence in expected.items():
        assert notices[name]["licence"].startswith(licence)
        assert notices[name]["author"] and notices[name]["note"]


def test_icon_list_matches_the_font() -> None:
    """Every code point has a drawing in the font, and no two names share one."""
    tables = load(ASSETS / "icons" / "phosphor.toml")
    points = {name: int(value, 16) for table in tables.values() for name, value in table.items()}
    assert len(points) == sum(len(table) for table in tables.values()), "a name is listed twice"
    assert len(set(points.values())) == len(points)
    font = ImageFont.truetype(str(ASSETS / "fonts" / "phosphor-1.3.0.ttf"), 64)
    missing = font.getmask("\U0010fffd").getbbox(), bytes(font.getmask("\U0010fffd"))
    for name, point in points.items():
        mask = font.getmask(chr(point))
        assert mask.getbbox() is not None, name
        assert (mask.getbbox(), bytes(mask)) != missing, name


@pytest.mark.parametrize("style", ["Regular", "SemiBold", "Bold"])
def test_text_font_has_what_texts_need(style: str) -> None:
    """Letters of all four languages, true minus, multiplication sign; a table for figures of equal width."""
    path = ASSETS / "fonts" / f"Inter-{style}.ttf"
    font = ImageFont.truetype(str(path), 48)
    blank = bytes(font.getmask("\U0010fffd"))
    for letter in "ãõçáéíóúâêôàñü¿¡æøåÆØÅ−×·…“”’–":
        assert bytes(font.getmask(letter)) != blank, letter
    assert b"tnum" in path.read_bytes()


def test_program_icon_comes_in_all_sizes() -> None:
    for size in (16, 24, 32, 48, 64, 128, 256, 512):
        with Image.open(ASSETS / "icons" / f"battlemap-{size}.png") as image:
            assert (image.mode, image.size) == ("RGBA", (size, size))
    with Image.open(ASSETS / "icons" / "battlemap.ico") as icon:
        assert {(16, 16), (32, 32), (48, 48), (256, 256)} <= set(icon.info["sizes"])
    assert "<svg" in (ASSETS / "icons" / "battlemap.svg").read_text("utf-8")

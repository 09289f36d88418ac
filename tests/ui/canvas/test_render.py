"""Pictures without a window: the same twice, nothing painted that is not in the list, fog opaque for players only."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace
from types import ModuleType
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QSize
from PySide6.QtGui import QColor, QImage

from battlemap.app.display import AreaItem, BannerItem, DoorItem, FogItem, LightItem, NoteItem, RegionItem, WallItem
from battlemap.errors import LimitError
from battlemap.geometry.types import Rect, ScenePoint
from battlemap.text import T
from battlemap.ui.canvas.render import render_scene

KINDS = ["hex-flat", "hex-pointy", "square", "none"]
PPU = 40


def at(image: QImage, x: float, y: float, ppu: float = PPU) -> QColor:
    return image.pixelColor(round(x * ppu), round(y * ppu))


def everything(made: ModuleType, kind: str) -> list[Any]:
    spec = made.spec(kind)
    grid = spec.grid()
    cells = grid.disk(grid.from_offset(18, 11), 1)
    return [
        *made.fight(spec),
        WallItem("w1", (ScenePoint(2, 11), ScenePoint(5, 11)), True, "full", None, False),
        WallItem("w2", (ScenePoint(6, 12), ScenePoint(8, 12)), False, "full", "left", False),
        WallItem("w3", (ScenePoint(6, 9), ScenePoint(8, 9)), True, "behind", "right", True),
        WallItem("w4", (ScenePoint(6, 10), ScenePoint(8, 10)), True, "none", None, False),
        *(
            DoorItem(f"d{n}", (ScenePoint(5 + n, 11), ScenePoint(6 + n, 11)), type_, state, n == 0, n == 1)
            for n, (type_, state) in enumerate(
                [
                    ("door", "closed"),
                    ("door", "open"),
                    ("double", "open"),
                    ("portcullis", "closed"),
                    ("window", "closed"),
                ]
            )
        ),
        LightItem("l1", ScenePoint(17, 12), 2, 4, "#ffcc88", True),
        LightItem("l2", ScenePoint(3, 12), 0, 0, "nonsense", False),
        NoteItem("n1", ScenePoint(14, 1), "Trap door under the leaves", True),
        RegionItem("r1", "Old wall", (ScenePoint(15, 1), ScenePoint(20, 1), ScenePoint(20, 3), ScenePoint(15, 3))),
        AreaItem("a1", "burst", tuple(grid.polygon(c) for c in cells), ("fire",)),
        AreaItem("a2", "burst", (grid.polygon(cells[0]),), ()),
    ]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("role", ["gm", "player"])
def test_the_same_display_gives_the_same_pixels(
    qapp: Any, made: ModuleType, pictures: Any, kind: str, role: Any, caplog: pytest.LogCaptureFixture
) -> None:
    display = made.listed(everything(made, kind))
    one = render_scene(display, pictures, px_per_cell=PPU, role=role)
    assert one == render_scene(display, pictures, px_per_cell=PPU, role=role)
    box = made.spec(kind).grid().bounds()
    assert one.size() == QSize(round(box.width * PPU), round(box.height * PPU))
    assert not caplog.records


@pytest.mark.parametrize("ppu", [2, 5, 9, 14, 27, 110])
def test_every_zoom_can_be_drawn(qapp: Any, made: ModuleType, pictures: Any, ppu: int) -> None:
    image = render_scene(made.listed(everything(made, "hex-flat")), pictures, px_per_cell=ppu)
    assert at(image, 9.5, 2.2, ppu).green() > at(image, 9.5, 2.2, ppu).blue()


def test_the_size_holds_and_the_scene_is_in_the_middle(qapp: Any, made: ModuleType, pictures: Any) -> None:
    spec = made.spec("square", 10, 5)
    image = render_scene(made.listed([made.grid_item(spec), made.picture(spec)]), pictures, size=(400, 400))
    assert image.size() == QSize(400, 400)
    assert image.pixelColor(210, 190).name() == "#80934f"
    assert image.pixelColor(200, 20).lightness() < 40


def test_a_picture_too_large_is_refused_before_it_is_made(qapp: Any, made: ModuleType, pictures: Any) -> None:
    display = made.listed([made.grid_item(made.spec("square", 200, 200))])
    with pytest.raises(LimitError):
        render_scene(display, pictures, px_per_cell=100)


def test_what_the_list_does_not_hold_is_not_painted(qapp: Any, made: ModuleType, pictures: Any) -> None:
    spec = made.spec("square", 6, 6)
    base = [made.grid_item(spec), made.picture(spec)]
    wolf = made.token(spec, "Wolf", 3, 3, "foe", hidden=True)
    shown = render_scene(made.listed([*base, wolf]), pictures, px_per_cell=PPU, role="player")
    without = render_scene(made.listed(base), pictures, px_per_cell=PPU, role="player")
    assert shown != without
    assert without.pixelColor(round(3.4 * PPU), round(3.4 * PPU)).name() == "#80934f"


def test_gm_layers_are_absent_on_the_tv(qapp: Any, made: ModuleType, pictures: Any) -> None:
    spec = made.spec("square", 10, 8)
    base = [made.grid_item(spec), made.picture(spec)]
    extra = [
        WallItem("w1", (ScenePoint(2, 3), ScenePoint(6, 3)), True, "full", None, False),
        RegionItem("r1", "Secret", (ScenePoint(1, 1), ScenePoint(4, 1), ScenePoint(4, 4))),
        made.terrain(spec, 5, 5, up=2.0, tags=("difficult",)),
    ]
    plain = render_scene(made.listed(base), pictures, px_per_cell=PPU, role="player")
    assert render_scene(made.listed([*base, *extra]), pictures, px_per_cell=PPU, role="player") == plain
    seen = render_scene(made.listed([*base, *extra]), pictures, px_per_cell=PPU, role="gm")
    assert seen != render_scene(made.listed(base), pictures, px_per_cell=PPU, role="gm")


def test_fog_hides_from_players_and_veils_for_the_gm(qapp: Any, made: ModuleType, pictures: Any) -> None:
    spec = made.spec("square", 12, 8)
    base = [made.grid_item(spec), made.picture(spec)]
    shown = (ScenePoint(1, 1), ScenePoint(7, 1), ScenePoint(7, 7), ScenePoint(1, 7))
    hidden = (ScenePoint(3, 3), ScenePoint(5, 3), ScenePoint(5, 5), ScenePoint(3, 5))
    fog = FogItem("s1", "manual", ((True, shown), (False, hidden)), Rect(0, 0, 12, 8))
    players = render_scene(made.listed([*base, fog]), pictures, px_per_cell=PPU, role="player")
    gm = render_scene(made.listed([*base, fog]), pictures, px_per_cell=PPU, role="gm", scale_bar=False)
    assert at(players, 2.2, 2.2).name() == "#80934f"
    for x, y in ((10.3, 4.3), (4.3, 4.3)):
        assert at(players, x, y).lightness() < 10
        assert 60 < at(gm, x, y).lightness() < at(gm, 2.2, 2.2).lightness()
    off = replace(fog, mode="off")
    assert (
        at(render_scene(made.listed([*base, off]), pictures, px_per_cell=PPU, role="player"), 10.3, 4.3).name()
        == "#80934f"
    )


def test_the_edge_of_the_fog_fades(qapp: Any, made: ModuleType, pictures: Any) -> None:
    spec = made.spec("square", 12, 8)
    shown = (ScenePoint(0, 0), ScenePoint(6, 0), ScenePoint(6, 8), ScenePoint(0, 8))
    display = made.listed(
        [made.grid_item(spec), made.picture(spec), FogItem("s1", "manual", ((True, shown),), Rect(0, 0, 12, 8))]
    )
    image = render_scene(display, pictures, px_per_cell=PPU, role="player")
    row = [at(image, 5.2 + i * 0.05, 4.4).lightness() for i in range(32)]
    middle = [v for v in row if 15 < v < 95]
    assert 5 <= len(middle) <= 20  # 0.25 to 1 cell
    assert row[0] > 95 and row[-1] < 10


def test_lower_pictures_lie_below(qapp: Any, made: ModuleType, png: Any) -> None:
    files = {}
    for name in ("red", "blue"):
        image = QImage(8, 8, QImage.Format.Format_RGB32)
        image.fill(QColor(name))
        files[name] = png(image)
    spec = made.spec("square", 6, 4)
    below = made.picture(spec, "red", "a", z=5)
    above = made.picture(spec, "blue", "b", z=-5)
    image = render_scene(made.listed([made.grid_item(spec), below, above]), files.get, px_per_cell=PPU)
    assert at(image, 2.3, 2.3) == QColor("red")


def test_a_gridless_scene_has_a_scale_bar_for_all(qapp: Any, made: ModuleType, pictures: Any) -> None:
    spec = made.spec("none", 12, 8)
    display = made.listed([made.grid_item(spec), made.picture(spec)])
    for role in ("gm", "player"):
        with_bar = render_scene(display, pictures, px_per_cell=PPU, role=role)  # type: ignore[arg-type]
        without = render_scene(display, pictures, px_per_cell=PPU, role=role, scale_bar=False)  # type: ignore[arg-type]
        corner = QPoint(300, 270)
        assert with_bar.copy(300, 270, 180, 50) != without.copy(300, 270, 180, 50), (role, corner)


def test_the_banner_is_the_players(qapp: Any, made: ModuleType, pictures: Any) -> None:
    spec = made.spec("square", 20, 12)
    base = [made.grid_item(spec), made.token(spec, "Ana", 2, 8)]
    banner = BannerItem("s1", T("{name}'s turn", name="Ana"), 3, "Bo", "ana")
    said: list[str] = []

    def translate(key: str) -> str:
        said.append(key)
        return key

    with_it = render_scene(made.listed([*base, banner]), pictures, px_per_cell=PPU, role="player", translate=translate)
    assert with_it != render_scene(made.listed(base), pictures, px_per_cell=PPU, role="player")
    assert "{name}'s turn" in said
    gm = render_scene(made.listed([*base, banner]), pictures, px_per_cell=PPU, role="gm")
    assert gm == render_scene(made.listed(base), pictures, px_per_cell=PPU, role="gm")


PROGRAM = """
import json, os, sys
os.environ["QT_QPA_PLATFORM"] = "offscreen"
from PySide6.QtGui import QGuiApplication
app = QGuiApplication([])
from battlemap.app.display import DisplayList, GridItem, TokenItem, Bar
from battlemap.geometry.types import ScenePoint
from battlemap.model.entities import GridSpec
from battlemap.ui.canvas import canvas, render
from battlemap.ui import theme, icons, images
heavy = [m for m in ("numpy", "shapely", "networkx", "PIL") if m in sys.modules]
spec = GridSpec("square", 6, 5)
grid = GridItem("s", spec, spec.grid().bounds(), 1.0, "m")
ana = TokenItem("t", "Ana", ScenePoint(2.5, 2.5), (), 0.76, 0.0, "foe", None, 1.0, 0.0, "prone", True, ("stunned",),
                (Bar("hp", 1, 9),), True)
image = render.render_scene(DisplayList("s", {("grid", "s"): grid, ("token", "t"): ana}), lambda f: None, px_per_cell=64)
print(json.dumps([heavy, image.width(), image.pixelColor(160, 140).lightness()]))
"""


def test_it_draws_without_widgets_and_loads_nothing_heavy() -> None:
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True, timeout=60)
    heavy, width, _ = json.loads(done.stdout)
    assert heavy == []
    assert width == 384

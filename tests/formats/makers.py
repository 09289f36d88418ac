"""Small files of other programs, made by the tests: pictures of any announced size, and Universal VTT maps."""

from __future__ import annotations

import base64
import io
import json
import struct
import zlib
from pathlib import Path
from typing import Any

from PIL import Image


def png(width: int, height: int, mode: str = "RGB") -> bytes:
    return saved(Image.new(mode, (width, height)), "PNG")


def saved(image: Image.Image, format: str, **options: Any) -> bytes:
    out = io.BytesIO()
    image.save(out, format, **options)
    return out.getvalue()


def announced_png(width: int, height: int, depth: int = 8, color: int = 2) -> bytes:
    """A PNG that says how large it is, and holds next to nothing."""
    header = struct.pack(">IIBBBBB", width, height, depth, color, 0, 0, 0)
    parts = ((b"IHDR", header), (b"IDAT", zlib.compress(b"\0")), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, body) for kind, body in parts)


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def line(*points: tuple[Any, Any]) -> list[dict[str, Any]]:
    return [{"x": x, "y": y} for x, y in points]


def portal(*bounds: tuple[float, float], **fields: Any) -> dict[str, Any]:
    middle = [sum(side) / len(bounds) for side in zip(*bounds, strict=True)]
    return {"position": {"x": middle[0], "y": middle[1]}, "bounds": line(*bounds), "closed": True, **fields}


def uvtt(width: Any = 10, height: Any = 8, *, origin: tuple[Any, Any] = (0, 0), **fields: Any) -> dict[str, Any]:
    """A map as Dungeondraft writes it, 10 px a cell, without walls; `fields` replace or add keys."""
    size = {
        "map_origin": {"x": origin[0], "y": origin[1]},
        "map_size": {"x": width, "y": height},
        "pixels_per_grid": 10,
    }
    image = base64.b64encode(png(round(width * 10), round(height * 10))).decode() if "image" not in fields else ""
    return {
        "format": 0.3,
        "resolution": size,
        "line_of_sight": [],
        "portals": [],
        "lights": [],
        "image": image,
        **fields,
    }


def written(folder: Path, tree: Any, name: str = "map.dd2vtt") -> Path:
    path = folder / name
    path.write_text(tree if isinstance(tree, str) else json.dumps(tree), "utf-8")
    return path

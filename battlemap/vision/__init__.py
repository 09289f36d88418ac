"""Light and sight, without any rule."""

from battlemap.vision.cover import Cover, cover, cover_from
from battlemap.vision.los import Sight, sight, visible_from

__all__ = ["Cover", "Sight", "cover", "cover_from", "sight", "visible_from"]

"""Light and sight, without any rule."""

from battlemap.vision.los import Sight, sight

__all__ = ["Sight", "sight"]

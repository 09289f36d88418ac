"""Light and sight, without any rule."""

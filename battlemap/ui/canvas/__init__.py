"""The map in a window and in pictures: MapCanvas (canvas.py) and render_scene (render.py)."""

"""What a hand on the map can do: generators over pointer events, without Qt. `specs.py` lists them."""

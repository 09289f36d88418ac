"""Drawing code of the token set; `assets/make_tokens.py` is the way in."""

"""Battlemap: a battle map that knows the geometry of the fight and its rules."""

__version__ = "0.1.0"
CONTRACT_VERSION = 1

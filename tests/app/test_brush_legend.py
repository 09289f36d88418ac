"""What the legend of the ground lists, and what it says of prices."""

from __future__ import annotations

import pytest

from battlemap import paths
from battlemap.app.tools.brush_legend import ground_legend, toll_text
from battlemap.app.tools.brush_words import words_for
from battlemap.movement.costs import Toll
from battlemap.rules.manifest import read_rules
from battlemap.rules.registry import Registry
from battlemap.text import T

from .hand import Make


def test_prices_as_people_read_them() -> None:
    assert str(toll_text(Toll(T("x"), forbid=True), 1)) == "no way through"
    assert str(toll_text(Toll(T("x"), all=True), 1)) == "the whole move"
    assert str(toll_text(Toll(T("x")), 1)) == "free"
    assert str(toll_text(Toll(T("x"), add=-1), 2)) == "−0.5"


@pytest.mark.parametrize("grid", ["hex-flat", "none"])
def test_only_what_occurs_and_what_is_in_the_hand(session: Make, grid: str) -> None:
    s = session(grid)
    ground = {"tags": ["obstacle", "thorns"], "water": 0.4}
    if grid == "none":
        s.do({"do": "add_region", "polygon": [[1, 1], [3, 1], [3, 3]], "elevation": 1.0, **ground})
    else:
        s.do({"do": "add_terrain", "cells": [[2, 2]], **ground})
        s.do({"do": "set_elevation", "cells": [[2, 2]], "elevation": 1.0})
    rows = ground_legend(s, "s1")
    assert [(row.kind, row.id) for row in rows] == [
        ("tag", "obstacle"), ("tag", "thorns"), ("water", "water"), ("height", "height"),
    ]  # fmt: skip
    held = {"mode": "paint", "tags": ("stairs",), "water": 0.0}
    assert "stairs" in [row.id for row in ground_legend(s, "s1", tool="terrain", options=held)]
    assert "stairs" not in [row.id for row in ground_legend(s, "s1", tool="terrain", options={**held, "mode": "erase"})]


def test_prices_are_those_of_the_one_who_walks(session: Make) -> None:
    s = session("square")
    s.do({"do": "add_terrain", "cells": [[2, 2]], "tags": ["difficult"], "water": 0.4})
    words = {row.id: str(row.cost) for row in ground_legend(s, "s1")}
    assert words == {"difficult": "twice the movement", "water": "None"}  # nobody walks: what the ruleset says in words
    s.do({"do": "add_token", "name": "Ana", "at": [1, 1]})
    told = {row.id: (str(row.cost), row.rule) for row in ground_legend(s, "s1")}
    assert told["difficult"] == ("× 2", "GEN-2")
    assert told["water"] == ("to 0.3 m free\nto 1.2 m × 2\ndeeper × 2", "GEN-2")


@pytest.mark.parametrize("id_", ["generic", "gurps_thf"])
def test_the_words_of_the_rulesets_name_rules_there_are(id_: str) -> None:
    rules = Registry().load(id_)
    texts = read_rules(paths.rulesets() / id_)
    named = {word.rule for word in rules.manifest.ground if word.rule}
    assert named and named <= set(texts)
    for word in rules.manifest.ground:
        for words in (word.label, word.text):
            assert words is None or {"en", "pt_BR", "es", "da"} <= set(words.by_language)
    assert words_for(rules.manifest, "tag")["difficult"].rule in texts


def test_what_the_words_say_of_fire_is_what_the_tables_say() -> None:
    rules = Registry().load("gurps_thf")
    classes = rules.data("fire")["classes"]["surfaces"]
    for word in rules.manifest.ground:
        if word.text is not None and word.text.english.startswith("class of flammability"):
            assert word.text.english == f"class of flammability {classes[word.id]}"
    climbs = {word.id for word in rules.manifest.ground if word.of == "climb"}
    assert climbs <= set(rules.data("climbing")) | {"stairs"}

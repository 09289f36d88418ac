from typing import Any

import pytest

from battlemap.errors import CommandError
from battlemap.model.entities import Door, Wall
from battlemap.rules.registry import Registry
from battlemap.rules.sketch import sketch


def test_an_empty_sketch_is_a_table(registry: Registry) -> None:
    table = sketch(registry.load("generic"), {})
    assert (table.grid.kind, table.tokens(), table.scene.unit) == ("square", (), "m")


def test_ids_may_be_left_out_and_doors_say_kind(registry: Registry) -> None:
    table = sketch(
        registry.load("generic"),
        {
            "walls": [{"points": [[0, 0], [1, 0]]}, {"points": [[0, 1], [1, 1]]}],
            "doors": [{"points": [[0, 0], [1, 0]], "kind": "gate"}],
            "tokens": [{"at": [1, 1]}, {"at": [2, 2], "stats": {"move": 3}}],
        },
    )
    assert sorted(table.view.of(Wall, "s1")) == ["w1", "w2"]
    assert table.view.of(Door, "s1")["d1"].type == "gate"
    assert [token.id for token in table.tokens()] == ["t1", "t2"]
    assert table.stats(table.token("t2")) == {
        "version": 1, "hp": 10, "hp_max": 10, "move": 3.0, "flies": False, "note": "",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("facts", "name"),
    [
        ({"wals": []}, "wals"),
        ({"walls": [{"pts": []}]}, "wall.pts"),
        ({"tokens": [{"stats": {"hpp": 1}}]}, "stats.hpp"),
        ({"options": {"x": 1}}, "options.x"),
        ({"grid": {"kind": "square", "cols": 3}}, "gridspec.cols"),
    ],
)
def test_a_key_nobody_knows_is_refused(registry: Registry, facts: dict[str, Any], name: str) -> None:
    with pytest.raises(CommandError, match=f"There is no {name}"):
        sketch(registry.load("generic"), facts)

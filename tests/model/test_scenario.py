"""Laws of changes: what is applied can be taken back, a refused set changes nothing, a draft reads like its result."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from battlemap.errors import ConflictError
from battlemap.model.change import Change, inverse
from battlemap.model.entities import (
    COMBAT_KEY,
    DOCUMENT_KEY,
    SCENE_KINDS,
    Combat,
    Document,
    Entity,
    EntityKey,
    Fog,
    GridSpec,
    Scene,
    Terrain,
    Token,
    fog_key,
    scene_key,
    terrain_id,
)
from battlemap.model.ids import kind_of, next_id
from battlemap.model.scenario import Draft, Scenario, ScenarioView

THINGS: dict[EntityKey, list[Entity]] = {
    DOCUMENT_KEY: [Document("one"), Document("two", ruleset="minimal")],
    COMBAT_KEY: [Combat("s1"), Combat("s1", 2, (("t1",),))],
    scene_key("s1"): [Scene("s1"), Scene("s1", "Bridge")],
    scene_key("s2"): [Scene("s2", grid=GridSpec("none"))],
    fog_key("s1"): [Fog("manual"), Fog("sight")],
    EntityKey("s1", "token", "t1"): [Token("t1"), Token("t1", at=(1, 2)), Token("t1", stats={"x": {"hp": 1}})],
    EntityKey("s1", "token", "t2"): [Token("t2")],
    EntityKey("s2", "token", "t1"): [Token("t1", "other")],
    EntityKey("s1", "cell", "1,2"): [Terrain("1,2"), Terrain("1,2", ("difficult",))],
}

steps = st.lists(
    st.sampled_from(list(THINGS)).flatmap(lambda k: st.tuples(st.just(k), st.sampled_from([None, *THINGS[k]])))
)


def start() -> Scenario:
    scenario = Scenario("id")
    scenario.load((key, things[0]) for key, things in THINGS.items())
    return scenario


def contents(view: ScenarioView) -> Mapping[EntityKey, Entity | None]:
    return {key: view.get(key) for key in THINGS}


def changes_of(view: ScenarioView, wanted: list[tuple[EntityKey, Entity | None]]) -> list[Change]:
    """The changes that put `wanted` one after the other."""
    draft, changes = Draft(view), []
    for key, after in wanted:
        changes.append(Change(key, draft.get(key), after))
        draft.apply(changes[-1])
    return changes


@given(steps)
def test_the_inverse_takes_everything_back(wanted: list[tuple[EntityKey, Entity | None]]) -> None:
    scenario = start()
    before = contents(scenario)
    changes = changes_of(scenario, wanted)
    scenario.apply_all(changes)
    assert contents(scenario) == {**before, **dict(wanted)}
    scenario.apply_all(inverse(changes))
    assert contents(scenario) == before
    assert inverse(inverse(changes)) == tuple(changes)


@given(steps)
def test_a_draft_reads_like_the_scenario_it_becomes(wanted: list[tuple[EntityKey, Entity | None]]) -> None:
    scenario = start()
    before = contents(scenario)
    draft = Draft(scenario)
    for change in changes_of(scenario, wanted):
        draft.apply(change)
    assert contents(scenario) == before
    applied = start()
    applied.apply_all(draft.changes())
    assert contents(draft) == contents(applied)
    assert draft.scenes() == applied.scenes()
    assert (draft.document, draft.combat) == (applied.document, applied.combat)
    for scene in ("s1", "s2"):
        for kind in SCENE_KINDS:
            assert dict(draft.of(kind, scene)) == dict(applied.of(kind, scene))
        assert draft.fog(scene) == applied.fog(scene)


@given(steps)
def test_the_changes_of_a_draft_are_the_net_difference(wanted: list[tuple[EntityKey, Entity | None]]) -> None:
    scenario = start()
    draft = Draft(scenario)
    for key, after in wanted:
        draft.put(key, after)
    changes = draft.changes()
    assert {c.key: c.after for c in changes} == {k: a for k, a in contents(draft).items() if a != scenario.get(k)}
    assert all(c.before == scenario.get(c.key) for c in changes)


@settings(max_examples=50)
@given(steps, steps)
def test_a_conflict_changes_nothing(
    first: list[tuple[EntityKey, Entity | None]], rest: list[tuple[EntityKey, Entity | None]]
) -> None:
    scenario = start()
    before = contents(scenario)
    bad = Change(EntityKey("s1", "token", "t9"), Token("t9"), None)
    with pytest.raises(ConflictError):
        scenario.apply_all([*changes_of(scenario, first), bad, *changes_of(scenario, rest)])
    assert contents(scenario) == before


def test_a_draft_refuses_a_conflict_too() -> None:
    draft = Draft(start())
    with pytest.raises(ConflictError):
        draft.apply(Change(EntityKey("s1", "token", "t1"), None, Token("t1")))
    assert draft.changes() == ()


def test_stamps_tell_which_kind_of_which_scene_changed() -> None:
    scenario = start()
    draft = Draft(scenario)

    def stamps(view: ScenarioView) -> list[int]:
        return [view.stamp(scene, kind) for scene in ("s1", "s2") for kind in ("token", "wall", "")]

    old = stamps(scenario)
    assert stamps(draft) == old
    key = EntityKey("s1", "token", "t1")
    draft.put(key, None)
    assert all(stamp < 0 for stamp in stamps(draft))
    scenario.apply(Change(key, scenario.get(key), None))
    new = stamps(scenario)
    assert [a != b for a, b in zip(old, new, strict=True)] == [True, False, True, False, False, False]
    assert new[0] > old[0]


def test_what_is_not_there_has_a_default_or_is_a_key_error() -> None:
    scenario = Scenario()
    assert scenario.id != Scenario().id
    assert (scenario.document, scenario.combat, scenario.scenes()) == (Document(), None, ())
    assert scenario.fog("s1") == Fog()
    assert scenario.token("s1", "t1") is None and scenario.terrain("s1", "1,1") is None
    with pytest.raises(KeyError):
        scenario.scene("s1")


def test_readings_cannot_be_written_to() -> None:
    tokens: Any = start().of(Token, "s1")
    with pytest.raises(TypeError):
        tokens["t3"] = Token("t3")


def test_new_ids_count_on_over_all_scenes() -> None:
    scenario = start()
    scenario.load([(EntityKey("s2", "token", "t9"), Token("t9")), (EntityKey("s2", "token", "tx"), Token("tx"))])
    assert next_id(scenario, "token") == "t10"
    assert next_id(scenario, "wall") == "w1"
    assert next_id(scenario, "scene") == "s3"
    assert kind_of(scenario, "s1", "t1") == "token"
    assert kind_of(scenario, "s1", "1,2") == "cell"
    assert kind_of(scenario, "s1", "t9") is None


def test_a_cell_has_one_name() -> None:
    assert [terrain_id(cell) for cell in ((3, -1), (3.0, -1.0), (3.5, 2), (-0.0, 0))] == [
        "3,-1",
        "3,-1",
        "3.5,2",
        "0,0",
    ]

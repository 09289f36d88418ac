"""What is saved is what was there: thing by thing, and byte by byte."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from battlemap.formats.scenario.container import open_document, save_document
from battlemap.formats.scenario.read import parse_json, scenario_from_dict
from battlemap.formats.scenario.schema import entity_from_dict, entity_to_dict
from battlemap.formats.scenario.write import encode, encode_lines, scenario_to_dict, state_dict
from battlemap.formats.store import PictureStore
from battlemap.model.scenario import Draft, Scenario

from .strategies import GRIDS, same, scenarios

few = settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))


@few
@given(scenarios())
def test_loading_gives_back_what_was_saved(scenario: Scenario) -> None:
    data = encode(scenario_to_dict(scenario))
    assert same(scenario_from_dict(parse_json(data, "x"), "x"), scenario)


@few
@given(scenarios())
def test_both_texts_say_the_same_and_stay_the_same(scenario: Scenario) -> None:
    compact = encode(scenario_to_dict(scenario))
    lines = encode_lines(scenario_to_dict(scenario))
    again = scenario_from_dict(parse_json(lines, "x"), "x")
    assert encode(scenario_to_dict(again)) == compact
    assert encode_lines(scenario_to_dict(again)) == lines


@few
@given(scenarios())
def test_a_state_leaves_out_what_undo_does_not_touch_and_a_draft_has_the_same(scenario: Scenario) -> None:
    state = state_dict(scenario)
    assert not state.keys() & {"log", "app", "id", "revision"}
    assert encode(state) == encode(state_dict(Draft(scenario))) == encode(scenario_to_dict(scenario, full=False))
    full = scenario_to_dict(scenario)
    assert {k: v for k, v in full.items() if k not in ("log", "app", "id", "revision")} == state


@few
@given(scenarios(), st.data())
def test_every_thing_alone_survives_without_its_grid(scenario: Scenario, data: st.DataObject) -> None:
    """As in a journal record, which knows no grid."""
    for things in scenario._kinds.values():
        for name, thing in things.items():
            id_ = name if thing.kind == "cell" else None
            again = entity_from_dict(type(thing), parse_json(encode(entity_to_dict(thing)), "x"), "x", id=id_)
            assert again == thing
            assert encode(entity_to_dict(again)) == encode(entity_to_dict(thing))


@settings(parent=few, max_examples=3)
@pytest.mark.parametrize("kind", GRIDS)
@given(data=st.data())
def test_zip_to_folder_to_zip_is_the_same_zip(
    kind: str, data: st.DataObject, tmp_path_factory: pytest.TempPathFactory
) -> None:
    scenario = data.draw(scenarios(kind))
    fog = {scenario.scenes()[0]: b"mask"}
    folder = tmp_path_factory.mktemp("round")
    first, middle, last = folder / "a.battlemap", folder / "b", folder / "c.battlemap"
    save_document(scenario, PictureStore(), first, b"small", fog)
    opened = open_document(first)
    assert same(opened.scenario, scenario)
    save_document(opened.scenario, opened.store, middle, b"small", opened.fog)
    opened = open_document(middle)
    save_document(opened.scenario, opened.store, last, b"small", opened.fog)
    assert last.read_bytes() == first.read_bytes()
    assert opened.fog == fog


@pytest.mark.parametrize("size", [(1, 1), (3, 4)])
@pytest.mark.parametrize("kind", GRIDS)
def test_the_smallest_document_opens_and_stays(kind: str, size: tuple[int, int], tmp_path: Path) -> None:
    doc = {
        "format": "battlemap",
        "version": 1,
        "scenes": [{"id": "s1", "grid": {"kind": kind, "columns": size[0], "rows": size[1]}}],
    }
    scenario = scenario_from_dict(doc, "x")
    assert scenario.document.active_scene == "s1"
    save_document(scenario, PictureStore(), tmp_path / "x.battlemap")
    again = open_document(tmp_path / "x.battlemap").scenario
    assert same(again, scenario)
    assert (again.scene("s1").grid.columns, again.scene("s1").grid.rows) == size

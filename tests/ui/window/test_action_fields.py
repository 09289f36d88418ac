"""The fields of an action give what its ruleset takes, untouched and typed in."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QDoubleSpinBox
from pytestqt.qtbot import QtBot

from battlemap.rules.registry import Registry
from battlemap.rules.schema import check_values
from battlemap.rules.words import Words
from battlemap.ui.docks.action_fields import ActionFields

RULES = Registry(installed=False)


@pytest.mark.parametrize("id_", RULES.ids())
def test_what_nobody_touched_is_what_the_rules_take(qtbot: QtBot, qapp: object, id_: str) -> None:
    manifest = RULES.manifest(id_)
    fields = ActionFields()
    qtbot.addWidget(fields)
    for spec in manifest.action:
        fields.show_offer("t1", {"action": spec.id, "using": []}, manifest, "en")
        assert set(check_values(spec.option, fields.options, "")) == {one.id for one in spec.option}


def test_a_number_with_decimals_is_typed_in_and_kept(qtbot: QtBot, qapp: object) -> None:
    manifest = RULES.manifest("gurps_thf")
    fields = ActionFields()
    qtbot.addWidget(fields)
    spec = next(spec for spec in manifest.action if any(one.id == "height_m" for one in spec.option))
    offer = {"action": spec.id, "using": ["Grenade"]}
    fields.show_offer("t1", offer, manifest, "en")
    high = fields.field("height_m")
    assert isinstance(high, QDoubleSpinBox)
    high.setValue(1.5)
    assert fields.options["height_m"] == 1.5
    fields.show_offer("t1", None, manifest, "en")
    fields.show_offer("t1", offer, manifest, "en")
    assert fields.options["height_m"] == 1.5


def test_what_a_field_means_is_told_in_the_language_of_the_window(qtbot: QtBot, qapp: object) -> None:
    manifest = RULES.manifest("gurps_thf")
    fields = ActionFields()
    qtbot.addWidget(fields)
    spec = next(spec for spec in manifest.action if spec.option)
    told = replace(spec.option[0], text=Words({"en": "how many", "da": "hvor mange"}))
    manifest = replace(manifest, action=(replace(spec, option=(told,)),))
    fields.show_offer("t1", {"action": spec.id, "using": []}, manifest, "da")
    assert fields.field(told.id).toolTip() == "hvor mange"

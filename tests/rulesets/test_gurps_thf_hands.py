"""Free hands in gurps_thf: what each holds, what a grapple needs, dropping and picking up, crippled arms and shields."""

from typing import Any

import pytest

from battlemap.errors import CommandError
from battlemap.rules.api import ActionRequest, Apply, Outcome, Ruleset, Table, Trial, odds_of, trial

from .thf import table_of

SWORD = "Sword, skill 14, 2d cut, reach 1, hand right"
SHIELD = "Shield, skill 12, 1d cr, shield, hand left"
MAUL = "Maul, skill 13, 3d cr, reach 1-2, hand both"
KNIFE = "Knife, skill 12, 1d cut, reach C-1, knife"


def at(cell: tuple[int, int] = (6, 6), **stats: Any) -> dict[str, Any]:
    return {"at": cell, "stats": {"st": 12, "dx": 12, "ht": 12, "hp": 20, "hp_max": 20, **stats}}


def do(rules: Ruleset, table: Table, action: str, target: str | None = "b", **how: Any) -> Trial:
    request = ActionRequest(action, "a", target, options=how.pop("options", {}), using=how.pop("using", None))
    return trial(rules, table, lambda t: rules.act(request, t), **how)


def put(rules: Ruleset, table: Table, condition: str, token: str = "a", **more: Any) -> Table:
    def run(t: Table) -> Any:
        yield Apply(t.edit().add(token, condition, **more).changes())
        return Outcome()

    return trial(rules, table, run).table


def refused(rules: Ruleset, table: Table, action: str, **how: Any) -> CommandError:
    with pytest.raises(CommandError) as caught:
        do(rules, table, action, **how)
    assert caught.value.code == "not-offered"
    return caught.value


def offer(rules: Ruleset, table: Table, action: str) -> Any:
    return next(one for one in rules.offers(table.token("a"), table) if one.action == action)


def hold(table: Table) -> Any:
    return next(r.data for r in table.relations("a") if r.of == "a")


def won(**options: str) -> dict[str, Any]:
    return {"options": options, "dice": [1, 2, 2, 6, 6, 5]}


@pytest.mark.parametrize("weapons", [MAUL, f"{SWORD}; {SHIELD}", f"{SWORD}; Dagger, skill 12, 1d imp, hand left"])
def test_who_has_both_hands_full_does_not_grapple(rules: Ruleset, weapons: str) -> None:
    table = table_of(rules, at(weapons=weapons), at())
    assert refused(rules, table, "grapple").details["rule"] == "CLO-2"
    found = offer(rules, table, "grapple")
    assert not found.available
    assert found.why[0].rule == "CLO-2"


def test_one_grapples_with_the_hand_that_is_free_and_chokes_with_both_free(rules: Ruleset) -> None:
    table = table_of(rules, at(weapons=KNIFE), at())
    held = do(rules, table, "grapple", **won(hands="both")).table
    assert (hold(held)["hands"], list(hold(held)["sides"])) == (1, ["left"])
    assert refused(rules, held, "choke").details["rule"] == "CLO-10"
    empty = do(rules, held, "drop", None).table
    assert do(rules, empty, "choke", dice=[1, 2, 2, 6, 6, 5, *[3] * 3]).outcome.hit


def test_a_beast_needs_no_hands(rules: Ruleset) -> None:
    table = table_of(rules, at(weapons=MAUL, animal=True), at())
    assert do(rules, table, "grapple", **won()).outcome.hit


def test_the_hands_that_hold_a_foe_wield_nothing(rules: Ruleset) -> None:
    table = table_of(rules, at(weapons=f"{KNIFE}; {MAUL}"), at())
    held = do(rules, table, "grapple", **won()).table
    assert refused(rules, held, "attack", using="Maul").details["rule"] == "CLO-2"
    assert do(rules, held, "attack", using="Knife", dice=[6, 6, 6]).outcome.hit is False
    assert "Maul" not in offer(rules, held, "attack").using
    loose = do(rules, held, "let_go").table
    assert do(rules, table_of(rules, at(weapons=MAUL), at((6, 5))), "attack", dice=[6, 6, 6]).outcome.hit is False
    assert "Maul" in offer(rules, loose, "attack").using or not offer(rules, loose, "attack").available


def test_what_is_dropped_is_picked_up_in_two_turns(rules: Ruleset) -> None:
    table = table_of(rules, at(weapons=SWORD), at((6, 5)))
    empty = do(rules, table, "drop", None).table
    assert not offer(rules, empty, "drop").available
    assert offer(rules, empty, "drop").why[0].rule == "MAN-4"
    assert refused(rules, empty, "drop", target=None).details["rule"] == "MAN-4"
    assert refused(rules, empty, "attack", using="Sword").details["rule"] == "MAN-4"
    once = do(rules, empty, "make_ready", None, using="Sword").table
    assert refused(rules, once, "attack", using="Sword").details["rule"] == "MAN-4"
    twice = do(rules, once, "make_ready", None, using="Sword").table
    assert not {"dropped", "unready"} & {c.id for c in twice.token("a").conditions}
    assert do(rules, twice, "attack", using="Sword", dice=[6, 6, 6]).outcome.hit is False
    assert offer(rules, twice, "drop").using == ("Sword",)


def test_all_the_uses_of_one_thing_fall_and_rise_together(rules: Ruleset) -> None:
    lines = "Sword (swung), skill 14, 2d cut; Sword (thrust), skill 14, 1d imp"
    table = table_of(rules, at(weapons=lines), at((6, 5)))
    empty = do(rules, table, "drop", None, using="Sword (thrust)").table
    assert refused(rules, empty, "attack", using="Sword (swung)").details["rule"] == "MAN-4"
    again = empty
    for _ in range(2):
        again = do(rules, again, "make_ready", None, using="Sword (thrust)").table
    assert do(rules, again, "attack", using="Sword (swung)", dice=[6, 6, 6]).outcome.hit is False


@pytest.mark.parametrize("part", ["right_arm", "right_hand"])
def test_a_crippled_arm_drops_what_it_held_and_takes_nothing_up(rules: Ruleset, part: str) -> None:
    table = table_of(rules, at((6, 5), weapons="Axe, skill 16, 30 cut"), at(weapons=SWORD))
    hurt = do(rules, table, "attack", options={"location": part}, dice=[1, 1, 1, 3, 3, 3])
    assert any(line.rule == "DMG-16" and "drops" in str(line.text) for line in hurt.record.lines)
    found = next(one for one in rules.offers(hurt.table.token("b"), hurt.table) if one.action == "make_ready")
    assert (found.available, found.why[0].rule) == (False, "DMG-16")
    attack = next(one for one in rules.offers(hurt.table.token("b"), hurt.table) if one.action == "attack")
    assert "Sword" not in attack.using


def test_a_weapon_for_both_hands_and_a_shield_exclude_each_other(rules: Ruleset) -> None:
    table = table_of(rules, at(weapons=f"{SWORD}; {SHIELD}; {MAUL}", shield_db=2, block=10), at((6, 5)))
    assert refused(rules, table, "attack", using="Maul").details["rule"] == "MAN-4"
    loose = do(rules, table, "drop", None, using="Shield").table
    assert do(rules, loose, "attack", using="Maul", dice=[6, 6, 6]).outcome.hit is False


def test_a_shield_on_the_ground_neither_blocks_nor_helps(rules: Ruleset) -> None:
    table = table_of(rules, at((6, 5), weapons=SWORD), {**at(weapons=f"{SWORD}; {SHIELD}", shield_db=2, block=12)})
    request = ActionRequest("attack", "a", "b")
    before = odds_of(rules, table, request)
    after = odds_of(rules, put(rules, table, "dropped", "b", weapons=["Shield"]), request)
    assert after.hit > before.hit


def test_weapons_have_to_be_drawn_first_only_where_the_table_wants_it(rules: Ruleset) -> None:
    plain = table_of(rules, at(weapons=f"{SWORD}; {KNIFE}"), at((6, 5)))
    assert do(rules, plain, "attack", using="Knife", dice=[6, 6, 6]).outcome.hit is False
    strict = table_of(rules, at(weapons=f"{SWORD}; {KNIFE}"), at((6, 5)), options={"draw_first": True})
    assert refused(rules, strict, "attack", using="Knife").details["rule"] == "MAN-4"
    drawn = do(rules, strict, "make_ready", None, using="Knife").table
    assert refused(rules, drawn, "attack", using="Sword").details["rule"] == "MAN-4"
    assert do(rules, drawn, "attack", using="Knife", dice=[6, 6, 6]).outcome.hit is False

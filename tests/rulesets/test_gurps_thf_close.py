"""Close combat in gurps_thf: the public vectors, holds that are always consistent, slams, evasion on every grid."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from battlemap.errors import CommandError
from battlemap.rules.api import (
    ActionRequest,
    Apply,
    Combat,
    Outcome,
    Ruleset,
    Table,
    Trial,
    odds_of,
    trial,
)

from .thf import table_of, vectors_pass

GRIDS = ("hex-flat", "hex-pointy", "square")
DAGGER = "Dagger, skill 13, 1d-2 imp, reach C-1, parry 9"


def do(rules: Ruleset, table: Table, action: str, by: str = "a", target: str | None = "b", **how: Any) -> Trial:
    request = ActionRequest(action, by, target, options=how.pop("options", {}), using=how.pop("using", None))
    return trial(rules, table, lambda t: rules.act(request, t), **how)


def in_fight(rules: Ruleset, table: Table, move: float = 6.0, manoeuvre: str = "move") -> Table:
    def run(t: Table) -> Any:
        order = tuple((token.id,) for token in t.tokens())
        budgets = {"a": {"move": move, "attacks": 1.0}}
        yield Apply(t.edit().fight(Combat(t.scene.id, 1, order, ("a",), budgets, {"manoeuvre": manoeuvre})).changes())
        return Outcome()

    return trial(rules, table, run).table


def moved(rules: Ruleset, table: Table, token: str, *cells: Any, dice: Any = (), answers: Any = None) -> Table:
    def run(t: Table) -> Any:
        for cell in cells:
            yield Apply(t.edit().set(token, at=(cell[0], cell[1])).changes())
        return Outcome()

    return trial(rules, table, run, dice=dice, answers=answers).table


def ahead(table: Table, cell: Any, direction: int, steps: int = 1) -> Any:
    for _ in range(steps):
        cell = table.grid.neighbor(cell, direction)
    return cell


def marks(table: Table, token: str) -> set[str]:
    return {condition.id for condition in table.token(token).conditions}


def test_every_public_vector_of_close_combat_passes(rules: Ruleset, tmp_path: Path) -> None:
    assert vectors_pass(rules, tmp_path, lambda rule: rule.startswith("CLO-")) >= 19


@settings(max_examples=60, deadline=None)
@given(
    steps=st.lists(
        st.tuples(
            st.sampled_from(["grapple", "takedown", "pin", "choke", "break_free", "let_go", "seize_arm", "move"]),
            st.sampled_from(["ab", "ba", "ac", "ca"]),
            st.integers(3, 18),
            st.integers(3, 18),
        ),
        max_size=8,
    )
)
@example(steps=[("grapple", "ba", 3, 3), ("grapple", "ca", 3, 3), ("move", "ab", 3, 3)])
def test_who_is_marked_as_held_is_held_by_somebody_in_the_hex(
    rules: Ruleset, steps: list[tuple[str, str, int, int]]
) -> None:
    table = table_of(rules, *({"at": [6, 4], "stats": {"weapons": DAGGER, "hp": 90, "hp_max": 90}} for _ in range(3)))
    for action, who, first, second in steps:
        by, target = who[0], who[1]
        if action == "move":
            table = moved(rules, table, by, table.grid.cell([6, 4 + first % 2]))
        else:
            names = ("grapple", "takedown", "pin", "choke", "break_free", "grab", "wrest")
            fixed = {f"roll:{name}": first for name in names} | {f"roll:resist_{name}": second for name in names}
            try:
                table = do(rules, table, action, by, target, answers={**fixed, "roll:knockdown": 3}).table
            except CommandError:
                continue
        for token in table.tokens():
            holds = [r for r in table.relations(token) if r.to == token.id]
            assert all(table.cell(table.token(r.of)) == table.cell(token) for r in holds)
            assert ("grappled" in marks(table, token.id)) == any(r.kind == "grapple" for r in holds)
            assert ("pinned" in marks(table, token.id)) == any(r.kind == "pin" for r in holds)


def test_a_giant_walks_away_from_who_holds_him(rules: Ruleset) -> None:
    table = table_of(rules, {"at": [6, 4], "stats": {"dx": 15}}, {"at": [6, 4], "stats": {"st": 20}})
    table = do(rules, table, "grapple", dice=[[3, 3, 3], [4, 4, 4]]).table
    assert marks(table, "b") == set()
    assert rules.profile(table.token("b"), table).budget > 0
    assert table.relations("b", "grapple")
    gone = moved(rules, table, "b", table.grid.cell([6, 6]))
    assert gone.relations("b") == ()


def test_the_bonus_of_helpers_needs_them_in_the_hex(rules: Ruleset) -> None:
    low = {"at": [6, 4], "posture": "lying", "stats": {"st": 14}}
    table = table_of(
        rules, {"at": [6, 4], "stats": {"st": 12}}, low, {"at": [6, 4], "side": "x"}, {"at": [7, 4], "side": "x"}
    )
    done = do(rules, table, "pin", options={"helpers": "c"}, answers={"roll:pin": 10, "roll:resist_pin": 10})
    assert [record.roll.target for record in done.record.rolls] == [14, 14]
    with pytest.raises(CommandError) as refusal:
        do(rules, table, "pin", options={"helpers": "d"})
    assert refusal.value.code == "out-of-reach"


@pytest.mark.parametrize("kind", GRIDS)
@pytest.mark.parametrize("direction", range(6))
def test_a_slam_goes_the_same_way_on_every_grid(rules: Ruleset, kind: str, direction: int) -> None:
    bare = table_of(rules, {"at": [9, 4]}, kind=kind)
    here = bare.grid.from_offset(9, 9)
    foe = ahead(bare, here, direction)
    facing = (direction + bare.grid.directions // 2) % bare.grid.directions
    table = table_of(
        rules,
        {"at": [here[0], here[1]], "facing": direction, "stats": {"st": 16, "hexes_moved": 4}},
        {"at": [foe[0], foe[1]], "facing": facing},
        kind=kind,
    )
    sure = {"roll:slam": 9, "roll:resist_slam": 12, "roll:slam_strength": 9, "roll:resist_strength": 10}
    done = do(rules, table, "slam", answers={**sure, "roll:balance": 9, "roll:push": 9, "roll:resist_push": 12})
    assert done.table.cell(done.table.token("a")) == foe
    assert done.table.cell(done.table.token("b")) == ahead(table, foe, direction, 4)  # margin 18-9 = 9
    assert done.table.token("b").posture == "lying" and done.table.token("a").facing == direction


@settings(max_examples=60, deadline=None)
@given(
    own=st.integers(6, 20),
    other=st.integers(6, 20),
    ran=st.integers(0, 6),
    rolls=st.lists(st.integers(3, 18), min_size=7, max_size=7),
)
def test_a_push_is_never_farther_than_the_run_nor_a_bounce_than_two(
    rules: Ruleset, own: int, other: int, ran: int, rolls: list[int]
) -> None:
    stats = {"st": own, "hexes_moved": ran}
    table = table_of(rules, {"at": [9, 5], "stats": stats}, {"at": [9, 4], "facing": 3, "stats": {"st": other}})
    names = ("slam", "resist_slam", "slam_strength", "resist_strength", "balance", "push", "resist_push")
    answers = {f"roll:{name}": total for name, total in zip(names, rolls, strict=True)}
    done = do(rules, table, "slam", answers={**answers, "roll:collision": 1, "roll:knockdown": 3})
    impact = done.outcome.value
    limit = ran + 1 if impact.loser == "b" else 2
    assert impact.pushed <= min(limit, impact.margin // 2)
    fallen = {token.id for token in done.table.tokens() if token.posture == "lying"}
    assert (impact.loser is None and not fallen) or impact.loser in fallen
    if impact.winner_fell:
        assert fallen == {"a", "b"} and impact.pushed == 0


@pytest.mark.parametrize("kind", GRIDS)
@pytest.mark.parametrize(("evades", "resists", "through"), [(3, 10, True), (9, 3, False)])
def test_who_runs_through_a_foe_has_to_get_past_him(
    rules: Ruleset, kind: str, evades: int, resists: int, through: bool
) -> None:
    bare = table_of(rules, {"at": [0, 0]}, kind=kind)
    here = bare.grid.from_offset(9, 9)
    foe, beyond = ahead(bare, here, 0), ahead(bare, here, 0, 2)
    table = table_of(
        rules, {"at": [here[0], here[1]]}, {"at": [foe[0], foe[1]], "facing": bare.grid.directions // 2}, kind=kind
    )
    table = in_fight(rules, table)
    after = moved(rules, table, "a", foe, beyond, answers={"roll:evade": evades, "roll:resist_evade": resists})
    assert after.cell(after.token("a")) == (beyond if through else foe)
    assert after.stats(after.token("a"))["hexes_moved"] >= 2
    let = moved(rules, table, "a", foe, beyond, answers={"stop@b": "let"})
    assert let.cell(let.token("a")) == beyond


def test_nobody_stops_a_friend_or_is_stopped_by_the_helpless(rules: Ruleset) -> None:
    for foe in ({"side": "x"}, {"conditions": ["stunned"]}, {"conditions": ["unconscious"], "posture": "lying"}):
        table = in_fight(rules, table_of(rules, {"at": [6, 6]}, {"at": [6, 5], **foe}))
        after = moved(rules, table, "a", table.grid.cell([6, 5]), table.grid.cell([6, 4]))  # no dice: nothing is rolled
        assert after.cell(after.token("a")) == after.grid.cell([6, 4])


def test_leaving_close_combat_on_a_later_turn_needs_no_evasion(rules: Ruleset) -> None:
    table = in_fight(rules, table_of(rules, {"at": [6, 6]}, {"at": [6, 5]}))
    table = moved(rules, table, "a", table.grid.cell([6, 5]))
    table = trial(rules, table, lambda t: rules.turn_started(t.token("a"), t)).table
    after = moved(rules, table, "a", table.grid.cell([6, 4]))
    assert after.cell(after.token("a")) == after.grid.cell([6, 4])


def test_close_combat_shows_in_the_offers_with_its_reason(rules: Ruleset) -> None:
    table = table_of(rules, {"at": [6, 6], "stats": {"weapons": DAGGER}}, {"at": [6, 6]})
    near = {offer.action: offer for offer in rules.offers(table.token("a"), table)}
    assert near["grapple"].available and not near["feint"].available
    assert near["feint"].why[0].rule == "CLO-25" and near["takedown"].why[0].rule == "CLO-8"
    with pytest.raises(CommandError) as refusal:
        do(rules, table, "all_out_attack")
    assert refusal.value.code == "not-offered"
    apart = moved(rules, table, "a", table.grid.cell([6, 8]))
    far = {offer.action: offer for offer in rules.offers(apart.token("a"), apart)}
    assert not far["grapple"].available and far["grapple"].code == "out-of-reach"
    assert not far["slam"].available and far["slam"].why[0].rule == "CLO-13"


def test_gored_head_on_the_weaker_bull_is_hurt_too(rules: Ruleset) -> None:
    bull = {"horns": "blunt", "weight_kg": 600, "hp": 60, "hp_max": 60}
    weak, strong = {**bull, "st": 10, "hexes_moved": 4}, {**bull, "st": 25}
    table = table_of(rules, {"at": [9, 5], "stats": weak}, {"at": [9, 4], "facing": 3, "stats": strong})
    dice = [[3, 3, 3], [4, 4, 4], [4, 4, 4], [3, 3, 3], [4, 4, 4], [4, 4, 4], [4, 4, 4], [4], [5], [3, 3, 3]]
    done = do(rules, table, "gore", dice=dice, answers={"push_back": "stay"}, all_dice=False)
    assert done.table.stats(done.table.token("a"))["hp"] < 60


def test_the_odds_of_a_grapple_are_those_of_its_contest(rules: Ruleset) -> None:
    table = table_of(rules, {"at": [6, 6], "stats": {"dx": 11}}, {"at": [6, 6], "stats": {"dx": 12}})
    faces = range(1, 7)
    totals = [a + b + c for a in faces for b in faces for c in faces]
    wins = sum(14 - one > 12 - two for one in totals for two in totals)
    assert odds_of(rules, table, ActionRequest("grapple", "a", "b")).hit == pytest.approx(wins / 216**2, abs=1e-12)

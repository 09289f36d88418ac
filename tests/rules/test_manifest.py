from collections.abc import Callable
from pathlib import Path

import pytest

from battlemap.errors import BattlemapError, RulesetError
from battlemap.rules.manifest import MAX_BYTES, merge, read_manifest, read_rules

STAT = "[[stat]]\nid = 'hp'\nlabel = 'Hit points'\n"


def test_a_small_manifest_gets_all_defaults(make_ruleset: Callable[..., Path]) -> None:
    manifest = read_manifest(make_ruleset())
    assert (manifest.id, manifest.name.english, manifest.turns.kind) == ("house", "House", "individual")
    assert manifest.grids == ("hex-flat", "hex-pointy", "square", "none")
    assert (*manifest.stat, *manifest.option, *manifest.condition, *manifest.posture) == ()


def test_everything_declared_is_read(make_ruleset: Callable[..., Path]) -> None:
    manifest = read_manifest(
        make_ruleset(
            manifest="""
            grids = ["square"]
            [turns]
            round_seconds = 6.0
            [[stat]]
            id = "hp"
            bar = "hp_max"
            default = 3
            label = { en = "Hit points", da = "Livspoint" }
            [[stat]]
            id = "hp_max"
            label = "Most"
            [[option]]
            id = "flanking"
            type = "bool"
            default = true
            label = "Flanking"
            rule = "HOU-1"
            [[condition]]
            id = "prone"
            icon = "arrow-down"
            label = "Prone"
            [[posture]]
            id = "standing"
            label = "Standing"
            """
        )
    )
    assert manifest.stat[0].label.in_language("da") == "Livspoint"
    assert (manifest.stat[0].bar, manifest.option[0].default, manifest.option[0].rule) == ("hp_max", True, "HOU-1")
    assert (manifest.condition[0].icon, manifest.posture[0].id) == ("arrow-down", "standing")
    assert (manifest.grids, manifest.turns.round_seconds) == (("square",), 6.0)


@pytest.mark.parametrize(
    ("manifest", "place", "problem"),
    [
        ("colour = 1", "top level", "unknown field `colour`"),
        ('grids = ["round"]', "grids[0]", "'round'"),
        ("stats_version = 'x'", "stats_version", "expected `int`, got `str`"),
        (STAT + "type = 'number'", "stat[0].type", "'number'"),
        (STAT + "default = 'x'", "stat[0].default", "expected a whole number, found 'x'"),
        (STAT + "default = 5\nmax = 4", "stat[0].default", "at most 4"),
        (STAT + "choices = ['a']", "stat[0].default", "choices are for the type text"),
        (STAT + "bar = 'most'", "stat[0].bar", "'most' is no stat"),
        (STAT + "bars = 'most'", "stat[0]", "unknown field `bars`"),
        (STAT + STAT, "stat[1].id", "stands there twice"),
        ("[[stat]]\nid = 'Big HP'\nlabel = 'x'", "stat[0].id", "found 'Big HP'"),
        ("[[stat]]\nid = 'version'\nlabel = 'x'", "stat[0].id", "taken by the program"),
        ("[[stat]]\nid = 'hp'", "stat[0]", "missing required field `label`"),
        ("[[stat]]\nid = 'hp'\nlabel = {da = 'x'}", "stat[0].label", "English"),
        ("[[stat]]\nid = 'hp'\nlabel = 3", "stat[0].label", "expected a text"),
        ("[[option]]\nid = 'x'\nlabel = 'x'", "option[0].default", "needs one"),
        ("[turns]\nkind = 'odd'", "turns.kind", "'odd'"),
    ],
)
def test_an_error_names_file_and_key(
    make_ruleset: Callable[..., Path], manifest: str, place: str, problem: str
) -> None:
    folder = make_ruleset(manifest=manifest)
    with pytest.raises(RulesetError) as caught:
        read_manifest(folder)
    said = str(caught.value.text)
    assert said.startswith(f"{folder / 'ruleset.toml'}: {place}: ")
    assert problem in said


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("id = ", "is not TOML"),
        ("x = " + "[" * 5000 + "]" * 5000, "is not TOML"),
        ('id = "house"', "missing required field"),
        ('id = "house"\napi = 2', "api: this program knows version 1, the ruleset needs 2"),
        ("#" + "x" * MAX_BYTES, "larger than"),
        ('id = "House"\nname = "x"\nversion = "1"\napi = 1\nsummary = "x"', "id: expected small letters"),
        ('id = "house"\nname = "x"\nversion = "1"\napi = 0\nsummary = "x"', "api: expected 1, found 0"),
    ],
)
def test_a_broken_file_gets_one_clear_sentence(tmp_path: Path, text: str, problem: str) -> None:
    (tmp_path / "ruleset.toml").write_text(text, encoding="utf-8")
    with pytest.raises(BattlemapError) as caught:
        read_manifest(tmp_path)
    assert problem in str(caught.value.text)
    assert "ruleset.toml" in str(caught.value.text)


def test_not_utf8_and_not_there(tmp_path: Path) -> None:
    with pytest.raises(RulesetError, match="is not there"):
        read_manifest(tmp_path)
    (tmp_path / "ruleset.toml").write_bytes(b'id = "\xff"')
    with pytest.raises(RulesetError, match="is not TOML"):
        read_manifest(tmp_path)
    with pytest.raises(RulesetError, match="is not there"):
        read_manifest(tmp_path / "ruleset.toml")


def test_rules_keep_the_order_of_the_file(tmp_path: Path) -> None:
    (tmp_path / "rules.toml").write_text(
        '[B-2]\ntitle = "Two"\ntext.en = "Second"\ntext.da = "Anden"\n[A-1]\ntitle = "One"\ntext = "First"\nref = true\n',
        encoding="utf-8",
    )
    rules = read_rules(tmp_path)
    assert list(rules) == ["B-2", "A-1"]
    assert rules["B-2"].text.in_language("da") == "Anden"
    assert rules["A-1"].ref


def test_no_rules_and_wrong_rules(tmp_path: Path) -> None:
    assert read_rules(tmp_path) == {}
    (tmp_path / "rules.toml").write_text('[A-1]\ntitle = "One"\n', encoding="utf-8")
    with pytest.raises(RulesetError, match="text"):
        read_rules(tmp_path)


def test_an_overlay_replaces_parts_of_the_same_id(make_ruleset: Callable[..., Path]) -> None:
    base = read_manifest(make_ruleset("base", manifest=STAT + "[[stat]]\nid = 'mp'\nlabel = 'Magic'"))
    over = read_manifest(make_ruleset("over", manifest="extends = 'base'\n[[stat]]\nid = 'hp'\nlabel = 'Life'"))
    merged = merge(base, over)
    assert merged.id == "over"
    assert [(stat.id, stat.label.english) for stat in merged.stat] == [("hp", "Life"), ("mp", "Magic")]


def test_a_loss_is_taken_from_the_stat_named_or_else_the_first_gauge(make_ruleset: Callable[..., Path]) -> None:
    bar = "[[stat]]\nid = 'mana'\nbar = 'hp'\nlabel = 'Mana'\n"
    assert read_manifest(make_ruleset("none")).damage_stat is None
    assert read_manifest(make_ruleset("plain", STAT)).damage_stat is None
    assert read_manifest(make_ruleset("gauge", STAT + bar)).damage_stat == "mana"
    named = read_manifest(make_ruleset("named", "damage_from = 'hp'\n" + STAT + bar))
    assert named.damage_stat == "hp"
    assert merge(named, read_manifest(make_ruleset("over", "extends = 'named'"))).damage_stat == "hp"
    with pytest.raises(RulesetError, match="damage_from"):
        read_manifest(make_ruleset("wrong", "damage_from = 'luck'\n" + STAT))


GROUND = "[[ground]]\nid = '{id}'\nof = '{of}'\nlabel = '{label}'\n"


def test_words_for_the_ground(make_ruleset: Callable[..., Path]) -> None:
    both = GROUND.format(id="ivy", of="climb", label="Ivy") + GROUND.format(
        id="ivy", of="surface", label="Ivy on the floor"
    )
    base = read_manifest(make_ruleset("base", both + "text = 'Rustles'\nrule = 'HOU-1'\n"))
    assert [(word.of, word.id, word.pattern) for word in base.ground] == [("climb", "ivy", ""), ("surface", "ivy", "")]
    assert base.ground[1].text is not None and base.ground[1].text.english == "Rustles"
    over = read_manifest(
        make_ruleset("over", "extends = 'base'\n" + GROUND.format(id="ivy", of="climb", label="Old ivy"))
    )
    assert [word.label.english for word in merge(base, over).ground] == ["Old ivy", "Ivy on the floor"]
    with pytest.raises(RulesetError, match=r"ground\.surface"):
        read_manifest(make_ruleset("twice", both + both))
    with pytest.raises(RulesetError, match=r"ground\[1\].pattern"):
        read_manifest(make_ruleset("stars", both + "pattern = 'stars'"))

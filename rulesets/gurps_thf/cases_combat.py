"""Which player of a case fits, by what it is about and what it gives."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from battlemap.rules.api import Ruleset

from . import cases_areas as areas
from . import cases_attack as strikes
from . import cases_blast as blast
from . import cases_close as close
from . import cases_defence as defending
from . import cases_hardship as hardship
from . import cases_ranged as missiles
from . import cases_scene as scenes
from . import cases_swarms as hordes
from . import cases_wounds as wounds

Given = Mapping[str, Any]
Play = Callable[[Ruleset, Given], dict[str, Any]]

# family of the rule (or the rule), keys that are given, player; the first that fits plays
PLAYS: tuple[tuple[str, tuple[str, ...], Play], ...] = (
    ("", ("tokens", "do"), scenes.scene),
    *close.PLAYS,
    *missiles.PLAYS,
    *blast.PLAYS,
    *areas.PLAYS,
    *hordes.PLAYS,
    *hardship.PLAYS,
    ("COR-7", ("st",), scenes.tables),
    ("COR-8", ("distances_m",), scenes.tables),
    ("COR-9", ("lengths_m",), scenes.tables),
    ("CON-", ("observer", "others"), defending.arcs),
    ("CON-", ("attacker", "targets"), defending.fan),
    ("CON-", ("from", "to"), defending.lines),
    ("DMG-19", ("attack", "target"), wounds.large_area),
    ("DMG-20", ("cases",), strikes.giants),
    ("DMG-14", ("attack", "attacker"), wounds.knockback),
    ("DMG-15", ("cases",), strikes.blunt),
    ("DMG-17", ("cases",), wounds.recoveries),
    ("DMG-4", ("cases",), wounds.fates),
    ("DMG-5", ("cases",), wounds.fates),
    ("DMG-", ("part", "injury"), wounds.limbs),
    ("DMG-", ("injury", "location", "dice"), wounds.knockdowns),
    ("DMG-", ("injury", "target"), wounds.death_checks),
    ("DMG-6", ("cases",), wounds.shocks),
    ("HIT-10", ("cases",), wounds.shocks),
    ("HIT-12", ("injury", "dice"), wounds.windpipe),
    ("HIT-6", ("attackers",), strikes.vitals),
    ("HIT-", ("locations",), strikes.locations),
    ("COR-12", ("dice",), strikes.random_locations),
    ("HIT-14", ("dice",), strikes.random_locations),
    ("MAN-", ("helper", "victim"), defending.helping),
    ("DEF-9", ("helper", "victim"), defending.helping),
    ("DEF-", ("defender", "attacker"), defending.defences),
    ("DEF-", ("defender", "cases"), defending.defences),
    ("COR-4", ("defender", "cases"), defending.defences),
    ("COR-", ("defender", "attacker"), defending.defences),
    ("MAN-", ("defender", "attacker"), defending.defences),
    ("MAN-2", ("aimed_turns",), strikes.aimed),
    ("MAN-3", ("turns",), wounds.evaluating),
    ("MAN-4", ("users",), strikes.readying),
    ("MAN-6", ("attacker",), strikes.two_weapons),
    ("MAN-7", ("options_tried",), strikes.all_out),
    ("MAN-8", ("attacker", "target"), strikes.feints),
    ("MAN-9", ("target", "dice"), wounds.concentrating),
    ("MAN-13c", ("attacks",), strikes.blows),
    ("MAN-13*", ("skills",), strikes.extra),
    ("MAN-15", ("effective_skills",), strikes.criticals),
    ("COR-2", ("cases",), strikes.criticals),
    ("COR-1", ("cases",), strikes.criticals),
    ("FAT-1", ("target",), wounds.tired),
    ("FAT-2", ("fp_spent",), wounds.spending),
    ("FAT-3", ("fp_spent",), wounds.spending),
    ("FAT-2", ("target", "dice"), wounds.keeping_on),
    ("SUR-", ("sides",), wounds.partial_surprise),
    ("SUR-1", ("target", "dice"), wounds.total_surprise),
    ("SUR-", ("target", "dice"), wounds.coming_round),
    ("DMG-11", ("target", "dice"), wounds.coming_round),
    ("INI-", ("combatants",), wounds.order),
    ("INI-", ("sides",), wounds.order),
    ("SEQ-", ("combatants",), wounds.order),
    ("COR-10", ("attack", "target"), strikes.injuries),
    ("COR-13", ("attack", "target"), strikes.injuries),
    ("DMG-18", ("attack", "target"), strikes.injuries),
    ("MAN-13*", ("attacker", "same_target"), strikes.two_weapons),
    ("HIT-", ("attack",), strikes.injuries),
    ("MAN-", ("attacker", "target", "attack"), strikes.swings),
    ("COR-", ("attacker", "target", "attack"), strikes.swings),
)


def run(rules: Ruleset, ids: Sequence[str], given: Given) -> dict[str, Any] | None:
    """What the rules make of a case of combat; None for one of something else."""
    for rule, keys, play in PLAYS:
        fits = any(_fits(id_, rule) for id_ in ids)
        if fits and all(key in given for key in keys):
            return play(rules, _with_rule(ids, given))
    return None


def _fits(id_: str, rule: str) -> bool:
    """A rule, a family of rules ("DMG-") or one with its parts ("MAN-13*")."""
    return id_ == rule or (id_.startswith(rule.rstrip("*")) and (not rule or rule[-1] in "-*"))


def _with_rule(ids: Sequence[str], given: Given) -> Given:
    """By a master's count the extra attacks are others."""
    return {**given, "by": "master"} if "MAN-13b1" in ids else given

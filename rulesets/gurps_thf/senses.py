"""Seeing, hearing, smelling. Rules: SEN-1 to SEN-11."""

from collections.abc import Collection, Generator
from math import sqrt
from typing import Any

from battlemap.rules.api import ActionRequest, Apply, CommandError, Line, Outcome, T, Table, Token, decimal

from . import ranges
from .rolls import Contest, Score, contest, roll
from .skill import darkness as dark
from .tables import numbers

Going = Generator[Any, Any, Any]
TINY = 1e-9


def perception(table: Table, token: Token, rule: str = "SEN-1") -> Score:
    """Perception as it is set, else IQ."""
    stats = table.stats(token)
    per = stats.get("per")
    return Score(int(stats["iq"] if per is None else per), T("Perception"), rule)


def steps_of(distance_m: float) -> int:
    """Steps of the table of sounds: 0 up to its first distance, 1 up to twice that, ...

    >>> [steps_of(d) for d in (0.1, 0.25, 0.3, 1, 30)]
    [0, 0, 1, 2, 7]
    """
    step, far = 0, float(numbers("senses")["first_m"])
    while far < distance_m - TINY and step < 64:
        step, far = step + 1, far * 2
    return step


def hearing_modifier(sound: str, distance_m: float) -> int:
    """What the distance does to hearing a sound. Raises CommandError `bad-field` for one that is not in the table."""
    sounds = numbers("senses")["sounds"]
    if sound not in sounds:
        raise CommandError(
            T("There is no sound {sound}", sound=sound), hint=T("one of {names}", names=", ".join(sounds))
        )
    return int(sounds.index(sound)) - steps_of(distance_m)


def hearing(
    table: Table,
    token: Token,
    sound: str,
    distance_m: float,
    traits: Collection[str] = (),
    acute: int = 0,
    more: int = 0,
) -> Score:
    """The Hearing roll for a sound at a distance."""
    row = numbers("senses")
    score = perception(table, token, "SEN-7")
    score = score.plus(
        hearing_modifier(sound, distance_m), "SEN-8", T("distance {metres} m", metres=decimal(distance_m))
    )
    score = score.plus(acute, "SEN-9", T("acute sense"))
    score = score.plus(row["discriminatory"] if "discriminatory_hearing" in traits else 0, "SEN-9", T("keen sense"))
    score = score.plus(row["hard_of_hearing"] if "hard_of_hearing" in traits else 0, "SEN-9", T("hard of hearing"))
    return score.plus(more, "SEN-9", T("circumstances"))


def vision(
    table: Table, token: Token, distance_m: float, size: int, *, darkness: int = 0, plain: bool = False,
    acute: int = 0, traits: Collection[str] = (),
) -> Score:  # fmt: skip
    """The Vision roll for a thing of that size modifier at a distance. Args: plain: in plain view, not hidden."""
    row = numbers("senses")
    score = perception(table, token, "SEN-5").plus(size, "COR-9", T("size of the target"))
    score = score.plus(ranges.range_penalty(distance_m), "COR-8", T("distance {metres} m", metres=decimal(distance_m)))
    score = score.plus(darkness, "SEN-5", T("darkness"))
    score = score.plus(row["plain_view"] if plain else 0, "SEN-5", T("in plain view"))
    score = score.plus(acute, "SEN-5", T("acute sense"))
    return score.plus(row["hyperspectral"] if "hyperspectral_vision" in traits else 0, "SEN-5", T("keen sense"))


def smell(table: Table, token: Token, traits: Collection[str] = (), acute: int = 0, more: int = 0) -> Score:
    """The roll to smell or taste something."""
    row = numbers("senses")
    score = perception(table, token, "SEN-10").plus(acute, "SEN-10", T("acute sense"))
    keen = {"discriminatory_smell", "discriminatory_taste"} & set(traits)
    score = score.plus(row["discriminatory"] if keen else 0, "SEN-10", T("keen sense"))
    return score.plus(more, "SEN-10", T("circumstances"))


def horizon_km(height_m: float) -> float:
    """How far one sees over flat ground from that height, in km: 5 from a man's eyes."""
    row = numbers("senses")
    return float(row["horizon_km"]) * sqrt(max(0.0, height_m) / float(row["horizon_m"]))


def listen(
    table: Table, token_id: str, score: Score, understanding: int | None = None
) -> Generator[Any, Any, tuple[bool, bool | None]]:
    """Roll to hear; for the words a second roll. Returns: heard, and understood (None: not asked for)."""
    check = yield from roll(table, score, "hearing", token_id, rule="SEN-7", apart=lambda c: c.ok)
    if not check.ok or understanding is None:
        return check.ok, False if understanding is not None else None
    words = Score(understanding, T("comprehension"), "SEN-11")
    second = yield from roll(table, words, "comprehension", token_id, rule="SEN-11", apart=lambda c: c.ok)
    return True, second.ok


def hidden(
    table: Table, seeker: tuple[str, Score], hider: tuple[str, Score], rule: str
) -> Generator[Any, Any, Contest]:
    """Somebody hides or sneaks: a contest of senses against the concealing skill."""
    return (yield from contest(table, (*seeker, "senses"), (*hider, "concealment"), rule=rule))


def sense(request: ActionRequest, table: Table) -> Generator[Any, Any, Outcome]:
    """The action: a roll of one sense, at a target on the map or a distance that is told."""
    token, options = table.token(request.by), request.options
    kind = str(options.get("sense", "vision"))
    far, size, darkness = float(options.get("metres", 0) or 0), 0, 0
    if request.target is not None:
        target = table.token(request.target)
        far, size = far or table.distance(token, target), int(table.stats(target)["size_modifier"])
        darkness = dark(table, target)
    more = int(options.get("more", 0))
    if kind == "hearing":
        score = hearing(table, token, str(options.get("sound", "normal_talk")), far, more=more)
    elif kind == "smell":
        score = smell(table, token, more=more)
    else:
        plain = bool(options.get("plain", True))
        score = vision(table, token, far, size, darkness=darkness, plain=plain).plus(more, "SEN-5", T("circumstances"))
    skill = options.get("concealed")
    if skill and request.target is not None:
        rule = "SEN-7" if kind == "hearing" else "SEN-4"
        other = Score(int(skill), T("concealment"), rule)
        found = yield from hidden(table, (token.id, score), (request.target, other), rule)
        noticed = found.winner == token.id
    else:
        noticed = (yield from roll(table, score, "senses", token.id, rule="SEN-1", apart=lambda c: c.ok)).ok
    if not noticed and options.get("danger_sense"):
        check = yield from roll(table, perception(table, token, "SEN-3"), "danger", token.id, rule="SEN-3", secret=True)
        noticed = check.ok
    name = token.name or token.id
    text = T("{name} notices it", name=name) if noticed else T("{name} notices nothing", name=name)
    yield Apply(lines=(Line("SEN-1", text, secret=not noticed),))
    return Outcome(value=noticed)

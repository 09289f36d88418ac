"""The words of a review sheet: what stands in its cells, from the plain data of the sheet (`app/review_sheet.py`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from battlemap.app.rolltext import decimal, margin_text, need_of, plain, purpose_word, result_word, signed, sum_text
from battlemap.text import T, Text
from battlemap.ui.i18n import tr

Sheet = Mapping[str, Any]
Row = Mapping[str, Any]
THINGS: Mapping[str, tuple[Text, Text]] = {
    "door": (T("one door"), T("{n} doors")),
    "wall": (T("one wall"), T("{n} walls")),
    "cell": (T("the ground of one cell"), T("the ground of {n} cells")),
    "area": (T("one area"), T("{n} areas")),
    "light": (T("one light"), T("{n} lights")),
}


@dataclass(frozen=True, slots=True)
class Piece:
    """A part of what happens to a token: words, and the rule that says so. `override`: the game master says so."""

    words: str
    rule: str = ""
    override: bool = False


@dataclass(frozen=True, slots=True)
class Labels:
    """How the rules call what a token has: conditions and postures by id, and the unit of distances."""

    conditions: Mapping[str, str]
    postures: Mapping[str, str]
    unit: str


def is_quiet(row: Row) -> bool:
    """Nothing happens to it, and the rules say why: it is not listed unless asked for."""
    spoken = "was" in row or "set" in row or row["left_out"]
    return row["why"] is not None and not row["touched"] and not row["damage"] and not spoken


def question_of(sheet: Sheet, row: Row) -> Mapping[str, Any] | None:
    """The answer of the token's that can be changed in its row: the first that had a choice."""
    for n in row["asked"]:
        asked: Mapping[str, Any] = sheet["asked"][n - 1]
        if sum(choice["available"] for choice in asked["choices"]) > 1:
            return asked
    return None


def damage_rolls(sheet: Sheet, row: Row) -> list[Mapping[str, Any]]:
    """The rolls behind its losses, each once."""
    numbers = dict.fromkeys(one["roll"] for one in row["damage"] if one["roll"] is not None)
    return [sheet["rolls"][n - 1] for n in numbers]


def own_rolls(sheet: Sheet, row: Row) -> list[Mapping[str, Any]]:
    """The rolls of the token itself that had a number to reach."""
    return [sheet["rolls"][n - 1] for n in row["rolls"] if sheet["rolls"][n - 1]["target"] is not None]


def distance_words(row: Row, unit: str) -> str:
    return "" if row["distance"] is None else f"{tr(decimal(row['distance']))} {unit}"


def cover_words(row: Row) -> str:
    if row["cover"] is not None:
        return _said(row["cover"])
    if row["exposed"] is None:
        return ""
    return tr("none") if row["exposed"] >= 1 else tr("{n} % open", n=round(100 * row["exposed"]))


def roll_words(sheet: Sheet, row: Row) -> str:
    """What it decided and what it rolled: "dive for cover; Dive 11: 9, success"."""
    words = [_answer(sheet["asked"][n - 1]) for n in row["asked"]]
    words += [_short_roll(roll) for roll in own_rolls(sheet, row)]
    return "; ".join(words)


def _answer(asked: Mapping[str, Any]) -> str:
    title = next((choice["title"] for choice in asked["choices"] if choice["id"] == asked["answer"]), asked["answer"])
    return _said(title)


def _short_roll(roll: Mapping[str, Any]) -> str:
    words = f"{tr(purpose_word(roll['for']))} {plain(roll['target'])}: {plain(roll['total'])}"
    return f"{words}, {tr(result_word(roll['result'])).lower()}" if roll["result"] else words


def long_roll(roll: Mapping[str, Any]) -> str:
    """ "Attack, 11 or less: 4 + 4 + 2 = 10, success by 1", with its modifiers below."""
    need, came = need_of(roll), margin_text(roll)
    words = f"{tr(purpose_word(roll['for']))}, {tr(need)}" if need is not None else tr(purpose_word(roll["for"]))
    words = f"{words}: {sum_text(roll)}" + (f", {tr(came).lower()}" if came is not None else "")
    return "\n".join([words, *(f"  {signed(one['value'])} {_said(one['text'])}" for one in roll["modifiers"])])


def damage_words(sheet: Sheet, row: Row) -> str:
    """What was rolled and what is left of it here: "16 → 5"; several losses one after the other."""
    basics = [plain(one["basic"]) for one in row["damage"] if one["basic"] is not None]
    rolls = damage_rolls(sheet, row)
    if len(basics) == 1 and len(rolls) == 1 and plain(rolls[0]["total"]) != basics[0]:
        return f"{plain(rolls[0]['total'])} → {basics[0]}"
    return " + ".join(basics)


def armour_words(row: Row) -> str:
    return " + ".join(dict.fromkeys(plain(one["dr"]) for one in row["damage"]))


def chain_words(row: Row) -> str:
    """How each loss came about, a line each."""
    lines = [
        f"{_said(why['text'])}: {tr(decimal(why['value']))}" + (f" [{why['rule']}]" if why["rule"] else "")
        for one in row["damage"]
        for why in one["why"]
    ]
    return "\n".join(line[:1].upper() + line[1:] for line in lines)


def effects(row: Row, labels: Labels) -> list[Piece]:
    """What becomes of the token, or why nothing does."""
    if row["left_out"]:
        return [Piece(tr("left out: nothing happens to it"), override=True)]
    pieces: list[Piece] = []
    if "was" in row:
        pieces.append(Piece(tr("GM override, the rules say {n}", n=plain(row["was"])), override=True))
    if "set" in row:
        pieces.append(Piece(tr("set by hand"), override=True))
    pieces += [Piece(f"{_said(s['title'])} {_value(s['before'])} → {_value(s['after'])}") for s in row["stats"]]
    for change in row["conditions"]:
        id_ = change.get("add") or change["remove"]
        name = labels.conditions.get(id_, id_)
        pieces.append(Piece(name if "add" in change else tr("no longer {condition}", condition=name)))
    for change in row["fields"]:
        if change["field"] == "posture":
            pieces.append(Piece(labels.postures.get(change["after"], change["after"])))
        elif change["field"] == "elevation":
            pieces.append(Piece(tr("height {height} {unit}", height=decimal(change["after"]), unit=labels.unit)))
    if row["moves"]:
        pieces.append(Piece(tr("moves")))
    if row["goes"] or row["appears"]:
        pieces.append(Piece(tr("leaves the map") if row["goes"] else tr("appears")))
    pieces += [Piece(_without_name(_said(line["text"]), row["name"]), line["rule"]) for line in row["lines"]]
    if row["why"] is not None:
        pieces.append(Piece(_said(row["why"]), row["rule"] or ""))
    if not pieces and row["damage"]:
        pieces.append(Piece(tr("nothing comes through")))
    return pieces


def quiet_words(rows: Sequence[Row]) -> str:
    """ "Not listed: Ilsa, Ghoul (behind the wall)"."""
    names = ", ".join(row["name"] for row in rows)
    reasons = {_said(row["why"]) for row in rows}
    why = reasons.pop() if len(reasons) == 1 else tr("nothing happens to them")
    return tr("Not listed: {names} ({why})", names=names, why=why)


def other_words(sheet: Sheet) -> str:
    """ "Also: one door, the ground of 3 cells"; empty if nothing but tokens changes."""
    counted = Counter(one["kind"] for one in sheet["others"])
    many = (T("one thing of the map"), T("{n} things of the map"))
    words = [
        tr(THINGS.get(kind, many)[0]) if n == 1 else tr(THINGS.get(kind, many)[1].key, n=n)
        for kind, n in counted.items()
    ]
    return tr("Also: {things}", things=", ".join(words)) if words else ""


def loose_rolls(sheet: Sheet) -> str:
    """The rolls of those who have no row, such as the attack itself."""
    listed = {row["token"] for row in sheet["rows"]}
    loose = [roll for roll in sheet["rolls"] if roll["by"] not in listed and roll["target"] is not None]
    return "; ".join(_short_roll(roll) for roll in loose[:3])


def _said(words: Text | str) -> str:
    return tr(words) if isinstance(words, Text) else words


def _without_name(words: str, name: str) -> str:
    """The name stands at the head of the row already."""
    return words.removeprefix(f"{name}: ") or words


def _value(value: Any) -> str:
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        return "–" if value is None else str(value)
    return plain(value)

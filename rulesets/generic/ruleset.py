"""Movement that fits any game: so many cells a turn, double price on hard ground, walls and bodies in the way."""

from battlemap.rules.api import (
    PASSABLE,
    CharacterSheet,
    CommandError,
    HeightBand,
    MoveProfile,
    Ruleset,
    StepRule,
    T,
    Table,
    Token,
    Toll,
    WaterBand,
)

FREE_CELLS = 6  # a turn's movement without a `move` stat
FREE_STEP_M = 0.5  # a rise or drop that costs nothing
SHALLOW_M = 0.3  # water that costs nothing
WADING_M = 1.2  # deeper water is swum in

DIFFICULT = Toll(T("difficult ground"), "GEN-2", multiply=2)
WADING = Toll(T("wading"), "GEN-2", multiply=2)
SWIMMING = Toll(T("swimming"), "GEN-5", multiply=2, mode="swim")
CLIMBING = Toll(T("climbing"), "GEN-5", mode="climb")
LADDER = Toll(T("up or down a ladder"), "GEN-5", mode="climb")
ALL_CLIMBED = Toll(T("climbing all the way"), "GEN-5", multiply=2, mode="climb")
CLOSED = Toll(T("no way through"), "GEN-6", forbid=True)

TAGS = {
    "difficult": DIFFICULT,
    "minor_obstacle": Toll(T("something in the way"), "GEN-2", multiply=2),
    "obstacle": CLOSED,
    "impassable": CLOSED,
}
REASONS = {
    "budget": "GEN-1",
    "edge": "GEN-1",
    "wall": "GEN-3",
    "door": "GEN-3",
    "occupied": "GEN-4",
    "height": "GEN-5",
    "terrain": "GEN-6",
}


class Rules(Ruleset):
    def profile(
        self, token: Token, table: Table, *, manoeuvre: str | None = None, mode: str | None = None
    ) -> MoveProfile:
        if manoeuvre is not None:
            raise CommandError(T("There is no manoeuvre {name}", name=manoeuvre), hint=T("leave the manoeuvre out"))
        stats = table.stats(token)
        if mode == "jump" or (mode == "fly" and not stats.get("flies")):
            raise CommandError(
                T("{token} cannot move like that: {mode}", token=token.name or token.id, mode=mode),
                code="not-offered",
                hint=T("set the stat flies, or leave the mode out"),
            )
        cell_distance = table.scene.cell_distance
        per_unit = subunits(cell_distance)
        move = stats.get("move")
        if move is None:
            move = FREE_CELLS * cell_distance
        in_metres = metres_in(table.scene.unit)
        flying = mode == "fly"
        return MoveProfile(
            budget=int(move * per_unit + 1e-6),
            unit=self.unit(table.scene),
            per_unit=per_unit,
            steps=(StepRule(cost=max(1, round(cell_distance * per_unit))),),
            mode=mode or "walk",
            tags={name: toll for name, toll in TAGS.items() if not flying or toll.forbid},
            water=() if flying else (WaterBand(SHALLOW_M), WaterBand(WADING_M, WADING), WaterBand(None, SWIMMING)),
            rises=() if flying else heights(per_unit / in_metres),
            drops=() if flying else heights(per_unit / in_metres),
            entry={"climb": (ALL_CLIMBED,), "swim": (SWIMMING,)}.get(mode or "", ()),
            by_side={token.side: PASSABLE} if token.side else {},
            bands=(("move", move),),
            rules=REASONS,
        )

    def stats_from_sheet(self, sheet: CharacterSheet) -> dict[str, int]:
        """Hit points and movement; a sheet's own unit of movement is taken for the scene's."""
        stats = {"move": sheet.move_now}
        if (hp := sheet.pools.get("hp")) is not None:
            stats |= {"hp": round(hp.now), "hp_max": max(1, round(hp.most))}
        return {name: value for name, value in stats.items() if value is not None}


def heights(subunits_per_metre: float) -> tuple[HeightBand, ...]:
    """What a height difference costs: nothing as a step or on stairs, its length on a ladder, else double its length."""
    return (
        HeightBand(FREE_STEP_M),
        HeightBand(None, surface="stairs"),
        HeightBand(None, LADDER, per_metre=subunits_per_metre, surface="ladder"),
        HeightBand(None, CLIMBING, per_metre=2 * subunits_per_metre),
    )


def subunits(cell_distance: float) -> float:
    """Subunits in one unit of the scene: at least ten in a cell, and whole cells as whole numbers where that is possible."""
    for per_unit in (1, 2, 5, 10, 20, 50, 100):
        cell = cell_distance * per_unit
        if cell >= 10 and abs(cell - round(cell)) < 1e-9:
            return per_unit
    return 20 / cell_distance


def metres_in(unit: str) -> float:
    """How many metres one unit of the scene is; heights are always in metres."""
    return {"ft": 0.3048, "yd": 0.9144, "km": 1000.0, "mi": 1609.344}.get(unit, 1.0)

"""Random script lines, legal and not, for every grid: what a very confused game master would send."""

from __future__ import annotations

import random
from typing import Any

IDS = ["t1", "t2", "t3", "t4", "w1", "w2", "d1", "d2", "l1", "r1", "n1", "s1", "nobody", "", 7]
SIDES = ["party", "foe", "ally", "", "neutral"]


class Lines:
    """Makes lines from a seed. About one in four is wrong in some way."""

    def __init__(self, seed: int, kind: str) -> None:
        self.random = random.Random(seed)
        self.kind = kind
        self.looking = False  # a sheet may lie there

    def cell(self) -> Any:
        r = self.random
        if r.random() < 0.05:
            return r.choice([[1], "x", None, [1.5, 2], [999, 999], [-40, 3], {}, [True, 1], [1, 2, 3]])
        if self.kind == "none":
            return [r.randrange(0, 24) / 2, r.randrange(0, 18) / 2]
        column, row = r.randrange(12), r.randrange(9)
        if self.kind == "hex-flat":
            return [column, row - (column - (column & 1)) // 2]
        if self.kind == "hex-pointy":
            return [column - (row - (row & 1)) // 2, row]
        return [column, row]

    def point(self) -> list[float]:
        return [self.random.randrange(0, 48) / 4, self.random.randrange(0, 36) / 4]

    def id(self) -> Any:
        return self.random.choice(IDS) if self.random.random() < 0.3 else f"t{self.random.randrange(1, 7)}"

    def line(self) -> dict[str, Any]:
        makers = [
            (6, self.add_token), (14, self.move), (4, self.set_token), (2, self.remove_token), (4, self.add_wall),
            (3, self.add_door), (4, self.set_door), (4, self.terrain), (2, self.fog), (3, self.combat), (5, self.turns),
            (2, self.roll), (5, self.ask), (6, self.undo), (2, self.thing), (2, self.rubbish), (1, self.document),
            (1, self.batch), (2, self.area), (1, self.time), (40 if self.looking else 1, self.review),
        ]  # fmt: skip
        maker = self.random.choices([m for _, m in makers], [w for w, _ in makers])[0]
        line = maker()
        if self.random.random() < 0.05:
            line["force"] = True
        if self.random.random() < 0.03:
            line["review"] = self.looking = True
        if self.random.random() < 0.02:
            line[self.random.choice(["colour", "scene", "dice"])] = self.random.choice([1, "s1", "s9", [], None])
        return line

    def add_token(self) -> dict[str, Any]:
        r = self.random
        line: dict[str, Any] = {"do": "add_token", "name": f"N{r.randrange(99)}", "at": self.cell()}
        for name, values in {
            "facing": [0, 1, 5, 7, -1], "size": [1, 2, 3, 0], "side": SIDES, "hidden": [True, False, "no"],
            "elevation": [0, 1.5, -2], "stats": [{}, {"hp": 5}, {"move": 3}, {"hp": "x"}, {"zz": 1}],
            "id": ["t1", "t9", "w1"],
        }.items():  # fmt: skip
            if r.random() < 0.25:
                line[name] = r.choice(values)
        return line

    def move(self) -> dict[str, Any]:
        line: dict[str, Any] = {"do": "move", "token": self.id()}
        if self.random.random() < 0.75:
            line["to"] = self.cell()
        else:
            line["path"] = [self.cell() for _ in range(self.random.randrange(4))]
        if self.random.random() < 0.2:
            line["facing"] = self.random.choice([0, 3, 5, 7, "N"])
        return line

    def set_token(self) -> dict[str, Any]:
        field, value = self.random.choice(
            [
                ("name", "Zoë"), ("at", self.cell()), ("facing", 2), ("side", "foe"), ("hidden", True), ("size", 2),
                ("size", "big"), ("stats.hp", 3), ("stats.move", 4.5), ("stats.hp", None), ("posture", "lying"),
                ("conditions", [{"id": "down"}]), ("id", "t9"), ("nam", "x"), ("elevation", 2.5),
            ]
        )  # fmt: skip
        return {"do": "set_token", "token": self.id(), "set": {field: value}}

    def remove_token(self) -> dict[str, Any]:
        return {"do": "remove_token", "token": self.id()}

    def add_wall(self) -> dict[str, Any]:
        points = [self.point() for _ in range(self.random.randrange(1, 4))]
        return {"do": "add_wall", "points": points, "move": self.random.random() < 0.9}

    def add_door(self) -> dict[str, Any]:
        a = self.point()
        return {
            "do": "add_door",
            "points": [a, [a[0] + 1, a[1]]],
            "kind": self.random.choice(["door", "window", "hole"]),
        }

    def set_door(self) -> dict[str, Any]:
        state = self.random.choice(["open", "closed", "ajar"])
        return {"do": "set_door", "door": self.random.choice(["d1", "d2", "d9"]), "state": state}

    def terrain(self) -> dict[str, Any]:
        cells = [self.cell() for _ in range(self.random.randrange(1, 4))]
        if self.random.random() < 0.5:
            return {"do": "set_elevation", "cells": cells, "elevation": self.random.choice([0, 0.5, 2, -1, "high"])}
        tags = self.random.choice([["difficult"], [], ["obstacle"], ["ladder", "difficult"], "difficult"])
        return {"do": "add_terrain", "cells": cells, "tags": tags, "water": self.random.choice([0, 0.4, 2])}

    def fog(self) -> dict[str, Any]:
        what: dict[str, Any] = self.random.choice(
            [{"all": True}, {"cells": [self.cell()]}, {"polygon": [self.point() for _ in range(3)]}, {}]
        )
        return {"do": self.random.choice(["reveal", "hide"]), **what}

    def combat(self) -> dict[str, Any]:
        return {
            "do": "combat",
            **self.random.choice([{"start": "all"}, {"start": ["t1", "t2"]}, {"end": True}, {"join": ["t3"]}]),
        }

    def turns(self) -> dict[str, Any]:
        return self.random.choice([{"do": "turn"}, {"do": "end_turn"}, {"do": "turn", "token": self.id()}])

    def roll(self) -> dict[str, Any]:
        return {"do": "roll", "expr": self.random.choice(["3d6", "1d20+2", "2d", "", "9999d9", "d%"])}

    def ask(self) -> dict[str, Any]:
        r = self.random
        return r.choice(
            [
                {"do": "reach", "token": self.id()}, {"do": "path", "token": self.id(), "to": self.cell()},
                {"do": "price", "token": self.id(), "path": [self.cell(), self.cell()]},
                {"do": "distance", "from": self.cell(), "to": self.id()}, {"do": "sight", "from": self.cell(), "to": self.cell()},
                {"do": "arc", "of": self.id(), "seen_from": self.cell()}, {"do": "view", "as": r.choice(["gm", "player", "cat"])},
                {"do": "log"},
            ]
        )  # fmt: skip

    def review(self) -> dict[str, Any]:
        """A word on the sheet that may lie there, mostly one that takes it away."""
        r = self.random
        if r.random() < 0.4:
            self.looking = False
            return r.choice([{"do": "answer", "answer": "apply"}, {"do": "cancel"}])
        token = {"token": self.id()}
        changes: list[Any] = [
            {"again": True}, {"roll": r.randrange(3), "total": r.randrange(9)}, {"asked": 1, "value": "no"},
            {**token, "injury": r.choice([0, 3, None, "x"])}, {**token, "leave_out": r.choice([True, False, 3])},
            {**token, "set": {"stats.hp": r.choice([4, "x"])}}, {**token, "set": {"at": self.cell()}}, "no", 7, {},
        ]  # fmt: skip
        return {"do": "answer", "answer": r.choice(changes)}

    def undo(self) -> dict[str, Any]:
        return {"do": self.random.choice(["undo", "undo", "redo"])}

    def thing(self) -> dict[str, Any]:
        id_ = self.random.choice(["w1", "w2", "d1", "l1", "s1", "t1", "x"])
        if self.random.random() < 0.3:
            return {"do": "remove", "id": id_}
        change: dict[str, Any] = self.random.choice(
            [{"move": False}, {"locked": True}, {"name": "Hall"}, {"points": []}, {"light": "night"}]
        )
        return {"do": "set", "id": id_, "set": change}

    def document(self) -> dict[str, Any]:
        return self.random.choice(
            [
                {"do": "add_scene", "name": "Cellar"}, {"do": "set_scene", "scene": "s2"}, {"do": "set_scene", "scene": "s1"},
                {"do": "set_rules", "options": {"zz": 1}}, {"do": "set_title", "title": "Ponte"}, {"do": "remove", "id": "s2"},
                {"do": "add_light", "at": self.point(), "bright": 2}, {"do": "add_note", "at": self.point(), "text": "!"},
                {"do": "add_region", "name": "R", "polygon": [self.point() for _ in range(3)]},
            ]
        )  # fmt: skip

    def area(self) -> dict[str, Any]:
        r = self.random
        shape = r.choice(["burst", "ring", "cone", "line", "rect", "blob"])
        line: dict[str, Any] = {"do": "add_area", "at": self.cell(), "shape": shape}
        for name, values in {
            "radius": [0, 1, 2, -1], "growth": [1, -1, 0.5, "x"], "growth_most": [2, None, -2], "drift": [[1, 0], [1]],
            "until": [1, 3, None], "ground": [["difficult"], [], "mud"], "water": [0, 0.4, -1], "climb": ["wood", None, 3],
            "sight": ["full", "none", "half"], "light": ["dark", "bright", None, 1], "hidden": [True, False, 0],
            "token": ["t1", "t9"], "limit": ["spread", "through", "none"], "to": [[3, 3]],
        }.items():  # fmt: skip
            if r.random() < 0.2:
                line[name] = r.choice(values)
        if r.random() < 0.3:
            return {
                "do": "set",
                "id": r.choice(["a1", "a2"]),
                "set": {"drift": [0, 1], "growth": r.choice([1, "fast"])},
            }
        return line

    def time(self) -> dict[str, Any]:
        return {
            "do": "pass_time",
            **self.random.choice([{"rounds": 1}, {"rounds": 3}, {"seconds": 2}, {}, {"rounds": 1000}]),
        }

    def batch(self) -> dict[str, Any]:
        return {"do": "batch", "lines": [self.move(), self.set_token()]}

    def rubbish(self) -> dict[str, Any]:
        return self.random.choice([{}, {"do": "dance"}, {"do": 4}, {"do": "move"}, {"do": "save"}, {"token": "t1"}])

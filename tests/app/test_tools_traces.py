"""What is drawn of a throw that is about to happen: where it was aimed, where it lands, how far it reaches."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from battlemap.app.tools.area_traces import traces_of
from battlemap.app.tools.base import ToolContext

from .hand import Hand

AIMED = {"what": "aimed", "cells": [[3, 2]]}
WAY = {"what": "way", "cells": [[3, 2], [4, 2], [5, 2]]}
LANDED = {"what": "landed", "cells": [[5, 2]]}


@pytest.fixture
def told(hand: Callable[..., Hand]) -> Callable[..., Any]:
    """What is drawn of what it is given, on a map of hexes of 1 m."""
    ctx = ToolContext(hand("hex-flat").session, "s1")
    return lambda *traced: traces_of(ctx, traced)


def test_nothing_told_is_nothing_drawn(told: Callable[..., Any]) -> None:
    assert told() is None


def test_a_throw_that_goes_astray_has_an_arrow_and_says_how_far(told: Callable[..., Any]) -> None:
    traces = told(AIMED, WAY, LANDED, {"what": "blast", "cells": [[5, 2]], "radius": 4.0})
    assert [place.kind for place in traces.places] == ["aimed", "landed"]
    assert traces.scatter == (traces.places[0].at, traces.places[1].at)
    assert str(traces.scatter_word) == "scatters 2 m"
    (ring,) = traces.rings
    assert (ring.at, ring.radius, str(ring.word)) == (traces.places[1].at, 4.0, "blast 4 m")


def test_in_the_air_it_lands_where_its_way_ends(told: Callable[..., Any]) -> None:
    assert told(AIMED, WAY).places == told(AIMED, WAY, LANDED).places


def test_a_hit_has_one_place_and_no_arrow(told: Callable[..., Any]) -> None:
    traces = told(AIMED, {"what": "landed", "cells": [[3, 2]]})
    assert [place.kind for place in traces.places] == ["landed"] and traces.scatter is None


def test_who_is_thrown_has_a_way_and_other_rings_their_length(told: Callable[..., Any]) -> None:
    traces = told({"what": "knocked", "cells": [[1, 1], [1, 2]]}, {"what": "glow", "cells": [[1, 1]], "radius": 3})
    assert len(traces.ways) == 1 and len(traces.ways[0]) == 2
    assert str(traces.rings[0].word) == "3 m"

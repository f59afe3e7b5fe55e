"""Positions of Arkwright as text: each comes back exactly, tells a seat no secret, and can be written by hand."""

from __future__ import annotations

from typing import Any

import pytest

from arktable.engine.game import Game
from arktable.engine.rng import rng_from_seed
from arktable.engine.seats import OPEN_BOOK
from arktable.engine.values import UNKNOWN
from arktable.games.arkwright.state import ArkwrightPosition
from tests.builders.arkwright import BY_NAME, SPINNING_JENNY, SPINNING_MULE, WATER_FRAME, started
from tests.builders.arkwright_variant_moments import EVERYTHING
from tests.builders.fields import difference
from tests.builders.random_play import play_out, walk

ALL_MODULES = {"setup": "free", **dict.fromkeys(EVERYTHING.split(), "on")}


RARE = {"sale", "after-sale", "emergency", "board", "extra", "school", "wreck", "keep-contract", "replace-ship"}


def test_rare_moments_come_back_too() -> None:
    """In the middle of sales, emergencies and what is asked out of turn, with every module and for several games."""
    met: set[str] = set()
    for seed in range(40, 46):
        for position in walk(WATER_FRAME, 4, ALL_MODULES, seed):
            if position.phase() in RARE:
                met.add(position.phase())
                assert not difference(position, WATER_FRAME.load(position.save()))
    assert {"sale", "after-sale", "emergency", "extra", "wreck"} <= met


# -- what a seat knows -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "options"),
    [(WATER_FRAME, {"setup": "free"}), (WATER_FRAME, ALL_MODULES), (WATER_FRAME, {}), (SPINNING_MULE, {})],
)
def test_the_rest_follows_from_the_seed(game: Game, options: dict[str, str]) -> None:
    text = game.start(3, options, 5).save(0)
    one, same, other = (game.load(text, seed).view(OPEN_BOOK) for seed in (1, 1, 2))
    assert one == same
    assert one["timetable"]["economy"] != other["timetable"]["economy"]


def test_hidden_cash_is_a_question_mark_for_the_others() -> None:
    position = started(WATER_FRAME, 2, {"cash": "hidden"}, 1)
    assert position.save(0).count('cash = "?"') == 1
    loaded = WATER_FRAME.load(position.save(0), seed=2)
    assert isinstance(loaded, ArkwrightPosition)
    assert loaded.companies[0].cash == position.companies[0].cash
    assert loaded.companies[1].cash not in (UNKNOWN, position.companies[1].cash)
    assert sum(company.cash for company in loaded.companies) + loaded.bank == 0


# -- written by hand ---------------------------------------------------------------------------------------------------

SHORT = """
arktable = "position 1"
ruleset = "spinning-jenny"
seats = 2
decade = 1780
cycle = "clothes"

[[companies]]
cash = 40
shares = 9
space = 12
level = { food = 1 }
price = { food = 6 }
workers = { food = [2, 2, 0, 0] }

[[companies]]
shares = 10
space = 11

[[frames]]
phase = "decades"
seat = 1
part = 2

[[frames]]
phase = "actions"
seat = 2

[[frames]]
phase = "turn"
seat = 1
"""


def test_a_short_text_by_hand_loads_and_plays() -> None:
    position = SPINNING_JENNY.load(SHORT, seed=1)
    assert isinstance(position, ArkwrightPosition)
    assert (position.seat, position.phase(), position.view(0)["year"]) == (0, "marker", 1780)
    assert position.empty == 4  # where the workers stand says how empty the job market is
    play_out(position, rng_from_seed(1))
    assert position.finished


def test_markers_that_a_text_leaves_out_are_dealt() -> None:
    text = SHORT.replace("spinning-jenny", "water-frame").replace("seats = 2", "seats = 2\noptions = {setup='free'}")
    position = BY_NAME["water-frame"].load(text, seed=3)
    assert isinstance(position, ArkwrightPosition)
    assert len(position.economy) == 20
    assert position.economy_seen == 6
    assert len(position.events_laid) == 5
    play_out(position, rng_from_seed(1))


def test_a_frame_that_asks_nothing_goes_on_by_itself() -> None:
    text = SHORT[: SHORT.index('[[frames]]\nphase = "actions"')].replace("part = 2", "part = 1")
    position: Any = SPINNING_JENNY.load(text, seed=1)
    assert position.phase() == "marker"

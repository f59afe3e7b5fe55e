"""Why a sale did not come as foreseen: compared with playing each rival's turn alone, and with the games themselves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pytest

from arktable.bots.catalogue import make_bot
from arktable.engine.moves import Move
from arktable.engine.registry import find_game
from arktable.engine.rng import rng_from_seed
from arktable.games.arkwright.phases.production.result import running_production
from arktable.games.arkwright.prediction.forecast import forecast
from arktable.games.arkwright.prediction.missed import changes, foreseen_of
from arktable.games.arkwright.reporting.scene import read_sale
from arktable.games.arkwright.reporting.scene_shapes import SaleScene
from arktable.games.arkwright.state import ArkwrightPosition
from tests.builders.arkwright import *


class Sale(NamedTuple):
    """A production that begins: what each seat saw at the end of its turn, and the turns since."""

    good: int
    ended: dict[int, ArkwrightPosition]
    turns: dict[int, list[tuple[int, list[Move]]]]
    begun: ArkwrightPosition


def sales(ruleset: str, seats: int, seed: int, **options: str) -> Iterator[Sale]:
    """The productions of a game."""
    bot = make_bot("greedy", "arkwright", rng_from_seed(seed))
    position = find_game(ruleset).start(seats, options, seed)
    ended: dict[int, ArkwrightPosition] = {}
    turns: dict[int, list[tuple[int, list[Move]]]] = {seat: [] for seat in range(seats)}
    owner, turn = -1, -1
    while position.seat >= 0:
        assert isinstance(position, ArkwrightPosition)
        seat, move = position.seat, bot.choose(position.copy())
        if position.turn != turn:
            owner, turn = seat, position.turn
            for viewer in range(seats):
                turns[viewer] = [] if viewer == owner else [*turns[viewer], (owner, [])]
        if seat == owner:
            for viewer in range(seats):
                if viewer != owner:
                    turns[viewer][-1][1].append(move)
        before = position.copy()
        position.events, position.ended = [], {}
        position.play(move)
        for other, moment in position.ended.items():
            assert isinstance(moment, ArkwrightPosition)
            ended[other] = moment
        opened = next((event for event in position.events if event.key == "production"), None)
        if opened is not None and running_production(before) is None:
            last = ended.get(owner, before)
            good = position.rules.printed.goods.index(str(opened.details["good"]))
            yield Sale(good, dict(ended), {viewer: list(turns[viewer]) for viewer in range(seats)}, last)


def a_scene(sale: Sale) -> SaleScene:
    """Only its good matters here."""
    return {
        "good": sale.begun.rules.printed.goods[sale.good], "year": 0, "demand": 0, "wage": 0, "stage": "over",
        "sellers": [], "claims": [], "missed": None, "before": [], "after": [], "foreseen": None,
    }  # fmt: skip


@pytest.mark.parametrize(("ruleset", "seed"), [("water-frame", 3), ("water-frame", 8), ("spinning-jenny", 5)])
def test_with_one_rival_the_forecast_and_what_the_turn_changed_are_what_comes(ruleset: str, seed: int) -> None:
    """Two seats: nothing but the rival's turn lies between the forecast and the production."""
    met = missed = 0
    for sale in sales(ruleset, 2, seed):
        for viewer, moment in sale.ended.items():
            if len(sale.turns[viewer]) != 1:
                continue
            told = foreseen_of(moment, sale.turns[viewer], a_scene(sale), viewer)
            if told is None:
                continue
            (cause,) = told["causes"]
            comes = forecast(sale.begun, sale.good, viewer)
            assert told["sells"] + cause["sells"] == comes.sold[viewer]
            assert told["cash"] + cause["cash"] == comes.cash[viewer]
            met += 1
            missed += bool(cause["cash"])
    assert met > 10
    assert missed


def test_each_turn_is_compared_alone_and_the_largest_effect_is_first() -> None:
    seen = 0
    for sale in sales("water-frame", 4, 11):
        for viewer, moment in sale.ended.items():
            told = foreseen_of(moment, sale.turns[viewer], a_scene(sale), viewer)
            if told is None:
                continue
            # The end of the own turn is the forecast that stood on the screen.
            said = forecast(moment, sale.good, viewer)
            assert (told["sells"], told["cash"]) == (said.sold[viewer], said.cash[viewer])
            for one in told["causes"]:
                (turn,) = [turn for turn in sale.turns[viewer] if turn[0] == one["seat"]]
                alone = foreseen_of(moment, [turn], a_scene(sale), viewer)
                assert alone is not None
                assert alone["causes"] == [one]
            effects = [abs(one["cash"]) for one in told["causes"]]
            assert effects == sorted(effects, reverse=True)
            seen += any(effects)
    assert seen > 5


def test_a_forecast_of_the_past_looks_at_nothing_hidden() -> None:
    """The cash of others, where it is hidden, changes nothing."""
    seen = 0
    for sale in sales("water-frame", 3, 2, cash="hidden"):
        for viewer, moment in sale.ended.items():
            other = moment.copy()
            for seat, company in enumerate(other.companies):
                if seat != viewer:
                    company.cash += 40
            told = foreseen_of(moment, sale.turns[viewer], a_scene(sale), viewer)
            assert foreseen_of(other, sale.turns[viewer], a_scene(sale), viewer) == told
            seen += told is not None
    assert seen > 10


def test_what_a_turn_changed_is_told_in_figures() -> None:
    position = a_position(seats=2)
    a_factory(position, HAROLD, FOOD, appeal=3)
    then = position.copy()
    price = then.companies[HAROLD].price[FOOD]
    then.companies[HAROLD].price[FOOD] -= 1
    assert changes(position, then, HAROLD, FOOD) == [
        {"what": "price", "before": price, "after": price - 1},
        {"what": "appeal", "before": 3, "after": 4},
    ]
    assert changes(position, position.copy(), HAROLD, FOOD) == []


def test_charisma_is_named_where_it_broke_the_tie() -> None:
    position = a_position(seats=2)
    a_company(position, HAROLD, tiles="charisma")
    for seat, appeal in ((MARION, 3), (HAROLD, 3)):
        a_factory(position, seat, FOOD, appeal=appeal)
    demand_for(position, FOOD, 9)
    assert _by_charisma(position) == {MARION: [], HAROLD: ["appeal", "most"]}


def test_charisma_is_not_named_where_nobody_was_level() -> None:
    position = a_position(seats=2)
    a_company(position, HAROLD, tiles="charisma")
    a_factory(position, MARION, FOOD, appeal=2)
    a_factory(position, HAROLD, FOOD, appeal=5)
    demand_for(position, FOOD, 3)
    assert _by_charisma(position) == {MARION: [], HAROLD: []}


def _by_charisma(position: ArkwrightPosition) -> dict[int, list[str]]:
    position.events = []
    production_of(position, FOOD)
    scene = read_sale([event.seen_by(MARION) for event in position.events])
    assert scene is not None
    return {
        one["seat"]: [step["reason"] for step in one["steps"] if step["charisma"]]
        for one in scene["sellers"]
        if one["seat"] >= 0
    }

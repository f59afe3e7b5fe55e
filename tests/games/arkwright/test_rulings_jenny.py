"""Rulings B25 and B81–B83: Spinning Jenny, whose own book is lost."""

from __future__ import annotations

import pytest

from arktable.engine.timetable import begun
from arktable.games.arkwright.state import ArkwrightPosition
from arktable.games.arkwright.terms import MARKER_NAMES
from tests.builders.arkwright import *


def jenny(year: int = 1770, cycle: int = 0, seats: int = 3) -> ArkwrightPosition:
    return a_position(seats, year, cycle, ruleset="spinning-jenny")


def test_b25_neither_tiles_nor_events_nor_ships_nor_contracts() -> None:
    position = a_game("spinning-jenny", seats=4)
    assert (sum(position.tile_offer), sum(position.ship_offer), position.events_laid) == (0, 0, [])
    assert SPINNING_JENNY.facts.reconstructed
    position = jenny()
    use(position, "exchange", 2)
    assert refusal(position, "contract food 2") == "no-harbour"
    use(position, "workers", 4)
    assert refusal(position, "hire row-1") == "no-harbour"
    assert refusal(position, "shift row-1 row-2") == "no-harbour"


def test_b25_the_light_stock_exchange_marker_is_a_second_one_without_additional_action() -> None:
    position = jenny()
    a_company(position, markers="light-exchange")
    use(position, "exchange", 2)
    play(position, "done", "done")
    use(position, "light-exchange", 4)
    play(position, "buy 1", "done")
    assert position.phase() == "pause"


def test_b25_level_one_is_obsolete_in_1790() -> None:
    position = jenny(year=1780)
    a_factory(position, MARION, FOOD)
    begin(position, begun(position.rules.decade_plan[-1], position, position.start))
    assert position.companies[MARION].extra[FOOD] == 2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_b81_five_shares_are_sold_and_seventy_pounds_pay_for_the_factories(seats: int) -> None:
    position = a_game("spinning-jenny", seats=seats)
    order = []
    for _ in range(seats):
        order.append(position.seat)
        play(position, offered(position, "marker light")[0])
    assert order == list(reversed(range(seats)))
    frame = a_game(seats=seats)
    play(frame, *["done"] * seats)
    built = [70 - company.cash for company in position.companies]
    assert built == [(15 - kept) * 10 - left for kept, left in ((c.shares, c.cash) for c in frame.companies)]


def test_b82_light_grey_is_level_one_and_dark_grey_level_two() -> None:
    position = a_game("spinning-jenny", seats=4)
    light, dark = [[MARKER_NAMES[marker] for marker in row] for row in position.mat]
    assert light.count("light-exchange") == 4
    assert all(name.startswith("light") for name in light)
    assert all(name.startswith("dark") for name in dark)
    assert not any("production" in name for name in light + dark)
    assert refusal(position, f"marker {dark[0]}") == "level-too-high"
    later = jenny(year=1780)
    use(later, "workers", 2)
    play(later, "done")
    assert offered(later, "marker dark")


def test_b83_goods_lie_on_the_scale_right_of_the_price() -> None:
    position = jenny()
    company = a_company(position, stock={FOOD: 18, LAMPS: 16})
    a_factory(position, MARION, FOOD, rows=2, price=6)
    company.distribution[FOOD] = 0
    demand_for(position, FOOD, 0)
    production_of(position, FOOD)
    assert (company.stock[FOOD], company.stock[LAMPS]) == (19, 16)  # 25 − 6, and the others do not matter


def test_b83_stored_goods_lower_the_highest_price() -> None:
    position = jenny()
    a_company(position, stock={FOOD: 18})
    a_factory(position, MARION, FOOD, price=5)
    use(position, "quality", 6)
    play(position, "raise food")
    assert offered(position, "price") == ["price food 6", "price food 7"]


def test_b83_nobody_hires_or_builds_for_a_good_whose_last_cycle_is_over() -> None:
    position = jenny(year=1790, cycle=CLOTHES)
    a_factory(position, MARION, FOOD)
    a_factory(position, MARION, LAMPS)
    use(position, "workers", 2)
    assert refusal(position, "hire food") == "cycle-over"
    assert refusal(position, "hire lamps") == ""
    use(position, "factory", 4)
    play(position, "close food")
    assert refusal(position, "build food 2") == "cycle-over"
    assert refusal(position, "build clothes 2") == ""

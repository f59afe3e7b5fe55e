"""Arkwright: Self-Actor, section 3.2 of the Player's Book: reorganization marker and new tiles (PB; n = line)."""

from __future__ import annotations

import pytest

from arktable.games.arkwright.modules.reorganization import TurnReorganization
from arktable.games.arkwright.phases.decade.decade_end import EventSpace
from arktable.games.arkwright.state import ArkwrightPosition
from arktable.games.arkwright.terms import DARK_REORGANIZATION, LIGHT_REORGANIZATION, TILE_NAMES
from tests.builders.arkwright import *


def reorganizing(tiles: str = "", side: str = "light", modules: str = "reorganization new-tiles") -> ArkwrightPosition:
    position = a_position(modules=modules)
    company = a_company(position, tiles=tiles)
    if side == "dark":
        company.markers ^= 1 << LIGHT_REORGANIZATION | 1 << DARK_REORGANIZATION
    for good in (FOOD, CLOTHES, LAMPS):
        a_factory(position, MARION, good, price=6)
    return position


def prices(position: ArkwrightPosition) -> list[int]:
    return [position.companies[MARION].price[good] for good in (FOOD, CLOTHES, LAMPS)]


def test_pb_70_reorganization_costs_nothing_and_grants_both_additional_actions() -> None:
    """PB 995–1003: one price with the light side; in any order."""
    position = reorganizing()
    cash = position.companies[MARION].cash
    use(position, "light-reorganization", 10, pay=0)
    assert offered(position) == ["done", "extra special", "extra prices"]
    play(position, "extra prices", "price food 7")
    assert position.phase() == "special"
    play(position, "tile broker")
    assert (position.companies[MARION].cash, prices(position)) == (cash, [7, 6, 6])
    use(position, "quality", 2)
    turn_of(position)
    assert "reuse light-reorganization pay 0" in offered(position)
    play(position, "reuse light-reorganization pay 0")
    assert position.companies[MARION].cash == cash - 2 - 2  # quality, and the fee


def test_pb_70_the_dark_side_sets_all_prices() -> None:
    """PB 1003."""
    position = reorganizing(side="dark")
    use(position, "dark-reorganization", 2, pay=0)
    play(position, "extra special", "ship 2", "price food 7", "price clothes 7", "price lamps 7")
    assert (prices(position), ships_of(position, MARION), position.phase()) == ([7, 7, 7], [2, 0], "pause")


@pytest.mark.parametrize(("year", "used", "dark"), [(1770, True, True), (1770, False, False), (1790, False, True)])
def test_pb_70_the_marker_is_turned_when_used_and_after_1790(year: int, used: bool, dark: bool) -> None:
    """PB 1001."""
    position = a_position(year=year, modules="reorganization")
    if used:
        use(position, "light-reorganization", 4, pay=0)
        play(position, *["done"] * (position.phase() != "pause"))
    begin(position, EventSpace(position.start), TurnReorganization(position.start))
    wanted = "dark-reorganization" if dark else "light-reorganization"
    assert wanted in position.view(MARION)["companies"][MARION]["markers"]
    assert position.rules.decade_plan[0] is TurnReorganization


def test_pb_71_eleven_new_tiles() -> None:
    """PB 1005–1035."""
    copies = dict(zip(TILE_NAMES, PRINTED.new_tile_copies, strict=True))
    assert {name: number for name, number in copies.items() if number} == {
        "harbormaster": 2, "investor": 2, "supervisory-board": 1, "loadmaster": 2, "wealth-of-nations": 2, "manager": 2,
    }  # fmt: skip
    assert sum(copies.values()) == 11
    assert sum(WATER_FRAME.rules({"new-tiles": "on"}).tile_copies) == 40 + 11


@pytest.mark.parametrize(("wage", "workers", "paid"), [(4, 5, 5 * 4 - 4 * 2), (3, 2, 2 * 1), (2, 3, 3 * 1)])
def test_pb_72_the_harbormaster_saves_two_pounds_for_four_workers(wage: int, workers: int, paid: int) -> None:
    """PB 1011: at least £1 each."""
    position = a_position(modules="new-tiles")
    spots = ["column-food", "column-clothes", "column-cutlery", "column-lamps", "row-1"][:workers]
    company = a_company(position, cash=50, tiles="harbormaster", spots=" ".join(spots))
    wage_of(position, wage)
    reach_event_space(position)
    assert company.cash == 50 - paid


def test_pb_72_the_investor_pays_eight_pounds_for_a_waived_additional_action() -> None:
    """PB 1015–1017: and nothing when a single price was changed."""
    for moves, earned in ((["raise food", "done"], 8), (["raise food", "price food 7"], 0), (["done"], 8)):
        position = a_position(modules="new-tiles")
        company = a_company(position, tiles="investor")
        a_factory(position, MARION, FOOD, price=6)
        before = company.cash
        use(position, "quality", 6)
        play(position, *moves)
        if position.phase() == "prices":
            play(position, "done")
        assert company.cash == before - 6 + earned
        assert position.phase() == "pause"


def test_pb_72_a_special_marker_waived_counts_too() -> None:
    """PB 1015."""
    for move, earned in (("done", 8), ("tile broker", 0)):
        position = a_position(modules="new-tiles")
        company = a_company(position, cash=20, tiles="investor")
        use(position, "workers", 2)
        play(position, "done", move)
        assert company.cash == 20 - 2 + earned


def test_pb_73_the_row_of_nothing() -> None:
    """PB 1031–1033: with the accountant £1 or £2; used again £2, and £4 once the tile is gone."""
    position = a_position(modules="new-tiles")
    company = a_company(position, cash=20, tiles="wealth-of-nations")
    position.bureaucracy = True
    turn_of(position)
    rows = (4, 6, 8, 10, 0)
    assert offered(position, "place distribution") == [f"place distribution {row} pay {row}" for row in rows]
    play(position, "place distribution 0 pay 0", "done")
    assert company.cash == 20
    turn_of(position)
    play(position, "reuse distribution pay 0", "done")
    assert company.cash == 18
    company.tiles = 0
    position.tile_offer[TILE_NAMES.index("wealth-of-nations")] += 1
    turn_of(position)
    assert refusal(position, "place quality 0 pay 0") == "row-taken"
    play(position, "reuse distribution pay 0", "done")
    assert company.cash == 14
    reach_event_space(position)
    turn_of(position)
    assert refusal(position, "place quality 0 pay 0") == "no-tile"


def test_pb_73_the_accountant_pays_one_or_two_pounds_there() -> None:
    """PB 1031."""
    position = a_position(modules="new-tiles")
    a_company(position, tiles="wealth-of-nations accountant")
    turn_of(position)
    assert offered(position, "place workers 0") == [f"place workers 0 pay {amount}" for amount in (0, 1, 2)]


def test_pb_74_the_manager_takes_a_ship_after_quality_and_sets_prices_after_hiring() -> None:
    """PB 1039–1041: Marion hires for bread and cutlery and adjusts both prices, no other."""
    position = a_position(modules="new-tiles")
    a_company(position, tiles="manager")
    for good in (FOOD, CUTLERY, LAMPS):
        a_factory(position, MARION, good, price=6)
    use(position, "quality", 6)
    play(position, "raise food", "extra special", "ship 2")
    assert (ships_of(position, MARION), position.phase()) == ([2, 0], "pause")
    use(position, "workers", 2)
    play(position, "hire food", "hire cutlery", "done", "extra prices")
    assert refusal(position, "price lamps 7") == "factory-untouched"
    play(position, "price food 7", "price cutlery 7")
    company = position.companies[MARION]
    assert (company.price[FOOD], company.price[CUTLERY], position.phase()) == (7, 7, "pause")


def test_pb_74_after_the_stock_exchange_any_one_factory() -> None:
    """PB 1037."""
    position = reorganizing("manager")
    use(position, "exchange", 2)
    play(position, "done", "extra prices", "price clothes 7")
    assert (prices(position), position.phase()) == ([6, 7, 6], "pause")


def test_pb_75_the_manager_sets_two_prices_with_the_light_side_instead_of_a_special_marker() -> None:
    """PB 1043–1047, B28: never two special markers."""
    position = reorganizing("manager")
    use(position, "light-reorganization", 2, pay=0)
    play(position, "extra prices", "price food 7", "price lamps 7")
    assert (prices(position), position.phase(), tiles_of(position, MARION)) == ([7, 6, 7], "pause", {"manager"})


def test_pb_75_one_price_leaves_the_special_marker() -> None:
    """PB 1045–1047."""
    position = reorganizing("manager")
    use(position, "light-reorganization", 2, pay=0)
    play(position, "extra prices", "price food 7", "done", "tile broker")
    assert (prices(position), position.phase()) == ([7, 6, 6], "pause")
    position = reorganizing("manager")
    use(position, "light-reorganization", 2, pay=0)
    play(position, "extra special", "tile broker", "price food 7")
    assert (prices(position), position.phase()) == ([7, 6, 6], "pause")

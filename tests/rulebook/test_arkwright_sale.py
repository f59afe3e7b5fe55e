"""Arkwright: production, sale and share value (WF = Water Frame, PB = Player's Book; n = line)."""

from __future__ import annotations

import pytest

from arktable.games.arkwright.economy import job_market, sale, shares
from arktable.games.arkwright.state import ArkwrightPosition
from tests.builders.arkwright import *


def a_seller(appeal: int, quality: int = 9, made: int = 3, stock: int = 0) -> sale.Seller:
    return sale.Seller(appeal, quality, made, stock, False, False, 0)


def sold_by(sellers: list[sale.Seller], importer: int, demand: int) -> tuple[list[int], int]:
    """Everybody's sales and the importer's, of production only."""
    running = sale.Sale(sellers, importer, demand, 0)
    assert running.step() == sale.OVER
    return [seller.sold for seller in running.sellers], running.importer_sold


@pytest.fixture
def clothes() -> ArkwrightPosition:
    """The running example: Marion's clothes have appeal 4, Harold's and the importer's 3; England wants seven."""
    position = a_position(seats=2, cycle=CLOTHES)
    a_factory(position, MARION, CLOTHES, rows=2, price=7, distribution=2, machines=(0, 1))
    a_factory(position, HAROLD, CLOTHES, level=2, rows=2, price=8)  # makes four
    position.importers[CLOTHES] = 3
    demand_for(position, CLOTHES, 7)
    return position


def test_wf_32_appeal_two_sells_at_most_two() -> None:
    """WF 944–948, 2162–2165."""
    assert sold_by([a_seller(2, made=4)], importer=0, demand=9) == ([2], 0)


def test_wf_74_demand_for_seven_clothes(clothes: ArkwrightPosition) -> None:
    """WF 2146: every uncovered number is a group of buyers."""
    assert job_market.demand(clothes, CLOTHES) == 7
    assert clothes.wage() == 2  # the same market pays the wages of WF 2429


def test_wf_75_without_goods_one_is_passed_over() -> None:
    """WF 2211–2214: three made, none stored, called a fourth time."""
    assert sold_by([a_seller(4, made=3), a_seller(1, made=3)], importer=0, demand=9) == ([3, 1], 0)


@pytest.mark.parametrize(
    ("sellers", "importer", "demand", "sold", "importer_sold"),
    [
        pytest.param([a_seller(3), a_seller(2)], 0, 1, [1, 0], 0, id="1 the most appealing goods"),
        pytest.param([a_seller(3), a_seller(0)], 3, 1, [1, 0], 0, id="2 the importer last among equals"),
        pytest.param([a_seller(2), a_seller(2, 10)], 0, 1, [0, 1], 0, id="3 the higher quality"),
        pytest.param([a_seller(2), a_seller(2)], 0, 1, [1, 1], 0, id="4 both, with one token more"),
        pytest.param([a_seller(2), a_seller(2)], 0, 3, [2, 2], 0, id="4 also in the second round"),
        pytest.param([a_seller(2), a_seller(2, 10), a_seller(2)], 0, 2, [1, 1, 1], 0, id="4 after the better one"),
    ],
)
def test_wf_76_who_sells_when_tokens_run_short(
    sellers: list[sale.Seller], importer: int, demand: int, sold: list[int], importer_sold: int
) -> None:
    """WF 2216–2233."""
    copies = [seller.copy() for seller in sellers]
    assert sold_by(copies, importer, demand) == (sold, importer_sold)


def test_wf_77_sale_of_seven_clothes(clothes: ArkwrightPosition) -> None:
    """WF 2244–2261: Marion 3, Harold 2, the importer 2; Harold never more than 3."""
    harold = a_seller(3, made=4)
    assert sold_by([a_seller(4), harold], importer=3, demand=7) == ([3, 2], 2)
    assert sold_by([a_seller(4), a_seller(3, made=4)], importer=3, demand=20) == ([3, 3], 3)
    clothes.events = []
    production_of(clothes, CLOTHES)
    told = [(event.seat, event.details["n"]) for event in clothes.events if event.key in ("sale", "importer-sale")]
    assert told == [(MARION, 3), (HAROLD, 2), (-1, 2)]


def test_wf_78_what_is_not_sold_may_be_stored() -> None:
    """WF 2271–2274: Harold makes 3, sells 2, keeps 1."""
    position = a_position()
    a_company(position, HAROLD, spots="column-food")
    a_factory(position, HAROLD, FOOD, appeal=2)
    demand_for(position, FOOD, 2)
    production_of(position, FOOD)
    assert position.companies[HAROLD].stock[FOOD] == 1


def test_wf_79_three_clothes_at_seven_pounds(clothes: ArkwrightPosition) -> None:
    """WF 2288–2289: £21."""
    before = clothes.companies[MARION].cash
    production_of(clothes, CLOTHES)
    assert clothes.companies[MARION].cash == before + 21 - 7  # £7 of wages and upkeep: WF 2428


def test_wf_80_a_school_shuts_the_third_row_of_cutlery() -> None:
    """WF 2335–2340: five goods in three rows; with row 3 shut three goods, and five workers paid."""
    position = a_position()
    company = a_company(position, HAROLD, tiles="school")
    a_factory(position, HAROLD, CUTLERY, level=2, rows=3, appeal=4)
    demand_for(position, CUTLERY, 6)
    wage = position.wage()
    production_of(position, CUTLERY)
    assert (position.phase(), position.view(HAROLD)["asked"]["sale"]["sellers"][HAROLD]["sold"]) == ("sale", 3)
    before = company.cash
    play(position, "row-off")
    assert company.cash - before == 3 * company.price[CUTLERY] - 5 * wage
    assert company.stock[CUTLERY] == 0


@pytest.mark.parametrize(
    ("appeals", "sold", "importer", "importer_sold", "steps"),
    [
        pytest.param([2, 3], [1, 0], 0, 0, [2, 0], id="one sold, and the most; the higher appeal sold none"),
        pytest.param([2, 1], [5, 2], 0, 0, [4, 2], id="two or more, highest appeal, most sold: four at most"),
        pytest.param([3, 3], [2, 2], 0, 0, [2, 2], id="ties bring nothing"),
        pytest.param([3, 1], [2, 1], 3, 3, [2, 1], id="nor does a tie with the importer"),
        pytest.param([3, -1], [0, 0], 1, 1, [0, 0], id="who sold nothing does not advance"),
    ],
)
def test_wf_81_steps_of_the_share_value(
    appeals: list[int], sold: list[int], importer: int, importer_sold: int, steps: list[int]
) -> None:
    """WF 2368–2399."""
    assert shares.sale_steps(appeals, sold, importer, importer_sold, charisma=-1) == steps


def test_wf_82_marion_advances_four_spaces_and_harold_two(clothes: ArkwrightPosition) -> None:
    """WF 2400–2404."""
    production_of(clothes, CLOTHES)
    assert [company.space for company in clothes.companies] == [14, 12]


def test_x_03_the_running_example_in_one_go(clothes: ArkwrightPosition) -> None:
    """WF 73, 74, 77, 79, 82, 83 together: 3 sold, £21, +4, £7 of wages, distribution +2 → +1, appeal 4 → 3."""
    before = clothes.companies[MARION].cash
    assert appeal(clothes, MARION, CLOTHES) == 4
    production_of(clothes, CLOTHES)
    company = clothes.companies[MARION]
    assert (company.cash, company.space, company.distribution[CLOTHES]) == (before + 21 - 7, 14, 1)
    assert appeal(clothes, MARION, CLOTHES) == 3


def test_pb_07_what_moves_the_share_value() -> None:
    """PB 86: sold one +1, several +2, each bonus +1; a ship −1; an emergency sale by its first digit (B8)."""
    assert shares.sale_steps([1, 1], [1, 3], 2, 4, -1) == [1, 2]
    assert shares.sale_steps([5, 1], [3, 1], 2, 2, -1) == [4, 1]
    assert [shares.emergency_digit(space) for space in (1, 9, 10, 28, 60)] == [1, 1, 1, 2, 6]
    position = a_position()
    company = a_company(position, cash=0, space=35, shares=5)
    position.pay(MARION, 40)
    assert company.space == 35 - 2 * 3


def test_pb_33_a_row_of_the_food_factory_is_shut_after_the_sale() -> None:
    """PB 530–538: three rows with three workers and three machines; rows 1 and 2 are paid."""
    position = a_position()
    company = a_company(position, tiles="school")
    a_factory(position, MARION, FOOD, rows=3, appeal=3, machines=(1, 1, 1))
    demand_for(position, FOOD, 3)
    wage = position.wage()
    production_of(position, FOOD)
    assert position.phase() == "after-sale"  # the fourth good was never called
    before = company.cash
    play(position, "row-off")
    assert spent(position, MARION, before) == 2 * wage + 2


def test_pb_34_the_fourth_good_goes_to_the_patron() -> None:
    """PB 544: appeal 3, three sold; without a fourth good there is nothing to sell."""
    position = a_position()
    company = a_company(position, tiles="patron-food")
    a_factory(position, MARION, FOOD, rows=3, appeal=3)
    demand_for(position, FOOD, 9)
    three = position.copy()
    three.companies[MARION].workers[2] = 0
    production_of(three, FOOD)
    assert three.phase() == "pause"
    production_of(position, FOOD)
    assert offered(position) == ["done", "patron"]
    before = company.cash
    play(position, "patron")
    assert company.cash - before == company.price[FOOD] - 6 * position.wage()


def test_pb_44_the_jubilee_brings_one_more_sale_in_the_next_decade() -> None:
    """PB 669–683: of any good, also beside a patron; then it is lost."""
    position = a_position(year=1780, cycle=FOOD)
    a_company(position, tiles="patron-food")
    a_factory(position, MARION, FOOD, rows=3, appeal=2)
    event(position, "jubilee")
    demand_for(position, FOOD, 2)
    production_of(position, FOOD)
    play(position, "patron", "jubilee")
    assert [company.jubilee for company in position.companies] == [0, 1, 1]
    assert position.companies[MARION].space == 14  # four sold, the most, highest appeal
    end_decade(position)
    assert [company.jubilee for company in position.companies] == [0, 0, 0]


def test_stored_goods_are_sold_when_their_owner_likes() -> None:
    """WF 2186–2193, 2294–2304: who stops is out for the phase."""
    position = a_position()
    company = a_company(position, spots="column-food", stock={FOOD: 3})
    a_factory(position, MARION, FOOD, rows=1, appeal=4)  # makes one
    demand_for(position, FOOD, 9)
    production_of(position, FOOD)
    assert offered(position) == ["stop", "stock"]
    assert refusal(position, "row-off") == "no-tile"
    play(position, "stock", "stop")
    assert company.stock[FOOD] == 2
    assert position.phase() == "pause"


def test_without_a_factory_nothing_is_sold() -> None:
    """WF 2154–2156: even if there are stored goods."""
    position = a_position()
    a_company(position, spots="column-food", stock={FOOD: 3}, tiles="patron-food")
    demand_for(position, FOOD, 9)
    production_of(position, FOOD)
    assert position.phase() == "pause"
    assert position.companies[MARION].stock[FOOD] == 3


def test_extra_shifts_at_the_first_call_without_goods() -> None:
    """WF 2309–2323."""
    position = a_position()
    a_company(position, tiles="extra-shifts", spots="column-food", stock={FOOD: 1})
    a_factory(position, MARION, FOOD, rows=1, appeal=4)
    demand_for(position, FOOD, 9)
    production_of(position, FOOD)
    later = position.copy()
    play(later, "stock")
    assert later.phase() == "after-sale"  # nothing is left to call for, but the tile may still work
    play(position, "shift-work")
    assert offered(position) == ["stop", "stock"]
    assert position.tile_offer[6] == PRINTED.tile_copies[6]


def test_goods_that_are_in_no_demand_bring_costs_only() -> None:
    """WF 2100–2103: production cannot be passed."""
    position = a_position()
    a_factory(position, MARION, FOOD, rows=3, appeal=0)
    wage_of(position, 3)
    before = position.companies[MARION].cash
    production_of(position, FOOD)
    assert spent(position, MARION, before) == 18
    assert position.companies[MARION].stock[FOOD] == 0  # no warehouse

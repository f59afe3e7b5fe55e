"""Rulings B13–B16 and B63–B70 on the production phase that no example of the books shows."""

from __future__ import annotations

import pytest

from arktable.games.arkwright.economy import factory, shares
from arktable.games.arkwright.economy.sale import OVER, Sale, Seller
from arktable.games.arkwright.state import ArkwrightPosition
from arktable.games.arkwright.terms import OFFICE
from tests.builders.arkwright import *


def test_b15_produced_goods_are_sold_by_force_and_who_stops_stays_out() -> None:
    position = a_position()
    company = a_company(position, spots="column-food", stock={FOOD: 2}, tiles="school")
    a_factory(position, MARION, FOOD, rows=2, appeal=5)  # makes one and two
    demand_for(position, FOOD, 9)
    production_of(position, FOOD)
    assert offered(position) == ["row-on", "row-off"]  # the first good was sold unasked
    assert refusal(position, "stop") == "must-sell"
    play(position, "row-on")
    assert offered(position) == ["stop", "stock"]  # and so were the others
    play(position, "stop")
    assert (position.phase(), company.stock[FOOD]) == ("pause", 2)


def test_b16_the_order_of_a_production_phase() -> None:
    position = a_position()
    company = a_company(position, cash=0, shares=5, space=10, ships=(2,), contracts={FOOD: 2})
    company.tiles = 0
    give_tile(position, MARION, "patron-food")
    a_factory(position, MARION, FOOD, level=2, rows=2, appeal=1, distribution=1)  # makes four
    demand_for(position, FOOD, 1)
    position.events = []
    production_of(position, FOOD)
    play(position, "patron", "deliver food 2")
    told = [event.key for event in position.events if not event.silent and event.key != "tile-returned"]
    assert told == ["sale", "importer-sale", "sold-to", "bonus", "bonus", "share-value", "wages", "delivered"]
    assert company.distribution[FOOD] == 0  # fell after the wages, before the contracts
    assert company.space == 10 + 2 + 1 + 1 - 1  # forward first, then back (WF 2520)


def test_b16_wages_are_paid_before_distribution_falls() -> None:
    """An emergency sale for the wages still brings the share value of before the price gave way."""
    position = a_position()
    company = a_company(position, cash=0, shares=9, space=21)
    a_factory(position, MARION, FOOD, rows=1, appeal=0, distribution=1)
    production_of(position, FOOD)
    assert (company.cash, company.space) == (16 - 2 * position.wage(), 21 - 2 - 1)


def test_b63_the_importer_goes_on_alone_and_its_total_counts() -> None:
    running = Sale([Seller(2, 9, 1, 0, False, False, 0)], importer=5, demand=9, start=0)
    assert running.step() == OVER
    assert (running.sellers[0].sold, running.importer_sold) == (1, 5)
    assert shares.sale_steps([6], [3], 5, 5, charisma=-1) == [3]  # the most appealing, not the most sold


def test_b63_equals_go_together_past_the_last_unit_only_if_appeal_and_quality_are_equal() -> None:
    for quality, sold in ((9, [1, 1]), (8, [1, 0])):
        sellers = [Seller(2, 9, 2, 0, False, False, 0), Seller(2, quality, 2, 0, False, False, 0)]
        running = Sale(sellers, importer=0, demand=1, start=1)
        assert running.step() == OVER
        assert [seller.sold for seller in running.sellers] == sold


def test_b64_equals_are_asked_clockwise_from_the_start_player() -> None:
    position = a_position()
    position.start = HAROLD
    for seat in (MARION, HAROLD, ANGELICA):
        a_company(position, seat, spots="row-1", stock={FOOD: 1})
        a_factory(position, seat, FOOD, rows=1, appeal=2)
    demand_for(position, FOOD, 9)
    production_of(position, FOOD)
    order = []
    while position.phase() == "sale":
        order.append(position.seat)
        play(position, "stop")
    assert order == [HAROLD, ANGELICA, MARION]


@pytest.fixture
def shifts() -> ArkwrightPosition:
    """Marion has extra shifts, makes one food of appeal 4 and has one in stock; England wants nine."""
    position = a_position()
    a_company(position, tiles="extra-shifts", spots="column-food", stock={FOOD: 2})
    a_factory(position, MARION, FOOD, rows=1, appeal=4)
    demand_for(position, FOOD, 9)
    return position


def test_b65_extra_shifts_in_the_sale_only_at_the_first_call_without_goods(shifts: ArkwrightPosition) -> None:
    production_of(shifts, FOOD)
    play(shifts, "stock")
    assert (offered(shifts), refusal(shifts, "shift-work")) == (["stop", "stock"], "no-extra-shift")
    play(shifts, "stop")
    assert offered(shifts) == ["done", "shift-work"]  # after the sale, for the stock
    play(shifts, "shift-work")
    assert shifts.companies[MARION].stock[FOOD] == 2


def test_b65_extra_shifts_for_the_patron(shifts: ArkwrightPosition) -> None:
    a_company(shifts, tiles="patron-food", stock={FOOD: 0})
    production_of(shifts, FOOD)
    play(shifts, "stop")
    assert offered(shifts) == ["done", "shift-work"]
    play(shifts, "shift-work", "patron")
    assert (shifts.phase(), tiles_of(shifts, MARION)) == ("pause", {"patron-food"})


def test_b65_extra_shifts_for_a_contract(shifts: ArkwrightPosition) -> None:
    a_company(shifts, ships=(2,), contracts={FOOD: 2}, stock={FOOD: 1})
    production_of(shifts, FOOD)
    play(shifts, "stop", "done")
    assert offered(shifts) == ["done", "shift-work"]
    play(shifts, "shift-work", "deliver food 2")
    assert shifts.companies[MARION].contracts[FOOD] == 0


def test_b65_extra_shifts_in_a_production_action(shifts: ArkwrightPosition) -> None:
    a_company(shifts, markers="light-production")
    use(shifts, "light-production", 2)
    assert refusal(shifts, "shift-work") == "produce-first"
    before, wage = purse(shifts, MARION), shifts.wage()
    play(shifts, "produce food 1", "shift-work")
    assert shifts.companies[MARION].stock[FOOD] == 4
    assert spent(shifts, MARION, before) == 2 * wage


def test_b66_the_first_row_is_never_shut_and_an_unfinished_row_is_paid() -> None:
    position = a_position()
    company = a_company(position, tiles="school")
    a_factory(position, MARION, LAMPS, rows=1, appeal=0)
    company.workers[LAMPS * 4 + 1] = 2
    production_of(position, LAMPS)
    assert position.phase() == "pause"  # nothing to shut
    company.workers[LAMPS * 4 + 1] = 3
    company.workers[LAMPS * 4 + 2] = 1
    before, wage = company.cash, position.wage()
    production_of(position, LAMPS)
    play(position, "row-off")
    assert spent(position, MARION, before) == (3 + 1) * wage


def test_b66_a_row_that_has_sold_is_not_shut() -> None:
    position = a_position()
    a_company(position, tiles="school patron-cutlery")
    a_factory(position, MARION, CUTLERY, level=2, rows=2, appeal=2)  # makes one and two
    demand_for(position, CUTLERY, 2)
    production_of(position, CUTLERY)
    play(position, "row-on")
    assert (position.phase(), refusal(position, "row-off")) == ("after-sale", "row-sold")


def test_b66_an_extra_shift_does_not_make_a_sold_row_whole_again() -> None:
    position = a_position()
    a_company(position, tiles="school extra-shifts")
    a_factory(position, MARION, CUTLERY, level=2, rows=2, appeal=2)
    demand_for(position, CUTLERY, 2)
    production_of(position, CUTLERY)
    play(position, "row-on", "shift-work")
    assert position.phase() == "pause"  # nothing is left to choose, the row stays open


def test_b66_a_good_of_the_row_sold_to_the_patron_keeps_it_open() -> None:
    position = a_position()
    a_company(position, tiles="school patron-cutlery extra-shifts")
    a_factory(position, MARION, CUTLERY, level=2, rows=2, appeal=1)
    demand_for(position, CUTLERY, 1)
    production_of(position, CUTLERY)
    twin = position.copy()
    play(twin, "patron")
    assert refusal(twin, "row-off") == "row-sold"
    play(position, "row-off")
    assert refusal(position, "row-off") == "row-shut-already"
    assert refusal(position, "patron") == "too-few"


def test_b67_appeal_zero_is_enough_for_patron_and_jubilee() -> None:
    position = a_position()
    company = a_company(position, tiles="patron-food", space=20)
    company.jubilee = True
    a_factory(position, MARION, FOOD, appeal=0)
    position.importers[FOOD] = 3
    demand_for(position, FOOD, 0)
    production_of(position, FOOD)
    play(position, "patron")
    assert refusal(position, "patron") == "patron-used"
    play(position, "jubilee")
    assert company.space == 20 + 2 + 1  # two sold, and the most of all
    assert company.jubilee == 0


@pytest.mark.parametrize(
    ("appeals", "sold", "importer", "importer_sold", "steps"),
    [
        pytest.param([3, 3], [2, 1], 0, 0, [3 + 1, 1], id="a tie for appeal"),
        pytest.param([2, 1], [2, 2], 0, 0, [4, 2], id="a tie for most sold"),
        pytest.param([3, 1], [2, 1], 3, 2, [4, 1], id="ties with the importer"),
        pytest.param([3, 3], [0, 1], 0, 0, [0, 2], id="not without a sale"),
        pytest.param([2, 3], [2, 1], 0, 0, [3, 2], id="not where there is no tie"),
    ],
)
def test_b68_charisma_wins_ties_for_first(
    appeals: list[int], sold: list[int], importer: int, importer_sold: int, steps: list[int]
) -> None:
    assert shares.sale_steps(appeals, sold, importer, importer_sold, charisma=MARION) == steps


def test_b68_if_the_most_appealing_sold_nothing_nobody_gets_the_bonus() -> None:
    assert shares.sale_steps([5, 3], [0, 1], 0, 0, charisma=-1) == [0, 2]  # the other one: sold one, and the most


def test_b69_strike_foreman_and_workshop() -> None:
    position = a_position()
    company = a_company(position)
    a_factory(position, MARION, FOOD, rows=2, extra=2)
    give_tile(position, MARION, "foreman", at=FOOD)
    give_tile(position, MARION, "workshop", at=FOOD)
    wage_of(position, 2)
    assert factory.running_costs(PRINTED, company, FOOD, position.wage(), -1) == 4 * 1 + 2 * 2  # no machine, no upkeep
    position.strike = True
    assert factory.running_costs(PRINTED, company, FOOD, position.wage(), -1) == 4 * 1 + 2 * 3


@pytest.mark.parametrize(
    ("ships", "one", "both"), [((6, 4), 1, True), ((4, 6), 1, True), ((4, 2), 2, False), ((6,), 1, False)]
)
def test_b70_where_one_ship_would_do_both_may_sail(ships: tuple[int, ...], one: int, both: bool) -> None:
    """One ship is offered first; a falling share value can be wanted (PB 821, 847)."""
    position = a_position(year=1800)
    company = a_company(position, space=20, ships=ships, spots="column-food", stock={FOOD: 5}, contracts={FOOD: 6})
    company.tiles |= 1 << OFFICE
    a_factory(position, MARION, FOOD, appeal=0)
    production_of(position, FOOD)
    assert offered(position) == ["done", "deliver food 6", "deliver food 6 both-ships"][: 3 if both else 2]
    twin, before = position.copy(), company.cash
    play(position, "deliver food 6")
    assert company.space == 20 - one
    if both:
        play(twin, "deliver food 6 both-ships")
        assert twin.companies[MARION].space == 20 - 2
        assert twin.companies[MARION].cash == company.cash == before + 6 * 8 + 5


def test_b70_a_ship_action_has_one_ship() -> None:
    position = a_position(year=1800)
    a_company(position, ships=(6, 4), spots="column-food", stock={FOOD: 4}, contracts={FOOD: 4})
    a_factory(position, MARION, FOOD)
    use(position, "ship-1", 6)
    assert offered(position, "deliver") == ["deliver food 4"]
    assert refusal(position, "deliver food 4 both-ships") == "not-now"


def test_b70_a_ship_sails_again_after_its_ship_action() -> None:
    position = a_position()
    company = a_company(position, space=20, ships=(2,), spots="row-1", stock={FOOD: 3, LAMPS: 2})
    company.contracts = [2, 0, 0, 2]
    a_factory(position, MARION, FOOD, appeal=0)
    a_factory(position, MARION, LAMPS)
    use(position, "ship-1", 2)
    play(position, "deliver lamps 2", "done")
    production_of(position, FOOD)
    play(position, "deliver food 2")
    assert company.space == 18


# -- extra shifts that the supervisory board takes ---------------------------------------------------------------------


def two_sellers(harold: int) -> ArkwrightPosition:
    """Marion has extra shifts and sells food of appeal 4, Harold has the board and food of this appeal."""
    position = a_position(modules="new-tiles")
    a_company(position, MARION, tiles="extra-shifts")
    a_company(position, HAROLD, tiles="supervisory-board")
    a_factory(position, MARION, FOOD, rows=1, appeal=4)
    a_factory(position, HAROLD, FOOD, rows=1, appeal=harold)
    demand_for(position, FOOD, 9)
    production_of(position, FOOD)
    assert (position.phase(), position.seat) == ("sale", MARION)
    play(position, "shift-work")
    assert (position.phase(), position.seat) == ("board", HAROLD)
    return position


def test_b65_extra_shifts_taken_in_the_middle_of_a_sale_serve_it() -> None:
    """PB 1021: the owner of the board takes the tile immediately; his first call without goods is still to come."""
    position = two_sellers(harold=4)
    declined = position.copy()
    play(declined, "done")
    assert declined.phase() == "pause"
    play(position, "tile extra-shifts")
    assert (position.phase(), position.seat, offered(position)) == ("sale", HAROLD, ["stop", "shift-work"])
    before = position.companies[HAROLD].space
    play(position, "shift-work")
    assert position.companies[HAROLD].space == before + 2  # two goods sold
    assert tiles_of(position, HAROLD) == set()


def test_b65_who_has_had_the_first_call_without_goods_uses_them_after_the_sale_only() -> None:
    """WF 2317: Harold's appeal is higher, so he was called before Marion gave the tile back."""
    position = two_sellers(harold=6)
    play(position, "tile extra-shifts")
    assert position.phase() != "sale"

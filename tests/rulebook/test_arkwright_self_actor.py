"""Arkwright: Self-Actor, section 3.2 of the Player's Book: event, bonus and award markers (PB; n = line)."""

from __future__ import annotations

from arktable.games.arkwright.state import ArkwrightPosition
from arktable.games.arkwright.terms import GONE, ON_BOARD, SHARE_AWARD, SHIPPING_AWARD
from tests.builders.arkwright import *


def test_pb_63_steam_power_costs_a_pound_per_machine_and_per_capacity() -> None:
    """PB 945–949: Uli has five machines and ships of capacity 4 and 2."""
    position = a_position(modules="steam-power")
    company = a_company(position, cash=30, ships=(4, 2))
    a_factory(position, MARION, FOOD, rows=3, machines=(1, 1, 1))
    a_factory(position, MARION, LAMPS, rows=1, machines=(2,))
    event(position, "steam-power")
    assert company.cash == 30 - 11


def test_pb_64_four_bread_by_a_ship_of_six_are_a_new_record() -> None:
    """PB 957–961: from space 2 to space 4."""
    position = a_position(year=1800, modules="bonus-markers")
    company = a_company(position, ships=(6,), spots="column-food", stock={FOOD: 4}, contracts={FOOD: 4})
    a_factory(position, MARION, FOOD)
    company.ship_record = 2
    use(position, "ship-1", 6)
    play(position, "deliver food 4")
    assert (company.ship_record, company.home_record) == (4, 1)


def test_pb_65_five_by_demand_and_one_to_the_patron_are_six() -> None:
    """PB 963–967: from space 5 to space 6."""
    position = a_position(modules="bonus-markers")
    company = a_company(position, tiles="patron-cutlery")
    a_factory(position, MARION, CUTLERY, level=3, rows=3, appeal=5)
    company.home_record = 5
    demand_for(position, CUTLERY, 12)
    production_of(position, CUTLERY)
    play(position, "patron")
    assert (company.home_record, company.ship_record) == (6, 1)


def test_pb_66_records_run_from_one_to_ten_and_never_back() -> None:
    """PB 955, 969."""
    position = a_position(year=1810, modules="bonus-markers")
    company = a_company(position, ships=(10, 2), spots="column-food row-1 row-2", tiles="agent")
    assert (company.home_record, company.ship_record) == (1, 1)
    a_factory(position, MARION, FOOD, appeal=0)
    company.contracts[FOOD], company.stock[FOOD] = 10, 12
    production_of(position, FOOD)
    play(position, "deliver food 11")
    assert company.ship_record == 10
    company.contracts[FOOD], company.stock[FOOD] = 2, 2
    production_of(position, FOOD)
    play(position, "deliver food 2")
    assert company.ship_record == 10


def test_pb_67_the_product_of_the_records_is_added_to_the_score() -> None:
    """PB 971: 24 shares at £23 are £552, seven times four £28, together £580."""
    position = a_position(modules="bonus-markers")
    company = a_company(position, shares=24, space=38)
    company.home_record, company.ship_record = 7, 4
    assert position.scores()[MARION] == 552 + 28 == 580
    assert position.view(-1)["companies"][MARION]["portfolio"] == 552


def rising(*seats: int, space: int = 24) -> ArkwrightPosition:
    """These seats sell food alike; what they sell brings them to the award."""
    position = a_position(modules="award-markers")
    for seat in seats:
        a_company(position, seat, cash=50, shares=10, space=space)
        a_factory(position, seat, FOOD, appeal=3)
    position.importers[FOOD] = 9  # nobody gets a bonus
    demand_for(position, FOOD, 20)
    return position


def test_pb_68_the_first_at_space_25_gets_a_share() -> None:
    """PB 979."""
    position = rising(HAROLD)
    assert position.awards == [ON_BOARD, ON_BOARD]
    production_of(position, FOOD)
    assert position.companies[HAROLD].space == 26
    assert position.companies[HAROLD].shares == 11
    assert position.awards[SHARE_AWARD] == HAROLD


def test_pb_68_the_highest_of_several_gets_it() -> None:
    """PB 979–981: after the full phase."""
    position = rising(MARION, HAROLD)
    a_company(position, MARION, space=25 - 2)
    a_company(position, HAROLD, space=27 - 2)
    production_of(position, FOOD)
    assert [position.companies[seat].shares for seat in (MARION, HAROLD)] == [10, 11]
    assert position.awards[SHARE_AWARD] == HAROLD


def test_pb_68_equals_buy_a_share_at_half_price_and_the_marker_is_gone() -> None:
    """PB 981: £18 at space 26, half of it £9."""
    position = rising(MARION, HAROLD)
    production_of(position, FOOD)
    assert (position.phase(), position.seat, position.awards[SHARE_AWARD]) == ("award-share", MARION, GONE)
    before = [position.companies[seat].cash for seat in (MARION, HAROLD)]
    assert refusal(position, "half-price 2") == "one-share-only"
    play(position, "half-price 1", "done")
    marion, harold = position.companies[MARION], position.companies[HAROLD]
    assert (marion.shares, before[0] - marion.cash) == (11, 9)
    assert (harold.shares, before[1] - harold.cash) == (10, 0)


def test_pb_68_given_up_it_saves_the_spaces_of_an_emergency_sale() -> None:
    """PB 985."""
    for answer, space in (("award", 28), ("sell 2", 24)):
        position = a_position(modules="award-markers")
        company = a_company(position, cash=0, shares=10, space=28)
        position.awards[SHARE_AWARD] = MARION
        position.pay(MARION, 30)
        position.advance()
        assert offered(position) == ["award", "sell 1", "sell 2"]
        play(position, answer)
        assert (company.cash, company.shares, company.space) == (8, 8, space)
        assert position.awards[SHARE_AWARD] == (GONE if answer == "award" else MARION)
        assert position.phase() == "pause"


def shipping(*seats: int) -> ArkwrightPosition:
    """These seats have six food, ships for it and a contract."""
    position = a_position(year=1800, modules="award-markers")
    for seat in seats:
        a_company(position, seat, space=20, ships=(6,), spots="column-food row-1", stock={FOOD: 6}, contracts={FOOD: 6})
        a_factory(position, seat, FOOD, appeal=0)
    return position


def test_pb_69_the_first_to_ship_six_goods_advances_two_spaces() -> None:
    """PB 987: by a ship action at once; the ship itself costs a space."""
    position = shipping(MARION)
    use(position, "ship-1", 6)
    play(position, "deliver food 6")
    assert position.companies[MARION].space == 20 - 1 + 2
    assert position.awards[SHIPPING_AWARD] == MARION


def test_pb_69_equals_advance_one_space_each() -> None:
    """PB 987: the marker is removed from the game."""
    position = shipping(MARION, HAROLD)
    production_of(position, FOOD)
    play(position, "deliver food 6", "deliver food 6")
    assert [position.companies[seat].space for seat in (MARION, HAROLD)] == [20 - 1 + 1] * 2
    assert position.awards[SHIPPING_AWARD] == GONE


def test_pb_69_who_ships_most_gets_it() -> None:
    """PB 987."""
    position = shipping(MARION, HAROLD)
    a_company(position, HAROLD, tiles="agent", ships=(2,))
    position.companies[HAROLD].stock[FOOD] += 1
    production_of(position, FOOD)
    play(position, "deliver food 6", "deliver food 7")
    assert position.awards[SHIPPING_AWARD] == HAROLD
    assert [position.companies[seat].space for seat in (MARION, HAROLD)] == [20 - 1, 20 - 2 + 2]


def test_pb_69_given_up_it_keeps_a_contract_from_rising() -> None:
    """PB 991."""
    for answer, size in (("award", 2), ("done", 4)):
        position = a_position(modules="award-markers")
        company = a_company(position, contracts={FOOD: 2})
        position.awards[SHIPPING_AWARD] = MARION
        production_of(position, FOOD)
        assert offered(position) == ["done", "award"]
        play(position, answer)
        assert company.contracts[FOOD] == size
        assert position.awards[SHIPPING_AWARD] == (GONE if answer == "award" else MARION)

"""Rulings C30–C41 of the card game: production and share values."""

from __future__ import annotations

import pytest

from arktable.games.arkwright_cards.economy import factory
from arktable.games.arkwright_cards.phases.production.sailing import most
from arktable.games.arkwright_cards.state import CardPosition
from tests.builders.arkwright_cards import *


def sellers(*appeals: int, demand: int = 1, seats: int = 3) -> CardPosition:
    """These appeals for food, four goods each, no ships."""
    position = a_position(seats=seats)
    for seat, appeal in enumerate(appeals):
        a_seller(position, seat, FOOD, appeal=appeal, limit=2)
        a_company(position, seat, ships=0)
    position.demand[FOOD] = demand
    return position


def values(position: CardPosition) -> list[int]:
    return [company.value for company in position.companies]


def test_c_30_one_after_the_other_then_values_then_distribution() -> None:
    """EN 623–633: from the starting player each does a, b, c; then d for all, then e."""
    position = sellers(4, 5, 3)
    piece(position, WIM, "distribution-1", FOOD, 2)
    position.start = WIM
    produce(position)
    assert position.events is not None
    order = [(event.key, event.seat) for event in position.events if event.key in ("sold", "costs", "value", "faded")]
    each = [(key, seat) for seat in (WIM, RAF, EVA) for key in ("sold", "costs")]
    assert order == [*each, ("value", EVA), ("value", WIM), ("value", RAF), ("faded", WIM)]


def test_c_31_made_goods_by_force_stored_ones_by_choice() -> None:
    """EN 641–665: three are made, four may be sold, two lie in store."""
    position = a_position()
    a_seller(position, EVA, FOOD, appeal=5, limit=4, makes=3)
    a_company(position, stored={FOOD: 2}, ships=0)
    produce(position)
    assert offered(position) == ["sell 0", "sell 1"]
    assert refusal(position, "sell 2") == "sale-limit"
    play(position, "sell 1")
    assert (position.companies[EVA].sold, position.companies[EVA].stored[FOOD]) == (4, 1)


def test_c_31_made_goods_fill_the_limit_before_stored_ones() -> None:
    position = a_position()
    a_seller(position, EVA, FOOD, appeal=5, limit=2)
    a_company(position, stored={FOOD: 2}, ships=0)
    produce(position)  # nothing to choose: two sold, four stay
    assert (position.companies[EVA].sold, position.companies[EVA].stored[FOOD]) == (2, 4)


@pytest.mark.parametrize(("appeal", "demand"), [(1, 0), (3, 3), (1, -3)])
def test_c_32_a_patron_adds_one_also_above_the_appeal_and_from_none(appeal: int, demand: int) -> None:
    """EN 945: by choice; nothing on the market moves."""
    position = sellers(appeal, demand=demand)
    give(position, EVA, "patron-food-clothes")
    limit = max(0, min(appeal, appeal - demand))
    produce(position, "patron patron-food-clothes")
    assert position.companies[EVA].sold == limit + 1
    assert (position.demand[FOOD], position.companies[EVA].appeal[FOOD]) == (demand, appeal)
    assert position.companies[EVA].value == (12 if limit + 1 >= 2 else 10)


def test_c_33_the_extra_shift_is_sold_by_force_if_there_is_room() -> None:
    """EN 917: one good of the active factory; the card goes back."""
    position = a_position()
    a_seller(position, EVA, FOOD, appeal=5, limit=4, makes=3)
    a_company(position, cards="extra-shift", ships=0)
    produce(position, "extra-shift")
    assert (position.companies[EVA].sold, position.companies[EVA].cards) == (4, 0)


def test_c_33_without_room_it_is_left_over() -> None:
    position = a_position()
    a_seller(position, EVA, FOOD, appeal=1, limit=1, makes=1)
    a_company(position, cards="extra-shift")
    produce(position, "extra-shift", "ship 1")
    assert [event["goods"] for event in told(position, "shipped")] == [1]


def test_c_34_clearing_room_wastes_what_was_there() -> None:
    """EN 703–715: three food came, two lamps lie in one of the two small warehouses."""
    position = a_position()
    a_seller(position, EVA, FOOD, appeal=0, limit=0, makes=3)
    a_company(position, stored={LAMPS: 2}, ships=0)
    produce(position)
    assert (position.phase(), offered(position)) == ("store", ["waste food", "waste lamps"])
    kept = position.copy()
    play(position, "waste food")
    assert position.companies[EVA].stored == [2, 0, 0, 2]
    play(kept, "waste lamps", "waste lamps")
    assert kept.companies[EVA].stored == [3, 0, 0, 0]


def test_c_34_goods_are_repacked_at_any_time() -> None:
    """Only the totals count: the large one stands where it helps most, and an empty one is free again."""
    position = a_position()
    company = a_company(position, cards="large-warehouse", stored={FOOD: 3, LAMPS: 1, CLOTHES: 1})
    view = position.view(EVA)["companies"][EVA]["warehouses"]
    assert view == [[3], [1], [], [1]]
    position.use_up(EVA, FOOD, 2)
    assert position.view(EVA)["companies"][EVA]["warehouses"] == [[1], [1], [], [1]]
    assert sum(company.stored) == 3


def test_c_35_as_few_ships_as_carry_the_goods() -> None:
    """EN 687–731: three goods on holds of two take two ships; two goods one."""
    for goods, ships in ((1, 1), (2, 1), (3, 2), (4, 2)):
        position = a_position()
        a_seller(position, EVA, FOOD, appeal=0, limit=0)
        produce(position, f"ship {goods}")
        assert (position.companies[EVA].ships, position.companies[EVA].tokens) == (2 - ships, ships)
    position = a_position()
    a_company(position, ships=1)
    turn_of(position, EVA, "exchange", "ships")
    assert position.companies[EVA].ships == 2


def test_c_35_the_trade_office_saves_a_token_and_makes_room_for_one_more() -> None:
    position = a_position()
    a_seller(position, EVA, FOOD, appeal=0, limit=0)
    company = a_company(position, cards="trade-office", tokens=9)
    assert (most(PRINTED, company, 0), most(PRINTED, company, 1)) == (0, 2)
    produce(position)
    assert offered(position) == ["ship 0", "ship 1 trade-office", "ship 2 trade-office"]
    assert refusal(position, "ship 1") == "ship-room"
    play(position, "ship 2 trade-office")
    assert (company.tokens, company.ships) == (9, 1)


def test_c_36_the_contract_is_looked_up_once() -> None:
    """EN 983: four goods on two ships are one entry of the table."""
    position = a_position()
    a_seller(position, EVA, FOOD, appeal=0, limit=0)
    a_company(position, cards="contract")
    produce(position, "ship 4")
    assert told(position, "shipped")[0]["money"] == 4 * 8 + PRINTED.contract[4] == 32 + 6


@pytest.mark.parametrize(
    ("cards", "wage_at", "costs"),
    [
        ("", 3, (4, 24, 2)),  # £4 for six workers
        ("foreman", 3, (4, 16, 2)),
        ("workshop", 3, (4, 24, 0)),
        ("developer", 3, (2, 24, 2)),
        ("foreman workshop developer", 0, (2, 4 + 6, 0)),  # £3 − £2 for four of them
    ],
)
def test_c_37_cards_that_save_costs(cards: str, wage_at: int, costs: tuple[int, int, int]) -> None:
    """EN 935, 953, 971: cutlery with one card turned: six workers, two of them on the tile, two machines."""
    position = a_position(good=CUTLERY)
    a_factory(position, EVA, CUTLERY, crew=(1, 1), turned=(1, 0))
    company = a_company(position, cards=cards, foreman=CUTLERY if "foreman" in cards else -1)
    position.wage_at = wage_at
    assert factory.costs(PRINTED, company, CUTLERY, 2, position.wage()) == costs
    produce(position, "ship 0")
    assert position.companies[EVA].money == 50 - sum(costs)


def test_c_37_the_foreman_serves_four_workers_and_leaves_them_a_pound() -> None:
    position = a_position()
    a_factory(position, EVA, LAMPS, crew=(1, 1))  # nine workers
    company = a_company(position, cards="foreman", foreman=LAMPS)
    assert factory.costs(PRINTED, company, LAMPS, 2, 3)[1] == 4 * 1 + 5 * 3
    assert factory.costs(PRINTED, company, LAMPS, 2, 2)[1] == 4 * 1 + 5 * 2


@pytest.mark.parametrize(("money", "tokens", "left"), [(8, 0, 0), (7, 1, 5), (0, 2, 4)])
def test_c_38_the_fewest_emergency_tokens(money: int, tokens: int, left: int) -> None:
    """EN 755–763: £8 to pay, a share is worth £11, half of it £6; the value is that before step d."""
    position = a_position()
    a_seller(position, EVA, FOOD, appeal=0, limit=0, makes=1)
    a_company(position, money=money, value=11, ships=0)
    produce(position)
    assert (position.companies[EVA].loans, position.companies[EVA].money) == (tokens, left)


def test_c_39_tracks_end_at_30_and_lost_steps_are_not_made_up() -> None:
    position = sellers(4)
    a_company(position, value=29, shares=29, money=500)
    produce(position)
    assert position.companies[EVA].value == 30  # two steps would be 31
    turn_of(position, EVA, "exchange")
    assert offered(position, "buy") == ["buy 1"]
    position.demand[FOOD] = 16
    position.move_demand(FOOD, 4)
    position.move_demand(FOOD, -1)
    assert position.demand[FOOD] == 16
    position.move_demand(CLOTHES, -9)
    position.move_demand(CLOTHES, 1)
    assert position.demand[CLOTHES] == -2


@pytest.mark.parametrize(
    ("neutral", "option", "after"),
    [(3, "competes", [12, 11]), (5, "competes", [11, 11]), (6, "competes", [11, 11]), (6, "passive", [12, 11])],
)
def test_c_40_the_neutral_denies_the_second_step(neutral: int, option: str, after: list[int]) -> None:
    """EN 769–773: it takes part when its appeal is two above the demand, by option; it never gains itself."""
    position = a_position(seats=2, neutral=option)
    for seat, appeal in ((EVA, 5), (WIM, 4)):
        a_seller(position, seat, FOOD, appeal=appeal, limit=2)
        a_company(position, seat, ships=0)
    position.demand[FOOD] = 2
    position.rivals[0].appeal[FOOD] = neutral
    produce(position)
    assert values(position) == after


def test_c_40_a_neutral_that_would_sell_one_good_does_not_compete() -> None:
    """Eva sells her second through a patron; the neutral, with the same appeal, has none."""
    position = a_position(seats=2)
    a_seller(position, EVA, FOOD, appeal=3, limit=1)
    a_company(position, ships=0, cards="patron-food-clothes")
    position.rivals[0].appeal[FOOD] = 3
    produce(position, "patron patron-food-clothes")
    assert values(position) == [12, 10]


def test_c_40_who_sold_one_good_does_not_compete() -> None:
    """A higher appeal without two sales denies nothing."""
    position = sellers(4, 5, demand=2)
    position.companies[WIM].crew[:2] = [0, 0]
    produce(position)
    assert [company.sold for company in position.companies] == [2, 1, 0]
    assert values(position) == [12, 10, 10]


def test_c_40_solo_opponents_always_compete() -> None:
    position = a_position(seats=1, neutral="passive")
    a_seller(position, EVA, FOOD, appeal=4, limit=2)
    a_company(position, ships=0)
    position.rivals[0].appeal[FOOD] = 5
    produce(position)
    assert (position.companies[EVA].value, position.rivals[0].value) == (11, 13)


def test_c_41_the_entrepreneur_is_asked_when_all_sales_are_known() -> None:
    """EN 897: its owner must be tied for first."""
    position = sellers(4, 4, 3)
    give(position, WIM, "entrepreneur")
    produce(position)
    assert (position.phase(), position.seat) == ("tie", WIM)
    assert len(told(position, "sold")) == 3
    play(position, "entrepreneur")
    assert values(position) == [11, 12, 11]


def test_c_41_no_tie_no_question() -> None:
    position = sellers(4, 4, 3)
    give(position, RAF, "entrepreneur")
    produce(position)
    assert (position.phase(), values(position)) == ("pause", [11, 11, 11])

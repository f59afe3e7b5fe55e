"""Arkwright: shares, loans, the stock exchange and emergency sales (WF = Water Frame, PB = Player's Book; n = line)."""

from __future__ import annotations

import pytest

from arktable.games.arkwright.economy import shares
from arktable.games.arkwright.state import ArkwrightPosition
from tests.builders.arkwright import *


@pytest.fixture
def exchange() -> ArkwrightPosition:
    """Marion has paid for her stock exchange marker."""
    position = a_position()
    use(position, "exchange", 2)
    return position


def test_wf_51_on_space_22_a_share_costs_sixteen_pounds(exchange: ArkwrightPosition) -> None:
    """WF 1551–1552: buying does not move the indicator."""
    company = a_company(exchange, cash=50, shares=10, space=22)
    play(exchange, "buy 2")
    assert (company.cash, company.shares, company.space) == (50 - 32, 12, 22)


def test_wf_52_loans_are_paid_back_at_thirteen_pounds_before_any_share(exchange: ArkwrightPosition) -> None:
    """WF 1557–1563."""
    company = a_company(exchange, cash=60, shares=0, loans=2)
    assert refusal(exchange, "buy 1") == "loans-first"
    play(exchange, "repay 2", "buy 3")
    assert (company.cash, company.loans, company.shares) == (60 - 26 - 30, 0, 3)


def test_wf_53_on_space_nine_shares_are_sold_for_nine_and_bought_for_ten(exchange: ArkwrightPosition) -> None:
    """WF 1574–1582: selling does not move the indicator either."""
    company = a_company(exchange, cash=0, shares=10, space=9)
    play(exchange, "sell 2")
    assert (company.cash, company.space) == (18, 9)
    assert offered(exchange, "buy") == ["buy 1"]
    play(exchange, "buy 1")
    assert company.cash == 8


@pytest.mark.parametrize(("good", "price"), [(FOOD, 2), (CLOTHES, 3), (CUTLERY, 4), (LAMPS, 5)])
def test_wf_54_fixed_prices_of_a_warehouse_sale(exchange: ArkwrightPosition, good: int, price: int) -> None:
    """WF 1595–1597."""
    company = a_company(exchange, cash=0, stock={good: 3})
    play(exchange, f"goods {PRINTED.goods[good]} 3")
    assert (company.cash, company.stock[good]) == (3 * price, 0)


def test_wf_69_the_broker_buys_at_half_price_instead_of_a_special_marker() -> None:
    """WF 1965–1967, B35: £17 for two, £9 for one; the tile goes back."""
    for number, cost in ((1, 9), (2, 17)):
        position = a_position()
        company = a_company(position, shares=10, space=23, tiles="broker")
        use(position, "workers", 2)
        before = company.cash
        play(position, "done", f"half-price {number}")
        assert (spent(position, MARION, before), company.shares) == (cost, 10 + number)
        assert tiles_of(position, MARION) == set()
        assert position.phase() == "pause"


def test_wf_94_an_emergency_sale_on_space_28() -> None:
    """WF 2833–2838: two shares at £19 bring £38; −2 × 2 to space 24; £30 paid, £8 kept."""
    position = a_position()
    company = a_company(position, cash=0, shares=10, space=28)
    position.pay(MARION, 30)
    assert (company.cash, company.shares, company.space, company.loans) == (8, 8, 24, 0)


def test_wf_94_loans_when_no_share_is_left() -> None:
    """WF 2840–2851: £10 each, one space each, £13 back."""
    position = a_position()
    company = a_company(position, cash=0, shares=1, space=28)
    position.pay(MARION, 30)  # one share for £19, then two loans
    assert (company.cash, company.shares, company.loans, company.space) == (9, 0, 2, 28 - 2 - 2)
    assert PRINTED.loan_repay == 13


def test_pb_05_the_track_of_sixty_spaces() -> None:
    """PB 82: £10 on space 10, £20 in steps of two spaces, £30 in steps of three; 1 and 60 are the ends."""
    values = PRINTED.share_value
    assert (len(values) - 1, values[1], values[10], values[30], values[60]) == (60, 1, 10, 20, 30)
    assert [values.count(pounds) for pounds in range(11, 21)] == [2] * 10
    assert [values.count(pounds) for pounds in range(21, 31)] == [3] * 10
    position = a_position()
    company = a_company(position, space=59)
    shares.move(PRINTED, company, 4)
    assert company.space == 60
    shares.move(PRINTED, company, -70)
    assert company.space == 1


@pytest.mark.parametrize("space", range(1, 11))
def test_pb_06_on_the_first_ten_spaces_shares_cost_ten_pounds(space: int) -> None:
    """PB 84: and are sold for the number of the space."""
    company = a_company(a_position(), space=space)
    assert (shares.buying_price(PRINTED, company), shares.sale_value(PRINTED, company)) == (10, space)


def test_pb_21_two_shares_cost_one_share_value_and_one_half_of_it() -> None:
    """PB 366: rounded up."""
    company = a_company(a_position(), space=22)
    assert [shares.half_price(PRINTED, company, number) for number in (1, 2)] == [8, 16]
    company.space = 23
    assert [shares.half_price(PRINTED, company, number) for number in (1, 2)] == [9, 17]


def test_pb_57_twenty_shares_at_twenty_beat_fifteen_at_twenty_five() -> None:
    """PB 821: 400 against 375."""
    position = a_position(seats=2)
    a_company(position, 0, shares=20, space=30)
    a_company(position, 1, shares=15, space=45)
    assert position.scores() == [400, 375]


@pytest.mark.parametrize(
    ("space", "value"),
    [(9, 9), (22, 16), (23, 17), (28, 19), (29, 20), (35, 22), (36, 22), (38, 23), (41, 24), (46, 26), (60, 30)],
)
def test_x_01_every_printed_point_of_the_share_track(space: int, value: int) -> None:
    """X-01, from both books."""
    assert PRINTED.share_value[space] == value


def test_everything_in_any_order_within_one_action(exchange: ArkwrightPosition) -> None:
    """WF 1534–1537: then a special marker."""
    company = a_company(exchange, cash=0, shares=10, stock={FOOD: 2, LAMPS: 4})
    play(exchange, "goods lamps 4", "sell 1", "contract food 4", "buy 2", "goods food 1", "done")
    assert (company.cash, company.shares) == (20 + 10 - 20 + 2, 11)
    assert exchange.phase() == "special"


def test_a_company_has_thirty_shares(exchange: ArkwrightPosition) -> None:
    """PB 239."""
    a_company(exchange, cash=500, shares=28)
    assert offered(exchange, "buy") == ["buy 1", "buy 2"]
    assert refusal(exchange, "buy 3") == "too-few"


def test_shares_and_loans_are_paid_with_cash_in_hand(exchange: ArkwrightPosition) -> None:
    """B9: no emergency sale for them."""
    a_company(exchange, cash=25, loans=0)
    assert refusal(exchange, "buy 3") == "cash-short"
    a_company(exchange, loans=2)
    assert refusal(exchange, "repay 2") == "cash-short"
    assert refusal(exchange, "repay 3") == "too-few"

"""Arkwright: the variant Stock Exchange, section 3.3 of the Player's Book (PB; n = line)."""

from __future__ import annotations

import pytest

from arktable.games.arkwright.economy import shares
from arktable.games.arkwright.phases.actions.open_exchange import StartPortfolios
from arktable.games.arkwright.state import ArkwrightPosition
from tests.builders.arkwright import *

RED, GREEN = MARION, HAROLD


def trading(seats: int = 3, year: int = 1770) -> ArkwrightPosition:
    return a_position(seats, year, modules="stock-exchange")


def test_pb_76_in_1760_up_to_five_shares_of_each_other_player() -> None:
    """PB 1063; the factories must still be paid (B94)."""
    position = trading()
    position.decade = 0
    for seat in range(3):
        a_company(position, seat, cash=100)
        a_factory(position, seat, FOOD)
    begin(position, StartPortfolios(position.last_seat()))
    assert (position.phase(), position.seat) == ("start-portfolio", 2)
    assert refusal(position, "buy 6 of 1") == "start-limit"
    play(position, "buy 5 of 1")
    assert refusal(position, "buy 1 of 1") == "exchange-done"
    assert offered(position, "buy") == [f"buy {n} of 2" for n in range(1, 5)]  # £8 of the £50 are the factory's
    play(position, "buy 2 of 2", "done")
    assert position.companies[2].foreign == [5, 2, 0, 0]
    assert [company.cash for company in position.companies] == [100 + 10, 100 + 4, 30]


def test_pb_76_both_set_ups_ask_before_the_factories_are_paid() -> None:
    """PB 1063."""
    for setup in ("free", "predetermined"):
        position = a_game(setup=setup, more={"stock-exchange": "on"})
        phases = []
        while position.decade == 0:
            phases.append(position.phase())
            position.play(position.moves()[-1] if position.phase() == "start-shares" else position.moves()[0])
        assert phases.count("start-portfolio") == 3


def test_pb_77_four_shares_at_fourteen_pounds() -> None:
    """PB 1077–1079: £56 to the bank, which pays Green £2 a share."""
    position = trading()
    red, green = a_company(position, RED, cash=60), a_company(position, GREEN, cash=0, shares=10, space=18)
    use(position, "exchange", 2)
    play(position, "buy 4 of 2")
    assert (red.cash, red.foreign[GREEN], green.cash, green.space) == (60 - 2 - 56, 4, 8, 18)
    assert position.view(RED)["companies"][GREEN]["bank_shares"] == 30 - 10 - 4


def test_pb_78_an_emergency_sale_of_another_companys_shares() -> None:
    """PB 1085–1087: £46 and six spaces, from 29 to 23; own shares would have brought £40 for four."""
    for answer, cash, space, value in (("sell 2 of 2", 46, 23, 17), ("sell 2", 40, 25, 18)):
        position = trading()
        red = a_company(position, RED, cash=0, shares=10, space=29)
        green = a_company(position, GREEN, space=38)
        red.foreign[GREEN] = 2
        position.pay(RED, 40)
        position.advance()
        play(position, answer)
        assert (red.cash, red.space, PRINTED.share_value[red.space]) == (cash - 40, space, value)
        assert green.space == 38
        assert position.phase() == "pause"


def test_pb_79_the_order_of_the_end_of_the_game() -> None:
    """PB 1091–1108, B29: others' shares sold at the cut value, own ones bought at the full one, then the cut."""
    position = trading(seats=2, year=1810)
    red = a_company(position, RED, cash=0, shares=10, space=30)
    green = a_company(position, GREEN, cash=26, shares=10, space=46, contracts={CUTLERY: 4})
    red.foreign[GREEN] = 1
    green.marks = 1 << FOOD
    end_decade(position)
    # 46 less four and four spaces is 38, £23: one share of Red at £20 and £3 left.
    assert (red.cash, red.shares, red.foreign[GREEN]) == (3, 11, 0)
    # Green buys one at £26, then loses eight spaces and two shares.
    assert (green.cash, green.shares, green.space) == (0, 10 + 1 - 2, 38)
    assert position.scores() == [11 * 20, 9 * 23]


def test_pb_80_open_contracts_cut_the_price_of_shares_but_not_of_purchases() -> None:
    """PB 1110: 46 → 38, £26 → £23; four shares bring £92 instead of £104; Green buys at £26."""
    for contracts, earned in (({CUTLERY: 4, LAMPS: 4}, 92), ({}, 104)):
        position = trading(seats=2, year=1810)
        red = a_company(position, RED, cash=0, shares=30, space=30)  # nothing left to buy
        green = a_company(position, GREEN, cash=53, shares=10, space=46, contracts=contracts)
        red.foreign[GREEN] = 4
        end_decade(position)
        assert red.cash == earned
        assert (green.shares, green.cash) == (12, 1)  # two at £26


@pytest.mark.parametrize("number", range(1, 31))
def test_pb_81_the_value_of_a_company(number: int) -> None:
    """PB 1126–1161: shares times value, 900 cells."""
    company = a_company(a_position(), shares=number)
    for value in range(1, 31):
        company.space = PRINTED.share_value.index(value)
        assert shares.portfolio(PRINTED, company) == number * value

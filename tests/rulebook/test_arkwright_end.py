"""Arkwright: the end of the game (WF = Water Frame, PB = Player's Book; n = line)."""

from __future__ import annotations

import pytest

from arktable.games.arkwright.phases.final import FinalExchange
from tests.builders.arkwright import *


def test_wf_92_shares_are_bought_at_the_end_with_all_the_cash() -> None:
    """WF 2709–2713: space 36 = £22; 16 shares and £84: three more for £66, £18 left: 19 shares (printed 10, B31)."""
    position = a_position(year=1810)
    company = a_company(position, cash=84, shares=16, space=36)
    end_decade(position)
    assert (company.shares, company.cash, company.space) == (19, 18, 36)


def test_wf_95_marks_and_contracts_cost_share_value() -> None:
    """WF 2873–2892: a mark 4 spaces and 2 shares; contract 6: 6 spaces; contract 10: 10."""
    position = a_position(year=1810)
    company = a_company(position, cash=0, shares=20, space=50, contracts={FOOD: 6, LAMPS: 10})
    company.marks = 1 << FOOD
    begin(position, FinalExchange(position.start))
    assert (company.shares, company.space) == (18, 50 - 4 - 6 - 10)


@pytest.mark.parametrize(("contract", "space", "score"), [(6, 35, 418), (0, 41, 456)])
def test_wf_96_marion_with_and_without_an_open_contract(contract: int, space: int, score: int) -> None:
    """WF 2906–2916: 16 shares and 3 bought at £24; 41 → 35; 19 × £22 = £418, else 19 × £24 = £456."""
    position = a_position(year=1810)
    company = a_company(position, cash=72, shares=16, space=41, contracts={FOOD: contract})
    end_decade(position)
    assert (company.shares, company.cash, company.space) == (19, 0, space)
    assert position.scores()[MARION] == score


def test_pb_53_the_end_sells_goods_then_buys_shares_and_knows_no_broker() -> None:
    """PB 781."""
    position = a_position(year=1810)
    company = a_company(position, cash=0, shares=5, space=10, stock={LAMPS: 4}, tiles="broker")
    end_decade(position)
    assert (company.stock[LAMPS], company.shares, company.cash) == (0, 7, 0)
    assert position.phase() == "pause"  # nothing was asked, no broker either


def test_pb_58_what_the_four_strategies_aim_at_can_be_reached() -> None:
    """PB 835–883: two to four factories; 6, or 8 to 10, spaces a decade; over 15, over 20, 25 shares; value 20."""
    most = 4 * 4  # four spaces in each of four production phases
    assert 6 <= 2 * 4 <= most  # the specialist: two factories, both bonuses
    assert most >= 10  # the completist: four factories
    start = PRINTED.start_space
    assert PRINTED.share_value[min(60, start + 5 * 10)] == 30  # "the maximum share value at the end"
    assert PRINTED.share_value[start + 5 * 4] == 20  # the flexible player
    assert PRINTED.start_shares + 10 <= PRINTED.shares  # the shipowner's 25


def test_harbour_workers_are_paid_in_the_last_decade_too() -> None:
    """PB 180, 232."""
    position = a_position(year=1810)
    company = a_company(position, cash=0, shares=10, space=30, spots="row-1 row-2")
    end_decade(position)
    assert company.shares == 9  # an emergency sale at £20 pays two wages


def test_the_mark_of_the_last_decade_goes_with_a_production_action() -> None:
    """WF 1145–1162, 1804–1810."""
    position = a_position(year=1810, cycle=2)
    a_factory(position, MARION, FOOD)
    a_company(position, markers="light-production")
    use(position, "workers", 2)
    play(position, "hire food", "done", "done")
    assert position.companies[MARION].marks == 1 << FOOD
    use(position, "light-production", 4)
    play(position, "produce food 1")
    assert position.companies[MARION].marks == 0


def test_before_the_last_decade_nobody_is_marked() -> None:
    """WF 1145."""
    position = a_position(year=1800, cycle=2)
    a_factory(position, MARION, FOOD)
    use(position, "workers", 2)
    play(position, "hire food")
    assert position.companies[MARION].marks == 0


def test_the_highest_value_wins_then_cash_then_several() -> None:
    """WF 2901–2904."""
    position = a_position(seats=2, year=1810)
    a_company(position, MARION, cash=5, shares=10, space=20)
    a_company(position, HAROLD, cash=7, shares=10, space=20)
    end_decade(position)
    position.finished = True
    assert position.winners() == [HAROLD]
    a_company(position, MARION, cash=7)
    assert position.winners() == [MARION, HAROLD]


def test_who_has_a_loan_cannot_win() -> None:
    """WF 2861–2863, B10."""
    position = a_position(seats=2, year=1810)
    a_company(position, MARION, cash=0, shares=0, loans=1)
    a_company(position, HAROLD, cash=0, shares=0)
    end_decade(position)
    position.finished = True
    assert (position.winners(), position.scores()) == ([HAROLD], [0, 0])
    a_company(position, HAROLD, loans=2)
    assert position.winners() == []
    assert position.view(-1)["companies"][HAROLD]["loans"] == 2
    assert offered(position) == []

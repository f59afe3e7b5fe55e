"""Arkwright: the administration table and the markers on it (WF = Water Frame, PB = Player's Book; n = line)."""

from __future__ import annotations

import pytest

from arktable.games.arkwright.state import ArkwrightPosition
from tests.builders.arkwright import *


@pytest.fixture
def table() -> ArkwrightPosition:
    """Marion has £100, food and lamps with two rows each, and her turn."""
    position = a_position()
    a_factory(position, MARION, FOOD, rows=3)
    a_factory(position, MARION, LAMPS)
    turn_of(position)
    return position


def _usable(position: ArkwrightPosition) -> int:
    """Pounds of distribution that can be used."""
    left = position.view(MARION)["asked"]["distribution"]["left"]
    assert isinstance(left, int)
    return left


def _pays(position: ArkwrightPosition, move: str) -> int:
    before = position.companies[MARION].cash
    play(position, move)
    return spent(position, MARION, before)


def _lies_there(position: ArkwrightPosition, marker: str, row: int) -> None:
    """The marker was used in an earlier cycle of the decade; now Marion has another turn."""
    use(position, marker, row)
    turn_of(position)


def test_wf_27_a_quality_marker_on_four_pounds_brings_no_level(table: ArkwrightPosition) -> None:
    """WF 773–776, 830–834: £4 are still paid."""
    assert _pays(table, "place quality 4 pay 4") == 4
    assert table.phase() == "prices"  # no level, straight to the additional action


def test_wf_28_the_second_use_of_a_marker_costs_two_pounds_more(table: ArkwrightPosition) -> None:
    """WF 790–792, 836–844: £6 + £2 = £8."""
    assert _pays(table, "place machinery 6 pay 6") == 6
    turn_of(table)
    assert _pays(table, "reuse machinery pay 6") == 8
    assert table.view(MARION)["asked"]["machines"] == {"left": 2}


def test_wf_29_distribution_on_two_pounds_is_worth_two(table: ArkwrightPosition) -> None:
    """WF 848–850: paying £4 there is not possible."""
    assert refusal(table, "place distribution 2 pay 4") == "exact-amount"
    play(table, "place distribution 2 pay 2")
    assert _usable(table) == 2


def test_wf_30_the_own_quality_marker_on_ten_pounds_brings_one_level(table: ArkwrightPosition) -> None:
    """WF 857–860: only £6 make sense."""
    assert _pays(table, "place quality 10 pay 10") == 10
    assert table.view(MARION)["asked"]["levels"] == {"taken": 0, "of": 1}


def test_pb_04a_accountant_and_the_limit_of_the_marker(table: ArkwrightPosition) -> None:
    """PB 64–74, column 1: distribution max 7 on £10, accountant −2: paid £8, usable 7."""
    a_company(table, tiles="accountant", markers="light-distribution")
    assert _pays(table, "place light-distribution 10 pay 8") == 8
    assert _usable(table) == 7


def test_pb_04b_used_again_with_the_patent(table: ArkwrightPosition) -> None:
    """PB 64–74, column 2: £8 + £2 = £10 paid, usable 9."""
    a_company(table, tiles="accountant patent", markers="light-distribution")
    _lies_there(table, "light-distribution", 10)
    assert _pays(table, "reuse light-distribution pay 8") == 10
    assert _usable(table) == 9


def test_pb_04c_accountant_and_workshop(table: ArkwrightPosition) -> None:
    """PB 64–74, column 3: machinery 3/6/13 on £4, accountant −1: £3 paid, 6 usable = 2 machines."""
    a_company(table, tiles="accountant workshop")
    assert _pays(table, "place machinery 4 pay 3") == 3
    assert table.view(MARION)["asked"]["machines"] == {"left": 2}


def test_pb_04d_the_workshop_reaches_thirteen(table: ArkwrightPosition) -> None:
    """PB 64–74, column 4: £10 paid, 13 usable = 3 machines."""
    a_company(table, tiles="workshop")
    assert _pays(table, "place machinery 10 pay 10") == 10
    assert table.view(MARION)["asked"]["machines"] == {"left": 3}


def test_pb_04e_the_fee_does_not_buy_machines(table: ArkwrightPosition) -> None:
    """PB 64–74, column 5: £12 paid, 13 usable = 3 machines."""
    a_company(table, tiles="workshop")
    _lies_there(table, "machinery", 10)
    assert _pays(table, "reuse machinery pay 10") == 12
    assert table.view(MARION)["asked"]["machines"] == {"left": 3}


def test_pb_04f_the_accountant_pays_more(table: ArkwrightPosition) -> None:
    """PB 64–74, column 6: quality 6/12 on £10, accountant +2: £12 paid, 2 levels."""
    a_company(table, tiles="accountant")
    assert _pays(table, "place quality 10 pay 12") == 12
    assert table.view(MARION)["asked"]["levels"] == {"taken": 0, "of": 2}


def test_pb_04g_the_engineer_chooses_freely(table: ArkwrightPosition) -> None:
    """PB 64–74, column 7: quality on £8, £12 paid, 2 levels."""
    a_company(table, tiles="engineer")
    assert _pays(table, "place quality 8 pay 12") == 12
    assert table.view(MARION)["asked"]["levels"] == {"taken": 0, "of": 2}


def test_pb_04h_the_engineer_pays_the_fee_on_top(table: ArkwrightPosition) -> None:
    """PB 64–74, column 8: £14 paid, 12 usable, 2 levels."""
    a_company(table, tiles="engineer")
    _lies_there(table, "quality", 8)
    assert _pays(table, "reuse quality pay 12") == 14
    assert table.view(MARION)["asked"]["levels"] == {"taken": 0, "of": 2}


def test_pb_22_the_accountant_makes_the_two_pound_row_free(table: ArkwrightPosition) -> None:
    """PB 374."""
    a_company(table, tiles="accountant")
    assert _pays(table, "place workers 2 pay 0") == 0


@pytest.mark.parametrize(("paid", "usable"), [(5, 5), (7, 7), (8, 7)])
def test_pb_23_what_is_paid_is_what_can_be_used(table: ArkwrightPosition, paid: int, usable: int) -> None:
    """PB 376–382: max 7 on £6; £8 may be paid but only 7 used."""
    a_company(table, tiles="accountant", markers="light-distribution")
    play(table, f"place light-distribution 6 pay {paid}")
    assert _usable(table) == usable


def test_pb_23_the_accountant_does_not_save_the_fee(table: ArkwrightPosition) -> None:
    """PB 382."""
    a_company(table, tiles="accountant", markers="light-distribution")
    _lies_there(table, "light-distribution", 6)
    assert _pays(table, "reuse light-distribution pay 5") == 7


def test_pb_36_a_marker_on_the_barred_space_costs_four_pounds_more(table: ArkwrightPosition) -> None:
    """PB 572, 639: once the administrator (B1) is gone."""
    a_company(table, tiles="administrator")
    table.bureaucracy = True
    _lies_there(table, "workers", 2)
    table.companies[MARION].tiles = 0
    assert _pays(table, "reuse workers pay 2") == 6


def test_no_passing(table: ArkwrightPosition) -> None:
    """WF 745–752: every legal move places a marker or uses one again."""
    assert all(text.startswith(("place", "reuse")) for text in offered(table))
    assert refusal(table, "done") == "not-now"


def test_the_main_action_may_be_forgone_and_the_additional_one_done(table: ArkwrightPosition) -> None:
    """WF 1898–1904."""
    play(table, "place workers 2 pay 2", "done")
    assert table.phase() == "special"
    play(table, "done")
    assert table.phase() == "pause"


def test_markers_go_on_empty_spaces_of_the_own_column_only(table: ArkwrightPosition) -> None:
    """WF 778–788."""
    _lies_there(table, "workers", 4)
    assert refusal(table, "place machinery 4 pay 4") == "row-taken"
    assert refusal(table, "place workers 6 pay 6") == "marker-placed"
    assert refusal(table, "reuse machinery pay 4") == "marker-not-placed"
    assert refusal(table, "place light-quality 6 pay 6") == "no-marker"


def test_costs_that_exceed_the_cash_sell_shares(table: ArkwrightPosition) -> None:
    """WF 750–752: the marker is still chosen."""
    company = a_company(table, cash=3, shares=9, space=28)
    play(table, "place workers 10 pay 10")
    assert (company.cash, company.shares, company.space) == (3 + 19 - 10, 8, 26)

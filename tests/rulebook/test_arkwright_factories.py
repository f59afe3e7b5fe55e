"""Arkwright: building, modernising and what factories make (WF = Water Frame, PB = Player's Book; n = line)."""

from __future__ import annotations

from itertools import pairwise

import pytest

from arktable.games.arkwright.economy import factory
from arktable.games.arkwright.terms import INVENTOR
from tests.builders.arkwright import *


def test_wf_14_what_first_factories_cost() -> None:
    """WF 436–439."""
    assert PRINTED.cost[CLOTHES][1] == 9
    assert PRINTED.cost[LAMPS][1] == 11


def test_wf_15_the_first_two_rows_of_a_food_factory_take_two_workers_each() -> None:
    """WF 457–461: the price is £6, at least £5."""
    position = a_game(setup="free")
    assert refusal(position, "found food 4") == "price-range"
    play(position, "found food 6")
    assert rows_of(position, MARION, FOOD) == [(2, 0), (2, 0), (0, 0), (0, 0)]
    assert position.companies[MARION].price[FOOD] == 6


def test_wf_16_food_at_six_pounds_has_appeal_two() -> None:
    """WF 481–482."""
    position = a_game(setup="free")
    play(position, "found food 6")
    assert appeal(position, MARION, FOOD) == 2


def test_wf_31_food_at_five_pounds_has_appeal_three() -> None:
    """WF 937–939: a new factory in the game, first row filled, price set at once."""
    position = a_position()
    use(position, "factory", 2)
    play(position, "build food 1", "price food 5")
    assert appeal(position, MARION, FOOD) == 3
    assert rows_of(position, MARION, FOOD) == [(2, 0), (0, 0), (0, 0), (0, 0)]


def test_wf_33_two_levels_cost_the_full_price_of_both() -> None:
    """WF 963–969: food I to III costs £10 + £12 = £22."""
    position = a_position(year=1800)
    a_factory(position, MARION, FOOD)
    use(position, "factory", 2)
    before = purse(position, MARION)
    play(position, "modernise food", "modernise food")
    assert spent(position, MARION, before) == 22
    assert position.companies[MARION].level[FOOD] == 3


def test_wf_34_the_developer_saves_five_pounds_in_each_of_four_factories() -> None:
    """WF 1027–1035: £20; then it goes back."""
    position = a_position()
    a_company(position, cash=100, tiles="developer")
    use(position, "factory", 2)
    before = purse(position, MARION)
    for good in PRINTED.goods:
        play(position, f"build {good} 1 developer", f"price {good} 5")
    assert spent(position, MARION, before) == 8 + 9 + 10 + 11 - 20
    play(position, "done")
    assert tiles_of(position, MARION) == set()


def test_wf_35_the_developer_helps_once_in_a_factory() -> None:
    """WF 1040–1043: £17 instead of £22."""
    position = a_position(year=1800)
    a_company(position, tiles="developer")
    a_factory(position, MARION, FOOD)
    use(position, "factory", 2)
    before = purse(position, MARION)
    play(position, "modernise food developer")
    assert refusal(position, "modernise food developer") == "developer-used"
    play(position, "modernise food")
    assert spent(position, MARION, before) == 17


def test_wf_36_developer_and_inventor_in_one_factory() -> None:
    """WF 1060–1075: 1780, lamps II for £9 instead of £14, then with the inventor to III for the full £17."""
    position = a_position(year=1780)
    a_company(position, tiles="developer inventor")
    use(position, "factory", 2)
    before = purse(position, MARION)
    play(position, "build lamps 2 developer", "price lamps 5")
    assert spent(position, MARION, before) == 9
    assert refusal(position, "modernise lamps developer") == "developer-level"
    play(position, "modernise lamps")
    assert spent(position, MARION, before) == 9 + 17
    assert position.phase() == "inventor"


def test_wf_72_a_row_of_three_with_one_worker_makes_nothing() -> None:
    """WF 2115–2117."""
    position = a_position()
    a_factory(position, MARION, LAMPS, rows=1)
    position.companies[MARION].workers[LAMPS * 4 + 1] = 1
    assert factory.producing_rows(PRINTED, position.companies[MARION], LAMPS) == 1


def test_wf_73_two_rows_of_clothes_make_three_goods_of_appeal_four() -> None:
    """WF 2129–2136: 1 + 2 goods; 9 + 0 + 2 − 7 = 4."""
    position = a_position()
    a_factory(position, MARION, CLOTHES, rows=2, price=7, distribution=2, machines=(0, 1))
    company = position.companies[MARION]
    assert factory.output(PRINTED, company, CLOTHES, factory.producing_rows(PRINTED, company, CLOTHES)) == 3
    assert appeal(position, MARION, CLOTHES) == 4


def test_pb_09_food_costs_eight_pounds_and_ten_more_for_level_two() -> None:
    """PB 123."""
    assert PRINTED.cost[FOOD][1:3] == [8, 10]


def test_pb_10_three_rows_at_level_one_make_what_two_make_at_level_two() -> None:
    """PB 125: four goods of food."""
    assert sum(PRINTED.output[FOOD][1][:3]) == 4
    assert sum(PRINTED.output[FOOD][2][:2]) == 4


def test_pb_24a_food_from_two_to_three() -> None:
    """PB 412–414: in 1810 level III is current (B7); £12, with the developer £7."""
    position = a_position(year=1810)
    assert position.level() == 3
    a_company(position, tiles="developer")
    a_factory(position, MARION, FOOD, level=2)
    use(position, "factory", 2)
    before = purse(position, MARION)
    play(position, "modernise food developer")
    assert spent(position, MARION, before) == 7
    assert PRINTED.cost[FOOD][3] == 12


def test_pb_24b_clothes_from_one_to_three() -> None:
    """PB 415: £6 with the developer, then the full £13; 1-2-1 (row 4 by B6), 1-3-2-1, 2-3-2-1."""
    position = a_position(year=1810)
    a_company(position, tiles="developer")
    a_factory(position, MARION, CLOTHES)
    use(position, "factory", 2)
    before = purse(position, MARION)
    play(position, "modernise clothes developer")
    assert spent(position, MARION, before) == 6
    play(position, "modernise clothes")
    assert spent(position, MARION, before) == 6 + 13
    assert PRINTED.output[CLOTHES][1:4] == [[1, 2, 1, 0], [1, 3, 2, 1], [2, 3, 2, 1]]


def test_pb_24c_a_new_factory_of_level_three() -> None:
    """PB 416: £16, with the developer £11; 1-2-3-1."""
    position = a_position(year=1810)
    a_company(position, tiles="developer")
    use(position, "factory", 2)
    before = purse(position, MARION)
    play(position, "build cutlery 3 developer")
    assert spent(position, MARION, before) == 11
    assert PRINTED.cost[CUTLERY][3] == 16
    assert PRINTED.output[CUTLERY][3] == [1, 2, 3, 1]


def test_pb_24d_level_four_costs_the_full_price_and_needs_the_inventor() -> None:
    """PB 417: lamps III to IV for £20; 1-2-2-1, 1-3-2-1."""
    position = a_position(year=1810)
    a_company(position, tiles="developer")
    a_factory(position, MARION, LAMPS, level=3)
    use(position, "factory", 2)
    assert refusal(position, "modernise lamps") == "needs-inventor"
    position.companies[MARION].tiles |= 1 << INVENTOR
    before = purse(position, MARION)
    play(position, "modernise lamps")
    assert spent(position, MARION, before) == 20
    assert PRINTED.output[LAMPS][3:] == [[1, 2, 2, 1], [1, 3, 2, 1]]


def test_pb_24e_rows_of_food_two_and_three() -> None:
    """PB 414."""
    assert PRINTED.output[FOOD][2:4] == [[2, 2, 2, 1], [2, 3, 3, 1]]


def test_pb_25_the_inventor_costs_five_ten_fifteen_twenty_and_leaves_after_four_uses() -> None:
    """PB 423–431."""
    position = a_position(year=1780)
    use(position, "workers", 2)
    before = purse(position, MARION)
    play(position, "done", "tile inventor")
    assert spent(position, MARION, before) == 5
    for good in range(4):
        a_factory(position, MARION, good, level=2)
    use(position, "factory", 4)
    company = a_company(position, cash=200)
    for name, fee in zip(PRINTED.goods, (10, 15, 20), strict=False):
        play(position, f"modernise {name}")
        before = purse(position, MARION)
        play(position, "keep")
        assert spent(position, MARION, before) == fee
    play(position, "modernise lamps")
    assert tiles_of(position, MARION) == set()
    assert (position.phase(), company.inventor_uses) == ("factory", 0)


def test_only_the_factory_just_built_or_modernised_gets_a_new_price() -> None:
    """WF 1906–1914."""
    position = a_position(year=1780)
    a_factory(position, MARION, FOOD)
    a_factory(position, MARION, LAMPS)
    use(position, "factory", 2)
    play(position, "modernise food", "done")
    assert {text.split()[1] for text in offered(position, "price")} == {"food"}


def test_a_factory_is_built_for_the_current_level_or_an_earlier_one() -> None:
    """WF 873–877: not for one that is to come, with or without the inventor."""
    position = a_position(year=1780)
    a_company(position, tiles="inventor")
    use(position, "factory", 2)
    assert offered(position, "build food") == ["build food 1", "build food 2"]
    assert refusal(position, "build food 3") == "level-too-high"


def test_all_extra_workers_leave_when_an_obsolete_factory_is_brought_up_to_date() -> None:
    """WF 986–994, 2806–2808: not before it reaches the current level."""
    position = a_position(year=1800)
    a_factory(position, MARION, FOOD, extra=4)
    fired = position.fired
    use(position, "factory", 2)
    play(position, "modernise food")
    assert position.companies[MARION].extra[FOOD] == 4
    play(position, "modernise food")
    assert (position.companies[MARION].extra[FOOD], position.fired) == (0, fired + 4)


def test_a_factory_of_1760_may_be_closed_in_1770() -> None:
    """WF 1010: only those built in this game turn may not."""
    position = a_game(seats=4)
    play(position, "done", "done", "done", "done", "place factory 2 pay 2", "close clothes")
    assert position.companies[MARION].level[CLOTHES] == 0


def test_factories_of_other_goods_do_not_produce() -> None:
    """WF 2095–2103: neither wages nor distribution change there."""
    position = a_position()
    a_factory(position, MARION, FOOD, appeal=0)
    a_factory(position, MARION, LAMPS, appeal=2, distribution=2)
    cash = position.companies[MARION].cash
    production_of(position, FOOD)
    assert position.companies[MARION].distribution[LAMPS] == 2
    assert spent(position, MARION, cash) == 4 * position.wage()


@pytest.mark.parametrize("good", range(4))
def test_x_01_costs_rise_in_even_steps(good: int) -> None:
    """The printed ones and those derived from them (WF 436, 1064, 1069; PB 123, 414–417)."""
    costs = PRINTED.cost[good][1:]
    assert len({after - before for before, after in pairwise(costs)}) == 1

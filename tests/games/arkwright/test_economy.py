"""What Arkwright computes, at the ends of its ranges: wages with a foreman, room on a price scale, who is sold out."""

from __future__ import annotations

import pytest

from arktable.games.arkwright.economy import factory, warehouse
from arktable.games.arkwright.economy.sale import SELL_STOCK, Sale, Seller
from tests.builders.arkwright import FOOD, LAMPS, MARION, PRINTED, a_company, a_factory, a_position, give_tile


@pytest.mark.parametrize(("good", "wages"), [(FOOD, 6 * 5 - 4 * 2), (LAMPS, 6 * 5)])
def test_wf_iii_3_a_foreman_helps_four_workers_of_his_own_factory_only(good: int, wages: int) -> None:
    position = a_position()
    give_tile(position, MARION, "foreman", at=FOOD)
    assert factory.bill(PRINTED, position.companies[MARION], good, wage=5, workers=6, machines=0) == wages


def test_b83_without_a_factory_the_goods_lie_on_the_whole_price_scale() -> None:
    position = a_position(ruleset="spinning-jenny")
    printed = position.rules.printed
    spaces = len(range(printed.price_low, printed.price_high + 1))
    company = a_company(position, stock={FOOD: spaces})
    assert warehouse.scale_overflow(printed, company) == 0
    company.stock[FOOD] += 1
    assert warehouse.scale_overflow(printed, company) == 1


def test_b83_with_a_factory_they_lie_right_of_its_price() -> None:
    position = a_position(ruleset="spinning-jenny")
    printed = position.rules.printed
    a_factory(position, MARION, FOOD, price=printed.price_high - 2)
    company = a_company(position, stock={FOOD: 2})
    assert warehouse.scale_overflow(printed, company) == 0
    company.stock[FOOD] += 1
    assert warehouse.scale_overflow(printed, company) == 1


def test_wf_2205_who_has_nothing_left_to_sell_is_out() -> None:
    sold_out = Seller(appeal=4, quality=2, made=1, stock=0, shifts=False, school=False, row_goods=0)
    with_stock = Seller(appeal=3, quality=0, made=0, stock=2, shifts=False, school=False, row_goods=0)
    sale = Sale([sold_out, with_stock], importer=0, demand=3, start=0)
    assert sale.step() == 1
    assert (sold_out.sold, sold_out.out) == (1, True)
    sale.answer(SELL_STOCK)
    assert sale.step() == 1
    assert sale.order == [1]

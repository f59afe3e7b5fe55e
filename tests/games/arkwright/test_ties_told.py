"""The log tells why ties went as they did (WF 2216–2231, 2379–2396)."""

from __future__ import annotations

from arktable.games.arkwright.economy.sale import NOBODY_MISSED, OVER, SELL_STOCK, STOP, Sale, Seller
from arktable.games.arkwright.economy.shares import bonus_seat, is_tied


def a_seller(appeal: int, quality: int, made: int = 3) -> Seller:
    return Seller(appeal, quality, made, 0, False, False, 0)


def run(sellers: list[Seller], importer: int, demand: int) -> Sale:
    sale = Sale(sellers, importer, demand, 0)
    assert sale.step() == OVER
    return sale


def test_lower_appeal_misses_the_last_unit() -> None:
    sale = run([a_seller(3, 9), a_seller(2, 9)], 0, 2)
    assert (sale.missed, sale.why_missed()) == (1, "appeal")


def test_lower_quality_misses_it_among_equal_appeals() -> None:
    sale = run([a_seller(3, 9), a_seller(3, 8)], 0, 1)
    assert (sale.missed, sale.why_missed()) == (1, "quality")


def test_the_importer_comes_last_among_equals() -> None:
    sale = run([a_seller(3, 9)], 3, 1)
    assert (sale.missed, sale.why_missed()) == (-1, "importer")


def test_higher_appeal_comes_before_the_importer() -> None:
    """WF 2221: appeal decided, not the importer's place among equals."""
    sale = run([a_seller(5, 9)], 3, 3)
    assert (sale.missed, sale.why_missed()) == (-1, "appeal")


def test_the_importer_s_higher_appeal_takes_the_last_unit() -> None:
    sale = run([a_seller(2, 9)], 3, 2)
    assert (sale.missed, sale.why_missed()) == (0, "appeal")


def test_equals_in_both_sell_together() -> None:
    sale = run([a_seller(3, 9), a_seller(3, 9)], 0, 1)
    assert sale.together
    assert [seller.sold for seller in sale.sellers] == [1, 1]


def test_who_stops_beyond_the_demand_has_not_sold_together() -> None:
    stock = Seller(3, 9, 0, 2, False, False, 0)
    stopped = Sale([a_seller(3, 9), stock], 0, 1, 0)
    assert stopped.step() == 1
    sold = stopped.copy()
    stopped.answer(STOP)
    assert (stopped.step(), stopped.together) == (OVER, False)
    sold.answer(SELL_STOCK)
    assert (sold.step(), sold.together) == (OVER, True)


def test_wf_2205_who_has_nothing_left_misses_nothing() -> None:
    sale = run([a_seller(4, 9, made=1), a_seller(4, 8, made=0), a_seller(4, 7)], 0, 1)
    assert (sale.missed, sale.why_missed()) == (2, "quality")
    assert run([a_seller(4, 9, made=1), a_seller(4, 8, made=0)], 0, 1).missed == NOBODY_MISSED


def test_what_decided_is_asked_of_the_last_one_who_sold() -> None:
    sale = run([a_seller(5, 9), a_seller(4, 9, made=0), a_seller(4, 8)], 0, 2)
    assert (sale.missed, sale.why_missed()) == (2, "appeal")


def test_wf_2205_nobody_sells_together_with_who_has_nothing_left() -> None:
    sale = run([a_seller(4, 9, made=1), a_seller(4, 9, made=0)], 0, 1)
    assert (sale.together, sale.missed) == (False, NOBODY_MISSED)
    sale = run([a_seller(5, 9), a_seller(4, 9, made=0), a_seller(4, 9)], 0, 2)
    assert ([seller.sold for seller in sale.sellers], sale.missed) == ([2, 0, 0], 2)


def test_nobody_misses_anything_while_there_is_demand() -> None:
    sale = run([a_seller(3, 9), a_seller(2, 9)], 1, 9)
    assert (sale.missed, sale.together) == (NOBODY_MISSED, False)


def test_a_shared_first_place_is_a_tie_and_charisma_decides_it() -> None:
    assert is_tied([3, 3], 1)
    assert is_tied([3, 1], 3)
    assert not is_tied([3, 1], 2)
    assert bonus_seat([3, 3], 1, [1, 1], -1) == -1
    assert bonus_seat([3, 3], 1, [1, 1], 1) == 1

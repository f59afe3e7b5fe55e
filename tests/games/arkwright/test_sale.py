"""The calling procedure against a second implementation, written sentence by sentence from the book (WF 2138–2304)."""

from __future__ import annotations

from itertools import combinations_with_replacement, product

import pytest

from arktable.games.arkwright.economy.sale import OVER, SELL_STOCK, STOP, USE_SHIFT, Sale, Seller

Player = tuple[int, int, int, int, bool]
"""Appeal, quality, goods made, goods in stock, and whether stock is sold."""


def by_the_book(players: list[Player], importer: int, demand: int) -> tuple[list[int], list[int], int]:
    """What everybody sells, what everybody sells from stock, and what the importer sells."""
    taken, from_stock, imported = [0] * len(players), [0] * len(players), 0
    tokens = demand  # "The start player places a goods token on each of these spaces."

    def made_left(seat: int) -> int:
        return players[seat][2] - (taken[seat] - from_stock[seat])

    def goes_on(seat: int) -> bool:
        """Produced goods are sold by force, stored ones by who likes to; all others are skipped over."""
        _, _, _, stock, sells_stock = players[seat]
        return made_left(seat) > 0 or (sells_stock and from_stock[seat] < stock)

    # "places a goods token next to the appeal indicator showing the highest value … moves it to the next space"
    for space in range(max([importer] + [player[0] for player in players]), 0, -1):
        # "calls out all players whose appeal indicator is placed on this or any higher space"
        called = [seat for seat, player in enumerate(players) if player[0] >= space and goes_on(seat)]
        # First the most appealing goods; in a tie the importer comes last; then the higher quality; else together.
        ranks = {(-players[seat][0], 0, -players[seat][1]) for seat in called}
        for rank in sorted(ranks | ({(-importer, 1, 0)} if importer >= space else set())):
            if tokens <= 0:  # "This procedure ends when all goods tokens from the job market have been distributed."
                return taken, from_stock, imported
            if rank[1]:
                imported += 1
                tokens -= 1
            # "In order to give goods tokens to all players in such a tie, additional tokens may be taken."
            for seat in [seat for seat in called if (-players[seat][0], 0, -players[seat][1]) == rank]:
                from_stock[seat] += 0 if made_left(seat) else 1
                taken[seat] += 1
                tokens -= 1
    return taken, from_stock, imported


def by_the_engine(players: list[Player], importer: int, demand: int, start: int) -> tuple[list[int], list[int], int]:
    sellers = [Seller(appeal, quality, made, stock, False, False, 0) for appeal, quality, made, stock, _ in players]
    done = Sale(sellers, importer, demand, start)
    while (seat := done.step()) != OVER:
        done.answer(SELL_STOCK if players[seat][4] else STOP)
    return (
        [seller.sold for seller in sellers],
        [seller.sold - seller.sold_made for seller in sellers],
        done.importer_sold,
    )


def agree(players: list[Player], importer: int, demand: int) -> None:
    expected = by_the_book(players, importer, demand)
    equals = len({player[:2] for player in players}) < len(players)
    for start in range(len(players)) if equals else (0,):  # the start player matters to equals only, if at all
        found = by_the_engine(players, importer, demand, start)
        assert found == expected, (players, importer, demand, start)


STOCK = ((0, False), (1, True), (2, True), (2, False))
ONE: list[Player] = [
    (appeal, 9, made, stock, sells) for appeal, made, (stock, sells) in product(range(5), range(4), STOCK)
]
"""Every seller of appeal 0–4, making 0–3, with 0–2 in stock, selling it or not."""


def test_one_seller_against_the_importer_in_every_small_case() -> None:
    for player, importer, demand in product(ONE, range(5), range(7)):
        agree([player], importer, demand)


@pytest.mark.parametrize("importer", range(5))
def test_two_sellers_of_equal_quality_in_every_small_case(importer: int) -> None:
    for first, second in combinations_with_replacement(ONE, 2):
        for demand in range(7):
            agree([first, second], importer, demand)


@pytest.mark.parametrize("importer", range(5))
def test_two_sellers_of_unequal_quality_in_every_small_case(importer: int) -> None:
    for first, (appeal, quality, made, stock, sells) in product(ONE, repeat=2):
        for demand in range(1, 7):
            agree([first, (appeal, quality + 1, made, stock, sells)], importer, demand)


FEW: list[Player] = [(a, 9, m, s, True) for a, m, s in product((0, 1, 2, 4), (1, 3), (0, 1))]
LAST: list[Player] = [(a, q, m, 1, False) for a, q, m in product((1, 2, 3), (9, 10), (0, 2))]


@pytest.mark.parametrize("importer", [0, 1, 3])
def test_three_sellers_in_many_small_cases(importer: int) -> None:
    for (first, second), third in product(combinations_with_replacement(FEW, 2), LAST):
        for demand in (1, 2, 4, 5):
            agree([first, second, third], importer, demand)


def test_demand_is_overdrawn_only_by_equals() -> None:
    """B63: never by more than the others of one group."""
    for first, second, importer, demand in product(ONE[::3], ONE[::2], (0, 2), range(1, 5)):
        taken, _, imported = by_the_engine([first, second], importer, demand, 0)
        assert sum(taken) + imported <= demand + (1 if first[:2] == second[:2] else 0)


def test_a_copy_of_a_running_sale_goes_its_own_way() -> None:
    sale = Sale([Seller(3, 9, 1, 2, True, False, 0)], 1, 9, 0)
    assert sale.step() == 0
    twin = sale.copy()
    while twin.step() != OVER:
        twin.answer(SELL_STOCK)
    assert (twin.sellers[0].sold, twin.importer_sold) == (3, 1)
    assert (sale.sellers[0].sold, sale.sellers[0].stock, sale.asked) == (1, 2, 0)
    sale.answer(USE_SHIFT)
    while sale.step() != OVER:
        sale.answer(STOP)
    assert sale.sellers[0].sold == 2

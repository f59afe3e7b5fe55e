"""What the final count would give now: the same sum that ends the game, without carrying it out."""

from __future__ import annotations

import pytest

from arktable.engine.registry import find_game
from arktable.engine.rng import rng_from_seed
from arktable.games.arkwright_cards import scoring
from arktable.games.arkwright_cards.scoring import score_company
from arktable.games.arkwright_cards.state import CardPosition


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_what_the_final_count_would_give_now_is_what_it_gives(seats: int) -> None:
    position = find_game("arkwright-cards").start(seats, {}, 3)
    rng = rng_from_seed(3)
    assert isinstance(position, CardPosition)
    for _ in range(25):
        for _ in range(8):
            if position.seat >= 0:
                moves = position.moves()
                position.play(moves[rng.below(len(moves))])
        ended = position.copy()
        if not ended.finished:
            for seat in ended.standing():
                score_company(ended, seat)
        assert scoring.counted(position, 0) == scoring.scores(ended)
        assert [company["final"] for company in position.view(0)["companies"]] == scoring.scores(ended)


def test_goods_in_stock_and_money_count() -> None:
    position = find_game("arkwright-cards").start(2, {}, 3)
    assert isinstance(position, CardPosition)
    company = position.companies[0]
    company.money, company.value, company.shares = 25, 10, 4
    assert scoring.counted_now(position)[0] == (4 + 2) * 10
    company.loans = 1
    assert scoring.counted_now(position)[0] == (4 + 2 - 1) * 10
    company.broke = True
    assert scoring.counted_now(position)[0] == 0

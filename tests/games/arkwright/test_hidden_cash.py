"""Hidden cash (B36): samples deal it, and what depends on it counts as a reveal."""

from __future__ import annotations

from arktable.engine.rng import rng_from_seed
from arktable.engine.seats import OPEN_BOOK, SPECTATOR
from arktable.games.arkwright.economy import shares
from arktable.games.arkwright.phases.decade.start_player import NextStartPlayer
from arktable.games.arkwright.phases.emergency import EmergencySale
from arktable.games.arkwright.phases.production.award import AwardShare
from arktable.games.arkwright.state import ArkwrightPosition
from tests.builders.arkwright import *

HIDDEN = {"cash": "hidden"}


def cash_of(position: ArkwrightPosition) -> list[int]:
    return [company.cash for company in position.companies]


def samples(position: ArkwrightPosition, viewer: int) -> list[ArkwrightPosition]:
    return [position.sample(viewer, rng_from_seed(seed)) for seed in range(40)]


def test_a_sample_keeps_the_own_cash_and_deals_that_of_the_others() -> None:
    position = a_game(setup="free", cash="hidden")
    a_company(position, MARION, cash=17)
    a_company(position, HAROLD, cash=4321)
    dealt = samples(position, MARION)
    assert {sample.companies[MARION].cash for sample in dealt} == {17}
    others = {sample.companies[HAROLD].cash for sample in dealt}
    assert len(others) > 10
    assert 4321 not in others
    assert all(sum(cash_of(sample)) + sample.bank == 0 for sample in dealt)


def test_a_spectator_s_sample_deals_all_cash_and_the_open_book_none() -> None:
    position = a_game(setup="free", cash="hidden")
    a_company(position, MARION, cash=4321)
    assert all(4321 not in cash_of(sample) for sample in samples(position, SPECTATOR))
    assert {tuple(cash_of(sample)) for sample in samples(position, OPEN_BOOK)} == {tuple(cash_of(position))}


def test_open_cash_is_kept() -> None:
    position = a_game(setup="free")
    a_company(position, HAROLD, cash=4321)
    assert {sample.companies[HAROLD].cash for sample in samples(position, MARION)} == {4321}


def test_a_sample_and_a_loaded_text_deal_from_the_same_range() -> None:
    position = a_game(seats=2, setup="free", cash="hidden")
    text = position.save(MARION)
    for seed in range(10):
        loaded = WATER_FRAME.load(text, seed)
        assert isinstance(loaded, ArkwrightPosition)
        assert loaded.save(MARION) == position.sample(MARION, rng_from_seed(seed)).save(MARION) == text


def test_dealt_cash_is_too_little_for_the_emergency_sale_under_way() -> None:
    position = a_position(more=HIDDEN)
    a_company(position, HAROLD, cash=5)
    position.frames.append(EmergencySale(HAROLD, 9, space=10))
    assert {sample.companies[HAROLD].cash for sample in samples(position, MARION)} == set(range(9))


def test_dealt_cash_is_enough_for_the_share_that_is_offered() -> None:
    position = a_position(more={**HIDDEN, "award-markers": "on"})
    a_company(position, HAROLD, cash=50, space=30)
    position.frames.append(AwardShare(HAROLD))
    price = shares.half_price(position.rules.printed, position.companies[HAROLD], 1)
    assert price > 5
    assert all(sample.companies[HAROLD].cash >= price for sample in samples(position, MARION))


# -- reveals ----------------------------------------------------------------------------------------------------------


def test_a_payment_of_another_seat_is_a_reveal_whether_it_can_be_paid_or_not() -> None:
    """Who decides would learn from it, and could take the move back."""
    for cash in (100, 0):
        position = a_position(more=HIDDEN)
        position.seat = MARION
        a_company(position, HAROLD, cash=cash, shares=9)
        position.pay(HAROLD, 9)
        assert position.reveals == 1


def test_an_own_payment_is_a_reveal_only_when_shares_must_be_sold_for_it() -> None:
    for cash, reveals in ((100, 0), (0, 1)):
        position = a_position(more=HIDDEN)
        position.seat = MARION
        a_company(position, MARION, cash=cash, shares=9)
        position.pay(MARION, 9)
        assert position.reveals == reveals


def test_paying_nothing_shows_nothing() -> None:
    position = a_position(more=HIDDEN)
    position.pay(HAROLD, 0)
    assert position.reveals == 0


def test_with_open_cash_no_payment_is_a_reveal() -> None:
    position = a_position()
    a_company(position, HAROLD, cash=0, shares=9)
    position.pay(HAROLD, 9)
    assert position.reveals == 0


def test_a_production_that_others_pay_for_is_a_reveal() -> None:
    for more, reveals in ((HIDDEN, True), ({}, False)):
        position = a_position(more=more)
        a_company(position, HAROLD, cash=100)
        a_factory(position, HAROLD, 0, rows=1)
        position.seat = MARION
        production_of(position, 0)
        assert (position.reveals > 0) == reveals


def test_that_a_share_is_offered_or_not_is_a_reveal_for_the_others() -> None:
    for cash in (0, 100):
        position = a_position(more={**HIDDEN, "award-markers": "on"})
        position.seat = MARION
        a_company(position, HAROLD, cash=cash, shares=5, space=30)
        begin(position)
        position.frames.append(AwardShare(HAROLD))
        position.seat = MARION
        before = position.reveals
        position.advance()
        assert position.reveals == before + 1
        assert (position.seat == HAROLD) == (cash > 0)


def test_the_poorest_company_is_a_reveal_when_cash_decides() -> None:
    for held, reveals in ((10, 1), (9, 0)):
        position = a_position(seats=2, year=1780, more=HIDDEN)
        a_company(position, MARION, cash=20, shares=10, space=12)
        a_company(position, HAROLD, cash=10, shares=held, space=12)
        position.frames.append(NextStartPlayer(MARION, True, was_asked=True))
        before = position.reveals
        position.advance()
        assert position.phase() == "start-player"
        assert position.seat == HAROLD
        assert position.reveals == before + reveals

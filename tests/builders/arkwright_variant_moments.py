"""Moments of Arkwright that only Self-Actor and Stock Exchange know, for the tests of phases and reasons."""

from __future__ import annotations

from arktable.games.arkwright.phases.actions.open_exchange import StartPortfolios
from arktable.games.arkwright.phases.production.award import AwardShare
from arktable.games.arkwright.state import ArkwrightPosition
from arktable.games.arkwright.terms import SHARE_AWARD, SHIPPING_AWARD
from tests.builders.arkwright import (
    FOOD,
    HAROLD,
    LAMPS,
    MARION,
    a_company,
    a_factory,
    a_position,
    begin,
    play,
    production_of,
    use,
)

EVERYTHING = "extra-events steam-power bonus-markers award-markers reorganization new-tiles stock-exchange"


def reorganizing() -> ArkwrightPosition:
    position = a_position(modules=EVERYTHING)
    a_company(position, tiles="manager investor")
    a_factory(position, MARION, FOOD)
    a_factory(position, MARION, LAMPS)
    use(position, "light-reorganization", 10, pay=0)
    return position


def offered_by_the_board() -> ArkwrightPosition:
    """Marion gives the broker back; Harold has the supervisory board."""
    position = a_position(modules=EVERYTHING)
    a_company(position, MARION, tiles="broker")
    a_company(position, HAROLD, tiles="supervisory-board")
    use(position, "workers", 2)
    play(position, "done", "half-price 1")
    return position


def board_just_used() -> ArkwrightPosition:
    """Harold has just taken Marion's developer: in this turn she may not take the board."""
    position = a_position(modules=EVERYTHING)
    a_company(position, MARION, tiles="developer manager")
    a_company(position, HAROLD, tiles="supervisory-board")
    use(position, "factory", 2)
    play(position, "build food 1 developer", "price food 5", "done", "tile developer", "extra special")
    return position


def short_of_cash() -> ArkwrightPosition:
    """Marion owes £40, has the award and two shares of Harold's company."""
    position = a_position(modules=EVERYTHING)
    company = a_company(position, MARION, cash=0, shares=10, space=29)
    a_company(position, HAROLD, space=38)
    company.foreign[HAROLD] = 2
    position.awards[SHARE_AWARD] = MARION
    position.pay(MARION, 40)
    position.advance()
    return position


def shielded() -> ArkwrightPosition:
    position = short_of_cash()
    play(position, "award")
    return position


def begun_to_sell() -> ArkwrightPosition:
    position = short_of_cash()
    play(position, "sell 1")
    return position


def without_award() -> ArkwrightPosition:
    position = short_of_cash()
    position.awards[SHARE_AWARD] = HAROLD
    return position


def half_a_price() -> ArkwrightPosition:
    position = a_position(modules=EVERYTHING)
    begin(position, AwardShare(MARION))
    return position


def contract_about_to_rise() -> ArkwrightPosition:
    position = a_position(modules=EVERYTHING)
    a_company(position, contracts={FOOD: 2})
    position.awards[SHIPPING_AWARD] = MARION
    production_of(position, FOOD)
    return position


def first_portfolios() -> ArkwrightPosition:
    position = a_position(modules=EVERYTHING)
    begin(position, StartPortfolios(position.last_seat()))
    return position


def trading_openly() -> ArkwrightPosition:
    """Marion has bought of Harold's company and sold of Angelica's; Harold has four of hers, the bank none."""
    position = a_position(modules=EVERYTHING)
    company = a_company(position, MARION, cash=80, shares=26)
    company.foreign[HAROLD], company.foreign[2] = 1, 3
    position.companies[HAROLD].foreign[MARION] = 4
    use(position, "exchange", 2)
    play(position, "buy 2 of 2", "sell 1 of 3")
    return position


def bank_not_empty() -> ArkwrightPosition:
    position = a_position(modules=EVERYTHING)
    a_company(position, MARION, cash=200, shares=20)
    position.companies[HAROLD].foreign[MARION] = 4
    position.companies[2].shares = 28
    use(position, "exchange", 2)
    return position


def bought_own() -> ArkwrightPosition:
    position = bank_not_empty()
    play(position, "buy 1")
    return position


EVERY = (
    bank_not_empty, begun_to_sell, board_just_used, bought_own, contract_about_to_rise, first_portfolios, half_a_price,
    offered_by_the_board, reorganizing, shielded, short_of_cash, trading_openly, without_award,
)  # fmt: skip

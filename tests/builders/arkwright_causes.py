"""More moments of Arkwright in which something is not allowed, with causes that are easily mistaken."""

from __future__ import annotations

from arktable.games.arkwright.state import ArkwrightPosition
from tests.builders.arkwright import (
    CLOTHES,
    FOOD,
    LAMPS,
    MARION,
    a_company,
    a_factory,
    a_position,
    demand_for,
    event,
    give_tile,
    play,
    production_of,
    use,
)
from tests.builders.arkwright_moments import at_the_table


def at_the_table_with_accountant() -> ArkwrightPosition:
    position = at_the_table()
    give_tile(position, MARION, "accountant")
    return position


def without_developer() -> ArkwrightPosition:
    position = a_position(year=1780)
    a_factory(position, MARION, FOOD, level=2)
    use(position, "factory", 2)
    return position


def jenny_trading() -> ArkwrightPosition:
    position = a_position(ruleset="spinning-jenny")
    a_factory(position, MARION, FOOD)
    use(position, "exchange", 2)
    return position


def jenny_taking() -> ArkwrightPosition:
    position = jenny_trading()
    play(position, "done")
    return position


def machinery_for_too_little() -> ArkwrightPosition:
    """£2 buy no machine: the action is passed over."""
    position = a_position()
    a_factory(position, MARION, FOOD)
    use(position, "machinery", 2)
    return position


def raising_for_too_little() -> ArkwrightPosition:
    """£2 raise no quality: the action is passed over, and prices are asked for."""
    position = a_position()
    a_factory(position, MARION, FOOD)
    use(position, "quality", 2)
    return position


def raising_the_highest() -> ArkwrightPosition:
    position = a_position()
    a_factory(position, MARION, FOOD, quality=4)
    use(position, "quality", 10)
    return position


def sailing_for_nothing() -> ArkwrightPosition:
    """There is no contract: the ship action is passed over."""
    position = a_position()
    a_company(position, ships=(2,), spots="row-1", stock={FOOD: 3})
    a_factory(position, MARION, FOOD)
    use(position, "ship-1", 2)
    return position


def working_long_overtime() -> ArkwrightPosition:
    """Three rows are ready, and the light grey marker allows two."""
    position = a_position()
    a_company(position, markers="light-production", tiles="extra-shifts", spots="row-1")
    a_factory(position, MARION, FOOD, rows=3)
    use(position, "light-production", 2)
    return position


def having_worked_overtime() -> ArkwrightPosition:
    position = working_long_overtime()
    play(position, "produce food 1")
    return position


def in_the_lobby() -> ArkwrightPosition:
    position = a_position()
    a_company(position, tiles="foreman broker")
    position.tile_offer = [0] * len(position.tile_offer)
    a_factory(position, MARION, FOOD)
    a_factory(position, MARION, CLOTHES)
    event(position, "lobby")
    return position


def called_again() -> ArkwrightPosition:
    """Marion sold from stock when she was called first, so that her extra shifts can no longer serve."""
    position = a_position()
    a_company(position, tiles="extra-shifts", spots="row-1", stock={FOOD: 2})
    a_factory(position, MARION, FOOD, rows=1, appeal=5)
    demand_for(position, FOOD, 9)
    production_of(position, FOOD)
    play(position, "stock")
    return position


def called_with_one_row() -> ArkwrightPosition:
    position = a_position()
    a_company(position, tiles="school", spots="row-1", stock={FOOD: 2})
    a_factory(position, MARION, FOOD, rows=1, appeal=5)
    demand_for(position, FOOD, 9)
    production_of(position, FOOD)
    return position


def called_after_shutting(answer: str = "row-off") -> ArkwrightPosition:
    position = a_position()
    a_company(position, tiles="school", spots="row-1", stock={FOOD: 2})
    a_factory(position, MARION, FOOD, appeal=5)
    demand_for(position, FOOD, 9)
    production_of(position, FOOD)
    play(position, answer)
    return position


def called_after_keeping() -> ArkwrightPosition:
    return called_after_shutting("row-on")


def wrecking_on() -> ArkwrightPosition:
    """Two factories have two rows with machines each; food has lost one, and it is Marion's turn again."""
    position = a_position()
    a_factory(position, MARION, FOOD, machines=(1, 1))
    a_factory(position, MARION, LAMPS, machines=(1, 1))
    event(position, "luddism")
    play(position, "wreck food 1")
    return position


EVERY = (
    at_the_table_with_accountant, called_after_keeping, called_after_shutting, called_again, called_with_one_row,
    having_worked_overtime, in_the_lobby, jenny_taking, jenny_trading, machinery_for_too_little, raising_for_too_little,
    raising_the_highest, sailing_for_nothing, without_developer, working_long_overtime, wrecking_on,
)  # fmt: skip

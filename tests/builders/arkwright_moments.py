"""Moments of Arkwright in which something is not allowed, for the tests of reasons."""

from __future__ import annotations

from arktable.games.arkwright.phases.decade.decade_end import Dismissals, OpiumLosses
from arktable.games.arkwright.phases.decade.start_player import after_cycle, after_decade
from arktable.games.arkwright.state import ArkwrightPosition
from arktable.games.arkwright.terms import CHARISMA
from tests.builders.arkwright import (
    CLOTHES,
    CUTLERY,
    FOOD,
    HAROLD,
    LAMPS,
    MARION,
    a_company,
    a_factory,
    a_game,
    a_position,
    begin,
    demand_for,
    event,
    market,
    play,
    production_of,
    turn_of,
    use,
)


def founding() -> ArkwrightPosition:
    position = a_game(setup="free")
    play(position, "found food 5", "found food 5", "found food 5")
    return position


def selling_start_shares() -> ArkwrightPosition:
    position = founding()
    play(position, "found lamps 8", "found lamps 8", "found lamps 8")
    return position


def at_the_table(markers: str = "") -> ArkwrightPosition:
    """Workers lie on £4, bureaucracy reigns; a ship of 8 lies at the pier."""
    position = a_position()
    a_company(position, markers=markers, ships=(8,))
    a_factory(position, MARION, FOOD)
    position.bureaucracy = True
    use(position, "workers", 4)
    turn_of(position)
    return position


def in_the_factory_action() -> ArkwrightPosition:
    """1780 with food of the last decade, clothes just built, lamps of level III and cutlery I closed before."""
    position = a_position(year=1780)
    a_company(position, tiles="developer inventor")
    for good, level in ((FOOD, 1), (CUTLERY, 1), (LAMPS, 3)):
        a_factory(position, MARION, good, level=level)
    use(position, "factory", 2)
    play(position, "close cutlery", "build clothes 1 developer", "price clothes 5")
    return position


def without_inventor() -> ArkwrightPosition:
    position = a_position(year=1780)
    a_company(position, tiles="developer")
    a_factory(position, MARION, FOOD, level=2)
    a_factory(position, MARION, CLOTHES, level=4)
    market(position, empty=80, fired=2)
    use(position, "factory", 2)
    return position


def hiring() -> ArkwrightPosition:
    """Food is fired from, clothes hired for, lamps have one row; a worker stands in the food column."""
    position = a_position()
    a_company(position, spots="column-food row-1")
    a_factory(position, MARION, FOOD, rows=3)
    a_factory(position, MARION, CLOTHES, rows=4)
    position.companies[MARION].workers[CLOTHES * 4 + 3] -= 1
    a_factory(position, MARION, LAMPS, rows=1)
    use(position, "workers", 2)
    play(position, "fire food", "hire clothes", "shift row-1 row-2")
    return position


def hiring_from_nobody() -> ArkwrightPosition:
    position = a_position()
    a_factory(position, MARION, FOOD)
    market(position, empty=80, fired=0)
    use(position, "workers", 2)
    return position


def jenny_in_1790() -> ArkwrightPosition:
    position = a_position(year=1790, cycle=CLOTHES, ruleset="spinning-jenny")
    a_factory(position, MARION, FOOD)
    use(position, "workers", 2)
    return position


def buying_machines() -> ArkwrightPosition:
    position = a_position()
    a_factory(position, MARION, FOOD)
    use(position, "machinery", 6)
    play(position, "machine food 1")
    return position


def no_machine_left() -> ArkwrightPosition:
    position = buying_machines()
    play(position, "machine food 2")
    return position


def sending() -> ArkwrightPosition:
    position = a_position()
    a_company(position, tiles="school", spots="row-1")
    a_factory(position, MARION, FOOD, rows=4)
    use(position, "machinery", 6)
    play(position, "machine food 1", "done")
    return position


def raising() -> ArkwrightPosition:
    position = a_position()
    a_company(position, tiles="accountant")
    a_factory(position, MARION, FOOD)
    a_factory(position, MARION, LAMPS, quality=4)
    use(position, "quality", 10, pay=12)
    return position


def promoting() -> ArkwrightPosition:
    position = a_position()
    a_company(position, tiles="patent")
    a_factory(position, MARION, FOOD, distribution=2)
    a_factory(position, MARION, LAMPS, distribution=4)
    use(position, "distribution", 2)
    play(position, "promote food")
    return position


def pricing() -> ArkwrightPosition:
    position = a_position()
    for good in (FOOD, CLOTHES, LAMPS):
        a_factory(position, MARION, good)
    use(position, "quality", 6)
    play(position, "raise food")
    return position


def pricing_on() -> ArkwrightPosition:
    position = a_position()
    for good in (FOOD, CLOTHES, LAMPS):
        a_factory(position, MARION, good)
    use(position, "quality", 8)
    play(position, "raise food", "price food 6")
    return position


def trading() -> ArkwrightPosition:
    position = a_position()
    a_company(position, cash=30, shares=29, contracts={LAMPS: 6}, stock={FOOD: 3}, spots="column-food")
    use(position, "exchange", 2)
    play(position, "goods food 1")
    return position


def in_debt() -> ArkwrightPosition:
    position = a_position()
    a_company(position, cash=15, shares=0, loans=2)
    use(position, "exchange", 2)
    return position


def sailing() -> ArkwrightPosition:
    position = a_position(year=1800)
    company = a_company(position, ships=(4,), spots="row-1 row-2")
    company.stock, company.contracts = [3, 0, 2, 6], [2, 2, 4, 6]
    a_factory(position, MARION, FOOD)
    a_factory(position, MARION, LAMPS)
    a_factory(position, MARION, CUTLERY)
    use(position, "ship-1", 4)
    return position


def working_overtime() -> ArkwrightPosition:
    position = a_position()
    a_company(position, markers="light-production")
    a_factory(position, MARION, FOOD, rows=1)
    use(position, "light-production", 2)
    return position


def taking(*ships: int) -> ArkwrightPosition:
    """1780; Marion has the agent, the foreman in her food factory, a light quality marker; charisma is barred."""
    position = a_position(year=1780)
    a_company(position, tiles="agent foreman", ships=ships)
    position.mat[0] = [7, 8]
    a_company(position, markers="light-quality")
    position.mat[0].append(7)
    position.companies[MARION].foreman_at = FOOD
    position.companies[MARION].banned = 1 << CHARISMA
    position.tile_offer[1] = 0
    a_factory(position, MARION, FOOD)
    use(position, "workers", 2)
    play(position, "done")
    return position


def taking_without_workers() -> ArkwrightPosition:
    position = a_position(year=1780)
    market(position, empty=80, fired=0)
    use(position, "workers", 2)
    play(position, "done")
    return position


def brokering() -> ArkwrightPosition:
    position = a_position()
    a_company(position, cash=8, shares=29, tiles="broker")
    use(position, "workers", 2)
    play(position, "done")
    return position


def with_two_ships() -> ArkwrightPosition:
    return taking(4, 4)


def returning() -> ArkwrightPosition:
    position = a_position()
    a_company(position, tiles="agent broker office patent")
    use(position, "workers", 2)
    play(position, "done", "tile school")
    return position


def replacing() -> ArkwrightPosition:
    position = a_position(year=1800)
    a_company(position, ships=(2, 4))
    use(position, "workers", 2)
    play(position, "done", "ship 6")
    return position


def called() -> ArkwrightPosition:
    """Marion's second row is about to sell."""
    position = a_position()
    a_company(position, tiles="school")
    a_factory(position, MARION, FOOD, appeal=5)
    demand_for(position, FOOD, 9)
    production_of(position, FOOD)
    return position


def called_without_goods() -> ArkwrightPosition:
    position = a_position()
    a_company(position, spots="row-1", stock={FOOD: 2})
    a_factory(position, MARION, FOOD, rows=1, appeal=5)
    demand_for(position, FOOD, 9)
    production_of(position, FOOD)
    return position


def called_for_extra_shifts() -> ArkwrightPosition:
    position = a_position()
    a_company(position, tiles="extra-shifts")
    a_factory(position, MARION, FOOD, rows=1, appeal=5)
    demand_for(position, FOOD, 9)
    production_of(position, FOOD)
    return position


def after_the_sale(*moves: str) -> ArkwrightPosition:
    """Marion makes one and two cutlery, sells one, and has a patron."""
    position = a_position()
    a_company(position, tiles="school patron-cutlery extra-shifts")
    a_factory(position, MARION, CUTLERY, level=2, appeal=1)
    demand_for(position, CUTLERY, 1)
    production_of(position, CUTLERY)
    play(position, *moves)
    return position


def after_a_patron() -> ArkwrightPosition:
    return after_the_sale("patron")


def after_shutting() -> ArkwrightPosition:
    return after_the_sale("row-off")


def after_the_sale_of_one_row() -> ArkwrightPosition:
    position = a_position()
    a_company(position, tiles="school extra-shifts")
    a_factory(position, MARION, FOOD, rows=1, appeal=0)
    production_of(position, FOOD)
    return position


def delivering(ships: tuple[int, ...] = (2,), size: int = 2) -> ArkwrightPosition:
    position = a_position()
    a_company(position, ships=ships, spots="column-food", stock={FOOD: 5}, contracts={FOOD: size})
    a_factory(position, MARION, FOOD, appeal=0)
    production_of(position, FOOD)
    return position


def losing() -> ArkwrightPosition:
    position = a_position()
    a_company(position, tiles="small-warehouse", spots="column-food", stock={FOOD: 3, CLOTHES: 3})
    a_factory(position, MARION, LAMPS, rows=3, appeal=0)
    production_of(position, LAMPS)
    return position


def dismissing() -> ArkwrightPosition:
    position = a_position()
    a_company(position, spots="row-1", ships=(2,))
    begin(position, Dismissals(position.start))
    return position


def wrecking() -> ArkwrightPosition:
    position = a_position()
    a_factory(position, MARION, FOOD, machines=(1, 1))
    event(position, "luddism")
    return position


def naming() -> ArkwrightPosition:
    position = a_position()
    a_company(position, HAROLD, tiles="charisma")
    begin(position, after_cycle(position))
    return position


def over() -> ArkwrightPosition:
    position = a_position()
    position.frames.clear()
    position.advance()
    return position


def losing_a_ship() -> ArkwrightPosition:
    position = a_position(year=1780)
    position.opium = True
    a_company(position, ships=(2, 4))
    begin(position, OpiumLosses(position.start))
    return position


def free_levels() -> ArkwrightPosition:
    position = a_position()
    a_factory(position, MARION, FOOD)
    event(position, "made-in-england")
    return position


def keeping_the_inventor() -> ArkwrightPosition:
    position = a_position(year=1780)
    a_company(position, tiles="inventor")
    use(position, "workers", 2)
    play(position, "done", "ship 6")
    return position


def assigning_a_token() -> ArkwrightPosition:
    position = a_position()
    a_factory(position, MARION, FOOD)
    a_factory(position, MARION, LAMPS)
    use(position, "workers", 2)
    play(position, "done", "tile workshop")
    return position


def first_price() -> ArkwrightPosition:
    position = a_position()
    use(position, "factory", 2)
    play(position, "build food 1")
    return position


def naming_the_start_player() -> ArkwrightPosition:
    position = a_position()
    begin(position, after_decade(position))
    return position


EVERY = (
    after_a_patron, after_shutting, after_the_sale, after_the_sale_of_one_row, assigning_a_token, at_the_table,
    brokering, buying_machines, called, called_for_extra_shifts, called_without_goods, delivering, dismissing,
    first_price, founding, free_levels, hiring, hiring_from_nobody, in_debt, in_the_factory_action, jenny_in_1790,
    keeping_the_inventor, losing, losing_a_ship, naming, naming_the_start_player, no_machine_left, pricing, pricing_on,
    promoting, raising, replacing, returning, sailing, selling_start_shares, sending, taking, taking_without_workers,
    trading, with_two_ships, without_inventor, working_overtime, wrecking,
)  # fmt: skip

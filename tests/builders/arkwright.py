"""Small Arkwright positions for tests: companies with factories, and the rules begun at a chosen moment.

Workers, tiles, markers and ships come from where they come from in play, money from the bank, so the census of a built
position is that of an empty table. A part of the rules runs on top of a `Pause`: when it is over, the phase is "pause".
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from arktable.engine.game import Game
from arktable.engine.position import Position
from arktable.engine.timetable import begun
from arktable.games.arkwright import GAMES
from arktable.games.arkwright.company import NO_SHIP, Company
from arktable.games.arkwright.economy import factory, job_market
from arktable.games.arkwright.phases.actions.turn import Turn
from arktable.games.arkwright.phases.actions.turn_result import turn_under_way
from arktable.games.arkwright.phases.decade.decade_end import EventSpace
from arktable.games.arkwright.phases.decade.events import EventPhase
from arktable.games.arkwright.phases.production.production import production_phase
from arktable.games.arkwright.phases.rounds import DECADE_END, Decades
from arktable.games.arkwright.state import ArkwrightPosition
from arktable.games.arkwright.terms import (
    EVENT_NAMES,
    FOREMAN,
    GOODS,
    MARKER_NAMES,
    ROWS,
    SPOT_NAMES,
    TILE_NAMES,
    WORKSHOP,
)
from tests.builders.playing import *

SPINNING_JENNY, WATER_FRAME, SPINNING_MULE = GAMES
BY_NAME = {game.facts.id: game for game in GAMES}
PRINTED = WATER_FRAME.rules({}).printed
FOOD, CLOTHES, CUTLERY, LAMPS = range(GOODS)
MARION, HAROLD, ANGELICA, URSULA = range(4)


# -- tables and companies ----------------------------------------------------------------------------------------------


def a_game(
    ruleset: str = "water-frame",
    seats: int = 3,
    seed: int = 1,
    more: Mapping[str, str] | None = None,
    **options: str,
) -> ArkwrightPosition:
    """A fresh game at its first decision; `more` are options whose names are no names in Python."""
    return started(BY_NAME[ruleset], seats, {**options, **(more or {})}, seed)


def started(game: Game, seats: int, options: Mapping[str, str], seed: int) -> ArkwrightPosition:
    """The first decision of a game."""
    position = game.start(seats, options, seed)
    assert isinstance(position, ArkwrightPosition)
    return position


def a_position(
    seats: int = 3,
    year: int = 1770,
    cycle: int = 0,
    ruleset: str = "water-frame",
    profile: Any = None,
    modules: str = "",
    more: Mapping[str, str] | None = None,
    revision: int = 0,
) -> ArkwrightPosition:
    """An empty table in this decade and cycle: no factories, £100 and 15 shares each, every tile on offer.

    `modules` are those of Water Frame that are played, with spaces between them; `more` are other options. Without a
    `revision` the present rules are played.
    """
    game = BY_NAME[ruleset]
    if revision:
        game = game.by_revision(revision)
    if profile is not None:
        game = game.with_sheet(profile)
    position = started(game, seats, {"setup": "free", **dict.fromkeys(modules.split(), "on"), **(more or {})}, 1)
    printed = position.rules.printed
    position.decade, position.cycle = printed.decades.index(year), cycle
    if position.rules.harbour:
        position.tile_offer = position.rules.tile_copies.copy()
    position.economy_seen = (position.decade - 1) * GOODS + cycle
    position.events_seen = position.decade - 1
    position.extra_seen = position.decade if position.extra_laid else 0
    for seat in range(seats):
        position.earn(seat, 100)
    begin(position)
    return position


def a_company(
    position: ArkwrightPosition,
    seat: int = MARION,
    cash: int | None = None,
    shares: int | None = None,
    space: int | None = None,
    loans: int = 0,
    tiles: str = "",
    markers: str = "",
    ships: tuple[int, ...] = (),
    spots: str = "",
    stock: dict[int, int] | None = None,
    contracts: dict[int, int] | None = None,
) -> Company:
    """What this company has; foreman and workshop stand nowhere until `foreman_at` says so."""
    company, printed = position.companies[seat], position.rules.printed
    if cash is not None:
        position.earn(seat, cash - company.cash)
    company.shares = company.shares if shares is None else shares
    company.space = company.space if space is None else space
    company.loans = loans or company.loans
    for name in tiles.split():
        give_tile(position, seat, name)
    for name in markers.split():
        give_marker(position, seat, name)
    for capacity in ships:
        kind = printed.ship_capacity.index(capacity)
        position.ship_offer[kind] -= 1
        company.ships[company.ships.index(NO_SHIP)] = kind
        job_market.hire(position, printed.ship_crew[kind])
    for name in spots.split():
        job_market.hire(position, 1)
        company.spots |= 1 << SPOT_NAMES.index(name)
    for good, number in (stock or {}).items():
        company.stock[good] = number
    for good, number in (contracts or {}).items():
        company.contracts[good] = number
    return company


def give_tile(position: ArkwrightPosition, seat: int, name: str, at: int = -1) -> None:
    """A development tile from the supply, without what taking it brings about."""
    tile, company = TILE_NAMES.index(name), position.companies[seat]
    assert position.tile_offer[tile], f"no {name} left"
    position.tile_offer[tile] -= 1
    company.tiles |= 1 << tile
    if tile == FOREMAN:
        company.foreman_at = at
    elif tile == WORKSHOP:
        company.workshop_at = at


def give_marker(position: ArkwrightPosition, seat: int, name: str) -> None:
    """A grey marker: from the mat if it lies there, else from the box."""
    marker = MARKER_NAMES.index(name)
    for row in position.mat:
        if marker in row:
            row.remove(marker)
            break
    position.companies[seat].markers |= 1 << marker


def a_factory(
    position: ArkwrightPosition,
    seat: int,
    good: int,
    level: int = 1,
    rows: int = 2,
    price: int | None = None,
    appeal: int | None = None,
    quality: int = 0,
    distribution: int = 0,
    machines: tuple[int, ...] = (),
    extra: int = 0,
) -> None:
    """A factory built in an earlier decade with complete rows; `machines` per row stand there instead of workers."""
    company, printed = position.companies[seat], position.rules.printed
    company.level[good], company.built[good] = level, 0
    company.quality[good], company.distribution[good] = quality, distribution
    worth = printed.cost[good][level] + quality + distribution
    company.price[good] = price or (worth - appeal if appeal is not None else printed.price_low)
    for row in range(rows):
        mechanised = machines[row] if row < len(machines) else 0
        company.machines[good * ROWS + row] = mechanised
        company.workers[good * ROWS + row] = job_market.hire(position, printed.row_spaces[good][row] - mechanised)
    company.extra[good] = job_market.hire(position, extra)


def market(position: ArkwrightPosition, empty: int, fired: int = 0) -> None:
    """This many spaces of the job market are empty and this many workers fired; the other workers are in the box."""
    position.out += position.fired - fired + empty - position.empty
    position.empty, position.fired = empty, fired


def demand_for(position: ArkwrightPosition, good: int, number: int) -> None:
    """England wants this many of this good."""
    market(position, position.rules.printed.demand[good].index(number), position.fired)


def wage_of(position: ArkwrightPosition, wage: int) -> None:
    """The wage is at this height."""
    market(position, position.rules.printed.wage.index(wage), position.fired)


# -- moments -----------------------------------------------------------------------------------------------------------


def turn_of(position: ArkwrightPosition, seat: int = MARION) -> None:
    """This seat has its turn of the action phase."""
    begin(position, Turn(seat))


def use(position: ArkwrightPosition, marker: str, row: int, pay: int | None = None, seat: int = MARION) -> None:
    """This seat has its turn and places the marker on a row, paying its cost unless told otherwise."""
    turn_of(position, seat)
    play(position, f"place {marker} {row} pay {row if pay is None else pay}")


def production_of(position: ArkwrightPosition, good: int) -> None:
    """The production phase of this good begins."""
    position.cycle = good
    begin(position, production_phase(position, good))


def event(position: ArkwrightPosition, name: str) -> None:
    """This event is turned up at the end of the decade."""
    position.events_laid[position.events_seen] = EVENT_NAMES.index(name)
    begin(position, EventPhase(position.start))


def reach_event_space(position: ArkwrightPosition) -> None:
    """The timetable indicator reaches the event space: B18, steps 1 to 3."""
    begin(position, EventSpace(position.start))


def end_decade(position: ArkwrightPosition) -> None:
    """The whole end of the decade begins."""
    position.cycle = GOODS
    plan = position.rules.final_plan if position.last_decade() else position.rules.decade_plan
    begin(position)
    for step in plan:
        position.frames.append(begun(step, position, position.start))
        position.advance()
        if position.phase() != "pause":
            return


def next_decade(position: ArkwrightPosition) -> None:
    """The event space is passed, without an event: the next decade begins with its economy phase."""
    reach_event_space(position)
    position.frames.clear()
    position.frames.append(Decades(position.start, DECADE_END, len(position.rules.decade_plan)))
    position.advance()


# -- playing and reading -----------------------------------------------------------------------------------------------


def play(position: Position, *moves: str) -> None:
    """Play moves in notation, each of them checked."""
    for text in moves:
        position.play_checked(position.catalogue.parse(text))


def appeal(position: ArkwrightPosition, seat: int, good: int) -> int:
    return factory.appeal(position.rules.printed, position.companies[seat], good)


def purse(position: ArkwrightPosition, seat: int) -> int:
    """Cash, less what stands on the bill of the action under way."""
    turn = turn_under_way(position)
    return position.companies[seat].cash - (turn.owed if turn is not None and turn.seat == seat else 0)


def spent(position: ArkwrightPosition, seat: int, before: int) -> int:
    """How much less there is in the purse than before."""
    return before - purse(position, seat)


def tiles_of(position: ArkwrightPosition, seat: int) -> set[str]:
    company = position.companies[seat]
    return {name for tile, name in enumerate(TILE_NAMES) if company.has(tile)}


def ships_of(position: ArkwrightPosition, seat: int) -> list[int]:
    """Capacities at the piers, 0 for an empty one."""
    capacities = position.rules.printed.ship_capacity
    return [capacities[kind] if kind != NO_SHIP else 0 for kind in position.companies[seat].ships]


def rows_of(position: ArkwrightPosition, seat: int, good: int) -> list[tuple[int, int]]:
    """Workers and machines by row."""
    company = position.companies[seat]
    both = zip(company.workers, company.machines, strict=True)
    return list(both)[good * ROWS : (good + 1) * ROWS]

"""Stock exchange and special markers: buying shares in time, and what to take from the mat."""

from __future__ import annotations

from arktable.bots.arkwright import harbour
from arktable.bots.arkwright.holdings import tile_worth
from arktable.bots.arkwright.ranking import Ranking, only
from arktable.bots.arkwright.valuation import SEEN_TILES, Valuation
from arktable.bots.arkwright.weights import WORTH_IT
from arktable.engine.moves import Move
from arktable.games.arkwright import moves as kinds
from arktable.games.arkwright.company import NO_TILE, Company
from arktable.games.arkwright.economy import shares
from arktable.games.arkwright.phases.actions.tile_choices import ReturnTile
from arktable.games.arkwright.state import ArkwrightPosition
from arktable.games.arkwright.terms import BROKER, FOREMAN, GOODS, INVENTOR, PATRON, TILES, WORKSHOP


def exchange(position: ArkwrightPosition, valuation: Valuation) -> Ranking:
    """Loans back, dead stock sold, contracts that ships can serve, and shares that will be worth more than they cost.

    It does not buy shares of others: their companies would get the bonus.
    """
    table, company = position.rules.catalogue, position.companies[position.seat]
    legal = position.moves()
    repay = [move for move in legal if move.kind == kinds.REPAY]
    if repay:
        return only(repay[-1])
    for good in range(GOODS):
        stock = company.stock[good]
        if stock and not (company.level[good] and valuation.left[good]) and table.goods_sale[good][stock] in legal:
            return only(table.goods_sale[good][stock])
    works = valuation.works(company, position.empty)
    ranking = Ranking(table.done, valuation.total(company, works) + WORTH_IT)
    price = shares.buying_price(position.rules.printed, company)
    for move in legal:
        if move.kind in (kinds.BUY, kinds.BUY_FROM):
            company.shares += move.a
            company.cash -= move.a * price
            ranking.add(move, valuation.total(company, works))
            company.shares -= move.a
            company.cash += move.a * price
        elif move.kind == kinds.CONTRACT and move.b <= valuation.carried(company, True):
            size = company.contracts[move.a]
            company.contracts[move.a] = move.b
            ranking.add(move, valuation.standing(company, position.empty))
            company.contracts[move.a] = size
    return ranking


def take_special(position: ArkwrightPosition, valuation: Valuation) -> Ranking:
    """The tile, grey marker or ship that brings most."""
    company = position.companies[position.seat]
    works = valuation.works(company, position.empty)
    ranking = Ranking(position.rules.catalogue.done, valuation.total(company, works) + WORTH_IT)
    tiles, markers, cash, held = company.tiles, company.markers, company.cash, company.shares
    foreman, workshop = company.foreman_at, company.workshop_at
    full = tiles.bit_count() >= position.rules.printed.tile_limit
    spare = least_tile(valuation, company) if full else NO_TILE
    for move in position.moves():
        if move.kind == kinds.TILE:
            with_tile(position, valuation, company, move.a, spare)
        elif move.kind == kinds.MARKER:
            if _level_of(position, move.a) > position.level():
                company.give_up(INVENTOR)  # it is used up
            company.gain_marker(move.a)
        elif move.kind == kinds.SHIP:
            _add_ship(position, valuation, company, move, ranking)
            continue
        elif move.kind == kinds.FOREMAN:
            company.foreman_at = move.a
        elif move.kind == kinds.WORKSHOP:
            company.workshop_at = move.a
        elif move.kind == kinds.HALF_PRICE:
            company.give_up(BROKER)
            company.cash -= shares.half_price(position.rules.printed, company, move.a)
            company.shares += move.a
        else:
            continue
        changed = (tiles ^ company.tiles) & SEEN_TILES or move.kind in (kinds.FOREMAN, kinds.WORKSHOP)
        worth = valuation.standing(company, position.empty) if changed else valuation.total(company, works)
        ranking.add(move, worth + (valuation.eagerness(move.a) if move.kind == kinds.TILE else 0.0))
        company.tiles, company.markers, company.cash, company.shares = tiles, markers, cash, held
        company.foreman_at, company.workshop_at = foreman, workshop
    return ranking


def _add_ship(
    position: ArkwrightPosition, valuation: Valuation, company: Company, move: Move, ranking: Ranking
) -> None:
    """Compare this ship; its crew comes from the job market, and its wages count in what the company costs."""
    printed, ships, tiles = position.rules.printed, company.ships.copy(), company.tiles
    if printed.ship_level[move.a] > position.level():
        company.give_up(INVENTOR)  # it is used up
    harbour.moor(company, move.a)
    empty = min(printed.spaces, position.empty + printed.ship_crew[move.a])
    ranking.add(move, valuation.standing(company, empty))
    company.ships, company.tiles = ships, tiles


def with_tile(position: ArkwrightPosition, valuation: Valuation, company: Company, tile: int, spare: int) -> None:
    """The company gets this tile, on its best place, and sends the `spare` one back if it has too many."""
    if spare != NO_TILE:
        company.give_up(spare)
    company.gain(tile)
    if tile == FOREMAN:
        company.foreman_at = best_place(valuation, company, tile)
    elif tile == WORKSHOP:
        company.workshop_at = best_place(valuation, company, tile)
    elif tile == INVENTOR:
        company.cash -= position.rules.printed.inventor_fees[0]


def return_tile(position: ArkwrightPosition, valuation: Valuation) -> Ranking:
    """The fifth tile sends the least useful one back."""
    frame, company = position.frames[-1], position.companies[position.seat]
    kept = frame.kept if isinstance(frame, ReturnTile) else -1
    return only(position.rules.catalogue.return_[least_tile(valuation, company, kept)])


def assign_token(position: ArkwrightPosition, valuation: Valuation) -> Ranking:
    """Foreman or workshop, to the factory where it saves most."""
    moves = position.moves()
    tile = FOREMAN if moves[0].kind == kinds.FOREMAN else WORKSHOP
    good = best_place(valuation, position.companies[position.seat], tile)
    return only(next(move for move in moves if move.a == good))


def best_place(valuation: Valuation, company: Company, tile: int) -> int:
    """The factory in which a foreman or workshop saves most over the productions to come."""
    counts = [
        valuation.left[good]
        * (min(4, company.factory_workers(good)) if tile == FOREMAN else company.factory_machines(good) + 1)
        if company.level[good]
        else -1
        for good in range(GOODS)
    ]
    return counts.index(max(counts))


def least_tile(valuation: Valuation, company: Company, kept: int = -1) -> int:
    """The least useful tile."""
    here = [tile for tile in range(TILES) if company.has(tile) and tile != kept]
    return min(here, key=lambda tile: _missed(valuation, company, tile))


def _missed(valuation: Valuation, company: Company, tile: int) -> float:
    if PATRON <= tile < PATRON + GOODS:  # its sales are not counted with the tiles
        good = tile - PATRON
        return valuation.liking(tile) + (7.0 * valuation.left[good] if company.level[good] else 0.5)
    if tile == FOREMAN:
        return valuation.liking(tile) + 5.0 * valuation.decades
    return valuation.liking(tile) + tile_worth(valuation, company, tile)


def _level_of(position: ArkwrightPosition, marker: int) -> int:
    for row, level in enumerate(position.rules.mat_levels):
        if marker in position.mat[row]:
            return level
    return 0

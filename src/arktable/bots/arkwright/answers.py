"""Small decisions of the bot: in a sale, after it, at the end of a decade, and in events."""

from __future__ import annotations

from arktable.bots.arkwright.ranking import Ranking, only
from arktable.bots.arkwright.valuation import Valuation
from arktable.engine.moves import Move
from arktable.games.arkwright import moves as kinds
from arktable.games.arkwright.economy import factory
from arktable.games.arkwright.packed import cell
from arktable.games.arkwright.phases.production.sale import SellGoods
from arktable.games.arkwright.state import ArkwrightPosition
from arktable.games.arkwright.terms import GOODS


def first_of(moves: list[Move], *wanted: int) -> Move:
    """The first move of the first wanted kind that is offered; else the first move."""
    for kind in wanted:
        for move in moves:
            if move.kind == kind:
                return move
    return moves[0]


def sell(position: ArkwrightPosition, valuation: Valuation) -> Ranking:
    """Stock and extra shifts are sold when called, but not what a ship waits for.

    A school's row is shut if its sales do not pay its wages.
    """
    frame = position.frames[-1]
    assert isinstance(frame, SellGoods)
    moves = position.moves()
    seller = frame.sale.sellers[frame.seat]
    if seller.made:
        row = factory.top_row(position.rules.printed, position.companies[frame.seat], frame.good)
        company = position.companies[frame.seat]
        room = min(seller.row_goods, max(1, seller.appeal - seller.sold), max(1, frame.sale.demand))
        at = cell(frame.good, row)
        costs = company.workers[at] * position.wage() + company.machines[at]
        return only(first_of(moves, kinds.ROW_ON if room * company.price[frame.good] >= costs else kinds.ROW_OFF))
    company = position.companies[frame.seat]
    size = company.contracts[frame.good]
    if seller.stock == size <= valuation.carried(company, True) and size:
        return only(first_of(moves, kinds.STOP))
    return only(first_of(moves, kinds.STOCK, kinds.SHIFT_WORK, kinds.STOP))


def after_sale(position: ArkwrightPosition, _: Valuation) -> Ranking:
    """One more good to patron and jubilee, then a row that sold nothing is shut; an extra shift only to serve them."""
    moves = position.moves()
    offered = {move.kind for move in moves}
    if kinds.PATRON in offered or kinds.JUBILEE in offered or kinds.ROW_OFF in offered:
        return only(first_of(moves, kinds.PATRON, kinds.JUBILEE, kinds.ROW_OFF))
    return only(first_of(moves, kinds.DONE))


def lose_goods(position: ArkwrightPosition, _: Valuation) -> Ranking:
    """The bot gives up the cheapest good."""
    price = position.companies[position.seat].price
    moves = position.moves()
    ranking = Ranking(moves[0], -float(price[moves[0].a]))
    for move in moves[1:]:
        ranking.add(move, -float(price[move.a]))
    return ranking


def name_start(position: ArkwrightPosition, valuation: Valuation) -> Ranking:
    """The bot names a seat so that it comes last in the cycle of its best factory: nobody can answer then (PB 825)."""
    company, seat = position.companies[position.seat], position.seat
    ranking = Ranking(position.rules.catalogue.name[(seat + 1) % position.seats], -2.0)
    for good in range(GOODS):
        income = valuation.factory(company, good, position.empty, True) if company.level[good] else -1.0
        ranking.add(position.rules.catalogue.name[(seat + 1 - good) % position.seats], income)
    return ranking


def wreck(position: ArkwrightPosition, valuation: Valuation) -> Ranking:
    """Luddism: the bot loses a machine of the factory that produces least often."""
    moves = position.moves()
    ranking = Ranking(moves[0], _kept(valuation, moves[0]))
    for move in moves[1:]:
        ranking.add(move, _kept(valuation, move))
    return ranking


def _kept(valuation: Valuation, move: Move) -> float:
    return -float(valuation.left[move.a]) if move.kind == kinds.WRECK else -99.0

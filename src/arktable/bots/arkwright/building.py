"""The factory action and prices: what to build, modernise and close, and what to ask for the goods."""

from __future__ import annotations

from arktable.bots.arkwright.ranking import NEVER, Ranking, only
from arktable.bots.arkwright.valuation import Valuation
from arktable.bots.arkwright.variants import settle
from arktable.bots.arkwright.weights import WORTH_IT
from arktable.engine.moves import Move
from arktable.games.arkwright import moves as kinds
from arktable.games.arkwright.company import Company
from arktable.games.arkwright.economy import shares
from arktable.games.arkwright.phases.actions.factory import FactoryAction
from arktable.games.arkwright.phases.actions.inventor import KeepInventor
from arktable.games.arkwright.phases.actions.price import FirstPrice
from arktable.games.arkwright.phases.actions.turn_result import turn_under_way
from arktable.games.arkwright.phases.foundation import building_costs
from arktable.games.arkwright.printed import Printed
from arktable.games.arkwright.state import ArkwrightPosition
from arktable.games.arkwright.terms import GOODS


def change_factories(position: ArkwrightPosition, valuation: Valuation) -> Ranking:
    """The bot takes the best single step; it goes on until no step is worth its price."""
    frame = position.frames[-1]
    assert isinstance(frame, FactoryAction)
    now = valuation.standing(_billed(position, frame.seat), position.empty, frame.touched)
    ranking = Ranking(position.rules.catalogue.done, now + WORTH_IT)
    for move in position.moves():
        if move.kind != kinds.DONE and valuation.left[move.a]:
            ranking.add(move, _tried(position, valuation, frame.seat, move))
    return ranking


def _tried(position: ArkwrightPosition, valuation: Valuation, seat: int, move: Move) -> float:
    """The company after this step, before the prices of changed factories are set."""
    trial = position.copy()
    trial.play(move)
    settle(trial, valuation)
    frame = trial.frames[-1]
    if isinstance(frame, KeepInventor):
        trial.play(position.rules.catalogue.return_[_inventor(trial)])
        settle(trial, valuation)
        frame = trial.frames[-1]
    if isinstance(frame, FirstPrice):
        trial.frames.pop()
        frame = trial.frames[-1]
    touched = frame.touched if isinstance(frame, FactoryAction) else 0
    return valuation.standing(_billed(trial, seat), trial.empty, touched)


def _billed(position: ArkwrightPosition, seat: int) -> Company:
    """The company as if the bill of its action were paid now, shares sold in need included."""
    turn = turn_under_way(position)
    owed = 0 if turn is None else turn.owed
    if not owed:
        return position.companies[seat]
    company = position.companies[seat].copy()
    if company.cash < owed:
        shares.raise_cash(position.rules.printed, company, owed - company.cash)
    company.cash -= owed
    return company


def _inventor(position: ArkwrightPosition) -> int:
    return position.moves()[0].a


def first_price(position: ArkwrightPosition, valuation: Valuation) -> Ranking:
    """The price of a factory just built."""
    moves = position.moves()
    good = moves[0].a
    price = valuation.best_price(position.companies[position.seat], good, position.empty)
    return only(_nearest(moves, good, price))


def adjust_prices(position: ArkwrightPosition, valuation: Valuation) -> Ranking:
    """The bot makes the change of price that brings most, as long as one brings something."""
    company = position.companies[position.seat]
    ranking = Ranking(position.rules.catalogue.done, WORTH_IT)
    legal = position.moves()
    goods = 0
    for move in legal:
        if move.kind == kinds.PRICE:
            goods |= 1 << move.a
    for good in range(GOODS):
        if goods >> good & 1 and valuation.left[good]:
            gain = valuation.factory(company, good, position.empty, True)
            gain -= valuation.factory(company, good, position.empty, False)
            if gain > 0:
                ranking.add(_nearest(legal, good, valuation.best_price(company, good, position.empty)), gain)
    return ranking


def _nearest(moves: list[Move], good: int, price: int) -> Move:
    """The nearest possible price, the higher of two: goods on the scale may block the price itself."""
    best, nearest = moves[0], -1
    for move in moves:
        if move.kind == kinds.PRICE and move.a == good:
            away = 2 * abs(move.b - price) - (1 if move.b > price else 0)
            if nearest < 0 or away < nearest:
                best, nearest = move, away
    return best


# -- 1760 -----------------------------------------------------------------------------------------------------------


def found(position: ArkwrightPosition, valuation: Valuation) -> Ranking:
    """The good and price of the highest expected worth. Where rivals have founded, prices will fall."""
    moves, seat = position.moves(), position.seat
    ranking = Ranking(moves[0], NEVER)
    for good in range(GOODS):
        offered = [move for move in moves if move.a == good]
        if not offered:
            continue
        trial = position.copy()
        trial.frames = trial.frames[-1:]
        trial.play(offered[-1])
        company = trial.companies[seat]
        rivals = sum(1 for other in position.companies if other.level[good])
        worth = valuation.factory(company, good, trial.empty, True) - position.rules.printed.cost[good][1]
        price = valuation.best_price(company, good, trial.empty)
        ranking.add(
            min(offered, key=lambda move: abs(move.b - price)),
            worth - valuation.style.crowded * rivals * valuation.left[good],
        )
    return ranking


def start_shares(position: ArkwrightPosition, valuation: Valuation) -> Ranking:
    """The bot keeps as much cash after its factories as the predetermined set-ups leave (WF 582, 602–619)."""
    printed = position.rules.printed
    cash = building_costs(position, position.seat) + start_cash(printed, position.seats)
    value = printed.share_value[position.companies[position.seat].space]
    want = -(-cash // value) + valuation.style.extra_sold
    moves = position.moves()
    ranking = Ranking(moves[0], -float(abs(moves[0].a - want)))
    for move in moves[1:]:
        ranking.add(move, -float(abs(move.a - want)))
    return ranking


def start_cash(printed: Printed, seats: int) -> int:
    """What a seat of the predetermined set-ups has on average when its factories are paid."""
    cash = 0
    for start in printed.starts[seats]:
        cash += (printed.start_shares - start.shares) * printed.share_value[printed.start_space]
        cash -= sum(printed.cost[good][1] for good in range(GOODS) if start.prices[good])
    return cash // seats

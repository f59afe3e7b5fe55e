"""The factory action and prices: what to build, modernise and close, and what to ask for the goods."""

from __future__ import annotations

from arktable.bots.arkwright.outlook import Outlook
from arktable.bots.arkwright.variants import settle
from arktable.bots.arkwright.weights import START_CASH, WORTH_IT
from arktable.engine.moves import Move
from arktable.games.arkwright import moves as kinds
from arktable.games.arkwright.company import Company
from arktable.games.arkwright.economy import shares
from arktable.games.arkwright.phases.factory import FactoryAction
from arktable.games.arkwright.phases.foundation import building_costs
from arktable.games.arkwright.phases.inventor import KeepInventor
from arktable.games.arkwright.phases.price import FirstPrice
from arktable.games.arkwright.phases.turn_result import turn_under_way
from arktable.games.arkwright.state import ArkwrightPosition
from arktable.games.arkwright.terms import GOODS


def change_factories(position: ArkwrightPosition, outlook: Outlook) -> Move:
    """The bot takes the best single step; it goes on until no step is worth its price."""
    frame = position.frames[-1]
    assert isinstance(frame, FactoryAction)
    seat = frame.seat
    best = outlook.standing(_billed(position, seat), position.empty, frame.touched) + WORTH_IT
    choice = position.rules.catalogue.done
    for move in position.moves():
        if move.kind == kinds.DONE or not outlook.left[move.a]:
            continue
        worth = _tried(position, outlook, seat, move)
        if worth > best:
            best, choice = worth, move
    return choice


def _tried(position: ArkwrightPosition, outlook: Outlook, seat: int, move: Move) -> float:
    """The company after this step, prices of what was touched still open."""
    trial = position.copy()
    trial.play(move)
    settle(trial, outlook)
    frame = trial.frames[-1]
    if isinstance(frame, KeepInventor):
        trial.play(position.rules.catalogue.return_[_inventor(trial)])
        settle(trial, outlook)
        frame = trial.frames[-1]
    if isinstance(frame, FirstPrice):
        trial.frames.pop()
        frame = trial.frames[-1]
    touched = frame.touched if isinstance(frame, FactoryAction) else 0
    return outlook.standing(_billed(trial, seat), trial.empty, touched)


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


def first_price(position: ArkwrightPosition, outlook: Outlook) -> Move:
    """The price of a factory just built."""
    good = position.moves()[0].a
    return _nearest(position.moves(), good, outlook.best_price(position.companies[position.seat], good, position.empty))


def adjust_prices(position: ArkwrightPosition, outlook: Outlook) -> Move:
    """The bot makes the change of price that brings most, as long as one brings something."""
    company = position.companies[position.seat]
    best, choice = WORTH_IT, position.rules.catalogue.done
    legal = position.moves()
    goods = {move.a for move in legal if move.kind == kinds.PRICE}
    for good in sorted(goods):
        if not outlook.left[good]:
            continue
        gain = outlook.factory(company, good, position.empty, True)
        gain -= outlook.factory(company, good, position.empty, False)
        if gain > best:
            best = gain
            choice = _nearest(legal, good, outlook.best_price(company, good, position.empty))
    return choice


def _nearest(moves: list[Move], good: int, price: int) -> Move:
    """The possible price that is nearest: goods on the scale may bar the price itself."""
    prices = [move for move in moves if move.kind == kinds.PRICE and move.a == good]
    return min(prices, key=lambda move: (abs(move.b - price), -move.b))


# -- 1760 -----------------------------------------------------------------------------------------------------------


def found(position: ArkwrightPosition, outlook: Outlook) -> Move:
    """The good and price whose first production promises most, as others have founded so far."""
    best, choice = -1e9, position.moves()[0]
    for good in range(GOODS):
        if position.companies[position.seat].level[good]:
            continue
        offered = [move for move in position.moves() if move.a == good]
        trial = position.copy()
        trial.frames = trial.frames[-1:]
        trial.play(offered[-1])
        company = trial.companies[position.seat]
        worth = outlook.factory(company, good, trial.empty, True) - position.rules.printed.cost[good][1]
        if worth > best:
            best = worth
            price = outlook.best_price(company, good, trial.empty)
            choice = min(offered, key=lambda move: abs(move.b - price))
    return choice


def start_shares(position: ArkwrightPosition, _: Outlook) -> Move:
    """The bot sells enough shares to pay both factories and the first decade; the book recommends four (WF 582)."""
    moves = position.moves()
    cash = building_costs(position, position.seat) + START_CASH[position.seats]
    want = -(-cash // position.rules.printed.share_value[position.companies[position.seat].space])
    return min(moves, key=lambda move: abs(move.a - want))

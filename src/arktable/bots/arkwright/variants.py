"""What only the modules of Water Frame ask: additional actions, awards, the supervisory board, missing cash."""

from __future__ import annotations

from typing import Final

from arktable.bots.arkwright.answers import first_of
from arktable.bots.arkwright.ranking import NEVER, Decide, Ranking, only
from arktable.bots.arkwright.trade import with_tile
from arktable.bots.arkwright.turn import played_out
from arktable.bots.arkwright.valuation import Valuation
from arktable.bots.arkwright.weights import WORTH_IT
from arktable.engine.moves import Move
from arktable.games.arkwright import moves as kinds
from arktable.games.arkwright.company import NO_TILE
from arktable.games.arkwright.economy.shares import emergency_digit
from arktable.games.arkwright.phases.actions.supervisory_board import BoardTakes
from arktable.games.arkwright.phases.emergency import EmergencySale
from arktable.games.arkwright.state import ArkwrightPosition
from arktable.games.arkwright.terms import SUPERVISORY_BOARD

EPSILON: Final = 1e-6


def additional(position: ArkwrightPosition, valuation: Valuation, decide: Decide) -> Ranking:
    """Each additional action is tried to the end of the turn."""
    moves = position.moves()
    ranking = Ranking(moves[0], NEVER)
    for move in moves:
        ranking.add(move, played_out(position, valuation, move, decide))
    return ranking


def raise_cash(position: ArkwrightPosition, valuation: Valuation) -> Ranking:
    """The award if it saves the spaces; otherwise the shares with the lowest loss per pound, as many as needed."""
    frame, moves = position.frames[-1], position.moves()
    assert isinstance(frame, EmergencySale)
    if moves[0].kind == kinds.AWARD:
        return only(moves[0])
    ranking = Ranking(moves[0], _sold_cheaply(position, valuation, frame, moves[0]))
    for move in moves[1:]:
        ranking.add(move, _sold_cheaply(position, valuation, frame, move))
    return ranking


def _sold_cheaply(position: ArkwrightPosition, valuation: Valuation, frame: EmergencySale, move: Move) -> float:
    """The loss for every pound of this sale, as a negative number; of equal sales the larger one is better."""
    share_value = position.rules.printed.share_value
    own = move.kind == kinds.SELL
    space = frame.space if own else position.companies[move.b].space
    worth = valuation.share if own else float(share_value[space])
    lost = 0 if frame.shielded else emergency_digit(space)
    return move.a * EPSILON - (worth + lost * valuation.step) / share_value[space]


def with_board(position: ArkwrightPosition, valuation: Valuation) -> Ranking:
    """A tile that is worth more than the board; ships stay where they are. In a trial of another turn nothing."""
    done, take = position.moves()
    if position.seat != valuation.seat or take.kind != kinds.TILE:
        return only(done)
    company = position.companies[position.seat]
    ranking = Ranking(done, valuation.standing(company, position.empty) + WORTH_IT)
    trial = company.copy()
    trial.give_up(SUPERVISORY_BOARD)
    with_tile(position, valuation, trial, take.a, NO_TILE)
    ranking.add(take, valuation.standing(trial, position.empty))
    return ranking


def settle(trial: ArkwrightPosition, valuation: Valuation) -> None:
    """In a trial, answer all decisions that a move has caused before the company is valued."""
    while True:
        frame = trial.frames[-1]
        if isinstance(frame, EmergencySale):
            trial.play(raise_cash(trial, valuation).choice)
        elif isinstance(frame, BoardTakes):
            trial.play(trial.moves()[0])
        else:
            return


def award_share(position: ArkwrightPosition, _: Valuation) -> Ranking:
    """The bot buys the share: half a price is a good price."""
    return only(first_of(position.moves(), kinds.HALF_PRICE))


def keep_contract(position: ArkwrightPosition, _: Valuation) -> Ranking:
    """The bot gives up the award for the contract: it has no other use."""
    return only(first_of(position.moves(), kinds.AWARD))

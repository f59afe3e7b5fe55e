"""What only the modules of Water Frame ask: additional actions, awards, the supervisory board, missing cash."""

from __future__ import annotations

from collections.abc import Callable

from arktable.bots.arkwright.answers import first_of
from arktable.bots.arkwright.outlook import Outlook
from arktable.bots.arkwright.trade import with_tile
from arktable.bots.arkwright.weights import WORTH_IT
from arktable.engine.moves import Move
from arktable.games.arkwright import moves as kinds
from arktable.games.arkwright.economy.shares import emergency_digit
from arktable.games.arkwright.phases.emergency import EmergencySale
from arktable.games.arkwright.phases.supervisory_board import BoardTakes
from arktable.games.arkwright.state import ArkwrightPosition
from arktable.games.arkwright.terms import SUPERVISORY_BOARD

Decide = Callable[[ArkwrightPosition, Outlook], Move]


def additional(position: ArkwrightPosition, outlook: Outlook, decide: Decide) -> Move:
    """Each additional action is tried to the end of the turn."""
    best, choice = -1e9, position.moves()[0]
    for move in position.moves():
        trial = position.copy()
        trial.frames = trial.frames[-1:]
        trial.play(move)
        while trial.seat >= 0:
            trial.play(decide(trial, outlook))
        worth = outlook.standing(trial.companies[position.seat], trial.empty)
        if worth > best:
            best, choice = worth, move
    return choice


def raise_cash(position: ArkwrightPosition, outlook: Outlook) -> Move:
    """The award saves the spaces; else the shares that cost least per pound, all that are needed of them."""
    frame, moves = position.frames[-1], position.moves()
    assert isinstance(frame, EmergencySale)
    if moves[0].kind == kinds.AWARD:
        return moves[0]
    share_value = position.rules.printed.share_value

    def cost(move: Move) -> float:
        own = move.kind == kinds.SELL
        space = frame.space if own else position.companies[move.b].space
        worth = outlook.share if own else float(share_value[space])
        lost = 0 if frame.shielded else emergency_digit(space)
        return (worth + lost * outlook.step) / share_value[space]

    return min(moves, key=lambda move: (cost(move), -move.a))


def with_board(position: ArkwrightPosition, outlook: Outlook) -> Move:
    """A tile that is worth more than the board; ships stay where they are. In a trial of another turn nothing."""
    done, take = position.moves()
    if position.seat != outlook.seat or take.kind != kinds.TILE:
        return done
    company = position.companies[position.seat]
    trial = company.copy()
    trial.give_up(SUPERVISORY_BOARD)
    with_tile(position, outlook, trial, take.a, False)
    better = outlook.standing(trial, position.empty) > outlook.standing(company, position.empty) + WORTH_IT
    return take if better else done


def settle(trial: ArkwrightPosition, outlook: Outlook) -> None:
    """In a trial: whatever a move has set off is answered before the company is looked at."""
    while True:
        frame = trial.frames[-1]
        if isinstance(frame, EmergencySale):
            trial.play(raise_cash(trial, outlook))
        elif isinstance(frame, BoardTakes):
            trial.play(trial.moves()[0])
        else:
            return


def award_share(position: ArkwrightPosition, _: Outlook) -> Move:
    """The bot buys the share: half a price is a good price."""
    return first_of(position.moves(), kinds.HALF_PRICE)


def keep_contract(position: ArkwrightPosition, _: Outlook) -> Move:
    """The bot gives up the award for the contract: it is good for nothing else."""
    return first_of(position.moves(), kinds.AWARD)

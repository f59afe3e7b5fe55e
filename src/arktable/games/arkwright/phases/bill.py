"""Payments of a turn (WF 798–804, 2813–2822; B32).

In a factory or production action the administration cost, the fee for using a marker again and the action's own costs
are on one bill. It is paid when the action ends, so that an emergency sale is computed once. In every other action the
administration cost and the fee are one payment, made at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from arktable.games.arkwright.phases.actions.turn_result import TurnResult, turn_under_way
from arktable.games.arkwright.terms import ACTION_OF, FACTORY, PRODUCTION

if TYPE_CHECKING:
    from arktable.games.arkwright.state import ArkwrightPosition


def marker_on_bill(position: ArkwrightPosition, turn: TurnResult, cost: int, fee: int) -> None:
    """Open a bill for a marker whose action has costs of its own; pay for any other marker and its fee at once."""
    if ACTION_OF[turn.marker] in (FACTORY, PRODUCTION):
        turn.billed = True
        turn.owed = cost + fee
    else:
        position.pay(turn.seat, cost + fee)


def marker_and_fee_apart(position: ArkwrightPosition, turn: TurnResult, cost: int, fee: int) -> None:
    """Pay the administration cost and the fee separately, as the book advises for first games (WF 801)."""
    position.pay(turn.seat, cost)
    position.pay(turn.seat, fee)


def charge(position: ArkwrightPosition, seat: int, amount: int) -> None:
    """Put a cost of a turn on the bill of the seat's own action; without a bill, pay it at once."""
    turn = turn_under_way(position)
    if turn is not None and turn.seat == seat and turn.billed:
        turn.owed += amount
    else:
        position.pay(seat, amount)


def pay_bill(position: ArkwrightPosition, turn: TurnResult) -> None:
    """Pay everything on the bill of the main action in one payment."""
    owed = turn.owed
    turn.billed = False
    turn.owed = 0
    if position.events is not None:
        position.tell_all("bill", turn.seat, paid=owed)
    position.pay(turn.seat, owed)

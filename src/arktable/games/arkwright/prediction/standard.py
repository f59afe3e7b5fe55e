"""The standard answers to what a turn or a production asks. The forecast uses them for every seat.

- **Sale**: a row that the school could shut is kept on once one of its goods is called. Stored goods are sold as long
  as England takes them; without any the extra shifts make one more good; then the seller stops.
- **After the sale**: patron and jubilee buy a good each if there is one. A row that sold nothing is shut by the school,
  unless there is a contract for the good. Extra shifts are not used any more.
- **Contracts** of the good are delivered where goods and ships suffice: as many goods as they may take, by one ship
  where one will do. The shipping award is given up for a contract that would rise.
- **Emergency sale**: the share value award is given up first. Then own shares are sold, as many as are needed, and
  those of other companies after them.
- **First price** of a factory that is being built: the highest one at which all its goods are sold
  (`first_price.py`).
- **Ship action**: contracts are delivered, as many goods as they may take.
- Nothing is bought, and nothing that others give back is taken. Where a choice cannot be avoided (which of
  the goods without room is lost), it is what is offered first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arktable.engine.moves import Move
from arktable.games.arkwright import moves as kinds
from arktable.games.arkwright.phases.production.result import production_under_way
from arktable.games.arkwright.prediction.first_price import first_price

if TYPE_CHECKING:
    from arktable.games.arkwright.state import ArkwrightPosition

WANTED: Final[dict[str, tuple[int, ...]]] = {
    "sale": (kinds.ROW_ON, kinds.STOCK, kinds.SHIFT_WORK),
    "after-sale": (kinds.PATRON, kinds.JUBILEE, kinds.ROW_OFF),
    "contract": (kinds.DELIVER,),
    "ship": (kinds.DELIVER,),
    "keep-contract": (kinds.AWARD,),
    "emergency": (kinds.AWARD, kinds.SELL, kinds.SELL_OF),
}
"""By the phase that asks: the kinds of moves that are chosen, the first one that is offered. Else nothing is done."""


def standard_answer(position: ArkwrightPosition) -> Move | None:
    """Return the move of the seat that is asked: "done" if no move is wanted. None if something must be chosen."""
    moves = position.moves()
    if position.phase() == "first-price":
        return first_price(position, moves)
    for kind in WANTED.get(position.phase(), ()):
        offered = [move for move in moves if move.kind == kind]
        if offered and not (kind == kinds.ROW_OFF and _has_contract(position)):
            return max(offered, key=_number)
    for move in moves:
        if move.kind == kinds.DONE:
            return move
    return None


def _has_contract(position: ArkwrightPosition) -> bool:
    """Return whether the seat has a contract for the produced good, which may need the goods."""
    return position.companies[position.seat].contracts[production_under_way(position).good] > 0


def _number(move: Move) -> int:
    """Return the number of goods or shares of a move; of equal moves the first one is chosen."""
    if move.kind == kinds.DELIVER:
        return move.b
    return move.a if move.kind in (kinds.SELL, kinds.SELL_OF) else 0

"""The supervisory board (PB 1019–1023, B90): its owner may at once take what another player gives back, out of turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from arktable.engine.fields import Code
from arktable.engine.flow import Phase
from arktable.engine.moves import Move
from arktable.engine.reasons import Reason, not_now
from arktable.engine.state import field
from arktable.games.arkwright import moves as kinds
from arktable.games.arkwright.phases.actions.taking import take_ship, take_tile, why_not_ship, why_not_tile
from arktable.games.arkwright.phases.actions.turn_result import TurnResult
from arktable.games.arkwright.phases.production.sale import shifts_arrive
from arktable.games.arkwright.phases.stack import needs_tile
from arktable.games.arkwright.terms import EXTRA_SHIFTS, SUPERVISORY_BOARD, TILE_NAMES
from arktable.games.arkwright.text.fields import Ship
from arktable.games.arkwright.tiles import return_tile

if TYPE_CHECKING:
    from arktable.games.arkwright.state import ArkwrightPosition


def offer_to_board(position: ArkwrightPosition, seat: int, tile: int, ship: int) -> None:
    """Ask another owner of the board, after the current step, about a tile or ship that was given back."""
    for owner, company in enumerate(position.companies):
        if owner != seat and company.has(SUPERVISORY_BOARD):
            position.interrupt(BoardTakes(owner, tile, ship))


class BoardTakes(Phase["ArkwrightPosition"]):
    """The player may take this `tile` or kind of `ship` for the board. Not asked when it cannot be taken."""

    NAME = "board"
    tile: int = field(Code, TILE_NAMES)
    ship: int = field(Ship)

    def asked(self, position: ArkwrightPosition, viewer: int) -> dict[str, Any]:
        ship = None if self.ship < 0 else position.rules.printed.ship_capacity[self.ship]
        return {"board": {"tile": TILE_NAMES[self.tile] if self.tile >= 0 else None, "ship": ship}}

    def problems(self, position: ArkwrightPosition) -> list[tuple[str, str]]:
        if (self.tile >= 0) == (self.ship >= 0):
            return [("tile", "must be a tile or a ship that was given back, one of the two")]
        return needs_tile(position, self.seat, "seat", SUPERVISORY_BOARD)

    def resume(self, position: ArkwrightPosition) -> bool:
        if position.companies[self.seat].has(SUPERVISORY_BOARD) and self._why_not(position) is None:
            return True
        position.frames.pop()
        return False

    def _why_not(self, position: ArkwrightPosition) -> Reason | None:
        if self.tile >= 0:
            return why_not_tile(position, self.seat, self.tile, position.rules.board_in_turn)
        return why_not_ship(position, self.seat, self.ship)

    def _take(self, position: ArkwrightPosition) -> Move:
        catalogue = position.rules.catalogue
        return catalogue.tile[self.tile] if self.tile >= 0 else catalogue.ship[self.ship]

    def moves(self, position: ArkwrightPosition) -> list[Move]:
        return [position.rules.catalogue.done, self._take(position)]

    def why_not(self, position: ArkwrightPosition, move: Move) -> Reason | None:
        if move.kind == kinds.DONE or move is self._take(position):
            return None
        if move.kind in (kinds.TILE, kinds.SHIP, kinds.MARKER):
            return Reason("only-what-came-back", "PB 1021")
        return not_now(self.NAME, "PB 1021")

    def play(self, position: ArkwrightPosition, move: Move) -> None:
        position.frames.pop()
        if move.kind == kinds.DONE:
            return
        return_tile(position, self.seat, SUPERVISORY_BOARD)
        for frame in position.frames:
            if isinstance(frame, TurnResult) and frame.seat != self.seat:
                # The player whose turn it is may not take the board in that turn (PB 1023).
                position.companies[frame.seat].ban(SUPERVISORY_BOARD)
        if self.tile >= 0:
            take_tile(position, self.seat, self.tile)
            if self.tile == EXTRA_SHIFTS and not position.rules.board_in_turn:
                shifts_arrive(position, self.seat)
        else:
            take_ship(position, self.seat, self.ship)

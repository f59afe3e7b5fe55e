"""Decisions about a tile just taken: where it works, and which one is given back for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arktable.engine.fields import Code
from arktable.engine.flow import Phase
from arktable.engine.moves import Move
from arktable.engine.reasons import Reason, not_now
from arktable.engine.state import field
from arktable.games.arkwright import moves as kinds
from arktable.games.arkwright.company import NOWHERE
from arktable.games.arkwright.phases.production.storage import check_storage
from arktable.games.arkwright.phases.stack import needs_tile
from arktable.games.arkwright.terms import FOREMAN, GOODS, TILE_NAMES, TILES, WORKSHOP
from arktable.games.arkwright.tiles import changes_storage, return_tile

if TYPE_CHECKING:
    from arktable.games.arkwright.state import ArkwrightPosition


class ReturnTile(Phase["ArkwrightPosition"]):
    """The player has a fifth tile and must return another one at once (WF 1985, B23)."""

    NAME = "return-tile"
    kept: int = field(Code, TILE_NAMES)

    def problems(self, position: ArkwrightPosition) -> list[tuple[str, str]]:
        return needs_tile(position, self.seat, "kept", self.kept)

    def resume(self, position: ArkwrightPosition) -> bool:
        return True

    def moves(self, position: ArkwrightPosition) -> list[Move]:
        company = position.companies[self.seat]
        catalogue = position.rules.catalogue.return_
        return [catalogue[tile] for tile in range(TILES) if tile != self.kept and company.has(tile)]

    def why_not(self, position: ArkwrightPosition, move: Move) -> Reason | None:
        if move.kind != kinds.RETURN:
            return not_now(self.NAME, "WF 1985")
        if move.a == self.kept:
            return Reason("tile-just-taken", "WF 1985", {"tile": TILE_NAMES[move.a]})
        if not position.companies[self.seat].has(move.a):
            return Reason("no-tile", "WF 1985", {"tile": TILE_NAMES[move.a]})
        return None

    def play(self, position: ArkwrightPosition, move: Move) -> None:
        position.frames.pop()
        return_tile(position, self.seat, move.a)
        if changes_storage(move.a):
            check_storage(position, self.seat)


class AssignToken(Phase["ArkwrightPosition"]):
    """The player chooses where a foreman or workshop just taken works (PB 574, 604)."""

    NAME = "token"
    tile: int = field(Code, TILE_NAMES)

    def problems(self, position: ArkwrightPosition) -> list[tuple[str, str]]:
        if self.tile not in (FOREMAN, WORKSHOP):
            return [("tile", "must be a foreman or a workshop")]
        return needs_tile(position, self.seat, "tile", self.tile)

    def resume(self, position: ArkwrightPosition) -> bool:
        company = position.companies[self.seat]
        goods = [good for good in range(GOODS) if company.level[good]]
        if len(goods) > 1:
            return True
        self._put(position, goods[0] if goods else NOWHERE)
        return False

    def _table(self, position: ArkwrightPosition) -> list[Move]:
        return position.rules.catalogue.foreman if self.tile == FOREMAN else position.rules.catalogue.workshop

    def moves(self, position: ArkwrightPosition) -> list[Move]:
        company, catalogue = position.companies[self.seat], self._table(position)
        return [catalogue[good] for good in range(GOODS) if company.level[good]]

    def why_not(self, position: ArkwrightPosition, move: Move) -> Reason | None:
        if move.kind != (kinds.FOREMAN if self.tile == FOREMAN else kinds.WORKSHOP):
            return not_now(self.NAME, "PB 574")
        if not position.companies[self.seat].level[move.a]:
            return Reason("no-factory", "PB 574", {"good": position.rules.printed.goods[move.a]})
        return None

    def play(self, position: ArkwrightPosition, move: Move) -> None:
        self._put(position, move.a)

    def _put(self, position: ArkwrightPosition, good: int) -> None:
        company = position.companies[self.seat]
        if self.tile == FOREMAN:
            company.foreman_at = good
        else:
            company.workshop_at = good
        position.frames.pop()

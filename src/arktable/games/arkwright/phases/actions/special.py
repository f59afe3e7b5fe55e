"""The additional action "take special marker" (WF 1949–2086): a tile, a grey marker or a ship.

Instead, a foreman or workshop may be moved (B57), or the broker given back for shares at half price (PB 366).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from arktable.engine.fields import Flag
from arktable.engine.flow import Phase
from arktable.engine.moves import Move
from arktable.engine.reasons import Reason, not_now
from arktable.engine.state import field
from arktable.games.arkwright import moves as kinds
from arktable.games.arkwright.economy import shares
from arktable.games.arkwright.phases.actions.exchange import buy_shares
from arktable.games.arkwright.phases.actions.inventor import use_inventor
from arktable.games.arkwright.phases.actions.taking import (
    level_too_high,
    reach,
    ship_free,
    take_ship,
    take_tile,
    why_not_ship,
    why_not_tile,
)
from arktable.games.arkwright.phases.actions.turn_result import note_taken, why_no_main
from arktable.games.arkwright.terms import (
    BROKER,
    FOREMAN,
    GOODS,
    MARKER_NAMES,
    OWN_MARKERS,
    PIER,
    TILE_NAMES,
    TILES,
    WORKSHOP,
)
from arktable.games.arkwright.tiles import return_tile

if TYPE_CHECKING:
    from arktable.games.arkwright.state import ArkwrightPosition


class TakeSpecial(Phase["ArkwrightPosition"]):
    """The player takes a special marker.

    `instead` allows moving a token or using the broker: not in 1760 and not by the lobby (B38, B73).
    """

    NAME = "special"
    instead: bool = field(Flag, default=True)
    taken: bool = field(Flag, default=False)

    def resume(self, position: ArkwrightPosition) -> bool:
        if not self.taken:
            return True
        position.frames.pop()
        if not self.instead:
            position.settle(self.seat)
        return False

    # -- available markers, tiles and ships ---------------------------------------------------------------------

    def _marker_level(self, position: ArkwrightPosition, marker: int) -> int:
        """Return the lowest level at which this marker is on the mat, 0 if nowhere."""
        for row, level in enumerate(position.rules.mat_levels):
            if marker in position.mat[row]:
                return level
        return 0

    def _markers_free(self, position: ArkwrightPosition) -> int:
        """Return the markers that may be taken, a bit each."""
        highest, free = reach(position, self.seat), 0
        for row, level in enumerate(position.rules.mat_levels):
            if level <= highest:
                for marker in position.mat[row]:
                    free |= 1 << marker
        return free & ~position.companies[self.seat].markers

    def _why_not_marker(self, position: ArkwrightPosition, marker: int) -> Reason | None:
        if self._markers_free(position) >> marker & 1:
            return None
        level = self._marker_level(position, marker)
        name = MARKER_NAMES[marker]
        if position.companies[self.seat].owns(marker):
            return Reason("marker-twice", "WF 2006", {"marker": name})
        if not level:
            return Reason("not-on-offer", "WF 1995", {"offered": name})
        return level_too_high(position, self.seat, level)

    def _why_not_token(self, position: ArkwrightPosition, tile: int, at: int, good: int) -> Reason | None:
        company = position.companies[self.seat]
        if not company.has(tile):
            return Reason("no-tile", "B57", {"tile": TILE_NAMES[tile]})
        if not self.instead:
            return Reason("nothing-instead", "B73")
        name = position.rules.printed.goods[good]
        if not company.level[good]:
            return Reason("no-factory", "B57", {"good": name})
        if at == good:
            return Reason("token-there", "B57", {"good": name})
        return None

    def _why_not_half(self, position: ArkwrightPosition, number: int) -> Reason | None:
        company, printed = position.companies[self.seat], position.rules.printed
        if not company.has(BROKER):
            return Reason("no-tile", "PB 353", {"tile": "broker"})
        if not self.instead:
            return Reason("nothing-instead", "B73")
        if company.loans:
            return Reason("loans-first", "B34", {"have": company.loans, "need": 0})
        in_bank = position.rules.bank_shares(position, self.seat)
        if number > in_bank:
            return Reason("too-few", "PB 239", {"what": "bank", "have": in_bank, "need": number})
        need = shares.half_price(printed, company, number)
        if company.cash < need:
            return Reason("cash-short", "B35", {"have": company.cash, "need": need})
        return None

    def moves(self, position: ArkwrightPosition) -> list[Move]:
        catalogue = position.rules.catalogue
        company = position.companies[self.seat]
        found: list[Move] = [catalogue.done]
        # Usually the tile is not there: checked here without a call (`tile_free`).
        mine, offer = company.tiles | company.banned, position.tile_offer
        found += [catalogue.tile[tile] for tile in range(TILES) if offer[tile] > 0 and not mine >> tile & 1]
        markers = self._markers_free(position)
        if markers:
            found += [catalogue.marker[marker] for marker in range(OWN_MARKERS, PIER) if markers >> marker & 1]
        found += [
            catalogue.ship[kind] for kind in range(len(position.ship_offer)) if ship_free(position, self.seat, kind)
        ]
        if self.instead and company.tiles:
            self._add_instead(position, found)
        return found

    def _add_instead(self, position: ArkwrightPosition, found: list[Move]) -> None:
        catalogue, company = position.rules.catalogue, position.companies[self.seat]
        foreman, workshop = company.has(FOREMAN), company.has(WORKSHOP)
        if foreman or workshop:
            for good in range(GOODS):
                if foreman and self._why_not_token(position, FOREMAN, company.foreman_at, good) is None:
                    found.append(catalogue.foreman[good])
                if workshop and self._why_not_token(position, WORKSHOP, company.workshop_at, good) is None:
                    found.append(catalogue.workshop[good])
        if company.has(BROKER):
            found += [catalogue.half_price[n] for n in (1, 2) if self._why_not_half(position, n) is None]

    def why_not(self, position: ArkwrightPosition, move: Move) -> Reason | None:
        company = position.companies[self.seat]
        if move.kind == kinds.DONE:
            return None
        if move.kind == kinds.TILE:
            return why_not_tile(position, self.seat, move.a)
        if move.kind == kinds.MARKER:
            return self._why_not_marker(position, move.a)
        if move.kind == kinds.SHIP:
            return why_not_ship(position, self.seat, move.a)
        if move.kind == kinds.FOREMAN:
            return self._why_not_token(position, FOREMAN, company.foreman_at, move.a)
        if move.kind == kinds.WORKSHOP:
            return self._why_not_token(position, WORKSHOP, company.workshop_at, move.a)
        if move.kind == kinds.HALF_PRICE:
            return self._why_not_half(position, move.a)
        return why_no_main(position, move) or not_now(self.NAME, "WF 1949")

    # -- taking it ----------------------------------------------------------------------------------------------

    def play(self, position: ArkwrightPosition, move: Move) -> None:
        company = position.companies[self.seat]
        self.taken = True
        if move.kind == kinds.DONE:
            return
        note_taken(position)
        if move.kind == kinds.TILE:
            take_tile(position, self.seat, move.a)
        elif move.kind == kinds.MARKER:
            self._take_marker(position, move.a)
        elif move.kind == kinds.SHIP:
            take_ship(position, self.seat, move.a)
        elif move.kind == kinds.FOREMAN:
            company.foreman_at = move.a
            self._tell_token(position, FOREMAN, move.a)
        elif move.kind == kinds.WORKSHOP:
            company.workshop_at = move.a
            self._tell_token(position, WORKSHOP, move.a)
        else:
            cost = shares.half_price(position.rules.printed, company, move.a)
            return_tile(position, self.seat, BROKER)
            buy_shares(position, self.seat, move.a, cost)

    def _tell_token(self, position: ArkwrightPosition, tile: int, good: int) -> None:
        if position.events is not None:
            name = position.rules.printed.goods[good]
            position.tell_all("token", self.seat, tile=TILE_NAMES[tile], good=name)

    def _take_marker(self, position: ArkwrightPosition, marker: int) -> None:
        level = self._marker_level(position, marker)
        row = position.rules.mat_levels.index(level)
        position.mat[row].remove(marker)
        position.companies[self.seat].gain_marker(marker)
        if position.events is not None:
            position.tell_all("grey", self.seat, marker=MARKER_NAMES[marker])
        if level > position.level():
            use_inventor(position, self.seat)

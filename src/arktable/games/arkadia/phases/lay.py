"""Laying out a building (AK 94–133).

The tile covers vacant squares only and is horizontally or vertically adjacent to a building (the castle lot counts)
or to any worker, whatever its colour (AK 98–99, A19). Order (A18): tile, neutral workers for its tents, seal,
completion with all payouts, castle pieces, draw.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from arktable.engine.fields import Code
from arktable.engine.flow import Phase
from arktable.engine.moves import Move
from arktable.engine.reasons import Reason
from arktable.engine.state import field
from arktable.games.arkadia import moves as kinds
from arktable.games.arkadia.numbering import family_of, form_of
from arktable.games.arkadia.phases.castle import BuildCastle
from arktable.games.arkadia.phases.completion import complete
from arktable.games.arkadia.phases.draw import DrawCard
from arktable.games.arkadia.phases.not_asked import not_asked
from arktable.games.arkadia.text.fields import card_words

if TYPE_CHECKING:
    from arktable.games.arkadia.geometry import TileTurn
    from arktable.games.arkadia.state import ArkadiaPosition


def has_place(position: ArkadiaPosition, form: int) -> bool:
    """Return whether there is a place on the board for this form."""
    free = position.free()
    return fits_somewhere(position.rules.tile_turns[form], free, position.beside_any & free)


def fits_somewhere(turns: list[TileTurn], free: int, wanted: int) -> bool:
    """Return whether one of these turns fits on free squares and covers one of the wanted squares."""
    for turn in turns:  # noqa: SIM110 - any() with a generator is slower in both builds
        if turn.fits(free, wanted):
            return True
    return False


class LayBuilding(Phase["ArkadiaPosition"]):
    """The player has chosen `card` and decides where to lay its building."""

    NAME = "lay"
    card: int = field(Code, card_words)

    def resume(self, position: ArkadiaPosition) -> bool:
        return True

    def moves(self, position: ArkadiaPosition) -> list[Move]:
        form = form_of(self.card)
        free = position.free()
        wanted = position.beside_any & free
        grid = position.rules.printed.grid
        lays = position.rules.catalogue.lays[form]
        found: list[Move] = []
        for number, turn in enumerate(position.rules.tile_turns[form]):
            anchors = turn.anchors(free, wanted)
            if anchors:
                at = lays[number]
                found += [at[bit] for bit in grid.bits(anchors)]
        return found

    def why_not(self, position: ArkadiaPosition, move: Move) -> Reason | None:
        if move.kind != kinds.LAY or move.a != form_of(self.card):
            return not_asked(position, self, move, "AK 96")
        turns = position.rules.tile_turns[move.a]
        if move.b >= len(turns):
            return Reason("no-flip", "A3")
        cover = turns[move.b].cover(move.c)
        taken = cover & position.occupied
        if taken:
            return _what_is_covered(position, taken)
        if not cover & position.beside_any:
            return Reason("touches-nothing", "AK 98")
        return None

    def play(self, position: ArkadiaPosition, move: Move) -> None:
        seat, card = self.seat, self.card
        cover = position.rules.printed.turns[move.a][move.b].cover(move.c)
        # One neutral worker per newly covered tent, as long as the supply lasts (AK 127, A8).
        tents = min((cover & position.tents).bit_count() * position.rules.tent_workers, position.neutral_pool)
        position.neutral_pool -= tents
        position.neutral[seat] += tents
        position.put_building(move.a, family_of(card), cover, seat)
        self._discard(position)
        if position.events is not None:
            printed = position.rules.printed
            # The first square under the tile: the corner of its bounding box, which the move names, may be free.
            cell = printed.grid.name(printed.grid.bits(cover)[0])
            position.tell_all("laid", seat, card=printed.cards[card], cell=cell, tents=tents)
        position.frames.pop()
        position.frames.append(DrawCard(seat))
        completed = complete(position, seat)
        if completed:
            position.frames.append(BuildCastle(seat, completed))

    def asked(self, position: ArkadiaPosition, viewer: int) -> dict[str, Any]:
        return {"lay": {"card": position.rules.printed.cards[self.card]}}

    def problems(self, position: ArkadiaPosition) -> list[tuple[str, str]]:
        if self.card in position.known[self.seat]:
            return []
        return [("card", "must be a card of the hand, and known, since it was played openly")]

    def _discard(self, position: ArkadiaPosition) -> None:
        """Discard the played card: it leaves the game (AK 123) and the list of the known cards of the hand."""
        position.hands[self.seat].remove(self.card)
        position.known[self.seat].remove(self.card)
        position.discard.append(self.card)


def _what_is_covered(position: ArkadiaPosition, taken: int) -> Reason:
    """Return the reason with the first obstacle (AK 111, 119)."""
    printed = position.rules.printed
    for building in position.buildings:
        hit = building.cover & taken
        if hit:
            cell = printed.grid.name(printed.grid.bits(hit)[0])
            if building.form < 0:
                return Reason("covers-lot", "AK 119", {"cell": cell})
            return Reason("covers-building", "AK 119", {"cell": cell, "form": printed.forms[building.form]})
    return Reason("covers-worker", "AK 119", {"cell": printed.grid.name(printed.grid.bits(taken)[0])})

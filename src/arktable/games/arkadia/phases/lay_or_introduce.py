"""Part 1 of a turn, "must": play a building card or introduce workers (AK 78–88).

It is passed only when no card in hand has a legal place and no worker can be set (A6).
"""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING

from arktable.engine.flow import Phase
from arktable.engine.moves import Move
from arktable.engine.reasons import Reason
from arktable.games.arkadia import moves as kinds
from arktable.games.arkadia.numbering import form_of
from arktable.games.arkadia.phases.lay import LayBuilding, fits_somewhere, has_place
from arktable.games.arkadia.phases.not_asked import not_asked
from arktable.games.arkadia.phases.workers import IntroduceWorkers, may_set, why_not_worker

if TYPE_CHECKING:
    from arktable.games.arkadia.state import ArkadiaPosition


class LayOrIntroduce(Phase["ArkadiaPosition"]):
    """The player chooses a card, and lays its building in the next decision, or sets a first worker at once."""

    NAME = "must"

    def resume(self, position: ArkadiaPosition) -> bool:
        seat = self.seat
        if may_set(position, seat):
            return True
        for card in position.hands[seat]:
            if has_place(position, form_of(card)):
                return True
        position.reveals += 1  # everybody learns that nothing in this hand fits
        if position.events is not None:
            position.tell_all("passed", seat)
        position.frames.pop()
        return False

    def moves(self, position: ArkadiaPosition) -> list[Move]:
        seat = self.seat
        found: list[Move] = []
        last_card = last_form = -1
        placeable = False
        free, turns = position.free(), position.rules.tile_turns
        wanted = position.beside_any & free
        for card in position.hands[seat]:  # sorted: equal cards and equal forms follow each other
            if card == last_card:
                continue
            last_card = card
            form = form_of(card)
            if form != last_form:
                placeable = fits_somewhere(turns[form], free, wanted)
                last_form = form
            if placeable:
                found.append(position.rules.catalogue.cards[card])
        own, neutral = position.own[seat], position.neutral[seat]
        if own or neutral:
            bits = position.rules.printed.grid.bits(position.beside_buildings & free)
            if own:
                catalogue = position.rules.catalogue.own
                found += [catalogue[bit] for bit in bits]
            if neutral:
                catalogue = position.rules.catalogue.neutral
                found += [catalogue[bit] for bit in bits]
        return found

    def why_not(self, position: ArkadiaPosition, move: Move) -> Reason | None:
        if move.kind == kinds.CARD:
            card = position.rules.printed.cards[move.a]
            if move.a not in position.hands[self.seat]:
                return Reason("card-not-in-hand", "AK 96", {"card": card})
            if not has_place(position, form_of(move.a)):
                return Reason("card-no-place", "AK 98", {"card": card})
            return None
        if move.kind in (kinds.OWN, kinds.NEUTRAL):
            return why_not_worker(position, self.seat, move, 0)
        return not_asked(position, self, move, "AK 78")

    def play(self, position: ArkadiaPosition, move: Move) -> None:
        position.idle_turns = 0
        position.frames.pop()
        if move.kind == kinds.CARD:
            # From now on everybody knows the played card.
            if move.a not in position.known[self.seat]:
                insort(position.known[self.seat], move.a)
            position.frames.append(LayBuilding(self.seat, move.a))
        else:
            workers = IntroduceWorkers(self.seat, 0, 0)
            position.frames.append(workers)
            workers.play(position, move)

"""Drawing a card after laying a building (AK 123, A5): an open card, or the top of the stack.

A taken open card is replaced at once. With an empty stack the open row shrinks; if both are empty, nothing is drawn.
Discarded cards never return.
"""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING

from arktable.engine.events import Event
from arktable.engine.flow import Phase
from arktable.engine.moves import Move
from arktable.engine.reasons import Reason
from arktable.games.arkadia import moves as kinds
from arktable.games.arkadia.phases.not_asked import not_asked

if TYPE_CHECKING:
    from arktable.games.arkadia.state import ArkadiaPosition


class DrawCard(Phase["ArkadiaPosition"]):
    """The player must draw while there is a card. There is no decision if only one kind of card is available."""

    NAME = "draw"

    def resume(self, position: ArkadiaPosition) -> bool:
        if position.stack:
            return True
        if not position.open:
            position.frames.pop()
            return False
        first = position.open[0]
        for card in position.open:
            if card != first:
                return True
        self._take_open(position, first)
        return False

    def moves(self, position: ArkadiaPosition) -> list[Move]:
        catalogue = position.rules.catalogue
        found: list[Move] = [catalogue.take_stack] if position.stack else []
        for card in position.open:
            move = catalogue.take[card]
            if move not in found:
                found.append(move)
        return found

    def why_not(self, position: ArkadiaPosition, move: Move) -> Reason | None:
        if move.kind == kinds.TAKE_STACK:
            return None if position.stack else Reason("stack-empty", "A5")
        if move.kind == kinds.TAKE:
            if move.a in position.open:
                return None
            return Reason("not-open", "AK 123", {"card": position.rules.printed.cards[move.a]})
        return not_asked(position, self, move, "AK 123")

    def play(self, position: ArkadiaPosition, move: Move) -> None:
        if move.kind == kinds.TAKE:
            self._take_open(position, move.a)
            return
        seat = self.seat
        card = position.stack.pop()
        position.reveals += 1
        insort(position.hands[seat], card)
        if position.events is not None:
            secret: dict[str, int | str] = {"card": position.rules.printed.cards[card]}
            position.events.append(Event("drew", seat, {}, seat, "drew-card", secret))
        position.frames.pop()

    def _take_open(self, position: ArkadiaPosition, card: int) -> None:
        seat = self.seat
        slot = position.open.index(card)
        insort(position.hands[seat], card)
        insort(position.known[seat], card)
        cards = position.rules.printed.cards
        if position.events is not None:
            position.tell_all("took", seat, card=cards[card])
        if position.stack:
            position.open[slot] = position.stack.pop()
            position.reveals += 1
            if position.events is not None:
                position.tell_all("turned", -1, card=cards[position.open[slot]])
        else:
            position.open.pop(slot)
        position.frames.pop()

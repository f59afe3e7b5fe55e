"""Action 2: any number of worker cards (EN 343–359, C24)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arktable.engine.fields import Flag
from arktable.engine.flow import Phase
from arktable.engine.moves import Move
from arktable.engine.reasons import Reason, not_now
from arktable.engine.state import field
from arktable.games.arkwright_cards import moves as kinds
from arktable.games.arkwright_cards.terms import FIRST_CARD, GOODS, SECOND_CARD

if TYPE_CHECKING:
    from arktable.games.arkwright_cards.state import CardPosition


def with_room(position: CardPosition, seat: int) -> list[int]:
    """Return the goods whose factories can get a worker card (EN 349, 355)."""
    room = position.rules.room_for_workers
    return [good for good in range(GOODS) if room(position, seat, good)]


def possible(position: CardPosition, seat: int) -> bool:
    """Return whether there is room for a worker card anywhere."""
    return len(with_room(position, seat)) > 0


def begin(position: CardPosition, seat: int) -> Employ:
    """Start the action."""
    return Employ(seat)


class Employ(Phase["CardPosition"]):
    """The player adds worker cards. `changed`: one was added, so the market has moved."""

    NAME = "employ"
    changed: bool = field(Flag, default=False)

    def resume(self, position: CardPosition) -> bool:
        if possible(position, self.seat):
            return True
        position.frames.pop()
        return False

    def moves(self, position: CardPosition) -> list[Move]:
        hire = position.rules.catalogue.hire
        found = [hire[good] for good in with_room(position, self.seat)]
        if self.changed:
            found.append(position.rules.catalogue.done)
        return found

    def why_not(self, position: CardPosition, move: Move) -> Reason | None:
        if move.kind == kinds.DONE:
            return None if self.changed else Reason("do-something", "EN 347")
        if move.kind != kinds.HIRE:
            return not_now(self.NAME, "EN 347")
        company, good = position.companies[self.seat], position.rules.printed.goods[move.a]
        if not company.tile[move.a]:
            return Reason("no-factory", "EN 347", {"good": good})
        if company.crew[SECOND_CARD[move.a]]:
            return Reason("two-worker-cards", "EN 349", {"good": good})
        if not position.still_produces(move.a):
            return Reason("produces-no-more", "EN 355", {"good": good})
        if not position.rules.room_for_workers(position, self.seat, move.a):
            return Reason("no-room-for-workers", "EN 347", {"good": good})
        return None

    def play(self, position: CardPosition, move: Move) -> None:
        if move.kind == kinds.DONE:
            position.frames.pop()
            return
        crew = position.companies[self.seat].crew
        second = bool(crew[FIRST_CARD[move.a]])
        card = SECOND_CARD[move.a] if second else FIRST_CARD[move.a]
        crew[card] = 2 if position.decade >= position.rules.printed.crew_newer[card] else 1
        if position.events is not None:
            position.tell_all(
                "hired", self.seat, good=position.rules.printed.goods[move.a], worker_card=2 if second else 1
            )
        if not self.changed:
            self.changed = True
            position.more_workers()

"""Action 3: turn worker cards to machines (EN 333–368, C13, C25)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from arktable.engine.flow import Phase
from arktable.engine.moves import Move
from arktable.engine.reasons import Reason, not_now
from arktable.games.arkwright_cards import moves as kinds
from arktable.games.arkwright_cards.company import NOWHERE
from arktable.games.arkwright_cards.terms import GOODS, MACHINERY_TRACK

if TYPE_CHECKING:
    from arktable.games.arkwright_cards.state import CardPosition


def possible(position: CardPosition, seat: int) -> bool:
    """Is there a worker card to turn?"""
    company = position.companies[seat]
    return any(company.crew[at] and not company.turned[at] for at in range(2 * GOODS))


def begin(position: CardPosition, seat: int) -> Automate:
    """As many machines as the development allows."""
    track = position.rules.printed.tracks[MACHINERY_TRACK]
    position.companies[seat].automated = True
    return Automate(seat, track[position.companies[seat].tracks[MACHINERY_TRACK]], False)


class Automate(Phase["CardPosition"]):
    """`left` machines may still be added."""

    __slots__ = ("changed", "left")

    NAME: ClassVar[str] = "automate"

    def __init__(self, seat: int, left: int, changed: bool) -> None:
        super().__init__(seat)
        self.left = left
        self.changed = changed

    def copy(self) -> Automate:
        return Automate(self.seat, self.left, self.changed)

    def resume(self, position: CardPosition) -> bool:
        if self.left and possible(position, self.seat):
            return True
        position.frames.pop()
        return False

    def moves(self, position: CardPosition) -> list[Move]:
        catalogue, company = position.rules.catalogue.machine, position.companies[self.seat]
        if company.half != NOWHERE:
            return [catalogue[company.half]]
        found = [catalogue[at] for at in range(2 * GOODS) if company.crew[at] and not company.turned[at]]
        if self.changed:
            found.append(position.rules.catalogue.done)
        return found

    def why_not(self, position: CardPosition, move: Move) -> Reason | None:
        company = position.companies[self.seat]
        if move.kind == kinds.DONE:
            # The machine token must be dealt with first, so a card that is half done bars this too.
            return None if self.changed and company.half == NOWHERE else Reason("do-something", "EN 339")
        if move.kind != kinds.MACHINE:
            return not_now(self.NAME, "EN 339")
        at, good = move.a * 2 + move.b, position.rules.printed.goods[move.a]
        if company.half not in (NOWHERE, at):
            half = position.rules.printed.goods[company.half // 2]
            return Reason("finish-half", "EN 368", {"good": half, "card": company.half % 2 + 1})
        if not company.crew[at]:
            return Reason("no-worker-card", "EN 339", {"good": good, "card": move.b + 1})
        if company.turned[at]:
            return Reason("automated-already", "EN 339", {"good": good, "card": move.b + 1})
        return None

    def play(self, position: CardPosition, move: Move) -> None:
        if move.kind == kinds.DONE:
            position.frames.pop()
            return
        self.changed = True
        company, at = position.companies[self.seat], move.a * 2 + move.b
        wanted = position.rules.printed.crew_machines[at] - (1 if company.half == at else 0)
        added = min(wanted, self.left)
        self.left -= added
        if added < wanted:
            company.half = at
        else:
            company.turned[at] = 1
            if company.half == at:
                company.half = NOWHERE
        if position.events is not None:
            good = position.rules.printed.goods[move.a]
            position.tell_all("machines", self.seat, good=good, card=move.b + 1, machines=added)

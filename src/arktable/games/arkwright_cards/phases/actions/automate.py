"""Action 3: turn worker cards to machines (EN 333–368, C13, C25)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from arktable.engine.fields import Flag, Whole
from arktable.engine.flow import Phase
from arktable.engine.moves import Move
from arktable.engine.reasons import Reason, not_now
from arktable.engine.state import field
from arktable.games.arkwright_cards import moves as kinds
from arktable.games.arkwright_cards.company import NOWHERE
from arktable.games.arkwright_cards.phases import impossible
from arktable.games.arkwright_cards.terms import GOOD_OF_CARD, MACHINERY_TRACK, PLACE_OF_CARD, WORKER_CARDS

if TYPE_CHECKING:
    from arktable.games.arkwright_cards.state import CardPosition


def possible(position: CardPosition, seat: int) -> bool:
    """Return whether there is a worker card to turn."""
    company = position.companies[seat]
    return any(company.crew[at] and not company.turned[at] for at in range(WORKER_CARDS))


def begin(position: CardPosition, seat: int) -> Automate:
    """Start the action with as many machines as the development allows."""
    track = position.rules.printed.tracks[MACHINERY_TRACK]
    position.companies[seat].automated = True
    return Automate(seat, track[position.companies[seat].tracks[MACHINERY_TRACK]], False)


class Automate(Phase["CardPosition"]):
    """The player turns worker cards. `left` machines may still be added; `changed`: at least one was."""

    NAME = "automate"
    left: int = field(Whole)
    changed: bool = field(Flag)

    def asked(self, position: CardPosition, viewer: int) -> dict[str, Any]:
        return {"machines": self.left}

    def problems(self, position: CardPosition) -> list[tuple[str, str]]:
        return impossible.outside("left", self.left, 1, max(position.rules.printed.tracks[MACHINERY_TRACK]))

    def resume(self, position: CardPosition) -> bool:
        if self.left and possible(position, self.seat):
            return True
        position.frames.pop()
        return False

    def moves(self, position: CardPosition) -> list[Move]:
        catalogue, company = position.rules.catalogue.machine, position.companies[self.seat]
        if company.machine_token != NOWHERE:
            return [catalogue[company.machine_token]]
        found = [catalogue[at] for at in range(WORKER_CARDS) if company.crew[at] and not company.turned[at]]
        if self.changed:
            found.append(position.rules.catalogue.done)
        return found

    def why_not(self, position: CardPosition, move: Move) -> Reason | None:
        company = position.companies[self.seat]
        if move.kind == kinds.DONE:
            # The machine token must be settled first, so a half-turned card prevents this too.
            return None if self.changed and company.machine_token == NOWHERE else Reason("do-something", "EN 339")
        if move.kind != kinds.MACHINE:
            return not_now(self.NAME, "EN 339")
        at, goods = move.a, position.rules.printed.goods
        good, place = goods[GOOD_OF_CARD[at]], PLACE_OF_CARD[at]
        if company.machine_token not in (NOWHERE, at):
            half = company.machine_token
            return Reason(
                "finish-half", "EN 368", {"good": goods[GOOD_OF_CARD[half]], "worker_card": PLACE_OF_CARD[half]}
            )
        if not company.crew[at]:
            return Reason("no-worker-card", "EN 339", {"good": good, "worker_card": place})
        if company.turned[at]:
            return Reason("automated-already", "EN 339", {"good": good, "worker_card": place})
        return None

    def play(self, position: CardPosition, move: Move) -> None:
        if move.kind == kinds.DONE:
            position.frames.pop()
            return
        self.changed = True
        company, at = position.companies[self.seat], move.a
        wanted = position.rules.printed.crew_machines[at] - (1 if company.machine_token == at else 0)
        added = min(wanted, self.left)
        self.left -= added
        if added < wanted:
            company.machine_token = at
        else:
            company.turned[at] = 1
            if company.machine_token == at:
                company.machine_token = NOWHERE
        if position.events is not None:
            good = position.rules.printed.goods[GOOD_OF_CARD[at]]
            position.tell_all("machines", self.seat, good=good, worker_card=PLACE_OF_CARD[at], machines=added)

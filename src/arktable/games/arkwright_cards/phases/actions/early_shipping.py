"""Action 7, expert: ship stored goods of several factories at once (EN 499–509, C55)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from arktable.engine.flow import Phase
from arktable.engine.moves import Move
from arktable.engine.reasons import Reason, not_now
from arktable.engine.state import field
from arktable.games.arkwright_cards import moves as kinds
from arktable.games.arkwright_cards.phases import impossible
from arktable.games.arkwright_cards.phases.production import sailing
from arktable.games.arkwright_cards.terms import GOODS, TRADE_OFFICE
from arktable.games.arkwright_cards.text.fields import per_good

if TYPE_CHECKING:
    from arktable.games.arkwright_cards.state import CardPosition


def possible(position: CardPosition, seat: int) -> bool:
    """Return whether there are goods to ship and a ship for them."""
    company = position.companies[seat]
    return any(company.stored) and _most(position, seat) > 0


def _most(position: CardPosition, seat: int) -> int:
    company = position.companies[seat]
    return sailing.most(position.rules.printed, company, 1 if company.fresh(TRADE_OFFICE) else 0)


def begin(position: CardPosition, seat: int) -> EarlyShipping:
    """Start the action with empty ships."""
    return EarlyShipping(seat, [0] * GOODS)


class EarlyShipping(Phase["CardPosition"]):
    """The player loads ships, which sail. `loads`: goods aboard, by kind; each kind is loaded once."""

    NAME = "early"
    loads: list[int] = field(per_good)

    def asked(self, position: CardPosition, viewer: int) -> dict[str, Any]:
        company = position.companies[self.seat]
        return {
            "loads": self.loads.copy(),
            "most": sailing.most(position.rules.printed, company, 0),
            "most_saved": _most(position, self.seat) if company.fresh(TRADE_OFFICE) else 0,
        }

    def problems(self, position: CardPosition) -> list[tuple[str, str]]:
        found, stored = impossible.no_extra(position), position.companies[self.seat].stored
        for good, name in enumerate(position.rules.printed.goods):
            found += impossible.outside(f"loads.{name}", self.loads[good], 0, stored[good])
        return found + impossible.outside("loads", sum(self.loads), 0, _most(position, self.seat))

    def resume(self, position: CardPosition) -> bool:
        if self.moves(position):
            return True
        position.frames.pop()  # only in a position from outside
        return False

    def moves(self, position: CardPosition) -> list[Move]:
        company, catalogue = position.companies[self.seat], position.rules.catalogue
        aboard = sum(self.loads)
        room = _most(position, self.seat) - aboard
        found: list[Move] = []
        for good in range(GOODS):
            if not self.loads[good]:
                found += catalogue.load[good][1 : min(room, company.stored[good]) + 1]
        if aboard:
            if aboard <= sailing.most(position.rules.printed, company, 0):
                found.append(catalogue.sail[0])
            if company.fresh(TRADE_OFFICE):
                found.append(catalogue.sail[1])
        return found

    def why_not(self, position: CardPosition, move: Move) -> Reason | None:
        company, printed = position.companies[self.seat], position.rules.printed
        aboard = sum(self.loads)
        if move.kind == kinds.SAIL:
            if not aboard:
                return Reason("do-something", "EN 501")
            if move.a:
                return sailing.why_not_saved(company)
            most = sailing.most(printed, company, 0)
            return None if aboard <= most else Reason("ship-room", "EN 695", {"want": aboard, "most": most})
        if move.kind != kinds.LOAD:
            return not_now(self.NAME, "EN 501")
        good = printed.goods[move.a]
        if self.loads[move.a]:
            return Reason("loaded-already", "EN 501", {"good": good})
        if not 1 <= move.b <= company.stored[move.a]:
            return Reason(
                "not-so-many-stored", "EN 501", {"good": good, "want": move.b, "have": company.stored[move.a]}
            )
        most = _most(position, self.seat)
        if aboard + move.b > most:
            return Reason("ship-room", "EN 695", {"want": aboard + move.b, "most": most})
        return None

    def play(self, position: CardPosition, move: Move) -> None:
        if move.kind == kinds.LOAD:
            self.loads[move.a] = move.b
            return
        position.frames.pop()
        sailing.sail(position, self.seat, self.loads, move.a)

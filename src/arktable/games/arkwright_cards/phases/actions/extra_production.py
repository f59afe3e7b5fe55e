"""Action 6, expert: extra production in any factories, only for the warehouses (EN 481–497, C54)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arktable.engine.flow import Phase
from arktable.engine.moves import Move
from arktable.engine.reasons import Reason, not_now
from arktable.engine.state import field
from arktable.games.arkwright_cards import moves as kinds
from arktable.games.arkwright_cards.economy import factory
from arktable.games.arkwright_cards.phases import impossible
from arktable.games.arkwright_cards.phases.production.storage import Store
from arktable.games.arkwright_cards.terms import CARD_NAMES, EXTRA_SHIFT, GOODS
from arktable.games.arkwright_cards.text.fields import some_goods

if TYPE_CHECKING:
    from arktable.games.arkwright_cards.state import CardPosition


def possible(position: CardPosition, seat: int) -> bool:
    """Return whether any factory is open."""
    return any(position.companies[seat].tile)


def begin(position: CardPosition, seat: int) -> ExtraProduction:
    """Start the action."""
    return ExtraProduction(seat)


class ExtraProduction(Phase["CardPosition"]):
    """Factories produce for the warehouses. `run`: those that have produced, a bit each."""

    NAME = "extra"
    run: int = field(some_goods, default=0)

    def problems(self, position: CardPosition) -> list[tuple[str, str]]:
        return impossible.no_extra(position) + impossible.no_factories(position, self.seat, "run", self.run)

    def resume(self, position: CardPosition) -> bool:
        company = position.companies[self.seat]
        if company.broke:
            position.frames.pop()
            return False
        if self.run and company.has(EXTRA_SHIFT):
            return True
        for good in range(GOODS):
            if company.tile[good] and not self.run >> good & 1:
                return True
        position.frames.pop()
        return False

    def moves(self, position: CardPosition) -> list[Move]:
        company, catalogue = position.companies[self.seat], position.rules.catalogue
        found: list[Move] = [catalogue.done] if self.run else []
        for good in range(GOODS):
            if self.run >> good & 1:
                if company.has(EXTRA_SHIFT):
                    found.append(catalogue.shift_at[good])
            elif company.tile[good]:
                found += catalogue.run[good][: company.crew_cards(good) + 1]
        return found

    def why_not(self, position: CardPosition, move: Move) -> Reason | None:
        company = position.companies[self.seat]
        if move.kind == kinds.DONE:
            return None if self.run else Reason("do-something", "EN 485")
        if move.kind not in (kinds.RUN, kinds.SHIFT_AT):
            return not_now(self.NAME, "EN 485")
        good = position.rules.printed.goods[move.a]
        if move.kind == kinds.SHIFT_AT:
            if not company.has(EXTRA_SHIFT):
                return Reason("no-card", "EN 919", {"card": CARD_NAMES[EXTRA_SHIFT]})
            return None if self.run >> move.a & 1 else Reason("has-not-run", "EN 919", {"good": good})
        if not company.tile[move.a]:
            return Reason("no-factory", "EN 485", {"good": good})
        if self.run >> move.a & 1:
            return Reason("has-run", "EN 485", {"good": good})
        if move.b > company.crew_cards(move.a):
            return Reason("no-worker-card", "EN 487", {"good": good, "worker_card": move.b})
        return None

    def play(self, position: CardPosition, move: Move) -> None:
        if move.kind == kinds.DONE:
            position.frames.pop()
            return
        company, printed, good = position.companies[self.seat], position.rules.printed, move.a
        name = printed.goods[good]
        if move.kind == kinds.SHIFT_AT:
            company.cards &= ~(1 << EXTRA_SHIFT)
            position.rules.put_back(position, EXTRA_SHIFT)
            if position.events is not None:
                position.tell_all("extra-shift", self.seat, good=name)
            position.make(self.seat, good, 1)
        else:
            self.run |= 1 << good
            made = factory.output(printed, company, good, move.b)
            paid = sum(factory.costs(printed, company, good, move.b, position.wage()))
            if position.events is not None:
                position.tell_all("ran", self.seat, good=name, goods=made, paid=paid)
            position.pay_costs(self.seat, paid)
            if company.broke:
                return
            position.make(self.seat, good, made)
        position.frames.append(Store(self.seat))

"""Steps a to c of one player's production (EN 635–763): sell at home, store or ship, pay.

Each step is a frame, which the next one replaces.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from arktable.engine.fields import Whole
from arktable.engine.flow import Phase, Steering
from arktable.engine.moves import Move
from arktable.engine.reasons import Reason, not_now
from arktable.engine.state import field
from arktable.games.arkwright_cards import moves as kinds
from arktable.games.arkwright_cards.economy import factory
from arktable.games.arkwright_cards.economy.market import home_limit
from arktable.games.arkwright_cards.phases import impossible
from arktable.games.arkwright_cards.phases.production import sailing
from arktable.games.arkwright_cards.phases.production.storage import Store
from arktable.games.arkwright_cards.terms import CARD_NAMES, EXTRA_SHIFT, GOODS, PATRON, PATRONS, TRADE_OFFICE

if TYPE_CHECKING:
    from arktable.games.arkwright_cards.company import Company
    from arktable.games.arkwright_cards.state import CardPosition


def produce(position: CardPosition, seat: int) -> None:
    """Make the goods of the active factory; then sell, ship and store them, and pay the costs."""
    company, good = position.companies[seat], position.round
    made = factory.output(position.rules.printed, company, good, 2)
    limit = home_limit(company.appeal[good], position.demand[good])
    position.make(seat, good, made)
    if position.events is not None:
        position.tell_all("made", seat, good=position.rules.printed.goods[good], goods=made, limit=limit)
    position.frames.append(SellAtHome(seat, made, limit))


class SellAtHome(Phase["CardPosition"]):
    """Step a: the home market (EN 641–665, C31–C33). `made`: goods of this round; `limit`: market with patrons."""

    NAME = "sell"
    made: int = field(Whole)
    limit: int = field(Whole)

    def problems(self, position: CardPosition) -> list[tuple[str, str]]:
        stored = position.companies[self.seat].stored[position.round]
        return (
            impossible.no_factory(position, self.seat, position.round)
            + impossible.outside("made", self.made, 0, stored)
            + impossible.outside("limit", self.limit, 0, position.rules.printed.appeal_high + len(PATRONS))
        )

    def asked(self, position: CardPosition, viewer: int) -> dict[str, Any]:
        return {"made": self.made, "limit": self.limit, "sold": position.companies[self.seat].sold}

    def resume(self, position: CardPosition) -> bool:
        if self._open(position.companies[self.seat], position.round):
            return True
        self._sell(position, 0)
        return False

    def _by_choice(self, company: Company, good: int) -> int:
        """Return how many stored goods may be sold in addition to those made, which must be sold."""
        return max(0, min(company.stored[good] - self.made, self.limit - self.made))

    def _patron_helps(self, company: Company, patron: int, good: int) -> bool:
        return company.fresh(PATRON + patron) and good in PATRONS[patron] and company.stored[good] > self.limit

    def _open(self, company: Company, good: int) -> bool:
        """Return whether there is anything to choose."""
        if company.has(EXTRA_SHIFT) or self._by_choice(company, good):
            return True
        return any(self._patron_helps(company, patron, good) for patron in range(len(PATRONS)))

    def _sell(self, position: CardPosition, extra: int) -> None:
        company, good = position.companies[self.seat], position.round
        company.sold = min(self.made, self.limit) + extra
        price = factory.price(position.rules.printed, company, good)
        position.use_up(self.seat, good, company.sold)
        position.earn(self.seat, company.sold * price)
        if position.events is not None:
            name = position.rules.printed.goods[good]
            position.tell_all("sold", self.seat, good=name, goods=company.sold, price=price, money=company.sold * price)
        position.frames.pop()
        position.frames.append(ShipOverseas(self.seat, self.made, self.limit))

    def moves(self, position: CardPosition) -> list[Move]:
        company, good, catalogue = position.companies[self.seat], position.round, position.rules.catalogue
        found = catalogue.sell[: self._by_choice(company, good) + 1]
        if company.has(EXTRA_SHIFT):
            found.append(catalogue.shift)
        for patron in range(len(PATRONS)):
            if self._patron_helps(company, patron, good):
                found.append(catalogue.patron[patron])
        return found

    def why_not(self, position: CardPosition, move: Move) -> Reason | None:
        company, good = position.companies[self.seat], position.round
        if move.kind == kinds.SELL:
            most = self._by_choice(company, good)
            return None if move.a <= most else Reason("sale-limit", "EN 661", {"want": move.a, "most": most})
        if move.kind == kinds.SHIFT:
            return None if company.has(EXTRA_SHIFT) else _no_card(EXTRA_SHIFT, "EN 917")
        if move.kind == kinds.PATRON_BUYS:
            return self._why_not_patron(position, move)
        return not_now(self.NAME, "EN 641")

    def _why_not_patron(self, position: CardPosition, move: Move) -> Reason | None:
        company, good = position.companies[self.seat], position.round
        patron, name = move.a - PATRON, CARD_NAMES[move.a]
        if not company.has(move.a):
            return _no_card(move.a, "EN 945")
        if not company.fresh(move.a):
            return Reason("card-used", "EN 945", {"card": name})
        if good not in PATRONS[patron]:
            return Reason("patron-other-goods", "EN 945", {"card": name})
        if not self._patron_helps(company, patron, good):
            return Reason("patron-idle", "EN 945", {"have": company.stored[good], "limit": self.limit})
        return None

    def play(self, position: CardPosition, move: Move) -> None:
        company, good = position.companies[self.seat], position.round
        if move.kind == kinds.SELL:
            self._sell(position, move.a)
        elif move.kind == kinds.SHIFT:
            company.cards &= ~(1 << EXTRA_SHIFT)
            position.rules.put_back(position, EXTRA_SHIFT)
            self.made += 1
            position.make(self.seat, good, 1)
            if position.events is not None:
                position.tell_all("extra-shift", self.seat, good=position.rules.printed.goods[good])
        else:
            company.used |= 1 << move.a
            self.limit += 1
            if position.events is not None:
                position.tell_all("patron", self.seat, card=CARD_NAMES[move.a])


class ShipOverseas(Phase["CardPosition"]):
    """Step b: overseas (EN 687–731). `made` and `limit` are those of the home sale, for other viewers."""

    NAME = "ship"
    made: int = field(Whole)
    limit: int = field(Whole)

    def problems(self, position: CardPosition) -> list[tuple[str, str]]:
        return impossible.no_factory(position, self.seat, position.round)

    def asked(self, position: CardPosition, viewer: int) -> dict[str, Any]:
        return {"made": self.made, "limit": self.limit, "sold": position.companies[self.seat].sold}

    def resume(self, position: CardPosition) -> bool:
        company = position.companies[self.seat]
        if self._most(position, company, 0) or self._most(position, company, 1):
            return True
        self._store(position)
        return False

    def _store(self, position: CardPosition) -> None:
        """Store what is left, then charge the costs."""
        position.frames.pop()
        position.frames.append(PayCosts(self.seat))
        position.frames.append(Store(self.seat))

    def _most(self, position: CardPosition, company: Company, saved: int) -> int:
        if saved and not company.fresh(TRADE_OFFICE):
            return 0
        return min(company.stored[position.round], sailing.most(position.rules.printed, company, saved))

    def moves(self, position: CardPosition) -> list[Move]:
        company, ship = position.companies[self.seat], position.rules.catalogue.ship
        return ship[0][: self._most(position, company, 0) + 1] + ship[1][1 : self._most(position, company, 1) + 1]

    def why_not(self, position: CardPosition, move: Move) -> Reason | None:
        company = position.companies[self.seat]
        if move.kind != kinds.SHIP:
            return not_now(self.NAME, "EN 687")
        if move.b:
            barred = sailing.why_not_saved(company)
            if barred is not None:
                return barred
            if not move.a:
                return Reason("do-something", "EN 907")
        most = self._most(position, company, move.b)
        return None if move.a <= most else Reason("ship-room", "EN 695", {"want": move.a, "most": most})

    def play(self, position: CardPosition, move: Move) -> None:
        self._store(position)
        if move.a:
            loads = [0] * GOODS
            loads[position.round] = move.a
            sailing.sail(position, self.seat, loads, move.b)


def fresh_goods(position: CardPosition, seat: int) -> int:
    """Return how many goods of the active kind a seat has made and neither sold nor stored yet."""
    stored = position.companies[seat].stored[position.round]
    for frame in position.frames:
        if isinstance(frame, SellAtHome) and frame.seat == seat:
            return min(frame.made, stored)
        if isinstance(frame, ShipOverseas) and frame.seat == seat:
            # What was made is sold first (EN 661).
            return min(max(0, frame.made - frame.limit), stored)
    return 0


class PayCosts(Steering["CardPosition"]):
    """Step c: fixed cost, wages and maintenance of the active factory (EN 733–763)."""

    NAME = "costs"

    def problems(self, position: CardPosition) -> list[tuple[str, str]]:
        return impossible.no_factory(position, self.seat, position.round)

    def resume(self, position: CardPosition) -> bool:
        position.frames.pop()
        company, good = position.companies[self.seat], position.round
        fixed, wages, upkeep = factory.costs(position.rules.printed, company, good, 2, position.wage())
        if position.events is not None:
            name = position.rules.printed.goods[good]
            position.tell_scene("stored", self.seat, goods=company.stored[good])
            position.tell_all(
                "costs", self.seat, good=name, paid=fixed + wages + upkeep, fixed=fixed, wages=wages, upkeep=upkeep
            )
        position.pay_costs(self.seat, fixed + wages + upkeep)
        return False


def _no_card(card: int, rule: str) -> Reason:
    return Reason("no-card", rule, {"card": CARD_NAMES[card]})

"""Contracts of the active good in the production phase (WF III.4): fulfil, or see them rise."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from arktable.engine.flow import Phase
from arktable.engine.moves import Move
from arktable.engine.reasons import Reason, not_now
from arktable.games.arkwright import moves as kinds
from arktable.games.arkwright.company import NO_SHIP
from arktable.games.arkwright.economy import shares
from arktable.games.arkwright.phases.after_sale import take_good, why_no_shift, work_shift
from arktable.games.arkwright.phases.exchange import contract_track
from arktable.games.arkwright.phases.production_result import needs_production, production_under_way
from arktable.games.arkwright.phases.shipping import carries, fulfil, sizes, why_not_deliver

if TYPE_CHECKING:
    from arktable.games.arkwright.state import ArkwrightPosition


def raise_contract(position: ArkwrightPosition, seat: int, good: int) -> None:
    """An unfulfilled contract moves up one space; on the last one it stays and costs share value."""
    company, track = position.companies[seat], contract_track(position)
    place = track.index(company.contracts[good])
    if place + 1 < len(track):
        company.contracts[good] = track[place + 1]
    else:
        shares.move(position.rules.printed, company, -position.rules.printed.contract_lost)
    if position.events is not None:
        name = position.rules.printed.goods[good]
        lost = 0 if place + 1 < len(track) else position.rules.printed.contract_lost
        position.tell_all("contract-rises", seat, good=name, size=company.contracts[good], lost=lost)


class DeliverContract(Phase["ArkwrightPosition"]):
    """Voluntary. One ship sails where it carries the goods; the second one may sail along (B70).

    A falling share value can be wanted (PB 821, 847).
    """

    __slots__ = ()

    NAME: ClassVar[str] = "contract"

    def copy(self) -> DeliverContract:
        return DeliverContract(self.seat)

    def problems(self, position: ArkwrightPosition) -> list[tuple[str, str]]:
        return needs_production(position, self)

    def resume(self, position: ArkwrightPosition) -> bool:
        if len(self.moves(position)) > 1:
            return True
        position.frames.pop()
        return False

    def _capacities(self, position: ArkwrightPosition) -> list[int]:
        ships = position.companies[self.seat].ships
        return sorted((carries(position, self.seat, kind) for kind in ships if kind != NO_SHIP), reverse=True)

    def _why_not(self, position: ArkwrightPosition, good: int, size: int) -> Reason | None:
        production = production_under_way(position)
        if good != production.good:
            return Reason("not-active", "WF 2484", {"good": position.rules.printed.goods[good]})
        goods = production.surplus[self.seat] + position.companies[self.seat].stock[good]
        return why_not_deliver(position, self.seat, good, size, goods, sum(self._capacities(position)))

    def _why_not_both(self, position: ArkwrightPosition, size: int) -> Reason | None:
        """Why the second ship cannot sail along: there is none, or both are needed anyway."""
        capacities = self._capacities(position)
        if not position.rules.spare_ship:
            return not_now(self.NAME, "WF 2515")
        if len(capacities) < 2:
            return Reason("one-ship-only", "WF 2500")
        if capacities[0] < size:
            return Reason("both-ships-sail", "WF 2500", {"have": capacities[0], "need": size})
        return None

    def moves(self, position: ArkwrightPosition) -> list[Move]:
        catalogue, production = position.rules.catalogue, production_under_way(position)
        company, good = position.companies[self.seat], production.good
        found: list[Move] = [catalogue.done]
        fitting = [size for size in sizes(company, good) if self._why_not(position, good, size) is None]
        found += [catalogue.deliver[good][size] for size in fitting]
        found += [catalogue.deliver_both[good][size] for size in fitting if self._why_not_both(position, size) is None]
        if company.contracts[good] and why_no_shift(position, self.seat, good) is None:
            found.append(catalogue.shift_work)
        return found

    def why_not(self, position: ArkwrightPosition, move: Move) -> Reason | None:
        if move.kind == kinds.DONE:
            return None
        if move.kind == kinds.DELIVER:
            return self._why_not(position, move.a, move.b)
        if move.kind == kinds.DELIVER_BOTH:
            return self._why_not(position, move.a, move.b) or self._why_not_both(position, move.b)
        if move.kind == kinds.SHIFT_WORK:
            return why_no_shift(position, self.seat, production_under_way(position).good)
        return not_now(self.NAME, "WF 2483")

    def play(self, position: ArkwrightPosition, move: Move) -> None:
        production = production_under_way(position)
        if move.kind == kinds.DONE:
            position.frames.pop()
        elif move.kind == kinds.SHIFT_WORK:
            work_shift(position, production, self.seat)
        else:
            take_good(position, production, self.seat, move.b)
            alone = move.kind == kinds.DELIVER and self._capacities(position)[0] >= move.b
            production.shipped[self.seat] += move.b
            fulfil(position, self.seat, move.a, move.b, 1 if alone else 2, True)

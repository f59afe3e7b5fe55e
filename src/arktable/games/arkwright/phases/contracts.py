"""Contracts: their track and sizes, their delivery by ships, and their rise in the production phase.

Rules: PB 202–204, 349, 478; WF 1700–1702; the production phase WF 2483–2566.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from arktable.engine.flow import Phase, StandingQuestion
from arktable.engine.moves import Move
from arktable.engine.reasons import Reason, not_now
from arktable.games.arkwright import moves as kinds
from arktable.games.arkwright.company import NO_SHIP
from arktable.games.arkwright.economy import shares
from arktable.games.arkwright.economy.factory import base_quality
from arktable.games.arkwright.phases.actions.fleet import carries
from arktable.games.arkwright.phases.production.after_sale import take_good
from arktable.games.arkwright.phases.production.extra_shifts import why_no_shift, work_shift
from arktable.games.arkwright.phases.production.result import needs_production, production_under_way
from arktable.games.arkwright.terms import AGENT, EXTRA_SHIFTS, OFFICE
from arktable.games.arkwright.tiles import is_in_play

if TYPE_CHECKING:
    from arktable.games.arkwright.company import Company
    from arktable.games.arkwright.printed import Printed
    from arktable.games.arkwright.state import ArkwrightPosition


def contract_track(position: ArkwrightPosition) -> list[int]:
    """Return the spaces of the ongoing contracts track; two players use the other side (WF 273)."""
    printed = position.rules.printed
    return printed.contract_track_two if position.seats == 2 else printed.contract_track


def sizes(company: Company, good: int) -> list[int]:
    """Return how many goods may fulfil this contract: its number, one more or less with the agent (PB 349, B60)."""
    number = company.contracts[good]
    if not number:
        return []
    if company.has(AGENT):
        return [size for size in (number - 1, number, number + 1) if size > 0]
    return [number]


def deliverable(company: Company, good: int, goods: int, capacity: int) -> list[int]:
    """Return the sizes in which this contract can be fulfilled with the goods and the capacity at hand."""
    if not company.level[good]:
        return []
    return [size for size in sizes(company, good) if size <= goods and size <= capacity]


def capacities(position: ArkwrightPosition, seat: int) -> list[int]:
    """Return the capacity of each ship of a seat, the largest first."""
    ships = position.companies[seat].ships
    return sorted([carries(position, seat, kind) for kind in ships if kind != NO_SHIP], reverse=True)


def ships_needed(room: list[int], size: int) -> int:
    """Return 1 if the largest ship carries the goods, else 2 (B70)."""
    return 1 if room[0] >= size else 2


def pay_for(printed: Printed, company: Company, good: int, size: int, office: bool) -> int:
    """Return the pounds for a contract fulfilled with `size` goods: base quality for each, and the office's bonus."""
    earned = size * base_quality(printed, company, good)
    return earned + printed.office if office and company.has(OFFICE) else earned


def why_not_deliver(
    position: ArkwrightPosition, seat: int, good: int, size: int, goods: int, capacity: int
) -> Reason | None:
    """Return why this contract cannot be fulfilled with `size` goods, given the available goods and capacity."""
    company = position.companies[seat]
    name = position.rules.printed.goods[good]
    if not company.contracts[good]:
        return Reason("no-contract", "WF 1700", {"good": name})
    if not company.level[good]:
        return Reason("no-factory", "B59", {"good": name})
    if size not in sizes(company, good):
        return Reason("contract-size", "WF 1702", {"good": name, "want": size, "need": company.contracts[good]})
    if goods < size:
        return Reason("too-few", "WF 1702", {"what": "goods", "have": goods, "need": size})
    if capacity < size:
        return Reason("ship-too-small", "WF 1663", {"have": capacity, "need": size})
    return None


def fulfil(position: ArkwrightPosition, seat: int, good: int, size: int, ships: int, office: bool) -> None:
    """Pay by base quality and for the office (PB 472–478), and move one space per ship used (WF 1734).

    The contract marker is returned. The caller takes the goods.
    """
    company, printed = position.companies[seat], position.rules.printed
    earned = pay_for(printed, company, good, size, office)
    company.contracts[good] = 0
    position.earn(seat, earned)
    shares.move(printed, company, -ships)
    if position.events is not None:
        position.tell_all("delivered", seat, good=printed.goods[good], n=size, earned=earned, ships=ships)


def lost_by(position: ArkwrightPosition, size: int) -> int:
    """Return the spaces of share value that an unfulfilled contract of this size costs: 0 below the last space."""
    return position.rules.printed.contract_lost if size == contract_track(position)[-1] else 0


def raise_contract(position: ArkwrightPosition, seat: int, good: int) -> None:
    """Move an unfulfilled contract up one space; on the last one it stays and costs share value (WF 2543)."""
    company, track = position.companies[seat], contract_track(position)
    lost = lost_by(position, company.contracts[good])
    if company.contracts[good] == track[-1]:
        shares.move(position.rules.printed, company, -lost)
    else:
        company.contracts[good] = track[track.index(company.contracts[good]) + 1]
    if position.events is not None:
        name = position.rules.printed.goods[good]
        position.tell_all("contract-rises", seat, good=name, size=company.contracts[good], lost=lost)


class DeliverContract(Phase["ArkwrightPosition"]):
    """The player may fulfil a contract. One ship sails if it carries the goods; the second one may sail too (B70).

    A falling share value can be an advantage (PB 821, 847).
    """

    NAME = "contract"
    STANDING: ClassVar[dict[str, tuple[str, ...]]] = {"ships": ("sail", "stay"), "shifts": ("use", "keep")}

    @classmethod
    def askable(cls, position: ArkwrightPosition) -> list[str]:
        found = ["ships"] if position.rules.harbour else []
        return [*found, "shifts"] if is_in_play(position, EXTRA_SHIFTS) else found

    def problems(self, position: ArkwrightPosition) -> list[tuple[str, str]]:
        return needs_production(position, self)

    def resume(self, position: ArkwrightPosition) -> bool:
        if len(self.moves(position)) > 1:
            return True
        position.frames.pop()
        return False

    def _why_not(self, position: ArkwrightPosition, good: int, size: int) -> Reason | None:
        production = production_under_way(position)
        if good != production.good:
            return Reason("not-active", "WF 2484", {"good": position.rules.printed.goods[good]})
        goods = production.surplus[self.seat] + position.companies[self.seat].stock[good]
        return why_not_deliver(position, self.seat, good, size, goods, sum(capacities(position, self.seat)))

    def _why_not_both(self, position: ArkwrightPosition, size: int) -> Reason | None:
        """Return why the second ship cannot sail too: there is none, or both are needed anyway."""
        room = capacities(position, self.seat)
        if not position.rules.spare_ship:
            return not_now(self.NAME, "WF 2515")
        if len(room) < 2:
            return Reason("one-ship-only", "WF 2500")
        if ships_needed(room, size) > 1:
            return Reason("both-ships-sail", "WF 2500", {"have": room[0], "need": size})
        return None

    def moves(self, position: ArkwrightPosition) -> list[Move]:
        catalogue, production = position.rules.catalogue, production_under_way(position)
        company, good = position.companies[self.seat], production.good
        found: list[Move] = [catalogue.done]
        room = capacities(position, self.seat)
        fitting = deliverable(company, good, production.surplus[self.seat] + company.stock[good], sum(room))
        found += [catalogue.deliver[good][size] for size in fitting]
        if position.rules.spare_ship and len(room) > 1:
            found += [catalogue.deliver_both[good][size] for size in fitting if ships_needed(room, size) == 1]
        has_shifts = company.has(EXTRA_SHIFTS)  # usually not; then no reason is computed
        if has_shifts and company.contracts[good] and why_no_shift(position, self.seat, good) is None:
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

    def standing_questions(self, position: ArkwrightPosition) -> list[StandingQuestion]:
        """Return the questions of this delivery: "sail" ships as much as possible with no more ships than needed."""
        done, moves = position.rules.catalogue.done, self.moves(position)
        voyages = [move for move in moves if move.kind == kinds.DELIVER]
        found: list[StandingQuestion] = []
        if voyages:
            largest = max(voyages, key=lambda move: move.b)
            found.append(StandingQuestion("ships", {"sail": largest, "stay": done}))
        shifts = [move for move in moves if move.kind == kinds.SHIFT_WORK]
        return [*found, *[StandingQuestion("shifts", {"use": move, "keep": done}) for move in shifts]]

    def play(self, position: ArkwrightPosition, move: Move) -> None:
        production = production_under_way(position)
        if move.kind == kinds.DONE:
            position.frames.pop()
        elif move.kind == kinds.SHIFT_WORK:
            work_shift(position, production, self.seat)
        else:
            take_good(position, production, self.seat, move.b)
            ships = ships_needed(capacities(position, self.seat), move.b) if move.kind == kinds.DELIVER else 2
            production.shipped[self.seat] += move.b
            fulfil(position, self.seat, move.a, move.b, ships, True)

"""The machinery action (WF 1214–1327), and the school's places for the workers it frees (PB 516–528)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from arktable.engine.fields import Bits, Whole
from arktable.engine.flow import Phase
from arktable.engine.moves import Move
from arktable.engine.reasons import Reason, not_now
from arktable.engine.state import field
from arktable.games.arkwright import moves as kinds
from arktable.games.arkwright.economy import administration
from arktable.games.arkwright.packed import cell
from arktable.games.arkwright.phases.actions.turn_result import finish, touch
from arktable.games.arkwright.staff import open_row, takes_machine
from arktable.games.arkwright.terms import ENGINEERING_WORKS, GOODS, ROWS, SCHOOL, SHADE_OF, SPOT_NAMES, WORKSHOP
from arktable.games.arkwright.text.fields import good_names

if TYPE_CHECKING:
    from arktable.games.arkwright.company import Company
    from arktable.games.arkwright.printed import Printed
    from arktable.games.arkwright.state import ArkwrightPosition


def machines_for(printed: Printed, company: Company, marker: int, amount: int) -> int:
    """Return how many machines may be bought; the workshop adds £3 (PB 590)."""
    usable = amount + (printed.workshop if company.has(WORKSHOP) else 0)
    return administration.affordable(printed.machine_costs[SHADE_OF[marker]], usable)


class BuyMachines(Phase["ArkwrightPosition"]):
    """`left` machines may still be bought; `freed` workers wait for the school; `touched` factories have new ones."""

    NAME = "machinery"
    left: int = field(Whole)
    freed: int = field(Whole, default=0)
    touched: int = field(Bits, good_names, default=0)

    def asked(self, position: ArkwrightPosition, viewer: int) -> dict[str, Any]:
        return {"machines": {"left": self.left}}

    def holds(self) -> dict[str, int]:
        return {"workers": self.freed}

    def resume(self, position: ArkwrightPosition) -> bool:
        return True

    def moves(self, position: ArkwrightPosition) -> list[Move]:
        catalogue, printed = position.rules.catalogue, position.rules.printed
        company = position.companies[self.seat]
        found: list[Move] = [catalogue.done]
        if self.left:
            for good in range(GOODS):
                if company.level[good]:
                    rows = [row for row in range(ROWS) if takes_machine(printed, company, good, row)]
                    found += [catalogue.machine[good][row] for row in rows]
        return found

    def why_not(self, position: ArkwrightPosition, move: Move) -> Reason | None:
        if move.kind == kinds.DONE:
            return None
        if move.kind != kinds.MACHINE:
            return not_now(self.NAME, "WF 1214")
        company, printed = position.companies[self.seat], position.rules.printed
        name = printed.goods[move.a]
        if not self.left:
            return Reason("no-more-machines", "WF 1228", {"have": 0, "need": 1})
        if not company.level[move.a]:
            return Reason("no-factory", "WF 1266", {"good": name})
        if not takes_machine(printed, company, move.a, move.b):
            return Reason("no-worker-to-replace", "WF 1276", {"good": name, "row": move.b + 1})
        return None

    def play(self, position: ArkwrightPosition, move: Move) -> None:
        if move.kind == kinds.DONE:
            finish(position, self.touched, 0)
            if self.freed:
                position.frames.append(SchoolSends(self.seat, self.freed))
            return
        company = position.companies[self.seat]
        at = cell(move.a, move.b)
        company.workers[at] -= 1
        company.machines[at] += 1
        self.left -= 1
        self.touched |= 1 << move.a
        if company.has(SCHOOL):
            self.freed += 1
        else:
            position.fired += 1
        if position.events is not None:
            position.tell_all("machine", self.seat, good=position.rules.printed.goods[move.a], row=move.b + 1)
        for seat in range(position.seats):  # engineering works: £1 for a machine of somebody else (WF 1306, PB 484–490)
            if seat != self.seat and position.companies[seat].has(ENGINEERING_WORKS):
                position.earn(seat, 1)
                if position.events is not None:
                    position.tell_all("engineering-works", seat, earned=1)


class SchoolSends(Phase["ArkwrightPosition"]):
    """The owner sends each freed worker to a factory, a warehouse spot or the fired space (B52)."""

    NAME = "school"
    left: int = field(Whole)

    def asked(self, position: ArkwrightPosition, viewer: int) -> dict[str, Any]:
        return {"school": {"left": self.left}}

    def holds(self) -> dict[str, int]:
        return {"workers": self.left}

    def resume(self, position: ArkwrightPosition) -> bool:
        if self.left:
            return True
        position.frames.pop()
        return False

    def moves(self, position: ArkwrightPosition) -> list[Move]:
        catalogue, printed = position.rules.catalogue, position.rules.printed
        company = position.companies[self.seat]
        found: list[Move] = [catalogue.send_fired]
        goods = [good for good in range(GOODS) if company.level[good] and open_row(printed, company, good) >= 0]
        found += [catalogue.send[good] for good in goods]
        if position.rules.harbour:
            found += [catalogue.send_spot[spot] for spot in company.free_spots()]
        return found

    def why_not(self, position: ArkwrightPosition, move: Move) -> Reason | None:
        company, printed = position.companies[self.seat], position.rules.printed
        if move.kind == kinds.SEND_FIRED:
            return None
        if move.kind == kinds.SEND:
            name = printed.goods[move.a]
            if not company.level[move.a]:
                return Reason("no-factory", "PB 520", {"good": name})
            if open_row(printed, company, move.a) < 0:
                return Reason("factory-full", "PB 520", {"good": name})
            return None
        if move.kind == kinds.SEND_SPOT:
            if not position.rules.harbour:
                return Reason("no-harbour", "PB 172")
            if company.manned(move.a):
                return Reason("spot-taken", "PB 520", {"spot": SPOT_NAMES[move.a]})
            return None
        return not_now(self.NAME, "PB 520")

    def play(self, position: ArkwrightPosition, move: Move) -> None:
        company = position.companies[self.seat]
        self.left -= 1
        where = "fired"
        if move.kind == kinds.SEND:
            row = open_row(position.rules.printed, company, move.a)
            company.workers[cell(move.a, row)] += 1
            touch(position, move.a)
            where = position.rules.printed.goods[move.a]
        elif move.kind == kinds.SEND_SPOT:
            company.man(move.a)
            where = SPOT_NAMES[move.a]
        else:
            position.fired += 1
        if position.events is not None:
            position.tell_all("sent", self.seat, where=where)

"""The machinery action (WF II.2.3), and the school's second life for the workers it frees (PB 516–528)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from arktable.engine.fields import Bits, Field, Whole
from arktable.engine.flow import Phase
from arktable.engine.moves import Move
from arktable.engine.reasons import Reason, not_now
from arktable.games.arkwright import moves as kinds
from arktable.games.arkwright.packed import cell
from arktable.games.arkwright.phases.turn_result import finish, touch
from arktable.games.arkwright.staff import open_row, takes_machine
from arktable.games.arkwright.terms import ENGINEERING_WORKS, GOODS, ROWS, SCHOOL, SPOT_NAMES
from arktable.games.arkwright.text import good_names

if TYPE_CHECKING:
    from arktable.games.arkwright.state import ArkwrightPosition


class BuyMachines(Phase["ArkwrightPosition"]):
    """`left` machines may still be bought; `freed` workers wait for the school; `touched` factories have new ones."""

    __slots__ = ("freed", "left", "touched")

    NAME: ClassVar[str] = "machinery"
    FIELDS: ClassVar[tuple[Field, ...]] = (
        Whole("left"),
        Whole("freed"),
        Bits("touched", good_names),
    )

    def __init__(self, seat: int, left: int, freed: int = 0, touched: int = 0) -> None:
        super().__init__(seat)
        self.left = left
        self.freed = freed
        self.touched = touched

    def copy(self) -> BuyMachines:
        return BuyMachines(self.seat, self.left, self.freed, self.touched)

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
        for seat in range(position.seats):
            if seat != self.seat and position.companies[seat].has(ENGINEERING_WORKS):
                position.earn(seat, 1)
                if position.events is not None:
                    position.tell_all("engineering-works", seat, earned=1)


class SchoolSends(Phase["ArkwrightPosition"]):
    """Each freed worker goes to a factory, a warehouse spot or the fired space, as the owner likes (B52)."""

    __slots__ = ("left",)

    NAME: ClassVar[str] = "school"
    FIELDS: ClassVar[tuple[Field, ...]] = (Whole("left"),)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def copy(self) -> SchoolSends:
        return SchoolSends(self.seat, self.left)

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

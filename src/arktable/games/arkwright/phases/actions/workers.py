"""The workers action (WF 1091–1209): hire for factories and the warehouse, move warehouse workers, fire."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arktable.engine.fields import Bits
from arktable.engine.flow import Phase
from arktable.engine.moves import Move
from arktable.engine.reasons import Reason, not_now
from arktable.engine.state import field
from arktable.games.arkwright import moves as kinds
from arktable.games.arkwright.economy import job_market
from arktable.games.arkwright.packed import cell
from arktable.games.arkwright.phases.actions.turn_result import finish
from arktable.games.arkwright.phases.production.storage import check_storage
from arktable.games.arkwright.staff import last_row, open_row
from arktable.games.arkwright.terms import GOODS, SPOT_NAMES, SPOTS
from arktable.games.arkwright.text.fields import good_names

if TYPE_CHECKING:
    from arktable.games.arkwright.company import Company
    from arktable.games.arkwright.state import ArkwrightPosition


class HireAndFire(Phase["ArkwrightPosition"]):
    """One worker per decision. A factory is hired for or fired from, not both (B45); a shifted worker stays put."""

    NAME = "workers"
    hired: int = field(Bits, good_names, default=0)
    fired: int = field(Bits, good_names, default=0)
    settled: int = field(Bits, SPOT_NAMES, default=0)

    def resume(self, position: ArkwrightPosition) -> bool:
        return True

    def moves(self, position: ArkwrightPosition) -> list[Move]:
        catalogue = position.rules.catalogue
        company = position.companies[self.seat]
        found: list[Move] = [catalogue.done]
        for good in range(GOODS):
            if company.level[good]:
                if self._may_hire(position, good):
                    found.append(catalogue.hire[good])
                if self._may_fire(company, good):
                    found.append(catalogue.fire[good])
        if position.rules.harbour:
            available, free = job_market.hireable(position) > 0, company.free_spots()
            for spot in range(SPOTS):
                if spot not in free:
                    if not self.settled >> spot & 1:
                        row = catalogue.shift[spot]
                        found += [row[other] for other in free]
                elif available:
                    found.append(catalogue.hire_spot[spot])
        return found

    def why_not(self, position: ArkwrightPosition, move: Move) -> Reason | None:
        if move.kind == kinds.DONE:
            return None
        if move.kind == kinds.HIRE:
            return self._why_not_hire(position, move.a)
        if move.kind == kinds.FIRE:
            return self._why_not_fire(position, move.a)
        if move.kind == kinds.HIRE_SPOT:
            return self._why_not_spot(position, move.a)
        if move.kind == kinds.SHIFT:
            return self._why_not_shift(position, move.a, move.b)
        return not_now(self.NAME, "WF 1091")

    def _may_hire(self, position: ArkwrightPosition, good: int) -> bool:
        company, printed = position.companies[self.seat], position.rules.printed
        if not company.level[good] or self.fired >> good & 1 or not job_market.hireable(position):
            return False
        if open_row(printed, company, good) < 0:
            return False
        return position.rules.late_hiring or not position.last_decade() or not position.past_cycle(good)

    def _may_fire(self, company: Company, good: int) -> bool:
        return bool(company.level[good]) and not self.hired >> good & 1 and last_row(company, good) >= 0

    def _why_not_hire(self, position: ArkwrightPosition, good: int) -> Reason | None:
        if self._may_hire(position, good):
            return None
        company, printed = position.companies[self.seat], position.rules.printed
        name = printed.goods[good]
        if not company.level[good]:
            return Reason("no-factory", "WF 1102", {"good": name})
        if self.fired >> good & 1:
            return Reason("fired-here", "WF 1195", {"good": name})
        if not job_market.hireable(position):
            return Reason("too-few-workers", "PB 34", {"have": 0, "need": 1})
        if open_row(printed, company, good) < 0:
            return Reason("factory-full", "WF 1126", {"good": name})
        return Reason("cycle-over", "B83", {"good": name})

    def _why_not_fire(self, position: ArkwrightPosition, good: int) -> Reason | None:
        company = position.companies[self.seat]
        if self._may_fire(company, good):
            return None
        name = position.rules.printed.goods[good]
        if not company.level[good]:
            return Reason("no-factory", "WF 1184", {"good": name})
        if self.hired >> good & 1:
            return Reason("hired-here", "WF 1196", {"good": name})
        return Reason("first-row-stays", "WF 1186", {"good": name})

    def _why_not_spot(self, position: ArkwrightPosition, spot: int) -> Reason | None:
        if not position.rules.harbour:
            return Reason("no-harbour", "PB 172")
        if position.companies[self.seat].manned(spot):
            return Reason("spot-taken", "WF 1164", {"spot": SPOT_NAMES[spot]})
        if not job_market.hireable(position):
            return Reason("too-few-workers", "PB 34", {"have": 0, "need": 1})
        return None

    def _why_not_shift(self, position: ArkwrightPosition, here: int, there: int) -> Reason | None:
        if not position.rules.harbour:
            return Reason("no-harbour", "PB 172")
        company = position.companies[self.seat]
        if not company.manned(here):
            return Reason("spot-empty", "WF 1176", {"spot": SPOT_NAMES[here]})
        if self.settled >> here & 1:
            return Reason("worker-settled", "WF 1176", {"spot": SPOT_NAMES[here]})
        if company.manned(there):
            return Reason("spot-taken", "WF 1176", {"spot": SPOT_NAMES[there]})
        return None

    def play(self, position: ArkwrightPosition, move: Move) -> None:
        company = position.companies[self.seat]
        if move.kind == kinds.DONE:
            finish(position, self.hired | self.fired, 0)
            check_storage(position, self.seat)
        elif move.kind == kinds.HIRE:
            self._hire(position, move.a)
        elif move.kind == kinds.FIRE:
            self._fire(position, move.a)
        elif move.kind == kinds.HIRE_SPOT:
            job_market.hire(position, 1)
            company.man(move.a)
            self.settled |= 1 << move.a
            if position.events is not None:
                position.tell_all("hired-spot", self.seat, spot=SPOT_NAMES[move.a])
        else:
            company.clear_spot(move.a)
            company.man(move.b)
            self.settled |= 1 << move.b
            if position.events is not None:
                position.tell_all("shifted", self.seat, spot=SPOT_NAMES[move.a], to=SPOT_NAMES[move.b])

    def _hire(self, position: ArkwrightPosition, good: int) -> None:
        company = position.companies[self.seat]
        row = open_row(position.rules.printed, company, good)
        company.workers[cell(good, row)] += job_market.hire(position, 1)
        self.hired |= 1 << good
        if position.last_decade() and position.past_cycle(good):
            company.mark(good)  # must still produce, or it costs shares at the end (WF 1145, B50)
        if position.events is not None:
            position.tell_all("hired", self.seat, good=position.rules.printed.goods[good], row=row + 1)

    def _fire(self, position: ArkwrightPosition, good: int) -> None:
        company = position.companies[self.seat]
        row = last_row(company, good)
        at = cell(good, row)
        company.workers[at] -= 1
        position.fired += 1
        if not company.workers[at]:
            company.machines[at] = 0  # machines of a row without workers are returned (WF 1190)
        self.fired |= 1 << good
        if position.events is not None:
            position.tell_all("fired", self.seat, good=position.rules.printed.goods[good], row=row + 1)

"""The end of a decade (WF 2641–2810) step by step, in the order of ruling B18."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from arktable.engine.flow import Phase, StandingQuestion, Steering
from arktable.engine.moves import Move
from arktable.engine.reasons import Reason, not_now
from arktable.engine.timetable import EverySeat
from arktable.games.arkwright import moves as kinds
from arktable.games.arkwright.company import NO_MARKER, NO_SHIP, NO_TILE
from arktable.games.arkwright.phases.production.storage import check_storage
from arktable.games.arkwright.terms import BROKER, GOODS, HARBORMASTER, PIER, SPOT_NAMES, SPOTS

if TYPE_CHECKING:
    from arktable.games.arkwright.company import Company
    from arktable.games.arkwright.printed import Printed
    from arktable.games.arkwright.state import ArkwrightPosition


def harbour_workers(printed: Printed, company: Company) -> int:
    """Return the number of ship crews and warehouse workers."""
    crews = sum(printed.ship_crew[kind] for kind in company.ships if kind != NO_SHIP)
    return crews + company.spots.bit_count()


def harbour_wages(printed: Printed, company: Company, workers: int, wage: int) -> int:
    """Return their wages. The harbormaster reduces up to four by £2, never below £1 each (PB 1011)."""
    total = workers * wage
    if company.has(HARBORMASTER):
        total -= min(workers, printed.harbormaster_workers) * min(printed.harbormaster_off, wage - 1)
    return total


def scrap_ship(position: ArkwrightPosition, seat: int, pier: int) -> None:
    """Return the ship to the mat, its crew to the fired space, and remove its marker from the administration table."""
    company, printed = position.companies[seat], position.rules.printed
    kind = company.ships[pier]
    position.ship_offer[kind] += 1
    position.fired += printed.ship_crew[kind]
    company.ships[pier] = NO_SHIP
    row = company.row_of(PIER + pier)
    if row >= 0:
        company.placed[row] = NO_MARKER
    if position.events is not None:
        position.tell_all("scrapped", seat, capacity=printed.ship_capacity[kind])
    for hook in position.rules.given_back:
        hook(position, seat, NO_TILE, kind)


class EventSpace(Steering["ArkwrightPosition"]):
    """The indicator reaches the event space: old events end, markers return, the harbour is paid (B18 1–3)."""

    NAME = "event-space"

    def resume(self, position: ArkwrightPosition) -> bool:
        position.strike = False
        if position.navigation:
            position.navigation = False
            for good in range(GOODS):
                position.importers[good] += position.rules.printed.navigation
        wage, printed = position.wage(), position.rules.printed
        for seat in position.clockwise():
            company = position.companies[seat]
            company.jubilee = False
            for row in range(len(company.placed)):
                company.placed[row] = NO_MARKER
            workers = harbour_workers(printed, company)
            if workers:
                paid = harbour_wages(printed, company, workers, wage)
                if position.events is not None:
                    position.tell_all("harbour-wages", seat, workers=workers, paid=paid)
                position.pay(seat, paid)
        position.frames.pop()
        return False


class Dismissals(EverySeat["ArkwrightPosition"]):
    """All seats may dismiss warehouse workers, and ships with their crews, after they are paid (WF 2680)."""

    NAME = "dismissals"

    def ask(self, position: ArkwrightPosition, seat: int) -> None:
        company = position.companies[seat]
        if company.spots or company.ships[0] != NO_SHIP or company.ships[1] != NO_SHIP:
            position.frames.append(Dismiss(seat))


class Dismiss(Phase["ArkwrightPosition"]):
    """The player dismisses one worker or one ship per decision."""

    NAME = "dismiss"
    STANDING: ClassVar[dict[str, tuple[str, ...]]] = {"dismiss": ("keep",)}

    @classmethod
    def askable(cls, position: ArkwrightPosition) -> list[str]:
        return ["dismiss"] if position.rules.harbour else []

    def resume(self, position: ArkwrightPosition) -> bool:
        return True

    def standing_questions(self, position: ArkwrightPosition) -> list[StandingQuestion]:
        return [StandingQuestion("dismiss", {"keep": position.rules.catalogue.done})]

    def moves(self, position: ArkwrightPosition) -> list[Move]:
        catalogue, company = position.rules.catalogue, position.companies[self.seat]
        found: list[Move] = [catalogue.done]
        found += [catalogue.dismiss[spot] for spot in range(SPOTS) if company.manned(spot)]
        found += [catalogue.scrap[pier] for pier in range(2) if company.ships[pier] != NO_SHIP]
        return found

    def why_not(self, position: ArkwrightPosition, move: Move) -> Reason | None:
        company = position.companies[self.seat]
        if move.kind == kinds.DONE:
            return None
        if move.kind == kinds.DISMISS:
            if company.manned(move.a):
                return None
            return Reason("spot-empty", "WF 2680", {"spot": SPOT_NAMES[move.a]})
        if move.kind == kinds.SCRAP:
            return why_not_scrap(company, move.a)
        return not_now(self.NAME, "WF 2680")

    def play(self, position: ArkwrightPosition, move: Move) -> None:
        if move.kind == kinds.DONE:
            position.frames.pop()
            check_storage(position, self.seat)
        elif move.kind == kinds.SCRAP:
            scrap_ship(position, self.seat, move.a)
        else:
            position.companies[self.seat].clear_spot(move.a)
            position.fired += 1
            if position.events is not None:
                position.tell_all("dismissed", self.seat, spot=SPOT_NAMES[move.a])


def why_not_scrap(company: Company, pier: int) -> Reason | None:
    """Return why the ship on this pier cannot be removed: there must be one."""
    return None if company.ships[pier] != NO_SHIP else Reason("pier-empty", "WF 2690", {"pier": pier + 1})


class OpiumLosses(EverySeat["ArkwrightPosition"]):
    """After an opium war in the previous decade, every player loses a ship of their choice (PB 736)."""

    NAME = "opium-losses"

    def ask(self, position: ArkwrightPosition, seat: int) -> None:
        ships = position.companies[seat].ships
        if not position.opium:
            return
        there = [pier for pier in range(2) if ships[pier] != NO_SHIP]
        if len(there) == 2 and ships[0] != ships[1]:
            position.frames.append(LoseShip(seat))
        elif there:
            scrap_ship(position, seat, there[0])

    def over(self, position: ArkwrightPosition) -> None:
        position.opium = False


class LoseShip(Phase["ArkwrightPosition"]):
    """The player chooses which of two different ships to lose."""

    NAME = "lose-ship"

    def problems(self, position: ArkwrightPosition) -> list[tuple[str, str]]:
        if NO_SHIP in position.companies[self.seat].ships:
            return [("seat", f"seat {self.seat + 1} must have two ships to choose one")]
        return []

    def resume(self, position: ArkwrightPosition) -> bool:
        return True

    def moves(self, position: ArkwrightPosition) -> list[Move]:
        return position.rules.catalogue.scrap.copy()

    def why_not(self, position: ArkwrightPosition, move: Move) -> Reason | None:
        if move.kind != kinds.SCRAP:
            return not_now(self.NAME, "PB 736")
        return why_not_scrap(position.companies[self.seat], move.a)

    def play(self, position: ArkwrightPosition, move: Move) -> None:
        position.frames.pop()
        scrap_ship(position, self.seat, move.a)


class Brokers(EverySeat["ArkwrightPosition"]):
    """Owners of a broker have a short stock exchange at the end of the decade; the tile is kept (PB 357, B72)."""

    NAME = "brokers"

    def ask(self, position: ArkwrightPosition, seat: int) -> None:
        if position.companies[seat].has(BROKER):
            position.frames.append(position.rules.exchange(seat, False))

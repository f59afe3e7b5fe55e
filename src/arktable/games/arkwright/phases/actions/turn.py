"""A player's turn in the action phase (WF 724–830): a marker, its main action, its additional action.

Passing is not possible: a marker must be placed or used again and paid for. Both actions may be forgone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from arktable.engine.flow import Phase
from arktable.engine.moves import Move
from arktable.engine.reasons import Reason, not_now
from arktable.games.arkwright import moves as kinds
from arktable.games.arkwright.economy import administration
from arktable.games.arkwright.economy.administration import BARRED_ROW
from arktable.games.arkwright.phases.actions.distribution import Distribution, distribution_budget
from arktable.games.arkwright.phases.actions.factory import FactoryAction
from arktable.games.arkwright.phases.actions.machinery import BuyMachines, machines_for
from arktable.games.arkwright.phases.actions.production_action import ProductionAction
from arktable.games.arkwright.phases.actions.quality import RaiseQuality
from arktable.games.arkwright.phases.actions.shipping import ShipAction
from arktable.games.arkwright.phases.actions.turn_result import CHOOSING, EXTRA, MAIN, OVER, STAGES, TurnResult
from arktable.games.arkwright.phases.actions.workers import HireAndFire
from arktable.games.arkwright.phases.bill import pay_bill
from arktable.games.arkwright.terms import (
    ACCOUNTANT,
    ACTION_NAMES,
    ACTION_OF,
    ADMIN_ROWS,
    DARK_REORGANIZATION,
    DISTRIBUTION,
    ENGINEER,
    EXCHANGE,
    FACTORY,
    FREE_ROW,
    LIGHT_REORGANIZATION,
    MACHINERY,
    MARKER_NAMES,
    PIER,
    PRODUCTION,
    QUALITY,
    SHADE_OF,
    SHIP,
    WEALTH_OF_NATIONS,
    WORKERS,
)

if TYPE_CHECKING:
    from arktable.games.arkwright.company import Company
    from arktable.games.arkwright.state import ArkwrightPosition


class Turn(TurnResult):
    """The turn of one player: `marker` and `amount` paid.

    The main action records here which factories it `touched` and what is `spare`.
    """

    NAME = "marker"

    def under_way(self, position: ArkwrightPosition, viewer: int) -> dict[str, Any]:
        if self.stage == CHOOSING:
            return {}
        turn = {
            "seat": self.seat,
            "marker": MARKER_NAMES[self.marker],
            "action": ACTION_NAMES[ACTION_OF[self.marker]],
            "paid": self.amount,
            "owed": self.owed,
        }
        return {"turn": turn}

    def problems(self, position: ArkwrightPosition) -> list[tuple[str, str]]:
        if self.stage != CHOOSING and not 0 <= self.marker < len(MARKER_NAMES):
            return [("marker", "must be the marker that was used")]
        if not 0 <= self.stage < len(STAGES):
            return [("stage", f"must be one of {', '.join(STAGES)}")]
        if self.owed and not self.billed:
            return [("owed", "is on a bill, so billed must be true")]
        return []

    def resume(self, position: ArkwrightPosition) -> bool:
        if self.stage == CHOOSING:
            return True
        if self.stage == MAIN:
            self.stage = EXTRA
            main = self._main(position)
            if main is not None:
                position.frames.append(main)
            else:
                self.spare = self.amount
        elif self.stage == EXTRA:
            self.stage = OVER
            if self.billed:
                pay_bill(position, self)
            extra = position.rules.additional(position, self)
            if extra is not None:
                position.frames.append(extra)
        else:
            position.companies[self.seat].banned = 0
            position.frames.pop()
            position.end_turn(self.seat)
        return False

    # -- choosing a marker --------------------------------------------------------------------------------------

    def moves(self, position: ArkwrightPosition) -> list[Move]:
        company = position.companies[self.seat]
        printed, catalogue = position.rules.printed, position.rules.catalogue
        free: list[int] = []
        lying = _rows(company, position.bureaucracy, free)
        owned = _owned(company)
        fixed = not company.has(ACCOUNTANT) and not company.has(ENGINEER)  # the price of a row is the amount paid
        found: list[Move] = []
        for marker in range(PIER):
            if not owned >> marker & 1:
                continue
            if lying >> marker & 1:
                low, high = administration.amounts(printed, company, marker, company.row_of(marker))
                found += catalogue.reuse[marker][low : high + 1]
            elif fixed:
                places = catalogue.place[marker]
                found += [places[row][printed.row_costs[row]] for row in free]
            else:
                for row in free:
                    low, high = administration.amounts(printed, company, marker, row)
                    found += catalogue.place[marker][row][low : high + 1]
        if owned >> PIER:
            self._add_ships(position, owned, lying, free, found)
        if owned >> LIGHT_REORGANIZATION:
            marker = LIGHT_REORGANIZATION if owned >> LIGHT_REORGANIZATION & 1 else DARK_REORGANIZATION
            found += (
                catalogue.reuse[marker] if lying >> marker & 1 else [catalogue.place[marker][row][0] for row in free]
            )
        return found

    def _add_ships(
        self, position: ArkwrightPosition, owned: int, lying: int, free: list[int], found: list[Move]
    ) -> None:
        """Add the moves of ships where the amount paid covers their capacity (WF 1681–1693, 2053)."""
        company = position.companies[self.seat]
        printed, catalogue = position.rules.printed, position.rules.catalogue
        for marker in (PIER, PIER + 1):
            if not owned >> marker & 1:
                continue
            least = self._least(position, marker)
            if lying >> marker & 1:
                low, high = administration.amounts(printed, company, marker, company.row_of(marker))
                found += catalogue.reuse[marker][max(low, least) : high + 1]
            else:
                for row in free:
                    low, high = administration.amounts(printed, company, marker, row)
                    found += catalogue.place[marker][row][max(low, least) : high + 1]

    def _least(self, position: ArkwrightPosition, marker: int) -> int:
        """Return the least that must be paid for this marker, whatever its row costs: the capacity of a ship (B61)."""
        if ACTION_OF[marker] != SHIP or position.rules.ships_forgone:
            return 0
        return position.rules.printed.ship_capacity[position.companies[self.seat].ships[marker - PIER]]

    def why_not(self, position: ArkwrightPosition, move: Move) -> Reason | None:
        if move.kind not in (kinds.PLACE, kinds.REUSE):
            return not_now(self.NAME, "WF 737")
        company = position.companies[self.seat]
        name = MARKER_NAMES[move.a]
        if not _owned(company) >> move.a & 1:
            return Reason("no-marker", "WF 732", {"marker": name})
        row = company.row_of(move.a)
        if move.kind == kinds.REUSE and row < 0:
            return Reason("marker-not-placed", "WF 783", {"marker": name})
        if move.kind == kinds.PLACE:
            if row >= 0:
                return Reason("marker-placed", "WF 783", {"marker": name})
            closed = self._why_not_row(position, move.b)
            if closed is not None:
                return closed
            row = move.b
        return self._why_not_amount(position, move, row)

    def _why_not_amount(self, position: ArkwrightPosition, move: Move, row: int) -> Reason | None:
        """Return why this amount cannot be paid for a marker on this row."""
        low, high = administration.amounts(position.rules.printed, position.companies[self.seat], move.a, row)
        if low == high != move.c:
            return Reason("exact-amount", "WF 739", {"want": move.c, "need": low})
        if not low <= move.c <= high:
            return Reason("wrong-amount", "WF 739", {"want": move.c, "low": low, "high": high})
        least = self._least(position, move.a)
        if move.c < least:
            rule = "WF 1681" if move.kind == kinds.PLACE else "WF 2053"
            return Reason("ship-underpaid", rule, {"want": move.c, "need": least})
        return None

    def _why_not_row(self, position: ArkwrightPosition, row: int) -> Reason | None:
        company, cost = position.companies[self.seat], position.rules.printed.row_costs[row]
        if company.placed[row] >= 0:
            return Reason("row-taken", "WF 779", {"row": cost})
        if not administration.barred(company, row, position.bureaucracy):
            return None
        if row == FREE_ROW:
            return Reason("no-tile", "PB 1031", {"tile": "wealth-of-nations"})
        return Reason("row-barred", "PB 635", {"row": cost})

    def play(self, position: ArkwrightPosition, move: Move) -> None:
        company = position.companies[self.seat]
        self.marker, self.amount = move.a, move.c
        fee = 0
        if move.kind == kinds.PLACE:
            company.placed[move.b] = move.a
        else:
            row = company.row_of(move.a)
            fee = administration.fee(position.rules.printed, company, row, position.bureaucracy)
        if position.events is not None:
            again = 1 if move.kind == kinds.REUSE else 0
            position.tell_all("marker", self.seat, marker=MARKER_NAMES[move.a], paid=move.c + fee, again=again)
        position.rules.pay_marker(position, self, move.c, fee)
        self.stage = MAIN

    def why_no_main(self, position: ArkwrightPosition, move: Move) -> Reason | None:
        action = ACTION_OF[self.marker]
        if self.touched:
            return None  # it was carried out
        if action == MACHINERY and move.kind == kinds.MACHINE:
            return BuyMachines(self.seat, 0).why_not(position, move) if self._main(position) is None else None
        if (action == QUALITY and move.kind == kinds.RAISE) or (action == SHIP and move.kind == kinds.DELIVER):
            main = self._main(position)
            return None if main is None else main.why_not(position, move)
        return None

    # -- effects of the marker ----------------------------------------------------------------------------------

    def _main(self, position: ArkwrightPosition) -> Phase[Any] | None:
        seat, marker, amount = self.seat, self.marker, self.amount
        printed, company = position.rules.printed, position.companies[self.seat]
        action = ACTION_OF[marker]
        if action == FACTORY:
            return FactoryAction(seat)
        if action == WORKERS:
            return HireAndFire(seat)
        if action == EXCHANGE:
            return position.rules.exchange(seat, True)
        if action == MACHINERY:
            number = machines_for(printed, company, marker, amount)
            return BuyMachines(seat, number) if number else None
        if action == QUALITY:
            return RaiseQuality(seat, marker, amount)
        if action == DISTRIBUTION:
            return Distribution(seat, distribution_budget(printed, marker, amount))
        if action == SHIP:
            kind = company.ships[marker - PIER]
            return ShipAction(seat, kind) if amount >= printed.ship_capacity[kind] else None
        # The reorganization marker has no main action (PB 995).
        return ProductionAction(seat, printed.production_rows[SHADE_OF[marker]]) if action == PRODUCTION else None


def _rows(company: Company, bureaucracy: bool, free: list[int]) -> int:
    """Add the rows that may take a marker to `free`; return the markers on the table, a bit each."""
    lying, placed = 0, company.placed
    for row in range(ADMIN_ROWS):
        marker = placed[row]
        if marker >= 0:
            lying |= 1 << marker
        elif row != BARRED_ROW or not administration.barred(company, row, bureaucracy):
            free.append(row)
    if placed[FREE_ROW] >= 0:
        lying |= 1 << placed[FREE_ROW]
    elif company.tiles >> WEALTH_OF_NATIONS & 1:
        free.append(FREE_ROW)
    return lying


def _owned(company: Company) -> int:
    """Return the markers that a company may use, a bit each, with the ships at its piers."""
    owned = company.markers
    if company.ships[0] >= 0:
        owned |= 1 << PIER
    if company.ships[1] >= 0:
        owned |= 2 << PIER
    return owned

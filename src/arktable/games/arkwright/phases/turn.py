"""A player's turn in the action phase (WF 724–830): a marker, its main action, its additional action.

Passing is not possible: a marker must be placed or used again and paid for. Both actions may be forgone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from arktable.engine.flow import Phase
from arktable.engine.moves import Move
from arktable.engine.reasons import Reason, not_now
from arktable.games.arkwright import moves as kinds
from arktable.games.arkwright.economy import administration
from arktable.games.arkwright.phases.distribution import Distribution
from arktable.games.arkwright.phases.exchange import StockExchange
from arktable.games.arkwright.phases.factory import FactoryAction
from arktable.games.arkwright.phases.machinery import BuyMachines
from arktable.games.arkwright.phases.overtime import ProductionAction
from arktable.games.arkwright.phases.price import AdjustPrices
from arktable.games.arkwright.phases.quality import RaiseQuality
from arktable.games.arkwright.phases.result import TurnResult
from arktable.games.arkwright.phases.shipping import ShipAction
from arktable.games.arkwright.phases.special import TakeSpecial
from arktable.games.arkwright.phases.workers import HireAndFire
from arktable.games.arkwright.terms import (
    ACCOUNTANT,
    ACTION_OF,
    ADJUST_PRICE,
    DISTRIBUTION,
    ENGINEER,
    EXCHANGE,
    EXTRA_OF,
    FACTORY,
    MACHINERY,
    MARKER_NAMES,
    MARKERS,
    PIER,
    QUALITY,
    SHADE_OF,
    SHIP,
    TAKE_SPECIAL,
    WORKERS,
)

if TYPE_CHECKING:
    from arktable.games.arkwright.company import Company
    from arktable.games.arkwright.state import ArkwrightPosition

CHOOSING: Final = 0
MAIN: Final = 1
EXTRA: Final = 2
OVER: Final = 3


class Turn(TurnResult):
    """`marker` and `amount` paid; the main action leaves here which factories it `touched` and what is `spare`."""

    __slots__ = ("amount", "marker", "stage")

    def __init__(self, seat: int, stage: int = CHOOSING, marker: int = -1, amount: int = 0) -> None:
        super().__init__(seat)
        self.stage = stage
        self.marker = marker
        self.amount = amount

    def name(self) -> str:
        return "marker"

    def copy(self) -> Turn:
        twin = Turn(self.seat, self.stage, self.marker, self.amount)
        twin.touched = self.touched
        twin.spare = self.spare
        return twin

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
            extra = self._extra()
            if extra is not None:
                position.frames.append(extra)
        else:
            position.companies[self.seat].banned = 0
            position.frames.pop()
        return False

    # -- choosing a marker --------------------------------------------------------------------------------------

    def moves(self, position: ArkwrightPosition) -> list[Move]:
        company = position.companies[self.seat]
        tables, table = position.rules.tables, position.rules.moves
        free: list[int] = []
        lying = 0  # markers on the table, a bit each
        for row in range(5):
            marker = company.placed[row]
            if marker >= 0:
                lying |= 1 << marker
            elif not administration.barred(company, row, position.bureaucracy):
                free.append(row)
        fixed = not company.has(ACCOUNTANT) and not company.has(ENGINEER)  # what a row costs is what is paid
        found: list[Move] = []
        for marker in range(MARKERS):
            if not _owns(company, marker):
                continue
            if lying >> marker & 1:
                low, high = administration.amounts(tables, company, marker, company.row_of(marker))
                found += table.reuse[marker][low : high + 1]
            elif fixed:
                places = table.place[marker]
                found += [places[row][tables.admin_rows[row]] for row in free]
            else:
                for row in free:
                    low, high = administration.amounts(tables, company, marker, row)
                    found += table.place[marker][row][low : high + 1]
        return found

    def why_not(self, position: ArkwrightPosition, move: Move) -> Reason | None:
        if move.kind not in (kinds.PLACE, kinds.REUSE):
            return not_now(self.name(), "WF 737")
        company = position.companies[self.seat]
        name = MARKER_NAMES[move.a]
        if not _owns(company, move.a):
            return Reason("no-marker", "WF 732", {"marker": name})
        lies = company.row_of(move.a)
        if move.kind == kinds.REUSE and lies < 0:
            return Reason("marker-not-placed", "WF 783", {"marker": name})
        if move.kind == kinds.PLACE:
            if lies >= 0:
                return Reason("marker-placed", "WF 783", {"marker": name})
            row = position.rules.tables.admin_rows[move.b]
            if company.placed[move.b] >= 0:
                return Reason("row-taken", "WF 779", {"row": row})
            if administration.barred(company, move.b, position.bureaucracy):
                return Reason("row-barred", "PB 635", {"row": row})
            lies = move.b
        low, high = administration.amounts(position.rules.tables, company, move.a, lies)
        if not low <= move.c <= high:
            return Reason("wrong-amount", "WF 739", {"want": move.c, "low": low, "high": high})
        return None

    def play(self, position: ArkwrightPosition, move: Move) -> None:
        company = position.companies[self.seat]
        self.marker, self.amount = move.a, move.c
        cost = move.c
        if move.kind == kinds.PLACE:
            company.placed[move.b] = move.a
        else:
            row = company.row_of(move.a)
            cost += administration.fee(position.rules.tables, company, row, position.bureaucracy)
        if position.events is not None:
            again = 1 if move.kind == kinds.REUSE else 0
            position.tell_all("marker", self.seat, marker=MARKER_NAMES[move.a], paid=cost, again=again)
        position.pay(self.seat, cost)
        self.stage = MAIN

    # -- what the marker brings ---------------------------------------------------------------------------------

    def _main(self, position: ArkwrightPosition) -> Phase[Any] | None:
        seat, marker, amount = self.seat, self.marker, self.amount
        tables, company = position.rules.tables, position.companies[self.seat]
        action = ACTION_OF[marker]
        if action == FACTORY:
            return FactoryAction(seat)
        if action == WORKERS:
            return HireAndFire(seat)
        if action == EXCHANGE:
            return StockExchange(seat)
        if action == MACHINERY:
            number = administration.machines(tables, company, marker, amount)
            return BuyMachines(seat, number) if number else None
        if action == QUALITY:
            return RaiseQuality(seat, marker, amount)
        if action == DISTRIBUTION:
            return Distribution(seat, administration.distribution_budget(tables, marker, amount))
        if action == SHIP:
            kind = company.ships[marker - PIER]
            return ShipAction(seat, kind) if amount >= tables.ship_capacity[kind] else None
        return ProductionAction(seat, tables.production_rows[SHADE_OF[marker]])

    def _extra(self) -> Phase[Any] | None:
        extra = EXTRA_OF[self.marker]
        if extra == ADJUST_PRICE:
            # The £1 rule is for quality and distribution only (WF 1916).
            spare = self.spare if ACTION_OF[self.marker] in (QUALITY, DISTRIBUTION) else 0
            return AdjustPrices(self.seat, self.touched, spare)
        if extra == TAKE_SPECIAL:
            return TakeSpecial(self.seat)
        return None


def _owns(company: Company, marker: int) -> bool:
    if marker >= PIER:
        return company.ships[marker - PIER] >= 0
    return bool(company.markers >> marker & 1)

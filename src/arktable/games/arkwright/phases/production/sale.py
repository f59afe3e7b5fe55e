"""The sale of the active good (WF 2090–2361): the state machine of `economy/sale.py`, driven by players' choices."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from arktable.engine.fields import Code
from arktable.engine.flow import Phase, StandingQuestion
from arktable.engine.moves import Move
from arktable.engine.reasons import Reason, not_now
from arktable.engine.state import field
from arktable.games.arkwright import moves as kinds
from arktable.games.arkwright.economy import factory, job_market, sale, warehouse
from arktable.games.arkwright.economy.sale import RunningSale, Sale
from arktable.games.arkwright.phases.production.extra_shifts import why_no_shift
from arktable.games.arkwright.phases.production.result import needs_production, production_under_way
from arktable.games.arkwright.phases.production.scene_events import tell_claims
from arktable.games.arkwright.phases.production.school import tell_shut, why_not_asked
from arktable.games.arkwright.terms import EXTRA_SHIFTS, GOODS, SCHOOL
from arktable.games.arkwright.text.fields import good_names
from arktable.games.arkwright.tiles import is_in_play, return_tile

if TYPE_CHECKING:
    from arktable.games.arkwright.company import Company
    from arktable.games.arkwright.printed import Printed
    from arktable.games.arkwright.state import ArkwrightPosition


def seller_of(printed: Printed, company: Company, good: int) -> sale.Seller:
    """Return a company's present side of a sale."""
    if not company.level[good]:
        return sale.Seller(-1, 0, 0, 0, False, False, 0)
    rows = factory.producing_rows(printed, company, good)
    top = factory.highest_of(rows)
    row_goods = printed.output[good][company.level[good]][top] if top >= 0 else 0
    return sale.Seller(
        factory.appeal(printed, company, good),
        factory.product_quality(printed, company, good),
        factory.output(printed, company, good, rows),
        company.stock[good],
        company.has(EXTRA_SHIFTS),
        company.has(SCHOOL) and row_goods > 0,
        row_goods,
    )


def open_sale(position: ArkwrightPosition, good: int) -> sale.Sale:
    """Return the sale of this good as it would run now."""
    printed = position.rules.printed
    sellers = [seller_of(printed, company, good) for company in position.companies]
    return sale.Sale(sellers, position.importers[good], job_market.demand(position, good), position.start)


def shifts_arrive(position: ArkwrightPosition, seat: int) -> None:
    """Let a seat that gets extra shifts during a sale use them, if it still can (PB 435, 1021)."""
    for frame in position.frames:
        if isinstance(frame, SellGoods):
            frame.sale.sellers[seat].get_shifts()


class SellGoods(Phase["ArkwrightPosition"]):
    """Asks the players who have a choice when called; results go to the production phase below."""

    NAME = "sale"
    STANDING: ClassVar[dict[str, tuple[str, ...]]] = {
        "school": ("run", "shut"),
        "stock": ("sell", "keep"),
        "shifts": ("use", "keep"),
    }
    good: int = field(Code, good_names)
    sale: Sale = field(RunningSale)

    @classmethod
    def askable(cls, position: ArkwrightPosition) -> list[str]:
        found = ["school", "stock"] if is_in_play(position, SCHOOL) else ["stock"]
        return [*found, "shifts"] if is_in_play(position, EXTRA_SHIFTS) else found

    def asked(self, position: ArkwrightPosition, viewer: int) -> dict[str, Any]:
        running = self.sale
        sellers = [
            {"appeal": seller.appeal, "sold": seller.sold, "made_left": seller.made, "out": seller.out}
            for seller in running.sellers
        ]
        return {
            "sale": {
                "good": self.good,
                "token": running.token,
                "demand_left": running.demand,
                "importer_sold": running.importer_sold,
                "sellers": sellers,
            }
        }

    def problems(self, position: ArkwrightPosition) -> list[tuple[str, str]]:
        found = needs_production(position, self)
        if not 0 <= self.good < GOODS:
            found.append(("good", "must be a good"))
        elif not found and production_under_way(position).good != self.good:
            found.append(("good", "must be the good of the production phase"))
        return found or [(f"sale.{field}", what) for field, what in self._sale_problems(position)]

    def _sale_problems(self, position: ArkwrightPosition) -> list[tuple[str, str]]:
        running, seats = self.sale, position.seats
        if len(running.sellers) != seats:
            return [("sellers", f"there must be one for each of {seats} seats, not {len(running.sellers)}")]
        for seat, seller in enumerate(running.sellers):
            if (seller.appeal < 0) == bool(position.companies[seat].level[self.good]):
                return [(f"sellers[{seat}].appeal", "must be −1 without a factory, and only then")]
        called = running.order
        once = len(set(called)) == len(called)
        if not once or not all(-1 <= seat < seats for seat in called) or not 0 <= running.group <= running.at:
            return [("order", "must be seats, and the importer as 0")]
        for name, number, low, high in self._bounds(position):
            if not low <= number <= high:
                return [(name, f"must be {low} to {high}, not {number}")]
        if position.frames[-1] is not self:
            # The answer is given, and a decision that it caused is asked first; then the next call follows (PB 1021).
            over = running.asked == sale.OVER and running.at <= len(running.order)
            return [] if over else [("asked", "must be 0 while another decision is asked")]
        if running.at >= len(running.order) or running.order[running.at] != self.seat or running.asked != self.seat:
            return [("at", f"it must be the call of seat {self.seat + 1}")]
        if not running.sellers[self.seat].can_sell():
            return [("asked", f"seat {self.seat + 1} has nothing to choose")]
        return []

    def _bounds(self, position: ArkwrightPosition) -> list[tuple[str, int, int, int]]:
        """Return the numbers of the sale with their bounds."""
        running, printed = self.sale, position.rules.printed
        appeal, imported = factory.most_appeal(printed), factory.most_importer_appeal(printed)
        goods = warehouse.most_stock(printed, self.good)
        found = [
            ("importer", running.importer, 0, imported),
            ("demand", running.demand, -position.seats, printed.spaces),
            ("importer_sold", running.importer_sold, 0, printed.spaces),
            ("token", running.token, 0, max(appeal, imported) + 1),
            ("missed", running.missed, sale.NOBODY_MISSED, position.seats - 1),
        ]
        for seat, seller in enumerate(running.sellers):
            place = f"sellers[{seat}]"
            found += [
                (f"{place}.appeal", seller.appeal, -1, appeal),
                (f"{place}.quality", seller.quality, 0, appeal + printed.price_low),
                (f"{place}.made", seller.made, 0, goods),
                (f"{place}.stock", seller.stock, 0, goods),
                (f"{place}.row_goods", seller.row_goods, 0, goods),
                (f"{place}.sold", seller.sold, 0, goods + printed.spaces),
                (f"{place}.sold_made", seller.sold_made, 0, goods),
            ]
        return found

    def resume(self, position: ArkwrightPosition) -> bool:
        if position.events is not None:
            self.sale.heard = []
        seat = self.sale.step()
        if position.events is not None:
            tell_claims(position, self.sale)
        if seat != sale.OVER:
            self.seat = seat
            return True
        self._settle(position)
        return False

    def _settle(self, position: ArkwrightPosition) -> None:
        production, printed = production_under_way(position), position.rules.printed
        production.importer_sold = self.sale.importer_sold
        name = printed.goods[self.good]
        for seat in position.clockwise():
            seller, company = self.sale.sellers[seat], position.companies[seat]
            if seller.appeal < 0:
                continue
            production.sold[seat] = seller.sold
            production.surplus[seat] = seller.made
            made = seller.sold_made + seller.made
            if seller.shut:
                production.shut[seat] = factory.top_row(printed, company, self.good)
            else:
                production.top_sold[seat] = seller.top_sold()
            earned = seller.sold * company.price[self.good]
            if earned:
                position.earn(seat, earned)
            if position.events is not None:
                position.tell_all(
                    "sale", seat, good=name, made=made, n=seller.sold, price=company.price[self.good], earned=earned,
                    appeal=seller.appeal,
                )  # fmt: skip
        if position.events is not None:
            position.tell_all("importer-sale", -1, good=name, n=self.sale.importer_sold)
            self._tell_ties(position)
        position.frames.pop()

    def _tell_ties(self, position: ArkwrightPosition) -> None:
        """Record why the last unit of demand was sold as it was (WF 2216–2231)."""
        if self.sale.together:
            position.tell_all("sold-together", -1)
        if self.sale.missed >= 0:
            position.tell_all("last-unit", self.sale.missed, why=self.sale.why_missed())
        elif self.sale.missed != sale.NOBODY_MISSED:
            position.tell_all("last-unit-importer", -1, why=self.sale.why_missed())

    def moves(self, position: ArkwrightPosition) -> list[Move]:
        catalogue, seller = position.rules.catalogue, self.sale.sellers[self.seat]
        if seller.made:
            return [catalogue.row_on, catalogue.row_off]
        found: list[Move] = [catalogue.stop]
        if seller.stock:
            found.append(catalogue.stock)
        if seller.shifts:
            found.append(catalogue.shift_work)
        return found

    def standing_questions(self, position: ArkwrightPosition) -> list[StandingQuestion]:
        catalogue, seller = position.rules.catalogue, self.sale.sellers[self.seat]
        if seller.made:
            return [StandingQuestion("school", {"run": catalogue.row_on, "shut": catalogue.row_off})]
        found: list[StandingQuestion] = []
        if seller.stock:
            found.append(StandingQuestion("stock", {"sell": catalogue.stock, "keep": catalogue.stop}))
        if seller.shifts:
            found.append(StandingQuestion("shifts", {"use": catalogue.shift_work, "keep": catalogue.stop}))
        return found

    def why_not(self, position: ArkwrightPosition, move: Move) -> Reason | None:
        if move in self.moves(position):
            return None
        seller = self.sale.sellers[self.seat]
        if move.kind in (kinds.STOP, kinds.STOCK) and seller.made:
            return Reason("must-sell", "WF 2180", {"have": seller.made})
        if move.kind == kinds.STOCK:
            return Reason("too-few", "WF 2188", {"what": "goods", "have": 0, "need": 1})
        if move.kind == kinds.SHIFT_WORK:
            return why_no_shift(position, self.seat, self.good) or Reason("no-extra-shift", "WF 2317")
        if move.kind in (kinds.ROW_ON, kinds.ROW_OFF):
            return why_not_asked(position, self.seat, seller)
        return not_now(self.NAME, "WF 2170")

    def play(self, position: ArkwrightPosition, move: Move) -> None:
        company = position.companies[self.seat]
        if position.events is not None:
            self.sale.heard = []
        if move.kind == kinds.STOCK:
            company.stock[self.good] -= 1
            self.sale.answer(sale.SELL_STOCK)
        elif move.kind == kinds.SHIFT_WORK:
            return_tile(position, self.seat, EXTRA_SHIFTS)
            self.sale.answer(sale.USE_SHIFT)
        elif move.kind == kinds.STOP:
            self.sale.answer(sale.STOP)
        elif move.kind == kinds.ROW_ON:
            self.sale.answer(sale.KEEP_ROW)
        else:
            self.sale.answer(sale.SHUT_ROW)
            tell_shut(position, self.seat, self.good)
        if position.events is not None:
            tell_claims(position, self.sale)

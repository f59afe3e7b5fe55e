"""What would happen if the good's production ran now: who sells what, income, costs, share steps, cash.

The sale is a dialogue; a forecast answers it by a `Policy`. It looks at nothing hidden: demand, importers, companies
and wages lie open on the table. It changes nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arktable.games.arkwright.economy import factory, sale
from arktable.games.arkwright.phases.sale import open_sale
from arktable.games.arkwright.terms import GOODS

if TYPE_CHECKING:
    from arktable.games.arkwright.shapes import ForecastView, SellerView
    from arktable.games.arkwright.state import ArkwrightPosition


class Policy:
    """How a seller answers when called: from stock or not, with extra shifts or not, shut a school's row or not."""

    def __init__(self, sell_stock: bool = True, use_shifts: bool = False, shut_row: bool = False) -> None:
        self.sell_stock: Final[bool] = sell_stock
        self.use_shifts: Final[bool] = use_shifts
        self.shut_row: Final[bool] = shut_row

    def answer(self, seller: sale.Seller) -> int:
        """The answer of a seller who has a choice."""
        if seller.made:
            return sale.SHUT_ROW if self.shut_row else sale.KEEP_ROW
        if seller.shifts and self.use_shifts:
            return sale.USE_SHIFT
        if seller.stock and self.sell_stock:
            return sale.SELL_STOCK
        return sale.STOP


class Forecast:
    """The outcome for one good, by seat."""

    __slots__ = ("appeals", "costs", "good", "importer_sold", "income", "makes", "order", "sold", "steps")

    def __init__(self, good: int, seats: int) -> None:
        self.good = good
        self.makes: list[int] = [0] * seats
        self.sold: list[int] = [0] * seats
        self.income: list[int] = [0] * seats
        self.costs: list[int] = [0] * seats
        self.steps: list[int] = [0] * seats
        self.appeals: list[int] = [-1] * seats
        self.importer_sold = 0
        self.order: list[int] = []
        """Those with a factory and the importer (−1), in the order in which they are called."""


STANDARD: Final = Policy()


def run_sale(running: sale.Sale, policies: list[Policy]) -> sale.Sale:
    """Carry a sale to its end, every seat answering by its policy."""
    seat = running.step()
    while seat != sale.OVER:
        running.answer(policies[seat].answer(running.sellers[seat]))
        seat = running.step()
    return running


def forecast(position: ArkwrightPosition, good: int, policies: list[Policy] | None = None) -> Forecast:
    """The outcome if the production of this good ran now."""
    printed, seats = position.rules.printed, position.seats
    done = run_sale(open_sale(position, good), policies or [STANDARD] * seats)
    outcome = Forecast(good, seats)
    outcome.importer_sold = done.importer_sold
    outcome.order = done.calls([seat for seat in done.clockwise() if done.sellers[seat].appeal >= 0], True)
    wage = position.wage()
    for seat, seller in enumerate(done.sellers):
        company = position.companies[seat]
        if not company.level[good]:
            continue
        shut = factory.top_row(printed, company, good) if seller.shut else -1
        outcome.appeals[seat] = seller.appeal
        outcome.makes[seat] = seller.sold_made + seller.made
        outcome.sold[seat] = seller.sold
        outcome.income[seat] = seller.sold * company.price[good]
        outcome.costs[seat] = factory.running_costs(printed, company, good, wage, shut)
    outcome.steps = position.rules.share_steps(position, good, outcome.appeals, outcome.sold, done.importer_sold)
    return outcome


def forecast_view(position: ArkwrightPosition) -> list[ForecastView]:
    """All four goods, ready for the wire: the sellers of each and the importer."""
    found: list[ForecastView] = []
    for good in range(GOODS):
        outcome = forecast(position, good)
        importer = position.importers[good]
        found.append(
            {
                "good": good,
                "demand": position.demand(good),
                "importer": importer,
                "importer_sells": outcome.importer_sold,
                "sellers": [_row(outcome, seat, importer) for seat in outcome.order],
            }
        )
    return found


def _row(outcome: Forecast, seat: int, importer: int) -> SellerView:
    if seat < 0:
        return _importer(outcome, importer)
    return {
        "seat": seat,
        "appeal": outcome.appeals[seat],
        "makes": outcome.makes[seat],
        "sells": outcome.sold[seat],
        "income": outcome.income[seat],
        "costs": outcome.costs[seat],
        "steps": outcome.steps[seat],
    }


def _importer(outcome: Forecast, appeal: int) -> SellerView:
    sells = outcome.importer_sold
    return {"seat": -1, "appeal": appeal, "makes": None, "sells": sells, "income": None, "costs": None, "steps": None}

"""What would happen if the good's production ran now: who sells what, income, costs, share value, cash.

A forecast plays the production phase itself on a twin of the position, and every seat answers in the standard way
(`standard.py`): so it says what the rules do, whatever tiles, modules and house rules there are. A production that is
under way is carried to its end, and so is a turn, in which nothing more is done. It looks at nothing hidden. Cash that
the viewer does not know, and cash before the start capital of 1760 is there, counts as enough for everything.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arktable.engine.events import Event
from arktable.engine.seats import OPEN_BOOK
from arktable.games.arkwright.economy import factory
from arktable.games.arkwright.phases.production import begin_production, production_phase
from arktable.games.arkwright.phases.production_result import ProductionResult, running_production
from arktable.games.arkwright.phases.rounds import awaits
from arktable.games.arkwright.phases.sale import open_sale
from arktable.games.arkwright.phases.turn_result import turn_under_way
from arktable.games.arkwright.standard import standard_answer
from arktable.games.arkwright.terms import EXTRA_SHIFTS, GOODS

if TYPE_CHECKING:
    from arktable.games.arkwright.printed import Printed
    from arktable.games.arkwright.shapes import ForecastView, SellerView, ShortfallView
    from arktable.games.arkwright.state import ArkwrightPosition

ENOUGH: Final = 1_000_000
"""Cash that never runs out."""


class Shortfall:
    """What a shortfall takes from a company: shares sold, loans taken, spaces lost; `raised` pounds come of it."""

    __slots__ = ("loans", "raised", "shares", "spaces")

    def __init__(self) -> None:
        self.shares = 0
        self.loans = 0
        self.spaces = 0
        self.raised = 0


class Forecast:
    """The outcome for one good, by seat. `steps` are spaces of the share value, everything counted."""

    __slots__ = (
        "appeals", "cash", "costs", "gave_way", "good", "importer_sold", "income", "makes", "order", "shipped",
        "shipping", "shortfalls", "sold", "spaces", "steps",
    )  # fmt: skip

    def __init__(self, good: int, seats: int) -> None:
        self.good = good
        self.makes: list[int] = [0] * seats
        self.sold: list[int] = [0] * seats
        self.income: list[int] = [0] * seats
        self.costs: list[int] = [0] * seats
        self.steps: list[int] = [0] * seats
        self.spaces: list[int] = [0] * seats
        """Where the companies stand afterwards."""
        self.cash: list[int | None] = [None] * seats
        """Cash afterwards; None where the viewer cannot know it."""
        self.shipped: list[int] = [0] * seats
        """Goods delivered for a contract."""
        self.shipping: list[int] = [0] * seats
        """Pounds for them."""
        self.gave_way: list[bool] = [False] * seats
        """Does the price fall, so that the appeal stays at 0? (WF 2439)"""
        self.shortfalls: list[Shortfall | None] = [None] * seats
        self.appeals: list[int] = [-1] * seats
        self.importer_sold = 0
        self.order: list[int] = []
        """Those with a factory and the importer (−1), in the order in which they are called; then whoever has no
        factory but loses or gains all the same."""


# -- playing it -------------------------------------------------------------------------------------------------------


def coming_good(position: ArkwrightPosition) -> int:
    """The good that is produced next, also while something else is asked after a production; −1: none any more."""
    if position.seat < 0:
        return -1
    running = running_production(position)
    if running is not None:
        return running.good
    if position.decade and awaits(position, begin_production):
        return position.cycle
    if position.cycle + 1 < GOODS:
        return position.cycle + 1
    return -1 if position.decade and position.last_decade() else 0


def is_to_come(position: ArkwrightPosition, good: int) -> bool:
    """Is there still a production of this good before the game ends?"""
    if position.seat < 0:
        return False
    if not position.last_decade() or good > position.cycle:
        return True
    return good == position.cycle and (awaits(position, begin_production) or running_production(position) is not None)


class Ground:
    """What the forecasts of all goods of one position start from, as far as a viewer can know it."""

    __slots__ = ("_ended", "_told", "known", "now", "twin")

    def __init__(self, position: ArkwrightPosition, viewer: int) -> None:
        self.known = [knows_cash(position, seat, viewer) for seat in range(position.seats)]
        self.twin = position.copy()
        for company, is_known in zip(self.twin.companies, self.known, strict=True):
            if not is_known:
                company.cash = ENOUGH
        self.now = [(company.space, company.cash) for company in self.twin.companies]
        self._ended: ArkwrightPosition | None = None
        self._told: list[Event] = []

    def begin(self, good: int) -> Beginning:
        """The production of this good: the one under way, or one that begins once the turn under way has ended."""
        running = running_production(self.twin)
        if running is None or running.good != good:
            before, told = self._turn_ended(), self._told.copy()
            twin = before.copy()
            twin.events = told
            beginning = production_phase(twin, good)
            twin.frames, twin.due = [beginning], []
            return Beginning(before, twin, beginning, told)
        twin, told = self.twin.copy(), list[Event]()
        twin.events = told
        under_way = _only_production(twin, good)
        return Beginning(twin.copy(), twin, under_way, told)

    def _turn_ended(self) -> ArkwrightPosition:
        """The position after the turn under way. It is ended once for all goods."""
        if self._ended is None:
            twin = self.twin.copy()
            twin.events = self._told
            end_turn(twin)
            twin.events = None
            twin.frames, twin.due = [], []
            self._ended = twin
        return self._ended


class Beginning:
    """A production that is about to run on `twin`: the position before it, and what was told on the way there."""

    __slots__ = ("before", "production", "told", "twin")

    def __init__(
        self, before: ArkwrightPosition, twin: ArkwrightPosition, production: ProductionResult, told: list[Event]
    ) -> None:
        self.before = before
        self.twin = twin
        self.production = production
        self.told = told


def forecast(position: ArkwrightPosition, good: int, viewer: int = OPEN_BOOK, ground: Ground | None = None) -> Forecast:
    """The outcome if the production of this good ran now, as far as this viewer can know it."""
    if ground is None:
        ground = Ground(position, viewer)
    begun = ground.begin(good)
    carry_out(begun.twin)
    outcome = _results(begun.before, begun.twin, begun.production)
    for seat, company in enumerate(begun.twin.companies):
        now = ground.now[seat]
        outcome.steps[seat] = company.space - now[0]
        outcome.cash[seat] = company.cash if ground.known[seat] else None
        if outcome.appeals[seat] < 0 and now != (company.space, company.cash):
            outcome.order.append(seat)
    _read(outcome, position, begun.told)
    return outcome


def produced(twin: ArkwrightPosition, good: int) -> ProductionResult:
    """Run the production of this good on a twin, which is changed; what was sold is in the answer."""
    production = _only_production(twin, good)
    carry_out(twin)
    return production


def carry_out(twin: ArkwrightPosition) -> None:
    """Go on to the end of the stack; every question is answered in the standard way."""
    twin.advance()
    while twin.seat >= 0:
        twin.play(standard_answer(twin) or twin.moves()[0])


def knows_cash(position: ArkwrightPosition, seat: int, viewer: int) -> bool:
    """In 1760 nobody does: the start capital is raised and spent before the first production."""
    return position.decade > 0 and (viewer in (seat, OPEN_BOOK) or not position.rules.cash_hidden)


def _only_production(twin: ArkwrightPosition, good: int) -> ProductionResult:
    """Leave nothing on the stack but the production of this good: the one under way, or one that begins."""
    running = running_production(twin)
    if running is not None and running.good == good:
        twin.frames = twin.frames[twin.frames.index(running) :]
        return running
    end_turn(twin)
    production = production_phase(twin, good)
    twin.frames = [production]
    twin.due = []
    return production


def end_turn(twin: ArkwrightPosition) -> None:
    """End a turn under way, with what is still to be paid for it. A marker is not chosen for anybody."""
    turn = turn_under_way(twin)
    if turn is None or turn.marker < 0:
        return
    twin.frames = twin.frames[twin.frames.index(turn) :]
    carry_out(twin)


# -- what came of it --------------------------------------------------------------------------------------------------


def _results(before: ArkwrightPosition, twin: ArkwrightPosition, production: ProductionResult) -> Forecast:
    """What was made, sold and paid; `before` is the position in which the production began."""
    printed, good, wage = before.rules.printed, production.good, before.wage()
    outcome = Forecast(good, before.seats)
    outcome.importer_sold = production.importer_sold
    outcome.sold = production.sold.copy()
    outcome.shipped = production.shipped.copy()
    calling = open_sale(before, good)
    for seat, company in enumerate(before.companies):
        after = twin.companies[seat]
        outcome.spaces[seat] = after.space
        if not company.level[good]:
            continue
        seller, shut = calling.sellers[seat], production.shut[seat]
        shift = 1 if company.has(EXTRA_SHIFTS) and not after.has(EXTRA_SHIFTS) else 0
        outcome.appeals[seat] = seller.appeal
        outcome.makes[seat] = seller.made + shift - (seller.row_goods if shut >= 0 else 0)
        outcome.income[seat] = production.sold[seat] * company.price[good]
        outcome.costs[seat] = factory.running_costs(printed, company, good, wage, shut)
    sellers = [seat for seat in calling.clockwise() if calling.sellers[seat].appeal >= 0]
    outcome.order = calling.calls(sellers, True)
    return outcome


def _read(outcome: Forecast, position: ArkwrightPosition, events: list[Event]) -> None:
    """What was told on the way about shortfalls, prices and ships."""
    spaces = [company.space for company in position.companies]
    for event in events:
        seat = event.seat
        if event.key == "share-value":
            spaces[seat] = int(event.details["space"])
        elif event.key == "price-gave-way":
            outcome.gave_way[seat] = True
        elif event.key == "delivered":
            outcome.shipping[seat] += int(event.details["earned"])
        elif event.key == "sold-foreign":
            # Told before the emergency sale that it is a part of; the shares are counted there, at the own value.
            own = position.rules.printed.share_value[spaces[seat]] * int(event.details["n"])
            _shortfall_of(outcome, seat).raised += int(event.details["earned"]) - own
        elif event.key == "emergency":
            _count(_shortfall_of(outcome, seat), position.rules.printed, event, spaces[seat])
            spaces[seat] = int(event.details["space"])


def _shortfall_of(outcome: Forecast, seat: int) -> Shortfall:
    shortfall = outcome.shortfalls[seat]
    if shortfall is None:
        shortfall = outcome.shortfalls[seat] = Shortfall()
    return shortfall


def _count(shortfall: Shortfall, printed: Printed, event: Event, space: int) -> None:
    """An emergency sale of a company that stood on this space: its value counts for all shares (B8)."""
    shares, loans = int(event.details["shares"]), int(event.details["loans"])
    shortfall.shares += shares
    shortfall.loans += loans
    shortfall.spaces += space - int(event.details["space"])
    shortfall.raised += shares * printed.share_value[space] + loans * printed.loan


# -- for the wire -----------------------------------------------------------------------------------------------------


def forecast_view(position: ArkwrightPosition, viewer: int) -> list[ForecastView]:
    """The goods whose production is still to come, ready for the wire: the sellers of each and the importer."""
    ground = Ground(position, viewer)
    return [good_view(position, good, viewer, ground) for good in range(GOODS) if is_to_come(position, good)]


def bill_shortfall(position: ArkwrightPosition, viewer: int) -> ShortfallView | None:
    """What the bill of the present action takes from its company, if nothing more is done in it (B32)."""
    turn = turn_under_way(position)
    if turn is None or not turn.owed or not knows_cash(position, turn.seat, viewer):
        return None
    twin, events = position.copy(), list[Event]()
    twin.events = events
    end_turn(twin)
    outcome = Forecast(position.cycle, position.seats)
    _read(outcome, position, events)
    return _shortfall(outcome.shortfalls[turn.seat])


def good_view(position: ArkwrightPosition, good: int, viewer: int, ground: Ground | None = None) -> ForecastView:
    """The forecast of one good, ready for the wire."""
    outcome, importer = forecast(position, good, viewer, ground), position.importers[good]
    return {
        "good": good,
        "demand": position.demand(good),
        "importer": importer,
        "importer_sells": outcome.importer_sold,
        "sellers": [_row(outcome, seat) if seat >= 0 else _importer(outcome, importer) for seat in outcome.order],
    }


def _row(outcome: Forecast, seat: int) -> SellerView:
    return {
        "seat": seat,
        "appeal": max(0, outcome.appeals[seat]),
        "makes": outcome.makes[seat],
        "sells": outcome.sold[seat],
        "income": outcome.income[seat],
        "ships": outcome.shipped[seat],
        "shipping": outcome.shipping[seat],
        "costs": outcome.costs[seat],
        "shortfall": _shortfall(outcome.shortfalls[seat]),
        "gives_way": outcome.gave_way[seat],
        "steps": outcome.steps[seat],
        "space_after": outcome.spaces[seat],
        "cash_after": outcome.cash[seat],
    }


def _shortfall(shortfall: Shortfall | None) -> ShortfallView | None:
    if shortfall is None:
        return None
    return {
        "shares": shortfall.shares,
        "loans": shortfall.loans,
        "spaces": shortfall.spaces,
        "raised": shortfall.raised,
    }


def _importer(outcome: Forecast, appeal: int) -> SellerView:
    return {
        "seat": -1,
        "appeal": appeal,
        "makes": None,
        "sells": outcome.importer_sold,
        "income": None,
        "ships": None,
        "shipping": None,
        "costs": None,
        "shortfall": None,
        "gives_way": None,
        "steps": None,
        "space_after": None,
        "cash_after": None,
    }

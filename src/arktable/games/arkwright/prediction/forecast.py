"""What would happen if the production of a good ran now: sales, income, costs, share value and cash by seat.

Every seat answers in the standard way (`standard.py`). The outcome is computed where all choices are plain
(`plain.py`). Elsewhere the production phase itself is played on a twin of the position, with all tiles, modules and
house rules. A production that is under way is carried to its end, and so is a turn, in which nothing more is done. A
forecast looks at nothing hidden. Cash that the viewer does not know, and cash before the start capital of 1760 is
there, counts as enough for everything.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arktable.engine.events import Event
from arktable.engine.seats import OPEN_BOOK
from arktable.games.arkwright.economy import factory, job_market
from arktable.games.arkwright.phases.actions.turn_result import turn_under_way
from arktable.games.arkwright.phases.foundation import PayFactories
from arktable.games.arkwright.phases.production.production import begin_production, production_phase
from arktable.games.arkwright.phases.production.result import ProductionResult, running_production
from arktable.games.arkwright.phases.production.sale import open_sale
from arktable.games.arkwright.phases.rounds import awaits
from arktable.games.arkwright.prediction.outcome import Forecast, Shortfall
from arktable.games.arkwright.prediction.plain import plain_outcome
from arktable.games.arkwright.prediction.standard import standard_answer
from arktable.games.arkwright.terms import EXTRA_SHIFTS, GOODS

if TYPE_CHECKING:
    from arktable.games.arkwright.state import ArkwrightPosition
    from arktable.games.arkwright.views.shapes import ForecastView, SellerView, ShortfallView

ENOUGH: Final = 1_000_000
"""Cash that never runs out."""
READ: Final = frozenset({"delivered", "emergency", "price-gave-way", "share-value", "sold-foreign"})
"""The keys of the events from which an outcome is read."""


# -- playing it -------------------------------------------------------------------------------------------------------


def coming_good(position: ArkwrightPosition) -> int:
    """Return the good that is produced next, or −1; the same one until its production phase is over."""
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
    """Return whether this good is produced again before the game ends."""
    if position.seat < 0:
        return False
    if not position.last_decade() or good > position.cycle:
        return True
    return good == position.cycle and (awaits(position, begin_production) or running_production(position) is not None)


class Ground:
    """What the forecasts of all goods of a position start from, as far as a viewer can know it.

    The turn under way has ended in `before`. `cash` is that of the companies there, or enough where it is not known.
    """

    __slots__ = ("before", "cash", "known", "now", "position", "told")

    def __init__(self, position: ArkwrightPosition, viewer: int) -> None:
        self.position = position
        self.known = [knows_cash(position, seat, viewer) for seat in range(position.seats)]
        self.cash = [
            company.cash if is_known else ENOUGH
            for company, is_known in zip(position.companies, self.known, strict=True)
        ]
        self.now = [(company.space, cash) for company, cash in zip(position.companies, self.cash, strict=True)]
        self.told: list[Event] = []  # while the turn ended
        self.before = position
        turn = turn_under_way(position)
        if turn is not None and turn.marker >= 0 and running_production(position) is None:
            self.before = self.twin()
            self.before.events = self.told
            end_turn(self.before)
            self.before.events = None
            if not READ.intersection([event.key for event in self.told]):
                self.told = []
            self.before.frames, self.before.due = [], []
            self.cash = [company.cash for company in self.before.companies]

    def twin(self) -> ArkwrightPosition:
        """Return a copy to play on, with the cash that the viewer knows."""
        twin = self.before.copy()
        for company, cash in zip(twin.companies, self.cash, strict=True):
            company.cash = cash
        return twin


def forecast(position: ArkwrightPosition, good: int, viewer: int = OPEN_BOOK, ground: Ground | None = None) -> Forecast:
    """Return the outcome if the production of this good ran now, as far as this viewer can know it."""
    if ground is None:
        ground = Ground(position, viewer)
    running = running_production(position)
    if running is None or running.good != good:
        cash = ground.cash.copy()
        outcome = plain_outcome(ground.before, good, cash)
        if outcome is not None:
            _compare(outcome, ground, cash)
            _read(outcome, position, ground.told)
            return outcome
    return played_outcome(ground, good)


def played_outcome(ground: Ground, good: int) -> Forecast:
    """Play the production and return its outcome: the one under way, or one that begins after the turn has ended."""
    twin, told = ground.twin(), ground.told.copy()
    twin.events = told
    production = _only_production(twin, good)
    carry_out(twin)
    outcome = _results(ground.before, twin, production)
    _compare(outcome, ground, [company.cash for company in twin.companies])
    _read(outcome, ground.position, told)
    return outcome


def _compare(outcome: Forecast, ground: Ground, cash: list[int]) -> None:
    """Compare where the companies stand afterwards, and their cash, with the present."""
    for seat, (space, money) in enumerate(ground.now):
        outcome.steps[seat] = outcome.spaces[seat] - space
        outcome.cash[seat] = cash[seat] if ground.known[seat] else None
        if outcome.appeals[seat] < 0 and (space, money) != (outcome.spaces[seat], cash[seat]):
            outcome.order.append(seat)


def produced(twin: ArkwrightPosition, good: int) -> ProductionResult:
    """Run the production of this good on a copy, which is changed; return what was sold."""
    production = _only_production(twin, good)
    carry_out(twin)
    return production


def carry_out(twin: ArkwrightPosition) -> None:
    """Play to the end of the stack; every question gets its standard answer."""
    twin.advance()
    while twin.seat >= 0:
        twin.play(standard_answer(twin) or twin.moves()[0])


def knows_cash(position: ArkwrightPosition, seat: int, viewer: int) -> bool:
    """Return whether the viewer knows the cash of this seat; in 1760 nobody does, before the factories are paid for."""
    if not position.decade and awaits(position, PayFactories):
        return False
    return viewer in (seat, OPEN_BOOK) or not position.rules.cash_hidden


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
    """End a turn under way and pay what it still costs. No marker is chosen if none was."""
    turn = turn_under_way(twin)
    if turn is None or turn.marker < 0:
        return
    twin.frames = twin.frames[twin.frames.index(turn) :]
    carry_out(twin)


# -- what came of it --------------------------------------------------------------------------------------------------


def _results(before: ArkwrightPosition, twin: ArkwrightPosition, production: ProductionResult) -> Forecast:
    """Return what was made, sold and paid; `before` is the position in which the production began."""
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
    outcome.order = calling.ranking()
    return outcome


def _read(outcome: Forecast, position: ArkwrightPosition, events: list[Event]) -> None:
    """Read shortfalls, prices that gave way and deliveries from the events told on the way."""
    if not events:
        return
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
            outcome.shortfall_of(seat).raised += int(event.details["earned"]) - own
        elif event.key == "emergency":
            shares, loans, space = [int(event.details[name]) for name in ("shares", "loans", "space")]
            outcome.shortfall_of(seat).add(position.rules.printed, shares, loans, spaces[seat], space)
            spaces[seat] = space


# -- for the wire -----------------------------------------------------------------------------------------------------


def forecast_view(position: ArkwrightPosition, viewer: int, ground: Ground | None = None) -> list[ForecastView]:
    """Return the forecasts of all goods that will still be produced, for the wire."""
    if ground is None:
        ground = Ground(position, viewer)
    return [good_view(position, good, viewer, ground) for good in range(GOODS) if is_to_come(position, good)]


def bill_shortfall(ground: Ground) -> ShortfallView | None:
    """Return what the bill of the present action takes from its company if the action ended now (B32)."""
    turn = turn_under_way(ground.position)
    if turn is None or not turn.owed or not ground.known[turn.seat]:
        return None
    outcome = Forecast(ground.position.cycle, ground.position.seats)
    _read(outcome, ground.position, ground.told)
    return _shortfall(outcome.shortfalls[turn.seat])


def good_view(position: ArkwrightPosition, good: int, viewer: int, ground: Ground | None = None) -> ForecastView:
    """Return the forecast of one good, for the wire."""
    outcome, importer = forecast(position, good, viewer, ground), position.importers[good]
    return {
        "good": good,
        "demand": job_market.demand(position, good),
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

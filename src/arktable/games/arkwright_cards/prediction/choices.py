"""What each price that can be set now would bring (step b), and how far that depends on the opponents' draw."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arktable.games.arkwright_cards.economy import factory
from arktable.games.arkwright_cards.economy.shares import raise_value
from arktable.games.arkwright_cards.moves import turned_names
from arktable.games.arkwright_cards.phases.actions.price import SetPrice, masks
from arktable.games.arkwright_cards.phases.solo import carry_out, drawable
from arktable.games.arkwright_cards.prediction.forecast import Ledger, Outcome, money_then
from arktable.games.arkwright_cards.prediction.forecast_shapes import ChoiceDraw, ChoiceView, WayView
from arktable.games.arkwright_cards.terms import BAG_NAMES

if TYPE_CHECKING:
    from arktable.games.arkwright_cards.state import CardPosition


def price_choices(position: CardPosition, ledger: Ledger | None = None) -> list[ChoiceView] | None:
    """Return each appeal that can be set, with its result for everybody; None unless somebody sets the price."""
    if position.seat < 0 or not isinstance(position.frames[-1], SetPrice):
        return None
    good, printed, company = position.round, position.rules.printed, position.companies[position.seat]
    ways: dict[int, list[WayView]] = {}
    for mask in masks(company, good):
        for spot in range(len(printed.spots)):
            appeal = factory.appeal_set(printed, company, good, spot, mask)
            move = position.rules.catalogue.set[spot][mask]
            ways.setdefault(appeal, []).append({"move": move.text, "spot": spot, "turned": turned_names(mask)})
    if ledger is None:
        ledger = Ledger(position)
    return [_choice(position, ledger, appeal, ways[appeal]) for appeal in sorted(ways)]


def _choice(position: CardPosition, ledger: Ledger, appeal: int, ways: list[WayView]) -> ChoiceView:
    seat, good, printed = position.seat, position.round, position.rules.printed
    company = position.companies[seat]
    arrows = position.rules.board.steps(good, company.appeal[good], appeal)
    demand = max(printed.demand_low, min(printed.demand_high, position.demand[good] + arrows))
    appeals = [other.appeal[good] for other in position.companies]
    appeals[seat] = appeal
    prices = ledger.prices.copy()
    price = prices[seat] = factory.total(printed, company, good) - appeal
    outcome = Outcome(position, ledger, appeals, prices, demand)
    income, left = outcome.sells[seat] * price, outcome.made[seat] + company.stored[good] - outcome.sells[seat]
    voyage = outcome.voyage(seat)
    return {
        "appeal": appeal,
        "price": price,
        "arrows": arrows,
        "demand": demand,
        "sells": outcome.sells,
        "steps": outcome.steps,
        "rivals": outcome.rivals,
        "income": income,
        "left": left,
        "voyage": voyage,
        "stays": left - voyage["goods"],
        "balance": outcome.balance[seat],
        "loans": outcome.loans[seat],
        "bankrupt": outcome.bankrupt[seat],
        "money_then": money_then(company, outcome, seat),
        "value_then": raise_value(printed, company.value, outcome.steps[seat]),
        "ways": ways,
        "draws": _draws(position, appeal),
    }


def _draws(position: CardPosition, appeal: int) -> list[ChoiceDraw]:
    """Return what this appeal would bring with each token that the opponents may still draw in this round."""
    seat, good = position.seat, position.round
    found: list[ChoiceDraw] = []
    for colour in drawable(position):
        twin = position.copy()
        twin.events = None
        twin.set_appeal(seat, good, appeal)
        carry_out(twin, colour)
        ledger = Ledger(twin)
        # Token and cards are not laid on the twin; price and appeal are one sum (EN 528).
        ledger.prices[seat] = factory.total(twin.rules.printed, twin.companies[seat], good) - appeal
        appeals = [company.appeal[good] for company in twin.companies]
        outcome = Outcome(twin, ledger, appeals, ledger.prices, twin.demand[good])
        found.append(
            {
                "colour": BAG_NAMES[colour],
                "n": position.bag[colour],
                "of": sum(position.bag),
                "sells": outcome.sells[seat],
                "income": outcome.sells[seat] * ledger.prices[seat],
                "steps": outcome.steps[seat],
            }
        )
    return found

"""What may still change before the production of the active good: prices of others, the bag. It is no part of views.

The forecast takes the markers as they stand: the others **hold**. A seat that sets a price later in the round may also
**repeat** (the marker goes where token and cards show now) or give the **best** reply, the price that brings it most. A
range goes from the lowest to the highest of these readings and of every single price that pays for the one who sets it.
In the solo game the opponents' draw may still be to come: each marker of the bag is one outcome, with its odds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from arktable.games.arkwright_cards.company import NO_MARKER
from arktable.games.arkwright_cards.economy import factory
from arktable.games.arkwright_cards.phases.actions.price import lay, masks, show
from arktable.games.arkwright_cards.phases.solo import carry_out, drawable
from arktable.games.arkwright_cards.prediction.forecast import forecast_view, seller_view, yet_to_set
from arktable.games.arkwright_cards.terms import BAG_NAMES

if TYPE_CHECKING:
    from arktable.games.arkwright_cards.prediction.forecast_shapes import ForecastView, SellerView
    from arktable.games.arkwright_cards.prediction.outlook_shapes import CauseView, DrawView, OutlookView, RangeView
    from arktable.games.arkwright_cards.state import CardPosition


class Case:
    """One way in which the round may continue: the position, and who causes it (a seat, or a colour of the bag)."""

    __slots__ = ("colour", "position", "seat")

    def __init__(self, position: CardPosition, seat: int = -1, colour: int = -1) -> None:
        self.position = position
        self.seat = seat
        self.colour = colour


def outlook(position: CardPosition, viewer: int) -> OutlookView | None:
    """Return readings, ranges and draws of the next production; None if no round is under way."""
    if position.seat < 0 or "yet_to_act" not in position.asked(viewer):
        return None
    good = position.round
    acting = [seat for seat in yet_to_set(position) if seat != viewer]
    cases = [Case(position)]
    repeated, best = position.copy(), position.copy()
    for seat in acting:
        show(repeated, seat, good)
        best = _best(best, seat)
        cases += _paying(position, seat)
    drawn = [Case(twin, colour=colour) for colour, twin in _draws(position)]
    cases += [Case(repeated), Case(best), *drawn]
    readings = {
        "hold": _forecast(position),
        "repeat": _forecast(repeated),
        "best": _forecast(best),
    }
    return {
        "good": good,
        "acting": acting,
        "readings": readings,
        "ranges": [_range(cases, row["seat"]) for row in readings["hold"]["sellers"]],
        "cause": _cause(cases, viewer, good),
        "draws": [_draw(position, case, viewer) for case in drawn],
    }


def _forecast(position: CardPosition) -> ForecastView:
    return forecast_view(position, yet_to_set(position))


# -- what the others may do -------------------------------------------------------------------------------------------


def _prices(position: CardPosition, seat: int) -> list[CardPosition]:
    """Return the position after each appeal that this seat can set."""
    good, printed, company = position.round, position.rules.printed, position.companies[seat]
    found: dict[int, CardPosition] = {}
    for mask in masks(company, good):
        for spot in range(len(printed.spots)):
            appeal = factory.appeal_set(printed, company, good, spot, mask)
            if appeal not in found:
                found[appeal] = position.copy()
                lay(found[appeal], seat, good, spot, mask)
                show(found[appeal], seat, good)
    return list(found.values())


def _gain(position: CardPosition, seat: int) -> int:
    """Return what the seat has after the production: money, and shares at their value."""
    row = seller_view(position, seat)
    return 0 if row is None else row["money_then"] + position.companies[seat].shares * row["value_then"]


def _best(position: CardPosition, seat: int) -> CardPosition:
    found, most = position, _gain(position, seat)
    for twin in _prices(position, seat):
        if _gain(twin, seat) > most:
            found, most = twin, _gain(twin, seat)
    return found


def _paying(position: CardPosition, seat: int) -> list[Case]:
    """Return the prices with which the seat gains at least as much as with its present marker."""
    least = _gain(position, seat)
    return [Case(twin, seat) for twin in _prices(position, seat) if _gain(twin, seat) >= least]


def _draws(position: CardPosition) -> list[tuple[int, CardPosition]]:
    """Return the position after each token that the opponents may draw; none after their draw in this round."""
    found: list[tuple[int, CardPosition]] = []
    for colour in drawable(position):
        twin = position.copy()
        carry_out(twin, colour)
        found.append((colour, twin))
    return found


# -- for the wire -----------------------------------------------------------------------------------------------------


def _rows(cases: list[Case], seat: int) -> list[SellerView]:
    rows = [seller_view(case.position, seat) for case in cases]
    return [row for row in rows if row is not None]


def _range(cases: list[Case], seat: int) -> RangeView:
    rows = _rows(cases, seat)
    sells, money = [row["sells"] for row in rows], [row["money_then"] for row in rows]
    value, loans = [row["value_then"] for row in rows], [row["loans"] for row in rows]
    return {
        "seat": seat,
        "sells": (min(sells), max(sells)),
        "money": (min(money), max(money)),
        "value": (min(value), max(value)),
        "loans": (min(loans), max(loans)),
        "bankrupt": any(row["bankrupt"] for row in rows),
    }


def _draw(position: CardPosition, case: Case, viewer: int) -> DrawView:
    row = seller_view(case.position, max(0, viewer))
    return {
        "colour": BAG_NAMES[case.colour],
        "n": position.bag[case.colour],
        "of": sum(position.bag),
        "demand": case.position.demand[position.round],
        "sells": row["sells"] if row else None,
        "money": row["money_then"] if row else None,
        "value": row["value_then"] if row else None,
        "loans": row["loans"] if row else None,
    }


def _cause(cases: list[Case], viewer: int, good: int) -> CauseView | None:
    """Return the case that costs the viewer most, or that gains most if none costs anything."""
    if not 0 <= viewer < cases[0].position.seats:
        return None
    hold = cases[0].position
    if hold.companies[viewer].appeal[good] == NO_MARKER:
        return None
    found, furthest = cases[0], 0
    for sign in (-1, 1):
        for case in cases:
            moved = (_gain(case.position, viewer) - _gain(hold, viewer)) * sign
            if moved > furthest and (case.seat >= 0 or case.colour >= 0):
                found, furthest = case, moved
        if furthest:
            break
    was, then = seller_view(hold, viewer), seller_view(found.position, viewer)
    if not furthest or was is None or then is None:
        return None
    seat = found.seat
    return {
        "seat": seat,
        "colour": BAG_NAMES[found.colour] if seat < 0 else None,
        "before": hold.companies[seat].appeal[good] if seat >= 0 else 0,
        "after": found.position.companies[seat].appeal[good] if seat >= 0 else 0,
        "sells": (was["sells"], then["sells"]),
        "money": (was["money_then"], then["money_then"]),
        "value": (was["value_then"], then["value_then"]),
    }

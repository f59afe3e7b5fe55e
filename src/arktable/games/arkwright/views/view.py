"""What a viewer may know, ready for the wire. Only face-down markers are hidden, and as an option the others' cash."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from arktable.engine.moves import offer_of
from arktable.engine.seats import OPEN_BOOK, SPECTATOR
from arktable.engine.values import UNKNOWN
from arktable.games.arkwright import scoring
from arktable.games.arkwright.company import NO_SHIP
from arktable.games.arkwright.economy import factory, job_market, shares
from arktable.games.arkwright.packed import cell, importer_steps, workers_back
from arktable.games.arkwright.phases.foundation import PayFactories, building_costs
from arktable.games.arkwright.phases.rounds import awaits
from arktable.games.arkwright.prediction.forecast import Ground, bill_shortfall, coming_good, forecast_view
from arktable.games.arkwright.prediction.idle import is_idle
from arktable.games.arkwright.prediction.standard import standard_answer
from arktable.games.arkwright.terms import (
    ADMIN_ROWS,
    AWARD_NAMES,
    EVENT_NAMES,
    FREE_ROW,
    GONE,
    GOODS,
    LIGHT_REORGANIZATION,
    MARKER_NAMES,
    MARKERS,
    NO_AWARD,
    PIER,
    ROWS,
    SPOT_NAMES,
    TILE_NAMES,
    TILES,
    WEALTH_OF_NATIONS,
)
from arktable.games.arkwright.views.hidden import known_events, possible_events

if TYPE_CHECKING:
    from arktable.games.arkwright.company import Company
    from arktable.games.arkwright.printed import Printed
    from arktable.games.arkwright.state import ArkwrightPosition
    from arktable.games.arkwright.views.asked_shapes import Asked
    from arktable.games.arkwright.views.shapes import (
        CompanyView,
        FactoryView,
        FinalView,
        FreeRowView,
        MarketView,
        MoneyView,
        OwnView,
        PublicView,
        SpecialView,
        TimetableView,
    )


_OWN_AND_GREY: Final = tuple(
    [(marker, MARKER_NAMES[marker]) for marker in (*range(PIER), *range(LIGHT_REORGANIZATION, MARKERS))]
)
_TILES: Final = tuple(enumerate(TILE_NAMES))
_SPOTS: Final = tuple(enumerate(SPOT_NAMES))


def public_of(position: ArkwrightPosition, is_open: bool) -> dict[str, Any]:
    """Return what everybody sees; in the open book (`is_open`) also the markers that lie face down."""
    public: PublicView = _public(position, is_open)
    if position.rules.cash_hidden and not is_open:
        return {**public}
    return {**public, **_money(position, OPEN_BOOK if is_open else SPECTATOR)}


def own_of(position: ArkwrightPosition, viewer: int) -> dict[str, Any]:
    """Return what is made for this viewer."""
    decides = viewer == position.seat and position.seat >= 0
    assumed = standard_answer(position) if decides else None
    own: OwnView = {
        "viewer": viewer,
        "asked": cast("Asked", position.asked(viewer)),
        "offer": offer_of(position.moves()) if decides else None,
        "assumed": assumed.text if assumed is not None else None,
        "idle": assumed is not None and is_idle(position, assumed),
    }
    if position.rules.cash_hidden and viewer != OPEN_BOOK:
        return {**own, **_money(position, viewer)}
    return {**own}


def _money(position: ArkwrightPosition, viewer: int) -> MoneyView:
    ground = Ground(position, viewer)
    return {
        "companies": _companies(position, viewer),
        "forecast": forecast_view(position, viewer, ground),
        "shortfall": bill_shortfall(ground),
    }


def _public(position: ArkwrightPosition, is_open: bool) -> PublicView:
    printed = position.rules.printed
    over = position.seat < 0
    return {
        "game": "arkwright",
        "seats": position.seats,
        "to_move": position.seat,
        "over": over,
        "phase": position.phase(),
        "year": printed.decades[position.decade],
        "last_year": printed.decades[position.decade + position.decades_to_come()],
        "cycle": position.cycle,
        "coming": coming_good(position),
        "turn": position.decade * GOODS + position.cycle,
        "level": position.level(),
        "start": position.start,
        "market": _market(position),
        "timetable": _timetable(position, is_open),
        "appeals": [
            {
                "importer": position.importers[good],
                "seats": [factory.appeal(printed, company, good) for company in position.companies],
            }
            for good in range(GOODS)
        ],
        "special": _special(position),
        "awards": _awards(position),
        "rules": {
            "bureaucracy": position.bureaucracy,
            "strike": position.strike,
            "navigation": position.navigation,
            "opium": position.opium,
            "harbour": position.rules.harbour,
            "foreign_shares": position.rules.foreign_shares,
        },
        "final": _final(position) if over else None,
    }


def _market(position: ArkwrightPosition) -> MarketView:
    return {
        "empty": position.empty,
        "fired": position.fired,
        "out": position.out,
        "wage": position.wage(),
        "demand": [job_market.demand(position, good) for good in range(GOODS)],
    }


def _timetable(position: ArkwrightPosition, is_open: bool) -> TimetableView:
    shown = len(position.economy) if is_open else position.economy_seen
    events = len(position.events_laid) if is_open else position.events_seen
    laid, extra = position.events_laid, position.extra_laid
    extra_shown = len(extra) if is_open else position.extra_seen
    return {
        "economy": [(importer_steps(marker), workers_back(marker)) for marker in position.economy[:shown]],
        "events": [EVENT_NAMES[event] for event in laid[:events]],
        "known_events": _names(laid if is_open else known_events(position)),
        "extra_events": [EVENT_NAMES[event] for event in extra[:extra_shown]] if extra else None,
        "possible_events": [EVENT_NAMES[event] for event in possible_events(position)],
        "decades": position.rules.printed.decades[: position.rules.last_decade + 1],
        "levels": position.rules.printed.levels[: position.rules.last_decade + 1],
    }


def _names(events: list[int]) -> list[str | None]:
    return [EVENT_NAMES[event] if event != UNKNOWN else None for event in events]


def counted(position: ArkwrightPosition, viewer: int) -> list[int | None]:
    """Return the result of a final count now; None where the viewer does not know the cash, and in 1760."""
    worths = scoring.counted_now(position)
    return [worths[seat] if _counts(position, seat, viewer) else None for seat in range(position.seats)]


def _counts(position: ArkwrightPosition, seat: int, viewer: int) -> bool:
    return position.decade > 0 and _shows_cash(position, seat, viewer)


def _shows_cash(position: ArkwrightPosition, seat: int, viewer: int) -> bool:
    return viewer in (seat, OPEN_BOOK) or not position.rules.cash_hidden or position.seat < 0


def _companies(position: ArkwrightPosition, viewer: int) -> list[CompanyView]:
    worths = counted(position, viewer)
    return [_company(position, seat, viewer, worths[seat]) for seat in range(position.seats)]


def _company(position: ArkwrightPosition, seat: int, viewer: int, worth: int | None) -> CompanyView:
    company, printed = position.companies[seat], position.rules.printed
    return {
        "seat": seat,
        "cash": company.cash if _shows_cash(position, seat, viewer) else None,
        "bill": building_costs(position, seat) if awaits(position, PayFactories) else None,
        "shares": company.shares,
        "bank_shares": position.rules.bank_shares(position, seat),
        "foreign": company.foreign[: position.seats] if position.rules.foreign_shares else None,
        "records": {"home": company.home_record, "shipping": company.ship_record} if company.home_record else None,
        "space": company.space,
        "value": shares.sale_value(printed, company),
        "loans": company.loans,
        "portfolio": shares.portfolio(printed, company),
        "final": worth,
        "factories": [_factory(printed, company, good) for good in range(GOODS)],
        "tiles": _names_of(company.tiles, _TILES),
        "inventor_uses": company.inventor_uses,
        "foreman": company.foreman_at,
        "workshop": company.workshop_at,
        "markers": _names_of(company.markers, _OWN_AND_GREY),
        "placed": [MARKER_NAMES[marker] if marker >= 0 else None for marker in company.placed[:ADMIN_ROWS]],
        "free_row": _free_row(company),
        "ships": [printed.ship_capacity[kind] if kind != NO_SHIP else None for kind in company.ships],
        "spots": _names_of(company.spots, _SPOTS),
        "stock": company.stock.copy(),
        "contracts": company.contracts.copy(),
        "jubilee": company.jubilee,
    }


def _names_of(mask: int, names: tuple[tuple[int, str], ...]) -> list[str]:
    """Return the names of the bits that are set."""
    return [name for bit, name in names if mask >> bit & 1] if mask else []


def _free_row(company: Company) -> FreeRowView | None:
    """Return the £0 row: it exists for the wealth of nations, and as long as a marker lies on it (PB 1031)."""
    marker, owner = company.placed[FREE_ROW], company.has(WEALTH_OF_NATIONS)
    if marker < 0 and not owner:
        return None
    return {"placed": MARKER_NAMES[marker] if marker >= 0 else None, "open": owner}


def _awards(position: ArkwrightPosition) -> dict[str, int | None] | None:
    """Return the seat that has each award marker; −1 on the board, None out of the game."""
    if position.awards[0] == NO_AWARD:
        return None
    return {name: None if at == GONE else at for name, at in zip(AWARD_NAMES, position.awards, strict=True)}


def _factory(printed: Printed, company: Company, good: int) -> FactoryView | None:
    level = company.level[good]
    if not level:
        return None
    base = cell(good, 0)
    rows = factory.producing_rows(printed, company, good)
    return {
        "level": level,
        "base": printed.cost[good][level],
        "price": company.price[good],
        "quality": company.quality[good],
        "distribution": company.distribution[good],
        "appeal": factory.appeal(printed, company, good),
        "workers": company.workers[base : base + ROWS],
        "machines": company.machines[base : base + ROWS],
        "extra": company.extra[good],
        "rows": rows,
        "makes": factory.output(printed, company, good, rows),
        "marked": company.must_produce(good),
    }


def _special(position: ArkwrightPosition) -> SpecialView:
    printed = position.rules.printed
    return {
        "tiles": {TILE_NAMES[tile]: position.tile_offer[tile] for tile in range(TILES) if position.tile_offer[tile]},
        "mat": [
            {"level": level, "markers": [MARKER_NAMES[marker] for marker in position.mat[row]]}
            for row, level in enumerate(position.rules.mat_levels)
        ],
        "ships": [
            {"capacity": capacity, "level": printed.ship_level[kind], "left": position.ship_offer[kind]}
            for kind, capacity in enumerate(printed.ship_capacity)
        ],
    }


def _final(position: ArkwrightPosition) -> FinalView:
    return {
        "scores": scoring.scores(position),
        "winners": scoring.winners(position),
        "ranking": scoring.ranking(position),
    }

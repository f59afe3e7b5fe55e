"""What a viewer may know, ready for the wire. Nothing but the order of the bag is hidden (C59)."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from arktable.engine.moves import offer_of
from arktable.games.arkwright_cards import awards, scoring
from arktable.games.arkwright_cards.company import NO_MARKER, NOWHERE
from arktable.games.arkwright_cards.economy import factory, warehouse
from arktable.games.arkwright_cards.economy.shares import half, worth
from arktable.games.arkwright_cards.phases.actions.quality_and_distribution import highest
from arktable.games.arkwright_cards.phases.production.production import is_under_way
from arktable.games.arkwright_cards.phases.production.sell_and_ship import fresh_goods
from arktable.games.arkwright_cards.prediction.choices import price_choices
from arktable.games.arkwright_cards.prediction.effects import effects_of
from arktable.games.arkwright_cards.prediction.forecast import Ledger, forecast_view, yet_to_set
from arktable.games.arkwright_cards.supply import EMPTY
from arktable.games.arkwright_cards.terms import (
    BAG_NAMES,
    CARD_NAMES,
    CARDS,
    CARDS_OF,
    GOOD_OF_CARD,
    GOODS,
    NEUTRAL,
    PIECE_NAMES,
    PIECES,
    PLACE_OF_CARD,
    QUALITY,
    RESERVE,
    TRACK_NAMES,
    TRACKS,
)
from arktable.games.arkwright_cards.views.shapes import (
    Asked,
    BagView,
    CompanyView,
    CrewView,
    FactoryView,
    FinalView,
    GridPlace,
    OwnView,
    PieceView,
    PublicView,
    RivalView,
)

if TYPE_CHECKING:
    from arktable.games.arkwright_cards.company import Company
    from arktable.games.arkwright_cards.printed import Printed
    from arktable.games.arkwright_cards.state import CardPosition


def own_of(position: CardPosition, viewer: int) -> OwnView:
    """Return what is made for this viewer."""
    return {
        "viewer": viewer,
        "asked": cast("Asked", position.asked(viewer)),
        "offer": offer_of(position.moves()) if viewer == position.seat and position.seat >= 0 else None,
    }


def public_of(position: CardPosition, is_open: bool) -> PublicView:
    """Return what everybody sees. The open book shows nothing more."""
    over, wage = position.seat < 0, position.wage()
    counted = scoring.counted_now(position)
    ledger = None if over or is_under_way(position) else Ledger(position)
    return {
        "game": "arkwright-cards",
        "seats": position.seats,
        "solo": bool(position.grid),
        "to_move": position.seat,
        "over": over,
        "phase": position.phase(),
        "decade": position.decade,
        "year": position.rules.printed.years[position.decade - 1],
        "round": position.round,
        "turn": position.turn,
        "start": position.start,
        "behind": position.behind,
        "new_side": position.new_side(),
        "market": {
            "demand": position.demand.copy(),
            "side": position.rules.board.side,
            "wage_at": position.wage_at,
            "wage": wage,
        },
        "companies": [_company(position, seat, wage, final) for seat, final in enumerate(counted)],
        "rivals": _rivals(position),
        "supply": {CARD_NAMES[card]: position.supply[card] for card in range(CARDS) if position.supply[card]},
        "grid": _grid(position),
        "bag": _bag(position),
        "forecast": None if ledger is None else forecast_view(position, yet_to_set(position), ledger),
        "choices": price_choices(position, ledger),
        "effects": [] if over else effects_of(position),
        "rules": {"extra_actions": position.rules.extra_actions, "inventor_steps": position.rules.inventor_steps},
        "final": _final(position) if over else None,
    }


def _company(position: CardPosition, seat: int, wage: int, final: int) -> CompanyView:
    company, printed = position.companies[seat], position.rules.printed
    token, pieces = company.machine_token, _pieces(company)
    stock = warehouse.Stock(printed, company, position.round, fresh_goods(position, seat))
    return {
        "seat": seat,
        "broke": company.broke,
        "money": company.money,
        "shares": company.shares,
        "value": company.value,
        "half_value": half(company.value),
        "worth": worth(company),
        "final": final,
        "loans": company.loans,
        "tokens": company.tokens,
        "ships": company.ships,
        "tracks": {
            TRACK_NAMES[track]: {
                "at": company.tracks[track],
                "value": printed.tracks[track][company.tracks[track]],
                "decade": _next_decade(position, seat, track),
            }
            for track in range(TRACKS)
        },
        "quality_high": highest(printed, company, QUALITY),
        "cards": [{"card": CARD_NAMES[card], "used": bool(company.used >> card & 1)} for card in company.held()],
        "foreman": company.foreman,
        "machine_token": None if token == NOWHERE else {"good": GOOD_OF_CARD[token], "card": PLACE_OF_CARD[token]},
        "factories": [_factory(printed, company, good, wage, pieces[good]) for good in range(GOODS)],
        "stored": company.stored.copy(),
        "warehouses": stock.houses,
        "floor": stock.floor,
        "free_warehouses": warehouse.unused(printed, company, stock.houses),
        "reserve": [PIECE_NAMES[piece] for piece in range(PIECES) if company.piece_at[piece] == RESERVE],
        "sold": company.sold,
        "sailings": company.sailings,
    }


def _next_decade(position: CardPosition, seat: int, track: int) -> int:
    """Return the decade from which the next step may be taken; 0 at the end of a track."""
    company = position.companies[seat]
    if company.tracks[track] + 1 >= len(position.rules.printed.tracks[track]):
        return 0
    return position.rules.track_decade(position, seat, track)


def _pieces(company: Company) -> list[list[PieceView]]:
    """Return the quality and distribution cards at each factory, by good."""
    found: list[list[PieceView]] = [[] for _ in range(GOODS)]
    for piece, at in enumerate(company.piece_at):
        if 0 <= at < GOODS:
            value, appeal = company.piece_value[piece], company.shows_appeal(piece)
            found[at].append({"piece": PIECE_NAMES[piece], "value": value, "appeal": appeal})
    return found


def _factory(printed: Printed, company: Company, good: int, wage: int, pieces: list[PieceView]) -> FactoryView | None:
    side = company.tile[good]
    if not side:
        return None
    fixed, wages, upkeep = factory.costs(printed, company, good, 2, wage)
    quality, distribution = factory.quality(company, good), factory.distribution(company, good)
    appeal = factory.appeal(printed, company, good)
    return {
        "side": side,
        "spot": company.spot[good],
        "office": bool(company.office[good]),
        "crew": [_crew(printed, company, at) for at in CARDS_OF[good]],
        "pieces": pieces,
        "quality": quality,
        "distribution": distribution,
        "appeal": appeal,
        "price": factory.total_with(printed, side, good, quality + distribution) - appeal,
        "marker": company.appeal[good] if company.appeal[good] != NO_MARKER else None,
        "makes": factory.output(printed, company, good, 2),
        "ship_price": printed.ship_price[side][good],
        "costs": {"fixed": fixed, "wages": wages, "upkeep": upkeep},
        "foreman": company.foreman == good,
    }


def _crew(printed: Printed, company: Company, at: int) -> CrewView | None:
    side = company.crew[at]
    if not side:
        return None
    workers, machines = factory.staff_of(printed, company, at)
    return {
        "side": side,
        "numeral": 1 if side == 1 else printed.crew_newer[at],
        "goods": printed.crew_goods[at][side],
        "workers": workers,
        "machines": machines,
        "turned": bool(company.turned[at]),
        "half": company.machine_token == at,
    }


def _rivals(position: CardPosition) -> list[RivalView]:
    return [
        {
            "colour": BAG_NAMES[colour if position.grid else NEUTRAL],
            "appeal": [None if space == NO_MARKER else space for space in rival.appeal],
            "shares": rival.shares,
            "value": rival.value,
            "worth": rival.shares * rival.value,
        }
        for colour, rival in enumerate(position.rivals)
    ]


def _grid(position: CardPosition) -> list[GridPlace] | None:
    if not position.grid:
        return None
    return [
        {
            "card": CARD_NAMES[card] if card != EMPTY else None,
            "disc": BAG_NAMES[position.discs.index(place)] if place in position.discs else None,
        }
        for place, card in enumerate(position.grid)
    ]


def _bag(position: CardPosition) -> BagView | None:
    if not position.bag:
        return None
    return {
        "inside": dict(zip(BAG_NAMES, position.bag, strict=True)),
        "drawn": dict(zip(BAG_NAMES, position.drawn, strict=True)),
    }


def _final(position: CardPosition) -> FinalView:
    solo = bool(position.grid)
    return {
        "scores": scoring.scores(position),
        "winners": scoring.winners(position),
        "ranking": scoring.ranking(position),
        "opponents": position.rules.rivals_score(position),
        "place": awards.place(position) if solo else None,
        "reached": awards.names(position.reached) if solo else None,
        "awards": awards.names(position.awarded) if solo else None,
    }

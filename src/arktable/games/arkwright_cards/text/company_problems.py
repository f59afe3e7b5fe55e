"""Checks for one company of a position from outside: what is impossible, as (field, sentence)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arktable.engine.values import MOST
from arktable.games.arkwright_cards.company import NO_MARKER, NOWHERE
from arktable.games.arkwright_cards.economy import factory, warehouse
from arktable.games.arkwright_cards.phases.actions.development_cards import PlaceForeman
from arktable.games.arkwright_cards.phases.actions.quality_and_distribution import highest
from arktable.games.arkwright_cards.phases.impossible import Problems, outside
from arktable.games.arkwright_cards.phases.production.sell_and_ship import SellAtHome, ShipOverseas
from arktable.games.arkwright_cards.phases.production.storage import Store
from arktable.games.arkwright_cards.phases.rounds import PREPARING, Rounds
from arktable.games.arkwright_cards.terms import (
    CARD_NAMES,
    CARDS_TRACK,
    DISTRIBUTION_PIECES,
    ENGINEER,
    ENGINEER_PIECE,
    FIRST_CARD,
    FOREMAN,
    GOOD_OF_CARD,
    ONCE_PER_DECADE,
    PATENT,
    PATENT_PIECE,
    PIECE_NAMES,
    QUALITY,
    QUALITY_PIECES,
    SECOND_CARD,
    TRACK_NAMES,
    WORKER_CARDS,
)

if TYPE_CHECKING:
    from arktable.games.arkwright_cards.company import Company
    from arktable.games.arkwright_cards.printed import Printed
    from arktable.games.arkwright_cards.state import CardPosition


def company_problems(position: CardPosition, seat: int) -> Problems:
    """Return all problems of the first kind that has any."""
    company, printed = position.companies[seat], position.rules.printed
    found = _numbers(printed, company) + outside("value", company.value, 0 if position.finished else 1, printed.most)
    if not found:
        for good in range(len(printed.goods)):
            found += _factory(printed, company, good)
        found += _workers(printed, company) + _pieces(printed, company) + _cards(printed, company)
    if not found:
        found = _room(position, seat)
    return found


def _numbers(printed: Printed, company: Company) -> Problems:
    found: Problems = []
    for field, number, most in (
        ("shares", company.shares, printed.most),
        ("loans", company.loans, printed.loan_tokens),
        ("tokens", company.tokens, printed.ship_tokens),
        ("ships", company.ships, printed.ships),
        ("start_shares", company.start_shares, printed.most),
        # No component limits these, so the limit of all numbers in a text applies.
        ("money", company.money, MOST),
        ("start_money", company.start_money, MOST),
        ("sailings", company.sailings, MOST),
        ("sold", company.sold, MOST),
    ):
        found += outside(field, number, 0, most)
    for track, name in enumerate(TRACK_NAMES):
        found += outside(f"tracks.{name}", company.tracks[track], 0, len(printed.tracks[track]) - 1)
    for good, name in enumerate(printed.goods):
        found += outside(f"tile.{name}", company.tile[good], 0, 2)
        found += outside(f"spot.{name}", company.spot[good], 0, len(printed.spots) - 1)
        found += outside(f"stored.{name}", company.stored[good], 0, warehouse.most_stored(printed, good))
        for at in (FIRST_CARD[good], SECOND_CARD[good]):
            found += outside(f"crew.{name}", company.crew[at], 0, 2)
    return found


def _factory(printed: Printed, company: Company, good: int) -> Problems:
    """Check that a closed factory has nothing, and an open one a marker, unless the company is bankrupt."""
    name = printed.goods[good]
    found: Problems = []
    if company.tile[good]:
        if company.broke:
            return outside(
                f"appeal.{name}", company.appeal[good], NO_MARKER, NO_MARKER, "the marker of a bankrupt company"
            )
        return outside(f"appeal.{name}", company.appeal[good], 0, printed.appeal_most)
    for field, there in (
        ("spot", company.spot[good]),
        ("office", company.office[good]),
        ("appeal", company.appeal[good] != NO_MARKER),
        ("crew", company.crew_cards(good)),
        ("stored", company.stored[good]),
    ):
        if there:
            found.append((f"{field}.{name}" if field != "office" else field, f"there is no factory of {name}"))
    return found


def _workers(printed: Printed, company: Company) -> Problems:
    found: Problems = []
    for good, name in enumerate(printed.goods):
        if company.crew[SECOND_CARD[good]] and not company.crew[FIRST_CARD[good]]:
            found.append((f"crew.{name}", "the first worker card comes before the second"))
    for at in range(WORKER_CARDS):
        if company.turned[at] and not company.crew[at]:
            name = printed.goods[GOOD_OF_CARD[at]]
            found.append(("turned", f"a worker card of {name} that is not there cannot be turned to machines"))
    at = company.machine_token
    if at != NOWHERE and (not company.crew[at] or company.turned[at] or printed.crew_machines[at] < 2):
        found.append(("machine_token", "must lie on a worker card that two machines turn, and that is not turned yet"))
    return found


def _pieces(printed: Printed, company: Company) -> Problems:
    found: Problems = []
    for piece, name in enumerate(PIECE_NAMES):
        good, value = company.piece_at[piece], company.piece_value[piece]
        if good < 0:
            if value:
                found.append((f"piece_value.{name}", "a card that is at no factory shows nothing"))
        elif not company.tile[good]:
            found.append((f"piece_at.{name}", f"there is no factory of {printed.goods[good]}"))
        elif value not in printed.piece_values[piece]:
            shown = ", ".join(str(one) for one in printed.piece_values[piece])
            found.append((f"piece_value.{name}", f"this card shows one of {shown}, not {value}"))
        if company.shows_appeal(piece) and (good < 0 or piece not in QUALITY_PIECES):
            found.append(("appealing", f"{name} is not a quality card at a factory"))
    for card, piece in ((ENGINEER, ENGINEER_PIECE), (PATENT, PATENT_PIECE)):
        if company.piece_at[piece] >= 0 and not company.has(card):
            found.append((f"piece_at.{PIECE_NAMES[piece]}", f"the card {CARD_NAMES[card]} is not held"))
    most = highest(printed, company, QUALITY)
    for good, name in enumerate(printed.goods):
        found += outside("piece_at", factory.quality(company, good), 0, most, f"the quality of {name}")
        laid = sum(1 for piece in DISTRIBUTION_PIECES if company.piece_at[piece] == good)
        found += outside("piece_at", laid, 0, 1, f"the number of distribution cards at {name}")
    return found


def _cards(printed: Printed, company: Company) -> Problems:
    found: Problems = []
    limit = printed.tracks[CARDS_TRACK][company.tracks[CARDS_TRACK]]
    found += outside("cards", len(company.held()), 0, limit, "the number of cards held")
    for card, name in enumerate(CARD_NAMES):
        if company.used >> card & 1 and not (company.has(card) and card in ONCE_PER_DECADE):
            found.append(("used", f"{name} is not held, or it is not a card that is turned when used"))
    if company.foreman != NOWHERE:
        if not company.has(FOREMAN):
            found.append(("foreman", "the card is not held"))
        elif not company.tile[company.foreman]:
            found.append(("foreman", f"there is no factory of {printed.goods[company.foreman]}"))
    if company.broke and (company.money or company.cards or any(company.stored)):
        found.append(("broke", "a bankrupt company has no money, no cards and no goods"))
    return found


def _room(position: CardPosition, seat: int) -> Problems:
    """Check that goods have room, the foreman a place and the company a factory, unless a phase is about just that."""
    company = position.companies[seat]
    found: Problems = []
    mine = [frame for frame in position.frames if frame.seat == seat]
    storing = any(isinstance(frame, (SellAtHome, ShipOverseas, Store)) for frame in mine)
    founding = any(isinstance(frame, Rounds) and frame.plan == PREPARING for frame in position.frames)
    placing = any(isinstance(frame, PlaceForeman) for frame in mine)
    if not founding and not any(company.tile):
        found.append(("tile", "every company has a factory once the rounds have begun"))
    if not storing and not warehouse.fits(position.rules.printed, company):
        found.append(("stored", "there is not enough room in the warehouses"))
    if not placing and company.has(FOREMAN) and company.foreman == NOWHERE:
        found.append(("foreman", "the card is held, so it must be at a factory"))
    return found

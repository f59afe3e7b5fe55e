"""What holds at every moment of any game of the card game, followed through random games."""

from __future__ import annotations

import pytest

from arktable.games.arkwright_cards.company import NO_MARKER, Company
from arktable.games.arkwright_cards.economy import factory, warehouse
from arktable.games.arkwright_cards.state import CardPosition
from arktable.games.arkwright_cards.terms import (
    CARDS_TRACK,
    DISTRIBUTION_PIECES,
    ENGINEER,
    ENGINEER_PIECE,
    FOREMAN,
    GOODS,
    ONCE_PER_DECADE,
    PATENT,
    PATENT_PIECE,
    PIECES,
    TRACKS,
)
from tests.builders.arkwright_cards import GAME
from tests.builders.random_play import walk

EXPERT = {"supply": "random", "restrictions": "on", "factories": "chosen", "ships": "none", "shares": "bought"}
SETTINGS: list[tuple[int, dict[str, str]]] = [
    (1, {}),
    (1, EXPERT | {"actions": "seven", "solo-factories": "random", "awards": "choose"}),
    (2, {}),
    (2, EXPERT | {"actions": "seven", "tracks": "short"}),
    (3, {"actions": "seven"}),
    (4, {"supply": "random"}),
    (4, EXPERT | {"actions": "seven"}),
]


def company_is_sound(position: CardPosition, company: Company) -> None:
    printed = position.rules.printed
    assert company.money >= 0
    assert 0 <= company.shares <= printed.most
    assert 0 <= company.value <= printed.most
    assert 0 <= company.loans <= printed.loan_tokens
    assert 0 <= company.tokens <= printed.ship_tokens
    assert 0 <= company.ships <= printed.ships
    assert min(company.stored) >= 0
    assert all(company.tracks[track] < len(printed.tracks[track]) for track in range(TRACKS))
    assert not company.used & ~company.cards, "a card that is not held cannot be turned"
    assert not company.used & ~sum(1 << card for card in ONCE_PER_DECADE)
    assert (company.piece_at[ENGINEER_PIECE] != -2) == company.has(ENGINEER)
    assert (company.piece_at[PATENT_PIECE] != -2) == company.has(PATENT)
    assert company.machine_token == -1 or (
        company.crew[company.machine_token] and not company.turned[company.machine_token]
    )
    for piece in range(PIECES):
        here = company.piece_at[piece]
        assert (here >= 0) == (company.piece_value[piece] > 0)
        assert here < 0 or (company.tile[here] and company.piece_value[piece] in printed.piece_values[piece])


def factory_is_sound(position: CardPosition, company: Company, good: int) -> None:
    printed = position.rules.printed
    cards = company.crew[good * 2 : good * 2 + 2]
    if not company.tile[good]:
        assert (cards, company.appeal[good], company.stored[good]) == ([0, 0], NO_MARKER, 0)
        return
    assert cards[0] or not cards[1], "the second card only next to the first"
    assert factory.quality(company, good) <= (printed.quality_engineer if company.talent & 1 else printed.quality_high)
    assert sum(company.piece_at[piece] == good for piece in DISTRIBUTION_PIECES) <= 1
    assert (company.appeal[good] == NO_MARKER) == company.broke
    assert 0 <= factory.appeal(printed, company, good) <= printed.appeal_high
    assert factory.price(printed, company, good) >= 0
    assert min(factory.costs(printed, company, good, 2, position.wage())) >= 0


def between_steps(position: CardPosition, company: Company) -> None:
    """What a step may upset for a moment, but never leaves so."""
    printed = position.rules.printed
    assert warehouse.fits(printed, company)
    assert company.cards.bit_count() <= printed.tracks[CARDS_TRACK][company.tracks[CARDS_TRACK]]
    assert company.has(FOREMAN) == (company.foreman >= 0)


def markers_show_the_cards(position: CardPosition) -> None:
    """During production the marker of the active good shows what lies at the factory (C26, C28)."""
    printed, good = position.rules.printed, position.round
    for company in position.companies:
        if company.appeal[good] != NO_MARKER:
            assert company.appeal[good] == factory.appeal(printed, company, good)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize(("seats", "options"), SETTINGS, ids=[f"{seats}-{len(more)}" for seats, more in SETTINGS])
def test_companies_and_market_stay_sound(seats: int, options: dict[str, str], seed: int) -> None:
    census: dict[str, int] = {}
    for position in walk(GAME, seats, options, seed):
        assert isinstance(position, CardPosition)
        census = census or position.census()
        assert position.census() == census
        assert census["money"] == 0
        assert all(-3 <= demand <= 17 for demand in position.demand)
        assert min(position.supply) >= 0
        for company in position.companies:
            company_is_sound(position, company)
            for good in range(GOODS):
                factory_is_sound(position, company, good)
            if position.phase() in ("action", "start-player", "over"):
                between_steps(position, company)
        if position.phase() in ("sell", "ship", "tie"):
            markers_show_the_cards(position)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_twelve_turns_and_begins_as_the_card_goes_round(seats: int) -> None:
    """EN 267, 279, 799: unless somebody goes bankrupt or the entrepreneur speaks."""
    for seed in range(12):
        turns: dict[tuple[int, int], list[int]] = {}
        for position in walk(GAME, seats, {}, seed, listen=True):
            assert isinstance(position, CardPosition)
            if position.phase() == "action":
                row = turns.setdefault((position.decade, position.round), [])
                if not row or row[-1] != position.seat:
                    row.append(position.seat)
        if any(event.key == "bankrupt" for event in position.events or []):
            continue
        assert len(turns) == 12
        for row in turns.values():
            assert row == [(row[0] + step) % seats for step in range(seats)]
        named = sum(event.key == "begins" for event in position.events or [])
        assert named == 3 * 3 + 2

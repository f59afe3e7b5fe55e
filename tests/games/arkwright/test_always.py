"""What holds at every moment of any Arkwright game, followed through random games."""

from __future__ import annotations

import pytest

from arktable.engine.game import Game
from arktable.games.arkwright.company import NO_SHIP, Company
from arktable.games.arkwright.economy import factory
from arktable.games.arkwright.phases.contracts import contract_track
from arktable.games.arkwright.state import ArkwrightPosition
from arktable.games.arkwright.terms import GOODS, NO_AWARD, PIER, ROWS, SHARE_AWARD
from tests.builders.arkwright import SPINNING_JENNY, SPINNING_MULE, WATER_FRAME
from tests.builders.arkwright_variant_moments import EVERYTHING
from tests.builders.random_play import walk


def company_is_sound(position: ArkwrightPosition, company: Company) -> None:
    printed = position.rules.printed
    assert company.cash >= 0
    assert 0 <= company.shares <= printed.shares
    assert 1 <= company.space <= printed.last_space
    if position.awards[SHARE_AWARD] == NO_AWARD:  # the award gives a share to who has a loan, too
        held = company.shares + sum(company.foreign)
        assert not (company.loans and held), "a loan is taken when no share is left, and no share bought with it"
    assert min(company.foreign) >= 0
    assert min(company.stock) >= 0
    assert all(size == 0 or size in contract_track(position) for size in company.contracts)
    placed = [marker for marker in company.placed if marker >= 0]
    assert len(placed) == len(set(placed))
    assert all(company.ships[marker - PIER] != NO_SHIP for marker in placed if marker in (PIER, PIER + 1))


def factory_is_sound(position: ArkwrightPosition, company: Company, good: int) -> None:
    printed, base = position.rules.printed, good * ROWS
    rows = list(zip(company.workers[base : base + ROWS], company.machines[base : base + ROWS], strict=True))
    if not company.level[good]:
        assert rows == [(0, 0)] * ROWS
        assert (company.quality[good], company.distribution[good], company.extra[good]) == (0, 0, 0)
        return
    assert company.level[good] <= min(4, position.level() + 1)
    assert 0 <= company.quality[good] <= printed.quality_engineer
    assert 0 <= company.distribution[good] <= printed.distribution_high
    assert printed.price_low <= company.price[good] <= printed.price_high
    assert factory.appeal(printed, company, good) >= 0
    assert sum(rows[0]) == printed.row_spaces[good][0], "the first row always works"
    room = zip(printed.row_spaces[good], printed.worker_only[good], strict=True)
    for (workers, machines), (spaces, worker_only) in zip(rows, room, strict=True):
        assert 0 <= workers + machines <= spaces
        assert 0 <= machines <= spaces - worker_only
        assert workers or not machines, "machines do not work alone"


def board_is_sound(position: ArkwrightPosition) -> None:
    assert 0 <= position.empty <= position.rules.printed.spaces
    assert all(position.rules.bank_shares(position, seat) >= 0 for seat in range(position.seats))
    assert all(company.foreign[seat] == 0 for seat, company in enumerate(position.companies)), "own shares apart"
    assert min(position.fired, position.out, *position.importers, *position.tile_offer, *position.ship_offer) >= 0


def between_turns(position: ArkwrightPosition, company: Company) -> None:
    """What a turn or a phase may upset for a moment, but never leaves so."""
    printed = position.rules.printed
    assert position.rules.overflow(printed, company) == 0
    assert company.tiles.bit_count() <= printed.tile_limit
    for tile, at in ((18, company.foreman_at), (19, company.workshop_at)):
        assert company.has(tile) or at == -1


GAMES = [
    (WATER_FRAME, 2, {"setup": "free", "patrons": "always"}),
    (WATER_FRAME, 3, {}),
    (WATER_FRAME, 4, {"setup": "free"}),
    (WATER_FRAME, 3, dict.fromkeys(EVERYTHING.split(), "on")),
    (WATER_FRAME, 4, {"setup": "free", **dict.fromkeys(EVERYTHING.split(), "on")}),
    (WATER_FRAME, 3, {"stock-exchange": "on"}),
    (SPINNING_JENNY, 3, {"setup": "free"}),
    (SPINNING_JENNY, 4, {}),
    (SPINNING_MULE, 3, {}),
]


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize(
    ("game", "seats", "options"), GAMES, ids=[f"{game[0].facts.id}-{game[1]}-{len(game[2])}" for game in GAMES]
)
def test_companies_and_board_stay_sound(game: Game, seats: int, options: dict[str, str], seed: int) -> None:
    for position in walk(game, seats, options, seed):
        assert isinstance(position, ArkwrightPosition)
        board_is_sound(position)
        for company in position.companies:
            company_is_sound(position, company)
            for good in range(GOODS):
                factory_is_sound(position, company, good)
            if position.phase() in ("marker", "start-player", "over"):
                between_turns(position, company)
        if position.seat < 0:
            assert position.finished
            assert position.decade == position.rules.last_decade


@pytest.mark.parametrize("modules", ["", EVERYTHING])
@pytest.mark.parametrize("seed", range(4))
def test_every_pound_comes_from_the_bank_and_goes_back_to_it(seed: int, modules: str) -> None:
    for position in walk(WATER_FRAME, 4, dict.fromkeys(modules.split(), "on"), seed):
        assert isinstance(position, ArkwrightPosition)
        assert sum(company.cash for company in position.companies) + position.bank == 0

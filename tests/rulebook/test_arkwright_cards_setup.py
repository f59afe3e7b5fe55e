"""The card game: components and set-up (EN, FR = English and French rules; n = line)."""

from __future__ import annotations

from collections import Counter

import pytest

from arktable.games.arkwright_cards.company import NO_MARKER
from arktable.games.arkwright_cards.economy import factory
from arktable.games.arkwright_cards.state import CardPosition
from arktable.games.arkwright_cards.terms import CARD_NAMES, PATRONS, QUALITY_PIECES, TRACK_NAMES
from tests.builders.arkwright_cards import *

SUPPLIES = {
    2: {"patent": 2, "engineer": 2, "large-warehouse": 1, "entrepreneur": 1, "extra-shift": 1, "workshop": 2}
    | {"foreman": 2},
    3: {"patent": 1, "engineer": 1, "large-warehouse": 1, "extra-shift": 1}
    | {"patron-food-clothes": 1, "patron-food-cutlery": 1},
    4: {"patron-cutlery-lamps": 1, "patron-clothes-cutlery": 1, "patron-food-lamps": 1, "inventor": 2},
}
"""EN 174–181: what each number of players adds."""


def supply_of(position: CardPosition) -> Counter[str]:
    return Counter({CARD_NAMES[card]: copies for card, copies in enumerate(position.supply) if copies})


def test_en_01_components() -> None:
    """EN 15–144: 24 development cards; per colour 4 factories, 9 ships, 9 loans, 8 worker cards, 4 offices …"""
    assert len(PRINTED.pairs) == 24
    assert (PRINTED.ship_tokens, PRINTED.loan_tokens) == (9, 9)
    assert len(PRINTED.goods) == len(PRINTED.office) == 4
    assert len(PRINTED.crew_goods) == 8
    company = a_game().companies[EVA]
    assert [company.piece_at[piece] for piece in QUALITY_PIECES] == [-1, -1, -1, -2]  # three, and no engineer
    assert company.piece_at[4:] == [-1, -1, -2]  # two distribution cards, and no patent
    assert (PRINTED.smalls, PRINTED.ships) == (2, 2)
    assert len(company.appeal) + len(company.tracks) + 2 == 12  # markers: appeal, development, shares, value


def test_fr_01_components() -> None:
    """FR 15–129: the same box."""
    assert [len(cards) for cards in GAME.kit({})["crew_goods"]] == [2, 2, 2, 2]
    assert len(GAME.kit({})["tracks"]) == len(TRACK_NAMES) == 6


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_en_02_start_values(seats: int) -> None:
    """EN 150, 162, 185: £50, ten shares of £10, two appeal markers on 0."""
    for company in a_game(seats).companies:
        assert (company.money, company.shares, company.value) == (50, 10, 10)
        assert sorted(company.appeal) == [NO_MARKER, NO_MARKER, 0, 0]
        assert [space == 0 for space in company.appeal] == [tile == 1 for tile in company.tile]


def test_fr_02_fifty_pounds() -> None:
    """FR 149 prints 50€; the game counts pounds."""
    assert a_game(2).companies[WIM].money == 50
    assert GAME.sheet.number("money.start") == 50


def test_en_03_the_neutral_of_two_players() -> None:
    """EN 164–169: on 3, 3, 2, 2; one step up on every track at the end of a decade."""
    position = a_game(2)
    assert [rival.appeal for rival in position.rivals] == [[3, 3, 2, 2]]
    assert position.demand == [0, 0, 0, 0]  # nothing was crossed (C56)
    position.round = LAMPS
    end_round(position)
    play(position, "name 1")
    assert position.rivals[0].appeal == [4, 4, 3, 3]


def test_fr_03_the_neutral_is_not_there_with_three_or_four() -> None:
    """FR 153–156: « Dans une partie à 2 joueurs »."""
    assert not a_game(3).rivals
    assert not a_game(4).rivals


@pytest.mark.parametrize(("seats", "cards"), [(2, 11), (3, 17), (4, 22)])
def test_en_04_the_supply_by_players(seats: int, cards: int) -> None:
    """EN 174–181: 11, six more, five more."""
    wanted: Counter[str] = Counter()
    for players in range(2, seats + 1):
        wanted.update(SUPPLIES[players])
    assert supply_of(a_game(seats)) == wanted
    assert wanted.total() == cards


def test_fr_04_every_face_of_the_supply_is_on_a_card_of_its_own() -> None:
    """FR 162–169: the 22 faces can lie on the table at once, each on another card."""
    faces = supply_of(a_game(4))
    pairs = [[CARD_NAMES[face] for face in pair] for pair in PRINTED.pairs]
    for name, copies in faces.items():
        assert sum(name in pair for pair in pairs) >= copies
    assert faces.total() == len(pairs) - 2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_en_05_starting_factories_by_seat(seats: int) -> None:
    """EN 193–197: two each, by seat; the icons are lost, the development is chosen in reverse order (C15)."""
    position = a_game(seats)
    opened = [[good for good in range(4) if company.tile[good]] for company in position.companies]
    assert opened == PRINTED.starts[seats]
    assert all(len(goods) == 2 for goods in opened)
    assert len({tuple(goods) for goods in opened}) == seats
    for seat in reversed(range(seats)):
        assert (position.phase(), position.seat) == ("develop", seat)
        play(position, "develop quality")
    assert position.phase() == "action"


def test_fr_05_a_card_or_a_development_each() -> None:
    """FR 182–186: « 1 carte Développement ou 1 Développement »."""
    position = a_game(2)
    play(position, "take patent", "develop machinery")
    assert position.companies[WIM].has(CARD_NAMES.index("patent"))
    assert position.companies[EVA].tracks[TRACK_NAMES.index("machinery")] == 1
    assert position.supply[CARD_NAMES.index("patent")] == 1


def test_en_06_the_token_starts_on_appeal_0() -> None:
    """EN 199, 312: the fourth spot, at the set-up and when building."""
    assert PRINTED.spots[3] == 0
    position = a_game(3)
    company = position.companies[EVA]
    assert [factory.appeal(PRINTED, company, good) for good in (FOOD, CLOTHES)] == [0, 0]
    turn_of(position, EVA, "build", "open lamps", "done")
    assert (company.spot[LAMPS], company.appeal[LAMPS]) == (0, 0)


def test_en_07_worker_card_office_and_ships() -> None:
    """EN 207–209: first worker card side I, office on price, two ships."""
    position = a_game(4)
    for company in position.companies:
        for good in range(4):
            assert company.crew[good * 2] == company.tile[good]
            assert company.crew[good * 2 + 1] == 0
        assert (company.office, company.ships) == ([0, 0, 0, 0], 2)
    assert factory.price(PRINTED, position.companies[EVA], CLOTHES) == 5 + 4  # all price: spot 4 and the office


def test_en_08_expert_supply_of_three() -> None:
    """EN 226–234: 1 + 2 + 2 = 5 fixed cards and 12 drawn."""
    for seed in range(50):
        supply = supply_of(a_game(3, seed, supply="random"))
        assert (supply["entrepreneur"], supply["engineer"], supply["patent"]) == (1, 2, 2)
        assert supply.total() == 5 + 12


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_en_09_at_most_players_less_one_of_a_type(seats: int) -> None:
    """EN 236–238: counted by face; patrons differ from each other."""
    patrons = 0
    for seed in range(300):
        supply = supply_of(a_game(seats, seed, supply="random"))
        assert max(supply.values()) <= seats - 1
        patrons = max(patrons, sum(copies for name, copies in supply.items() if name.startswith("patron")))
    assert patrons > seats - 1  # together they may be more
    assert len(set(PATRONS)) == 6


@pytest.mark.parametrize(
    ("card", "track"),
    [("trade-office", "shipping"), ("workshop", "machinery"), ("patent", "distribution"), ("engineer", "quality")],
)
def test_en_10_cards_lift_restrictions(card: str, track: str) -> None:
    """EN 242–249: each of the four cards for its own track, and for no other."""
    position = a_position(restrictions="on")
    a_company(position, tracks={"quality": 1, "distribution": 1})  # the next step wants decade II on all four
    develop_of(position)
    four = ("shipping", "machinery", "distribution", "quality")
    assert [refusal(position, f"develop {name}") for name in four] == ["decade-restriction"] * 4
    give(position, EVA, card)
    assert [name for name in four if not refusal(position, f"develop {name}")] == [track]


def test_en_11_expert_order_of_choices() -> None:
    """EN 253–261: first factory in order, second and development in reverse, shares at £10, no ships."""
    position = a_game(3, factories="chosen", shares="bought", ships="none")
    seats = []
    for text in ("found food", "found food", "found lamps", "found food", "found clothes", "found lamps"):
        seats.append(position.seat)
        play(position, text)
    for _ in range(3):
        seats.append(position.seat)
        play(position, "develop cards")
    assert seats == [0, 1, 2, 2, 1, 0, 2, 1, 0]
    for seat, bought in enumerate((5, 0, 3)):
        assert (position.phase(), position.seat) == ("first-shares", seat)
        assert refusal(position, "buy 6") == "too-many-shares"
        play(position, f"buy {bought}")
    assert [(company.money, company.shares) for company in position.companies] == [(0, 15), (50, 10), (20, 13)]
    assert [company.ships for company in position.companies] == [0, 0, 0]


def test_en_12_three_decades_of_four_rounds() -> None:
    """EN 267: 1770, 1780, 1790; food, clothes, cutlery, lamps."""
    position = a_game(2)
    for seat in range(2):
        position.earn(seat, 500)  # nobody sells anything below, and everybody pays
    seen: list[tuple[int, int]] = []
    while position.seat >= 0:
        now = (position.view(-1)["year"], position.round)
        if position.phase() == "action" and (not seen or seen[-1] != now):
            seen.append(now)
        play(position, offered(position)[0])
    assert seen == [(year, good) for year in (1770, 1780, 1790) for good in range(4)]


def test_fr_06_expert_supply_keeps_spare_engineers_and_patents_in_the_box() -> None:
    """FR 214–226: 5 + 12 with three; with two one of each, with four three of each."""
    for seats in (2, 4):
        supply = supply_of(a_game(seats, 7, supply="random"))
        assert (supply["engineer"], supply["patent"]) == (seats - 1, seats - 1)
        assert supply.total() <= 1 + 2 * (seats - 1) + 4 * seats


def test_fr_07_expert_order_anticlockwise() -> None:
    """FR 247–249: « dans le sens antihoraire » from the last player back to the first; office and first worker card."""
    position = a_game(2, factories="chosen")
    play(position, "found lamps", "found lamps")
    assert position.seat == WIM
    assert refusal(position, "found lamps") == "factory-open"
    play(position, "found food", "found cutlery")
    assert (position.phase(), position.seat) == ("develop", WIM)
    assert position.companies[EVA].crew == [0, 0, 0, 0, 1, 0, 1, 0]
    assert position.companies[WIM].tile == [1, 0, 0, 1]
    assert position.companies[EVA].appeal[CUTLERY] == 0

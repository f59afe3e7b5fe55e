"""The card game: steps b and c, price and development (EN, FR = English and French rules; n = line)."""

from __future__ import annotations

import pytest

from arktable.games.arkwright_cards.economy import factory, shares
from arktable.games.arkwright_cards.state import CardPosition
from arktable.games.arkwright_cards.terms import TRACK_NAMES
from tests.builders.arkwright_cards import *


def evas_clothes() -> CardPosition:
    """The example: token on the first spot, marker on 3, a distribution card of 2; clothes are active."""
    position = a_position(good=CLOTHES)
    a_factory(position, EVA, CLOTHES, spot=3, marker=3)
    piece(position, EVA, "distribution-1", CLOTHES, 2)
    position.demand[CLOTHES] = 1
    turn_of(position, EVA, "pass")
    return position


def test_en_22_an_appeal_of_8() -> None:
    """EN 534: a picture. Clothes with 4 quality on the appeal side can show it at price 5 (EN-23)."""
    position = a_position(good=CLOTHES)
    a_factory(position, EVA, CLOTHES)
    piece(position, EVA, "quality-3", CLOTHES, 4)
    turn_of(position, EVA, "pass", "set 0 office quality-3")
    assert position.companies[EVA].appeal[CLOTHES] == 8


def test_en_23_a_price_of_5() -> None:
    """EN 541: the coins of the same factory."""
    position = a_position(good=CLOTHES)
    a_factory(position, EVA, CLOTHES)
    piece(position, EVA, "quality-3", CLOTHES, 4)
    turn_of(position, EVA, "pass", "set 0 office quality-3")
    assert factory.price(PRINTED, position.companies[EVA], CLOTHES) == 5


def test_fr_14_eight_and_five_on_one_factory() -> None:
    """FR 534, 542: among the ways to set this factory there is one with appeal 8 and price 5."""
    position = a_position(good=CLOTHES)
    a_factory(position, EVA, CLOTHES)
    piece(position, EVA, "quality-3", CLOTHES, 4)
    turn_of(position, EVA, "pass")
    assert (8, 5) in {(row["appeal"], row["price"]) for row in position.view(EVA)["choices"]}


def test_en_24_evas_appeal_7_price_4() -> None:
    """EN 547: spot 3 of clothes I is price 4 and appeal 1; office 4 appeal, distribution 2."""
    position = evas_clothes()
    assert PRINTED.spots[2] == 1
    play(position, "set 1 office")
    company = position.companies[EVA]
    assert (company.appeal[CLOTHES], factory.price(PRINTED, company, CLOTHES)) == (7, 4)


def test_en_25_four_red_arrows() -> None:
    """EN 551: from 3 to 7; the demand marker goes four up."""
    position = evas_clothes()
    play(position, "set 1 office")
    assert position.demand == [0, 1 + 4, 0, 0]


def test_fr_15_and_back_over_green_arrows() -> None:
    """FR 544, 548–552: four up, and from 7 to 3 four down again."""
    position = evas_clothes()
    play(position, "set 1 office")
    assert position.demand[CLOTHES] == 5
    turn_of(position, EVA, "pass", "set 1")  # 1 and distribution 2
    assert (position.companies[EVA].appeal[CLOTHES], position.demand[CLOTHES]) == (3, 1)


def test_x_04_one_pattern_of_arrows_fits_every_example() -> None:
    """EN-25, 45, 47, 48, 49 and FR-22, 23, counted from the sheet's own list of arrows."""
    arrows = GAME.sheet.row("appeal.arrows")

    def crossed(before: int, after: int) -> int:
        return sum(before < space <= after for space in arrows)

    assert crossed(3, 7) == 4  # EN-25
    assert (crossed(0, 4), crossed(0, 3)) == (2, 1)  # EN-45, FR-22
    assert (crossed(0, 3), crossed(3, 4)) == (1, 1)  # EN-48
    assert crossed(4, 6) == 2  # EN-49
    assert crossed(0, 2) == 1  # FR-23
    assert crossed(2, 5) == 2  # EN-47: lamps in decade III
    assert PRINTED.boards[0].steps(CLOTHES, 3, 7) == 4


ENGLISH = {
    "quality": [1, 2, 3],
    "distribution": [2, 3, 4],
    "cards": [2, 3, 4],
    "machinery": [2, 3, 4],
    "shipping": [2, 3, 4],
    "exchange": [0, 1, 2],
}


def steps(track: str, tracks: str = "long") -> list[int]:
    """The values of a track as they are told while its marker goes from end to end."""
    position = a_position(tracks=tracks)
    found = [position.rules.printed.tracks[TRACK_NAMES.index(track)][0]]
    develop_of(position)
    while f"develop {track}" in offered(position):
        play(position, f"develop {track}")
        told = [event for event in position.events or () if event.key == "developed"]
        found.append(int(told[-1].details["value"]))
        develop_of(position)
    return found


@pytest.mark.parametrize("track", TRACK_NAMES)
def test_en_26_tracks(track: str) -> None:
    """EN 568–609, with the option for the short tracks (C2)."""
    assert steps(track, tracks="short") == ENGLISH[track]


def test_fr_16_quality() -> None:
    """FR 575: 1, 2, 2, 3."""
    assert steps("quality") == [1, 2, 2, 3]


def test_fr_17_distribution() -> None:
    """FR 583: 2, 3, 3, 4."""
    assert steps("distribution") == [2, 3, 3, 4]


@pytest.mark.parametrize("track", ["cards", "machinery", "shipping", "exchange"])
def test_fr_18_the_other_tracks(track: str) -> None:
    """FR 591–623: as in English."""
    assert steps(track) == ENGLISH[track]


@pytest.mark.parametrize(
    ("developed", "value", "prices"),
    [(0, 11, [11, 22, 33]), (1, 11, [6, 17, 28]), (2, 11, [6, 12, 23]), (2, 14, [7, 14, 28])],
)
def test_fr_18_half_price_is_rounded_up(developed: int, value: int, prices: list[int]) -> None:
    """FR 615–623: one, then two shares at half the value, rounded up; the others at the full value."""
    position = a_position()
    company = a_company(position, value=value, tracks={"exchange": developed})
    assert [shares.cost(PRINTED, company, number) for number in (1, 2, 3)] == prices
    for number, price in enumerate(prices, 1):
        a_company(position, money=price)
        turn_of(position, EVA, "exchange")
        assert offered(position, "buy")[-1] == f"buy {number}"

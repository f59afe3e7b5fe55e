"""Every worked example, table and figure of the Arkadia rule book, in the order of the book (AK n = its line n)."""

from __future__ import annotations

import pytest

from arktable.games.arkadia.state import ArkadiaPosition
from tests.builders.arkadia import *


def test_ak_01_the_box_holds_what_the_list_of_material_says() -> None:
    """AK 19–36."""
    sheet, kit = ARKADIA.sheet, ARKADIA.kit({})
    assert ARKADIA.facts.seats_max == 4  # four screens
    assert 4 * sheet["banners.each"] == 16
    assert sum(kit["cards"].values()) == 40  # one building for each (A26)
    assert len(kit["forms"]) == 7
    assert 4 * (sheet["seals.ones"] + sheet["seals.fives"]) == 88
    assert 4 * sheet["seals.fives"] == 8
    assert 4 * sheet["workers.own"] == 44
    assert sheet["workers.neutral"] == 24
    assert 4 * sum(sheet["castle.pools"]) == 28
    assert len(kit["lot"]["squares"]) == 10
    assert sheet["gold.coins"] == [1, 5, 10]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ak_02_everybody_starts_with_three_workers_and_four_banners(seats: int) -> None:
    """AK 60."""
    position = a_game(seats)
    assert position.own == [3] * seats
    assert position.own_pool == [8] * seats
    assert position.neutral == [0] * seats
    assert position.banners == [4] * seats


def test_ak_03_the_castle_pieces_lie_twelve_twelve_and_four() -> None:
    """AK 65: three of each family on the first two pools, one of each on the third."""
    assert a_game().view(-1)["castle"]["pools"] == [[3, 3, 3, 3], [3, 3, 3, 3], [1, 1, 1, 1]]


@pytest.mark.parametrize(("seats", "stack"), [(2, 29), (3, 25), (4, 21)])
def test_ak_04_four_cards_each_three_open_and_the_rest_in_the_stack(seats: int, stack: int) -> None:
    """AK 68."""
    position = a_game(seats)
    assert [len(hand) for hand in position.hands] == [4] * seats
    assert len(position.open) == 3
    assert len(position.stack) == stack
    assert position.census()["cards"] == 40


@pytest.fixture
def illustration() -> ArkadiaPosition:
    """Beside the lot a monastery on i10 j10 k10 j11, a yellow worker on i9, an orange one on l10. Green holds a trade
    centre ordered by the cloth merchants (AK 103–117, 131–133).
    """
    position = a_game()
    lay(position, "monastery-spice", "i10 j10 k10 j11")
    stand(position, YELLOW, "i9")
    stand(position, ORANGE, "l10")
    turn_of(position, GREEN)
    give_hand(position, GREEN, "trade-cloth", "house-spice", "farm-silver", "mill-carpenter")
    play(position, "card trade-cloth")
    return position


@pytest.mark.parametrize(
    "place",
    [
        pytest.param("lay trade m10 a", id="1 beside a worker only"),
        pytest.param("lay trade k5 a", id="2 beside a building, the lot"),
        pytest.param("lay trade g11 c", id="3 beside another building"),
        pytest.param("lay trade g8 b", id="4 beside two buildings and a worker"),
    ],
)
def test_ak_05_four_places_where_the_trade_centre_may_lie(illustration: ArkadiaPosition, place: str) -> None:
    """AK 98–99, 103–105."""
    assert place in offered(illustration)
    play(illustration, place)
    assert len(illustration.buildings) == 3


@pytest.mark.parametrize(
    ("place", "reason"),
    [
        pytest.param("lay trade i10 a", "covers-building", id="5 covers part of the monastery"),
        pytest.param("lay trade a1 a", "touches-nothing", id="6 touches neither building nor worker"),
        pytest.param("lay trade d3 c", "touches-nothing", id="7 touches the lot at a corner only"),
    ],
)
def test_ak_06_three_places_where_it_may_not_lie(illustration: ArkadiaPosition, place: str, reason: str) -> None:
    """AK 109–111, 119: diagonally is not enough."""
    assert place not in offered(illustration)
    assert refusal(illustration, place) == reason


def test_ak_07_the_trade_centre_covers_a_tent_gets_its_seal_and_a_card_is_drawn(illustration: ArkadiaPosition) -> None:
    """AK 115–117, 121, 131–133: possibility 4, then the turn ends."""
    play(illustration, "lay trade g8 b")
    assert illustration.neutral[GREEN] == 1
    assert illustration.neutral_pool == 23
    assert illustration.phase() == "draw"
    built = illustration.view(GREEN)["buildings"][-1]
    assert (built["form"], built["family"], built["done"]) == ("trade", "cloth", False)
    play(illustration, "take stack")
    assert len(illustration.hands[GREEN]) == 4
    play(illustration, "end")
    assert illustration.seat == VIOLET


def test_ak_08_each_tent_square_covered_brings_a_neutral_worker() -> None:
    """AK 127: nothing for a building without tents, two for two (the camps of a board with two side by side)."""
    position = a_game()
    position.tents |= 1 << position.rules.printed.grid.bit(7, 7)  # h8, above the camp on h9
    give_hand(position, YELLOW, "farm-silver", "farm-cloth")
    play(position, "card farm-silver", "lay farm h8 b", "take stack", "end")
    assert position.neutral == [2, 0, 0, 0]
    give_hand(position, ORANGE, "house-silver")
    play(position, "card house-silver", "lay house k5 a")
    assert position.neutral == [2, 0, 0, 0]


def test_ak_09_a_worker_on_a_tent_brings_none() -> None:
    """AK 141: h4 above the lot shows a camp."""
    position = a_game()
    play(position, "own h4", "done")
    assert position.neutral == [0] * 4
    assert position.neutral_pool == 24


def test_ak_10_at_the_start_every_seal_is_worth_two() -> None:
    """AK 159."""
    assert values(a_game()) == dict.fromkeys(FAMILIES, 2)


def test_ak_11_the_pieces_left_over_from_a_full_floor_go_to_the_third_pool() -> None:
    """AK 163–165: 4, then 6, then 8."""
    position = a_game()
    houses_waiting(position)
    build_floor(position, 9)
    assert (pool(position, 1), pool(position, 3)) == (3, 4)
    play(position, "own c3", "done")
    play_any(position, "castle")
    assert (pool(position, 1), pool(position, 2), pool(position, 3)) == (0, 12, 6)
    build_floor(position)
    assert (pool(position, 2), pool(position, 3)) == (0, 8)


def test_ak_12_two_own_and_one_neutral_worker_complete_two_buildings() -> None:
    """AK 169–181."""
    position = a_game()
    trade = lay(position, "trade-cloth", "g8 h8 i8 g9")
    monastery = lay(position, "monastery-spice", "h10 i10 j10 i11")
    stand(position, ORANGE, "f8")
    stand(position, YELLOW, "j9 k10")
    stand(position, GREEN, "h11 j11")
    stand(position, NEUTRAL, "f9 g10 i12")
    give_workers(position, VIOLET, own=3, neutral=1)
    turn_of(position, VIOLET)
    play(position, "own i9", "own j8", "neutral h9", "done")
    assert seals_of(position, ORANGE) == {"cloth": 1}
    assert seals_of(position, VIOLET) == {"cloth": 2 + 1, "spice": 1 + 1}
    assert seals_of(position, YELLOW) == {"spice": 2}
    assert seals_of(position, GREEN) == {"spice": 2}
    assert not {trade, monastery} & set(position.unfinished)
    play(position, "castle carpenter 1", "castle carpenter 2")
    assert position.view(-1)["castle"]["pools"][0] == [3, 3, 1, 3]
    assert position.phase() == "banner"


def test_ak_13_a_banner_brings_two_workers_and_is_gone() -> None:
    """AK 185."""
    position = a_game()
    play(position, "own k5", "done")
    give_workers(position, YELLOW, own=2)
    play(position, "banner")
    assert position.own[YELLOW] == 4
    assert position.banners == [3, 4, 4, 4]


def test_ak_14_seven_red_and_five_silver_seals_bring_41_gold() -> None:
    """AK 191–200: 7 × 3 + 5 × 4."""
    position = a_game()
    build(position, "silver 5", "silver 10", "cloth 2")
    assert (values(position)["cloth"], values(position)["silver"]) == (3, 4)
    turn_of(position, GREEN)
    give_seals(position, GREEN, cloth=8, silver=5)
    play(position, "own k5", "done", "banner", "sell cloth 7")
    assert position.gold[GREEN] == 21
    play(position, "sell silver 5")
    assert position.gold[GREEN] == 21 + 20
    assert seals_of(position, GREEN) == {"cloth": 1}


def test_ak_15_four_evaluations_of_ones_own_and_the_final_one() -> None:
    """AK 189."""
    position = a_game(2)
    for square in ("k5", "k6", "k7", "f5"):
        turn_of(position, YELLOW)
        give_seals(position, YELLOW, cloth=1)
        play(position, f"own {square}", "done", "banner", "sell cloth 1")
    assert position.gold[YELLOW] == 4 * 2
    turn_of(position, YELLOW)
    give_seals(position, YELLOW, cloth=1)
    play(position, "own f6", "done")
    assert position.seat == ORANGE  # nobody asks a player without banners
    position.turns_left = 1
    quick_turn(position)
    assert position.seat == -1
    assert position.gold[YELLOW] == 5 * 2


def test_ak_16_the_last_piece_of_floor_two_begins_the_end() -> None:
    """AK 204–206: pool three takes the two left over first and holds 8; further pieces go to floor three."""
    position = a_game()
    houses_waiting(position, 3)
    build_floor(position)
    build_floor(position, 9)
    assert (pool(position, 2), pool(position, 3)) == (3, 6)
    play(position, "own c3", "done")
    play_any(position, "castle")
    assert position.ending == YELLOW
    assert (position.floor, pool(position, 2), pool(position, 3)) == (3, 0, 8)
    play_any(position, "castle", times=2)
    assert (position.pieces, pool(position, 3), position.heights.count(3)) == (22, 6, 2)
    assert position.phase() == "banner"


def test_ak_17_everybody_has_one_more_turn_and_the_richest_share_the_victory() -> None:
    """AK 208–212: the player who began the end plays last; all seals are evaluated; equal gold, several winners."""
    position = a_game()
    houses_waiting(position)
    build_floor(position)
    build_floor(position, 9)
    turn_of(position, ORANGE)
    play(position, "own c3", "done")
    play_any(position, "castle")
    play(position, "end")
    assert [quick_turn(position) for _ in range(4)] == [GREEN, VIOLET, YELLOW, ORANGE]
    assert position.seat == -1
    assert position.ended_properly()


def test_ak_17_equal_gold_makes_several_winners() -> None:
    """AK 208–212."""
    position = a_game()
    give_gold(position, YELLOW, 10)
    give_gold(position, VIOLET, 4)
    give_seals(position, VIOLET, spice=3)
    give_seals(position, ORANGE, silver=2)
    position.turns_left = 1
    quick_turn(position)
    assert position.gold == [10, 4, 0, 10]
    assert position.winners() == [YELLOW, VIOLET]
    assert not any(position.seals)


@pytest.mark.parametrize(("seats", "neutral"), [(2, 3), (3, 2), (4, 1)])
def test_ak_18_the_first_game_starts_with_seven_buildings(seats: int, neutral: int) -> None:
    """AK 228–242."""
    position = a_game(seats, setup="beginner")
    view = position.view(0)
    assert len(view["buildings"]) == 7
    assert len({building["form"] for building in view["buildings"]}) == 7
    assert not any(building["done"] for building in view["buildings"])
    gone = sorted(f"{building['form']}-{building['family']}" for building in view["buildings"])
    assert sorted(view["cards"]["discard"]) == gone
    assert len(position.stack) == 40 - 7 - 3 - 4 * seats
    assert position.neutral == [neutral] * seats
    assert position.own == [3] * seats

"""The bot that follows the seven tactical hints of Arkadia's rule book (AK 216–224), hint by hint."""

from __future__ import annotations

from arktable.bots.arkadia import hints
from arktable.bots.arkadia.by_the_book import BookArkadia
from arktable.engine.rng import rng_from_seed
from arktable.games.arkadia.numbering import FAMILIES
from arktable.games.arkadia.state import ArkadiaPosition
from tests.builders.arkadia import (
    PRINTED,
    a_game,
    bit,
    build,
    build_floor,
    enclose,
    give_hand,
    give_seals,
    give_workers,
    houses_waiting,
    lay,
    mask,
    play,
    turn_of,
)

CLOTH, SPICE = 0, 1


def choice(position: ArkadiaPosition) -> str:
    return BookArkadia(rng_from_seed(1)).choose(position).text


def test_hint_1_a_tile_covers_a_tent_camp_where_it_can() -> None:
    position = a_game(2)
    give_hand(position, 0, "smithy-cloth")
    give_workers(position, 0)
    turn_of(position, 0)
    play(position, choice(position))
    tents = position.tents
    play(position, choice(position))
    assert position.tents != tents
    assert position.neutral[0] > 0
    camp = 1 << PRINTED.grid.bits(PRINTED.tents)[0]
    assert hints.cover_tents(position, camp & position.tents) == 2.0


def test_hint_2_workers_trigger_a_payout_and_the_additional_seal_counts() -> None:
    position = a_game(2)
    houses_waiting(position, 2)
    give_workers(position, 0, own=1)
    turn_of(position, 0)
    assert hints.trigger_payouts(position, 0, mask("c3")) == 2 + 2
    assert choice(position) == "own c3"


def test_hint_3_a_card_of_the_most_expensive_colour_stays_in_the_hand() -> None:
    position = a_game(2)
    build(position, "cloth 3", "cloth 4")
    give_workers(position, 0)
    give_hand(position, 0, "house-cloth", "house-spice")
    turn_of(position, 0)
    assert hints.keep_back(position, CLOTH) < hints.keep_back(position, SPICE) == 0.0
    assert choice(position) == "card house-spice"


def test_hint_4_a_banner_is_used_when_the_last_worker_is_gone_also_without_an_evaluation() -> None:
    position = a_game(2)
    give_workers(position, 0, own=1)
    turn_of(position, 0)
    play(position, "own f5", "done")
    assert choice(position) == "banner"
    give_workers(position, 0, own=2)
    assert choice(position) == "end"


def test_hint_4_seals_are_sold_at_the_right_moment_only() -> None:
    position = a_game(2)
    build(position, "cloth 3", "cloth 4", "cloth 5")
    give_seals(position, 0, cloth=4, spice=4)
    give_workers(position, 0, own=4)
    turn_of(position, 0)
    play(position, "own f5", "done")
    assert choice(position) == "banner"
    play(position, "banner")
    assert choice(position) == "sell cloth 4"
    play(position, "sell cloth 4")
    assert choice(position) == "done"


def test_hint_5_towards_the_end_no_worker_is_held_back() -> None:
    position = a_game(2)
    assert hints.worker_in_hand(position) == 2.0
    build_floor(position)
    build_floor(position, 6)
    assert hints.worker_in_hand(position) == -hints.INTRODUCED


def test_hint_5_hardly_a_worker_is_left_in_the_hand_at_the_end() -> None:
    """Ten games with three seats: at most one worker of a player on average, neutral ones included."""
    left = 0
    for seed in range(10):
        position = a_game(3, seed)
        bots = [BookArkadia(rng_from_seed(3 * seed + seat)) for seat in range(3)]
        while position.seat >= 0:
            position.play_checked(bots[position.seat].choose(position.sample(position.seat, rng_from_seed(seed))))
        left += sum(position.own[:3]) + sum(position.neutral[:3])
    assert left <= 10 * 3


def test_hint_6_a_piece_is_laid_on_what_a_rival_holds() -> None:
    position = a_game(2)
    give_seals(position, 0, cloth=3)
    give_seals(position, 1, spice=6)
    assert [hints.eye_on_others(position, 0, family) for family in range(FAMILIES)] == [3.0, -6.0, 0.0, 0.0]
    houses_waiting(position, 1)
    give_workers(position, 0, own=1)
    turn_of(position, 0)
    play(position, "own c3", "done")
    move = BookArkadia(rng_from_seed(1)).choose(position)
    assert move.a == CLOTH
    assert position.tops[move.b] == SPICE


def test_hint_7_an_own_worker_goes_where_buildings_meet() -> None:
    position = a_game(2)
    house, farm = lay(position, "house-cloth", "a3 b3"), lay(position, "farm-spice", "d3 e3 f3")
    enclose(position, house, but="c3 a4")
    enclose(position, farm, but="c3 g3")
    assert hints.beside_several(position, bit("c3"), 0) == 2.0
    assert hints.beside_several(position, bit("g3"), 0) == 1.0
    assert hints.beside_several(position, bit("c3"), mask("c3 g3")) == 3.0


def test_it_plays_a_whole_game_and_ranks_what_it_chooses_first() -> None:
    position, bot = a_game(3, lot="4x3 g5"), BookArkadia(rng_from_seed(2))
    while position.seat >= 0:
        ranked = bot.ranked(position)
        move = bot.choose(position)
        assert move is ranked[0].move
        position.play_checked(move)
    assert position.ended_properly()

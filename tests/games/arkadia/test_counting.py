"""What everybody can count of the workers behind the screens, and which buildings they could close (A13, AK 139)."""

from __future__ import annotations

import pytest

from arktable.engine.rng import rng_from_seed
from arktable.games.arkadia.counting import closing, neutral_counted, next_seat, own_counted
from arktable.games.arkadia.numbering import first_seal
from arktable.games.arkadia.state import ArkadiaPosition
from tests.builders.arkadia import *
from tests.builders.random_play import play_out, walk

GAMES_WALKED = [(2, "standard", 3), (3, "beginner", 5), (4, "standard", 8), (4, "beginner", 13)]


@pytest.mark.parametrize(("seats", "setup", "seed"), GAMES_WALKED)
def test_a13_the_workers_behind_the_screens_follow_from_what_lies_open(seats: int, setup: str, seed: int) -> None:
    counts = 0
    for position in walk(ARKADIA, seats, {"setup": setup}, seed):
        assert isinstance(position, ArkadiaPosition)
        assert [own_counted(position, seat) for seat in range(seats)] == position.own
        assert neutral_counted(position) == position.neutral
        counts += sum(position.neutral)
    assert counts, "no neutral worker was ever behind a screen"


def _close_alone(position: ArkadiaPosition, number: int, seat: int) -> int | None:
    """Play it on a copy: the seat has the turn and sets workers on all open sides; return the seals this building pays.

    None if it has too few workers.
    """
    copy = position.copy()
    copy.turns_left, copy.idle_turns = -1, 0
    if not copy.own[seat] and not copy.neutral[seat]:
        return None
    turn_of(copy, seat)
    grid = copy.rules.printed.grid
    family = copy.buildings[number].family
    before = copy.seals[first_seal(seat) + family]
    others = [other for other in copy.unfinished if other != number and copy.buildings[other].family == family]
    for bit_ in grid.bits(copy.buildings[number].around & copy.free()):
        if not copy.own[seat] and not copy.neutral[seat]:
            return None
        kind = "own" if copy.own[seat] else "neutral"
        play(copy, f"{kind} {grid.name(bit_)}")
    play(copy, "done")
    assert number not in copy.unfinished
    # A building of the same family that is closed with it pays as well.
    also = [other for other in others if other not in copy.unfinished]
    paid = sum((copy.buildings[other].around & copy.standing[seat]).bit_count() + 1 for other in also)
    return copy.seals[first_seal(seat) + family] - before - paid


@pytest.mark.parametrize(("seats", "setup", "seed"), GAMES_WALKED)
def test_ak_139_who_could_close_a_building_is_what_playing_it_shows(seats: int, setup: str, seed: int) -> None:
    tried = {True: 0, False: 0}
    for position in walk(ARKADIA, seats, {"setup": setup}, seed):
        assert isinstance(position, ArkadiaPosition)
        if position.seat < 0 or position.phase() != "must":
            continue
        neutral = neutral_counted(position)
        for number in position.unfinished:
            said = closing(position, position.buildings[number], neutral)
            for seat in range(seats):
                really = _close_alone(position, number, seat)
                counted = said[seat]
                tried[really is not None] += 1
                assert (counted is not None) == (really is not None)
                if really is not None and counted is not None:
                    assert counted + 1 == really
    assert min(tried.values()) > 20


def test_a13_who_could_close_what_does_not_depend_on_what_is_behind_the_screens() -> None:
    """Neither totals nor hidden cards change a byte of it."""
    for position in walk(ARKADIA, 3, {"setup": "beginner"}, 21):
        assert isinstance(position, ArkadiaPosition)
        if position.seat < 0 or position.decisions % 9:
            continue
        other = position.sample(YELLOW, rng_from_seed(position.decisions))
        other.own[ORANGE] += 3
        other.neutral[GREEN] += 2
        for now in (position, other):
            found = [building["closing"] for building in now.view(YELLOW)["buildings"]]
            assert found == [building["closing"] for building in position.view(YELLOW)["buildings"]]
            workers = [player["workers"] for player in now.view(YELLOW)["players"]]
            assert workers == [player["workers"] for player in position.view(YELLOW)["players"]]


def test_a13_every_view_counts_the_workers_behind_each_screen() -> None:
    seen = 0
    for position in walk(ARKADIA, 4, {}, 8):
        assert isinstance(position, ArkadiaPosition)
        behind = [own + neutral for own, neutral in zip(position.own, position.neutral, strict=True)]
        assert [player["workers"] for player in position.view(ORANGE)["players"]] == behind
        seen += sum(behind)
    assert seen


def test_the_next_seat_is_the_one_that_plays_after_this_turn() -> None:
    for position in walk(ARKADIA, 4, {"start": "random"}, 6):
        assert isinstance(position, ArkadiaPosition)
        if position.seat < 0:
            assert next_seat(position) == -1
            break
        said, turn = next_seat(position), position.turn
        copy = position.copy()
        rng = rng_from_seed(1)
        while copy.seat >= 0 and copy.turn == turn:
            moves = copy.moves()
            copy.play(moves[rng.below(len(moves))])
        # A seat that can do nothing is passed over in its turn, without being asked.
        assert said == copy.seat or copy.turn != turn + 1 or copy.seat < 0


def test_a11_after_the_last_turn_nobody_is_next() -> None:
    position = a_game(2)
    position.turns_left = 1
    assert position.view(YELLOW)["next"] == -1
    position.turns_left = 2
    assert position.view(YELLOW)["next"] == ORANGE


def test_a13_totals_of_a_position_from_a_text_count_as_set_up_before_everybody() -> None:
    position = a_game(2)
    lay(position, "house-cloth", "g8 h8")
    give_workers(position, ORANGE, own=1, neutral=4)
    text = position.save()
    read = ARKADIA.load(text)
    assert isinstance(read, ArkadiaPosition)
    assert neutral_counted(read) == read.neutral
    play_out(read, rng_from_seed(3))
    assert neutral_counted(read) == read.neutral


def test_ak_141_neutral_workers_help_to_close_and_earn_nothing() -> None:
    position = a_game(2)
    number = lay(position, "house-cloth", "a1 b1")  # open: a2, b2, c1
    stand(position, ORANGE, "c1")
    read = ARKADIA.load(position.save())
    assert isinstance(read, ArkadiaPosition)
    read.own_pool[ORANGE] += read.own[ORANGE] - 1
    read.own[ORANGE] = 1
    read.neutral[ORANGE] = read.given[ORANGE] = 1
    assert closing(read, read.buildings[number], neutral_counted(read))[ORANGE] == 2
    read.neutral[ORANGE] = read.given[ORANGE] = 0
    assert closing(read, read.buildings[number], neutral_counted(read))[ORANGE] is None

"""Who meets whom: sizes of tables, repeated meetings, byes, seats, and that the seed decides everything."""

from __future__ import annotations

from itertools import combinations

import pytest

from arktable.engine.rng import rng_of
from arktable.server.distance.tournaments.pairing import Met, note_met, pair, pair_of, seated, shuffled, sizes_of
from arktable.server.distance.tournaments.points import SeatResult, bye_points, points_of, results_of
from arktable.server.distance.tournaments.schedule import MOST_ROUNDS, Drawn, draw_round, round_robin
from arktable.server.distance.tournaments.standings import Played, past_of, standings


def swiss(people: int, seats: int, rounds: int, seed: int) -> list[Drawn]:
    """A Swiss tournament whose results are drawn by lot."""
    met: Met = {}
    points = dict.fromkeys(range(people), 0.0)
    byes = dict.fromkeys(range(people), 0)
    played = []
    for n in range(1, rounds + 1):
        chance = rng_of(seed, "results", n)
        order = sorted(shuffled(range(people), chance), key=lambda one: -points[one])
        drawn = draw_round(order, points, met, byes, seats, seed * 100 + n, rounds - n)
        note_met(met, drawn.tables)
        for one in drawn.out:
            byes[one] += 1
        for table in drawn.tables:
            for place, one in enumerate(shuffled(table, chance)):
                points[one] += len(table) - 1 - place
        played.append(drawn)
    return played


def meetings(rounds: list[Drawn]) -> Met:
    met: Met = {}
    for drawn in rounds:
        note_met(met, drawn.tables)
    return met


@pytest.mark.parametrize(
    ("people", "seats", "sizes"),
    [
        (16, 4, [4, 4, 4, 4]),
        (15, 4, [4, 4, 4, 3]),
        (14, 4, [4, 4, 3, 3]),
        (13, 4, [4, 3, 3, 3]),
        (9, 4, [3, 3, 3]),
        (6, 4, [3, 3]),
        (5, 4, [4]),  # one sits out
        (2, 4, [2]),
        (1, 4, []),
        (7, 3, [3, 2, 2]),
        (5, 3, [3, 2]),
        (7, 2, [2, 2, 2]),
        (16, 2, [2] * 8),
    ],
)
def test_tables_are_full_or_one_smaller(people: int, seats: int, sizes: list[int]) -> None:
    assert sizes_of(people, seats) == sizes


def test_a_game_for_three_at_least_has_no_table_of_two() -> None:
    assert sizes_of(7, 3, least=3) == [3, 3]
    assert sizes_of(2, 3, least=3) == []


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_sixteen_people_meet_nobody_twice_in_five_rounds(seats: int, seed: int) -> None:
    # With tables of four everybody meets everybody: there is no other way without a repeat.
    rounds = swiss(16, seats, 5, seed)
    assert max(meetings(rounds).values()) == 1
    for drawn in rounds:
        assert sorted(one for table in drawn.tables for one in table) == list(range(16))


@pytest.mark.parametrize(("people", "seats", "rounds"), [(9, 3, 4), (64, 4, 5), (31, 2, 6), (23, 4, 4)])
def test_nobody_meets_twice_where_that_is_possible(people: int, seats: int, rounds: int) -> None:
    assert max(meetings(swiss(people, seats, rounds, 7)).values()) == 1


def test_nobody_sits_out_twice_while_others_have_not() -> None:
    out = [one for drawn in swiss(7, 2, 7, 3) for one in drawn.out]
    assert sorted(out) == list(range(7))


def test_where_a_second_bye_is_needed_nobody_has_three_before_others_have_two() -> None:
    out = [one for drawn in swiss(3, 2, 7, 5) for one in drawn.out]
    assert sorted(out.count(one) for one in range(3)) == [2, 2, 3]
    assert len(set(out[:3])) == len(set(out[3:6])) == 3


@pytest.mark.parametrize(("seats", "sizes", "out"), [(4, [4], 1), (3, [3, 2], 0), (2, [2, 2], 1)])
def test_five_people_sit_at_tables_of_any_size(seats: int, sizes: list[int], out: int) -> None:
    rounds = swiss(5, seats, 5, 2)
    for drawn in rounds:
        assert [len(table) for table in drawn.tables] == sizes
        assert sorted([*drawn.out, *(one for table in drawn.tables for one in table)]) == list(range(5))
    byes = [sum(one in drawn.out for drawn in rounds) for one in range(5)]
    assert byes == [out] * 5


def test_the_seed_decides_everything() -> None:
    assert swiss(14, 4, 4, 5) == swiss(14, 4, 4, 5)
    assert swiss(14, 4, 4, 5) != swiss(14, 4, 4, 6)


def test_people_with_similar_points_meet() -> None:
    points = {one: float(one // 4) for one in range(16)}
    order = sorted(range(16), key=lambda one: -points[one])
    tables = pair(order, points, {}, sizes_of(16, 4), 1)
    assert all(len({points[one] for one in table}) == 1 for table in tables)
    # A repeat is worse than different points.
    met = {pair_of(*two): 1 for two in combinations(range(4), 2)}
    again = pair(order, points, met, sizes_of(16, 4), 1)
    assert all(pair_of(*two) not in met for table in again for two in combinations(table, 2))


@pytest.mark.parametrize("people", range(2, 21))
def test_round_robin_for_two_has_every_pair_once(people: int) -> None:
    rounds = round_robin(people, 2, 11)
    assert len(rounds) == people - 1 + people % 2 <= MOST_ROUNDS
    met = meetings(rounds)
    assert len(met) == people * (people - 1) // 2
    assert set(met.values()) == {1}


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("people", [3, 5, 9, 13, 16, 20])
def test_round_robin_for_more_has_every_pair(people: int, seats: int) -> None:
    rounds = round_robin(people, seats, 11)
    assert len(rounds) <= MOST_ROUNDS
    assert len(meetings(rounds)) == people * (people - 1) // 2
    byes = [sum(one in drawn.out for drawn in rounds) for one in range(people)]
    assert max(byes) - min(byes) <= 1


def test_seats_are_balanced() -> None:
    table, sat = (3, 5, 8, 9), {one: [0] * 4 for one in range(10)}
    for n in range(8):
        for seat, one in enumerate(seated(table, sat, n)):
            sat[one][seat] += 1
    assert all(sat[one] == [2, 2, 2, 2] for one in table)


# -- points and standings -----------------------------------------------------------------------------------------


def test_places_give_points_by_the_size_of_the_table() -> None:
    assert points_of([1, 2, 3, 4], 4) == [3, 2, 1, 0]
    assert points_of([1, 2, 3], 4) == [3, 1.5, 0]
    assert points_of([1, 2], 2) == [1, 0]
    assert points_of([1, 1, 3, 4], 4) == [2.5, 2.5, 1, 0]
    assert points_of([1, 1], 2) == [0.5, 0.5]
    assert points_of([2, 1, 2, 2], 4) == [1, 3, 1, 1]


def test_a_player_who_gave_up_is_last_and_the_rules_decide_ties() -> None:
    results = results_of([90, 50, 50, 40], [1], [True, False, False, False], 4)
    assert [one.place for one in results] == [4, 1, 2, 3]
    both = results_of([10, 10, 7], [0, 1], [False] * 3, 3)
    assert [(one.place, one.points) for one in both] == [(1, 1.5), (1, 1.5), (3, 0)]


def a_table(n: int, people: tuple[int, ...], scores: list[int], round_: int = 1, seats: int = 2) -> Played:
    winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
    return Played(round_, n, people, tuple(results_of(scores, winners, [False] * len(people), seats)))


def test_ties_are_broken_in_order() -> None:
    # 0 and 1 have won once each, against 2 and 3; 2 has then beaten 3, so that 0 met the better opponent.
    first = [a_table(1, (0, 2), [10, 5]), a_table(2, (1, 3), [10, 5])]
    second = [*first, a_table(1, (2, 3), [10, 5], 2)]
    assert [one.person for one in standings([4, 3, 2, 1], second, 2)][:1] == [0]
    # Equal opponents: the share of the score decides.
    third = [a_table(1, (0, 2), [10, 5]), a_table(2, (1, 3), [10, 1])]
    assert [one.person for one in standings([1, 2, 3, 4], third, 2)] == [1, 0, 2, 3]
    # All equal: the lot.
    assert [one.person for one in standings([4, 3, 2, 1], first, 2)] == [1, 0, 3, 2]


def test_who_is_level_in_everything_is_placed_by_the_lot_whatever_the_order_of_the_tables() -> None:
    shared = [5, 5, 5, 5]
    tables = [a_table(1, (0, 1, 2, 3), shared, seats=4), a_table(1, (3, 2, 1, 0), shared, 2, seats=4)]
    for given in (tables, tables[::-1]):
        rows = standings([30, 10, 40, 20], given, 4)
        assert [one.person for one in rows] == [1, 3, 0, 2]
        assert len({(one.points, one.opponents, one.share, one.wins, one.byes) for one in rows}) == 1


def test_head_to_head_goes_before_wins_and_lot() -> None:
    won, shared = [6, 4], [5, 5]
    tables = [
        a_table(1, (0, 1), won, 1),
        a_table(2, (3, 2), won, 1),
        a_table(1, (2, 0), won, 2),
        a_table(2, (1, 3), shared, 2),
        a_table(1, (1, 2), won, 3),
        a_table(2, (0, 3), shared, 3),
    ]
    rows = standings([4, 3, 2, 1], tables, 2)
    assert [one.person for one in rows] == [3, 0, 1, 2]
    level = rows[1:3]
    assert len({(one.points, one.opponents, round(one.share, 6), one.wins) for one in level}) == 1


def test_a_bye_has_the_mean_points_and_counts_like_equal_opponents() -> None:
    bye = Played(1, 2, (2,), (SeatResult(1, bye_points(2), 0),), is_bye=True)
    rows = {one.person: one for one in standings([1, 2, 3], [a_table(1, (0, 1), [9, 8]), bye], 2)}
    assert (rows[2].points, rows[2].opponents, rows[2].byes, rows[2].wins) == (0.5, 0.5, 1, 0)
    past = past_of([a_table(1, (0, 1), [9, 8]), bye], 3, 2)
    assert (past.byes, past.met, past.sat[1]) == ({0: 0, 1: 0, 2: 1}, {(0, 1): 1}, [0, 1])

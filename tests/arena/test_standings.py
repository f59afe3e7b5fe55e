"""What a tournament says, from games whose ends are known."""

from __future__ import annotations

import csv
import sys
from pathlib import Path

import pytest
from pyarrow import parquet

from arktable.arena.intervals import drawn_again, mean, share
from arktable.arena.match import Outcome
from arktable.arena.played import Played
from arktable.arena.ratings import Table, ratings_of
from arktable.arena.rows import rows_of, write_rows
from arktable.arena.schedule import Schedule
from arktable.arena.standings import distribution, standings_of
from arktable.engine.reporting.places import places_of

DUEL = Schedule("arkadia", 2, ("random", "greedy"), 2, 5)


def game(number: int, scores: tuple[int, ...], winners: tuple[int, ...], finished: bool = True) -> Played:
    outcome = Outcome(number, scores, winners, 10 * len(scores), True, finished)
    return Played(number, outcome, (10,) * len(scores), (0.5,) * len(scores), "here")


# Seats: random greedy, greedy random, random greedy, greedy random.
ENDS = [
    game(0, (10, 30), (1,)),
    game(1, (40, 20), (0,)),
    game(2, (25, 25), (0, 1)),
    game(3, (7, 17), (1,), finished=False),
]


def test_shares_count_shared_victories_in_parts() -> None:
    standings = standings_of(DUEL, ENDS)
    random, greedy = standings.bots
    assert (random.games, random.won.value, greedy.won.value) == (4, 1.5 / 4, 2.5 / 4)
    assert [seat.won.value for seat in standings.seats] == [1.5 / 4, 2.5 / 4]
    assert greedy.fair == 0.5


def test_leads_and_scores_are_means_over_deals() -> None:
    greedy = standings_of(DUEL, ENDS).bots[1]
    # First deal: +20 and +20; second deal: 0 and −10.
    assert greedy.lead.value == 7.5
    assert greedy.lead.high - greedy.lead.value == pytest.approx(1.96 * 12.5, abs=0.01)
    assert greedy.score.value == (35 + 16) / 2


def test_duels_compare_places_and_equal_places_count_half() -> None:
    duels = standings_of(DUEL, ENDS).duels
    assert duels["greedy", "random"].value == 2.5 / 4
    assert duels["random", "greedy"].value == 1.5 / 4


def test_line_ups_are_told_apart() -> None:
    schedule = Schedule("arkadia", 3, ("random", "greedy"), 1, 5)
    games = [game(number, (9, 5, 1), (0,)) for number in range(6)]
    lone, rest = standings_of(schedule, games).line_ups[0][1]
    assert (lone.name, lone.games, lone.won.value) == ("random", 3, 1 / 3)
    assert (rest.name, rest.games, rest.won.value) == ("greedy", 6, 1 / 3)


def test_the_summary_says_how_games_ended_and_how_many_differ() -> None:
    data = standings_of(DUEL, ENDS).as_data()
    assert (data["games"], data["ended"], data["finished"], data["decisions"]) == (4, 4, 3, 80)
    assert data["different"] == 4
    assert data["time"] == {"seconds_per_decision": {"random": 0.05, "greedy": 0.05}}
    again = [game(0, (1, 2), (1,)), game(1, (2, 1), (0,)), game(2, (1, 2), (1,)), game(3, (2, 1), (0,))]
    assert standings_of(DUEL, again).as_data()["different"] == 2


def test_winners_come_first_and_equal_scores_share_a_place() -> None:
    assert places_of((10, 30, 20), (1,)) == [3, 1, 2]
    assert places_of((30, 30, 20), (1,)) == [2, 1, 3]  # a tie that something else has broken
    assert places_of((30, 30, 20, 20), (0, 1)) == [1, 1, 3, 3]
    assert places_of((5,), ()) == [1]


def test_wilson_intervals() -> None:
    # Brown, Cai and DasGupta (2001) compute the Wilson interval in this way.
    found = share(8, 10)
    assert (found.value, found.low, found.high) == pytest.approx((0.8, 0.4902, 0.9433), abs=1e-4)
    assert (share(0, 20).low, share(20, 20).high) == (0.0, 1.0)
    assert share(0, 20).high == pytest.approx(0.1611, abs=1e-4)
    assert (share(0, 0).low, share(0, 0).high) == (0.0, 1.0)


def test_a_mean_of_one_deal_has_no_width() -> None:
    assert mean([3.0]).low == mean([3.0]).high == 3.0
    assert mean([]).value == 0.0


def test_deals_are_drawn_again_in_the_same_way_each_time() -> None:
    first = drawn_again([1, 2, 3], 5, lambda deals: [float(sum(deals))])
    assert first == drawn_again([1, 2, 3], 5, lambda deals: [float(sum(deals))])
    assert len({tuple(figures) for figures in first}) > 1


def test_the_distribution_of_scores() -> None:
    spread = distribution([10, 12, 14, 16, 20, 34])
    assert (spread["lowest"], spread["median"], spread["highest"]) == (10, 15, 34)
    assert (spread["quarter"], spread["three_quarters"]) == (12, 20)
    assert sum(spread["bars"]) == 6
    assert spread["bar_width"] * len(spread["bars"]) >= 25
    assert distribution([5])["bars"] == [1]


# -- ratings -----------------------------------------------------------------------------------------------------------


def rated(*deals: list[Table]) -> dict[str, tuple[float, float, float]]:
    found = ratings_of(("a", "b", "c"), deals)
    assert found is not None
    return {bot: (rating.low, rating.value, rating.high) for bot, rating in found.items()}


def test_who_is_placed_better_is_rated_higher_and_luck_widens_the_interval() -> None:
    clear = Table(("a", "b", "c"), (1, 2, 3))
    steady = rated(*[[clear]] * 6)
    assert steady["a"][1] > steady["b"][1] > steady["c"][1]
    assert steady["a"][0] == pytest.approx(steady["a"][2])
    lucky = rated(*[[clear], [Table(("a", "b", "c"), (3, 2, 1))]] * 3)
    assert lucky["a"][2] - lucky["a"][0] > 1


def test_several_bots_of_a_kind_are_rated_as_one() -> None:
    lone = rated(*[[Table(("a", "b", "b", "b"), (1, 2, 2, 2))]] * 3)
    assert lone["a"][1] > 25 > lone["b"][1]
    assert lone["c"][1] == 25


def test_a_shared_first_place_is_worth_more_than_a_clear_second_one() -> None:
    clear = rated([Table(("a", "b", "c"), (1, 2, 3))])
    shared = rated([Table(("a", "b", "c"), (1, 1, 3))])
    assert shared["a"][1] == pytest.approx(shared["b"][1])
    assert clear["b"][1] < shared["b"][1] < clear["a"][1]


def test_there_are_no_ratings_where_nobody_meets_anybody() -> None:
    assert ratings_of(("a", "b"), [[Table(("a",), (1,)), Table(("b",), (1,))]]) is None
    assert ratings_of(("a",), [[Table(("a", "a"), (1, 2))]]) is None


# -- files -------------------------------------------------------------------------------------------------------------


def test_the_table_has_one_row_per_game_and_seat(tmp_path: Path) -> None:
    rows = rows_of(DUEL, ENDS)
    file = write_rows(rows, tmp_path)
    found = parquet.read_table(file).to_pylist()
    assert len(found) == 8
    assert found[0] == {
        "game": 0, "deal": 0, "seed": 5, "line_up": 0, "seat": 1, "bot": "random", "score": 10, "won": 0.0, "place": 2,
        "lead": -20, "decisions": 10, "ended": True, "finished": True,
    }  # fmt: skip
    assert found[4]["won"] == 0.5


def test_without_the_extra_there_is_a_csv_file_and_no_rating(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for package in ("pyarrow", "openskill", "openskill.models"):
        monkeypatch.setitem(sys.modules, package, None)
    standings = standings_of(DUEL, ENDS)
    assert standings.ratings is None
    file = write_rows(standings.rows, tmp_path)
    with file.open(encoding="utf-8", newline="") as text:
        found = list(csv.DictReader(text))
    assert len(found) == 8
    assert (found[3]["bot"], found[3]["score"], found[3]["seat"], found[3]["won"]) == ("random", "20", "2", "0.0")

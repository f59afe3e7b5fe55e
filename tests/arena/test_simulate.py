"""Many games, and their sums."""

from __future__ import annotations

import pytest

from arktable.arena.line_up import LineUp
from arktable.arena.match import Outcome, play_match
from arktable.arena.simulate import simulate
from arktable.arena.tally import Tally
from arktable.engine.errors import ArktableError

RANDOM = LineUp("arkadia", 2, ("random", "random"))

OUTCOMES = [
    Outcome(seed=1, scores=(10, 20), winners=(1,), decisions=100, ended=True, finished=True),
    Outcome(seed=2, scores=(30, 30), winners=(0, 1), decisions=50, ended=True, finished=False),
    Outcome(seed=3, scores=(5, 0), winners=(), decisions=7, ended=False, finished=False),
]


def tally_of(*outcomes: Outcome) -> Tally:
    tally = Tally()
    for outcome in outcomes:
        tally.add(outcome)
    return tally


def test_a_shared_victory_counts_for_each_winner() -> None:
    tally = tally_of(*OUTCOMES)
    assert tally.wins == [1, 2]
    assert (tally.games, tally.ended, tally.finished, tally.decisions) == (3, 2, 1, 157)
    assert (tally.score_min, tally.score_max) == (0, 30)
    assert tally.score_mean() == pytest.approx(95 / 6)
    assert tally.winner_mean() == pytest.approx(25)


def test_outcomes_add_up_in_any_order() -> None:
    assert tally_of(OUTCOMES[2], OUTCOMES[1], OUTCOMES[0]) == tally_of(*OUTCOMES)


def test_game_i_has_seed_s_plus_i() -> None:
    played = [play_match(RANDOM, seed) for seed in (20, 21, 22, 23)]
    assert simulate(RANDOM, 4, 20).tally == tally_of(*played)


def test_processes_do_not_change_the_result_and_tell_of_every_game() -> None:
    heard: list[int] = []
    alone = simulate(RANDOM, 30, 3).tally
    together = simulate(RANDOM, 30, 3, workers=2, on_games=heard.append).tally
    assert together == alone
    assert sum(heard) == 30


def test_a_limit_counts_as_unfinished() -> None:
    tally = tally_of(*[play_match(RANDOM, seed, limit=5) for seed in (1, 2)])
    assert (tally.ended, tally.finished, tally.decisions, tally.wins) == (0, 0, 10, [0, 0])


@pytest.mark.parametrize(
    "line_up",
    [
        LineUp("chess", 2, ("random", "random")),
        LineUp("arkadia", 5, ("random",) * 5),
        LineUp("arkadia", 2, ("random", "nobody")),
        LineUp("arkadia", 2, ("random", "random"), {"setup": "hard"}),
        LineUp("arkadia", 2, ("random", "random"), {"setup": "beginner", "lot": "choose"}),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused_before_anything_starts(line_up: LineUp) -> None:
    with pytest.raises(ArktableError):
        simulate(line_up, 1000, 1, workers=2)

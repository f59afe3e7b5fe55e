"""One game between bots."""

from __future__ import annotations

import time

import pytest

from arktable.arena import match
from arktable.arena.line_up import LineUp, Profile, fill_seats
from arktable.arena.match import Watcher, play_match
from arktable.bots.bot import Choice, ThinkingBot
from arktable.bots.budget import Now
from arktable.engine.moves import Move
from arktable.engine.position import Position

RANDOM = LineUp("arkadia", 2, ("random", "random"))


class Diary(Watcher):
    """Writes down what it is told."""

    def __init__(self) -> None:
        self.calls: list[str] = []
        self.moves: list[tuple[int, str]] = []
        self.heard = 0

    def before(self, position: Position) -> None:
        self.calls.append(f"before {position.decisions}")

    def step(self, position: Position, seat: int, move: Move) -> None:
        assert position.seat == seat
        assert position.why_not(move) is None
        self.moves.append((seat, move.text))

    def after(self, position: Position) -> None:
        self.calls.append(f"after {position.decisions}")
        self.heard = len(position.events or [])


def test_a_watcher_hears_of_the_start_every_decision_and_the_end() -> None:
    diary = Diary()
    outcome = play_match(RANDOM, 7, [diary], listen=True)
    assert diary.calls == ["before 0", f"after {outcome.decisions}"]
    assert len(diary.moves) == outcome.decisions
    assert diary.heard > 0
    assert outcome.ended
    assert outcome.scores[outcome.winners[0]] == max(outcome.scores)


def test_the_same_seed_is_the_same_game() -> None:
    assert play_match(RANDOM, 7) == play_match(RANDOM, 7)
    assert play_match(RANDOM, 7) != play_match(RANDOM, 8)


def test_a_match_stopped_at_the_limit_is_not_finished_and_has_no_winner() -> None:
    outcome = play_match(RANDOM, 7, limit=10)
    assert (outcome.decisions, outcome.ended, outcome.finished, outcome.winners) == (10, False, False, ())


def test_a_game_in_which_everybody_is_stuck_has_ended_but_is_not_finished() -> None:
    # Nobody ever gets a worker: the board fills up and the second floor is never full.
    profile = Profile("none.toml", "[workers.start]\nvalue = 0\n[workers.per_banner]\nvalue = 0\n")
    outcome = play_match(LineUp("arkadia", 2, ("random", "random"), profile=profile), 1)
    assert outcome.ended
    assert not outcome.finished


def test_a_bot_draws_the_same_numbers_against_every_opponent() -> None:
    against_random, against_greedy = Diary(), Diary()
    play_match(LineUp("arkadia", 2, ("random", "random")), 7, [against_random], limit=2)
    play_match(LineUp("arkadia", 2, ("random", "greedy")), 7, [against_greedy], limit=2)
    assert against_random.moves[0] == against_greedy.moves[0]


def test_names_repeat_until_every_seat_has_one() -> None:
    assert fill_seats(["greedy", "random"], 3) == ("greedy", "random", "greedy")


class Thinker(ThinkingBot):
    """Remembers the clock that it was handed, and takes the first move."""

    def __init__(self) -> None:
        self.clock: Now | None = None

    def reckon_by(self, now: Now) -> None:
        self.clock = now

    def ranked(self, position: Position) -> list[Choice]:
        return [Choice(move, 0.0) for move in position.moves()]


def test_bots_think_by_the_clock_of_the_processor(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other programs on the machine then cost a bot no strength."""
    thinkers: list[Thinker] = []

    def make(*_: object) -> Thinker:
        thinkers.append(Thinker())
        return thinkers[-1]

    monkeypatch.setattr(match, "seat_bot", make)
    play_match(RANDOM, 1, limit=3)
    assert [thinker.clock for thinker in thinkers] == [time.process_time] * 2

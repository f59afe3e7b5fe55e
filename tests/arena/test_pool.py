"""Games in several processes, some of which die."""

from __future__ import annotations

import os
import signal
from dataclasses import dataclass

import pytest

from arktable.arena.line_up import LineUp
from arktable.arena.played import Played
from arktable.arena.pool import in_processes
from arktable.arena.schedule import NoTournament, Schedule
from arktable.arena.tournament import Where, play_tournament
from arktable.engine.game import Game

RANDOM = Schedule("arkadia", 2, ("random",), 40, 1)


@dataclass(frozen=True)
class DeadlyLineUp(LineUp):
    def game(self) -> Game:
        os._exit(9)


@dataclass(frozen=True)
class DeadlyPlan(Schedule):
    """Ends the process that plays it."""

    def match(self, bots: tuple[str, ...]) -> LineUp:
        return DeadlyLineUp(self.ruleset, self.seats, bots)


@dataclass(frozen=True)
class FailingLineUp(LineUp):
    def game(self) -> Game:
        raise ValueError("a bot went wrong")


@dataclass(frozen=True)
class FailingPlan(Schedule):
    """Its games cannot be played."""

    def match(self, bots: tuple[str, ...]) -> LineUp:
        return FailingLineUp(self.ruleset, self.seats, bots)


def outcomes(games: list[Played]) -> list[object]:
    return [(game.number, game.outcome) for game in sorted(games, key=lambda game: game.number)]


def test_a_process_that_is_killed_is_replaced_and_its_games_are_played() -> None:
    games: list[Played] = []
    for played in in_processes(RANDOM, RANDOM.fixtures(), 2):
        if not games:
            os.kill(int(played.by.removeprefix("process ")), signal.SIGKILL)
        games.append(played)
    assert outcomes(games) == outcomes(play_tournament(RANDOM, Where()))
    assert len({game.by for game in games}) == 3


def test_a_game_that_ends_its_process_each_time_is_named() -> None:
    schedule = DeadlyPlan("arkadia", 2, ("random",), 1, 31)
    with pytest.raises(NoTournament, match=r"game 0 \(seed 31, random, random\).* 3 times.* 9"):
        list(in_processes(schedule, schedule.fixtures(), 1))


@pytest.mark.parametrize("workers", [1, 2])
def test_a_game_that_cannot_be_played_is_named_with_the_reason(workers: int) -> None:
    schedule = FailingPlan("arkadia", 2, ("random",), 2, 31)
    with pytest.raises(NoTournament, match=r"seed 3[12], random, random.*ValueError: a bot went wrong"):
        list(Where(workers).games(schedule, schedule.fixtures()))


def test_nothing_is_started_for_nothing() -> None:
    assert list(Where(2).games(RANDOM, [])) == []

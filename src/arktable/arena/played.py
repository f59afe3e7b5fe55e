"""One game of a tournament as it was played: what the journal keeps and the tables are made of."""

from __future__ import annotations

import os
import time
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from arktable.arena.match import Outcome, Watcher, play_match
from arktable.arena.recorder import Recorder
from arktable.arena.schedule import Fixture, NoTournament, Schedule
from arktable.engine.moves import Move
from arktable.engine.position import Position
from arktable.engine.records.record import Record
from arktable.engine.told import CODE


@dataclass(frozen=True)
class Played:
    """The outcome of a fixture, and what differs between runs: who played it and how long it took."""

    number: int
    outcome: Outcome
    decisions: tuple[int, ...]
    """How often each seat decided."""
    seconds: tuple[float, ...]
    """How long each seat thought."""
    by: str
    """The process or the machine that played it."""
    taken: tuple[dict[str, int], ...] = ()
    """How often each seat made each kind of move, if the schedule counts them."""
    record: str = ""
    """The record of the game, if the schedule asks for records. The journal does not keep it."""

    def as_data(self) -> dict[str, Any]:
        """The game as plain data, ready for JSON."""
        outcome = self.outcome
        data: dict[str, Any] = {
            "game": self.number,
            "seed": outcome.seed,
            "scores": list(outcome.scores),
            "winners": list(outcome.winners),
            "decisions": list(self.decisions),
            "ended": outcome.ended,
            "finished": outcome.finished,
            "seconds": [round(seconds, 4) for seconds in self.seconds],
            "by": self.by,
        }
        if self.taken:
            data["taken"] = list(self.taken)
        return data


def played_from(data: dict[str, Any]) -> Played:
    """The game that `as_data` has written. Raises a KeyError, TypeError or ValueError for anything else."""
    decisions = tuple(int(number) for number in data["decisions"])
    outcome = Outcome(
        seed=int(data["seed"]),
        scores=tuple(int(score) for score in data["scores"]),
        winners=tuple(int(seat) for seat in data["winners"]),
        decisions=sum(decisions),
        ended=bool(data["ended"]),
        finished=bool(data["finished"]),
    )
    seconds = tuple(float(number) for number in data["seconds"])
    return Played(int(data["game"]), outcome, decisions, seconds, str(data["by"]), tuple(data.get("taken", ())))


class Clock(Watcher):
    """Counts the decisions of each seat and the CPU time it took for them."""

    def __init__(self, seats: int) -> None:
        self.decisions: Final[list[int]] = [0] * seats
        self.seconds: Final[list[float]] = [0.0] * seats
        self._since = 0.0

    def before(self, position: Position) -> None:
        self._since = time.process_time()

    def step(self, position: Position, seat: int, move: Move) -> None:
        now = time.process_time()
        self.decisions[seat] += 1
        self.seconds[seat] += now - self._since
        self._since = now


class Takings(Watcher):
    """Counts the moves of each seat by their kind and their named arguments."""

    def __init__(self, seats: int) -> None:
        self.taken: Final[list[Counter[str]]] = [Counter() for _ in range(seats)]
        self._kinds: Mapping[str, str] = {}

    def before(self, position: Position) -> None:
        self._kinds = position.begun_by().game.told().arguments

    def step(self, position: Position, seat: int, move: Move) -> None:
        named = [f" {name}={value}" for name, value in move.args.items() if self._kinds.get(name, "").startswith(CODE)]
        self.taken[seat][move.word + "".join(named)] += 1


def play_fixture(schedule: Schedule, fixture: Fixture, by: str = "") -> Played:
    """Play one game of a tournament in this process."""
    line_up = schedule.match(fixture.bots)
    clock, takings = Clock(schedule.seats), Takings(schedule.seats)
    watchers: list[Watcher] = [clock, takings] if schedule.watched else [clock]
    record: Record | None = None
    try:
        if schedule.recorded:
            recorder = Recorder(line_up, fixture.seed)
            watchers.append(recorder)
            record = recorder.record
        outcome = play_match(line_up, fixture.seed, watchers)
    except Exception as error:
        # Name the deal and the seats, so that the error can be reproduced.
        game = f"game {fixture.number} (seed {fixture.seed}, {', '.join(fixture.bots)})"
        raise NoTournament(f"{game} cannot be played: {type(error).__name__}: {error}") from error
    taken = tuple(dict(sorted(counter.items())) for counter in takings.taken) if schedule.watched else ()
    by = by or f"process {os.getpid()}"
    text = "" if record is None else record.text()
    return Played(fixture.number, outcome, tuple(clock.decisions), tuple(clock.seconds), by, taken, text)

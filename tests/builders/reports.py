"""Reports on recorded games, for tests: the game replayed decision by decision, as the server and the terminal do."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from arktable.engine.events import Event
from arktable.engine.game import Game
from arktable.engine.position import Position
from arktable.engine.records.record import Record, game_of, line_of, read_record
from arktable.engine.registry import find_game
from arktable.engine.reporting.reports import report_on
from arktable.engine.reporting.shapes import Report
from tests.archive.files import RECORDS


def archived(name: str) -> tuple[Record, Game]:
    """A record of the archive (`0.1.0/arkadia-2-greedy-default`) with its game as it was played."""
    record = read_record((RECORDS / f"{name}.ark").read_text("utf-8"))
    return record, game_of(record, find_game(record.ruleset))


def told(record: Record, game: Game) -> Iterator[tuple[Position, list[Event]]]:
    """The position after the set-up and after each decision, with what was told on the way."""
    return line_of(record, game).events()


@cache
def reported(name: str) -> tuple[Report, Position]:
    """The report on an archived game, and its last position."""
    record, game = archived(name)
    steps = list(told(record, game))
    return report_on(game.parts.report, iter(told(record, game))), steps[-1][0]

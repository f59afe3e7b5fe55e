"""Answers the requests to the intake: reads, plays and views input from outside.

The server runs this in a process with limits (`worker.py`, `pool.py`), a browser in its worker.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from functools import partial
from typing import Final, TypeVar

from arktable.engine.errors import ArktableError
from arktable.engine.events import Event
from arktable.engine.game import Game
from arktable.engine.position import Position
from arktable.engine.records.record import Record, game_of, line_of, new_record
from arktable.engine.records.record import read_record as parse_record
from arktable.engine.rng import rng_of
from arktable.engine.seats import OPEN_BOOK, SPECTATOR
from arktable.engine.text.positions import read_position_text
from arktable.server.people.awards import awards_of
from arktable.server.running.intake_protocol import (
    TOO_COSTLY,
    UNREADABLE,
    Answer,
    Failed,
    OpenTable,
    Participant,
    PositionRead,
    Question,
    ReadPosition,
    ReadRecord,
    RecordPosition,
    RecordRead,
    TableOpened,
)
from arktable.server.tables.editions import Editions
from arktable.server.tables.record_rows import entries_of, seat_of
from arktable.server.tables.summaries import summary_of
from arktable.server.tables.table import LiveTable

log = logging.getLogger(__name__)

T = TypeVar("T")

LOOK_SECONDS: Final = 0.1
"""Limit of the CPU time to copy, sample or view a table once: the event loop does this for every move. A view of Water
Frame with four players takes 0.002 s.
"""
LOAD_SECONDS: Final = 0.5
"""Limit of the CPU time to load a position: requests about the past of a game do this. Our largest take 0.01 s."""
DETAIL_MOST: Final = 300
"""Letters of a detail of an error, so that an answer does not repeat the input."""


class TooCostly(Exception):
    """A step takes too long."""


class Examination:
    """Reads input for these games, with time limits for a step at a table and for loading a position."""

    def __init__(
        self, find_game: Callable[[str], Game], look_seconds: float = LOOK_SECONDS, load_seconds: float = LOAD_SECONDS
    ) -> None:
        self._find_game = find_game
        self._look_seconds = look_seconds
        self._load_seconds = load_seconds

    def answer(self, question: Question) -> Answer:
        """The answer. Every error in the input becomes a `Failed`."""
        try:
            if isinstance(question, ReadPosition):
                return self._position(question)
            if isinstance(question, ReadRecord):
                return self._record(parse_record(question.text), question.at)
            if isinstance(question, RecordPosition):
                return self._record(self._begun_in(question), question.at)
            return self._table(question)
        except ArktableError as error:
            details = {key: _short(value) for key, value in error.details.items()}
            return Failed(error.key, error.message[:DETAIL_MOST], details)
        except (TooCostly, MemoryError, RecursionError):
            return Failed(TOO_COSTLY, "takes too much time or memory")
        except Exception as error:
            log.exception("input from outside makes the program fail")
            return Failed(UNREADABLE, f"{type(error).__name__}: {error}"[:DETAIL_MOST])

    # -- positions ----------------------------------------------------------------------------------------------

    def _loaded(self, text: str, seed: str) -> Position:
        game = self._find_game(str(read_position_text(text)["ruleset"]))
        return self._timed(lambda: game.load(text, int(seed)), self._load_seconds)

    def _position(self, question: ReadPosition) -> PositionRead:
        position = self._loaded(question.text, question.seed)
        self._look(position)
        begun = position.begun_by()
        game: Game = begun.game
        return PositionRead(
            game.facts.id, begun.options, position.seats, position.seat, position.turn, round(position.progress(), 3),
            game.revision, begun.sheet_hash, game.values(begun.options, position.seats),
        )  # fmt: skip

    def _begun_in(self, question: RecordPosition) -> Record:
        position = self._loaded(question.text, question.seed)
        begun = position.begun_by()
        return new_record(begun.game, position.seats, begun.options, int(question.seed), start=question.text)

    # -- records ------------------------------------------------------------------------------------------------

    def _record(self, record: Record, at: str) -> RecordRead:
        game = game_of(record, self._find_game(record.ruleset))
        record.options = game.choose(record.options)
        line = line_of(record, game)
        self._look(self._timed(line.beginning, self._load_seconds))
        steps: list[list[Event]] = []
        position = None
        for moment, events in line.events():
            position = moment
            steps.append(events)
        assert position is not None  # there is always a first position
        self._look(position)
        seats = [seat_of(seat, player.kind, player.name) for seat, player in enumerate(record.players)]
        over = position.seat < 0
        return RecordRead(
            record.ruleset, game.facts.game, record.options, record.seats, str(record.seed), record.rules_rev,
            game.sheet_hash(record.options, record.seats), game.values(record.options, record.seats), record.start,
            [Participant(player.kind, player.name) for player in record.players],
            entries_of(record, steps, at),
            summary_of(position), over,
            [(award.seat, award.award) for award in awards_of(seats, position, at)] if over else [],
            record.name,
        )  # fmt: skip

    # -- stored tables ------------------------------------------------------------------------------------------

    def _table(self, question: OpenTable) -> TableOpened:
        table = LiveTable(question.stored, Editions(self._find_game))
        if table.position is not None:
            self._look(table.position)
        return TableOpened()

    # -- limits -------------------------------------------------------------------------------------------------

    def _look(self, position: Position) -> None:
        """Do what the event loop does with a position for every move. Raises `TooCostly` if a step takes too long."""
        most = self._look_seconds
        self._timed(position.copy, most)
        self._timed(position.moves, most)
        for viewer in (*range(position.seats), SPECTATOR, OPEN_BOOK):
            self._timed(partial(position.view, viewer), most)
        if position.seat >= 0:
            self._timed(lambda: position.sample(position.seat, rng_of("intake", position.decisions)), most)
        self._timed(position.save, most)

    def _timed(self, work: Callable[[], T], most: float) -> T:
        """The result of this work. Slow work is repeated: the first time may have filled a cache."""
        for _ in range(2):
            begin = time.process_time()
            result = work()
            if time.process_time() - begin <= most:
                return result
        raise TooCostly


def _short(value: int | str) -> int | str:
    if isinstance(value, str):
        return value if len(value) <= DETAIL_MOST else f"{value[: DETAIL_MOST - 1]}…"
    return max(-(10**15), min(value, 10**15))

"""The public Python API: what `import arktable` offers. docs/reference/python.md says what is public and for how long.

Everything is found by the words of the games: a ruleset by its id, an option by its key, a move by its notation, a bot
by its name. Wrong arguments raise an `ArktableError`, which says what is known instead.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from arktable.arena.export.exporting import export as _export
from arktable.arena.export.exporting import records_in
from arktable.arena.line_up import LineUp, fill_seats
from arktable.arena.match import Outcome, Watcher
from arktable.arena.match import play_match as _play_match
from arktable.arena.outside import BotLike, seat_name
from arktable.arena.recorder import Recorder
from arktable.arena.schedule import Schedule, deals_for
from arktable.arena.simulate import Simulation
from arktable.arena.simulate import simulate as _simulate
from arktable.arena.standings import Standings, standings_of
from arktable.arena.tournament import Where, play_in
from arktable.bots.bot import Bot
from arktable.bots.catalogue import bots_for, usual_bot
from arktable.engine.errors import ArktableError, RecordError, WrongArgument
from arktable.engine.game import Game
from arktable.engine.moves import Catalogue, Move
from arktable.engine.position import Position
from arktable.engine.records.record import MAX_RECORD_BYTES, Record, read_record
from arktable.engine.records.record import replay as _replay
from arktable.engine.registry import find_game, reopen, rulesets
from arktable.engine.rng import Rng, rng_from_seed
from arktable.engine.text.positions import MAX_TEXT_BYTES, read_position_text

__all__ = [
    "ArktableError",
    "Bot",
    "Catalogue",
    "Game",
    "Match",
    "Move",
    "Outcome",
    "Position",
    "Record",
    "Rng",
    "Simulation",
    "Standings",
    "Watcher",
    "bot_names",
    "export",
    "game",
    "games",
    "load",
    "play_match",
    "read_record",
    "replay",
    "rng_from_seed",
    "simulate",
    "start",
    "tournament",
]


def games() -> list[Game]:
    """Return every installed ruleset, sorted by id."""
    return rulesets()


def game(ruleset: str) -> Game:
    """Return the ruleset with this id. The other games are not loaded."""
    return find_game(ruleset)


def bot_names(ruleset: str) -> list[str]:
    """Return the names of the announced bots of a ruleset."""
    return bots_for(find_game(ruleset).facts.game)


def start(ruleset: str, seats: int | None = None, options: Mapping[str, str] | None = None, seed: int = 0) -> Position:
    """Return the first position of a new game; by default two seats (or the fewest), usual options and seed 0."""
    found = find_game(ruleset)
    return found.start(None, options, seed) if seats is None else found.start(seats, options, seed)


def load(source: str | Path, seed: int = 0) -> Position:
    """Return the position of a text or of a file; what the text leaves unknown is dealt from `seed`."""
    text = _text(source, MAX_TEXT_BYTES)
    ruleset = str(read_position_text(text)["ruleset"])
    return find_game(ruleset).load(text, seed) if seed else reopen(ruleset, text)


def replay(source: str | Path | Record, to: int | None = None) -> Position:
    """Return the position of a record (or the text or file of one) after `to` moves; without `to` after all of them."""
    record = source if isinstance(source, Record) else read_record(_text(source, MAX_RECORD_BYTES))
    return _replay(record, find_game(record.ruleset), to)


@dataclass(frozen=True)
class Match:
    """One game between bots: how it ended, its last position, and its record."""

    outcome: Outcome
    position: Position
    record: Record

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of each seat."""
        return self.outcome.scores

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won."""
        return self.outcome.winners


def play_match(
    ruleset: str,
    bots: Sequence[BotLike] | BotLike = (),
    *,
    seats: int | None = None,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    watchers: Sequence[Watcher] = (),
) -> Match:
    """Play one game between bots.

    `bots` are names, bots, or classes of bots; they are repeated until every seat has one. Without `seats` there are as
    many as bots, or the fewest that the rules allow.
    """
    line_up = _line_up(ruleset, bots, seats, options)
    recorder = Recorder(line_up, _whole("seed", seed))
    outcome = _play_match(line_up, seed, [recorder, *watchers])
    return Match(outcome, recorder.last(), recorder.record)


def simulate(
    ruleset: str,
    bots: Sequence[BotLike] | BotLike = (),
    *,
    games: int = 100,
    seats: int | None = None,
    seed: int = 1,
    options: Mapping[str, str] | None = None,
    workers: int = 1,
    records: str | Path | None = None,
) -> Simulation:
    """Play many games of one line-up. Game i has seed `seed` + i. `workers` are processes; 0 is one per core.

    With `records`, every game is written to that folder.
    """
    line_up = _line_up(ruleset, bots, seats, options)
    processes, folder = workers or os.cpu_count() or 1, None if records is None else Path(records)
    return _simulate(line_up, _whole("games", games), _whole("seed", seed), processes, records=folder)


def tournament(
    ruleset: str,
    bots: Sequence[BotLike],
    *,
    games: int = 100,
    seats: int = 2,
    seed: int = 1,
    options: Mapping[str, str] | None = None,
    workers: int = 1,
    folder: str | Path | None = None,
    records: str | Path | None = None,
    on_games: Callable[[int], None] = lambda games: None,
) -> Standings:
    """Let bots play each other in every seat on the same deals, and return their standings.

    With a `folder`, its journal keeps every game, and a tournament that was stopped goes on from there. With `records`,
    the record of every game is written to that folder.
    """
    names = tuple(seat_name(bot) for bot in bots)
    schedule = Schedule(
        ruleset,
        seats,
        names,
        deals_for(_whole("games", games), names, seats),
        _whole("seed", seed),
        dict(options or {}),
    )
    where = Where(workers or os.cpu_count() or 1)
    journal, kept = (None if path is None else Path(path) for path in (folder, records))
    return standings_of(schedule, play_in(schedule, where, journal, on_games, kept))


def export(records: str | Path, out: str | Path, *, csv: bool | None = None) -> dict[str, int]:
    """Write a record, or the records of a folder, as tables into the folder `out`; return the rows of each table.

    The tables are Parquet files where the extra `arktable[arena]` is installed, and CSV files otherwise; `csv` chooses.
    """
    files = records_in([Path(records)])
    if not files:
        raise WrongArgument("records", "a record (.ark), or a folder with records", str(records))
    return _export(files, Path(out), csv)


# -- arguments --------------------------------------------------------------------------------------------------------


def _line_up(
    ruleset: str, bots: Sequence[BotLike] | BotLike, seats: int | None, options: Mapping[str, str] | None
) -> LineUp:
    facts = find_game(ruleset).facts
    several: Sequence[BotLike] = [bots] if isinstance(bots, str) or not isinstance(bots, Sequence) else bots
    names = [seat_name(bot) for bot in several] or [usual_bot(facts.game)]
    number = max(facts.seats_min, min(2, facts.seats_max), len(names)) if seats is None else _whole("seats", seats)
    line_up = LineUp(ruleset, number, fill_seats(names, number), dict(options or {}))
    line_up.check()
    return line_up


def _whole(name: str, value: Any) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise WrongArgument(name, "a whole number", value)
    return value


def _text(source: str | Path, limit: int) -> str:
    """Return the text itself, or the content of the file that is named. A text of ours has several lines."""
    if isinstance(source, str) and "\n" in source:
        return source
    if not isinstance(source, str | Path):
        raise WrongArgument("source", "a text, or the path of a file", source)
    path = Path(source)
    try:
        if path.stat().st_size > limit:
            raise RecordError(0, f"{path} is larger than {limit // 1024} KiB")
        return path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise RecordError(0, f"{path} cannot be read: {error}") from None

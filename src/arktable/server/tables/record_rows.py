"""Converts a table to a record, and a record to the rows of a table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from arktable.engine.events import Event
from arktable.engine.game import Game
from arktable.engine.records.editions import foreign_numbers, is_known
from arktable.engine.records.record import Player, Record
from arktable.server.people import names
from arktable.server.running.errors import Refused
from arktable.server.store.rows import EntryRow, SeatRow, TableRow
from arktable.server.tables.stored_events import write_events

MOST_MOVES_PER_ENTRY: Final = 50
BOT: Final = "bot:"
STOOD_IN: Final = "person+bot:"
"""A person for whom a bot has played at times."""


# -- out ----------------------------------------------------------------------------------------------------------


def record_of(row: TableRow, seats: Sequence[SeatRow], entries: Sequence[EntryRow], game: Game | None) -> Record:
    """The record of a table so far. `game` is the one with which it began; None if this program does not have it."""
    undone = {int(entry.moves) for entry in entries if entry.kind == "undo"}
    moves: list[tuple[int, str]] = []
    switches: list[tuple[int, int]] = []
    for entry in entries:
        if entry.kind == "move" and entry.version not in undone:
            moves += [(entry.seat, move) for move in entry.moves.split("; ")]
        elif entry.kind == "revision":
            switches.append((len(moves), int(entry.moves)))
    players = [Player(_player_kind(entries, seat), seat.name or name_of(seat.seat)) for seat in seats]
    record = Record(
        row.ruleset, row.rules_rev, row.sheet_hash, row.options, row.seats, int(row.seed), players, moves,
        switches=switches, start=row.start, name=row.name,
    )  # fmt: skip
    # A record names a sheet that other programs know, or contains its numbers; those of house rules always.
    if game is not None:
        if not is_known(game, record.sheet_hash, record.options, record.seats):
            record.sheet_hash = game.sheet_hash(record.options, record.seats)
        record.numbers = foreign_numbers(game, record.options, record.seats)
    return record


def name_of(seat: int) -> str:
    """The name of a player without a name."""
    return f"Seat {seat + 1}"


def _player_kind(entries: Sequence[EntryRow], seat: SeatRow) -> str:
    if seat.kind == "bot":
        return f"{BOT}{seat.bot}"
    handed = [entry.moves.split() for entry in entries if entry.kind == "hand-over"]
    stood_in = [bot for at, bot in handed if at == str(seat.seat)]
    return f"{STOOD_IN}{stood_in[-1]}" if stood_in else "person"


# -- in -----------------------------------------------------------------------------------------------------------


def seat_of(seat: int, kind: str, player: str) -> SeatRow:
    """The seat of a player in a record, by kind and name; it has no account yet."""
    bot = kind.removeprefix(BOT) if kind.startswith(BOT) else None
    try:
        name = names.clean_name(player, 40)
    except Refused:
        name = name_of(seat)
    return SeatRow(seat, "bot" if bot else "person", name, bot=bot[:40] if bot else None)


def note_entry(key: str, seat: int, version: int, at: str, name: str = "") -> EntryRow:
    """A log entry with one event. Its only argument is the `name` of a person, if given."""
    return EntryRow(version, "note", seat, f"{key} {name}" if name else key, at)


def noted_event(row: EntryRow) -> Event:
    """The event of such an entry."""
    key, _, name = row.moves.partition(" ")
    return Event(key, row.seat, {"name": name} if name else {})


def entries_of(record: Record, steps: Sequence[Sequence[Event]], now: str) -> list[EntryRow]:
    """The log of a record. `steps` has the events of the set-up and then of every move."""
    entries = [EntryRow(1, "start", -1, "", now, events=write_events(steps[0]))]
    for seat, player in enumerate(record.players):
        if player.kind.startswith(STOOD_IN):
            what = f"{seat} {player.kind.removeprefix(STOOD_IN)[:40]}"
            entries.append(EntryRow(len(entries) + 1, "hand-over", -1, what, now))
    for row in _played(record, steps, now):
        entries.append(EntryRow(len(entries) + 1, row.kind, row.seat, row.moves, now, events=row.events))
    return entries


def _played(record: Record, steps: Sequence[Sequence[Event]], now: str) -> Iterator[EntryRow]:
    """The entries of the moves; consecutive moves of a seat share an entry, as they do at a table."""
    switches = dict(record.switches)
    begin = 0
    while begin < len(record.moves):
        if begin in switches:
            yield EntryRow(0, "revision", -1, str(switches[begin]), now)
        seat, end = record.moves[begin][0], begin + 1
        while (
            end < min(len(record.moves), begin + MOST_MOVES_PER_ENTRY)
            and record.moves[end][0] == seat
            and end not in switches
        ):
            end += 1
        joined = "; ".join(text for _, text in record.moves[begin:end])
        events = [event for step in steps[begin + 1 : end + 1] for event in step]
        yield EntryRow(0, "move", seat, joined, now, events=write_events(events))
        begin = end

"""A table as a record, and a record as the rows of a table: one follows from the other, and nothing else is needed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from arktable.engine.editions import foreign_numbers, is_known
from arktable.engine.events import Event
from arktable.engine.game import Game
from arktable.engine.record import Player, Record
from arktable.server.people import names
from arktable.server.running.errors import Refused
from arktable.server.store.rows import EntryRow, SeatRow, TableRow
from arktable.server.tables.stored_events import write_events

MOST_MOVES_PER_ENTRY: Final = 50
BOT: Final = "bot:"
STOOD_IN: Final = "person+bot:"
"""Somebody for whom a bot has played at times."""


# -- out ----------------------------------------------------------------------------------------------------------


def record_of(row: TableRow, seats: Sequence[SeatRow], entries: Sequence[EntryRow], game: Game | None) -> Record:
    """The record of a table as far as it is played. `game` is the one it was begun by; None: no program has it."""
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
        switches=switches, start=row.start,
    )  # fmt: skip
    # A record names numbers that other programs can find, or gives them.
    if game is not None and not is_known(game, record.sheet_hash, record.options, record.seats):
        record.sheet_hash = game.sheet_hash(record.options, record.seats)
        record.numbers = foreign_numbers(game, record.options, record.seats)
    return record


def name_of(seat: int) -> str:
    """What somebody is called whose name nobody knows."""
    return f"Seat {seat + 1}"


def _player_kind(entries: Sequence[EntryRow], seat: SeatRow) -> str:
    if seat.kind == "bot":
        return f"{BOT}{seat.bot}"
    handed = [entry.moves.split() for entry in entries if entry.kind == "hand-over"]
    stood_in = [bot for at, bot in handed if at == str(seat.seat)]
    return f"{STOOD_IN}{stood_in[-1]}" if stood_in else "person"


# -- in -----------------------------------------------------------------------------------------------------------


def seat_of(seat: int, kind: str, player: str) -> SeatRow:
    """The seat of a player in a record, by kind and name: nobody's own yet."""
    bot = kind.removeprefix(BOT) if kind.startswith(BOT) else None
    try:
        name = names.clean_name(player, 40)
    except Refused:
        name = name_of(seat)
    return SeatRow(seat, "bot" if bot else "person", name, bot=bot[:40] if bot else None)


def note_entry(key: str, seat: int, version: int, at: str, name: str = "") -> EntryRow:
    """An entry that tells one event. Its only argument is the `name` of a person, if one is given."""
    return EntryRow(version, "note", seat, f"{key} {name}" if name else key, at)


def noted_event(row: EntryRow) -> Event:
    """The event that such an entry tells."""
    key, _, name = row.moves.partition(" ")
    return Event(key, row.seat, {"name": name} if name else {})


def entries_of(record: Record, told: Sequence[Sequence[Event]], now: str) -> list[EntryRow]:
    """The log of a record: `told` is what the set-up and then every move did."""
    entries = [EntryRow(1, "start", -1, "", now, events=write_events(told[0]))]
    for seat, player in enumerate(record.players):
        if player.kind.startswith(STOOD_IN):
            what = f"{seat} {player.kind.removeprefix(STOOD_IN)[:40]}"
            entries.append(EntryRow(len(entries) + 1, "hand-over", -1, what, now))
    for row in _played(record, told, now):
        entries.append(EntryRow(len(entries) + 1, row.kind, row.seat, row.moves, now, events=row.events))
    return entries


def _played(record: Record, told: Sequence[Sequence[Event]], now: str) -> Iterator[EntryRow]:
    """Moves that one seat made in a row share an entry, as they do at a table."""
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
        events = [event for step in told[begin + 1 : end + 1] for event in step]
        yield EntryRow(0, "move", seat, joined, now, events=write_events(events))
        begin = end

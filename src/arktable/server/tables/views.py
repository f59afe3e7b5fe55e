"""Makes briefs, log entries and snapshots of a table for a viewer."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence, Set
from typing import Final

from arktable.engine.events import said
from arktable.engine.seats import OPEN_BOOK, SPECTATOR
from arktable.jobs.preview import Trial
from arktable.server.people.acting_seat import acting_seat, named_seat, own_seats
from arktable.server.people.presence import Presence
from arktable.server.running.errors import Refused
from arktable.server.store.rows import AccountRow, SeatRow, TableRow
from arktable.server.tables.table import Entry, LiveTable
from arktable.server.tables.table_clock import read_pace
from arktable.server.wire.tables import Brief, LogEntry, LogPart, SeatBrief, SeatPresence, Snapshot, Tried

MOST_LOG: Final = 200
NOT_KEPT: Final[Mapping[int, str]] = {}


def brief_of(
    row: TableRow,
    seats: Sequence[SeatRow],
    account_id: str | None,
    presence: Presence,
    pinned: bool,
    changes: Sequence[str] = (),
    viewer: int = SPECTATOR,
    kept_for: Mapping[int, str] = NOT_KEPT,
    unagreed: Set[int] = frozenset(),
) -> Brief:
    """The brief of a table for this person, or for the seat from which they look."""
    yours = own_seats(seats, account_id)
    return Brief(
        id=row.id,
        name=row.name,
        ruleset=row.ruleset,
        options=row.options,
        state=row.state,
        created=row.created,
        updated=row.updated,
        seats=[_seat_brief(row.id, seat, presence, kept_for, unagreed) for seat in seats],
        you=viewer if viewer in yours else acting_seat(yours, None),
        yours=yours,
        to_move=row.summary.to_move,
        turn=row.summary.turn,
        progress=row.summary.progress,
        winners=row.summary.winners,
        pinned=pinned,
        changes=list(changes),
        from_position=bool(row.start),
        unlisted=row.unlisted,
        pace=read_pace(row.pace) if row.pace else None,
        rated=row.rated,
        invited=row.invited,
        chat=row.chat,
        host=bool(account_id) and row.creator == account_id,
        tournament=row.tournament,
        ended=row.ended,
        watching=presence.watching(row.id, seats),
        lent=next((one.seat for one in seats if account_id and one.account_id == account_id and one.substitute), -1),
    )


def _seat_brief(
    table_id: str, seat: SeatRow, presence: Presence, kept_for: Mapping[int, str], unagreed: Set[int]
) -> SeatBrief:
    shown = presence.shown(table_id, seat)
    kept = kept_for.get(seat.seat, "") if seat.kind == "open" else ""
    online, must_agree, substituted = is_online(seat, shown), seat.seat in unagreed, bool(seat.substitute)
    return SeatBrief(seat.seat, seat.kind, seat.name, online, seat.bot, seat.out, shown, kept, must_agree, substituted)


def is_online(seat: SeatRow, shown: SeatPresence) -> bool:
    """Is this player shown as online? Bots always are."""
    return seat.kind == "bot" or shown.state == "here"


def table_brief(table: LiveTable, account_id: str | None, presence: Presence, viewer: int = SPECTATOR) -> Brief:
    row, kept, unagreed = table.row, table.kept_for, table.unagreed
    return brief_of(row, table.seats, account_id, presence, table.pinned, table.changes, viewer, kept, unagreed)


def log_entry(entry: Entry, viewer: int) -> LogEntry:
    """A log entry with what this viewer may know."""
    row = entry.row
    events = said(entry.events, viewer)
    ends = [*(part.at for part in entry.parts[1:]), len(events)]
    parts = [
        LogPart(part.at, part.kind, part.seat, part.turn, not part.begun, part.args, part.rows)
        for part, end in zip(entry.parts, ends, strict=False)
        if end > part.at or part.args or part.rows
    ]
    return LogEntry(row.version, row.at, row.seat, row.kind, entry.undone, events, entry.decisions, entry.scenes, parts)


def since(entries: Sequence[Entry], version: int) -> Sequence[Entry]:
    """The entries after this version."""
    return entries[bisect_right(entries, version, key=lambda entry: entry.row.version) :]


def reader_of(table: LiveTable, viewer: int) -> int:
    """The viewer used to filter the log: spectators' view until the game starts."""
    return viewer if table.begun else SPECTATOR


EYES: Final[dict[str, bool | None]] = {"open": True, "own": False, "": None}
"""The values of `?as=`: the open book, the own view, or the usual one."""


def viewer_for(table: LiveTable, person: AccountRow | None, as_open: bool | None) -> int:
    """The viewer for this person, with the seat they name."""
    return viewer_of(table, person.id if person else None, as_open, named_seat(person))


def viewer_of(table: LiveTable, account_id: str | None, as_open: bool | None, seat: int | None = None) -> int:
    """The viewer for this person; the open book only when the game is over.

    By default (None) an uploaded game is an open book: its readers have no seats.
    """
    if as_open is None:
        as_open = table.row.state == "archived" and not table.pinned
    if not as_open:
        return table.seat_of(account_id, seat)
    if not table.over:
        raise Refused("conflict", "open-running")
    return OPEN_BOOK


def snapshot_of(table: LiveTable, account_id: str | None, viewer: int, presence: Presence) -> Snapshot:
    """The snapshot of a table for this person."""
    return Snapshot(
        table=table_brief(table, account_id, presence, viewer),
        version=table.version,
        view=table.view(viewer),
        log=[log_entry(entry, reader_of(table, viewer)) for entry in table.entries[-MOST_LOG:]],
        can_undo=can_undo(table, viewer),
        record=has_record(table),
        mark=table.marks.version_of(viewer),
        secrets=table.secrets,
        kept=table.kept.get(viewer, ""),
        clock=table.shown_clock(),
    )


def can_undo(table: LiveTable, viewer: int) -> bool:
    return viewer >= 0 and not table.pinned and table.row.state == "running" and table.why_no_undo(viewer) is None


def has_record(table: LiveTable) -> bool:
    """Can the record be downloaded? Only after the game: its seed reveals what is hidden."""
    return table.over


def tried(trial: Trial, reveals: int) -> Tried:
    """A preview for the wire; `reveals` is what had been revealed before its moves."""
    view, events = trial.shown(reveals)
    return {"view": view, "events": events}

"""The events of log entries that are not moves."""

from __future__ import annotations

from arktable.engine.events import Event
from arktable.server.store.rows import EntryRow
from arktable.server.tables.record_rows import noted_event
from arktable.server.tables.terms import told_changes


def told_by(row: EntryRow) -> list[Event]:
    """What the log says about this entry; nothing for entries such as `sit`."""
    if row.kind == "agreement":
        return told_changes(row)
    event = _about_seats(row) or _about_time(row) or _about_the_end(row)
    return [] if event is None else [event]


def _about_seats(row: EntryRow) -> Event | None:
    match row.kind:
        case "note":
            return noted_event(row)
        case "hand-over" if row.seat < 0:
            return Event("bot-plays-on", _first(row), {})
        case "hand-over":
            return Event("handed-over", row.seat, {"seat": _first(row)})
        case "substitute":
            return Event("substituted", row.seat, {"seat": _first(row), "name": row.moves.partition(" ")[2]})
        case "take-back":
            return Event("taken-back", row.seat, {})
    return None


def _about_time(row: EntryRow) -> Event | None:
    match row.kind:
        case "flag":
            return Event("clock-out", row.seat, {})
        case "give-time":
            return Event("time-given", row.seat, {"seat": _first(row), "seconds": int(row.moves.split()[1])})
        case "pause":
            return Event("clocks-paused", row.seat, {})
        case "resume":
            return Event("clocks-resumed", row.seat, {})
    return None


def _about_the_end(row: EntryRow) -> Event | None:
    match row.kind:
        case "resign":
            return Event("resigned", row.seat, {})
        case "offer":
            return Event("offered", row.seat, {"what": row.moves})
        case "agree":
            return Event("agreed", row.seat, {})
        case "decline" if row.moves == "withdrawn":
            return Event("withdrawn", row.seat, {})
        case "decline":
            return Event("declined", row.seat, {})
        case "vote":
            return _voted(row)
        case "end":
            return Event("game-ended", row.seat, {"what": row.moves})
    return None


def _voted(row: EntryRow) -> Event:
    """A vote about a seat whose player is away, or what was decided (seat −1)."""
    _, choice, *name = row.moves.split(" ", 2)
    what, who = choice.partition(":")[0], "".join(name)
    if row.seat < 0:
        return Event("vote-decided", row.seat, {"seat": _first(row), "what": what, "name": who})
    return Event("voted", row.seat, {"seat": _first(row), "what": what, "name": who})


def _first(row: EntryRow) -> int:
    """The seat that an entry is about, which may be another one than the seat that made it."""
    return int(row.moves.split()[0])

"""The events of log entries that are not moves."""

from __future__ import annotations

from arktable.engine.events import Event
from arktable.server.store.rows import EntryRow
from arktable.server.tables.record_rows import noted_event


def told_by(row: EntryRow) -> list[Event]:
    """What the log says about this entry; nothing for entries such as `sit`."""
    words = row.moves.split()
    match row.kind:
        case "note":
            return [noted_event(row)]
        case "hand-over" if row.seat < 0:
            return [Event("bot-plays-on", int(words[0]), {})]
        case "hand-over" | "substitute":
            return [
                Event("handed-over" if row.kind == "hand-over" else "substituted", row.seat, {"seat": int(words[0])})
            ]
        case "give-time":
            return [Event("time-given", row.seat, {"seat": int(words[0]), "seconds": int(words[1])})]
        case "offer" | "end":
            return [Event("offered" if row.kind == "offer" else "game-ended", row.seat, {"what": row.moves})]
        case _:
            return [Event(_PLAIN[row.kind], row.seat, {})] if row.kind in _PLAIN else []


_PLAIN = {
    "take-back": "taken-back",
    "flag": "clock-out",
    "pause": "clocks-paused",
    "resume": "clocks-resumed",
    "resign": "resigned",
    "agree": "agreed",
    "decline": "declined",
}
"""Events without arguments."""

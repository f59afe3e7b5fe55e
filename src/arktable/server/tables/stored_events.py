"""Events in the store, complete, with who may know what.

A table is replayed from its moves. Its events are stored as well, so that the log can still be read when no program has
its rules.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from arktable.engine.events import EVERYBODY, Event


class StoredEvent(msgspec.Struct, frozen=True, omit_defaults=True):
    """An event in the store, with the fields of an `Event`."""

    key: str
    seat: int
    details: dict[str, int | str] = {}
    audience: int = EVERYBODY
    secret_key: str = ""
    secret: dict[str, int | str] = {}
    silent: bool = False


def write_events(events: Iterable[Event]) -> str:
    """Events as JSON."""
    rows = [
        StoredEvent(event.key, event.seat, event.details, event.audience, event.secret_key, event.secret, event.silent)
        for event in events
    ]
    return msgspec.json.encode(rows).decode()


def read_events(text: str | None) -> list[Event]:
    """Events from JSON. Entries from before schema 3 have none."""
    if text is None:
        return []
    rows = msgspec.json.decode(text, type=list[StoredEvent])
    return [Event(row.key, row.seat, row.details, row.audience, row.secret_key, row.secret, row.silent) for row in rows]

"""What one connection was last told, and what it must be told next.

There is no queue: when a table changes, a connection is woken and told the difference between what it was sent last
and how things stand now. A slow client gets fewer and larger updates and never falls behind.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from arktable.server.people.presence import Presence
from arktable.server.tables.table import LiveTable
from arktable.server.tables.views import (
    MOST_LOG,
    can_undo,
    has_record,
    log_entry,
    reader_of,
    snapshot_of,
    table_brief,
    viewer_of,
)
from arktable.server.wire.tables import LiveMessage, SnapshotMessage, Update

NOBODY: Final = Presence(lambda: 0.0)


class Messenger:
    """Makes the messages for one connection."""

    def __init__(
        self, table: LiveTable, account_id: str | None, as_open: bool, presence: Presence, seat: int | None = None
    ) -> None:
        """`seat` is the one that somebody with several has named."""
        self._table = table
        self._account_id = account_id
        self._seat = seat
        self._as_open = as_open
        self._presence = presence
        self._viewer = -1
        self._version = -1
        self._view: dict[str, Any] | None = None
        self._brief = b""
        self._undone: set[int] = set()
        self._mark = 0
        self._online: list[bool] = []

    def snapshot(self) -> SnapshotMessage:
        """The message with everything; later updates build on it."""
        self._viewer = viewer_of(self._table, self._account_id, self._as_open, self._seat)
        snapshot = snapshot_of(self._table, self._account_id, self._viewer, self._presence)
        self._remember()
        return {"kind": "snapshot", "snapshot": snapshot}

    def news(self) -> list[LiveMessage]:
        """The messages about what has changed since the last one; none if nothing has."""
        table = self._table
        if table.gone:
            return []
        viewer = viewer_of(table, self._account_id, self._as_open, self._seat)
        behind = table.version - self._version
        if (
            viewer != self._viewer
            or behind < 0
            or behind > MOST_LOG
            or (self._view is None) != (table.view(viewer) is None)
        ):
            return [self.snapshot()]
        messages: list[LiveMessage] = []
        if behind or self._brief != self._stable_brief():
            messages.append(self._update())
        online = self._online_now()
        if online != self._online:
            messages.append({"kind": "presence", "online": online})
        self._remember()
        return messages

    def _update(self) -> Update:
        table, viewer = self._table, self._viewer
        view, old = table.view(viewer) or {}, self._view or {}
        update: Update = {
            "kind": "update",
            "version": table.version,
            "set": {key: value for key, value in view.items() if key not in old or old[key] != value},
            "log": [
                log_entry(entry, reader_of(table, viewer))
                for entry in table.entries
                if entry.row.version > self._version
            ],
            "undone": sorted(self._undone_now() - self._undone),
            "can_undo": can_undo(table, viewer),
            "record": has_record(table),
        }
        if self._brief != self._stable_brief():
            update["table"] = table_brief(table, self._account_id, self._presence, viewer)
        if self._mark != table.marks.version_of(viewer):
            update["mark"] = table.marks.version_of(viewer)
        return update

    def _remember(self) -> None:
        self._version = self._table.version
        self._view = self._table.view(self._viewer)
        self._brief = self._stable_brief()
        self._undone = self._undone_now()
        self._mark = self._table.marks.version_of(self._viewer)
        self._online = self._online_now()

    def _stable_brief(self) -> bytes:
        """The brief without who is online: presence has a message of its own."""
        brief = table_brief(self._table, self._account_id, NOBODY, self._viewer)
        return msgspec.json.encode(brief)

    def _undone_now(self) -> set[int]:
        return {entry.row.version for entry in self._table.entries if entry.undone}

    def _online_now(self) -> list[bool]:
        return [self._presence.is_here(self._table.row.id, seat) for seat in self._table.seats]

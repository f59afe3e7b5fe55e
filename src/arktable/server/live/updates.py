"""What one connection was last told, and what it must be told next.

There is no queue: when a table changes, a connection is woken and told the difference between what it was sent last
and how things stand now. A slow client gets fewer and larger updates and never falls behind.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, cast

import msgspec

from arktable.engine.seats import OPEN_BOOK
from arktable.server.people.presence import Presence
from arktable.server.tables.table import Entry, LiveTable
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
from arktable.server.wire.tables import Brief, LiveMessage, SnapshotMessage, Update

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
        self._own: dict[str, Any] | None = None
        self._brief: Brief | None = None
        self._mark = 0
        self._online: list[bool] = []

    def snapshot(self) -> SnapshotMessage:
        """The message with everything; later updates build on it."""
        self._viewer = viewer_of(self._table, self._account_id, self._as_open, self._seat)
        snapshot = snapshot_of(self._table, self._account_id, self._viewer, self._presence)
        self._remember(self._stable_brief())
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
            or (self._own is None) != (table.view(viewer) is None)
        ):
            return [self.snapshot()]
        messages: list[LiveMessage] = []
        brief = self._stable_brief()
        if behind or brief != self._brief:
            messages.append(self._update(brief != self._brief))
        online = self._online_now()
        if online != self._online:
            messages.append({"kind": "presence", "online": online})
        self._remember(brief)
        return messages

    def _update(self, with_brief: bool) -> Update:
        table, viewer = self._table, self._viewer
        public, own = self._changes()
        update: Update = {
            "kind": "update",
            "version": table.version,
            "set": cast("dict[str, Any]", public),  # encoded once for all connections
            "own": own,
            "log": [log_entry(entry, reader_of(table, viewer)) for entry in since(table.entries, self._version)],
            "undone": sorted(taken for at, taken in table.undone if at > self._version),
            "can_undo": can_undo(table, viewer),
            "record": has_record(table),
        }
        if with_brief:
            update["table"] = table_brief(table, self._account_id, self._presence, viewer)
        if self._mark != table.marks.version_of(viewer):
            update["mark"] = table.marks.version_of(viewer)
        return update

    def _changes(self) -> tuple[msgspec.Raw | dict[str, Any], dict[str, Any]]:
        """What has changed of the public part, and of the viewer's own part."""
        table, viewer = self._table, self._viewer
        if table.position is None or not table.begun:
            return {}, {}
        own, old = table.shown.own(table.position, viewer), self._own or {}
        changed = {key: value for key, value in own.items() if key not in old or old[key] != value}
        if viewer == OPEN_BOOK:  # a finished game: it changes no more
            return table.shown.public(table.position, is_open=True), changed
        return table.shown.public_since(table.position, self._version), changed

    def _remember(self, brief: Brief) -> None:
        table = self._table
        self._version = table.version
        shown = table.position is not None and table.begun
        self._own = table.shown.own(table.position, self._viewer) if shown and table.position is not None else None
        self._brief = brief
        self._mark = table.marks.version_of(self._viewer)
        self._online = self._online_now()

    def _stable_brief(self) -> Brief:
        """The brief without who is online: presence has a message of its own."""
        return table_brief(self._table, self._account_id, NOBODY, self._viewer)

    def _online_now(self) -> list[bool]:
        return [self._presence.is_here(self._table.row.id, seat) for seat in self._table.seats]


def since(entries: Sequence[Entry], version: int) -> list[Entry]:
    """The entries after this version, found from the end of the log."""
    first = len(entries)
    while first and entries[first - 1].row.version > version:
        first -= 1
    return list(entries[first:])

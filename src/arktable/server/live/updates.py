"""Makes the messages of a connection from the difference between its last message and the present state.

There is no queue: when a table changes, a connection is woken and sends the difference. A slow client gets fewer and
larger updates and never falls behind.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from operator import itemgetter
from typing import Any, Final, cast

import msgspec

from arktable.engine.seats import OPEN_BOOK
from arktable.server.people.presence import Presence
from arktable.server.tables.table import LiveTable
from arktable.server.tables.views import (
    MOST_LOG,
    can_undo,
    has_record,
    is_online,
    log_entry,
    reader_of,
    since,
    snapshot_of,
    table_brief,
    viewer_of,
)
from arktable.server.wire.tables import Brief, LiveMessage, SeatPresence, SnapshotMessage, Update

NOBODY_ONLINE: Final = Presence(lambda: 0.0)


class Messenger:
    """Makes the messages for one connection."""

    def __init__(
        self,
        table: LiveTable,
        account_id: str | None,
        as_open: bool | None,
        presence: Presence,
        seat: int | None = None,
    ) -> None:
        """`seat` is the one that a person with several seats has named."""
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
        self._present: list[SeatPresence] = []
        self._watching = 0
        self._talk: dict[str, int] = {}
        self._asked = table.asked

    def snapshot(self) -> SnapshotMessage:
        """The message with the whole state; later updates build on it."""
        self._viewer = viewer_of(self._table, self._account_id, self._as_open, self._seat)
        snapshot = snapshot_of(self._table, self._account_id, self._viewer, self._presence)
        self._remember(self._stable_brief())
        return {"kind": "snapshot", "snapshot": snapshot}

    def news(self) -> list[LiveMessage]:
        """The messages about changes since the last call."""
        table = self._table
        if table.gone:
            return []
        viewer = viewer_of(table, self._account_id, self._as_open, self._seat)
        behind = table.version - self._version
        has_view = self._own is not None
        if viewer != self._viewer or not 0 <= behind <= MOST_LOG or has_view != table.is_shown:
            return [self.snapshot()]
        messages: list[LiveMessage] = []
        brief = self._stable_brief()
        if behind or brief != self._brief:
            messages.append(self._update(brief != self._brief))
        present, watching = self._present_now(), self._watching_now()
        if [one.state for one in present] != [one.state for one in self._present] or watching != self._watching:
            online = [is_online(seat, one) for seat, one in zip(table.seats, present, strict=True)]
            messages.append({"kind": "presence", "online": online, "seats": present, "watching": watching})
        talk = self._talk_now()
        if talk != self._talk:
            messages.append({"kind": "talk", "newest": talk})
            self._talk = talk
        if table.asked != self._asked:
            messages.append({"kind": "asking"})
            self._asked = table.asked
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
            "undone": sorted(taken for _, taken in _after(table.undone, self._version)),
            "can_undo": can_undo(table, viewer),
            "record": has_record(table),
        }
        if with_brief:
            update["table"] = table_brief(table, self._account_id, self._presence, viewer)
        if self._mark != table.marks.version_of(viewer):
            update["mark"] = table.marks.version_of(viewer)
        if (clock := table.shown_clock()) is not None:
            update["clock"] = clock
        return update

    def _changes(self) -> tuple[msgspec.Raw | dict[str, Any], dict[str, Any]]:
        """The changed keys of the public part, and of the viewer's own part."""
        table, viewer = self._table, self._viewer
        if table.position is None or not table.is_shown:
            return {}, {}
        own, old = table.views.own(table.position, viewer), self._own or {}
        changed = {key: value for key, value in own.items() if key not in old or old[key] != value}
        if viewer == OPEN_BOOK:  # a finished game does not change
            return table.views.public(table.position, is_open=True), changed
        return table.views.public_since(table.position, self._version), changed

    def _remember(self, brief: Brief) -> None:
        table = self._table
        self._version = table.version
        self._own = table.views.own(table.position, self._viewer) if table.position and table.is_shown else None
        self._brief = brief
        self._mark = table.marks.version_of(self._viewer)
        self._present, self._watching = self._present_now(), self._watching_now()

    def _stable_brief(self) -> Brief:
        """The brief without who is online: presence has its own message."""
        return table_brief(self._table, self._account_id, NOBODY_ONLINE, self._viewer)

    def _talk_now(self) -> dict[str, int]:
        """The last lines of the rooms that this viewer may read. Players do not know what spectators write."""
        if self._table.over:
            return self._table.talk
        is_player = any(self._account_id in (seat.account_id, seat.player) for seat in self._table.seats)
        room = "players" if self._account_id is not None and is_player else "spectators"
        return {name: number for name, number in self._table.talk.items() if name == room}

    def _present_now(self) -> list[SeatPresence]:
        return [self._presence.shown(self._table.row.id, seat) for seat in self._table.seats]

    def _watching_now(self) -> int:
        return self._presence.watching(self._table.row.id, self._table.seats)


def _after(undone: Sequence[tuple[int, int]], version: int) -> Sequence[tuple[int, int]]:
    """The undos after this version."""
    return undone[bisect_right(undone, version, key=itemgetter(0)) :]

"""The parts of the store for play at a distance."""

from __future__ import annotations

from arktable.server.store.distance.clocks import SqlClocks
from arktable.server.store.distance.invites import SqlInvites
from arktable.server.store.distance.notices import SqlNotices
from arktable.server.store.seat_links import Read
from arktable.server.store.writer import Writer


class SqlDistance:
    """Each part has the SQL of one subject."""

    def __init__(self, writer: Writer, read: Read) -> None:
        self.clocks = SqlClocks(writer, read)
        self.invites = SqlInvites(writer, read)
        self.notices = SqlNotices(writer, read)

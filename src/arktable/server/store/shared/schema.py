"""The tables of processes that share one database. They are empty where one process has it for itself.

Everything here belongs to a process and ends with it: a process that has not renewed `until` counts as dead.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, String, Table, Text

from arktable.server.store.columns import ID, key, owned, required
from arktable.server.store.schema import metadata

process: Final = Table(
    "process",
    metadata,
    key("id"),
    # Seconds since 1970 by the clock of the database: the clocks of machines may differ.
    required("until", Float(53)),
)

lease: Final = Table(
    "lease",
    metadata,
    # Work that one process does for all: `bot:<table>` asks the bots of a table, `leader` does what is done once.
    key("name", String(60)),
    required("holder", ID),
    Index("lease_by_holder", "holder"),
)

here: Final = Table(
    "here",
    metadata,
    # The connections of a person at a table, in one process; an empty account for people without a session.
    Column("process_id", ID, ForeignKey("process.id", ondelete="CASCADE"), primary_key=True),
    key("table_id"),
    key("account_id"),
    required("connections", Integer),
    required("in_sight", Integer),
    Index("here_by_table", "table_id"),
)

kept: Final = Table(
    "kept",
    metadata,
    # What the page of a shared device must not store itself, such as plans.
    owned("table_id", "game_table", primary_key=True),
    key("seat", Integer),
    required("text", Text),
)

TABLES: Final = (process, lease, here, kept)

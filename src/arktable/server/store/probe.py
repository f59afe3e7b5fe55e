"""The health check of a database: the statements of a move, on rows that are never shown."""

from __future__ import annotations

from typing import Final

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from arktable.server.store.protocol import PROBE, PROBE_ENTRY
from arktable.server.store.rows import StoreFault
from arktable.server.store.schema import entry, game_table

# Statements are built once: building one costs more than running it.
_ADD_TABLE: Final = insert(game_table).values(
    id=PROBE,
    name=PROBE,
    ruleset=PROBE,
    options="{}",
    seats=0,
    seed="",
    state=PROBE,
    rules_rev=0,
    sheet_hash="",
    created="",
    updated="",
    summary="{}",
)
_ADD_ENTRY: Final = insert(entry).values(table_id=PROBE, **msgspec.structs.asdict(PROBE_ENTRY))
_SET_TABLE: Final = update(game_table).where(game_table.c.id == PROBE).values(updated=PROBE)
_WRITTEN: Final = select(entry.c.moves).where(entry.c.table_id == PROBE)
_REMOVE_ENTRY: Final = delete(entry).where(entry.c.table_id == PROBE)
_REMOVE_TABLE: Final = delete(game_table).where(game_table.c.id == PROBE)
_NEWEST: Final = (
    select(game_table.c.id).where(game_table.c.state == "running").order_by(game_table.c.updated.desc()).limit(1)
)


def write_probe(connection: Connection) -> None:
    """Write, read and remove an entry in the log table, in one transaction."""
    for statement in (_ADD_TABLE, _ADD_ENTRY, _SET_TABLE):
        connection.execute(statement)
    if connection.execute(_WRITTEN).scalars().all() != [PROBE_ENTRY.moves]:
        raise StoreFault("the database does not give back what was written")
    connection.execute(_REMOVE_ENTRY)
    connection.execute(_REMOVE_TABLE)


def read_newest(connection: Connection) -> None:
    """Read the last entry of the running table that changed last, to detect damage in a game in progress.

    Not a part of `write_probe`: a fault there fails the moves in the same transaction.
    """
    newest = connection.execute(_NEWEST).scalar()
    last = select(entry).where(entry.c.table_id == newest).order_by(entry.c.version.desc()).limit(1)
    connection.execute(last).all()

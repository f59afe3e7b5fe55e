"""The steps from each schema of the database to the next. `upgrading.py` carries them out.

A new schema is a new item of `STEPS`, usually an `Added`. Imported only if a database has another schema than ours.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from sqlalchemy import Connection, Table, inspect
from sqlalchemy.schema import CreateColumn

from arktable.server.store.distance_schema import TABLES, program
from arktable.server.store.schema import award, carry, metadata, sheet, standing_answer
from arktable.server.store.shared.schema import TABLES as PROCESS_TABLES

Step: TypeAlias = Callable[[Connection], None]
"""Upgrades a database by one schema, in the transaction of the caller. Rows must be kept: they are counted."""


@dataclass(frozen=True)
class Added:
    """A step that only adds. Tables, columns and indexes are named here and defined in the present schema.

    What is there already is left alone: an earlier step creates a table as it is defined today, with the columns that
    later steps add.
    """

    tables: Sequence[Table] = ()
    columns: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """By table. A column that is never null needs a default."""
    indexes: Sequence[str] = ()
    """Indexes of tables that were there before."""
    wider: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """By table: whole numbers that were too narrow on PostgreSQL. SQLite has one width."""

    def __call__(self, connection: Connection) -> None:
        for name, added in self.columns.items():
            there = {column["name"] for column in inspect(connection).get_columns(name)}
            for column in (metadata.tables[name].c[key] for key in added if key not in there):
                definition = CreateColumn(column).compile(dialect=connection.dialect)
                connection.exec_driver_sql(f"ALTER TABLE {name} ADD COLUMN {definition}")
        for name, numbers in self.wider.items() if connection.dialect.name == "postgresql" else ():
            for number in numbers:
                connection.exec_driver_sql(f"ALTER TABLE {name} ALTER COLUMN {number} TYPE BIGINT")
        for table in self.tables:
            table.create(connection, checkfirst=True)
        for index in (index for table in metadata.sorted_tables for index in table.indexes):
            if index.name in self.indexes:
                index.create(connection, checkfirst=True)


STEPS: Final[Mapping[int, Step]] = {
    # Awards. Games of schema 1 had none, so their logs need not be read.
    2: Added(tables=(award,)),
    # Sheets by hash, and the events of each entry: both are filled in when an older table is opened. And the position
    # in which a game began, which older tables do not have.
    3: Added(tables=(sheet,), columns={"entry": ("events",), "game_table": ("start",)}),
    # Seat links, an index of sessions by account, why a table was set aside, and unlisted tables.
    4: Added(tables=(carry,), columns={"game_table": ("aside", "unlisted")}, indexes=("session_by_account",)),
    # Standing answers.
    5: Added(tables=(standing_answer,)),
    # Play at a distance: players, clocks, orders, notices, ratings, tournaments, moderation.
    6: Added(
        tables=TABLES,
        columns={
            "account": (
                "state", "role", "fold", "skeleton", "handle", "password", "zone", "locale", "mail", "mail_ok",
                "hides_presence", "seen", "admitted",
            ),
            "session": ("agent", "network", "used", "expires"),
            "game_table": ("creator", "pace", "rated", "invited", "chat", "tournament", "ended"),
            "seat": ("out", "substitute", "forfeit"),
            "entry": ("spent",),
        },
        indexes=("account_by_fold", "account_by_skeleton", "account_by_handle"),
    ),
    # Several processes on one database, and bot accounts.
    7: Added(tables=(*PROCESS_TABLES, program), wider={"entry": ("spent",), "credential": ("counter",)}),
}  # fmt: skip
"""By the schema that a step leads to."""

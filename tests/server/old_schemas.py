"""Databases of earlier schemas, for tests: what later ones added is taken out again."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Final

from arktable.server.store.distance_schema import TABLES
from arktable.server.store.shared.schema import TABLES as PROCESS_TABLES
from arktable.server.store.upgrades import ADDED_BY_6

ADDED: Final = {
    2: "DROP TABLE award;",
    3: "DROP TABLE sheet; ALTER TABLE entry DROP COLUMN events; ALTER TABLE game_table DROP COLUMN start;",
    4: "DROP TABLE carry; DROP INDEX session_by_account; ALTER TABLE game_table DROP COLUMN aside; "
    "ALTER TABLE game_table DROP COLUMN unlisted;",
    5: "DROP TABLE standing_answer;",
    6: "".join(f"DROP TABLE {table.name};" for table in reversed(TABLES))
    + "DROP INDEX account_by_fold; DROP INDEX account_by_skeleton; DROP INDEX account_by_handle;"
    + "".join(
        f"ALTER TABLE {name} DROP COLUMN {column.split()[0]};"
        for name, columns in ADDED_BY_6.items()
        for column in columns
    ),
    7: "".join(f"DROP TABLE {table.name};" for table in reversed(PROCESS_TABLES)),
}
"""How to take out what each schema added."""


def set_back(path: Path, schema: int) -> None:
    """Make a closed SQLite database one of this schema."""
    connection = sqlite3.connect(path)
    later = [script for number, script in sorted(ADDED.items(), reverse=True) if number > schema]
    connection.executescript("".join(later))
    connection.execute("UPDATE arktable_meta SET value = ? WHERE key = 'schema'", (str(schema),))
    connection.commit()
    connection.close()

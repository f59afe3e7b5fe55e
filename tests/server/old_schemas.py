"""Databases of earlier schemas, for tests: what later ones added is taken out again."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Final

ADDED: Final = {
    2: "DROP TABLE award;",
    3: "DROP TABLE sheet; ALTER TABLE entry DROP COLUMN events; ALTER TABLE game_table DROP COLUMN start;",
    4: "DROP TABLE carry; DROP INDEX session_by_account; ALTER TABLE game_table DROP COLUMN aside; "
    "ALTER TABLE game_table DROP COLUMN unlisted;",
    5: "DROP TABLE standing_answer;",
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

"""The keys of a cupboard, and the data that is kept in memory.

    kept/schema                     version of this format
    kept/account/<id>               a person
    kept/session/<hash>             the account of a session
    kept/sheet/<hash>               the numbers of a sheet
    kept/table/<id>                 a table without its log: its row, seats, awards, standing answers, newest version
    entry/<table>/<version>         a log entry

Everything below `kept/` is small and held in memory. Logs are read when their table is opened.
"""

from __future__ import annotations

import logging
from typing import Any, Final

import msgspec

from arktable.server.store.rows import AccountRow, AwardRow, EntryRow, SeatRow, StoreError, TableRow

log = logging.getLogger(__name__)

KEPT: Final = "kept/"
SCHEMA_KEY: Final = "kept/schema"
SCHEMA: Final = 1
"""Incremented with every change that an earlier program could not read."""
DIGITS: Final = 9
"""Digits of a version in a key: keys are sorted as text."""


class KeptTable(msgspec.Struct):
    """A table without its log."""

    row: TableRow
    seats: list[SeatRow]
    version: int = 0
    awards: list[AwardRow] = []
    standing: dict[int, dict[str, str]] = {}
    """Standing answers, by seat and question."""


def account_key(account_id: str) -> str:
    return f"kept/account/{account_id}"


def session_key(session_id: str) -> str:
    return f"kept/session/{session_id}"


def sheet_key(sheet_hash: str) -> str:
    return f"kept/sheet/{sheet_hash}"


def table_key(table_id: str) -> str:
    return f"kept/table/{table_id}"


def log_key(table_id: str) -> str:
    """The prefix of the keys of a table's log."""
    return f"entry/{table_id}/"


def entry_key(table_id: str, version: int) -> str:
    return f"{log_key(table_id)}{version:0{DIGITS}}"


def packed(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def read_entry(text: str) -> EntryRow:
    return msgspec.json.decode(text, type=EntryRow)


class Held:
    """All small data, as it is in the cupboard."""

    def __init__(self) -> None:
        self.schema = ""
        self.accounts: dict[str, AccountRow] = {}
        self.sessions: dict[str, str] = {}
        self.sheets: dict[str, dict[str, Any]] = {}
        self.tables: dict[str, KeptTable] = {}

    @classmethod
    def read(cls, texts: list[tuple[str, str]]) -> Held:
        """The data in these texts. Refused if a later program has written them."""
        held = cls()
        for key, text in texts:
            try:
                held.take(key, text)
            except msgspec.MsgspecError as error:
                log.error("%s cannot be read and is left alone: %s", key, error)
        schema = held.schema or str(SCHEMA)
        if not schema.isdecimal() or int(schema) > SCHEMA:
            raise StoreError(f"these games have form {schema[:20]}, this program knows {SCHEMA}: load the page again")
        return held

    def drop(self, key: str) -> None:
        """Drop what was deleted under this key. Only tables are ever deleted."""
        self.tables.pop(key.removeprefix(table_key("")), None)

    def take(self, key: str, text: str) -> None:
        """Add what was put under this key."""
        if not key.startswith(KEPT):
            return
        kind, _, name = key.removeprefix(KEPT).partition("/")
        if key == SCHEMA_KEY:
            self.schema = text
        elif kind == "account":
            self.accounts[name] = msgspec.json.decode(text, type=AccountRow)
        elif kind == "session":
            self.sessions[name] = text
        elif kind == "sheet":
            self.sheets[name] = msgspec.json.decode(text, type=dict[str, Any])
        elif kind == "table":
            self.tables[name] = msgspec.json.decode(text, type=KeptTable)

"""Export and import of all games of a person as one file.

The file has a header line and then a line of JSON for each game: its record, and what a record does not contain: the
name of the table, its times, and whose seats are whose.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from typing import Final

import msgspec

from arktable.engine.errors import ArktableError
from arktable.server.library.records import Origin, Records
from arktable.server.people import names
from arktable.server.people.acting_seat import plays_alone
from arktable.server.running.errors import Refused, refused_by
from arktable.server.settings import Settings
from arktable.server.store.rows import AccountRow, Conflict, ListedTable, StoredTable, StoreFault, TableState
from arktable.server.tables.editions import Editions
from arktable.server.tables.record_rows import record_of
from arktable.server.tables.tables import Tables
from arktable.server.wire.common import Fault
from arktable.server.wire.people import LoadedGame, LoadedGames

FORMAT: Final = "games 1"
RECORD: Final = "arktable "
"""The beginning of a record."""
MOST_GAMES: Final = 2000
"""Limit for one person on a server. A browser exports all its games."""
MOST_SENT: Final = 500
"""Limit for the games of a file that is sent to a server. A larger file is sent in parts, each with its first line."""
STATES: Final = ("open", "running", "finished", "archived")
_TIME: Final = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z")


class Head(msgspec.Struct, frozen=True):
    """The first line of the file."""

    arktable: str
    name: str = ""
    """The name of the person."""


class GameLine(msgspec.Struct, frozen=True):
    """One game in the file."""

    record: str
    """Empty while other people play the game too: a record contains the seed."""
    id: str = ""
    name: str = ""
    state: TableState = "archived"
    created: str = ""
    updated: str = ""
    yours: list[int] | None = None
    """The seats of the person; by default the first that is no bot's."""


class Collection:
    """Exports and imports the games of a person."""

    def __init__(self, tables: Tables, records: Records, editions: Editions, settings: Settings) -> None:
        self._tables = tables
        self._records = records
        self._editions = editions
        self._alone = settings.alone

    # -- out ----------------------------------------------------------------------------------------------------

    async def export_games(self, person: AccountRow | None) -> str:
        """All games of this person that have begun, as text; in a browser all games."""
        lines: list[msgspec.Struct] = [Head(FORMAT, person.name if person else "")]
        for listed in await self._listed(person):
            line = await self._line(listed, person)
            if line is not None:
                lines.append(line)
        return "".join(msgspec.json.encode(line).decode() + "\n" for line in lines)

    async def _listed(self, person: AccountRow | None) -> Sequence[ListedTable]:
        if self._alone:
            return await self._tables.store.tables_in(STATES, sys.maxsize, unlisted=True)
        return await self._tables.store.tables_of(person.id, MOST_GAMES) if person else []

    async def _line(self, listed: ListedTable, person: AccountRow | None) -> GameLine | None:
        row = listed.row
        stored = await self._tables.store.load(row.id)
        if stored is None or not any(entry.kind == "start" for entry in stored.entries):
            return None
        text = ""
        if row.state in ("finished", "archived") or plays_alone(stored.seats, person):
            text = await self._tables.offload.insist(lambda: self._record(stored))
        yours = [seat.seat for seat in stored.seats if person is not None and seat.account_id == person.id]
        return GameLine(text, row.id, row.name, row.state, row.created, row.updated, yours)

    def _record(self, stored: StoredTable) -> str:
        game = self._editions.of(stored.row, stored.sheet)
        return record_of(stored.row, stored.seats, stored.entries, game).text()

    # -- in -----------------------------------------------------------------------------------------------------

    async def import_games(self, person: AccountRow, client: str, lines: Sequence[GameLine]) -> LoadedGames:
        """Make a table of every game that is not here yet, and report the result for each."""
        return {"games": [await self._taken(person, client, line) for line in lines]}

    async def _taken(self, person: AccountRow, client: str, line: GameLine) -> LoadedGame:
        loaded: LoadedGame = {
            "id": line.id[:40],
            "name": line.name[: names.TABLE_NAME_MOST],
            "outcome": "refused",
            "error": None,
        }
        try:
            origin = _origin(line)
            if not line.record:
                raise Refused("conflict", "record-running")
            if origin.id and await self._tables.store.version(origin.id):
                raise Conflict
            self._records.admit(person, client)
            read = await self._records.read(line.record, origin)
            brief = await self._records.play_on(person, client, read, line.yours, origin)
            return {"id": brief.id, "name": brief.name, "outcome": "loaded", "error": None}
        except Conflict:
            loaded["outcome"] = "known"
        except Refused as refused:
            loaded["error"] = _fault(refused)
        except StoreFault as fault:
            loaded["error"] = _fault(refused_by(fault))
        except ArktableError as error:
            loaded["error"] = {"key": error.key, "args": error.details}
        return loaded


def read_games(text: str, most: int = MOST_SENT) -> tuple[str, list[GameLine]]:
    """The name of the person and the games in such a file; a single record is accepted too.

    A file with more than `most` games is refused before its lines are read.
    """
    if text.startswith(RECORD):
        return "", [GameLine(text)]
    if text.count("\n") > most + 1:
        raise Refused("too-large", "too-many-games", most=most)
    try:
        first, *rest = [line for line in text.split("\n") if line.strip()] or [""]
        head = msgspec.json.decode(first, type=Head)
        if head.arktable != FORMAT:
            raise Refused("malformed", "no-games")
        return _name(head.name, names.NAME_MOST), [msgspec.json.decode(line, type=GameLine) for line in rest]
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise Refused("malformed", "no-games") from None


def _origin(line: GameLine) -> Origin:
    """The origin of a table, as far as its values are valid here."""
    table_id = line.id if len(line.id) >= names.ID_LENGTH and names.is_table_id(line.id) else ""
    times = [time if _TIME.fullmatch(time) else "" for time in (line.created, line.updated)]
    return Origin(table_id, _name(line.name, names.TABLE_NAME_MOST), *times)


def _name(given: str, most: int) -> str:
    """The cleaned name; empty if it is not allowed."""
    try:
        return names.clean_name(given, most)
    except Refused:
        return ""


def _fault(refused: Refused) -> Fault:
    return {"key": refused.key, "args": dict(refused.details)}

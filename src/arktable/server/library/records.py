"""Download and upload of records: to keep a game, to view it elsewhere, or to continue it there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from arktable.server.people import names
from arktable.server.people.acting_seat import plays_alone
from arktable.server.people.bot_names import check_bot
from arktable.server.running.errors import Refused
from arktable.server.running.intake_protocol import Intake, ReadRecord, RecordPosition, RecordRead, read_record
from arktable.server.running.limits import Limits
from arktable.server.settings import Settings
from arktable.server.store.rows import AccountRow, AwardRow, SeatRow, Summary, TableRow, TableState
from arktable.server.tables.record_rows import name_of, note_entry, record_of, seat_of
from arktable.server.tables.table import LiveTable
from arktable.server.tables.tables import Tables
from arktable.server.tables.views import brief_of
from arktable.server.wire.tables import Brief

SEED_OF_ANALYSES: Final = "1"
"""Seed for what a position leaves open: the same text always becomes the same game."""


class Origin:
    """Id, name and times of an imported table. Empty ones are created."""

    __slots__ = ("created", "id", "name", "updated")

    def __init__(self, table_id: str = "", name: str = "", created: str = "", updated: str = "") -> None:
        self.id = table_id
        self.name = name
        self.created = created
        self.updated = updated


class Records:
    """Makes records of tables, and tables of records."""

    def __init__(self, tables: Tables, intake: Intake, limits: Limits, settings: Settings) -> None:
        self._tables = tables
        self._intake = intake
        self._limits = limits
        self._settings = settings

    # -- out ----------------------------------------------------------------------------------------------------

    async def record(self, table_id: str) -> str:
        """The record (`.ark`) of a finished game."""
        table = await self._tables.cache.fresh(table_id)
        if not table.over:
            raise Refused("conflict", "record-running")
        return _text(table)

    async def take_along(self, person: AccountRow | None, table_id: str) -> str:
        """The record of a game so far, to continue it elsewhere. It contains the seed, so while the game runs it is
        available only to a person who plays alone or against bots.
        """
        table = await self._tables.cache.fresh(table_id)
        if table.position is None and not table.over:
            raise Refused("conflict", "other-rules" if table.pinned else "not-started")
        if not table.over and not plays_alone(table.seats, person):
            raise Refused("conflict", "record-running")
        return _text(table)

    # -- in -----------------------------------------------------------------------------------------------------

    def admit(self, person: AccountRow | None, client: str) -> None:
        """Charge the upload of a record, before it is read."""
        self._limits.records.spend(person.id if person else client)
        self._limits.spend_table(client)

    async def read(self, text: str, origin: Origin | None = None) -> RecordRead:
        """The record, played through by the intake. Its log gets the time of the origin, or now."""
        return await read_record(self._intake, ReadRecord(text, self._updated(origin or Origin())))

    async def read_position(self, text: str) -> RecordRead:
        """The record of a game that begins in this position, for its analysis."""
        return await read_record(self._intake, RecordPosition(text, SEED_OF_ANALYSES, self._tables.now()))

    async def show(self, person: AccountRow | None, read: RecordRead, unlisted: bool = False) -> Brief:
        """A table that shows a record."""
        return await self._add(person, read, _players(read), "archived", Origin(), unlisted=unlisted)

    async def play_on(
        self,
        person: AccountRow,
        client: str,
        read: RecordRead,
        mine: Sequence[int] | None = None,
        origin: Origin | None = None,
    ) -> Brief:
        """A table that continues the game of a record, or shows it if it is over.

        The person takes the seats `mine`, by default the first that is no bot's; in a browser all of these. Bots stay
        bots. Other seats are open and keep their names, and the game waits until they are taken.
        """
        people = [seat.seat for seat in _players(read) if seat.kind == "person"]
        taken = (people if self._settings.alone else people[:1]) if mine is None else list(mine)
        if wrong := [seat for seat in taken if seat not in people]:
            raise Refused("malformed", "no-such-seat", seat=wrong[0])
        if not read.over and taken:
            await self._tables.check_seats(person)
        seats = self._seats(read, person, taken)
        state: TableState = "archived" if read.over else "running"
        if any(seat.kind == "open" for seat in seats):
            state = "open"
        brief = await self._add(person, read, seats, state, origin or Origin(), taken)
        if state == "running":  # a bot may be to move
            table = await self._tables.cache.get(brief.id, new=True)
            table.owner = client
            self._tables.publish(table)
        return brief

    def _updated(self, origin: Origin) -> str:
        now = self._tables.now()
        return min(origin.updated or now, now)

    def _seats(self, read: RecordRead, person: AccountRow, mine: Sequence[int]) -> list[SeatRow]:
        seats = _players(read)
        for seat in seats:
            if seat.seat in mine:
                seat.account_id = person.id
            elif seat.bot is not None and not read.over:
                check_bot(seat.bot, read.game, self._settings.bot_think)
            elif not read.over:
                # The log of the game so far names the player who had the seat.
                seats[seat.seat] = SeatRow(seat.seat, "open", "" if seat.name == name_of(seat.seat) else seat.name)
        return seats

    async def _add(
        self,
        person: AccountRow | None,
        read: RecordRead,
        seats: Sequence[SeatRow],
        state: TableState,
        origin: Origin,
        mine: Sequence[int] = (),
        unlisted: bool = False,
    ) -> Brief:
        now, updated = self._tables.now(), self._updated(origin)
        entries = list(read.entries)
        if state == "open":  # tell the other players that somebody has the record
            entries.append(note_entry("sent-here", mine[0] if mine else -1, len(entries) + 1, now))
        row = TableRow(
            origin.id or names.table_id(), origin.name or _name(read), read.ruleset, read.options, read.seats,
            read.seed, state, read.rules_rev, read.sheet_hash, min(origin.created or now, updated), updated,
            Summary() if state == "open" else read.summary, read.start, unlisted=unlisted,
        )  # fmt: skip
        # On a server, awards could be forged by uploading games that were never played.
        own = mine if self._settings.alone and read.over else ()
        awards = [AwardRow(seat, award, updated) for seat, award in read.awards if seat in own]
        await self._tables.store.add_table(row, seats, entries, read.numbers, awards)
        self._tables.cache.trust(row.id)
        self._tables.bus.publish(row.id)
        # The table is not opened: the intake has replayed the game, and this process does when somebody opens it.
        return brief_of(row, seats, person.id if person else None, self._tables.presence, pinned=False)


def _players(read: RecordRead) -> list[SeatRow]:
    """The seats of the record, without accounts."""
    return [seat_of(seat, player.kind, player.name) for seat, player in enumerate(read.players)]


def _name(read: RecordRead) -> str:
    """The name that the table of a record gets: the one it had, if that is allowed here."""
    try:
        return names.clean_name(read.name, names.TABLE_NAME_MOST)
    except Refused:
        return names.table_name()


def _text(table: LiveTable) -> str:
    entries = [entry.row for entry in table.entries]
    return record_of(table.row, table.seats, entries, table.first_game).text()

"""Records out and in: to keep a game, to look at it elsewhere, or to play it on there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from arktable.engine.events import Event
from arktable.engine.game import Game
from arktable.engine.position import Position
from arktable.engine.record import Record, game_of, new_record, read_record, replay, replay_step
from arktable.engine.text import read_position_text
from arktable.server.service import names
from arktable.server.service.awards import awards_of
from arktable.server.service.bot_names import check_bot
from arktable.server.service.errors import Refused
from arktable.server.service.limits import Limits
from arktable.server.service.record_rows import entries_of, note_entry, record_of, seat_of
from arktable.server.service.table import LiveTable
from arktable.server.service.tables import Tables
from arktable.server.service.wire import Brief
from arktable.server.settings import Settings
from arktable.server.store.rows import AccountRow, SeatRow, Summary, TableRow, TableState

SEED_OF_ANALYSES: Final = 1
"""What a position leaves open is dealt by it: the same text always becomes the same game."""


class Played:
    """A record that was played through: by which game, to which position, and what its set-up and every move did."""

    __slots__ = ("game", "position", "record", "told")

    def __init__(self, record: Record, game: Game, position: Position, told: list[list[Event]]) -> None:
        self.record = record
        self.game = game
        self.position = position
        self.told = told

    @property
    def over(self) -> bool:
        return self.position.seat < 0

    def people(self) -> list[int]:
        """The seats that no bot has."""
        return [seat for seat, player in enumerate(self.record.players) if not player.kind.startswith("bot:")]


class Origin:
    """What a table was called elsewhere. Whatever is empty is made anew."""

    __slots__ = ("created", "id", "name", "updated")

    def __init__(self, table_id: str = "", name: str = "", created: str = "", updated: str = "") -> None:
        self.id = table_id
        self.name = name
        self.created = created
        self.updated = updated


class Records:
    """Makes records of tables and tables of records."""

    def __init__(self, tables: Tables, find_game: Callable[[str], Game], limits: Limits, settings: Settings) -> None:
        self._tables = tables
        self._beside = tables.beside
        self._find_game = find_game
        self._limits = limits
        self._settings = settings

    # -- out ----------------------------------------------------------------------------------------------------

    async def record(self, table_id: str) -> str:
        """The `.ark` text of a game that is over."""
        table = await self._tables.cache.fresh(table_id)
        if not table.over:
            raise Refused("conflict", "record-running")
        return _text(table)

    async def take_along(self, person: AccountRow | None, table_id: str) -> str:
        """The record of a game as far as it is played, to go on elsewhere. The seed is in it: while the game goes on
        only somebody may have it at whose table no other person sits.
        """
        table = await self._tables.cache.fresh(table_id)
        if table.position is None and not table.over:
            raise Refused("conflict", "other-rules" if table.pinned else "not-started")
        if not table.over and not is_own(table.seats, person):
            raise Refused("conflict", "record-running")
        return _text(table)

    # -- in -----------------------------------------------------------------------------------------------------

    async def upload(self, person: AccountRow | None, client: str, text: str) -> Brief:
        """A table that can only be watched, out of a record. Refused unless the record replays to its last move."""
        self._spend(person, client)
        played = await self._beside.do(lambda: self._replayed(text))
        seats = [seat_of(seat, player) for seat, player in enumerate(played.record.players)]
        return await self._add(person, played, seats, "archived", Origin())

    async def play_on(
        self,
        person: AccountRow,
        client: str,
        text: str,
        mine: Sequence[int] | None = None,
        origin: Origin | None = None,
    ) -> Brief:
        """A table at which the game of a record goes on, or that shows it if it is over.

        The person takes the seats `mine`, or the first that no bot has; in a browser, to which nobody else can come,
        all of these. What is a bot stays one; other people's seats are free, and the game waits until they are taken.
        """
        self._spend(person, client)
        played = await self._beside.do(lambda: self._replayed(text))
        people = played.people()
        taken = (people if self._settings.alone else people[:1]) if mine is None else list(mine)
        if wrong := [seat for seat in taken if seat not in people]:
            raise Refused("malformed", "no-such-seat", seat=wrong[0])
        if not played.over and taken:
            await self._tables.check_seats(person)
        seats = self._seats(played, person, taken)
        state: TableState = "archived" if played.over else "running"
        if any(seat.kind == "open" for seat in seats):
            state = "open"
        brief = await self._add(person, played, seats, state, origin or Origin(), taken)
        table = await self._tables.cache.get(brief.id)
        table.owner = client
        self._tables.told(table)
        return brief

    async def of_position(self, person: AccountRow | None, client: str, text: str) -> Brief:
        """A table that can only be watched, of a game that has just begun in this position: for its analysis."""

        def record() -> str:
            position = self._find_game(str(read_position_text(text)["ruleset"])).load(text, SEED_OF_ANALYSES)
            begun = position.begun_by()
            return new_record(begun.game, position.seats, begun.options, SEED_OF_ANALYSES, start=text).text()

        return await self.upload(person, client, await self._beside.do(record))

    def _spend(self, person: AccountRow | None, client: str) -> None:
        self._limits.records.spend(person.id if person else client)
        self._limits.tables_address.spend(client, why="too-many-tables")

    def _replayed(self, text: str) -> Played:
        """The record played through; a long one takes a second or two."""
        record = read_record(text)
        game = game_of(record, self._find_game(record.ruleset))
        record.options = game.choose(record.options)
        position = replay(record, game, 0, listen=True)
        told = [_taken(position)]
        for index in range(len(record.moves)):
            position = replay_step(record, game, position, index)
            told.append(_taken(position))
        return Played(record, game, position, told)

    def _seats(self, played: Played, person: AccountRow, mine: Sequence[int]) -> list[SeatRow]:
        seats = [seat_of(seat, player) for seat, player in enumerate(played.record.players)]
        for seat in seats:
            if seat.seat in mine:
                seat.account_id = person.id
            elif seat.bot is not None and not played.over:
                check_bot(seat.bot, played.game.facts.game, self._settings.bot_think)
            elif not played.over:
                seats[seat.seat] = SeatRow(seat.seat, "open")
        return seats

    async def _add(
        self,
        person: AccountRow | None,
        played: Played,
        seats: Sequence[SeatRow],
        state: TableState,
        origin: Origin,
        mine: Sequence[int] = (),
    ) -> Brief:
        record, game, position = played.record, played.game, played.position
        now = self._tables.now()
        updated = min(origin.updated or now, now)
        entries = entries_of(record, played.told, updated)
        if state == "open":  # whoever sits down with somebody who holds the record shall know it
            entries.append(note_entry("sent-here", mine[0] if mine else -1, len(entries) + 1, now))
        summary = Summary(position.seat, position.turn, round(position.progress(), 3), tuple(position.winners()))
        row = TableRow(
            origin.id or names.table_id(), origin.name or names.table_name(), record.ruleset, record.options,
            record.seats, str(record.seed), state, record.rules_rev, game.sheet_hash(record.options, record.seats),
            min(origin.created or now, updated), updated, Summary() if state == "open" else summary, record.start,
        )  # fmt: skip
        # Elsewhere anybody could send games that were never played, and have their awards.
        own = [seat for seat in seats if seat.seat in mine] if self._settings.alone and played.over else []
        awards = awards_of(own, position, updated)
        await self._tables.store.add_table(row, seats, entries, game.sheet.values(), awards)
        return self._tables.brief(await self._tables.cache.get(row.id), person)


def is_own(seats: Sequence[SeatRow], person: AccountRow | None) -> bool:
    """Does nobody sit there but this person and bots?"""
    people = [seat for seat in seats if seat.kind == "person"]
    return person is not None and bool(people) and all(seat.account_id == person.id for seat in people)


def _text(table: LiveTable) -> str:
    entries = [entry.row for entry in table.entries]
    return record_of(table.row, table.seats, entries, table.first_game).text()


def _taken(position: Position) -> list[Event]:
    events, position.events = position.events or [], []
    return events

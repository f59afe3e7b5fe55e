"""Opens tables, and lists them."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import Annotated, Any, Final, NamedTuple

import msgspec
from msgspec import Meta

from arktable.bots.catalogue import usual_bot
from arktable.engine.errors import UnknownName
from arktable.engine.game import Game
from arktable.server.lobby.agreement import Agreement, check_agreement
from arktable.server.people import names
from arktable.server.people.bot_names import BOT_NAMES, check_bot
from arktable.server.running.errors import Refused
from arktable.server.running.intake_protocol import Intake, read_position
from arktable.server.running.limits import Limits
from arktable.server.settings import Settings
from arktable.server.store.rows import AccountRow, EntryRow, ListedTable, SeatRow, Summary, TableRow
from arktable.server.tables.editions import Editions
from arktable.server.tables.record_rows import note_entry
from arktable.server.tables.stored_events import write_events
from arktable.server.tables.table import LiveTable
from arktable.server.tables.tables import Tables
from arktable.server.tables.views import brief_of
from arktable.server.wire.rulesets import PositionFacts
from arktable.server.wire.tables import Brief
from arktable.server.wire.tables import Tables as Lists

MOST_LISTED: Final = 50
USUAL: Final = Agreement()
SECONDS_TO_TRUST: Final = 2.0
LISTED_STATES: Final = (("open",), ("running",), ("finished", "archived"))


class SeatWish(msgspec.Struct, frozen=True):
    """Who will sit at a seat of a new table."""

    kind: Annotated[str, Meta(extra_json_schema={"enum": ["me", "open", "bot"]})]
    bot: str | None = None
    """The bot's id; the usual bot of the game by default."""
    name: str | None = None
    """The name of a person who plays on this device (`me`); the person's own name by default."""


class Begin(NamedTuple):
    """The beginning of the game of a new table."""

    options: dict[str, str]
    rules_rev: int
    sheet_hash: str
    numbers: dict[str, Any]
    summary: Summary
    events: str


def usual_begin(game: Game, seats: int, options: dict[str, str], seed: int) -> Begin:
    """The usual set-up. Refuses options that exclude each other."""
    chosen = game.choose(options)
    position = game.start(seats, chosen, seed, listen=True)
    summary = Summary(position.seat, position.turn)
    events = write_events(position.events or ())
    return Begin(chosen, game.revision, game.sheet_hash(chosen, seats), game.values(chosen, seats), summary, events)


async def _nothing(_account_id: str) -> frozenset[str]:
    """The default: nobody has put away a table."""
    return frozenset()


class OpeningLobby:
    """Makes tables and lists them."""

    def __init__(
        self,
        tables: Tables,
        find_game: Callable[[str], Game],
        editions: Editions,
        intake: Intake,
        limits: Limits,
        settings: Settings,
    ) -> None:
        self._tables = tables
        self._intake = intake
        self._find_game = find_game
        self._editions = editions
        self._limits = limits
        self._seed = settings.seed
        self._bot_think = settings.bot_think
        self._is_alone = settings.alone
        self._public: tuple[int, list[list[Brief]]] | None = None
        self._public_at = 0.0
        self._encoded: tuple[list[list[Brief]], bytes] | None = None
        # The tables that a person has put away.
        self.put_away: Callable[[str], Awaitable[frozenset[str]]] = _nothing

    async def describe(self, text: str) -> PositionFacts:
        """The facts of a position. An impossible position is refused, and the error says where."""
        read = await read_position(self._intake, text, "0")
        return PositionFacts(read.ruleset, read.options, read.seats, read.to_move, read.turn, read.progress)

    async def create(
        self,
        person: AccountRow,
        ruleset: str,
        name: str | None,
        options: dict[str, str],
        wishes: Sequence[SeatWish],
        start: str = "",
        client: str = "",
        unlisted: bool = False,
        agreed: Agreement = USUAL,
    ) -> Brief:
        """Open a table; without open seats its game starts at once. `start` is the text of a position.

        `client` is the network of the person: its tables are counted, and their bots share its place in the queue.
        """
        await self._tables.entrance.check_open(person)
        game, seed = self._find_game(ruleset), self._seed or secrets.randbelow(2**62)
        game.check_seats(len(wishes))
        seats = self._seats(game, person, wishes)
        check_agreement(agreed, seats, not self._is_alone)
        title = names.clean_name(name, names.TABLE_NAME_MOST) if name else names.table_name()
        if start:
            begin = await self._begin_in(ruleset, len(seats), start, str(seed))
        else:
            begin = usual_begin(game, len(seats), options, seed)
        if any(seat.kind == "person" for seat in seats):
            await self._tables.check_seats(person)
        self._limits.tables.spend(person.id)
        self._limits.spend_table(client)
        now = self._tables.now()
        full = all(seat.kind != "open" for seat in seats)
        row = TableRow(
            names.table_id(), title, ruleset, begin.options, len(seats), str(seed), "running" if full else "open",
            begin.rules_rev, begin.sheet_hash, now, now, begin.summary if full else Summary(), start,
            unlisted=unlisted, creator=person.id, pace=agreed.pace_text(), rated=agreed.rated, invited=agreed.invited,
            chat=agreed.chat, tournament=agreed.tournament,
        )  # fmt: skip
        entries = [EntryRow(1, "start", -1, "", now, events=begin.events)] if full else []
        people = [seat.seat for seat in seats if seat.kind == "person"]
        if start and (not full or len(people) > 1):  # one player may know what is hidden
            seat = people[0] if people else -1
            entries.append(note_entry("opened-from-position", seat, len(entries) + 1, now, name=person.name))
        table = await self._put(row, seats, entries, begin.numbers, client)
        return self._tables.brief(table, person)

    async def _put(
        self, row: TableRow, seats: list[SeatRow], entries: list[EntryRow], numbers: dict[str, Any], client: str
    ) -> LiveTable:
        """Write a new table, and let its game begin."""
        await self._tables.store.add_table(row, seats, entries, numbers)
        self._tables.cache.trust(row.id)
        table = await self._tables.cache.get(row.id, new=True)
        table.owner = client
        await self._tables.timing.opened(table)
        self._tables.publish(table)
        return table

    def check_options(self, ruleset: str, options: dict[str, str], seats: int) -> None:
        """Refuse a game that cannot be played in this way."""
        game = self._find_game(ruleset)
        game.check_seats(seats)
        usual_begin(game, seats, options, 1)

    async def open_seated(
        self, table_id: str, name: str, ruleset: str, options: dict[str, str], seats: list[SeatRow], agreed: Agreement
    ) -> None:
        """Open a table for these people and bots, who need not do anything, and start its game. The id is given, so
        that the table is opened once: the second time it is a `Conflict`.
        """
        check_agreement(agreed, seats, not self._is_alone)
        seed = self._seed or secrets.randbelow(2**62)
        begin = usual_begin(self._find_game(ruleset), len(seats), options, seed)
        now = self._tables.now()
        row = TableRow(
            table_id, name, ruleset, begin.options, len(seats), str(seed), "running", begin.rules_rev,
            begin.sheet_hash, now, now, begin.summary, pace=agreed.pace_text(), rated=agreed.rated, chat=agreed.chat,
            tournament=agreed.tournament,
        )  # fmt: skip
        await self._put(row, seats, [EntryRow(1, "start", -1, "", now, events=begin.events)], begin.numbers, "")

    async def _begin_in(self, ruleset: str, seats: int, start: str, seed: str) -> Begin:
        """The beginning of a game in a position, which the intake has read."""
        read = await read_position(self._intake, start, seed)
        if (read.ruleset, read.seats) != (ruleset, seats):
            raise Refused("malformed", "other-position", ruleset=read.ruleset, seats=read.seats)
        if read.to_move < 0:
            raise Refused("malformed", "position-over")
        summary = Summary(read.to_move, read.turn)
        return Begin(read.options, read.rules_rev, read.sheet_hash, read.numbers, summary, write_events(()))

    def _seats(self, game: Game, person: AccountRow, wishes: Sequence[SeatWish]) -> list[SeatRow]:
        seats: list[SeatRow] = []
        for seat, wish in enumerate(wishes):
            if wish.kind == "me":
                name = person.name if wish.name is None else names.clean_name(wish.name)
                if any(other.account_id and other.name == name for other in seats):
                    raise Refused("malformed", "one-name-each", name=name)
                seats.append(SeatRow(seat, "person", name, person.id))
            elif wish.kind == "bot":
                bot = wish.bot or usual_bot(game.facts.game)
                check_bot(bot, game.facts.game, self._bot_think)
                seats.append(SeatRow(seat, "bot", BOT_NAMES[seat % len(BOT_NAMES)], bot=bot))
            elif wish.kind == "open":
                seats.append(SeatRow(seat, "open"))
            else:
                raise UnknownName("kind of seat", wish.kind[:40], ("me", "open", "bot"))
        return seats

    async def lists(self, person: AccountRow | None, shelf: bool = False) -> Lists:
        """All lists; a table is in one of them only. With `shelf`, the tables that the person has put away are `mine`,
        else all others.
        """
        away = await self.put_away(person.id) if person else frozenset()
        mine = await self._tables.store.tables_of(person.id, MOST_LISTED + len(away)) if person else []
        own = {listed.row.id for listed in mine}
        others = [[brief for brief in briefs if brief.id not in own] for briefs in await self._public_lists()]
        shown = [listed for listed in mine if (listed.row.id in away) == shelf][:MOST_LISTED]
        open_, running, finished = others
        return Lists([self._brief(listed, person) for listed in shown], open_, running, finished, len(away))

    async def encoded_for_visitors(self) -> bytes:
        """The lists for a visitor as JSON, encoded once for all."""
        lists = await self._public_lists()
        if self._encoded is None or self._encoded[0] is not lists:
            open_, running, finished = lists
            self._encoded = (lists, msgspec.json.encode(Lists([], open_, running, finished)))
        return self._encoded[1]

    async def _public_lists(self) -> list[list[Brief]]:
        """Open, running and finished tables, as a visitor sees them.

        They are cached until something is published about any table, but only for a short time: a command may change
        the database (`arktable aside`).
        """
        published, now = self._tables.bus.published, self._limits.clock()
        if self._public is None or self._public[0] != published or now - self._public_at > SECONDS_TO_TRUST:
            lists = [
                [self._brief(listed, None) for listed in await self._tables.store.tables_in(states, MOST_LISTED)]
                for states in LISTED_STATES
            ]
            self._public, self._public_at = (published, lists), now
        return self._public[1]

    def _brief(self, listed: ListedTable, person: AccountRow | None) -> Brief:
        pinned = not self._editions.knows(listed.row, listed.sheet)
        return brief_of(listed.row, listed.seats, person.id if person else None, self._tables.presence, pinned)

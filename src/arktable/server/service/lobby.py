"""Opening tables, and the lists of them."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from arktable.bots.catalogue import usual_bot
from arktable.engine.errors import UnknownName
from arktable.engine.game import Game
from arktable.engine.position import Position
from arktable.engine.record import begun
from arktable.engine.text import read_position_text
from arktable.server.service import names
from arktable.server.service.bot_names import BOT_NAMES, check_bot
from arktable.server.service.editions import Editions
from arktable.server.service.errors import Refused
from arktable.server.service.limits import Limits
from arktable.server.service.record_rows import note_entry
from arktable.server.service.stored_events import write_events
from arktable.server.service.tables import Tables
from arktable.server.service.views import brief_of
from arktable.server.service.wire import Brief, PositionFacts
from arktable.server.service.wire import Tables as Lists
from arktable.server.settings import Settings
from arktable.server.store.rows import AccountRow, EntryRow, ListedTable, SeatRow, Summary, TableRow

MOST_LISTED: Final = 50
MOST_NAME: Final = 40


class SeatWish(msgspec.Struct, frozen=True):
    """Who shall sit at one seat of a new table."""

    kind: Annotated[str, Meta(extra_json_schema={"enum": ["me", "open", "bot"]})]
    bot: str | None = None
    """The bot's id; without it the last of the game's."""
    name: str | None = None
    """Of somebody who plays at the asker's device (`me`); without it the asker's own."""


class OpeningLobby:
    """Makes tables and lists them."""

    def __init__(
        self, tables: Tables, find_game: Callable[[str], Game], editions: Editions, limits: Limits, settings: Settings
    ) -> None:
        self._tables = tables
        self._find_game = find_game
        self._editions = editions
        self._limits = limits
        self._seed = settings.seed
        self._bot_think = settings.bot_think

    async def describe(self, text: str) -> PositionFacts:
        """What the text of a position is about. An impossible one is refused, with the place that is wrong."""
        position = await self._tables.beside.do(lambda: self._loaded(text, 0))
        begun, progress = position.begun_by(), round(position.progress(), 3)
        return PositionFacts(begun.game.facts.id, begun.options, position.seats, position.seat, position.turn, progress)

    def _loaded(self, text: str, seed: int) -> Position:
        return self._find_game(str(read_position_text(text)["ruleset"])).load(text, seed)

    async def create(
        self,
        person: AccountRow,
        ruleset: str,
        name: str | None,
        options: dict[str, str],
        wishes: Sequence[SeatWish],
        start: str = "",
        client: str = "",
    ) -> Brief:
        """Open a table; with no seat left open its game starts at once. `start` is the text of a position.

        `client` is the network that the person comes from: its tables are counted, and their bots share their turns.
        """
        game, seed = self._find_game(ruleset), self._seed or secrets.randbelow(2**62)
        if start:
            loaded = await self._tables.beside.do(lambda: self._loaded(start, seed))
            game, options = loaded.begun_by().game, loaded.begun_by().options
            if game.facts.id != ruleset or loaded.seats != len(wishes):
                raise Refused("malformed", "other-position", ruleset=game.facts.id, seats=loaded.seats)
            if loaded.seat < 0:
                raise Refused("malformed", "position-over")
        game.check_seats(len(wishes))
        chosen = game.choose(options)
        seats = self._seats(game, person, wishes)
        # Also refuses options that do not go together.
        position = begun(game, len(wishes), chosen, seed, start, listen=True)
        title = names.clean_name(name, MOST_NAME) if name else names.table_name()
        if any(seat.kind == "person" for seat in seats):
            await self._tables.check_seats(person)
        self._limits.tables.spend(person.id)
        self._limits.tables_address.spend(client, why="too-many-tables")
        now = self._tables.now()
        full = all(seat.kind != "open" for seat in seats)
        summary = Summary(position.seat, position.turn) if full else Summary()
        row = TableRow(
            names.table_id(), title, ruleset, chosen, len(seats), str(seed), "running" if full else "open",
            game.revision, game.sheet_hash(chosen, len(seats)), now, now, summary, start,
        )  # fmt: skip
        begin = EntryRow(1, "start", -1, "", now, events=write_events(position.events or ()))
        entries = [begin] if full else []
        people = [seat.seat for seat in seats if seat.kind == "person"]
        if start and (not full or len(people) > 1):  # the others shall know that somebody may know what is hidden
            seat = people[0] if people else -1
            entries.append(note_entry("opened-from-position", seat, len(entries) + 1, now, name=person.name))
        await self._tables.store.add_table(row, seats, entries, game.sheet.values())
        table = await self._tables.cache.get(row.id)
        table.owner = client
        self._tables.told(table)
        return self._tables.brief(table, person)

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

    async def lists(self, person: AccountRow | None) -> Lists:
        """All lists; a table stands in one of them only."""
        store = self._tables.store
        mine = await store.tables_of(person.id, MOST_LISTED) if person else []
        own = {listed.row.id for listed in mine}
        others = [
            [
                self._brief(listed, person)
                for listed in await store.tables_in(states, MOST_LISTED)
                if listed.row.id not in own
            ]
            for states in (("open",), ("running",), ("finished", "archived"))
        ]
        return Lists([self._brief(listed, person) for listed in mine], *others)

    def _brief(self, listed: ListedTable, person: AccountRow | None) -> Brief:
        pinned = self._editions.of(listed.row, listed.sheet) is None
        return brief_of(listed.row, listed.seats, person.id if person else None, self._tables.presence, pinned)

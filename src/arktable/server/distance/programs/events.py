"""The stream of events to the program of a bot account: invitations, games that begin and end, turns."""

from __future__ import annotations

from typing import Final

from arktable.bots.protocol import hello_message
from arktable.server.distance.programs.feed import Streams
from arktable.server.distance.programs.shown import shown_table
from arktable.server.routes.reply import Write, line
from arktable.server.store.distance.own import GameRow
from arktable.server.store.distance.programs import ProgramRow
from arktable.server.store.distance.sql import SqlDistance
from arktable.server.store.rows import SeatRow
from arktable.server.wire.distance.bots import BotInvitation, BotNews, BotTable

MOST_TABLES: Final = 1000
MOST_INVITATIONS: Final = 50
STATES: Final = ("open", "running")

Message = BotInvitation | BotNews


class EventStream:
    """Sends events. They are read from the database, so that a program that comes back misses none that matters."""

    def __init__(self, streams: Streams, store: SqlDistance) -> None:
        self._streams = streams
        self._store = store

    async def send(self, program: ProgramRow, token: str, write: Write) -> None:
        """Write events until the program leaves, or its token ends."""
        async with self._streams.open(program.account_id, token, program.account_id, write) as waking:
            events = Events(program, self._store)
            await write(line(hello_message()))
            while True:
                for message in await events.news():
                    await write(line(message))
                await waking.wait()


class Events:
    """Makes events from the difference between what was told and the present state."""

    def __init__(self, program: ProgramRow, store: SqlDistance) -> None:
        self._program = program
        self._own, self._invites = store.own, store.invites
        self._seated: set[str] = set()  # tables that wait for players
        self._running: dict[str, bool] = {}  # by table: is it the turn of the bot account?
        self._invited: dict[str, BotTable] = {}

    async def news(self) -> list[Message]:
        """The events since the last call; at the first call all that is open."""
        return [*await self._invitations(), *await self._games()]

    async def _invitations(self) -> list[Message]:
        me = self._program.account_id
        rows = {row.table_id: row for row in await self._invites.of_person(me, MOST_INVITATIONS)}
        new = [table_id for table_id in rows if table_id not in self._invited]
        found: list[Message] = []
        for game in await self._own.games_at(new) if new else ():
            row, table = rows[game.id], self._shown(game)
            self._invited[game.id] = table
            is_owner = bool(row.by_id) and row.by_id == self._program.owner
            found.append(BotInvitation(table=table, by=row.by, by_owner=is_owner))
        gone = [known for known in self._invited if known not in rows]
        return [*found, *(BotNews(type="withdrawn", table=self._invited.pop(table_id)) for table_id in gone)]

    async def _games(self) -> list[Message]:
        games = {game.id: game for game in await self._own.games(self._program.account_id, STATES, MOST_TABLES)}
        running = {game.id: game for game in games.values() if game.state == "running"}
        seated = set(games) - set(running)
        found: list[Message] = [
            BotNews(type="seated", table=self._shown(games[table_id])) for table_id in sorted(seated - self._seated)
        ]
        self._seated = seated
        for game in running.values():
            if game.id not in self._running:
                found.append(BotNews(type="game-start", table=self._shown(game)))
            is_due = self._is_due(game)
            if is_due and not self._running.get(game.id):
                found.append(BotNews(type="turn", table=self._shown(game)))
            self._running[game.id] = is_due
        ended = [table_id for table_id in self._running if table_id not in running]
        for table_id in ended:
            del self._running[table_id]
        over = await self._own.games_at(ended) if ended else []
        return [*found, *(_game_over(game, self._shown(game)) for game in over)]

    def _shown(self, game: GameRow) -> BotTable:
        return shown_table(game, _seats(game), self._program.account_id)

    def _is_due(self, game: GameRow) -> bool:
        """Does the game wait for the bot account?"""
        me = self._program.account_id
        return any(
            seat.player == me and seat.bot is None and seat.seat == game.summary.to_move for seat in _seats(game)
        )


def _game_over(game: GameRow, table: BotTable) -> BotNews:
    return BotNews(type="game-over", table=table, winners=list(game.summary.winners))


def _seats(game: GameRow) -> list[SeatRow]:
    return [one.row for one in game.seats]

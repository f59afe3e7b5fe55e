"""The tables of a person, and the next one that waits for them."""

from __future__ import annotations

from typing import Final

from arktable.server.distance.persons.games import OVER, is_due, shown_game
from arktable.server.store.distance.own import GameRow, SqlOwn
from arktable.server.store.rows import AccountRow
from arktable.server.wire.distance.people import Game, Invited, MyTables, NextTable

MOST_RUNNING: Final = 200
MOST_FINISHED: Final = 50
RUNS: Final = ("running",)
WAITS: Final = ("open",)
LAST: Final = "~"
"""Sorts after every time."""


class OwnTables:
    """Lists the tables of people."""

    def __init__(self, store: SqlOwn) -> None:
        self._store = store

    async def lists(self, person: AccountRow) -> MyTables:
        """All lists; a table that was put away is in that one only."""
        away = await self._store.put_away(person.id)
        running = await self._running(person)
        waiting = [shown_game(game, person.id, True) for game in await self._games(person, WAITS, MOST_RUNNING)]
        finished = [shown_game(game, person.id, True) for game in await self._games(person, OVER, MOST_FINISHED)]
        everything = [*running, *waiting, *finished]
        missing = away - {game.id for game in everything}
        everything += [shown_game(game, person.id, True) for game in await self._store.games_at(sorted(missing))]
        return MyTables(
            running=[game for game in running if game.id not in away],
            waiting=[game for game in waiting if game.id not in away],
            finished=[game for game in finished if game.id not in away],
            put_away=[game for game in everything if game.id in away and game.mine],
            invitations=await self._invitations(person),
            finished_count=await self._store.count(person.id, OVER),
        )

    async def next(self, person: AccountRow, here: str) -> NextTable:
        """The table after `here` at which it is this person's turn, in the order of the list; the first one if it is
        not their turn there. Tables that were put away are not offered.
        """
        away = await self._store.put_away(person.id)
        due = [game for game in await self._running(person) if game.your_turn and game.id not in away]
        at = next((at for at, game in enumerate(due) if game.id == here), -1)
        others = [*due[at + 1 :], *due[: max(at, 0)]]
        if not others:
            return NextTable("", "", 0)
        return NextTable(others[0].id, others[0].name, len(others))

    async def _running(self, person: AccountRow) -> list[Game]:
        """Running games: those that wait for the person first, by the end of their clocks, then by how long."""
        games = await self._games(person, RUNS, MOST_RUNNING)
        due = await self._store.due_at(game.id for game in games)
        nobody: tuple[list[int], str] = ([], "")

        def order(game: GameRow) -> tuple[bool, str, str, str]:
            seats, flag = due.get(game.id, nobody)
            return not is_due(game, person.id, seats), flag or LAST, game.updated, game.id

        return [shown_game(game, person.id, True, due.get(game.id, nobody)) for game in sorted(games, key=order)]

    async def _games(self, person: AccountRow, states: tuple[str, ...], most: int) -> list[GameRow]:
        return await self._store.games(person.id, states, most)

    async def _invitations(self, person: AccountRow) -> list[Invited]:
        rows = await self._store.invitations(person.id)
        games = {game.id: game for game in await self._store.games_at(row.table_id for row in rows)}
        return [
            Invited(shown_game(games[row.table_id], person.id), row.by, row.at) for row in rows if row.table_id in games
        ]

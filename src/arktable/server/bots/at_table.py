"""Lets bots play at the tables, outside the event loop."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Final

from arktable.engine.position import Position
from arktable.engine.rng import rng_of
from arktable.jobs.job import BotFailed, Job, RunsOn, Thinking
from arktable.server.bots.unwatched import UnwatchedTables
from arktable.server.logs.request_ids import NO_REQUEST, REQUEST
from arktable.server.metrics.declared import BOT_FAILURES, BOT_SECONDS, FAULTS
from arktable.server.running.background import Tasks
from arktable.server.running.errors import Refused
from arktable.server.running.fair_queue import FairQueue
from arktable.server.settings import Settings
from arktable.server.store.rows import Conflict, EntryRow, SeatRow, StoreFault
from arktable.server.tables.attempts import Attempt
from arktable.server.tables.hooks.shared import bot_of
from arktable.server.tables.table import LiveTable
from arktable.server.tables.tables import Tables

log = logging.getLogger(__name__)

MOST_DECISIONS: Final = 60
MOST_RESUMED: Final = 1000
LONGEST_WAIT: Final = 30.0


class BotsAtTable:
    """Runs one task for each table that waits for a bot."""

    def __init__(self, tables: Tables, thinking: Thinking, settings: Settings) -> None:
        self._tables = tables
        self._thinking = thinking
        self._settings = settings
        self.queue = FairQueue(settings.bot_workers)
        self._unwatched = UnwatchedTables(settings.limit_unattended, tables.bus.is_heard)
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self.resuming = Tasks("bots-resume")
        """What looks for tables at which bots are to move."""
        self._closing = False

    @property
    def runs_on(self) -> RunsOn:
        """What the bots run on."""
        return self._thinking.runs_on

    def look(self, table: LiveTable) -> None:
        """Start a task if a bot is to move at this table and no task is running."""
        busy = self._tasks.get(table.row.id)
        if self._closing or (busy is not None and not busy.done()) or self._to_ask(table) is None:
            return
        if self._unwatched.may_play(table.row.id, table.seats):
            task = asyncio.create_task(self._play(table), name=f"arktable-bot-{table.row.id}")
            self._tasks[table.row.id] = task
            task.add_done_callback(lambda done: self._forget(table.row.id, done))

    def _forget(self, table_id: str, done: asyncio.Task[None]) -> None:
        if self._tasks.get(table_id) is done:
            del self._tasks[table_id]
        self._unwatched.leave(table_id)
        resting = None if self._closing else self._unwatched.next()
        if resting is not None:
            # A resting table has only bots.
            wake = partial(self._wake, resting, ())
            self.resuming.begin(self._insist(f"bots do not find table {resting}", wake))

    def start(self) -> None:
        """Resume the bots at all tables where a bot was to move when the server stopped."""
        self.resuming.begin(self._insist("bots do not find their tables", self._look_everywhere))

    async def _look_everywhere(self) -> None:
        for listed in await self._tables.store.tables_in(("running",), MOST_RESUMED, unlisted=True):
            to_move = listed.row.summary.to_move
            if 0 <= to_move < len(listed.seats) and listed.seats[to_move].bot is not None:
                await self._wake(listed.row.id, listed.seats)

    async def _wake(self, table_id: str, seats: Sequence[SeatRow]) -> None:
        """Resume the bots of a table that is not in memory, if it has a place."""
        if self._unwatched.may_play(table_id, seats):
            try:
                self.look(await self._tables.cache.get(table_id))
            except Refused as refused:
                log.warning("bots leave table %s: %s", table_id, refused.key)
            finally:
                if table_id not in self._tasks:
                    self._unwatched.leave(table_id)

    async def _insist(self, what: str, work: Callable[[], Awaitable[None]]) -> None:
        """Do this work. While the database is unavailable, retry with growing delays, and log it once."""
        wait = self._settings.bot_retry
        logged = False
        while not self._closing:
            try:
                await work()
                return
            except StoreFault as fault:
                FAULTS.add("bot")
                if not logged:
                    log.warning("%s, and try again: %s", what, fault)
                logged = True
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST_WAIT)

    async def close(self) -> None:
        self._closing = True
        await self.resuming.close()
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._thinking.close()

    async def _play(self, table: LiveTable) -> None:
        table_id = table.row.id
        REQUEST.set(NO_REQUEST)  # the request that began this task may be over long before it
        try:
            while (bot := self._to_ask(table)) is not None and self._unwatched.may_play(table_id, table.seats):
                await asyncio.sleep(self._settings.bot_pause)
                await self._insist(f"the bot at table {table_id} cannot move", partial(self._turn, table, bot))
        except Refused as refused:
            log.warning("bots leave table %s: %s", table_id, refused.key)
        except Exception:
            log.exception("bots leave table %s", table_id)

    def _to_ask(self, table: LiveTable) -> str | None:
        """The bot that is to move, if this process asks it."""
        bot = _bot_to_move(table)
        return bot if bot is not None and self._tables.shared.may_ask(table.row.id) else None

    async def _turn(self, table: LiveTable, bot: str) -> None:
        version, position = table.version, table.position
        if position is None or _bot_to_move(table) != bot:
            return  # a move was undone during the pause
        seat = position.seat
        plan, note = await self._plan(table, position, bot)
        async with table.lock:
            if table.gone or table.version != version:
                return  # or while the bot was thinking
            now = self._tables.now()
            rows = [EntryRow(version + 1, "note", seat, note, now)] if note else []
            rows.append(EntryRow(version + len(rows) + 1, "move", seat, plan.text(), now))
            try:
                await self._tables.commit_moves(table, rows, plan)
            except Conflict:
                await self._tables.cache.reload(table)
        self._tables.publish(table)

    async def _plan(self, table: LiveTable, position: Position, bot: str) -> tuple[Attempt, str]:
        """The moves of the bot; if it fails, random legal moves and a note about it."""
        try:
            async with self.queue.place(self._unwatched.share(table)):
                began = time.perf_counter()
                moves = await self._thinking.choose(job_for(table, bot, self._settings.bot_seconds))
                BOT_SECONDS.observe(time.perf_counter() - began)
            if moves:
                return table.plan(position.seat, moves, position), ""
            failure = BotFailed("bot-failed", f"{bot} chose nothing")
        except BotFailed as raised:
            failure = raised
        except Refused as refused:
            failure = BotFailed("bot-failed", f"{bot} chose {refused.details}")
        BOT_FAILURES.add(failure.key)
        log.warning("table %s: %s; a random move instead", table.row.id, failure)
        return table.plan(position.seat, random_moves(table, position), position), failure.key


def _bot_to_move(table: LiveTable) -> str | None:
    """The name of the bot that is to move, if any."""
    if table.gone or table.row.state != "running":
        return None
    return bot_of(table.position, table.seats)


def job_for(table: LiveTable, bot: str, seconds: float) -> Job:
    """The job for a bot. It gets half of the time limit, because a decision can take several answers."""
    row = table.row
    moves = [decision.move for decision in table.decisions]
    return Job(
        row.ruleset, row.options, row.seats, row.seed, moves, bot, MOST_DECISIONS,
        row.rules_rev, table.other_numbers(), table.switches, row.start, seconds / 2,
    )  # fmt: skip


def random_moves(table: LiveTable, position: Position) -> list[str]:
    """Random legal moves until the turn of the seat is complete."""
    twin = position.copy()
    rng = rng_of(table.row.seed, position.decisions)
    chosen: list[str] = []
    while twin.seat == position.seat and len(chosen) < MOST_DECISIONS:
        legal = twin.moves()
        chosen.append(legal[rng.below(len(legal))].text)
        twin.play(position.catalogue.parse(chosen[-1]))
    return chosen

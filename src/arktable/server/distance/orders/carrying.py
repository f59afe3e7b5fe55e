"""Carries out orders when the turn of their seat comes, or stops them.

It listens to the tables. At the pace of days an order is held for some minutes, so that the player before can undo, and
the time of the answer says nothing; otherwise it waits as long as a bot does. It is judged at the end of the wait. An
order that is stopped changes nothing at the table: only its owner is told.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime, timedelta
from functools import partial
from typing import Final

import msgspec

from arktable.server.bus.kinds import ORDER
from arktable.server.distance.each import for_each
from arktable.server.distance.notices.outbox import Outbox
from arktable.server.distance.orders.judging import judged, plan_of
from arktable.server.running.background import Repeating, Tasks
from arktable.server.running.errors import Refused
from arktable.server.running.times import iso
from arktable.server.store.distance.ahead import AheadRow, SqlAhead
from arktable.server.store.rows import Conflict, EntryRow, StoreFault
from arktable.server.tables.table import LiveTable
from arktable.server.tables.tables import Tables
from arktable.server.tables.timing import ARRIVED
from arktable.server.wire.distance.orders import Stop

log = logging.getLogger(__name__)

HOLD: Final = (60, 300)
"""Seconds that an order is held at the pace of days, at least and at most."""
PAUSE: Final = (1000, 2000)
"""Milliseconds before an order is carried out at other paces."""
ENDS: Final = {"hand-over": "hand-over", "substitute": "substitute", "resign": "resigned", "revision": "revision"}
"""By kind of entry: the reason for which it stops an order."""


class Carrying:
    """Watches the tables at which somebody has left an order.

    An order is for one turn, so at most one entry of each seat follows from orders without anybody deciding.
    """

    def __init__(self, tables: Tables, store: SqlAhead, outbox: Outbox) -> None:
        self._tables = tables
        self._store = store
        self._outbox = outbox
        self._watched: set[str] = set()
        self._reviews: dict[str, asyncio.Task[None]] = {}
        self._tasks = Tasks("order")
        self._repeated = Repeating("orders", self.once, "orders are not carried out")
        self.pause = PAUSE
        tables.on_commit.append(self.committed)
        tables.bus.handle(ORDER, self._watched.add)

    # -- running ------------------------------------------------------------------------------------------------

    async def start(self, every: float) -> None:
        """Continue with the orders of before, and look for ended holds at this interval in seconds; 0: never."""
        await self.look_again()
        self._repeated.start(every)

    async def close(self) -> None:
        await self._repeated.close()
        await self._tasks.close()

    async def settled(self) -> None:
        """Wait until everything is done that follows from what has happened so far."""
        await self._tasks.settled()

    async def once(self) -> None:
        """Carry out the orders whose hold has ended."""
        held = await self._store.held_until(self._tables.now())
        await for_each("an order cannot be carried out", held, lambda row: self._carry_out(row.table_id, row.seat))

    def _in_background(self, work: Callable[[], Awaitable[None]]) -> asyncio.Task[None]:
        return self._tasks.begin(self._guarded(work))

    async def _guarded(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except (Refused, StoreFault) as error:
            log.warning("an order is left alone: %s", error)
        except Exception:
            log.exception("an order is left alone")

    # -- listening ----------------------------------------------------------------------------------------------

    def watch(self, table_id: str) -> None:
        """Somebody has left an order at this table."""
        self._watched.add(table_id)
        self._tables.bus.tell(ORDER, table_id)

    async def look_again(self) -> None:
        """Find orders that were left by other processes without a message."""
        for table_id in await self._store.tables():
            if table_id not in self._watched:
                self._watched.add(table_id)
                self._in_background(partial(self._review, table_id, {}))

    def committed(self, table: LiveTable, rows: Sequence[EntryRow]) -> None:
        """Entries were written. Called under the lock of the table, before they are applied."""
        if table.row.id in self._watched:
            task = self._in_background(partial(self._review, table.row.id, _ended_by(table, rows)))
            self._reviews[table.row.id] = task
            task.add_done_callback(partial(self._reviewed, table.row.id))

    def _reviewed(self, table_id: str, task: asyncio.Task[None]) -> None:
        if self._reviews.get(table_id) is task:
            del self._reviews[table_id]

    async def up_to_date(self, table_id: str) -> None:
        """Wait until the orders of this table reflect everything that has been written.

        A player who has just decided asks for the order at once: it must not be shown as it was before.
        """
        while (task := self._reviews.get(table_id)) is not None:
            await asyncio.wait([task])

    async def _review(self, table_id: str, ended: dict[int, str]) -> None:
        """The table has changed: end orders by seat and reason, begin and drop holds."""
        table = await self._tables.cache.get(table_id)
        async with table.lock:
            if table.gone or table.row.state != "running":
                await self._store.drop_all(table_id)
                self._watched.discard(table_id)
                return
            for seat, reason in ended.items():
                if reason == "decided":
                    await self._store.drop(table_id, seat, is_done_kept=True)
                else:
                    await self._stop(table, seat, Stop(reason, self._tables.now()))
            for row in await self._store.standing(table_id):
                if table.seats[row.seat].player != row.account_id:
                    await self._stop(table, row.seat, Stop("substitute", self._tables.now()))
                    continue
                is_due = _is_due(table, row)
                if row.state == "held" and not is_due:  # what made it due was undone
                    await self._store.set_state(table_id, row.seat, "left")
                elif row.state == "left" and is_due:
                    await self._begin(table, row)

    async def _begin(self, table: LiveTable, row: AheadRow) -> None:
        """The turn of an order has come: wait before it is carried out."""
        if table.clock is not None and table.clock.pace.kind == "days":
            seconds = HOLD[0] + secrets.randbelow(HOLD[1] - HOLD[0] + 1)
            until = iso(datetime.fromisoformat(self._tables.now()) + timedelta(seconds=seconds))
            await self._store.set_state(row.table_id, row.seat, "held", until)
        else:
            self._in_background(partial(self._soon, row))

    async def _soon(self, row: AheadRow) -> None:
        low, high = self.pause
        await asyncio.sleep((low + secrets.randbelow(high - low + 1)) / 1000)
        await self._carry_out(row.table_id, row.seat)

    # -- carrying out -------------------------------------------------------------------------------------------

    async def _carry_out(self, table_id: str, seat: int) -> None:
        """Carry out the order of this seat now, if its turn is still there, or stop it."""
        ARRIVED.set(self._tables.now())
        table = await self._tables.cache.get(table_id)
        async with table.lock:
            row = await self._store.one(table_id, seat)
            if row is None or row.state not in ("left", "held") or row.hold_until > self._tables.now():
                return
            if not _is_due(table, row):
                await self._store.set_state(table_id, seat, "left")
                return
            try:
                is_done = await self._carried(table, row)
            except Conflict:
                await self._tables.cache.reload(table)
                return
        if is_done:
            self._tables.publish(table)

    async def _carried(self, table: LiveTable, row: AheadRow) -> bool:
        """Commit the steps of an order; False if it was stopped."""
        order, seat, now = plan_of(row), row.seat, self._tables.now()
        ahead, sample = table.game.parts.ahead if table.game else None, table.sampler(seat)
        if ahead is None or not self._tables.has_room(table):
            return False
        stop = await self._tables.offload.insist(lambda: judged(ahead, sample(), seat, order, now))
        if stop is None:
            try:
                plan = table.plan(seat, order.steps, ask=True)
            except Refused as refused:
                stop = Stop("illegal", now, -1, refused.more.get("reason"))
        if stop is not None:
            await self._stop(table, seat, stop)
            return False
        entry = self._tables.entry(table, 1, "move", seat, plan.text())
        await self._tables.commit_moves(table, [entry], plan, seat)
        if table.row.state == "running" and seat in table.waiting(table.position):
            # The order was a part of the turn: the rest is to be decided.
            self._outbox.tell_soon(row.account_id, "turn", row.table_id, table.version, table=table.row.name)
        return True

    async def _stop(self, table: LiveTable, seat: int, stop: Stop) -> None:
        row = await self._store.one(table.row.id, seat)
        if row is None or not await self._store.set_state(
            table.row.id, seat, "stopped", reason=msgspec.json.encode(stop).decode()
        ):
            return
        self._outbox.tell_soon(row.account_id, "stopped", table.row.id, table.version, table=table.row.name)


def _is_due(table: LiveTable, row: AheadRow) -> bool:
    """Has the turn of this order come?"""
    position, ahead = table.position, table.game.parts.ahead if table.game else None
    if position is None or ahead is None or table.row.state != "running" or position.seat != row.seat:
        return False
    seat = table.seats[row.seat]
    return seat.bot is None and not seat.out and seat.player == row.account_id and ahead.begins_turn(position)


def _ended_by(table: LiveTable, rows: Sequence[EntryRow]) -> dict[int, str]:
    """By seat, why these entries end its order; `decided` if the seat has begun its turn itself."""
    ended: dict[int, str] = {}
    position, ahead = table.position, table.game.parts.ahead if table.game else None
    for row in rows:
        if row.kind == "revision":
            ended |= dict.fromkeys(range(len(table.seats)), ENDS["revision"])
        elif row.kind in ("hand-over", "substitute"):
            ended.setdefault(int(row.moves.split()[0]), ENDS[row.kind])
        elif row.kind == "resign":
            ended[row.seat] = ENDS["resign"]
        elif row.kind == "move" and position is not None and ahead is not None and ahead.begins_turn(position):
            ended.setdefault(row.seat, "decided")
    return ended

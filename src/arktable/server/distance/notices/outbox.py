"""The outbox: notices are written first, and sent later by a task that leases them.

A notice says nothing hidden: a table, its name, whose turn it is. Delivery exactly once is impossible; every notice has
an id, so that a receiver can recognise a repeated one.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Final, NamedTuple, Protocol

import msgspec

from arktable.server.running.background import Repeating, Tasks
from arktable.server.running.times import iso
from arktable.server.store.distance.notices import ChannelRow, NoticeRow, SqlNotices
from arktable.server.store.rows import StoreFault

log = logging.getLogger(__name__)

RETRIES: Final = tuple(timedelta(seconds=seconds) for seconds in (30, 120, 600, 3600, 21_600))
"""Waits before further tries; after the last one a notice is given up."""
PAUSE_AFTER: Final = 10
"""Failures in a row after which a channel is paused."""
LEASE: Final = timedelta(minutes=2)
MOST: Final = 50


class Outcome(NamedTuple):
    """What became of a try to send a notice."""

    ok: bool
    error: str = ""
    """A short text that the owner of the channel may read, such as `HTTP 410`; never the body of an answer."""
    is_final: bool = False
    """Trying again is pointless: the notice is given up."""
    is_gone: bool = False
    """The channel is gone, such as a push subscription that was revoked: it is removed."""
    after: float = 0.0
    """Seconds that the receiver asks to wait."""
    pauses: bool = False
    """The receiver does not accept us any more: the channel is paused at once."""


class Told(NamedTuple):
    """What a person is told, over each of their channels that wants this kind."""

    account_id: str
    kind: str
    after: str
    table_id: str
    version: int
    data: str


class Sender(Protocol):
    """Sends notices over channels of one kind."""

    async def send(self, channel: ChannelRow, notice: NoticeRow) -> Outcome:
        """Send a notice; never raises for a fault of the receiver."""


Needed = Callable[[NoticeRow, ChannelRow], Awaitable[bool]]
Planned = Callable[[ChannelRow, NoticeRow], Awaitable[NoticeRow]]


class Outbox:
    """Writes notices for people, and sends them."""

    def __init__(self, store: SqlNotices, now: Callable[[], str], needed: Needed) -> None:
        """`needed` is asked right before a notice is sent: the person may have moved, or be looking at the table."""
        self._store = store
        self._now = now
        self._needed = needed
        self.senders: dict[str, Sender] = {}
        self.planned: Planned | None = None
        """Changes a notice before it is written: a channel may get one a day instead."""
        self._holder = secrets.token_hex(8)
        self._writing = Tasks("notice")
        self._soon: list[Told] = []
        self._is_writing = False
        self.repeated = Repeating("notices", self.once, "notices are not sent")

    async def close(self) -> None:
        await self.repeated.close()
        await self.written()

    async def written(self) -> None:
        """Wait until all notices that are being written are stored."""
        await self._writing.settled()

    # -- writing ------------------------------------------------------------------------------------------------

    def tell_soon(
        self, account_id: str, kind: str, table_id: str = "", version: int = 0, wait: float = 0.0, **data: str | int
    ) -> None:
        """Write notices in the background, so that a caller under a lock does not wait for it.

        What is told while others are written is written together: every move of a busy server tells somebody.
        """
        self._soon.append(self._told(account_id, kind, table_id, version, wait, data))
        if not self._is_writing:
            self._is_writing = True
            self._writing.begin(self._write_soon())

    async def _write_soon(self) -> None:
        try:
            while self._soon:
                told, self._soon = self._soon, []
                try:
                    await self._write(told)
                except StoreFault as fault:
                    log.warning("notices could not be written: %s", fault)
        finally:
            self._is_writing = False

    async def tell(
        self, account_id: str, kind: str, table_id: str = "", version: int = 0, wait: float = 0.0, **data: str | int
    ) -> int:
        """Write a notice for each channel of this person that wants this kind; returns how many.

        It is sent after `wait` seconds, if it is still needed then.
        """
        return await self._write([self._told(account_id, kind, table_id, version, wait, data)])

    def _told(
        self, account_id: str, kind: str, table_id: str, version: int, wait: float, data: Mapping[str, str | int]
    ) -> Told:
        after = iso(datetime.fromisoformat(self._now()) + timedelta(seconds=wait))
        return Told(account_id, kind, after, table_id, version, _json(data))

    async def _write(self, told: Sequence[Told]) -> int:
        channels = await self._store.channels_by({one.account_id for one in told})
        rows = []
        for one in told:
            for channel in channels[one.account_id]:
                if channel.state != "on" or channel.kind == "feed" or not wants(channel, one.kind):
                    continue
                row = NoticeRow(
                    secrets.token_hex(10), channel.id, one.kind, one.after, one.table_id, one.version, one.data
                )
                rows.append(row if self.planned is None else await self.planned(channel, row))
        return await self._store.add(rows) if rows else 0

    # -- sending ------------------------------------------------------------------------------------------------

    async def once(self) -> int:
        """Send what is due; returns how many were sent."""
        now = datetime.fromisoformat(self._now())
        leased = await self._store.lease(iso(now), self._holder, iso(now + LEASE), MOST)
        return sum(await asyncio.gather(*[self._handle(notice, channel) for notice, channel in leased]))

    async def _handle(self, notice: NoticeRow, channel: ChannelRow) -> bool:
        sender = self.senders.get(channel.kind)
        if sender is None or channel.state != "on":
            await self._store.finish(notice.id, self._now(), "channel-off")
            return False
        if not await self._needed(notice, channel):
            await self._store.finish(notice.id, self._now(), "not-needed")
            return False
        outcome = await self.send(channel, notice)
        if outcome.ok:
            await self._store.finish(notice.id, self._now(), "sent")
        elif outcome.is_final or outcome.is_gone or notice.tries >= len(RETRIES):
            await self._store.finish(notice.id, self._now(), "given-up")
        else:
            wait = max(RETRIES[notice.tries].total_seconds() * (800 + secrets.randbelow(401)) / 1000, outcome.after)
            after = datetime.fromisoformat(self._now()) + timedelta(seconds=wait)
            await self._store.retry(notice.id, iso(after), notice.tries + 1)
        return outcome.ok

    async def send(self, channel: ChannelRow, notice: NoticeRow) -> Outcome:
        """Try to send a notice now, and note the result at its channel."""
        outcome = await self._sent(channel, notice)
        if outcome.ok:
            await self._store.change_channel(channel.id, failures=0, last_error="", used=self._now())
        elif outcome.is_gone:
            await self._store.drop_channel(channel.account_id, channel.id)
        else:
            failures = channel.failures + 1
            paused = {"state": "paused"} if outcome.pauses or failures >= PAUSE_AFTER else {}
            await self._store.change_channel(channel.id, failures=failures, last_error=outcome.error[:200], **paused)
        return outcome

    async def _sent(self, channel: ChannelRow, notice: NoticeRow) -> Outcome:
        sender = self.senders.get(channel.kind)
        if sender is None:
            return Outcome(False, "no-sender", is_final=True)
        try:
            return await sender.send(channel, notice)
        except StoreFault:
            raise
        except Exception:  # it counts as a failure of this channel, and the others go on
            log.exception("a notice cannot be sent")
            return Outcome(False, "unreachable")


def wants(channel: ChannelRow, kind: str) -> bool:
    """Does this channel want notices of this kind? By default it wants all."""
    settings = msgspec.json.decode(channel.settings, type=dict[str, bool | str | int])
    return settings.get(kind) is not False


def _json(data: Mapping[str, str | int]) -> str:
    return msgspec.json.encode(data).decode()

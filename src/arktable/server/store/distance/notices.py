"""SQL for channels and the outbox of notices."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, and_, bindparam, delete, func, insert, or_, select, update

from arktable.server.store.distance_schema import channel, notice
from arktable.server.store.part import SqlPart


class ChannelRow(msgspec.Struct, frozen=True):
    """A way to notify a person."""

    id: str
    account_id: str
    kind: str
    """`push`, `mail`, `webhook` or `feed`."""
    address: str
    made: str
    secret: str = ""
    settings: str = "{}"
    state: str = "on"
    """`on`, `unconfirmed` or `paused`."""
    failures: int = 0
    last_error: str = ""
    used: str = ""


class NoticeRow(msgspec.Struct, frozen=True):
    """A notice for one channel."""

    id: str
    channel_id: str
    kind: str
    """`turn`, `hour`, `invitation`, `over`, `stopped`, `test`, and kinds of other services."""
    after: str
    """It is sent after this time, unless it is no longer needed."""
    table_id: str = ""
    version: int = 0
    data: str = "{}"
    """JSON: arguments of its sentence. Nothing hidden."""
    tries: int = 0
    done: str = ""
    outcome: str = ""


_CHANNELS: Final = (
    select(channel)
    .where(channel.c.account_id.in_(bindparam("accounts", expanding=True)))
    .order_by(channel.c.made, channel.c.id)
)


class SqlNotices(SqlPart):
    """Channels of people, and notices that wait to be sent."""

    # -- channels -----------------------------------------------------------------------------------------------

    async def add_channel(self, row: ChannelRow) -> None:
        values = msgspec.structs.asdict(row)
        await self._change(insert(channel).values(**values))

    async def channels_of(self, account_id: str) -> list[ChannelRow]:
        return (await self.channels_by([account_id]))[account_id]

    async def channels_by(self, account_ids: Collection[str]) -> dict[str, list[ChannelRow]]:
        """The channels of these people, by account."""
        rows = await self._read(
            lambda connection: connection.execute(_CHANNELS, {"accounts": sorted(account_ids)}).all()
        )
        found: dict[str, list[ChannelRow]] = {account_id: [] for account_id in account_ids}
        for row in rows:
            found[row.account_id].append(ChannelRow(**row._mapping))
        return found

    async def channel(self, channel_id: str) -> ChannelRow | None:
        query = select(channel).where(channel.c.id == channel_id)
        return await self._one(ChannelRow, query)

    async def channel_by_secret(self, kind: str, secret: str) -> ChannelRow | None:
        """The channel of this kind whose stored secret is this text."""
        query = select(channel).where(channel.c.kind == kind, channel.c.secret == secret)
        return await self._one(ChannelRow, query)

    async def change_channel(self, channel_id: str, **values: Any) -> None:
        place = update(channel).where(channel.c.id == channel_id).values(**values)
        await self._change(place)

    async def drop_channel(self, account_id: str, channel_id: str) -> bool:
        """Remove a channel of this person; false if there is none."""
        place = delete(channel).where(channel.c.id == channel_id, channel.c.account_id == account_id)
        return await self._change(place) == 1

    async def drop_address(self, kind: str, address: str) -> None:
        """Remove all channels of this kind with this address: a browser belongs to the person who asked last."""
        place = delete(channel).where(channel.c.kind == kind, channel.c.address == address)
        await self._change(place)

    async def fixed(self, key: str, value: str) -> str:
        """Store a value under this key of the database, unless there is one; returns the stored one."""
        return await self._fixed(key, value)

    # -- notices ------------------------------------------------------------------------------------------------

    async def add(self, rows: Sequence[NoticeRow]) -> int:
        """Write notices; one that a channel has already (same table, version and kind) is ignored. Returns how many
        are new.
        """

        def work(connection: Connection) -> int:
            count = 0
            for row in rows:
                same = and_(
                    notice.c.channel_id == row.channel_id,
                    notice.c.table_id == row.table_id,
                    notice.c.version == row.version,
                    notice.c.kind == row.kind,
                )
                if connection.execute(select(notice.c.id).where(same)).first() is None:
                    connection.execute(insert(notice).values(**msgspec.structs.asdict(row)))
                    count += 1
            return count

        return await self._writer.write(work)

    async def lease(self, now: str, holder: str, until: str, limit: int) -> list[tuple[NoticeRow, ChannelRow]]:
        """Notices that are to be sent now, with their channels; no other holder gets them until the lease ends."""
        free = or_(notice.c.holder == "", notice.c.until <= now)
        ready = and_(notice.c.done == "", notice.c.after <= now, free)

        def work(connection: Connection) -> list[tuple[NoticeRow, ChannelRow]]:
            query = select(notice).where(ready).order_by(notice.c.after, notice.c.id).limit(limit)
            leased = []
            for row in connection.execute(query).all():
                place = update(notice).where(notice.c.id == row.id, ready).values(holder=holder, until=until)
                if connection.execute(place).rowcount != 1:
                    continue
                whose = connection.execute(select(channel).where(channel.c.id == row.channel_id)).one()
                fields = {name: row._mapping[name] for name in NoticeRow.__struct_fields__}
                leased.append((NoticeRow(**fields), ChannelRow(**whose._mapping)))
            return leased

        return await self._writer.write(work)

    async def finish(self, notice_id: str, at: str, outcome: str) -> None:
        """Note that a notice was sent, dropped or given up."""
        place = update(notice).where(notice.c.id == notice_id).values(done=at, outcome=outcome, holder="", until="")
        await self._change(place)

    async def retry(self, notice_id: str, after: str, tries: int) -> None:
        """Note that a notice is to be tried again after this time."""
        place = update(notice).where(notice.c.id == notice_id).values(after=after, tries=tries, holder="", until="")
        await self._change(place)

    async def of_channel(self, channel_id: str, limit: int) -> list[NoticeRow]:
        """The last notices of a channel, the latest first."""
        query = select(notice).where(notice.c.channel_id == channel_id).order_by(notice.c.after.desc()).limit(limit)
        rows = await self._read(lambda connection: connection.execute(query).all())
        return [NoticeRow(**{name: row._mapping[name] for name in NoticeRow.__struct_fields__}) for row in rows]

    async def accounts(self) -> list[str]:
        """The people who have channels."""
        query = select(channel.c.account_id).distinct().where(channel.c.state == "on")
        return list(await self._read(lambda connection: connection.execute(query).scalars().all()))

    async def waiting(self) -> int:
        """The number of notices that are not sent yet."""
        query = select(func.count()).select_from(notice).where(notice.c.done == "")
        return await self._read(lambda connection: connection.execute(query).scalar_one())

    async def forget(self, before: str) -> None:
        """Delete notices that were finished before this time."""
        place = delete(notice).where(notice.c.done != "", notice.c.done < before)
        await self._change(place)

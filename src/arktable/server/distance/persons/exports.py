"""Everything that belongs to a person, as one JSON file."""

from __future__ import annotations

import asyncio
import json
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from arktable.server.distance.persons.my_tables import OwnTables
from arktable.server.distance.persons.player_records import PlayerRecords
from arktable.server.library.collection import Collection
from arktable.server.store.distance.notices import ChannelRow, SqlNotices
from arktable.server.store.distance.own import SqlOwn
from arktable.server.store.distance.people import PersonRow
from arktable.server.store.rows import AccountRow
from arktable.server.wire.distance.account import Account, OpenSession

FORMAT: Final = "person 1"


class Exports:
    """Collects the data of the person who asks. Nothing in it belongs to somebody else alone."""

    def __init__(
        self, own: SqlOwn, notices: SqlNotices, tables: OwnTables, records: PlayerRecords, collection: Collection
    ) -> None:
        self._own = own
        self._notices = notices
        self._tables = tables
        self._records = records
        self._collection = collection

    async def export(self, person: PersonRow, account: Account, sessions: list[OpenSession]) -> str:
        """The data as text. Records of games that others play too are empty while they run: they contain the seed."""
        mine = AccountRow(person.id, person.name)
        lines = (await self._collection.export_games(mine)).splitlines()[1:]
        channels = await self._notices.channels_of(person.id)
        data: dict[str, Any] = {
            "arktable": FORMAT,
            "account": account,
            "sessions": sessions,
            "tables": await self._tables.lists(mine),
            "games": [msgspec.Raw(line.encode()) for line in lines],
            "record": await self._records.own(person),
            "channels": [_channel(row) for row in channels],
            **await self._own.written(person.id),
        }
        return await asyncio.to_thread(_written, data)


def _written(data: dict[str, Any]) -> str:
    """The data as indented text."""
    plain = msgspec.json.decode(msgspec.json.encode(data))
    return json.dumps(plain, ensure_ascii=False, indent=1) + "\n"


def _channel(row: ChannelRow) -> dict[str, Any]:
    """A channel without its secret. The address of a webhook or a push service is a secret too, apart from the host."""
    address = row.address if row.kind == "mail" else urlsplit(row.address).hostname or ""
    settings = msgspec.json.decode(row.settings, type=dict[str, Any])
    return {
        "kind": row.kind, "address": address, "state": row.state, "made": row.made, "used": row.used,
        "settings": {name: value for name, value in settings.items() if isinstance(value, bool)},
    }  # fmt: skip

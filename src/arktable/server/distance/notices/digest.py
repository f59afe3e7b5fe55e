"""One mail a day instead of one for each turn."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

import msgspec

from arktable.server.distance.notices.telling import Telling, settings_of, zone_of
from arktable.server.running.times import iso
from arktable.server.store.distance.notices import ChannelRow, NoticeRow

DIGEST: Final = "digest"
HOUR: Final = 8
"""It is sent at this hour, in the zone of its reader."""
IN_DIGEST: Final = ("turn",)
"""Kinds of notices that wait for the mail of the day. All others are sent at once."""


def next_digest(at: str, zone: str) -> datetime:
    """The next time at which mails of the day are sent, after this time. The hour is one of the wall clock."""
    local = datetime.fromisoformat(at).astimezone(zone_of(zone))
    today = local.replace(hour=HOUR, minute=0, second=0, microsecond=0, fold=0)
    return today if today > local else (today + timedelta(days=1)).replace(fold=0)


class Digests:
    """Replaces the notices of turns by one for the mail of the day, for channels that want it so."""

    def __init__(self, telling: Telling) -> None:
        self._telling = telling

    async def planned(self, channel: ChannelRow, row: NoticeRow) -> NoticeRow:
        """The notice to write: this one, or the one for the next mail of the day, which is written once."""
        if row.kind not in IN_DIGEST or channel.kind != "mail" or settings_of(channel).get("daily") is not True:
            return row
        _, zone = await self._telling.reader(channel)
        when = next_digest(row.after, zone)
        return msgspec.structs.replace(
            row, kind=DIGEST, after=iso(when), table_id="", version=when.date().toordinal(), data="{}"
        )

"""Deletes once a day what is kept no longer: sessions, addresses, tickets, chat, reports, notices, names."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from arktable.server.distance.moderation.bans import Bans
from arktable.server.distance.signin.becoming import RELEASED_DAYS
from arktable.server.distance.signin.session_list import SessionList
from arktable.server.running.background import Repeating
from arktable.server.running.times import days_after
from arktable.server.settings import Settings
from arktable.server.store.distance.sql import SqlDistance
from arktable.server.wire.distance.moderation import Privacy

DAY: Final = 86_400.0
NOTICE_DAYS: Final = 30


class Retention:
    """How long things are kept, and the task that deletes them."""

    def __init__(
        self, store: SqlDistance, sessions: SessionList, bans: Bans, settings: Settings, now: Callable[[], str]
    ) -> None:
        self._store = store
        self._sessions = sessions
        self._bans = bans
        self._settings = settings
        self._now = now
        self.repeated = Repeating("retention", self.once, "what is kept no longer is not deleted")

    async def once(self) -> None:
        """Delete what is over."""
        now, store = self._now(), self._store
        await self._sessions.sweep()
        await store.tickets.forget(now)
        await store.people.forget_released(now)
        old_chat = days_after(now, -self._settings.keep_chat_days)
        await store.talk.forget(old_chat)
        await store.moderation.forget_reports(old_chat)
        await store.notices.forget(days_after(now, -NOTICE_DAYS))
        await self._bans.sweep()

    def told(self) -> Privacy:
        """How long what is kept."""
        settings = self._settings
        return Privacy(
            settings.keep_sessions_days, settings.keep_addresses_days, settings.keep_chat_days, NOTICE_DAYS,
            RELEASED_DAYS,
        )  # fmt: skip

"""Puts the senders and the channels of notices together."""

from __future__ import annotations

from arktable.server.distance.features import Features
from arktable.server.distance.notices.channels import ChannelService, hashed
from arktable.server.distance.notices.digest import Digests
from arktable.server.distance.notices.feeds import ATOM, CALENDAR, atom, calendar
from arktable.server.distance.notices.guarded import GuardedClient
from arktable.server.distance.notices.mail import MailSender
from arktable.server.distance.notices.outbox import Outbox
from arktable.server.distance.notices.push import PushSender
from arktable.server.distance.notices.reminding import Reminding
from arktable.server.distance.notices.telling import Telling
from arktable.server.distance.notices.turns import TurnNotices
from arktable.server.distance.notices.webhooks import WebhookSender
from arktable.server.distance.signin.addresses import Addresses
from arktable.server.running.errors import Refused
from arktable.server.services import Services
from arktable.server.store.distance.sql import SqlDistance


class Notices:
    """Channels of people, senders by kind, feeds, and reminders."""

    def __init__(
        self, services: Services, store: SqlDistance, outbox: Outbox, turns: TurnNotices, features: Features
    ) -> None:
        settings, now = services.settings, services.tables.now
        self._store = store
        self._turns = turns
        self._now = now
        self._addresses = Addresses(settings)
        self._client = GuardedClient(settings.webhook_inner)
        self.telling = Telling(settings, store.people)
        self.push = PushSender(self._client, store.notices, settings, now)
        self._mails = MailSender(settings, self.telling, turns.turns_of, now)
        self.channels = ChannelService(services, store, outbox, features, self._client, self._mails)
        self.reminding = Reminding(services.tables, store.tickets, outbox)
        outbox.senders["push"] = self.push
        outbox.senders["mail"] = self._mails
        outbox.senders["webhook"] = WebhookSender(self._client, self.telling, now)
        outbox.planned = Digests(self.telling).planned

    async def close(self) -> None:
        self._mails.close()
        await self._client.close()

    async def feed(self, name: str) -> tuple[bytes, str]:
        """The feed with this name, a token and an ending, and its content type."""
        token, _, ending = name.rpartition(".")
        row = await self._store.notices.channel_by_secret("feed", hashed(token))
        if row is None or ending not in ("atom", "ics"):
            raise Refused("missing", "no-such-page")
        now = self._now()
        if row.used[:10] != now[:10]:  # once a day is enough
            await self._store.notices.change_channel(row.id, used=now)
        turns = await self._turns.turns_of(row.account_id)
        language, zone = await self.telling.reader(row)
        base = self._addresses.base()
        if ending == "ics":
            return calendar(turns, language, base), CALENDAR
        return atom(turns, language, zone, base, row.id, row.made), ATOM

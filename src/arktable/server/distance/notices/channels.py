"""The channels of people: adding, changing, testing and removing them."""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import Final
from urllib.parse import urlsplit

import msgspec

from arktable.server.distance.features import Features
from arktable.server.distance.notices.guarded import GuardedClient, Unsent
from arktable.server.distance.notices.mail import MailSender
from arktable.server.distance.notices.outbox import Outbox
from arktable.server.distance.notices.push import check_keys
from arktable.server.distance.notices.telling import KINDS, settings_of, zone_of
from arktable.server.distance.notices.webhooks import new_secret
from arktable.server.distance.signin.addresses import Addresses
from arktable.server.distance.signin.agents import agent_words
from arktable.server.running.client import ASKING, CLIENT
from arktable.server.running.errors import Refused
from arktable.server.running.limits import Limits
from arktable.server.running.one_at_a_time import OneAtATime
from arktable.server.running.times import days_after
from arktable.server.services import Services
from arktable.server.store.distance.notices import ChannelRow, NoticeRow
from arktable.server.store.distance.sql import SqlDistance
from arktable.server.store.distance.tickets import TicketRow
from arktable.server.store.rows import AccountRow
from arktable.server.wire.distance.notices import Channel, ChannelKind, ChannelMade, Channels, WebhookFormat

MOST: Final = 10
"""Channels of a person."""
CONFIRM_DAYS: Final = 2
FEATURES: Final = {"push": "push", "mail": "mail", "webhook": "webhooks", "feed": "feeds"}
MAIL_ADDRESS: Final = re.compile(r"[^\s@<>,;:\"()\[\]\\]{1,64}@[^\s@<>,;:\"()\[\]\\]{1,190}", re.ASCII)
UNSUBSCRIBED: Final = "unsubscribed"


class NewChannel(msgspec.Struct, frozen=True):
    """What a person says about a channel to add."""

    kind: ChannelKind
    address: str = ""
    format: WebhookFormat = "json"
    p256dh: str = ""
    auth: str = ""
    label: str = ""
    locale: str = ""
    zone: str = ""


class ChannelService:
    """The channels of people. A channel of somebody else is answered like one that does not exist."""

    def __init__(
        self,
        services: Services,
        store: SqlDistance,
        outbox: Outbox,
        features: Features,
        client: GuardedClient,
        mails: MailSender,
    ) -> None:
        self._store = store
        self._outbox = outbox
        self._features = features
        self._client = client
        self._mails = mails
        self._now = services.tables.now
        self._limits: Limits = services.limits
        self._addresses = Addresses(services.settings)
        self._adding = OneAtATime()

    async def list(self, person: AccountRow) -> Channels:
        rows = await self._store.notices.channels_of(person.id)
        return Channels([shown(row) for row in rows], MOST, list(KINDS))

    async def add(self, person: AccountRow, new: NewChannel) -> ChannelMade:
        async with self._adding.of(person.id):
            return await self._add(person, new)

    async def _add(self, person: AccountRow, new: NewChannel) -> ChannelMade:
        self.need(new.kind)
        if new.kind == "push":
            # A browser that subscribes again keeps one channel.
            self._check_address(new.address)
            secret = check_keys(new.p256dh, new.auth)
            await self._store.notices.drop_address("push", new.address)
        row = ChannelRow(secrets.token_hex(10), person.id, new.kind, new.address, self._now())
        others = await self._store.notices.channels_of(person.id)
        if len(others) >= MOST:
            raise Refused("conflict", "channels-most", most=MOST)
        if new.address and any((one.kind, one.address) == (new.kind, new.address) for one in others):
            raise Refused("conflict", "channel-exists")
        settings: dict[str, bool | str | int] = {"base": self._addresses.base()}
        settings |= {"locale": new.locale} if new.locale else {}
        settings |= {"zone": new.zone} if zone_of(new.zone) is not None else {}
        made = ChannelMade(shown(row))
        match new.kind:
            case "push":
                row = msgspec.structs.replace(row, secret=secret)
                settings["label"] = new.label or agent_words(ASKING.get().agent)
            case "webhook":
                self._check_address(new.address)
                settings["format"] = new.format
                row = msgspec.structs.replace(row, secret=new_secret() if new.format == "json" else "")
                made = msgspec.structs.replace(made, secret=row.secret)
            case "mail":
                if not MAIL_ADDRESS.fullmatch(new.address):
                    raise Refused("malformed", "mail-address")
                row = msgspec.structs.replace(row, secret=secrets.token_urlsafe(24), state="unconfirmed")
            case "feed":
                token = secrets.token_urlsafe(24)
                row = msgspec.structs.replace(row, secret=hashed(token), address="")
                base = f"{self._addresses.base()}/api/feed/{token}"
                made = msgspec.structs.replace(made, atom=f"{base}.atom", ics=f"{base}.ics")
        row = msgspec.structs.replace(row, settings=msgspec.json.encode(settings).decode())
        await self._store.notices.add_channel(row)
        if new.kind == "mail":
            row = await self._ask_to_confirm(person, row)
        return msgspec.structs.replace(made, channel=shown(row))

    async def change(
        self, person: AccountRow, channel_id: str, wants: dict[str, bool] | None, daily: bool | None
    ) -> Channel:
        """Change which notices are sent, and whether one mail a day is enough."""
        row = await self._own(person, channel_id)
        settings = dict(settings_of(row))
        settings |= {kind: wanted for kind, wanted in (wants or {}).items() if kind in KINDS}
        if daily is not None and row.kind == "mail":
            settings["daily"] = daily
        text = msgspec.json.encode(settings).decode()
        await self._store.notices.change_channel(row.id, settings=text)
        return shown(msgspec.structs.replace(row, settings=text))

    async def remove(self, person: AccountRow, channel_id: str) -> None:
        row = await self._own(person, channel_id)
        await self._store.notices.drop_channel(person.id, row.id)

    async def resume(self, person: AccountRow, channel_id: str) -> Channel:
        """Go on with a paused channel."""
        row = await self._own(person, channel_id)
        if row.state != "paused":
            raise Refused("conflict", "channel-not-paused")
        await self._store.notices.change_channel(row.id, state="on", failures=0, last_error="")
        return shown(msgspec.structs.replace(row, state="on", failures=0, last_error=""))

    async def test(self, person: AccountRow, channel_id: str) -> Channel | None:
        """Send a test now, or the mail that asks to confirm; None if the channel turned out to be gone."""
        row = await self._own(person, channel_id)
        self.need(row.kind)
        if row.kind == "feed":
            raise Refused("conflict", "channel-no-test")
        if row.state == "unconfirmed":
            return shown(await self._ask_to_confirm(person, row))
        self._spend_test(person)
        notice = NoticeRow(secrets.token_hex(10), row.id, "test", self._now())
        await self._outbox.send(row, notice)
        after = await self._store.notices.channel(row.id)
        return shown(after) if after is not None else None

    def need(self, kind: str) -> None:
        """Refuse a channel of a kind that this server cannot send."""
        feature = self._features.all()[FEATURES[kind]]
        if not feature.on:
            raise Refused("missing", "feature-off", reason=feature.reason)

    # -- mail addresses -----------------------------------------------------------------------------------------

    async def _ask_to_confirm(self, person: AccountRow, row: ChannelRow) -> ChannelRow:
        self._spend_test(person)
        self._limits.mails.spend(row.address.casefold())
        token = secrets.token_urlsafe(24)
        await self._store.tickets.drop("mail", data=row.id)
        ticket = TicketRow(hashed(token), "mail", days_after(self._now(), CONFIRM_DAYS), row.account_id, "", row.id)
        await self._store.tickets.put(ticket, self._now())
        outcome = await self._mails.ask_to_confirm(row, token)
        await self._store.notices.change_channel(row.id, last_error=outcome.error)
        return msgspec.structs.replace(row, last_error=outcome.error)

    async def to_confirm(self, token: str) -> ChannelRow | None:
        """The channel that this link would confirm."""
        ticket = await self._store.tickets.find("mail", self._now(), hash=hashed(token))
        return await self._store.notices.channel(ticket.data) if ticket is not None else None

    async def confirm(self, token: str) -> ChannelRow | None:
        """Confirm a mail address."""
        ticket = await self._store.tickets.use("mail", self._now(), hash=hashed(token))
        row = await self._store.notices.channel(ticket.data) if ticket is not None else None
        if row is not None:
            await self._store.notices.change_channel(row.id, state="on", failures=0, last_error="")
        return row

    async def by_mail(self, token: str) -> ChannelRow | None:
        """The channel of the link to end mails."""
        return await self._store.notices.channel_by_secret("mail", token) if token else None

    async def end_mails(self, token: str) -> ChannelRow | None:
        """Pause the channel of this link; its owner can go on with it."""
        row = await self.by_mail(token)
        if row is not None and row.state == "on":
            await self._store.notices.change_channel(row.id, state="paused", last_error=UNSUBSCRIBED)
        return row

    # -- checks -------------------------------------------------------------------------------------------------

    async def _own(self, person: AccountRow, channel_id: str) -> ChannelRow:
        row = await self._store.notices.channel(channel_id)
        if row is None or row.account_id != person.id:
            raise Refused("missing", "no-such-channel")
        return row

    def _spend_test(self, person: AccountRow) -> None:
        """Count what is sent because somebody asks: nobody else may be disturbed by our server."""
        self._limits.tests.spend(person.id)
        self._limits.tests_address.spend(CLIENT.get())

    def _check_address(self, address: str) -> None:
        try:
            self._client.check(address)
        except Unsent:
            raise Refused("malformed", "channel-address") from None


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def shown(row: ChannelRow) -> Channel:
    """A channel as its owner sees it. The address of a webhook often contains a key: its host is shown."""
    settings = settings_of(row)
    name = row.address if row.kind == "mail" else urlsplit(row.address).hostname or ""
    label = settings.get("label")
    return Channel(
        row.id,
        row.kind,  # type: ignore[arg-type]  # one of the kinds
        str(label) if label else name,
        row.state,  # type: ignore[arg-type]  # the same
        {kind: settings.get(kind) is not False for kind in KINDS},
        row.made,
        str(settings.get("format", "")),
        settings.get("daily") is True,
        row.used,
        row.failures,
        row.last_error,
    )

"""Notices over webhooks: Discord, Slack, and JSON with a signature for other programs."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from collections.abc import Callable
from datetime import datetime
from typing import Final

import msgspec

from arktable.server.distance.notices.guarded import GuardedClient, Unsent
from arktable.server.distance.notices.outbox import Outcome
from arktable.server.distance.notices.telling import Telling
from arktable.server.store.distance.notices import ChannelRow, NoticeRow

FORMATS: Final = ("json", "discord", "slack")
MOST_CHARACTERS: Final = 2000
"""Of a message to Discord."""
PREFIX: Final = "whsec_"
AGAIN: Final = (408, 425, 429)
"""Statuses below 500 after which a request may succeed later."""
ENDED: Final = (401, 403, 404, 410)
"""Statuses that say that the address does not accept us any more."""


def new_secret() -> str:
    """A key for signatures, as its owner gets it."""
    return PREFIX + base64.b64encode(secrets.token_bytes(24)).decode()


def signature(secret: str, notice_id: str, timestamp: str, body: bytes) -> str:
    """The signature of a body: HMAC-SHA256 over `id.timestamp.body`, as standardwebhooks.com describes it."""
    key = base64.b64decode(secret.removeprefix(PREFIX))
    signed = f"{notice_id}.{timestamp}.".encode() + body
    return "v1," + base64.b64encode(hmac.digest(key, signed, hashlib.sha256)).decode()


def outcome_of(status: int, after: float) -> Outcome:
    """What the status of an answer means for a notice."""
    if 200 <= status < 300:
        return Outcome(True)
    can_retry = status >= 500 or status in AGAIN
    return Outcome(False, f"http {status}", is_final=not can_retry, after=after, pauses=status in ENDED)


class WebhookSender:
    """Sends notices to webhooks."""

    def __init__(self, client: GuardedClient, telling: Telling, now: Callable[[], str]) -> None:
        self._client = client
        self._telling = telling
        self._now = now

    async def send(self, channel: ChannelRow, notice: NoticeRow) -> Outcome:
        body = await self._body(channel, notice)
        headers = {"content-type": "application/json", "user-agent": "Arktable"}
        if channel.secret:
            timestamp = str(int(datetime.fromisoformat(self._now()).timestamp()))
            headers["webhook-id"] = notice.id
            headers["webhook-timestamp"] = timestamp
            headers["webhook-signature"] = signature(channel.secret, notice.id, timestamp, body)
        try:
            answer = await self._client.post(channel.address, headers, body)
        except Unsent as unsent:
            return Outcome(False, unsent.key, is_final=unsent.key in ("address", "inner"))
        return outcome_of(answer.status, answer.after)

    async def _body(self, channel: ChannelRow, notice: NoticeRow) -> bytes:
        told = await self._telling.of(channel, notice)
        text = f"{told.text}\n{told.url}" if told.url else told.text
        match told.settings.get("format"):
            case "discord":
                content = {"content": text[:MOST_CHARACTERS], "allowed_mentions": {"parse": []}}
                return msgspec.json.encode(content)
            case "slack":
                escaped = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
                return msgspec.json.encode({"text": escaped})
            case _:
                return msgspec.json.encode(
                    {
                        "id": notice.id,
                        "kind": notice.kind,
                        "table": notice.table_id,
                        "name": told.table,
                        "url": told.url,
                        "deadline": told.deadline,
                        "text": told.text,
                    }
                )

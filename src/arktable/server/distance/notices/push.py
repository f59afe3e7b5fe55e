"""Web Push: notices that the browser of a person shows while the page is closed.

The message contains the id of a table and the kind of the notice, nothing else. It is encrypted for the browser, and
signed with the server's own key, which is made once and kept in the database: every subscription belongs to it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from datetime import datetime
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

import msgspec

from arktable.server.distance.notices.guarded import GuardedClient, Unsent
from arktable.server.distance.notices.outbox import Outcome
from arktable.server.distance.signin.base64url import as_bytes, as_text
from arktable.server.running.errors import malformed
from arktable.server.settings import Settings
from arktable.server.store.distance.notices import ChannelRow, NoticeRow, SqlNotices

if TYPE_CHECKING:
    from py_vapid import Vapid02

VAPID: Final = "vapid"
"""The row of `arktable_meta` with the private key."""
HOURS: Final = 3600
SIGNED_FOR: Final = 12 * HOURS
TTL: Final = {"turn": 24 * HOURS, "hour": HOURS, "reminder": 24 * HOURS, "stopped": 24 * HOURS, "test": 600}
"""Seconds for which a push service keeps a notice for a browser that is off, by kind."""
USUAL_TTL: Final = 72 * HOURS
URGENT: Final = ("turn", "hour", "stopped", "reminder", "test")


class PushSecret(msgspec.Struct, frozen=True):
    """The keys of a subscription, in base64url."""

    p256dh: str
    auth: str


def check_keys(p256dh: str, auth: str) -> str:
    """The keys of a subscription as they are stored; refused if they are none."""
    from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePublicKey  # noqa: PLC0415 - loaded at the first use

    try:
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), as_bytes(p256dh))
        is_right = len(as_bytes(auth)) == 16
    except ValueError:
        is_right = False
    if not is_right:
        raise malformed("the keys of the subscription")
    return msgspec.json.encode(PushSecret(p256dh, auth)).decode()


class PushSender:
    """Sends notices to push services."""

    def __init__(self, client: GuardedClient, store: SqlNotices, settings: Settings, now: Callable[[], str]) -> None:
        self._client = client
        self._store = store
        self._now = now
        self._subject = f"mailto:{settings.mail_from}" if settings.mail_from else ""
        if not self._subject:
            public = settings.public_url.rstrip("/")
            self._subject = public if public.startswith("https:") else "mailto:arktable@localhost.localdomain"
        self._vapid: Vapid02 | None = None
        self._signed: dict[str, tuple[float, str]] = {}
        """By origin of a push service: until when a header can be used, and the header."""

    async def public_key(self) -> str:
        """The public key with which browsers subscribe."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat  # noqa: PLC0415 - loaded at the first use

        key = (await self._key()).public_key
        return as_text(key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    async def _key(self) -> Vapid02:
        if self._vapid is None:
            from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415 - loaded at the first use
            from py_vapid import Vapid02  # noqa: PLC0415 - loaded at the first use

            number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
            kept = await self._store.fixed(VAPID, as_text(number.to_bytes(32, "big")))
            self._vapid = Vapid02.from_raw(kept.encode())
        return self._vapid

    async def _authorization(self, endpoint: str) -> str:
        """The header that says who sends, kept for each push service."""
        place = urlsplit(endpoint)
        origin = f"{place.scheme}://{place.netloc}"
        now = datetime.fromisoformat(self._now()).timestamp()
        until, header = self._signed.get(origin, (0.0, ""))
        if until <= now:
            claims = {"aud": origin, "sub": self._subject, "exp": int(now) + SIGNED_FOR}
            header = str((await self._key()).sign(claims)["Authorization"])
            if len(self._signed) >= 100:
                self._signed.clear()
            self._signed[origin] = (now + SIGNED_FOR / 2, header)
        return header

    async def send(self, channel: ChannelRow, notice: NoticeRow) -> Outcome:
        import http_ece  # noqa: PLC0415 - loaded at the first use
        from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415 - loaded at the first use

        keys = msgspec.json.decode(channel.secret, type=PushSecret)
        body = http_ece.encrypt(
            msgspec.json.encode({"table": notice.table_id, "kind": notice.kind}),
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=as_bytes(keys.p256dh),
            auth_secret=as_bytes(keys.auth),
            version="aes128gcm",
        )
        try:
            headers = {
                "authorization": await self._authorization(channel.address),
                "content-encoding": "aes128gcm",
                "content-type": "application/octet-stream",
                "ttl": str(TTL.get(notice.kind, USUAL_TTL)),
                "topic": topic_of(notice),
                "urgency": "high" if notice.kind in URGENT else "normal",
            }
            answer = await self._client.post(channel.address, headers, body)
        except Unsent as unsent:
            return Outcome(False, unsent.key, is_final=unsent.key in ("address", "inner"))
        return _outcome(answer.status, answer.after)


def topic_of(notice: NoticeRow) -> str:
    """A later notice about the same table replaces one that was not delivered: 32 letters."""
    named = notice.table_id or notice.kind
    return as_text(hashlib.sha256(named.encode()).digest()[:24])


def _outcome(status: int, after: float) -> Outcome:
    if 200 <= status < 300:
        return Outcome(True)
    error = f"http {status}"
    if status in (404, 410):  # the subscription was revoked
        return Outcome(False, error, is_gone=True)
    if status in (401, 403):  # it belongs to another key
        return Outcome(False, "push-key", is_final=True, pauses=True)
    return Outcome(False, error, is_final=status < 500 and status != 429, after=after)

"""Signing in on another device with a short code that the first device confirms.

The first device shows a code, as letters, as a link and as a picture. The other one types it; then both show the same
three shapes, and the first one confirms. A code works once and for five minutes. Only its hash is stored.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Final, Literal

import msgspec

from arktable.server.distance.signin.addresses import Addresses
from arktable.server.distance.signin.agents import agent_words, coarse
from arktable.server.distance.signin.attempts import Attempts
from arktable.server.distance.signin.codes import DEVICE_LETTERS, code_hash, new_code
from arktable.server.distance.signin.signing import Signing, Visitor
from arktable.server.people.sessions import hash_of
from arktable.server.running.client import ASKING, CLIENT
from arktable.server.running.errors import Refused
from arktable.server.running.times import minutes_after
from arktable.server.store.distance.people import PersonRow, SqlPeople
from arktable.server.store.distance.sessions import SqlSessions
from arktable.server.store.distance.tickets import SqlTickets, TicketRow
from arktable.server.wire.distance.account import DeviceAnswer, DeviceCode, DeviceState

KIND: Final = "device"
MINUTES: Final = 5
SHAPES: Final = 4
SIGNS: Final = 3


class Asked(msgspec.Struct, frozen=True):
    """What is kept with a code: its state, and the device that has typed it."""

    state: Literal["open", "asked", "allowed"] = "open"
    agent: str = ""
    network: str = ""
    signs: tuple[int, ...] = ()
    secret: str = ""
    """The hash of what the asking device says when it asks again."""


class Devices:
    """Makes codes, and signs in devices that are confirmed."""

    def __init__(
        self,
        tickets: SqlTickets,
        people: SqlPeople,
        sessions: SqlSessions,
        signing: Signing,
        attempts: Attempts,
        addresses: Addresses,
        now: Callable[[], str],
    ) -> None:
        self._tickets = tickets
        self._people = people
        self._sessions = sessions
        self._signing = signing
        self._attempts = attempts
        self._addresses = addresses
        self._now = now

    # -- the first device ---------------------------------------------------------------------------------------

    async def make(self, visitor: Visitor) -> DeviceCode:
        """A new code; the previous one of this browser ends."""
        person = await self._signing.somebody(visitor)
        code, now = new_code(DEVICE_LETTERS), self._now()
        expires = minutes_after(now, MINUTES)
        row = TicketRow(code_hash(KIND, code), KIND, expires, person.id, visitor.session_id, _text(Asked()))
        await self._tickets.put(row, now, alone=True)
        link = f"{self._addresses.base()}/k#{code}"
        size, path = qr_path(link)
        return DeviceCode(code, expires, link, size, path, self._addresses.is_reachable())

    async def state(self, visitor: Visitor) -> DeviceState:
        """What has become of the code of this browser."""
        row = await self._own(visitor)
        if row is None:
            return DeviceState("none")
        asked = _asked(row)
        return DeviceState(asked.state, row.expires, asked.agent, asked.network, list(asked.signs))

    async def answer(self, visitor: Visitor, allow: bool) -> DeviceState:
        """Allow the device that asks, or end the code."""
        row = await self._own(visitor)
        if row is None:
            raise Refused("conflict", "device-over")
        if not allow:
            await self._tickets.drop(KIND, hash=row.hash)
            return DeviceState("none")
        asked = _asked(row)
        if asked.state != "asked":
            raise Refused("conflict", "device-over")
        allowed = msgspec.structs.replace(asked, state="allowed")
        if not await self._tickets.change(msgspec.structs.replace(row, data=_text(allowed)), row.data):
            raise Refused("conflict", "device-over")
        return await self.state(visitor)

    async def _own(self, visitor: Visitor) -> TicketRow | None:
        person = await self._signing.somebody(visitor)
        return await self._tickets.find(KIND, self._now(), session_id=visitor.session_id, account_id=person.id)

    # -- the other device ---------------------------------------------------------------------------------------

    async def ask(self, visitor: Visitor, code: str) -> DeviceAnswer:
        """Type a code. It can be typed once; then the first device is asked."""
        self._attempts.begin_device(visitor.client)
        row = await self._tickets.find(KIND, self._now(), hash=code_hash(KIND, code))
        if row is None or _asked(row).state != "open":
            raise unknown()
        if visitor.person is not None and visitor.person.id == row.account_id:
            raise Refused("conflict", "carry-here")
        secret = secrets.token_urlsafe(24)
        signs = tuple(secrets.randbelow(SHAPES) for _ in range(SIGNS))
        agent, network = agent_words(ASKING.get().agent), coarse(CLIENT.get())
        asked = Asked("asked", agent, network, signs, hash_of(secret))
        if not await self._tickets.change(msgspec.structs.replace(row, data=_text(asked)), row.data):
            raise unknown()
        self._attempts.device_succeeded(visitor.client)
        return DeviceAnswer("asked", secret, list(signs))

    async def wait(
        self, visitor: Visitor, code: str, secret: str, bring: bool
    ) -> tuple[DeviceAnswer, PersonRow | None, str]:
        """Ask whether the first device has answered; once it has allowed it, the token of a new session."""
        row = await self._tickets.find(KIND, self._now(), hash=code_hash(KIND, code))
        asked = _asked(row) if row is not None else None
        if row is None or asked is None or not secrets.compare_digest(asked.secret, hash_of(secret)):
            return DeviceAnswer("over"), None, ""
        if asked.state != "allowed":
            return DeviceAnswer("asked", signs=list(asked.signs)), None, ""
        if await self._sessions.find(row.session_id) is None:
            return DeviceAnswer("over"), None, ""  # the first device was signed out meanwhile
        if await self._tickets.use(KIND, self._now(), hash=row.hash) is None:
            return DeviceAnswer("over"), None, ""
        person = await self._people.of(row.account_id)
        if person is None or person.state == "former":
            return DeviceAnswer("over"), None, ""
        token = await self._signing.sign_in(person, visitor, bring)
        return DeviceAnswer("done"), person, token


def unknown() -> Refused:
    """The error for every code that cannot be used."""
    return Refused("missing", "device-unknown")


def qr_path(link: str) -> tuple[int, str]:
    """The size of the picture of a link, and its dark modules as the path of an SVG."""
    import segno  # noqa: PLC0415 - loaded at the first use

    rows = [bytes(row) for row in segno.make(link, error="m", micro=False).matrix]
    parts: list[str] = []
    for y, row in enumerate(rows):
        x = 0
        while x < len(row):
            end = x
            while end < len(row) and row[end]:
                end += 1
            if end > x:
                parts.append(f"M{x} {y}h{end - x}v1h{x - end}z")
            x = end + 1
    return len(rows), "".join(parts)


def _text(asked: Asked) -> str:
    return msgspec.json.encode(asked).decode()


def _asked(row: TicketRow) -> Asked:
    return msgspec.json.decode(row.data, type=Asked)

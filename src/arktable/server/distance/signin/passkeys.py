"""Passkeys: making them, signing in with them, removing them. The package `webauthn` is imported at the first use.

The name for which passkeys are made (RP id) is the host of `public_url`, else `localhost`. It is stored with the first
passkey: with another name all passkeys would be lost. A challenge is valid once, for five minutes, for one purpose and
one session.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

import msgspec

from arktable.server.distance.signin.addresses import Addresses
from arktable.server.distance.signin.attempts import Attempts
from arktable.server.distance.signin.base64url import as_bytes, as_text
from arktable.server.distance.signin.becoming import Becoming
from arktable.server.distance.signin.signing import Signing, Visitor
from arktable.server.people.sessions import hash_of
from arktable.server.running.errors import Refused, malformed
from arktable.server.running.one_at_a_time import OneAtATime
from arktable.server.running.times import minutes_after
from arktable.server.store.distance.credentials import CredentialRow, SqlCredentials
from arktable.server.store.distance.people import PersonRow, SqlPeople
from arktable.server.store.distance.tickets import SqlTickets, TicketRow
from arktable.server.store.rows import Conflict
from arktable.server.wire.distance.account import Passkey

MAKING: Final = "passkey-new"
SIGNING_IN: Final = "passkey-in"
MINUTES: Final = 5
MOST: Final = 20
"""Passkeys of one player."""
LABEL_MOST: Final = 60
ID_MOST: Final = 1400
MILLISECONDS: Final = MINUTES * 60 * 1000


class Made(msgspec.Struct, frozen=True):
    """What is kept with the challenge for a new passkey."""

    handle: str
    name: str


class Passkeys:
    """Makes, checks and removes passkeys."""

    def __init__(
        self,
        store: SqlCredentials,
        tickets: SqlTickets,
        people: SqlPeople,
        becoming: Becoming,
        signing: Signing,
        attempts: Attempts,
        addresses: Addresses,
        now: Callable[[], str],
    ) -> None:
        self._store = store
        self._tickets = tickets
        self._people = people
        self._becoming = becoming
        self._signing = signing
        self._attempts = attempts
        self._addresses = addresses
        self._now = now
        self._adding = OneAtATime()

    async def of(self, account_id: str) -> list[Passkey]:
        rows = await self._store.of(account_id)
        return [Passkey(row.id, row.label, row.created, row.used, row.backed_up) for row in rows]

    # -- making -------------------------------------------------------------------------------------------------

    async def begin(self, visitor: Visitor, given: str) -> dict[str, Any]:
        """The options with which a browser makes a passkey. A guest also says the name to become a player."""
        person = await self._signing.somebody(visitor)
        if not person.is_player:
            await self._becoming.check_guest(person)
        name = person.name if person.is_player else await self._becoming.free_name(given, person.id)
        known = await self._store.of(person.id)
        if len(known) >= MOST:
            raise Refused("conflict", "passkeys-most", most=MOST)
        handle = person.handle or secrets.token_hex(16)
        calls = await _calls()
        options: dict[str, Any]
        options, challenge = calls.making(await self._rp_id(), name, handle, [row.id for row in known], MILLISECONDS)
        made = msgspec.json.encode(Made(handle, name)).decode()
        await self._put(MAKING, challenge, visitor.session_id, person.id, made)
        return options

    async def finish(
        self, visitor: Visitor, credential: dict[str, Any], label: str
    ) -> tuple[PersonRow, list[str], str | None]:
        """Keep the passkey that a browser has made. A guest becomes a player and gets recovery codes and a token."""
        person = await self._signing.somebody(visitor)
        ticket = await self._challenge(MAKING, credential, visitor.session_id, person.id)
        wanted = msgspec.json.decode(ticket.data, type=Made)
        calls, rp_id = await _calls(), await self._rp_id()
        verified = calls.made(credential, _challenge_of(credential), rp_id, self._addresses.origins())
        if verified is None:
            raise Refused("forbidden", "passkey-refused")
        row = CredentialRow(
            id=as_text(verified.credential_id),
            account_id=person.id,
            public_key=as_text(verified.credential_public_key),
            counter=verified.sign_count,
            created=self._now(),
            transports=_transports(credential["response"]),
            backed_up=verified.credential_backed_up,
            aaguid=verified.aaguid,
            label=label.strip()[:LABEL_MOST],
        )
        await self._store.fix_rp_id(rp_id)
        if not person.is_player:
            values = msgspec.structs.asdict(row)
            del values["account_id"]
            return await self._becoming.become(person, visitor, wanted.name, credential=values, handle=wanted.handle)
        async with self._adding.of(person.id):
            if len(await self._store.of(person.id)) >= MOST:  # others may have been begun before
                raise Refused("conflict", "passkeys-most", most=MOST)
            try:
                await self._store.add(row, wanted.handle)
            except Conflict:
                raise Refused("conflict", "passkey-known") from None
        return person, [], None

    # -- signing in ---------------------------------------------------------------------------------------------

    async def challenge(self, visitor: Visitor) -> dict[str, Any]:
        """The options with which a browser signs in."""
        options: dict[str, Any]
        options, challenge = (await _calls()).asking(await self._rp_id(), MILLISECONDS)
        await self._put(SIGNING_IN, challenge, visitor.session_id, "", "")
        return options

    async def sign_in(self, visitor: Visitor, credential: dict[str, Any], bring: bool) -> tuple[PersonRow, str]:
        """The player of this passkey, and the token of a new session."""
        await self._attempts.begin(visitor.client)
        await self._challenge(SIGNING_IN, credential, visitor.session_id, "")
        player = await self._verified(credential)
        if player is None:
            raise self._attempts.failed(visitor.client, "passkey-wrong")
        token = await self._signing.sign_in(player, visitor, bring)
        self._attempts.succeeded(visitor.client)
        return player, token

    async def _verified(self, credential: dict[str, Any]) -> PersonRow | None:
        """The player whose passkey has signed; None for every fault, so that the answer tells nothing."""
        found = await self._store.find(str(credential.get("id", ""))[:ID_MOST])
        if found is None:
            return None
        row, handle = found
        said = credential["response"].get("userHandle")
        if not isinstance(said, str) or handle is None or said.rstrip("=") != as_text(bytes.fromhex(handle)):
            return None
        calls, rp_id = await _calls(), await self._rp_id()
        origins = self._addresses.origins()
        verified = calls.signed(credential, _challenge_of(credential), rp_id, origins, row.public_key, row.counter)
        if verified is None:
            return None
        if not await self._store.count(row, verified.new_sign_count, verified.credential_backed_up, self._now()):
            return None  # used at the same time with the same counter
        player = await self._people.of(row.account_id)
        return player if player is not None and player.is_player else None

    # -- changing -----------------------------------------------------------------------------------------------

    async def rename(self, visitor: Visitor, credential_id: str, label: str) -> None:
        player = await self._signing.player(visitor)
        if not await self._store.rename(player.id, credential_id, label.strip()[:LABEL_MOST]):
            raise Refused("missing", "no-such-passkey")

    async def remove(self, visitor: Visitor, credential_id: str) -> None:
        """Remove a passkey; refused for the only way to sign in."""
        player = await self._signing.player(visitor)
        outcome = await self._store.drop(player.id, credential_id)
        if outcome == "last":
            raise Refused("conflict", "last-way-in")
        if outcome == "missing":
            raise Refused("missing", "no-such-passkey")

    # -- challenges ---------------------------------------------------------------------------------------------

    async def _rp_id(self) -> str:
        return await self._store.rp_id() or self._addresses.rp_id

    async def _put(self, kind: str, challenge: str, session_id: str, account_id: str, data: str) -> None:
        now = self._now()
        hashed = hash_of(f"{kind}:{challenge}")
        row = TicketRow(hashed, kind, minutes_after(now, MINUTES), account_id, session_id, data)
        await self._tickets.put(row, now)

    async def _challenge(self, kind: str, credential: dict[str, Any], session_id: str, account_id: str) -> TicketRow:
        """Use up the challenge that the browser has signed; refused if it is unknown, used, too old, or was made for
        another purpose or session.
        """
        hashed = hash_of(f"{kind}:{_challenge_of(credential)}")
        found = await self._tickets.use(kind, self._now(), hash=hashed, session_id=session_id, account_id=account_id)
        if found is None:
            raise Refused("forbidden", "passkey-late")
        return found


def _challenge_of(credential: dict[str, Any]) -> str:
    """The challenge that a browser says that it has signed."""
    try:
        said = msgspec.json.decode(as_bytes(credential["response"]["clientDataJSON"]))
        return as_text(as_bytes(said["challenge"]))
    except (KeyError, TypeError, ValueError, AttributeError, msgspec.MsgspecError):
        raise malformed("credential is what navigator.credentials returned") from None


def _transports(response: dict[str, Any]) -> str:
    """How a device can be reached, as the browser says; a few words."""
    given = response.get("transports")
    return " ".join(str(one)[:20] for one in given[:8]) if isinstance(given, list) else ""


async def _calls() -> Any:
    """The calls of `webauthn`, imported in a thread at the first use."""
    return await asyncio.to_thread(import_module, "arktable.server.distance.signin.ceremony")

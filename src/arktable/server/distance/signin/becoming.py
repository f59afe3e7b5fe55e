"""A guest becomes a player: a free name, a first way to sign in, and recovery codes, in one transaction."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

from arktable.server.distance.signin.codes import code_hash, new_recovery_codes
from arktable.server.distance.signin.letters import fold, skeleton
from arktable.server.distance.signin.player_names import OFFERS, checked, fault_between, offered
from arktable.server.distance.signin.signing import Signing, Visitor
from arktable.server.people.accounts import new_token
from arktable.server.people.programs import bare_name
from arktable.server.people.sessions import Sessions, hash_of
from arktable.server.running.errors import Refused
from arktable.server.running.times import days_after
from arktable.server.store.distance.people import NewPlayer, PersonRow, SqlPeople
from arktable.server.store.rows import AccountRow, Conflict
from arktable.server.wire.distance.account import NameCheck

RELEASED_DAYS: Final = 90
"""A name that was given up cannot be taken by others for this time."""
RECOVERY: Final = "recovery"


async def free_name(people: SqlPeople, given: str, account_id: str, now: str) -> str:
    """The name as it is written; refused if this account cannot have it."""
    name = checked(given)
    taken = await people.taken(fold(name), skeleton(name), account_id, now)
    if taken is None:
        return name
    if not taken.name:
        raise Refused("conflict", "name-released", name=name, until=taken.since)
    if fold(bare_name(taken.name)) == fold(name):
        raise Refused("conflict", "name-taken", name=taken.name, since=taken.since)
    at = fault_between(name, bare_name(taken.name))
    raise Refused(
        "conflict", "name-alike", name=taken.name, since=taken.since, letter=at.letter, place=at.place,
        script=at.script, like=at.like,
    )  # fmt: skip


async def _anybody(_person: PersonRow) -> None:
    """The default: every guest may become a player."""


class Becoming:
    """Checks names, makes players of guests, and renames players."""

    def __init__(self, people: SqlPeople, signing: Signing, sessions: Sessions, now: Callable[[], str]) -> None:
        self._people = people
        self._signing = signing
        self._sessions = sessions
        self._now = now
        # Refuses guests who may not become players.
        self.check_guest: Callable[[PersonRow], Awaitable[None]] = _anybody

    async def check(self, given: str, account_id: str) -> NameCheck:
        """Whether this person can have this name; if not, why, and names that are free."""
        try:
            name = await self.free_name(given, account_id)
        except Refused as refused:
            fault = {"key": refused.key, "args": refused.details}
            return NameCheck(given[:100], False, fault, await self._offers(given))
        return NameCheck(name, True)

    async def free_name(self, given: str, account_id: str) -> str:
        """The name as it is written; refused if this person cannot have it."""
        return await free_name(self._people, given, account_id, self._now())

    async def _offers(self, given: str) -> list[str]:
        names = list(dict.fromkeys(offered(given)))
        free = await self._people.free_of([(name, fold(name), skeleton(name)) for name in names], self._now())
        return free[:OFFERS]

    async def guest(self, visitor: Visitor) -> PersonRow:
        """The guest who asks; refused for players."""
        person = await self._signing.somebody(visitor)
        if person.state != "guest":
            raise Refused("conflict", "player-already")
        return person

    async def become(
        self,
        guest: PersonRow,
        visitor: Visitor,
        name: str,
        password: str | None = None,
        credential: dict[str, Any] | None = None,
        handle: str | None = None,
    ) -> tuple[PersonRow, list[str], str]:
        """Make this guest a player; returns the player, the recovery codes and the new token of the session."""
        await self.check_guest(guest)
        name = await self.free_name(name, guest.id)
        codes, token = new_recovery_codes(), new_token()
        player = NewPlayer(guest.id, name, fold(name), skeleton(name), password, handle)
        hashes = [code_hash(RECOVERY, code) for code in codes]
        try:
            promoted = await self._people.promote(
                player, hashes, credential, visitor.session_id, hash_of(token), self._now()
            )
        except Conflict:
            raise Refused("conflict", "name-taken", name=name, since=self._now()) from None
        self._sessions.ended(promoted.sessions)
        person = await self._people.of(guest.id)
        assert person is not None, "accounts are never removed"
        self._signing.renamed(person, promoted.tables, guest.name)
        return person, codes, token

    async def rename(self, person: AccountRow, given: str) -> str:
        """The name that a person gets who wants this one: of a player, a free one; the former one is kept for them."""
        known = await self._people.of(person.id)
        if known is None or not known.is_player:
            return given
        name = await self.free_name(given, person.id)
        until = days_after(self._now(), RELEASED_DAYS)
        try:
            await self._people.rename_player(person.id, fold(name), skeleton(name), until)
        except Conflict:
            raise Refused("conflict", "name-taken", name=name, since=self._now()) from None
        return name

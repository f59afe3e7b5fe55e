"""Bot accounts: players make them, and get a token for the program that plays."""

from __future__ import annotations

from collections.abc import Callable

from arktable.server.distance.moderation.bans import Bans
from arktable.server.distance.signin.becoming import free_name
from arktable.server.distance.signin.leaving import Leaving
from arktable.server.distance.signin.letters import fold, skeleton
from arktable.server.people.programs import (
    FORMER_BOT,
    MARK,
    NAME_LETTERS,
    TOKEN,
    bare_name,
    is_program,
    new_program_id,
    new_program_token,
)
from arktable.server.people.sessions import Sessions, hash_of
from arktable.server.running.errors import Refused
from arktable.server.store.distance.people import PersonRow, SqlPeople
from arktable.server.store.distance.programs import NewProgram, ProgramRow, SqlPrograms
from arktable.server.store.rows import AccountRow, Conflict


class ProgramNames:
    """Makes bot accounts with a free name, and tokens. Commands at the terminal use it, too."""

    def __init__(self, store: SqlPrograms, people: SqlPeople, most: int, now: Callable[[], str]) -> None:
        self._store = store
        self._people = people
        self._most = most
        self._now = now

    async def add(self, owner: str, given: str) -> tuple[str, str]:
        """A new bot account: its name as it is shown, and its token."""
        name = await free_name(self._people, bare_name(given.strip()), "", self._now())
        if len(name) > NAME_LETTERS:
            raise Refused("malformed", "name-length", most=NAME_LETTERS)
        token = new_program_token()
        new = NewProgram(new_program_id(), name + MARK, fold(name), skeleton(name), owner, self._now())
        try:
            is_added = await self._store.add(new, hash_of(token), self._most)
        except Conflict:
            raise Refused("conflict", "name-taken", name=name, since=self._now()) from None
        if not is_added:
            raise Refused("conflict", "bot-accounts-most", most=self._most)
        return new.name, token

    async def find(self, name: str) -> PersonRow | None:
        """The bot account with this name, with or without the mark."""
        found = await self._people.by_fold(fold(bare_name(name.strip())))
        return found[0] if found is not None and is_program(found[0].id) else None

    async def new_token(self, account_id: str) -> tuple[str, list[str]]:
        """Another token of a bot account, and the sessions of the token before, which have ended."""
        token = new_program_token()
        return token, await self._store.set_token(account_id, hash_of(token), self._now())

    async def revoke(self, account_id: str) -> list[str]:
        """End the token of a bot account; returns the sessions that have ended."""
        return await self._store.set_token(account_id, "", self._now())


class ProgramAccounts:
    """The bot accounts of players, and who asks with a token."""

    def __init__(
        self, store: SqlPrograms, names: ProgramNames, sessions: Sessions, leaving: Leaving, bans: Bans
    ) -> None:
        self._store = store
        self._names = names
        self._sessions = sessions
        self._leaving = leaving
        self._bans = bans
        bans.bots_of = self._ids_of
        leaving.before_delete.append(self._owner_leaves)

    async def admitted(self, token: str) -> tuple[AccountRow, ProgramRow]:
        """The bot account of this token; refused if there is none, or if it or its owner is banned."""
        person = await self._sessions.holder(token) if token.startswith(TOKEN) else None
        program = await self._store.of(person.id) if person is not None else None
        if person is None or program is None:
            raise Refused("unauthorized", "bot-token")
        if person.is_banned:
            await self._bans.check(person.id)
        if program.owner_state == "banned":
            await self._bans.check(program.owner)
        return person, program

    async def of(self, owner: str) -> list[ProgramRow]:
        """The bot accounts of a player."""
        return await self._store.of_owner(owner)

    async def add(self, owner: PersonRow, name: str) -> str:
        """Make a bot account of this player; returns its token."""
        return (await self._names.add(owner.id, name))[1]

    async def new_token(self, owner: PersonRow, account_id: str) -> str:
        """Another token; the one before ends at once, with all its streams."""
        program = await self._own(owner, account_id)
        token, ended = await self._names.new_token(program.account_id)
        self._sessions.ended(ended)
        return token

    async def revoke(self, owner: PersonRow, account_id: str) -> None:
        """End the token, with all its streams. Seats stay."""
        program = await self._own(owner, account_id)
        self._sessions.ended(await self._names.revoke(program.account_id))

    async def remove(self, owner: PersonRow, account_id: str) -> None:
        """Delete a bot account. Games stay, and its seats in them can be handed to a bot of the server."""
        program = await self._own(owner, account_id)
        await self._leaving.remove(AccountRow(program.account_id, program.name), FORMER_BOT)

    async def _own(self, owner: PersonRow, account_id: str) -> ProgramRow:
        program = await self._store.of(account_id) if is_program(account_id) else None
        if program is None or program.owner != owner.id:
            raise Refused("missing", "no-such-bot-account")
        return program

    async def _ids_of(self, owner: str) -> list[str]:
        return [program.account_id for program in await self._store.of_owner(owner)]

    async def _owner_leaves(self, owner: str) -> None:
        for program in await self._store.of_owner(owner):
            await self._leaving.remove(AccountRow(program.account_id, program.name), FORMER_BOT)

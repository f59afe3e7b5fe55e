"""SQL for a server that is by invitation: codes, and who was let in."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, delete, func, insert, select, update

from arktable.server.store.distance_schema import ticket
from arktable.server.store.part import SqlPart
from arktable.server.store.schema import account

WELCOME: Final = "welcome"


class SqlWelcome(SqlPart):
    """Codes with which guests are let in. A code works once; only its hash is stored."""

    async def add(self, code_hash: str, account_id: str, now: str, expires: str, most: int) -> bool:
        """Write a code of this person; false if they have too many that were not used."""
        mine = (ticket.c.kind == WELCOME, ticket.c.account_id == account_id, ticket.c.used == "")
        count = select(func.count()).select_from(ticket).where(*mine, ticket.c.expires > now)

        def work(connection: Connection) -> bool:
            connection.execute(delete(ticket).where(ticket.c.kind == WELCOME, ticket.c.expires <= now))
            if connection.execute(count).scalar_one() >= most:
                return False
            row = {"hash": code_hash, "kind": WELCOME, "account_id": account_id, "expires": expires}
            connection.execute(insert(ticket).values(**row))
            return True

        return await self._writer.write(work)

    async def use(self, code_hash: str, account_id: str, now: str) -> bool:
        """Let a person in with a code; of several at once, one succeeds."""
        place = update(ticket).where(
            ticket.c.hash == code_hash, ticket.c.kind == WELCOME, ticket.c.used == "", ticket.c.expires > now
        )

        def work(connection: Connection) -> bool:
            if connection.execute(place.values(used=now)).rowcount != 1:
                return False
            connection.execute(update(account).where(account.c.id == account_id).values(admitted=True))
            return True

        return await self._writer.write(work)

    async def is_in(self, account_id: str) -> bool:
        """Is this person a player, or a guest who was let in?"""
        query = select(account.c.state, account.c.admitted).where(account.c.id == account_id)
        row = await self._read(lambda connection: connection.execute(query).one_or_none())
        return row is not None and (row.state == "player" or bool(row.admitted))

    async def has_players(self) -> bool:
        """Has the server any player? The first one needs no invitation."""
        query = select(account.c.id).where(account.c.state.in_(("player", "banned"))).limit(1)
        return await self._read(lambda connection: connection.execute(query).first() is not None)

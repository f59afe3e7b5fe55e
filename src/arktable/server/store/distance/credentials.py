"""SQL for passkeys."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from arktable.server.store.distance_schema import credential
from arktable.server.store.part import SqlPart
from arktable.server.store.schema import account, meta

RP_ID = "passkey-rp"
"""The row of `arktable_meta` with the name for which all passkeys were made."""


class CredentialRow(msgspec.Struct, frozen=True):
    """A passkey; id and key are base64url."""

    id: str
    account_id: str
    public_key: str
    counter: int
    created: str
    transports: str = ""
    backed_up: bool = False
    aaguid: str = ""
    label: str = ""
    used: str = ""


class SqlCredentials(SqlPart):
    """Passkeys of players."""

    async def rp_id(self) -> str:
        """The name for which passkeys are made; empty before the first one."""
        query = select(meta.c.value).where(meta.c.key == RP_ID)
        return await self._read(lambda connection: connection.execute(query).scalar_one_or_none() or "")

    async def fix_rp_id(self, name: str) -> str:
        """Store the name for which passkeys are made, unless there is one; returns the stored one."""
        return await self._fixed(RP_ID, name)

    async def of(self, account_id: str) -> list[CredentialRow]:
        query = select(credential).where(credential.c.account_id == account_id).order_by(credential.c.created)
        return await self._all(CredentialRow, query)

    async def find(self, credential_id: str) -> tuple[CredentialRow, str | None] | None:
        """A passkey and the handle of its player."""
        query = select(credential, account.c.handle).join(account).where(credential.c.id == credential_id)
        row = await self._read(lambda connection: connection.execute(query).one_or_none())
        if row is None:
            return None
        values = dict(row._mapping)
        handle = values.pop("handle")
        return CredentialRow(**values), handle

    async def add(self, row: CredentialRow, handle: str) -> None:
        """Add a passkey; `Conflict` if it is known. The first one also sets the handle of the player."""

        def work(connection: Connection) -> None:
            place = update(account).where(account.c.id == row.account_id, account.c.handle.is_(None))
            connection.execute(place.values(handle=handle))
            connection.execute(insert(credential).values(**msgspec.structs.asdict(row)))

        await self._writer.write(work)

    async def count(self, row: CredentialRow, counter: int, backed_up: bool, at: str) -> bool:
        """Note that a passkey was used; refused if its counter is not the one that was read."""
        place = update(credential).where(credential.c.id == row.id, credential.c.counter == row.counter)

        def work(connection: Connection) -> bool:
            return connection.execute(place.values(counter=counter, backed_up=backed_up, used=at)).rowcount == 1

        return await self._writer.write(work)

    async def rename(self, account_id: str, credential_id: str, label: str) -> bool:
        place = update(credential).where(credential.c.account_id == account_id, credential.c.id == credential_id)
        return await self._writer.write(lambda connection: _changed(connection, place.values(label=label)))

    async def drop(self, account_id: str, credential_id: str) -> str:
        """Remove a passkey: `removed`, `missing`, or `last` if it is the only way to sign in."""

        def work(connection: Connection) -> str:
            own = credential.c.account_id == account_id
            number = connection.execute(select(func.count()).select_from(credential).where(own)).scalar_one()
            password = connection.execute(select(account.c.password).where(account.c.id == account_id)).scalar_one()
            this = delete(credential).where(own, credential.c.id == credential_id)
            if number == 1 and password is None:
                known = select(credential.c.id).where(own, credential.c.id == credential_id)
                return "last" if connection.execute(known).first() else "missing"
            return "removed" if _changed(connection, this) else "missing"

        return await self._writer.write(work)


def _changed(connection: Connection, statement: Any) -> bool:
    return bool(connection.execute(statement).rowcount == 1)

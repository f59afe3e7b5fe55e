"""SQL for bot accounts. The token of a program is stored as a session of the account, by its hash."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, Select, delete, func, insert, select

from arktable.server.store.distance_schema import program, released_name
from arktable.server.store.part import SqlPart
from arktable.server.store.schema import account, session

BOT_STATE = "bot"
"""The state of a bot account that is not banned."""


class ProgramRow(msgspec.Struct, frozen=True):
    """A bot account, its owner and its token."""

    account_id: str
    name: str
    made: str
    owner: str
    """The account of its owner; empty if it was made at the terminal of the server."""
    owner_name: str = ""
    owner_state: str = ""
    token_made: str = ""
    """Empty if there is no token."""
    token_used: str = ""


class NewProgram(msgspec.Struct, frozen=True):
    """A bot account to be written, with the two forms of its name."""

    account_id: str
    name: str
    fold: str
    skeleton: str
    owner: str
    made: str


class SqlPrograms(SqlPart):
    """Bot accounts by owner. A name that is taken at the same moment is a `Conflict`."""

    async def add(self, new: NewProgram, token_hash: str, most: int) -> bool:
        """Write a bot account with its token; false if its owner has as many as allowed."""
        count = select(func.count()).select_from(program).where(program.c.owner == new.owner)

        def work(connection: Connection) -> bool:
            if new.owner and connection.execute(count).scalar_one() >= most:
                return False
            connection.execute(delete(released_name).where(released_name.c.skeleton == new.skeleton))
            row = {"id": new.account_id, "name": new.name, "fold": new.fold, "skeleton": new.skeleton}
            connection.execute(insert(account).values(**row, created=new.made, state=BOT_STATE))
            connection.execute(insert(program).values(account_id=new.account_id, owner=new.owner, made=new.made))
            connection.execute(insert(session).values(id=token_hash, account_id=new.account_id, created=new.made))
            return True

        return await self._writer.write(work)

    async def of(self, account_id: str) -> ProgramRow | None:
        """The bot account with this id."""
        return await self._one(ProgramRow, _rows().where(program.c.account_id == account_id))

    async def of_owner(self, owner: str) -> list[ProgramRow]:
        """The bot accounts of this person, by name; of nobody: those that were made at the terminal."""
        return await self._all(ProgramRow, _rows().where(program.c.owner == owner).order_by(account.c.name))

    async def set_token(self, account_id: str, token_hash: str, at: str) -> list[str]:
        """Replace the token of a bot account, by none if it is empty; returns the sessions that ended."""
        mine = session.c.account_id == account_id

        def work(connection: Connection) -> list[str]:
            ended = list(connection.execute(select(session.c.id).where(mine)).scalars())
            connection.execute(delete(session).where(mine))
            if token_hash:
                connection.execute(insert(session).values(id=token_hash, account_id=account_id, created=at))
            return ended

        return await self._writer.write(work)


def _rows() -> Select[tuple[str, ...]]:
    owner = account.alias()
    return (
        select(
            program.c.account_id,
            account.c.name,
            program.c.made,
            program.c.owner,
            func.coalesce(owner.c.name, "").label("owner_name"),
            func.coalesce(owner.c.state, "").label("owner_state"),
            func.coalesce(session.c.created, "").label("token_made"),
            func.coalesce(session.c.used, "").label("token_used"),
        )
        .join(account, account.c.id == program.c.account_id)
        .outerjoin(owner, owner.c.id == program.c.owner)
        .outerjoin(session, session.c.account_id == program.c.account_id)  # one at most
    )

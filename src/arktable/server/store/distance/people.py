"""SQL for accounts: guests who become players, names, settings, ways to sign in."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, func, insert, or_, select, update

from arktable.server.store.distance_schema import credential, recovery, released_name
from arktable.server.store.part import SqlPart
from arktable.server.store.rows import AccountRow, Conflict
from arktable.server.store.schema import account, seat, session
from arktable.server.store.seat_links import drop_link


class PersonRow(msgspec.Struct, frozen=True):
    """An account with everything but its secrets."""

    id: str
    name: str
    created: str
    state: str
    role: str
    handle: str | None
    zone: str
    locale: str
    hides_presence: bool
    has_password: bool

    @property
    def is_player(self) -> bool:
        return self.state not in ("guest", "bot", "former")


class NewPlayer(msgspec.Struct, frozen=True):
    """What a guest gets who becomes a player."""

    account_id: str
    name: str
    fold: str
    skeleton: str
    password: str | None = None
    handle: str | None = None


class Promoted(msgspec.Struct, frozen=True):
    """The tables at which a new player sits, and the sessions that have ended."""

    tables: list[str]
    sessions: list[str]


class TakenName(msgspec.Struct, frozen=True):
    """A player whose name is equal to another one, by case or by look; without a name if it was given up."""

    name: str
    since: str


class SqlPeople(SqlPart):
    """Accounts. A name that is taken at the same moment is a `Conflict`."""

    async def of(self, account_id: str) -> PersonRow | None:
        query = select(account).where(account.c.id == account_id)
        row = await self._read(lambda connection: connection.execute(query).one_or_none())
        return _person(row) if row else None

    async def by_fold(self, fold: str) -> tuple[PersonRow, str | None] | None:
        """The player with this name and the hash of their password."""
        query = select(account).where(account.c.fold == fold, account.c.state != "former")
        row = await self._read(lambda connection: connection.execute(query).one_or_none())
        return (_person(row), row.password) if row else None

    async def password_of(self, account_id: str) -> str | None:
        query = select(account.c.password).where(account.c.id == account_id)
        return await self._read(lambda connection: connection.execute(query).scalar_one_or_none())

    # -- names --------------------------------------------------------------------------------------------------

    async def taken(self, fold: str, skeleton: str, but: str, now: str) -> TakenName | None:
        """Who has a name that is equal to this one, apart from one account; None if it is free."""
        same = or_(account.c.fold == fold, account.c.skeleton == skeleton)
        query = select(account.c.name, account.c.created).where(same, account.c.id != but)
        given_up = select(released_name.c.until).where(
            released_name.c.skeleton == skeleton, released_name.c.until > now, released_name.c.account_id != but
        )

        def work(connection: Connection) -> TakenName | None:
            row = connection.execute(query.limit(1)).one_or_none()
            if row is not None:
                return TakenName(row.name, row.created)
            until = connection.execute(given_up).scalar_one_or_none()
            return TakenName("", until) if until is not None else None

        return await self._read(work)

    async def free_of(self, names: Iterable[tuple[str, str, str]], now: str) -> list[str]:
        """Those of these names (name, fold, skeleton) that are free."""
        given = list(names)
        folds, skeletons = [one[1] for one in given], [one[2] for one in given]

        def work(connection: Connection) -> list[str]:
            used = select(account.c.fold, account.c.skeleton).where(
                or_(account.c.fold.in_(folds), account.c.skeleton.in_(skeletons))
            )
            rows = connection.execute(used).all()
            rests = select(released_name.c.skeleton).where(
                released_name.c.skeleton.in_(skeletons), released_name.c.until > now
            )
            taken = {row.fold for row in rows}
            alike = {row.skeleton for row in rows} | set(connection.execute(rests).scalars())
            return [name for name, fold, skeleton in given if fold not in taken and skeleton not in alike]

        return await self._read(work)

    async def rename_player(self, account_id: str, fold: str, skeleton: str, until: str) -> None:
        """Give a player the two forms of a new name. The former name cannot be taken by others until this time."""

        def work(connection: Connection) -> None:
            release_name(connection, account_id, until)
            connection.execute(delete(released_name).where(released_name.c.skeleton == skeleton))
            place = update(account).where(account.c.id == account_id)
            connection.execute(place.values(fold=fold, skeleton=skeleton))

        await self._writer.write(work)

    async def forget_released(self, now: str) -> None:
        """Delete the forms of names that anybody may take again."""
        place = delete(released_name).where(released_name.c.until <= now)
        await self._change(place)

    # -- becoming a player --------------------------------------------------------------------------------------

    async def promote(
        self, player: NewPlayer, codes: list[str], new_credential: dict[str, Any] | None, old: str, new: str, at: str
    ) -> Promoted:
        """Make a guest a player with a first way to sign in and recovery codes. The session gets a new token. All other
        sessions and the seat link of the guest end: somebody else may have them.
        """

        def work(connection: Connection) -> Promoted:
            place = update(account).where(account.c.id == player.account_id, account.c.state == "guest")
            named = select(account.c.name).where(account.c.id == player.account_id).scalar_subquery()
            own = update(seat).where(seat.c.account_id == player.account_id, seat.c.name == named)
            connection.execute(own.values(name=player.name))
            values = {**msgspec.structs.asdict(player), "state": "player", "seen": at}
            del values["account_id"]
            if connection.execute(place.values(**values)).rowcount != 1:
                raise Conflict("the person is not a guest")
            connection.execute(delete(released_name).where(released_name.c.skeleton == player.skeleton))
            if new_credential is not None:
                connection.execute(insert(credential).values(account_id=player.account_id, **new_credential))
            write_codes(connection, player.account_id, codes)
            replace_token(connection, player.account_id, old, new, at)
            others = (session.c.account_id == player.account_id, session.c.id != new)
            ended = list(connection.execute(select(session.c.id).where(*others)).scalars())
            connection.execute(delete(session).where(*others))
            drop_link(connection, player.account_id)
            mine = select(seat.c.table_id).where(seat.c.account_id == player.account_id).distinct()
            return Promoted(list(connection.execute(mine).scalars()), [old, *ended])

        return await self._writer.write(work)

    async def set_password(self, account_id: str, password: str) -> None:
        place = update(account).where(account.c.id == account_id).values(password=password)

        def work(connection: Connection) -> None:
            connection.execute(place)

        await self._writer.write(work)

    async def hiding(self) -> list[str]:
        """The accounts whose presence is not shown."""
        query = select(account.c.id).where(account.c.hides_presence)
        return await self._read(lambda connection: list(connection.execute(query).scalars()))

    async def set_details(self, account_id: str, **values: Any) -> None:
        """Change the time zone, the language, or whether the presence is shown."""
        place = update(account).where(account.c.id == account_id).values(**values)

        def work(connection: Connection) -> None:
            connection.execute(place)

        await self._writer.write(work)

    # -- recovery codes -----------------------------------------------------------------------------------------

    async def put_codes(self, account_id: str, codes: list[str]) -> None:
        """Replace all recovery codes of a player by these hashes."""
        await self._writer.write(lambda connection: write_codes(connection, account_id, codes))

    async def codes_left(self, account_id: str) -> int:
        query = (
            select(func.count()).select_from(recovery).where(recovery.c.account_id == account_id, recovery.c.used == "")
        )
        return await self._read(lambda connection: connection.execute(query).scalar_one())

    async def use_code(self, account_id: str, code: str, at: str) -> bool:
        """Use a recovery code of this player; of several at once, one succeeds."""
        place = update(recovery).where(
            recovery.c.hash == code, recovery.c.account_id == account_id, recovery.c.used == ""
        )

        def work(connection: Connection) -> bool:
            return connection.execute(place.values(used=at)).rowcount == 1

        return await self._writer.write(work)


def account_row(person: PersonRow) -> AccountRow:
    """The person as other parts of the server know them."""
    return AccountRow(person.id, person.name, person.state == "banned")


def write_codes(connection: Connection, account_id: str, codes: list[str]) -> None:
    """Replace the recovery codes, in the transaction of the caller."""
    connection.execute(delete(recovery).where(recovery.c.account_id == account_id))
    connection.execute(insert(recovery), [{"hash": code, "account_id": account_id} for code in codes])


def replace_token(connection: Connection, account_id: str, old: str, new: str, at: str) -> None:
    """Give a session another token: the row keeps what is known of the browser."""
    place = update(session).where(session.c.id == old, session.c.account_id == account_id)
    if connection.execute(place.values(id=new, created=at)).rowcount != 1:
        connection.execute(insert(session).values(id=new, account_id=account_id, created=at))


def release_name(connection: Connection, account_id: str, until: str) -> None:
    """Keep the present name of a player free until this time; the same person may take it again."""
    former = connection.execute(select(account.c.skeleton).where(account.c.id == account_id)).scalar_one_or_none()
    if former is not None:
        connection.execute(delete(released_name).where(released_name.c.skeleton == former))
        connection.execute(insert(released_name).values(skeleton=former, until=until, account_id=account_id))


def _person(row: Any) -> PersonRow:
    return PersonRow(
        row.id, row.name, row.created, row.state, row.role, row.handle, row.zone, row.locale, row.hides_presence,
        row.password is not None,
    )  # fmt: skip

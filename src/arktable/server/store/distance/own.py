"""SQL for what belongs to a person: their games, invitations, tables that were put away, awards, and all their data."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, and_, delete, func, insert, or_, select, tuple_

from arktable.server.store.distance_schema import ahead, blocked, chat, due, invite, note, program, shelf, vacation
from arktable.server.store.part import SqlPart
from arktable.server.store.rows import EarnedAward, SeatRow, Summary
from arktable.server.store.schema import account, award, game_table, seat, standing_answer


class GameSeatRow(msgspec.Struct, frozen=True):
    """A seat, and the state of the account of its owner; empty without one."""

    row: SeatRow
    state: str


class GameRow(msgspec.Struct, frozen=True):
    """A table without its log, with who sits there."""

    id: str
    name: str
    ruleset: str
    options: dict[str, str]
    state: str
    created: str
    updated: str
    summary: Summary
    seats: list[GameSeatRow]
    start: str
    is_public: bool
    """It is listed, and everybody may sit down."""
    pace: str
    rated: bool
    ended: str

    def seats_of(self, account_id: str) -> list[int]:
        """The seats that belong to this person."""
        return [one.row.seat for one in self.seats if one.row.account_id == account_id]


class InvitationRow(msgspec.Struct, frozen=True):
    """An invitation that was not answered."""

    table_id: str
    by: str
    at: str


Rows = list[dict[str, Any]]

_PUBLIC: Final = and_(~game_table.c.unlisted, ~game_table.c.invited)


class SqlOwn(SqlPart):
    """What belongs to a person."""

    # -- games --------------------------------------------------------------------------------------------------

    async def games(self, account_id: str, states: Sequence[str], limit: int) -> list[GameRow]:
        """The tables in these states at which a person sits, as owner of a seat or as substitute, the latest first."""
        query = _sat(account_id).where(game_table.c.state.in_(states))
        latest = query.order_by(game_table.c.updated.desc(), game_table.c.id).limit(limit)
        return await self._read(lambda connection: _games(connection, latest))

    async def count(self, account_id: str, states: Sequence[str]) -> int:
        mine = select(seat.c.table_id).where(_sits(account_id))
        query = select(func.count()).select_from(game_table)
        query = query.where(game_table.c.id.in_(mine), game_table.c.state.in_(states), game_table.c.aside == "")
        return await self._read(lambda connection: connection.execute(query).scalar_one())

    async def games_at(self, table_ids: Iterable[str]) -> list[GameRow]:
        """These tables."""
        query = select(game_table).where(game_table.c.id.in_(list(table_ids)), game_table.c.aside == "")
        return await self._read(lambda connection: _games(connection, query.order_by(game_table.c.id)))

    async def due_at(self, table_ids: Iterable[str]) -> dict[str, tuple[list[int], str]]:
        """By table: the seats that are waited for, and when the first of their clocks runs out."""
        query = select(due.c.table_id, due.c.seats, due.c.at).where(due.c.table_id.in_(list(table_ids)))
        rows = await self._read(lambda connection: connection.execute(query).all())
        return {row.table_id: (msgspec.json.decode(row.seats, type=list[int]), row.at) for row in rows}

    async def put_away(self, account_id: str) -> set[str]:
        """The tables that this person has put away."""
        query = select(shelf.c.table_id).where(shelf.c.account_id == account_id)
        return set(await self._read(lambda connection: connection.execute(query).scalars().all()))

    # -- invitations --------------------------------------------------------------------------------------------

    async def invitations(self, account_id: str) -> list[InvitationRow]:
        """Invitations to tables whose game has not started, the latest first."""
        query = (
            select(invite.c.table_id, account.c.name, invite.c.at)
            .join(account, account.c.id == invite.c.by_id)
            .join(game_table, game_table.c.id == invite.c.table_id)
            .where(invite.c.account_id == account_id, invite.c.by_id != account_id, invite.c.answer == "")
            .where(game_table.c.state == "open")
            .order_by(invite.c.at.desc(), invite.c.table_id)
        )
        rows = await self._read(lambda connection: connection.execute(query).all())
        return [InvitationRow(*row) for row in rows]

    async def invite(self, table_id: str, seats: Sequence[tuple[str, int]], by: str, at: str) -> list[str]:
        """Invite these people, each to a seat; returns those who were invited. Nobody is invited by a person whom they
        have blocked, nor if their account is gone.
        """

        def work(connection: Connection) -> list[str]:
            people = [account_id for account_id, _ in seats]
            shut = select(blocked.c.account_id).where(blocked.c.account_id.in_(people), blocked.c.other_id == by)
            known = select(account.c.id).where(account.c.id.in_(people), account.c.state != "former")
            left = set(connection.execute(known).scalars()) - set(connection.execute(shut).scalars())
            for account_id, number in seats:
                if account_id in left:
                    here = and_(invite.c.table_id == table_id, invite.c.account_id == account_id)
                    connection.execute(delete(invite).where(here))
                    row = {"table_id": table_id, "account_id": account_id, "by_id": by, "seat": number, "at": at}
                    connection.execute(insert(invite).values(**row))
            return [account_id for account_id in people if account_id in left]

        return await self._writer.write(work)

    # -- awards -------------------------------------------------------------------------------------------------

    async def awards(self, account_id: str, only_public: bool) -> list[EarnedAward]:
        """The awards of a person, by ruleset and award: how often, and when and where first."""
        query = (
            select(game_table.c.ruleset, award.c.award, award.c.at, award.c.table_id)
            .join(game_table, game_table.c.id == award.c.table_id)
            .join(seat, and_(seat.c.table_id == award.c.table_id, seat.c.seat == award.c.seat))
            .where(seat.c.account_id == account_id, *([_PUBLIC] if only_public else []))
            .order_by(award.c.at, award.c.table_id)
        )
        rows = await self._read(lambda connection: connection.execute(query).all())
        found: dict[tuple[str, str], EarnedAward] = {}
        for row in rows:
            first = found.get((row.ruleset, row.award))
            times = 1 if first is None else first.times + 1
            at, table = (row.at, row.table_id) if first is None else (first.at, first.table)
            found[row.ruleset, row.award] = EarnedAward(row.ruleset, row.award, times, at, table)
        return [found[key] for key in sorted(found)]

    # -- everything ---------------------------------------------------------------------------------------------

    async def written(self, account_id: str) -> dict[str, Rows]:
        """What a person has written or chosen, by subject. Nothing of others, and no secret."""
        mine = select(seat.c.table_id, seat.c.seat).where(_plays(account_id))
        queries: dict[str, Select[Any]] = {
            "chat": _of(chat, account_id, "table_id", "room", "n", "text", "at"),
            "notes": _of(note, account_id, "table_id", "seat", "text", "at"),
            "vacations": _of(vacation, account_id, "first_day", "last_day"),
            "put_away": _of(shelf, account_id, "table_id", "at"),
            "invitations": _of(invite, account_id, "table_id", "seat", "at", "answer"),
            "standing_answers": _of_seats(standing_answer, mine, "question", "answer"),
            "bots": _bots(account_id),
            "orders": _of_seats(ahead, mine, "steps", "conditions", "made", "state"),
        }
        people = select(account.c.name).join(blocked, blocked.c.other_id == account.c.id)
        queries["blocked"] = people.where(blocked.c.account_id == account_id).order_by(account.c.name)

        def work(connection: Connection) -> dict[str, Rows]:
            return {name: [dict(row._mapping) for row in connection.execute(query)] for name, query in queries.items()}

        return await self._read(work)


def _of(table: Any, account_id: str, *columns: str) -> Select[Any]:
    """These columns of the rows of a person."""
    chosen = [table.c[name] for name in columns]
    return select(*chosen).where(table.c.account_id == account_id).order_by(*chosen)


def _bots(owner: str) -> Select[Any]:
    """The bot accounts of a person."""
    query = select(account.c.name, program.c.made).join(program, program.c.account_id == account.c.id)
    return query.where(program.c.owner == owner).order_by(account.c.name)


def _of_seats(table: Any, mine: Select[Any], *columns: str) -> Select[Any]:
    """These columns of the rows of some seats."""
    chosen = [table.c[name] for name in ("table_id", "seat", *columns)]
    return select(*chosen).where(tuple_(table.c.table_id, table.c.seat).in_(mine)).order_by(*chosen)


def _sits(account_id: str) -> ColumnElement[bool]:
    """The seat belongs to this person, or they are its substitute."""
    return or_(seat.c.account_id == account_id, seat.c.substitute == account_id)


def _plays(account_id: str) -> ColumnElement[bool]:
    """This person plays on the seat: its owner, unless there is a substitute."""
    return or_(and_(seat.c.account_id == account_id, seat.c.substitute == ""), seat.c.substitute == account_id)


def _sat(account_id: str) -> Select[Any]:
    mine = select(seat.c.table_id).where(_sits(account_id))
    return select(game_table).where(game_table.c.id.in_(mine), game_table.c.aside == "")


def _games(connection: Connection, query: Select[Any]) -> list[GameRow]:
    rows = connection.execute(query).all()
    seats: dict[str, list[GameSeatRow]] = {row.id: [] for row in rows}
    of_tables = (
        select(seat, account.c.state)
        .outerjoin(account, account.c.id == seat.c.account_id)
        .where(seat.c.table_id.in_(list(seats)))
        .order_by(seat.c.table_id, seat.c.seat)
    )
    for one in connection.execute(of_tables) if seats else ():
        row = SeatRow(one.seat, one.kind, one.name, one.account_id, one.bot, one.out, one.substitute, one.forfeit)
        seats[one.table_id].append(GameSeatRow(row, one.state or ""))
    return [
        GameRow(
            row.id, row.name, row.ruleset, msgspec.json.decode(row.options, type=dict[str, str]), row.state,
            row.created, row.updated, msgspec.json.decode(row.summary, type=Summary), seats[row.id], row.start,
            not row.unlisted and not row.invited, row.pace, bool(row.rated), row.ended,
        )
        for row in rows
    ]  # fmt: skip

"""SQL for moderation: reports, bans, and the trail of deeds.

Nothing here removes a deed, and deeds are numbered without gaps. A deed and its effect are written in one transaction;
only the end of a game goes through the log of its table.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, and_, case, delete, distinct, func, insert, or_, select, update

from arktable.server.store.distance.programs import BOT_STATE
from arktable.server.store.distance_schema import chat, deed, program, report
from arktable.server.store.part import SqlPart
from arktable.server.store.rows import Conflict
from arktable.server.store.schema import account, game_table, seat

MEASURES: Final = ("hide", "close-table", "ban", "revoke")
"""Deeds after which a report counts as upheld."""
DIGITS: Final = 10
"""Length of the ids of deeds, so that texts compare like numbers."""
MOST_TRIES: Final = 5


class ReportRow(msgspec.Struct, frozen=True):
    """A report of a person, or of a line that they wrote. The `answer` of a banned person is one about themselves."""

    id: str
    by_id: str
    about_id: str
    table_id: str
    room: str
    line: int
    kind: str
    text: str
    at: str
    state: str = "open"


class NotPossible(Exception):
    """A deed cannot have its effect, such as a ban of somebody who has left. Nothing was written."""


class DeedRow(msgspec.Struct, frozen=True):
    """What a moderator did; without a moderator at the terminal of the server. Its id is given when it is written."""

    moderator_id: str
    what: str
    at: str
    whom: str = ""
    table_id: str = ""
    report_id: str = ""
    why: str = ""
    until: str = ""
    id: str = ""


class History(msgspec.Struct, frozen=True):
    """What moderators see of a person, apart from the deeds about them."""

    name: str
    state: str
    since: str
    games: int
    reported: int
    upheld: int
    reports: int
    reports_upheld: int


Effect = Callable[[Connection], None]


class SqlModeration(SqlPart):
    """Reports, bans and deeds."""

    # -- reports ------------------------------------------------------------------------------------------------

    async def add_report(self, row: ReportRow, most_open: int) -> str:
        """Write a report. Returns why not: `same` if it stands already, `many` if the person has too many open ones;
        empty if it was written.
        """
        own = and_(report.c.by_id == row.by_id, report.c.state == "open")
        same = and_(
            own,
            report.c.about_id == row.about_id,
            report.c.table_id == row.table_id,
            report.c.room == row.room,
            report.c.line == row.line,
            report.c.kind == row.kind,
        )

        def work(connection: Connection) -> str:
            if connection.execute(select(report.c.id).where(same)).first() is not None:
                return "same"
            if connection.execute(select(func.count()).select_from(report).where(own)).scalar_one() >= most_open:
                return "many"
            connection.execute(insert(report).values(**msgspec.structs.asdict(row)))
            return ""

        return await self._writer.write(work)

    async def reports(self, state: str, limit: int) -> list[ReportRow]:
        """Reports in this state: open ones from the oldest, closed ones from the latest."""
        order = report.c.at if state == "open" else report.c.at.desc()
        query = select(report).where(report.c.state == state).order_by(order, report.c.id).limit(limit)
        return await self._all(ReportRow, query)

    async def report(self, report_id: str) -> ReportRow | None:
        query = select(report).where(report.c.id == report_id)
        return await self._one(ReportRow, query)

    async def answers_of(self, account_id: str, after: str) -> list[ReportRow]:
        """The answers of a banned person after this time."""
        own = and_(report.c.about_id == account_id, report.c.kind == "answer", report.c.at >= after)
        query = select(report).where(own).order_by(report.c.at)
        return await self._all(ReportRow, query)

    async def forget_reports(self, before: str) -> None:
        """Delete closed reports that were written before this time."""
        place = delete(report).where(report.c.state == "closed", report.c.at < before)
        await self._change(place)

    # -- deeds --------------------------------------------------------------------------------------------------

    async def do(self, row: DeedRow, effect: Effect | None = None) -> None:
        """Write a deed with what it does. A deed about a report other than looking at it closes the report."""

        def work(connection: Connection) -> None:
            if effect is not None:
                effect(connection)
            if row.report_id and row.what != "read":
                closed = update(report).where(report.c.id == row.report_id).values(state="closed")
                connection.execute(closed)
            last = connection.execute(select(func.max(deed.c.id))).scalar()
            numbered = {**msgspec.structs.asdict(row), "id": f"{int(last or 0) + 1:0{DIGITS}}"}
            connection.execute(insert(deed).values(**numbered))

        for _ in range(MOST_TRIES):
            with contextlib.suppress(Conflict):  # another process has taken the number
                return await self._writer.write(work)
        raise Conflict("the trail is busy")

    async def deeds(self, limit: int | None = None, before: str = "", whom: str = "") -> list[DeedRow]:
        """Deeds, the latest first; before this one, about this person."""
        query = select(deed).order_by(deed.c.id.desc())
        if before:
            query = query.where(deed.c.id < before)
        if whom:
            query = query.where(deed.c.whom == whom)
        rows = await self._read(lambda connection: connection.execute(query.limit(limit)).all())
        return [DeedRow(**row._mapping) for row in rows]

    async def deed_count(self) -> int:
        query = select(func.count()).select_from(deed)
        return await self._read(lambda connection: connection.execute(query).scalar_one())

    # -- bans ---------------------------------------------------------------------------------------------------

    async def ban_of(self, account_id: str) -> DeedRow | None:
        """The last ban of a person who is banned; None for others."""
        state = select(account.c.state).where(account.c.id == account_id)
        query = select(deed).where(deed.c.whom == account_id, deed.c.what == "ban")
        query = query.order_by(deed.c.id.desc()).limit(1)

        def work(connection: Connection) -> DeedRow | None:
            if connection.execute(state).scalar_one_or_none() != "banned":
                return None
            row = connection.execute(query).one_or_none()
            return DeedRow(**row._mapping) if row else None

        return await self._read(work)

    async def banned(self) -> list[str]:
        """The accounts that are banned."""
        query = select(account.c.id).where(account.c.state == "banned")
        return list(await self._read(lambda connection: connection.execute(query).scalars().all()))

    async def lift(self, account_id: str) -> None:
        """A ban has ended by itself: the person is a guest or a player as before."""
        await self._writer.write(lambda connection: restore(connection, account_id))

    # -- people -------------------------------------------------------------------------------------------------

    async def moderators(self) -> list[tuple[str, str]]:
        """Id and name of each moderator."""
        query = select(account.c.id, account.c.name).where(account.c.role == "moderator").order_by(account.c.name)
        rows = await self._read(lambda connection: connection.execute(query).all())
        return [(row.id, row.name) for row in rows]

    async def names(self, ids: Iterable[str]) -> dict[str, str]:
        """The present names of these accounts."""
        query = select(account.c.id, account.c.name).where(account.c.id.in_(list(ids)))
        rows = await self._read(lambda connection: connection.execute(query).all())
        return {row.id: row.name for row in rows}

    async def tables(self, ids: Iterable[str]) -> dict[str, tuple[str, str]]:
        """Name and ruleset of these tables."""
        query = select(game_table.c.id, game_table.c.name, game_table.c.ruleset).where(game_table.c.id.in_(list(ids)))
        rows = await self._read(lambda connection: connection.execute(query).all())
        return {row.id: (row.name, row.ruleset) for row in rows}

    async def line_owner(self, table_id: str, room: str, n: int) -> str | None:
        """Who wrote a line; None if there is no such line, or if the system wrote it."""
        query = select(chat.c.account_id).where(chat.c.table_id == table_id, chat.c.room == room, chat.c.n == n)
        return await self._read(lambda connection: connection.execute(query).scalar_one_or_none()) or None

    async def history(self, account_id: str) -> History | None:
        """What moderators see of this person."""
        person = select(account).where(account.c.id == account_id)
        finished = (
            select(func.count(distinct(seat.c.table_id)))
            .join(game_table, game_table.c.id == seat.c.table_id)
            .where(seat.c.account_id == account_id, game_table.c.state == "finished")
        )
        upheld = report.c.id.in_(select(deed.c.report_id).where(deed.c.what.in_(MEASURES)))

        def counted(connection: Connection, column: Any) -> tuple[int, int]:
            query = select(func.count(), func.coalesce(func.sum(case((upheld, 1), else_=0)), 0))
            row = connection.execute(query.where(column == account_id, report.c.kind != "answer")).one()
            return row[0], row[1]

        def work(connection: Connection) -> History | None:
            row = connection.execute(person).one_or_none()
            if row is None:
                return None
            games = connection.execute(finished).scalar_one()
            about, by = counted(connection, report.c.about_id), counted(connection, report.c.by_id)
            return History(row.name, row.state, row.created, games, *about, *by)

        return await self._read(work)


# -- effects of deeds, in the transaction of the caller --------------------------------------------------------------


def ban(account_id: str) -> Effect:
    def work(connection: Connection) -> None:
        place = update(account).where(account.c.id == account_id, account.c.role == "", account.c.state != "former")
        if connection.execute(place.values(state="banned")).rowcount != 1:
            raise NotPossible("the person cannot be banned")

    return work


def unban(account_id: str) -> Effect:
    def work(connection: Connection) -> None:
        if not restore(connection, account_id):
            raise NotPossible("the person is not banned")

    return work


def restore(connection: Connection, account_id: str) -> bool:
    """Make a banned person a guest or a player again, or a bot account one; false if they are not banned."""
    is_bot = select(program.c.account_id).where(program.c.account_id == account_id).exists()
    before = case((is_bot, BOT_STATE), (account.c.fold.is_(None), "guest"), else_="player")
    place = update(account).where(account.c.id == account_id, account.c.state == "banned")
    return connection.execute(place.values(state=before)).rowcount == 1


def hide(table_id: str, room: str, n: int, by: str) -> Effect:
    def work(connection: Connection) -> None:
        here = and_(chat.c.table_id == table_id, chat.c.room == room, chat.c.n == n)
        place = update(chat).where(here, or_(chat.c.hidden_by == "", chat.c.hidden_by == by))
        if connection.execute(place.values(hidden_by=by)).rowcount != 1:
            raise NotPossible("there is no such line, or it is hidden")

    return work


def give_role(account_id: str, role: str) -> Effect:
    def work(connection: Connection) -> None:
        place = update(account).where(account.c.id == account_id, account.c.state == "player")
        if connection.execute(place.values(role=role)).rowcount != 1:
            raise NotPossible("the person is not a player")

    return work

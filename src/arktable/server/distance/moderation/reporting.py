"""What people say about others: reports, and the answers of those who are banned."""

from __future__ import annotations

import secrets
from typing import Final, Literal, TypeAlias

from arktable.server.distance.moderation.bans import Bans
from arktable.server.distance.signin.letters import fold
from arktable.server.distance.talk.chat import clean_line
from arktable.server.distance.talk.whom import whom_at
from arktable.server.running.errors import Refused
from arktable.server.running.limits import Limits
from arktable.server.store.distance.moderation import ReportRow
from arktable.server.store.distance.sql import SqlDistance
from arktable.server.store.rows import AccountRow
from arktable.server.tables.tables import Tables
from arktable.server.wire.distance.moderation import Ban

ReportKind: TypeAlias = Literal["insult", "name", "cheating", "other"]
TEXT_MOST: Final = 1000
MOST_OPEN: Final = 20
"""Reports of one person that may be open at the same time."""


class Reporting:
    """Writes reports."""

    def __init__(self, store: SqlDistance, tables: Tables, bans: Bans, limits: Limits) -> None:
        self._store = store.moderation
        self._people = store.people
        self._tables = tables
        self._bans = bans
        self._limits = limits

    async def report(
        self,
        person: AccountRow,
        client: str,
        table_id: str,
        seat: int | None,
        room: str,
        line: int,
        name: str,
        kind: ReportKind,
        text: str,
    ) -> None:
        """Report the person who sits there, the person who wrote a line, or the player of a name."""
        said = clean_line(text, TEXT_MOST)
        about = await self._about(person, table_id, seat, room, line, name)
        if about == person.id:
            raise Refused("conflict", "report-self")
        self._limits.reports.spend(person.id)
        self._limits.reports.spend(client)
        row = ReportRow(
            secrets.token_hex(10), person.id, about, table_id, room, line, kind, said, self._tables.now()
        )  # fmt: skip
        await self._add(row)

    async def _about(self, person: AccountRow, table_id: str, seat: int | None, room: str, line: int, name: str) -> str:
        """The account that is meant."""
        if table_id:
            return await whom_at(self._tables, self._store, person, table_id, seat, room, line)
        found = await self._people.by_fold(fold(name)) if name else None
        if found is None:
            raise Refused("missing", "nobody-there")
        return found[0].id

    async def answer(self, person: AccountRow, text: str) -> None:
        """The answer of a banned person, once for each ban."""
        ban = await self._bans.of(person.id)
        if ban is None:
            raise Refused("conflict", "not-banned")
        said = clean_line(text, TEXT_MOST)
        if await self._store.answers_of(person.id, ban.at):
            raise Refused("conflict", "has-answered")
        now = self._tables.now()
        row = ReportRow(secrets.token_hex(10), person.id, person.id, "", "", 0, "answer", said, now)
        await self._add(row)

    async def _add(self, row: ReportRow) -> None:
        match await self._store.add_report(row, MOST_OPEN):
            case "same":
                raise Refused("conflict", "is-reported")
            case "many":
                raise Refused("conflict", "reports-most", most=MOST_OPEN)

    async def my_ban(self, person: AccountRow) -> Ban | None:
        """The ban of the person who asks."""
        ban = await self._bans.of(person.id) if person.is_banned else None
        if ban is None:
            return None
        return Ban(ban.why, ban.until, not await self._store.answers_of(person.id, ban.at))

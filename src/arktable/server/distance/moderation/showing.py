"""How reports, bans and the trail are shown to moderators."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from arktable.server.store.distance.moderation import DeedRow, ReportRow, SqlModeration
from arktable.server.store.distance.ratings import SqlRatings
from arktable.server.store.distance.talk import ChatRow, SqlTalk
from arktable.server.wire.distance.moderation import (
    BanShown,
    Deed,
    PersonFacts,
    ReportBrief,
    ReportedLine,
    ReportShown,
    Trail,
)

AROUND: Final = 3
"""Lines before and after the reported one."""
MOST_REPORTS: Final = 200
MOST_DEEDS: Final = 100
MEASURES: Final = ("hide", "close-table", "ban", "lift", "revoke")


class Showing:
    """Reads what moderators see."""

    def __init__(self, store: SqlModeration, talk: SqlTalk, ratings: SqlRatings) -> None:
        self._store = store
        self._talk = talk
        self._ratings = ratings

    async def reports(self, state: str, moderator_id: str) -> list[ReportBrief]:
        """The reports in this state that this moderator may deal with."""
        rows = await self._store.reports(state, MOST_REPORTS)
        return await self._briefs([row for row in rows if await is_for(self._store, row, moderator_id)])

    async def _briefs(self, rows: Sequence[ReportRow]) -> list[ReportBrief]:
        names = await self._store.names({one for row in rows for one in (row.by_id, row.about_id)})
        tables = await self._store.tables({row.table_id for row in rows})
        return [
            ReportBrief(
                row.id, row.kind, names.get(row.by_id, ""), names.get(row.about_id, ""), row.table_id,
                *tables.get(row.table_id, ("", "")), row.at, row.state,
            )
            for row in rows
        ]  # fmt: skip

    async def report(self, row: ReportRow) -> ReportShown:
        """A report with the lines around, and both people."""
        lines = await self._lines(row)
        people = [await self._facts(account_id) for account_id in dict.fromkeys((row.about_id, row.by_id))]
        (brief,) = await self._briefs([row])
        shown = [
            ReportedLine(
                line.n, line.seat, line.name, "" if line.n == row.line or line.hidden_by else line.text, line.at,
                line.n == row.line, bool(line.hidden_by),
            )
            for line in lines
        ]  # fmt: skip
        counts = await self._ratings.counts(row.table_id)
        known = [one for one in people if one is not None]
        return ReportShown(brief, row.text, row.room, row.line, shown, known, counts)

    async def line(self, row: ReportRow) -> str:
        """The text of the reported line; empty if it was deleted meanwhile."""
        return next((line.text for line in await self._lines(row) if line.n == row.line), "")

    async def _lines(self, row: ReportRow) -> list[ChatRow]:
        if not row.room:
            return []
        return await self._talk.between(row.table_id, row.room, row.line - AROUND - 1, row.line + AROUND)

    async def _facts(self, account_id: str) -> PersonFacts | None:
        found = await self._store.history(account_id)
        if found is None:
            return None
        deeds = await self._store.deeds(MOST_DEEDS, whom=account_id)
        shown = await self._deeds([deed for deed in deeds if deed.what in MEASURES])
        return PersonFacts(
            found.name, found.state, found.since, found.games, found.reported, found.upheld, found.reports,
            found.reports_upheld, shown,
        )  # fmt: skip

    async def bans(self, moderator_id: str) -> list[BanShown]:
        """The bans in force, the latest first."""
        found = [await self._store.ban_of(account_id) for account_id in await self._store.banned()]
        bans = sorted((ban for ban in found if ban is not None), key=lambda ban: ban.at, reverse=True)
        names = await self._store.names({one for ban in bans for one in (ban.whom, ban.moderator_id)})
        return [
            BanShown(
                ban.whom, names.get(ban.whom, ""), names.get(ban.moderator_id, ""), ban.at, ban.until, ban.why,
                await self._answer(ban, moderator_id),
            )
            for ban in bans
        ]  # fmt: skip

    async def _answer(self, ban: DeedRow, moderator_id: str) -> str:
        for row in await self._store.answers_of(ban.whom, ban.at):
            if row.state == "open" and await is_for(self._store, row, moderator_id):
                return row.id
        return ""

    async def trail(self, before: str) -> Trail:
        """The deeds of all moderators, the latest first."""
        return Trail(await self._deeds(await self._store.deeds(MOST_DEEDS, before)), await self._store.deed_count())

    async def whole_trail(self) -> list[Deed]:
        return await self._deeds(await self._store.deeds())

    async def _deeds(self, rows: Sequence[DeedRow]) -> list[Deed]:
        names = await self._store.names({one for row in rows for one in (row.moderator_id, row.whom)})
        tables = await self._store.tables({row.table_id for row in rows})
        return [
            Deed(
                row.id, row.at, row.what, names.get(row.moderator_id, ""), names.get(row.whom, ""),
                tables.get(row.table_id, (row.table_id, ""))[0], row.report_id, row.why, row.until,
            )
            for row in rows
        ]  # fmt: skip


async def is_for(store: SqlModeration, row: ReportRow, moderator_id: str) -> bool:
    """May this moderator deal with this report? The answer to a ban goes to another one, if there is one, and nobody
    deals with a report about themselves.
    """
    others = [account_id for account_id, _ in await store.moderators() if account_id != moderator_id]
    if row.kind != "answer":
        return row.about_id != moderator_id or not others
    ban = await store.ban_of(row.about_id)
    return ban is None or ban.moderator_id != moderator_id or not others

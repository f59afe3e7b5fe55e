"""What moderators see and do. Every deed is written to the trail, which nobody can shorten."""

from __future__ import annotations

from typing import Final

from arktable.server.distance.moderation.bans import Bans
from arktable.server.distance.moderation.showing import Showing, is_for
from arktable.server.distance.proposals.endings import Endings
from arktable.server.distance.ratings.ratings import Ratings
from arktable.server.distance.signin.letters import fold
from arktable.server.distance.talk.chat import clean_line
from arktable.server.running.errors import Refused, no_such_table
from arktable.server.running.times import days_after
from arktable.server.store.distance.moderation import DeedRow, Effect, NotPossible, ReportRow, ban, hide, unban
from arktable.server.store.distance.people import PersonRow
from arktable.server.store.distance.sql import SqlDistance
from arktable.server.store.rows import AccountRow
from arktable.server.tables.table import LiveTable
from arktable.server.tables.tables import Tables
from arktable.server.wire.distance.moderation import ReportShown

REASON_MOST: Final = 1000
MODERATOR: Final = "moderator"


class Moderation:
    """The deeds of moderators. Each takes the person who asks, and refuses those who are no moderators."""

    def __init__(self, store: SqlDistance, tables: Tables, endings: Endings, bans: Bans, ratings: Ratings) -> None:
        self._store = store.moderation
        self._talk = store.talk
        self._people = store.people
        self._tables = tables
        self._endings = endings
        self._bans = bans
        self._ratings = ratings
        self.showing = Showing(store.moderation, store.talk, store.ratings)

    async def moderator(self, person: AccountRow | None) -> PersonRow:
        """The moderator who asks. The role is read from the database: it may just have been taken."""
        found = await self._people.of(person.id) if person is not None else None
        if found is None or found.role != MODERATOR or found.state != "player":
            raise Refused("forbidden", "moderators-only")
        return found

    async def report(self, moderator: PersonRow, report_id: str) -> ReportRow:
        """A report that this moderator may deal with."""
        row = await self._store.report(report_id) if report_id.isalnum() else None
        if row is None:
            raise Refused("missing", "no-such-report")
        if not await is_for(self._store, row, moderator.id):
            raise Refused("forbidden", "another-moderator")
        return row

    async def shown(self, moderator: PersonRow, report_id: str) -> ReportShown:
        return await self.showing.report(await self.report(moderator, report_id))

    async def line(self, moderator: PersonRow, report_id: str) -> str:
        """The reported line itself. Looking at it is a deed."""
        row = await self.report(moderator, report_id)
        text = await self.showing.line(row)
        await self._do(moderator, "read", row.about_id, row.table_id, row.id)
        return text

    async def close_report(self, moderator: PersonRow, report_id: str, reason: str) -> None:
        """Nothing else has to be done."""
        row = await self.report(moderator, report_id)
        if row.state != "open":
            raise Refused("conflict", "report-closed")
        why = clean_line(reason, REASON_MOST) if reason.strip() else ""
        await self._do(moderator, "close", row.about_id, row.table_id, row.id, why)

    async def hide_line(self, moderator: PersonRow, table_id: str, room: str, n: int, reason: str, report: str) -> None:
        """Hide a line of the chat. It stays in the database as long as the chat."""
        why = clean_line(reason, REASON_MOST)
        about = report and (await self.report(moderator, report)).id
        whom = await self._store.line_owner(table_id, room, n)
        if whom is None:
            raise Refused("missing", "nobody-there")
        try:
            await self._do(moderator, "hide", whom, table_id, about, why, effect=hide(table_id, room, n, moderator.id))
        except NotPossible:
            raise Refused("conflict", "is-hidden") from None
        self._tables.bus.publish(table_id)

    async def close_table(self, moderator: PersonRow, table_id: str, reason: str, report: str) -> None:
        """End a running game without a result that counts, or delete a table whose game has not started."""
        why = clean_line(reason, REASON_MOST)
        about = report and (await self.report(moderator, report)).id
        table = await self._tables.cache.fresh(table_id)

        async def action() -> None:
            await self._close(table)

        await self._tables.change(table, action)
        await self._do(moderator, "close-table", "", table_id, about, why)

    async def _close(self, table: LiveTable) -> None:
        if table.gone:
            raise no_such_table(table.row.id)
        if table.row.state == "open":
            await self._tables.store.delete_table(table.row.id, table.version)
            self._tables.cache.forget(table)
        elif table.row.state == "running":
            await self._endings.end(table, [], "closed")
        else:
            raise Refused("conflict", "not-running")

    async def revoke(self, moderator: PersonRow, table_id: str, reason: str, report: str) -> None:
        """Let a finished game count for nothing in ratings; later games are computed again."""
        why = clean_line(reason, REASON_MOST)
        about = report and (await self.report(moderator, report)).id
        effect = await self._ratings.revoking(table_id)
        try:
            await self._do(moderator, "revoke", "", table_id, about, why, effect=effect)
        except NotPossible:
            raise Refused("conflict", "does-not-count") from None

    # -- bans ---------------------------------------------------------------------------------------------------

    async def ban(self, moderator: PersonRow, name: str, report: str, reason: str, days: int) -> None:
        """Ban a person for some days, or for good (0). Without a reason there is no ban."""
        if not reason.strip():
            raise Refused("malformed", "ban-reason")
        why = clean_line(reason, REASON_MOST)
        row = await self.report(moderator, report) if report else None
        whom = await self._meant(name, row)
        if whom.id == moderator.id or whom.role:
            raise Refused("conflict", "ban-moderator")
        until = days_after(self._tables.now(), days) if days else ""
        try:
            table = row.table_id if row else ""
            await self._do(moderator, "ban", whom.id, table, report, why, until, ban(whom.id))
        except NotPossible:
            raise Refused("missing", "nobody-there") from None
        await self._bans.began(whom.id)

    async def _meant(self, name: str, row: ReportRow | None) -> PersonRow:
        if row is not None:
            found = await self._people.of(row.about_id)
        else:
            named = await self._people.by_fold(fold(name)) if name else None
            found = named[0] if named else None
        if found is None or found.state == "former":
            raise Refused("missing", "nobody-there")
        return found

    async def lift(self, moderator: PersonRow, account_id: str, reason: str) -> None:
        """Lift a ban. An answer that was not dealt with is dealt with by it."""
        why = clean_line(reason, REASON_MOST)
        ban_ = await self._bans.of(account_id) if account_id.isalnum() else None
        if ban_ is None:
            raise Refused("conflict", "not-banned")
        answers = [row for row in await self._store.answers_of(account_id, ban_.at) if row.state == "open"]
        try:
            await self._do(
                moderator, "lift", account_id, "", answers[0].id if answers else "", why, effect=unban(account_id)
            )
        except NotPossible:
            raise Refused("conflict", "not-banned") from None
        await self._bans.ended(account_id)

    async def _do(
        self,
        moderator: PersonRow,
        what: str,
        whom: str = "",
        table_id: str = "",
        report_id: str = "",
        why: str = "",
        until: str = "",
        effect: Effect | None = None,
    ) -> None:
        row = DeedRow(moderator.id, what, self._tables.now(), whom, table_id, report_id, why, until)
        await self._store.do(row, effect)

"""What the host of a table may do before its game begins: fill and free seats, close it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from arktable.bots.catalogue import usual_bot
from arktable.server.distance.invitations.entrance import InvitedEntrance, host_of
from arktable.server.distance.invitations.former import former_table
from arktable.server.distance.invitations.invitations import check_host
from arktable.server.people.bot_names import BOT_NAMES, check_bot
from arktable.server.running.errors import Refused
from arktable.server.running.times import days_after
from arktable.server.settings import Settings
from arktable.server.store.distance.hosting import ClosedTable, SqlHosting
from arktable.server.store.distance.invites import InviteRow, SqlInvites
from arktable.server.store.rows import AccountRow, SeatRow
from arktable.server.tables.seating import Seating, check_open
from arktable.server.tables.table import LiveTable
from arktable.server.tables.tables import Tables
from arktable.server.wire.tables import Brief

CLOSED_DAYS: Final = 90
"""For this time the link of a closed table says that it was closed."""


class Hosting:
    """The powers of a host."""

    def __init__(
        self,
        tables: Tables,
        seating: Seating,
        entrance: InvitedEntrance,
        store: SqlHosting,
        invites: SqlInvites,
        settings: Settings,
    ) -> None:
        self._tables = tables
        self._seating = seating
        self._entrance = entrance
        self._store = store
        self._invites = invites
        self._settings = settings

    async def remove(self, person: AccountRow, table_id: str, seat: int) -> Brief:
        """Free the seat of another person or of a bot. The person cannot sit down again unless they are invited."""

        async def action(table: LiveTable) -> None:
            self._tables.check_room(table, again=True)
            if not 0 <= seat < len(table.seats) or table.seats[seat].kind == "open":
                raise Refused("malformed", "no-such-seat", seat=seat)
            gone = table.seats[seat].account_id
            if gone == person.id:
                raise Refused("conflict", "not-yourself")
            freed = tuple(
                SeatRow(one.seat, "open")
                for one in table.seats
                if one.seat == seat or (gone is not None and one.account_id == gone)
            )
            entries = [self._tables.entry(table, ahead, "leave", one.seat) for ahead, one in enumerate(freed, 1)]
            if gone is not None:  # first, so that the person cannot sit down in between
                row = InviteRow(gone, "", person.id, self._tables.now(), answer="removed")
                await self._invites.put(table_id, row)
            rows = await self._tables.commit(table, entries, "open", None, freed)
            for one in freed:
                table.seats[one.seat] = one
            for entry in rows:
                table.apply_other(entry)
            await self._entrance.renew(table)

        return await as_host(self._tables, person, table_id, action)

    async def fill(self, person: AccountRow, table_id: str, seat: int | None, bot: str | None) -> Brief:
        """Seat a bot on an open seat; without a seat on all that are kept for nobody, so that the game begins."""

        async def action(table: LiveTable) -> None:
            self._tables.check_room(table, again=True)
            game = table.first_game.facts.game if table.first_game else ""
            chosen = bot or usual_bot(game)
            check_bot(chosen, game, self._settings.bot_think)
            await self._entrance.renew(table)
            free = [one.seat for one in table.seats if one.kind == "open"]
            if seat is None and table.kept_for:
                raise Refused("conflict", "seat-kept", name=next(iter(table.kept_for.values())))
            if seat is None and table.unagreed:
                raise Refused("conflict", "not-agreed", name=table.seats[min(table.unagreed)].name)
            if seat is not None and seat not in free:
                raise Refused("conflict", "seat-taken", seat=seat)
            wanted = free if seat is None else [seat]
            left = [one for one in table.seats if one.kind != "bot" and one.seat not in wanted]
            if table.row.rated and len(left) < 2:
                raise Refused("malformed", "rated-needs-people")
            if not any(one.kind == "person" for one in table.seats) and len(wanted) == len(free):
                raise Refused("conflict", "nobody-sits")
            for one in wanted:
                await self._seating.take(table, SeatRow(one, "bot", BOT_NAMES[one % len(BOT_NAMES)], bot=chosen))
            await self._entrance.renew(table)

        return await as_host(self._tables, person, table_id, action)

    async def close(self, person: AccountRow, table_id: str) -> None:
        """Close a table that has not begun. Its link says so for some time."""
        table = await self._tables.cache.fresh(table_id)

        async def action() -> None:
            check_open(table)
            check_host(table, person)
            now = self._tables.now()
            like = former_table(table, await self._invites.of_table(table_id))
            closed = ClosedTable(table.row.name, table.row.ruleset, now, like)
            until = days_after(now, CLOSED_DAYS)
            await self._store.close(table_id, table.version, host_of(table), closed, until)
            self._tables.cache.forget(table)

        await self._tables.change(table, action)


async def as_host(
    tables: Tables,
    person: AccountRow,
    table_id: str,
    action: Callable[[LiveTable], Awaitable[None]],
    is_begun: bool = False,
) -> Brief:
    """Do something that only the host may do before the start; with `is_begun` also later."""
    table = await tables.cache.fresh(table_id)

    async def allowed() -> None:
        check_host(table, person)
        if not is_begun:
            check_open(table)
        elif table.over:
            raise Refused("conflict", "not-running")
        await action(table)

    await tables.change(table, allowed)
    return tables.brief(table, person)

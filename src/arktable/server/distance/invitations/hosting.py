"""What the host of a table may do before its game begins: change what is agreed, fill and free seats, close it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec

from arktable.bots.catalogue import usual_bot
from arktable.engine.game import Game
from arktable.server.distance.invitations.entrance import InvitedEntrance, host_of
from arktable.server.distance.invitations.invitations import check_host
from arktable.server.lobby.agreement import Agreement, check_agreement
from arktable.server.lobby.lobby import usual_begin
from arktable.server.people import names
from arktable.server.people.bot_names import BOT_NAMES, check_bot
from arktable.server.running.errors import Refused
from arktable.server.running.times import days_after
from arktable.server.settings import Settings
from arktable.server.store.distance.hosting import ClosedTable, SqlHosting
from arktable.server.store.distance.invites import InviteRow, SqlInvites
from arktable.server.store.rows import AccountRow, SeatRow
from arktable.server.tables.seating import Seating, check_open
from arktable.server.tables.table import LiveTable
from arktable.server.tables.table_clock import read_pace
from arktable.server.tables.tables import Tables
from arktable.server.wire.pace import Pace
from arktable.server.wire.tables import Brief

CLOSED_DAYS: Final = 90
"""For this time the link of a closed table says that it was closed."""


class Changes(msgspec.Struct, frozen=True):
    """What the host changes; None leaves it as it is."""

    name: str | None = None
    pace: Pace | None = None
    rated: bool | None = None
    options: dict[str, str] | None = None
    unlisted: bool | None = None
    invited: bool | None = None
    chat: bool | None = None

    @property
    def is_about_rules(self) -> bool:
        """Does it change what other people have agreed to by sitting down?"""
        return any(one is not None for one in (self.name, self.pace, self.rated, self.options))


class Hosting:
    """The powers of a host."""

    def __init__(
        self,
        tables: Tables,
        seating: Seating,
        entrance: InvitedEntrance,
        store: SqlHosting,
        invites: SqlInvites,
        find_game: Callable[[str], Game],
        settings: Settings,
    ) -> None:
        self._tables = tables
        self._seating = seating
        self._entrance = entrance
        self._store = store
        self._invites = invites
        self._find_game = find_game
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

        return await self._do(person, table_id, action)

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

        return await self._do(person, table_id, action)

    async def close(self, person: AccountRow, table_id: str) -> None:
        """Close a table that has not begun. Its link says so for some time."""
        table = await self._tables.cache.fresh(table_id)

        async def action() -> None:
            check_open(table)
            check_host(table, person)
            now = self._tables.now()
            closed = ClosedTable(table.row.name, table.row.ruleset, now)
            until = days_after(now, CLOSED_DAYS)
            await self._store.close(table_id, table.version, host_of(table), closed, until)
            self._tables.cache.forget(table)

        await self._tables.change(table, action)

    async def change(self, person: AccountRow, table_id: str, changes: Changes) -> Brief:
        """Change what is agreed. What others have agreed to by sitting down is not changed while they sit there."""
        only_chat = changes == Changes(chat=changes.chat)

        async def action(table: LiveTable) -> None:
            others = [one for one in table.seats if one.kind == "person" and one.account_id != person.id]
            if changes.is_about_rules and others:
                raise Refused("conflict", "others-agreed", name=others[0].name)
            values = self._values(table, changes)
            if not values:
                return
            changed = msgspec.structs.replace(table.row, **values)
            if "options" in values:
                await self._tables.store.keep(changed, self._find_game(table.row.ruleset).sheet.values(), {})
            await self._store.change(table_id, **values)
            if "options" in values or "pace" in values:
                await self._tables.cache.reload(table)
                for listener in self._tables.cache.on_load:  # it may have a clock from now on
                    await listener(table)
            table.row = changed

        return await self._do(person, table_id, action, is_begun=only_chat)

    def _values(self, table: LiveTable, changes: Changes) -> dict[str, Any]:
        """The columns of the table that change; refused if they cannot be agreed on."""
        row = table.row
        agreed = Agreement(
            changes.pace or read_pace(row.pace),
            row.rated if changes.rated is None else changes.rated,
            row.invited if changes.invited is None else changes.invited,
            row.chat if changes.chat is None else changes.chat,
        )
        if table.row.state == "open":
            check_agreement(agreed, table.seats, has_clocks=True)
        values: dict[str, Any] = {
            "pace": agreed.pace_text(), "rated": agreed.rated, "invited": agreed.invited, "chat": agreed.chat,
        }  # fmt: skip
        if changes.unlisted is not None:
            values["unlisted"] = changes.unlisted
        if changes.name is not None:
            values["name"] = names.clean_name(changes.name, names.TABLE_NAME_MOST)
        if changes.options is not None:
            if row.start or (table.entries and table.position is not None):
                raise Refused("conflict", "options-fixed")
            begin = usual_begin(self._find_game(row.ruleset), row.seats, changes.options, int(row.seed))
            values |= {"options": begin.options, "rules_rev": begin.rules_rev, "sheet_hash": begin.sheet_hash}
        return {key: value for key, value in values.items() if getattr(row, key) != value}

    async def _do(
        self, person: AccountRow, table_id: str, action: Callable[[LiveTable], Awaitable[None]], is_begun: bool = False
    ) -> Brief:
        """Do something that only the host may do before the start; with `is_begun` also later."""
        table = await self._tables.cache.fresh(table_id)

        async def allowed() -> None:
            check_host(table, person)
            if not is_begun:
                check_open(table)
            elif table.over:
                raise Refused("conflict", "not-running")
            await action(table)

        await self._tables.change(table, allowed)
        return self._tables.brief(table, person)

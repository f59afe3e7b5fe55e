"""What is agreed at a table before its game begins: the host changes it, and those who sit there agree again."""

from __future__ import annotations

from typing import Any

import msgspec

from arktable.server.distance.invitations.entrance import InvitedEntrance
from arktable.server.distance.invitations.hosting import as_host
from arktable.server.distance.notices.outbox import Outbox
from arktable.server.lobby.agreement import Agreement, check_agreement
from arktable.server.lobby.lobby import usual_begin
from arktable.server.people import names
from arktable.server.people.acting_seat import own_seats
from arktable.server.running.errors import Refused, not_seated
from arktable.server.services import Services
from arktable.server.store.distance.hosting import SqlHosting
from arktable.server.store.rows import AccountRow
from arktable.server.tables.seating import check_open
from arktable.server.tables.table import LiveTable
from arktable.server.tables.table_clock import read_pace
from arktable.server.tables.terms import TERMS, change_text
from arktable.server.wire.pace import Pace
from arktable.server.wire.tables import Brief


class Changes(msgspec.Struct, frozen=True):
    """What the host changes; None leaves it as it is."""

    name: str | None = None
    pace: Pace | None = None
    rated: bool | None = None
    options: dict[str, str] | None = None
    unlisted: bool | None = None
    invited: bool | None = None
    chat: bool | None = None


class Agreeing:
    """Changes what is agreed. Every change is a log entry, so that everybody at the table is told."""

    def __init__(self, services: Services, entrance: InvitedEntrance, store: SqlHosting, outbox: Outbox) -> None:
        self._tables = services.tables
        self._seating = services.seating
        self._find_game = services.find_game
        self._entrance = entrance
        self._store = store
        self._outbox = outbox

    async def change(self, person: AccountRow, table_id: str, changes: Changes) -> Brief:
        """Change what is agreed. Of the options, the pace and the rating the others who sit there get a notice, and the
        game does not begin before they agree again.
        """
        only_chat = changes == Changes(chat=changes.chat)

        async def action(table: LiveTable) -> None:
            values = self._values(table, changes)
            if values:
                await self._write(table, values)
                if not table.begun and not table.unagreed and all(seat.kind != "open" for seat in table.seats):
                    await self._seating.agree(table, [-1])  # a change was taken back, and nobody else has to agree
                if table.unagreed and any(key in values for key in TERMS):
                    self._tell(table, person)

        return await as_host(self._tables, person, table_id, action, is_begun=only_chat)

    async def agree(self, person: AccountRow, table_id: str, version: int) -> Brief:
        """A player agrees to what is agreed since this version of the table, on all their seats."""
        table = await self._tables.cache.fresh(table_id)

        async def action() -> None:
            mine = own_seats(table.seats, person.id)
            if not mine:
                raise not_seated()
            check_open(table)
            waiting = [seat for seat in mine if seat in table.unagreed]
            if not waiting:
                raise Refused("conflict", "is-agreed")
            if any(entry.row.kind == "agreement" and entry.row.version > version for entry in table.entries):
                raise Refused("conflict", "changed-again")
            await self._seating.agree(table, waiting)

        await self._tables.change(table, action)
        return self._tables.brief(table, person)

    async def _write(self, table: LiveTable, values: dict[str, Any]) -> None:
        """Write the entry first: without the change that it tells, nobody has to agree again."""
        row, table_id = table.row, table.row.id
        changed = msgspec.structs.replace(row, **values)
        # Who may come is told as a whole.
        who = ("unlisted", "invited") if "unlisted" in values or "invited" in values else ()
        told = values | {key: getattr(changed, key) for key in who}
        self._tables.check_room(table, again=True)
        entry = self._tables.entry(table, 1, "agreement", -1, change_text(row, told))
        position = table.position if table.begun else None
        (entry,) = await self._tables.commit(table, [entry], row.state, position)
        changed.updated = entry.at
        if "options" in values:
            game = self._find_game(row.ruleset)
            await self._tables.store.keep(changed, game.values(changed.options, changed.seats), {})
        await self._store.change(table_id, **values)
        if "options" in values or "pace" in values:
            await self._tables.cache.load_again(table)
            for listener in self._tables.cache.on_load:  # it may have a clock from now on
                await listener(table)
        else:
            table.apply_other(entry)
        table.row = changed
        await self._entrance.renew(table)

    def _tell(self, table: LiveTable, person: AccountRow) -> None:
        for account_id in {table.seats[seat].account_id for seat in table.unagreed}:
            if account_id:
                name, by = table.row.name, person.name
                self._outbox.tell_soon(account_id, "changed", table.row.id, table.version, 5.0, table=name, by=by)

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
        if changes.options is not None and changes.options != row.options:
            if row.start or (table.entries and table.position is not None):
                raise Refused("conflict", "options-fixed")
            begin = usual_begin(self._find_game(row.ruleset), row.seats, changes.options, int(row.seed))
            values |= {"options": begin.options, "rules_rev": begin.rules_rev, "sheet_hash": begin.sheet_hash}
        return {key: value for key, value in values.items() if getattr(row, key) != value}

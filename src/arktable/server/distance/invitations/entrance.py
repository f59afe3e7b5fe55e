"""Who may sit down: seats that are kept, tables for invited people, people whom the host has removed or blocked."""

from __future__ import annotations

from arktable.server.distance.invitations.welcome import Welcomes
from arktable.server.people.acting_seat import own_seats
from arktable.server.people.programs import has_person, is_program
from arktable.server.running.errors import Refused
from arktable.server.store.distance.blocks import SqlBlocks
from arktable.server.store.distance.hosting import SqlHosting
from arktable.server.store.distance.invites import InviteRow, SqlInvites
from arktable.server.store.distance.programs import SqlPrograms
from arktable.server.store.rows import AccountRow
from arktable.server.tables.table import LiveTable
from arktable.server.tables.tables import Tables
from arktable.server.tables.terms import former_terms

OPEN_ANSWERS = ("", "accepted")


def host_of(table: LiveTable) -> str:
    """The account of the host: who opened the table, or the first person there if that is not known."""
    people = (seat.account_id for seat in table.seats if has_person(seat) and seat.account_id)
    return table.row.creator or next(people, "")


def kept_seats(table: LiveTable, rows: list[InviteRow]) -> dict[int, InviteRow]:
    """The open seats that are kept for invited people."""
    return {
        row.seat: row
        for row in rows
        if not row.answer and 0 <= row.seat < len(table.seats) and table.seats[row.seat].kind == "open"
    }


def unagreed_seats(table: LiveTable) -> frozenset[int]:
    """The seats of people who have to agree again, because the host has changed what they agreed to."""
    host, rows = host_of(table), [entry.row for entry in table.entries]
    others = (seat.seat for seat in table.seats if seat.kind == "person" and seat.account_id != host)
    return frozenset(seat for seat in others if former_terms(rows, seat, table.row))


class InvitedEntrance:
    """Implements `Entrance` (`tables/hooks/entrance.py`). It asks the store, so that a restart forgets nothing."""

    def __init__(
        self,
        tables: Tables,
        invites: SqlInvites,
        blocks: SqlBlocks,
        hosting: SqlHosting,
        programs: SqlPrograms,
        welcomes: Welcomes,
    ) -> None:
        self._programs = programs
        self._invites = invites
        self._blocks = blocks
        self._hosting = hosting
        self._welcomes = welcomes
        tables.cache.on_load.append(self.renew)
        tables.entrance = self

    async def renew(self, table: LiveTable) -> None:
        """Read again for whom seats are kept, and who has to agree again; neither once the game has begun."""
        is_open = table.row.state == "open"
        rows = await self._invites.of_table(table.row.id) if is_open else []
        table.kept_for = {seat: row.name for seat, row in kept_seats(table, rows).items()}
        table.unagreed = unagreed_seats(table) if is_open else frozenset()

    async def check_open(self, person: AccountRow) -> None:
        await self._welcomes.check(person.id)

    async def check_seat(self, table: LiveTable, person: AccountRow, seat: int, is_bot: bool) -> None:
        rows = await self._invites.of_table(table.row.id)
        kept = kept_seats(table, rows).get(seat)
        if is_bot:
            if kept is not None and person.id != host_of(table):
                raise Refused("conflict", "seat-kept", name=kept.name)
            return
        why = await self.why_not(table, person, rows)
        if why:
            raise Refused("forbidden", why)
        if kept is not None and kept.account_id != person.id:
            raise Refused("conflict", "seat-kept", name=kept.name)

    async def why_not(self, table: LiveTable, person: AccountRow | None, rows: list[InviteRow]) -> str:
        """Why this person may not sit down at the table, as the key of an error; empty if they may."""
        host = host_of(table)
        if person is None:
            return "not-invited" if table.row.invited else ""
        if person.id == host:
            return ""
        own = next((row for row in rows if row.account_id == person.id), None)
        if own is not None and own.answer == "removed":
            return "was-removed"
        is_bot = is_program(person.id)
        if is_bot and table.row.rated:
            return "rated-no-bot-accounts"
        is_invited = own is not None and own.answer in OPEN_ANSWERS
        if is_bot and not is_invited and not await self._is_owner(host, person.id):
            return "not-invited"
        if table.row.invited and not is_invited and not is_bot:
            return "not-invited"
        # The same answer as for a table of invited people: it does not say who has blocked whom.
        return "not-invited" if host and await self._blocks.has(host, person.id) else ""

    async def _is_owner(self, host: str, account_id: str) -> bool:
        """Does this bot account belong to the host? Then it needs no invitation."""
        program = await self._programs.of(account_id)
        return program is not None and bool(host) and program.owner == host

    async def seated(self, table: LiveTable, person: AccountRow, _seat: int) -> None:
        await self._invites.answer(table.row.id, person.id, "accepted")
        await self.renew(table)

    async def left(self, table: LiveTable, person: AccountRow) -> None:
        """The next person who sits there is the host if the host has left."""
        await self.renew(table)
        if table.row.creator != person.id or own_seats(table.seats, person.id):
            return
        heir = next(seat.account_id for seat in table.seats if has_person(seat) and seat.account_id)
        await self._hosting.change(table.row.id, creator=heir)
        table.row.creator = heir

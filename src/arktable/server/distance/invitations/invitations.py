"""Invitations by name: a host invites players, keeps seats for them, and they answer."""

from __future__ import annotations

from typing import Final

from arktable.server.distance.invitations.entrance import InvitedEntrance, host_of, kept_seats
from arktable.server.distance.notices.outbox import Outbox
from arktable.server.distance.signin.letters import fold
from arktable.server.distance.signin.player_names import tidy
from arktable.server.people.acting_seat import own_seats
from arktable.server.people.programs import bare_name, is_program, wake_programs
from arktable.server.running.errors import Refused
from arktable.server.running.limits import Limits
from arktable.server.store.distance.invites import ANY_SEAT, InviteRow
from arktable.server.store.distance.people import PersonRow
from arktable.server.store.distance.programs import BOT_STATE
from arktable.server.store.distance.sql import SqlDistance
from arktable.server.store.rows import AccountRow
from arktable.server.tables.seating import Seating, check_open
from arktable.server.tables.table import LiveTable
from arktable.server.tables.tables import Tables
from arktable.server.wire.distance.invitations import InvitedByName, OwnInvitation
from arktable.server.wire.tables import Brief

MOST_INVITED: Final = 20
"""Invitations to one table that were not answered."""
MOST_LISTED: Final = 50


def check_host(table: LiveTable, person: AccountRow) -> None:
    """Refuse what only the host may do."""
    if person.id != host_of(table):
        raise Refused("forbidden", "not-host")


class Invitations:
    """Invites players by name, and seats those who accept."""

    def __init__(
        self,
        tables: Tables,
        seating: Seating,
        entrance: InvitedEntrance,
        store: SqlDistance,
        outbox: Outbox,
        limits: Limits,
    ) -> None:
        self._tables = tables
        self._seating = seating
        self._entrance = entrance
        self._invites = store.invites
        self._blocks = store.blocks
        self._people = store.people
        self._programs = store.programs
        self._outbox = outbox
        self._limits = limits

    async def player(self, name: str) -> PersonRow:
        """The player or the bot account with this name. Whether there is one is public: every player has a public
        page.
        """
        found = await self._people.by_fold(fold(bare_name(tidy(name))))
        if found is None or found[0].state not in ("player", BOT_STATE):
            raise Refused("missing", "no-such-player", name=name[:40])
        return found[0]

    async def invite(self, person: AccountRow, table_id: str, name: str, seat: int = ANY_SEAT) -> Brief:
        """Invite a player, and keep a seat for them if one is named."""
        table = await self._tables.cache.fresh(table_id)
        check_host(table, person)
        self._limits.invites.spend(person.id)
        other = await self.player(name)

        async def action() -> None:
            check_open(table)
            check_host(table, person)
            if own_seats(table.seats, other.id):
                raise Refused("conflict", "sits-there", name=other.name)
            if await self._is_blocked(person, other):
                raise Refused("conflict", "not-to-invite", name=other.name)
            if table.row.rated and is_program(other.id):
                raise Refused("conflict", "rated-no-bot-accounts")
            rows = await self._invites.of_table(table_id)
            if sum(not row.answer and row.account_id != other.id for row in rows) >= MOST_INVITED:
                raise Refused("conflict", "invites-most", most=MOST_INVITED)
            if seat != ANY_SEAT:
                _check_free(table, seat, other.id, rows)
            await self._invites.put(table_id, InviteRow(other.id, other.name, person.id, self._tables.now(), seat))
            await self._entrance.renew(table)

        await self._tables.change(table, action)
        self._outbox.tell_soon(other.id, "invitation", table_id, 0, table=table.row.name, by=person.name)
        wake_programs(self._tables.bus, other.id)
        return self._tables.brief(table, person)

    async def _is_blocked(self, person: AccountRow, other: PersonRow) -> bool:
        """Has the other one blocked this person? A bot account blocks whom its owner blocks."""
        program = await self._programs.of(other.id) if is_program(other.id) else None
        return await self._blocks.has(program.owner if program is not None else other.id, person.id)

    async def uninvite(self, person: AccountRow, table_id: str, name: str) -> Brief:
        """Withdraw an invitation. A person who sits there already is removed by `Hosting.remove`."""
        table = await self._tables.cache.fresh(table_id)
        check_host(table, person)
        wanted = fold(tidy(name))

        async def action() -> None:
            check_host(table, person)
            rows = await self._invites.of_table(table_id)
            row = next((row for row in rows if wanted in (fold(row.name), fold(bare_name(row.name)))), None)
            if row is None:
                raise Refused("missing", "no-invitation")
            await self._invites.drop(table_id, row.account_id)
            await self._entrance.renew(table)
            wake_programs(self._tables.bus, row.account_id)

        await self._tables.change(table, action)
        return self._tables.brief(table, person)

    async def answer(self, person: AccountRow, table_id: str, accept: bool) -> Brief:
        """Accept an invitation, and sit down; or decline it."""
        table = await self._tables.cache.fresh(table_id)
        rows = await self._invites.of_table(table_id)
        own = next((row for row in rows if row.account_id == person.id and row.answer in ("", "declined")), None)
        if own is None:
            raise Refused("missing", "no-invitation")
        if accept:
            seat = free_seat(table, person, rows)
            if table.row.state == "open" and seat < 0:
                raise Refused("conflict", "no-free-seat")
            if own.answer:
                await self._invites.answer(table_id, person.id, "")
            await self._seating.sit(person, table_id, max(seat, 0))
            return self._tables.brief(table, person)

        async def action() -> None:
            await self._invites.answer(table_id, person.id, "declined")
            await self._entrance.renew(table)

        await self._tables.change(table, action)
        return self._tables.brief(table, person)

    async def invited(self, person: AccountRow, table_id: str) -> list[InvitedByName]:
        """Whom the host has invited."""
        table = await self._tables.cache.get(table_id)
        check_host(table, person)
        rows = await self._invites.of_table(table_id)
        return [InvitedByName(row.name, row.seat, row.at, row.answer) for row in rows]

    async def mine(self, person: AccountRow) -> list[OwnInvitation]:
        """The invitations that this person has not answered."""
        found = []
        for row in await self._invites.of_person(person.id, MOST_LISTED):
            try:
                table = await self._tables.cache.get(row.table_id)
            except Refused:  # set aside, or deleted meanwhile
                continue
            if not own_seats(table.seats, person.id):
                found.append(OwnInvitation(self._tables.brief(table, person), row.by, row.at))
        return found


def free_seat(table: LiveTable, person: AccountRow | None, rows: list[InviteRow]) -> int:
    """The seat on which this person would sit down: the one that is kept for them, or the first that is kept for
    nobody; −1 if there is none.
    """
    kept = kept_seats(table, rows)
    own = [seat for seat, row in kept.items() if person is not None and row.account_id == person.id]
    free = [seat.seat for seat in table.seats if seat.kind == "open" and seat.seat not in kept]
    return next(iter([*own, *free]), -1)


def _check_free(table: LiveTable, seat: int, account_id: str, rows: list[InviteRow]) -> None:
    """Refuse to keep a seat that is taken, or kept for somebody else."""
    if not 0 <= seat < len(table.seats):
        raise Refused("malformed", "no-such-seat", seat=seat)
    if table.seats[seat].kind != "open":
        raise Refused("conflict", "seat-taken", seat=seat)
    kept = kept_seats(table, rows).get(seat)
    if kept is not None and kept.account_id != account_id:
        raise Refused("conflict", "seat-kept", name=kept.name)

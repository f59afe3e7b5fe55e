"""The invitation to a table: what was agreed, who sits there, and whether there is a seat for the asker."""

from __future__ import annotations

from collections.abc import Callable

from arktable.engine.errors import ArktableError
from arktable.engine.game import Game
from arktable.server.distance.invitations.entrance import InvitedEntrance, host_of, kept_seats
from arktable.server.distance.invitations.invitations import free_seat
from arktable.server.people.acting_seat import own_seats
from arktable.server.running.errors import Refused
from arktable.server.store.distance.hosting import SqlHosting
from arktable.server.store.distance.invites import InviteRow, SqlInvites
from arktable.server.store.distance.people import SqlPeople
from arktable.server.store.rows import AccountRow
from arktable.server.tables.table import LiveTable
from arktable.server.tables.table_clock import read_pace
from arktable.server.tables.tables import Tables
from arktable.server.tables.terms import former_terms
from arktable.server.wire.distance.invitations import FormerTerms, Invitation, InvitationSeat, InvitationState


class Letters:
    """Writes invitations."""

    def __init__(
        self,
        tables: Tables,
        entrance: InvitedEntrance,
        invites: SqlInvites,
        hosting: SqlHosting,
        people: SqlPeople,
        find_game: Callable[[str], Game],
    ) -> None:
        self._tables = tables
        self._entrance = entrance
        self._invites = invites
        self._hosting = hosting
        self._people = people
        self._find_game = find_game

    async def of(self, person: AccountRow | None, table_id: str) -> Invitation:
        """The invitation to a table. A wrong link gets the same answer as that of a table which never was."""
        try:
            table = await self._tables.cache.fresh(table_id)
        except Refused as refused:
            closed = await self._hosting.closed(table_id, self._tables.now()) if refused.kind == "missing" else None
            if closed is None:
                raise
            was, host = closed
            again = was.like is not None and person is not None and was.like.knows(person.id)
            return Invitation(table_id, was.name, was.ruleset, "closed", host, since=was.at, again=again)
        rows = await self._invites.of_table(table_id) if table.row.state == "open" else []
        mine = own_seats(table.seats, person.id if person else None)
        own = next((row for row in rows if person and row.account_id == person.id), None)
        seat = free_seat(table, person, rows)
        host = await self._host(table)
        why = "" if mine or table.row.state != "open" else await self._entrance.why_not(table, person, rows)
        row = table.row
        return Invitation(
            row.id, row.name, row.ruleset, _state(table, seat, bool(mine)), host,
            options=row.options,
            pace=read_pace(row.pace) if row.pace else None,
            rated=row.rated,
            invited=row.invited,
            chat=row.chat,
            minutes=self._minutes(row.ruleset),
            seats=self._seats(table, rows),
            since=_since(table),
            you=mine[0] if mine else -1,
            is_host=person is not None and person.id == host_of(table),
            by=host if own is not None and own.answer in ("", "accepted") else "",
            seat=seat if not mine and not why and row.state == "open" else -1,
            why_not=why,
            version=table.version,
            former=_former(table, [seat for seat in mine if seat in table.unagreed]),
        )  # fmt: skip

    async def _host(self, table: LiveTable) -> str:
        host = host_of(table)
        seated = next((seat.name for seat in table.seats if host and seat.account_id == host), None)
        if seated is not None or not host:
            return seated or ""
        known = await self._people.of(host)
        return known.name if known is not None else ""

    def _minutes(self, ruleset: str) -> int:
        try:
            return self._find_game(ruleset).facts.minutes
        except ArktableError:
            return 0

    def _seats(self, table: LiveTable, rows: list[InviteRow]) -> list[InvitationSeat]:
        host, kept = host_of(table), kept_seats(table, rows)
        sat = {entry.row.seat: entry.row.at for entry in table.entries if entry.row.kind == "sit"}
        return [
            InvitationSeat(
                seat.seat,
                seat.kind,
                seat.name,
                seat.bot or "",
                bool(host) and seat.account_id == host,
                kept[seat.seat].name if seat.seat in kept else "",
                sat.get(seat.seat, "") if seat.kind != "open" else "",
            )
            for seat in table.seats
        ]


def _state(table: LiveTable, seat: int, is_seated: bool) -> InvitationState:
    if table.over:
        return "over"
    if table.row.state == "running":
        return "begun"
    return "open" if seat >= 0 or is_seated else "full"


def _former(table: LiveTable, seats: list[int]) -> FormerTerms | None:
    """What the player of these seats has agreed to; None if they need not agree again."""
    if not seats:
        return None
    row = table.row
    before = former_terms([entry.row for entry in table.entries], seats[0], row)
    pace = before.get("pace", row.pace)
    return FormerTerms(
        before.get("options", row.options), read_pace(pace) if pace else None, before.get("rated", row.rated)
    )


def _since(table: LiveTable) -> str:
    """When the game began, or when the last seat was taken."""
    kinds = ("start",) if table.begun else ("sit",)
    return next((entry.row.at for entry in reversed(table.entries) if entry.row.kind in kinds), "")

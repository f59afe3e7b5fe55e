"""Reads from a table what is needed to open the same one again."""

from __future__ import annotations

from arktable.server.distance.invitations.entrance import host_of
from arktable.server.store.distance.hosting import FormerSeat, FormerTable
from arktable.server.store.distance.invites import InviteRow
from arktable.server.store.rows import SeatRow
from arktable.server.tables.table import LiveTable


def former_table(table: LiveTable, invites: list[InviteRow]) -> FormerTable:
    """What is needed to open the same table again. A game that was played begins with the usual set-up."""
    row, host = table.row, host_of(table)
    waiting = {one.seat: one.account_id for one in invites if not one.answer and one.seat >= 0}
    owners = [seat.account_id for seat in table.seats]

    def name_of(seat: SeatRow) -> str:
        """Names tell people apart who share a device. Of others none is kept: who deletes an account takes it along."""
        is_shared = owners.count(seat.account_id) > 1
        return seat.name if is_shared and (table.over or seat.account_id == host) else ""

    seats = [
        FormerSeat(seat.kind, name_of(seat), seat.player or waiting.get(seat.seat, ""), seat.bot or "")
        for seat in table.seats
    ]
    return FormerTable(
        row.name, row.ruleset, row.options, row.pace, row.rated, row.invited, row.chat, row.unlisted,
        "" if table.begun else row.start,
        "" if table.begun else host,
        seats,
        [one.account_id for one in invites if not one.answer and one.seat < 0],
    )  # fmt: skip

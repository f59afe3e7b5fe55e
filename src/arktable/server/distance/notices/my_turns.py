"""The tables that wait for a person, for feeds and for the mail of a day."""

from __future__ import annotations

from typing import Final, NamedTuple

from arktable.server.store.distance.clocks import SqlClocks
from arktable.server.tables.tables import Tables

MOST: Final = 200
"""Tables of a person that are looked through, the latest first."""


class MyTurn(NamedTuple):
    """A table that waits for a person."""

    table_id: str
    name: str
    ruleset: str
    since: str
    """When the table last changed."""
    deadline: str
    """When the clock runs out; empty without a clock."""


async def turns_of(tables: Tables, clocks: SqlClocks, account_id: str) -> list[MyTurn]:
    """The tables that wait for a decision of this person: what runs out first, then what has waited longest."""
    waiting = []
    for listed in await tables.store.tables_of(account_id, MOST):
        row, to_move = listed.row, listed.row.summary.to_move
        if row.state == "running" and not row.aside and to_move >= 0:
            seat = listed.seats[to_move]
            if seat.kind == "person" and seat.bot is None and seat.player == account_id:
                waiting.append(row)
    flags = await clocks.flags_of([row.id for row in waiting])
    turns = [MyTurn(row.id, row.name, row.ruleset, row.updated, flags.get(row.id, "")) for row in waiting]
    return sorted(turns, key=lambda turn: (not turn.deadline, turn.deadline, turn.since, turn.table_id))

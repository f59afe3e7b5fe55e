"""Tables as messages to programs show them."""

from __future__ import annotations

from collections.abc import Sequence, Set
from typing import Protocol

from arktable.server.people.acting_seat import own_seats
from arktable.server.store.rows import SeatRow
from arktable.server.tables.table_clock import read_pace
from arktable.server.wire.distance.bots import BotTable


class AnyTable(Protocol):
    """A table as the store or the memory has it."""

    @property
    def id(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def ruleset(self) -> str: ...
    @property
    def options(self) -> dict[str, str]: ...
    @property
    def state(self) -> str: ...
    @property
    def pace(self) -> str: ...


def shown_table(
    table: AnyTable, seats: Sequence[SeatRow], account_id: str, unagreed: Set[int] = frozenset()
) -> BotTable:
    """The table as a program of this bot account sees it. `unagreed` are the seats that have to agree again."""
    mine = own_seats(seats, account_id)
    return BotTable(
        table.id,
        table.name,
        table.ruleset,
        table.options,
        table.state,
        [seat.name for seat in seats],
        mine[0] if mine else -1,
        read_pace(table.pace) if table.pace else None,
        any(seats[seat].bot is not None for seat in mine),
        any(seat in unagreed for seat in mine),
    )

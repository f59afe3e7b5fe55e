"""Who may open tables and sit down. A browser without a server has no invitations.

Implemented by `distance/invitations/entrance.py`.
"""

from __future__ import annotations

from typing import Protocol

from arktable.server.store.rows import AccountRow
from arktable.server.tables.table import LiveTable


class Entrance(Protocol):
    """Decides about seats before the start of a game. All but `check_open` are called under the lock of the table."""

    async def check_open(self, person: AccountRow) -> None:
        """Refuse to open a table to somebody who may not."""

    async def check_seat(self, table: LiveTable, person: AccountRow, seat: int, is_bot: bool) -> None:
        """Refuse an open seat that is kept for somebody else, or a table to which this person is not invited."""

    async def seated(self, table: LiveTable, person: AccountRow, seat: int) -> None:
        """This person sits down."""

    async def left(self, table: LiveTable, person: AccountRow) -> None:
        """This person has left a seat; others sit at the table."""


class OpenToAll:
    """Implements `Entrance` where nobody is invited."""

    async def check_open(self, person: AccountRow) -> None:
        pass

    async def check_seat(self, table: LiveTable, person: AccountRow, seat: int, is_bot: bool) -> None:
        pass

    async def seated(self, table: LiveTable, person: AccountRow, seat: int) -> None:
        pass

    async def left(self, table: LiveTable, person: AccountRow) -> None:
        pass

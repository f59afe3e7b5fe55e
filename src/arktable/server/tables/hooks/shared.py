"""What tables ask of the other processes of a database (`sharing`). One that has it for itself asks nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, Protocol, TypeAlias

from arktable.engine.position import Position
from arktable.server.store.rows import SeatRow

BotAfter: TypeAlias = Literal["", "waits", "none"]
"""Whether a table waits for a bot; empty if no process needs to know."""


class Shared(Protocol):
    """Of several processes one asks the bots of a table: the one that holds its lease."""

    def bot_after(self, table_id: str, position: Position | None, seats: Sequence[SeatRow]) -> BotAfter:
        """Whether a table waits for a bot in this position of its running game, with these seats."""

    def written(self, table_id: str, bot: BotAfter, is_ours: bool) -> None:
        """This was written with an entry; `is_ours` if this process asks the bot."""

    def may_ask(self, table_id: str) -> bool:
        """May this process ask the bots of this table? If not, it may try to get the lease."""

    async def keep(self, table_id: str, seat: int, text: str) -> None:
        """Store a text of a seat for the other processes."""


class Alone:
    """Implements `Shared` for a process that has the database for itself."""

    def bot_after(self, _table_id: str, _position: Position | None, _seats: Sequence[SeatRow]) -> BotAfter:
        return ""

    def written(self, _table_id: str, _bot: BotAfter, _is_ours: bool) -> None:
        pass

    def may_ask(self, _table_id: str) -> bool:
        return True

    async def keep(self, _table_id: str, _seat: int, _text: str) -> None:
        pass


def bot_of(position: Position | None, seats: Sequence[SeatRow]) -> str | None:
    """The name of the bot that is to move in this position, if any."""
    return None if position is None or position.seat < 0 else seats[position.seat].bot

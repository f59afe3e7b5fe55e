"""Notifications that a table has changed, between the parts of a server."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol


class Bus(Protocol):
    """A message only says which table has changed; listeners read the table itself. So a message can be late, repeated
    or merged with the next one, and contains nothing secret.
    """

    @property
    def published(self) -> int:
        """Number of published messages about all tables."""

    def publish(self, table_id: str) -> None:
        """Notify the listeners of this table, in all processes."""

    def publish_here(self, table_id: str) -> None:
        """Notify the listeners of this table, or of this bot account, in this process only."""

    def tell(self, kind: str, what: str) -> None:
        """Tell the other processes that something has changed which is not in the log of a table."""

    def handle(self, kind: str, handler: Callable[[str], None]) -> None:
        """Call `handler` for what another process tells of this kind."""

    def is_heard(self, table_id: str) -> bool:
        """Has this table listeners?"""

    def subscribe(self, table_id: str, listener: Callable[[], None]) -> Callable[[], None]:
        """Call `listener` after each change, until the returned function is called. It must not block or raise."""

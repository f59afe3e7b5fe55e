"""How the parts of a server, and several servers, tell each other that something happened at a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol


class Bus(Protocol):
    """A message says only at which table something changed: who listens reads the table itself.

    So a message may come late, twice or merged with the next one, and nothing secret is ever in it.
    """

    @property
    def published(self) -> int:
        """How often something was published about any table."""

    def publish(self, table_id: str) -> None:
        """Something changed at this table."""

    def is_heard(self, table_id: str) -> bool:
        """Does anybody listen to this table?"""

    def subscribe(self, table_id: str, listener: Callable[[], None]) -> Callable[[], None]:
        """Call `listener` after each change, until the returned function is called. It must not block or raise."""

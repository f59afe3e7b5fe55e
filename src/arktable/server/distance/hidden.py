"""People who want that nobody is shown whether they are here."""

from __future__ import annotations

from collections.abc import Iterable

from arktable.server.bus.kinds import HIDDEN
from arktable.server.bus.protocol import Bus
from arktable.server.people.presence import Presence


class Hidden:
    """Keeps `Presence` up to date with what people have chosen, in all processes."""

    def __init__(self, presence: Presence, bus: Bus) -> None:
        self._presence = presence
        self._bus = bus
        bus.handle(HIDDEN, self._elsewhere)

    def start(self, accounts: Iterable[str]) -> None:
        """These people have chosen it before."""
        for account_id in accounts:
            self._presence.hide(account_id, True)

    def hide(self, account_id: str, is_hidden: bool) -> None:
        self._presence.hide(account_id, is_hidden)
        self._bus.tell(HIDDEN, f"{int(is_hidden)} {account_id}")

    def _elsewhere(self, what: str) -> None:
        is_hidden, account_id = what.split(" ", 1)
        self._presence.hide(account_id, is_hidden == "1")

"""Who has which table open, and for how long a table waits. In memory only: it means nothing after a restart.

Times are those of a monotonic clock: when somebody sets the clock of the machine, nobody has been away for longer. The
process knows nothing of the time before it began, so nobody has been away or silent for longer than it runs.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Final, Generic, TypeVar

from arktable.server.store.rows import SeatRow

K = TypeVar("K")

MOST_REMEMBERED: Final = 20_000


class Since(Generic[K]):
    """How long ago something happened, by key; what happened longest ago is forgotten first."""

    def __init__(self, clock: Callable[[], float], most: int = MOST_REMEMBERED) -> None:
        self._clock = clock
        self._most = most
        self._times: OrderedDict[K, float] = OrderedDict()
        self._latest_forgotten = clock()

    def note(self, key: K) -> None:
        """It happens now."""
        self._times[key] = self._clock()
        self._times.move_to_end(key)
        while len(self._times) > self._most:
            self._latest_forgotten = self._times.popitem(last=False)[1]

    def seconds(self, key: K) -> float:
        """The seconds since then; a lower bound for what this process does not remember."""
        return self._clock() - self._times.get(key, self._latest_forgotten)


class Presence:
    """Counts the open connections of each person at each table, and remembers when somebody left or decided."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._left: Since[tuple[str, str]] = Since(clock)
        self._decided: Since[str] = Since(clock)
        self._here: dict[tuple[str, str], int] = {}

    def enter(self, table_id: str, account_id: str) -> None:
        key = (table_id, account_id)
        self._here[key] = self._here.get(key, 0) + 1

    def leave(self, table_id: str, account_id: str) -> None:
        key = (table_id, account_id)
        left = self._here.get(key, 0) - 1
        if left > 0:
            self._here[key] = left
        else:
            self._here.pop(key, None)
            self._left.note(key)

    def away_for(self, table_id: str, account_id: str) -> float | None:
        """The seconds since this person left the table; None if they are here."""
        key = (table_id, account_id)
        return None if key in self._here else self._left.seconds(key)

    def decided(self, table_id: str) -> None:
        """The game at this table has changed: from now on it waits for whoever decides next."""
        self._decided.note(table_id)

    def waits_for(self, table_id: str) -> float:
        """The seconds for which the table has waited for whoever decides."""
        return self._decided.seconds(table_id)

    def is_here(self, table_id: str, seat: SeatRow) -> bool:
        """Does this player have the table open? Bots always do."""
        return seat.kind == "bot" or (seat.account_id is not None and (table_id, seat.account_id) in self._here)

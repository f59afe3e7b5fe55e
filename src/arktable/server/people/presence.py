"""Which people have which table open, and how long a table has waited for a decision. Kept in memory; processes that
share a database tell each other who is where (`sharing/presence.py`).

Times are those of a monotonic clock, so changing the clock of the machine has no effect. Times before the start of the
process are unknown and count as the start.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from typing import Final, Generic, TypeVar

from arktable.server.store.rows import SeatRow
from arktable.server.wire.tables import SeatPresence

K = TypeVar("K")

MOST_REMEMBERED: Final = 20_000
VISITOR: Final = ""
"""The account of people without a session."""


class Since(Generic[K]):
    """The time since an event, by key. The oldest are dropped first."""

    def __init__(self, clock: Callable[[], float], most: int = MOST_REMEMBERED) -> None:
        self._clock = clock
        self._most = most
        self._times: OrderedDict[K, float] = OrderedDict()
        self._latest_forgotten = clock()

    def note(self, key: K) -> None:
        """Record that the event happens now."""
        self._times[key] = self._clock()
        self._times.move_to_end(key)
        while len(self._times) > self._most:
            self._latest_forgotten = self._times.popitem(last=False)[1]

    def known(self, key: K) -> float:
        """The seconds since the event; 0 if it is not known."""
        return self._clock() - self._times[key] if key in self._times else 0.0

    def seconds(self, key: K) -> float:
        """The seconds since the event; a lower bound if it is not known."""
        return self._clock() - self._times.get(key, self._latest_forgotten)


def _nothing(_table_id: str) -> None:
    """The default listener."""


class Presence:
    """Counts the open connections of each person at each table, and records times of leaving and of decisions."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._left: Since[tuple[str, str]] = Since(clock)
        self._decided: Since[str] = Since(clock)
        self._here: dict[tuple[str, str], int] = {}
        self._at: dict[str, dict[str, int]] = {}  # by table, then by person: how many connections
        self._in_sight: dict[tuple[str, str], int] = {}
        self._tables: dict[str, int] = {}  # by person: how many connections they have
        self._hidden: set[str] = set()
        # By table and person: connections to other processes, and how many of them are in sight.
        self._elsewhere: dict[str, dict[str, tuple[int, int]]] = {}
        # Called with a table when somebody has come, left or looked at it.
        self.on_change: Callable[[str], None] = _nothing

    def hide(self, account_id: str, is_hidden: bool) -> None:
        """This person wants that nobody is shown whether they are here."""
        if is_hidden:
            self._hidden.add(account_id)
        else:
            self._hidden.discard(account_id)

    def local(self, table_id: str) -> dict[str, tuple[int, int]]:
        """By person: their connections to this process at a table, and how many of them are in sight."""
        at = self._at.get(table_id, {})
        return {account: (count, self._in_sight.get((table_id, account), 0)) for account, count in at.items()}

    def elsewhere(self, table_id: str, people: Mapping[str, tuple[int, int]]) -> bool:
        """These people have the table open by connections to other processes: all of them, and how many in sight.

        Returns whether that has changed.
        """
        before = self._elsewhere.pop(table_id, {})
        if people:
            self._elsewhere[table_id] = dict(people)
        for account in before.keys() | people.keys():
            if account and account not in people and not self._is_here(table_id, account):
                self._left.note((table_id, account))
            if account:
                self._count(account, (account in people) - (account in before))
        return before != people

    def tables_elsewhere(self) -> list[str]:
        """The tables that somebody has open by a connection to another process."""
        return list(self._elsewhere)

    def _is_here(self, table_id: str, account_id: str) -> bool:
        return (table_id, account_id) in self._here or account_id in self._elsewhere.get(table_id, ())

    def _count(self, account_id: str, more: int) -> None:
        """Count the tables that a person has open."""
        left = self._tables.get(account_id, 0) + more
        if left > 0:
            self._tables[account_id] = left
        else:
            self._tables.pop(account_id, None)

    def enter(self, table_id: str, account_id: str) -> None:
        self.on_change(table_id)
        at = self._at.setdefault(table_id, {})
        at[account_id] = at.get(account_id, 0) + 1
        if account_id == VISITOR:
            return
        key = (table_id, account_id)
        self._here[key] = self._here.get(key, 0) + 1
        self._count(account_id, 1)

    def leave(self, table_id: str, account_id: str) -> None:
        self.on_change(table_id)
        at = self._at.get(table_id, {})
        if at.get(account_id, 0) > 1:
            at[account_id] -= 1
        else:
            at.pop(account_id, None)
        if not at:
            self._at.pop(table_id, None)
        if account_id == VISITOR:
            return
        key = (table_id, account_id)
        self._count(account_id, -1)
        left = self._here.get(key, 0) - 1
        if left > 0:
            self._here[key] = left
        else:
            self._here.pop(key, None)
            if not self._is_here(table_id, account_id):
                self._left.note(key)

    def sees(self, table_id: str, account_id: str) -> bool:
        """Does this person have the table in sight, in a window that is in front?"""
        elsewhere = self._elsewhere.get(table_id, {}).get(account_id, (0, 0))
        return (table_id, account_id) in self._in_sight or elsewhere[1] > 0

    def look(self, table_id: str, account_id: str, is_in_sight: bool) -> None:
        """A window of this person shows the table in front, or no longer does."""
        self.on_change(table_id)
        key = (table_id, account_id)
        if is_in_sight:
            self._in_sight[key] = self._in_sight.get(key, 0) + 1
        elif self._in_sight.get(key, 0) > 1:
            self._in_sight[key] -= 1
        else:
            self._in_sight.pop(key, None)

    def away_for(self, table_id: str, account_id: str) -> float | None:
        """The seconds since this person left the table; None if they have it open."""
        key = (table_id, account_id)
        return None if self._is_here(table_id, account_id) else self._left.seconds(key)

    def decided(self, table_id: str) -> None:
        """The game at this table has changed, and waits for the next decision from now on."""
        self._decided.note(table_id)

    def waits_for(self, table_id: str) -> float:
        """The seconds since the table began to wait for the present decision."""
        return self._decided.seconds(table_id)

    def shown(self, table_id: str, seat: SeatRow) -> SeatPresence:
        """What the others are shown of the player of this seat."""
        player = seat.player
        if seat.kind != "person" or player is None:
            return SeatPresence()
        if player in self._hidden:
            return SeatPresence("hidden")
        if self._is_here(table_id, player):
            return SeatPresence("here")
        if player in self._tables:
            return SeatPresence("near")
        minutes = int(self._left.known((table_id, player)) // 60)
        return SeatPresence("away", minutes)

    def watching(self, table_id: str, seats: Sequence[SeatRow]) -> int:
        """How many people have the table open who do not play there. Several tabs of a person count once, visitors
        without a session each.
        """
        at = dict(self._at.get(table_id, {}))
        for account, (count, _) in self._elsewhere.get(table_id, {}).items():
            at[account] = at.get(account, 0) + count
        if not at:
            return 0
        players = {account for seat in seats for account in (seat.account_id, seat.substitute) if account}
        return sum(count if account == VISITOR else 1 for account, count in at.items() if account not in players)

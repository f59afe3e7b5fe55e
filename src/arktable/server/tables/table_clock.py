"""The clocks of a table, as far as they follow from its log: what is left, and who is waited for.

What was spent is written in the entries and only summed here. Only the present wait has to be computed, by
`distance/clocks`, which knows zones, windows, vacations and outages.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from arktable.server.store.rows import EntryRow, SeatRow
from arktable.server.wire.pace import Pace

MS: Final = 1000
COMES_BACK: Final = {"live": 60, "days": 86_400}
"""By pace: seconds that a seat whose time has run out has at least when a person plays there again."""


def read_pace(text: str) -> Pace:
    """The pace of a table from its row."""
    return msgspec.json.decode(text, type=Pace) if text else Pace()


class TableClock:
    """What each seat has left, in milliseconds, and since when it is waited for."""

    __slots__ = ("_gains", "handed", "is_over", "left", "out", "pace", "paused", "seats", "since", "turn", "zones")

    def __init__(self, pace: Pace, seats: int) -> None:
        self.pace: Final[Pace] = pace
        self.seats: Final[int] = seats
        self.left = [pace.bank * MS] * seats  # the bank
        self.turn = [pace.increment * MS] * seats  # what is left of the time for this turn; used before the bank
        self.since: dict[int, str] = {}
        """By seat: when the present wait began."""
        self.zones = ["UTC"] * seats
        self.out: dict[int, str] = {}
        """By seat whose clock has run out: when it was declared; empty if the others have decided to wait."""
        self.handed: set[int] = set()
        """Seats for which a bot plays."""
        self.paused = ""
        self.is_over = False
        self._gains: dict[int, dict[int, tuple[int, int]]] = {}  # by version and seat: bank and turn before the gain

    def copy(self) -> TableClock:
        twin = TableClock(self.pace, self.seats)
        twin.left, twin.turn, twin.zones = list(self.left), list(self.turn), list(self.zones)
        twin.since, twin.out, twin.paused = dict(self.since), dict(self.out), self.paused
        twin.handed, twin.is_over = set(self.handed), self.is_over
        twin._gains = dict(self._gains)
        return twin

    def total(self, seat: int) -> int:
        """What this seat had left when the present wait began."""
        return self.left[seat] + self.turn[seat]

    def apply(self, row: EntryRow, waiting: Iterable[int], seats: Sequence[SeatRow], ended: Iterable[int]) -> None:
        """Apply an entry. After it the table waits for `waiting`; it ended the turns of `ended`."""
        self._charge(row)
        if row.kind == "move":
            self._gain(row.version, ended)
            self.out.pop(row.seat, None)
        elif row.kind in ("hand-over", "take-back", "substitute"):
            self._hand(row)
        else:
            self._change(row)
        self._wait(row, waiting, seats)

    def _change(self, row: EntryRow) -> None:
        """Apply an entry that changes what is left, or stops the clocks."""
        match row.kind:
            case "undo":
                self._take_back(int(row.moves))
            case "give-time":
                seat, seconds = (int(word) for word in row.moves.split())
                self.left[seat] += seconds * MS
                self.out.pop(seat, None)
            case "flag":
                self.left[row.seat] = self.turn[row.seat] = 0
                self.out[row.seat] = row.at
            case "vote" if row.seat < 0 and row.moves.split(" ")[1] == "wait":
                self.out[int(row.moves.split()[0])] = ""
            case "zone":
                self.zones[row.seat] = row.moves
            case "pause":
                self.paused = row.at
            case "resume":
                self.paused = ""
            case "end":
                self.is_over = True

    def _hand(self, row: EntryRow) -> None:
        """A bot plays for a seat, or a person plays again."""
        if row.kind == "hand-over":
            self.handed.add(int(row.moves.split()[0]))
            return
        seat = row.seat if row.kind == "take-back" else int(row.moves.split()[0])
        self.handed.discard(seat)
        self.out.pop(seat, None)
        if self.total(seat) == 0:  # else it would run out again at once
            self.turn[seat] = max(self.pace.increment, COMES_BACK[self.pace.kind]) * MS

    def _charge(self, row: EntryRow) -> None:
        """Take what was spent from the seats whose wait ended with this entry."""
        for seat, spent in charged_by(row):
            of_turn = min(spent, self.turn[seat])
            self.turn[seat] -= of_turn
            self.left[seat] = max(0, self.left[seat] - (spent - of_turn))
            self.since.pop(seat, None)

    def _gain(self, version: int, ended: Iterable[int]) -> None:
        """Add what is left of the turn to the bank, and begin the time of the next turn. Nobody gains by the turns of a
        bot that plays for them.
        """
        before: dict[int, tuple[int, int]] = {}
        for seat in (seat for seat in ended if seat not in self.handed):
            before[seat] = (self.left[seat], self.turn[seat])
            self.left[seat] += self.turn[seat]
            if self.pace.kind == "days":  # the bank never holds more than at the start
                self.left[seat] = min(self.left[seat], max(before[seat][0], self.pace.bank * MS))
            self.turn[seat] = self.pace.increment * MS
        self._gains[version] = before

    def _take_back(self, version: int) -> None:
        """Undo the gains of an entry; the time that was used stays used."""
        for seat, (left, turn) in self._gains.pop(version, {}).items():
            self.left[seat], self.turn[seat] = left, turn

    def _wait(self, row: EntryRow, waiting: Iterable[int], seats: Sequence[SeatRow]) -> None:
        """Begin the waits for these seats, and end those for others. Clocks of bots, and those that ran out, stand."""
        waits = {
            seat
            for seat in waiting
            if seats[seat].kind == "person" and seat not in self.handed and seat not in self.out
        }
        if self.paused or self.is_over:
            waits = set()
        self.since = {seat: self.since.get(seat, row.at) for seat in sorted(waits)}


def charged_by(row: EntryRow) -> list[tuple[int, int]]:
    """The seats that an entry charges, with milliseconds. A pause ends the waits for all seats and names them."""
    if row.kind == "pause":
        pairs = (word.split(":") for word in row.moves.split())
        return [(int(seat), int(spent)) for seat, spent in pairs]
    if row.spent is None:
        return []
    return [(int(row.moves.split()[0]) if row.kind == "hand-over" else row.seat, row.spent)]

"""Reads from the log what is proposed at a table, and who has agreed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from arktable.server.people.programs import has_person
from arktable.server.store.rows import SeatRow
from arktable.server.tables.table import Entry, LiveTable


class Offer(NamedTuple):
    """An offer that nobody has declined yet."""

    what: str
    by: int
    agreed: frozenset[int]
    """The seats that want it, including the one that offered."""


def present(seats: Sequence[SeatRow]) -> list[int]:
    """The seats of people who play: neither out, nor replaced by a bot."""
    return [seat.seat for seat in seats if seat.kind == "person" and seat.bot is None and not seat.out]


def voters(seats: Sequence[SeatRow]) -> list[int]:
    """The seats of people who decide about offers and votes. Bot accounts go along with what the people want."""
    return [seat for seat in present(seats) if has_person(seats[seat])]


def offer_of(entries: Sequence[Entry]) -> Offer | None:
    """The offer that stands at the end of this log."""
    found: Offer | None = None
    for entry in entries:
        row = entry.row
        if row.kind == "offer":
            found = Offer(row.moves, row.seat, frozenset({row.seat}))
        elif row.kind == "agree" and found is not None:
            found = found._replace(agreed=found.agreed | {row.seat})
        elif row.kind in ("decline", "pause", "end"):
            found = None
    return found


def votes_on(entries: Sequence[Entry], seat: int) -> dict[int, str]:
    """The votes about a seat since its player was last missing, by voter."""
    votes: dict[int, str] = {}
    for entry in entries:
        row = entry.row
        if _about(entry) != seat:
            continue
        if row.kind == "vote" and row.seat >= 0:
            votes[row.seat] = row.moves.split(" ", 2)[1]
        elif row.kind in ("flag", "hand-over", "take-back", "substitute", "give-time"):
            votes = {}
    return votes


def _about(entry: Entry) -> int:
    """The seat that an entry is about."""
    row = entry.row
    if row.kind in ("vote", "hand-over", "substitute", "give-time"):
        return int(row.moves.split()[0])
    return row.seat


def missing(table: LiveTable) -> list[int]:
    """The seats of people that can be voted on: their clock has run out, or a bot plays for them or a substitute. Those
    who have resigned have given up their seat: a bot plays on until the end.
    """
    return [
        seat.seat
        for seat in table.seats
        if seat.kind == "person" and seat.out != "resigned" and (seat.out == "time" or seat.bot is not None)
    ]

"""The seat for which a person acts: people who share a device share an account, and each has a seat.

A person with one seat acts for it. A person with several names one in the request; without it, they see the spectators'
view.
"""

from __future__ import annotations

from collections.abc import Sequence

from arktable.engine.seats import SPECTATOR
from arktable.server.running.errors import Refused, malformed, not_seated
from arktable.server.store.rows import AccountRow, SeatRow


class SeatedPerson(AccountRow, frozen=True, kw_only=True):
    """A person who has named one of their seats."""

    seat: int


def with_seat(person: AccountRow | None, seat: str) -> AccountRow | None:
    """The person with the seat that the request names; unchanged if it names none."""
    if not seat:
        return person
    if not seat.isdecimal() or len(seat) > 2:
        raise malformed("seat is a number, counted from 0")
    if person is None:
        raise not_seated()
    return SeatedPerson(person.id, person.name, person.is_banned, seat=int(seat))


def named_seat(person: AccountRow | None) -> int | None:
    """The seat that this person has named, or None."""
    return person.seat if isinstance(person, SeatedPerson) else None


def own_seats(seats: Sequence[SeatRow], account_id: str | None) -> list[int]:
    """The seats on which this person plays. The owner of a seat does not while a substitute plays."""
    return [seat.seat for seat in seats if account_id is not None and seat.player == account_id]


def acting_seat(mine: Sequence[int], seat: int | None) -> int:
    """The seat for which a person with these seats acts, or the spectators'; refused for a seat of another person."""
    if seat is None:
        return mine[0] if len(mine) == 1 else SPECTATOR
    if seat not in mine:
        raise Refused("forbidden", "not-your-seat", seat=seat)
    return seat


def plays_alone(seats: Sequence[SeatRow], person: AccountRow | None) -> bool:
    """Are this person and bots the only players?"""
    people = [seat for seat in seats if seat.kind == "person"]
    return person is not None and bool(people) and all(seat.account_id == person.id for seat in people)

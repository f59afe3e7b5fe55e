"""For which seat somebody speaks: people who pass one device around share an account, and each has a seat of their own.

Whoever has one seat speaks for it. Whoever has several says for which one, and sees what lies open to everybody until
they do.
"""

from __future__ import annotations

from collections.abc import Sequence

from arktable.engine.seats import SPECTATOR
from arktable.server.running.errors import Refused, malformed, not_seated
from arktable.server.store.rows import AccountRow, SeatRow


class Speaker(AccountRow, frozen=True):
    """A person who has said for which of their seats they speak."""

    seat: int


def speaking(person: AccountRow | None, seat: str) -> AccountRow | None:
    """The person who speaks for this seat, as a request names it; nothing where it names none."""
    if not seat:
        return person
    if not seat.isdecimal() or len(seat) > 2:
        raise malformed("seat is a number, counted from 0")
    if person is None:
        raise not_seated()
    return Speaker(person.id, person.name, int(seat))


def said_seat(person: AccountRow | None) -> int | None:
    """The seat that this person has named, or None."""
    return person.seat if isinstance(person, Speaker) else None


def own_seats(seats: Sequence[SeatRow], account_id: str | None) -> list[int]:
    """The seats of this person."""
    return [seat.seat for seat in seats if account_id is not None and seat.account_id == account_id]


def spoken_for(mine: Sequence[int], seat: int | None) -> int:
    """The seat that somebody with these seats speaks for, or the spectators'; refused for a seat of somebody else."""
    if seat is None:
        return mine[0] if len(mine) == 1 else SPECTATOR
    if seat not in mine:
        raise Refused("forbidden", "not-your-seat", seat=seat)
    return seat


def is_own(seats: Sequence[SeatRow], person: AccountRow | None) -> bool:
    """Does nobody sit there but this person and bots?"""
    people = [seat for seat in seats if seat.kind == "person"]
    return person is not None and bool(people) and all(seat.account_id == person.id for seat in people)

"""What it means for a seat that its player resigns, runs out of time, is replaced, or comes back.

`SeatRow.out` says that a player does not play now, and ends when they come back. `SeatRow.forfeit` says that they are
placed last by ratings and tournaments, and stays. It ends only if another player gives time while the clock is out.
"""

from __future__ import annotations

from msgspec.structs import replace

from arktable.server.store.rows import SeatRow


def resigned(seat: SeatRow, bot: str) -> SeatRow:
    """The player gives up, for good; a bot plays on."""
    return replace(seat, out="resigned", bot=bot, forfeit="resigned")


def ran_out(seat: SeatRow) -> SeatRow:
    """The clock of the player has run out."""
    return replace(seat, out="time", forfeit=seat.forfeit or "time")


def given_time(seat: SeatRow) -> SeatRow:
    """Another player gives time: a clock that is out counts as if it had not run out."""
    if seat.out != "time":
        return seat
    return replace(seat, out="", forfeit="" if seat.forfeit == "time" else seat.forfeit)


def replaced(seat: SeatRow, account_id: str) -> SeatRow:
    """Somebody else plays on. Their moves do not count for the owner, even if the owner comes back."""
    return replace(seat, bot=None, out="", substitute=account_id, forfeit=seat.forfeit or "replaced")


def returned(seat: SeatRow) -> SeatRow:
    """The owner plays again."""
    return replace(seat, bot=None, substitute="", out="" if seat.out == "time" else seat.out)

"""The beginning of the last round (AK 202–206)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from arktable.games.arkadia.state import ArkadiaPosition

FLOOR_OF_THE_END: Final = 2


def second_floor_full(position: ArkadiaPosition) -> bool:
    """Return whether the second floor of the castle is full, which begins the end of the game (AK 204)."""
    return position.floor > FLOOR_OF_THE_END


def check_end(position: ArkadiaPosition, seat: int) -> None:
    """Begin the last round if it is time. `seat` finishes its turn; then all have one more, this seat last (A11)."""
    if position.ending < 0 and position.rules.last_round(position):
        position.ending = seat
        position.turns_left = position.seats + 1
        if position.events is not None:
            if second_floor_full(position):
                position.tell_all("end-begins", seat)
            else:
                position.tell_all("last-round", seat)

"""What a plan shows before it is sent: the table as the plan leaves it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from arktable.engine.events import Event, Seen, said
from arktable.engine.position import Position
from arktable.engine.told import TURN_OVER


class Trial:
    """Moves that were tried for a seat, and how far they are shown.

    `told` has the events of each move, `ended` the positions in which turns ended. Where the last move ends the turn of
    the seat and something follows by itself, such as a production, the plan is shown as it stands before that: nobody
    decided what follows, and what the plan does for it is the forecast's to say.
    """

    __slots__ = ("_stopped", "events", "position", "seat")

    def __init__(
        self, seat: int, position: Position, told: Sequence[Sequence[Event]], ended: Mapping[int, Position]
    ) -> None:
        self.seat = seat
        self.position = position
        self.events = [event for events in told for event in events]
        last = told[-1] if told else ()
        over = next((at for at, event in enumerate(last) if event.key == TURN_OVER and event.seat == seat), len(last))
        self._stopped = seat in ended and any(not event.silent for event in last[over:])
        if self._stopped:
            self.position = ended[seat]
            self.events = self.events[: len(self.events) - len(last) + over]

    def shown(self, reveals: int) -> tuple[dict[str, Any] | None, list[Seen]]:
        """The view after the moves and their events; no view when they show something hidden (`reveals` before)."""
        if self.position.reveals != reveals:
            return None, []
        view = self.position.view(self.seat)
        if self._stopped:
            view["offer"] = None  # alone at the table, one is also the next to decide
        return view, said(self.events, self.seat)

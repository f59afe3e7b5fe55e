"""Preview of a plan: the position after its moves, before they are sent."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from arktable.engine.events import Event, Seen, said
from arktable.engine.position import Position, Settled
from arktable.engine.told import TURN_OVER


class Trial:
    """Moves that were tried for a seat, and the position that is shown after them.

    `steps` has the events of each move, `ended` the position at the end of each seat's turn. If the last move ends the
    seat's turn and something follows automatically, such as a production, the position before that is shown: what
    follows is covered by the forecast. So it is with a decision outside of turns (`settled`) after which something
    hidden is revealed.
    """

    __slots__ = ("_stopped", "events", "position", "seat")

    def __init__(
        self,
        seat: int,
        position: Position,
        steps: Sequence[Sequence[Event]],
        ended: Mapping[int, Position],
        settled: Settled | None = None,
    ) -> None:
        self.seat = seat
        self.position = position
        self.events = [event for events in steps for event in events]
        last = steps[-1] if steps else ()
        over = next((at for at, event in enumerate(last) if event.key == TURN_OVER and event.seat == seat), len(last))
        self._stopped = seat in ended and any(not event.silent for event in last[over:])
        if self._stopped:
            self.position = ended[seat]
            self.events = self.events[: len(self.events) - len(last) + over]
        elif settled is not None and settled.seat == seat and settled.position.reveals != position.reveals:
            self._stopped = True
            self.position = settled.position
            self.events = self.events[: len(self.events) - len(last) + settled.told]

    def shown(self, reveals: int) -> tuple[dict[str, Any] | None, list[Seen]]:
        """The view after the moves and their events; no view when they show something hidden (`reveals` before)."""
        if self.position.reveals != reveals:
            return None, []
        view = self.position.view(self.seat)
        if self._stopped:
            view["offer"] = None  # in a solo game the same seat decides next
        return view, said(self.events, self.seat)

"""What is measured of moves at the tables."""

from __future__ import annotations

import time

from arktable.server.logs.request_ids import REQUEST
from arktable.server.metrics.declared import MOVE_SECONDS, MOVES


def note_moves(is_by_hand: bool, is_bot: bool) -> None:
    """Count an entry with moves that was committed, and note how long a person's move took since its request."""
    if not is_by_hand:
        MOVES.add("bot" if is_bot else "ahead")
        return
    MOVES.add("person")
    if began := REQUEST.get().began:
        MOVE_SECONDS.observe(time.perf_counter() - began, "commit")

"""The reason for a move that does not belong to the present decision."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from arktable.engine.flow import Phase
from arktable.engine.moves import Move
from arktable.engine.reasons import Reason, not_now
from arktable.games.arkadia import moves as kinds

if TYPE_CHECKING:
    from arktable.games.arkadia.state import ArkadiaPosition


def not_asked(position: ArkadiaPosition, asked: Phase[Any], move: Move, rule: str) -> Reason:
    """Return the most helpful reason. `rule` is the line of the rule book about the present decision."""
    if move.kind == kinds.BANNER and not position.banners[asked.seat]:
        return Reason("no-banner", "AK 185", {"have": 0, "need": 1})
    if move.kind == kinds.DONE and asked.NAME == "must":
        return Reason("done-needs-worker", "AK 84", {"have": 0, "need": 1})
    return not_now(asked.NAME, rule)

"""What a hint says of a plan in addition to its moves: how many coins one will have."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from arktable.bots.commentary import COST, GAIN, Because, Commentary, Figure, View, change
from arktable.engine.moves import Move


class NimCommentary(Commentary):
    """Coins are all that counts."""

    def figures(self, kit: View, seat: int, before: View, after: View) -> tuple[list[Figure], bool]:
        return [Figure("coins", before["coins"][seat], after["coins"][seat])], False

    def reasons(self, kit: View, seat: int, moves: Sequence[Move], before: View, after: View) -> list[Because]:
        was, now = before["coins"][seat], after["coins"][seat]
        return [change("coins", was, now, GAIN if now > was else COST)] if now != was else []


COMMENTARY: Final = NimCommentary()

"""Continuing the castle (AK 157–167, 206): one piece per building just completed, obligatory (A21).

The piece comes from the pool of the floor under construction and is placed on a square without a piece of that floor.
When a floor is full, its two left-over pieces go to the third pool before anything else; a full second floor begins the
end of the game (AK 204). The third floor is built from pool three; when it is empty, no piece is placed (A9).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from arktable.engine.fields import Whole
from arktable.engine.flow import Phase
from arktable.engine.moves import Move
from arktable.engine.reasons import Reason
from arktable.engine.state import field
from arktable.games.arkadia import moves as kinds
from arktable.games.arkadia.numbering import FAMILIES, FLOORS, first_piece
from arktable.games.arkadia.phases.ending import check_end
from arktable.games.arkadia.phases.not_asked import not_asked
from arktable.games.arkadia.phases.scene_events import tell_values

if TYPE_CHECKING:
    from arktable.games.arkadia.state import ArkadiaPosition


class BuildCastle(Phase["ArkadiaPosition"]):
    """The player places `left` more pieces."""

    NAME = "castle"
    left: int = field(Whole, default=1)

    def resume(self, position: ArkadiaPosition) -> bool:
        base = first_piece(position.floor)
        pools = position.pools
        if self.left and pools[base] + pools[base + 1] + pools[base + 2] + pools[base + 3]:
            return True
        position.frames.pop()
        if position.events is not None:
            # The pool is empty: buildings may remain without their piece (A9).
            for _ in range(self.left):
                position.tell_scene("enclosed-over", self.seat)
        return False

    def moves(self, position: ArkadiaPosition) -> list[Move]:
        floor = position.floor
        base = first_piece(floor)
        squares = [square for square, height in enumerate(position.heights) if height < floor]
        found: list[Move] = []
        for family in range(FAMILIES):
            if position.pools[base + family]:
                catalogue = position.rules.catalogue.castle[family]
                found += [catalogue[square] for square in squares]
        return found

    def why_not(self, position: ArkadiaPosition, move: Move) -> Reason | None:
        if move.kind != kinds.CASTLE:
            return not_asked(position, self, move, "AK 157")
        floor = position.floor
        if not position.pools[first_piece(floor) + move.a]:
            family = position.rules.printed.families[move.a]
            return Reason("piece-gone", "AK 163", {"family": family, "floor": floor})
        if position.heights[move.b] >= floor:
            return Reason("square-taken", "AK 163", {"square": move.b + 1, "floor": floor})
        return None

    def play(self, position: ArkadiaPosition, move: Move) -> None:
        family, square, floor = move.a, move.b, position.floor
        under = position.tops[square]
        before = position.values[family]
        position.pools[first_piece(floor) + family] -= 1
        position.pieces += 1
        position.tops[square] = family
        position.heights[square] = floor
        position.values[family] += 1
        if under >= 0:
            position.values[under] -= 1
        self.left -= 1
        if position.events is not None:
            families = position.rules.printed.families
            position.tell_all(
                "castle",
                self.seat,
                family=families[family],
                over=families[under] if under >= 0 else "none",
                floor=floor,
                square=square + 1,
                value_before=before,
                value_after=position.values[family],
            )
            if under != family:
                tell_values(position, family, before)
                if under >= 0:
                    tell_values(position, under, position.values[under] + 1)
        if floor < FLOORS and min(position.heights) == floor:
            self._next_floor(position)
        check_end(position, self.seat)
        if position.events is not None:
            position.tell_scene("enclosed-over", self.seat)

    def asked(self, position: ArkadiaPosition, viewer: int) -> dict[str, Any]:
        return {"castle": {"left": self.left, "floor": position.floor}}

    def problems(self, position: ArkadiaPosition) -> list[tuple[str, str]]:
        if 1 <= self.left < len(position.buildings):  # the castle lot is one of them
            return []
        return [("left", "must be the number of pieces to place: one for each building completed")]

    def _next_floor(self, position: ArkadiaPosition) -> None:
        base = first_piece(position.floor)
        last = first_piece(FLOORS)
        left_over = 0
        for family in range(FAMILIES):
            left_over += position.pools[base + family]
            position.pools[last + family] += position.pools[base + family]
            position.pools[base + family] = 0
        if position.events is not None:
            position.tell_all("floor", self.seat, floor=position.floor, left=left_over)
        position.floor += 1

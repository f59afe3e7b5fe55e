"""Part 2 of a turn, "can": use an architect banner (AK 183–200, A10, A22).

At most one per turn, after part 1 or its pass, also in the last round. Two own workers come from the pool first; then
the player may sell any seals at the castle's present values, or none. The banner is out of the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from arktable.engine.flow import Phase
from arktable.engine.moves import Move
from arktable.engine.reasons import Reason
from arktable.games.arkadia import moves as kinds
from arktable.games.arkadia.phases.other import other_move

if TYPE_CHECKING:
    from arktable.games.arkadia.state import ArkadiaPosition


class UseBanner(Phase["ArkadiaPosition"]):
    """Not asked of a player without banners."""

    __slots__ = ()

    NAME: ClassVar[str] = "banner"

    def copy(self) -> UseBanner:
        return UseBanner(self.seat)

    def resume(self, position: ArkadiaPosition) -> bool:
        if position.banners[self.seat]:
            return True
        position.frames.pop()
        return False

    def moves(self, position: ArkadiaPosition) -> list[Move]:
        catalogue = position.rules.catalogue
        return [catalogue.end, catalogue.banner]

    def why_not(self, position: ArkadiaPosition, move: Move) -> Reason | None:
        return None if move.kind in (kinds.BANNER, kinds.END) else other_move(position, self, move, "AK 88")

    def play(self, position: ArkadiaPosition, move: Move) -> None:
        position.frames.pop()
        if move.kind == kinds.BANNER:
            seat = self.seat
            position.idle_turns = 0
            position.banners[seat] -= 1
            workers = min(position.rules.printed.per_banner, position.own_pool[seat])
            position.own_pool[seat] -= workers
            position.own[seat] += workers
            if position.events is not None:
                position.tell_all("banner", seat, workers=workers)
            position.frames.append(SellSeals(seat, 0, 0))


class SellSeals(Phase["ArkadiaPosition"]):
    """The player's own evaluation: each family once, any number; `sold` = families done, `gained` = gold so far."""

    __slots__ = ("gained", "sold")

    NAME: ClassVar[str] = "sell"

    def __init__(self, seat: int, sold: int, gained: int) -> None:
        super().__init__(seat)
        self.sold = sold
        self.gained = gained

    def copy(self) -> SellSeals:
        return SellSeals(self.seat, self.sold, self.gained)

    def resume(self, position: ArkadiaPosition) -> bool:
        base = self.seat * 4
        for family in range(4):
            if position.seals[base + family] and not self.sold >> family & 1:
                return True
        position.frames.pop()
        return False

    def moves(self, position: ArkadiaPosition) -> list[Move]:
        catalogue = position.rules.catalogue
        base = self.seat * 4
        found: list[Move] = [catalogue.done]
        for family in range(4):
            if not self.sold >> family & 1:
                found += catalogue.sell[family][: position.seals[base + family]]
        return found

    def why_not(self, position: ArkadiaPosition, move: Move) -> Reason | None:
        if move.kind == kinds.DONE:
            return None
        if move.kind != kinds.SELL:
            return other_move(position, self, move, "AK 189")
        family = position.rules.printed.families[move.a]
        if self.sold >> move.a & 1:
            return Reason("sold-already", "AK 189", {"family": family})
        have = position.seals[self.seat * 4 + move.a]
        if move.b > have:
            return Reason("sell-too-many", "AK 189", {"family": family, "have": have, "want": move.b})
        return None

    def play(self, position: ArkadiaPosition, move: Move) -> None:
        if move.kind == kinds.DONE:
            position.frames.pop()
            return
        seat, family, number = self.seat, move.a, move.b
        value = position.values[family]
        gold = number * value
        position.seals[seat * 4 + family] -= number
        position.seals_out -= number
        position.gold[seat] += gold
        position.gold_paid += gold
        self.sold |= 1 << family
        self.gained += gold
        if position.events is not None:
            name = position.rules.printed.families[family]
            position.tell_all("sold", seat, family=name, n=number, value=value, gold=gold)

"""Part 2 of a turn, "can": use an architect banner (AK 183–200, A10, A22).

At most one banner per turn, after part 1 or its pass, also in the last round. The player first takes two own workers
from the pool, and may then sell any seals at the castle's present values, or none. The banner leaves the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from arktable.engine.fields import Bits, Whole
from arktable.engine.flow import Phase
from arktable.engine.moves import Move
from arktable.engine.reasons import Reason
from arktable.engine.state import field
from arktable.games.arkadia import moves as kinds
from arktable.games.arkadia.numbering import FAMILIES, first_seal
from arktable.games.arkadia.phases.not_asked import not_asked
from arktable.games.arkadia.text.fields import family_words

if TYPE_CHECKING:
    from arktable.games.arkadia.state import ArkadiaPosition


class UseBanner(Phase["ArkadiaPosition"]):
    """The player may use a banner. A player without banners is not asked."""

    NAME = "banner"

    def resume(self, position: ArkadiaPosition) -> bool:
        if position.banners[self.seat]:
            return True
        position.frames.pop()
        return False

    def moves(self, position: ArkadiaPosition) -> list[Move]:
        catalogue = position.rules.catalogue
        return [catalogue.end, catalogue.banner]

    def why_not(self, position: ArkadiaPosition, move: Move) -> Reason | None:
        return None if move.kind in (kinds.BANNER, kinds.END) else not_asked(position, self, move, "AK 88")

    def play(self, position: ArkadiaPosition, move: Move) -> None:
        position.frames.pop()
        if move.kind == kinds.BANNER:
            seat = self.seat
            position.idle_turns = 0
            position.banners[seat] -= 1
            workers = min(position.rules.banner_workers, position.own_pool[seat])
            position.own_pool[seat] -= workers
            position.own[seat] += workers
            if position.events is not None:
                position.tell_all("banner", seat, workers=workers)
            position.frames.append(SellSeals(seat, 0, 0))


class SellSeals(Phase["ArkadiaPosition"]):
    """The player sells seals, each family once and any number. `sold`: families sold; `gained`: the gold."""

    NAME = "sell"
    sold: int = field(Bits, family_words)
    gained: int = field(Whole)

    def resume(self, position: ArkadiaPosition) -> bool:
        base = first_seal(self.seat)
        for family in range(FAMILIES):
            if position.seals[base + family] and not self.sold >> family & 1:
                return True
        position.frames.pop()
        return False

    def moves(self, position: ArkadiaPosition) -> list[Move]:
        catalogue = position.rules.catalogue
        base = first_seal(self.seat)
        found: list[Move] = [catalogue.done]
        for family in range(FAMILIES):
            if not self.sold >> family & 1:
                found += catalogue.sell[family][: position.seals[base + family]]
        return found

    def why_not(self, position: ArkadiaPosition, move: Move) -> Reason | None:
        if move.kind == kinds.DONE:
            return None
        if move.kind != kinds.SELL:
            return not_asked(position, self, move, "AK 189")
        family = position.rules.printed.families[move.a]
        if self.sold >> move.a & 1:
            return Reason("sold-already", "AK 189", {"family": family})
        have = position.seals[first_seal(self.seat) + move.a]
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
        position.seals[first_seal(seat) + family] -= number
        position.seals_out -= number
        position.gold[seat] += gold
        position.gold_paid += gold
        self.sold |= 1 << family
        self.gained += gold
        if position.events is not None:
            name = position.rules.printed.families[family]
            position.tell_all("sold", seat, family=name, n=number, value=value, gold=gold)

    def asked(self, position: ArkadiaPosition, viewer: int) -> dict[str, Any]:
        families = position.rules.printed.families
        sold = [family for number, family in enumerate(families) if self.sold >> number & 1]
        return {"sell": {"sold": sold, "gold": self.gained}}

    def problems(self, position: ArkadiaPosition) -> list[tuple[str, str]]:
        return [("gained", "cannot be less than 0")] if self.gained < 0 else []

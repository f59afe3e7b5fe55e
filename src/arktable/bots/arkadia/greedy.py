"""A bot that follows the seven tactical hints of the rule book (AK 216–224), one turn deep.

1 cover tents · 2 trigger payouts · 3 keep valuable colours off the board · 4 use banners in time for the workers, and
sell when the moment is right · 5 introduce workers before the end · 6 spoil the values of rivals' seals · 7 put workers
where they touch several buildings. The weights stand in `estimate.py`.
"""

from __future__ import annotations

from typing import Final

from arktable.bots.arkadia.crew import best_crew
from arktable.bots.arkadia.estimate import Estimate
from arktable.bots.arkadia.laying import best_place
from arktable.engine.moves import Move
from arktable.engine.position import Position
from arktable.engine.rng import Rng
from arktable.games.arkadia import moves as kinds
from arktable.games.arkadia.numbering import FAMILIES, first_seal
from arktable.games.arkadia.phases.lay import LayBuilding
from arktable.games.arkadia.phases.workers import IntroduceWorkers
from arktable.games.arkadia.state import ArkadiaPosition

# A seal of this value is sold when a banner is used anyway; most games end with the families near 2 or 3.
GOOD_VALUE: Final = 3


class GreedyArkadia:
    """The bot decides from the position alone, so a new one can make each decision. Without an opinion it draws."""

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def choose(self, position: Position) -> Move:
        assert isinstance(position, ArkadiaPosition)
        phase = position.phase()
        if phase == "must":
            return self._must(position)
        if phase == "lay":
            return self._lay(position)
        if phase == "workers":
            return self._workers(position)
        if phase == "castle":
            return self._castle(position)
        if phase == "draw":
            return self._draw(position)
        if phase == "banner":
            return self._banner(position)
        if phase == "sell":
            return self._sell(position)
        moves = position.moves()
        return moves[self._rng.below(len(moves))]

    def _must(self, position: ArkadiaPosition) -> Move:
        estimate = Estimate(position, position.seat)
        best, choice = best_crew(estimate, 0)
        for move in position.moves():
            if move.kind == kinds.CARD:
                value, place = best_place(estimate, move.a)
                if place is not None and value > best:
                    best, choice = value, move
        if choice is None:  # only neutral workers are left and none can enclose anything
            moves = position.moves()
            choice = moves[self._rng.below(len(moves))]
        return choice

    def _lay(self, position: ArkadiaPosition) -> Move:
        frame = position.frames[-1]
        assert isinstance(frame, LayBuilding)
        _, place = best_place(Estimate(position, position.seat), frame.card)
        assert place is not None  # a card without a place is not offered
        return place

    def _workers(self, position: ArkadiaPosition) -> Move:
        frame = position.frames[-1]
        assert isinstance(frame, IntroduceWorkers)
        estimate = Estimate(position, position.seat)
        value, move = best_crew(estimate, frame.common)
        # Stopping completes what is enclosed already and costs nothing more.
        return move if move is not None and value > 0 else position.rules.catalogue.done

    def _castle(self, position: ArkadiaPosition) -> Move:
        """Hint 6: the bot raises what it holds and buries what the others hold."""
        hopes = self._holdings(position)
        return max(
            position.moves(),
            key=lambda move: hopes[move.a] - (hopes[position.tops[move.b]] if position.tops[move.b] >= 0 else 0.0),
        )

    def _holdings(self, position: ArkadiaPosition) -> list[float]:
        """Per family: our seals and those our workers may bring, less the rivals'."""
        estimate = Estimate(position, position.seat)
        hopes = [0.0, 0.0, 0.0, 0.0]
        for seat in range(position.seats):
            weight = 1.0 if seat == position.seat else -estimate.rival
            for family in range(FAMILIES):
                hopes[family] += weight * position.seals[first_seal(seat) + family]
        for number in position.unfinished:
            building = position.buildings[number]
            open_sides = (building.around & estimate.free).bit_count()
            hopes[building.family] += estimate.standing(building.around) * estimate.chance(open_sides)
        return hopes

    def _draw(self, position: ArkadiaPosition) -> Move:
        """The bot takes the open card with the best place for it, or the stack when none is better than middling."""
        estimate = Estimate(position, position.seat)
        moves = position.moves()
        best, choice = 0.8, moves[0]
        for move in moves:
            if move.kind == kinds.TAKE:
                value, place = best_place(estimate, move.a)
                if place is not None and value > best:
                    best, choice = value, move
        return choice

    def _banner(self, position: ArkadiaPosition) -> Move:
        """Hint 4: the bot raises a banner before its workers run out, or for the gold when the castle stands well."""
        seat = position.seat
        table = position.rules.catalogue
        held = position.seals[first_seal(seat) : first_seal(seat + 1)]
        gain = sum(n * max(0, value - GOOD_VALUE + 1) for n, value in zip(held, position.values, strict=True))
        if position.ending >= 0:
            return table.banner if gain else table.end
        short = position.own[seat] <= 1
        spent = position.rules.printed.banners - position.banners[seat]
        early = spent > 4 * position.progress() + 1
        if (short and not early) or gain >= 12 or position.own[seat] == 0:
            return table.banner
        return table.end

    def _sell(self, position: ArkadiaPosition) -> Move:
        """The bot sells every seal that stands well; the rest waits for the next banner or the end."""
        for move in position.moves()[::-1]:
            if move.kind == kinds.SELL and position.values[move.a] >= GOOD_VALUE:
                return move
        return position.rules.catalogue.done

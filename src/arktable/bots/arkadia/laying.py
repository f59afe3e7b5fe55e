"""Where the greedy bot would lay a building, and how good that is."""

from __future__ import annotations

from typing import Final

from arktable.bots.arkadia.board import NEAR_BITS, TENT_BITS, Board
from arktable.engine.moves import Move
from arktable.games.arkadia.numbering import family_of, form_of


class Places:
    """Every place for one form, and the part of its worth that does not depend on the family."""

    def __init__(self, board: Board, form: int) -> None:
        self.moves: Final[list[Move]] = []
        self.worths: Final[list[float]] = []
        self.nears: Final[list[int]] = []
        position = board.estimate.position
        free = board.estimate.free
        wanted = position.beside_any & free
        grid = position.rules.printed.grid
        touched, near, margin = board.touched, board.near, board.margin
        worker, pool, each = board.estimate.neutral_worker, position.neutral_pool, position.rules.tent_workers
        for number, turn in enumerate(position.rules.tile_turns[form]):
            lays = position.rules.catalogue.lays[form][number]
            for anchor in grid.bits(turn.anchors(free, wanted)):
                at = margin + anchor
                under = 0
                for offset in turn.offsets:
                    under += touched[at + offset]
                around = 0
                for offset in turn.beside:
                    around += near[at + offset]
                tents = under & ((1 << TENT_BITS) - 1)
                worth = board.filling(under)
                if tents:  # hint 1: cover tent camps
                    worth += min(tents * each, pool) * worker
                self.moves.append(lays[anchor])
                self.worths.append(worth)
                self.nears.append(around)


class Laying:
    """The places of the cards that one decision asks about. Cards of one form share their places."""

    def __init__(self, board: Board) -> None:
        self.board: Final[Board] = board
        self._places: Final[dict[int, Places]] = {}

    def places(self, form: int) -> Places:
        """The places of a form, found once."""
        places = self._places.get(form)
        if places is None:
            places = self._places[form] = Places(self.board, form)
        return places

    def worths(self, card: int) -> list[float]:
        """What each place of the card's form is worth, in the order of `places`."""
        estimate, family = self.board.estimate, family_of(card)
        # Hint 3: a building of a valuable colour helps the player who encloses it.
        weights = estimate.weights
        gift = weights.gift * (estimate.seal[family] - weights.mean) if estimate.others_come else 0.0
        ones = (1 << NEAR_BITS) - 1
        known: dict[int, float] = {}
        found: list[float] = []
        places = self.places(form_of(card))
        for number, near in enumerate(places.nears):
            itself = known.get(near)
            if itself is None:
                balance, open_sides = self.board.balance(near), near & ones
                if open_sides == 0:
                    itself = estimate.completed(family, balance)
                else:
                    itself = estimate.waiting(family, balance, open_sides) - gift
                known[near] = itself
            found.append(places.worths[number] + itself)
        return found

    def best(self, card: int) -> float:
        """The worth of the best place for this card's building; far below zero if there is none."""
        best = NOWHERE
        for worth in self.worths(card):
            if worth > best:
                best = worth
        return best


NOWHERE: Final = -1e9

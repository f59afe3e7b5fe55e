"""What a seat knows of the card game as whole numbers (`engine/encoding`), for programs that learn.

Nothing is hidden but the order of the bag, so both kinds of memory know the same.
"""

from __future__ import annotations

from typing import Any, Final

from arktable.engine.encoding.encoder import Encoder, Scope
from arktable.engine.encoding.flat import Flat
from arktable.engine.encoding.writing import put_bits, put_row, put_row_plus, put_thing
from arktable.engine.moves import Move
from arktable.games.arkwright_cards.company import Company
from arktable.games.arkwright_cards.rules import Rules
from arktable.games.arkwright_cards.state import CardPosition
from arktable.games.arkwright_cards.terms import (
    AWARD_NAMES,
    BAG_NAMES,
    CARDS,
    DECADES,
    GOODS,
    PIECES,
    QUALITY_PIECES,
    TRACKS,
    WORKER_CARDS,
)

PLACES: Final = GOODS + 1
"""The places of a quality or distribution card: the reserve and the factories."""


class FlatWanted(Flat):
    """A move that takes a card: the number in the move, from 1 on (a type of card; in the solo game a place)."""

    def fill(self, value: Any, numbers: list[int], at: int, seat: int, seats: int) -> None:
        if value is not None:
            move: Move = value
            numbers[at + move.a] = 1


class CompanyBlocks:
    """Where the numbers of one company are."""

    def __init__(self, scope: Scope, encoder: Encoder, turn: int) -> None:
        add, name = encoder.layout.add, "own" if turn == 0 else f"rival-{turn}"
        self.money: Final[int] = add(f"{name}.money", 1, 100)
        self.shares: Final[int] = add(f"{name}.shares", 1, 20)
        self.value: Final[int] = add(f"{name}.value", 1, 30)
        self.loans: Final[int] = add(f"{name}.loans", 1, 3)
        self.ships: Final[int] = add(f"{name}.tokens-ships", 2, 5)
        self.tracks: Final[int] = add(f"{name}.tracks", TRACKS, 5)
        self.tile: Final[int] = add(f"{name}.tile", GOODS, 2)
        self.spot: Final[int] = add(f"{name}.spot", GOODS, 10)
        self.office: Final[int] = add(f"{name}.office", GOODS)
        self.appeal: Final[int] = add(f"{name}.appeal", GOODS, 15)
        self.crew: Final[int] = add(f"{name}.crew", WORKER_CARDS, 2)
        self.turned: Final[int] = add(f"{name}.turned", WORKER_CARDS)
        self.machine: Final[int] = add(f"{name}.machine-token", WORKER_CARDS)
        self.piece_at: Final[int] = add(f"{name}.piece-at", PIECES * PLACES)
        self.piece_value: Final[int] = add(f"{name}.piece-value", PIECES, 5)
        self.appealing: Final[int] = add(f"{name}.appealing", len(QUALITY_PIECES))
        self.stored: Final[int] = add(f"{name}.stored", GOODS, 10)
        self.cards: Final[int] = add(f"{name}.cards", CARDS)
        self.used: Final[int] = add(f"{name}.used", CARDS)
        self.foreman: Final[int] = add(f"{name}.foreman", GOODS)
        self.flags: Final[int] = add(f"{name}.engineer-patent-broke", 3)
        self.sold: Final[int] = add(f"{name}.sold", 1, 10)
        # The awards of the solo game look at these.
        self.solo: Final[int] = add(f"{name}.sailings-automated-brokered", 3) if scope.seats == 1 else -1
        self.start: Final[int] = add(f"{name}.start-money-shares", 2, 50) if scope.seats == 1 else -1

    def fill(self, company: Company, numbers: list[int]) -> None:
        """Write one company."""
        numbers[self.money] = company.money
        numbers[self.shares] = company.shares
        numbers[self.value] = company.value
        numbers[self.loans] = company.loans
        numbers[self.ships] = company.tokens
        numbers[self.ships + 1] = company.ships
        put_row(numbers, self.tracks, company.tracks)
        put_row(numbers, self.tile, company.tile)
        put_row(numbers, self.spot, company.spot)
        put_row(numbers, self.office, company.office)
        put_row_plus(numbers, self.appeal, company.appeal, 1)
        put_row(numbers, self.crew, company.crew)
        put_row(numbers, self.turned, company.turned)
        put_thing(numbers, self.machine, company.machine_token)
        for piece in range(PIECES):
            put_thing(numbers, self.piece_at + piece * PLACES, company.piece_at[piece] + 1)
        put_row(numbers, self.piece_value, company.piece_value)
        put_bits(numbers, self.appealing, company.appealing, len(QUALITY_PIECES))
        put_row(numbers, self.stored, company.stored)
        put_bits(numbers, self.cards, company.cards, CARDS)
        put_bits(numbers, self.used, company.used, CARDS)
        put_thing(numbers, self.foreman, company.foreman)
        put_bits(numbers, self.flags, company.talent, 2)
        numbers[self.flags + 2] = 1 if company.broke else 0
        numbers[self.sold] = company.sold
        if self.solo >= 0:
            numbers[self.solo] = company.sailings
            numbers[self.solo + 1] = 1 if company.automated else 0
            numbers[self.solo + 2] = 1 if company.brokered else 0
            numbers[self.start] = company.start_money
            numbers[self.start + 1] = company.start_shares


class CardEncoder(Encoder):
    """The encoder of the card game."""

    def __init__(self, scope: Scope) -> None:
        position = scope.start
        assert isinstance(position, CardPosition)
        places = max(CARDS, len(position.grid))
        super().__init__(scope, {"make-room.wanted": FlatWanted(places)})
        rules: Rules = scope.rules
        seats, add = scope.seats, self.layout.add
        self.decade: Final[int] = add("decade", DECADES)
        self.round: Final[int] = add("round", GOODS)
        self.first: Final[int] = add("start", seats)
        self.favoured: Final[int] = add("favoured", seats)
        self.flags: Final[int] = add("named-behind-finished", 3)
        self.wage_at: Final[int] = add("wage.at", 1, len(rules.board.wages))
        self.wage: Final[int] = add("wage", 1, 5)
        self.demand: Final[int] = add("demand", GOODS, rules.printed.demand_high - rules.printed.demand_low)
        self.lowest: Final[int] = rules.printed.demand_low
        self.supply: Final[int] = add("supply", CARDS, 3)
        self.gone: Final[int] = add("gone", CARDS)
        self.rivals: Final[int] = add("neutral.appeal", len(position.rivals) * GOODS, 15)
        self.rival_shares: Final[int] = add("neutral.shares-value", len(position.rivals) * 2, 20)
        self.grid: Final[int] = add("grid", len(position.grid) * CARDS)
        self.discs: Final[int] = add("grid.discs", len(position.discs) * len(position.grid))
        self.bag: Final[int] = add("bag", 2 * len(BAG_NAMES), 5) if seats == 1 else -1
        self.awards: Final[int] = add("awards", 2 * len(AWARD_NAMES)) if seats == 1 else -1
        self.companies: Final[list[CompanyBlocks]] = [CompanyBlocks(scope, self, turn) for turn in range(seats)]
        self.close()

    def fill(self, position: Any, seat: int, numbers: list[int]) -> None:
        found: CardPosition = position
        seats = self.seats
        numbers[self.decade + found.decade - 1] = 1
        put_thing(numbers, self.round, min(found.round, GOODS - 1))
        put_thing(numbers, self.first, (found.start - seat) % seats)
        if found.favoured >= 0:
            put_thing(numbers, self.favoured, (found.favoured - seat) % seats)
        numbers[self.flags] = 1 if found.named else 0
        numbers[self.flags + 1] = 1 if found.behind else 0
        numbers[self.flags + 2] = 1 if found.finished else 0
        numbers[self.wage_at] = found.wage_at
        numbers[self.wage] = found.wage()
        put_row_plus(numbers, self.demand, found.demand, -self.lowest)
        put_row(numbers, self.supply, found.supply)
        put_bits(numbers, self.gone, found.gone, CARDS)
        for number, rival in enumerate(found.rivals):
            put_row_plus(numbers, self.rivals + number * GOODS, rival.appeal, 1)
            numbers[self.rival_shares + 2 * number] = rival.shares
            numbers[self.rival_shares + 2 * number + 1] = rival.value
        if self.bag >= 0:
            self._fill_solo(found, numbers)
        for turn in range(seats):
            self.companies[turn].fill(found.companies[(seat + turn) % seats], numbers)

    def _fill_solo(self, position: CardPosition, numbers: list[int]) -> None:
        for place in range(len(position.grid)):
            put_thing(numbers, self.grid + place * CARDS, position.grid[place])
        for colour in range(len(position.discs)):
            put_thing(numbers, self.discs + colour * len(position.grid), position.discs[colour])
        put_row(numbers, self.bag, position.bag)
        put_row(numbers, self.bag + len(BAG_NAMES), position.drawn)
        put_bits(numbers, self.awards, position.reached, len(AWARD_NAMES))
        put_bits(numbers, self.awards + len(AWARD_NAMES), position.awarded, len(AWARD_NAMES))

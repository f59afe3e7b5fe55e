"""A position of the card game: the market, the companies, and the few things several phases do."""

from __future__ import annotations

from typing import ClassVar, Final

from arktable.engine.fields import Bits, Counts, Derived, Field, Flag, PartList, Seat, Whole
from arktable.engine.position import Position, Verbs
from arktable.engine.rng import Rng
from arktable.engine.seats import NOBODY
from arktable.games.arkwright_cards import scoring
from arktable.games.arkwright_cards.company import COMPANY, NO_MARKER, NOWHERE, RIVAL, Company, Rival
from arktable.games.arkwright_cards.economy.shares import emergency_loans, half
from arktable.games.arkwright_cards.hidden import conceal, deal, drawn_anew
from arktable.games.arkwright_cards.outlook import outlook
from arktable.games.arkwright_cards.problems import problems_of
from arktable.games.arkwright_cards.rules import Rules
from arktable.games.arkwright_cards.supply import EMPTY
from arktable.games.arkwright_cards.terms import (
    AWARD_NAMES,
    BAG_NAMES,
    CARD_NAMES,
    CARDS,
    DECADES,
    ENGINEER_PIECE,
    GOODS,
    PATENT_PIECE,
)
from arktable.games.arkwright_cards.text import OpenCode, OpenCodes, Places, goods, per_good
from arktable.games.arkwright_cards.view import own_of, public_of


class CardPosition(Position):
    """Seats count from 0; decades from 1; the active good has the number of the round."""

    __slots__ = (
        "awarded", "bag", "bank", "behind", "closed", "companies", "decade", "demand", "discs", "drawn",
        "favoured", "finished", "gone", "goods_out", "grid", "named", "reached", "rivals", "round", "rules", "start",
        "supply", "wage_at",
    )  # fmt: skip

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Whole("decade"),
        OpenCode("round", goods),
        Seat("start"),
        Whole("wage_at"),
        per_good("demand"),
        Bits("gone", CARD_NAMES),
        Seat("favoured"),
        Flag("named"),
        Flag("behind"),
        Flag("finished"),
        Bits("reached", AWARD_NAMES),
        Bits("awarded", AWARD_NAMES),
        OpenCodes("grid", CARD_NAMES, EMPTY),
        Places("discs"),
        Counts("bag", BAG_NAMES, len(BAG_NAMES)),
        Derived("closed"),
        Derived("drawn"),
        Derived("bank"),
        Derived("goods_out"),
        Counts("supply", CARD_NAMES, CARDS),
        PartList("rivals", RIVAL),
        PartList("companies", COMPANY),
    )
    VERBS: ClassVar[Verbs] = Verbs(
        public=public_of,
        own=own_of,
        sample=drawn_anew,
        scores=scoring.scores,
        winners=scoring.winners,
        progress=scoring.progress,
        census=scoring.census,
        counted=scoring.counted,
        conceal=conceal,
        deal=deal,
        outlook=outlook,
    )

    def __init__(self, rules: Rules, seats: int, rng: Rng, source: CardPosition | None = None) -> None:
        super().__init__(seats, rules.catalogue, rng)
        self.rules: Final[Rules] = rules
        if source is None:
            self._fresh(seats)
        else:
            self._twin(source)

    def _fresh(self, seats: int) -> None:
        self.companies: list[Company] = [Company() for _ in range(seats)]
        self.rivals: list[Rival] = []
        self.decade = 1
        self.round = 0
        self.start = 0
        self.demand: list[int] = [0] * GOODS
        self.wage_at = 0
        self.bank = 0  # what the bank gave, as a negative number
        self.goods_out: list[int] = [0] * GOODS  # goods sold, shipped and wasted, less goods made
        self.supply: list[int] = [0] * CARDS  # development cards on the table, by face
        self.gone = 0  # types discarded in this turn and not to be retaken, a bit each
        self.favoured = NOBODY  # whom the entrepreneur favours in a tie
        self.named = False  # has the entrepreneur named who begins?
        self.closed = False  # bankruptcy ended the game
        self.finished = False
        # The solo game: a grid of cards (−1 an empty place), the discs on it, the bag and what was drawn from it.
        self.grid: list[int] = []
        self.discs: list[int] = []
        self.bag: list[int] = []
        self.drawn: list[int] = []
        self.behind = False  # do the opponents go first in the coming round?
        self.reached = 0  # awards, a bit each; known when the game is over
        self.awarded = 0  # those that count

    def _twin(self, source: CardPosition) -> None:
        self.take_over(source)
        self.companies = [company.copy() for company in source.companies]
        self.rivals = [rival.copy() for rival in source.rivals]
        self.decade = source.decade
        self.round = source.round
        self.start = source.start
        self.demand = source.demand.copy()
        self.wage_at = source.wage_at
        self.bank = source.bank
        self.goods_out = source.goods_out.copy()
        self.supply = source.supply.copy()
        self.gone = source.gone
        self.favoured = source.favoured
        self.named = source.named
        self.closed = source.closed
        self.finished = source.finished
        self.grid = source.grid.copy()
        self.discs = source.discs.copy()
        self.bag = source.bag.copy()
        self.drawn = source.drawn.copy()
        self.behind = source.behind
        self.reached = source.reached
        self.awarded = source.awarded

    # -- the contract -------------------------------------------------------------------------------------------

    def copy(self) -> CardPosition:
        return CardPosition(self.rules, self.seats, self.rng.copy(), self)

    def derive(self) -> None:
        for company in self.companies:
            company.derive()
        self.closed = self.few_standing()
        self.bank = -sum(company.money for company in self.companies)
        self.goods_out = [-sum(company.stored[good] for company in self.companies) for good in range(GOODS)]
        if self.grid:
            printed = self.rules.printed.bag
            self.drawn = [printed[colour] - left for colour, left in enumerate(self.bag)]

    def problems(self) -> list[tuple[str, str]]:
        return problems_of(self)

    # -- facts several phases ask for ---------------------------------------------------------------------------

    def wage(self) -> int:
        """What a worker gets."""
        return self.rules.board.wages[self.wage_at]

    def last_decade(self) -> bool:
        """Is this decade III?"""
        return self.decade == DECADES

    def new_side(self) -> int:
        """The side that a tile shows when it is built in this decade (EN 307)."""
        return 1 if self.decade == 1 else 2

    def still_produces(self, good: int) -> bool:
        """Will this good be produced again? In decade III only the active one and those to come (EN 303, C23)."""
        return not self.last_decade() or good >= self.round

    def next_standing(self, seat: int) -> int:
        """The next seat clockwise that is not bankrupt."""
        for step in range(1, self.seats + 1):
            other = (seat + step) % self.seats
            if not self.companies[other].broke:
                return other
        return seat

    def standing(self) -> list[int]:
        """The seats that are not bankrupt."""
        return [seat for seat, company in enumerate(self.companies) if not company.broke]

    def few_standing(self) -> bool:
        """Are so many companies bankrupt that the game is over? One is left, or in the solo game none (EN 763, C11)."""
        return len(self.standing()) <= (1 if self.seats > 1 else 0)

    # -- the market ---------------------------------------------------------------------------------------------

    def move_demand(self, good: int, steps: int) -> None:
        """Move a demand marker; it stops at the ends of its track (C39)."""
        printed = self.rules.printed
        self.demand[good] = max(printed.demand_low, min(printed.demand_high, self.demand[good] + steps))

    def more_workers(self) -> None:
        """Move every demand one down and wages one on, after building or employing (EN 313–315, 359; C6)."""
        for good in range(GOODS):
            self.move_demand(good, -1)
        self.wage_at = min(self.wage_at + 1, len(self.rules.board.wages) - 1)
        if self.events is not None:
            self.tell_all("more-workers", -1, wage=self.wage())

    def cross(self, good: int, before: int, after: int) -> None:
        """Move the demand marker one space for each arrow that an appeal marker passed (EN 543)."""
        steps = self.rules.board.steps(good, before, after)
        if steps:
            self.move_demand(good, steps)

    def set_appeal(self, seat: int, good: int, appeal: int) -> None:
        """Move a player's marker along its track."""
        company = self.companies[seat]
        self.cross(good, company.appeal[good], appeal)
        company.appeal[good] = appeal

    # -- money and goods ----------------------------------------------------------------------------------------

    def earn(self, seat: int, amount: int) -> None:
        """Take money from the bank."""
        self.companies[seat].money += amount
        self.bank -= amount

    def spend(self, seat: int, amount: int) -> None:
        """Give money to the bank; the caller knows that it is there."""
        self.companies[seat].money -= amount
        self.bank += amount

    def make(self, seat: int, good: int, number: int) -> None:
        """Make goods; for the moment they lie in the warehouses."""
        self.companies[seat].stored[good] += number
        self.goods_out[good] -= number

    def use_up(self, seat: int, good: int, number: int) -> None:
        """Take goods away: they are sold, shipped or wasted."""
        self.companies[seat].stored[good] -= number
        self.goods_out[good] += number

    def pay_costs(self, seat: int, amount: int) -> None:
        """Pay production costs. The emergency fund gives what is missing, or bankruptcy follows (EN 755–763, C38)."""
        company = self.companies[seat]
        if company.money < amount:
            each = half(company.value)
            loans = emergency_loans(self.rules.printed, company, amount - company.money)
            if company.loans + loans > self.rules.printed.loan_tokens:
                self.go_bankrupt(seat)
                return
            company.loans += loans
            self.earn(seat, loans * each)
            if self.events is not None:
                self.tell_all("emergency", seat, loans=loans, money=loans * each)
        self.spend(seat, amount)

    def go_bankrupt(self, seat: int) -> None:
        """Leave the game: markers go, cards go back to the supply (EN 763, C11)."""
        company = self.companies[seat]
        if self.events is not None:
            self.tell_all("bankrupt", seat)
        company.broke = True
        self.spend(seat, company.money)
        for good in range(GOODS):
            company.appeal[good] = NO_MARKER
            self.use_up(seat, good, company.stored[good])
        for card in company.held():
            self.rules.put_back(self, card)
        company.cards = 0
        company.used = 0
        company.foreman = NOWHERE
        company.lose_piece(ENGINEER_PIECE)
        company.lose_piece(PATENT_PIECE)
        # The starting player card is passed on at the end of the round, as always (C66).
        self.closed = self.few_standing()

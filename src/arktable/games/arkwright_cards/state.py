"""`CardPosition`: the market, the companies, and the operations that several phases share."""

from __future__ import annotations

from typing import ClassVar, Final

from arktable.engine.fields import Bits, Counts, Derived, Flag, PartList, Seat, Whole
from arktable.engine.position import Position, Verbs
from arktable.engine.rng import Rng
from arktable.engine.state import field
from arktable.engine.timetable import is_last
from arktable.games.arkwright_cards import scoring
from arktable.games.arkwright_cards.company import COMPANY, NO_MARKER, NOWHERE, RIVAL, Company, Rival
from arktable.games.arkwright_cards.economy.shares import emergency_loans, half
from arktable.games.arkwright_cards.prediction.outlook import outlook
from arktable.games.arkwright_cards.rules import Rules
from arktable.games.arkwright_cards.supply import EMPTY
from arktable.games.arkwright_cards.terms import (
    AWARD_NAMES,
    BAG_NAMES,
    CARD_NAMES,
    CARDS,
    ENGINEER_PIECE,
    GOODS,
    PATENT_PIECE,
)
from arktable.games.arkwright_cards.text.fields import OpenCode, OpenCodes, Places, goods, per_good
from arktable.games.arkwright_cards.text.problems import problems_of
from arktable.games.arkwright_cards.views.hidden import conceal, deal, redealt
from arktable.games.arkwright_cards.views.view import own_of, public_of


class CardPosition(Position):
    """A position of the card game.

    Seats count from 0; decades from 1; the active good has the number of the round.
    """

    rules: Final[Rules]
    decade: int = field(Whole, 1)
    round: int = field(OpenCode, goods, default=0)
    start: int = field(Seat, 0)
    wage_at: int = field(Whole)
    demand: list[int] = field(per_good)
    gone: int = field(Bits, CARD_NAMES)  # types discarded in this turn, which cannot be taken again, a bit each
    favoured: int = field(Seat)  # seat that the entrepreneur favours in a tie
    named: bool = field(Flag)  # whether the entrepreneur has named the first player
    behind: bool = field(Flag)  # do the opponents of the solo game go first in the coming round?
    finished: bool = field(Flag)
    reached: int = field(Bits, AWARD_NAMES)  # awards, a bit each; known when the game is over
    awarded: int = field(Bits, AWARD_NAMES)  # those that count
    # The solo game: a grid of cards (−1: empty), the discs on it, the bag and the markers drawn from it.
    grid: list[int] = field(OpenCodes, CARD_NAMES, EMPTY)
    discs: list[int] = field(Places)
    bag: list[int] = field(Counts, BAG_NAMES, len(BAG_NAMES))
    closed: bool = field(Derived)  # bankruptcy ended the game
    drawn: list[int] = field(Derived)
    bank: int = field(Derived)  # money given by the bank, as a negative number
    goods_out: list[int] = field(Derived, [0] * GOODS)  # goods sold, shipped and wasted, less goods made
    supply: list[int] = field(Counts, CARD_NAMES, CARDS)  # development cards on the table, by face
    rivals: list[Rival] = field(PartList, RIVAL)
    companies: list[Company] = field(PartList, COMPANY)

    VERBS: ClassVar[Verbs] = Verbs(
        public=public_of,
        own=own_of,
        sample=redealt,
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
        self.rules = rules
        if source is None:
            self.set_defaults()
            self.companies = [Company() for _ in range(seats)]
            self.bag = []  # filled in the solo game only
        else:
            self.take_over(source)
            self.take_fields(source)

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

    # -- facts that several phases use --------------------------------------------------------------------------

    def wage(self) -> int:
        """Return the present wage of a worker."""
        return self.rules.wage(self)

    def last_decade(self) -> bool:
        """Return whether the game ends with this decade, as far as is known now: in decade III (EN 263)."""
        return is_last(self, self.decade, self.rules.last_decade, self.rules.ends_early)

    def decades_to_come(self) -> int:
        """Return the number of decades after this one, as far as is known now."""
        return 0 if self.last_decade() else self.rules.last_decade - self.decade

    def new_side(self) -> int:
        """Return the side of a tile that is built in this decade (EN 307)."""
        return 1 if self.decade == 1 else 2

    def still_produces(self, good: int) -> bool:
        """Return whether this good will be produced again: in decade III, if it is active or follows (EN 303, C23)."""
        return good >= self.round or not self.last_decade()

    def next_standing(self, seat: int) -> int:
        """Return the next seat clockwise that is not bankrupt."""
        for step in range(1, self.seats + 1):
            other = (seat + step) % self.seats
            if not self.companies[other].broke:
                return other
        return seat

    def standing(self) -> list[int]:
        """Return the seats that are not bankrupt."""
        return [seat for seat, company in enumerate(self.companies) if not company.broke]

    def few_standing(self) -> bool:
        """Return whether bankruptcies end the game: one player is left, or in the solo game none (EN 763, C11)."""
        return len(self.standing()) <= (1 if self.seats > 1 else 0)

    # -- the market ---------------------------------------------------------------------------------------------

    def move_demand(self, good: int, steps: int) -> None:
        """Move a demand marker; it stops at the ends of its track (C39)."""
        printed = self.rules.printed
        self.demand[good] = max(printed.demand_low, min(printed.demand_high, self.demand[good] + steps))

    def more_workers(self) -> None:
        """Change the market, after building or employing (EN 313–315, 359)."""
        self.rules.more_workers(self)

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
        """Give money to the bank; the caller checks that there is enough."""
        self.companies[seat].money -= amount
        self.bank += amount

    def make(self, seat: int, good: int, number: int) -> None:
        """Make goods; at first they are in the warehouses."""
        self.companies[seat].stored[good] += number
        self.goods_out[good] -= number

    def use_up(self, seat: int, good: int, number: int) -> None:
        """Remove goods that are sold, shipped or wasted."""
        self.companies[seat].stored[good] -= number
        self.goods_out[good] += number

    def pay_costs(self, seat: int, amount: int) -> None:
        """Pay production costs. The emergency fund gives the rest, or the company is bankrupt (EN 755–763, C38)."""
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
        """Leave the game: remove the markers, return the cards to the supply (EN 763, C11)."""
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

"""`ArkwrightPosition`: the board, the companies, and the operations that several phases share."""

from __future__ import annotations

from typing import ClassVar, Final

from arktable.engine.fields import Code, CodeRows, Codes, Counts, Derived, Flag, PartList, Seat, Whole
from arktable.engine.position import Position, Verbs
from arktable.engine.rng import Rng
from arktable.engine.state import field
from arktable.engine.timetable import is_last
from arktable.games.arkwright import scoring
from arktable.games.arkwright.company import COMPANY, Company
from arktable.games.arkwright.prediction.answers import answers
from arktable.games.arkwright.prediction.outlook import outlook
from arktable.games.arkwright.rules import Rules
from arktable.games.arkwright.terms import EVENT_NAMES, GOODS, MARKER_NAMES, TILE_NAMES, TILES
from arktable.games.arkwright.text.derived import derive
from arktable.games.arkwright.text.fields import Awards, Decade, EconomyMarkers, cycle_names, good_names
from arktable.games.arkwright.text.problems import problems
from arktable.games.arkwright.views.hidden import conceal, deal, redealt
from arktable.games.arkwright.views.view import counted, own_of, public_of

PREPARATION: Final = -1
"""Value of `cycle` in 1760 and between two decades."""


class ArkwrightPosition(Position):
    """A position of Arkwright.

    Seats count from 0; decade 0 is 1760; the active good has the number of the cycle.
    """

    rules: Final[Rules]
    decade: int = field(Decade)
    cycle: int = field(Code, cycle_names, PREPARATION)
    start: int = field(Seat, 0)
    fired: int = field(Whole)
    out: int = field(Whole)  # workers out of the game
    importers: list[int] = field(Counts, good_names, GOODS)
    bureaucracy: bool = field(Flag)
    strike: bool = field(Flag)
    navigation: bool = field(Flag)
    opium: bool = field(Flag)
    # Face-down markers: economy per decade and cycle (`packed.economy_marker`), events per decade from 1770 on.
    economy: list[int] = field(EconomyMarkers)
    events_laid: list[int] = field(Codes, EVENT_NAMES)
    extra_laid: list[int] = field(Codes, EVENT_NAMES)  # extra events from 1760 on (PB 626)
    awards: list[int] = field(Awards)  # the seat that has the award marker, or its place
    mat: list[list[int]] = field(CodeRows, MARKER_NAMES)
    tile_offer: list[int] = field(Counts, TILE_NAMES, TILES)
    companies: list[Company] = field(PartList, COMPANY)
    bank: int = field(Derived)  # money given by the bank, as a negative number
    economy_seen: int = field(Derived)
    # The job market is emptied from the top and filled from the bottom, so one number describes it.
    empty: int = field(Derived)
    events_seen: int = field(Derived)
    extra_seen: int = field(Derived)
    finished: bool = field(Derived)
    ship_offer: list[int] = field(Derived)

    VERBS: ClassVar[Verbs] = Verbs(
        public=public_of,
        own=own_of,
        sample=redealt,
        scores=scoring.scores,
        winners=scoring.winners,
        progress=scoring.progress,
        census=scoring.census,
        conceal=conceal,
        deal=deal,
        outlook=outlook,
        answers=answers,
        counted=counted,
    )

    def __init__(self, rules: Rules, seats: int, rng: Rng, source: ArkwrightPosition | None = None) -> None:
        super().__init__(seats, rules.catalogue, rng)
        self.rules = rules
        if source is None:
            self.set_defaults()
            self.companies = [Company() for _ in range(seats)]
            self.mat = [[] for _ in rules.mat_levels]
            self.ship_offer = [0] * len(rules.printed.ship_capacity)
        else:
            self.take_over(source)
            self.take_fields(source)

    # -- the contract -------------------------------------------------------------------------------------------

    def copy(self) -> ArkwrightPosition:
        return ArkwrightPosition(self.rules, self.seats, self.rng.copy(), self)

    def derive(self) -> None:
        derive(self)

    def problems(self) -> list[tuple[str, str]]:
        return problems(self)

    # -- facts that several phases use --------------------------------------------------------------------------

    def level(self) -> int:
        """Return the current development level (PB 412, B7)."""
        return self.rules.printed.levels[self.decade]

    def wage(self) -> int:
        """Return the present wage of a worker."""
        return self.rules.wage(self)

    def clockwise(self) -> list[int]:
        """Return the seats, beginning with the start player."""
        return [(self.start + turn) % self.seats for turn in range(self.seats)]

    def last_seat(self) -> int:
        """Return the seat before the start player, where counter-clockwise rounds begin (WF 500)."""
        return (self.start - 1) % self.seats

    def last_decade(self) -> bool:
        """Return whether the game ends with this decade, as far as is known now."""
        return is_last(self, self.decade, self.rules.last_decade, self.rules.ends_early)

    def decades_to_come(self) -> int:
        """Return the number of decades after this one, as far as is known now."""
        return 0 if self.last_decade() else self.rules.last_decade - self.decade

    def past_cycle(self, good: int) -> bool:
        """Return whether this good has already been active in this decade (WF 1145)."""
        return self.cycle > good

    # -- money --------------------------------------------------------------------------------------------------

    def earn(self, seat: int, amount: int) -> None:
        """Give money from the bank to a seat."""
        self.companies[seat].cash += amount
        self.bank -= amount

    def pay(self, seat: int, amount: int) -> None:
        """Pay money to the bank; too little cash forces an emergency sale of shares, then loans (WF 2813).

        If that sale requires a choice, the money is paid after it, at the end of the current step.
        """
        company = self.companies[seat]
        short = company.cash < amount
        if amount > 0:
            self.shows_cash(seat, to_all=short)
        if short:
            self.rules.settle(self, seat, amount)
        else:
            company.cash -= amount
            self.bank += amount

    def shows_cash(self, seat: int, to_all: bool = False) -> None:
        """Record that the game now depends on this seat's cash. If cash is hidden, that counts as a reveal (B36).

        The deciding seat knows its own cash, so its own payments count only if everybody learns from them (`to_all`).
        """
        if self.rules.cash_hidden and (to_all or seat != self.seat):
            self.reveals += 1

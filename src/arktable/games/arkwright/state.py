"""An Arkwright position: the board, the companies, and the few things several phases do."""

from __future__ import annotations

from typing import ClassVar, Final

from arktable.engine.fields import Code, CodeRows, Codes, Counts, Derived, Field, Flag, PartList, Seat, Whole
from arktable.engine.position import Position, Verbs
from arktable.engine.rng import Rng
from arktable.games.arkwright import scoring
from arktable.games.arkwright.company import COMPANY, Company
from arktable.games.arkwright.derived import derive
from arktable.games.arkwright.hidden import conceal, deal, drawn_anew
from arktable.games.arkwright.outlook import outlook
from arktable.games.arkwright.problems import problems
from arktable.games.arkwright.rules import Rules
from arktable.games.arkwright.terms import EVENT_NAMES, GOODS, MARKER_NAMES, NO_AWARD, TILE_NAMES, TILES
from arktable.games.arkwright.text import Awards, Decade, EconomyMarkers, cycle_names, good_names
from arktable.games.arkwright.view import counted, own_of, public_of

PREPARATION: Final = -1
"""As the cycle: 1760, or between two decades."""


class ArkwrightPosition(Position):
    """Seats count from 0; decade 0 is 1760; the active good has the number of the cycle."""

    __slots__ = (
        "awards", "bank", "bureaucracy", "companies", "cycle", "decade", "economy", "economy_seen", "empty",
        "events_laid", "events_seen", "extra_laid", "extra_seen", "fired", "finished", "importers", "mat", "navigation",
        "opium", "out", "rules", "ship_offer", "start", "strike", "tile_offer",
    )  # fmt: skip

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Decade("decade"),
        Code("cycle", cycle_names),
        Seat("start", 0),
        Whole("fired"),
        Whole("out"),
        Counts("importers", good_names, GOODS),
        Flag("bureaucracy"),
        Flag("strike"),
        Flag("navigation"),
        Flag("opium"),
        EconomyMarkers("economy"),
        Codes("events_laid", EVENT_NAMES),
        Codes("extra_laid", EVENT_NAMES),
        Awards("awards"),
        CodeRows("mat", MARKER_NAMES),
        Counts("tile_offer", TILE_NAMES, TILES),
        PartList("companies", COMPANY),
        Derived("bank"),
        Derived("economy_seen"),
        Derived("empty"),
        Derived("events_seen"),
        Derived("extra_seen"),
        Derived("finished"),
        Derived("ship_offer"),
    )
    VERBS: ClassVar[Verbs] = Verbs(
        public=public_of,
        own=own_of,
        sample=drawn_anew,
        scores=scoring.scores,
        winners=scoring.winners,
        progress=scoring.progress,
        census=scoring.census,
        conceal=conceal,
        deal=deal,
        outlook=outlook,
        counted=counted,
    )

    def __init__(self, rules: Rules, seats: int, rng: Rng, source: ArkwrightPosition | None = None) -> None:
        super().__init__(seats, rules.catalogue, rng)
        self.rules: Final[Rules] = rules
        if source is None:
            self._fresh(rules, seats)
        else:
            self._twin(source)

    def _fresh(self, rules: Rules, seats: int) -> None:
        printed = rules.printed
        self.companies: list[Company] = [Company() for _ in range(seats)]
        self.decade = 0
        self.cycle: int = PREPARATION
        self.start = 0
        # The job market is emptied from the top and filled from the bottom: one number says it all.
        self.empty = 0
        self.fired = 0
        self.out = 0  # workers out of the game
        self.importers: list[int] = [0] * GOODS
        self.bank = 0  # what the bank gave, as a negative number
        # Face-down markers: economy per decade and cycle (`packed.economy_marker`), events per decade from 1770 on.
        self.economy: list[int] = []
        self.economy_seen = 0
        self.events_laid: list[int] = []
        self.events_seen = 0
        self.extra_laid: list[int] = []  # extra events from 1760 on (PB 626)
        self.extra_seen = 0
        self.awards: list[int] = [NO_AWARD, NO_AWARD]  # the seat that has the award marker, or where else it is
        self.bureaucracy = False
        self.strike = False
        self.navigation = False
        self.opium = False
        self.mat: list[list[int]] = [[] for _ in rules.mat_levels]
        self.ship_offer: list[int] = [0] * len(printed.ship_capacity)
        self.tile_offer: list[int] = [0] * TILES
        self.finished = False

    def _twin(self, source: ArkwrightPosition) -> None:
        self.take_over(source)
        self.companies = [company.copy() for company in source.companies]
        self.decade = source.decade
        self.cycle = source.cycle
        self.start = source.start
        self.empty = source.empty
        self.fired = source.fired
        self.out = source.out
        self.importers = source.importers.copy()
        self.bank = source.bank
        self.economy = source.economy.copy()
        self.economy_seen = source.economy_seen
        self.events_laid = source.events_laid.copy()
        self.events_seen = source.events_seen
        self.extra_laid = source.extra_laid.copy()
        self.extra_seen = source.extra_seen
        self.awards = source.awards.copy()
        self.bureaucracy = source.bureaucracy
        self.strike = source.strike
        self.navigation = source.navigation
        self.opium = source.opium
        self.mat = [row.copy() for row in source.mat]
        self.ship_offer = source.ship_offer.copy()
        self.tile_offer = source.tile_offer.copy()
        self.finished = source.finished

    # -- the contract -------------------------------------------------------------------------------------------

    def copy(self) -> ArkwrightPosition:
        return ArkwrightPosition(self.rules, self.seats, self.rng.copy(), self)

    def derive(self) -> None:
        derive(self)

    def problems(self) -> list[tuple[str, str]]:
        return problems(self)

    # -- facts several phases ask for ---------------------------------------------------------------------------

    def level(self) -> int:
        """The current development level (PB 412, B7)."""
        return self.rules.printed.levels[self.decade]

    def demand(self, good: int) -> int:
        """How many of this good England wants (WF 2138)."""
        return self.rules.printed.demand[good][self.empty]

    def wage(self) -> int:
        """What a worker gets now."""
        return self.rules.wage(self)

    def clockwise(self) -> list[int]:
        """The seats, beginning with the start player."""
        return [(self.start + turn) % self.seats for turn in range(self.seats)]

    def last_seat(self) -> int:
        """The player before the start player, with whom counter-clockwise rounds begin (WF 500)."""
        return (self.start - 1) % self.seats

    def last_decade(self) -> bool:
        """Is this the last decade?"""
        return self.decade == self.rules.last_decade

    def past_cycle(self, good: int) -> bool:
        """Has this good been active in this decade already? (WF 1145)"""
        return self.cycle > good

    # -- money --------------------------------------------------------------------------------------------------

    def earn(self, seat: int, amount: int) -> None:
        """A seat gets money from the bank."""
        self.companies[seat].cash += amount
        self.bank -= amount

    def pay(self, seat: int, amount: int) -> None:
        """A seat pays to the bank; too little cash forces an emergency sale of shares, then loans (WF 7.0).

        Where that sale leaves a choice, the money is paid after it: when the step under way is over.
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
        """What happens now depends on this seat's cash. Where cash is hidden, that counts as a reveal (B36).

        The deciding seat knows its own cash, so its own payments count only if everybody learns from them (`to_all`).
        """
        if self.rules.cash_hidden and (to_all or seat != self.seat):
            self.reveals += 1

    # -- workers ------------------------------------------------------------------------------------------------

    def hireable(self) -> int:
        """Workers to be had: the market, and when it is empty the fired workers space (PB 34)."""
        return self.rules.printed.spaces - self.empty + self.fired

    def hire(self, number: int) -> int:
        """Take workers in reading order, then from the fired space; returns how many there were."""
        market = min(number, self.rules.printed.spaces - self.empty)
        self.empty += market
        fired = min(number - market, self.fired)
        self.fired -= fired
        return market + fired

    def take_fired_first(self, number: int) -> int:
        """For obsolete factories and Luddism: the fired space first, then the market (WF 2760, PB 712)."""
        fired = min(number, self.fired)
        self.fired -= fired
        market = min(number - fired, self.rules.printed.spaces - self.empty)
        self.empty += market
        return fired + market

    def back_to_market(self, number: int) -> int:
        """From the fired space against the reading direction; what is not there is forfeit (WF 714)."""
        moved = min(number, self.fired, self.empty)
        self.fired -= moved
        self.empty -= moved
        return moved

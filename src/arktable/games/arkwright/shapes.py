"""The shapes of Arkwright's view. What it asks stands in `asked_shapes.py`, its kit in `kit_shapes.py`.

Goods are numbers 0 to 3 in lists and words in moves; the active good has the number of the cycle. Seats count from 0.
Markers, tiles, spots, awards and events have the names of the notation.
"""

from __future__ import annotations

from typing import TypedDict

from arktable.engine.moves import OfferGroup
from arktable.games.arkwright.asked_shapes import Asked

# -- the board --------------------------------------------------------------------------------------------------------


class MarketView(TypedDict):
    """The job market."""

    empty: int
    """Empty spaces, in reading order."""
    fired: int
    """Workers on the fired workers space."""
    out: int
    """Workers out of the game."""
    wage: int
    """What a worker gets."""
    demand: list[int]
    """By good: how many England wants."""


class TimetableView(TypedDict):
    """The timetable, as far as this viewer sees it."""

    economy: list[tuple[int, int]]
    """Turned markers, cycle by cycle: steps of the importer, and workers back to the market."""
    events: list[str]
    """Turned markers, decade by decade from 1770 on."""
    known_events: list[str | None]
    """All of them, as far as everybody knows them: turned, or laid by a list. Null: not known."""
    extra_events: list[str] | None
    """Null: played without them."""
    possible_events: list[str]
    """What the event markers of this game can show, as far as everybody knows; without the end of the game."""
    decades: list[int]
    """The years."""
    levels: list[int]
    """By decade: the development level."""


class AppealsView(TypedDict):
    """The appeals of one good."""

    importer: int
    seats: list[int]
    """0 without a factory."""


class MatRow(TypedDict):
    """A row of the special markers mat."""

    level: int
    """From this level on its markers may be taken."""
    markers: list[str]


class ShipKind(TypedDict):
    """A kind of ship on the mat."""

    capacity: int
    level: int
    left: int


class SpecialView(TypedDict):
    """What may be taken as a special marker."""

    tiles: dict[str, int]
    """Development tiles on offer, with their number."""
    mat: list[MatRow]
    ships: list[ShipKind]


class ShortfallView(TypedDict):
    """What a shortfall takes from a company, if every question is answered in the standard way."""

    shares: int
    """Shares sold in the emergency sale."""
    loans: int
    """Loans taken, where the shares do not suffice."""
    spaces: int
    """Spaces of the share value lost by both."""
    raised: int
    """Pounds that shares and loans bring."""


class SellerView(TypedDict):
    """One line of a forecast."""

    seat: int
    """−1: the importer."""
    appeal: int
    makes: int | None
    """Goods made, with an extra shift and without a row that the school shuts. Null for the importer, as in most
    fields below."""
    sells: int
    """Goods sold in England, to patron and jubilee too."""
    income: int | None
    """Pounds for the goods sold."""
    ships: int | None
    """Goods delivered for a contract."""
    shipping: int | None
    """Pounds for the goods delivered."""
    costs: int | None
    """Wages and upkeep."""
    shortfall: ShortfallView | None
    """Null: the cash suffices, or the viewer does not know it."""
    gives_way: bool | None
    """The distribution falls, the appeal would be below 0, and so the price falls: one space is lost."""
    steps: int | None
    """Spaces that the share value moves, everything counted."""
    space_after: int | None
    """Where the company stands afterwards."""
    cash_after: int | None
    """Cash afterwards; null where the viewer does not know the cash, and for everybody in 1760."""


class ForecastView(TypedDict):
    """What would happen if the production of a good ran now, every question answered in the standard way."""

    good: int
    demand: int
    importer: int
    """The importer's appeal."""
    importer_sells: int
    sellers: list[SellerView]
    """Whoever has a factory, and the importer, in the order in which they are called; behind them whoever only loses
    or gains share value."""


class RangeView(TypedDict):
    """The lowest and the highest figures of a line of the forecast, over what the others may still do."""

    seat: int
    """−1: the importer."""
    sells: tuple[int, int]
    cash: tuple[int, int] | None
    """Cash afterwards; null where the viewer does not know it, and for the importer."""
    space: tuple[int, int] | None
    """On the share value track; null for the importer."""


class CauseView(TypedDict):
    """The one turn of another player that would move the viewer's outcome furthest. Pairs: without it, and with it."""

    seat: int
    deed: str
    """What it does for the good: `appeal`, `makes`, `machines`, `built` or `level`."""
    before: int
    after: int
    """Appeal, goods made, machines or level before and after it."""
    sells: tuple[int, int]
    """The viewer's figures, as in the forecast."""
    cash: tuple[int, int]
    space: tuple[int, int]
    wage: tuple[int, int]
    """What a worker gets when the good is produced."""


class CycleView(TypedDict):
    """What a cycle to come brings the viewer's company if nobody does anything any more."""

    good: int
    year: int
    net: int
    """Pounds earned less costs, with face-down economy markers taken for blank."""
    low: int
    high: int
    """The same with what those markers can be."""


class OutlookView(TypedDict):
    """What may still change before the next production, and the cycles to come."""

    good: int
    """The good that is produced next."""
    acting: list[int]
    """The other seats that still have a turn before, in order; what the rest have done is firm."""
    readings: dict[str, ForecastView]
    """The forecast if those `hold`, `repeat` (use a marker again that lies on their table) or give a `best` reply."""
    ranges: list[RangeView]
    """By line of the forecast, and for the viewer."""
    cause: CauseView | None
    """Null: nobody can change anything for the viewer."""
    cycles: list[CycleView]
    """Four at most, beginning with the next production; none for whoever has no company."""


class RulesView(TypedDict):
    """Rules that are in force."""

    bureaucracy: bool
    strike: bool
    navigation: bool
    opium: bool
    harbour: bool
    """Are there warehouses, ships and contracts?"""
    foreign_shares: bool
    """May players hold shares of each other's companies?"""


class FinalView(TypedDict):
    """The result of a finished game."""

    scores: list[int]
    winners: list[int]
    ranking: list[int]
    """All seats from first to last."""


# -- companies --------------------------------------------------------------------------------------------------------


class FactoryView(TypedDict):
    """A factory."""

    level: int
    base: int
    """Base quality: what it cost to build."""
    price: int
    quality: int
    distribution: int
    appeal: int
    workers: list[int]
    """By row."""
    machines: list[int]
    """By row."""
    extra: int
    """Workers beside an obsolete factory."""
    rows: int
    """Rows that produce."""
    makes: int
    """Goods of a production."""
    marked: bool
    """Hired for after its last cycle: it must still produce."""


class RecordsView(TypedDict):
    """The bonus markers."""

    home: int
    """Most goods sold in England in one production phase."""
    shipping: int
    """Most goods shipped at once."""


class FreeRowView(TypedDict):
    """The £0 row of the administration table."""

    placed: str | None
    open: bool
    """Not open: the tile is gone, and only its marker stays."""


class CompanyView(TypedDict):
    """A company."""

    seat: int
    cash: int | None
    """Null: hidden from this viewer."""
    bill: int | None
    """What the factories founded in 1760 cost; null once that is paid."""
    shares: int
    """Own shares that its owner has."""
    bank_shares: int
    """Shares of this company that the bank has."""
    foreign: list[int] | None
    """Shares held of the other companies, by their seat; null where only own shares are traded."""
    records: RecordsView | None
    """Null: played without bonus markers."""
    space: int
    """On the share value track."""
    value: int
    """What the bank pays for a share."""
    loans: int
    portfolio: int
    """Own shares times their value."""
    final: int | None
    """What the final count would give now: stock sold, loans repaid, cash turned into shares, open contracts and marks
    paid for. Null where the viewer does not know the cash, and in 1760."""
    factories: list[FactoryView | None]
    """By good."""
    tiles: list[str]
    inventor_uses: int
    foreman: int
    """The good whose factory it works for; −1: none."""
    workshop: int
    """The good whose factory it works for; −1: none."""
    markers: list[str]
    """Own and grey action markers, and reorganization; ships have theirs on the piers."""
    placed: list[str | None]
    """The marker on each row of the administration table."""
    free_row: FreeRowView | None
    """Null: there is no £0 row."""
    ships: list[int | None]
    """By pier: the capacity."""
    spots: list[str]
    """Warehouse spots with a worker."""
    stock: list[int]
    """By good."""
    contracts: list[int]
    """By good; 0: none."""
    jubilee: bool
    """May still sell one good to the jubilee."""


class PublicView(TypedDict):
    """What everybody sees."""

    game: str
    seats: int
    to_move: int
    """−1 when the game is over."""
    over: bool
    phase: str
    year: int
    last_year: int
    cycle: int
    """−1 in 1760, 0 to 3 the active good, 4 at the end of a decade."""
    coming: int
    """The good that is produced next; −1: none any more."""
    turn: int
    """Counts the cycles of all decades."""
    level: int
    """The development level."""
    start: int
    """The start player."""
    market: MarketView
    timetable: TimetableView
    appeals: list[AppealsView]
    """By good."""
    special: SpecialView
    awards: dict[str, int | None] | None
    """The seat that has each award marker, −1 on the board, null out of the game; null altogether without them."""
    rules: RulesView
    final: FinalView | None
    """Null while the game runs."""


class MoneyView(TypedDict):
    """What depends on cash: public, unless cash is hidden."""

    companies: list[CompanyView]
    forecast: list[ForecastView]
    """Only goods whose production is still to come: none after the last one."""
    shortfall: ShortfallView | None
    """What the bill of the present action would take if the action ended now. Null: there is no bill, the cash
    suffices, or the viewer does not know it."""


class OwnView(TypedDict):
    """What is made for one viewer."""

    viewer: int
    asked: Asked
    offer: list[OfferGroup] | None
    """Null for whoever does not decide."""


class View(PublicView, MoneyView, OwnView):
    """All that a viewer may know."""

"""The shapes of Arkwright's view. What it asks stands in `asked_shapes.py`, its kit in `kit_shapes.py`.

Goods are numbers 0 to 3 in lists and words in moves; the active good has the number of the cycle. Seats count from 0.
Markers, tiles, spots, awards and events have the names of the notation.
"""

from __future__ import annotations

from typing import TypedDict

from arktable.engine.moves import OfferGroup
from arktable.engine.reporting.shapes import HouseOwn, HousePublic
from arktable.games.arkwright.views.asked_shapes import Asked

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
    """By good: goods that England wants."""


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
    """One line of a forecast. The fields that can be null are null for the importer."""

    seat: int
    """−1: the importer."""
    appeal: int
    makes: int | None
    """Goods made, with an extra shift and without a row that the school shuts."""
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
    """Cash afterwards; null where the viewer does not know the cash, and until the factories of 1760 are paid for."""


class ForecastView(TypedDict):
    """What would happen if the production of a good ran now, every question answered in the standard way."""

    good: int
    demand: int
    importer: int
    """The importer's appeal."""
    importer_sells: int
    sellers: list[SellerView]
    """Seats with a factory and the importer, in the order in which they are called; then the seats that only lose or
    gain share value."""


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
    """The turn of another player that would change the viewer's result most. Pairs: without it, and with it."""

    seat: int
    deed: str
    """What it does for the good: `appeal`, `makes`, `machines`, `built` or `level`; `hires` for other goods."""
    before: int
    """Appeal, goods made, machines or level before it; 0 workers."""
    after: int
    """The same figure after it."""
    sells: tuple[int, int]
    """Goods that the viewer sells."""
    cash: tuple[int, int]
    """The viewer's cash afterwards."""
    space: tuple[int, int]
    """The viewer's space on the share value track afterwards."""
    wage: tuple[int, int]
    """What a worker gets when the good is produced."""


class CycleView(TypedDict):
    """What a coming cycle brings the viewer's company if nobody acts any more."""

    good: int
    year: int
    net: int
    """Pounds earned less costs, with face-down economy markers taken for blank."""
    low: int
    """The lowest net over what those markers can show."""
    high: int
    """The highest net over what those markers can show."""


class OutlookView(TypedDict):
    """What may still change before the next production, and the coming cycles."""

    good: int
    """The good that is produced next."""
    acting: list[int]
    """The other seats that still have a turn before it, in order. The rest cannot change anything any more."""
    readings: dict[str, ForecastView]
    """The forecast if those seats `hold`, `repeat` (use a marker on their table again) or give their `best` reply."""
    ranges: list[RangeView]
    """By line of the forecast, and for the viewer."""
    cause: CauseView | None
    """Null: nobody can change anything for the viewer."""
    cycles: list[CycleView]
    """At most four, beginning with the next production; empty for a viewer without a company."""


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
    """Additional workers of an obsolete factory."""
    rows: int
    """Rows that produce."""
    makes: int
    """Goods of a production."""
    marked: bool
    """Workers were hired for it after its last cycle: it must still produce."""


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
    """False: the tile is gone, and only its marker is left."""


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


class PublicView(HousePublic):
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
    """The good that is produced next; −1 after the last production."""
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
    """By award marker: the seat that has it, −1 on the board, null out of the game. Null: played without awards."""
    rules: RulesView
    final: FinalView | None
    """Null while the game runs."""


class MoneyView(TypedDict):
    """What depends on cash: public, unless cash is hidden."""

    companies: list[CompanyView]
    forecast: list[ForecastView]
    """One for each good that will still be produced; empty after the last production."""
    shortfall: ShortfallView | None
    """What the bill of the present action would take if the action ended now. Null: there is no bill, the cash
    suffices, or the viewer does not know it."""


class OwnView(HouseOwn):
    """What is made for one viewer."""

    viewer: int
    asked: Asked
    offer: list[OfferGroup] | None
    """The legal moves; null unless the viewer decides now."""
    assumed: str | None
    """The move that the forecast assumes, in notation; null unless the viewer decides now, or where there is none."""
    idle: bool
    """The assumed move need not be asked for: no other one could change anything for the better."""


class View(PublicView, MoneyView, OwnView):
    """All that a viewer may know."""

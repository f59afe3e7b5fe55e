"""The shapes of the card game's view and of what it asks. Those of its kit stand in `kit_shapes.py`.

Goods are numbers 0 to 3 in lists and words in moves; the active good has the number of the round. Seats count from 0.
"""

from __future__ import annotations

from typing import Literal, TypedDict

from arktable.engine.moves import OfferGroup
from arktable.engine.reporting.shapes import HouseOwn, HousePublic
from arktable.games.arkwright_cards.prediction.effects_shapes import EffectView
from arktable.games.arkwright_cards.prediction.forecast_shapes import ChoiceView, ForecastView

Colour = Literal["first", "second", "neutral"]
"""A colour nobody plays: the two opponents of the solo game, and the neutral one."""


class Asked(TypedDict, total=False):
    """What a decision is about and what it has left. Which fields are there depends on the phase."""

    step: int
    """During a turn: 1 action, 2 price, 3 development."""
    yet_to_act: list[int]
    """During the action phase: the seats whose turn is still to come, in order."""
    allowance: int
    """Quality and distribution: the most that all levels together may rise."""
    used: int
    """How much of the allowance is used."""
    before: list[int]
    """By good: the level when the action began."""
    machines: int
    """Automate: machines that may still be added."""
    built: bool
    """Build: was a factory opened in this action?"""
    invented: int
    """Build: factories upgraded by the inventor."""
    exchange: int
    """Stock exchange: the last step done; 0 nothing, 1 bought, 2 lent, 3 ships."""
    made: int
    """Sell and ship: goods made in this production."""
    limit: int
    """Sell and ship: what the home market takes, patrons included."""
    sold: int
    """Sell and ship: goods sold at home in this production."""
    without_room: int
    """Store: the least number of goods that must go."""
    wastes: list[list[int]]
    """Store: every way to let goods go, by good, until the rest fits and not one more; the fewest goods first."""
    loads: list[int]
    """Early shipping: goods aboard, by good."""
    most: int
    """Early shipping: goods that the ships take, without the trade office."""
    most_saved: int
    """Early shipping: goods that the ships take if the trade office saves a token; 0 without it."""
    card: str
    """Discard: the card that is wanted."""
    good: int
    """Replace the engineer: the factory it leaves."""
    value: int
    """Replace the engineer: quality that may still be laid in its place."""
    steps: int
    """Two steps: development steps left."""


class MarketView(TypedDict):
    """The market board."""

    demand: list[int]
    """By good, on the scale of the appeal."""
    side: int
    """Which of the kit's boards lies on the table, from 0."""
    wage_at: int
    """The space of the wage marker, from 0."""
    wage: int
    """What a worker gets."""


class TrackView(TypedDict):
    """A development track of one company."""

    at: int
    """The space of the marker, from 0."""
    value: int
    """What is printed there."""
    decade: int
    """The decade from which the next step may be taken; 0 at the end of the track."""


class HeldCard(TypedDict):
    """A development card of a company."""

    card: str
    used: bool
    """Turned for the rest of the decade."""


class CrewView(TypedDict):
    """A worker card next to a factory."""

    side: int
    """1 is the older side, 2 the newer."""
    numeral: int
    """The number printed on that side: 1, then 2 for the first card and 3 for the second."""
    goods: int
    """Goods it makes."""
    workers: int
    machines: int
    turned: bool
    """Turned to machines."""
    half: bool
    """The machine token lies on it."""


class PieceView(TypedDict):
    """A quality or distribution card at a factory."""

    piece: str
    value: int
    appeal: bool
    """A quality card that is turned to appeal; otherwise it shows a price."""


class CostsView(TypedDict):
    """What a production costs."""

    fixed: int
    wages: int
    upkeep: int


class FactoryView(TypedDict):
    """An open factory."""

    side: int
    """1 or 2: the side of the tile."""
    spot: int
    """Appeal under the token."""
    office: bool
    """The office is turned to appeal."""
    crew: list[CrewView | None]
    """The places of the two worker cards."""
    pieces: list[PieceView]
    quality: int
    distribution: int
    appeal: int
    """As token and cards lie; the marker follows when the price is set."""
    price: int
    marker: int | None
    """Where the marker stands on the appeal track; null for a bankrupt company."""
    makes: int
    """Goods of a whole production."""
    ship_price: int
    """What a good brings overseas."""
    costs: CostsView
    foreman: bool
    """The foreman stands here."""


class MachineToken(TypedDict):
    """The worker card on which the machine token lies."""

    good: int
    card: int
    """1 for the first worker card of the factory, 2 for the second."""


class CompanyView(TypedDict):
    """A company."""

    seat: int
    broke: bool
    """Bankrupt."""
    money: int
    shares: int
    value: int
    """Share value."""
    half_value: int
    """What a share costs at half price."""
    worth: int
    """Shares times value."""
    final: int
    """What the final count would give now: goods, money, loans and ships counted."""
    loans: int
    tokens: int
    """Shipping tokens laid."""
    ships: int
    """Ships ready to sail."""
    tracks: dict[str, TrackView]
    """By track."""
    quality_high: int
    """The most quality a factory may have."""
    cards: list[HeldCard]
    foreman: int
    """The factory at which the foreman stands, by good; −1 for none."""
    machine_token: MachineToken | None
    factories: list[FactoryView | None]
    """By good; null while the tile is in the reserve."""
    stored: list[int]
    """By good."""
    warehouses: list[list[int]]
    """By good: what lies in each of its warehouses."""
    floor: list[int]
    """By good: what is in no warehouse, because it is not stored yet or finds no room."""
    free_warehouses: int
    """Warehouses in which nothing lies."""
    reserve: list[str]
    """Quality and distribution cards that lie at no factory."""
    sold: int
    """Goods sold at home in the last production."""
    sailings: int


class RivalView(TypedDict):
    """A colour nobody plays: the neutral of two players, or an opponent of the solo game."""

    colour: Colour
    appeal: list[int | None]
    """By good; null without a marker."""
    shares: int
    value: int
    worth: int


class GridPlace(TypedDict):
    """A place of the grid of the solo game."""

    card: str | None
    disc: Colour | None


class BagView(TypedDict):
    """The bag of the solo game. In which order it is drawn is hidden."""

    inside: dict[str, int]
    """By colour."""
    drawn: dict[str, int]
    """By colour."""


class RulesView(TypedDict):
    """What the chosen options allow."""

    extra_actions: bool
    """Extra production and early shipping are among the actions."""
    inventor_steps: bool
    """The inventor may be given for two development steps."""


class FinalView(TypedDict):
    """The end of the game."""

    scores: list[int]
    """By seat."""
    winners: list[int]
    ranking: list[int]
    """All seats from first to last."""
    opponents: list[int]
    """Scores of the opponents of the solo game."""
    place: int | None
    """In the solo game: 1 is won."""
    reached: list[str] | None
    """In the solo game: awards reached."""
    awards: list[str] | None
    """In the solo game: awards that count."""


class PublicView(HousePublic):
    """What everybody sees."""

    game: str
    seats: int
    solo: bool
    to_move: int
    over: bool
    phase: str
    decade: int
    """1 to 3."""
    year: int
    round: int
    """The active good."""
    turn: int
    """Counts the turns of the game."""
    start: int
    """The starting player's seat."""
    behind: bool
    """In the solo game: do the opponents go first?"""
    new_side: int
    """The side that a tile shows when it is built in this decade."""
    market: MarketView
    companies: list[CompanyView]
    rivals: list[RivalView]
    supply: dict[str, int]
    """Development cards on the table, by card; empty in the solo game."""
    grid: list[GridPlace] | None
    """In the solo game: the places row by row."""
    bag: BagView | None
    """In the solo game."""
    forecast: ForecastView | None
    """Null while the active good is being produced, and after the game."""
    choices: list[ChoiceView] | None
    """While somebody sets the price: by appeal, from the lowest."""
    effects: list[EffectView]
    """What each move that builds, upgrades, hires or automates would bring, now or after an action is chosen."""
    rules: RulesView
    final: FinalView | None


class OwnView(HouseOwn):
    """What is made for one viewer."""

    viewer: int
    asked: Asked
    offer: list[OfferGroup] | None
    """The legal moves of the viewer."""


class View(PublicView, OwnView):
    """All that a viewer may know."""

"""The shapes of what Arkadia sends over the wire: its view with what is asked and offered, and its kit.

A cell is the number of a square: column + width of the board * row, from 0 at the top left. Seats count from 0; −1 is
nobody, and as the owner of a worker it is neutral. Lists of four have a number for each family, in the order of the
kit's `families`. A card is named "<form>-<family>".
"""

from __future__ import annotations

from typing import Literal, TypedDict

from arktable.engine.moves import OfferGroup
from arktable.engine.reporting.shapes import HouseOwn, HousePublic

PhaseName = Literal["lot", "must", "lay", "workers", "castle", "draw", "banner", "sell", "over"]
"""What is asked now."""


# -- what is asked ----------------------------------------------------------------------------------------------------


class AskedLay(TypedDict):
    """A card was chosen, and its building has no place yet."""

    card: str


class AskedWorkers(TypedDict):
    """Workers are being introduced."""

    buildings: list[int]
    """The ids of the buildings next to all workers of this turn; the next worker must be next to one of them."""
    placed: list[int]
    """The cells of the workers set in this turn."""


class AskedCastle(TypedDict):
    """Castle pieces are to be placed."""

    left: int
    """Pieces still to be placed."""
    floor: int
    """The floor under construction, from 1."""


class AskedSell(TypedDict):
    """Seals may be sold."""

    sold: list[str]
    """The families sold already: each may be sold once."""
    gold: int
    """Gold that the sale has brought so far."""


class Asked(TypedDict, total=False):
    """What the decision is about. At most one field is there."""

    lay: AskedLay
    workers: AskedWorkers
    castle: AskedCastle
    sell: AskedSell


# -- what is offered --------------------------------------------------------------------------------------------------


class CastleOffer(TypedDict):
    """Every pair of a family and a square is the move `castle {family, square}`, whose squares count from 1."""

    families: list[str]
    squares: list[int]
    """Castle squares, counted from 0 as in `castle.squares`."""


class Offer(TypedDict, total=False):
    """The legal moves of the viewer. `moves` is always there, the others where they apply."""

    moves: list[OfferGroup]
    """Every legal move except `lay`, `own` and `neutral`: these are many, and the fields of that name list them."""
    lay: dict[str, dict[str, str]]
    """By card and turn of its tile: a hexadecimal number whose bit c is the move `lay {form, cell: c, turn}`.

    In the phase `must` this move is possible after the move `card {card}`.
    """
    own: list[int]
    """Each cell is the move `own {cell}`."""
    neutral: list[int]
    """Each cell is the move `neutral {cell}`."""
    castle: CastleOffer
    take: list[str]
    """"stack" is the move `take-stack`; a card is the move `take {card}`."""
    sell: dict[str, int]
    """By family, the most that can be sold: the moves `sell {family, n}` with n from 1."""
    lot: list[list[int]]
    """Places of the castle lot: column, row, width, height. The move is `lot {cell, width, height}`."""
    done: bool
    banner: bool
    end: bool


# -- the view ---------------------------------------------------------------------------------------------------------


class LotView(TypedDict):
    """The castle lot on the board."""

    cells: list[int]
    court: list[int]
    """The cells of the courtyard, which is never built on."""
    squares: list[int]
    """The cells of the castle squares, in their order."""


class CastleSquareView(TypedDict):
    """A castle square as it is seen from above."""

    floor: int
    """The floor of the uppermost piece; 0 without one."""
    family: str | None


class CastleView(TypedDict):
    """The castle and its pools."""

    squares: list[CastleSquareView]
    values: list[int]
    """What a seal of each family is worth."""
    floor: int
    """The floor under construction, from 1."""
    placed: int
    """Pieces placed since the beginning."""
    pools: list[list[int]]
    """By floor and family: the pieces left."""


class BuildingView(TypedDict):
    """A building on the board."""

    id: int
    form: str
    family: str
    cells: list[int]
    done: bool
    """It is completed and has paid."""
    open: list[int]
    """The vacant cells next to it."""
    pays: list[int]
    """By seat: the workers next to it."""
    closing: list[int | None]
    """By seat: seals for own workers if the seat closed it now with the workers behind its screen, as everybody can
    count them; null if they are too few. Empty for a completed building."""
    by: int
    """The seat that laid it; −1 if it lay there from the start."""
    turn: int


class WorkerView(TypedDict):
    """A worker on the board."""

    cell: int
    seat: int
    """The owner; −1 for a neutral worker."""
    turn: int


class CardsView(TypedDict):
    """The open cards next to the board."""

    open: list[str]
    stack: int
    discard: list[str]


class EndView(TypedDict):
    """The last round."""

    by: int
    """The seat that filled the second floor."""
    turns_left: int
    """Turns after the one being played."""


class PlayerView(TypedDict):
    """A player. What lies behind a screen that the viewer cannot see is null."""

    seat: int
    hand: int
    known: list[str]
    """The cards of the hand that everybody saw being taken."""
    banners: int
    on_board: int
    """Own workers on the board."""
    workers: int
    """Own and neutral workers behind the screen, as everybody can count them."""
    own: int | None
    neutral: int | None
    seals: list[int] | None
    gold: int | None


class You(TypedDict):
    """What only the viewer sees."""

    hand: list[str]


class FinalRow(TypedDict):
    """The final evaluation of a seat."""

    gold_before: int
    seals: list[int]
    values: list[int]
    gold: int


class FinalView(TypedDict):
    """The result."""

    scores: list[int]
    winners: list[int]
    rows: list[FinalRow]


class PublicView(HousePublic):
    """What everybody sees."""

    game: Literal["arkadia"]
    seats: int
    turn: int
    """Players' turns, counted from 1."""
    round: int
    to_move: int
    next: int
    """The seat that plays after the present turn; −1 if that is the last one."""
    over: bool
    phase: PhaseName
    tents: list[int]
    """The cells of the tent camps that nothing covers."""
    lot: LotView | None
    castle: CastleView
    buildings: list[BuildingView]
    workers: list[WorkerView]
    """In the order in which they were set."""
    cards: CardsView
    end: EndView | None
    """Null until the second floor is full."""
    hands: list[list[str]] | None
    """All hands; null except in the view that shows everything."""
    final: FinalView | None


class OwnView(HouseOwn):
    """What is made for one viewer."""

    viewer: int
    """A seat; −1 is a spectator, −2 sees everything."""
    asked: Asked
    players: list[PlayerView]
    you: You | None
    """Null for spectators."""
    offer: Offer | None
    """Null unless the viewer decides now."""


class View(PublicView, OwnView):
    """All that a viewer may know."""


# -- the kit ----------------------------------------------------------------------------------------------------------


class LotKit(TypedDict):
    """The castle lot, not turned: places are [column, row] from its top left corner."""

    squares: list[list[int]]
    court: list[list[int]]
    printed: list[str | None]
    """By castle square: the family of the seal printed on it."""


class CardFace(TypedDict):
    """What a card shows."""

    form: str
    family: str


class Kit(TypedDict):
    """The printed things, which never change during a game."""

    game: Literal["arkadia"]
    grid: list[int]
    """Width and height of the board."""
    forms: dict[str, dict[str, list[list[int]]]]
    """By form and letter of its turn: the squares as [column, row] from the corner. Only different turns are there."""
    families: list[str]
    cards: dict[str, int]
    """By card: copies in the game."""
    faces: dict[str, CardFace]
    """The form and the family of each card."""
    lot: LotKit
    hand: int
    banners: int
    workers: int
    neutral: int
    per_banner: int
    """The workers that a banner brings."""
    pieces_to_end: int
    """The castle pieces that bring the last round."""
    flip: bool
    """May tiles be flipped?"""
    reconstructed: list[str]
    """The keys of the sheet that are our reconstruction."""

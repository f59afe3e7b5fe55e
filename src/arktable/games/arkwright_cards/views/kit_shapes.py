"""The shapes of the card game's kit: what is printed, as the wire says it. Goods are numbers 0 to 3 in lists."""

from __future__ import annotations

from typing import TypedDict


class Warehouses(TypedDict):
    """The warehouses of a company."""

    small: int
    """Goods that a small one holds."""
    smalls: int
    """Number of small ones."""
    large: int
    """Goods that the large one holds."""


class AwardNumbers(TypedDict):
    """What the awards of the solo game ask for."""

    points: int
    many: int
    most: int
    money: int
    parvenu: int
    sailings: int


class BoardKit(TypedDict):
    """One side of the market board."""

    wages: list[int]
    """The wages track from its start to its end."""
    red: list[list[int]]
    """By good and space: the red arrows between 0 and this space. They count when a marker goes up."""
    green: list[list[int]]
    """The same for green arrows. They count when a marker goes down."""


class Kit(TypedDict):
    """Everything that is printed and does not change during a game."""

    game: str
    goods: list[str]
    years: list[int]
    """By decade."""
    appeal_high: int
    """The last space of the appeal tracks."""
    demand_low: int
    """The lowest space of the demand markers."""
    boards: list[BoardKit]
    """Both sides of the market board; a view says which of them lies on the table."""
    upkeep: int
    """What a machine costs in a production."""
    spots: list[int]
    """Appeal of the spots of a tile, as they are printed."""
    sum: list[list[int]]
    """By side of the tile (0 unused) and good: price and appeal of every spot together."""
    tile_goods: list[list[int]]
    """By side and good."""
    tile_workers: list[list[int]]
    """By side and good: workers on the tile, who are paid wages and never replaced."""
    fixed_cost: list[list[int]]
    """By side and good."""
    ship_price: list[list[int]]
    """By side and good: what a good brings overseas."""
    stored_price: list[int]
    """By good: what a stored good brings at the end."""
    office: list[int]
    """By good: what either half of the office shows."""
    crew_goods: list[list[list[int]]]
    """By good, worker card (first, second) and side (0 unused): goods it makes."""
    crew_workers: list[list[list[int]]]
    """By good, worker card and side: its workers, all of them."""
    crew_machines: list[list[int]]
    """By good and worker card: workers that machines replace."""
    pieces: list[str]
    """Quality and distribution cards."""
    quality_pieces: list[str]
    distribution_pieces: list[str]
    piece_values: list[list[int]]
    """By piece: what it can show."""
    distribution_high: int
    """The most distribution a factory may have."""
    warehouses: Warehouses
    ships: int
    ship_tokens: int
    ship_pounds: list[int]
    """Spaces of the token track that cost £1 of share value at the end."""
    loan_tokens: int
    most: int
    """The end of the tracks of shares and of share value."""
    enough: int
    """Home sales that raise the share value."""
    actions: list[str]
    """The actions of a turn in the order of the book, the expert ones last."""
    tracks: dict[str, list[int]]
    """By development track: what its spaces show."""
    track_decades: dict[str, list[int]]
    """By development track: the decade from which a space may be reached, if tracks are restricted."""
    cards: list[str]
    """Development cards."""
    once_per_decade: list[str]
    """Cards that are turned when used."""
    contract: list[int]
    """By goods shipped at once: extra income."""
    grid: list[int]
    """Rows and columns of the grid of the solo game."""
    awards: list[str]
    award_numbers: AwardNumbers
    reconstructed: list[str]
    """Keys of the sheet that are reconstructed."""

"""The shapes of what Arkwright asks: the public side of the phases under way and of the decision itself."""

from __future__ import annotations

from typing import TypedDict


class TurnAsked(TypedDict):
    """The turn under way, once a marker was chosen."""

    seat: int
    """The seat whose turn it is; other seats may be asked something during it."""
    marker: str
    action: str
    paid: int
    """Pounds that count for the action, without the fee for using a marker again."""
    owed: int
    """Pounds on the bill of the action, which is paid when the action ends; 0 where every cost is paid at once."""


class ProductionAsked(TypedDict):
    """The production phase under way."""

    good: int
    surplus: list[int]
    """By seat: goods made and not sold."""
    sold: list[int]
    """By seat: goods sold in England."""
    shipped: list[int]
    """By seat: goods shipped to the colonies."""
    importer_sold: int


class LevelsAsked(TypedDict):
    """The quality action."""

    taken: int
    of: int
    """Levels that the amount paid buys."""


class DistributionAsked(TypedDict):
    """The distribution action."""

    left: int
    """Pounds left."""
    free: int
    """Levels for nothing, once the patent was given back."""


class LeftAsked(TypedDict):
    """Something that may be done a number of times."""

    left: int


class PricesAsked(TypedDict, total=False):
    """Prices that may be changed."""

    free: list[int]
    """Goods whose price changes for nothing."""
    spare: int
    """Pounds that each change another price."""
    left: int
    """Prices that may be set, where that is limited."""


class ShipAsked(TypedDict):
    """A ship that is being loaded."""

    room: int


class OvertimeAsked(TypedDict):
    """The production action."""

    rows: int
    """Rows that may produce."""
    good: int
    """The factory that has produced; −1 before."""


class SaleSeller(TypedDict):
    """One seat in a sale that is running."""

    appeal: int
    """−1: no factory."""
    sold: int
    made_left: int
    """Goods of this production that are not sold."""
    out: bool
    """Sells no more in this sale."""


class SaleAsked(TypedDict):
    """The sale that is running."""

    good: int
    token: int
    """The space of the token: sellers with at least this appeal are called."""
    demand_left: int
    importer_sold: int
    sellers: list[SaleSeller]
    """By seat."""


class EmergencyAsked(TypedDict):
    """A payment for which there is too little cash."""

    owes: int
    missing: int | None
    """Pounds still to be raised; null: hidden from this viewer."""
    shielded: bool
    """The award was given up, so that no space is lost."""


class ExtraAsked(TypedDict):
    """Additional actions to choose from."""

    special: bool
    """A special marker may still be taken."""
    prices: int
    """Prices that may still be set."""
    swaps: bool
    """One more price may be set for the special marker."""


class BoardAsked(TypedDict):
    """What the supervisory board may take."""

    tile: str | None
    ship: int | None
    """Its capacity."""


class ContractAsked(TypedDict):
    """The contract that would rise."""

    good: int


class ShareAsked(TypedDict):
    """A share at half price."""

    price: int


class Asked(TypedDict, total=False):
    """What is under way and what the decision is about. Which fields are there depends on the phase."""

    yet_to_act: list[int]
    """During the action phase: the seats whose turn is still to come, in order."""
    turn: TurnAsked
    production: ProductionAsked
    levels: LevelsAsked
    distribution: DistributionAsked
    machines: LeftAsked
    """Machines that may still be bought."""
    storage: LeftAsked
    """Goods that still have to go for lack of room."""
    school: LeftAsked
    """Freed workers that still have to be sent somewhere."""
    prices: PricesAsked
    ship: ShipAsked
    overtime: OvertimeAsked
    sale: SaleAsked
    emergency: EmergencyAsked
    extra: ExtraAsked
    board: BoardAsked
    contract: ContractAsked
    share: ShareAsked
    standing: dict[str, dict[str, str]]
    """For the seat that is asked: the questions that can be answered in advance, by name, and the move of each answer
    (`docs/reference/wire.md`, standing answers)."""

"""Arkwright's rules as named slots. Spinning Jenny, Spinning Mule and Water Frame are presets (`variants.py`)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from arktable.engine.flow import Phase
from arktable.engine.rng import Rng
from arktable.engine.timetable import Step
from arktable.games.arkwright.moves import ArkwrightMoves
from arktable.games.arkwright.printed import Printed

if TYPE_CHECKING:
    from arktable.games.arkwright.company import Company
    from arktable.games.arkwright.phases.actions.turn_result import TurnResult
    from arktable.games.arkwright.phases.production.result import ProductionResult
    from arktable.games.arkwright.state import ArkwrightPosition


@dataclass(frozen=True)
class Rules:
    """The rules for one choice of options and modules, composed once and shared by all positions of a game."""

    printed: Printed
    catalogue: ArkwrightMoves
    last_decade: int
    """Number of the last decade; 1760 is decade 0."""
    ends_early: Callable[[ArkwrightPosition], bool]
    """Whether the game ends with this decade although it is not the last one (WF 2855 gives no such end).

    Once it is true, it stays true.
    """
    mat_levels: tuple[int, ...]
    """By row of the special markers mat: the level from which its markers may be taken."""
    setup: tuple[Callable[[ArkwrightPosition], None], ...]
    """The steps of the set-up, before the first decision."""
    preparation: tuple[Step[ArkwrightPosition], ...]
    """The decisions of 1760, in order."""
    cycle_plan: tuple[Step[ArkwrightPosition], ...]
    """The parts of a cycle, in order (WF 620–640)."""
    decade_plan: tuple[Step[ArkwrightPosition], ...]
    """The end of a decade, in order (B18)."""
    final_plan: tuple[Step[ArkwrightPosition], ...]
    """The end of the last decade and of the game, in order."""
    specials_given: bool
    """Whether the set-up gives each seat the special marker of its picture, if the sheet has it (B27)."""
    economy_pool: Callable[[ArkwrightPosition, int], list[int]]
    """The economy markers from which those of this good were drawn, including the ones on the board."""
    event_pool: Callable[[ArkwrightPosition], list[int]]
    """The possible events of the face-down markers, without bureaucracy and the end."""
    redraw_events: tuple[Callable[[ArkwrightPosition, Rng], None], ...]
    """The steps that redraw the unseen events of a sample (B36)."""
    economy_step: Callable[[ArkwrightPosition], tuple[int, int]]
    """Importer steps and returning workers in the cycle that begins."""
    pay_marker: Callable[[ArkwrightPosition, TurnResult, int, int], None]
    """Charges the cost of a marker and the fee for using it again: at once, or on the bill of its action (B32)."""
    settle: Callable[[ArkwrightPosition, int, int], None]
    """Makes a payment for which the cash does not suffice: at once (B9), or by a frame that asks (B86, B93)."""
    bank_shares: Callable[[ArkwrightPosition, int], int]
    """Number of shares of a seat's company in the bank."""
    exchange: Callable[[int, bool], Phase[Any]]
    """The frame of a seat's stock exchange, with contracts or, at the end of a decade, without."""
    additional: Callable[[ArkwrightPosition, TurnResult], Phase[Any] | None]
    """The frame of the additional actions of a turn (WF 1886)."""
    given_back: tuple[Callable[[ArkwrightPosition, int, int, int], None], ...]
    """Hooks called when a seat returns a special marker: the tile or −1, the kind of ship or −1."""
    after_sale: tuple[Callable[[ArkwrightPosition, ProductionResult], None], ...]
    """Hooks called when a sale has changed the share values."""
    after_contracts: tuple[Callable[[ArkwrightPosition, ProductionResult], None], ...]
    """Hooks called when all contracts of a production phase were delivered or rose."""
    after_production: tuple[Callable[[ArkwrightPosition, ProductionResult], None], ...]
    """Hooks called when a production phase is over."""
    after_ship_action: tuple[Callable[[ArkwrightPosition, int, int], None], ...]
    """Hooks called with the number of goods that a seat has shipped by a ship action."""
    contract_rises: Callable[[ArkwrightPosition, int, int], None]
    """What happens to a seat's unfulfilled contract (WF 2545)."""
    tile_copies: list[int]
    """How many of each development tile are shuffled (PB 1007)."""
    alternative_tiles: int
    """Spinning Mule: the alternative tiles that are played, a bit each (PB 923)."""
    alternative_events: int
    """Spinning Mule: the alternative events that are added to the draw, a bit each (PB 935)."""
    overflow: Callable[[Printed, Company], int]
    """Number of goods that do not fit into a company's storage."""
    scale_goods: Callable[[Printed, Company, int], int]
    """Number of goods of a kind that occupy the highest spaces of its price scale."""
    wage: Callable[[ArkwrightPosition], int]
    """The present wage of a worker (WF 2416–2436)."""
    hireable: Callable[[ArkwrightPosition], int]
    """How many workers can be hired now (PB 34, B22): not more than there are on the market and the fired space."""
    share_steps: Callable[[ArkwrightPosition, int, list[int], list[int], int], list[int]]
    """Steps of the share values after the production of a good.

    The arguments are its appeals by seat (−1 without a factory), and the goods sold by each seat and by the importer.
    """
    scores: Callable[[ArkwrightPosition], list[int]]
    """Points by seat, at any time."""
    ships_forgone: bool
    """Whether a ship may be placed with less than its capacity paid, which forgoes its action."""
    spare_ship: bool
    """Whether a second ship may sail although one carries the goods (B70)."""
    board_in_turn: bool
    """Whether the supervisory board takes a tile as in a turn: bans apply, and a sale gets no extra shifts."""
    harbour: bool
    """Whether there are warehouses, ships and contracts."""
    foreign_shares: bool
    """Whether players may hold shares of each other's companies (PB 1049)."""
    late_hiring: bool
    """Whether factories may be built and staffed for a good after its last cycle (B21, B83)."""
    cash_hidden: bool
    """Whether views leave out other players' cash (B36)."""

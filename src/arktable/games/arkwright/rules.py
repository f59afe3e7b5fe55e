"""Arkwright's rules as named slots. Spinning Jenny, Spinning Mule and Water Frame are presets (`variants.py`)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from arktable.engine.flow import Phase
from arktable.engine.rng import Rng
from arktable.games.arkwright.moves import ArkwrightMoves
from arktable.games.arkwright.printed import Printed

if TYPE_CHECKING:
    from arktable.games.arkwright.company import Company
    from arktable.games.arkwright.phases.production_result import ProductionResult
    from arktable.games.arkwright.phases.turn_result import TurnResult
    from arktable.games.arkwright.state import ArkwrightPosition


@dataclass(frozen=True)
class Rules:
    """Composed once per choice of options and modules, shared by all positions of a game."""

    printed: Printed
    catalogue: ArkwrightMoves
    last_decade: int
    """Number of the last decade; 1760 is decade 0."""
    mat_levels: tuple[int, ...]
    """By row of the special markers mat: the level from which its markers may be taken."""
    setup: tuple[Callable[[ArkwrightPosition], None], ...]
    """What is laid out before anybody decides."""
    preparation: tuple[Callable[[ArkwrightPosition], Phase[Any]], ...]
    """The decisions of 1760, in order."""
    cycle_plan: tuple[Callable[[ArkwrightPosition], Phase[Any]], ...]
    """The parts of a cycle, in order (WF 620–640)."""
    decade_plan: tuple[Callable[[ArkwrightPosition], Phase[Any]], ...]
    """The end of a decade, in order (B18)."""
    final_plan: tuple[Callable[[ArkwrightPosition], Phase[Any]], ...]
    """The end of the last decade and of the game, in order."""
    specials_given: bool
    """Does the set-up give each seat the special marker of its picture, where the sheet has it? (B27)"""
    economy_pool: Callable[[ArkwrightPosition, int], list[int]]
    """The economy markers this good's could have been drawn from, the laid ones included."""
    event_pool: Callable[[ArkwrightPosition], list[int]]
    """The events the face-down ones could be (bureaucracy and the end apart)."""
    redraw_events: tuple[Callable[[ArkwrightPosition, Rng], None], ...]
    """Lay the unseen events of a sample anew (B36)."""
    economy_step: Callable[[ArkwrightPosition], tuple[int, int]]
    """Importer steps and workers back in the cycle that begins."""
    pay_marker: Callable[[ArkwrightPosition, TurnResult, int, int], None]
    """Asks for what a marker costs and for the fee of using it again: at once, or on the bill of its action (B32)."""
    settle: Callable[[ArkwrightPosition, int, int], None]
    """Makes a payment for which there is too little cash: at once (B9), or by a frame that asks (B86, B93)."""
    bank_shares: Callable[[ArkwrightPosition, int], int]
    """Shares of a seat's company that the bank has."""
    exchange: Callable[[int, bool], Phase[Any]]
    """A seat's stock exchange, with contracts or, at the end of a decade, without."""
    additional: Callable[[ArkwrightPosition, TurnResult], Phase[Any] | None]
    """What a turn may do after its main action (WF II.3)."""
    given_back: tuple[Callable[[ArkwrightPosition, int, int, int], None], ...]
    """Told when a seat returns a special marker: the tile or −1, the kind of ship or −1."""
    after_sale: tuple[Callable[[ArkwrightPosition, ProductionResult], None], ...]
    """Told when a sale has moved the share values."""
    after_contracts: tuple[Callable[[ArkwrightPosition, ProductionResult], None], ...]
    """Told when all contracts of a production phase were delivered or rose."""
    after_production: tuple[Callable[[ArkwrightPosition, ProductionResult], None], ...]
    """Told when a production phase is over."""
    after_ship_action: tuple[Callable[[ArkwrightPosition, int, int], None], ...]
    """Told how many goods a seat has shipped by a ship action."""
    contract_rises: Callable[[ArkwrightPosition, int, int], None]
    """What happens to a seat's contract that was not fulfilled (WF 2545)."""
    tile_copies: list[int]
    """How many of each development tile are shuffled (PB 1007)."""
    alternative_tiles: int
    """Spinning Mule: the alternative tiles that are played, a bit each (PB 923)."""
    alternative_events: int
    """Spinning Mule: the alternative events that join the draw, a bit each (PB 935)."""
    overflow: Callable[[Printed, Company], int]
    """How many goods do not fit into a company's storage."""
    scale_goods: Callable[[Printed, Company, int], int]
    """Goods of a kind that take the highest spaces of its price scale."""
    wage: Callable[[ArkwrightPosition], int]
    """What a worker gets now."""
    share_steps: Callable[[ArkwrightPosition, int, list[int], list[int], int], list[int]]
    """Steps of the share values after the production of a good: its appeals by seat (−1 without a factory), what each
    seat and what the importer sold."""
    scores: Callable[[ArkwrightPosition], list[int]]
    """Points by seat, at any time."""
    ships_forgone: bool
    """May a ship be placed where less than its capacity is paid, to forgo its action?"""
    spare_ship: bool
    """May a second ship sail where one carries the goods? (B70)"""
    board_in_turn: bool
    """Does the supervisory board take a tile as in a turn? Then bans hold, and a sale under way is not served."""
    harbour: bool
    """Are there warehouses, ships and contracts?"""
    foreign_shares: bool
    """May players hold shares of each other's companies? (PB 1049)"""
    late_hiring: bool
    """May factories be built and staffed for a good whose last cycle is over? (B21, B83)"""
    cash_hidden: bool
    """Do views leave out other players' cash? (B36)"""

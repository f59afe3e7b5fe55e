"""The card game's rules as named slots. The game of two to four and the solo game are presets (`variants.py`)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from arktable.engine.flow import Phase
from arktable.engine.moves import Move
from arktable.games.arkwright_cards.board import Board
from arktable.games.arkwright_cards.moves import CardMoves
from arktable.games.arkwright_cards.printed import Printed

if TYPE_CHECKING:
    from arktable.games.arkwright_cards.state import CardPosition


@dataclass(frozen=True)
class Rules:
    """Composed once per choice of options and players, shared by all positions of a game."""

    printed: Printed
    board: Board
    """The side of the market board that lies on the table (EN 148)."""
    given_developments: list[int]
    """By seat: the development that the set-up gives, as `Printed.first_developments` counts them (EN 191, C80)."""
    catalogue: CardMoves
    setup: tuple[Callable[[CardPosition], None], ...]
    """What is laid out before anybody decides."""
    deal: Callable[[CardPosition, int], list[int]]
    """The faces of the development supply for so many players."""
    wrong_deal: Callable[[CardPosition, list[int], int], list[tuple[int, str]]]
    """Cards of which there are more or fewer than can have been dealt, with a sentence; for positions from outside."""
    preparation: tuple[Callable[[CardPosition], Phase[Any]], ...]
    """The decisions before the first round, in order."""
    round_plan: tuple[Callable[[CardPosition], Phase[Any]], ...]
    """The parts of a round, in order (EN 269–275)."""
    decade_plan: tuple[Callable[[CardPosition], Phase[Any]], ...]
    """What ends decades I and II instead of passing the starting player card (EN 803–821)."""
    final_plan: tuple[Callable[[CardPosition], Phase[Any]], ...]
    """The end of the game, in order."""
    on_offer: Callable[[CardPosition], list[Move]]
    """The development cards that may be taken now, as moves."""
    card_of: Callable[[CardPosition, Move], int]
    """The card such a move takes; −1 if none lies there."""
    take_out: Callable[[CardPosition, Move], None]
    """Takes that card out of the supply."""
    put_back: Callable[[CardPosition, int], None]
    """Lays a card back into the supply."""
    track_decade: Callable[[CardPosition, int, int], int]
    """The decade from which this seat may take the next step of a track."""
    rivals_produce: Callable[[CardPosition, int], None]
    """What colours nobody plays do when a good is produced."""
    rivals_sell: Callable[[CardPosition, int, int], list[int]]
    """Appeals of those colours that compete for the highest appeal of a good at this demand (C40)."""
    start_ships: int
    extra_actions: bool
    """Are extra production and early shipping among the actions? (EN 481–509)"""
    inventor_steps: bool
    """May the inventor be given for two development steps? (EN 963)"""
    rivals_score: Callable[[CardPosition], list[int]]
    """Final scores of the colours that can beat a player."""

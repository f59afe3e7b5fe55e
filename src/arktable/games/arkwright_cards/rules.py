"""The card game's rules as named slots. The game of two to four and the solo game are presets (`variants.py`)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from arktable.engine.moves import Move
from arktable.engine.timetable import Step
from arktable.games.arkwright_cards.board import Board
from arktable.games.arkwright_cards.moves import CardMoves
from arktable.games.arkwright_cards.printed import Printed

if TYPE_CHECKING:
    from arktable.games.arkwright_cards.state import CardPosition


@dataclass(frozen=True)
class Rules:
    """The rules for one choice of options and players, composed once and shared by all positions of a game."""

    printed: Printed
    board: Board
    """The side of the market board in use (EN 148)."""
    given_developments: list[int]
    """By seat: the development that the set-up gives, numbered as in `Printed.first_developments` (EN 191, C80)."""
    catalogue: CardMoves
    setup: tuple[Callable[[CardPosition], None], ...]
    """The steps of the set-up, before the first decision."""
    deal: Callable[[CardPosition, int], list[int]]
    """The faces of the development supply for a number of players."""
    wrong_deal: Callable[[CardPosition, list[int], int], list[tuple[int, str]]]
    """Cards that occur more or less often than they can have been dealt, with a sentence; for positions from outside.
    """
    preparation: tuple[Step[CardPosition], ...]
    """The decisions before the first round, in order."""
    last_decade: int
    """Number of the last decade (EN 263)."""
    ends_early: Callable[[CardPosition], bool]
    """Whether the game ends with this decade although it is not the last one (the book knows bankruptcy only).

    Once it is true, it stays true.
    """
    round_plan: tuple[Step[CardPosition], ...]
    """The parts of a round, in order (EN 269–275)."""
    decade_plan: tuple[Step[CardPosition], ...]
    """The end of decades I and II, in place of passing the starting player card (EN 803–821)."""
    final_plan: tuple[Step[CardPosition], ...]
    """The end of the game, in order."""
    on_offer: Callable[[CardPosition, int], list[Move]]
    """The development cards that may be taken now, as moves, without those of a mask (the cards that a company has)."""
    card_of: Callable[[CardPosition, Move], int]
    """The card that such a move takes; −1 if there is none."""
    take_out: Callable[[CardPosition, Move], None]
    """Takes that card from the supply."""
    put_back: Callable[[CardPosition, int], None]
    """Returns a card to the supply."""
    track_decade: Callable[[CardPosition, int, int], int]
    """The decade from which this seat may take the next step of a track."""
    rivals_produce: Callable[[CardPosition, int], None]
    """What colours without a player do when a good is produced."""
    rivals_sell: Callable[[CardPosition, int, int], list[int]]
    """Appeals of those colours that compete for the highest appeal of a good at this demand (C40)."""
    start_ships: int
    extra_actions: bool
    """Whether extra production and early shipping are among the actions (EN 481–509)."""
    inventor_steps: bool
    """Whether the inventor may be given up for two development steps (EN 963)."""
    wage: Callable[[CardPosition], int]
    """The present wage of a worker (EN 743)."""
    room_for_workers: Callable[[CardPosition, int, int], bool]
    """Whether a worker card may be added to this seat's factory of a good (EN 349, 355)."""
    more_workers: Callable[[CardPosition], None]
    """What building or employing does to the market (EN 313–315, 359)."""
    scores: Callable[[CardPosition], list[int]]
    """Points by seat, at any time (EN 849)."""
    rivals_score: Callable[[CardPosition], list[int]]
    """Final scores of the colours that can beat a player."""

"""`Company`, one player's company, and `Rival`, a colour without a player: neutral, or an opponent of the solo game."""

from __future__ import annotations

from typing import Final

from arktable.engine.fields import Bits, CountRows, Counts, Flag, Shape, Whole
from arktable.engine.state import State, Struct, field
from arktable.games.arkwright_cards.terms import (
    CARD_NAMES,
    CARDS,
    ENGINEER,
    ENGINEER_PIECE,
    ENGINEER_TALENT,
    FIRST_CARD,
    GOODS,
    NOT_OWNED,
    PATENT,
    PATENT_PIECE,
    PATENT_TALENT,
    PIECE_NAMES,
    PIECES,
    RESERVE,
    SECOND_CARD,
    TALENT_NAMES,
    TRACK_NAMES,
    TRACKS,
    WORKER_CARDS,
)
from arktable.games.arkwright_cards.text.fields import OpenCode, PiecesAt, Switches, goods, per_good, worker_cards

NO_MARKER: Final = -1
"""Appeal of a good without a marker on its track."""
NOWHERE: Final = -1


class Company(State):
    """One player's company: plain numbers, by good unless stated otherwise."""

    money: int = field(Whole)
    shares: int = field(Whole)
    value: int = field(Whole)
    loans: int = field(Whole)
    tokens: int = field(Whole)  # shipping tokens
    ships: int = field(Whole)  # ready to sail
    tracks: list[int] = field(Counts, TRACK_NAMES, TRACKS)
    tile: list[int] = field(per_good)  # 0 in the reserve, 1 side I, 2 side II
    spot: list[int] = field(per_good)  # appeal under the factory token
    office: list[int] = field(Switches, goods, GOODS)  # 1 when turned to appeal
    appeal: list[int] = field(per_good, NO_MARKER)  # space of the appeal marker
    # By worker card (`terms.CARDS_OF`): 0 in the reserve, 1 the older side, 2 the newer.
    crew: list[int] = field(CountRows, goods, GOODS, 2)
    # By worker card: turned to machines?
    turned: list[int] = field(Switches, worker_cards, WORKER_CARDS)
    machine_token: int = field(OpenCode, worker_cards)  # the worker card under the machine token
    # Quality and distribution cards by piece: place, value, and whether quality is turned to appeal.
    piece_at: list[int] = field(PiecesAt)
    piece_value: list[int] = field(Counts, PIECE_NAMES, PIECES)
    appealing: int = field(Bits, PIECE_NAMES)  # a bit for each quality piece turned to appeal
    stored: list[int] = field(per_good)
    cards: int = field(Bits, CARD_NAMES)  # development cards held, a bit each
    used: int = field(Bits, CARD_NAMES)  # those turned for this decade
    foreman: int = field(OpenCode, goods)  # its factory
    talent: int = field(Bits, TALENT_NAMES)  # ever taken: the engineer, the patent, a bit each
    sold: int = field(Whole)  # at home in this production
    broke: bool = field(Flag)
    # For the awards of the solo game.
    sailings: int = field(Whole)
    automated: bool = field(Flag)
    brokered: bool = field(Flag)
    start_money: int = field(Whole)
    start_shares: int = field(Whole)

    def has(self, card: int) -> bool:
        """Return whether this development card is held."""
        return bool(self.cards >> card & 1)

    def fresh(self, card: int) -> bool:
        """Return whether it is held and not yet turned in this decade."""
        return bool(self.cards & ~self.used & 1 << card)

    def held(self) -> list[int]:
        """Return the development cards, by number."""
        return [card for card in range(CARDS) if self.cards >> card & 1]

    def derive(self) -> None:
        """After loading, put held engineers and patents that are at no factory into the reserve."""
        for card, piece, talent in (
            (ENGINEER, ENGINEER_PIECE, ENGINEER_TALENT),
            (PATENT, PATENT_PIECE, PATENT_TALENT),
        ):
            if self.has(card):
                self.talent |= talent
            if self.piece_at[piece] < 0:
                self.piece_at[piece] = RESERVE if self.has(card) else NOT_OWNED

    def lose_piece(self, piece: int) -> None:
        """Remove the engineer or the patent, wherever it is."""
        self.piece_at[piece] = NOT_OWNED
        self.piece_value[piece] = 0
        self.appealing &= ~(1 << piece)

    def had_engineer(self) -> bool:
        """Return whether an engineer has ever been taken."""
        return bool(self.talent & ENGINEER_TALENT)

    def shows_appeal(self, piece: int) -> bool:
        """Return whether this quality card is turned to appeal."""
        return bool(self.appealing >> piece & 1)

    def crew_cards(self, good: int) -> int:
        """Return the number of worker cards at this factory."""
        return (1 if self.crew[FIRST_CARD[good]] else 0) + (1 if self.crew[SECOND_CARD[good]] else 0)


class Rival(Struct):
    """A colour without a player: markers on the appeal tracks, and in the solo game shares with a value."""

    appeal: list[int] = field(per_good, NO_MARKER)
    shares: int = field(Whole)
    value: int = field(Whole)


COMPANY: Final = Shape(Company, Company.FIELDS, fresh=True)
"""The text of a company; a field that is not given is as in a new company."""
RIVAL: Final = Shape(Rival, Rival.FIELDS)

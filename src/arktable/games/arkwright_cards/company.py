"""One player's company, and the colours nobody plays: the neutral of two players, the opponents of the solo game."""

from __future__ import annotations

from typing import ClassVar, Final

from arktable.engine.fields import Bits, CountRows, Counts, Field, Flag, Shape, Whole
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
from arktable.games.arkwright_cards.text import OpenCode, PiecesAt, Switches, goods, per_good, worker_cards

NO_MARKER: Final = -1
"""As the appeal of a good without a marker on its track."""
NOWHERE: Final = -1


class Company:
    """One player's company: plain numbers, by good unless said otherwise."""

    __slots__ = (
        "appeal", "appealing", "automated", "broke", "brokered", "cards", "crew", "foreman", "loans",
        "machine_token", "money", "office", "piece_at", "piece_value", "sailings", "shares", "ships", "sold", "spot",
        "start_money", "start_shares", "stored", "talent", "tile", "tokens", "tracks", "turned", "used", "value",
    )  # fmt: skip

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Whole("money"),
        Whole("shares"),
        Whole("value"),
        Whole("loans"),
        Whole("tokens"),
        Whole("ships"),
        Counts("tracks", TRACK_NAMES, TRACKS),
        per_good("tile"),
        per_good("spot"),
        Switches("office", goods, GOODS),
        per_good("appeal", NO_MARKER),
        CountRows("crew", goods, GOODS, 2),
        Switches("turned", worker_cards, WORKER_CARDS),
        OpenCode("machine_token", worker_cards),
        PiecesAt("piece_at"),
        Counts("piece_value", PIECE_NAMES, PIECES),
        Bits("appealing", PIECE_NAMES),
        per_good("stored"),
        Bits("cards", CARD_NAMES),
        Bits("used", CARD_NAMES),
        OpenCode("foreman", goods),
        Bits("talent", TALENT_NAMES),
        Whole("sold"),
        Flag("broke"),
        Whole("sailings"),
        Flag("automated"),
        Flag("brokered"),
        Whole("start_money"),
        Whole("start_shares"),
    )

    def __init__(self, source: Company | None = None) -> None:
        if source is None:
            self._fresh()
        else:
            self._twin(source)

    def _fresh(self) -> None:
        self.money = 0
        self.shares = 0
        self.value = 0
        self.loans = 0
        self.tokens = 0  # shipping tokens
        self.ships = 0  # ready to sail
        self.tracks: list[int] = [0] * TRACKS
        self.tile: list[int] = [0] * GOODS  # 0 in the reserve, 1 side I, 2 side II
        self.spot: list[int] = [0] * GOODS  # appeal under the factory token
        self.office: list[int] = [0] * GOODS  # 1 when turned to appeal
        self.appeal: list[int] = [NO_MARKER] * GOODS  # where the appeal marker stands
        # By worker card (`terms.CARDS_OF`): 0 in the reserve, 1 the older side, 2 the newer; turned to machines?
        self.crew: list[int] = [0] * WORKER_CARDS
        self.turned: list[int] = [0] * WORKER_CARDS
        self.machine_token = NOWHERE  # the worker card under the machine token
        # Quality and distribution cards by piece: where, what they show, and quality turned to appeal?
        self.piece_at: list[int] = [RESERVE] * PIECES
        self.piece_at[ENGINEER_PIECE] = NOT_OWNED
        self.piece_at[PATENT_PIECE] = NOT_OWNED
        self.piece_value: list[int] = [0] * PIECES
        self.appealing = 0  # a bit for each quality piece turned to appeal
        self.stored: list[int] = [0] * GOODS
        self.cards = 0  # development cards held, a bit each
        self.used = 0  # those turned for this decade
        self.foreman = NOWHERE  # the factory it stands at
        self.talent = 0  # ever taken: the engineer, the patent, a bit each (`terms.TALENT_NAMES`)
        self.sold = 0  # at home in this production
        self.broke = False
        # For the awards of the solo game.
        self.sailings = 0
        self.automated = False
        self.brokered = False
        self.start_money = 0
        self.start_shares = 0

    def _twin(self, source: Company) -> None:
        self.money = source.money
        self.shares = source.shares
        self.value = source.value
        self.loans = source.loans
        self.tokens = source.tokens
        self.ships = source.ships
        self.tracks = source.tracks.copy()
        self.tile = source.tile.copy()
        self.spot = source.spot.copy()
        self.office = source.office.copy()
        self.appeal = source.appeal.copy()
        self.crew = source.crew.copy()
        self.turned = source.turned.copy()
        self.machine_token = source.machine_token
        self.piece_at = source.piece_at.copy()
        self.piece_value = source.piece_value.copy()
        self.appealing = source.appealing
        self.stored = source.stored.copy()
        self.cards = source.cards
        self.used = source.used
        self.foreman = source.foreman
        self.talent = source.talent
        self.sold = source.sold
        self.broke = source.broke
        self.sailings = source.sailings
        self.automated = source.automated
        self.brokered = source.brokered
        self.start_money = source.start_money
        self.start_shares = source.start_shares

    def copy(self) -> Company:
        """An independent twin."""
        return Company(self)

    def has(self, card: int) -> bool:
        """Is this development card held?"""
        return bool(self.cards >> card & 1)

    def fresh(self, card: int) -> bool:
        """Is it held and not yet turned in this decade?"""
        return bool(self.cards & ~self.used & 1 << card)

    def held(self) -> list[int]:
        """The development cards, by number."""
        return [card for card in range(CARDS) if self.cards >> card & 1]

    def derive(self) -> None:
        """After loading: engineer and patent whose cards are held lie in the reserve, unless they lie at a factory."""
        for card, piece, talent in (
            (ENGINEER, ENGINEER_PIECE, ENGINEER_TALENT),
            (PATENT, PATENT_PIECE, PATENT_TALENT),
        ):
            if self.has(card):
                self.talent |= talent
            if self.piece_at[piece] < 0:
                self.piece_at[piece] = RESERVE if self.has(card) else NOT_OWNED

    def lose_piece(self, piece: int) -> None:
        """The engineer or the patent goes, wherever it lies."""
        self.piece_at[piece] = NOT_OWNED
        self.piece_value[piece] = 0
        self.appealing &= ~(1 << piece)

    def had_engineer(self) -> bool:
        """Has an engineer ever been taken?"""
        return bool(self.talent & ENGINEER_TALENT)

    def shows_appeal(self, piece: int) -> bool:
        """Is this quality card turned to appeal?"""
        return bool(self.appealing >> piece & 1)

    def crew_cards(self, good: int) -> int:
        """Worker cards beside this factory."""
        return (1 if self.crew[FIRST_CARD[good]] else 0) + (1 if self.crew[SECOND_CARD[good]] else 0)


class Rival:
    """A colour nobody plays: markers on the appeal tracks, and in the solo game shares with a value."""

    __slots__ = ("appeal", "shares", "value")

    FIELDS: ClassVar[tuple[Field, ...]] = (per_good("appeal", NO_MARKER), Whole("shares"), Whole("value"))

    def __init__(self, appeal: list[int], shares: int, value: int) -> None:
        self.appeal = appeal
        self.shares = shares
        self.value = value

    def copy(self) -> Rival:
        """An independent twin."""
        return Rival(self.appeal.copy(), self.shares, self.value)


COMPANY: Final = Shape(Company, Company.FIELDS, fresh=True)
"""How the text of a position writes a company; what is not given is as in a new one."""
RIVAL: Final = Shape(Rival, Rival.FIELDS)

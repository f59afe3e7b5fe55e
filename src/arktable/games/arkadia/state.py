"""`ArkadiaPosition`: plain numbers, lists and masks."""

from __future__ import annotations

from typing import ClassVar, Final

from arktable.engine.fields import CodeRows, Codes, Derived, Row, Seat, Whole
from arktable.engine.position import Position, Verbs
from arktable.engine.rng import Rng
from arktable.engine.state import field
from arktable.games.arkadia import scoring
from arktable.games.arkadia.building import Building
from arktable.games.arkadia.moves import LotPlace
from arktable.games.arkadia.numbering import FAMILIES, FLOORS, NEUTRAL, NO_FAMILY, worker_of
from arktable.games.arkadia.printed import Printed
from arktable.games.arkadia.rules import Rules
from arktable.games.arkadia.text.derived import derive
from arktable.games.arkadia.text.fields import Buildings, Lot, SealRows, ThirdPool, Workers, card_words, family_words
from arktable.games.arkadia.text.problems import problems_of
from arktable.games.arkadia.views.hidden import conceal, deal, redealt
from arktable.games.arkadia.views.view import counted, own_of, public_of


class ArkadiaPosition(Position):
    """A position of Arkadia.

    Seats count from 0. Lists named after people are indexed by seat; `numbering.py` describes the flat lists.
    """

    rules: Final[Rules]
    start: int = field(Seat, 0)
    # The board.
    lot: LotPlace | None = field(Lot)
    buildings: list[Building] = field(Buildings)
    workers: list[int] = field(Workers)  # every worker in order (`worker_of`), for the table's marks
    # Behind the screens.
    own: list[int] = field(Row)
    neutral: list[int] = field(Row)
    banners: list[int] = field(Row)
    seals: list[int] = field(SealRows)  # four for each seat (`first_seal`)
    gold: list[int] = field(Row)
    # Cards.
    hands: list[list[int]] = field(CodeRows, card_words)
    known: list[list[int]] = field(
        CodeRows, card_words
    )  # known cards of the hand: everybody saw them being taken (A13)
    open: list[int] = field(Codes, card_words)
    stack: list[int] = field(Codes, card_words)  # the last one is on top
    # The castle: per square the visible piece and its floor.
    tops: list[int] = field(Codes, family_words, NO_FAMILY)
    heights: list[int] = field(Row)
    pools: list[int] = field(ThirdPool)  # what is left for each floor, four numbers for each (`first_piece`)
    # The end.
    ending: int = field(Seat)  # the seat that filled the second floor
    turns_left: int = field(Whole, -1)
    idle_turns: int = field(Whole)
    final_seals: list[int] = field(SealRows)  # the seals that the final evaluation turned into gold, as `seals`
    # What follows from the rest.
    unfinished: list[int] = field(Derived)
    standing: list[int] = field(Derived)  # squares with workers of each seat, last the neutral ones
    occupied: int = field(Derived)  # under buildings, the lot and workers
    tents: int = field(Derived)
    beside_buildings: int = field(Derived)  # squares next to a building or the lot, occupied or not
    beside_any: int = field(Derived)  # squares next to a building, the lot or a worker, occupied or not
    own_pool: list[int] = field(Derived)
    neutral_pool: int = field(Derived)
    given: list[int] = field(Derived)  # neutral workers that each seat got before the first turn, in front of everybody
    discard: list[int] = field(Derived)
    values: list[int] = field(Derived)
    floor: int = field(Derived, 1)
    pieces: int = field(Derived)
    seals_out: int = field(Derived)  # seals out of the supply, on tiles and behind screens
    gold_paid: int = field(Derived)

    VERBS: ClassVar[Verbs] = Verbs(
        public=public_of,
        own=own_of,
        sample=redealt,
        scores=scoring.scores,
        winners=scoring.winners,
        progress=scoring.progress,
        census=scoring.census,
        counted=counted,
        conceal=conceal,
        deal=deal,
    )

    def __init__(self, rules: Rules, seats: int, rng: Rng, source: ArkadiaPosition | None = None) -> None:
        super().__init__(seats, rules.catalogue, rng)
        self.rules = rules
        if source is None:
            self.set_defaults()
            self._lay_out(rules.printed, seats)
        else:
            self.take_over(source)
            self.take_fields(source)

    def _lay_out(self, printed: Printed, seats: int) -> None:
        """Set what depends on the printed numbers and the number of players."""
        self.tents = printed.tents
        self.standing = [0] * (seats + 1)
        self.own = [0] * seats
        self.neutral = [0] * seats
        self.own_pool = [printed.workers] * seats
        self.neutral_pool = printed.neutral
        self.given = [0] * seats
        self.banners = [printed.banners] * seats
        self.seals = [0] * (FAMILIES * seats)
        self.gold = [0] * seats
        self.hands = [[] for _ in range(seats)]
        self.known = [[] for _ in range(seats)]
        self.tops = list(printed.lot_printed)
        self.heights = [0] * len(printed.lot_printed)
        self.values = [self.tops.count(family) for family in range(FAMILIES)]
        self.pools = [printed.pools[floor] for floor in range(FLOORS) for _ in range(FAMILIES)]

    # -- the contract -------------------------------------------------------------------------------------------

    def copy(self) -> ArkadiaPosition:
        return ArkadiaPosition(self.rules, self.seats, self.rng.copy(), self)

    def derive(self) -> None:
        derive(self)

    def problems(self) -> list[tuple[str, str]]:
        return problems_of(self)

    def ended_properly(self) -> bool:
        return self.turns_left == 0

    # -- operations that several phases share -------------------------------------------------------------------

    def free(self) -> int:
        """Return the squares without a building or worker (AK 119)."""
        return self.rules.printed.grid.full & ~self.occupied

    def put_building(self, form: int, family: int, cover: int, by: int) -> int:
        """Lay a tile with its family's seal on it (AK 121), and return its number."""
        around = self.rules.printed.grid.around(cover) & ~cover
        number = len(self.buildings)
        self.buildings.append(Building(form, family, cover, around, by, self.turn))
        self.occupied |= cover
        self.tents &= ~cover
        self.beside_buildings |= around
        self.beside_any |= around
        if family != NO_FAMILY:
            self.unfinished.append(number)
            self.seals_out += 1
        return number

    def put_worker(self, owner: int, bit: int) -> None:
        """Set a worker, who stays (AK 137); `owner` is a seat, or `seats` for a neutral one."""
        square = 1 << bit
        self.standing[owner] |= square
        self.occupied |= square
        self.tents &= ~square  # the tent camp under it is used up and brings nothing (A20)
        self.beside_any |= self.rules.printed.grid.around(square)
        self.workers.append(worker_of(self.turn, owner if owner < self.seats else NEUTRAL, bit))

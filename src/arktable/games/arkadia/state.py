"""An Arkadia position: plain numbers, lists and masks."""

from __future__ import annotations

from typing import ClassVar, Final

from arktable.engine.fields import CodeRows, Codes, Derived, Field, Row, Seat, Whole
from arktable.engine.position import Position, Verbs
from arktable.engine.rng import Rng
from arktable.engine.seats import NOBODY
from arktable.games.arkadia import scoring
from arktable.games.arkadia.building import Building
from arktable.games.arkadia.derived import derive
from arktable.games.arkadia.hidden import conceal, deal, dealt_anew
from arktable.games.arkadia.moves import LotPlace
from arktable.games.arkadia.numbering import FAMILIES, FLOORS, NEUTRAL, NO_FAMILY, worker_of
from arktable.games.arkadia.problems import problems_of
from arktable.games.arkadia.rules import Rules
from arktable.games.arkadia.text import Buildings, Lot, SealRows, ThirdPool, Workers, card_words, family_words
from arktable.games.arkadia.view import counted, own_of, public_of


class ArkadiaPosition(Position):
    """Seats count from 0. Lists named after people are indexed by seat; `numbering.py` says how flat lists are."""

    __slots__ = (
        "banners", "beside_any", "beside_buildings", "buildings", "discard", "ending", "final_seals", "floor", "gold",
        "gold_paid", "hands", "heights", "idle_turns", "known", "lot", "neutral", "neutral_pool", "occupied", "open",
        "own", "own_pool", "pieces", "pools", "rules", "seals", "seals_out", "stack", "standing", "start",
        "tents", "tops", "turns_left", "unfinished", "values", "workers",
    )  # fmt: skip

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Seat("start", 0),
        Lot("lot"),
        Buildings("buildings"),
        Workers("workers"),
        Row("own"),
        Row("neutral"),
        Row("banners"),
        SealRows("seals"),
        Row("gold"),
        CodeRows("hands", card_words),
        CodeRows("known", card_words),
        Codes("open", card_words),
        Codes("stack", card_words),
        Codes("tops", family_words, NO_FAMILY),
        Row("heights"),
        ThirdPool("pools"),
        Seat("ending"),
        Whole("turns_left", -1),
        Whole("idle_turns"),
        SealRows("final_seals"),
        Derived("unfinished"),
        Derived("standing"),
        Derived("occupied"),
        Derived("tents"),
        Derived("beside_buildings"),
        Derived("beside_any"),
        Derived("own_pool"),
        Derived("neutral_pool"),
        Derived("discard"),
        Derived("values"),
        Derived("floor"),
        Derived("pieces"),
        Derived("seals_out"),
        Derived("gold_paid"),
    )
    VERBS: ClassVar[Verbs] = Verbs(
        public=public_of,
        own=own_of,
        sample=dealt_anew,
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
        self.rules: Final[Rules] = rules
        if source is None:
            self._fresh(rules, seats)
        else:
            self._twin(source)

    def _fresh(self, rules: Rules, seats: int) -> None:
        printed = rules.printed
        self.start = 0
        # The board.
        self.lot: LotPlace | None = None
        self.tents: int = printed.tents
        self.occupied: int = 0  # under buildings, the lot and workers
        self.beside_buildings: int = 0  # squares beside a building or the lot, taken or not
        self.beside_any: int = 0  # squares beside a building, the lot or a worker, taken or not
        self.buildings: list[Building] = []
        self.unfinished: list[int] = []
        self.standing: list[int] = [0] * (seats + 1)  # squares with workers of each seat, last the neutral ones
        self.workers: list[int] = []  # every worker in order (`worker_of`), for the table's marks
        # Behind the screens, and the pools beside the board.
        self.own: list[int] = [0] * seats
        self.neutral: list[int] = [0] * seats
        self.own_pool: list[int] = [printed.workers] * seats
        self.neutral_pool: int = printed.neutral
        self.banners: list[int] = [printed.banners] * seats
        self.seals: list[int] = [0] * (FAMILIES * seats)  # four for each seat (`first_seal`)
        self.gold: list[int] = [0] * seats
        self.seals_out: int = 0  # seals taken from the supply and not returned, on tiles and behind screens
        self.gold_paid: int = 0
        # Cards.
        self.stack: list[int] = []  # the last one is on top
        self.open: list[int] = []
        self.discard: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.known: list[list[int]] = [[] for _ in range(seats)]  # cards of the hand everybody saw being taken (A13)
        # The castle: per square what is seen from above, and on which floor it lies.
        self.tops: list[int] = list(printed.lot_printed)
        self.heights: list[int] = [0] * len(printed.lot_printed)
        self.values: list[int] = [self.tops.count(family) for family in range(FAMILIES)]
        # What is left for each floor, four numbers for each (`first_piece`).
        self.pools: list[int] = [printed.pools[floor] for floor in range(FLOORS) for _ in range(FAMILIES)]
        self.floor = 1
        self.pieces = 0
        # The end.
        self.ending: int = NOBODY  # who filled the second floor
        self.turns_left = -1
        self.idle_turns = 0
        self.final_seals: list[int] = []  # what the final evaluation turned into gold, as `seals`

    def _twin(self, source: ArkadiaPosition) -> None:
        self.take_over(source)
        self.start = source.start
        self.lot = source.lot
        self.tents = source.tents
        self.occupied = source.occupied
        self.beside_buildings = source.beside_buildings
        self.beside_any = source.beside_any
        self.buildings = source.buildings.copy()
        self.unfinished = source.unfinished.copy()
        self.standing = source.standing.copy()
        self.workers = source.workers.copy()
        self.own = source.own.copy()
        self.neutral = source.neutral.copy()
        self.own_pool = source.own_pool.copy()
        self.neutral_pool = source.neutral_pool
        self.banners = source.banners.copy()
        self.seals = source.seals.copy()
        self.gold = source.gold.copy()
        self.seals_out = source.seals_out
        self.gold_paid = source.gold_paid
        self.stack = source.stack.copy()
        self.open = source.open.copy()
        self.discard = source.discard.copy()
        self.hands = [hand.copy() for hand in source.hands]
        self.known = [cards.copy() for cards in source.known]
        self.tops = source.tops.copy()
        self.heights = source.heights.copy()
        self.values = source.values.copy()
        self.pools = source.pools.copy()
        self.floor = source.floor
        self.pieces = source.pieces
        self.ending = source.ending
        self.turns_left = source.turns_left
        self.idle_turns = source.idle_turns
        self.final_seals = source.final_seals.copy()

    # -- the contract -------------------------------------------------------------------------------------------

    def copy(self) -> ArkadiaPosition:
        return ArkadiaPosition(self.rules, self.seats, self.rng.copy(), self)

    def derive(self) -> None:
        derive(self)

    def problems(self) -> list[tuple[str, str]]:
        return problems_of(self)

    def ended_properly(self) -> bool:
        return self.turns_left == 0

    # -- what several phases do ---------------------------------------------------------------------------------

    def free(self) -> int:
        """The squares without a building or worker (AK 119)."""
        return self.rules.printed.grid.full & ~self.occupied

    def put_building(self, form: int, family: int, cover: int, by: int) -> int:
        """Lay a tile with its family's seal on it (AK 121); returns its number."""
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
        """A worker comes to stay (AK 137); `owner` is a seat, or `seats` for a neutral one."""
        square = 1 << bit
        self.standing[owner] |= square
        self.occupied |= square
        self.tents &= ~square  # the camp under it is used up and brings nobody anything (A20)
        self.beside_any |= self.rules.printed.grid.around(square)
        self.workers.append(worker_of(self.turn, owner if owner < self.seats else NEUTRAL, bit))

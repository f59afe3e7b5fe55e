"""Nim with money as a Game."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final

from arktable.engine.game import Facts, Game
from arktable.engine.moves import Catalogue
from arktable.engine.rng import rng_from_seed
from arktable.engine.rules import Clash, clashes_of, compose_options
from arktable.engine.sheets import Sheet, read_sheet
from nim_with_money.phases import Rounds
from nim_with_money.rules import MODULES, OPTIONS, NimMoves, Rules, Tables
from nim_with_money.state import NimPosition

FACTS: Final = Facts(
    id="nim-with-money",
    game="nim-with-money",
    seats_min=2,
    seats_max=3,
    minutes=5,
    rules_rev=1,
    options=OPTIONS,
    reconstructed=False,
)


class Nim(Game):
    """Rules and numbers."""

    def __init__(self, sheet: Sheet) -> None:
        super().__init__(FACTS, sheet)
        self._tables = Tables(sheet)
        self._moves = NimMoves(self._tables)

    def rules(self, options: Mapping[str, str]) -> Rules:
        """The rules for these options."""
        base = Rules(self._tables, self._moves, self._tables.most, self._tables.prize)
        return compose_options(base, MODULES, self.choose(options))

    def start(self, seats: int, options: Mapping[str, str], seed: int, listen: bool = False) -> NimPosition:
        self.check_seats(seats)
        tables = self._tables
        position = NimPosition(self.rules(options), seats, rng_from_seed(seed))
        if listen:
            position.events = []
        span = tables.largest - tables.smallest + 1
        position.heaps = [tables.smallest + position.rng.below(span) for _ in range(tables.heaps)]
        position.bank = position.stones() + tables.prize
        position.frames.append(Rounds(seats - 1))
        position.advance()
        return position

    def clashes(self) -> list[Clash]:
        return clashes_of(MODULES)

    def catalogue(self) -> Catalogue:
        return self._moves.catalogue

    def with_sheet(self, sheet: Sheet) -> Nim:
        return Nim(sheet)

    def kit(self, options: Mapping[str, str]) -> dict[str, Any]:
        rules = self.rules(options)
        return {"game": "nim-with-money", "most": rules.most, "price": self._tables.price, "prize": rules.prize}


def load_sheet() -> Sheet:
    """The sheet that comes with the package."""
    return read_sheet("nim-with-money", (files("nim_with_money") / "sheet.toml").read_text("utf-8"))

"""The numbers of the game, its moves, and the rules with the modules that its options choose."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from arktable.engine.game import Option
from arktable.engine.moves import Catalogue, Move
from arktable.engine.rules import Module
from arktable.engine.sheets import Sheet

TAKE: Final = 1
PAY: Final = 2
SAVE: Final = 3


class Tables:
    """The sheet, read once."""

    def __init__(self, sheet: Sheet) -> None:
        self.heaps: Final = sheet.number("heaps.number")
        self.smallest: Final = sheet.number("heaps.smallest")
        self.largest: Final = sheet.number("heaps.largest")
        self.most: Final = sheet.number("take.most")
        self.most_hurried: Final = sheet.number("take.most_hurried")
        self.price: Final = sheet.number("again.price")
        self.prize: Final = sheet.number("last.prize")


class NimMoves:
    """Every move: `take 2 3` takes three stones of the second heap, `pay` buys another take, `save` does not."""

    def __init__(self, tables: Tables) -> None:
        self.catalogue: Final = Catalogue()
        most = max(tables.most, tables.most_hurried)
        self.takes: Final[list[list[Move]]] = [
            [self.catalogue.add(TAKE, f"take {heap + 1} {n}", heap, n) for n in range(1, most + 1)]
            for heap in range(tables.heaps)
        ]
        self.pay: Final = self.catalogue.add(PAY, "pay")
        self.save: Final = self.catalogue.add(SAVE, "save")


@dataclass(frozen=True)
class Rules:
    """Slots that the modules fill."""

    tables: Tables
    moves: NimMoves
    most: int
    prize: int


def _fine(rules: Rules) -> Rules:
    return replace(rules, prize=-rules.prize)


def _hurry(rules: Rules) -> Rules:
    return replace(rules, most=rules.tables.most_hurried)


OPTIONS: Final = (Option("last", ("prize", "fine")), Option("hurry", ("off", "on")))
MODULES: Final[tuple[Module[Rules], ...]] = (
    Module(
        "last=fine",
        _fine,
        excludes=("hurry=on",),
        because={"hurry=on": ("clash-hurried-fine", "whoever hurries cannot avoid the last stone")},
    ),
    Module("hurry=on", _hurry),
)

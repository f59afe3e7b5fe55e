"""The numbers of the game, its moves, and the rules with the modules that its options choose."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from arktable.engine.facts import Option
from arktable.engine.moves import Catalogue, Move
from arktable.engine.rules import Module
from arktable.engine.sheets import Sheet

TAKE: Final = 0
PAY: Final = 1
SAVE: Final = 2
GUESS: Final = 3
KINDS: Final = ("take", "pay", "save", "guess")


class Printed:
    """The sheet, read once."""

    def __init__(self, sheet: Sheet) -> None:
        self.heaps: Final = sheet.number("heaps.number")
        self.smallest: Final = sheet.number("heaps.smallest")
        self.largest: Final = sheet.number("heaps.largest")
        self.most: Final = sheet.number("take.most")
        self.most_hurried: Final = sheet.number("take.most_hurried")
        self.price: Final = sheet.number("again.price")
        self.prize: Final = sheet.number("last.prize")
        self.right_guess: Final = sheet.number("guess.right")


class NimMoves(Catalogue):
    """Every move: `take 2 3` takes three stones of the second heap, `pay` buys another take, `save` does not.

    `guess 2` says that the second heap will be the last one.
    """

    def __init__(self, printed: Printed) -> None:
        super().__init__(KINDS)
        most = max(printed.most, printed.most_hurried)
        self.takes: Final[list[list[Move]]] = [
            [
                self.add(TAKE, f"take {heap + 1} {n}", heap, n, args={"heap": heap + 1, "n": n})
                for n in range(1, most + 1)
            ]
            for heap in range(printed.heaps)
        ]
        self.pay: Final = self.add(PAY, "pay")
        self.save: Final = self.add(SAVE, "save")
        self.guesses: Final[list[Move]] = [
            self.add(GUESS, f"guess {heap + 1}", heap, args={"heap": heap + 1}) for heap in range(printed.heaps)
        ]


@dataclass(frozen=True)
class Rules:
    """Slots that the modules fill."""

    printed: Printed
    catalogue: NimMoves
    most: int
    prize: int
    right_guess: int
    """Coins for a right guess of the last heap; 0: nobody guesses."""


def base_rules(printed: Printed, catalogue: NimMoves, seats: int) -> Rules:
    """The rules without any option."""
    return Rules(printed, catalogue, printed.most, printed.prize, 0)


def _fine(rules: Rules) -> Rules:
    return replace(rules, prize=-rules.prize)


def _hurry(rules: Rules) -> Rules:
    return replace(rules, most=rules.printed.most_hurried)


def _guess(rules: Rules) -> Rules:
    return replace(rules, right_guess=rules.printed.right_guess)


OPTIONS: Final = (
    Option("last", ("prize", "fine")),
    Option("hurry", ("off", "on")),
    Option("guess", ("off", "on")),
)
MODULES: Final[tuple[Module[Rules], ...]] = (
    Module(
        "last=fine",
        _fine,
        excludes=("hurry=on",),
        because={"hurry=on": ("clash-hurried-fine", "a player who hurries cannot avoid the last stone")},
    ),
    Module("hurry=on", _hurry),
    Module("guess=on", _guess, numbers=("guess.*",)),
)

"""Nim with money as a Game: its facts, and the parts it is made of."""

from __future__ import annotations

from importlib.resources import files
from typing import Any, Final

from arktable.engine.facts import Facts
from arktable.engine.game import Game, Parts
from arktable.engine.sheets import Sheet, read_sheet
from nim_with_money.phases import PHASES, Guess, Rounds
from nim_with_money.rules import MODULES, OPTIONS, NimMoves, Printed, Rules, base_rules
from nim_with_money.state import NimPosition
from nim_with_money.told import TOLD

FACTS: Final = Facts(
    id="nim-with-money",
    game="nim-with-money",
    seats_min=2,
    seats_max=3,
    minutes=5,
    revisions=(),
    options=OPTIONS,
    reconstructed=False,
)


def _begin(position: NimPosition) -> None:
    """Heaps of chance, and as many coins as there can be earned."""
    printed = position.rules.printed
    span = printed.largest - printed.smallest + 1
    position.heaps = [printed.smallest + position.rng.below(span) for _ in range(printed.heaps)]
    position.bank = position.stones() + printed.prize + position.seats * position.rules.right_guess
    position.frames.append(Rounds(position.seats - 1))
    if position.rules.right_guess:
        position.frames.append(Guess(0))


def _kit(rules: Rules) -> dict[str, Any]:
    return {"game": "nim-with-money", "most": rules.most, "price": rules.printed.price, "prize": rules.prize}


def _secrets(rules: Rules) -> tuple[str, ...]:
    return ("guess",) if rules.right_guess else ()


def nim(sheet: Sheet) -> Game:
    """The game on one sheet."""
    parts = Parts[Printed, NimMoves, Rules, NimPosition](
        printed=Printed,
        catalogue=NimMoves,
        rules=base_rules,
        modules=lambda seats: MODULES,
        position=NimPosition,
        begin=_begin,
        kit=_kit,
        phases=PHASES,
        told=TOLD,
        secrets=_secrets,
    )
    return Game(FACTS, sheet, parts)


def load_sheet() -> Sheet:
    """The sheet that comes with the package."""
    return read_sheet("nim-with-money", (files("nim_with_money") / "sheet.toml").read_text("utf-8"))

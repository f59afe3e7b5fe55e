"""Arkadia as a Game: facts, sheet, catalogue, and how a position is made."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from arktable.engine.errors import SheetError
from arktable.engine.game import Facts, Game
from arktable.engine.moves import Catalogue
from arktable.engine.rng import rng_from_seed
from arktable.engine.sheets import Sheet
from arktable.games.arkadia.moves import ArkadiaMoves
from arktable.games.arkadia.phases.turn import Rounds
from arktable.games.arkadia.rules import Rules
from arktable.games.arkadia.setup import legal_lots
from arktable.games.arkadia.sheet import Tables
from arktable.games.arkadia.state import ArkadiaPosition
from arktable.games.arkadia.variants import OPTIONS, rules_for

RULES_REV: Final = 1

FACTS: Final = Facts(
    id="arkadia",
    game="arkadia",
    seats_min=2,
    seats_max=4,
    minutes=50,
    rules_rev=RULES_REV,
    options=OPTIONS,
    # Tent places, forms, card mix and the first game's picture are ours.
    reconstructed=True,
)


class Arkadia(Game):
    """Rules and printed numbers of Arkadia."""

    def __init__(self, sheet: Sheet) -> None:
        super().__init__(FACTS, sheet)
        self._tables = Tables(sheet)
        self._moves = ArkadiaMoves(self._tables)
        if not legal_lots(self._tables, self._moves):
            raise SheetError(sheet.name, "grid.tents leaves no place for the castle lot")
        self._rules: dict[str, Rules] = {}

    def rules(self, options: Mapping[str, str]) -> Rules:
        """The rules for these options, composed once."""
        chosen = self.choose(options)
        key = str(sorted(chosen.items()))
        if key not in self._rules:
            self._rules[key] = rules_for(self._tables, self._moves, chosen)
        return self._rules[key]

    def start(self, seats: int, options: Mapping[str, str], seed: int, listen: bool = False) -> ArkadiaPosition:
        self.check_seats(seats)
        rules = self.rules(options)
        position = ArkadiaPosition(rules, seats, rng_from_seed(seed))
        if listen:
            position.events = []
        for step in rules.setup:
            step(position)
        position.frames.append(Rounds(position.start))
        for phase in rules.first_phases[::-1]:
            position.frames.append(phase(position.start))
        position.advance()
        return position

    def catalogue(self) -> Catalogue:
        return self._moves.catalogue

    def with_sheet(self, sheet: Sheet) -> Arkadia:
        return Arkadia(sheet)

    def kit(self, options: Mapping[str, str]) -> dict[str, Any]:
        rules = self.rules(options)
        tables = self._tables
        lot_area = [[x, y] for y in range(tables.lot_size[1]) for x in range(tables.lot_size[0])]
        squares = [[x, y] for x, y in tables.lot_squares]
        return {
            "game": "arkadia",
            "grid": [tables.grid.width, tables.grid.height],
            "forms": {
                form: {turn.letter: [[x, y] for x, y in turn.squares] for turn in rules.tile_turns[number]}
                for number, form in enumerate(tables.forms)
            },
            "families": tables.families,
            "cards": {card: tables.deck.count(number) for number, card in enumerate(tables.cards)},
            "lot": {
                "squares": squares,
                "court": [cell for cell in lot_area if cell not in squares],
                "printed": [tables.families[family] if family >= 0 else None for family in tables.printed],
            },
            "hand": tables.hand,
            "banners": tables.banners,
            "workers": tables.workers,
            "neutral": tables.neutral,
            "per_banner": tables.per_banner,
            "pieces_to_end": 2 * len(tables.lot_squares),
            "flip": self.choose(options)["flip"] == "yes",
            "reconstructed": self.sheet.reconstructed(),
        }

"""The card game as a Game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from arktable.engine.game import Facts, Game
from arktable.engine.moves import Catalogue
from arktable.engine.rng import rng_from_seed
from arktable.engine.sheets import Sheet
from arktable.games.arkwright_cards.moves import CardMoves
from arktable.games.arkwright_cards.phases.rounds import PREPARING, Rounds
from arktable.games.arkwright_cards.rules import Rules
from arktable.games.arkwright_cards.sheet import Tables
from arktable.games.arkwright_cards.state import CardPosition
from arktable.games.arkwright_cards.terms import AWARD_NAMES, CARD_NAMES, ONCE_PER_DECADE, PIECE_NAMES, TRACK_NAMES
from arktable.games.arkwright_cards.variants import OPTIONS, rules_for

RULES_REV: Final = 1

FACTS: Final = Facts(
    id="arkwright-cards",
    game="arkwright_cards",
    seats_min=1,
    seats_max=4,
    minutes=90,
    rules_rev=RULES_REV,
    options=OPTIONS,
    # Tiles, worker cards, market and most card backs are ours: no printed card was at hand.
    reconstructed=True,
)


class CardGame(Game):
    """Arkwright: The Card Game on one sheet."""

    def __init__(self, sheet: Sheet) -> None:
        super().__init__(FACTS, sheet)
        self._tables = Tables(sheet)
        self._moves = CardMoves(self._tables)
        self._rules: dict[str, Rules] = {}

    def rules(self, options: Mapping[str, str], seats: int) -> Rules:
        """The rules for these options and so many players, composed once."""
        chosen = self.choose(options)
        key = f"{seats} {sorted(chosen.items())}"
        if key not in self._rules:
            self._rules[key] = rules_for(self._tables, self._moves, chosen, seats)
        return self._rules[key]

    def start(self, seats: int, options: Mapping[str, str], seed: int, listen: bool = False) -> CardPosition:
        self.check_seats(seats)
        rules = self.rules(options, seats)
        position = CardPosition(rules, seats, rng_from_seed(seed))
        if listen:
            position.events = []
        for step in rules.setup:
            step(position)
        position.frames.append(Rounds(position.start, PREPARING, 0))
        position.advance()
        return position

    def catalogue(self) -> Catalogue:
        return self._moves.catalogue

    def with_sheet(self, sheet: Sheet) -> CardGame:
        return CardGame(sheet)

    def kit(self, options: Mapping[str, str]) -> dict[str, Any]:
        tables = self.rules(options, 3).tables
        return {
            "game": "arkwright_cards",
            "goods": tables.goods,
            "years": tables.years,
            "appeal_high": tables.appeal_high,
            "arrows_below": tables.arrows_below,
            "demand_low": tables.demand_low,
            "wages": tables.wages,
            "upkeep": tables.upkeep,
            "spots": tables.spots,
            "sum": tables.sum,
            "tile_goods": tables.tile_goods,
            "fixed_cost": tables.fixed_cost,
            "ship_price": tables.ship_price,
            "stored_price": tables.stored_price,
            "office": tables.office,
            "crew_goods": tables.crew_goods,
            "crew_workers": tables.crew_workers,
            "crew_machines": tables.crew_machines,
            "pieces": PIECE_NAMES,
            "piece_values": tables.piece_values,
            "warehouses": {"small": tables.small, "smalls": tables.smalls, "large": tables.large},
            "ships": tables.ships,
            "ship_tokens": tables.ship_tokens,
            "ship_pounds": tables.ship_pounds,
            "loan_tokens": tables.loan_tokens,
            "most": tables.most,
            "enough": tables.enough,
            "tracks": dict(zip(TRACK_NAMES, tables.tracks, strict=True)),
            "track_decades": dict(zip(TRACK_NAMES, tables.track_decades, strict=True)),
            "cards": CARD_NAMES,
            "once_per_decade": [CARD_NAMES[card] for card in ONCE_PER_DECADE],
            "contract": tables.contract,
            "grid": [tables.grid_rows, tables.grid_columns],
            "awards": AWARD_NAMES,
            "award_numbers": {
                "points": tables.award_points,
                "many": tables.award_many,
                "most": tables.award_most,
                "money": tables.award_money,
                "parvenu": tables.award_parvenu,
                "sailings": tables.award_sailings,
            },
            "reconstructed": self.sheet.reconstructed(),
        }


def games(sheet: Sheet) -> tuple[CardGame, ...]:
    """One ruleset; one seat is the solo game."""
    return (CardGame(sheet),)

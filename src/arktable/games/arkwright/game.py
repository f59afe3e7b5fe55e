"""Spinning Jenny, Spinning Mule and Water Frame as Games."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from arktable.engine.game import Facts, Game
from arktable.engine.moves import Catalogue
from arktable.engine.rng import rng_from_seed
from arktable.engine.rules import Module, compose_options
from arktable.engine.sheets import Sheet
from arktable.games.arkwright.moves import ArkwrightMoves
from arktable.games.arkwright.phases.rounds import PREPARING, Decades
from arktable.games.arkwright.rules import Rules
from arktable.games.arkwright.sheet import Tables
from arktable.games.arkwright.state import ArkwrightPosition
from arktable.games.arkwright.variants import (
    FRAME_MODULES,
    FRAME_OPTIONS,
    JENNY_MODULES,
    JENNY_OPTIONS,
    MULE_MODULES,
    MULE_OPTIONS,
    spinning_jenny,
    spinning_mule,
    water_frame,
)

RULES_REV: Final = 1

WATER_FRAME: Final = Facts("water-frame", "arkwright", 2, 4, 240, RULES_REV, FRAME_OPTIONS, True)
SPINNING_JENNY: Final = Facts("spinning-jenny", "arkwright", 2, 4, 120, RULES_REV, JENNY_OPTIONS, True)
SPINNING_MULE: Final = Facts("spinning-mule", "arkwright", 2, 4, 120, RULES_REV, MULE_OPTIONS, True)

Preset = Callable[[Tables, ArkwrightMoves], Rules]


class Arkwright(Game):
    """One ruleset of the board game on one sheet."""

    def __init__(self, facts: Facts, sheet: Sheet, preset: Preset, modules: tuple[Module[Rules], ...]) -> None:
        super().__init__(facts, sheet)
        self._preset = preset
        self._modules = modules
        self._tables = Tables(sheet)
        self._moves = ArkwrightMoves(self._tables)
        self._rules: dict[str, Rules] = {}

    def rules(self, options: Mapping[str, str]) -> Rules:
        """The rules for these options, composed once."""
        chosen = self.choose(options)
        key = str(sorted(chosen.items()))
        if key not in self._rules:
            base = self._preset(self._tables, self._moves)
            self._rules[key] = compose_options(base, self._modules, chosen)
        return self._rules[key]

    def start(self, seats: int, options: Mapping[str, str], seed: int, listen: bool = False) -> ArkwrightPosition:
        self.check_seats(seats)
        rules = self.rules(options)
        position = ArkwrightPosition(rules, seats, rng_from_seed(seed))
        if listen:
            position.events = []
        for step in rules.setup:
            step(position)
        position.frames.append(Decades(position.start, PREPARING, 0))
        position.advance()
        return position

    def catalogue(self) -> Catalogue:
        return self._moves.catalogue

    def with_sheet(self, sheet: Sheet) -> Arkwright:
        return Arkwright(self.facts, sheet, self._preset, self._modules)

    def kit(self, options: Mapping[str, str]) -> dict[str, Any]:
        tables = self._tables
        return {
            "game": "arkwright",
            "goods": tables.goods,
            "cost": [row[1:] for row in tables.cost],
            "output": [levels[1:] for levels in tables.output],
            "spaces": tables.row_spaces,
            "worker_only": tables.worker_only,
            "demand": tables.demand,
            "wage": tables.wage,
            "share_value": tables.share_value,
            "admin_rows": tables.admin_rows,
            "machine_costs": tables.machine_costs,
            "quality_costs": tables.quality_costs,
            "distribution_max": tables.distribution_max,
            "ships": [tables.ship_capacity, tables.ship_crew, tables.ship_level],
            "contract_track": tables.contract_track,
            "contract_track_two": tables.contract_track_two,
            "fixed_price": tables.fixed_price,
            "prices": [tables.price_low, tables.price_high],
            "inventor_fees": tables.inventor_fees,
            "bonus": [tables.bonus_start, tables.bonus_highest],
            "award": {"space": tables.award_space, "goods": tables.award_goods},
            "start_limit": tables.start_limit,
            "bonus_per": tables.bonus_per,
            "reconstructed": self.sheet.reconstructed(),
        }


def games(sheet: Sheet) -> tuple[Arkwright, ...]:
    """All rulesets."""
    return (
        Arkwright(SPINNING_JENNY, sheet, spinning_jenny, JENNY_MODULES),
        Arkwright(WATER_FRAME, sheet, water_frame, FRAME_MODULES),
        Arkwright(SPINNING_MULE, sheet, spinning_mule, MULE_MODULES),
    )

"""The kit: the printed data that a client draws from, for the wire."""

from __future__ import annotations

from arktable.games.arkwright.phases.decade.obsolescence import Obsolescence
from arktable.games.arkwright.rules import Rules
from arktable.games.arkwright.terms import (
    ACTION_NAMES,
    ACTION_OF,
    ADJUST_PRICE,
    DARK_REORGANIZATION,
    EXTRA_OF,
    LIGHT_REORGANIZATION,
    MARKER_NAMES,
    SPOT_NAMES,
    TAKE_SPECIAL,
)
from arktable.games.arkwright.views.kit_shapes import Kit, MarkerKit


def kit_of(rules: Rules) -> Kit:
    """Return everything that is printed and does not change during a game."""
    printed = rules.printed
    return {
        "game": "arkwright",
        "goods": printed.goods,
        "cost": [row[1:] for row in printed.cost],
        "output": [levels[1:] for levels in printed.output],
        "spaces": printed.row_spaces,
        "worker_only": printed.worker_only,
        "demand": printed.demand,
        "wage": printed.wage,
        "share_value": printed.share_value,
        "admin_rows": printed.admin_rows,
        "machine_costs": printed.machine_costs,
        "quality_costs": printed.quality_costs,
        "distribution_max": printed.distribution_max,
        "ships": (printed.ship_capacity, printed.ship_crew, printed.ship_level),
        "contract_track": printed.contract_track,
        "contract_track_two": printed.contract_track_two,
        "fixed_price": printed.fixed_price,
        "prices": (printed.price_low, printed.price_high),
        "obsolete": printed.obsolete if Obsolescence in rules.decade_plan else [0] * len(printed.obsolete),
        "obsolete_workers": printed.obsolete_workers,
        "reuse_fee": printed.reuse_fee,
        "inventor_fees": printed.inventor_fees,
        "bonus": (printed.bonus_start, printed.bonus_highest),
        "award": {"space": printed.award_space, "goods": printed.award_goods},
        "start_limit": printed.start_limit,
        "bonus_per": printed.bonus_per,
        "markers": {name: _marker(marker) for marker, name in enumerate(MARKER_NAMES)},
        "spots": list(SPOT_NAMES),
        "reconstructed": printed.sheet.reconstructed(),
    }


def _marker(marker: int) -> MarkerKit:
    kit: MarkerKit = {"action": ACTION_NAMES[ACTION_OF[marker]], "shade": "own", "extra": "none"}
    if MARKER_NAMES[marker].startswith("light-"):
        kit["shade"] = "light"
    elif MARKER_NAMES[marker].startswith("dark-"):
        kit["shade"] = "dark"
    if marker == LIGHT_REORGANIZATION:
        kit["extra"] = "one-price"
    elif marker == DARK_REORGANIZATION:
        kit["extra"] = "all-prices"
    elif EXTRA_OF[marker] == ADJUST_PRICE:
        kit["extra"] = "price"
    elif EXTRA_OF[marker] == TAKE_SPECIAL:
        kit["extra"] = "special"
    return kit

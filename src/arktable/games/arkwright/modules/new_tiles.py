"""The eleven tiles of Self-Actor (PB 1005–1047), shuffled with the others.

Harbormaster, loadmaster and wealth of nations are implemented with the wages, ships and rows, investor and manager with
the additional actions; the supervisory board is notified of everything that is given back.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from arktable.engine.plans import swapped
from arktable.engine.rules import Module
from arktable.games.arkwright import setup
from arktable.games.arkwright.phases.actions.additional import chosen_additional
from arktable.games.arkwright.phases.actions.supervisory_board import offer_to_board
from arktable.games.arkwright.rules import Rules


def _extend(rules: Rules) -> Rules:
    # New tiles are shuffled in, so the tiles are drawn: the fixed list of a predetermined set-up is not used.
    rules = replace(rules, setup=swapped(rules.setup, {setup.tiles_fixed: (setup.tiles,)}))
    new = rules.printed.new_tile_copies
    return replace(
        rules,
        tile_copies=[copies + new[tile] for tile, copies in enumerate(rules.tile_copies)],
        additional=chosen_additional,
        given_back=(*rules.given_back, offer_to_board),
    )


NEW_TILES: Final[Module[Rules]] = Module(
    "new-tiles=on",
    _extend,
    wraps=("setup",),
    numbers=("tiles.new_copies", "tiles.harbormaster", "tiles.investor", "tiles.loadmaster"),
)

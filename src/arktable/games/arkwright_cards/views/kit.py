"""The kit: the printed data that a client draws from, for the wire."""

from __future__ import annotations

from arktable.games.arkwright_cards.board import Board
from arktable.games.arkwright_cards.moves import ACTION_NAMES
from arktable.games.arkwright_cards.rules import Rules
from arktable.games.arkwright_cards.terms import (
    AWARD_NAMES,
    CARD_NAMES,
    CARDS_OF,
    DISTRIBUTION_PIECES,
    ONCE_PER_DECADE,
    PIECE_NAMES,
    QUALITY_PIECES,
    TRACK_NAMES,
)
from arktable.games.arkwright_cards.views.kit_shapes import BoardKit, Kit


def kit_of(rules: Rules) -> Kit:
    """Return everything that is printed and does not change during a game."""
    printed = rules.printed
    return {
        "game": "arkwright-cards",
        "goods": printed.goods,
        "years": printed.years,
        "appeal_high": printed.appeal_high,
        "demand_low": printed.demand_low,
        "boards": [_board(board) for board in printed.boards],
        "upkeep": printed.upkeep,
        "spots": printed.spots,
        "sum": printed.sum,
        "tile_goods": printed.tile_goods,
        "tile_workers": printed.tile_workers,
        "fixed_cost": printed.fixed_cost,
        "ship_price": printed.ship_price,
        "stored_price": printed.stored_price,
        "office": printed.office,
        "crew_goods": [[printed.crew_goods[at] for at in cards] for cards in CARDS_OF],
        "crew_workers": [[printed.crew_workers[at] for at in cards] for cards in CARDS_OF],
        "crew_machines": [[printed.crew_machines[at] for at in cards] for cards in CARDS_OF],
        "pieces": list(PIECE_NAMES),
        "quality_pieces": [PIECE_NAMES[piece] for piece in QUALITY_PIECES],
        "distribution_pieces": [PIECE_NAMES[piece] for piece in DISTRIBUTION_PIECES],
        "piece_values": printed.piece_values,
        "distribution_high": printed.distribution_high,
        "warehouses": {"small": printed.small, "smalls": printed.smalls, "large": printed.large},
        "ships": printed.ships,
        "ship_tokens": printed.ship_tokens,
        "ship_pounds": printed.ship_pounds,
        "loan_tokens": printed.loan_tokens,
        "most": printed.most,
        "enough": printed.enough,
        "actions": list(ACTION_NAMES),
        "tracks": dict(zip(TRACK_NAMES, printed.tracks, strict=True)),
        "track_decades": dict(zip(TRACK_NAMES, printed.track_decades, strict=True)),
        "cards": list(CARD_NAMES),
        "once_per_decade": [CARD_NAMES[card] for card in ONCE_PER_DECADE],
        "contract": printed.contract,
        "grid": [printed.grid_rows, printed.grid_columns],
        "awards": list(AWARD_NAMES),
        "award_numbers": {
            "points": printed.award_points,
            "many": printed.award_many,
            "most": printed.award_most,
            "money": printed.award_money,
            "parvenu": printed.award_parvenu,
            "sailings": printed.award_sailings,
        },
        "reconstructed": printed.sheet.reconstructed(),
    }


def _board(board: Board) -> BoardKit:
    return {"wages": board.wages, "red": board.red, "green": board.green}

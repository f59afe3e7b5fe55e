"""All classes of frames that can be on the stack of a position, so that its text can be read."""

from typing import Final

from arktable.engine.flow import phases_in
from arktable.games.arkwright_cards.phases import final_scoring, preparation, round_end, rounds, solo
from arktable.games.arkwright_cards.phases.actions import (
    automate,
    build,
    develop,
    development_cards,
    early_shipping,
    employ,
    exchange,
    extra_production,
    price,
    quality_and_distribution,
    turn,
)
from arktable.games.arkwright_cards.phases.production import production, sell_and_ship, storage

PHASES: Final = phases_in(
    automate,
    build,
    develop,
    development_cards,
    early_shipping,
    employ,
    exchange,
    extra_production,
    final_scoring,
    preparation,
    price,
    production,
    quality_and_distribution,
    round_end,
    rounds,
    sell_and_ship,
    solo,
    storage,
    turn,
)

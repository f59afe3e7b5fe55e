"""All classes of frames that can be on the stack of a position, so that its text can be read."""

from typing import Final

from arktable.engine.flow import phases_in
from arktable.games.arkwright.modules import reorganization, stock_exchange
from arktable.games.arkwright.phases import contracts, economy, emergency, final, foundation, rounds
from arktable.games.arkwright.phases.actions import (
    additional,
    distribution,
    exchange,
    factory,
    fleet,
    inventor,
    machinery,
    open_exchange,
    price,
    production_action,
    quality,
    shipping,
    special,
    supervisory_board,
    tile_choices,
    turn,
    workers,
)
from arktable.games.arkwright.phases.decade import decade_end, events, obsolescence, start_player
from arktable.games.arkwright.phases.production import after_sale, award, production, sale, storage

PHASES: Final = phases_in(
    additional,
    after_sale,
    award,
    contracts,
    decade_end,
    distribution,
    economy,
    emergency,
    events,
    exchange,
    factory,
    final,
    fleet,
    foundation,
    inventor,
    machinery,
    obsolescence,
    open_exchange,
    price,
    production,
    production_action,
    quality,
    reorganization,
    rounds,
    sale,
    shipping,
    special,
    start_player,
    stock_exchange,
    storage,
    supervisory_board,
    tile_choices,
    turn,
    workers,
)

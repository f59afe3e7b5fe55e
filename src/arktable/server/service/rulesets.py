"""What can be played here."""

from __future__ import annotations

from arktable.bots.catalogue import bots_for
from arktable.engine.game import Game
from arktable.server.service.game_files import page_address
from arktable.server.service.wire import Ruleset


def describe(game: Game, bot_seconds: float) -> Ruleset:
    """A ruleset as the lobby needs it."""
    facts, told = game.facts, game.told()
    return {
        "id": facts.id,
        "game": facts.game,
        "seats": [facts.seats_min, facts.seats_max],
        "minutes": facts.minutes,
        "reconstructed": facts.reconstructed,
        "rules_rev": facts.rules_rev,
        "options": [
            {"key": option.key, "kind": "choice", "values": list(option.values), "default": option.default}
            for option in facts.options
        ],
        "clashes": [
            {
                "first": clash.first,
                "second": clash.second,
                "key": clash.key,
                "needed": clash.needed,
                "unless": clash.unless,
            }
            for clash in game.clashes()
        ],
        "page": page_address(facts.game),
        "told": {"kinds": dict(told.arguments), "many": {key: list(same) for key, same in told.many.items()}},
        "bots": [{"id": bot, "seconds": bot_seconds} for bot in bots_for(facts.game)],
    }

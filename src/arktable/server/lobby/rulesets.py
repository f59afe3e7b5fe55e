"""Rulesets and bots as the lobby shows them."""

from __future__ import annotations

from dataclasses import asdict
from typing import cast

from arktable.bots.catalogue import bots_for, thinks
from arktable.bots.strength import strength_of
from arktable.engine.facts import Option
from arktable.engine.game import Game
from arktable.server.lobby.game_files import page_address
from arktable.server.wire.rulesets import BotChoice, BotStrength, Numbers, Ruleset


def describe(game: Game, bot_think: float) -> Ruleset:
    """The description of a ruleset. `bot_think` is the longest thinking time of a bot."""
    facts, told = game.facts, game.told()
    return {
        "id": facts.id,
        "game": facts.game,
        "seats": [facts.seats_min, facts.seats_max],
        "minutes": facts.minutes,
        "reconstructed": facts.reconstructed,
        "rules_rev": facts.rules_rev,
        "options": [
            {
                "key": option.key,
                "kind": "choice",
                "values": list(option.values),
                "default": option.default,
                "seats": _seats(game, option),
            }
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
        "told": {
            "kinds": dict(told.arguments),
            "many": {key: list(same) for key, same in told.many.items()},
            "heads": list(told.heads),
        },
        "bots": [_bot(bot, facts.game, facts.id, bot_think) for bot in bots_for(facts.game)],
    }


def numbers_of(game: Game) -> Numbers:
    """Every number of the game's sheet, those included that an earlier sheet did not have."""
    sheet = game.sheet
    return {"values": {key: datum.value for key, datum in sheet.data.items()}, "reconstructed": sheet.reconstructed()}


def _seats(game: Game, option: Option) -> list[int]:
    """The numbers of seats for which one of its values chooses a module; all if the game reads the option itself."""
    numbers = range(game.facts.seats_min, game.facts.seats_max + 1)
    choosing = [n for n in numbers if any(module.id.startswith(f"{option.key}=") for module in game.modules(n))]
    return choosing or list(numbers)


def _bot(bot: str, game: str, ruleset: str, bot_think: float) -> BotChoice:
    slow, strength = thinks(bot, game), strength_of(game, ruleset, bot)
    return {
        "id": bot,
        "thinks": slow,
        "seconds": bot_think if slow else 0.0,
        "strength": cast(BotStrength, asdict(strength)) if strength else None,
    }

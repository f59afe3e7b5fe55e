"""Which bots there are for a game, by name. A package announces a game's bots in the group `arktable.bots`."""

from __future__ import annotations

from functools import cache
from typing import Final

from arktable.bots.bot import Bot, MakeBot, ThinkingBot
from arktable.bots.budget import NeedsNoTime, read_budget
from arktable.bots.random_bot import RandomBot
from arktable.engine.errors import UnknownName
from arktable.engine.registry import load_announced
from arktable.engine.rng import Rng, rng_of

GROUP: Final = "arktable.bots"
"""Each entry is called after a game and is a mapping: name of the bot → what makes one."""

GOAL: Final = ":"
"""Stands between the kind of a bot and its goal. Who chooses an opponent is not asked for one."""

_FOR_EVERY_GAME: Final[dict[str, MakeBot]] = {"random": RandomBot}
_USUAL: Final = "greedy"


@cache
def _bots_of(game: str) -> dict[str, MakeBot]:
    bots = dict(_FOR_EVERY_GAME)
    for more in load_announced(GROUP, game):
        bots.update(more)
    return bots


def bots_for(game: str) -> list[str]:
    """The names of the bots that play this game (`Facts.game`), without those that have a goal of their own."""
    return [name for name in _bots_of(game) if GOAL not in name]


def goals_for(game: str) -> list[str]:
    """The bots that go for something else than victory: a kind of bot, a colon, and its goal (`search:tycoon`)."""
    return [name for name in _bots_of(game) if GOAL in name]


def usual_bot(game: str) -> str:
    """The bot a seat gets unless somebody chooses: it plays sensibly and at once, as far as the game has such a bot."""
    names = bots_for(game)
    return _USUAL if _USUAL in names else names[-1]


@cache
def thinks(name: str, game: str) -> bool:
    """Does this bot play the better the longer it may think?"""
    return isinstance(make_bot(name, game, rng_of(0)), ThinkingBot)


def make_bot(name: str, game: str, rng: Rng) -> Bot:
    """A bot for one seat of one game; `rng` is its own chance.

    A name may say what the bot goes for (`search:tycoon`) and how long it thinks: `search@200ms`, `search@1s`, or
    `search@64` for so many play-outs.
    """
    kind, at, time = name.partition("@")
    bots = _bots_of(game)
    if kind not in bots:
        raise UnknownName(f"bot for {game}", kind, [*bots_for(game), *goals_for(game)])
    bot = bots[kind](rng)
    if at:
        budget = read_budget(time)
        if not isinstance(bot, ThinkingBot):
            raise NeedsNoTime(kind)
        bot.allow(budget)
    return bot

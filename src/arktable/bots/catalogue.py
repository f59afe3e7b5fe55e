"""Which bots there are for a game, by name. A package announces a game's bots in the group `arktable.bots`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from arktable.bots.bot import Bot, MakeBot, ThinkingBot
from arktable.bots.budget import NeedsNoTime, read_budget
from arktable.bots.random_bot import RandomBot
from arktable.engine.errors import ArktableError, UnknownName
from arktable.engine.registry import announced, package_of
from arktable.engine.rng import Rng, rng_of

GROUP: Final = "arktable.bots"
"""Each entry is called after a game and is a mapping: name of the bot → what makes one."""

GOAL: Final = ":"
"""Separates the kind of a bot from its goal. Bots with a goal are not offered as opponents."""

_FOR_EVERY_GAME: Final[dict[str, MakeBot]] = {"random": RandomBot}
_USUAL: Final = "greedy"


@cache
def _bots_of(game: str) -> dict[str, MakeBot]:
    return joined(game, [(package_of(point), point.load()) for point in announced(GROUP) if point.name == game])


def joined(game: str, announcements: Sequence[tuple[str, Mapping[str, MakeBot]]]) -> dict[str, MakeBot]:
    """The bots of a game from the packages that announce some, each given with its name.

    Two packages cannot announce a bot of the same name: records and ratings would not say which of them played.
    """
    bots, source = dict(_FOR_EVERY_GAME), dict.fromkeys(_FOR_EVERY_GAME, "arktable")
    for package, more in announcements:
        for name, make in more.items():
            if name in bots:
                raise BotAnnouncedTwice(game, name, source[name], package)
            bots[name], source[name] = make, package
    return bots


class BotAnnouncedTwice(ArktableError):
    """Two packages announce a bot of the same name for one game."""

    def __init__(self, game: str, bot: str, first: str, second: str) -> None:
        super().__init__(
            "bot-announced-twice",
            f"the packages {first!r} and {second!r} both announce a bot {bot!r} for {game}; uninstall one of them",
            {"game": game, "bot": bot, "first": first, "second": second},
        )


def bots_for(game: str) -> list[str]:
    """The names of the bots that play this game (`Facts.game`), without those that have a goal of their own."""
    return [name for name in _bots_of(game) if GOAL not in name]


def goals_for(game: str) -> list[str]:
    """The bots that aim at something other than victory: a kind of bot, a colon, and its goal (`search:tycoon`)."""
    return [name for name in _bots_of(game) if GOAL in name]


def usual_bot(game: str) -> str:
    """The bot a seat gets unless somebody chooses: it plays sensibly and at once, as far as the game has such a bot."""
    names = bots_for(game)
    return _USUAL if _USUAL in names else names[-1]


@cache
def thinks(name: str, game: str) -> bool:
    """Does this bot play better the longer it may think?"""
    return isinstance(make_bot(name, game, rng_of(0)), ThinkingBot)


def adviser(game: str, seconds: float) -> str:
    """The best bot of a game for advice: one that searches, for this time, or the usual one."""
    thinking = [bot for bot in bots_for(game) if thinks(bot, game)]
    return f"{thinking[0]}@{round(seconds * 1000)}ms" if thinking else usual_bot(game)


def make_bot(name: str, game: str, rng: Rng) -> Bot:
    """A bot for one seat of one game, with its own random numbers.

    A name may say what the bot aims at (`search:tycoon`) and how long it thinks: `search@200ms`, `search@1s`, or
    `search@64` (a number of play-outs).
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

"""Checks names of bots: the bot must belong to the game, and its thinking time must be within the limit."""

from __future__ import annotations

from typing import Final

from arktable.bots.budget import NeedsNoTime, read_budget
from arktable.bots.catalogue import bots_for, thinks
from arktable.engine.errors import UnknownName
from arktable.server.running.errors import Refused

BOT_NAMES: Final = ("Oak", "Ash", "Elm", "Yew", "Alder", "Larch", "Maple", "Holly")
"""Names of bots at a table, by seat."""
MOST_LETTERS: Final = 40
PLAYOUTS_PER_SECOND: Final = 1000
"""An upper bound of the play-outs per second, to convert a number of play-outs to a time."""


def check_bot(bot: str, game: str, most: float) -> None:
    """Refuse a bot that the game does not have, or that would think longer than `most` seconds about a decision."""
    kind, at, time = bot[:MOST_LETTERS].partition("@")
    if kind not in bots_for(game):
        raise UnknownName("bot", kind, bots_for(game))
    if at:
        budget = read_budget(time)
        if not thinks(kind, game):
            raise NeedsNoTime(kind)
        if budget.milliseconds > most * 1000 or budget.playouts > most * PLAYOUTS_PER_SECOND:
            raise Refused("malformed", "thinks-too-long", most=round(most * 1000))

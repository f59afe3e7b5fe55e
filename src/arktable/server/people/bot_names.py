"""Which bots may be named at this server: those of the game, and within bounds also how long they think."""

from __future__ import annotations

from typing import Final

from arktable.bots.budget import NeedsNoTime, read_budget
from arktable.bots.catalogue import bots_for, thinks
from arktable.engine.errors import UnknownName
from arktable.server.running.errors import Refused

BOT_NAMES: Final = ("Oak", "Ash", "Elm", "Yew", "Alder", "Larch", "Maple", "Holly")
"""What a bot is called at a table, by its seat."""
MOST_LETTERS: Final = 40
PLAYOUTS_PER_SECOND: Final = 1000
"""More play-outs than any bot makes in a second: whoever counts them is bound, too."""


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

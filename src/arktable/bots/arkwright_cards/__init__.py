"""Bots for Arkwright: The Card Game."""

from typing import Final

from arktable.bots.arkwright_cards.greedy import GreedyCards
from arktable.bots.arkwright_cards.styles import by_award
from arktable.bots.bot import MakeBot

BOTS: Final[dict[str, MakeBot]] = {"greedy": GreedyCards, **by_award()}

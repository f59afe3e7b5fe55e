"""Bots for Arkadia."""

from typing import Final

from arktable.bots.arkadia.greedy import GreedyArkadia
from arktable.bots.bot import MakeBot

BOTS: Final[dict[str, MakeBot]] = {"greedy": GreedyArkadia}

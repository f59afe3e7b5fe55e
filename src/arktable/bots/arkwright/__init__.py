"""Bots for Arkwright: Spinning Jenny, Spinning Mule and Water Frame."""

from typing import Final

from arktable.bots.arkwright.greedy import GreedyArkwright
from arktable.bots.bot import MakeBot

BOTS: Final[dict[str, MakeBot]] = {"greedy": GreedyArkwright}

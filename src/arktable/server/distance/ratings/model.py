"""The model of ratings: openskill's Bradley–Terry model with partial pairing. Its import is slow, so it is late.

A figure is a mean and a standard deviation. Everybody begins at 25 ± 25/3; bots have a figure that does not change.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from arktable.bots.budget import read_budget

LEVELS: Final = {"random": 5.0, "by-the-book": 11.0, "gentle": 14.0, "search": 24.0}
"""The mean of a bot by its kind; one that searches gets one more for each doubling of its time from 0.1 s."""
USUAL: Final = 20.0
"""The mean of `greedy` and of all other bots."""
MOST_BY_TIME: Final = 6.0
STEADY: Final = 1.0
"""The deviation of a bot: its strength is known, apart from luck."""


class Figure(NamedTuple):
    """How strong somebody is thought to be, and how sure that is."""

    mu: float = 25.0
    sigma: float = 25.0 / 3


Rate = Callable[[Sequence[Figure], Sequence[int]], list[Figure]]
"""The figures after a game, from those before it and the places, which start at 1; equal places are a tie."""


def load_model() -> Rate:
    """Import the model; called outside the event loop."""
    from openskill.models import BradleyTerryPart  # noqa: PLC0415 - slow, and an extra

    model = BradleyTerryPart()

    def rate(before: Sequence[Figure], places: Sequence[int]) -> list[Figure]:
        teams = [[model.rating(mu=figure.mu, sigma=figure.sigma)] for figure in before]
        after = model.rate(teams, ranks=[float(place) for place in places])
        return [Figure(team[0].mu, team[0].sigma) for team in after]

    return rate


def bot_figure(bot: str) -> Figure:
    """The fixed figure of a bot: by its kind, and by how long it thinks."""
    kind, _, time = bot.partition("@")
    milliseconds = read_budget(time).milliseconds if time else 0
    more = min(MOST_BY_TIME, max(0.0, math.log2(milliseconds / 100))) if milliseconds else 0.0
    return Figure(LEVELS.get(kind, USUAL) + more, STEADY)

"""Ratings of the bots of a tournament, by openskill's Bradley–Terry model with partial pairing.

The model compares the players of a game with their neighbours by place; a tie is half a win for both. (Plackett–Luce
gives a shared first place less than a clear second place.) Several bots of one kind at a table are rated separately,
and the kind gets their mean. The interval of a rating comes from a bootstrap over deals: the model's own sigma assumes
independent games, which games on one deal are not.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, stdev
from typing import Any, Final

from arktable.arena.intervals import NORMAL, Interval, drawn_again

REPEATS: Final = 100
"""Number of bootstrap samples, enough for the standard deviation."""
MOST_RATED: Final = 100_000
"""Maximum number of games rated in all samples; longer tournaments get fewer samples."""
FEWEST_REPEATS: Final = 20


@dataclass(frozen=True)
class Table:
    """The bots of one game by seat, and the place of each."""

    bots: tuple[str, ...]
    places: tuple[int, ...]


def ratings_of(bots: Sequence[str], deals: Sequence[Sequence[Table]]) -> dict[str, Interval] | None:
    """The rating of each bot from the games of each deal; None without openskill or with fewer than two bots."""
    games = sum(len(tables) for tables in deals)
    if len(bots) < 2 or not any(len(table.bots) > 1 for tables in deals for table in tables):
        return None
    try:
        from openskill.models import BradleyTerryPart  # noqa: PLC0415 - an extra
    except ImportError:
        return None
    model = BradleyTerryPart()

    def rated(chosen: Sequence[Sequence[Table]]) -> list[float]:
        return _rated(model, bots, chosen)

    repeats = max(FEWEST_REPEATS, min(REPEATS, MOST_RATED // games))
    values, again = rated(deals), drawn_again(deals, repeats, rated)
    found: dict[str, Interval] = {}
    for at, bot in enumerate(bots):
        reach = NORMAL * stdev([values_again[at] for values_again in again])
        found[bot] = Interval(values[at], values[at] - reach, values[at] + reach)
    return found


def _rated(model: Any, bots: Sequence[str], deals: Sequence[Sequence[Table]]) -> list[float]:
    kept: dict[str, Any] = {bot: model.rating() for bot in bots}
    for tables in deals:
        for table in tables:
            teams = [[model.rating(mu=kept[bot].mu, sigma=kept[bot].sigma)] for bot in table.bots]
            after = [team[0] for team in model.rate(teams, ranks=[float(place) for place in table.places])]
            for bot in dict.fromkeys(table.bots):
                own = [rating for name, rating in zip(table.bots, after, strict=True) if name == bot]
                mu, sigma = fmean(rating.mu for rating in own), fmean(rating.sigma for rating in own)
                kept[bot] = model.rating(mu=mu, sigma=sigma)
    return [kept[bot].mu for bot in bots]

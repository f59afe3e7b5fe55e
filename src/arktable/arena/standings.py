"""The results of a tournament: shares, leads, scores and ratings of its bots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby, permutations
from statistics import fmean, median
from typing import Any, Final

from arktable.arena.intervals import Interval, mean, plain, share
from arktable.arena.played import Played
from arktable.arena.ratings import Table, ratings_of
from arktable.arena.rows import Row, rows_of
from arktable.arena.schedule import Schedule

BINS: Final = 12
"""Bars of a distribution of scores."""


@dataclass(frozen=True)
class Standing:
    """How one bot did over all its seats, or in one seat, or in one line-up."""

    name: str
    games: int
    """Number of seats played; three seats at one table count three."""
    won: Interval
    fair: float
    """The expected share if all bots were equal."""
    lead: Interval
    score: Interval


@dataclass(frozen=True)
class Standings:
    """Everything the summary and the page of a tournament are made of."""

    schedule: Schedule
    rows: list[Row]
    bots: list[Standing]
    seats: list[Standing]
    line_ups: list[tuple[tuple[str, ...], list[Standing]]]
    duels: dict[tuple[str, str], Interval]
    """How often the first of two bots that met had the better place; a shared place counts half."""
    games: list[Played]

    @cached_property
    def ratings(self) -> dict[str, Interval] | None:
        """The rating of each bot, where there are several and the extra is installed. It takes a while."""
        return ratings_of(self.schedule.bots, _tables(self.rows))

    def scores(self, bot: str) -> list[int]:
        """Every score of a bot."""
        return [row.score for row in self.rows if row.bot == bot]

    def different(self) -> int:
        """The number of different games. Deterministic bots may repeat the same game on every deal."""
        bots = {fixture.number: fixture.bots for fixture in self.schedule.fixtures()}
        return len({(bots[game.number], game.outcome.scores, game.decisions) for game in self.games})

    def as_data(self) -> dict[str, Any]:
        """The summary as plain data. Only what stands under `time` depends on the machine."""
        outcomes = [game.outcome for game in self.games]
        return {
            **self.schedule.as_data(),
            "deals": self.schedule.deals,
            "games": len(outcomes),
            "different": self.different(),
            "ended": sum(outcome.ended for outcome in outcomes),
            "finished": sum(outcome.finished for outcome in outcomes),
            "decisions": sum(outcome.decisions for outcome in outcomes),
            "standings": plain(self.bots),
            "by_seat": plain(self.seats),
            "by_line_up": [
                {"line_up": list(names), "standings": plain(standings)} for names, standings in self.line_ups
            ],
            "duels": [{"bot": a, "against": b, "better": plain(duel)} for (a, b), duel in self.duels.items()],
            "scores": {standing.name: distribution(self.scores(standing.name)) for standing in self.bots},
            "ratings": self.ratings and {bot: plain(rating) for bot, rating in self.ratings.items()},
            "time": {"seconds_per_decision": thinking_times(self.schedule, self.games)},
        }


def standings_of(schedule: Schedule, games: Sequence[Played]) -> Standings:
    """Sum up the games of a schedule."""
    rows = rows_of(schedule, games)
    line_ups = [
        (
            names,
            [
                _standing(bot, schedule, [row for row in rows if row.line_up == index and row.bot == bot])
                for bot in dict.fromkeys(names)
            ],
        )
        for index, names in enumerate(schedule.line_ups())
    ]
    return Standings(
        schedule=schedule,
        rows=rows,
        bots=[_standing(bot, schedule, [row for row in rows if row.bot == bot]) for bot in schedule.bots],
        seats=[
            _standing(str(seat), schedule, [row for row in rows if row.seat == seat])
            for seat in range(1, schedule.seats + 1)
        ],
        line_ups=line_ups,
        duels=_duels(schedule, rows),
        games=sorted(games, key=lambda game: game.number),
    )


def distribution(scores: Sequence[int]) -> dict[str, Any]:
    """Quartiles of the scores, and a histogram."""
    ordered = sorted(scores)
    low, high = ordered[0], ordered[-1]
    width = max(1, -(-(high - low + 1) // BINS))
    bars = [0] * (-(-(high - low + 1) // width))
    for score in ordered:
        bars[(score - low) // width] += 1
    half = len(ordered) // 2
    return {
        "lowest": low,
        "quarter": median(ordered[: half or 1]),
        "median": median(ordered),
        "three_quarters": median(ordered[-half:] if half else ordered),
        "highest": high,
        "bar_width": width,
        "bars": bars,
    }


def thinking_times(schedule: Schedule, games: Sequence[Played]) -> dict[str, float]:
    """How long each bot thinks about a decision, in seconds, on whatever machines played."""
    spent = dict.fromkeys(schedule.bots, 0.0)
    decided = dict.fromkeys(schedule.bots, 0)
    fixtures = schedule.fixtures()
    for game in games:
        for seat, bot in enumerate(fixtures[game.number].bots):
            spent[bot] += game.seconds[seat]
            decided[bot] += game.decisions[seat]
    return {bot: round(spent[bot] / max(1, decided[bot]), 6) for bot in schedule.bots}


def _standing(name: str, schedule: Schedule, rows: Sequence[Row]) -> Standing:
    by_deal = [list(group) for _, group in groupby(rows, key=lambda row: row.deal)]
    return Standing(
        name=name,
        games=len(rows),
        won=share(sum(row.won for row in rows), len(rows)),
        fair=1 / schedule.seats,
        lead=mean([fmean(row.lead for row in deal) for deal in by_deal]),
        score=mean([fmean(row.score for row in deal) for deal in by_deal]),
    )


def _duels(schedule: Schedule, rows: Sequence[Row]) -> dict[tuple[str, str], Interval]:
    better: dict[tuple[str, str], float] = {}
    met: dict[tuple[str, str], int] = {}
    for _, group in groupby(rows, key=lambda row: row.game):
        for mine, theirs in permutations(list(group), 2):
            pair = (mine.bot, theirs.bot)
            met[pair] = met.get(pair, 0) + 1
            better[pair] = better.get(pair, 0.0) + (mine.place < theirs.place) + (mine.place == theirs.place) / 2
    return {pair: share(better[pair], met[pair]) for pair in permutations(schedule.bots, 2) if pair in met}


def _tables(rows: Sequence[Row]) -> list[list[Table]]:
    deals: list[list[Table]] = []
    for _, deal in groupby(rows, key=lambda row: row.deal):
        games = [list(game) for _, game in groupby(deal, key=lambda row: row.game)]
        deals.append([Table(tuple(row.bot for row in game), tuple(row.place for row in game)) for game in games])
    return deals

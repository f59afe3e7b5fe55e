"""The balance lab: what the games of bots say about a ruleset and its numbers.

It answers four questions. Does a seat win too often, with every bot? What do other numbers change? How do the bots do
against each other? What do winners do more often than the others? Each question is answered by one or more tournaments
on the same deals.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from statistics import fmean
from typing import Any

from arktable.arena.intervals import Interval, mean, plain
from arktable.arena.line_up import Profile
from arktable.arena.played import Played
from arktable.arena.schedule import NoTournament, Schedule, deals_for
from arktable.arena.standings import Standings, standings_of
from arktable.engine.sheets import Sheet

PlaySchedule = Callable[[Schedule], list[Played]]
"""A function that plays a schedule."""


@dataclass(frozen=True)
class Questions:
    """The questions about a ruleset. The games of the first bot answer those about numbers and winners."""

    schedule: Schedule
    """The ruleset, seats, options, deals and bots; every tournament of the lab is made from it."""
    variants: tuple[Profile, ...] = ()

    def own(self, bot: str, profile: Profile | None = None) -> Schedule:
        """One bot against itself, on the usual numbers or on others."""
        own = replace(self.schedule, bots=(bot,), profile=profile or self.schedule.profile)
        return replace(own, watched=bot == self.schedule.bots[0] and profile is None)

    def styles(self) -> Schedule | None:
        """The bots against each other, without the random one; None if fewer than two remain."""
        bots = tuple(bot for bot in self.schedule.bots if bot != "random")
        if len(bots) < 2 or self.schedule.seats < 2:
            return None
        return replace(self.schedule, bots=bots, deals=deals_for(self.schedule.deals, bots, self.schedule.seats))

    def schedules(self) -> list[Schedule]:
        """Every tournament of the lab, in the order in which they are played."""
        styles = self.styles()
        own = [self.own(bot) for bot in self.schedule.bots]
        return [
            *own,
            *(self.own(self.schedule.bots[0], variant) for variant in self.variants),
            *([styles] if styles else []),
        ]


@dataclass(frozen=True)
class Change:
    """The effect of other numbers on the games of one bot, compared deal by deal with the usual numbers."""

    name: str
    finished: float
    """The share of games that came to their proper end."""
    score: Interval
    more: Interval
    """By how much the mean score of a table changes."""
    winner: Interval
    decisions: Interval
    seats: list[Interval]
    """The share of victories of each seat."""


@dataclass(frozen=True)
class Taking:
    """How often winners and the others do something in a game. `move` is its kind and the things it names."""

    move: str
    winners: float
    others: float
    more: Interval
    """How much more often winners do it, game by game."""

    def named(self) -> bool:
        """Does the move name a thing, such as a tile or a card?"""
        return "=" in self.move


@dataclass(frozen=True)
class Answers:
    """What the lab found."""

    questions: Questions
    seats: list[Standings]
    changes: list[Change]
    """The usual numbers first."""
    styles: Standings | None
    takings: list[Taking]
    """The most certain difference first."""

    def as_data(self) -> dict[str, Any]:
        """The answers as plain data, ready for JSON."""
        return {
            **self.questions.schedule.as_data(),
            "games": self.questions.schedule.deals,
            "seats": {
                standings.schedule.bots[0]: plain([seat.won for seat in standings.seats]) for standings in self.seats
            },
            "changes": plain(self.changes),
            "styles": None if self.styles is None else self.styles.as_data(),
            "takings": plain(self.takings),
        }


def ask_lab(questions: Questions, play: PlaySchedule) -> Answers:
    """Play every tournament of the lab and answer its questions."""
    first = questions.schedule.bots[0]
    own = [(schedule, play(schedule)) for schedule in (questions.own(bot) for bot in questions.schedule.bots)]
    usual = own[0][1]
    changes = [_change("", own[0][0], usual, usual)]
    for variant in questions.variants:
        schedule = questions.own(first, variant)
        changes.append(_change(variant.name, schedule, play(schedule), usual))
    styles = questions.styles()
    return Answers(
        questions=questions,
        seats=[standings_of(schedule, games) for schedule, games in own],
        changes=changes,
        styles=None if styles is None else standings_of(styles, play(styles)),
        takings=takings_of(usual),
    )


def _change(name: str, schedule: Schedule, games: Sequence[Played], usual: Sequence[Played]) -> Change:
    outcomes = [game.outcome for game in games]
    scores = [fmean(outcome.scores) for outcome in outcomes]
    before = [fmean(game.outcome.scores) for game in usual]
    return Change(
        name=name,
        finished=fmean(outcome.finished for outcome in outcomes),
        score=mean(scores),
        more=mean([here - there for here, there in zip(scores, before, strict=True)]),
        winner=mean([outcome.scores[outcome.winners[0]] for outcome in outcomes if outcome.winners]),
        decisions=mean([outcome.decisions for outcome in outcomes]),
        seats=[seat.won for seat in standings_of(schedule, games).seats],
    )


def takings_of(games: Sequence[Played]) -> list[Taking]:
    """What winners do more or less often than the others of the same game. Games without losers are ignored."""
    compared = [game for game in games if 0 < len(game.outcome.winners) < len(game.outcome.scores)]
    moves = sorted({move for game in compared for seat in game.taken for move in seat})
    found: list[Taking] = []
    for move in moves:
        winners, others = [], []
        for game in compared:
            counts = [seat.get(move, 0) for seat in game.taken]
            won = game.outcome.winners
            winners.append(fmean(counts[seat] for seat in won))
            others.append(fmean(count for seat, count in enumerate(counts) if seat not in won))
        more = mean([here - there for here, there in zip(winners, others, strict=True)])
        found.append(Taking(move, fmean(winners), fmean(others), more))
    return sorted(found, key=lambda taking: (-_sureness(taking.more), taking.move))


def _sureness(more: Interval) -> float:
    """A difference divided by half the width of its interval."""
    reach = more.high - more.value
    return abs(more.value) / reach if reach else 0.0


def read_sweep(text: str, sheet: Sheet) -> list[Profile]:
    """The profiles that a text such as `workers.own=10,12` names: one for each value of that number of the sheet.

    Values are written as in a sheet; words may go without their quotation marks. A number alone stands for the
    alternatives that the sheet itself names.
    """
    key, equals, values = (part.strip() for part in text.partition("="))
    if not key or (equals and not values):
        raise NoTournament(f"a sweep is written key=a,b,c with a number of the sheet, or key alone; not {text!r}")
    found = _values(values) if equals else _alternatives(key, sheet)
    return [Profile(f"{key} = {json.dumps(value)}", f"[{key}]\nvalue = {_toml(value)}\n") for value in found]


def _values(text: str) -> list[Any]:
    try:
        found: list[Any] = tomllib.loads(f"values = [{text}]")["values"]
    except tomllib.TOMLDecodeError:
        return [value.strip() for value in text.split(",")]
    return found


def _alternatives(key: str, sheet: Sheet) -> list[Any]:
    datum = sheet.data.get(key)
    # Some alternatives are notes for readers of the sheet, not values.
    found = [value for value in datum.alternatives if not datum.refusal(value)] if datum else []
    if not found:
        known = [
            name for name, each in sheet.data.items() if any(not each.refusal(value) for value in each.alternatives)
        ]
        raise NoTournament(f"the sheet names no alternatives for {key!r}; it does for {', '.join(known) or 'nothing'}")
    return found


def _toml(value: Any) -> str:
    # JSON and TOML write numbers, strings and lists alike; tables differ in one character.
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{json.dumps(key)} = {_toml(part)}" for key, part in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(_toml(part) for part in value) + "]"
    return json.dumps(value)

"""The results of `make strength` as a page of the documentation and as data for the lobby."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from arktable import __version__
from arktable.arena.intervals import plain
from arktable.arena.standings import Standing
from arktable.engine.registry import find_game

PAGE: Final = "docs/strength.md"
DATA: Final = "src/arktable/bots/strength.json"
USUAL_TIME: Final = ("1s", "100ms", "5s")
"""The times of a thinking bot by which the lobby describes it: the first one that was played."""
GOALS: Final = {
    ("arkadia", 2): 0.92,
    ("arkadia", 4): 0.65,
    ("arkwright-cards", 2): 0.95,
    ("arkwright-cards", 4): 0.85,
    ("water-frame", 2): 0.85,
    ("water-frame", 4): 0.60,
}
"""The share that a bot with one second a decision is to win against the last level, alone against the rest."""


INTRODUCTION: Final = """\
# How strong the bots are

Written by `make strength` with Arktable {version}; do not edit. Deal i has seed {seed} + i. In each match one bot, the
challenger, sits alone against bots of one other kind, once in every seat of each deal. A shared victory counts in
parts. The interval of the wins is Wilson’s at 95 %; the lead is over the best rival, with a 95 % interval over deals. A
step is **clear** when its interval lies above an even share. Where neither the game nor the bots leave anything to
chance, one game comes back on every deal: then the number of different games is given, and the intervals promise too
much.

`search@1s` thinks for a second about every decision, on one core of the machine that played. `by` is a fingerprint of
the rules and bots that played a match: a hash of the moves that every bot makes in a short seeded game. Matches are
added over time. Where `by` is not the present fingerprint, which stands above the tables, a bot or a rule has decided
differently since, or the match is older than this kind of fingerprint.
[How to run a tournament](how-to/run-a-tournament.md) says what the figures mean."""


@dataclass(frozen=True)
class Ladder:
    """The bots of a game: the levels from below, the styles next to them, and those that think."""

    levels: list[str]
    styles: list[str]
    thinking: list[str]

    def top(self) -> str:
        """The highest level that decides at once."""
        return self.levels[-1]

    def rung(self, bot: str, results: Sequence[Result]) -> float:
        """The place on the ladder, from 1. A style stands next to a level, or with a half between two of them."""
        if bot in self.thinking:
            return len(self.levels) + 1
        if bot in self.levels:
            return self.levels.index(bot) + 1
        lower = self._beaten_by(bot, results)
        upper = lower + 1
        if upper < len(self.levels) and not any(
            first.won.high < first.fair for first in _against(bot, self.levels[upper], results)
        ):
            return upper + 1
        return lower + 1.5

    def below(self, bot: str, results: Sequence[Result]) -> str:
        """The level below a bot, of a style the highest that it beats clearly; nothing if there is none."""
        if bot in self.styles:
            lower = self._beaten_by(bot, results)
        else:
            lower = int(self.rung(bot, results)) - 2
        return self.levels[lower] if lower >= 0 else ""

    def _beaten_by(self, bot: str, results: Sequence[Result]) -> int:
        """The index of the highest level that a style beats clearly, −1 if there is none."""
        beaten = [
            at
            for at, level in enumerate(self.levels)
            if any(first.won.low > first.fair for first in _against(bot, level, results))
        ]
        return max(beaten, default=-1)


@dataclass(frozen=True)
class Result:
    """One match: a challenger against the rest, bots all against all, or one bot against itself."""

    ruleset: str
    seats: int
    bots: tuple[str, ...]
    challenge: bool
    """Does the first bot sit alone against the second?"""
    games: int
    different: int
    standings: list[Standing]
    seconds: dict[str, float]
    winner_mean: float
    won: int
    by: str = ""
    """The fingerprint of the rules and bots that played."""

    def in_words(self) -> str:
        """One line for people who watch."""
        first = self.standings[0]
        if len(self.bots) == 1:
            return f"{self.bots[0]} among itself: winners have {self.winner_mean:.0f} ({self.games} games)"
        shares = ", ".join(f"{each.name} {percent(each.won.value)}" for each in self.standings)
        return f"{shares} (interval of {first.name} {interval(first)}, {self.games} games)"


def _against(bot: str, rival: str, results: Sequence[Result]) -> list[Standing]:
    """How a challenger did against a rival, in the match with the fewest seats; nothing if they did not meet."""
    met = [result for result in results if result.challenge and result.bots == (bot, rival)]
    return [min(met, key=lambda result: result.seats).standings[0]] if met else []


def percent(part: float) -> str:
    """A share as the page writes it."""
    return f"{100 * part:.0f} %"


def interval(standing: Standing) -> str:
    """The ends of the interval of a share."""
    return f"{100 * standing.won.low:.0f}–{100 * standing.won.high:.0f} %"


def write_all(
    results: Sequence[Result], ladders: Mapping[str, Ladder], seed: int, tree: Path, present: Mapping[str, str]
) -> None:
    """Write the page and the data. `present` has the fingerprint of the sources by ruleset."""
    for name, text in ((PAGE, page_of(results, ladders, seed, present)), (DATA, data_text(results, ladders))):
        path = tree / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")


# -- the page ----------------------------------------------------------------------------------------------------------


def page_of(results: Sequence[Result], ladders: Mapping[str, Ladder], seed: int, present: Mapping[str, str]) -> str:
    """The whole of docs/strength.md."""
    parts = [INTRODUCTION.format(version=__version__, seed=seed)]
    for ruleset, ladder in ladders.items():
        found = [result for result in results if result.ruleset == ruleset]
        parts += ["", f"## {ruleset}", "", _rungs(ladder, found), "", f"Present rules and bots: `{present[ruleset]}`."]
        for seats in sorted({result.seats for result in found}):
            parts += ["", f"### {seats} seat{'s' if seats > 1 else ''}"]
            here = [result for result in found if result.seats == seats]
            parts += _challenges(here, ladder)
            parts += _all_against_all(here)
            parts += _among_itself(here)
    return "\n".join(parts) + "\n"


def _rungs(ladder: Ladder, results: Sequence[Result]) -> str:
    bots = (*ladder.levels, *ladder.styles, *ladder.thinking)
    rungs = sorted({ladder.rung(bot, results) for bot in bots})
    steps = [" = ".join(f"`{bot}`" for bot in bots if ladder.rung(bot, results) == rung) for rung in rungs]
    return "Ladder from below, styles where their matches with the fewest seats put them: " + " < ".join(steps) + "."


def _challenges(results: Sequence[Result], ladder: Ladder) -> list[str]:
    found = [result for result in results if result.challenge]
    if not found:
        return []
    head = "| challenger | against | games | wins | 95 % | even | clear | lead | ms a decision | goal | by |"
    lines = ["", head, "|---|---|---|---|---|---|---|---|---|---|---|"]
    for result in found:
        first = result.standings[0]
        cells = [
            f"`{first.name}`",
            f"`{result.bots[1]}`",
            _games(result),
            percent(first.won.value),
            interval(first),
            percent(first.fair),
            "yes" if first.won.low > first.fair else "no",
            f"{first.lead.value:+.0f} ({first.lead.low:+.0f} to {first.lead.high:+.0f})",
            f"{1000 * result.seconds[first.name]:.1f}",
            _goal(result, ladder),
            f"`{result.by}`",
        ]
        lines.append(f"| {' | '.join(cells)} |")
    return lines


def _goal(result: Result, ladder: Ladder) -> str:
    goal = GOALS.get((result.ruleset, result.seats))
    if goal is None or result.bots[1] != ladder.top() or result.bots[0].partition("@")[2] != "1s":
        return ""
    return f"{percent(goal)}{' reached' if result.standings[0].won.value >= goal else ''}"


def _games(result: Result) -> str:
    repeats = 2 * result.different < result.games
    return f"{result.games} ({result.different} different)" if repeats else str(result.games)


def _all_against_all(results: Sequence[Result]) -> list[str]:
    lines: list[str] = []
    for result in [each for each in results if len(each.bots) > 1 and not each.challenge]:
        lines += ["", f"Styles against each other, {_games(result)} games, by `{result.by}`:", ""]
        lines += ["| bot | wins | 95 % | lead |", "|---|---|---|---|"]
        for each in sorted(result.standings, key=lambda standing: -standing.won.value):
            won, lead = percent(each.won.value), f"{each.lead.value:+.0f}"
            lines.append(f"| `{each.name}` | {won} | {interval(each)} | {lead} |")
    return lines


def _among_itself(results: Sequence[Result]) -> list[str]:
    found = [result for result in results if len(result.bots) == 1]
    if not found:
        return []
    lines = ["", "Every seat has the same bot:", ""]
    lines += ["| bot | games | mean score | winners’ mean | games with a winner | by |", "|---|---|---|---|---|---|"]
    return lines + [
        f"| `{result.bots[0]}` | {_games(result)} | {result.standings[0].score.value:.0f} | {result.winner_mean:.0f} "
        f"| {percent(result.won / result.games)} | `{result.by}` |"
        for result in found
    ]


# -- the data ----------------------------------------------------------------------------------------------------------


def data_text(results: Sequence[Result], ladders: Mapping[str, Ladder]) -> str:
    """The whole of strength.json: by game, ruleset and bot its rung, and how it does against the bot below.

    The match with the fewest seats speaks for the bot.
    """
    games: dict[str, Any] = {}
    for ruleset, ladder in ladders.items():
        bots: dict[str, Any] = {}
        found = [result for result in results if result.ruleset == ruleset]
        for bot in (*ladder.levels, *ladder.styles, *ladder.thinking):
            bots[bot] = {"rung": ladder.rung(bot, found), "style": bot in ladder.styles}
            result = _against_below(bot, found, ladder)
            if result is not None:
                first = result.standings[0]
                bots[bot] |= {
                    "played": first.name,
                    "below": result.bots[1],
                    "seats": result.seats,
                    "games": result.games,
                    "wins": plain(first.won),
                }
        games.setdefault(find_game(ruleset).facts.game, {})[ruleset] = bots
    return json.dumps({"arktable": __version__, "games": games}, indent=2) + "\n"


def _against_below(bot: str, results: Sequence[Result], ladder: Ladder) -> Result | None:
    names = [f"{bot}@{time}" for time in USUAL_TIME] if bot in ladder.thinking else [bot]
    for name in names:
        for result in sorted(results, key=lambda each: each.seats):
            if result.challenge and result.bots == (name, ladder.below(bot, results)):
                return result
    return None

"""How strong every bot is: `make strength` plays the matches of the ladder and writes `docs/strength.md`.

Every level meets the one below it and `random`; styles meet every level and each other; a bot that thinks does so for
0.1 s, 1 s and 5 s, and meets the styles and itself with a tenth of the time. The bots are those that the catalogue
names. Games are kept in build/strength as they end: a run that was stopped goes on where it was. They belong to the
rules and bots they were played with. Results are kept next to the page (`strength_kept.py`): a match that has as many
games there is not played again. What matters most is played first, over all rulesets and deal by deal: with --minutes
the table is written from the deals that are ready by then.
"""

from __future__ import annotations

import argparse
import math
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby, takewhile
from pathlib import Path
from statistics import fmean
from typing import Final

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from arktable.arena.journal import Journal  # noqa: E402 - after the path is set
from arktable.arena.schedule import Schedule, one_against, rotations  # noqa: E402 - the same
from arktable.arena.standings import standings_of, thinking_times  # noqa: E402 - the same
from arktable.arena.tournament import Where, play_in  # noqa: E402 - the same
from arktable.bots.bot import ThinkingBot  # noqa: E402 - the same
from arktable.bots.catalogue import bots_for, make_bot  # noqa: E402 - the same
from arktable.engine.game import Game  # noqa: E402 - the same
from arktable.engine.registry import find_game  # noqa: E402 - the same
from arktable.engine.rng import rng_from_seed  # noqa: E402 - the same
from tools.strength_identity import fingerprint  # noqa: E402 - the same
from tools.strength_kept import Match, match_of, merged, read_kept, write_kept  # noqa: E402 - the same
from tools.strength_table import Ladder, Result, write_all  # noqa: E402 - the same

RULESETS: Final = ("arkadia", "spinning-jenny", "water-frame", "arkwright-cards")
"""One or two of each family; the others share their bots."""
LEVELS: Final = ("random", "gentle", "greedy")
"""The rungs by name, from below. Other bots that decide at once are styles; their matches say next to which rung."""
SEED: Final = 1


@dataclass(frozen=True)
class Effort:
    """How many games a match has, by how long its bots think; 0 leaves it out."""

    quick: int = 400
    tenth: int = 120
    second: int = 48
    five: int = 16

    def games(self, bot: str) -> int:
        """Games of a match in which this is the slowest bot."""
        return {"100ms": self.tenth, "1s": self.second, "5s": self.five}.get(bot.partition("@")[2], self.quick)


QUICK: Final = Effort(quick=24, tenth=8, second=0, five=0)


def read_effort(text: str) -> Effort:
    """The numbers of games that a text such as `120,24,12,4` names."""
    try:
        quick, tenth, second, five = (int(part) for part in text.split(","))
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not four numbers of games: quick,0.1s,1s,5s") from None
    return Effort(quick, tenth, second, five)


def ladder_of(game: Game) -> Ladder:
    """The bots of a game, sorted by what they are."""
    family = game.facts.game
    names = bots_for(family)
    thinking = [name for name in names if isinstance(make_bot(name, family, rng_from_seed(0)), ThinkingBot)]
    levels: list[str] = [name for name in LEVELS if name in names]
    return Ladder(levels, [name for name in names if name not in (*levels, *thinking)], thinking)


def pairs_of(ladder: Ladder) -> Iterator[tuple[str, str]]:
    """Who challenges whom."""
    top = ladder.levels[-1]
    for at, level in enumerate(ladder.levels[1:]):
        yield level, ladder.levels[at]
        if at:
            yield level, ladder.levels[0]
    for style in ladder.styles:
        for level in ladder.levels[::-1]:
            yield style, level
    for bot in ladder.thinking:
        yield f"{bot}@100ms", ladder.levels[0]
        for budget in ("100ms", "1s", "5s"):
            yield f"{bot}@{budget}", top
        yield f"{bot}@1s", f"{bot}@100ms"
        for style in ladder.styles:
            yield f"{bot}@1s", style


def schedules_of(game: Game, effort: Effort) -> Iterator[Schedule]:
    """Every match of one ruleset, the quick ones first."""
    ladder, facts = ladder_of(game), game.facts
    seats = range(max(2, facts.seats_min), facts.seats_max + 1)
    slow_last = sorted(pairs_of(ladder), key=lambda pair: -effort.games(pair[0]))
    for bot, rival in slow_last:
        for number in seats:
            if effort.games(bot) and (bot.partition("@")[1] == "" or number in (seats[0], seats[-1])):
                yield match(game, number, (bot, rival), effort.games(bot), one_against(bot, rival, number))
    for number in seats:
        if len(ladder.styles) > 1:
            yield match(game, number, tuple(ladder.styles), effort.quick)
    alone = [*ladder.levels, *ladder.styles, *(f"{bot}@1s" for bot in ladder.thinking)]
    for bot in alone:
        games = min(effort.games(bot), effort.tenth)
        if games and facts.seats_min == 1:
            yield match(game, 1, (bot,), games)
        among_itself = effort.five if bot not in ladder.levels else games
        if among_itself and bot not in ladder.styles:
            yield match(game, facts.seats_max, (bot,), among_itself)


def turn(schedule: Schedule) -> int:
    """When a match is played: quick ones, then a second against the levels, a tenth, other seconds, five seconds."""
    times = [bot.partition("@")[2] for bot in schedule.bots]
    if not any(times):
        return 0
    if "5s" in times:
        return 4
    if "1s" not in times:
        return 2
    return 1 if times[1:] == [""] and schedule.bots[1] in LEVELS else 3


def match(game: Game, seats: int, bots: tuple[str, ...], games: int, line_up: tuple[str, ...] = ()) -> Schedule:
    """A schedule of at least this many games, with the line-up of a challenger or with all that the bots give."""
    schedule = Schedule(game.facts.id, seats, bots, 1, SEED, meetings=(line_up,) if line_up else ())
    per_deal = sum(len(rotations(names, 0)) for names in schedule.line_ups())
    return Schedule(game.facts.id, seats, bots, -(-games // per_deal), SEED, meetings=schedule.meetings)


def parts_of(schedules: Sequence[Schedule]) -> Iterator[Schedule]:
    """What to play in which order: quick matches whole; of the others in the same turn one deal each, then another."""
    for number, group in groupby(schedules, key=turn):
        together = list(group)
        if not number:
            yield from together
            continue
        for deals in range(1, max(schedule.deals for schedule in together) + 1):
            yield from (replace(schedule, deals=deals) for schedule in together if schedule.deals >= deals)


def ready_deals(schedule: Schedule, folder: Path) -> int:
    """How many deals of a match have been played in every seat, from the first one on."""
    home = folder / schedule.name()
    if not home.exists():
        return 0
    with Journal(home, schedule) as journal:
        whole = (
            all(game.number in journal.games for game in schedule.fixtures_of(deal)) for deal in range(schedule.deals)
        )
        return sum(1 for _ in takewhile(bool, whole))


def games_of(schedule: Schedule) -> int:
    """How many games a match has."""
    return sum(len(schedule.fixtures_of(deal)) for deal in range(schedule.deals))


def match_in(schedule: Schedule) -> Match:
    """The match of a schedule, whatever its number of games."""
    return schedule.ruleset, schedule.seats, schedule.bots, bool(schedule.meetings)


def played(schedule: Schedule, folder: Path, where: Where) -> Result:
    """Play one match, or what is left of it. The folder is called after the rules and bots that play."""
    standings = standings_of(schedule, play_in(schedule, where, folder / schedule.name()))
    winners = [game.outcome.scores[game.outcome.winners[0]] for game in standings.games if game.outcome.winners]
    return Result(
        ruleset=schedule.ruleset,
        seats=schedule.seats,
        bots=schedule.bots,
        challenge=bool(schedule.meetings),
        games=len(standings.games),
        different=standings.different(),
        standings=standings.bots,
        seconds=thinking_times(schedule, standings.games),
        winner_mean=fmean(winners) if winners else 0.0,
        won=len(winners),
        by=folder.name,
    )


def missing(schedules: Sequence[Schedule], kept: Sequence[Result], renewed: Sequence[str] = ()) -> list[Schedule]:
    """The matches that have more games than the kept result of the same match, and all of a renewed ruleset."""
    known = {match_of(result): result.games for result in kept if result.ruleset not in renewed}
    return [schedule for schedule in schedules if games_of(schedule) > known.get(match_in(schedule), 0)]


def in_order(results: Sequence[Result], games: Sequence[Game]) -> list[Result]:
    """The results as the page has them: the quick matches first, as they are planned."""
    schedules = [schedule for game in games for schedule in schedules_of(game, Effort())]
    order = {match_in(schedule): at for at, schedule in enumerate(sorted(schedules, key=turn))}
    return sorted(results, key=lambda result: order.get(match_of(result), len(order)))


def main() -> int:
    """Play what is missing and write the table."""
    parser = argparse.ArgumentParser(description="Play the ladder of every game and write docs/strength.md.")
    parser.add_argument("--quick", action="store_true", help="few games: to see that it works")
    parser.add_argument("--effort", type=read_effort, default=Effort(), help="games: quick,0.1s,1s,5s (400,120,48,16)")
    parser.add_argument("--minutes", type=float, default=0, help="begin no deal after this many; 0 plays all")
    parser.add_argument("--workers", type=int, default=0, help="processes; 0 is one per core")
    parser.add_argument("--rulesets", default=",".join(RULESETS), help="play these only; names between commas")
    parser.add_argument("--match", default="", help="play only what these bots play, such as search@1s,greedy")
    parser.add_argument("--seats", type=int, default=0, help="play only with this many seats")
    parser.add_argument("--renew", default="", help="rulesets whose kept results make room for new ones")
    parser.add_argument("--out", type=Path, default=ROOT, help="the tree that gets docs/strength.md and its data")
    parser.add_argument("--games", type=Path, default=ROOT / "build" / "strength", help="where games are kept")
    options = parser.parse_args()
    effort, where = QUICK if options.quick else options.effort, Where(options.workers)
    everywhere = [find_game(ruleset) for ruleset in RULESETS]
    present = {ruleset: fingerprint(ruleset) for ruleset in RULESETS}
    homes = {ruleset: options.games / name for ruleset, name in present.items()}
    kept, renewed = read_kept(options.out), options.renew.split(",")
    end = time.monotonic() + 60 * options.minutes if options.minutes else math.inf
    games = [find_game(ruleset) for ruleset in options.rulesets.split(",")]
    schedules = [schedule for game in games for schedule in schedules_of(game, effort)]
    if options.match:
        schedules = [schedule for schedule in schedules if schedule.bots == tuple(options.match.split(","))]
    if options.seats:
        schedules = [schedule for schedule in schedules if schedule.seats == options.seats]
    schedules = sorted(missing(schedules, kept, renewed), key=turn)
    for part in parts_of(schedules):
        if time.monotonic() < end and missing([part], kept, renewed):
            result = played(part, homes[part.ruleset], where)
            print(f"{part.ruleset}, {part.seats} seats: {result.in_words()}", flush=True)
    ready = [replace(schedule, deals=ready_deals(schedule, homes[schedule.ruleset])) for schedule in schedules]
    found = [played(schedule, homes[schedule.ruleset], where) for schedule in ready if schedule.deals]
    results = in_order(merged(kept, found, renewed), everywhere)
    write_kept(results, options.out)
    ladders = {game.facts.id: ladder_of(game) for game in everywhere}
    write_all(results, ladders, SEED, options.out, present)
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""How honest is the forecast of Arkwright? `make forecast-accuracy` measures it over 500 moments per bot.

Games of every ruleset and number of players take part, with and without the modules of the Player's Book.

- **Nobody else acts any more**: a moment is right when everything said of every company is what happens, the standard
  answers given (`games/arkwright/prediction/standard.py`).
- **Others still act**: the figure is right when that is what happens if they change nothing, and the outcome of the
  game is held against the range (goods sold, cash and share value of the seat that has acted last, all three).
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import count, islice, product
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from arktable.bots.bot import Bot  # noqa: E402 - after the path is set
from arktable.bots.catalogue import make_bot  # noqa: E402 - the same
from arktable.engine.registry import find_game  # noqa: E402 - the same
from arktable.engine.rng import rng_from_seed  # noqa: E402 - the same
from tests.builders.forecasts import GAMES, Moment, moments  # noqa: E402 - the same
from tests.builders.outlooks import OpenMoment, open_moments  # noqa: E402 - the same

EVERY = 11
"""Neighbouring moments are much alike: one of this many is taken."""
EVERY_OPEN = 3
WANTED_WITHIN = 0.9


def games(bot: str) -> Iterator[tuple[str, tuple[str, dict[str, str]], int, int, Bot]]:
    """Game after game, each with a name by which it is found again."""
    lines = list(product(GAMES, (2, 3, 4)))
    for seed in count():
        (ruleset, options), seats = lines[seed % len(lines)]
        name = f"{ruleset} {options} seats {seats} seed {seed}"
        yield name, (ruleset, options), seats, seed, make_bot(bot, "arkwright", rng_from_seed(seed))


def played(bot: str) -> Iterator[tuple[str, Moment]]:
    """Moments at which nobody else acts any more."""
    for name, (ruleset, options), seats, seed, player in games(bot):
        for moment in moments(find_game(ruleset), seats, options, seed, player, EVERY):
            yield name, moment


def played_open(bot: str) -> Iterator[tuple[str, OpenMoment]]:
    """Moments at which others still act."""
    for name, (ruleset, options), seats, seed, player in games(bot):
        for moment in open_moments(find_game(ruleset), seats, options, seed, player, EVERY_OPEN):
            yield name, moment


def measure(bot: str, wanted: int) -> float:
    """The share of moments that came true; every other one is printed."""
    right = 0
    for name, moment in islice(played(bot), wanted):
        right += moment.said == moment.happened
        if moment.said != moment.happened:
            print(f"{name}, decision {moment.decision} ({moment.phase}):\n  {moment.said}\n  {moment.happened}")
    print(f"{bot}: {right} of {wanted} moments come true ({right / wanted:.1%})")
    return right / wanted


def measure_open(bot: str, wanted: int) -> tuple[float, float]:
    """The share of figures that are right if nobody changes anything, and of outcomes within the range."""
    right = within = width = alone = 0
    for name, moment in islice(played_open(bot), wanted):
        right += moment.nobody == moment.hold
        within += moment.within()
        alone += moment.happened == moment.hold
        width += moment.high.cash - moment.low.cash
        if moment.nobody != moment.hold or not moment.within():
            print(f"{name}: {moment}")
    print(
        f"{bot}, others still act: {right} of {wanted} figures right if nobody changes anything"
        f" ({right / wanted:.1%}), "
        f"{within} outcomes within the range ({within / wanted:.1%}), £{width / wanted:.1f} wide on average; "
        f"the figure alone met {alone} ({alone / wanted:.1%})"
    )
    return right / wanted, within / wanted


if __name__ == "__main__":
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 500
    if min([measure("greedy", number), measure("random", number)]) < 1:
        sys.exit("a forecast that does not come true is a mistake of the rules or of the forecast")
    figures, ranges = measure_open("greedy", number)
    if figures < 1 or ranges < WANTED_WITHIN:
        sys.exit(f"figures must all be right where nobody changes anything, and {WANTED_WITHIN:.0%} within the range")

"""How often does the forecast of Arkwright come true? `make forecast-accuracy` measures it over 500 moments per bot.

Games of every ruleset and number of players take part, with and without the modules of the Player's Book. A moment is
right when everything said of every company is what happens, the standard answers given (`games/arkwright/standard.py`).
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import count, product
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from arktable.bots.catalogue import make_bot  # noqa: E402 - after the path is set
from arktable.engine.registry import find_game  # noqa: E402 - the same
from arktable.engine.rng import rng_from_seed  # noqa: E402 - the same
from tests.builders.forecasts import GAMES, Moment, moments  # noqa: E402 - the same

EVERY = 11
"""Neighbouring moments are much alike: of so many one is taken."""


def played(bot: str) -> Iterator[tuple[str, Moment]]:
    """Moments of game after game, each with a name by which it is found again."""
    lines = list(product(GAMES, (2, 3, 4)))
    for at in count():
        ((ruleset, options), seats), seed = lines[at % len(lines)], at
        player = make_bot(bot, "arkwright", rng_from_seed(seed))
        for moment in moments(find_game(ruleset), seats, options, seed, player, EVERY):
            yield f"{ruleset} {options} seats {seats} seed {seed}", moment


def measure(bot: str, wanted: int) -> float:
    """The share of moments that came true; every other one is printed."""
    right, seen = 0, 0
    for name, moment in played(bot):
        seen += 1
        right += moment.said == moment.happened
        if moment.said != moment.happened:
            print(f"{name}, decision {moment.decision} ({moment.phase}):\n  {moment.said}\n  {moment.happened}")
        if seen == wanted:
            break
    print(f"{bot}: {right} of {seen} moments come true ({right / seen:.1%})")
    return right / seen


if __name__ == "__main__":
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 500
    if min([measure("greedy", number), measure("random", number)]) < 1:
        sys.exit("a forecast that does not come true is a mistake of the rules or of the forecast")

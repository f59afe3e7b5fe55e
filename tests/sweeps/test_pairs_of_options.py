"""Options in pairs: whatever can be chosen together is played to the end, with everything conserved."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

import pytest

from arktable.engine.game import Game
from arktable.engine.registry import rulesets
from arktable.engine.rng import rng_from_seed
from tests.builders.invariants import Watch, leaks_nothing, why_not_agrees
from tests.builders.random_play import walk
from tests.builders.rulesets import Setting, can_start


def pairs(game: Game) -> Iterator[dict[str, str]]:
    """Every two options at values other than their defaults, where the two go together."""
    for one, other in combinations(game.facts.options, 2):
        for first, second in product(one.values[1:], other.values[1:]):
            options = {one.key: first, other.key: second}
            if can_start(game, options):
                yield options


def in_pairs() -> Iterator[Setting]:
    """Each pair with one number of seats; the pairs take turns at the numbers."""
    for game in rulesets():
        numbers = range(game.facts.seats_min, game.facts.seats_max + 1)
        for at, options in enumerate(pairs(game)):
            yield Setting(game, numbers[at % len(numbers)], options)


@pytest.mark.parametrize("setting", list(in_pairs()), ids=str)
def test_two_options_together_keep_every_promise(setting: Setting) -> None:
    rng = rng_from_seed(31)
    watch: Watch | None = None
    for position in walk(setting.game, setting.seats, setting.options, 32):
        if watch is None:
            watch = Watch(position)
        watch.look(position)
        if rng.below(80) == 0:
            leaks_nothing(position, rng)
            why_not_agrees(position, rng, most=40)

"""Which whole games the archive wants of a version: every ruleset, number of seats, option and module, by two ways to
play. Names say what was played; the seed follows from the name, so that a game added later changes no other one.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator

from arktable.bots.bot import ask
from arktable.bots.catalogue import bots_for, make_bot
from arktable.engine.game import Game
from arktable.engine.records.record import Player, Record, new_record
from arktable.engine.registry import rulesets
from arktable.engine.rng import rng_from_seed
from tests.builders.random_play import recorded
from tests.builders.rulesets import option_sets, some_options

MIXED = {"random": 3, "greedy": 2}
"""Any combination of options, this many per ruleset and number of seats."""


def whole_games() -> Iterator[tuple[str, Record]]:
    """Every wanted game with its name."""
    for game in rulesets():
        for seats in range(game.facts.seats_min, game.facts.seats_max + 1):
            for name, how, options in _wanted(game, seats):
                yield name, _played(game, how, seats, options, zlib.crc32(name.encode()))


def _wanted(game: Game, seats: int) -> Iterator[tuple[str, str, dict[str, str]]]:
    start = f"{game.facts.id}-{seats}"
    sets = option_sets(game)
    for options in sets[1:-1]:
        key, value = list(options.items())[-1]
        yield f"{start}-random-{key}-{value}", "random", options
    for how in ("random", "greedy"):
        if how in bots_for(game.facts.game):
            yield f"{start}-{how}-default", how, sets[0]
            yield f"{start}-{how}-everything", how, sets[-1]
            for number in range(1, MIXED[how] + 1):
                name = f"{start}-{how}-mixed-{number}"
                yield name, how, some_options(game, rng_from_seed(zlib.crc32(name.encode())))


def _played(game: Game, how: str, seats: int, options: dict[str, str], seed: int) -> Record:
    if how == "random":
        return recorded(game, seats, options, seed)[0]
    record = new_record(game, seats, options, seed, [Player(f"bot:{how}", f"Bot {seat + 1}") for seat in range(seats)])
    position, rng = game.start(seats, options, seed), rng_from_seed(seed)
    bots = [make_bot(how, game.facts.game, rng_from_seed(seed + seat)) for seat in range(seats)]
    while position.seat >= 0:
        move = ask(bots[position.seat], position, rng)
        record.moves.append((position.seat, move.text))
        position.play(move)
    return record

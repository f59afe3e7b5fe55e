"""Random play on any ruleset: whole games, and positions met on the way."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from arktable.conformance.broken import require
from arktable.conformance.settings import Setting
from arktable.engine.game import Game
from arktable.engine.moves import Move
from arktable.engine.position import Position
from arktable.engine.records.record import Record, new_record
from arktable.engine.rng import Rng, rng_from_seed

MOST_DECISIONS = 5000
NO_END = f"a random game does not end within {MOST_DECISIONS} decisions"


def pick(moves: list[Move], rng: Rng) -> Move:
    """A random move; kinds are equally likely, so that a sale is not drowned by a hundred places for a worker."""
    kinds: dict[str, list[Move]] = {}
    for move in moves:
        kinds.setdefault(move.text.partition(" ")[0], []).append(move)
    words = sorted(kinds)
    some = kinds[words[rng.below(len(words))]]
    return some[rng.below(len(some))]


def walk(game: Game, seats: int, options: Mapping[str, str], seed: int, listen: bool = False) -> Iterator[Position]:
    """The position before every decision of a random game, and the last one. It is the same object all the time."""
    position = game.start(seats, options, seed, listen)
    rng = rng_from_seed(seed + 1_000_003)
    while position.seat >= 0:
        yield position
        require(position.decisions < MOST_DECISIONS, NO_END)
        position.play(pick(position.moves(), rng))
    yield position


def play_out(position: Position, rng: Rng) -> None:
    """To the end, at random."""
    limit = position.decisions + MOST_DECISIONS
    while position.seat >= 0:
        require(position.decisions < limit, NO_END)
        position.play(pick(position.moves(), rng))


def recorded(game: Game, seats: int, options: Mapping[str, str], seed: int) -> tuple[Record, Position]:
    """A random game as a record, with its last position."""
    record = new_record(game, seats, dict(options), seed)
    position = game.start(seats, options, seed)
    rng = rng_from_seed(seed + 7)
    while position.seat >= 0:
        move = pick(position.moves(), rng)
        record.moves.append((position.seat, move.text))
        position.play(move)
    return record, position


def walk_in(setting: Setting, seed: int, listen: bool = False) -> Iterator[Position]:
    """A walk through a game of this setting."""
    return walk(setting.game, setting.seats, setting.options, seed, listen)


def moments(setting: Setting, seed: int, every: int) -> list[Position]:
    """Copies of positions of a random game: the first of each phase, one in this many others, and the last."""
    found: list[Position] = []
    seen: set[str] = set()
    for position in walk_in(setting, seed):
        if position.phase() not in seen or position.decisions % every == 0:
            seen.add(position.phase())
            found.append(position.copy())
    return found

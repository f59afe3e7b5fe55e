"""Games that the probe plays by itself: positions of every phase, late positions, whole records."""

from __future__ import annotations

import random
import tomllib
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from arktable.engine.game import Game
from arktable.engine.records.record import Record, new_record
from arktable.engine.registry import find_game, rulesets

SEEDS: Final = (3, 4)
LATE: Final = 0.9

Path = tuple[str | int, ...]


class Played(NamedTuple):
    """A game that was played to its end at random."""

    record: Record
    texts: list[str]
    """The position before each decision."""


def played(ruleset: str, seats: int, seed: int) -> Played:
    game, chance = find_game(ruleset), random.Random(seed)
    position = game.start(seats, {}, seed)
    record, texts = new_record(game, seats, position.begun_by().options, seed), []
    while position.seat >= 0:
        texts.append(position.save())
        move = chance.choice(position.moves())
        record.moves.append((position.seat, move.text))
        position.play(move)
    return Played(record, texts)


def late_text(ruleset: str, seats: int, seed: int = 7) -> str:
    """A position near the end of a game: large to show, with much that can be decided."""
    texts = played(ruleset, seats, seed).texts
    return texts[int(LATE * len(texts))]


def seats_of(game: Game) -> int:
    """A usual number of seats: most of the rules are in play with three."""
    return max(game.facts.seats_min, min(3, game.facts.seats_max))


class Number(NamedTuple):
    """A number somewhere in the text of a position."""

    ruleset: str
    name: str
    """Its place, without the places in lists: `companies.stock.food`."""
    table: dict[str, Any]
    path: Path

    def replaced(self, value: Any) -> dict[str, Any]:
        """The table of the position with another value there."""
        changed: dict[str, Any] = _with(self.table, self.path, value)
        return changed


def numbers_of_positions() -> list[Number]:
    """Every kind of number that stands in positions of random games, once for each ruleset."""
    found: dict[tuple[str, str], Number] = {}
    for game in rulesets():
        for seed in SEEDS:
            for text in played(game.facts.id, seats_of(game), seed).texts:
                table = tomllib.loads(text)
                for path in _numbers(table):
                    name = ".".join(word for word in path if isinstance(word, str))
                    if path[0] == "frames":
                        name = f"{table['frames'][path[1]]['phase']}: {name}"
                    found.setdefault((game.facts.id, name), Number(game.facts.id, name, table, path))
    return list(found.values())


def _numbers(value: Any, path: Path = ()) -> Iterator[Path]:
    if isinstance(value, bool):
        return
    if isinstance(value, int):
        yield path
    elif isinstance(value, dict):
        for key, part in value.items():
            yield from _numbers(part, (*path, key))
    elif isinstance(value, list):
        for at, part in enumerate(value):
            yield from _numbers(part, (*path, at))


def _with(value: Any, path: Path, new: Any) -> Any:
    if not path:
        return new
    first, *rest = path
    if isinstance(value, dict):
        return {key: _with(part, tuple(rest), new) if key == first else part for key, part in value.items()}
    return [_with(part, tuple(rest), new) if at == first else part for at, part in enumerate(value)]

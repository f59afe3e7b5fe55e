"""House rules for tests of slots: one option with a value for each way to change the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from arktable.engine.additions import Addition
from arktable.engine.facts import Option
from arktable.engine.game import Game
from arktable.engine.position import Position
from arktable.engine.records.record import line_of, read_record, replay
from arktable.engine.reporting.reports import report_on
from arktable.engine.reporting.shapes import Report
from arktable.engine.rng import rng_from_seed
from arktable.engine.rules import Module
from tests.builders.random_play import pick, recorded


def with_house_rules(game: Game, **rules: Callable[[Any], Any]) -> Game:
    """The game with an option `house`; its values are `off` and the names of these rules."""
    modules = tuple(Module(f"house={name}", extend) for name, extend in rules.items())
    return game.with_additions((Addition((game.facts.id,), Option("house", ("off", *rules)), modules),))


def after(game: Game, rule: str, seats: int, decisions: int, seed: int = 1) -> Position:
    """A position some random decisions later."""
    position, rng = game.start(seats, {"house": rule}, seed), rng_from_seed(seed)
    for _ in range(decisions):
        position.play(pick(position.moves(), rng))
    return position


def by_the_book(game: Game, position: Position) -> Any:
    """The same position by the rules without the house rule."""
    kind: Any = type(position)
    return kind(game.rules({}, position.seats), position.seats, position.rng.copy(), position)


def whole_game(game: Game, rule: str, seats: int, seed: int = 1) -> tuple[Position, Report]:
    """A random game with this rule: recorded, replayed to the same end, saved, loaded and reported on."""
    record, end = recorded(game, seats, {"house": rule}, seed)
    assert replay(read_record(record.text()), game).save() == end.save()
    assert game.load(end.save()).save() == end.save()
    return end, report_on(game.parts.report, line_of(record, game).events())

"""Sheets with one number changed, as a profile or a record may give it: each is refused or a game can be played on it.

A number is also refused if a position that it leads to cannot be loaded again.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from arktable.engine.errors import ArktableError, RecordError
from arktable.engine.game import Game
from arktable.engine.records.editions import on_values
from arktable.engine.records.record import new_record, replay
from arktable.engine.registry import find_game, rulesets
from arktable.engine.rng import Rng, rng_from_seed
from arktable.engine.seats import OPEN_BOOK
from tests.builders.random_play import pick
from tests.builders.rulesets import option_sets

NUMBERS = (0, -1, 1, 1000)
FOLLOWED = 15
"""Decisions that are played on a changed sheet."""
LONGER = 60
"""The same on a few of them."""

KEYS = [
    pytest.param(game, key, id=f"{game.facts.id} {key}")
    for game in {game.facts.game: game for game in rulesets()}.values()
    for key in game.sheet.data
]
"""Every number of every sheet, with one of the games that use the sheet."""


def _changed(value: Any) -> Iterator[Any]:
    """Values of the same form: hostile numbers, lists that are empty, too short or too long, other words."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield from NUMBERS
    elif isinstance(value, str):
        yield "nothing"
    elif isinstance(value, list):
        yield from ([], value[:1], value[:-1], value + value[-1:], value * 4, value[::-1])
        for at, part in enumerate(value):
            yield from ([*value[:at], other, *value[at + 1 :]] for other in _changed(part))
    else:
        yield {}
        for name, part in value.items():
            yield from ({**value, name: other} for other in _changed(part))


def _sampled(game: Game, key: str, rng: Rng, most: int) -> list[Any]:
    """Some of the changed values: the simple ones, and others at random."""
    values = [value for form in game.sheet.data[key].forms() for value in _changed(form)]
    first, others = values[:4], values[4:]
    return first + [others[rng.below(len(others))] for _ in range(most - 4) if others]


def _play(game: Game, key: str, value: Any, rng: Rng, decisions: int) -> None:
    """What a profile with this one number does to a game. It may be refused in any step before the first move."""
    sets = SETS[game.facts.game]
    options, seats = sets[rng.below(len(sets))], game.facts.seats_min + rng.below(3)
    if game.sheet.data[key].refusal(value):
        return
    try:
        played = on_values(game, {**game.sheet.values(), key: value})
        position = played.start(seats, options, rng.below(1000))
    except ArktableError:
        return
    played.kit(options)
    for _ in range(decisions):
        if position.seat >= 0:
            position.play(pick(position.moves(), rng))
    for viewer in range(OPEN_BOOK, seats):
        position.view(viewer)
    position.outlook(OPEN_BOOK)
    position.save()


SETS = {
    game.facts.game: [option_sets(game)[0], option_sets(game)[-1]]
    for game in {game.facts.game: game for game in rulesets()}.values()
}


@pytest.mark.parametrize(("game", "key"), KEYS)
def test_a_changed_number_is_refused_or_played(game: Game, key: str) -> None:
    rng = rng_from_seed(len(key))
    for value in _sampled(game, key, rng, 8):
        _play(game, key, value, rng, LONGER if rng.below(8) == 0 else FOLLOWED)


@pytest.mark.parametrize(
    ("ruleset", "key", "value"),
    [
        ("arkwright-cards", "warehouse.small", 0),
        ("arkwright-cards", "tracks.shipping", [0, 3, 4]),
        ("arkwright-cards", "tracks.distribution", [0, 3, 3, 4]),
        ("arkwright-cards", "tracks.quality", [1, 2, 0, 3]),
        ("arkwright-cards", "tracks.machinery", [0, 3, 4]),
        ("arkwright-cards", "shares.start", 1000),
        ("arkwright-cards", "shares.start_value", 0),
        ("arkwright-cards", "shares.most", 0),
        ("arkwright-cards", "solo.grid", [3, 1000]),
        ("arkwright-cards", "solo.opponent", [1000, 1000]),
        ("arkadia", "cards.per_family", "1000 houses"),
    ],
)
def test_a_record_with_an_impossible_number_is_refused(ruleset: str, key: str, value: Any) -> None:
    game = find_game(ruleset)
    if ruleset == "arkadia":
        value = {**game.sheet[key], "house": 1000}
    record = new_record(game, game.facts.seats_min, {}, 1)
    record.numbers = {key: value}
    record.sheet_hash = game.sheet.with_values({**game.sheet.values(), key: value}).hash
    with pytest.raises(RecordError, match=key):
        replay(record, game)

"""An observation tells its seat what the seat knows and nothing else, for every ruleset (`engine/encoding`)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from arktable.engine.encoding.encoder import MEMORIES, NONE, PERFECT, Encoder, Scope
from arktable.engine.encoding.plain import PlainEncoder
from arktable.engine.errors import UnknownName, WrongArgument
from arktable.engine.fields import Derived
from arktable.engine.flow import frame_key
from arktable.engine.position import Position
from arktable.engine.registry import find_game, rulesets
from arktable.engine.rng import rng_from_seed
from arktable.games.arkadia.state import ArkadiaPosition
from arktable.games.arkwright.state import ArkwrightPosition
from tests.builders.random_play import walk
from tests.builders.rulesets import EVERY, SOME, Setting

SHORT = 32_767
"""The largest number of the buffers that observations are copied into."""


def moments(setting: Setting, seed: int, every: int = 15) -> Iterator[Position]:
    """Each phase when it is met first, and some other moments."""
    seen: set[str] = set()
    for position in walk(setting.game, setting.seats, setting.options, seed):
        if position.phase() not in seen or position.decisions % every == 0:
            seen.add(position.phase())
            yield position


def encoders(setting: Setting) -> list[Encoder]:
    game, options, seats = setting.game, setting.options, setting.seats
    found = [game.encoder(options, seats, memory) for memory in MEMORIES if game.parts.encoder or memory == PERFECT]
    if game.parts.planes:
        found.append(game.encoder(options, seats, PERFECT, planes=True))
    return found


def plain(setting: Setting) -> Encoder:
    """The encoder of games that bring none."""
    game, options, seats = setting.game, setting.options, setting.seats
    start = game.start(seats, options)
    return PlainEncoder(Scope(game.rules(options, seats), game.phases(), seats, PERFECT, False, start))


@EVERY
def test_an_observation_is_the_same_in_every_sample_of_its_seat(setting: Setting) -> None:
    every = [*encoders(setting), plain(setting)]
    for number, position in enumerate(moments(setting, 21)):
        for seat in range(position.seats):
            sample = position.sample(seat, rng_from_seed(number))
            for encoder in every:
                before = encoder.encode(position, seat).copy()
                assert encoder.encode(sample, seat) == before
                assert max(map(abs, before)) <= SHORT


@EVERY
def test_an_observation_in_bytes_has_the_same_numbers(setting: Setting) -> None:
    every = [*encoders(setting), plain(setting)]
    for position in moments(setting, 24):
        for encoder in every:
            width = encoder.schema.length
            into = bytearray([7] * (width + 2))  # what was written before is replaced, and nothing around it changes
            fits = encoder.encode_bytes(position, max(0, position.seat), into, 1)
            numbers = encoder.encode(position, max(0, position.seat))
            assert fits == all(0 <= number < 256 for number in numbers)
            assert not fits or list(into) == [7, *numbers, 7]
            assert (into[0], into[-1]) == (7, 7)


# -- without memory ---------------------------------------------------------------------------------------------------


def _other_screens(position: Position, seat: int) -> None:
    """Other numbers behind the screens of the others. What lies open on the table stays."""
    assert isinstance(position, ArkadiaPosition)
    for other in set(range(position.seats)) - {seat}:
        position.gold[other] += 17
        position.own[other] += 1
        position.neutral[other] += 2
        for family in range(4):
            position.seals[4 * other + family] += 3


def _other_cash(position: Position, seat: int) -> None:
    assert isinstance(position, ArkwrightPosition)
    for other in set(range(position.seats)) - {seat}:
        position.companies[other].cash += 9


HIDDEN: list[tuple[str, dict[str, str], Callable[[Position, int], None], str]] = [
    ("arkadia", {}, _other_screens, NONE),
    ("spinning-jenny", {"cash": "hidden"}, _other_cash, NONE),
    ("spinning-jenny", {"cash": "hidden"}, _other_cash, PERFECT),
    ("water-frame", {"cash": "hidden"}, _other_cash, NONE),
]


@pytest.mark.parametrize(
    ("ruleset", "options", "change", "memory"), HIDDEN, ids=lambda value: getattr(value, "__name__", str(value))
)
def test_numbers_that_the_view_hides_are_not_in_an_observation(
    ruleset: str, options: dict[str, str], change: Callable[[Position, int], None], memory: str
) -> None:
    game = find_game(ruleset)
    encoder = game.encoder(options, 3, memory)
    for position in moments(Setting(game, 3, options), 22):
        for seat in range(3 if position.seat >= 0 else 0):
            other = position.copy()
            change(other, seat)
            assert encoder.encode(position, seat).copy() == encoder.encode(other, seat)


def test_with_perfect_memory_what_came_in_public_is_known() -> None:
    game = find_game("arkadia")
    position = game.start(3)
    encoder = game.encoder({}, 3, PERFECT)
    before = encoder.encode(position, 0).copy()
    position.gold[1] += 5  # type: ignore[attr-defined]
    gold = encoder.schema.block("seats.gold").offset
    after = encoder.encode(position, 0)
    assert [index for index, number in enumerate(after) if number != before[index]] == [gold + 1]


def test_an_unknown_number_has_a_bit_that_says_so() -> None:
    game = find_game("spinning-jenny")
    encoder = game.encoder({"cash": "hidden"}, 2, NONE)
    position = next(moments(Setting(game, 2, {"cash": "hidden"}), 1))
    numbers = encoder.encode(position, 1)
    assert numbers[encoder.schema.block("own.cash-unknown").offset] == 0
    assert numbers[encoder.schema.block("rival-1.cash-unknown").offset] == 1


# -- what an observation tells ----------------------------------------------------------------------------------------


@SOME
def test_the_same_observation_has_the_same_legal_moves(setting: Setting) -> None:
    """The numbers of frames are in it: without them, one observation would ask different questions."""
    encoder = encoders(setting)[-1]  # with planes, if there are any
    seen: dict[tuple[int, ...], list[int]] = {}
    for position in walk(setting.game, setting.seats, setting.options, 23):
        if position.seat >= 0:
            moves = [move.id for move in position.moves()]
            assert seen.setdefault(tuple(encoder.encode(position, position.seat)), moves) == moves
    assert len(seen) > position.decisions / 2


@SOME
def test_own_numbers_come_first(setting: Setting) -> None:
    position = setting.game.start(setting.seats, setting.options)
    encoder = encoders(setting)[0]
    for seat in range(setting.seats):
        numbers = encoder.encode(position, seat)
        asked, own = encoder.schema.block("asked").offset, encoder.schema.block("seat").offset
        assert numbers[asked : asked + setting.seats].index(1) == (position.seat - seat) % setting.seats
        assert numbers[own : own + setting.seats].index(1) == seat


@pytest.mark.parametrize("game", rulesets(), ids=lambda game: game.facts.id)
def test_every_number_of_every_frame_is_in_the_schema(game: Any) -> None:
    encoder = game.encoder({}, 2, PERFECT)
    names = {block.name for block in encoder.schema.blocks}
    for phase in game.phases():
        for field in phase.FIELDS:
            assert isinstance(field, Derived) or f"frames.{frame_key(phase)}.{field.name}" in names


@pytest.mark.parametrize("game", rulesets(), ids=lambda game: game.facts.id)
def test_a_schema_names_every_number_once(game: Any) -> None:
    schema = game.encoder({}, 2, PERFECT).schema
    assert len({block.name for block in schema.blocks}) == len(schema.blocks)
    at = 0
    for _, offset, length, scale in schema.rows():
        assert offset == at
        assert 0 < scale <= 1
        at += length
    assert at == schema.length == len(game.encoder({}, 2, PERFECT).numbers)
    assert schema.hash() == game.encoder({}, 2, PERFECT).schema.hash()
    assert schema.hash() != game.encoder({}, 3, PERFECT).schema.hash()


def test_what_there_is_not_is_refused() -> None:
    with pytest.raises(UnknownName, match="memory"):
        find_game("arkadia").encoder({}, 2, "good")
    with pytest.raises(WrongArgument, match="no map"):
        find_game("arkwright-cards").encoder({}, 2, PERFECT, planes=True)

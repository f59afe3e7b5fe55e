"""Positions, moves and games as Python values: copied, pickled, compared and shown. Run in both builds."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from arktable.engine.errors import ArktableError, IllegalMove, UnknownMove, WrongArgument
from arktable.engine.game import Game
from arktable.engine.position import Position
from arktable.engine.registry import rulesets
from arktable.engine.rng import rng_from_seed

STEPS = (0, 1, 7, 30, 80)
EVERY = pytest.mark.parametrize("game", rulesets(), ids=lambda game: game.facts.id)


def pickled(value: Any) -> Any:
    return pickle.loads(pickle.dumps(value))  # noqa: S301 - our own value


def play_on(position: Position, steps: int, seed: int) -> None:
    rng = rng_from_seed(seed)
    for _ in range(steps):
        if position.seat >= 0:
            moves = position.moves()
            position.play(moves[rng.below(len(moves))])


def after(game: Game, steps: int, seed: int = 5) -> Position:
    position = game.start(seed=seed)
    play_on(position, steps, seed)
    return position


@EVERY
@pytest.mark.parametrize("steps", STEPS)
@pytest.mark.parametrize("how", ["copy", "deepcopy", "pickle"])
def test_a_copy_is_equal_and_independent_and_plays_on_alike(game: Game, steps: int, how: str) -> None:
    position = after(game, steps)
    makers: dict[str, Callable[[Position], Position]] = {
        "copy": copy.copy, "deepcopy": copy.deepcopy, "pickle": pickled,
    }  # fmt: skip
    twin = makers[how](position)
    before = position.save()
    assert twin is not position
    assert twin == position
    assert hash(twin) == hash(position)
    assert twin.fingerprint() == position.fingerprint()
    play_on(twin, 40, 9)
    assert position.save() == before, "playing in the copy changed the original"
    play_on(position, 40, 9)
    assert position == twin


@EVERY
def test_positions_differ_after_a_move_and_by_chance(game: Game) -> None:
    position = after(game, 3)
    other = position.copy()
    other.play(other.moves()[0])
    assert position != other
    assert position != "a position"
    assert after(game, 3, seed=6) != position
    assert len({position, position.copy(), other}) == 2


@EVERY
def test_a_move_is_the_interned_one_again(game: Game) -> None:
    for move in game.start().moves():
        assert pickled(move) is move
        assert copy.deepcopy(move) is move
        assert copy.copy(move) is move


@EVERY
def test_a_catalogue_is_a_sequence_of_moves(game: Game) -> None:
    catalogue = game.catalogue()
    assert [move.id for move in catalogue] == list(range(len(catalogue)))
    assert catalogue[0] in catalogue
    assert "done" not in catalogue
    assert repr(catalogue) == f"<catalogue of {game.facts.id}: {len(catalogue)} moves>"


@EVERY
def test_a_game_and_a_position_are_shown_in_a_line(game: Game) -> None:
    position = game.start()
    assert repr(position).startswith(f"<{game.facts.id}, {position.seats} seats, decision 0: seat ")
    assert repr(game).startswith(f"<game {game.facts.id}, rules ")
    assert copy.deepcopy(game) is game
    assert "\n" not in repr(position) + repr(game)


@EVERY
def test_notation_is_played_and_checked(game: Game) -> None:
    position = game.start()
    twin = position.copy()
    move = position.moves()[-1]
    position.play(move.text.upper())
    twin.play(move)
    assert position == twin
    before = position.save()
    illegal = next(one for one in game.catalogue() if position.why_not(one) is not None)
    with pytest.raises(IllegalMove):
        position.play(illegal.text)
    with pytest.raises(UnknownMove):
        position.play("bogus")
    with pytest.raises(WrongArgument, match="a move or its notation"):
        position.play(5)  # type: ignore[call-overload]
    assert position.save() == before


@EVERY
def test_wrong_arguments_get_errors_that_say_what_is_right(game: Game) -> None:
    with pytest.raises(WrongArgument, match="seed must be a whole number, not 'abc'"):
        game.start(seed="abc")  # type: ignore[call-overload]
    with pytest.raises(WrongArgument, match="seats must be a whole number"):
        game.start("two")  # type: ignore[call-overload]
    with pytest.raises(WrongArgument, match="options must be a mapping"):
        game.start(2, "setup=beginner")  # type: ignore[call-overload]
    with pytest.raises(ArktableError, match="number of seats"):
        game.start(9)
    position = game.start()
    for viewer in (99, position.seats, -77):
        with pytest.raises(WrongArgument, match="viewer must be a seat"):
            position.view(viewer)

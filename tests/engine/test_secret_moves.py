"""Moves that a phase keeps secret: who is told, and that a game that tells too much is found out."""

from __future__ import annotations

import pytest

from arktable.bots.bot import Notes, ReadingBot, show
from arktable.engine.game import Game
from arktable.engine.moves import Move
from arktable.engine.position import Position
from arktable.engine.registry import find_game
from arktable.engine.rng import rng_from_seed
from tests.builders.invariants import keeps_secret_moves
from tests.builders.nim import nim
from tests.builders.sealed import sealed


def first(position: Position) -> Move:
    return position.moves()[0]


def test_a_phase_that_says_nothing_has_no_secret_moves() -> None:
    for position in (nim().start(2, {}, 1), find_game("arkadia").start(2, {}, 1)):
        assert not any(position.is_secret(move) for move in position.moves())


def test_a_phase_says_which_moves_are_secret() -> None:
    position = sealed().start(2, {}, 1)
    assert all(position.is_secret(move) for move in position.moves())
    bids = position.moves()
    while position.seat >= 0:
        position.play(first(position))
    assert not any(position.is_secret(move) for move in bids)


def test_a_game_that_keeps_its_secrets_passes() -> None:
    position = sealed().start(3, {}, 1)
    compared = []
    while position.seat >= 0:
        compared.append(keeps_secret_moves(position))
        position.play(first(position))
    # The last bid of a round opens all of them.
    assert compared == [True, True, False] * 2


@pytest.mark.parametrize("leak", ["view", "sample", "text", "event"])
def test_a_game_that_tells_a_secret_is_found_out(leak: str) -> None:
    with pytest.raises(AssertionError, match="bid 0 and bid 3 differ for viewer"):
        keeps_secret_moves(sealed(leak).start(2, {}, 1))


class Seen(Notes):
    def __init__(self) -> None:
        self.moves: list[str] = []

    def take(self, position: Position, move: Move) -> None:
        self.moves.append(move.text)


class Reader(ReadingBot):
    def __init__(self) -> None:
        self.seen = Seen()

    def notes(self) -> Notes:
        return self.seen


@pytest.mark.parametrize(("game", "shown"), [(nim(), ["take 1"]), (sealed(), [])], ids=["public", "secret"])
def test_a_bot_that_reads_is_not_shown_secret_moves_of_others(game: Game, shown: list[str]) -> None:
    position = game.start(2, {}, 1)
    bot = Reader()
    show(bot, 1, position, first(position), rng_from_seed(1))
    assert bot.seen.moves == shown

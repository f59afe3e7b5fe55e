"""No bot knows more than the person in its seat: truths that look alike to the seat get the same answer.

Every bot that a game announces is tried, in every ruleset, at the moments in which a phase is met first.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from arktable.bots.bot import Bot, ThinkingBot, ask
from arktable.bots.budget import Budget
from arktable.bots.catalogue import bots_for, goals_for, make_bot
from arktable.engine.game import Game
from arktable.engine.moves import Move
from arktable.engine.position import Position
from arktable.engine.registry import find_game, rulesets
from arktable.engine.rng import rng_from_seed
from arktable.engine.seats import OPEN_BOOK
from arktable.games.arkadia.state import ArkadiaPosition
from tests.builders.invariants import as_bytes
from tests.builders.random_play import walk

OPTIONS = {"water-frame": {"setup": "predetermined", "events": "shuffled"}}
"""With these something is hidden that lies open else."""
MOMENTS, SEARCHED = 14, 3
"""The number of moments that are asked about, and that of a bot that thinks."""
PLAY_OUTS = 2


def new_bot(name: str, game: Game) -> Bot:
    bot = make_bot(name, game.facts.game, rng_from_seed(5))
    if isinstance(bot, ThinkingBot):
        bot.allow(Budget(playouts=PLAY_OUTS))
    return bot


def truths(position: Position) -> Iterator[Position]:
    """Two positions that differ in nothing but what the deciding seat cannot know."""
    for seed in (1, 2):
        yield position.sample(position.seat, rng_from_seed(seed))


def moments(game: Game, most: int) -> Iterator[Position]:
    """Each phase of a random game where it is met first, and some moments later on."""
    seen: set[str] = set()
    seats = min(3, game.facts.seats_max)
    for position in walk(game, seats, OPTIONS.get(game.facts.id, {}), 21):
        if position.seat >= 0 and len(position.moves()) > 1 and len(seen) < most:
            late = f"{position.phase()} {position.decisions // 60}"
            if position.phase() not in seen or late not in seen:
                seen |= {position.phase(), late}
                yield position


@pytest.mark.parametrize(
    ("game", "name"),
    [(game, name) for game in rulesets() for name in [*bots_for(game.facts.game), *goals_for(game.facts.game)]],
    ids=lambda part: part if isinstance(part, str) else part.facts.id,
)
def test_truths_that_look_alike_to_a_seat_get_the_same_answer_from_its_bot(game: Game, name: str) -> None:
    asked = 0
    for position in moments(game, SEARCHED if isinstance(new_bot(name, game), ThinkingBot) else MOMENTS):
        one, other = truths(position)
        assert as_bytes(one.view(position.seat)) == as_bytes(other.view(position.seat))
        answer = ask(new_bot(name, game), one, rng_from_seed(6))
        assert ask(new_bot(name, game), other, rng_from_seed(6)) is answer
        assert position.why_not(answer) is None
        asked += 1
    assert asked


class Peeker:
    """Takes the move whose number the top card of the stack says."""

    def choose(self, position: Position) -> Move:
        assert isinstance(position, ArkadiaPosition)
        moves = position.moves()
        return moves[position.stack[-1] % len(moves)]


def test_a_bot_that_peeks_at_the_truth_would_be_found_out() -> None:
    """The two truths differ, and a bot that could see them would answer differently; asked properly, nobody can."""
    told_apart = 0
    for position in moments(find_game("arkadia"), MOMENTS):
        one, other = truths(position)
        assert as_bytes(one.view(OPEN_BOOK)) != as_bytes(other.view(OPEN_BOOK))
        told_apart += Peeker().choose(one) is not Peeker().choose(other)
        assert ask(Peeker(), one, rng_from_seed(6)) is ask(Peeker(), other, rng_from_seed(6))
    assert told_apart

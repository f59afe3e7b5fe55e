"""The bot for a first game: it slips, but never badly, and it beats chance."""

from __future__ import annotations

from arktable.arena.line_up import LineUp
from arktable.arena.match import play_match
from arktable.bots.bot import Choice, RankingBot
from arktable.bots.catalogue import bots_for
from arktable.bots.gentle import LIMIT, GentleBot
from arktable.bots.random_bot import RandomBot
from arktable.engine.position import Position
from arktable.engine.registry import rulesets
from arktable.engine.rng import rng_from_seed
from tests.builders.arkadia import a_game

SPREAD = 2.0


class Adviser(RankingBot):
    """Says for the first moves of any position that they are worth these numbers."""

    def __init__(self, *worths: float) -> None:
        self.worths = worths

    def ranked(self, position: Position) -> list[Choice]:
        return [Choice(move, worth) for move, worth in zip(position.moves(), self.worths, strict=False)]


def drawn(*worths: float, draws: int = 400) -> list[int]:
    """How often each of the choices is taken."""
    position = a_game(2)
    moves, bot = position.moves(), GentleBot(Adviser(*worths), rng_from_seed(3), SPREAD)
    taken = [moves.index(bot.choose(position)) for _ in range(draws)]
    return [taken.count(number) for number in range(len(worths))]


def test_the_better_a_choice_the_more_often_it_is_taken() -> None:
    best, near, far = drawn(10.0, 9.0, 6.0)
    assert best > near > far > 0


def test_each_of_several_equals_is_taken_often() -> None:
    assert min(drawn(1.0, 1.0, 1.0)) > 80


def test_a_choice_that_costs_too_much_is_never_taken() -> None:
    assert drawn(10.0, 10.0 - LIMIT * SPREAD - 0.1) == [400, 0]


def test_a_choice_that_is_alone_is_taken() -> None:
    assert drawn(-5.0) == [400]


def test_the_same_chance_gives_the_same_slips() -> None:
    assert drawn(3.0, 2.0, 1.0) == drawn(3.0, 2.0, 1.0)


def test_an_adviser_that_cannot_rank_is_followed() -> None:
    position = a_game(2)
    gentle = GentleBot(RandomBot(rng_from_seed(8)), rng_from_seed(3), SPREAD)
    assert gentle.choose(position) is RandomBot(rng_from_seed(8)).choose(position)


def test_it_wins_against_chance_wherever_it_plays() -> None:
    tried = 0
    for game in rulesets():
        if "gentle" in bots_for(game.facts.game) and game.facts.seats_min <= 2 <= game.facts.seats_max:
            for names, seat in ((("gentle", "random"), 0), (("random", "gentle"), 1)):
                assert play_match(LineUp(game.facts.id, 2, names), 4).winners == (seat,)
                tried += 1
    assert tried

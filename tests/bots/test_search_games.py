"""The search with the studies of our games: it plays everything, wins against greedy, and reaches for awards."""

from __future__ import annotations

import pytest

from arktable.bots.arkwright_cards.search import CardsStudy
from arktable.bots.bot import ThinkingBot, ask
from arktable.bots.catalogue import goals_for, make_bot
from arktable.bots.search.playout import lead
from arktable.engine.position import Position
from arktable.engine.registry import find_game, rulesets
from arktable.engine.rng import rng_from_seed
from arktable.games.arkwright_cards.state import CardPosition
from arktable.games.arkwright_cards.terms import AWARD_NAMES
from tests.builders.random_play import play_out, walk
from tests.builders.rulesets import SOME, Setting

LATE = 0.85
"""So far random games go before the search is asked: its play-outs to the end are short from there."""


def late_choices(setting: Setting, seed: int, number: int) -> list[Position]:
    """Decisions near the end of a random game."""
    found: list[Position] = []
    for position in walk(setting.game, setting.seats, setting.options, seed):
        if position.progress() > LATE and len(position.moves()) > 1 and len(found) < number:
            found.append(position.copy())
    return found


def played_by_greedy(seed: int, far: float) -> Position:
    """A game of two greedy players of Arkadia that has gone so far."""
    position = find_game("arkadia").start(2, {}, seed)
    bots = [make_bot("greedy", "arkadia", rng_from_seed(seat)) for seat in (0, 1)]
    while position.progress() < far:
        position.play(ask(bots[position.seat], position, rng_from_seed(position.decisions)))
    return position


def finished(position: Position, names: list[str]) -> Position:
    """The game after these players have played it to its end."""
    bots = [make_bot(name, "arkadia", rng_from_seed(seat)) for seat, name in enumerate(names)]
    while position.seat >= 0:
        position.play_checked(ask(bots[position.seat], position, rng_from_seed(position.decisions)))
    return position


def test_every_game_of_ours_has_a_bot_that_looks_ahead() -> None:
    for game in {ruleset.facts.game for ruleset in rulesets()}:
        assert isinstance(make_bot("search@100ms", game, rng_from_seed(1)), ThinkingBot)


@SOME
def test_the_search_plays_every_ruleset_with_its_study(setting: Setting) -> None:
    for number, position in enumerate(late_choices(setting, 8, 3)):
        bot = make_bot("search@8", setting.game.facts.game, rng_from_seed(number))
        move = ask(bot, position, rng_from_seed(number))
        assert position.why_not(move) is None


@pytest.mark.parametrize(("ruleset", "seats"), [("arkadia", 2), ("water-frame", 2), ("arkwright-cards", 1)])
def test_the_search_with_its_study_answers_the_same_whatever_is_hidden(ruleset: str, seats: int) -> None:
    game = find_game(ruleset)
    for position in late_choices(Setting(game, seats, {}), 3, 3):
        other = position.sample(position.seat, rng_from_seed(9))
        answers = [
            ask(make_bot("search@8", game.facts.game, rng_from_seed(2)), truth, rng_from_seed(4)).text
            for truth in (position, other)
        ]
        assert answers[0] == answers[1]


def test_the_search_leads_by_more_than_greedy_from_the_same_position_on() -> None:
    """From the middle of two games on, from both seats. With counted play-outs every machine plays the same games."""
    better = 0
    for seed in (1, 2):
        middle = played_by_greedy(seed, 0.6)
        for seat in (0, 1):
            finals = []
            for name in ("search@8", "greedy"):
                names = [name if other == seat else "greedy" for other in (0, 1)]
                scores = finished(middle.copy(), names).scores()
                finals.append(scores[seat] - scores[1 - seat])
            better += finals[0] - finals[1]
    assert better > 0


def test_alone_the_search_wants_more_than_the_automated_opponents() -> None:
    position = find_game("arkwright-cards").start(1, {}, 5)
    play_out(position, rng_from_seed(5))
    values = CardsStudy().values(position)
    assert len(values) == 3
    assert lead(values, 0) == values[0] - max(values[1:])


@pytest.mark.parametrize("award", AWARD_NAMES)
def test_the_search_can_be_asked_for_an_award(award: str) -> None:
    assert f"search:{award}" in goals_for("arkwright-cards")
    position = find_game("arkwright-cards").start(1, {}, 5)
    play_out(position, rng_from_seed(5))
    assert isinstance(position, CardPosition)
    gained = CardsStudy(award).values(position)[0] - CardsStudy().values(position)[0]
    assert (gained > 0) == bool(position.reached >> AWARD_NAMES.index(award) & 1)

"""The bot that looks ahead, with a small policy of its own: what it promises in every game.

The policy of these tests knows nothing of a game, so that their results do not change with the greedy bots.
"""

from __future__ import annotations

from functools import partial
from itertools import islice

import pytest

from arktable.bots.bot import Choice, MakeBot, RankingBot, ask
from arktable.bots.budget import Budget
from arktable.bots.search.plans import Proposals
from arktable.bots.search.playout import cast
from arktable.bots.search.study import Study
from arktable.bots.search.thinking import SearchBot
from arktable.engine.moves import Move
from arktable.engine.position import Position
from arktable.engine.registry import find_game
from arktable.engine.rng import Rng, rng_from_seed
from tests.builders.random_play import walk
from tests.builders.rulesets import EVERY, Setting


class Shuffler(RankingBot):
    """Likes moves by chance."""

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def ranked(self, position: Position) -> list[Choice]:
        moves = position.moves()
        order = list(range(len(moves)))
        self._rng.shuffle(order)
        return [Choice(moves[at], 0.0) for at in order]

    def choose(self, position: Position) -> Move:
        moves = position.moves()
        return moves[self._rng.below(len(moves))]


class Counting(Study):
    """Values positions by the scores as they stand after two turns, and counts how often it was asked."""

    def __init__(self, horizon: int = 2) -> None:
        super().__init__()
        self.horizon = horizon
        self.valued = 0

    def policy(self, rng: Rng) -> RankingBot:
        return Shuffler(rng)

    def values(self, position: Position) -> list[float]:
        self.valued += 1
        return super().values(position)


class Mixed(Counting):
    """Counts on rivals of three kinds, and notes which kind was asked to decide for which seat."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: set[tuple[str, int]] = set()

    def policy(self, rng: Rng) -> RankingBot:
        return Noted("own", self.asked, rng)

    def rivals(self) -> list[MakeBot]:
        return [partial(Noted, kind, self.asked) for kind in "abc"]


class SeveralWays(Mixed):
    """Knows two more ways to play; every way likes the moves in an order of its own."""

    def ways(self) -> list[MakeBot]:
        return [self.policy, partial(Turned, self.asked, 1), partial(Turned, self.asked, 2)]


class Noted(Shuffler):
    """Notes for whom it decides."""

    def __init__(self, kind: str, asked: set[tuple[str, int]], rng: Rng) -> None:
        super().__init__(rng)
        self.kind, self._asked = kind, asked

    def choose(self, position: Position) -> Move:
        self._asked.add((self.kind, position.seat))
        return super().choose(position)


class Turned(Noted):
    """Likes the moves in the order of the game, from a certain one on."""

    def __init__(self, asked: set[tuple[str, int]], first: int, rng: Rng) -> None:
        super().__init__(f"from {first}", asked, rng)
        self._first = first

    def ranked(self, position: Position) -> list[Choice]:
        moves = position.moves()
        first = self._first % len(moves)
        return [Choice(move, 0.0) for move in (*moves[first:], *moves[:first])]

    def choose(self, position: Position) -> Move:
        self._asked.add((self.kind, position.seat))
        return self.ranked(position)[0].move


def a_bot(study: Study, playouts: int, seed: int = 1) -> SearchBot:
    bot = SearchBot(study, rng_from_seed(seed))
    bot.allow(Budget(playouts=playouts))
    return bot


def moments(ruleset: str, seats: int, seed: int = 1, every: int = 23) -> list[Position]:
    """Some positions of a random game."""
    return [
        position.copy()
        for position in walk(find_game(ruleset), seats, {}, seed)
        if position.decisions % every == every // 2 and len(position.moves()) > 1
    ]


@EVERY
def test_the_search_plays_legal_moves_in_every_ruleset(setting: Setting) -> None:
    asked = 0
    for position in walk(setting.game, setting.seats, setting.options, 6):
        if position.seat >= 0 and position.decisions % 29 == 3:
            move = ask(a_bot(Counting(1), 6, asked), position, rng_from_seed(asked))
            assert position.why_not(move) is None
            asked += 1
    assert asked


@pytest.mark.parametrize("playouts", [1, 8, 40])
def test_the_search_keeps_to_its_play_outs(playouts: int) -> None:
    most = 0
    for position in moments("arkadia", 2):
        study = Counting()
        a_bot(study, playouts).choose(position)
        assert study.valued <= playouts
        most = max(most, study.valued)
    assert most > playouts // 2 or playouts < 2


def test_the_search_keeps_to_its_time_also_inside_a_play_out() -> None:
    """Every look at this clock takes a millisecond, so the last look tells how long the bot went on."""
    ticks = 0

    def now() -> float:
        nonlocal ticks
        ticks += 1
        return ticks / 1000

    for position in moments("arkadia", 2):
        ticks = 0
        bot = SearchBot(Counting(0), rng_from_seed(3), now)
        bot.allow(Budget(milliseconds=50))
        assert position.why_not(bot.choose(position)) is None
        assert ticks <= 50 + 2  # the first look begins the time, and the last one finds it over


@pytest.mark.parametrize(
    ("ruleset", "answers"),
    [
        ("arkwright-cards", ["ship 2", "machine food 1", "pass", "pass", "set 1 office"]),
        (
            "arkadia",
            ["take smithy-silver", "lay mill o4 b", "lay farm h2 b", "done", "take tavern-carpenter", "neutral d1"],
        ),
    ],
)
def test_the_same_seed_and_play_outs_give_the_same_answers_on_every_build(ruleset: str, answers: list[str]) -> None:
    assert [a_bot(Counting(), 40).choose(position).text for position in moments(ruleset, 2)] == answers


@pytest.mark.parametrize("seats", [2, 4])
def test_play_outs_count_on_rivals_of_every_kind_in_every_other_seat(seats: int) -> None:
    position = moments("arkadia", seats)[0]
    study = Mixed()
    a_bot(study, 24).choose(position)
    others = [seat for seat in range(seats) if seat != position.seat]
    assert study.asked == {("own", position.seat), *((kind, seat) for kind in "abc" for seat in others)}


def test_with_three_rivals_every_row_has_all_three_kinds_in_other_seats() -> None:
    position = moments("arkadia", 4)[0]
    for row, expected in enumerate(("abc", "bca", "cab")):
        kinds = [
            bot.kind for player in cast(Mixed(), position, row) if isinstance(bot := player(rng_from_seed(1)), Noted)
        ]
        own = position.seat
        assert [*kinds[own + 1 :], *kinds[:own]] == list(expected)
        assert kinds[own] == "own"


@pytest.mark.parametrize(("ruleset", "seats"), [("arkadia", 3), ("water-frame", 2), ("arkwright-cards", 1)])
def test_the_search_answers_the_same_whatever_is_hidden(ruleset: str, seats: int) -> None:
    tried = 0
    for position in islice(moments(ruleset, seats), 4):
        other = position.sample(position.seat, rng_from_seed(77))
        one = ask(a_bot(Counting(), 24), position, rng_from_seed(5))
        assert ask(a_bot(Counting(), 24), other, rng_from_seed(5)) is one
        tried += position.save() != other.save()
    assert tried


def test_the_search_tells_its_best_plans_with_their_worth_and_all_their_moves() -> None:
    for position in moments("arkadia", 2):
        ranked = a_bot(Counting(), 40).ranked(position)
        advice = a_bot(Counting(), 40).advise(position)
        assert 1 <= len(ranked) <= 3
        assert [(plan.moves[0], plan.worth) for plan in advice] == [(choice.move, choice.worth) for choice in ranked]
        for plan in advice:
            twin = position.copy()
            for move in plan.moves:
                assert twin.seat == position.seat
                twin.play_checked(move)


@pytest.mark.parametrize(
    ("room", "ways"),
    [(0, [0]), (1, [0]), (3, [0, 0, 0]), (4, [0, 1, 0, 1]), (6, [0, 1, 2, 0, 1, 2]), (99, [0, 1, 2] * 2)],
)
def test_the_plans_of_all_ways_come_in_turn_where_there_is_room(room: int, ways: list[int]) -> None:
    position = moments("arkadia", 2)[0]
    study = SeveralWays()
    plans = Proposals(study, position, rng_from_seed(4)).in_turn(room)
    assert [plan.way for plan in plans] == ways
    moves = position.moves()
    assert [plan.move for plan in plans if plan.way == 1] == moves[1 : 1 + ways.count(1)]
    assert plans[0].move is study.policy(rng_from_seed(4)).ranked(position)[0].move


def test_a_plan_is_played_on_in_its_own_way_and_by_the_same_rivals() -> None:
    position = moments("arkadia", 2)[0]
    study = SeveralWays()
    a_bot(study, 36).choose(position)
    own, rival = position.seat, 1 - position.seat
    assert {kind for kind, seat in study.asked if seat == own} == {"own", "from 1", "from 2"}
    assert {kind for kind, seat in study.asked if seat == rival} == set("abc")


def test_a_first_move_is_told_once_with_the_best_way_to_go_on() -> None:
    for position in moments("arkadia", 2):
        bot = a_bot(SeveralWays(), 60)
        best: dict[Move, float] = {}
        for plan in bot.compare(position):
            best[plan.move] = max(plan.mean(), best.get(plan.move, plan.mean()))
        choices = a_bot(SeveralWays(), 60).ranked(position)
        assert len({choice.move for choice in choices}) == len(choices)
        assert all(choice.worth <= best[choices[0].move] for choice in choices)


@pytest.mark.parametrize("way", [1, 2])
def test_whole_plans_go_on_in_their_way(way: int) -> None:
    followed = 0
    for position in moments("arkadia", 2):
        move = position.moves()[-1]
        first, *rest = a_bot(SeveralWays(), 8).whole_plan(position.copy(), move, way)
        assert first is move
        trial = position.copy()
        trial.play(first)
        for following in rest:
            moves = trial.moves()
            assert following is moves[way % len(moves)]
            followed += len(moves) > 1
            trial.play(following)
    assert followed


def test_nothing_is_played_out_where_every_way_begins_alike() -> None:
    """All ways like the only move that the width lets them name, so there is nothing to compare."""
    position = moments("arkadia", 2)[0]
    study = SeveralWays()
    study.width = 1
    a_bot(study, 40).choose(position)
    assert study.valued == 0

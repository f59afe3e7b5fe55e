"""The greedy bot of the card game: an answer to everything, no cheating, and better than chance."""

from __future__ import annotations

from typing import ClassVar

import pytest

from arktable.arena.line_up import LineUp, fill_seats
from arktable.arena.match import Watcher, play_match
from arktable.bots.arkwright_cards.greedy import GreedyCards
from arktable.bots.arkwright_cards.market import likely
from arktable.bots.arkwright_cards.prices import Duel
from arktable.bots.arkwright_cards.valuation import Valuation
from arktable.bots.arkwright_cards.weights import USUAL, Weights
from arktable.bots.bot import ask
from arktable.bots.catalogue import bots_for
from arktable.engine.flow import Steering
from arktable.engine.moves import Move
from arktable.engine.position import Position
from arktable.engine.registry import find_game
from arktable.engine.rng import rng_from_seed
from arktable.games.arkwright_cards.moves import ADD_QUALITY
from arktable.games.arkwright_cards.phases.actions.development_cards import give_back
from arktable.games.arkwright_cards.prediction.choices import price_choices
from arktable.games.arkwright_cards.state import CardPosition
from arktable.games.arkwright_cards.terms import CARD_NAMES, ENGINEER, ENGINEER_PIECE, FOOD
from tests.builders.arkwright_cards import a_company, a_position, develop_of, play
from tests.builders.random_play import walk

CARDS = find_game("arkwright-cards")
EXPERT = {
    "supply": "random",
    "restrictions": "on",
    "factories": "chosen",
    "ships": "none",
    "shares": "bought",
    "actions": "seven",
    "awards": "choose",
}
PHASES = [
    "found",
    "first-shares",
    "action",
    "build",
    "employ",
    "automate",
    "quality",
    "distribution",
    "exchange",
    "extra",
    "early",
    "price",
    "develop",
    "discard",
    "foreman",
    "two-steps",
    "sell",
    "ship",
    "store",
    "tie",
    "entrepreneur",
    "start-player",
    "behind",
]


class Diary(Watcher):
    """Keeps the moves and the last position."""

    def __init__(self) -> None:
        self.moves: list[str] = []
        self.census: dict[str, int] = {}
        self.last: CardPosition | None = None

    def before(self, position: Position) -> None:
        self.census = position.census()

    def step(self, position: Position, seat: int, move: Move) -> None:
        assert position.census() == self.census
        self.moves.append(move.text)

    def after(self, position: Position) -> None:
        assert isinstance(position, CardPosition)
        self.last = position


def watched(seats: int, seed: int, options: dict[str, str]) -> Diary:
    diary = Diary()
    outcome = play_match(LineUp("arkwright-cards", seats, ("greedy",) * seats, options), seed, [diary])
    assert outcome.finished
    return diary


def test_the_game_knows_it() -> None:
    assert bots_for("arkwright-cards")[:3] == ["random", "greedy", "gentle"]


@pytest.mark.parametrize("options", [{}, EXPERT], ids=["basic", "expert"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_it_plays_whole_games_and_builds_a_company(seats: int, options: dict[str, str]) -> None:
    diary = watched(seats, 3, options)  # an illegal move would have raised
    assert diary.last is not None
    assert diary.last.census() == diary.census
    for company in diary.last.companies:
        assert not company.broke
        assert company.shares > 12
        assert sum(1 for tile in company.tile if tile) > 2


def test_it_answers_whatever_a_game_may_ask() -> None:
    """In positions no sensible player gets into, too."""
    asked: dict[str, int] = {}
    bot, rng = GreedyCards(rng_from_seed(1)), rng_from_seed(2)
    seed = 0
    while not set(asked) >= set(PHASES) and seed < 80:
        for position in walk(CARDS, 1 + seed % 4, EXPERT if seed % 3 else {}, seed):
            phase = position.phase()
            if position.seat >= 0 and asked.get(phase, 0) < 12:
                asked[phase] = asked.get(phase, 0) + 1
                assert position.why_not(ask(bot, position, rng)) is None
        seed += 1
    assert set(asked) >= set(PHASES)


def test_it_uses_a_developer_it_has_just_taken() -> None:
    position = a_position()
    a_company(position, cards="entrepreneur", used="entrepreneur")
    position.supply[CARD_NAMES.index("developer")] = 1
    develop_of(position)
    play(position, "take developer")
    assert position.phase() == "reactivate"
    assert GreedyCards(rng_from_seed(1)).choose(position).text == "reactivate entrepreneur"


def test_it_replaces_the_engineer_with_the_best_card_of_the_reserve() -> None:
    position = CARDS.start(3, {}, 1)
    assert isinstance(position, CardPosition)
    company = position.companies[position.seat]
    company.cards |= 1 << ENGINEER
    company.piece_at[ENGINEER_PIECE] = FOOD
    company.piece_value[ENGINEER_PIECE] = 5
    give_back(position, position.seat, ENGINEER)
    position.advance()
    assert position.phase() == "replace-engineer"
    assert GreedyCards(rng_from_seed(1)).choose(position).text == "lay quality-3 food 4"


def test_it_chooses_awards() -> None:
    solo = [watched(1, seed, EXPERT) for seed in range(3)]
    assert any(move.startswith("award") for diary in solo for move in diary.moves)


def test_the_same_seed_is_the_same_game_and_another_one_another() -> None:
    assert watched(3, 4, {}).moves == watched(3, 4, {}).moves
    assert watched(3, 4, {}).moves != watched(3, 5, {}).moves  # nothing but taste differs


def test_it_needs_no_memory_and_does_not_look_into_the_bag() -> None:
    """Other samples of the same position, another bot: the same answer."""
    position = CARDS.start(1, {}, 8)
    while position.seat >= 0:
        answers = {ask(GreedyCards(rng_from_seed(1)), position, rng_from_seed(deal)) for deal in range(3)}
        assert len(answers) == 1
        position.play_checked(answers.pop())


class Riddle(Steering[CardPosition]):
    """A phase that a house rule from outside may bring, of which the bot has never heard."""

    NAME: ClassVar[str] = "riddle"

    def copy(self) -> Riddle:
        return Riddle(self.seat)

    def resume(self, position: CardPosition) -> bool:
        return True

    def moves(self, position: CardPosition) -> list[Move]:
        return [position.rules.catalogue.ships, position.rules.catalogue.done]


def test_in_a_phase_it_does_not_know_it_stops() -> None:
    position = CARDS.start(2, {}, 1)
    assert isinstance(position, CardPosition)
    position.frames.append(Riddle(0))
    position.advance()
    assert GreedyCards(rng_from_seed(1)).choose(position).text == "done"


@pytest.mark.parametrize("seats", [1, 3])
def test_it_plays_on_from_the_text_of_a_position_as_from_the_position(seats: int) -> None:
    for number, position in enumerate(walk(CARDS, seats, {}, 7)):
        if position.seat >= 0 and number % 9 == 0:
            loaded = CARDS.load(position.save())
            answers = [GreedyCards(rng_from_seed(1)).choose(twin) for twin in (position, loaded)]
            assert answers[0].text == answers[1].text


@pytest.mark.parametrize("options", [{}, EXPERT], ids=["basic", "expert"])
def test_it_beats_chance(options: dict[str, str]) -> None:
    for seed in range(2):
        outcome = play_match(LineUp("arkwright-cards", 4, fill_seats(("random", "greedy"), 4), options), seed)
        assert min(outcome.scores[1], outcome.scores[3]) > max(outcome.scores[0], outcome.scores[2])


def test_the_gentle_bot_stands_between_greedy_and_chance() -> None:
    for seed, (weaker, stronger) in enumerate((("random", "gentle"), ("gentle", "greedy"))):
        points = [0, 0]
        for seats in ((weaker, stronger), (stronger, weaker)):
            outcome = play_match(LineUp("arkwright-cards", 2, seats), seed)
            for name, score in zip(seats, outcome.scores, strict=True):
                points[name == stronger] += score
        assert points[1] > points[0]


def test_it_beats_both_opponents_of_the_solo_game_most_times() -> None:
    won = sum(len(play_match(LineUp("arkwright-cards", 1, ("greedy",)), seed).winners) for seed in range(10))
    assert won >= 7


@pytest.mark.parametrize("seats", [1, 3])
def test_it_says_what_it_thinks_of_every_action_development_and_price(seats: int) -> None:
    """The list holds legal moves, each once, the best first; the bot plays the first one."""
    seen: set[str] = set()
    for position in walk(CARDS, seats, EXPERT, 5):
        if position.seat < 0:
            continue
        ranked = GreedyCards(rng_from_seed(1)).ranked(position)
        phase = position.phase()
        assert ranked[0].move is GreedyCards(rng_from_seed(1)).choose(position)
        assert len({choice.move for choice in ranked}) == len(ranked)
        assert all(position.why_not(choice.move) is None for choice in ranked)
        worths = [choice.worth for choice in ranked]
        assert worths[1:] == sorted(worths[1:], reverse=True)
        assert max(worths) - worths[0] <= USUAL.taste
        if phase in ("action", "develop") and not any(move.text.startswith("reactivate") for move in position.moves()):
            assert {choice.move for choice in ranked} == set(position.moves())
            seen.add(phase)
        if phase == "price":
            assert len(ranked) >= 4
            seen.add(phase)
    assert seen == {"action", "develop", "price"}


def test_among_several_it_raises_quality_and_distribution_and_alone_it_trusts_its_estimate() -> None:
    class Counts(Watcher):
        def __init__(self) -> None:
            self.raised: set[str] = set()

        def step(self, position: Position, seat: int, move: Move) -> None:
            if position.phase() == "action" and move.text in ("quality", "distribution"):
                self.raised.add(move.text)

    raised = Counts()
    for seed in range(3):
        play_match(LineUp("arkwright-cards", 3, ("greedy",) * 3), seed, [raised])
    assert raised.raised == {"quality", "distribution"}

    def worth_of(seats: int, unseen: dict[int, float]) -> dict[str, float]:
        weights = Weights()
        weights.unseen = unseen
        position = next(each for each in walk(CARDS, seats, {}, 5) if each.seat >= 0 and each.phase() == "action")
        return {choice.move.text: choice.worth for choice in GreedyCards(rng_from_seed(1), weights).ranked(position)}

    plain, more = worth_of(2, {}), worth_of(2, {ADD_QUALITY: 1.0})
    assert more["quality"] - plain["pass"] == pytest.approx(2 * (plain["quality"] - plain["pass"]))
    assert {**more, "quality": 0.0} == {**plain, "quality": 0.0}
    assert worth_of(1, {}) == worth_of(1, {ADD_QUALITY: 1.0})


@pytest.mark.parametrize(
    ("number", "value", "better"),
    [
        ("factory.ship_price", [[0, 0, 0, 0], [0, 0, 0, 0]], False),
        ("factory.fixed_cost", [[0, 0, 0, 0], [0, 0, 0, 0]], True),
        ("wages.track", [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], True),
        ("workers.goods", [[[3, 4], [2, 4]], [[3, 4], [2, 3]], [[3, 4], [2, 3]], [[2, 3], [2, 3]]], True),
        ("office.halves", [6, 6, 6, 6], True),
        ("ships.pounds", [9], True),
        ("shares.most", 15, False),
        ("tracks.exchange", [2, 2, 2], True),
    ],
)
def test_it_reads_every_number_from_the_sheet(number: str, value: object, better: bool) -> None:
    other = CARDS.with_sheet(CARDS.sheet.with_values({**CARDS.sheet.values(), number: value}))
    scores = []
    for game in (CARDS, other):
        position = game.start(3, {}, 3)
        assert isinstance(position, CardPosition)
        position.companies[0].crew[0] = 1
        scores.append(Valuation(position, 0).score(position))
    assert scores[1] > scores[0] if better else scores[1] < scores[0]


def test_money_value_and_shares_are_good_and_loans_are_not() -> None:
    position = CARDS.start(3, {}, 3)
    assert isinstance(position, CardPosition)
    valuation = Valuation(position, 0)
    before = valuation.score(position)
    company = position.companies[0]
    company.money += 10
    assert valuation.score(position) > before + 5
    company.money -= 10
    company.value += 1
    assert valuation.score(position) > before + 5
    company.value -= 1
    company.shares += 1
    assert valuation.score(position) > before + 5
    richer = valuation.score(position)
    company.loans += 1
    assert valuation.score(position) < richer - 5


def test_more_room_makes_a_sale_likelier() -> None:
    chances = [likely(USUAL, room / 4, 2) for room in range(-4, 25)]
    assert chances == sorted(chances)
    assert (chances[0], chances[-1]) == (0, 1)


def test_its_quick_market_agrees_with_the_choices_of_the_rules() -> None:
    seen = 0
    for position in walk(CARDS, 3, {}, 6):
        assert isinstance(position, CardPosition)
        if position.seat < 0 or position.phase() != "price":
            continue
        duel = Duel(position, Valuation(position, position.seat))
        for choice in price_choices(position) or []:
            appeals = duel.appeals.copy()
            appeals[position.seat] = choice["appeal"]
            for seat in duel.sellers:
                assert duel.steps(seat, appeals, duel.others, choice["demand"]) == choice["steps"][seat]
                seen += 1
    assert seen > 100

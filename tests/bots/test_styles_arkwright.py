"""The four characters of the Player's Book (chapter 2): each does what the chapter says more than greedy does."""

from __future__ import annotations

from functools import cache

import pytest

from arktable.arena.line_up import LineUp
from arktable.arena.match import play_match
from arktable.bots.arkwright import BOTS
from arktable.bots.bot import Bot
from arktable.bots.catalogue import make_bot, thinks
from arktable.engine.registry import find_game
from arktable.engine.rng import rng_from_seed
from arktable.games.arkwright.company import NO_SHIP
from arktable.games.arkwright.state import ArkwrightPosition
from arktable.games.arkwright.terms import DEVELOPER, INVENTOR, TILE_NAMES

STYLES = ("specialist", "shipowner", "completist", "flexible")
EVERYTHING = "extra-events steam-power bonus-markers award-markers reorganization new-tiles stock-exchange"
SEEDS = (1, 2, 3, 4)


class Company:
    """What both companies of some games have done, added up."""

    def __init__(self) -> None:
        self.verbs: dict[str, int] = {}
        self.factories = 0
        self.machines = 0
        self.half_time_shares = 0
        self.half_time_space = 0
        self.shares = 0
        self.space = 0

    def times(self, *words: str) -> int:
        """How often moves were made that begin with these words."""
        return sum(self.verbs.get(word, 0) for word in words)


@cache
def played(name: str) -> Company:
    """Two players of this name, on the same deals for every name."""
    found = Company()
    for seed in SEEDS:
        position = find_game("water-frame").start(2, {}, seed)
        assert isinstance(position, ArkwrightPosition)
        bot = make_bot(name, "arkwright", rng_from_seed(0))
        half = False
        while position.seat >= 0:
            if position.decade == 3 and not half:
                half = True
                found.half_time_shares += sum(company.shares for company in position.companies)
                found.half_time_space += sum(company.space for company in position.companies)
            move = bot.choose(position.copy())
            for words in (move.text, move.text.split()[0]):
                found.verbs[words] = found.verbs.get(words, 0) + 1
            position.play_checked(move)
        for company in position.companies:
            found.factories += sum(1 for level in company.level if level)
            found.machines += sum(company.machines)
            found.shares += company.shares
            found.space += company.space
    return found


class AtOneTable:
    """What a style did in games of the four characters against each other, on average over the games."""

    def __init__(self) -> None:
        self.score = 0.0
        self.shares = 0.0
        self.delivered = 0.0
        self.sold_at_home = 0.0
        self.inventors = 0
        self.owners = 0


GAMES = 16
FIRST_SEED = 7000
"""Deals that the preferences of the styles were not tuned on (those are below 1000)."""


@cache
def together() -> dict[str, AtOneTable]:
    """The four characters at one table of Water Frame, as chapter 2 supposes, each in every seat equally often."""
    found = {name: AtOneTable() for name in STYLES}
    for seed in range(GAMES):
        names = [STYLES[(seat + seed) % len(STYLES)] for seat in range(4)]
        position = find_game("water-frame").start(4, {}, FIRST_SEED + seed)
        assert isinstance(position, ArkwrightPosition)
        bots = [make_bot(name, "arkwright", rng_from_seed(0)) for name in names]
        inventors, owners = set[int](), set[int]()
        while position.seat >= 0:
            seat = position.seat
            move = bots[seat].choose(position.sample(seat, rng_from_seed(position.decisions)))
            if move.text == f"tile {TILE_NAMES[INVENTOR]}":
                inventors.add(seat)
            position.events = []
            position.play_checked(move)
            for event in position.events:
                if event.key == "delivered":
                    found[names[event.seat]].delivered += int(event.details["n"]) / GAMES
                elif event.key == "sale":
                    found[names[event.seat]].sold_at_home += int(event.details["n"]) / GAMES
                elif event.key == "sold-to":
                    found[names[event.seat]].sold_at_home += 1 / GAMES
            owners |= {at for at, company in enumerate(position.companies) if max(company.ships) != NO_SHIP}
        for seat, company in enumerate(position.companies):
            here = found[names[seat]]
            here.score += position.scores()[seat] / GAMES
            here.shares += company.shares / GAMES
            here.inventors += seat in inventors
            here.owners += seat in owners
    return found


def test_the_shipowner_always_takes_the_inventor_and_ships_more_than_it_sells_at_home() -> None:
    """PB 855, PB 849."""
    shipowner = together()["shipowner"]
    assert shipowner.inventors == GAMES
    assert shipowner.owners == GAMES
    assert shipowner.delivered > shipowner.sold_at_home
    assert shipowner.delivered > 3 * together()["flexible"].delivered


def test_the_specialist_takes_the_inventor_in_most_games_and_ships_nothing() -> None:
    """PB 843, PB 839."""
    specialist = together()["specialist"]
    assert specialist.inventors > GAMES / 2
    assert specialist.delivered == 0


def test_no_character_falls_far_behind_the_others() -> None:
    """PB 821: there are many ways to success. The last one has at least five sixths of the first one's score."""
    scores = [company.score for company in together().values()]
    assert min(scores) > max(scores) * 5 / 6


@pytest.mark.parametrize("name", ["specialist", "flexible", "shipowner"])
def test_who_buys_shares_ends_above_twenty(name: str) -> None:
    """PB 837, PB 879; the shipowner has 25 (PB 851), though only at the end: its bots earn too little before."""
    assert together()[name].shares > (25 if name == "shipowner" else 20)


def test_the_completist_owns_a_ship_in_most_games() -> None:
    """PB 865."""
    assert together()["completist"].owners >= GAMES - 2


def tiles(*numbers: int) -> list[str]:
    return [f"tile {TILE_NAMES[number]}" for number in numbers]


def test_the_specialist_runs_few_factories_and_keeps_away_from_the_harbour() -> None:
    specialist, greedy = played("specialist"), played("greedy")
    assert specialist.factories < greedy.factories
    assert specialist.machines / specialist.factories > greedy.machines / greedy.factories
    assert specialist.times(*tiles(INVENTOR)) > greedy.times(*tiles(INVENTOR))
    assert specialist.times("deliver") == 0


def test_the_shipowner_ships_and_buys_before_the_share_value_rises() -> None:
    shipowner, greedy = played("shipowner"), played("greedy")
    assert shipowner.times("deliver") > 4 * greedy.times("deliver") + 4
    assert shipowner.times("contract") > 4 * greedy.times("contract") + 4
    assert shipowner.half_time_space < greedy.half_time_space
    assert shipowner.half_time_shares > greedy.half_time_shares
    assert shipowner.shares > greedy.shares
    assert shipowner.times(*tiles(INVENTOR)) > greedy.times(*tiles(INVENTOR))
    assert shipowner.factories == 3 * 2 * len(SEEDS)


def test_the_completist_runs_all_four_factories_and_climbs_high() -> None:
    completist = played("completist")
    assert completist.factories == 4 * 2 * len(SEEDS)
    assert completist.space > played("flexible").space
    assert completist.times(*tiles(DEVELOPER)) > played("greedy").times(*tiles(DEVELOPER))


def test_the_flexible_player_sells_at_home_and_abroad() -> None:
    flexible, greedy = played("flexible"), played("greedy")
    assert greedy.times("deliver") < flexible.times("deliver") < played("shipowner").times("deliver")
    assert played("shipowner").space < flexible.space
    assert flexible.factories < greedy.factories
    assert flexible.times(*tiles(DEVELOPER)) > greedy.times(*tiles(DEVELOPER))


@pytest.mark.parametrize(
    ("ruleset", "seats", "options"),
    [
        ("water-frame", 4, dict.fromkeys(EVERYTHING.split(), "on")),
        ("spinning-mule", 4, {"setup": "free"}),
        ("spinning-jenny", 4, {}),
    ],
)
def test_all_styles_play_every_ruleset_to_its_end(ruleset: str, seats: int, options: dict[str, str]) -> None:
    position = find_game(ruleset).start(seats, options, 3)
    assert isinstance(position, ArkwrightPosition)
    census = position.census()
    bots: list[Bot] = [BOTS[name](rng_from_seed(seat)) for seat, name in enumerate(STYLES)]
    while position.seat >= 0:
        position.play_checked(bots[position.seat].choose(position.copy()))  # an illegal move would raise
    assert position.census() == census
    assert min(position.scores()) > 0


def test_the_gentle_bot_stands_between_chance_and_greedy() -> None:
    names = ("random", "gentle", "greedy")
    matches = [play_match(LineUp("spinning-jenny", 3, names), seed).scores for seed in range(4)]
    chance, gentle, greedy = (sum(scores[seat] for scores in matches) for seat in range(3))
    assert 2 * chance < gentle < 0.95 * greedy


@pytest.mark.parametrize("name", [name for name in BOTS if not thinks(name, "arkwright")])
def test_no_bot_asks_what_its_seat_cannot_know(name: str) -> None:
    """Two samples differ in everything that is hidden; the answer is the same."""
    position = find_game("water-frame").start(3, dict.fromkeys(["extra-events", "award-markers"], "on"), 5)
    chance, one, other = rng_from_seed(1), rng_from_seed(2), rng_from_seed(3)
    asked = 0
    while position.seat >= 0 and position.decisions < 70:
        bot = make_bot(name, "arkwright", rng_from_seed(7))
        again = make_bot(name, "arkwright", rng_from_seed(7))
        move = bot.choose(position.sample(position.seat, one))
        if not chance.below(3):
            assert move is again.choose(position.sample(position.seat, other))
            asked += 1
        position.play_checked(move)
    assert asked > 12

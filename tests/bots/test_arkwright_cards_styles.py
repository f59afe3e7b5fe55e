"""The styles of the solo card game: each goes for one award, and over fixed seeds it shows."""

from __future__ import annotations

import pytest

from arktable.arena.line_up import LineUp
from arktable.arena.match import Watcher, play_match
from arktable.bots.arkwright_cards.styles import GOAL, goal_worth
from arktable.bots.bot import ask
from arktable.bots.catalogue import goals_for, make_bot
from arktable.engine.position import Position
from arktable.engine.registry import find_game
from arktable.engine.rng import rng_from_seed
from arktable.games.arkwright_cards import awards
from arktable.games.arkwright_cards.state import CardPosition
from arktable.games.arkwright_cards.terms import AWARD_NAMES

CARDS = find_game("arkwright-cards")


class Last(Watcher):
    """Keeps the awards of a game and what the goal was worth at its start and end."""

    def __init__(self, award: str) -> None:
        self.award = award
        self.reached: list[str] = []
        self.worth = -1.0

    def after(self, position: Position) -> None:
        assert isinstance(position, CardPosition)
        self.reached = awards.names(position.reached)
        self.worth = goal_worth(position, self.award)


def reached(bot: str, award: str, seeds: range, options: dict[str, str]) -> int:
    found = 0
    for seed in seeds:
        last = Last(award)
        play_match(LineUp("arkwright-cards", 1, (bot,), options), seed, [last])
        assert last.worth == (GOAL if award in last.reached else 0.0)
        found += award in last.reached
    return found


def test_there_is_a_style_for_every_award() -> None:
    assert [name for name in goals_for("arkwright-cards") if name.startswith("award:")] == [
        f"award:{name}" for name in AWARD_NAMES
    ]


REACHED: list[tuple[str, dict[str, str]]] = [
    ("patriot", {}),
    ("worker-hero", {}),
    ("gentleman", {}),
    ("specialist", {}),
    ("full-line", {}),
    ("nouveau-riche", {}),
    ("parvenu", {"shares": "bought"}),
]
"""Awards that greedy does not reach in these games, or seldom; the options are those that the award needs."""


@pytest.mark.parametrize(("award", "options"), REACHED, ids=[award for award, _ in REACHED])
def test_a_style_reaches_its_award_more_often_than_greedy(award: str, options: dict[str, str]) -> None:
    seeds = range(3)
    style = reached(f"award:{award}", award, seeds, options)
    assert style >= 2
    assert style > reached("greedy", award, seeds, options)


def test_a_style_can_sit_at_a_table_of_three() -> None:
    outcome = play_match(LineUp("arkwright-cards", 3, ("award:patriot", "award:sailor", "greedy")), 1)
    assert outcome.finished


def test_what_is_close_to_an_award_counts_before_it_is_reached() -> None:
    position = CARDS.start(1, {}, 1)
    assert isinstance(position, CardPosition)
    company = position.companies[0]
    before = goal_worth(position, "expert-broker")
    assert 0 < before < GOAL
    company.shares += 5
    assert before < goal_worth(position, "expert-broker") < GOAL
    assert goal_worth(position, "patriot") == GOAL
    company.sailings = 1
    assert goal_worth(position, "patriot") == 0


def test_a_style_needs_no_memory_and_does_not_look_into_the_bag() -> None:
    position = CARDS.start(1, {}, 2)
    while position.seat >= 0:
        answers = {
            ask(make_bot("award:sailor", "arkwright-cards", rng_from_seed(1)), position, rng_from_seed(deal))
            for deal in range(2)
        }
        assert len(answers) == 1
        position.play_checked(answers.pop())

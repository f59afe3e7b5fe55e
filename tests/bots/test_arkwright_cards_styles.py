"""The styles of the solo card game: each goes for one award, and over fixed seeds it shows."""

from __future__ import annotations

from arktable.arena.line_up import LineUp
from arktable.arena.match import Watcher, play_match
from arktable.bots.arkwright_cards.styles import GOAL, goal_worth
from arktable.bots.catalogue import bots_for
from arktable.engine.position import Position
from arktable.engine.registry import find_game
from arktable.games.arkwright_cards import awards
from arktable.games.arkwright_cards.state import CardPosition
from arktable.games.arkwright_cards.terms import AWARD_NAMES

CARDS = find_game("arkwright-cards")
BOUGHT = {"shares": "bought"}


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
    assert [name for name in bots_for("arkwright-cards") if name.startswith("award-")] == [
        f"award-{name}" for name in AWARD_NAMES
    ]

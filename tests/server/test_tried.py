"""A plan shows the table as it leaves it, not what follows the turn by itself."""

from __future__ import annotations

from typing import Any

import pytest

from arktable.bots.bot import ask
from arktable.bots.catalogue import make_bot
from arktable.engine.events import Event
from arktable.engine.position import Position
from arktable.engine.registry import find_game
from arktable.engine.rng import rng_of
from arktable.engine.told import TURN_OVER
from arktable.jobs.preview import Trial
from arktable.server.tables.attempts import attempt


def moment(view: dict[str, Any]) -> tuple[object, ...]:
    """When it is, by the timetable of Arkwright or of the card game."""
    return tuple(view.get(name) for name in ("year", "cycle", "decade", "round"))


def trials(ruleset: str, seats: int) -> list[tuple[Position, Position, Trial, list[Event]]]:
    """Of a game of greedy bots: the position before each decision, after it, what a plan of it shows, what was told."""
    game = find_game(ruleset)
    position, rng = game.start(seats, {}, 3), rng_of(3)
    bot = make_bot("greedy", game.facts.game, rng)
    found = []
    while position.seat >= 0:
        before, seat, told = position.copy(), position.seat, list[Event]()
        position.events, position.ended = told, None
        position.play(ask(bot, before, rng))
        found.append((before, position.copy(), Trial(seat, position.copy(), [[], told], position.ended or {}), told))
    return found


@pytest.mark.parametrize(
    ("ruleset", "seats"), [("spinning-jenny", 2), ("water-frame", 3), ("arkwright-cards", 2), ("arkwright-cards", 1)]
)
def test_a_production_that_follows_is_not_shown(ruleset: str, seats: int) -> None:
    stopped = 0
    for before, after, trial, told in trials(ruleset, seats):
        over = [at for at, event in enumerate(told) if event.key == TURN_OVER and event.seat == before.seat]
        if not over or all(event.silent for event in told[over[0] :]):
            assert trial.events == told
            assert trial.position.decisions == after.decisions
            continue
        stopped += 1
        assert trial.events == told[: over[0]]
        shown = trial.shown(before.reveals)[0]
        assert shown is not None
        assert moment(shown) == moment(before.view(trial.seat))
        assert shown["offer"] is None
        trial.position.outlook(trial.seat)
    assert stopped >= 5


def test_what_is_drawn_afterwards_does_not_hide_the_plan() -> None:
    """In the solo game something is drawn when the turn is over: the turn itself can be seen before."""
    drawn = [
        (trial.shown(before.reveals)[0], told)
        for before, after, trial, told in trials("arkwright-cards", 1)
        if after.reveals != before.reveals
    ]
    assert any(view is not None for view, told in drawn)


@pytest.mark.parametrize("options", [{"setup": "free"}, {"setup": "free", "stock-exchange": "on"}])
def test_what_1760_leaves_in_the_box_is_known_before_the_last_decision_of_the_year(options: dict[str, str]) -> None:
    """The last decision turns an economy marker; the bill of the factories and of the inventor is known before."""
    inventors = 0
    for seats in (2, 3, 4):
        position = find_game("water-frame").start(seats, options, seats)
        while position.phase() != "marker":
            seat, phase = position.seat, position.phase()
            for move in position.moves() if phase in LAST_OF_1760 else ():
                after = attempt(position, seat, [move.text], ask=True)
                view = after.trial().shown(position.reveals)[0]
                assert view is not None, (seats, move.text)
                company = view["companies"][seat]
                assert company["cash"] - company["bill"] == in_the_box(after.position, seat), (seats, move.text)
                inventors += move.text == "tile inventor"
            position.play(position.moves()[-1 if phase == "start-shares" else 0])
    assert inventors >= 3


LAST_OF_1760 = ("special", "start-portfolio")


def in_the_box(position: Position, seat: int) -> int:
    """The cash of this seat when 1770 begins, if nobody takes or buys anything more."""
    while position.phase() != "marker":
        moves = position.moves()
        position.play(next((move for move in moves if move.text == "done"), moves[-1]))
    return int(position.view(seat)["companies"][seat]["cash"])

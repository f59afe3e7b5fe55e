"""A review after the game: what it finds, and when it is silent."""

from __future__ import annotations

from functools import cache

import pytest

from arktable.bots.reviewing import deeds, rest_of_turn, reviewer
from arktable.bots.search.evaluation import play_row, proposed_plans
from arktable.bots.search.review import Suspect, most_suspicious, suspicion
from arktable.bots.search.study import Study
from arktable.engine.events import Event
from arktable.engine.moves import Move
from arktable.engine.position import Position
from arktable.engine.records.record import line_of, read_record
from arktable.engine.registry import find_game
from arktable.engine.rng import rng_of
from tests.builders.blunder import SEAT, blundered


def study_of(game: str) -> Study:
    bot = reviewer(game, rng_of(0))
    assert bot is not None
    return bot.study()


def arkadia() -> Study:
    return study_of("arkadia")


@cache
def numbered() -> list[tuple[int, Position, Move]]:
    """Every decision of the seat that blunders: its place in the record, the true position before it, the move."""
    record = read_record(blundered()[0])
    game = find_game("arkadia")
    moments = zip(line_of(record, game).positions(), record.moves, strict=False)
    return [
        (index, position.copy(), position.catalogue.parse(text))
        for index, (position, (seat, text)) in enumerate(moments)
        if seat == SEAT
    ]


def decisions() -> list[tuple[Position, Move]]:
    return [(position, move) for _, position, move in numbered()]


def suspects() -> list[Suspect]:
    found = [suspicion(arkadia(), position, move, at, rng_of(1)) for at, position, move in numbered()]
    return most_suspicious([one for one in found if one is not None])


def test_a_plain_blunder_is_suspicious() -> None:
    assert blundered()[1] - 1 in [suspect.at for suspect in suspects()]


def test_a_game_is_reviewed_by_what_its_seat_could_know() -> None:
    """Another truth that looks the same from the seat gets the same answers."""
    for position, move in decisions()[:12]:
        other = position.sample(SEAT, rng_of(99))
        assert suspicion(arkadia(), position, move, 0, rng_of(5)) == suspicion(arkadia(), other, move, 0, rng_of(5))
    position, move = decisions()[-3]
    plans = [[move], *[[one] for one in position.moves() if one is not move][:2]]
    other = position.sample(SEAT, rng_of(99))
    assert play_row(arkadia(), position, plans, "7", 3) == play_row(arkadia(), other, plans, "7", 3)
    bot = reviewer("arkadia", rng_of(0))
    assert bot is not None
    assert proposed_plans(bot, position, "7")[1] == proposed_plans(bot, other, "7")[1]


@pytest.mark.parametrize(
    ("ruleset", "phase", "outcome"),  # a phase, and the event of its decision
    [("water-frame", "marker", {"sale", "wages"}), ("arkwright-cards", "action", {"made", "sold"})],
)
def test_a_turn_is_told_without_the_production_that_follows_it(ruleset: str, phase: str, outcome: set[str]) -> None:
    game = find_game(ruleset)
    study = study_of(game.facts.game)
    position = game.start(2, {}, 1)
    happened = position.events = []
    bot = study.policy(rng_of(1))
    told: set[str] = set()
    while position.decisions < 120:
        begin = position.copy()
        moves: list[Move] = []
        while position.seat == begin.seat and position.turn == begin.turn:
            moves.append(bot.choose(position))
            position.play(moves[-1])
        if begin.phase() == phase:
            told |= {event["key"] for event in deeds(study, begin, rest_of_turn(begin, moves))}
    assert phase in told
    assert outcome <= {event.key for event in happened}
    assert not outcome & told


def test_a_game_without_a_bot_that_looks_ahead_has_no_reviewer() -> None:
    assert reviewer("nim", rng_of(0)) is None


def test_what_scenes_alone_are_made_of_is_not_told_of_a_decision() -> None:
    position = find_game("arkwright-cards").start(seats=1, options={}, seed=3)
    study = study_of("arkwright-cards")
    silent: set[str] = set()
    told: set[str] = set()
    while position.seat >= 0:
        move = position.moves()[0]
        told.update(str(event["key"]) for event in deeds(study, position, [move]))
        events: list[Event] = []
        position.events = events
        position.play(move)
        silent.update(event.key for event in events if event.silent and event.seat == 0)
    assert silent
    assert told - silent
    assert not silent & told

"""A review after the game: what it finds, and when it is silent."""

from __future__ import annotations

from functools import cache

import pytest

from arktable.bots.reviewing import deeds, rest_of_turn, reviewer
from arktable.bots.search.review import Case, Suspect, costliest, most_suspicious, play_row, suspicion
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


def weighed(suspect: Suspect) -> Case:
    position = next(position for at, position, _ in numbered() if at == suspect.at)
    case = Case(suspect, arkadia().min_cost)
    while moves := case.moves():
        case.add(play_row(arkadia(), position, moves, "1", case.rows))
    return case


def test_a_plain_blunder_is_the_dearest_decision() -> None:
    text, blunder = blundered()
    cases = [weighed(suspect) for suspect in suspects()[:4]]
    worst = costliest(cases)[0]
    assert worst.suspect.played.text == read_record(text).moves[blunder - 1][1]
    assert worst.suspect.at == blunder - 1
    assert worst.gap().mean >= arkadia().min_cost
    assert worst.better() is not worst.suspect.played


def test_a_game_is_reviewed_by_what_its_seat_could_know() -> None:
    """Another truth that looks the same from the seat gets the same answers."""
    for position, move in decisions()[:12]:
        other = position.sample(SEAT, rng_of(99))
        assert suspicion(arkadia(), position, move, 0, rng_of(5)) == suspicion(arkadia(), other, move, 0, rng_of(5))
    position, move = decisions()[-3]
    moves = [move, *[one for one in position.moves() if one is not move][:2]]
    other = position.sample(SEAT, rng_of(99))
    assert play_row(arkadia(), position, moves, "7", 3) == play_row(arkadia(), other, moves, "7", 3)


def test_a_row_is_the_same_each_time_and_rows_differ() -> None:
    position, move = decisions()[2]
    rows = [play_row(arkadia(), position, [move], "7", row) for row in (0, 0, 1, 2, 3)]
    assert rows[0] == rows[1]
    assert len({row[0] for row in rows}) > 1


def a_case(min_cost: float = 5.0, turn: int = 1) -> Case:
    position, move = decisions()[0]
    others = tuple(one for one in position.moves() if one is not move)[:2]
    return Case(Suspect(0, turn, move, others, 1.0), min_cost)


def played(case: Case, rows: list[list[float]]) -> int:
    """Play these rows as far as the case wants them; how many it wanted."""
    for number, row in enumerate(rows):
        moves = case.moves()
        if not moves:
            return number
        case.add(row[: len(moves)])
    return len(rows)


FIND = [[0.0, 9.0, 3.0]] * 3


def test_a_plan_that_was_only_lucky_at_first_is_not_better() -> None:
    case = a_case()
    assert played(case, [*FIND, *[[0.0, -1.0 + row % 2] for row in range(40)]]) < 20  # hopeless: it is left early
    assert not case.is_costly()


def test_what_is_not_clear_is_not_told() -> None:
    case = a_case()
    wild = [[0.0, 60.0 if row % 2 else -45.0] for row in range(40)]
    assert played(case, [*FIND, *wild]) < 40
    assert case.gap().mean > 5.0
    assert not case.is_costly()


def test_what_is_clear_but_small_is_not_told() -> None:
    case = a_case()
    played(case, [*FIND, *[[0.0, 4.0]] * 40])
    assert not case.is_costly()


def test_nothing_is_proved_where_nothing_else_looks_better() -> None:
    case = a_case()
    assert played(case, [[5.0, 1.0, 2.0]] * 9) == 3
    assert not case.is_costly()
    assert costliest([case]) == []


def test_of_each_turn_the_dearest_decision_is_told_and_three_in_all() -> None:
    costs = {(10.0, 1), (30.0, 1), (20.0, 2), (15.0, 3), (8.0, 4)}
    cases = []
    for cost, turn in sorted(costs):
        cases.append(a_case(turn=turn))
        played(cases[-1], [*FIND, *[[0.0, cost + row % 2] for row in range(40)]])
    assert [(case.suspect.turn, round(case.gap().mean)) for case in costliest(cases)] == [(1, 30), (2, 20), (3, 15)]


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

"""How a lesson is read and how a try is judged."""

from __future__ import annotations

import pytest

from arktable.engine.errors import IllegalMove
from arktable.engine.lessons import Lesson, LessonError, read_lesson
from tests.builders.lessons import try_of

SHORT = """
seconds = 30
rule = "AK 185"
solution = "own k5; done; banner"
goal = { workers = { at_least = 2 } }
asks = ["must", "workers", "banner"]
position = '''
arktable = "position 1"
ruleset = "arkadia"
seats = 2
lot = "4x3 g5"
own = [1, 3]
frames = [{ phase = "rounds", seat = 1 }]
'''

[figures]
workers = { path = "players.you.own" }
set = { event = "worker" }
anybody = { event = "worker", by = -1 }

[[mistakes]]
key = "end"
moves = "own k5; done; end"
when = { workers = { at_most = 1 } }
"""


@pytest.fixture
def lesson() -> Lesson:
    return read_lesson("arkadia", "07-short", SHORT)


def test_a_lesson_has_its_place_and_name_from_its_file(lesson: Lesson) -> None:
    assert (lesson.order, lesson.id, lesson.ruleset, lesson.rule) == (7, "short", "arkadia", "AK 185")
    assert lesson.shown == ["workers", "set", "anybody"]


def test_nothing_is_judged_before_the_first_move(lesson: Lesson) -> None:
    begun = try_of(lesson, [])
    assert not begun.solved
    assert not begun.ended
    assert begun.figures == {"workers": 1, "set": 0, "anybody": 0}


def test_a_try_goes_on_while_its_phases_ask(lesson: Lesson) -> None:
    half = try_of(lesson, ["own k5", "done"])
    assert not half.ended
    assert half.figures == {"workers": 0, "set": 1, "anybody": 1}


def test_a_goal_that_is_met_ends_the_try(lesson: Lesson) -> None:
    solved = try_of(lesson, lesson.solution)
    assert solved.solved
    assert solved.ended
    assert solved.mistake == ""


def test_a_usual_mistake_is_recognised(lesson: Lesson) -> None:
    over = try_of(lesson, ["own k5", "done", "end"])
    assert over.ended
    assert not over.solved
    assert over.mistake == "end"


def test_an_illegal_move_is_refused(lesson: Lesson) -> None:
    with pytest.raises(IllegalMove):
        try_of(lesson, ["banner"])


def test_no_move_comes_after_the_end_of_the_turn(lesson: Lesson) -> None:
    with pytest.raises(LessonError, match="over"):
        try_of(lesson, ["own k5", "done", "end", "own k6"])


def test_the_others_answer_as_the_lesson_says() -> None:
    others = SHORT.replace('asks = ["must", "workers", "banner"]', 'others = ["own k6", "done", "end"]')
    after = try_of(read_lesson("arkadia", "01-short", others), ["own k5", "done", "end"])
    assert after.figures["anybody"] == 2
    assert [seat for seat, _ in after.steps] == [0, 0, 0, 1, 1, 1]


def test_a_goal_needs_a_declared_figure() -> None:
    with pytest.raises(LessonError, match="gold"):
        read_lesson(
            "arkadia", "01-short", SHORT.replace("{ workers = { at_least = 2 } }", "{ gold = { at_least = 2 } }")
        )


def test_a_figure_is_a_path_or_an_event() -> None:
    with pytest.raises(LessonError, match="either"):
        read_lesson("arkadia", "01-short", SHORT.replace('{ event = "worker" }', "{ }"))

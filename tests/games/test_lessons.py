"""Every lesson can be solved as it says, and the usual mistakes do not solve it."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from arktable.engine.lessons import Lesson, lessons_of
from tests.builders.lessons import try_of

ROOT = Path(__file__).resolve().parents[2]
LEAST = {"arkadia": 8, "arkwright": 15, "arkwright-cards": 12}
LESSONS = [lesson for game in LEAST for lesson in lessons_of(game)]
EACH = pytest.mark.parametrize("lesson", LESSONS, ids=[f"{one.game}-{one.id}" for one in LESSONS])


def words(game: str, language: str) -> set[str]:
    """The keys of the lessons' words."""
    file = ROOT / "web/src/games" / game / "locales" / f"lessons.{language}.ftl"
    body = FluentParser().parse(file.read_text(encoding="utf-8")).body
    return {entry.id.name for entry in body if isinstance(entry, ast.Message)}


@pytest.mark.parametrize("game", LEAST)
def test_a_game_has_lessons_for_a_quarter_of_an_hour(game: str) -> None:
    lessons = lessons_of(game)
    assert len(lessons) >= LEAST[game]
    assert [lesson.order for lesson in lessons] == list(range(1, len(lessons) + 1))
    assert len({lesson.id for lesson in lessons}) == len(lessons)
    assert 10 * 60 <= sum(lesson.seconds for lesson in lessons) <= 15 * 60


@EACH
def test_its_solution_solves_it(lesson: Lesson) -> None:
    assert not try_of(lesson, []).solved
    assert try_of(lesson, lesson.solution).solved


@EACH
def test_a_usual_mistake_does_not(lesson: Lesson) -> None:
    assert lesson.mistakes
    for mistake in lesson.mistakes:
        tried = try_of(lesson, mistake.moves)
        assert tried.ended, mistake.key
        assert not tried.solved, mistake.key
        assert tried.mistake == mistake.key


@EACH
@pytest.mark.parametrize("language", ["en", "fr"])
def test_everything_it_says_has_words(lesson: Lesson, language: str) -> None:
    parts = [
        "",
        "-about",
        "-context",
        "-goal",
        "-hint",
        "-solved",
        "-not",
        *[f"-{mistake.key}" for mistake in lesson.mistakes],
    ]
    needed = {f"lesson-{lesson.id}{part}" for part in parts} | {
        f"figure-{figure}" for figure in (*lesson.shown, *lesson.holds)
    }
    assert needed <= words(lesson.game, language)


@EACH
def test_its_figures_are_declared_and_used(lesson: Lesson) -> None:
    judged = [limit.figure for limits in (lesson.goal, lesson.stop) for limit in limits]
    judged += [limit.figure for mistake in lesson.mistakes for limit in mistake.when]
    assert {*lesson.shown, *lesson.holds} <= set(lesson.figures)
    assert lesson.covers in ("", *lesson.figures)
    assert set(judged) <= set(lesson.figures)


def lesson_of(game: str, name: str) -> Lesson:
    return next(lesson for lesson in lessons_of(game) if lesson.id == name)


@pytest.mark.parametrize(
    ("move", "told"),
    [
        ("set 0", "office"),
        ("set 3", "office"),
        ("set 0 office", "cheap"),
        ("set 2 office", "dear"),
        ("set 3 office", "dear"),
    ],
)
def test_the_sum_of_price_and_appeal_is_explained_by_what_is_missing(move: str, told: str) -> None:
    assert try_of(lesson_of("arkwright-cards", "sum"), [move]).mistake == told


@pytest.mark.parametrize(
    ("move", "told"), [("set 0", "dear"), ("set 1", "dear"), ("set 1 office", "cheap"), ("set 3 office", "cheap")]
)
def test_a_price_that_is_too_low_is_not_called_too_high(move: str, told: str) -> None:
    assert try_of(lesson_of("arkwright-cards", "emergency"), [move, "done"]).mistake == told


def test_two_warehouses_hold_what_they_can_and_the_rest_lies_on_the_floor() -> None:
    lesson = lesson_of("arkwright-cards", "storage")
    company = try_of(lesson, []).position.view(0)["companies"][0]
    assert company["warehouses"] == [[1], [2], [], []]
    assert company["floor"] == [0, 0, 0, 3]
    company = try_of(lesson, lesson.solution).position.view(0)["companies"][0]
    assert (company["warehouses"], company["floor"]) == ([[], [2], [], [2]], [0, 0, 0, 0])


def test_a_try_with_goods_left_on_the_floor_is_not_over() -> None:
    tried = try_of(lesson_of("arkwright-cards", "storage"), ["waste lamps"])
    assert not tried.solved
    assert not tried.ended

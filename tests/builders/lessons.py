"""Plays moves in a lesson."""

from __future__ import annotations

from collections.abc import Sequence

from arktable.engine.lessons import Lesson, Try
from arktable.engine.registry import find_game


def try_of(lesson: Lesson, moves: Sequence[str]) -> Try:
    """The result of these moves, from the first position of the lesson."""
    return Try(lesson, lesson.begin(find_game(lesson.ruleset)), moves)

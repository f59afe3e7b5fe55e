"""Standing answers: which move they lead to."""

from __future__ import annotations

import pytest

from arktable.engine.flow import StandingQuestion, standing_move
from arktable.engine.registry import find_game

CATALOGUE = find_game("water-frame").catalogue()
DONE, PATRON, SHUT = (CATALOGUE.parse(text) for text in ("done", "patron", "row-off"))
SELLS = StandingQuestion("patron", {"sell": PATRON, "keep": DONE})
SHUTS = StandingQuestion("school-unsold", {"shut": SHUT, "run": DONE})


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({}, None),
        ({"patron": "sell"}, PATRON),
        ({"patron": "keep"}, None),  # the school is still to be asked about
        ({"patron": "keep", "school-unsold": "run"}, DONE),
        ({"patron": "keep", "school-unsold": "shut"}, SHUT),
        ({"patron": "no such answer"}, None),
        ({"charisma": "keep"}, None),
    ],
    ids=str,
)
def test_what_ends_a_phase_is_answered_once_all_its_questions_are(given: dict[str, str], expected: object) -> None:
    assert standing_move([SELLS, SHUTS], given) is expected


def test_a_single_question_is_answered_either_way() -> None:
    assert standing_move([SELLS], {"patron": "keep"}) is DONE
    assert standing_move([SELLS], {"patron": "sell"}) is PATRON
    assert standing_move([], {"patron": "sell"}) is None

"""What a seat can answer in advance is declared, and every answer is a legal move where its question is asked."""

from __future__ import annotations

from tests.builders.arkwright import SPINNING_JENNY
from tests.builders.random_play import walk
from tests.builders.rulesets import EVERY, Setting


@EVERY
def test_standing_questions_are_declared_and_their_answers_legal(setting: Setting) -> None:
    declared = setting.game.standing_questions()
    begun = setting.game.start(setting.seats, setting.options, 4)
    askable = setting.game.standing_questions_in(begun)
    for position in walk(setting.game, setting.seats, setting.options, 4):
        for question in position.standing_questions():
            assert set(question.answers) == set(declared[question.name])
            assert question.name in askable
            assert all(position.why_not(move) is None for move in question.answers.values())
            told = position.asked(position.seat)["standing"][question.name]
            assert told == {answer: move.text for answer, move in question.answers.items()}
            assert all(
                "standing" not in position.asked(seat) for seat in range(-1, position.seats) if seat != position.seat
            )


def test_spinning_jenny_lists_no_question_about_tiles_ships_or_events() -> None:
    begun = SPINNING_JENNY.start(3, {}, 4)
    assert list(SPINNING_JENNY.standing_questions_in(begun)) == ["stock"]

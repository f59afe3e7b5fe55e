"""Sentences from keys."""

from __future__ import annotations

import pytest

from arktable.arena.line_up import LineUp
from arktable.arena.match import Watcher, play_match
from arktable.engine.errors import IllegalMove, RecordError, UnknownName
from arktable.engine.events import Event, said
from arktable.engine.position import Position
from arktable.engine.reasons import GAME_OVER, Reason, not_now
from arktable.engine.seats import OPEN_BOOK
from arktable.i18n.language import LANGUAGES
from arktable.i18n.words import Teller, Words, error_sentence


def teller(language: str) -> Teller:
    return Teller(Words(language, "arkadia"), ["Ada", "Oak"])


def test_an_event_becomes_a_sentence_with_the_name_of_the_doer() -> None:
    event = Event("worker", 1, {"cell": "f3", "own": 1, "tent": 0}).seen_by(0)
    assert teller("en").sentence(event) == "Oak introduces a worker on f3."
    assert teller("fr").sentence(event).startswith("Oak place un ouvrier")
    assert teller("de").sentence(event) == "Oak setzt einen Arbeiter auf f3 ein."


@pytest.mark.parametrize(("language", "demand"), [("en", "demand −2."), ("fr", "demande −2."), ("de", "Nachfrage −2.")])
def test_a_number_below_0_has_a_minus_and_no_hyphen(language: str, demand: str) -> None:
    args: dict[str, int | str] = {"colour": "red", "good": "food", "appeal": 4, "demand": -2}
    sentence = Teller(Words(language, "arkwright-cards"), []).sentence(Event("opponent-forward", -1, args).seen_by(0))
    assert sentence.endswith(demand)


def test_who_may_know_more_is_told_more() -> None:
    event = Event("drew", 0, {}, 0, "drew-card", {"card": "mill-cloth"})
    assert "mill" in teller("en").sentence(event.seen_by(0))
    assert "mill" not in teller("en").sentence(event.seen_by(1))


def test_a_reason_names_people_and_the_rule() -> None:
    assert teller("en").reason(Reason("not-your-turn", "", {"seat": 1})) == "It is Oak’s turn."
    assert teller("en").reason(Reason("stack-empty", "A5")) == "The stack is empty. [A5]"
    assert teller("fr").reason(GAME_OVER) == "La partie est finie."


def test_a_reason_says_what_is_asked_instead() -> None:
    assert "laying a building" in teller("en").reason(not_now("lay", "AK 78"))
    assert "poser un bâtiment" in teller("fr").reason(not_now("lay", "AK 78"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_key_shows_itself_and_its_arguments(language: str) -> None:
    words = teller(language)
    assert words.sentence({"key": "flew", "seat": 0, "args": {"cell": "a1"}}) == "event-flew (cell a1, who Ada)"
    assert words.reason(Reason("odd", "A1")) == "why-odd [A1]"
    assert words.words.text("nothing") == "nothing"
    assert words.phase("dreaming") == "dreaming"


def test_a_missing_argument_is_no_crash() -> None:
    assert "who" in Words("en", "arkadia").text("event-drew")


def test_words_of_an_unknown_language_are_english() -> None:
    assert Words("eo").text("why-over") == "The game is over."


def test_two_games_may_use_the_same_key_and_never_meet() -> None:
    of_arkadia, of_arkwright = Words("en", "arkadia"), Words("en", "arkwright")
    assert of_arkadia.has("phase-workers")
    assert of_arkadia.text("phase-workers") != of_arkwright.text("phase-workers")
    assert not Words("en").has("phase-workers")
    assert not of_arkadia.has("arkwright-good-food")


def test_a_game_speaks_before_the_shared_words_do() -> None:
    assert Words("fr", "arkadia").text("cli-ark-turn", turn=3) != "cli-ark-turn (turn 3)"  # only its drawing says it
    assert Words("fr", "no such game").text("why-over") == "La partie est finie."


def test_errors_carry_their_english_and_have_french() -> None:
    error = UnknownName("ruleset", "x", ["arkadia"])
    assert error_sentence(Words("en"), error) == error.message
    assert error_sentence(Words("fr"), error) == "Il n’y a pas de jeu «\u202fx\u202f»\u202f; il y a\u202f: arkadia."
    assert error_sentence(Words("fr"), RecordError(3, "…")) == "ligne 3\u202f: …"
    assert "own a1" in error_sentence(Words("fr"), IllegalMove("own a1", GAME_OVER))


class Reader(Watcher):
    """Reads everything that is told aloud, in every language."""

    def __init__(self) -> None:
        self.sentences: list[str] = []

    def after(self, position: Position) -> None:
        for language in LANGUAGES:
            tell = teller(language)
            self.sentences += [
                tell.sentence(event) for viewer in (OPEN_BOOK, 0) for event in said(position.events or [], viewer)
            ]


@pytest.mark.parametrize("options", [{}, {"setup": "beginner"}, {"lot": "choose"}])
def test_everything_that_happens_in_a_game_has_words(options: dict[str, str]) -> None:
    reader = Reader()
    play_match(LineUp("arkadia", 2, ("random", "random"), options), 1, [reader], listen=True)
    assert reader.sentences
    for sentence in reader.sentences:
        assert "event-" not in sentence
        assert "{" not in sentence
        assert "\u2068" not in sentence

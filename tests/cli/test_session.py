"""A game at the terminal as its programs see it: what bots see of it."""

from __future__ import annotations

from arktable.arena.line_up import PERSON, LineUp
from arktable.bots.search.reading import Reading
from arktable.bots.search.thinking import SearchBot
from arktable.cli.session import Session

ME, BOT = 0, 1


def a_session() -> Session:
    """Arkadia against a bot that reads what others do, after the person's first decision."""
    session = Session(LineUp("arkadia", 2, (PERSON, "search@2"), {"setup": "beginner"}), 3, ME, ["Ada", "Bot"])
    while not session.my_turn:
        session.bot_decides()
    return session


def read_of_me(session: Session) -> list[float]:
    bot = session._bots[BOT]  # what a bot has noted shows nowhere else
    assert isinstance(bot, SearchBot)
    notes = bot.notes()
    assert isinstance(notes, Reading)
    return notes.shares(ME)


def test_a_bot_reads_the_person_and_sees_nothing_that_was_taken_back() -> None:
    straight, wavering = a_session(), a_session()
    untouched = read_of_me(straight)
    wavering.decide(wavering.position.moves()[-1].text)
    wavering.undo()
    while straight.my_turn:
        move = straight.position.moves()[0].text
        straight.decide(move)
        wavering.decide(move)
        assert read_of_me(straight) == untouched, "what may still be taken back is not seen yet"
    straight.bot_decides()
    wavering.bot_decides()
    assert read_of_me(straight) != untouched
    assert read_of_me(wavering) == read_of_me(straight)

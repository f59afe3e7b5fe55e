"""With `lot=choose` the lot is laid before the cards are dealt (AK 59, 68; A1), since revision 2 of the rules."""

from __future__ import annotations

import pytest

from arktable.engine.rng import rng_from_seed
from arktable.engine.seats import OPEN_BOOK, SPECTATOR
from arktable.games.arkadia.state import ArkadiaPosition
from tests.builders.arkadia import ARKADIA, ORANGE, YELLOW, play, started

CHOOSE = {"lot": "choose"}
VIEWERS = (YELLOW, ORANGE, SPECTATOR, OPEN_BOOK)


def by_first_rules(seed: int = 1) -> ArkadiaPosition:
    position = ARKADIA.by_revision(1).start(2, CHOOSE, seed)
    assert isinstance(position, ArkadiaPosition)
    return position


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a1_nobody_sees_a_card_before_the_lot_lies(viewer: int) -> None:
    view = started(2, 1, CHOOSE).view(viewer)
    assert view["cards"] == {"open": [], "stack": 40, "discard": []}
    assert [player["hand"] for player in view["players"]] == [0, 0]
    assert (view["you"] or {"hand": []})["hand"] == []
    assert not any(view["hands"] or [])


def test_a1_what_the_start_player_sees_does_not_depend_on_the_seed() -> None:
    first, second = started(2, 1, CHOOSE), started(2, 2, CHOOSE)
    for viewer in (YELLOW, ORANGE, SPECTATOR):
        assert first.view(viewer) == second.view(viewer)
        assert first.save(viewer) == second.save(viewer)
        assert first.sample(viewer, rng_from_seed(3)).save() == second.sample(viewer, rng_from_seed(3)).save()


def test_a1_the_cards_are_dealt_when_the_lot_lies() -> None:
    position = started(3, 1, CHOOSE)
    census = position.census()
    play(position, "lot 4x3 g5")
    assert [len(hand) for hand in position.hands] == [4, 4, 4]
    assert (len(position.open), len(position.stack)) == (3, 25)
    assert position.census() == census


def test_a1_the_lot_cannot_be_taken_back_once_cards_were_seen() -> None:
    position = started(2, 1, CHOOSE)
    before = position.reveals
    play(position, "lot 4x3 g5")
    assert position.reveals > before


def test_a1_a_position_without_cards_is_written_and_read() -> None:
    position = started(2, 1, CHOOSE)
    again = ARKADIA.load(position.save())
    for each in (position, again):
        play(each, "lot 3x4 h5")
    assert again.view(OPEN_BOOK) == position.view(OPEN_BOOK)


def test_a1_the_text_of_a_seat_is_read_with_all_cards_in_the_stack() -> None:
    again = ARKADIA.load(started(2, 1, CHOOSE).save(YELLOW), 5)
    assert isinstance(again, ArkadiaPosition)
    assert (again.hands, again.open, len(again.stack)) == ([[], []], [], 40)


def test_a1_a_short_text_that_asks_for_the_lot_deals_nothing() -> None:
    text = (
        'arktable = "position 1"\nruleset = "arkadia"\nseats = 2\noptions = { lot = "choose" }\n'
        'frames = [{ phase = "rounds", seat = 1 }, { phase = "choose-lot", seat = 1 }]\n'
    )
    again = ARKADIA.load(text)
    assert isinstance(again, ArkadiaPosition)
    assert (again.hands, len(again.stack)) == ([[], []], 40)


def test_revision_1_still_deals_before_the_lot() -> None:
    position = by_first_rules()
    assert [len(hand) for hand in position.hands] == [4, 4]
    before = [hand.copy() for hand in position.hands]
    play(position, "lot 4x3 g5")
    assert position.hands == before


def test_a_table_of_revision_1_that_goes_on_keeps_the_cards_it_has_dealt() -> None:
    old = by_first_rules()
    position = ARKADIA.go_on(old)
    assert isinstance(position, ArkadiaPosition)
    census = position.census()
    again = ARKADIA.load(position.save())
    play(position, "lot 4x3 g5")
    play(again, "lot 4x3 g5")
    assert position.hands == old.hands
    assert position.open == old.open
    assert position.census() == census
    assert again.view(OPEN_BOOK) == position.view(OPEN_BOOK)

"""Events: public arguments for everybody, a secret for one seat and the open book."""

from __future__ import annotations

import pytest

from arktable.engine.events import Event
from arktable.engine.reasons import GAME_OVER, Reason, not_now
from arktable.engine.seats import OPEN_BOOK, SPECTATOR

PUBLIC = Event("sold", 1, {"n": 3})
SECRET = Event("drew", 1, {"from": "stack"}, 1, "drew-card", {"card": "mill-cloth"})


@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR, OPEN_BOOK])
def test_a_public_event_is_the_same_for_everybody(viewer: int) -> None:
    assert PUBLIC.seen_by(viewer) == {"key": "sold", "seat": 1, "args": {"n": 3}}


@pytest.mark.parametrize("viewer", [1, OPEN_BOOK])
def test_a_secret_is_told_to_its_seat_and_the_open_book(viewer: int) -> None:
    assert SECRET.seen_by(viewer) == {"key": "drew-card", "seat": 1, "args": {"from": "stack", "card": "mill-cloth"}}


@pytest.mark.parametrize("viewer", [0, 2, 3, SPECTATOR])
def test_nobody_else_sees_even_that_there_is_a_secret(viewer: int) -> None:
    assert SECRET.seen_by(viewer) == {"key": "drew", "seat": 1, "args": {"from": "stack"}}


def test_telling_the_secret_does_not_change_the_event() -> None:
    SECRET.seen_by(1)
    assert SECRET.details == {"from": "stack"}


def test_a_reason_is_ready_for_the_wire() -> None:
    reason = Reason("too-dear", "AK 98", {"have": 3, "need": 5})
    assert reason.as_data() == {"key": "too-dear", "args": {"have": 3, "need": 5}, "rule": "AK 98"}
    assert str(reason) == "too-dear (have 3, need 5) [AK 98]"


def test_reasons_every_game_shares() -> None:
    assert GAME_OVER.key == "over"
    assert not_now("draw", "AK 123").as_data() == {"key": "not-now", "args": {"phase": "draw"}, "rule": "AK 123"}

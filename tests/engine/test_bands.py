"""What belongs together in a log: turns, and what a game declares to be told apart from them."""

from __future__ import annotations

from collections.abc import Sequence

from arktable.engine.events import Event
from arktable.engine.reporting.bands import Band, Part, Reading, Row
from arktable.engine.told import TURN_OVER


def counted(events: Sequence[Event]) -> list[Row]:
    return [[0, len(events)]]


BANDS = {
    "sale": Band("production", rows=counted),
    "round": Band("cycle", joins=True),
    "begins": Band("cycle", joins=True),
}


def event(key: str, seat: int = -1, silent: bool = False) -> Event:
    return Event(key, seat, {"good": "food"} if silent else {}, silent=silent)


def parts(*told: tuple[int, int, list[Event]], last: Part | None = None) -> list[Part]:
    reading = Reading(BANDS, last)
    for seat, turn, events in told:
        reading.take(seat, turn, events)
    reading.close()
    return reading.parts


def shown(found: list[Part]) -> list[tuple[int, str, int, bool]]:
    return [(part.at, part.kind, part.seat, part.begun) for part in found]


def test_a_turn_goes_on_until_the_next_one_begins() -> None:
    first = parts((0, 1, [event("laid", 0)]))
    assert shown(first) == [(0, "turn", 0, True)]
    assert shown(parts((0, 1, [event("took", 0)]), last=first[-1])) == [(0, "turn", 0, False)]
    assert shown(parts((1, 2, [event("laid", 1)]), last=first[-1])) == [(0, "turn", 1, True)]


def test_what_follows_a_turn_by_itself_is_no_part_of_it() -> None:
    found = parts((0, 1, [event("laid", 0), event(TURN_OVER, 0, True), event("sale", -1, True), event("sold", 1)]))
    assert shown(found) == [(0, "turn", 0, True), (1, "production", -1, True)]
    assert found[1].args == {"good": "food"}
    assert found[1].rows == [[0, 2]]


def test_a_band_goes_on_for_every_seat_that_decides_in_it() -> None:
    first = parts((0, 1, [event("sale"), event("sold", 0)]))
    later = parts((1, 1, [event("sold", 1)]), last=first[-1])
    assert shown(later) == [(0, "production", -1, False)]
    assert later[0].rows == [[0, 3]]


def test_events_that_join_make_one_band() -> None:
    found = parts((0, 1, [event("begins", 1), event("round"), event("sale"), event("round")]))
    assert shown(found) == [(0, "cycle", -1, True), (2, "production", -1, True), (3, "cycle", -1, True)]


def test_somebody_who_decides_in_the_turn_of_another_is_told_apart() -> None:
    assert shown(parts((0, 1, [event("laid", 0)]), (1, 1, [event("took", 1)]), (0, 1, [event("took", 0)]))) == [
        (0, "turn", 0, True),
        (1, "turn", 1, True),
        (2, "turn", 0, True),
    ]

"""Who meets whom, in which seats, on which deals."""

from __future__ import annotations

from collections import Counter

import pytest

from arktable.arena.line_up import Profile
from arktable.arena.schedule import NoTournament, Schedule, deals_for, line_ups_of, rotations
from arktable.engine.errors import ArktableError


def schedule(seats: int, *bots: str, deals: int = 1) -> Schedule:
    return Schedule("arkadia", seats, bots, deals, 7)


def test_with_as_many_kinds_as_seats_or_more_every_choice_of_them_meets() -> None:
    assert line_ups_of(("a", "b"), 2) == [("a", "b")]
    assert line_ups_of(("a", "b", "c"), 2) == [("a", "b"), ("a", "c"), ("b", "c")]


def test_with_fewer_kinds_than_seats_one_sits_against_the_rest_each_way() -> None:
    assert line_ups_of(("a", "b"), 4) == [("a", "b", "b", "b"), ("b", "a", "a", "a")]
    assert len(line_ups_of(("a", "b", "c"), 4)) == 6


def test_one_kind_plays_against_itself_and_alone_everybody_plays_once() -> None:
    assert line_ups_of(("a",), 3) == [("a", "a", "a")]
    assert line_ups_of(("a", "b"), 1) == [("a",), ("b",)]


@pytest.mark.parametrize("line_up", [("a", "b", "b", "b"), ("a", "b", "c", "d"), ("a", "b")])
def test_on_every_deal_each_bot_sits_in_each_seat_equally_often(line_up: tuple[str, ...]) -> None:
    for deal in range(7):
        seated = rotations(line_up, deal)
        for seat in range(len(line_up)):
            assert Counter(bots[seat] for bots in seated) == Counter(line_up)


def test_a_line_up_of_equals_is_not_played_twice_on_one_deal() -> None:
    assert rotations(("a", "a", "a"), 3) == [("a", "a", "a")]


def test_neighbours_change_from_deal_to_deal() -> None:
    after_a = [bots[(bots.index("a") + 1) % 3] for deal in range(2) for bots in rotations(("a", "b", "c"), deal)]
    assert Counter(after_a) == {"b": 3, "c": 3}


def test_every_line_up_plays_the_same_deals_and_games_are_numbered() -> None:
    fixtures = schedule(3, "random", "greedy", deals=2).fixtures()
    assert [fixture.number for fixture in fixtures] == list(range(12))
    assert Counter((fixture.line_up, fixture.seed) for fixture in fixtures) == {
        (line_up, seed): 3 for line_up in (0, 1) for seed in (7, 8)
    }


def test_a_longer_tournament_begins_with_the_games_of_the_shorter_one() -> None:
    short, long = schedule(4, "random", "greedy", deals=2), schedule(4, "random", "greedy", deals=5)
    assert long.fixtures()[: len(short.fixtures())] == short.fixtures()
    assert short.name() == long.name()


def test_deals_are_rounded_up_so_that_the_last_one_is_whole() -> None:
    assert deals_for(1, ("a", "b"), 2) == 1
    assert deals_for(3, ("a", "b"), 2) == 2
    assert deals_for(100, ("a", "b"), 4) == 13


def test_other_numbers_or_options_are_another_tournament() -> None:
    usual = schedule(2, "random")
    beginner = Schedule("arkadia", 2, ("random",), 1, 7, {"setup": "beginner"})
    profile = Schedule("arkadia", 2, ("random",), 1, 7, profile=Profile("box", "[banners.each]\nvalue = 1\n"))
    assert len({usual.name(), beginner.name(), profile.name()}) == 3


@pytest.mark.parametrize("bots", [("random", "random"), ("random", "nobody"), ("random", "greedy@64")])
def test_a_tournament_that_cannot_be_played_is_refused(bots: tuple[str, ...]) -> None:
    with pytest.raises(ArktableError):
        schedule(2, *bots).check()
    assert issubclass(NoTournament, ArktableError)

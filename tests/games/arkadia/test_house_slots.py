"""Slots of Arkadia for wages, workers, scores and the end: views, reports and bots use what a house rule changes."""

from __future__ import annotations

from dataclasses import replace

import pytest

from arktable.bots.arkadia import hints, study
from arktable.bots.arkadia.estimate import Estimate
from arktable.bots.arkadia.weights import Weights
from arktable.engine.rng import rng_from_seed
from arktable.games.arkadia.rules import Rules
from arktable.games.arkadia.state import ArkadiaPosition
from tests.builders.arkadia import *
from tests.builders.house import after, by_the_book, whole_game, with_house_rules
from tests.builders.random_play import pick

BONUS = 3
RICH = 6
PIECES = 4


def _wages(rules: Rules) -> Rules:
    """Workers next to buildings of the first family earn two seals."""

    def wage(position: ArkadiaPosition, family: int) -> int:
        return rules.wage(position, family) + (1 if family == 0 else 0)

    return replace(rules, wage=wage)


def _workers(rules: Rules) -> Rules:
    return replace(rules, start_workers=5, banner_workers=3, tent_workers=2)


def _scores(rules: Rules) -> Rules:
    """Every own worker on the board is worth some gold."""

    def scores(position: ArkadiaPosition) -> list[int]:
        return [n + bonus for n, bonus in zip(rules.scores(position), _bonus(position), strict=True)]

    return replace(rules, scores=scores)


def _bonus(position: ArkadiaPosition) -> list[int]:
    return [BONUS * position.standing[seat].bit_count() for seat in range(position.seats)]


def _short(rules: Rules) -> Rules:
    """The last round begins with the fourth castle piece."""
    return replace(rules, last_round=lambda position: position.pieces >= PIECES)


def _gold(rules: Rules) -> Rules:
    """The last round begins when somebody has some gold, which is noticed at the end of the turn."""
    return replace(rules, last_round=lambda position: max(position.gold) >= RICH)


GAME = with_house_rules(ARKADIA, wages=_wages, workers=_workers, scores=_scores, short=_short, gold=_gold)


def at(rule: str, decisions: int, seats: int = 3) -> ArkadiaPosition:
    position = after(GAME, rule, seats, decisions)
    assert isinstance(position, ArkadiaPosition)
    return position


def test_the_wage_of_a_family_is_shown_paid_and_known_to_the_bots() -> None:
    position = at("wages", 60)
    book = by_the_book(ARKADIA, position)
    pairs = list(zip(position.view(0)["buildings"], book.view(0)["buildings"], strict=True))
    first = position.rules.printed.families[0]
    dear = [(house, printed) for house, printed in pairs if house["family"] == first and any(printed["pays"])]
    assert dear
    assert all(house["pays"] == [2 * n for n in printed["pays"]] for house, printed in dear)
    assert all(house["pays"] == printed["pays"] for house, printed in pairs if house["family"] != first)
    closing = [(house["closing"], printed["closing"]) for house, printed in pairs if house["family"] == first]
    assert all(house == [n if n is None else 2 * n for n in printed] for house, printed in closing)
    assert Estimate(position, 0, Weights()).wages == [2, 1, 1, 1]
    assert Estimate(position, 0, Weights()).hopes != Estimate(book, 0, Weights()).hopes
    everything = position.rules.printed.grid.full
    seats = range(position.seats)
    assert any(
        hints.trigger_payouts(position, seat, everything) > hints.trigger_payouts(book, seat, everything)
        for seat in seats
    )
    assert study.values(position) != study.values(book)


def test_a_wage_is_paid_when_a_building_is_enclosed() -> None:
    position = at("wages", 0, 2)
    rng, paid = rng_from_seed(3), 0
    position.events = []
    while position.seat >= 0:
        before = {house["id"]: (house["family"], house["done"]) for house in position.view(-1)["buildings"]}
        position.events.clear()
        position.play(pick(position.moves(), rng))
        now = position.view(-1)["buildings"]
        closed = [house for house in now if house["done"] and not before.get(house["id"], ("", False))[1]]
        if closed:
            wanted = sum(sum(house["pays"]) for house in closed)
            assert sum(int(event.details["n"]) for event in position.events if event.key == "paid") == wanted
            paid += wanted
    assert paid
    assert position.census()["seals beyond those handed out"] == 0


def test_workers_at_the_start_of_banners_and_of_tents() -> None:
    position = at("workers", 0)
    assert position.own == [5, 5, 5]
    assert GAME.kit({"house": "workers"})["per_banner"] == 3
    position.frames = position.frames[:1]
    turn_of(position, 0)
    book = by_the_book(ARKADIA, position)
    tents = position.rules.printed.tents
    assert hints.cover_tents(position, tents & -tents) == 2 * hints.cover_tents(book, tents & -tents)
    end, _ = whole_game(GAME, "workers", 2)
    assert end.census() == GAME.start(2, {"house": "workers"}, 1).census()


def test_scores_decide_who_wins_and_are_shown_and_reported() -> None:
    end, report = whole_game(GAME, "scores", 3)
    assert isinstance(end, ArkadiaPosition)
    points = [gold + bonus for gold, bonus in zip(end.gold, _bonus(end), strict=True)]
    assert end.scores() == end.view(-1)["final"]["scores"] == end.counted(-1) == points
    assert points != end.gold
    assert end.winners() == [seat for seat in range(3) if points[seat] == max(points)]
    assert sorted(place["score"] for place in report["places"]) == sorted(points)
    middle = at("scores", 60)
    extra = [a - b for a, b in zip(study.values(middle), study.values(by_the_book(ARKADIA, middle)), strict=True)]
    assert extra == pytest.approx(_bonus(middle))


def test_the_last_round_begins_when_the_slot_says_so() -> None:
    for rule in ("short", "gold"):
        end, _ = whole_game(GAME, rule, 3)
        assert isinstance(end, ArkadiaPosition)
        assert end.ended_properly()
        assert end.floor < 3
        assert end.ending >= 0
    end, _ = whole_game(GAME, "short", 2)
    assert isinstance(end, ArkadiaPosition)
    assert PIECES <= end.pieces < 20


def test_the_log_does_not_say_that_the_second_floor_is_full() -> None:
    position = at("short", 0)
    rng, told = rng_from_seed(1), []
    position.events = []
    while position.seat >= 0:
        position.events.clear()
        position.play(pick(position.moves(), rng))
        told += [event.key for event in position.events]
    assert told.count("last-round") == 1
    assert "end-begins" not in told
